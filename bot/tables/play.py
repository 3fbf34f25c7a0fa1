"""Playing: a press is checked, applied to a new course, committed, and only then shown to anybody."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace

from bot.domain.computer_level import Level
from bot.domain.recipient import Seat
from bot.search import PATIENCE, Searching
from bot.store import Entry, LogRow, PlanRow, Shown, Status
from bot.tables.auto_answer import played_on
from bot.tables.errors import Reason, TableError
from bot.tables.plan_evaluation import asked_kind, unplayed, without
from bot.tables.repository import CommitDetails, Held, Shelf
from bot.tables.seat_memory import Remembered
from bot.tables.session import Course
from bot.tables.table import Table, Turn
from engine.ai.apprentice import choose_as_apprentice
from engine.game import Action
from engine.rules import AnyRules

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Thought:
    """What a search came to at a version of a table: the best action, if any was found."""

    version: int
    best: Action | None


class Play:
    """What can be done with a game that is running."""

    def __init__(self, shelf: Shelf, searching: Searching) -> None:
        self._shelf = shelf
        self._searching = searching

    async def act(
        self, table_id: int, user: int, version: int | None, codes: Sequence[str], *, patience: float = 0.0
    ) -> Turn:
        """Make the actions of one press as `acting` does, with nothing to do while they are committed."""
        async with self.acting(table_id, user, version, codes, patience=patience) as turn:
            return turn

    @asynccontextmanager
    async def acting(
        self, table_id: int, user: int, version: int | None, codes: Sequence[str], *, patience: float = 0.0
    ) -> AsyncIterator[Turn]:
        """Make the actions of one press, all of them or none, and what is forced by them (`bot.tables.auto_answer`).

        What is given is the turn as it is going to be, for its board to be drawn ahead; leaving the context commits it.

        Args:
            table_id: the table.
            user: who pressed.
            version: that of the table which was shown with the button; None takes whatever is there now.
            codes: the actions, in order.
            patience: for how many seconds computers may go on thinking before the press is committed; what they have
                decided by then is committed with it, which is quicker than one commit each.

        Raises:
            TableError: NOT_RUNNING, GAME_OVER, NOT_SEATED, NOT_YOUR_TURN, STALE, RETIRED, NO_TABLE, STORE.
            IllegalAction: the rules do not allow it.
        """
        async with self._shelf.hold(table_id) as held:
            table, course, rules = running(held.loaded)
            seat = table.seat_of(user)
            if seat is None:
                raise TableError(Reason.NOT_SEATED)
            if seat in table.absent:
                # Any press gives the seat back, whatever becomes of what was pressed.
                table, course, rules = running(await give_back(self._shelf, held, seat))
            if seat not in course.opened:
                raise TableError(Reason.NOT_YOUR_TURN)
            if version is not None and not course.opened[seat] <= version <= course.version:
                raise TableError(Reason.STALE)
            new, forced = played_on(course, seat, [rules.parse(code) for code in codes])
            last, end = new.version, time.perf_counter() + patience
            while time.perf_counter() < end and (due := _computer(table, new)) is not None:
                if self._searches(table, due):
                    break
                new = await answered(table, rules, new, due)
            async with playing(self._shelf, held, new, Deed(Entry.PLAY, seat, last)) as turn:
                yield replace(turn, forced=forced)

    async def play_computer(self, table_id: int) -> Turn | None:
        """Let the first computer that is waited for act as `computing` does, with nothing to do meanwhile."""
        async with self.computing(table_id) as turn:
            return turn

    @asynccontextmanager
    async def computing(self, table_id: int) -> AsyncIterator[Turn | None]:
        """Let the first computer that is waited for act once; None if there is none.

        One that searches does so while the table is free. If anybody has acted meanwhile what it found is good for
        nothing: None, and it is to be asked anew. The turn is given and committed as that of `acting`.

        Raises:
            TableError: NO_TABLE, STORE.
        """
        thought = await self._thought(table_id)
        async with self._shelf.hold(table_id) as held:
            seat = self._acts(held.loaded, thought)
            if seat is None:
                yield None
                return
            table, course, rules = running(held.loaded)
            new = await answered(table, rules, course, seat, thought.best if thought is not None else None)
            async with playing(self._shelf, held, new, Deed(new.steps[-1].entry, seat, new.version)) as turn:
                yield turn

    def _acts(self, table: Table, thought: _Thought | None) -> int | None:
        """Return the seat whose computer can act now, None if there is none or what it has thought is past."""
        if not table.computer_due:
            return None
        table, course, _ = running(table)
        seat = _computer(table, course)
        if thought is not None:
            return seat if thought.version == table.version else None
        return None if seat is None or self._searches(table, seat) else seat

    def thinks(self, table: Table) -> bool:
        """Whether the computer that is to act next searches."""
        seat = None if table._course is None or not table.computer_due else _computer(table, table._course)
        return seat is not None and self._searches(table, seat)

    async def memory(self, table_id: int, seat: int) -> Remembered | None:
        """Return a seat's side of a running game; None where its game has no memory.

        Raises:
            TableError: NOT_RUNNING, GAME_OVER, RETIRED, NO_TABLE, STORE.
        """
        async with self._shelf.hold(table_id) as held:
            _, course, rules = running(held.loaded)
            return held.memories.remembered(rules, course, seat)

    async def _thought(self, table_id: int) -> _Thought | None:
        """Let the first computer that is waited for search; None if it does not.

        Where nothing comes of it there is no best action, and it plays as others do.
        """
        async with self._shelf.hold(table_id) as held:
            table = held.loaded
            if not self.thinks(table):
                return None
            _, course, rules = running(table)
            seat = _computer(table, course)
            try:
                known = None if seat is None else held.memories.remembered(rules, course, seat)
            except Exception as error:
                # Only the type: the text of an error may name a card.
                log.error("table %s: a computer cannot remember: %s", table.id, type(error).__name__)
                known = None
        if known is None or len(known.legal) < 2:
            return _Thought(table.version, None)
        found = await self._searching.evaluate(
            table.kind,
            rules.version,
            known.view,
            known.memory,
            known.legal,
            known.number,
            budget=self._searching.playouts(rules),
            patience=PATIENCE,
        )
        return _Thought(table.version, None if found is None else found.best.action)

    def _searches(self, table: Table, seat: int) -> bool:
        """Whether the computer of a seat searches."""
        return table.players[seat].level is Level.MASTER and self._searching.searches(table.rules)

    async def take_back(self, table_id: int, user: int) -> Turn:
        """Take back the last press as `taking_back` does, with nothing to do meanwhile."""
        async with self.taking_back(table_id, user) as turn:
            return turn

    @asynccontextmanager
    async def taking_back(self, table_id: int, user: int) -> AsyncIterator[Turn]:
        """Take back the last press, if it was this person's, nobody acted since and it revealed nothing.

        The turn is given and committed as that of `acting`.

        Raises:
            TableError: TAKE_BACK_ACTED, TAKE_BACK_REVEALED, TAKE_BACK_NOTHING, NOT_SEATED, NOT_RUNNING, GAME_OVER,
                RETIRED, NO_TABLE, STORE.
        """
        async with self._shelf.hold(table_id) as held:
            table = held.loaded
            reason = table.takes_back(user)
            if reason is not None:
                raise TableError(reason)
            table, course, _ = running(table)
            last = course.steps[-1]
            new = course.take_back(last.seat)
            row = LogRow(new.version, new.version, Entry.BACK, last.seat, str(last.first), self._shelf.now)
            coming = self._shelf.coming(
                held, replace(table, version=new.version, actor=last.seat, _course=new), CommitDetails(log=(row,))
            )
            yield Turn(coming.table, Entry.BACK, last.seat, table.version, coming.table.version)
            await self._shelf.store_coming(held, coming)


@dataclass(frozen=True, slots=True)
class Deed:
    """Whose doing a change of a game is, and how it stands in the log; the seat's own actions go up to `last`."""

    entry: Entry
    seat: int
    last: int


async def played(shelf: Shelf, held: Held, course: Course, deed: Deed, *, plan: PlanRow | None = None) -> Turn:
    """Commit what was played as `playing` does, with nothing to do meanwhile."""
    async with playing(shelf, held, course, deed, plan=plan) as turn:
        return turn


@asynccontextmanager
async def playing(
    shelf: Shelf, held: Held, course: Course, deed: Deed, *, plan: PlanRow | None = None
) -> AsyncIterator[Turn]:
    """Commit what was played: all actions of `course` that are not committed yet.

    What is given is the turn as it is going to be; leaving the context commits it.

    What the seat had decided in advance for what it was asked is past; where that was played, and nobody has pressed,
    `plan` is what is kept of it for the seat to read.
    """
    table, seat = held.loaded, deed.seat
    over = course.game.outcome is not None
    kind = asked_kind(table._course, seat) if table._plans and table._course is not None else None
    rows = table._plans if kind is None else without(table._plans, seat, kind)
    if plan is not None:
        rows = (*rows, plan)
    elif deed.entry is Entry.PLAY:
        rows = unplayed(rows, seat)
    actor = seat if plan is None else None
    after = replace(
        table,
        version=course.version,
        actor=actor if deed.entry is Entry.PLAY else table.actor,
        _plans=rows,
        _course=course,
        status=Status.FINISHED if over else Status.RUNNING,
    )
    log_rows = tuple(
        LogRow(step.number, step.first, step.entry, step.seat, step.code, shelf.now)
        for step in course.since(table.version)
    )
    coming = shelf.coming(held, after, CommitDetails(log=log_rows))
    yield Turn(coming.table, deed.entry, seat, table.version, deed.last)
    await shelf.store_coming(held, coming)


async def noted(
    shelf: Shelf, held: Held, entry: Entry, seat: int, code: str = "", *, shown: Shown | None = None
) -> Table:
    """Commit something that happened to a running table and is no action."""
    table, course, _ = running(held.loaded)
    row = LogRow(table.version + 1, table.version + 1, entry, seat, code, shelf.now)
    after = replace(table, version=row.number, shown=shown or table.shown, _course=course.noted(row))
    return await shelf.commit(held, after, CommitDetails(log=(row,)))


async def give_back(shelf: Shelf, held: Held, seat: int) -> Table:
    """Let the person of a seat play himself again; what he is asked then he has all the time for that there is."""
    shown = held.loaded.shown
    own = Seat(seat)
    waits = {to: replace(wait, since=shelf.now) if to == own else wait for to, wait in shown.waits.items()}
    return await noted(shelf, held, Entry.HERE, seat, shown=replace(shown, waits=waits))


def running(table: Table) -> tuple[Table, Course, AnyRules]:
    """Return a table whose game is running, with its course and rules.

    Raises:
        TableError: NOT_RUNNING, NO_TABLE, GAME_OVER, RETIRED.
    """
    if table.status is Status.LOBBY:
        raise TableError(Reason.NOT_RUNNING)
    if table.status is Status.CANCELLED:
        raise TableError(Reason.NO_TABLE)
    if not table.status.live:
        raise TableError(Reason.GAME_OVER)
    if table._course is None or table.rules is None:
        raise TableError(Reason.RETIRED)
    return table, table._course, table.rules


def _computer(table: Table, course: Course) -> int | None:
    """Return the first seat that is waited for and has nobody who plays himself."""
    return next((seat for seat in course.game.waiting if not table.plays(seat)), None)


async def answered(table: Table, rules: AnyRules, course: Course, seat: int, found: Action | None = None) -> Course:
    """Return the course after a computer's action, be it in its own seat or for a person, as a merchant there.

    `found` is what a search has found for it.
    """
    entry = Entry.AUTO if table.players[seat].user is None else Entry.SUB
    legal = course.game.legal(seat)
    chosen = found or await _chosen(rules, course, seat, legal, table.players[seat].level)
    try:
        return course.play(entry, seat, [chosen])
    except Exception as error:
        # A computer that errs must not keep people waiting: anything legal goes.
        log.error("table %s: the computer's choice failed: %s", table.id, type(error).__name__)
        return course.play(entry, seat, [legal[0]])


async def _chosen(rules: AnyRules, course: Course, seat: int, legal: Sequence[Action], level: Level | None) -> Action:
    view = course.game.view(seat)
    try:
        if level is Level.APPRENTICE:
            return await asyncio.to_thread(choose_as_apprentice, rules.choose, view, legal, len(course.steps))
        return await asyncio.to_thread(rules.choose, view, legal)
    except Exception as error:
        # Only the type: the text of an error may name a card.
        log.error("the computer of %s failed: %s", rules.code, type(error).__name__)
        return legal[0]
