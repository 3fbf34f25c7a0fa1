"""Welcomes: each server that the bot joins is welcomed once, in its system channel.

Which servers are to be welcomed follows from what Discord tells: when each was joined. What is stored is how far the
welcome is, before it is sent and after, so that neither a kill nor a repeated event sends it twice.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Generic, Protocol, TypeVar

from bot.domain.clock import Clock
from bot.helpers.base36 import base36
from bot.reconciler.diff import NONCE_TRUSTED
from bot.reconciler.ports import (
    Channel,
    ChannelGone,
    DiscordFailure,
    Forbidden,
    Gone,
    Outdated,
    Rejected,
    S,
    S_contra,
    W,
    W_contra,
)
from bot.tables import ChannelRef, TableError, Tables, Welcome

log = logging.getLogger(__name__)

S_co = TypeVar("S_co", covariant=True)

LATEST: Final = 3600
"""Seconds after a server was joined in which it is welcomed; so no update or outage welcomes an old one."""
SETTLED: Final = 3.0
"""Seconds until a server that was just joined is looked at: Discord gives the bot its role a moment later."""
LOOK_EVERY: Final = 60.0
"""Seconds between two looks, for what failed, and for a server that lets the bot post only later."""
_EARLIER: Final = 5
"""Seconds by which Discord's clock may be behind."""
_HISTORY: Final = "read_message_history"


@dataclass(frozen=True, slots=True)
class JoinedServer:
    """A server as Discord tells of it.

    Args:
        guild: the server.
        joined: when the bot joined it, in seconds since 1970.
        channel: its system channel if the bot may post there, else None.
        missing: the permissions that the bot lacks there.
        locale: Discord's locale of the server.
    """

    guild: int
    joined: int
    channel: int | None
    missing: tuple[str, ...]
    locale: str


class WelcomeChannel(Channel[S_contra, W_contra], Protocol[S_contra, W_contra]):
    """A channel in which a message is found again by a mark, such as a welcome."""

    async def find_marked(self, channel: ChannelRef, mark: str, after: float) -> int | None:
        """Return the id of the bot's message with a button, None if there is none.

        Args:
            channel: where to look.
            mark: the custom id or URL of the button.
            after: since when it may have been sent, in seconds since 1970.

        Raises:
            ChannelGone, Forbidden, Slow, Unsure.
        """


class JoinedServers(Protocol):
    """The servers as Discord has told of them."""

    def joined_since(self, moment: int) -> Sequence[JoinedServer]:
        """Return the servers that were joined after a moment, in seconds since 1970."""

    def is_joined(self, server: JoinedServer) -> bool:
        """Return whether the bot has not left a server since it joined it then."""


class WelcomeScreens(Protocol[S_co]):
    """Builds the welcome of a server."""

    def mark(self, server: JoinedServer) -> str:
        """Return the custom id by which the welcome of this joining is found again."""

    async def welcome(self, server: JoinedServer) -> S_co:
        """Return the welcome in the server's language."""


class ServerWelcomes(Generic[S, W]):
    """Welcomes servers, each once; what fails is tried again while the server counts as new."""

    def __init__(
        self,
        tables: Tables,
        channel: WelcomeChannel[S, W],
        screens: WelcomeScreens[S],
        servers: JoinedServers,
        clock: Clock,
    ) -> None:
        self._welcomes = tables.welcomes
        self._channel = channel
        self._screens = screens
        self._servers = servers
        self._clock = clock
        self._done: set[JoinedServer] = set()
        self._woken = asyncio.Event()
        self._woken.set()

    def wake(self) -> None:
        """Look soon: a server may have been joined."""
        self._woken.set()

    async def next_look(self) -> None:
        """Wait until it is time to look: soon after the start and each joining, and once a minute."""
        woken = asyncio.create_task(self._woken.wait())
        try:
            await self._clock.within(LOOK_EVERY, woken)
        finally:
            woken.cancel()
        self._woken.clear()
        await self._clock.sleep(SETTLED)

    async def look(self) -> None:
        """Welcome the servers that the bot joined recently; a server that fails is tried again at the next look."""
        servers = self._servers.joined_since(int(self._clock.now()) - LATEST)
        self._done.intersection_update(servers)
        for server in servers:
            if server not in self._done:
                try:
                    await self._welcome(server)
                except (DiscordFailure, TableError) as error:
                    log.info("server %s could not be welcomed yet (%s)", server.guild, type(error).__name__)

    async def forget(self, guild: int) -> None:
        """Forget the welcome of a server that the bot has left.

        Raises:
            TableError: STORE.
        """
        await self._welcomes.forget(guild)

    async def _welcome(self, server: JoinedServer) -> None:
        """Welcome a server unless it is done.

        Raises:
            DiscordFailure: it may have been sent; it is tried again.
            TableError: STORE.
        """
        begun = await self._welcomes.of(server.guild)
        if begun is not None and begun.joined != server.joined:
            begun = None
        try:
            if (begun is None or not begun.done) and not await self._send(server, begun):
                return
        except (Forbidden, Rejected, Gone) as failure:
            # It cannot be sent, or was sent and deleted: it is not tried elsewhere.
            log.info("server %s is not welcomed (%s)", server.guild, type(failure).__name__)
        except (ChannelGone, Outdated):
            # With its channel the message is gone as well, if there was one.
            await self._welcomes.forget(server.guild)
            return
        await self._welcomes.finish(server.guild, server.joined)
        self._done.add(server)
        if not self._servers.is_joined(server):
            # The bot was removed while the welcome was sent, perhaps before it was stored.
            await self._welcomes.forget(server.guild)

    async def _send(self, server: JoinedServer, begun: Welcome | None) -> bool:
        """Send a welcome that was not begun, or of which it is unknown whether it arrived.

        It is stored before that it may have been sent. Return False if there is nowhere to send it.

        Raises:
            DiscordFailure: see `Channel.send`.
            TableError: STORE.
        """
        now = int(self._clock.now())
        if begun is not None and not 0 <= now - begun.sending <= NONCE_TRUSTED:
            # The nonce is not trusted any more: the message is looked for, and rather none is sent than two.
            channel, mark = ChannelRef(server.guild, begun.channel), self._screens.mark(server)
            if _HISTORY in server.missing or await self._channel.find_marked(channel, mark, begun.sending - _EARLIER):
                return True
            begun = None
        if begun is None:
            if server.channel is None:
                return False
            begun = Welcome(server.joined, server.channel, now)
            await self._welcomes.begin(server.guild, begun)
        await self._channel.send(
            ChannelRef(server.guild, begun.channel),
            await self._screens.welcome(server),
            nonce=f"w{base36(server.guild)}.{base36(server.joined)}",
            calls=(),
            still=lambda: self._servers.is_joined(server),
        )
        return True
