"""What keeps games: a database behind a small face, with migrations run at the start."""

from bot.store.errors import BadDatabaseUrl, InUse, PlaceTaken, Stale, StoreError, StoreUnavailable
from bot.store.lease import Lease
from bot.store.rows import (
    UNSEEN,
    Change,
    Due,
    Entry,
    FormerRow,
    GameRow,
    Kept,
    LogRow,
    NewGame,
    SeatRow,
    Sending,
    Shown,
    Slot,
    Status,
    Stored,
    TimerRow,
)
from bot.store.shards import ALL, Shards
from bot.store.store import Store

__all__ = [
    "ALL",
    "UNSEEN",
    "BadDatabaseUrl",
    "Change",
    "Due",
    "Entry",
    "FormerRow",
    "GameRow",
    "InUse",
    "Kept",
    "Lease",
    "LogRow",
    "NewGame",
    "PlaceTaken",
    "SeatRow",
    "Sending",
    "Shards",
    "Shown",
    "Slot",
    "Stale",
    "Status",
    "Store",
    "StoreError",
    "StoreUnavailable",
    "Stored",
    "TimerRow",
]
