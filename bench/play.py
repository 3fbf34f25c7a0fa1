"""Random play in many manners: deterministic in its seed, and odd enough to reach what is rare."""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from bench import duel_manners, sobek_manners
from engine.game import AnyGame
from engine.replay import Move
from engine.rules import AnyRules

# A player: picks one of the legal actions, with what the seat sees.
Player = Callable[[Any, Sequence[Any], Random], Any]
# A manner: how gladly a player who sees a view does an action; 0 is not at all, unless there is nothing else.
Manner = Callable[[Any, Any], float]


class Witness(ABC):
    """A player who learns the events; they may have several seats of one game."""

    @abstractmethod
    def __call__(self, view: Any, legal: Sequence[Any], random: Random) -> Any:
        """Pick one of the legal actions, as any player does."""

    @abstractmethod
    def begin(self, game: AnyGame, seat: int) -> None:
        """Sit down at a game that begins; what was remembered of another one in this seat is forgotten."""

    @abstractmethod
    def learn(self, seat: int, events: Sequence[Any]) -> None:
        """Learn what happened, as one of the player's seats may know it."""


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game as it is stored, and the game itself."""

    seats: int
    options: Mapping[str, str]
    seed: str
    moves: tuple[Move, ...]
    game: AnyGame


def uniform(view: Any, legal: Sequence[Any], random: Random) -> Any:
    """Pick any legal action, all alike."""
    return legal[int(random.random() * len(legal))]


def mannered(manner: Manner, group: Callable[[Any], Hashable]) -> Player:
    """Return a player with a manner; many actions of one group weigh no more than one of them."""

    def pick(view: Any, legal: Sequence[Any], random: Random) -> Any:
        groups: dict[Hashable, list[tuple[float, Any]]] = {}
        for action in legal:
            groups.setdefault(group(action), []).append((manner(view, action), action))
        means = [(sum(weight for weight, _ in some) / len(some), some) for some in groups.values()]
        chosen = _weighted(means, random)
        return _weighted(chosen, random)

    return pick


def players_of(rules: AnyRules, options: Mapping[str, str]) -> tuple[Player, ...]:
    """Return the players who can sit down at a game: random ones, mannered ones if the game has manners, computers.

    An expansion may have manners beside those of its game.
    """

    def computer(view: Any, legal: Sequence[Any], random: Random) -> Any:
        return rules.choose(view, legal)

    manners = _MANNERS.get(rules.code)
    if manners is None:
        return (uniform, computer)
    group, own = manners
    more = _EXPANSIONS.get(options.get("expansion", ""), ())
    return (uniform, computer, *(mannered(manner, group) for manner in (*own, *more)))


def play(rules: AnyRules, seats: int, options: Mapping[str, str], seed: str, players: Sequence[Player]) -> Played:
    """Play a game to its end; `players` has one for each seat, and `seed` decides all chance in and around it."""
    game = rules.new(seats, options, seed)
    random = seeded("players", seed)
    moves: list[Move] = []
    witnesses = [(seat, player) for seat, player in enumerate(players) if isinstance(player, Witness)]
    for seat, witness in witnesses:
        witness.begin(game, seat)
    while waiting := game.waiting:
        seat = waiting[int(random.random() * len(waiting))]
        action = players[seat](game.view(seat), game.legal(seat), random)
        events = game.apply(seat, action)
        for other, witness in witnesses:
            witness.learn(other, [event.seen(other) for event in events])
        moves.append((seat, action.code))
    return Played(seats, options, seed, tuple(moves), game)


def play_many(rules: AnyRules, seats: int, options: Mapping[str, str], seed: str, count: int) -> Iterator[Played]:
    """Play `count` games, each with players picked at random, all of it decided by `seed`."""
    for number in range(count):
        yield play_one(rules, seats, options, f"{seed}/{number}")


def play_one(rules: AnyRules, seats: int, options: Mapping[str, str], seed: str) -> Played:
    """Play one game with players picked at random; the game's own seed is hex and follows from `seed`."""
    own = hashlib.sha256(f"{rules.code}/{seats}/{seed}".encode("ascii")).hexdigest()[:32]
    random = seeded("table", own)
    everybody = players_of(rules, options)
    players = [everybody[int(random.random() * len(everybody))] for _ in range(seats)]
    return play(rules, seats, options, own, players)


def seeded(purpose: str, seed: str) -> Random:
    """Return a generator for one purpose; only its method `random` is used, which no Python version changes."""
    return Random(int.from_bytes(hashlib.sha256(f"{purpose}/{seed}".encode("ascii")).digest(), "big"))


def _weighted(items: Sequence[tuple[float, Any]], random: Random) -> Any:
    total = sum(weight for weight, _ in items)
    if not total:
        return items[int(random.random() * len(items))][1]
    at = random.random() * total
    for weight, item in items:
        at -= weight
        if at < 0:
            return item
    return items[-1][1]


_MANNERS: dict[str, tuple[Callable[[Any], Hashable], tuple[Manner, ...]]] = {
    "sobek": (sobek_manners.group, sobek_manners.MANNERS),
    "duel": (duel_manners.group, duel_manners.MANNERS),
}
_EXPANSIONS: dict[str, tuple[Manner, ...]] = {"treasures": duel_manners.TREASURES_MANNERS}
