"""The features: each has one object that serves its presses and commands, built once of what it uses."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Self, get_type_hints

from bot.context import App
from bot.domain.clock import Clock
from bot.handlers.actions import ActionPresses
from bot.handlers.deadlines import OvertimePresses
from bot.handlers.game_card import AboutPresses
from bot.handlers.guild_settings import ServerPanel
from bot.handlers.hints import HintPresses
from bot.handlers.history import HistoryPresses
from bot.handlers.invitations import InvitationPresses
from bot.handlers.leaving import LeavingPresses
from bot.handlers.lessons import Learning
from bot.handlers.lobby import LobbyPresses
from bot.handlers.lobby_expiry import ClosingPresses
from bot.handlers.lobby_options import OptionPresses
from bot.handlers.missed_film import RecapPresses
from bot.handlers.more_menu import MorePresses
from bot.handlers.my_tables import MyTablesPresses
from bot.handlers.notes import NotePresses
from bot.handlers.plans import PlanPresses
from bot.handlers.practice import PracticePresses
from bot.handlers.preferences import Customs
from bot.handlers.privacy import Privacy
from bot.handlers.reviews import ReviewPresses
from bot.handlers.router import Declaration, Scope, declared
from bot.handlers.rules import RulesPresses
from bot.handlers.seats import SeatPresses
from bot.handlers.spectators import WatchPresses
from bot.interactions.custom_id import Verb
from bot.interactions.ephemeral import Panels
from bot.reconciler import Reconciler
from bot.scheduling.context import Surroundings
from bot.services.films import Films
from bot.services.hints import Hinting
from bot.services.reviews import Reviewing
from bot.services.table_actions import Desk


@dataclass(frozen=True, slots=True)
class Services:
    """What features and commands are built of; each service is there once in a process.

    Args:
        app: words, games, pictures and tables.
        desk: does what users want of a table, and answers.
        reconciler: has tables shown as they are.
        clock: the time.
        around: what surrounds a table, such as absences.
        panels: which private messages live.
        films: makes films.
        hinting: has positions searched.
        reviewing: looks through finished games.
    """

    app: App
    desk: Desk
    reconciler: Reconciler
    clock: Clock
    around: Surroundings
    panels: Panels
    films: Films
    hinting: Hinting
    reviewing: Reviewing


@dataclass(frozen=True, slots=True)
class Features:
    """What serves presses, and commands that do what a button does."""

    about: AboutPresses
    actions: ActionPresses
    deadlines: OvertimePresses
    guild_settings: ServerPanel
    hints: HintPresses
    history: HistoryPresses
    invitations: InvitationPresses
    leaving: LeavingPresses
    lessons: Learning
    lobby: LobbyPresses
    lobby_expiry: ClosingPresses
    lobby_options: OptionPresses
    more: MorePresses
    my_tables: MyTablesPresses
    notes: NotePresses
    plans: PlanPresses
    practice: PracticePresses
    preferences: Customs
    privacy: Privacy
    recap: RecapPresses
    reviews: ReviewPresses
    rules: RulesPresses
    seats: SeatPresses
    spectators: WatchPresses

    @classmethod
    def of(cls, services: Services) -> Self:
        """Build them, each of what it uses."""
        app, desk, reconciler = services.app, services.desk, services.reconciler
        clock, around, films = services.clock, services.around, services.films
        words, tables, languages = app.words, app.tables, app.languages
        return cls(
            about=AboutPresses(desk, app, films),
            actions=ActionPresses(desk, app, tables),
            deadlines=OvertimePresses(desk, app, tables, reconciler, clock),
            guild_settings=ServerPanel(desk, words, languages, tables, reconciler),
            hints=HintPresses(desk, app, tables, services.hinting, reconciler),
            history=HistoryPresses(desk, app, tables, films),
            invitations=InvitationPresses(desk, app, tables),
            leaving=LeavingPresses(desk, tables),
            lessons=(lessons := Learning(desk, app, tables)),
            lobby=LobbyPresses(desk, app, tables, lessons),
            lobby_expiry=ClosingPresses(desk, app, tables, reconciler),
            lobby_options=OptionPresses(desk, app, tables),
            more=MorePresses(desk, app, tables, around, clock, reconciler),
            my_tables=MyTablesPresses(desk, app, tables),
            notes=NotePresses(desk, app, tables),
            plans=PlanPresses(desk, app, tables, reconciler),
            practice=PracticePresses(desk, app, tables),
            preferences=Customs(desk, words, tables, reconciler),
            privacy=Privacy(desk, words, languages, tables, reconciler),
            recap=RecapPresses(desk, app, tables, films),
            reviews=ReviewPresses(desk, app, tables, services.reviewing),
            rules=RulesPresses(desk, app, tables),
            seats=SeatPresses(desk, app, tables, around),
            spectators=WatchPresses(desk, app, tables),
        )

    @property
    def all(self) -> tuple[object, ...]:
        """Every feature."""
        return tuple(getattr(self, field.name) for field in fields(self))


def declarations() -> Mapping[Verb, Declaration]:
    """Return what the handlers of all features declare of their verbs."""
    return declared(get_type_hints(Features).values())


def verbs_of(scope: Scope) -> frozenset[Verb]:
    """Return the verbs of a scope."""
    return frozenset(verb for verb, one in declarations().items() if one.scope is scope)
