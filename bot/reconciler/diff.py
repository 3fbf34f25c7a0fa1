"""The next steps for a table: the difference between the table and what its channel shows; a pure function.

How the difference came about does not matter: a press, a computer, a kill in the middle, a moderator. Doing the steps
one after the other until there is none makes the channel right.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from hashlib import sha256
from typing import Final, TypeAlias

from bot.deadlines.table_deadlines import NOTHING, TableContext, knows_of, waiting
from bot.domain.pace import MOST_REMINDERS
from bot.domain.ping_recipient import Recipient, Seat, by_recipient
from bot.domain.preferences import ReminderTarget
from bot.reconciler.due_actions import DueAction, due_action, reopens_at
from bot.reconciler.ports import Posted
from bot.reconciler.spectators import FinishSpectatorMessage, RemoveSpectators, TellSpectator, spectator_steps
from bot.tables import UNSEEN, Ending, Sending, ShownState, Slot, Status, Table, Wait, WordsOnlyMessage

EDITABLE: Final = 50 * 60
"""How old a message may be, in seconds, to be edited freely; those older than an hour have a limit of their own."""
NONCE_TRUSTED: Final = 120
"""For how many seconds Discord is trusted to know a nonce and return its message; it keeps it some minutes."""
DISCORD_EPOCH: Final = 1_420_070_400
_LONGEST_HASH: Final = 200


@dataclass(frozen=True, slots=True)
class PlayComputer:
    """Let a computer act that the table waits for."""

    retry_key = "computer"


@dataclass(frozen=True, slots=True)
class ResendMessage:
    """Send a message again of which it is not known whether it arrived; its nonce prevents a second one.

    `pinged` are those whom it still has to ping.
    """

    sending: Sending
    pinged: Mapping[Recipient, int]

    @property
    def retry_key(self) -> str:
        """Return the key under which failures of this step are counted and retried."""
        return self.sending.slot.value


@dataclass(frozen=True, slots=True)
class FindMessage:
    """Look in the channel for a message that may have arrived; None hashed for all of the table."""

    sending: Sending | None

    @property
    def retry_key(self) -> str:
        """Return the key under which failures of this step are counted and retried."""
        return self.sending.slot.value if self.sending else Slot.BOARD.value


@dataclass(frozen=True, slots=True)
class PostMessage:
    """Send a message that replaces the one that is there, if any, and ping people for what they are asked.

    `messages` says for each of them how many there will have been, `content_hash` stands for what it shows beside its
    version, `at` is the moment from which those who are asked are waited for.
    """

    slot: Slot
    pinged: Mapping[Recipient, int]
    messages: Mapping[Recipient, int] = field(default_factory=dict, compare=False)
    content_hash: str = field(default="", compare=False)
    at: int = field(default=0, compare=False)

    @property
    def retry_key(self) -> str:
        """Return the key under which failures of this step are counted and retried."""
        return self.slot.value


@dataclass(frozen=True, slots=True)
class EditMessage:
    """Bring a message up to date; `content_hash` and `at` are as those of `PostMessage`."""

    slot: Slot
    message: int
    content_hash: str = field(default="", compare=False)
    at: int = field(default=0, compare=False)

    @property
    def retry_key(self) -> str:
        """Return the key under which failures of this step are counted and retried."""
        return self.slot.value


@dataclass(frozen=True, slots=True)
class DeleteMessage:
    """Delete a message that another has replaced."""

    message: int
    retry_key = "delete"


@dataclass(frozen=True, slots=True)
class RedrawMessages:
    """Draw the messages of a table again, which was due at a moment; one that was deleted is left so."""

    at: int
    retry_key = "redraw"


@dataclass(frozen=True, slots=True)
class RenameThread:
    """Give a thread a title without a person's name."""

    retry_key = "rename"


@dataclass(frozen=True, slots=True)
class AddToThread:
    """Add a user who has taken a seat to the table's thread."""

    user: int
    retry_key = "invite"


@dataclass(frozen=True, slots=True)
class ReopenThread:
    """Open the table's thread again: it was archived while a player is asked, and nobody can press in it."""

    retry_key = "reopen"


@dataclass(frozen=True, slots=True)
class SendDirectMessage:
    """Send a player a direct message about a decision; `count` includes this message."""

    seat: int
    decision: int
    count: int

    @property
    def retry_key(self) -> str:
        """Return the key under which failures of this step are counted and retried."""
        return f"letter {self.seat}"


@dataclass(frozen=True, slots=True)
class FinishDirectMessage:
    """Replace the words of a direct message to a player by a screen."""

    letter: WordsOnlyMessage

    @property
    def retry_key(self) -> str:
        """Return the key under which failures of this step are counted and retried."""
        return f"finish {self.letter.message}"


BackgroundStep: TypeAlias = (
    DeleteMessage
    | RedrawMessages
    | RenameThread
    | AddToThread
    | ReopenThread
    | SendDirectMessage
    | FinishDirectMessage
    | TellSpectator
    | FinishSpectatorMessage
    | RemoveSpectators
)
Step: TypeAlias = PlayComputer | DueAction | ResendMessage | FindMessage | PostMessage | EditMessage | BackgroundStep


def due_steps(table: Table, now: float, context: TableContext = NOTHING) -> tuple[Step, ...]:
    """Return all steps that are due for a table, the first one first; each has another retry key.

    Of one slot only the first step counts: as long as a message has to be found, nothing else may be done with it.

    Args:
        table: as it is stored.
        now: this moment, in seconds since 1970.
        context: the preferences of its players, its server's settings, and outages.
    """
    if table.ending is Ending.GONE:
        return ()  # The channel is gone, so nothing can be shown.
    steps = (
        due_action(table, now, context),
        _computer(table),
        _resolve_sending(table, now),
        _note(table, now, context),
        _board(table, now, context),
        *background_steps(table, now, context),
    )
    first: dict[str, Step] = {}
    for step in steps:
        if step is not None:
            first.setdefault(step.retry_key, step)
    return tuple(first.values())


def background_steps(table: Table, now: float, context: TableContext = NOTHING) -> list[BackgroundStep]:
    """Return the steps of a table that run in the background, because nobody waits for them."""
    shown: ShownState = table.shown
    # What replaces a message may have only its words yet: the old one stays until it is a screen.
    replaced = not shown.board_unseen and not shown.note_unseen
    steps: list[BackgroundStep] = [DeleteMessage(message) for message in shown.discard[:1] if replaced]
    if (moment := reopens_at(table)) is not None and moment <= now:
        steps.append(ReopenThread())
    if shown.redraw is not None and shown.redraw <= now and shown.sending is None:
        steps.append(RedrawMessages(shown.redraw))
    steps += [AddToThread(user) for user in shown.invite[:1]]
    steps += [FinishDirectMessage(letter) for letter in shown.letters]
    steps += _direct_messages(table, now, context)
    steps += spectator_steps(table, now, context)
    return [*steps, RenameThread()] if shown.rename else steps


def not_yet_pinged(table: Table, now: float | None = None, context: TableContext = NOTHING) -> dict[Recipient, int]:
    """Return who must be pinged at the table now, each with the version of what for.

    Without `now`, return who was never pinged.
    """
    if table.shown.pinged is None:
        return {}
    planned = {Seat(seat) for seat in table.planned}
    return {
        recipient: decision
        for recipient, decision in table.called_for.items()
        # Their plan is executed without a ping.
        if recipient not in planned
        and (1 if now is None else messages_due(table, recipient, now, context)) > message_count(table, recipient)
    }


def messages_due(table: Table, recipient: Recipient, now: float, context: TableContext) -> int:
    """Return how many messages a recipient must have got at the table by now: the ping and reminders."""
    wait = waiting(table, recipient)
    closed = wait is not None and wait.closed
    own = table.is_asked(recipient)  # Only about their own decision people get direct messages and reminders.
    if context.of(table, recipient).where is ReminderTarget.DIRECT and own and not closed:
        return 0
    count = context.schedule(table, recipient, int(now) if wait is None else wait.since, wait).messages_due(int(now))
    return count if own else min(count, 1)


def message_count(table: Table, recipient: Recipient) -> int:
    """Return how many messages a recipient got at the table about what they are pinged for now."""
    wait = waiting(table, recipient)
    if wait is not None:
        return wait.reminded
    pinged = (table.shown.pinged or {}).get(recipient)
    version = None if pinged is None else table.called_at(recipient)
    return 1 if pinged is not None and version is not None and knows_of(recipient, pinged, version) else 0


def content_hash(table: Table, now: float, context: TableContext) -> str:
    """Return a text or hash of all that a message shows beside its version: times, absences, reminders."""
    if table.status is Status.LOBBY:
        held = [f"h{context.held_until(table, guest, now) // 60}" for guest in table.held_guests]
        return " ".join(held if context.server.ladders is None else [*held, "l"])
    if table.status is not Status.RUNNING:
        return ""
    marks = []
    for seat in table.asked:
        deadline = context.deadline(table, seat, now)
        marks += [] if deadline is None else [f"{seat}t{deadline // 60}"]
        count, wait = message_count(table, Seat(seat)), waiting(table, Seat(seat))
        marks += [f"{seat}r{count > MOST_REMINDERS}"] if count > 1 else []
        marks += [f"{seat}c"] if wait is not None and wait.closed else []
    for seat in table.asked:
        decides = context.announced(table, seat, now)
        marks += [] if decides is None else [f"{seat}q{decides // 60}"]
    marks += [f"{about}v{context.vote_ends(table, about, now) // 60}" for about in table.votes]
    marks += [f"{motion.version}m{context.motion_ends(table, motion, now) // 60}" for motion in table.motions]
    marks += [f"{player.seat}o" for player in table.players if context.may_be_opened(table, player.seat, now)]
    for player in table.players:
        away = context.away(table, player.seat, now)
        marks += [] if away is None else [f"{player.seat}a{away.until // 60}{'s' * away.stand_in}"]
    marks_text = " ".join(marks)
    # The column has a limit.
    return marks_text if len(marks_text) <= _LONGEST_HASH else sha256(marks_text.encode()).hexdigest()


def still_playing(table: Table) -> set[Recipient]:
    """Return the players who go on with what they have begun and see the board; others are reminded."""
    return {own for own in map(Seat, table.continuing) if not message_count(table, own)}


def already_watching(table: Table) -> set[Recipient]:
    """Return who is not pinged by a board: a person who plays alone sees it already."""
    return still_playing(table) if len(table.people) == 1 else set()


def pinged_after(table: Table, pinged: Mapping[Recipient, int]) -> dict[Recipient, int]:
    """Return who counts as pinged for what they are asked now, once these pings are sent."""
    versions = table.called_for
    before: Mapping[Recipient, int] = versions if table.shown.pinged is None else table.shown.pinged
    return {
        recipient: at
        for recipient, at in versions.items()
        if any(recipient in known and knows_of(recipient, known[recipient], at) for known in (before, pinged))
    }


def waits_after(
    table: Table, version: int, at: int, pinged: Mapping[Recipient, int], counts: Mapping[Recipient, int]
) -> dict[Recipient, Wait]:
    """Return the wait of each recipient after a message has shown a version of a table at a moment.

    Args:
        table: as it is by now.
        version: what the message shows; decisions that were opened later are not shown yet.
        at: since when those are waited for who see their decision for the first time.
        pinged: for which decisions it pings.
        counts: how many messages each of those will have got at the table.
    """
    waits = {}
    for recipient, decision in table.called_for.items():
        wait = waiting(table, recipient)
        if wait is None and decision <= version:
            wait = Wait(decision, at, message_count(table, recipient))
        if wait is not None:
            count = counts.get(recipient, 0) if pinged.get(recipient) == decision else 0
            waits[recipient] = replace(wait, reminded=max(wait.reminded, count))
    return waits


def without_message(shown: ShownState, step: EditMessage) -> ShownState:
    """Return the shown state after the message that should be edited was found deleted."""
    if step.slot is Slot.NOTE:
        return replace(shown, note=None) if shown.note == step.message else shown
    return replace(shown, board=None) if shown.board == step.message else shown


def as_once_shown(table: Table, at: int, pinged: Mapping[Recipient, int], counts: Mapping[Recipient, int]) -> Table:
    """Return a table as it will be when a board with these pings has arrived; see `waits_after`."""
    waits = waits_after(table, table.version, at, pinged, counts)
    return replace(table, shown=replace(table.shown, waits=waits))


def adopted(
    table: Table, shown: ShownState, slot: Slot, sending: Sending | None, found: Collection[Posted]
) -> ShownState:
    """Return the shown state after messages were found in the channel, the newest first."""
    known = {shown.note, shown.board, *shown.discard}
    new = [one for one in found if one.message not in known]
    lost = (
        next((one.message for one in new if one.slot is slot), None) if sending is not None or not shown.board else None
    )
    discard = (*shown.discard, *(one.message for one in new if one.message != lost))
    after = replace(shown, sending=None, discard=discard)
    if sending is None:
        after = replace(after, pinged=by_recipient(table.asked))
    if lost is None:
        return after
    old = shown.note if slot is Slot.NOTE else shown.board
    if old is not None:
        after = replace(after, discard=(*discard, old))
    if sending is None:
        return replace(after, board=lost, board_version=UNSEEN, pinged=pinged_after(table, by_recipient(table.asked)))
    pinged = pinged_after(table, sending.pinged)
    waits = waits_after(table, sending.version, sending.at, sending.pinged, sending.messages)
    after = replace(after, pinged=pinged, waits=waits)
    if slot is Slot.NOTE:
        return replace(after, note=lost, note_version=UNSEEN)
    return replace(after, board=lost, board_version=UNSEEN)


def posted_at(message: int) -> float:
    """Return when a message was posted, in seconds since 1970: its id says so."""
    return (message >> 22) / 1000 + DISCORD_EPOCH


def _computer(table: Table) -> Step | None:
    return PlayComputer() if table.computer_due else None


def _resolve_sending(table: Table, now: float) -> Step | None:
    sending = table.shown.sending
    if sending is None:
        return FindMessage(None) if table.shown.pinged is None and table.dealt else None
    if sending.nonce is None or not 0 <= now - sending.at <= NONCE_TRUSTED:
        return FindMessage(sending)
    still = {to: at for to, at in sending.pinged.items() if table.called_for.get(to) == at}
    return ResendMessage(sending, still) if _is_shown_at_all(table, sending.slot) else FindMessage(sending)


def _is_shown_at_all(table: Table, slot: Slot) -> bool:
    """Return whether the table shows a message of this kind at all."""
    return table.status is Status.LOBBY if slot is Slot.NOTE else table.dealt


def _note(table: Table, now: float, context: TableContext) -> Step | None:
    """Return the step that brings the lobby up to date; as the start note it is left alone.

    It is posted again to ping those who are invited and were not pinged yet.
    """
    shown = table.shown
    if table.status is Status.LOBBY:
        calls, hashed = not_yet_pinged(table, now, context), content_hash(table, now, context)
        if shown.note is None or shown.repost or calls:
            return PostMessage(Slot.NOTE, calls, dict.fromkeys(calls, 1), hashed, int(now))
        if shown.note_version == table.version and shown.content_hash == hashed:
            return None
        return EditMessage(Slot.NOTE, shown.note, hashed, int(now))
    last = table.version if table.status is Status.CANCELLED else table.dealt_at
    if shown.note is None or last is None or shown.note_version >= last:
        return None
    return EditMessage(Slot.NOTE, shown.note)


def _board(table: Table, now: float, context: TableContext) -> Step | None:
    if not table.dealt:
        return None
    shown, calls, hashed = table.shown, not_yet_pinged(table, now, context), content_hash(table, now, context)
    if not table.status.live and shown.board is None and shown.board_version == table.version and not shown.repost:
        return None  # It was deleted, or given up.
    counts = {recipient: messages_due(table, recipient, now, context) for recipient in calls}
    post = PostMessage(
        Slot.BOARD, calls, counts, content_hash(as_once_shown(table, int(now), calls, counts), now, context), int(now)
    )
    if shown.board is None or shown.repost or (calls.keys() | _not_shown_yet(table)) - still_playing(table):
        return post
    if shown.board_version == table.version and shown.content_hash == hashed:
        return None
    if shown.board_version != UNSEEN and (
        _is_result(table) or _is_buried(table, shown.board, context) or now - posted_at(shown.board) > EDITABLE
    ):
        return post
    return EditMessage(Slot.BOARD, shown.board, hashed, int(now))


def _not_shown_yet(table: Table) -> set[Recipient]:
    """Return those whose question was not shown to them yet."""
    if table.shown.pinged is None:
        return set()
    return {to for to in table.called_for if waiting(table, to) is None and not message_count(table, to)}


def _direct_messages(table: Table, now: float, context: TableContext) -> list[SendDirectMessage]:
    """Return the direct messages that are due to players whose decision the board shows."""
    letters = []
    for seat, decision in table.asked.items():
        wait, where = waiting(table, Seat(seat)), context.of(table, Seat(seat)).where
        if wait is not None and where is not ReminderTarget.TABLE and not wait.closed and seat not in table.planned:
            count = context.schedule(table, Seat(seat), wait.since, wait).messages_due(int(now))
            if count > wait.written:
                letters.append(SendDirectMessage(seat, decision, count))
    return letters


def _is_buried(table: Table, board: int, context: TableContext) -> bool:
    """Return whether ephemeral messages lie below the board of a lone player who has finished acting.

    Where others play, a new board is posted for each who is asked. That alone is no reason for a step: a board is
    posted below when there is something new on it.
    """
    return len(table.people) == 1 and context.private > board and not table.is_mid_turn


def _is_result(table: Table) -> bool:
    """Return whether the board shows the end of a game of several people, who must find it below all else."""
    return not table.status.live and len(table.people) > 1
