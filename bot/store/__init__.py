"""What keeps games: a database behind a small face, with migrations run at the start."""

from bot.store.errors import BadDatabaseUrl, InUse, PlaceTaken, Stale, StoreError, StoreUnavailable
from bot.store.lease import Lease
from bot.store.rows import Change, Entry, GameRow, Kept, LogRow, NewGame, SeatRow, Status, Stored
from bot.store.shards import Shards
from bot.store.store import Store

__all__ = [
    "BadDatabaseUrl",
    "Change",
    "Entry",
    "GameRow",
    "InUse",
    "Kept",
    "Lease",
    "LogRow",
    "NewGame",
    "PlaceTaken",
    "SeatRow",
    "Shards",
    "Stale",
    "Status",
    "Store",
    "StoreError",
    "StoreUnavailable",
    "Stored",
]
