"""Turns in a game session: where a seat's last turn began and ended, and where its news and results begin."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import dropwhile, groupby, takewhile

from bot.store import Entry
from bot.tables.game.session import GameStep
from engine.game import Event, ScoresRound, tells_result


def last_turn_start(steps: Sequence[GameStep], seat: int, after: int = 0) -> int | None:
    """Return the number of the first action of a seat's last turn, looking back to the action `after`.

    A turn is all that a seat did in one go: its move, the choices that followed, and another move if it was its turn
    again. Its answers in the turns of others since its own turn before belong to it as well.

    Args:
        steps: all actions that count.
        seat: whose turn.
        after: the number of an action; the turn begins after it.

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


def last_turn_end(steps: Sequence[GameStep], seat: int, *, asked: bool, but: Collection[int] = ()) -> int:
    """Return the number of the last action of a person's last finished turn; 0 if there was none.

    Actions of a computer for the person do not count. While the seat is `asked` to go on with what it has begun, its
    turn is not over. `but` are the first numbers of moves that its plans made: the person was not present either.
    """
    before: Iterator[GameStep] = reversed(steps)
    if asked:
        before = dropwhile(lambda step: step.seat == seat, before)
    return next((step.number for step in before if is_by_person(step, seat) and step.first not in but), 0)


def is_by_person(step: GameStep, seat: int) -> bool:
    """Whether a seat's person made this step, not a computer for them."""
    return step.seat == seat and step.entry is Entry.PLAY


def news_start(steps: Sequence[GameStep], seats: Collection[int], after: int) -> int | None:
    """Return the number at which the news of a board begins: the earliest of the seats' last turns.

    If a round was scored in between, the news begins there: earlier actions are no longer on the table.

    Args:
        steps: all actions that count.
        seats: all seats.
        after: the number of an action; the viewer knows all up to it.

    Returns:
        The number, or None if nothing has happened since.
    """
    turns = [first for seat in seats if (first := last_turn_start(steps, seat, after)) is not None]
    if not turns:
        return None
    scored = (
        step.number for step in reversed(steps) if step.number > after and round_end_index(step.events) is not None
    )
    return max(min(turns), next(scored, 0))


def round_end_index(events: Sequence[Event]) -> int | None:
    """Return the index of the event that scores a round, None if there is none."""
    return next((index for index, event in enumerate(events) if isinstance(event, ScoresRound)), None)


def result_index(events: Sequence[Event]) -> int | None:
    """Return the index of the first event that tells the result of a round or the game, or None."""
    return next((index for index, event in enumerate(events) if tells_result(event)), None)
