"""Announcements: a server's open tables, and the results of its games, in the channel that it has chosen for them.

What is to be announced follows from tables and settings. What is stored is how far each announcement is, before its
message is sent and after, so that neither a kill nor a lost answer leads to two; a result is owed from the commit that
ends its game.
"""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from typing import Final, Generic, NamedTuple, Protocol, TypeVar

from bot.domain.clock import Clock
from bot.domain.pace import DAY
from bot.helpers.base36 import base36
from bot.reconciler.diff import NONCE_TRUSTED
from bot.reconciler.ports import (
    ChannelGone,
    DiscordFailure,
    Forbidden,
    Gone,
    Outdated,
    Rejected,
    S,
    Slow,
    TooOld,
    Unsure,
    W,
)
from bot.reconciler.welcomes import WelcomeChannel
from bot.tables import (
    Announcement,
    AnnouncementKind,
    ChannelRef,
    Status,
    Table,
    TableError,
    Tables,
    has_announced_result,
)

log = logging.getLogger(__name__)

S_co = TypeVar("S_co", covariant=True)

LOOK_EVERY: Final = 60.0
"""Seconds between two looks at all that may be due: settings, permissions and names change without a word."""
GATHERED: Final = 2.0
"""Seconds for which changes of tables are gathered before their announcements are edited."""
LONGEST_LOOK: Final = 20.0
"""Seconds after which a look leaves what is left of a server to the next: an erasure may have hundreds edited."""
REFUSED_PAUSE: Final = 900.0
"""Seconds until what a channel refuses is tried again."""
GIVEN_UP: Final = DAY
"""Seconds after which nothing is tried any more: a result that could not be posted, a message that stays refused."""
_SERVERS_AT_ONCE: Final = 8
_EARLIER: Final = 5
"""Seconds by which Discord's clock may be behind."""
_REFUSALS: Final = (Forbidden, Rejected, ChannelGone)


class AnnouncementChannels(Protocol):
    """What Discord has told of channels; None where it has not told enough."""

    def is_public(self, channel: ChannelRef) -> bool | None:
        """Return whether everybody in the server may view a channel or thread."""

    def may_post(self, channel: ChannelRef) -> bool | None:
        """Return whether the bot may post announcements in a channel, and find them again."""

    def locale(self, guild: int) -> str | None:
        """Return Discord's locale of a server."""


class Content(NamedTuple, Generic[S_co]):
    """What an announcement shows: its hash, and the message unless it shows this already."""

    content_hash: str
    screen: S_co | None


class AnnouncementScreens(Protocol[S_co]):
    """Builds announcements in the language of their server."""

    def mark(self, table: Table, kind: AnnouncementKind, at: int) -> str:
        """Return by what an announcement is found again that is sent at a moment: a custom id, or a link's URL."""

    async def content(
        self,
        table: Table,
        kind: AnnouncementKind,
        mark: str,
        *,
        hidden: Collection[int],
        locale: str | None,
        known: str,
    ) -> Content[S_co]:
        """Return an announcement.

        Args:
            table: the table.
            kind: what is announced of it.
            mark: by what the message is found again.
            hidden: the users who are not named.
            locale: Discord's locale of the server.
            known: the hash of what the message shows; empty if that is not known.
        """


@dataclass(slots=True)
class _Pause:
    """A table whose announcements fail: since when, and until when they are left alone."""

    since: float
    until: float


class ServerAnnouncements(Generic[S, W]):
    """Posts, edits and deletes announcements until each channel shows what is to be announced there."""

    def __init__(
        self,
        tables: Tables,
        channel: WelcomeChannel[S, W],
        screens: AnnouncementScreens[S],
        channels: AnnouncementChannels,
        clock: Clock,
    ) -> None:
        self._tables = tables
        self._announcements = tables.announcements
        self._channel = channel
        self._screens = screens
        self._channels = channels
        self._clock = clock
        self._changed: set[int] = set()
        self._woken = asyncio.Event()
        self._next_look = float("-inf")
        self._pauses: dict[int, _Pause] = {}
        self._refused: set[int] = set()
        """The channels that refuse announcements, as far as that was logged."""

    def wake(self, table_id: int) -> None:
        """Look soon at a table that may have changed."""
        self._changed.add(table_id)
        self._woken.set()

    async def next_look(self) -> None:
        """Wait until it is time to look: soon after a change of a table, and once a minute at all."""
        woken = asyncio.create_task(self._woken.wait())
        try:
            await self._clock.within(max(0.0, self._next_look - self._clock.now()), woken)
        finally:
            woken.cancel()
        self._woken.clear()
        await self._clock.sleep(GATHERED)

    async def look(self) -> None:
        """Bring announcements up to date: of all tables if that was not done for a minute, else of changed ones.

        What fails is tried again at a later look.
        """
        changed, self._changed = self._changed, set()
        all_of_them = self._clock.now() >= self._next_look
        if not (changed or all_of_them):
            return
        try:
            due = await self._announcements.due(None if all_of_them else changed)
        except TableError as error:
            log.warning("announcements that are due could not be read (%s)", error.reason)
            self._changed |= changed
            return
        if all_of_them:
            self._next_look = self._clock.now() + LOOK_EVERY
            self._pauses = {game: pause for game, pause in self._pauses.items() if game in due}
        servers: defaultdict[int, list[int]] = defaultdict(list)
        for game, guild in due.items():
            servers[guild].append(game)
        room = asyncio.Semaphore(_SERVERS_AT_ONCE)

        async def look_at(games: Collection[int]) -> None:
            async with room:
                began = self._clock.now()
                for game in games:
                    if self._clock.now() - began < LONGEST_LOOK:
                        await self._look_at(game)
                    else:
                        self._changed.add(game)

        await asyncio.gather(*(look_at(games) for games in servers.values()))

    async def _look_at(self, game: int) -> None:
        """Bring the announcements of a table up to date, unless they are left alone now."""
        pause, now = self._pauses.get(game), self._clock.now()
        if pause is not None and now < pause.until:
            return
        since = now if pause is None else pause.since
        try:
            await self._bring_up_to_date(game, given_up=now - since > GIVEN_UP)
        except (DiscordFailure, TableError) as failure:
            self._pauses[game] = _Pause(since, now + _seconds(failure))
            log.debug("table %s: an announcement failed (%s)", game, type(failure).__name__)
        except Exception:
            self._pauses[game] = _Pause(since, now + REFUSED_PAUSE)
            log.exception("table %s: it could not be announced", game)
        else:
            self._pauses.pop(game, None)

    async def _bring_up_to_date(self, game: int, *, given_up: bool) -> None:
        """Do what is due to the announcements of a table; unless it is a lobby, that can be given up.

        Raises:
            DiscordFailure: it is tried again.
            TableError: NO_TABLE, STORE.
        """
        rows = await self._announcements.of(game)
        result = rows.get(AnnouncementKind.RESULT)
        if result is not None and result.owed:
            # A person may have been erased from it, and not yet from the table in memory.
            await self._announcements.drop_from_memory(game)
        table = await self._tables.get(game)
        if given_up and table.status is not Status.LOBBY:
            await self._give_up(game, rows)
            return
        await self._open_table(table, rows.get(AnnouncementKind.TABLE))
        if result is not None and result.owed:
            await self._result(table, result)

    async def _open_table(self, table: Table, row: Announcement | None) -> None:
        """Announce a lobby, or delete the message about a table that is not open any more, or not to be announced."""
        target, public = self._target(table), self._channels.is_public(table.channel_ref)
        if table.status is not Status.LOBBY or public is False:
            target = None
        if row is not None and (target is None or row.channel != target.channel):
            await self._remove(table, row)
            row = None
        if target is not None and public and self._may_post(target):
            await self._show(table, AnnouncementKind.TABLE, row, target)

    async def _result(self, table: Table, row: Announcement) -> None:
        """Announce the result of a game, or bring the message up to date in which a name has changed."""
        kind, target = AnnouncementKind.RESULT, self._target(table)
        if row.channel is not None:
            channel = ChannelRef(table.channel_ref.guild, row.channel)
            if channel != target and row.message is None and await self._search(channel, row) is None:
                # It has not arrived, and is not to be announced there any more.
                await self._announcements.forget(table.id, kind)
                return
            await self._show(table, kind, row, channel)
            await self._announcements.settle(table.id, kind, row.owed)
            return
        public = self._channels.is_public(table.channel_ref)
        late = self._clock.now() - (table.finished or 0) > GIVEN_UP
        if target is None or public is False or late or not has_announced_result(table):
            await self._announcements.forget(table.id, kind)
        elif public and self._may_post(target):
            await self._show(table, kind, None, target)
            await self._announcements.settle(table.id, kind, row.owed)

    def _target(self, table: Table) -> ChannelRef | None:
        """Return the channel in which a table is announced; None if there is none, or if it is the table's own."""
        guild = table.channel_ref.guild
        channel = self._tables.guild_settings.known(guild).announcements
        return None if channel in (None, table.channel_ref.channel) else ChannelRef(guild, channel)

    def _may_post(self, target: ChannelRef) -> bool:
        may_post = self._channels.may_post(target)
        if may_post is False:
            self._note_refusal(target, "permissions are missing")
        return bool(may_post)

    async def _show(self, table: Table, kind: AnnouncementKind, row: Announcement | None, channel: ChannelRef) -> None:
        """Post an announcement, or edit it unless it is up to date; a deleted one is not posted again.

        Raises:
            DiscordFailure: it is tried again.
            TableError: STORE.
        """
        if row is not None and row.message is None and row.sending is not None:
            row = await self._found(table, kind, row, channel)
        if row is None:
            await self._post(table, kind, channel)
            self._note_success(channel)
            return
        if row.message is None:
            return
        content = await self._content(table, kind, row.mark, row.content_hash)
        if content.screen is not None:
            try:
                await self._channel.edit(channel, row.message, content.screen, named=())
            except (Gone, ChannelGone):
                row = replace(row, message=None)
            except (Forbidden, Rejected) as failure:
                self._note_refusal(channel, type(failure).__name__)
                raise
            await self._announcements.keep(table.id, kind, replace(row, content_hash=content.content_hash))
        self._note_success(channel)

    async def _found(
        self, table: Table, kind: AnnouncementKind, row: Announcement, channel: ChannelRef
    ) -> Announcement | None:
        """Return an announcement of which it was unknown whether it arrived; None if it did not.

        Raises:
            DiscordFailure: it is still not known.
            TableError: STORE.
        """
        sending = row.sending or 0
        if 0 <= self._clock.now() - sending <= NONCE_TRUSTED:
            content = await self._content(table, kind, row.mark, "")
            try:
                message = await self._send(table, kind, channel, content, sending)
            except Gone:
                message = None  # It arrived, and was deleted since.
        else:
            message = await self._search(channel, row)
            if message is None:
                return None
        # It may show an earlier state.
        found = replace(row, message=message, sending=None, content_hash="")
        await self._announcements.keep(table.id, kind, found)
        return found

    async def _search(self, channel: ChannelRef, row: Announcement) -> int | None:
        """Return the message of an announcement that may have arrived, None if it has not or was deleted.

        Raises:
            DiscordFailure: it is not known.
        """
        if row.sending is None:
            return None
        return await self._channel.find_marked(channel, row.mark, row.sending - _EARLIER)

    async def _post(self, table: Table, kind: AnnouncementKind, channel: ChannelRef) -> None:
        """Send an announcement; it is stored before that it may have been sent.

        Raises:
            DiscordFailure: nothing was sent, or that is not known and stored so.
            TableError: STORE.
        """
        now = int(self._clock.now())
        mark = self._screens.mark(table, kind, now)
        content = await self._content(table, kind, mark, "")
        row = Announcement(channel.channel, None, now, mark, content.content_hash)
        await self._announcements.keep(table.id, kind, row)
        try:
            message = await self._send(table, kind, channel, content, now)
        except Unsure:
            raise
        except DiscordFailure:
            # It was sent for the first time, so there is nothing to be found.
            await self._announcements.keep(table.id, kind, Announcement())
            raise
        await self._announcements.keep(table.id, kind, replace(row, message=message, sending=None))

    async def _send(
        self, table: Table, kind: AnnouncementKind, channel: ChannelRef, content: Content[S], sending: int
    ) -> int:
        """Send an announcement, silently; see `Channel.send`."""
        if content.screen is None:
            raise ValueError("there is nothing to send")
        try:
            return await self._channel.send(
                channel,
                content.screen,
                nonce=f"{base36(table.id)}.{base36(sending)}.{kind[0]}",
                calls=(),
                still=lambda: self._tables.is_unchanged(table.id, table.version),
            )
        except _REFUSALS as failure:
            self._note_refusal(channel, type(failure).__name__)
            raise

    async def _remove(self, table: Table, row: Announcement) -> None:
        """Delete the message about an open table, if it is or may be there.

        Raises:
            DiscordFailure: it is tried again.
            TableError: STORE.
        """
        if row.channel is not None:
            channel, message = ChannelRef(table.channel_ref.guild, row.channel), row.message
            try:
                if message is None:
                    message = await self._search(channel, row)
                if message is not None:
                    await self._channel.delete(channel, message)
            except (Gone, ChannelGone):
                pass
            except (Forbidden, Rejected) as failure:
                self._note_refusal(channel, type(failure).__name__)
                raise
        await self._announcements.forget(table.id, AnnouncementKind.TABLE)

    async def _give_up(self, game: int, rows: Mapping[AnnouncementKind, Announcement]) -> None:
        """Leave the announcements of a table that has begun or is over as they are, and forget what was due to them.

        Raises:
            TableError: STORE.
        """
        log.info("table %s: its announcements could not be brought up to date for a day", game)
        for kind, row in rows.items():
            if row.message is not None and kind is AnnouncementKind.RESULT:
                await self._announcements.settle(game, kind, row.owed)
            else:
                await self._announcements.forget(game, kind)

    async def _content(self, table: Table, kind: AnnouncementKind, mark: str, known: str) -> Content[S]:
        return await self._screens.content(
            table,
            kind,
            mark,
            hidden=await self._announcements.hidden(table),
            locale=self._channels.locale(table.channel_ref.guild),
            known=known,
        )

    def _note_refusal(self, channel: ChannelRef, why: str) -> None:
        """Log once that a channel refuses announcements, for as long as it does."""
        if channel.channel not in self._refused:
            self._refused.add(channel.channel)
            log.warning("server %s: its channel for announcements refuses them (%s)", channel.guild, why)

    def _note_success(self, channel: ChannelRef) -> None:
        if channel.channel in self._refused:
            self._refused.discard(channel.channel)
            log.info("server %s: its channel for announcements takes them again", channel.guild)


def _seconds(failure: DiscordFailure | TableError) -> float:
    """Return for how many seconds the announcements of a table are left alone after a failure."""
    match failure:
        case Outdated() | TableError():
            return 0.0
        case Forbidden() | Rejected() | ChannelGone():
            return REFUSED_PAUSE
        case Slow(seconds=seconds):
            return seconds
        case TooOld():
            return LOOK_EVERY
        case _:
            return GATHERED
