"""Tables: games in channels with their people, each with one lock, loaded from the store; for any game."""

from bot.store import (
    UNSEEN,
    Announcement,
    AnnouncementKind,
    BestScore,
    BlockedUser,
    EditConflict,
    Entry,
    FoundTable,
    Guest,
    GuestKind,
    LadderChangeRow,
    LadderStamp,
    LessonProgress,
    Motion,
    MotionKind,
    PersonalData,
    RatedGame,
    RatedPlayer,
    Sending,
    Settled,
    ShownState,
    Slot,
    Spectator,
    Status,
    Wait,
    Welcome,
    WordsOnlyMessage,
)
from bot.tables.announcements import has_announced_result
from bot.tables.blocklist import MAX_AVOIDED
from bot.tables.errors import Reason, TableError
from bot.tables.game.session import AWAY, LATE, OPENED, SILENT, SeatDecision
from bot.tables.history import DecisionMoment, History, NoHistory
from bot.tables.host_succession import is_sign_due
from bot.tables.lobby.actions import SeedWord, TableSpec, word_revision
from bot.tables.lobby.changes import RATED, UNRATED, SetupChange, SetupPart
from bot.tables.lobby.invitations import InvitationRefusal, InvitationResult, Invitee
from bot.tables.motions import (
    has_played,
    has_sat,
    motion_result,
    needs_agreement_to_stop,
    open_seats,
    seats_without_ballot,
    vote_result,
)
from bot.tables.pace_changes import PACE_REFUSED
from bot.tables.people.practice_games import PracticeGame
from bot.tables.plan_validity import PlanChoice, PlanView
from bot.tables.plans import MAX_WISHES, DraftMode
from bot.tables.rated_results import counted_results, is_since_restart, last_settled
from bot.tables.seat_history import ChannelRef, Player, SeatHandover
from bot.tables.seat_transfers import OVERDUE_LIMIT
from bot.tables.service import Tables
from bot.tables.setup import Setup, WantedSetup, needs_agreement
from bot.tables.spectators import require_may_watch, scored_rounds, update_count, watch_of
from bot.tables.stored_reviews import Mistake, SeatReview
from bot.tables.table import Ending, Hinted, Table, TableTurn, is_still_pinged
from bot.tables.visible_game import GameMoment, NewsItem, VisibleAction, VisibleGame

__all__ = [
    "AWAY",
    "LATE",
    "MAX_AVOIDED",
    "MAX_WISHES",
    "OPENED",
    "OVERDUE_LIMIT",
    "PACE_REFUSED",
    "RATED",
    "SILENT",
    "UNRATED",
    "UNSEEN",
    "Announcement",
    "AnnouncementKind",
    "BestScore",
    "BlockedUser",
    "ChannelRef",
    "DecisionMoment",
    "DraftMode",
    "EditConflict",
    "Ending",
    "Entry",
    "FoundTable",
    "GameMoment",
    "Guest",
    "GuestKind",
    "Hinted",
    "History",
    "InvitationRefusal",
    "InvitationResult",
    "Invitee",
    "LadderChangeRow",
    "LadderStamp",
    "LessonProgress",
    "Mistake",
    "Motion",
    "MotionKind",
    "NewsItem",
    "NoHistory",
    "PersonalData",
    "PlanChoice",
    "PlanView",
    "Player",
    "PracticeGame",
    "RatedGame",
    "RatedPlayer",
    "Reason",
    "SeatDecision",
    "SeatHandover",
    "SeatReview",
    "SeedWord",
    "Sending",
    "Settled",
    "Setup",
    "SetupChange",
    "SetupPart",
    "ShownState",
    "Slot",
    "Spectator",
    "Status",
    "Table",
    "TableError",
    "TableSpec",
    "TableTurn",
    "Tables",
    "VisibleAction",
    "VisibleGame",
    "Wait",
    "WantedSetup",
    "Welcome",
    "WordsOnly",
    "WordsOnlyMessage",
    "counted_results",
    "has_announced_result",
    "has_played",
    "has_sat",
    "is_sign_due",
    "is_since_restart",
    "is_still_pinged",
    "last_settled",
    "motion_result",
    "needs_agreement",
    "needs_agreement_to_stop",
    "open_seats",
    "require_may_watch",
    "scored_rounds",
    "seats_without_ballot",
    "update_count",
    "vote_result",
    "watch_of",
    "word_revision",
]
