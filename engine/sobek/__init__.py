"""Sobek for 2 to 4 players."""

from functools import partial

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
from engine.sobek.cards import CARDS, Back, Card, Good, Power, Token
from engine.sobek.codes import compose, parse
from engine.sobek.computer import choose
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
from engine.sobek.foresight import Foresight
from engine.sobek.game import SEATS, Sobek
from engine.sobek.open import WAYS, OpenSobek, new
from engine.sobek.record import record
from engine.sobek.scores import LaidSet, SeatScore, SetScore
from engine.sobek.track import SPACES, TRACK, Symbol, symbol_at
from engine.sobek.versions import Version
from engine.sobek.views import BackCount, Holding, Known, OpenView, SeatView, SetView, SobekView


def _rules(version: Version, earlier: tuple[Rules, ...] = ()) -> Rules:
    return Rules(
        code="sobek",
        version=version.value,
        seats=SEATS,
        ways=tuple(WAYS),
        new=partial(new, rules=version),
        parse=parse,
        compose=compose,
        choose=choose,
        record=partial(record, rules=version),
        planner=Foresight(),
        earlier=earlier,
    )


FIRST = _rules(Version.FIRST)
SECOND = _rules(Version.SECOND, earlier=(FIRST,))
# Those under which games begin.
RULES = FIRST

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
