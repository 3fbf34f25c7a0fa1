"""Replay recorded games: the same seed and actions always give the same game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TypeVar

from engine.game import Action, Event, Game, View
from engine.rules import Rules

A = TypeVar("A", bound=Action)
V = TypeVar("V", bound=View)
E = TypeVar("E", bound=Event)

# One action as it is stored: the seat that acted and the action's code.
Move = tuple[int, str]


def steps(
    game: Game[A, V, E], parse: Callable[[str], A], moves: Iterable[Move]
) -> Iterator[tuple[int, A, tuple[E, ...]]]:
    """Apply `moves` to `game` one after the other and yield seat, action and events, the game standing after each.

    Raises:
        IllegalAction: a move does not fit; the game stands before it.
    """
    for seat, code in moves:
        action = parse(code)
        yield seat, action, game.apply(seat, action)


def replay(
    rules: Rules[A, V, E], seats: int, options: Mapping[str, str], seed: str, moves: Iterable[Move]
) -> Game[A, V, E]:
    """Return the game that `moves` lead to.

    Raises:
        ValueError: no game can have these seats or options.
        IllegalAction: a move does not fit.
    """
    game = rules.new(seats, options, seed)
    for _ in steps(game, rules.parse, moves):
        pass
    return game
