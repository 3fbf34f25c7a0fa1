"""Answering one interaction: within three seconds, exactly once, in the one way that its state allows."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Sequence
from dataclasses import dataclass
from types import TracebackType
from typing import Any, Final, Self

import aiohttp
import discord
from discord.ui import LayoutView

from bot.languages import Languages, Reader
from bot.words import ENGLISH

NETWORK: Final = (TimeoutError, OSError, aiohttp.ClientError)
"""What a request raises that never got an answer."""

_PATIENCE = 1.5
_NOBODY = discord.AllowedMentions.none()


@dataclass(frozen=True, slots=True)
class Screen:
    """A message ready to be sent: its components and the files that they show."""

    view: LayoutView
    files: tuple[tuple[str, bytes], ...] = ()

    def attachments(self) -> list[discord.File]:
        """Return the files anew; a discord.File can be sent only once."""
        return [discord.File(io.BytesIO(data), filename=name) for name, data in self.files]


class Reply:
    """The answer to one interaction; used as a context in which the work is done.

    If the work takes longer than the patience, the interaction is deferred: a component's message stays as it is, a
    command shows that the bot is thinking.
    """

    def __init__(self, interaction: discord.Interaction[Any], *, private: bool = True) -> None:
        self.interaction = interaction
        self.reader = Reader(None, None, ENGLISH)
        self._private = private
        self._lock = asyncio.Lock()
        self._timer: asyncio.Task[None] | None = None
        self._deferred = False
        self._thinking = False
        self._answered = False

    @property
    def data(self) -> dict[str, Any]:
        """What Discord sent with the interaction: a custom id, chosen values."""
        return dict(self.interaction.data) if self.interaction.data else {}

    @property
    def from_component(self) -> bool:
        """Whether a press on a message is answered, not a command."""
        return self.interaction.type is discord.InteractionType.component

    @property
    def from_private(self) -> bool:
        """Whether the pressed message is an ephemeral one."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    async def __aenter__(self) -> Self:
        self._timer = asyncio.create_task(self._defer_later())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._timer is not None:
            self._timer.cancel()

    async def quietly(self) -> None:
        """Acknowledge a press without showing anything, unless it has been answered already."""
        async with self._lock:
            if not self._answered and not self._deferred and self.from_component:
                await self.interaction.response.defer()
            self._answered = True

    async def think(self) -> None:
        """Show the one who pressed that an answer of its own is being made; `aside` gives it."""
        async with self._lock:
            if not self._answered and not self._deferred:
                await self.interaction.response.defer(ephemeral=True, thinking=True)
                self._deferred = self._thinking = True

    async def private(self, screen: Screen) -> None:
        """Show a screen to the one who pressed: in his private panel if he pressed there, else in a new one."""
        if self.from_private:
            await self.update(screen)
        else:
            await self.aside(screen)

    async def update(self, screen: Screen) -> int | None:
        """Put a screen in the pressed message's place; return that message's id."""
        async with self._lock:
            if self._answered or self._deferred:
                message = await self.interaction.edit_original_response(
                    view=screen.view, attachments=screen.attachments(), allowed_mentions=_NOBODY
                )
                self._answered = True
                return message.id
            await self.interaction.response.edit_message(
                view=screen.view, attachments=screen.attachments(), allowed_mentions=_NOBODY
            )
            self._answered = True
            return self.interaction.message.id if self.interaction.message else None

    async def aside(self, screen: Screen) -> None:
        """Show a private screen of its own."""
        async with self._lock:
            if self._deferred and not self._answered and (self._thinking or not self.from_component):
                await self.interaction.edit_original_response(
                    view=screen.view, attachments=screen.attachments(), allowed_mentions=_NOBODY
                )
            elif self._answered or self._deferred:
                await self.interaction.followup.send(
                    view=screen.view, files=screen.attachments(), ephemeral=True, allowed_mentions=_NOBODY
                )
            else:
                await self.interaction.response.send_message(
                    view=screen.view, files=screen.attachments(), ephemeral=True, allowed_mentions=_NOBODY
                )
            self._answered = True

    async def public(self, screen: Screen, mentions: Sequence[int] = ()) -> int:
        """Answer with a message that everybody sees; return its id. Only these users are notified."""
        allowed = discord.AllowedMentions(
            everyone=False, roles=False, users=[discord.Object(user) for user in mentions], replied_user=False
        )
        async with self._lock:
            self._answered, done = True, self._answered or self._deferred
            if done:
                sent = await self.interaction.edit_original_response(
                    view=screen.view, attachments=screen.attachments(), allowed_mentions=allowed
                )
                return sent.id
            response = await self.interaction.response.send_message(
                view=screen.view, files=screen.attachments(), allowed_mentions=allowed
            )
            if response.message_id is None:
                return (await self.interaction.original_response()).id
            return response.message_id

    async def _defer_later(self) -> None:
        await asyncio.sleep(_PATIENCE)
        async with self._lock:
            if not self._answered and not self._deferred:
                if self.from_component:
                    await self.interaction.response.defer()
                else:
                    await self.interaction.response.defer(ephemeral=self._private, thinking=True)
                self._deferred = True


async def reader_of(languages: Languages, interaction: discord.Interaction[Any]) -> Reader:
    """Return what is known about the language of whoever made an interaction."""
    guild_locale = interaction.guild_locale.value if interaction.guild_locale is not None else None
    return await languages.reader(interaction.user.id, interaction.locale.value, interaction.guild_id, guild_locale)
