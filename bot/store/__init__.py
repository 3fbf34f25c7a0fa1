"""The store of games: a database behind a small public interface; migrations run at the start."""

from bot.store.announcements import Announcement, AnnouncementKind
from bot.store.blocklist import BlockedUser
from bot.store.deletion_log import DeletionLog
from bot.store.errors import (
    BadDatabaseUrl,
    BadDeletionLog,
    BlocklistFull,
    ChannelTaken,
    DatabaseInUse,
    EditConflict,
    FileReplaced,
    StaleVersion,
    StoreError,
    StoreUnavailable,
    UnreadableDeletionLog,
)
from bot.store.invitation_limits import InvitationLimits
from bot.store.joinable_tables import FoundTable
from bot.store.ladder_rows import ErasedRatings, LadderChangeRow, LadderStamp, RatedGame, RatedPlace, RatedPlayer
from bot.store.lease import Lease
from bot.store.lessons import LessonProgress
from bot.store.notes import Note
from bot.store.personal_data import PersonalData, TableFacts
from bot.store.practice import Practice
from bot.store.result_rows import BestScore, EndedGame, GameResult, LongestGame, Placing, PlayedGames, ServerResults
from bot.store.rows import (
    UNSEEN,
    Entry,
    FormerRow,
    GameRow,
    Guest,
    GuestKind,
    LogRow,
    Motion,
    MotionKind,
    NewTable,
    PlanRow,
    SeatedTable,
    SeatRow,
    Sending,
    Settled,
    ShownState,
    Slot,
    Spectator,
    Status,
    StoredTable,
    TableChange,
    Wait,
    WordsOnlyMessage,
)
from bot.store.shard_assignment import ALL, ShardAssignment
from bot.store.store import Store
from bot.store.welcomes import Welcome

__all__ = [
    "ALL",
    "UNSEEN",
    "Announcement",
    "AnnouncementKind",
    "BadDatabaseUrl",
    "BadDeletionLog",
    "BestScore",
    "BlockedUser",
    "BlocklistFull",
    "ChannelTaken",
    "DatabaseInUse",
    "DeletionLog",
    "EditConflict",
    "EndedGame",
    "Entry",
    "ErasedRatings",
    "FileReplaced",
    "FormerRow",
    "FoundTable",
    "GameResult",
    "GameRow",
    "Guest",
    "GuestKind",
    "InvitationLimits",
    "LadderChangeRow",
    "LadderStamp",
    "Lease",
    "LessonProgress",
    "LogRow",
    "LongestGame",
    "Motion",
    "MotionKind",
    "NewTable",
    "Note",
    "PersonalData",
    "Placing",
    "PlanRow",
    "PlayedGames",
    "Practice",
    "RatedGame",
    "RatedPlace",
    "RatedPlayer",
    "SeatRow",
    "SeatedTable",
    "Sending",
    "ServerResults",
    "Settled",
    "ShardAssignment",
    "ShownState",
    "Slot",
    "Spectator",
    "StaleVersion",
    "Status",
    "Store",
    "StoreError",
    "StoreUnavailable",
    "StoredTable",
    "TableChange",
    "TableFacts",
    "UnreadableDeletionLog",
    "Wait",
    "Welcome",
    "WordsOnlyMessage",
]
