"""A bot that announces open tables and results of a server, and can be killed at any step."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any

from bot.interactions.custom_id import PressId, Verb
from bot.interactions.response import Screen
from bot.reconciler import Content, ServerAnnouncements
from bot.reconciler.announcements import LOOK_EVERY
from bot.screens.components import button, link_button, notice
from bot.store import Store
from bot.tables import Announcement, AnnouncementKind, ChannelRef, Status, Table, Tables, TableSpec
from tests.bot.at_table import ANA, BEN, PLACE
from tests.bot.faults.clock import VirtualClock
from tests.bot.faults.discord import Crash, FakeDiscord, Message
from tests.bot.reconciler.killed import Mortal
from tests.bot.toy import GAMES

GUILD, TABLE = PLACE.guild, PLACE.channel
NEWS, OTHER_NEWS = 501, 502
URL = "https://discord.com/channels/1/77/9"


class Screens:
    """Builds announcements of a line: who sits there, but for those who are hidden, and the table's version."""

    def mark(self, table: Table, kind: AnnouncementKind, at: int) -> str:
        return URL if kind is AnnouncementKind.RESULT else str(PressId(table.id, 0, Verb.JOIN, f"a{at}"))

    async def content(
        self,
        table: Table,
        kind: AnnouncementKind,
        mark: str,
        *,
        hidden: Collection[int],
        locale: str | None,
        known: str,
    ) -> Content[Screen]:
        names = ("hidden" if one.user in hidden else one.name or "erased" for one in table.players)
        shown = f"{kind} {table.version} {locale}: {', '.join(names)}"
        if shown == known:
            return Content(shown, None)
        press = PressId.parse(mark)
        return Content(shown, notice(shown, link_button("Table", mark) if press is None else button("Join", press)))


@dataclass
class Channels:
    """What Discord has told of channels: which are private or unknown, where the bot may not post."""

    private: set[int] = field(default_factory=set)
    unknown: set[int] = field(default_factory=set)
    closed: set[int] = field(default_factory=set)

    def is_public(self, channel: ChannelRef) -> bool | None:
        return None if channel.channel in self.unknown else channel.channel not in self.private

    def may_post(self, channel: ChannelRef) -> bool | None:
        return None if channel.channel in self.unknown else channel.channel not in self.closed

    def locale(self, guild: int) -> str | None:
        return "de"


class World:
    """A bot that announces what happens at its tables, and can be killed."""

    def __init__(self, store: Store) -> None:
        self.clock = VirtualClock()
        self.discord = FakeDiscord(self.clock)
        self.channels = Channels()
        self.store = store
        self.calls: list[str] = []
        self.dies_at: tuple[int, str] | None = None
        self.start()

    def start(self) -> None:
        """Start the bot, again if it was killed."""
        self.tables = Tables(self.store, GAMES, clock=self.clock.now)
        tables: Any = _Killed(self.tables, Mortal(self.tables.announcements, self))
        channel: Any = Mortal(self.discord, self)
        self.announcements: ServerAnnouncements[Any, Any] = ServerAnnouncements(
            tables, channel, Screens(), self.channels, self.clock
        )

    async def look(self) -> None:
        """Look at everything, as once a minute; the bot may be killed."""
        with suppress(Crash):
            await self.announcements.look()
        self.announcements._next_look = float("-inf")

    async def look_slowly(self, **seconds: float) -> None:
        """Look at everything, while requests of these kinds wait for so many seconds."""
        self.discord.throttled.update(seconds)
        looking = asyncio.create_task(self.look())
        await self.clock.advance(LOOK_EVERY)
        await looking

    async def announce(self, channel: int | None) -> None:
        """Choose the channel of the server for announcements."""
        await self.tables.guild_settings.change(GUILD, lambda settings: replace(settings, announcements=channel))

    async def lobby(self, place: ChannelRef = PLACE) -> Table:
        """Open a table of two."""
        return await self.tables.lobbies.create(TableSpec(place, "toy", 2, {"left": "1"}, "en"), ANA, "Ana")

    async def ended(self, computer: bool = False) -> Table:
        """Play a game of two to its end."""
        table = await self.lobby()
        if computer:
            await self.tables.lobbies.add_computer(table.id, ANA, "merchant")
        else:
            await self.tables.lobbies.join(table.id, BEN, "Ben")
        await self.tables.lobbies.start(table.id, ANA)
        over = (await self.tables.play.act(table.id, ANA, None, ["t1"])).table
        assert over.status is Status.FINISHED
        return over

    @property
    def sent(self) -> list[Message]:
        """The messages that are or were in any channel."""
        return list(self.discord.state.messages.values())

    @property
    def there(self) -> list[Message]:
        """The messages that are there."""
        return [one for one in self.sent if not one.deleted]

    async def row(self, table: Table, kind: AnnouncementKind = AnnouncementKind.TABLE) -> Announcement | None:
        return (await self.store.announcements.of(table.id)).get(kind)


class _Killed:
    """Tables whose announcements are killed at a call."""

    def __init__(self, tables: Tables, announcements: Any) -> None:
        self._tables = tables
        self.announcements = announcements

    def __getattr__(self, name: str) -> Any:
        return getattr(self._tables, name)
