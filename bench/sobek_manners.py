"""Manners of play that lead a game of Sobek to where it seldom goes."""

from __future__ import annotations

from collections.abc import Hashable

from engine.effects.aim_types import AtPlace, AtSet, OntoSet
from engine.sobek import (
    AMULETS,
    ChooseEvent,
    Give,
    Lay,
    LayNoMore,
    NameStarter,
    PlayCharacter,
    PlaySet,
    Power,
    SobekAction,
    SobekView,
    Take,
    TakeFromPile,
    Token,
)


def group(action: SobekAction) -> Hashable:
    """Return what is decided first: to take, which character, which kind of set, which token."""
    match action:
        case PlayCharacter():
            return ("character", action.card.code)
        case PlaySet():
            return ("set", action.onto, action.good)
        case ChooseEvent():
            return ("event", action.token)
        case Take() | TakeFromPile() | Give() | Lay() | LayNoMore() | NameStarter():
            return type(action).__name__


def hasty(view: SobekView, action: SobekAction) -> float:
    """Play every character and every set as soon as it is in the hand, for an effect or for none."""
    return 1.0 if isinstance(action, Take) else 20.0


def hoarding(view: SobekView, action: SobekAction) -> float:
    """Take and take, play nothing but a very long set, and hold a long hand when the round ends."""
    if isinstance(action, PlaySet) and len(action.cards) >= 8:
        return 5000.0
    return 20.0 / action.place if isinstance(action, Take) else 0.1


def skipping(view: SobekView, action: SobekAction) -> float:
    """Reach far along the row, pile up corruption, and then look for the tokens that live on it."""
    match action:
        case Take():
            return 4.0**action.place
        case ChooseEvent(token=Token.EMBALMING | Token.DECEIT):
            return 50.0
        case PlaySet():
            return 100.0
        case PlayCharacter(card=card) if card.power in (Power.PRIEST, Power.PRIESTESS):
            return 200.0
    return 1.0


def charmed(view: SobekView, action: SobekAction) -> float:
    """Collect amulets, play them alone, bless them, add to them and let them become a good later."""
    match action:
        case Take(place=place):
            card = view.row[place - 1]
            return 200.0 if card is not None and card.good is None else 8.0 if card is None else 2.0
        case PlayCharacter(aim=AtPlace(place)):
            wanted = view.row[place - 1]
            return 2000.0 if wanted is not None and wanted.good is None else 0.0
        case PlayCharacter(aim=OntoSet("amulets", cards)):
            return 300.0 if all(card.good is None for card in cards) else 60.0
        case PlayCharacter():
            return 0.3
        case PlaySet(good=None):
            return 1000.0
        case PlaySet(onto="amulets"):
            return 100.0
        case PlaySet():
            return 0.3 if all(card.good is not None for card in action.cards) else 0.0
        case ChooseEvent(aim=aim):
            return 100.0 if aim == AtSet(AMULETS) else 1.0
        case TakeFromPile(card=card) if card.good is None:
            return 100.0
        case Lay(good=None):
            return 1000.0
        case Give(card=card):
            return 0.01 if card.good is None else 1.0
    return 1.0


def timely(view: SobekView, action: SobekAction) -> float:
    """Keep merchant, scribe, queen and thief for the last card, long hands, the end of the deck, and empty hands."""
    match action:
        case PlayCharacter(card=card):
            longest = max(seat.backs.total for seat in view.seats if seat.seat != view.viewer)
            last = len(view.row) == 1
            match card.power:
                case Power.MERCHANT:
                    return 1000.0 if last else 0.01
                case Power.SCRIBE:
                    return 1000.0 if longest > 9 else 0.01
                case Power.QUEEN:
                    return 1000.0 if view.deck < 9 else 0.01
                case Power.THIEF:
                    return 1000.0 if longest == 0 else 0.01
                case _:
                    return 0.5
        case PlaySet():
            return 0.05 if any(card.power is not None for card in action.cards) else 1.0
        case Take(place=place):
            hidden = view.row[place - 1] is None
            return (20.0 if hidden else 2.0) * (0.05 if place == len(view.row) else 1.0)
    return 1.0


MANNERS = (hasty, hoarding, skipping, charmed, timely)
