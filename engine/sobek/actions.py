"""What a seat can do in Sobek: frozen values with codes that `engine.sobek.codes` reads."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

from engine.aims import UNAIMED
from engine.codes import joined
from engine.effects import aimed_code
from engine.game import Code
from engine.sobek.aims import CharacterAim, TokenAim
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
# Stands for the good of amulets alone.
NONE = "-"


@dataclass(frozen=True, slots=True)
class Take:
    """Take the card in `place`, counted from 1 where the row begins (S2, S3)."""

    place: int
    code: str = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "code", f"t.{self.place}")


@dataclass(frozen=True, slots=True)
class PlayCharacter:
    """Play a character for its power (S8), unaimed only where it asks for nothing or cannot be applied."""

    card: Card
    aim: CharacterAim = UNAIMED

    @property
    def code(self) -> str:
        """Read back by `parse`."""
        return aimed_code(f"c.{self.card.code}", self.aim)


@dataclass(frozen=True, slots=True)
class PlaySet:
    """Play a set of 3 or more cards (S5 to S7). `good` is what the set is afterwards, None for amulets alone."""

    onto: str
    good: Good | None
    cards: tuple[Card, ...]

    @property
    def code(self) -> str:
        """Read back by `parse`."""
        return f"s.{self.onto}.{self.good or NONE}.{joined(self.cards)}"


@dataclass(frozen=True, slots=True)
class ChooseEvent:
    """Pick an event token after a set (S7), unaimed only where it asks for nothing or cannot be applied."""

    token: Token
    aim: TokenAim = UNAIMED

    @property
    def code(self) -> str:
        """Read back by `parse`."""
        return aimed_code(f"e.{self.token.code}", self.aim)


@dataclass(frozen=True, slots=True)
class TakeFromPile:
    """Take one card out of the corruption pile that the vizier looks through (S14)."""

    card: Card

    @property
    def code(self) -> str:
        """Read back by `parse`."""
        return f"v.{self.card.code}"


@dataclass(frozen=True, slots=True)
class Give:
    """Put one card of the hand aside for the own corruption pile, as the scribe demands (S15)."""

    card: Card

    @property
    def code(self) -> str:
        """Read back by `parse`."""
        return f"g.{self.card.code}"


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay one horizontal set at the end of the round (S24)."""

    good: Good | None
    cards: tuple[Card, ...]

    @property
    def code(self) -> str:
        """Read back by `parse`."""
        return f"l.{self.good or NONE}.{joined(self.cards)}"


@dataclass(frozen=True, slots=True)
class LayNoMore:
    """Lay no further horizontal set (S24)."""

    @property
    def code(self) -> str:
        """Read back by `parse`."""
        return "d"


@dataclass(frozen=True, slots=True)
class NameStarter:
    """Name the starting player of the next round (S27)."""

    seat: int

    @property
    def code(self) -> str:
        """Read back by `parse`."""
        return f"n.{self.seat}"


SobekAction: TypeAlias = (
    Take | PlayCharacter | PlaySet | ChooseEvent | TakeFromPile | Give | Lay | LayNoMore | NameStarter
)
