"""Two players measured by deals that each of them plays from every seat, and what that says of them, with its error."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Final, TypeAlias

from bench.play import Player, play, uniform
from bench.search_player import Searcher
from bench.yardstick import CHOOSE
from engine.ai.apprentice import choose_as_apprentice
from engine.rules import AnyRules

PLAYERS: Final = ("master", "merchant", "apprentice", "random", "yardstick", "openspiel")
"""The names of the players: the search of the game, its computer, that with its slips, one who picks any legal action,
the computer as it was, and the tree search of OpenSpiel (`bench/openspiel.py`), which has to be installed."""
_Z: Final = 1.959964  # the quantile of the normal distribution that leaves 2.5 % above


# A player without chance: picks one of the legal actions, with what the seat sees.
Choosing: TypeAlias = Callable[[Any, Sequence[Any]], Any]


@dataclass(frozen=True, slots=True)
class Deal:
    """What the first player came to in one deal that was played from every seat: means over its games.

    `wins` is the player's share of the victories, from 0 to 1; `margin` the points ahead of the mean of the others.
    """

    wins: float
    margin: float


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean, and the interval in which the truth lies in 95 of 100 measurements."""

    mean: float
    low: float
    high: float


def player(rules: AnyRules, name: str, playouts: int = 0, simulations: int = 0) -> Player:
    """Return the player of a game who has this name; a master has so many playouts for a move, OpenSpiel simulations.

    Raises:
        KeyError: the name is not known.
        ValueError: nothing searches in this game.
        ImportError: OpenSpiel is not installed.
    """
    if name == "random":
        return uniform
    if name == "master":
        return Searcher(rules, playouts)
    if name == "openspiel":
        return Searcher(rules, simulations, import_module("bench.openspiel").best)
    choosing: Mapping[str, Choosing] = {
        "merchant": rules.choose,
        "apprentice": partial(_apprentice, rules.choose),
        "yardstick": CHOOSE[rules.code],
    }
    choose = choosing[name]

    def chosen(view: Any, legal: Sequence[Any], random: object) -> Any:
        return choose(view, legal)

    return chosen


def _apprentice(choose: Choosing, view: Any, legal: Sequence[Any]) -> Any:
    # No two views of a game are alike, so the number of the action is left out.
    return choose_as_apprentice(choose, view, legal, 0)


def play_deal(
    rules: AnyRules, seats: int, options: Mapping[str, str], seed: str, first: Player, second: Player
) -> Deal:
    """Play one deal once for each seat, in which the first player sits there and the second in all others.

    With two seats these are the two games of a pair. If several share a victory, each has a part of it.
    """
    wins, margins = [], []
    for own in range(seats):
        sitting = [first if seat == own else second for seat in range(seats)]
        outcome = play(rules, seats, options, seed, sitting).game.outcome
        if outcome is None:
            raise RuntimeError(f"the game {seed} has no end")
        wins.append((own in outcome.winners) / len(outcome.winners))
        others = [score for seat, score in enumerate(outcome.scores) if seat != own]
        margins.append(outcome.scores[own] - fmean(others))
    return Deal(fmean(wins), fmean(margins))


def win_rate(deals: Sequence[Deal]) -> Estimate:
    """Return the share of victories; deals, not games, are the unit.

    It is Wilson's interval for as many independent games as would be as uncertain as these deals, and for as many as
    there are deals where all came to the same. Raise ValueError if there are none.
    """
    if not deals:
        raise ValueError("nothing was played")
    mean = fmean(deal.wins for deal in deals)
    error = _error([deal.wins for deal in deals])
    games = max(len(deals), mean * (1 - mean) / error**2) if error else len(deals)
    centre = (mean + _Z**2 / (2 * games)) / (1 + _Z**2 / games)
    reach = _Z / (1 + _Z**2 / games) * sqrt(mean * (1 - mean) / games + _Z**2 / (4 * games**2))
    return Estimate(mean, centre - reach, centre + reach)


def margin(deals: Sequence[Deal]) -> Estimate:
    """Return the mean margin in points by Student's interval; deals are the unit, two of them the least that tell.

    Raise ValueError if there are fewer.
    """
    if len(deals) < 2:
        raise ValueError("one deal tells nothing of the next")
    mean = fmean(deal.margin for deal in deals)
    reach = _student(len(deals) - 1) * _error([deal.margin for deal in deals])
    return Estimate(mean, mean - reach, mean + reach)


def _error(values: Sequence[float]) -> float:
    """Return the standard error of a mean, 0 where one value tells nothing of it."""
    return stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0


def _student(freedom: int) -> float:
    """Return the same quantile of Student's distribution, by its expansion (Abramowitz and Stegun 26.7.5)."""
    first = (_Z**3 + _Z) / 4
    second = (5 * _Z**5 + 16 * _Z**3 + 3 * _Z) / 96
    third = (3 * _Z**7 + 19 * _Z**5 + 17 * _Z**3 - 15 * _Z) / 384
    return _Z + first / freedom + second / freedom**2 + third / freedom**3
