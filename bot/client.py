"""The Discord client: what it listens to, and how the parts are put together."""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Awaitable, Iterator, Sequence
from typing import Any

import discord
from discord import app_commands

from bot.commands import FluentTranslator, Registration, build_group
from bot.context import App
from bot.dev_clock import MovedClock
from bot.discord_api.gateway import ShardedClient
from bot.discord_api.rate_limiter import Quota
from bot.domain.clock import Clock, SystemClock
from bot.handlers.features import Features, Services, verbs_of
from bot.handlers.router import Presses, Scope
from bot.interactions.cooldowns import Limits
from bot.interactions.ephemeral import Panels
from bot.lru import Latest
from bot.queries.owner_status import Connection, OwnerStatusQuery, Shard, owners
from bot.reconciler import Executor, Reconciler, Scheduler, Threads
from bot.scheduling.context import Surroundings
from bot.scheduling.heartbeat import Signs
from bot.screens.table_messages import TableScreens
from bot.services.app_emojis import IconSync
from bot.services.error_messages import Troubles
from bot.services.films import Films
from bot.services.hints import Hinting
from bot.services.preload import Caretaker, let_be
from bot.services.reviews import Reviewing
from bot.services.table_actions import Desk
from bot.services.table_channel import DiscordChannel
from bot.store import Shards
from bot.tables import ChannelRef, Table, TableError
from bot.telemetry.metrics import GATEWAY_CLOSED, trace_into

log = logging.getLogger(__name__)

_REMEMBERED = 2048


class SobekClient(ShardedClient):
    """Runs the bot on Discord with the one intent it needs.

    Args:
        app: what the parts share.
        clock: the time, the system's by default.
        shards: the shards that this process is for; by default all there are.
        proxy: the address of the proxy through which Discord is asked; None for none.
        pings_as_text: whether pings have words, so that phones' notifications say what they are for.
    """

    def __init__(
        self,
        app: App,
        clock: Clock | None = None,
        shards: Shards | None = None,
        proxy: str | None = None,
        *,
        pings_as_text: bool = True,
    ) -> None:
        quota = Quota(1.0 if shards is None else len(shards.ids) / shards.count)
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
        moved = clock if isinstance(clock, MovedClock) else None
        signs = Signs(app.tables, clock, self._connected, lambda: moved.ahead if moved is not None else 0.0)
        panels = Panels(clock)
        around = Surroundings(app.tables, clock, signs, panels)
        screens = TableScreens(app, around, clock)
        lobby_verbs = verbs_of(Scope.LOBBY)
        channel = DiscordChannel(self, quota, clock, lobby_verbs)
        steps = Executor(app.tables, channel, screens, clock, around, pings_as_text=pings_as_text)
        self.reconciler = Reconciler(app.tables, steps, clock)
        self.threads = Threads(app.tables, self.reconciler, self._asleep)
        self.watch = Scheduler(app.tables, self.reconciler, clock, signs, self.threads)
        self.desk = Desk(app, self.reconciler, Limits(clock), around, clock, panels)
        self.troubles = Troubles(app, self.reconciler, lobby_verbs)
        self.signs = signs
        self._films, self._reviewing = Films(app), Reviewing(app)
        self._panels = panels
        services = Services(
            app,
            self.desk,
            self.reconciler,
            clock,
            around,
            panels,
            self._films,
            Hinting(app),
            self._reviewing,
        )
        features = Features.of(services)
        self.presses = Presses(features.all, app.tables, self.desk, self.troubles, panels)
        self.tree = _Tree(self)
        steward = OwnerStatusQuery(app, self.reconciler, lambda: self.connection)
        self.tree.add_command(group := build_group(services, features, self.troubles, steward))
        self.troubles.expect(command.name for command in group.walk_commands())
        self.registration = Registration(self.tree, app.words, clock, registers=self.registers)
        faces = {code: game.face for code, game in app.games.items()}
        remember = app.tables.outbox.unneeded_emoji
        self.icons = IconSync(self, app.words, faces, remember, clock, sends=self.registers)
        self.icons.watch(trace)
        trace_into(trace)
        self._caretaker = Caretaker(app.games)
        self._closing = False
        self._there: set[int] = set()
        self._answered: Latest[int, None] = Latest(_REMEMBERED)
        self._sweeps: set[asyncio.Task[int]] = set()

    async def setup_hook(self) -> None:
        """Register the commands if they have changed, and warm the pictures' sprites, before the gateway opens."""
        # Before anybody's time is looked at: while the bot was down it did not run.
        await self.signs.load()
        await self.tree.set_translator(FluentTranslator(self.app.words))
        await self.registration.start()
        let_be()
        # It has a thread of its own: whoever presses meanwhile must not wait for the painters.
        self._caretaker.start()
        self.icons.start()

    async def on_ready(self) -> None:
        """Tell that all shards are there."""
        log.info("ready as %s; shards: %s; servers: %s", self.user, len(self.shards), len(self.guilds))

    async def on_shard_ready(self, shard: int) -> None:
        """Do what was left to do when the bot went down, or a shard of it."""
        self._there.add(shard)
        self.watch.start()
        self._sweep(shard, refused=True)
        await self.threads.find_archived()

    async def on_shard_resumed(self, shard: int) -> None:
        """Do what could not be done while Discord was away; a resumed session has told what may be done since."""
        self._there.add(shard)
        self._sweep(shard, refused=False)

    async def on_shard_disconnect(self, shard: int) -> None:
        """Nobody of this shard's servers can be heard now."""
        self._there.discard(shard)
        GATEWAY_CLOSED.labels(str(shard)).inc()

    @property
    def connection(self) -> Connection:
        """Whose the bot is, and how its shards in this process are."""
        return Connection(owners(self.application), tuple(self._shards()), len(self.guilds))

    def _shards(self) -> Iterator[Shard]:
        latencies = dict(self.latencies)
        for number in sorted(self.shard_ids or range(self.shard_count or 1)):
            latency = latencies.get(number, math.inf)
            yield Shard(number, number in self._there, latency if math.isfinite(latency) else None)

    def _asleep(self, place: ChannelRef) -> bool:
        """Whether a place is no channel and no open thread of a server that Discord has told of."""
        guild = self.get_guild(place.guild)
        return guild is not None and not guild.unavailable and guild.get_channel_or_thread(place.channel) is None

    def _connected(self) -> tuple[set[int], int]:
        return self._there, self.shard_count or 1

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
        """Answer presses; commands go by the tree."""
        if interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit) and self.fresh(
            interaction
        ):
            await self.presses.answer(interaction)

    def fresh(self, interaction: discord.Interaction[Any]) -> bool:
        """Whether this interaction comes for the first time; Discord may deliver one twice."""
        if interaction.id in self._answered:
            return False
        self._answered[interaction.id] = None
        return True

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Close the tables of a server that the bot has been removed from."""
        await self._close(self.app.tables.leaving.close_guild(guild.id))

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Close the table of a channel that is gone."""
        await self._close(self.app.tables.leaving.close_place(channel.id))

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Close the table of a thread that is gone."""
        await self._close(self.app.tables.leaving.close_place(payload.thread_id))

    async def on_guild_channel_update(self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        """Try again where something was refused: the channel's permissions may have changed, its threads' too."""
        self.reconciler.wake_channel(guild=after.guild.id)

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """Try again where something was refused, for the thread may be open again; note whether it is asleep."""
        self.reconciler.wake_channel(guild=payload.guild_id, channel=payload.thread_id)
        state = payload.data["thread_metadata"]
        await self.threads.note_archived(payload.thread_id, asleep=state["archived"] and not state.get("locked", False))

    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """Try again where something was refused: the only member of whom the bot hears is itself."""
        self.reconciler.wake_channel(guild=after.guild.id)

    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """Try again where something was refused: the bot may be allowed more."""
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
        """Leave Discord when everybody has an answer, and stop what is still trying again."""
        self._closing = True
        self._caretaker.close()
        for sweep in self._sweeps:
            sweep.cancel()
        await self.registration.close()
        await self.icons.close()
        await self.watch.close()
        await self.troubles.finish()
        await self.reconciler.close()
        self._films.close()
        await self._reviewing.close()
        await self._panels.close()
        await super().close()


class _Tree(app_commands.CommandTree[SobekClient]):
    """A command tree that answers no interaction twice, and completes nothing when the bot has ended."""

    async def interaction_check(self, interaction: discord.Interaction[SobekClient], /) -> bool:
        if interaction.type is discord.InteractionType.autocomplete:
            return self.client.troubles.begins()
        return self.client.fresh(interaction)

    async def on_error(
        self, interaction: discord.Interaction[SobekClient], error: app_commands.AppCommandError, /
    ) -> None:
        log.error("a command failed: %s", error, exc_info=error)
