"""A table's channel and the response to a press as the reconciler needs them, and all that can go wrong there.

What is shown is opaque here: a screen and the words of a ping are handed from the `Screens` to the channel as they are.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeVar

from bot.tables import ChannelRef, Slot

S = TypeVar("S")
"""A screen: a message ready to be shown, of which nothing is known here."""
W = TypeVar("W")
"""The plain words of a ping, in whose place a screen is put as soon as they have arrived."""
S_contra = TypeVar("S_contra", contravariant=True)
W_contra = TypeVar("W_contra", contravariant=True)


class Trouble(Exception):
    """A step could not be done."""


class Gone(Trouble):
    """The message is not there any more."""


class NoPlace(Trouble):
    """The channel is not there any more."""


class Forbidden(Trouble):
    """The bot may not do this here, and no more is known of it. Nothing was done."""


class Lacking(Forbidden):
    """The bot lacks permissions here, by the names that discord.py has for them. Nothing was done."""

    def __init__(self, permissions: tuple[str, ...]) -> None:
        super().__init__()
        self.permissions = permissions


class Locked(Forbidden):
    """The thread is locked. Nothing was done."""


class Blocked(Forbidden):
    """The server's AutoMod does not let the message pass. Nothing was done."""


class TimedOut(Forbidden):
    """A moderator has timed the bot out, until a moment in seconds since 1970. Nothing was done."""

    def __init__(self, until: float) -> None:
        super().__init__()
        self.until = until


class Unexplained(Forbidden):
    """The bot may not do this here, and whether it is timed out could not be found out. Nothing was done."""


class TooOld(Trouble):
    """Old messages can be edited only now and then; nothing was done."""


class Unsure(Trouble):
    """No answer came, or one that says that something failed on the other side: it may have been done all the same."""


class Closed(Trouble):
    """No direct message can be sent to this person; nothing was done."""


class Rejected(Trouble):
    """What was sent is wrong: our own mistake. Nothing was done."""


class Outdated(Trouble):
    """It was not wanted any more when it could have been sent at last; nothing was sent."""


class Slow(Trouble):
    """Too much was sent; nothing was done, and it can be tried again after so many seconds."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"{seconds:.1f} s")
        self.seconds = seconds


@dataclass(frozen=True, slots=True)
class Posted:
    """A message of the bot that shows a table, as it was found in a channel."""

    message: int
    slot: Slot


class Channel(Protocol[S_contra, W_contra]):
    """Sends, edits, deletes and finds messages; whatever goes wrong is a Trouble."""

    @property
    def busy(self) -> bool:
        """Whether so much is to be sent that nothing should be sent that can be left out."""

    async def send(
        self,
        place: ChannelRef,
        screen: S_contra | W_contra,
        *,
        nonce: str,
        calls: Collection[int],
        still: Callable[[], bool],
        roles: Collection[int] = (),
    ) -> int:
        """Send a message and return its id; one with the same nonce that was sent lately is returned instead.

        Only the users `calls` and the `roles` are notified; with none, nobody hears of it. `still` is asked at the last
        moment, after all waiting, whether the message is wanted.

        Raises:
            Outdated: it is not; nothing was sent.
            Gone: the message with this nonce was sent and has been deleted since.
            NoPlace, Forbidden, Slow, Rejected: nothing was sent.
            Unsure: it may have been sent.
        """

    async def edit(self, place: ChannelRef, message: int, screen: S_contra, *, named: Collection[int]) -> None:
        """Put a screen in a message's place; the users `named` stay mentioned in it, and nobody is notified.

        Raises:
            Gone, NoPlace, Forbidden, TooOld, Slow, Rejected, Unsure.
        """

    async def delete(self, place: ChannelRef, message: int) -> None:
        """Delete a message; one that is gone already is fine.

        Raises:
            NoPlace, Forbidden, Slow, Rejected, Unsure.
        """

    async def find(self, place: ChannelRef, table: int, after: float | None) -> Sequence[Posted]:
        """Return the bot's messages with buttons of a table, the newest first.

        Args:
            place: where to look.
            table: the table's number.
            after: since when, in seconds since 1970; None for the latest messages.

        Raises:
            NoPlace, Forbidden, Slow, Unsure.
        """

    async def rename(self, place: ChannelRef, title: str) -> None:
        """Give the place another title if it is a thread of the bot's own.

        Raises:
            NoPlace, Forbidden, Slow, Rejected, Unsure.
        """

    async def invite(self, place: ChannelRef, user: int) -> None:
        """Add somebody to the place, which is a thread; whoever is in it already stays so.

        Raises:
            Gone, NoPlace, Forbidden, Slow, Rejected, Unsure.
        """

    async def reopen(self, place: ChannelRef) -> None:
        """Open the place again if it is an archived thread; a locked one is left alone.

        Raises:
            NoPlace, Forbidden, Slow, Rejected, Unsure.
        """

    def names(self, place: ChannelRef) -> tuple[str, str] | None:
        """Return how a place's server and channel are called; None if that is not known here."""

    async def write(self, user: int, screen: S_contra | W_contra, *, nonce: str, still: Callable[[], bool]) -> int:
        """Send a user a direct message and return its id; `nonce` and `still` are as for `send`.

        Raises:
            Outdated: it is not wanted any more; nothing was sent.
            Closed: he takes none; nothing was sent.
            Gone: the message with this nonce was sent and has been deleted since.
            Slow, Rejected: nothing was sent.
            Unsure: it may have been sent.
        """

    async def rewrite(self, user: int, message: int, screen: S_contra) -> None:
        """Put a screen in the place of a direct message; nobody is notified.

        Raises:
            Closed: it cannot be edited any more.
            Gone, Slow, Rejected, Unsure.
        """

    async def written(self, user: int, mark: str, after: float) -> int | None:
        """Return the id of a direct message, None if the user was sent no such since then.

        Args:
            user: who may have had it.
            mark: the custom id of its button.
            after: since when it may have been sent, in seconds since 1970.

        Raises:
            Closed, Forbidden, Slow, Unsure.
        """

    async def has_left(self, place: ChannelRef, user: int) -> bool:
        """Whether a user is known not to be in the server of the place any more.

        Raises:
            Trouble: of any kind; it is not known.
        """


class Response(Protocol[S_contra]):
    """The response to the press or command that began a pass: what the pass may use of it, never a condition."""

    @property
    def posts(self) -> bool:
        """Whether the response is a public message that is still to be made."""

    def offers(self, message: int) -> bool:
        """Whether this message was pressed and can still be updated by the response."""

    async def update(self, screen: S_contra) -> None:
        """Put a screen in the pressed message's place.

        Raises:
            Trouble: it cannot be done so; it may have been if that is Unsure.
        """

    async def post(self, screen: S_contra) -> int:
        """Respond with a message that everybody sees, and return its id.

        Raises:
            Trouble: it cannot be done so; it may have been if that is Unsure.
        """

    async def acknowledge(self) -> None:
        """Acknowledge the press without showing anything, unless it is answered; do nothing where it is too late."""

    async def erase(self, message: int) -> bool:
        """Delete a message by the press on it, which counts against no limit; False where that may not be done so."""
