"""Discord's channels for the reconciler: each method is one or two requests, each failure a Trouble."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Collection, Iterator, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from typing import Any, Final

import discord

from bot.discord_api.errors import ARCHIVED, LACKING, NETWORK, as_trouble, timeout_of
from bot.discord_api.rate_limiter import RateLimiter, send_while
from bot.domain.clock import Clock
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.response import PlainText, Screen
from bot.reconciler import Closed, Forbidden, Gone, Posted, TimedOut, Unexplained
from bot.tables import ChannelRef, Slot

_LOOKED_THROUGH: Final = 100
"""Number of a channel's messages that are searched for lost ones."""
_NO_MEMBER: Final = 10007
"""Discord's error code for a user who is not in the server."""


class DiscordChannel:
    """A `bot.reconciler.Channel` over discord.py; also the `bot.reconciler.WelcomeChannel`.

    Args:
        client: sends the requests.
        quota: knows whether requests wait.
        clock: the time.
        lobby_verbs: the verbs of a lobby's buttons, by which a message is recognised as a lobby.
    """

    def __init__(self, client: discord.Client, quota: RateLimiter, clock: Clock, lobby_verbs: Collection[Verb]) -> None:
        self._client = client
        self._quota = quota
        self._clock = clock
        self._lobby_verbs = lobby_verbs

    @property
    def busy(self) -> bool:
        """Whether requests wait for the rate limiter."""
        return self._quota.full

    async def send(
        self,
        channel_ref: ChannelRef,
        screen: Screen | PlainText,
        *,
        nonce: str,
        calls: Collection[int],
        still: Callable[[], bool],
        roles: Collection[int] = (),
    ) -> int:
        """Send a message; this opens an archived thread again."""
        sending = self._channel(channel_ref).send(
            **_parts(screen),
            allowed_mentions=only(calls, roles),
            nonce=nonce,
            silent=not calls and not roles,
        )
        async with self._in(channel_ref):
            return (await send_while(still, sending)).id

    async def edit(
        self,
        channel_ref: ChannelRef,
        message: int,
        screen: Screen,
        *,
        named: Collection[int],
        keep_archived: bool = False,
    ) -> None:
        """Edit a message; open an archived thread again first."""
        partial = self._channel(channel_ref).get_partial_message(message)
        async with self._in(channel_ref):
            try:
                await partial.edit(**_in_place(screen), allowed_mentions=only(named))
            except discord.HTTPException as error:
                thread = await self._unarchived(channel_ref) if error.code == ARCHIVED else None
                if thread is None:
                    raise
                try:
                    await partial.edit(**_in_place(screen), allowed_mentions=only(named))
                finally:
                    if keep_archived:
                        await thread.edit(archived=True)

    async def delete(self, channel_ref: ChannelRef, message: int) -> None:
        """Delete a message, from an archived thread too; a missing message is no error."""
        partial = self._channel(channel_ref).get_partial_message(message)
        try:
            async with self._in(channel_ref):
                try:
                    await partial.delete()
                except discord.HTTPException as error:
                    if error.code != ARCHIVED or await self._unarchived(channel_ref) is None:
                        raise
                    await partial.delete()
        except Gone:
            return

    async def find(self, channel_ref: ChannelRef, table: int, after: float | None) -> Sequence[Posted]:
        """Return the bot's messages among the latest that have a button of the table."""
        me = self._client.user.id if self._client.user is not None else 0
        found = []
        async with self._in(channel_ref):
            async for message in self._channel(channel_ref).history(
                limit=_LOOKED_THROUGH,
                after=None if after is None else datetime.fromtimestamp(after, UTC),
                oldest_first=False,
            ):
                ids = [one for one in _presses(message.components) if one.table == table]
                if message.author.id == me and ids:
                    slot = Slot.NOTE if any(one.verb in self._lobby_verbs for one in ids) else Slot.BOARD
                    found.append(Posted(message.id, slot))
        return found

    async def find_marked(self, channel_ref: ChannelRef, mark: str, after: float) -> int | None:
        """Return the id of the message with a mark among the first since then, None if there is none."""
        async with self._in(channel_ref):
            return await _marked(self._channel(channel_ref), mark, after, oldest_first=True)

    async def rename(self, channel_ref: ChannelRef, title: str) -> None:
        """Rename a thread of the bot; archive an archived one again afterwards."""
        async with self._in(channel_ref):
            thread = await self._client.fetch_channel(channel_ref.channel)
            me = self._client.user.id if self._client.user is not None else 0
            if not isinstance(thread, discord.Thread) or thread.owner_id != me or thread.name == title:
                return
            archived = thread.archived
            if archived:
                await thread.edit(archived=False)
            await thread.edit(name=title)
            if archived:
                await thread.edit(archived=True)

    async def invite(self, channel_ref: ChannelRef, user: int) -> None:
        """Add a user to a thread."""
        async with self._in(channel_ref):
            await self._client.http.add_user_to_thread(channel_ref.channel, user)

    async def reopen(self, channel_ref: ChannelRef) -> None:
        """Open an archived thread again, unless it is locked."""
        async with self._in(channel_ref):
            thread = await self._client.fetch_channel(channel_ref.channel)
            if isinstance(thread, discord.Thread) and thread.archived and not thread.locked:
                await thread.edit(archived=False)

    def names(self, channel_ref: ChannelRef) -> tuple[str, str] | None:
        """Return the names of a server and its channel, None if Discord has not sent them."""
        guild = self._client.get_guild(channel_ref.guild)
        channel = None if guild is None else guild.get_channel_or_thread(channel_ref.channel)
        return None if guild is None or channel is None else (guild.name, channel.name)

    async def write(self, user: int, screen: Screen | PlainText, *, nonce: str, still: Callable[[], bool]) -> int:
        """Send a direct message; any `Forbidden` means that the user accepts none."""
        try:
            with as_trouble():
                channel = await self._client.create_dm(discord.Object(user))
                sending = channel.send(**_parts(screen), allowed_mentions=only(()), nonce=nonce)
                return (await send_while(still, sending)).id
        except Forbidden:
            raise Closed from None

    async def rewrite(self, user: int, message: int, screen: Screen) -> None:
        """Edit a direct message."""
        try:
            with as_trouble():
                channel = await self._client.create_dm(discord.Object(user))
                partial = channel.get_partial_message(message)
                await partial.edit(**_in_place(screen), allowed_mentions=only(()))
        except Forbidden:
            raise Closed from None

    async def written(self, user: int, mark: str, after: float) -> int | None:
        """Return the id of the direct message with a mark among the latest, None if there is none."""
        with as_trouble():
            channel = await self._client.create_dm(discord.Object(user))
            return await _marked(channel, mark, after, oldest_first=False)

    async def has_left(self, channel_ref: ChannelRef, user: int) -> bool:
        """Return whether a user has left the server; only Discord's answer "no such member" says so."""
        with as_trouble():
            try:
                await self._client.http.get_member(channel_ref.guild, user)
            except discord.NotFound as error:
                if error.code != _NO_MEMBER:
                    raise
                return True
        return False

    async def _unarchived(self, channel_ref: ChannelRef) -> discord.Thread | None:
        """Open an archived thread again; return None if it is none. A locked one needs Manage Threads."""
        thread = await self._client.fetch_channel(channel_ref.channel)
        if not isinstance(thread, discord.Thread) or not thread.archived:
            return None
        await thread.edit(archived=False)
        return thread

    @asynccontextmanager
    async def _in(self, channel_ref: ChannelRef) -> AsyncIterator[None]:
        """Turn errors of discord.py into a Trouble; if the bot may not act, ask whether it is timed out."""
        try:
            with as_trouble():
                yield
        except Forbidden as refused:
            error = refused.__cause__
            if not isinstance(error, discord.Forbidden) or error.code != LACKING:
                raise
            raise await self._explained(channel_ref, refused) from error

    async def _explained(self, channel_ref: ChannelRef, refused: Forbidden) -> Forbidden:
        try:
            until = await timeout_of(self._client, channel_ref.guild, self._clock.now())
        except (discord.DiscordException, *NETWORK):
            return Unexplained()
        return refused if until is None else TimedOut(until)

    def _channel(self, channel_ref: ChannelRef) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(channel_ref.channel, guild_id=channel_ref.guild)


def _parts(message: Screen | PlainText) -> dict[str, Any]:
    """Return the arguments with which discord.py sends a new message."""
    parts: dict[str, Any] = {"view": message.view, "files": message.attachments()}
    return parts | {"content": message.content} if isinstance(message, PlainText) else parts


def _in_place(screen: Screen) -> dict[str, Any]:
    """Return the arguments with which discord.py edits a message; they remove plain text."""
    return {"content": None, "view": screen.view, "attachments": screen.attachments()}


def only(users: Collection[int], roles: Collection[int] = ()) -> discord.AllowedMentions:
    """Return the permission to mention these users and roles and nobody else."""
    return discord.AllowedMentions(
        everyone=False,
        roles=[discord.Object(role) for role in roles] or False,
        users=[discord.Object(user) for user in users],
        replied_user=False,
    )


async def _marked(channel: discord.abc.Messageable, mark: str, after: float, *, oldest_first: bool) -> int | None:
    """Return the id of the message whose button has this custom id or URL, among so many since a moment."""
    moment = datetime.fromtimestamp(after, UTC)
    async for message in channel.history(limit=_LOOKED_THROUGH, after=moment, oldest_first=oldest_first):
        if _has_mark(message.components, mark):
            return message.id
    return None


def _has_mark(parts: Collection[Any], mark: str) -> bool:
    """Return whether a message's components, at any depth, have a button with this custom id or URL."""
    return any(
        mark in (getattr(part, "custom_id", None), getattr(part, "url", None))
        or _has_mark(getattr(part, "children", None) or (), mark)
        for part in parts
    )


def _presses(parts: Collection[Any]) -> Iterator[PressId]:
    """Yield the custom ids of a message's components at any depth."""
    for part in parts:
        press = PressId.parse(str(getattr(part, "custom_id", None) or ""))
        if press is not None:
            yield press
        yield from _presses(getattr(part, "children", None) or ())
