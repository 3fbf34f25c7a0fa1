"""Tables: games in channels, each with its people and one lock, a store behind them; no Discord, no one game."""

from bot.store import UNSEEN, Entry, Kept, Rest, Sending, Shown, Slot, Status, Wait
from bot.tables.errors import Reason, TableError
from bot.tables.history import History, NoHistory
from bot.tables.overtime import AWAY, LATE
from bot.tables.players import Handover, Place, Player
from bot.tables.seen import Happening, Moment, News, Seen
from bot.tables.tables import Tables
from bot.tables.values import Ending, Proposal, Table, Turn, beside

__all__ = [
    "AWAY",
    "LATE",
    "UNSEEN",
    "Ending",
    "Entry",
    "Handover",
    "Happening",
    "History",
    "Kept",
    "Moment",
    "News",
    "NoHistory",
    "Place",
    "Player",
    "Proposal",
    "Reason",
    "Rest",
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
    "beside",
]
