"""After the commit: show every table, let every computer move, ping every person, and try again what fails."""

from bot.reconciler.direct_messages import Screens
from bot.reconciler.executor import Executor
from bot.reconciler.ports import (
    Blocked,
    Channel,
    ChannelGone,
    Closed,
    DiscordFailure,
    Forbidden,
    Gone,
    Lacking,
    Locked,
    Outdated,
    Posted,
    Rejected,
    Response,
    Slow,
    TimedOut,
    TooOld,
    Unexplained,
    Unsure,
)
from bot.reconciler.reconciler import Reconciler
from bot.reconciler.scheduler import Scheduler
from bot.reconciler.threads import Threads

__all__ = [
    "Blocked",
    "Channel",
    "ChannelGone",
    "Closed",
    "DiscordFailure",
    "Executor",
    "Forbidden",
    "Gone",
    "Lacking",
    "Locked",
    "Outdated",
    "Posted",
    "Reconciler",
    "Rejected",
    "Response",
    "Scheduler",
    "Screens",
    "Slow",
    "Threads",
    "TimedOut",
    "TooOld",
    "Unexplained",
    "Unsure",
]
