"""After the commit: every table is shown, every computer moves, every person is called, whatever fails."""

from bot.reconciler.channel import (
    Answer,
    Channel,
    Closed,
    Forbidden,
    Gone,
    NoPlace,
    Outdated,
    Posted,
    Rejected,
    Slow,
    TooOld,
    Trouble,
    Unsure,
)
from bot.reconciler.letters import Screens
from bot.reconciler.reconciler import Reconciler
from bot.reconciler.steps import Steps
from bot.reconciler.watch import Watch

__all__ = [
    "Answer",
    "Channel",
    "Closed",
    "Forbidden",
    "Gone",
    "NoPlace",
    "Outdated",
    "Posted",
    "Reconciler",
    "Rejected",
    "Screens",
    "Slow",
    "Steps",
    "TooOld",
    "Trouble",
    "Unsure",
    "Watch",
]
