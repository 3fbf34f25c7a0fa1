"""What keeps games: a database behind a small face, with migrations run at the start."""

from bot.store.blocklist import Avoided
from bot.store.deletion_log import Deletions
from bot.store.errors import (
    BadDatabaseUrl,
    BadDeletions,
    ClosedDeletions,
    FileAway,
    InUse,
    ListFull,
    PlaceTaken,
    Stale,
    StoreError,
    StoreUnavailable,
    Superseded,
)
from bot.store.invitations import Lately
from bot.store.lease import Lease
from bot.store.lessons import Learnt
from bot.store.notes import Note
from bot.store.personal_data import About, TableFacts
from bot.store.practice import Practice
from bot.store.rows import (
    UNSEEN,
    Change,
    Entry,
    FormerRow,
    GameRow,
    Guest,
    GuestKind,
    LogRow,
    Motion,
    MotionKind,
    NewGame,
    PlanRow,
    Rest,
    SeatRow,
    Sending,
    Shown,
    Sitting,
    Slot,
    Status,
    Stored,
    Wait,
    Watch,
    WordsOnly,
)
from bot.store.shards import ALL, Shards
from bot.store.store import Store
from bot.store.table_search import Found

__all__ = [
    "ALL",
    "UNSEEN",
    "About",
    "Avoided",
    "BadDatabaseUrl",
    "BadDeletions",
    "Change",
    "ClosedDeletions",
    "Deletions",
    "Entry",
    "FileAway",
    "FormerRow",
    "Found",
    "GameRow",
    "Guest",
    "GuestKind",
    "InUse",
    "Lately",
    "Learnt",
    "Lease",
    "ListFull",
    "LogRow",
    "Motion",
    "MotionKind",
    "NewGame",
    "Note",
    "PlaceTaken",
    "PlanRow",
    "Practice",
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
    "Superseded",
    "TableFacts",
    "Wait",
    "Watch",
    "WordsOnly",
]
