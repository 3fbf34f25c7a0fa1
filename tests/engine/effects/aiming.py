"""What the tests of both games' effects share: positions of random games, and what an effect can be aimed at there."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from random import Random
from typing import Any, TypeVar

from engine.effects.aim_types import UNAIMED, Aim
from engine.effects.base import Effect, aim_of
from engine.game import IllegalAction

G = TypeVar("G")
# Plays a game to its end, with random numbers and what they lean towards, and yields each action: seat, it, its events.
Steps = Callable[[Any, Random, Any], Iterable[tuple[int, Any, Any]]]


def positions(
    walk: Callable[[int], tuple[Any, Random, Any]], steps: Steps, fit: Callable[[Any], bool] = lambda game: True
) -> Iterator[tuple[Any, int]]:
    """Return positions of some games, copied, and whose turn it is in each; only those that `fit`."""
    for game, seat in _positions(walk, steps, fit):
        yield game.copy(), seat


@cache
def _positions(
    walk: Callable[[int], tuple[Any, Random, Any]], steps: Steps, fit: Callable[[Any], bool]
) -> list[tuple[Any, int]]:
    found: list[tuple[Any, int]] = []
    for number in range(15):
        game, random, lean = walk(number)
        for seat, _, _ in steps(game, random, lean):
            if random.random() < 0.2 and game.outcome is None and fit(game):
                found.append((game.copy(), seat))
    return found


def allowed(effect: Effect[G, Any], game: G, seat: int, aim: Aim) -> bool:
    """Whether an effect can be aimed so."""
    try:
        effect.check(game, seat, aim)
    except IllegalAction:
        return False
    return True


def all_aims(effects: Iterable[Effect[G, Any]], found: Iterable[tuple[G, int]]) -> set[Aim]:
    """Return all that some effects can be aimed at in some positions."""
    return {aim for game, seat in found for effect in effects for aim in effect.aims(game, seat)}


def check_read_back(effect: Effect[G, Any], found: Iterable[tuple[G, int]]) -> None:
    """Check that the aims of an effect in some positions are read back from their codes, and no code is no aim."""
    for game, seat in found:
        for aim in effect.aims(game, seat):
            assert aim_of(effect, aim.code.split(".")) == aim
    assert aim_of(effect, []) == UNAIMED


def check_exact(effect: Effect[G, Any], found: Iterable[tuple[G, int]], others: Iterable[Aim]) -> None:
    """Check that in some positions an effect can be aimed at what it lists, if anything, and at none of `others`."""
    for game, seat in found:
        aims: Sequence[Aim] = effect.aims(game, seat) or [UNAIMED]
        for aim in {*others, *aims}:
            assert allowed(effect, game, seat, aim) == (aim in aims)
