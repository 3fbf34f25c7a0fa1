"""Play: a press is checked, applied to a new game session, committed, and shown only then."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace

from bot.ai_workers import THINKING_SECONDS, WorkerPool
from bot.domain.computer_level import ComputerLevel
from bot.domain.ping_recipient import Seat
from bot.store import Entry, LogRow, PlanRow, ShownState, Status
from bot.tables.errors import Reason, TableError
from bot.tables.game.auto_answer import play_with_auto_answers
from bot.tables.game.seat_memory import SeatMemory
from bot.tables.game.session import GameSession
from bot.tables.plan_validity import asked_kind, without_executed, without_plans
from bot.tables.repository import CachedTable, CommitDetails, Repository
from bot.tables.table import Table, TableTurn
from engine.ai.apprentice import choose_as_apprentice
from engine.game import Action
from engine.rules import AnyRules

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _SearchResult:
    """The result of a search at a version of a table: the best action, if one was found."""

    version: int
    best: Action | None


class Play:
    """The actions in a running game."""

    def __init__(self, repository: Repository, searching: WorkerPool) -> None:
        self._repository = repository
        self._searching = searching

    async def act(
        self, table_id: int, user: int, version: int | None, codes: Sequence[str], *, patience: float = 0.0
    ) -> TableTurn:
        """Apply the actions of one press as `acting` does, and commit them at once."""
        async with self.acting(table_id, user, version, codes, patience=patience) as turn:
            return turn

    @asynccontextmanager
    async def acting(
        self, table_id: int, user: int, version: int | None, codes: Sequence[str], *, patience: float = 0.0
    ) -> AsyncIterator[TableTurn]:
        """Apply the actions of one press, all or none, and the automatic answers (`game.auto_answer`).

        The context gets the turn before the commit, so that the board can be drawn ahead; its end commits the turn.

        Args:
            table_id: the table.
            user: the user who pressed.
            version: the version of the table that was shown with the button; None accepts any.
            codes: the actions, in order.
            patience: for how many seconds computers may answer before the press is committed; their answers are
                committed with it, which is quicker than one commit each.

        Raises:
            TableError: NOT_RUNNING, GAME_OVER, NOT_SEATED, NOT_YOUR_TURN, STALE, RETIRED, NO_TABLE, STORE.
            IllegalAction: the rules do not allow it.
        """
        async with self._repository.lock(table_id) as cached:
            table, game_session, rules = require_running(cached.loaded)
            seat = table.seat_of(user)
            if seat is None:
                raise TableError(Reason.NOT_SEATED)
            if seat in table.absent:
                # Any press gives the seat back, even if the press itself is refused.
                table, game_session, rules = require_running(await give_seat_back(self._repository, cached, seat))
            if seat not in game_session.opened:
                raise TableError(Reason.NOT_YOUR_TURN)
            if version is not None and not game_session.opened[seat] <= version <= game_session.version:
                raise TableError(Reason.STALE)
            new, automatic = play_with_auto_answers(game_session, seat, [rules.parse(code) for code in codes])
            last, end = new.version, time.perf_counter() + patience
            while time.perf_counter() < end and (due := _first_computer(table, new)) is not None:
                if self._is_searcher(table, due):
                    break
                new = await with_computer_action(table, rules, new, due)
            async with committing_play(self._repository, cached, new, TurnOrigin(Entry.PLAY, seat, last)) as turn:
                yield replace(turn, automatic=automatic)

    async def play_computer(self, table_id: int) -> TableTurn | None:
        """Let the first computer that is asked act as `computing` does, and commit it at once."""
        async with self.computing(table_id) as turn:
            return turn

    @asynccontextmanager
    async def computing(self, table_id: int) -> AsyncIterator[TableTurn | None]:
        """Let the first computer that is asked act once; None if there is none.

        A computer that searches does so while the table is unlocked. If a player has acted meanwhile, its result is
        useless: the turn is None, and the computer must be asked again. The turn is committed as in `acting`.

        Raises:
            TableError: NO_TABLE, STORE.
        """
        searched = await self._search(table_id)
        async with self._repository.lock(table_id) as cached:
            seat = self._ready_computer(cached.loaded, searched)
            if seat is None:
                yield None
                return
            table, game_session, rules = require_running(cached.loaded)
            new = await with_computer_action(
                table, rules, game_session, seat, searched.best if searched is not None else None
            )
            async with committing_play(
                self._repository, cached, new, TurnOrigin(new.steps[-1].entry, seat, new.version)
            ) as turn:
                yield turn

    def _ready_computer(self, table: Table, searched: _SearchResult | None) -> int | None:
        """Return the seat whose computer can act now, None if there is none or its search is outdated."""
        if not table.computer_due:
            return None
        table, game_session, _ = require_running(table)
        seat = _first_computer(table, game_session)
        if searched is not None:
            return seat if searched.version == table.version else None
        return None if seat is None or self._is_searcher(table, seat) else seat

    def is_search_next(self, table: Table) -> bool:
        """Whether the next computer to act searches."""
        seat = (
            None
            if table._game_session is None or not table.computer_due
            else _first_computer(table, table._game_session)
        )
        return seat is not None and self._is_searcher(table, seat)

    async def memory(self, table_id: int, seat: int) -> SeatMemory | None:
        """Return a seat's side of a running game; None if the game has no memory.

        Raises:
            TableError: NOT_RUNNING, GAME_OVER, RETIRED, NO_TABLE, STORE.
        """
        async with self._repository.lock(table_id) as cached:
            _, game_session, rules = require_running(cached.loaded)
            return cached.memories.remembered(rules, game_session, seat)

    async def _search(self, table_id: int) -> _SearchResult | None:
        """Let the first computer that is asked search; None if it does not search.

        If the search finds nothing there is no best action, and the computer plays as a merchant.
        """
        async with self._repository.lock(table_id) as cached:
            table = cached.loaded
            if not self.is_search_next(table):
                return None
            _, game_session, rules = require_running(table)
            seat = _first_computer(table, game_session)
            try:
                known = None if seat is None else cached.memories.remembered(rules, game_session, seat)
            except Exception as error:
                # Only the type: the text of an error may name a card.
                log.error("table %s: a computer cannot remember: %s", table.id, type(error).__name__)
                known = None
        if known is None or len(known.legal) < 2:
            return _SearchResult(table.version, None)
        found = await self._searching.evaluate(
            table.kind,
            rules.version,
            known.view,
            known.memory,
            known.legal,
            known.number,
            budget=self._searching.playouts(rules),
            patience=THINKING_SECONDS,
        )
        return _SearchResult(table.version, None if found is None else found.best.action)

    def _is_searcher(self, table: Table, seat: int) -> bool:
        """Whether the computer of a seat searches."""
        return table.players[seat].level is ComputerLevel.MASTER and self._searching.can_search(table.rules)

    async def take_back(self, table_id: int, user: int) -> TableTurn:
        """Take back the last press as `taking_back` does, and commit it at once."""
        async with self.taking_back(table_id, user) as turn:
            return turn

    @asynccontextmanager
    async def taking_back(self, table_id: int, user: int) -> AsyncIterator[TableTurn]:
        """Take back the last press, if it is this user's, nobody has acted since, and it revealed nothing.

        The turn is committed as in `acting`.

        Raises:
            TableError: TAKE_BACK_ACTED, TAKE_BACK_REVEALED, TAKE_BACK_NOTHING, NOT_SEATED, NOT_RUNNING, GAME_OVER,
                RETIRED, NO_TABLE, STORE.
        """
        async with self._repository.lock(table_id) as cached:
            table = cached.loaded
            reason = table.take_back_refusal(user)
            if reason is not None:
                raise TableError(reason)
            table, game_session, _ = require_running(table)
            last = game_session.steps[-1]
            new = game_session.take_back(last.seat)
            row = LogRow(new.version, new.version, Entry.BACK, last.seat, str(last.first), self._repository.now)
            pending = self._repository.prepare(
                cached,
                replace(table, version=new.version, actor=last.seat, _game_session=new),
                CommitDetails(log=(row,)),
            )
            yield TableTurn(pending.table, Entry.BACK, last.seat, table.version, pending.table.version)
            await self._repository.commit_prepared(cached, pending)


@dataclass(frozen=True, slots=True)
class TurnOrigin:
    """The seat that a change of a game comes from, its log entry, and the seat's last action number."""

    entry: Entry
    seat: int
    last: int


async def commit_play(
    repository: Repository,
    cached: CachedTable,
    game_session: GameSession,
    deed: TurnOrigin,
    *,
    plan: PlanRow | None = None,
) -> TableTurn:
    """Commit actions as `committing_play` does, at once."""
    async with committing_play(repository, cached, game_session, deed, plan=plan) as turn:
        return turn


@asynccontextmanager
async def committing_play(
    repository: Repository,
    cached: CachedTable,
    game_session: GameSession,
    deed: TurnOrigin,
    *,
    plan: PlanRow | None = None,
) -> AsyncIterator[TableTurn]:
    """Commit all actions of a game session that are not committed yet.

    The context gets the turn before the commit; its end commits the turn.

    The seat's plan for the decision is removed. If it was the plan that acted, `plan` is the row that is kept for
    the seat to read.
    """
    table, seat = cached.loaded, deed.seat
    over = game_session.game.outcome is not None
    kind = asked_kind(table._game_session, seat) if table._plans and table._game_session is not None else None
    rows = table._plans if kind is None else without_plans(table._plans, seat, kind)
    if plan is not None:
        rows = (*rows, plan)
    elif deed.entry is Entry.PLAY:
        rows = without_executed(rows, seat)
    actor = seat if plan is None else None
    after = replace(
        table,
        version=game_session.version,
        actor=actor if deed.entry is Entry.PLAY else table.actor,
        _plans=rows,
        _game_session=game_session,
        status=Status.FINISHED if over else Status.RUNNING,
    )
    log_rows = tuple(
        LogRow(step.number, step.first, step.entry, step.seat, step.code, repository.now)
        for step in game_session.since(table.version)
    )
    pending = repository.prepare(cached, after, CommitDetails(log=log_rows))
    yield TableTurn(pending.table, deed.entry, seat, table.version, deed.last)
    await repository.commit_prepared(cached, pending)


async def commit_log_row(
    repository: Repository,
    cached: CachedTable,
    entry: Entry,
    seat: int,
    code: str = "",
    *,
    shown: ShownState | None = None,
) -> Table:
    """Commit a log row of a running game that is no action."""
    table, game_session, _ = require_running(cached.loaded)
    row = LogRow(table.version + 1, table.version + 1, entry, seat, code, repository.now)
    after = replace(table, version=row.number, shown=shown or table.shown, _game_session=game_session.with_row(row))
    return await repository.commit(cached, after, CommitDetails(log=(row,)))


async def give_seat_back(repository: Repository, cached: CachedTable, seat: int) -> Table:
    """Let the person of a seat play again; the time for their decision starts again."""
    shown = cached.loaded.shown
    own = Seat(seat)
    waits = {to: replace(wait, since=repository.now) if to == own else wait for to, wait in shown.waits.items()}
    return await commit_log_row(repository, cached, Entry.HERE, seat, shown=replace(shown, waits=waits))


def require_running(table: Table) -> tuple[Table, GameSession, AnyRules]:
    """Return a table with its game session and rules; require that its game is running.

    Raises:
        TableError: NOT_RUNNING, NO_TABLE, GAME_OVER, RETIRED.
    """
    if table.status is Status.LOBBY:
        raise TableError(Reason.NOT_RUNNING)
    if table.status is Status.CANCELLED:
        raise TableError(Reason.NO_TABLE)
    if not table.status.live:
        raise TableError(Reason.GAME_OVER)
    if table._game_session is None or table.rules is None:
        raise TableError(Reason.RETIRED)
    return table, table._game_session, table.rules


def _first_computer(table: Table, game_session: GameSession) -> int | None:
    """Return the first seat that is asked and has no person who plays."""
    return next((seat for seat in game_session.game.waiting if not table.plays(seat)), None)


async def with_computer_action(
    table: Table, rules: AnyRules, game_session: GameSession, seat: int, found: Action | None = None
) -> GameSession:
    """Return the game session after a computer's action in its seat, or as a merchant for a person.

    `found` is the result of a search, if there is one.
    """
    entry = Entry.AUTO if table.players[seat].user is None else Entry.SUB
    legal = game_session.game.legal(seat)
    chosen = found or await _chosen_action(rules, game_session, seat, legal, table.players[seat].level)
    try:
        return game_session.play(entry, seat, [chosen])
    except Exception as error:
        # A computer that fails must not keep people waiting: any legal action is taken.
        log.error("table %s: the computer's choice failed: %s", table.id, type(error).__name__)
        return game_session.play(entry, seat, [legal[0]])


async def _chosen_action(
    rules: AnyRules, game_session: GameSession, seat: int, legal: Sequence[Action], level: ComputerLevel | None
) -> Action:
    view = game_session.game.view(seat)
    try:
        if level is ComputerLevel.APPRENTICE:
            return await asyncio.to_thread(choose_as_apprentice, rules.choose, view, legal, len(game_session.steps))
        return await asyncio.to_thread(rules.choose, view, legal)
    except Exception as error:
        # Only the type: the text of an error may name a card.
        log.error("the computer of %s failed: %s", rules.code, type(error).__name__)
        return legal[0]
