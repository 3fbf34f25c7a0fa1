"""Executes steps: sends, edits, finds or deletes a message, and stores what the channel shows then."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Final, Generic, NamedTuple, TypeAlias, assert_never

from bot.deadlines.table_deadlines import TableContexts
from bot.domain.clock import Clock
from bot.domain.ping_recipient import Recipient, Role, Seat, by_recipient
from bot.helpers.base36 import base36
from bot.helpers.bounded_dict import BoundedDict
from bot.helpers.gather import side_by_side
from bot.reconciler.diff import (
    EDITABLE,
    AddToThread,
    DeleteMessage,
    EditMessage,
    FindMessage,
    FinishDirectMessage,
    PlayComputer,
    PostMessage,
    RedrawMessages,
    RenameThread,
    ReopenThread,
    ResendMessage,
    SendDirectMessage,
    Step,
    adopted,
    already_watching,
    as_once_shown,
    due_steps,
    pinged_after,
    posted_at,
    waits_after,
    without_message,
)
from bot.reconciler.direct_message_sender import DirectMessageSender, Screens
from bot.reconciler.due_actions import (
    AskOthers,
    CheckMembership,
    CloseLobby,
    CloseMotion,
    CloseVote,
    DropVote,
    DueAction,
    ForgetNotified,
    MoveForPlayer,
    PassHost,
    ReleaseSeat,
    ReturnSeat,
    RunPlan,
    StopIdle,
    TakeOver,
    next_due_at,
)
from bot.reconciler.notification_text import NotificationTexts
from bot.reconciler.ports import (
    Blocked,
    Channel,
    DiscordFailure,
    Forbidden,
    Gone,
    Outdated,
    Rejected,
    Response,
    S,
    TimedOut,
    TooOld,
    Unexplained,
    Unsure,
    W,
)
from bot.reconciler.spectators import FinishSpectatorMessage, RemoveSpectators, TellSpectator
from bot.tables import UNSEEN, Sending, Settled, ShownState, Slot, Status, Table, Tables

log = logging.getLogger(__name__)

ShownChange: TypeAlias = Callable[[Table, ShownState], ShownState]

TOKEN_LIFETIME: Final = 14 * 60
"""For how many seconds the press on a message may delete it; its token is valid for fifteen minutes."""
_PRESSES: Final = 256
"""How many presses are remembered for that."""
AT_ONCE: Final = 0.7
"""Seconds for which a new board may be on its way before the old one is brought up to date for the time being."""


REDRAW_PAUSE: Final = 2.0
"""Seconds after a message that is drawn again: a channel takes about three edits of old messages in six seconds."""


class StepResult(NamedTuple):
    """A table after a step, and the steps that are due then; None where they must be computed."""

    table: Table
    due: tuple[Step, ...] | None = None


@dataclass(frozen=True, slots=True)
class _Message(Generic[S, W]):
    """What is sent: a screen, or words (no screen) that a screen replaces after they have arrived."""

    content: S | W
    screen: S | None


class Executor(Generic[S, W]):
    """Does the steps of tables one after the other; each is idempotent and stores what it did."""

    def __init__(
        self,
        tables: Tables,
        channel: Channel[S, W],
        screens: Screens[S, W],
        clock: Clock,
        contexts: TableContexts,
        *,
        pings_as_text: bool = True,
    ) -> None:
        self._tables = tables
        self._channel = channel
        self._screens = screens
        self._clock = clock
        self.contexts = contexts
        self._pings = NotificationTexts(on=pings_as_text)
        self._presses: BoundedDict[int, tuple[float, Response[S]]] = BoundedDict(_PRESSES)
        self._redrawing = asyncio.Lock()
        """Held by the table that is drawn again: nobody waits for it, so it goes one after the other."""
        self._letters = DirectMessageSender(tables, channel, screens, clock, self._pings)

    async def do(self, table: Table, step: Step, response: Response[S] | None) -> StepResult:
        """Do a step and return the table as it is then, with the next steps if storing it computed them.

        Raises:
            DiscordFailure: Discord did not take it.
            TableError: the store did not.
        """
        match step:
            case PlayComputer():
                return StepResult(await self._play_computer(table.id))
            case PostMessage():
                return await self._post(table, step, response)
            case ResendMessage():
                return await self._resend(table, step.sending, step.pinged)
            case FindMessage():
                return await self._search(table, step.sending)
            case EditMessage():
                return await self._edit(table, step, response)
            case DeleteMessage():
                await self._delete(table, step.message)
                left = step.message
                return await self._note_shown(
                    table.id,
                    lambda _, shown: replace(shown, discard=tuple(one for one in shown.discard if one != left)),
                )
            case RedrawMessages():
                return await self._redraw(table, step)
            case RenameThread():
                await self._channel.rename(table.channel_ref, self._screens.title(table))
                return await self._note_shown(table.id, lambda _, shown: replace(shown, rename=False))
            case AddToThread():
                return await self._invite(table, step.user)
            case ReopenThread():
                return await self._reopen(table)
            case SendDirectMessage() | TellSpectator():
                return StepResult(await self._letters.write(table, step))
            case FinishDirectMessage() | FinishSpectatorMessage():
                return StepResult(await self._letters.finish(table, step))
            case RemoveSpectators():
                return StepResult(await self._tables.spectators.stop(table.id, *step.users))
            case _:
                return StepResult(await self._do_due_action(table, step))

    async def _do_due_action(self, table: Table, step: DueAction) -> Table:
        overdue = self._tables.overdue_players
        match step:
            case CloseLobby():
                return await self._tables.waiting_lobbies.expire(table.id, self._screens.computer)
            case StopIdle():
                return await overdue.stop_idle(table.id)
            case MoveForPlayer():
                return await overdue.make_stand_in_move(table.id, step.seat, step.decision)
            case TakeOver():
                return await overdue.take_over(table.id, step.seat, step.decision, step.why)
            case ReturnSeat():
                return await overdue.end_absence(table.id, step.seat, step.why)
            case AskOthers():
                return await overdue.open_vote(table.id, step.seat, step.decision)
            case CloseVote():
                return await overdue.close_vote(table.id, step.about, step.version, over=step.over)
            case DropVote():
                return await overdue.drop_vote(table.id, step.about, step.version, step.until)
            case CheckMembership():
                return (await self._check_membership(table, step)).table
            case ReleaseSeat():
                return await self._tables.invitations.lapse(table.id, step.user, step.version)
            case ForgetNotified():
                return await self._tables.waiting_lobbies.drop_informed_guests(table.id)
            case CloseMotion():
                return await self._tables.seat_transfers.close_motion(table.id, step.version, over=step.over)
            case PassHost():
                return await self._tables.host_succession.pass_on(table.id, step.host, step.seen)
            case RunPlan():
                return await self._tables.plans.execute(table.id, step.seat, step.decision)
            case _:
                assert_never(step)

    async def _check_membership(self, table: Table, step: CheckMembership) -> StepResult:
        """Note whether a player has left the server; if Discord does not tell, keep what is known."""
        user, left = table.players[step.seat].user, self.contexts.of(table).has_left(table, step.seat)
        try:
            left = user is not None and await self._channel.has_left(table.channel_ref, user)
        except DiscordFailure as failure:
            log.info("table %s: it is not known who has left (%s)", table.id, type(failure).__name__)
        looked = int(self._clock.now())

        def change(now: Table, shown: ShownState) -> ShownState:
            wait = shown.waits.get(Seat(step.seat))
            if wait is None or wait.decision != step.decision:
                return shown
            return replace(shown, waits={**shown.waits, Seat(step.seat): replace(wait, looked=looked, left=left)})

        return await self._note_shown(table.id, change)

    async def _post(self, table: Table, step: PostMessage, response: Response[S] | None) -> StepResult:
        # A response pings nobody.
        by_response = step.slot is Slot.NOTE and response is not None and response.posts and not step.pinged
        number = table.shown.attempts + 1
        nonce = None if by_response else nonce_of(table, step.slot, number)
        at = step.at or int(self._clock.now())
        old = table.shown.note if step.slot is Slot.NOTE else table.shown.board
        if response is not None and old is not None:
            self._presses[old] = self._clock.now(), response
        sending = Sending(step.slot, nonce, table.version, step.pinged, at, step.messages, step.content_hash)
        # The picture may be drawn while it is stored that the message is going to be sent.
        message = await side_by_side(
            self._message(table, as_once_shown(table, at, step.pinged, step.messages), sending),
            self._tables.outbox.update_shown(
                table.id, lambda _, shown: replace(shown, sending=sending, attempts=number)
            ),
        )
        if not self._tables.is_unchanged(table.id, table.version, step.pinged):
            # A player has acted meanwhile: nobody is pinged for what is past.
            return await self._note_shown(table.id, lambda _, shown: replace(shown, sending=None))
        try:
            if by_response and response is not None and message.screen is not None:
                sent: int | None = await response.post(message.screen)
            else:
                sent = await self._send(table, message, sending, step.pinged, response)
        except Unsure:
            raise
        except DiscordFailure as failure:
            if isinstance(failure, Forbidden | Rejected):
                self._pings.trust(table.id)
            # It was sent for the first time, so there is nothing to be found or sent again.
            done = await self._note_shown(table.id, lambda _, shown: replace(shown, sending=None))
            if isinstance(failure, Outdated):
                return done
            if not by_response:
                raise
            # The response came too late or cannot be given: the next step sends an ordinary message.
            log.info("table %s: its first message could not be the answer (%s)", table.id, type(failure).__name__)
            return done
        if message.screen is None:
            return await self._note_arrival(table, sending, sent, UNSEEN)
        self._pings.sent(table.id)
        return await self._note_arrival(table, sending, sent, table.version)

    async def _message(self, table: Table, as_shown: Table, sending: Sending) -> _Message[S, W]:
        """Return what is sent: words if it pings and a phone's notification can say what for, else a screen."""
        watching = already_watching(table)
        pinged = {
            recipient: decision
            for recipient, decision in sending.pinged.items()
            if recipient not in watching and (isinstance(recipient, Role) or table.user_of(recipient) is not None)
        }
        if self._pings.plain(table, sending.slot, pinged, sending.messages):
            return _Message(self._screens.ping(as_shown, sending.slot, pinged, sending.messages), None)
        screen = await self._screens.of(as_shown, sending.slot)
        return _Message(screen, screen)

    async def _resend(self, table: Table, sending: Sending, pinged: Mapping[Recipient, int]) -> StepResult:
        message = await self._message(table, table, replace(sending, pinged=pinged))
        try:
            # Even if this fails, the first sending may have arrived: it stays noted until that is known.
            sent = await self._send(table, message, sending, pinged, None)
        except Outdated:
            return StepResult(await self._tables.get(table.id))
        # It may be the earlier message or this one: it is edited in any case.
        return await self._note_arrival(table, sending, sent, UNSEEN)

    async def _send(
        self,
        table: Table,
        message: _Message[S, W],
        sending: Sending,
        pinged: Mapping[Recipient, int],
        response: Response[S] | None,
    ) -> int | None:
        """Send a message and return its id, None if it was sent before and is deleted by now."""
        watching = already_watching(table)
        users = (table.user_of(recipient) for recipient in pinged if recipient not in watching)
        calls = {user for user in users if user is not None}
        roles = {recipient.id for recipient in pinged if isinstance(recipient, Role)}

        def still() -> bool:
            return self._tables.is_unchanged(table.id, table.version, pinged)

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
        """Bring the old board up to date while the new one has to wait.

        So nobody presses outdated buttons meanwhile. It may be left out: the sending of the new one stays noted.
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
        except DiscordFailure as failure:
            log.info("table %s: its old board stays as it was (%s)", table.id, type(failure).__name__)

    async def _note_arrival(self, table: Table, sending: Sending, message: int | None, version: int) -> StepResult:
        """Note that a message is in the channel (None: it was deleted since), and what it replaces."""

        def change(now: Table, shown: ShownState) -> ShownState:
            old = shown.note if sending.slot is Slot.NOTE else shown.board
            discard = shown.discard if old in (None, message) else (*shown.discard, old)
            after = replace(shown, sending=None, discard=tuple(one for one in discard if one is not None))
            seen = version if _shows_the_same(now, table) else UNSEEN
            pinged = pinged_after(now, sending.pinged)
            waits = waits_after(now, sending.version, sending.at, sending.pinged, sending.messages)
            after = replace(after, pinged=pinged, waits=waits, repost=False, content_hash=sending.content_hash)
            if sending.slot is Slot.NOTE:
                return replace(after, note=message, note_version=seen)
            return replace(after, board=message, board_version=seen)

        return await self._note_shown(table.id, change)

    async def _redraw(self, table: Table, step: RedrawMessages) -> StepResult:
        """Draw the messages of a table again: now if it is over, else with its next step.

        What the channel shows meanwhile may have been drawn before, so then they stay due.
        """
        before = table.shown
        if not table.status.live:
            async with self._redrawing:
                for slot, message in ((Slot.NOTE, before.note), (Slot.BOARD, before.board)):
                    if message is not None:
                        await self._redraw_one(table, slot, message)

        def change(now: Table, shown: ShownState) -> ShownState:
            if shown.redraw != step.at or shown.sending is not None:
                return shown
            if table.status.live:
                return replace(shown, redraw=None, note_version=UNSEEN, board_version=UNSEEN)
            same = (shown.note, shown.board) == (before.note, before.board)
            return replace(shown, redraw=None) if same else shown

        return await self._note_shown(table.id, change)

    async def _redraw_one(self, table: Table, slot: Slot, message: int) -> None:
        """Draw a message of a table again that is over; leave its thread archived if it is."""
        screen = await self._screens.of(table, slot)
        with suppress(Gone):
            await self._channel.edit(table.channel_ref, message, screen, named=(), keep_archived=True)
        await self._clock.sleep(REDRAW_PAUSE)

    async def _delete(self, table: Table, message: int) -> None:
        """Delete a message by the press on it, which counts against no rate limit, else by a request."""
        at, press = self._presses.pop(message, (0.0, None))
        if press is None or self._clock.now() - at > TOKEN_LIFETIME or not await press.erase(message):
            await self._channel.delete(table.channel_ref, message)

    async def _invite(self, table: Table, user: int) -> StepResult:
        """Add a user to the table's thread; ignore a refusal, because they can read the thread anyway."""
        if user in table.people or any(guest.user == user for guest in table.guests):
            try:
                await self._channel.invite(table.channel_ref, user)
            except TimedOut:
                raise
            except (Forbidden, Rejected, Gone) as failure:
                log.info("table %s: somebody could not be added to its thread (%s)", table.id, type(failure).__name__)
        return await self._note_shown(
            table.id, lambda _, shown: replace(shown, invite=tuple(one for one in shown.invite if one != user))
        )

    async def _reopen(self, table: Table) -> StepResult:
        """Open the table's thread again; after a refusal leave it alone for a day."""
        try:
            await self._channel.reopen(table.channel_ref)
        except TimedOut:
            raise
        except (Forbidden, Rejected) as failure:
            log.info("table %s: its thread could not be opened again (%s)", table.id, type(failure).__name__)
        now = int(self._clock.now())
        return await self._note_shown(table.id, lambda _, shown: replace(shown, asleep=False, reopened=now))

    async def _search(self, table: Table, sending: Sending | None) -> StepResult:
        """Look for lost messages: adopt the newest of the slot, and note the others for deletion."""
        since = None if sending is None else sending.at - 5
        found = await self._channel.find(table.channel_ref, table.id, since)
        # What should be deleted may be deleted and forgotten by now: it is none of those that are looked for.
        found = [one for one in found if one.message not in table.shown.discard]
        slot = Slot.BOARD if sending is None else sending.slot
        return await self._note_shown(table.id, lambda now, shown: adopted(now, shown, slot, sending, found))

    async def _edit(self, table: Table, step: EditMessage, response: Response[S] | None) -> StepResult:
        screen = await self._screens.of(table, step.slot)
        try:
            await self._show(table, step, screen, response)
        except Gone:
            return await self._note_shown(table.id, lambda _, shown: without_message(shown, step))
        except TooOld:
            if step.slot is Slot.NOTE or table.shown.pinged is None:
                raise
            return await self._note_shown(table.id, lambda _, shown: replace(shown, repost=True))
        except (Forbidden, Rejected) as refused:
            return await self._send_screen_instead(table, step, refused)
        version = table.version

        def change(now: Table, shown: ShownState) -> ShownState:
            seen = version if _shows_the_same(now, table) else UNSEEN
            if step.slot is Slot.NOTE:
                return (
                    replace(shown, note_version=seen, content_hash=step.content_hash)
                    if shown.note == step.message
                    else shown
                )
            if shown.board != step.message:
                return shown
            # Players who go on with what they have begun see the board.
            goes_on = by_recipient({seat: at for seat, at in table.asked.items() if seat in table.continuing})
            pinged = pinged_after(now, goes_on)
            waits = waits_after(now, version, step.at, goes_on, dict.fromkeys(goes_on, 1))
            return replace(shown, board_version=seen, pinged=pinged, waits=waits, content_hash=step.content_hash)

        return await self._note_shown(table.id, change)

    async def _send_screen_instead(self, table: Table, step: EditMessage, refused: Forbidden | Rejected) -> StepResult:
        """Have a screen sent where it could not replace a message's words; that will show why.

        Raises:
            Forbidden, Rejected: the message cannot have only its words, or another reason is known.
        """
        shown = table.shown
        unseen = shown.note_unseen if step.slot is Slot.NOTE else shown.board_unseen
        known = isinstance(refused, Blocked | TimedOut | Unexplained)
        if not unseen or known or shown.repost or shown.pinged is None:
            raise refused
        if step.slot is Slot.BOARD or table.status is Status.LOBBY:
            self._pings.doubt(table.id)
            return await self._note_shown(table.id, lambda _, shown: replace(shown, repost=True))
        if isinstance(refused, Forbidden) and self._pings.on:
            raise refused
        # A lobby that is over is not sent again: its words are deleted.
        return await self._note_shown(
            table.id, lambda _, shown: replace(without_message(shown, step), discard=(*shown.discard, step.message))
        )

    async def _show(self, table: Table, step: EditMessage, screen: S, response: Response[S] | None) -> None:
        if response is not None and response.offers(step.message):
            try:
                await response.update(screen)
                return
            except DiscordFailure as failure:
                # Late or lost responses are common: the message is edited as if nobody had pressed on it.
                log.info(
                    "table %s: a press could not be answered by its message (%s)", table.id, type(failure).__name__
                )
        await self._channel.edit(table.channel_ref, step.message, screen, named=_named(table))

    async def _note_shown(self, table_id: int, change: ShownChange) -> StepResult:
        """Note what the channel shows now, and that the table is settled if no step is left."""
        async with self._tables.outbox.locked(table_id) as noting:
            shown, now = change(noting.table, noting.table.shown), self._clock.now()
            after = replace(noting.table, shown=shown)
            context = self.contexts.of(after)
            steps = due_steps(after, now, context)
            settled = None if steps else Settled(after.version, next_due_at(after, now, context))
            return StepResult(await noting.note(shown, settled), steps)

    async def _play_computer(self, table_id: int) -> Table:
        """Let the first computer act that is waited for, and draw the board while that is stored."""
        async with self._tables.play.computing(table_id) as turn:
            if turn is not None:
                self._screens.begin(turn.table)
        return turn.table if turn is not None else await self._tables.get(table_id)


def nonce_of(table: Table, slot: Slot, attempt: int) -> str:
    """Return the nonce of a message, at most 25 characters: table, slot, attempt."""
    return f"{base36(table.id)}.{base36(table.created)}.{slot.value[0]}{base36(attempt)}"[:25]


def _shows_the_same(now: Table, before: Table) -> bool:
    """Return whether a table's messages show the same, apart from what its version tells."""

    def shows(table: Table) -> object:
        return table.language, table.seat_history, table.pace, table.fallback, table.proposal, table.motions, table.host

    return shows(now) == shows(before)


def _named(table: Table) -> set[int]:
    """Return the users whom a table's board mentions: those who are asked, votes included."""
    users = map(table.user_of, table.called_for)
    return {user for user in users if user is not None}
