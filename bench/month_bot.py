"""The bot in simulated time: all of it but for discord.py, over a real store, on a clock that is turned."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import TypeVar

from sqlalchemy import event

from bench.month_surroundings import SomeScreens, StillClock
from bot.app_context import App
from bot.deadlines.table_deadlines import TableContexts
from bot.games import Playable
from bot.i18n.messages import Words
from bot.interactions.cooldowns import Cooldowns
from bot.interactions.locale import Languages
from bot.interactions.response import PlainText, Screen
from bot.queries.ladders import Ladders
from bot.reconciler import BackgroundJobs, Channel, Executor, Reconciler
from bot.screens.table_messages import TableScreens
from bot.services.table_actions import TableActions
from bot.store import Store
from bot.tables import Tables

S = TypeVar("S", bound=Executor[Screen, PlainText])


class StillBot:
    """The bot as it runs for people; nothing of it happens on its own but what has begun.

    Args:
        clock: the time.
        channels: where its messages go.
        games: what can be played.
        held: how many tables stay in memory.
        every: of so many messages one is built; building them is what takes longest.
    """

    store: Store
    tables: Tables
    app: App
    contexts: TableContexts
    reconciler: Reconciler
    watch: BackgroundJobs
    table_actions: TableActions

    def __init__(
        self,
        clock: StillClock,
        channels: Channel[Screen, PlainText],
        games: Mapping[str, Playable],
        *,
        held: int,
        every: int,
    ) -> None:
        self._clock = clock
        self._channels = channels
        self._games = games
        self._held = held
        self._every = every

    async def open(self, url: str, kind: type[S]) -> S:
        """Start it with steps of a kind, and return them."""
        self.store = await Store.open(url)
        engine = self.store._database._engine
        # All of it is thrown away: nobody waits for the disk.
        event.listen(engine.sync_engine, "connect", lambda one, _: one.execute("PRAGMA synchronous=OFF").close())
        await engine.dispose()
        rules = {code: game.rules for code, game in self._games.items()}
        self.tables = tables = Tables(self.store, rules, capacity=self._held, clock=self._clock.now)
        drawing_threads = ThreadPoolExecutor(1)
        self.app = App(_words(), tables, Languages(_words(), tables), self._games, drawing_threads=drawing_threads)
        self.contexts = TableContexts(tables, self._clock)
        screens = SomeScreens(
            TableScreens(self.app, self.contexts, self._clock, Ladders(tables, self._clock)), self._every
        )
        steps = kind(tables, self._channels, screens, self._clock, self.contexts)
        self.reconciler = Reconciler(tables, steps, self._clock)
        self.watch = BackgroundJobs(tables, self.reconciler, self._clock)
        self.table_actions = TableActions(self.app, self.reconciler, Cooldowns(self._clock), self.contexts, self._clock)
        return steps

    async def close(self) -> None:
        """End it."""
        await self.reconciler.close()
        self.app.drawing_threads.shutdown()
        await self.store.close()

    async def settled(self) -> None:
        """Wait until it has done all that it does in the background."""
        while tasks := {*self.reconciler._background.values(), *self.reconciler._background_tasks.values()}:
            await asyncio.wait(tasks)


@cache
def _words() -> Words:
    return Words.load()
