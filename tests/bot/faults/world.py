"""The whole bot but for Discord's library, over a real store, on one afternoon that can be had again and again."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any, cast

import discord
from discord.app_commands import Group
from sqlalchemy import event, select
from sqlalchemy.exc import OperationalError

from bot.app_context import App
from bot.commands import build_group
from bot.deadlines.outage_tracker import OutageTracker
from bot.deadlines.table_deadlines import TableContexts
from bot.domain.ladders import LadderPreset
from bot.games import GAMES, Playable
from bot.handlers.features import Features, Services
from bot.handlers.router import PressRouter
from bot.i18n.messages import Words
from bot.interactions.cooldowns import Cooldowns
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.ephemeral import EphemeralTracker
from bot.interactions.locale import Languages
from bot.queries.ladders import Ladders
from bot.queries.owner_status import Connection, OwnerStatusQuery
from bot.reconciler import BackgroundJobs, Executor, Reconciler, ServerAnnouncements
from bot.reconciler.announcements import GATHERED
from bot.screens.announcements import AnnouncementScreens
from bot.screens.table_messages import TableScreens
from bot.services.error_messages import ErrorMessages
from bot.services.films import Films
from bot.services.hint_search import HintSearch
from bot.services.reviews import Reviewer
from bot.services.table_actions import TableActions
from bot.store import EndedGame, Store
from bot.store.schema import games
from bot.tables import ChannelRef, Slot, Table, Tables
from render.presentation import Picture
from tests.bot.faults.announced import NEWS, Channels
from tests.bot.faults.clock import VirtualClock, closing
from tests.bot.faults.discord import LOBBY_VERBS, Crash, FakeDiscord, Fault, Message, State
from tests.bot.faults.interaction import FakeInteraction
from tests.bot.faults.invariants import NAMES, check
from tests.bot.faults.told import Stage, Told
from tests.bot.threadless_sqlite import AtOnce

WORDS = Words.load()
GUILD = 1
_DOT = Picture(b"\x89PNG", 960, 480, "a picture")


class QuickFace:
    """A game's face whose pictures cost nothing."""

    def __init__(self, face: Any) -> None:
        self._face = face

    def __getattr__(self, name: str) -> Any:
        return getattr(self._face, name)

    def board(self, *args: Any) -> Picture:
        return _DOT

    def hand(self, *args: Any) -> Picture:
        return _DOT

    def scoring(self, *args: Any) -> Picture:
        return _DOT

    def offer(self, *args: Any) -> None:
        return None


QUICK = {code: Playable(game.rules, cast(Any, QuickFace(game.face)), game.lesson) for code, game in GAMES.items()}


@dataclass
class Past:
    """A moment to which one can go back: the store's file, Discord, the clock, who was told what."""

    file: Path
    discord: State
    at: float
    told: Any


class World:
    """A bot that can be killed and started, with a store and a Discord that can fail."""

    def __init__(self, folder: Path, clock: VirtualClock) -> None:
        self.folder = folder
        self.file = folder / "games.sqlite3"
        self.clock = clock
        self.discord = FakeDiscord(clock)
        self.told = Told(lambda: self.clock.now(), self._known, lambda table: self.contexts.of(table))
        self._listen()
        self.pings_as_text = True
        self._moderated: set[int] = set()
        self.statements: list[str] = []
        self.store_fault: Callable[[str], Fault | None] = lambda words: None
        self._painters = AtOnce()
        self._shown: dict[int, Table] = {}
        self._group: Group | None = None
        self.announcements: ServerAnnouncements[Any, Any] | None = None
        self.announces = False
        """Whether tables and results are announced, in the channel that the server has chosen; see `announce`."""
        self.private: set[int] = set()
        self.all_results = True
        """Whether all results must be there: as long as nothing has kept one from being announced."""
        self.connection = Connection()
        """What the gateway tells: by itself, that the bot is nobody's."""

    # Life and death.

    async def start(self) -> None:
        """Start the bot."""
        asyncio.get_running_loop().set_exception_handler(_unheard)
        self.discord.dead = False
        self.store = await Store.open(f"sqlite:///{self.file}")
        engine = self.store._database._engine.sync_engine
        event.listen(engine, "before_cursor_execute", self._statement)
        event.listen(engine, "commit", lambda connection: self._statement(connection, None, "COMMIT"))
        self._connections: set[Any] = set()
        event.listen(engine, "checkout", lambda used, *_: self._connections.add(used.driver_connection))
        self.tables = Tables(self.store, {code: game.rules for code, game in QUICK.items()}, clock=self.clock.now)
        cast(Any, self.tables.missing_results).fill = self._lacks_result
        self._note_shown()
        self.app = App(WORDS, self.tables, Languages(WORDS, self.tables), QUICK, drawing_threads=self._painters)
        self.heartbeat = OutageTracker(self.tables, self.clock)
        await self.heartbeat.load()
        ephemeral_messages = EphemeralTracker(self.clock)
        self.contexts = TableContexts(self.tables, self.clock, self.heartbeat, ephemeral_messages)
        screens = TableScreens(self.app, self.contexts, self.clock, Ladders(self.tables, self.clock))
        words = self.pings_as_text
        steps = Executor(self.tables, self.discord, screens, self.clock, self.contexts, pings_as_text=words)
        if self.announces:
            announced, channels = AnnouncementScreens(self.app), Channels(self.private)
            self.announcements = ServerAnnouncements(self.tables, self.discord, announced, channels, self.clock)
        looked_at = (lambda table: None) if self.announcements is None else self.announcements.wake
        self.reconciler = Reconciler(self.tables, steps, self.clock, looked_at)
        self.watch = BackgroundJobs(
            self.tables, self.reconciler, self.clock, self.heartbeat, announcements=self.announcements
        )
        self.table_actions = TableActions(
            self.app, self.reconciler, Cooldowns(self.clock), self.contexts, self.clock, ephemeral_messages
        )
        self.error_messages = ErrorMessages(self.app, self.reconciler, LOBBY_VERBS)
        self.reviewer = Reviewer(self.app)
        self._services = services = Services(
            self.app,
            self.table_actions,
            self.reconciler,
            self.clock,
            self.contexts,
            ephemeral_messages,
            Films(self.app),
            HintSearch(self.app),
            self.reviewer,
            Ladders(self.tables, self.clock),
        )
        self.features = Features.of(services)
        self.presses = PressRouter(
            self.features.all, self.tables, self.table_actions, self.error_messages, ephemeral_messages
        )
        self._group = None

    @property
    def group(self) -> Group:
        """The commands; many a bot that is started here is sent none."""
        if self._group is None:
            steward = OwnerStatusQuery(self.app, self.reconciler, lambda: self.connection)
            self._group = build_group(self._services, self.features, self.error_messages, steward)
        return self._group

    async def announce(self) -> None:
        """Have the server announce its tables and results, and start the bot again."""
        await self.tables.guild_settings.change(GUILD, lambda settings: replace(settings, announcements=NEWS))
        self.announces = True
        await self.stop()
        await self.start()

    async def ready(self) -> None:
        """Let the gateway be there, as at a start or after it was lost."""
        self.watch.start()
        await self.reconciler_sweep()

    async def reconciler_sweep(self) -> None:
        """Sweep as on_ready does; the clock has to be turned for it."""
        task = asyncio.create_task(self.reconciler.sweep(fresh=True))
        await self.clock.advance(5)
        await asyncio.gather(task, return_exceptions=True)

    async def stop(self) -> None:
        """End the process, however it stands: whatever was not committed is lost."""
        me = asyncio.current_task()
        self.discord.dead = True
        # What a killed process leaves half open is not waited for: it may never say that it is closed.
        tasks = [task for task in asyncio.all_tasks() if task is not me and not closing(task)]
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks, timeout=2)
        with suppress(BaseException):
            await asyncio.wait_for(self.store.close(), 0.2)
        await self._let_go()
        await self.store.lease.release()

    async def _let_go(self) -> None:
        """Close what is still open, as the system does for a process that ends: nothing of it locks the database."""
        left = [one for one in self._connections if one._thread.is_alive()]
        for one in left:
            one.stop()
        await asyncio.gather(*(asyncio.to_thread(one._thread.join, 30) for one in left))

    async def kill(self) -> None:
        """Kill the bot and start it again."""
        await self.stop()
        await self.start()
        await self.ready()

    def past(self, name: str) -> Past:
        """Remember this moment; the bot must be stopped."""
        kept = self.folder / f"{name}.kept"
        shutil.copyfile(self.file, kept)
        return Past(kept, self.discord.remember(), self.clock.now(), self.told.kept())

    async def back_to(self, past: Past) -> None:
        """Let it be that moment again, and start the bot."""
        for companion in self.folder.glob("games.sqlite3*"):
            companion.unlink()
        shutil.copyfile(past.file, self.file)
        self.clock = VirtualClock(past.at)
        self.discord = FakeDiscord(self.clock)
        self._listen()
        self.discord.state = past.discord
        self.discord.state = self.discord.remember()
        self.told.back_to(past.told)
        self.statements = []
        self.store_fault = lambda words: None
        await self.start()
        self.watch.start()

    # What people do.

    async def press(
        self, user: int, message: Message, press: PressId, *, server: int | None = GUILD, **data: Any
    ) -> FakeInteraction:
        """Press a button, or choose in a select."""
        self.told.pressed[user] = self.clock.now()
        interaction = FakeInteraction(
            self.discord,
            user,
            NAMES[user],
            message.channel,
            kind=discord.InteractionType.component,
            data={"custom_id": str(press), **data},
            message=message,
            guild=server,
        )
        await self._doing(self.presses.answer(cast(Any, interaction)))
        return interaction

    async def submit(
        self, user: int, message: Message, press: PressId, word: str, *, field: str = "word"
    ) -> FakeInteraction:
        """Send a form with one field off."""
        return await self.fill(user, message, str(press), {field: word})

    async def fill(
        self, user: int, message: Message, form: str, values: Mapping[str, str], *, server: int | None = GUILD
    ) -> FakeInteraction:
        """Send a form off by its custom id, with the values of its fields."""
        self.told.pressed[user] = self.clock.now()
        parts = [{"component": {"custom_id": field, "value": value}} for field, value in values.items()]
        interaction = FakeInteraction(
            self.discord,
            user,
            NAMES[user],
            message.channel,
            kind=discord.InteractionType.modal_submit,
            data={"custom_id": form, "components": parts},
            message=message,
            guild=server,
        )
        await self._doing(self.presses.answer(cast(Any, interaction)))
        return interaction

    async def command(
        self, user: int, channel: int, name: str, *, server: int | None = GUILD, added: bool = True, **options: Any
    ) -> FakeInteraction:
        """Send a command; `added` tells whether the server has the bot, or only the person."""
        self.told.pressed[user] = self.clock.now()
        interaction = FakeInteraction(self.discord, user, NAMES[user], channel, guild=server, added=added)
        interaction.command = command = cast(Any, self.group.get_command(name))
        await self._doing(command.callback(interaction, **options))
        return interaction

    async def act(self, table_id: int, random: Random, user: int | None = None) -> tuple[int, int, str] | None:
        """Let somebody who is asked do something legal by the board's own button; return user, version and code."""
        table = await self.tables.get(table_id)
        people = [seat for seat in table.asked if user in (None, table.players[seat].user)]
        if not people:
            return None
        seat = random.choice(people)
        seen = table.seen_by(seat)
        assert seen is not None
        action = random.choice(list(seen.legal))
        who = table.players[seat].user
        board = self.board(table)
        if who is None or board is None or len(str(PressId(table.id, table.version, Verb.ACT, action.code))) > 90:
            return None
        await self.press(who, board, PressId(table.id, table.version, Verb.ACT, action.code))
        return who, table.version, action.code

    async def later(self, seconds: float) -> None:
        """Let time pass quickly, from one moment at which a table wakes to the next; the bot gives signs all along."""
        end = self.clock.now() + seconds
        while self.clock.now() < end:
            wake = await self.tables.outbox.next_wake()
            on = end if wake is None else min(end, max(float(wake), self.clock.now() + 1))
            self.clock.leap(on - self.clock.now())
            self.heartbeat._last = {(1, 0): int(self.clock.now())}
            # So that what ended just now is announced before days pass.
            await self.clock.advance(1 + 2 * GATHERED * self.announces)

    async def _doing(self, doing: Awaitable[None]) -> None:
        with suppress(Crash):
            await doing

    # What there is to see.

    def notes(self, table: Table) -> list[Message]:
        """Return the messages that offer what lobbies offer."""
        return self._of(table, lobby=True)

    def boards(self, table: Table) -> list[Message]:
        """Return the messages that offer what boards offer."""
        return self._of(table, lobby=False)

    def board(self, table: Table) -> Message | None:
        """Return the newest board, or the lobby where there is none."""
        return next(iter([*reversed(self.boards(table)), *reversed(self.notes(table))]), None)

    def _of(self, table: Table, *, lobby: bool) -> list[Message]:
        return [
            one
            for one in self.discord.here(table.channel_ref.channel)
            if any(press.table == table.id and (press.verb is Verb.JOIN) == lobby for press in one.ids)
            and any(press.verb is Verb.JOIN for press in one.ids) == lobby
        ]

    # What must be true.

    async def heal(self, minutes: float = 5) -> None:
        """Let everything work again and some minutes pass."""
        self.discord.fault = lambda call: None
        self.store_fault = lambda words: None
        if self.discord.dead:
            await self.kill()
        await self.reconciler_sweep()
        await self.clock.advance(60 * minutes)
        await self._bring_back()

    async def _bring_back(self) -> None:
        """Let somebody ask for each board that a moderator has deleted: the bot hears of that only then."""
        for number in await self.numbers():
            table = await self.tables.get(number)
            if table.dealt and table.shown.board in self._moderated:
                await self.tables.outbox.repost(number)
                await self.reconciler.reconcile(number)
                await self.clock.quiet()

    async def numbers(self) -> list[int]:
        """Return the numbers of all tables."""
        async with self.store._database.reading() as connection:
            return list(await connection.scalars(select(games.c.id)))

    async def check(self) -> None:
        """Expect that everything is done that is owed to anybody, and nothing was done wrongly."""
        await check(self)

    async def _lacks_result(self, game: EndedGame) -> None:
        """Note that the action that ended a game has kept no result: it must not need to be filled in."""
        self.wrong.append(f"table {game.game} ended without a result")

    def moderate(self, message: Message) -> None:
        """Delete a message; if the bot has not heard yet that it arrived, it never will, and must call again."""
        message.deleted = True
        self._moderated.add(message.id)
        held = self.tables._repository._all.get(next(press.table for press in message.ids))
        if held is None or held.table is None or held.table.shown.board != message.id:
            self.told.lost(message)

    @property
    def called(self) -> set[Stage]:
        """Who was called to what."""
        return self.told.called

    @property
    def wrong(self) -> list[str]:
        """What was done that must not be."""
        return self.told.wrong

    def _listen(self) -> None:
        self.discord.on_notify = self.told.notified
        self.discord.on_letter = self.told.written
        self.discord.on_text = self._told

    def _note_shown(self) -> None:
        """Note each table as it was when it last stored what its channel shows, such as a message to send."""
        repository = cast(Any, self.tables._repository)
        show = repository.show

        async def noted(*given: Any, **named: Any) -> Table:
            table: Table = await show(*given, **named)
            self._shown[table.id] = table
            return table

        repository.show = noted

    def _known(self, table_id: int) -> Table | None:
        """Return a table; while it is being read again, as it was when it last stored what its channel shows."""
        held = self.tables._repository._all.get(table_id)
        table = held.table if held is not None else None
        return table or self._shown.get(table_id)

    def _told(self, text: str) -> None:
        """Note what must not be said: what the chance of a game under way is made of."""
        for held in list(self.tables._repository._all.values()):
            if held.table is not None and held.table.status.live:
                for secret in (held.secret, held.seed):
                    if secret is not None and secret in text:
                        self.wrong.append(f"table {held.table.id}: its secret was told")

    def _statement(self, connection: Any, cursor: Any, statement: str, *rest: Any) -> None:
        if self.discord.dead:
            raise Crash
        self.statements.append(statement)
        match self.store_fault(statement):
            case None:
                return
            case Fault.KILL:
                self.discord.dead = True
                raise Crash
            case _:
                raise OperationalError(statement, {}, Exception("database is locked"))


def _unheard(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Say what nobody waited for, but not that a killed bot's task was killed with it."""
    if not isinstance(context.get("exception"), Crash):
        loop.default_exception_handler(context)


async def new_world(folder: Path) -> World:
    """Return a world with a bot that has just been started."""
    world = World(folder, VirtualClock())
    await world.start()
    return world


async def with_ladders(world: World) -> None:
    """Have new tables of the server rated."""
    await world.tables.guild_settings.change(GUILD, lambda settings: replace(settings, ladders=LadderPreset.RATED))


__all__ = ["GUILD", "NAMES", "NEWS", "ChannelRef", "Fault", "Past", "Slot", "World", "new_world"]
