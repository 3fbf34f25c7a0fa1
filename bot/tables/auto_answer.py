"""What is done by itself: the one answer to a question that a press has led to.

A choice is forced, and made with the press that led to it, if

- the seat that pressed is the only one that is asked, and asked to go on with what it has begun: a turn of its own is
  never taken for it, for its player looks at the table first;
- there is exactly one action;
- everybody can see that (`Decision.open`, or choices that are all public): else not having been asked would tell of
  what the seat hides;
- doing it brings nothing hidden to light and leads to no question that tells something, so that it can be taken back.

It is an action like any other, in log, record and replay, and a press of its own there: what led to it has often
revealed something, and is not taken back with it. Once it is taken back it is asked like any other question.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.store import Entry
from bot.tables.session import Course
from engine.game import Action, AnyGame


def forced(game: AnyGame, seat: int) -> Action | None:
    """Return what a seat would do by itself, as far as that is seen before it is done."""
    decision = game.decision(seat) if game.waiting == (seat,) else None
    if decision is None or decision.turn or decision.telling:
        return None
    if not (decision.open or all(choice.public for choice in decision.choices)):
        return None
    legal = game.legal(seat)
    return legal[0] if len(legal) == 1 else None


def played_on(course: Course, seat: int, actions: Sequence[Action]) -> tuple[Course, tuple[int, ...]]:
    """Return the course after a person's press and what is forced by it, and the numbers of what was forced.

    Raises:
        IllegalAction: one of the actions of the press is against the rules.
    """
    now = course.play(Entry.PLAY, seat, actions)
    numbers: list[int] = []
    while (action := forced(now.game, seat)) is not None:
        after = now.play(Entry.PLAY, seat, [action])
        if after.takes_back(seat) is not None:
            break
        now = after
        numbers.append(now.version)
    return now, tuple(numbers)
