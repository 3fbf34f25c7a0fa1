"""What keeps games: a database behind a small face, with migrations run at the start."""

from bot.store.errors import BadDatabaseUrl, InUse, PlaceTaken, Stale, StoreError, StoreUnavailable
from bot.store.lease import Lease
from bot.store.rows import (
    UNSEEN,
    Change,
    Entry,
    FormerRow,
    GameRow,
    Kept,
    LogRow,
    NewGame,
    Rest,
    SeatRow,
    Sending,
    Shown,
    Sitting,
    Slot,
    Status,
    Stored,
    Wait,
)
from bot.store.shards import ALL, Shards
from bot.store.store import Store

__all__ = [
    "ALL",
    "UNSEEN",
    "BadDatabaseUrl",
    "Change",
    "Entry",
    "FormerRow",
    "GameRow",
    "InUse",
    "Kept",
    "Lease",
    "LogRow",
    "NewGame",
    "PlaceTaken",
    "Rest",
    "SeatRow",
    "Sending",
    "Shards",
    "Shown",
    "Sitting",
    "Slot",
    "Stale",
    "Status",
    "Store",
    "StoreError",
    "StoreUnavailable",
    "Stored",
    "Wait",
]
