"""Which messages are sent as plain words first, so that a phone's notification can say what they ping for."""

from __future__ import annotations

import logging
from collections.abc import Mapping

from bot.domain.pace import Pace
from bot.domain.recipient import Recipient
from bot.tables import Slot, Table
from bot.telemetry.metrics import PINGS_WITHOUT_WORDS

log = logging.getLogger(__name__)


class Pings:
    """Decides whether a ping has words, until Discord refuses to let screens take their place."""

    def __init__(self, *, on: bool = True) -> None:
        """Begin with words or without.

        Args:
            on: whether pings have words; off, screens are sent at once.
        """
        self.on = on
        self._doubted: set[int] = set()
        PINGS_WITHOUT_WORDS.set(0)

    def plain(
        self, table: Table, slot: Slot, called: Mapping[Recipient, int], messages: Mapping[Recipient, int]
    ) -> bool:
        """Whether a message is to be sent as plain words first.

        A live table's board does without: those at it look on, and it costs a request less.

        Args:
            table: the table.
            slot: which of its messages is to be sent.
            called: whom it pings; those who are before the board already left out.
            messages: how many pings each of them will have had with this one.
        """
        if not self.on or not called or table.id in self._doubted:
            return False
        if slot is Slot.NOTE or table.pace is not Pace.LIVE:
            return True
        return any(not table.is_asked(to) or messages.get(to, 1) > 1 for to in called)

    def doubt(self, table_id: int) -> None:
        """Note that the words of a table's message could not be replaced: a screen is to be sent instead."""
        self._doubted.add(table_id)

    def sent(self, table_id: int) -> None:
        """Note that a table's screen could be sent: if it could not replace words, Discord refuses just that."""
        if table_id in self._doubted and self.on:
            self.on = False
            PINGS_WITHOUT_WORDS.set(1)
            log.error("Discord lets no screen take the place of a ping's words: pings have none until the next start")
        self._doubted.discard(table_id)

    def trust(self, table_id: int) -> None:
        """Note that a table's screen could not be sent either: it was not for the words."""
        self._doubted.discard(table_id)
