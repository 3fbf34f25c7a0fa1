"""After the commit: every table is shown, every computer moves, every person is called, whatever fails."""

from bot.reconciler.direct_messages import Screens
from bot.reconciler.executor import Steps, side_by_side
from bot.reconciler.ports import (
    Blocked,
    Channel,
    Closed,
    Forbidden,
    Gone,
    Lacking,
    Locked,
    NoPlace,
    Outdated,
    Posted,
    Rejected,
    Response,
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
    "Blocked",
    "Channel",
    "Closed",
    "Forbidden",
    "Gone",
    "Lacking",
    "Locked",
    "NoPlace",
    "Outdated",
    "Posted",
    "Reconciler",
    "Rejected",
    "Response",
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
    "side_by_side",
]
