"""The features: each has one object that serves its presses and commands, built once."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Self, get_type_hints

from bot.handlers.about import AboutPresses
from bot.handlers.actions import ActionPresses
from bot.handlers.deadlines import OvertimePresses
from bot.handlers.guild_settings import ServerPanel
from bot.handlers.hints import HintPresses
from bot.handlers.history import HistoryPresses
from bot.handlers.invitations import InvitationPresses
from bot.handlers.leaving import LeavingPresses
from bot.handlers.lessons import Learning
from bot.handlers.lobby import LobbyPresses
from bot.handlers.lobby_expiry import ClosingPresses
from bot.handlers.lobby_options import OptionPresses
from bot.handlers.more import MorePresses
from bot.handlers.my_tables import MyTablesPresses
from bot.handlers.notes import NotePresses
from bot.handlers.plans import PlanPresses
from bot.handlers.practice import PracticePresses
from bot.handlers.preferences import Customs
from bot.handlers.privacy import Privacy
from bot.handlers.recap import RecapPresses
from bot.handlers.reviews import ReviewPresses
from bot.handlers.router import Declaration, Scope, declared
from bot.handlers.rules import RulesPresses
from bot.handlers.seats import SeatPresses
from bot.handlers.spectators import WatchPresses
from bot.interactions.custom_id import Verb
from bot.services.table_actions import Desk


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
    def of(cls, desk: Desk) -> Self:
        """Build them."""
        return cls(
            about=AboutPresses(desk),
            actions=ActionPresses(desk),
            deadlines=OvertimePresses(desk),
            guild_settings=ServerPanel(desk),
            hints=HintPresses(desk),
            history=HistoryPresses(desk),
            invitations=InvitationPresses(desk),
            leaving=LeavingPresses(desk),
            lessons=(lessons := Learning(desk)),
            lobby=LobbyPresses(desk, lessons),
            lobby_expiry=ClosingPresses(desk),
            lobby_options=OptionPresses(desk),
            more=MorePresses(desk),
            my_tables=MyTablesPresses(desk),
            notes=NotePresses(desk),
            plans=PlanPresses(desk),
            practice=PracticePresses(desk),
            preferences=Customs(desk),
            privacy=Privacy(desk),
            recap=RecapPresses(desk),
            reviews=ReviewPresses(desk),
            rules=RulesPresses(desk),
            seats=SeatPresses(desk),
            spectators=WatchPresses(desk),
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
