"""Two games played alike that differ only in what a viewer cannot know."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any, NamedTuple

from engine.ai.worlds_contract import determinise


class Known(NamedTuple):
    """A game, and what its viewer remembers of it."""

    game: Any
    memory: Any


def parallel(
    game: Any, memory: Any, viewer: int | None, course: Iterable[tuple[Any, Any, Any]], start: int, random: Random
) -> Iterator[tuple[Known, Known]]:
    """Yield a game and one that it may be instead, before each action, for as long as the viewer sees the same.

    Args:
        game: one that begins; `course` plays it on and yields its actions after they were made.
        memory: the viewer's.
        viewer: who cannot tell the two from each other.
        course: see `game`.
        start: the number of the action after which the other game is drawn.
        random: chance for that, and for what is played from then on.
    """
    for count, (_, _, happened) in enumerate(course):
        if game.outcome is not None:
            return
        memory.learn(event.seen(viewer) for event in happened)
        if count == start:
            break
    other: Any = determinise(game.view(viewer), memory, random)
    beside = memory.copy()
    other.chance = game.chance.copy()
    while game.waiting:
        yield Known(game, memory), Known(other, beside)
        seat = game.waiting[0]
        action = random.choice(game.legal(seat))
        if action not in other.legal(seat):
            return
        told = [tuple(event.seen(viewer) for event in one.apply(seat, action)) for one in (game, other)]
        if told[0] != told[1] or game.outcome is not None or game.view(viewer) != other.view(viewer):
            return
        memory.learn(told[0])
        beside.learn(told[1])
