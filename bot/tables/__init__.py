"""Tables: games in channels, each with its people and one lock, a store behind them; no Discord, no one game."""

from bot.store import (
    UNSEEN,
    About,
    Avoided,
    Entry,
    Found,
    Guest,
    GuestKind,
    Learnt,
    Motion,
    MotionKind,
    Rest,
    Sending,
    Shown,
    Slot,
    Status,
    Superseded,
    Wait,
    Watch,
    WordsOnly,
)
from bot.tables.blocklist import MOST_AVOIDED
from bot.tables.errors import Reason, TableError
from bot.tables.guest_rules import Invited, Invitee, NotInvited
from bot.tables.hints_codec import Hinted
from bot.tables.history import Asked, History, NoHistory
from bot.tables.host import is_news
from bot.tables.lobby import GivenWord, TableSpec, word_revision
from bot.tables.motions import has_played, open_seats, sat_here, settled, silent, verdict
from bot.tables.plan_evaluation import Ahead, Said
from bot.tables.plans import MOST_WISHES, Drafting
from bot.tables.players import Handover, Place, Player
from bot.tables.practice import Exercise
from bot.tables.reviews_codec import Lost, Reviewed
from bot.tables.seats import OVERDUE
from bot.tables.service import Tables
from bot.tables.session import AWAY, LATE, OPENED, SILENT
from bot.tables.spectator_updates import may_watch, rounds_of, to_tell, watch_of
from bot.tables.table import Ending, Proposal, Table, Turn, calls_for
from bot.tables.visibility import Happening, Moment, News, Seen

__all__ = [
    "AWAY",
    "LATE",
    "MOST_AVOIDED",
    "MOST_WISHES",
    "OPENED",
    "OVERDUE",
    "SILENT",
    "UNSEEN",
    "About",
    "Ahead",
    "Asked",
    "Avoided",
    "Drafting",
    "Ending",
    "Entry",
    "Exercise",
    "Found",
    "GivenWord",
    "Guest",
    "GuestKind",
    "Handover",
    "Happening",
    "Hinted",
    "History",
    "Invited",
    "Invitee",
    "Learnt",
    "Lost",
    "Moment",
    "Motion",
    "MotionKind",
    "News",
    "NoHistory",
    "NotInvited",
    "Place",
    "Player",
    "Proposal",
    "Reason",
    "Rest",
    "Reviewed",
    "Said",
    "Seen",
    "Sending",
    "Shown",
    "Slot",
    "Status",
    "Superseded",
    "Table",
    "TableError",
    "TableSpec",
    "Tables",
    "Turn",
    "Wait",
    "Watch",
    "WordsOnly",
    "calls_for",
    "has_played",
    "is_news",
    "may_watch",
    "open_seats",
    "rounds_of",
    "sat_here",
    "settled",
    "silent",
    "to_tell",
    "verdict",
    "watch_of",
    "word_revision",
]
