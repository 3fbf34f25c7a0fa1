"""Tables: games in channels, each with its people and one lock, a store behind them; no Discord, no one game."""

from bot.store import Entry, Kept, Status
from bot.tables.course import Step
from bot.tables.ending import Tables
from bot.tables.errors import Reason, TableError
from bot.tables.history import History, NoHistory
from bot.tables.values import Place, Player, Table, Turn

__all__ = [
    "Entry",
    "History",
    "Kept",
    "NoHistory",
    "Place",
    "Player",
    "Reason",
    "Status",
    "Step",
    "Table",
    "TableError",
    "Tables",
    "Turn",
]
