"""A table's channel and the response to a press as the reconciler needs them, and all their failures.

What is shown is opaque here: screens and the words of pings go from the `Screens` to the channel as they are.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeVar

from bot.tables import ChannelRef, Slot

S = TypeVar("S")
"""A screen: a message that is ready to be shown; its content is not known here."""
W = TypeVar("W")
"""The plain words of a ping, which a screen replaces as soon as they have arrived."""
S_contra = TypeVar("S_contra", contravariant=True)
W_contra = TypeVar("W_contra", contravariant=True)


class DiscordFailure(Exception):
    """Discord has not done what a step asked for."""


class Gone(DiscordFailure):
    """The message is not there any more."""


class ChannelGone(DiscordFailure):
    """The channel is not there any more."""


class Forbidden(DiscordFailure):
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
    """The bot may not do this here, and it is unknown whether it is timed out. Nothing was done."""


class TooOld(DiscordFailure):
    """The limit on edits of old messages is reached; nothing was done."""


class Unsure(DiscordFailure):
    """No answer came, or Discord failed: it may have been done all the same."""


class Closed(DiscordFailure):
    """No direct message can be sent to this person; nothing was done."""


class Rejected(DiscordFailure):
    """What was sent is wrong: our own mistake. Nothing was done."""


class Outdated(DiscordFailure):
    """When the message could be sent, it was not wanted any more; nothing was sent."""


class Slow(DiscordFailure):
    """A rate limit is reached; nothing was done, and it can be tried again after so many seconds."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"{seconds:.1f} s")
        self.seconds = seconds


@dataclass(frozen=True, slots=True)
class Posted:
    """A message of the bot that shows a table, as it was found in a channel."""

    message: int
    slot: Slot


class Channel(Protocol[S_contra, W_contra]):
    """Sends, edits, deletes and finds messages; every failure is a DiscordFailure."""

    @property
    def busy(self) -> bool:
        """Whether so much waits to be sent that what can be left out should not be sent."""

    async def send(
        self,
        channel: ChannelRef,
        screen: S_contra | W_contra,
        *,
        nonce: str,
        calls: Collection[int],
        still: Callable[[], bool],
        roles: Collection[int] = (),
    ) -> int:
        """Send a message and return its id; one with the same nonce that was sent lately is returned instead.

        Only the users `calls` and the `roles` are notified. `still` is asked at the last moment, after all waiting,
        whether the message is wanted.

        Raises:
            Outdated: it is not; nothing was sent.
            Gone: the message with this nonce was sent and has been deleted since.
            ChannelGone, Forbidden, Slow, Rejected: nothing was sent.
            Unsure: it may have been sent.
        """

    async def edit(
        self,
        channel: ChannelRef,
        message: int,
        screen: S_contra,
        *,
        named: Collection[int],
        keep_archived: bool = False,
    ) -> None:
        """Replace a message by a screen; the users `named` stay mentioned in it, and nobody is notified.

        An archived thread is opened for it, and with `keep_archived` archived again.

        Raises:
            Gone, ChannelGone, Forbidden, TooOld, Slow, Rejected, Unsure.
        """

    async def delete(self, channel: ChannelRef, message: int) -> None:
        """Delete a message; one that is gone already is fine.

        Raises:
            ChannelGone, Forbidden, Slow, Rejected, Unsure.
        """

    async def find(self, channel: ChannelRef, table: int, after: float | None) -> Sequence[Posted]:
        """Return the bot's messages with buttons of a table, the newest first.

        Args:
            channel: where to look.
            table: the table's number.
            after: since when, in seconds since 1970; None for the latest messages.

        Raises:
            ChannelGone, Forbidden, Slow, Unsure.
        """

    async def rename(self, channel: ChannelRef, title: str) -> None:
        """Give a channel another title if it is a thread of the bot's own.

        Raises:
            ChannelGone, Forbidden, Slow, Rejected, Unsure.
        """

    async def invite(self, channel: ChannelRef, user: int) -> None:
        """Add a user to a thread; a user who is in it already stays there.

        Raises:
            Gone, ChannelGone, Forbidden, Slow, Rejected, Unsure.
        """

    async def reopen(self, channel: ChannelRef) -> None:
        """Open a channel again if it is an archived thread; leave a locked one alone.

        Raises:
            ChannelGone, Forbidden, Slow, Rejected, Unsure.
        """

    def names(self, channel: ChannelRef) -> tuple[str, str] | None:
        """Return the names of a channel's server and of the channel; None if they are not known here."""

    async def write(self, user: int, screen: S_contra | W_contra, *, nonce: str, still: Callable[[], bool]) -> int:
        """Send a user a direct message and return its id; `nonce` and `still` are as for `send`.

        Raises:
            Outdated: it is not wanted any more; nothing was sent.
            Closed: the user takes none; nothing was sent.
            Gone: the message with this nonce was sent and has been deleted since.
            Slow, Rejected: nothing was sent.
            Unsure: it may have been sent.
        """

    async def rewrite(self, user: int, message: int, screen: S_contra) -> None:
        """Replace a direct message by a screen; nobody is notified.

        Raises:
            Closed: it cannot be edited any more.
            Gone, Slow, Rejected, Unsure.
        """

    async def written(self, user: int, mark: str, after: float) -> int | None:
        """Return the id of a direct message, None if the user got no such message since then.

        Args:
            user: who may have got it.
            mark: the custom id of its button.
            after: since when it may have been sent, in seconds since 1970.

        Raises:
            Closed, Forbidden, Slow, Unsure.
        """

    async def has_left(self, channel: ChannelRef, user: int) -> bool:
        """Return whether a user is known to have left the server of a channel.

        Raises:
            DiscordFailure: of any kind; it is not known.
        """


class Response(Protocol[S_contra]):
    """The response to the press or command that began a pass: the pass may use it and never needs it."""

    @property
    def posts(self) -> bool:
        """Whether the response is a public message that was not sent yet."""

    def offers(self, message: int) -> bool:
        """Return whether this message was pressed and can still be updated by the response."""

    async def update(self, screen: S_contra) -> None:
        """Replace the pressed message by a screen.

        Raises:
            DiscordFailure: it cannot be done so; it may have been if that is Unsure.
        """

    async def post(self, screen: S_contra) -> int:
        """Respond with a message that everybody sees, and return its id.

        Raises:
            DiscordFailure: it cannot be done so; it may have been if that is Unsure.
        """

    async def acknowledge(self) -> None:
        """Acknowledge the press without showing anything; do nothing if it is answered or too late."""

    async def erase(self, message: int) -> bool:
        """Delete a message by the press on it, which counts against no limit; return whether it could be."""
