"""Playing written-down games again: the same seed and actions give the same game for ever."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from engine.game import Event, Game
from engine.rules import Rules

# One action as it is stored: the seat that acted and the action's code.
Move = tuple[int, str]


def steps(
    game: Game, parse: Callable[[str], Any], moves: Iterable[Move]
) -> Iterator[tuple[int, Any, tuple[Event, ...]]]:
    """Apply `moves` to `game` one after the other and yield seat, action and events, the game standing after each.

    Raises:
        IllegalAction: a move does not fit; the game stands before it.
    """
    for seat, code in moves:
        action = parse(code)
        yield seat, action, game.apply(seat, action)


def replay(rules: Rules, seats: int, options: Mapping[str, str], seed: str, moves: Iterable[Move]) -> Game:
    """Return the game that `moves` lead to.

    Raises:
        ValueError: no game can have these seats or options.
        IllegalAction: a move does not fit.
    """
    game = rules.new(seats, options, seed)
    for _ in steps(game, rules.parse, moves):
        pass
    return game
