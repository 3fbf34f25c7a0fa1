"""What is to be done next for a table: what is true, compared with what its channel shows; a pure function.

How it came to the difference does not matter: a press, a computer, a kill in the middle, a moderator. Doing the steps
one after the other until there is none makes the channel right.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from hashlib import sha256
from typing import Final, TypeAlias

from bot.domain.pace import MOST_REMINDERS
from bot.domain.preferences import Where
from bot.domain.recipient import Recipient, Seat, by_recipient
from bot.reconciler.deadlines import Overtime, overtime, reopens_at
from bot.reconciler.ports import Posted
from bot.reconciler.spectators import FinishTold, Tell, Unwatch, watchers
from bot.scheduling.context import NOTHING, Around, same, waiting
from bot.tables import UNSEEN, Ending, Sending, Shown, Slot, Status, Table, Wait, WordsOnly

EDITABLE: Final = 50 * 60
"""How old a message may be, in seconds, to be edited freely; those older than an hour have a limit of their own."""
SAME: Final = 120
"""For how many seconds a nonce is trusted to give the message that is there; Discord keeps it some minutes."""
DISCORD_EPOCH: Final = 1_420_070_400
_LOOKS: Final = 200


@dataclass(frozen=True, slots=True)
class PlayComputer:
    """Let a computer that is waited for act."""

    key = "computer"


@dataclass(frozen=True, slots=True)
class Resend:
    """Send a message once more of which it is not known whether it arrived; the nonce keeps it from being doubled.

    `called` are those whom it is still to ping.
    """

    sending: Sending
    called: Mapping[Recipient, int]

    @property
    def key(self) -> str:
        """What fails if this fails."""
        return self.sending.slot.value


@dataclass(frozen=True, slots=True)
class Search:
    """Look for a message in the channel of which it is not known whether it arrived, None for all of the table."""

    sending: Sending | None

    @property
    def key(self) -> str:
        """What fails if this fails."""
        return self.sending.slot.value if self.sending else Slot.BOARD.value


@dataclass(frozen=True, slots=True)
class Post:
    """Send a message in the place of the one that is there, if any, and call people to what they are asked.

    `messages` says for each of them how many there will have been, `look` what it shows beside its version,
    `at` is the moment from which those who are asked are waited for.
    """

    slot: Slot
    called: Mapping[Recipient, int]
    messages: Mapping[Recipient, int] = field(default_factory=dict, compare=False)
    look: str = field(default="", compare=False)
    at: int = field(default=0, compare=False)

    @property
    def key(self) -> str:
        """What fails if this fails."""
        return self.slot.value


@dataclass(frozen=True, slots=True)
class Edit:
    """Bring a message up to date; `look` and `at` are as those of `Post`."""

    slot: Slot
    message: int
    look: str = field(default="", compare=False)
    at: int = field(default=0, compare=False)

    @property
    def key(self) -> str:
        """What fails if this fails."""
        return self.slot.value


@dataclass(frozen=True, slots=True)
class Delete:
    """Delete a message that another has replaced."""

    message: int
    key = "delete"


@dataclass(frozen=True, slots=True)
class Rename:
    """Take the name out of a thread's title."""

    key = "rename"


@dataclass(frozen=True, slots=True)
class Invite:
    """Add somebody who has sat down to the thread that the table stands in."""

    user: int
    key = "invite"


@dataclass(frozen=True, slots=True)
class Reopen:
    """Open the table's thread again, which was archived while a player is asked: in it nobody can press."""

    key = "reopen"


@dataclass(frozen=True, slots=True)
class Letter:
    """Write to somebody directly: what he is asked, and how many messages there will have been for that."""

    seat: int
    decision: int
    count: int

    @property
    def key(self) -> str:
        """What fails if this fails."""
        return f"letter {self.seat}"


@dataclass(frozen=True, slots=True)
class Finish:
    """Put a screen in the place of the words of a direct message to a player."""

    letter: WordsOnly

    @property
    def key(self) -> str:
        """What fails if this fails."""
        return f"finish {self.letter.message}"


Aside: TypeAlias = Delete | Rename | Invite | Reopen | Letter | Finish | Tell | FinishTold | Unwatch
Step: TypeAlias = PlayComputer | Overtime | Resend | Search | Post | Edit | Aside


def due(table: Table, now: float, around: Around = NOTHING) -> tuple[Step, ...]:
    """Return all that is to be done, the first thing first; each has a key of its own.

    Of one slot only the first step counts: where a message is still to be found, nothing else may be done with it.

    Args:
        table: as it is stored.
        now: this moment, in seconds since 1970.
        around: its people's habits, and outages.
    """
    if table.ending is Ending.GONE:
        return ()  # There is no place any more where anything could be shown.
    steps = (
        overtime(table, now, around),
        _computer(table),
        _unsettled(table, now),
        _note(table, now, around),
        _board(table, now, around),
        *aside(table, now, around),
    )
    first: dict[str, Step] = {}
    for step in steps:
        if step is not None:
            first.setdefault(step.key, step)
    return tuple(first.values())


def aside(table: Table, now: float, around: Around = NOTHING) -> list[Aside]:
    """Return what is to be done for a table beside everything else, for nobody has to wait for it."""
    shown: Shown = table.shown
    # What replaces a message may have only its words yet: the old one stays until it is a screen.
    replaced = not shown.board_unseen and not shown.note_unseen
    steps: list[Aside] = [Delete(message) for message in shown.discard[:1] if replaced]
    if (moment := reopens_at(table)) is not None and moment <= now:
        steps.append(Reopen())
    steps += [Invite(user) for user in shown.invite[:1]]
    steps += [Finish(letter) for letter in shown.letters]
    steps += _letters(table, now, around)
    steps += watchers(table, now, around)
    return [*steps, Rename()] if shown.rename else steps


def uncalled(table: Table, now: float | None = None, around: Around = NOTHING) -> dict[Recipient, int]:
    """Return who is to be called or reminded at the table now, with what it is for; without `now` whoever never was."""
    if table.shown.called is None:
        return {}
    planned = {Seat(seat) for seat in table.planned}
    return {
        recipient: decision
        for recipient, decision in table.called_for.items()
        # Who has decided it in advance acts by himself.
        if recipient not in planned
        and (1 if now is None else wanted(table, recipient, now, around)) > message_count(table, recipient)
    }


def wanted(table: Table, recipient: Recipient, now: float, around: Around) -> int:
    """Return how often a recipient is to have been told at the table by now: called, and reminded."""
    wait = waiting(table, recipient)
    closed = wait is not None and wait.closed
    own = table.is_asked(recipient)  # Only a decision of one's own is written of, and reminded of.
    if around.of(table, recipient).where is Where.DIRECT and own and not closed:
        return 0
    count = around.schedule(table, recipient, int(now) if wait is None else wait.since, wait).wanted(int(now))
    return count if own else min(count, 1)


def message_count(table: Table, recipient: Recipient) -> int:
    """Return how many messages a recipient got at the table about what they are pinged for now."""
    wait = waiting(table, recipient)
    if wait is not None:
        return wait.reminded
    called = (table.shown.called or {}).get(recipient)
    wanted_ = None if called is None else table.called_at(recipient)
    return 1 if called is not None and wanted_ is not None and same(recipient, called, wanted_) else 0


def look(table: Table, now: float, around: Around) -> str:
    """Return what stands for all that a message shows beside its version: times, absences, reminders."""
    if table.status is Status.LOBBY:
        return " ".join(f"h{around.held_until(table, guest, now) // 60}" for guest in table.held_guests)
    if table.status is not Status.RUNNING:
        return ""
    marks = []
    for seat in table.asked:
        deadline = around.deadline(table, seat, now)
        marks += [] if deadline is None else [f"{seat}t{deadline // 60}"]
        count, wait = message_count(table, Seat(seat)), waiting(table, Seat(seat))
        marks += [f"{seat}r{count > MOST_REMINDERS}"] if count > 1 else []
        marks += [f"{seat}c"] if wait is not None and wait.closed else []
    for seat in table.asked:
        decides = around.announced(table, seat, now)
        marks += [] if decides is None else [f"{seat}q{decides // 60}"]
    marks += [f"{about}v{around.vote_ends(table, about, now) // 60}" for about in table.votes]
    marks += [f"{motion.version}m{around.motion_ends(table, motion, now) // 60}" for motion in table.motions]
    marks += [f"{player.seat}o" for player in table.players if around.may_be_opened(table, player.seat, now)]
    for player in table.players:
        away = around.away(table, player.seat, now)
        marks += [] if away is None else [f"{player.seat}a{away.until // 60}{'s' * away.stand_in}"]
    looks = " ".join(marks)
    # What is stored of it has a limit.
    return looks if len(looks) <= _LOOKS else sha256(looks.encode()).hexdigest()


def going_on(table: Table) -> set[Recipient]:
    """Return who goes on with what he has begun: he has the board before his eyes. Who has stopped is reminded."""
    return {own for own in map(Seat, table.continuing) if not message_count(table, own)}


def before_it(table: Table) -> set[Recipient]:
    """Return who is not pinged by a board: who plays alone is there already when it comes down."""
    return going_on(table) if len(table.people) == 1 else set()


def called_after(table: Table, called: Mapping[Recipient, int]) -> dict[Recipient, int]:
    """Return who counts as called for what he is asked now once these calls are made."""
    wanted_ = table.called_for
    before: Mapping[Recipient, int] = wanted_ if table.shown.called is None else table.shown.called
    return {
        recipient: at
        for recipient, at in wanted_.items()
        if any(recipient in known and same(recipient, known[recipient], at) for known in (before, called))
    }


def waits_after(
    table: Table, version: int, at: int, called: Mapping[Recipient, int], counts: Mapping[Recipient, int]
) -> dict[Recipient, Wait]:
    """Return since when everybody is waited for once a message has shown a version of a table, at a moment.

    Args:
        table: as it is by now.
        version: what the message shows; what was opened later is not shown yet.
        at: since when whoever sees it for the first time is waited for.
        called: to which decisions it calls.
        counts: how often each of those will have been told at the table.
    """
    waits = {}
    for recipient, decision in table.called_for.items():
        wait = waiting(table, recipient)
        if wait is None and decision <= version:
            wait = Wait(decision, at, message_count(table, recipient))
        if wait is not None:
            count = counts.get(recipient, 0) if called.get(recipient) == decision else 0
            waits[recipient] = replace(wait, reminded=max(wait.reminded, count))
    return waits


def without(shown: Shown, step: Edit) -> Shown:
    """Return what is shown once the message that was to be edited is gone."""
    if step.slot is Slot.NOTE:
        return replace(shown, note=None) if shown.note == step.message else shown
    return replace(shown, board=None) if shown.board == step.message else shown


def once_shown(table: Table, at: int, called: Mapping[Recipient, int], counts: Mapping[Recipient, int]) -> Table:
    """Return a table as it will be once its board has arrived that makes these calls; see `waits_after`."""
    waits = waits_after(table, table.version, at, called, counts)
    return replace(table, shown=replace(table.shown, waits=waits))


def adopted(table: Table, shown: Shown, slot: Slot, sending: Sending | None, found: Collection[Posted]) -> Shown:
    """Return what is shown once messages were found in the channel, the newest first."""
    known = {shown.note, shown.board, *shown.discard}
    new = [one for one in found if one.message not in known]
    lost = (
        next((one.message for one in new if one.slot is slot), None) if sending is not None or not shown.board else None
    )
    discard = (*shown.discard, *(one.message for one in new if one.message != lost))
    after = replace(shown, sending=None, discard=discard)
    if sending is None:
        after = replace(after, called=by_recipient(table.asked))
    if lost is None:
        return after
    old = shown.note if slot is Slot.NOTE else shown.board
    if old is not None:
        after = replace(after, discard=(*discard, old))
    if sending is None:
        return replace(after, board=lost, board_version=UNSEEN, called=called_after(table, by_recipient(table.asked)))
    called = called_after(table, sending.called)
    waits = waits_after(table, sending.version, sending.at, sending.called, sending.messages)
    after = replace(after, called=called, waits=waits)
    if slot is Slot.NOTE:
        return replace(after, note=lost, note_version=UNSEEN)
    return replace(after, board=lost, board_version=UNSEEN)


def posted_at(message: int) -> float:
    """Return when a message was posted, in seconds since 1970: its number tells."""
    return (message >> 22) / 1000 + DISCORD_EPOCH


def _computer(table: Table) -> Step | None:
    return PlayComputer() if table.computer_due else None


def _unsettled(table: Table, now: float) -> Step | None:
    sending = table.shown.sending
    if sending is None:
        return Search(None) if table.shown.called is None and table.dealt else None
    if sending.nonce is None or not 0 <= now - sending.at <= SAME:
        return Search(sending)
    still = {to: at for to, at in sending.called.items() if table.called_for.get(to) == at}
    return Resend(sending, still) if _wanted(table, sending.slot) else Search(sending)


def _wanted(table: Table, slot: Slot) -> bool:
    """Whether a message of this kind is to be shown at all."""
    return table.status is Status.LOBBY if slot is Slot.NOTE else table.dealt


def _note(table: Table, now: float, around: Around) -> Step | None:
    """The lobby is kept up to date; it stays as the start note, and is left alone from then on.

    It is posted anew for those who are invited and were not called yet.
    """
    shown = table.shown
    if table.status is Status.LOBBY:
        calls, looks = uncalled(table, now, around), look(table, now, around)
        if shown.note is None or shown.repost or calls:
            return Post(Slot.NOTE, calls, dict.fromkeys(calls, 1), looks, int(now))
        if shown.note_version == table.version and shown.look == looks:
            return None
        return Edit(Slot.NOTE, shown.note, looks, int(now))
    last = table.version if table.status is Status.CANCELLED else table.dealt_at
    if shown.note is None or last is None or shown.note_version >= last:
        return None
    return Edit(Slot.NOTE, shown.note)


def _board(table: Table, now: float, around: Around) -> Step | None:
    if not table.dealt:
        return None
    shown, calls, looks = table.shown, uncalled(table, now, around), look(table, now, around)
    counts = {recipient: wanted(table, recipient, now, around) for recipient in calls}
    post = Post(Slot.BOARD, calls, counts, look(once_shown(table, int(now), calls, counts), now, around), int(now))
    if shown.board is None or shown.repost or (calls.keys() | _unshown(table)) - going_on(table):
        return post
    if shown.board_version == table.version and shown.look == looks:
        return None
    if shown.board_version != UNSEEN and (
        _is_result(table) or _buried(table, shown.board, around) or now - posted_at(shown.board) > EDITABLE
    ):
        return post
    return Edit(Slot.BOARD, shown.board, looks, int(now))


def _unshown(table: Table) -> set[Recipient]:
    """Return those who are asked something that was not shown to them yet."""
    if table.shown.called is None:
        return set()
    return {to for to in table.called_for if waiting(table, to) is None and not message_count(table, to)}


def _letters(table: Table, now: float, around: Around) -> list[Letter]:
    """Return what is to be written to those who are asked and want to be told directly, once the board shows it."""
    letters = []
    for seat, decision in table.asked.items():
        wait, where = waiting(table, Seat(seat)), around.of(table, Seat(seat)).where
        if wait is not None and where is not Where.TABLE and not wait.closed and seat not in table.planned:
            count = around.schedule(table, Seat(seat), wait.since, wait).wanted(int(now))
            if count > wait.written:
                letters.append(Letter(seat, decision, count))
    return letters


def _buried(table: Table, board: int, around: Around) -> bool:
    """Whether what only its reader sees lies below the board of one person, who is through with what he did there.

    Where others play, a new board comes for each who is asked. That alone is nothing to be done: a board comes down
    when there is something new on it.
    """
    return len(table.people) == 1 and around.private > board and not table.is_mid_turn


def _is_result(table: Table) -> bool:
    """Whether the board is the end of a game of several people, who are to find it at the end of the channel."""
    return not table.status.live and len(table.people) > 1
