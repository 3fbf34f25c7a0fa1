"""Turns in a course: what a seat did in one go, and from where on there is news for whom."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import dropwhile, groupby, takewhile

from bot.store import Entry
from bot.tables.round_ends import scores
from bot.tables.session import Step


def last_turn(steps: Sequence[Step], seat: int, after: int = 0) -> int | None:
    """Return the first number of a seat's last turn, looking no further back than the action `after`.

    All that it did in one go is one turn: the further choices that its move led to, and another move if it was its
    turn again. What it was merely asked in the turns of others since its turn before belongs to it as well.

    Args:
        steps: all actions that count.
        seat: whose turn.
        after: the number of an action; nothing up to it belongs to the turn.

    Returns:
        The number, or None if the seat has done nothing since.
    """
    first, had_turn = None, False
    recent = takewhile(lambda step: step.number > after, reversed(steps))
    for whose, run in groupby(recent, key=lambda step: step.seat):
        if whose != seat:
            continue
        backwards = list(run)
        moved = any(step.turn for step in backwards)
        if moved and had_turn:
            break
        first, had_turn = backwards[-1].number, moved or had_turn
    return first


def turn_over(steps: Sequence[Step], seat: int, *, asked: bool, but: Collection[int] = ()) -> int:
    """Return the number of the last action of a person's last turn that is over; 0 if there was none.

    What a computer did in the person's place is no action of his. While he is `asked` to go on with what he has begun,
    his turn is not over. `but` are the first numbers of moves that his plans made: he was not there either.
    """
    before: Iterator[Step] = reversed(steps)
    if asked:
        before = dropwhile(lambda step: step.seat == seat, before)
    return next((step.number for step in before if is_own(step, seat) and step.first not in but), 0)


def is_own(step: Step, seat: int) -> bool:
    """Whether a seat's person did this, not a computer in the person's place."""
    return step.seat == seat and step.entry is Entry.PLAY


def news_from(steps: Sequence[Step], seats: Collection[int], after: int) -> int | None:
    """Return the number from which on a board tells what happened: the earliest of the seats' last turns.

    A round that was scored in between is where it begins: what came before is no longer on the table.

    Args:
        steps: all actions that count.
        seats: all seats.
        after: the number of an action that is known already, with all before it.

    Returns:
        The number, or None if nothing has happened since.
    """
    turns = [first for seat in seats if (first := last_turn(steps, seat, after)) is not None]
    if not turns:
        return None
    scored = (step.number for step in reversed(steps) if step.number > after and scores(step.events) is not None)
    return max(min(turns), next(scored, 0))
