"""Actions of Sobek: frozen values with codes that `engine.sobek.codes` reads."""

from __future__ import annotations

from typing import TypeAlias

from engine import actions
from engine.actions import Coded, action
from engine.actions import Take as Take
from engine.effects.aim_types import UNAIMED
from engine.game import Code, Role, TurnAction
from engine.sobek.aim_types import CharacterAim, TokenAim
from engine.sobek.cards import Card, Good, Token


class Reason(Code):
    """Why an action of Sobek is refused."""

    NO_SUCH_PLACE = "no-such-place"
    NOT_IN_HAND = "not-in-hand"
    NOT_A_CHARACTER = "not-a-character"
    TOO_FEW_CARDS = "too-few-cards"
    TOO_MANY_CARDS = "too-many-cards"
    MIXED_GOODS = "mixed-goods"
    NEEDS_GOOD = "needs-good"
    SET_STANDS = "set-stands"
    NO_SUCH_SET = "no-such-set"
    NOT_PROSPEROUS = "not-prosperous"
    NO_SUCH_TOKEN = "no-such-token"
    NO_SUCH_TARGET = "no-such-target"
    NEEDS_TARGET = "needs-target"
    NOT_IN_PILE = "not-in-pile"
    ALREADY_LAID = "already-laid"


# Where a played set goes: "new", the code of the good of a set that stands, or "amulets".
NEW = "new"
AMULETS = "amulets"


class PlayCharacter(actions.PlayCharacter[Card, CharacterAim]):
    """Play a character for its power (S8)."""

    __slots__ = ()


@action("s")
class PlaySet(Coded, TurnAction):
    """Play a set of 3 or more cards (S5 to S7). `good` is what the set is afterwards, None for amulets alone."""

    role = Role.SET
    onto: str
    good: Good | None
    cards: tuple[Card, ...]


@action("e")
class ChooseEvent(Coded):
    """Pick an event token after a set (S7), unaimed only where it asks for nothing or cannot be applied."""

    token: Token
    aim: TokenAim = UNAIMED


class TakeFromPile(actions.TakeFromPile[Card]):
    """Take one card out of the corruption pile that the vizier looks through (S14)."""

    __slots__ = ()


class Give(actions.Give[Card]):
    """Put one card of the hand aside for the own corruption pile, as the scribe demands (S15)."""

    __slots__ = ()


@action("l")
class Lay(Coded):
    """Lay one horizontal set at the end of the round (S24)."""

    good: Good | None
    cards: tuple[Card, ...]


@action("d")
class LayNoMore(Coded):
    """Lay no further horizontal set (S24)."""


@action("n")
class NameStarter(Coded):
    """Name the starting player of the next round (S27)."""

    seat: int


SobekAction: TypeAlias = (
    Take | PlayCharacter | PlaySet | ChooseEvent | TakeFromPile | Give | Lay | LayNoMore | NameStarter
)
