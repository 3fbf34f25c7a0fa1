"""Threads that are archived while their table goes on: found by Discord's events, and by a search for the others."""

from __future__ import annotations

import logging
from collections.abc import Callable

from bot.reconciler.reconciler import Reconciler
from bot.tables import ChannelRef, TableError, Tables

log = logging.getLogger(__name__)


class ArchivedThreads:
    """Notes for each live table whether its thread is archived; opening it again is a step like others.

    Args:
        tables: the tables.
        reconciler: what is woken when there is something to be done.
        asleep: whether a thread is none of the open ones that Discord has told of; False if that is not known.
    """

    def __init__(self, tables: Tables, reconciler: Reconciler, asleep: Callable[[ChannelRef], bool]) -> None:
        self._tables = tables
        self._reconciler = reconciler
        self._asleep = asleep

    async def note_archived(self, channel: int, *, asleep: bool) -> None:
        """Note whether a thread is archived and not locked."""
        try:
            table = await self._tables.outbox.note_sleep(channel, asleep=asleep)
        except TableError as error:
            log.warning("that a thread was archived could not be stored (%s)", error.reason)
            return
        if table is not None and asleep:
            self._reconciler.wake(table.id)

    async def find_archived(self) -> None:
        """Find threads that were archived without an event, as while the bot was down; ask Discord nothing."""
        try:
            awake = await self._tables.outbox.awake_channels()
        except TableError as error:
            log.warning("sleeping threads could not be looked for (%s)", error.reason)
            return
        for ref in awake:
            if self._asleep(ref):
                await self.note_archived(ref.channel, asleep=True)
