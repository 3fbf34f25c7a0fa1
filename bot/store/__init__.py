"""What keeps games: a database behind a small face, with migrations run at the start."""

from bot.store.errors import BadDatabaseUrl, PlaceTaken, Stale, StoreError, StoreUnavailable
from bot.store.rows import Change, Entry, GameRow, Kept, LogRow, NewGame, SeatRow, Status, Stored
from bot.store.store import Store

__all__ = [
    "BadDatabaseUrl",
    "Change",
    "Entry",
    "GameRow",
    "Kept",
    "LogRow",
    "NewGame",
    "PlaceTaken",
    "SeatRow",
    "Stale",
    "Status",
    "Store",
    "StoreError",
    "StoreUnavailable",
    "Stored",
]
