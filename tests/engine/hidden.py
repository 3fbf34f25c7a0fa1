"""What is hidden in any game: how a game tells the tests what lies open to whom, apart from its views."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cache
from operator import attrgetter
from random import Random
from types import NoneType
from typing import Any

from engine.game import Code, Event
from engine.piece import Piece
from tests.engine.walks import Walks


@dataclass(frozen=True)
class Hidden:
    """What lies open in one game; `kinds` has the kinds of its pieces by their codes.

    `another_world` returns a game that differs from another only in what a viewer may not know. `on_table` are the
    pieces that lie open to all. Given the game before an action, `reached` are those that it takes or skips, which its
    seat may see, and `laid_open` those that it shows to all. Also given all that is inside a view, `check_view` fails
    if it shows tokens that its viewer has not seen, `check_told` if an event of a seat's action tells a viewer of some.
    """

    walks: Walks
    kinds: Mapping[str, int]
    another_world: Callable[[Any, int | None, Random], Any]
    on_table: Callable[[Any], Iterable[int]]
    reached: Callable[[Any, Any], Iterable[int]]
    check_view: Callable[[Any, Any, Sequence[Piece | Code]], None]
    laid_open: Callable[[Any, Any, tuple[Event, ...]], Iterable[int]] = lambda game, action, events: ()
    check_told: Callable[[Event, int, int | None], None] = lambda told, seat, viewer: None

    def pieces(self, value: object) -> Counter[int]:
        """Return the pieces inside a value."""
        return self.among(crawl(value))

    def among(self, values: Iterable[Piece | Code]) -> Counter[int]:
        """Return the pieces among some values."""
        pieces: list[Any] = [found for found in values if isinstance(found, Piece)]
        return Counter([self.kinds[piece.code] for piece in pieces])

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
    found: list[Piece | Code] = []
    _crawl((value,), found)
    return found


_SIMPLE = {NoneType, str, int, bool}


def _crawl(values: Iterable[Any], found: list[Piece | Code]) -> None:
    for value in values:
        kind = value.__class__
        if kind in _SIMPLE:
            continue
        inside = _inside(kind)
        if inside is None:
            found.append(value)
        else:
            _crawl(inside(value), found)


@cache
def _inside(kind: Any) -> Callable[[Any], Iterable[Any]] | None:
    """Return what gives the values inside one of a kind, None for what is looked for."""
    if issubclass(kind, Piece | Code):
        return None
    if issubclass(kind, Mapping):
        return lambda value: (*value.keys(), *value.values())
    if issubclass(kind, tuple | list | set | frozenset):
        return lambda value: value
    names = [field.name for field in fields(kind)]
    return attrgetter(*names) if len(names) > 1 else lambda value: [getattr(value, name) for name in names]


def viewers(game: Any) -> tuple[int | None, ...]:
    """Return the table and each seat of a game."""
    return (None, *range(game.seats))
