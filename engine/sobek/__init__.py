"""Sobek for 2 to 4 players."""

from functools import partial
from typing import TypeAlias

from engine.game import Event
from engine.rules import Rules
from engine.sobek.actions import (
    AMULETS,
    NEW,
    ChooseEvent,
    Give,
    Lay,
    LayNoMore,
    NameStarter,
    PlayCharacter,
    PlaySet,
    Reason,
    SobekAction,
    Take,
    TakeFromPile,
)
from engine.sobek.ai.deal_luck import luck
from engine.sobek.ai.greedy_merchant import choose
from engine.sobek.ai.memory import SobekMemory
from engine.sobek.ai.search import compare, search
from engine.sobek.cards import CARDS, Back, Card, Good, Power, Token
from engine.sobek.codes import compose, parse
from engine.sobek.events import (
    CardBought,
    CardReclaimed,
    CardsDrawn,
    CardsGiven,
    CardStolen,
    CardTaken,
    CharacterPlayed,
    ChoiceMade,
    DeckCounted,
    Delivered,
    EventChosen,
    GameEnded,
    MarkerMoved,
    PileCleared,
    PileCounted,
    PileEmbalmed,
    PileSeen,
    RoundDealt,
    RoundEnded,
    RoundScored,
    SetExtended,
    SetPlayed,
    SetsLaid,
    StarterNamed,
    TokensSeen,
)
from engine.sobek.game import SEATS, Sobek
from engine.sobek.laying import lay_all
from engine.sobek.open_variant import VARIANTS, OpenSobek, new
from engine.sobek.planning import SobekPlanner
from engine.sobek.record import recording
from engine.sobek.rules_versions import Version
from engine.sobek.score_track import SPACES, TRACK, Symbol, symbol_at
from engine.sobek.scores import LaidSet, SeatScore, SetScore
from engine.sobek.views import BackCount, Holding, Known, OpenView, SeatView, SetView, SobekView

SobekRules: TypeAlias = Rules[SobekAction, SobekView, Event]


def _rules(version: Version, earlier: tuple[SobekRules, ...] = ()) -> SobekRules:
    return Rules(
        code="sobek",
        version=version.value,
        seats=SEATS,
        variants=tuple(VARIANTS),
        new=partial(new, rules=version),
        parse=parse,
        compose=compose,
        choose=choose,
        record=recording(version),
        memory=SobekMemory,
        search=search,
        playouts=800,
        playouts_compiled=3_200,
        compare=compare,
        luck=luck(version),
        planner=SobekPlanner(),
        lay_all=lay_all,
        earlier=earlier,
    )


FIRST = _rules(Version.FIRST)
SECOND = _rules(Version.SECOND, earlier=(FIRST,))
# Those under which games begin; what was begun under the first goes on under them.
RULES = SECOND

__all__ = [
    "AMULETS",
    "CARDS",
    "FIRST",
    "NEW",
    "RULES",
    "SECOND",
    "SPACES",
    "TRACK",
    "Back",
    "BackCount",
    "Card",
    "CardBought",
    "CardReclaimed",
    "CardStolen",
    "CardTaken",
    "CardsDrawn",
    "CardsGiven",
    "CharacterPlayed",
    "ChoiceMade",
    "ChooseEvent",
    "DeckCounted",
    "Delivered",
    "EventChosen",
    "GameEnded",
    "Give",
    "Good",
    "Holding",
    "Known",
    "LaidSet",
    "Lay",
    "LayNoMore",
    "MarkerMoved",
    "NameStarter",
    "OpenSobek",
    "OpenView",
    "PileCleared",
    "PileCounted",
    "PileEmbalmed",
    "PileSeen",
    "PlayCharacter",
    "PlaySet",
    "Power",
    "Reason",
    "RoundDealt",
    "RoundEnded",
    "RoundScored",
    "SeatScore",
    "SeatView",
    "SetExtended",
    "SetPlayed",
    "SetScore",
    "SetView",
    "SetsLaid",
    "Sobek",
    "SobekAction",
    "SobekMemory",
    "SobekView",
    "StarterNamed",
    "Symbol",
    "Take",
    "TakeFromPile",
    "Token",
    "TokensSeen",
    "Version",
    "symbol_at",
]
