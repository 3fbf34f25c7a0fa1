"""The Discord client: it builds all parts and passes Discord's events to them."""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Awaitable, Iterator, Sequence
from typing import Any

import discord
from discord import app_commands

from bot.app_context import App
from bot.commands import FluentTranslator, Registration, build_group
from bot.deadlines.outage_tracker import OutageTracker
from bot.deadlines.table_deadlines import TableContexts
from bot.dev_clock import ShiftedClock
from bot.discord_api.rate_limiter import RateLimiter
from bot.discord_api.sharded_client import ShardedClient
from bot.domain.clock import Clock, SystemClock
from bot.handlers.features import Features, Services, verbs_of
from bot.handlers.router import PressRouter, Scope
from bot.helpers.bounded_dict import BoundedDict
from bot.interactions.cooldowns import Cooldowns
from bot.interactions.ephemeral import EphemeralTracker
from bot.queries.ladders import Ladders
from bot.queries.owner_status import Connection, OwnerStatusQuery, Shard, owners
from bot.reconciler import ArchivedThreads, BackgroundJobs, Executor, Reconciler, ServerAnnouncements, ServerWelcomes
from bot.screens.announcements import AnnouncementScreens
from bot.screens.table_messages import TableScreens
from bot.screens.welcome import WelcomeScreens
from bot.services.announcement_channels import DiscordAnnouncementChannels
from bot.services.app_emojis import AppEmojiSync
from bot.services.channel_adapter import DiscordChannel
from bot.services.error_messages import ErrorMessages
from bot.services.films import Films
from bot.services.hint_search import HintSearch
from bot.services.joined_servers import DiscordServers
from bot.services.memory_maintenance import MemoryMaintenance, freeze_lasting_objects
from bot.services.reviews import Reviewer
from bot.services.table_actions import TableActions
from bot.store import ShardAssignment
from bot.tables import ChannelRef, Table, TableError
from bot.telemetry.metrics import GATEWAY_CLOSED, trace_into

log = logging.getLogger(__name__)

_REMEMBERED = 2048


class SobekClient(ShardedClient):
    """Runs the bot on Discord with the one intent it needs.

    Args:
        app: words, tables, games and pictures.
        clock: the time, the system's by default.
        shards: the shards of this process; by default all.
        proxy: the URL of the proxy for requests to Discord; None for none.
        pings_as_text: whether pings are plain text first, so that a phone's notification can show it.
    """

    def __init__(
        self,
        app: App,
        clock: Clock | None = None,
        shards: ShardAssignment | None = None,
        proxy: str | None = None,
        *,
        pings_as_text: bool = True,
    ) -> None:
        quota = RateLimiter(1.0 if shards is None else len(shards.ids) / shards.count)
        super().__init__(
            shards,
            intents=discord.Intents(guilds=True),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            allowed_mentions=discord.AllowedMentions.none(),
            http_trace=(trace := quota.trace()),
            proxy=proxy,
        )
        self.app = app
        clock = clock or SystemClock()
        moved = clock if isinstance(clock, ShiftedClock) else None
        heartbeat = OutageTracker(app.tables, clock, self._connected, lambda: moved.ahead if moved is not None else 0.0)
        ephemeral_messages = EphemeralTracker(clock)
        contexts = TableContexts(app.tables, clock, heartbeat, ephemeral_messages)
        ladders = Ladders(app.tables, clock)
        screens = TableScreens(app, contexts, clock, ladders)
        lobby_verbs = verbs_of(Scope.LOBBY)
        channel = DiscordChannel(self, quota, clock, lobby_verbs)
        steps = Executor(app.tables, channel, screens, clock, contexts, pings_as_text=pings_as_text)
        channels = DiscordAnnouncementChannels(self)
        announcements = ServerAnnouncements(app.tables, channel, AnnouncementScreens(app), channels, clock)
        self.reconciler = Reconciler(app.tables, steps, clock, announcements.wake)
        self.threads = ArchivedThreads(app.tables, self.reconciler, self._is_asleep)
        servers = DiscordServers(self, self._connected)
        self.welcomes = ServerWelcomes(app.tables, channel, WelcomeScreens(app), servers, clock)
        self.watch = BackgroundJobs(
            app.tables, self.reconciler, clock, heartbeat, self.threads, self.welcomes, servers.is_in, announcements
        )
        self.table_actions = TableActions(app, self.reconciler, Cooldowns(clock), contexts, clock, ephemeral_messages)
        self.error_messages = ErrorMessages(app, self.reconciler, lobby_verbs)
        self.heartbeat = heartbeat
        self._films, self._reviewer = Films(app), Reviewer(app)
        self._ephemeral_messages = ephemeral_messages
        services = Services(
            app,
            self.table_actions,
            self.reconciler,
            clock,
            contexts,
            ephemeral_messages,
            self._films,
            HintSearch(app),
            self._reviewer,
            Ladders(app.tables, clock),
        )
        features = Features.of(services)
        self.presses = PressRouter(
            features.all, app.tables, self.table_actions, self.error_messages, ephemeral_messages
        )
        self.tree = _Tree(self)
        steward = OwnerStatusQuery(app, self.reconciler, lambda: self.connection)
        self.tree.add_command(group := build_group(services, features, self.error_messages, steward))
        self.error_messages.expect(command.name for command in group.walk_commands())
        self.registration = Registration(self.tree, app.words, clock, registers=self.registers)
        faces = {code: game.face for code, game in app.games.items()}
        remember = app.tables.outbox.unneeded_emoji
        self.app_emojis = AppEmojiSync(self, app.words, faces, remember, clock, sends=self.registers)
        self.app_emojis.watch(trace)
        trace_into(trace)
        self._memory_maintenance = MemoryMaintenance(app.games)
        self._closing = False
        self._connected_shards: set[int] = set()
        self._seen_interactions: BoundedDict[int, None] = BoundedDict(_REMEMBERED)
        self._sweeps: set[asyncio.Task[int]] = set()

    async def setup_hook(self) -> None:
        """Register the commands if they have changed and begin to draw sprites, before the gateway opens."""
        # Before any deadline is looked at: the time of an outage does not count.
        await self.heartbeat.load()
        await self.tree.set_translator(FluentTranslator(self.app.words))
        await self.registration.start()
        freeze_lasting_objects()
        # In a thread of its own: presses must not wait for the drawing threads.
        self._memory_maintenance.start()
        self.app_emojis.start()

    async def on_ready(self) -> None:
        """Log that all shards are connected."""
        log.info("ready as %s; shards: %s; servers: %s", self.user, len(self.shards), len(self.guilds))

    async def on_shard_ready(self, shard: int) -> None:
        """Do what was left when the bot or this shard went down."""
        self._connected_shards.add(shard)
        self.watch.start()
        self._sweep(shard, refused=True)
        await self.threads.find_archived()

    async def on_shard_resumed(self, shard: int) -> None:
        """Do what failed while the shard was disconnected; permissions that changed have been sent since."""
        self._connected_shards.add(shard)
        self._sweep(shard, refused=False)

    async def on_shard_disconnect(self, shard: int) -> None:
        """Note that no events of this shard's servers arrive now."""
        self._connected_shards.discard(shard)
        GATEWAY_CLOSED.labels(str(shard)).inc()

    @property
    def connection(self) -> Connection:
        """The bot's owners, the state of its shards in this process, and the number of servers."""
        return Connection(owners(self.application), tuple(self._shards()), len(self.guilds))

    def _shards(self) -> Iterator[Shard]:
        latencies = dict(self.latencies)
        for number in sorted(self.shard_ids or range(self.shard_count or 1)):
            latency = latencies.get(number, math.inf)
            yield Shard(number, number in self._connected_shards, latency if math.isfinite(latency) else None)

    def _is_asleep(self, channel_ref: ChannelRef) -> bool:
        """Return whether a channel is missing among the channels and open threads of a known server."""
        guild = self.get_guild(channel_ref.guild)
        return guild is not None and not guild.unavailable and guild.get_channel_or_thread(channel_ref.channel) is None

    def _connected(self) -> tuple[set[int], int]:
        return self._connected_shards, self.shard_count or 1

    def _sweep(self, shard: int, *, refused: bool) -> None:
        if self._closing:
            return
        count = self.shard_count or 1

        def among(guild: int) -> bool:
            return (guild >> 22) % count == shard

        task = asyncio.create_task(self.reconciler.sweep(fresh=True, among=among, refused=refused))
        self._sweeps.add(task)
        task.add_done_callback(self._sweeps.discard)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Answer presses; the command tree answers commands."""
        if interaction.type in (
            discord.InteractionType.component,
            discord.InteractionType.modal_submit,
        ) and self.is_first_delivery(interaction):
            await self.presses.answer(interaction)

    def is_first_delivery(self, interaction: discord.Interaction[Any]) -> bool:
        """Return whether this interaction comes for the first time; Discord may deliver one twice."""
        if interaction.id in self._seen_interactions:
            return False
        self._seen_interactions[interaction.id] = None
        return True

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Welcome a server that the bot has joined."""
        self.welcomes.wake()

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Welcome a server that was joined while no event could arrive, unless that is long ago."""
        self.welcomes.wake()

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Close the tables of a server from which the bot was removed, and forget its welcome; later its ladders go."""
        await self._close(self.app.tables.early_ends.close_guild(guild.id))
        try:
            await self.welcomes.forget(guild.id)
        except TableError as error:
            log.warning("a welcome could not be forgotten yet (%s)", error.reason)
        try:
            await self.app.tables.gone_servers.note(guild.id)
        except TableError as error:
            log.warning("it could not be noted yet that the bot has left a server (%s)", error.reason)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Close the table of a deleted channel."""
        await self._close(self.app.tables.early_ends.close_place(channel.id))

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Close the table of a deleted thread."""
        await self._close(self.app.tables.early_ends.close_place(payload.thread_id))

    async def on_guild_channel_update(self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        """Retry what this server refused: permissions in the channel and its threads may have changed."""
        self.reconciler.wake_channel(guild=after.guild.id)

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """Retry what the thread refused, for it may be open again; note whether it is archived."""
        self.reconciler.wake_channel(guild=payload.guild_id, channel=payload.thread_id)
        state = payload.data["thread_metadata"]
        await self.threads.note_archived(payload.thread_id, asleep=state["archived"] and not state.get("locked", False))

    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """Retry what this server refused: the bot receives this event only for itself."""
        self.reconciler.wake_channel(guild=after.guild.id)

    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """Retry what this server refused: the bot may have more permissions."""
        self.reconciler.wake_channel(guild=after.guild.id)

    async def _close(self, closing: Awaitable[Table | Sequence[Table] | None]) -> None:
        try:
            closed = await closing
            for table in closed if isinstance(closed, Sequence) else (closed,):
                if table is not None:
                    self.reconciler.wake(table.id)
        except TableError as error:
            log.warning("a table could not be closed (%s)", error.reason)

    async def close(self) -> None:
        """Wait for running answers, stop all background tasks, and leave Discord."""
        self._closing = True
        self._memory_maintenance.close()
        for sweep in self._sweeps:
            sweep.cancel()
        await self.registration.close()
        await self.app_emojis.close()
        await self.watch.close()
        await self.error_messages.finish()
        await self.reconciler.close()
        self._films.close()
        await self._reviewer.close()
        await self.table_actions.hands.close()
        await self._ephemeral_messages.close()
        await super().close()


class _Tree(app_commands.CommandTree[SobekClient]):
    """A command tree that answers no interaction twice, and suggests nothing when the bot has ended."""

    async def interaction_check(self, interaction: discord.Interaction[SobekClient], /) -> bool:
        if interaction.type is discord.InteractionType.autocomplete:
            return self.client.error_messages.begins()
        return self.client.is_first_delivery(interaction)

    async def on_error(
        self, interaction: discord.Interaction[SobekClient], error: app_commands.AppCommandError, /
    ) -> None:
        log.error("a command failed: %s", error, exc_info=error)
