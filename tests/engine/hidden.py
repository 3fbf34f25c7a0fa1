"""What is hidden in any game: how a game tells the tests what lies open to whom, apart from its views."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, fields
from random import Random
from typing import Any

from engine.game import Code, Event
from engine.piece import Piece
from tests.engine.walks import Walks


@dataclass(frozen=True)
class Hidden:
    """What lies open in one game; `kinds` has the kinds of its pieces by their codes.

    `another_world` returns a game that differs from another only in what a viewer may not know. `on_table` are the
    pieces that lie open to all. Given the game before an action, `reached` are those that it takes or skips, which its
    seat may see, and `laid_open` those that it shows to all. `check_view` fails if a view shows tokens that its viewer
    has not seen, `check_told` if an event of a seat's action tells a viewer of some.
    """

    walks: Walks
    kinds: Mapping[str, int]
    another_world: Callable[[Any, int | None, Random], Any]
    on_table: Callable[[Any], Iterable[int]]
    reached: Callable[[Any, Any], Iterable[int]]
    check_view: Callable[[Any, Any], None]
    laid_open: Callable[[Any, Any, tuple[Event, ...]], Iterable[int]] = lambda game, action, events: ()
    check_told: Callable[[Event, int, int | None], None] = lambda told, seat, viewer: None

    def pieces(self, value: object) -> Counter[int]:
        """Return the pieces inside a value."""
        pieces: list[Any] = [found for found in crawl(value) if isinstance(found, Piece)]
        return Counter(self.kinds[piece.code] for piece in pieces)

    def known(self, game: Any, viewer: int | None) -> Counter[int]:
        """Return the pieces that lie open to a viewer now."""
        known = Counter(self.on_table(game)) + Counter(game.discard)
        if viewer is not None:
            known += Counter(game.hands[viewer]) + Counter(game.piles[viewer])
            if game.pending is not None and game.pending.kind == "vizier" and game.pending.seat == viewer:
                known += Counter(game.piles[getattr(game.pending, "target", 1 - viewer)])
        return known


def crawl(value: Any) -> list[Piece | Code]:
    """Return all pieces and named values inside a value, however deep; fail if it is of anything else."""
    inner: Iterable[Any]
    if isinstance(value, Piece | Code):
        return [value]
    if value is None or isinstance(value, str | int):
        return []
    if isinstance(value, Mapping):
        inner = (*value.keys(), *value.values())
    elif isinstance(value, tuple | list | set | frozenset):
        inner = value
    else:
        inner = [getattr(value, field.name) for field in fields(value)]
    return [found for one in inner for found in crawl(one)]


def viewers(game: Any) -> tuple[int | None, ...]:
    """Return the table and each seat of a game."""
    return (None, *range(game.seats))
