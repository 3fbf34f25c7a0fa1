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
    Wait,
    Watch,
)
from bot.tables.avoiding import MOST_AVOIDED
from bot.tables.course import AWAY, LATE, OPENED
from bot.tables.errors import Reason, TableError
from bot.tables.foresight import Ahead, Said
from bot.tables.hinted import Hinted
from bot.tables.history import Asked, History, NoHistory
from bot.tables.hosting import is_news
from bot.tables.invited import Invited, Invitee, NotInvited
from bot.tables.motions import has_played, open_seats, sat_here, settled, silent, verdict
from bot.tables.plans import MOST_WISHES, Drafting
from bot.tables.players import Handover, Place, Player
from bot.tables.practising import Exercise
from bot.tables.reviewed import Lost, Reviewed
from bot.tables.seats import OVERDUE
from bot.tables.seen import Happening, Moment, News, Seen
from bot.tables.tables import Tables
from bot.tables.values import Ending, Proposal, Table, Turn, beside, calls_for, role_place, seat_of_place
from bot.tables.watchers import may_watch, rounds_of, to_tell, watch_of

__all__ = [
    "AWAY",
    "LATE",
    "MOST_AVOIDED",
    "MOST_WISHES",
    "OPENED",
    "OVERDUE",
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
    "Table",
    "TableError",
    "Tables",
    "Turn",
    "Wait",
    "Watch",
    "beside",
    "calls_for",
    "has_played",
    "is_news",
    "may_watch",
    "open_seats",
    "role_place",
    "rounds_of",
    "sat_here",
    "seat_of_place",
    "settled",
    "silent",
    "to_tell",
    "verdict",
    "watch_of",
]
