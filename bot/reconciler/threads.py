"""Threads that are archived while their table goes on: Discord tells of them, and others are looked for."""

from __future__ import annotations

import logging
from collections.abc import Callable

from bot.reconciler.reconciler import Reconciler
from bot.tables import ChannelRef, TableError, Tables

log = logging.getLogger(__name__)


class Threads:
    """Keeps beside each live table whether its thread is asleep; opening it again is a step like any other.

    Args:
        tables: the tables.
        reconciler: what is woken when there is something to be done.
        asleep: whether the thread at a place is none of the open ones that Discord has told of; False if that is not
            known.
    """

    def __init__(self, tables: Tables, reconciler: Reconciler, asleep: Callable[[ChannelRef], bool]) -> None:
        self._tables = tables
        self._reconciler = reconciler
        self._asleep = asleep

    async def told(self, channel: int, *, asleep: bool) -> None:
        """Note that a thread was archived and is not locked, or is not so."""
        try:
            table = await self._tables.outbox.note_sleep(channel, asleep=asleep)
        except TableError as error:
            log.warning("that a thread was archived could not be stored (%s)", error.reason)
            return
        if table is not None and asleep:
            self._reconciler.wake(table.id)

    async def look(self) -> None:
        """Find the threads that have fallen asleep unheard, as while the bot was down; Discord is asked nothing."""
        try:
            awake = await self._tables.outbox.awake_channels()
        except TableError as error:
            log.warning("sleeping threads could not be looked for (%s)", error.reason)
            return
        for place in awake:
            if self._asleep(place):
                await self.told(place.channel, asleep=True)
