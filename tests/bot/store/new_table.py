"""A new table as the store takes it."""

from __future__ import annotations

from bot.store import (
    NewTable,
    SeatRow,
)

SEATS = (SeatRow(0, 1001, "Ana"),)
NEW = NewTable("toy", "1", 2, {"way": "plain"}, 1, 77, 1001, "en", 1_700_000_000, SEATS, "5ec2e7" * 5)
