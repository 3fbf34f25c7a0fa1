"""Which messages are sent as plain words first, so that a phone's notification can say what they ping for."""

from __future__ import annotations

import logging
from collections.abc import Mapping

from bot.domain.pace import Pace
from bot.domain.ping_recipient import Recipient
from bot.tables import Slot, Table
from bot.telemetry.metrics import PINGS_WITHOUT_WORDS

log = logging.getLogger(__name__)


class NotificationTexts:
    """Decides whether a ping has words, until Discord refuses to let screens replace them."""

    def __init__(self, *, on: bool = True) -> None:
        """Begin with words or without.

        Args:
            on: whether pings have words; off, screens are sent at once.
        """
        self.on = on
        self._doubted: set[int] = set()
        PINGS_WITHOUT_WORDS.set(0)

    def plain(
        self, table: Table, slot: Slot, pinged: Mapping[Recipient, int], messages: Mapping[Recipient, int]
    ) -> bool:
        """Return whether a message is sent as plain words first.

        A live table's board has none: its players look on, and it costs one request less.

        Args:
            table: the table.
            slot: which of its messages is sent.
            pinged: whom it pings, without those who see the board already.
            messages: how many pings each of them will have had with this one.
        """
        if not self.on or not pinged or table.id in self._doubted:
            return False
        if slot is Slot.NOTE or table.pace is not Pace.LIVE:
            return True
        return any(not table.is_asked(to) or messages.get(to, 1) > 1 for to in pinged)

    def doubt(self, table_id: int) -> None:
        """Note that a table's words could not be replaced: a screen will be sent instead."""
        self._doubted.add(table_id)

    def sent(self, table_id: int) -> None:
        """Note that a table's screen was sent: if it could not replace words, Discord refuses just that."""
        if table_id in self._doubted and self.on:
            self.on = False
            PINGS_WITHOUT_WORDS.set(1)
            log.error("Discord lets no screen take the place of a ping's words: pings have none until the next start")
        self._doubted.discard(table_id)

    def trust(self, table_id: int) -> None:
        """Note that a table's screen could not be sent either: words were not the reason."""
        self._doubted.discard(table_id)
