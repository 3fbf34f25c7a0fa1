"""After the commit: every table is shown, every computer moves, every person is called, whatever fails."""

from bot.reconciler.direct_messages import Screens
from bot.reconciler.executor import Steps
from bot.reconciler.ports import (
    Answer,
    Blocked,
    Channel,
    Closed,
    Forbidden,
    Gone,
    NoPlace,
    Outdated,
    Posted,
    Rejected,
    Slow,
    TimedOut,
    TooOld,
    Trouble,
    Unexplained,
    Unsure,
)
from bot.reconciler.reconciler import Reconciler
from bot.reconciler.scheduler import Watch
from bot.reconciler.threads import Threads

__all__ = [
    "Answer",
    "Blocked",
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
    "Threads",
    "TimedOut",
    "TooOld",
    "Trouble",
    "Unexplained",
    "Unsure",
    "Watch",
]
