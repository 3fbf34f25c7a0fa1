"""The features: each has one object that serves its presses and commands, built once from its services."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Self, get_type_hints

from bot.app_context import App
from bot.deadlines.table_deadlines import TableContexts
from bot.domain.clock import Clock
from bot.handlers.actions import ActionHandlers
from bot.handlers.early_end import EarlyEndHandlers
from bot.handlers.game_intro import GameIntroHandlers
from bot.handlers.guild_settings import GuildSettingsHandlers
from bot.handlers.help import HelpHandlers
from bot.handlers.hints import HintHandlers
from bot.handlers.history import HistoryHandlers
from bot.handlers.ladder_management import LadderManagementHandlers
from bot.handlers.ladders import LadderHandlers
from bot.handlers.languages import LanguageHandlers
from bot.handlers.lessons import LessonHandlers
from bot.handlers.lobby import LobbyHandlers
from bot.handlers.lobby_changes import LobbyChangeHandlers
from bot.handlers.lobby_invitations import LobbyInvitationHandlers
from bot.handlers.lobby_options import LobbyOptionHandlers
from bot.handlers.missed_film import MissedFilmHandlers
from bot.handlers.more_menu import MoreMenuHandlers
from bot.handlers.my_tables import MyTablesHandlers
from bot.handlers.notes import NoteHandlers
from bot.handlers.plans import PlanHandlers
from bot.handlers.practice import PracticeHandlers
from bot.handlers.preferences import PreferenceHandlers
from bot.handlers.privacy import PrivacyHandlers
from bot.handlers.reviews import ReviewHandlers
from bot.handlers.router import Declaration, Scope, declared
from bot.handlers.rules import RulesHandlers
from bot.handlers.seat_transfers import SeatTransferHandlers
from bot.handlers.spectators import SpectatorHandlers
from bot.handlers.votes_and_pace import VoteAndPaceHandlers
from bot.handlers.waiting_lobby import WaitingLobbyHandlers
from bot.interactions.custom_id import Verb
from bot.interactions.ephemeral import EphemeralTracker
from bot.queries.ladders import Ladders
from bot.reconciler import Reconciler
from bot.services.films import Films
from bot.services.hint_search import HintSearch
from bot.services.reviews import Reviewer
from bot.services.table_actions import TableActions


@dataclass(frozen=True, slots=True)
class Services:
    """The services that features and commands are built from; each exists once in a process.

    Args:
        app: words, games, pictures and tables.
        table_actions: does what users ask for at a table, and answers.
        reconciler: shows tables in their channels.
        clock: the time.
        contexts: the contexts of tables, with absences, outages and the like.
        ephemeral_messages: the ephemeral messages that can still be deleted.
        films: makes films.
        hinting: searches positions for hints.
        reviewer: reviews finished games.
        ladders: knows the ladders of servers.
    """

    app: App
    table_actions: TableActions
    reconciler: Reconciler
    clock: Clock
    contexts: TableContexts
    ephemeral_messages: EphemeralTracker
    films: Films
    hinting: HintSearch
    reviewer: Reviewer
    ladders: Ladders


@dataclass(frozen=True, slots=True)
class Features:
    """The handlers of all features; commands that do what a button does use them too."""

    actions: ActionHandlers
    early_end: EarlyEndHandlers
    game_intro: GameIntroHandlers
    guild_settings: GuildSettingsHandlers
    help: HelpHandlers
    hints: HintHandlers
    history: HistoryHandlers
    languages: LanguageHandlers
    ladders: LadderHandlers
    ladder_management: LadderManagementHandlers
    lessons: LessonHandlers
    lobby: LobbyHandlers
    lobby_changes: LobbyChangeHandlers
    lobby_invitations: LobbyInvitationHandlers
    lobby_options: LobbyOptionHandlers
    missed_film: MissedFilmHandlers
    more_menu: MoreMenuHandlers
    my_tables: MyTablesHandlers
    notes: NoteHandlers
    plans: PlanHandlers
    practice: PracticeHandlers
    preferences: PreferenceHandlers
    privacy: PrivacyHandlers
    reviews: ReviewHandlers
    rules: RulesHandlers
    seat_transfers: SeatTransferHandlers
    spectators: SpectatorHandlers
    votes_and_pace: VoteAndPaceHandlers
    waiting_lobby: WaitingLobbyHandlers

    @classmethod
    def of(cls, services: Services) -> Self:
        """Build the handlers, each from the services that it uses."""
        app, table_actions, reconciler = services.app, services.table_actions, services.reconciler
        clock, context, films = services.clock, services.contexts, services.films
        words, tables, languages = app.words, app.tables, app.languages
        return cls(
            actions=ActionHandlers(table_actions, app, tables),
            early_end=EarlyEndHandlers(table_actions, app, tables),
            game_intro=GameIntroHandlers(table_actions, app, films),
            guild_settings=GuildSettingsHandlers(table_actions, words, languages, tables, reconciler, clock),
            help=HelpHandlers(app),
            hints=HintHandlers(table_actions, app, tables, services.hinting, reconciler),
            history=HistoryHandlers(table_actions, app, tables, films),
            languages=LanguageHandlers(table_actions, app),
            ladders=LadderHandlers(table_actions, app, services.ladders, clock),
            ladder_management=LadderManagementHandlers(app, tables, services.ladders, reconciler),
            lessons=(lessons := LessonHandlers(table_actions, app, tables)),
            lobby=LobbyHandlers(table_actions, app, tables, lessons),
            lobby_changes=LobbyChangeHandlers(table_actions, app, tables),
            lobby_invitations=LobbyInvitationHandlers(table_actions, app, tables),
            lobby_options=LobbyOptionHandlers(table_actions, app, tables),
            missed_film=MissedFilmHandlers(table_actions, app, tables, films),
            more_menu=MoreMenuHandlers(table_actions, app, tables, context, clock, reconciler),
            my_tables=MyTablesHandlers(table_actions, app, tables),
            notes=NoteHandlers(table_actions, app, tables),
            plans=PlanHandlers(table_actions, app, tables, reconciler),
            practice=PracticeHandlers(table_actions, app, tables),
            preferences=PreferenceHandlers(table_actions, words, languages, tables, reconciler),
            privacy=PrivacyHandlers(table_actions, words, languages, tables, reconciler),
            reviews=ReviewHandlers(table_actions, app, tables, services.reviewer),
            rules=RulesHandlers(table_actions, app, tables),
            seat_transfers=SeatTransferHandlers(table_actions, app, tables, context),
            spectators=SpectatorHandlers(table_actions, app, tables),
            votes_and_pace=VoteAndPaceHandlers(table_actions, app, tables, reconciler, clock),
            waiting_lobby=WaitingLobbyHandlers(table_actions, app, tables, reconciler),
        )

    @property
    def all(self) -> tuple[object, ...]:
        """Every feature."""
        return tuple(getattr(self, field.name) for field in fields(self))


def declarations() -> Mapping[Verb, Declaration]:
    """Return the declarations of all verbs by the handlers of all features."""
    return declared(get_type_hints(Features).values())


def verbs_of(scope: Scope) -> frozenset[Verb]:
    """Return the verbs of a scope."""
    return frozenset(verb for verb, one in declarations().items() if one.scope is scope)
