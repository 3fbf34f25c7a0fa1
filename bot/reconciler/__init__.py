"""After the commit: show every table, let every computer move, ping every person, and try again what fails."""

from bot.reconciler.announcements import AnnouncementChannels, Content, ServerAnnouncements
from bot.reconciler.archived_threads import ArchivedThreads
from bot.reconciler.background_jobs import BackgroundJobs
from bot.reconciler.direct_message_sender import Screens
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
from bot.reconciler.welcomes import JoinedServer, JoinedServers, ServerWelcomes, WelcomeChannel

__all__ = [
    "AnnouncementChannels",
    "ArchivedThreads",
    "BackgroundJobs",
    "Blocked",
    "Channel",
    "ChannelGone",
    "Closed",
    "Content",
    "DiscordFailure",
    "Executor",
    "Forbidden",
    "Gone",
    "JoinedServer",
    "JoinedServers",
    "Lacking",
    "Locked",
    "Outdated",
    "Posted",
    "Reconciler",
    "Rejected",
    "Response",
    "Screens",
    "ServerAnnouncements",
    "ServerWelcomes",
    "Slow",
    "TimedOut",
    "TooOld",
    "Unexplained",
    "Unsure",
    "WelcomeChannel",
]
