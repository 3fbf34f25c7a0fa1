"""How each step is done: the message is sent, edited, found or deleted, and what the channel shows then is stored."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, replace
from typing import Final, Generic, NamedTuple, TypeAlias, TypeVar, assert_never

from bot.base36 import base36
from bot.domain.clock import Clock
from bot.domain.recipient import Recipient, Role, Seat, by_recipient
from bot.lru import Latest
from bot.reconciler.deadlines import (
    Ask,
    CloseLobby,
    CloseMotion,
    CloseVote,
    DropVote,
    GiveBack,
    Lapse,
    LetGo,
    LookFor,
    Overtime,
    PassHost,
    RunPlan,
    StopIdle,
    Substitute,
    TakeOver,
    wakes,
)
from bot.reconciler.diff import (
    EDITABLE,
    Delete,
    Edit,
    Finish,
    Invite,
    Letter,
    PlayComputer,
    Post,
    Rename,
    Reopen,
    Resend,
    Search,
    Step,
    adopted,
    before_it,
    called_after,
    due,
    once_shown,
    posted_at,
    waits_after,
    without,
)
from bot.reconciler.direct_messages import Letters, Screens
from bot.reconciler.pings import Pings
from bot.reconciler.ports import (
    Blocked,
    Channel,
    Forbidden,
    Gone,
    Outdated,
    Rejected,
    Response,
    S,
    TimedOut,
    TooOld,
    Trouble,
    Unexplained,
    Unsure,
    W,
)
from bot.reconciler.spectators import FinishTold, Tell, Unwatch
from bot.scheduling.context import Surroundings
from bot.tables import UNSEEN, Rest, Sending, Shown, Slot, Status, Table, Tables

log = logging.getLogger(__name__)

T = TypeVar("T")
Change: TypeAlias = Callable[[Table, Shown], Shown]

TOKEN: Final = 14 * 60
"""For how many seconds the press on a message may delete it; Discord takes its token for fifteen minutes."""
_PRESSES: Final = 256
"""Presses that are remembered for that."""
AT_ONCE: Final = 0.7
"""Seconds for which a new board may be on its way before the old one is brought up to date for the time being."""


class Done(NamedTuple):
    """A table as it is after a step, and what is to be done for it then; None where that is still to be found out."""

    table: Table
    due: tuple[Step, ...] | None = None


@dataclass(frozen=True, slots=True)
class _Message(Generic[S, W]):
    """What is sent: a screen, or words (no screen) in whose place one is put when they have arrived."""

    content: S | W
    screen: S | None


class Steps(Generic[S, W]):
    """Does one step after the other for tables; each is idempotent and leaves a trace of what it did in the store."""

    def __init__(
        self,
        tables: Tables,
        channel: Channel[S, W],
        screens: Screens[S, W],
        clock: Clock,
        around: Surroundings,
        *,
        pings_as_text: bool = True,
    ) -> None:
        self._tables = tables
        self._channel = channel
        self._screens = screens
        self._clock = clock
        self.around = around
        self._pings = Pings(on=pings_as_text)
        self._presses: Latest[int, tuple[float, Response[S]]] = Latest(_PRESSES)
        self._letters = Letters(tables, channel, screens, clock, self._pings)

    async def do(self, table: Table, step: Step, response: Response[S] | None) -> Done:
        """Do a step and return the table as it is then, and what is to be done next where its note has told that.

        Raises:
            Trouble: Discord did not take it.
            TableError: the store did not.
        """
        match step:
            case PlayComputer():
                return Done(await self._play_computer(table.id))
            case Post():
                return await self._post(table, step, response)
            case Resend():
                return await self._resend(table, step.sending, step.called)
            case Search():
                return await self._search(table, step.sending)
            case Edit():
                return await self._edit(table, step, response)
            case Delete():
                await self._delete(table, step.message)
                left = step.message
                return await self._noted(
                    table.id,
                    lambda _, shown: replace(shown, discard=tuple(one for one in shown.discard if one != left)),
                )
            case Rename():
                await self._channel.rename(table.channel_ref, self._screens.title(table))
                return await self._noted(table.id, lambda _, shown: replace(shown, rename=False))
            case Invite():
                return await self._invite(table, step.user)
            case Reopen():
                return await self._reopen(table)
            case Letter() | Tell():
                return Done(await self._letters.write(table, step))
            case Finish() | FinishTold():
                return Done(await self._letters.finish(table, step))
            case Unwatch():
                return Done(await self._tables.spectators.stop(table.id, *step.users))
            case _:
                return Done(await self._late(table, step))

    async def _late(self, table: Table, step: Overtime) -> Table:
        late = self._tables.overdue_players
        match step:
            case CloseLobby():
                return await self._tables.lobby_expiry.expire(table.id, self._screens.computer)
            case StopIdle():
                return await late.stop_idle(table.id)
            case Substitute():
                return await late.make_stand_in_move(table.id, step.seat, step.decision)
            case TakeOver():
                return await late.take_over(table.id, step.seat, step.decision, step.why)
            case GiveBack():
                return await late.end_absence(table.id, step.seat, step.why)
            case Ask():
                return await late.open_vote(table.id, step.seat, step.decision)
            case CloseVote():
                return await late.close_vote(table.id, step.about, step.version, over=step.over)
            case DropVote():
                return await late.drop_vote(table.id, step.about, step.version, step.until)
            case LookFor():
                return (await self._look_for(table, step)).table
            case Lapse():
                return await self._tables.invitations.lapse(table.id, step.user, step.version)
            case LetGo():
                return await self._tables.lobby_expiry.drop_informed_guests(table.id)
            case CloseMotion():
                return await self._tables.seat_transfers.close_motion(table.id, step.version, over=step.over)
            case PassHost():
                return await self._tables.host_succession.pass_on(table.id, step.host, step.seen)
            case RunPlan():
                return await self._tables.plans.execute(table.id, step.seat, step.decision)
            case _:
                assert_never(step)

    async def _look_for(self, table: Table, step: LookFor) -> Done:
        """Note whether a player has left the server; where Discord does not tell, what is known stays."""
        user, left = table.players[step.seat].user, self.around.of(table).has_left(table, step.seat)
        try:
            left = user is not None and await self._channel.has_left(table.channel_ref, user)
        except Trouble as trouble:
            log.info("table %s: it is not known who has left (%s)", table.id, type(trouble).__name__)
        looked = int(self._clock.now())

        def change(now: Table, shown: Shown) -> Shown:
            wait = shown.waits.get(Seat(step.seat))
            if wait is None or wait.decision != step.decision:
                return shown
            return replace(shown, waits={**shown.waits, Seat(step.seat): replace(wait, looked=looked, left=left)})

        return await self._noted(table.id, change)

    async def _post(self, table: Table, step: Post, response: Response[S] | None) -> Done:
        # A response pings nobody.
        by_answer = step.slot is Slot.NOTE and response is not None and response.posts and not step.called
        number = table.shown.attempts + 1
        nonce = None if by_answer else nonce_of(table, step.slot, number)
        at = step.at or int(self._clock.now())
        old = table.shown.note if step.slot is Slot.NOTE else table.shown.board
        if response is not None and old is not None:
            self._presses[old] = self._clock.now(), response
        sending = Sending(step.slot, nonce, table.version, step.called, at, step.messages, step.look)
        # The picture may be drawn while it is stored that the message is going to be sent.
        message = await side_by_side(
            self._message(table, once_shown(table, at, step.called, step.messages), sending),
            self._tables.outbox.update_shown(
                table.id, lambda _, shown: replace(shown, sending=sending, attempts=number)
            ),
        )
        if not self._tables.is_unchanged(table.id, table.version, step.called):
            # Somebody has acted while this was made ready: nobody is called for what is past.
            return await self._noted(table.id, lambda _, shown: replace(shown, sending=None))
        try:
            if by_answer and response is not None and message.screen is not None:
                sent: int | None = await response.post(message.screen)
            else:
                sent = await self._sent(table, message, sending, step.called, response)
        except Unsure:
            raise
        except Trouble as trouble:
            if isinstance(trouble, Forbidden | Rejected):
                self._pings.trust(table.id)
            # It was sent for the first time, so there is nothing to be found or sent again.
            done = await self._noted(table.id, lambda _, shown: replace(shown, sending=None))
            if isinstance(trouble, Outdated):
                return done
            if not by_answer:
                raise
            # The answer came too late, or cannot be given: an ordinary message, the next step, does as well.
            log.info("table %s: its first message could not be the answer (%s)", table.id, type(trouble).__name__)
            return done
        if message.screen is None:
            return await self._arrived(table, sending, sent, UNSEEN)
        self._pings.sent(table.id)
        return await self._arrived(table, sending, sent, table.version)

    async def _message(self, table: Table, as_shown: Table, sending: Sending) -> _Message[S, W]:
        """Return what is sent, a screen or words: these if it pings and a phone's notification is to say what for."""
        there = before_it(table)
        called = {
            recipient: decision
            for recipient, decision in sending.called.items()
            if recipient not in there and (isinstance(recipient, Role) or table.user_of(recipient) is not None)
        }
        if self._pings.plain(table, sending.slot, called, sending.messages):
            return _Message(self._screens.ping(as_shown, sending.slot, called, sending.messages), None)
        screen = await self._screens.of(as_shown, sending.slot)
        return _Message(screen, screen)

    async def _resend(self, table: Table, sending: Sending, called: Mapping[Recipient, int]) -> Done:
        message = await self._message(table, table, replace(sending, called=called))
        try:
            # Whatever is said to this, the first sending may have arrived: it stays noted until that is known.
            sent = await self._sent(table, message, sending, called, None)
        except Outdated:
            return Done(await self._tables.get(table.id))
        # It may be the message of then or that of now: it is edited in any case.
        return await self._arrived(table, sending, sent, UNSEEN)

    async def _sent(
        self,
        table: Table,
        message: _Message[S, W],
        sending: Sending,
        called: Mapping[Recipient, int],
        response: Response[S] | None,
    ) -> int | None:
        """Send a message and return its id, None if it had been sent before and is deleted by now."""
        there = before_it(table)
        users = (table.user_of(recipient) for recipient in called if recipient not in there)
        calls = {user for user in users if user is not None}
        roles = {recipient.id for recipient in called if isinstance(recipient, Role)}

        def still() -> bool:
            return self._tables.is_unchanged(table.id, table.version, called)

        sending_it = self._channel.send(
            table.channel_ref, message.content, nonce=sending.nonce or "", calls=calls, still=still, roles=roles
        )
        sent = asyncio.create_task(sending_it)
        try:
            if not await self._clock.within(AT_ONCE, sent) and sending.slot is Slot.BOARD:
                await self._refresh(table, message.screen, response)
            if response is not None:
                await response.acknowledge()
            return await sent
        except Gone:
            return None
        finally:
            sent.cancel()

    async def _refresh(self, table: Table, screen: S | None, response: Response[S] | None) -> None:
        """Bring the board up to date that is going to be replaced, for as long as the new one has to wait.

        Nobody is to press what is past meanwhile. It may be left out: that the new one is on its way stays noted.
        """
        old = table.shown.board
        if old is None or table.shown.board_version == table.version:
            return
        if screen is None:
            screen = await self._screens.of(table, Slot.BOARD)
        try:
            if response is not None and response.offers(old):
                await response.update(screen)
            elif self._clock.now() - posted_at(old) <= EDITABLE and not self._channel.busy:
                await self._channel.edit(table.channel_ref, old, screen, named=_named(table))
        except Trouble as trouble:
            log.info("table %s: its old board stays as it was (%s)", table.id, type(trouble).__name__)

    async def _arrived(self, table: Table, sending: Sending, message: int | None, version: int) -> Done:
        """Note that a message stands in the channel (None: stood there and was deleted), and what it replaces."""

        def change(now: Table, shown: Shown) -> Shown:
            old = shown.note if sending.slot is Slot.NOTE else shown.board
            discard = shown.discard if old in (None, message) else (*shown.discard, old)
            after = replace(shown, sending=None, discard=tuple(one for one in discard if one is not None))
            seen = version if _looks_alike(now, table) else UNSEEN
            called = called_after(now, sending.called)
            waits = waits_after(now, sending.version, sending.at, sending.called, sending.messages)
            after = replace(after, called=called, waits=waits, repost=False, look=sending.look)
            if sending.slot is Slot.NOTE:
                return replace(after, note=message, note_version=seen)
            return replace(after, board=message, board_version=seen)

        return await self._noted(table.id, change)

    async def _delete(self, table: Table, message: int) -> None:
        """Delete a message by the press on it, which counts against no limit, else by an ordinary request."""
        at, press = self._presses.pop(message, (0.0, None))
        if press is None or self._clock.now() - at > TOKEN or not await press.erase(message):
            await self._channel.delete(table.channel_ref, message)

    async def _invite(self, table: Table, user: int) -> Done:
        """Add somebody to the table's thread; a refusal is ignored, for the thread can be read anyway."""
        if user in table.people or any(guest.user == user for guest in table.guests):
            try:
                await self._channel.invite(table.channel_ref, user)
            except TimedOut:
                raise
            except (Forbidden, Rejected, Gone) as trouble:
                log.info("table %s: somebody could not be added to its thread (%s)", table.id, type(trouble).__name__)
        return await self._noted(
            table.id, lambda _, shown: replace(shown, invite=tuple(one for one in shown.invite if one != user))
        )

    async def _reopen(self, table: Table) -> Done:
        """Open the table's thread again; where that is refused it is left alone for a day."""
        try:
            await self._channel.reopen(table.channel_ref)
        except TimedOut:
            raise
        except (Forbidden, Rejected) as trouble:
            log.info("table %s: its thread could not be opened again (%s)", table.id, type(trouble).__name__)
        now = int(self._clock.now())
        return await self._noted(table.id, lambda _, shown: replace(shown, asleep=False, reopened=now))

    async def _search(self, table: Table, sending: Sending | None) -> Done:
        """Look for lost messages: the newest of the wanted kind is adopted, the others are to be deleted."""
        since = None if sending is None else sending.at - 5
        found = await self._channel.find(table.channel_ref, table.id, since)
        # What was to be deleted may be so by now, and be forgotten: it is none of those that are looked for.
        found = [one for one in found if one.message not in table.shown.discard]
        slot = Slot.BOARD if sending is None else sending.slot
        return await self._noted(table.id, lambda now, shown: adopted(now, shown, slot, sending, found))

    async def _edit(self, table: Table, step: Edit, response: Response[S] | None) -> Done:
        screen = await self._screens.of(table, step.slot)
        try:
            await self._shown(table, step, screen, response)
        except Gone:
            return await self._noted(table.id, lambda _, shown: without(shown, step))
        except TooOld:
            if step.slot is Slot.NOTE or table.shown.called is None:
                raise
            return await self._noted(table.id, lambda _, shown: replace(shown, repost=True))
        except (Forbidden, Rejected) as refused:
            return await self._kept_words(table, step, refused)
        version = table.version

        def change(now: Table, shown: Shown) -> Shown:
            seen = version if _looks_alike(now, table) else UNSEEN
            if step.slot is Slot.NOTE:
                return replace(shown, note_version=seen, look=step.look) if shown.note == step.message else shown
            if shown.board != step.message:
                return shown
            # Whoever goes on with what he has begun has it before his eyes.
            goes_on = by_recipient({seat: at for seat, at in table.asked.items() if seat in table.continuing})
            called = called_after(now, goes_on)
            waits = waits_after(now, version, step.at, goes_on, dict.fromkeys(goes_on, 1))
            return replace(shown, board_version=seen, called=called, waits=waits, look=step.look)

        return await self._noted(table.id, change)

    async def _kept_words(self, table: Table, step: Edit, refused: Forbidden | Rejected) -> Done:
        """Have a screen sent where it may not take the place of a message's words; that will show why.

        Raises:
            Forbidden, Rejected: it is no message that may have only its words, or another reason is known.
        """
        shown = table.shown
        unseen = shown.note_unseen if step.slot is Slot.NOTE else shown.board_unseen
        known = isinstance(refused, Blocked | TimedOut | Unexplained)
        if not unseen or known or shown.repost or shown.called is None:
            raise refused
        if step.slot is Slot.BOARD or table.status is Status.LOBBY:
            self._pings.doubt(table.id)
            return await self._noted(table.id, lambda _, shown: replace(shown, repost=True))
        if isinstance(refused, Forbidden) and self._pings.on:
            raise refused
        # A lobby that is over is not sent again: its words go.
        return await self._noted(
            table.id, lambda _, shown: replace(without(shown, step), discard=(*shown.discard, step.message))
        )

    async def _shown(self, table: Table, step: Edit, screen: S, response: Response[S] | None) -> None:
        if response is not None and response.offers(step.message):
            try:
                await response.update(screen)
                return
            except Trouble as trouble:
                # A late or lost answer is an everyday thing; the message is edited as if nobody had pressed on it.
                log.info(
                    "table %s: a press could not be answered by its message (%s)", table.id, type(trouble).__name__
                )
        await self._channel.edit(table.channel_ref, step.message, screen, named=_named(table))

    async def _noted(self, table_id: int, change: Change) -> Done:
        """Note what the channel shows now, and that the table is settled if nothing is left to be done then."""
        async with self._tables.outbox.locked(table_id) as noting:
            shown, now = change(noting.table, noting.table.shown), self._clock.now()
            after = replace(noting.table, shown=shown)
            around = self.around.of(after)
            steps = due(after, now, around)
            settled = None if steps else Rest(after.version, wakes(after, now, around))
            return Done(await noting.note(shown, settled), steps)

    async def _play_computer(self, table_id: int) -> Table:
        """Let the first computer that is waited for act, and draw the board while that is stored."""
        async with self._tables.play.computing(table_id) as turn:
            if turn is not None:
                self._screens.begin(turn.table)
        return turn.table if turn is not None else await self._tables.get(table_id)


def nonce_of(table: Table, slot: Slot, attempt: int) -> str:
    """Return the mark of at most 25 characters by which a message is known again: table, duty, attempt."""
    return f"{base36(table.id)}.{base36(table.created)}.{slot.value[0]}{base36(attempt)}"[:25]


async def side_by_side(first: Awaitable[T], *others: Awaitable[object]) -> T:
    """Do several things at once, each to its end whatever becomes of the others; return what came of the first.

    What went wrong first, in the order of the arguments, is raised then.
    """
    results = await asyncio.gather(first, *others, return_exceptions=True)
    for result in results:
        if isinstance(result, BaseException):
            raise result
    return results[0]  # type: ignore[return-value]  # it is no exception


def _looks_alike(now: Table, before: Table) -> bool:
    """Whether a table's messages say the same in the same words, but for what its version tells apart."""

    def looks(table: Table) -> object:
        return table.language, table.seat_history, table.pace, table.fallback, table.proposal, table.motions, table.host

    return looks(now) == looks(before)


def _named(table: Table) -> set[int]:
    """Return the users whom a table's board names: those who are asked, be it in a vote."""
    users = map(table.user_of, table.called_for)
    return {user for user in users if user is not None}
