"""What is to be done next for a table: what is true, compared with what its channel shows; a pure function.

How it came to the difference does not matter: a press, a computer, a kill in the middle, a moderator. Doing the steps
one after the other until there is none makes the channel right.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from bot.tables import UNSEEN, Ending, Sending, Shown, Slot, Status, Table

EDITABLE: Final = 50 * 60
"""How old a message may be, in seconds, to be edited freely; those older than an hour have a limit of their own."""
SAME: Final = 120
"""For how many seconds a nonce is trusted to give the message that is there; Discord keeps it some minutes."""
DISCORD_EPOCH: Final = 1_420_070_400


@dataclass(frozen=True, slots=True)
class PlayComputer:
    """Let a computer that is waited for act."""

    key = "computer"


@dataclass(frozen=True, slots=True)
class CloseLobby:
    """Close a lobby that nobody has started in time."""

    key = "lobby"


@dataclass(frozen=True, slots=True)
class Resend:
    """Send a message once more of which it is not known whether it arrived; the nonce keeps it from being doubled.

    `called` are those to whose decisions it still calls.
    """

    sending: Sending
    called: Mapping[int, int]

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
    """Send a message in the place of the one that is there, if any, and call seats to their decisions."""

    slot: Slot
    called: Mapping[int, int]

    @property
    def key(self) -> str:
        """What fails if this fails."""
        return self.slot.value


@dataclass(frozen=True, slots=True)
class Edit:
    """Bring a message up to date."""

    slot: Slot
    message: int

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


Aside: TypeAlias = Delete | Rename | Invite
Step: TypeAlias = PlayComputer | CloseLobby | Resend | Search | Post | Edit | Aside


def plan(table: Table, now: float, *, failed: Collection[str] = ()) -> Step | None:
    """Return what is to be done next, or None if there is nothing left.

    Args:
        table: as it is stored.
        now: this moment, in seconds since 1970.
        failed: the keys of steps that could not be done just now; the others are done all the same.
    """
    if table.ending is Ending.GONE:
        return None  # There is no place any more where anything could be shown.
    steps = (
        _closing(table, now),
        _computer(table),
        _unsettled(table, now),
        _note(table),
        _board(table, now),
        *aside(table),
    )
    # Of one slot only the first step counts: where a message is still to be found, nothing else may be done with it.
    found: set[str] = set(failed)
    for step in steps:
        if step is not None and step.key not in found:
            return step
        if step is not None:
            found.add(step.key)
    return None


def wakes(table: Table) -> int | None:
    """Return when there will be something to be done for a table by itself, None if never."""
    return table.closes


def aside(table: Table) -> list[Aside]:
    """Return what is to be done for a table beside everything else, for nobody has to wait for it."""
    shown: Shown = table.shown
    steps: list[Aside] = [Delete(message) for message in shown.discard[:1]]
    steps += [Invite(user) for user in shown.invite[:1]]
    return [*steps, Rename()] if shown.rename else steps


def uncalled(table: Table) -> dict[int, int]:
    """Return the persons' seats that are asked and have not been called for that, each with its decision."""
    called = table.shown.called
    if called is None:
        return {}
    return {seat: decision for seat, decision in table.asked.items() if called.get(seat) != decision}


def called_after(table: Table, called: Mapping[int, int]) -> dict[int, int]:
    """Return who counts as called for the present decisions once these calls are made."""
    before: Mapping[int, int] = table.asked if table.shown.called is None else table.shown.called
    return {seat: at for seat, at in table.asked.items() if at in (before.get(seat), called.get(seat))}


def posted_at(message: int) -> float:
    """Return when a message was posted, in seconds since 1970: its number tells."""
    return (message >> 22) / 1000 + DISCORD_EPOCH


def _closing(table: Table, now: float) -> Step | None:
    return CloseLobby() if table.closes is not None and table.closes <= now else None


def _computer(table: Table) -> Step | None:
    return PlayComputer() if table.computer_due else None


def _unsettled(table: Table, now: float) -> Step | None:
    sending = table.shown.sending
    if sending is None:
        return Search(None) if table.shown.called is None and table.dealt else None
    if sending.nonce is None or not 0 <= now - sending.at <= SAME:
        return Search(sending)
    still = {seat: at for seat, at in sending.called.items() if table.asked.get(seat) == at}
    return Resend(sending, still) if _wanted(table, sending.slot) else Search(sending)


def _wanted(table: Table, slot: Slot) -> bool:
    """Whether a message of this kind is to be shown at all."""
    return table.status is Status.LOBBY if slot is Slot.NOTE else table.dealt


def _note(table: Table) -> Step | None:
    """The lobby is kept up to date; it stays as the start note, and is left alone from then on."""
    shown = table.shown
    if table.status is Status.LOBBY:
        if shown.note is None or shown.repost:
            return Post(Slot.NOTE, {})
        return Edit(Slot.NOTE, shown.note) if shown.note_version != table.version else None
    last = table.version if table.status is Status.CANCELLED else table.dealt_at
    if shown.note is None or last is None or shown.note_version >= last:
        return None
    return Edit(Slot.NOTE, shown.note)


def _board(table: Table, now: float) -> Step | None:
    if not table.dealt:
        return None
    shown, calls = table.shown, uncalled(table)
    if shown.board is None or shown.repost or calls.keys() - table.continuing:
        return Post(Slot.BOARD, calls)
    if shown.board_version == table.version:
        return None
    if shown.board_version != UNSEEN and (_is_result(table) or now - posted_at(shown.board) > EDITABLE):
        return Post(Slot.BOARD, calls)
    return Edit(Slot.BOARD, shown.board)


def _is_result(table: Table) -> bool:
    """Whether the board is the end of a game of several people, who are to find it at the end of the channel."""
    return not table.status.live and len(table.people) > 1
