"""What a seat can do in Sobek: frozen values, each with a code from which it is read back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from engine.game import Code, IllegalAction, Refusal
from engine.sobek.cards import CARDS, KIND, Back, Card, Good, Token


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
_NONE = "-"


@dataclass(frozen=True, slots=True)
class Take:
    """Take the card in `place`, counted from 1 at the temple (S3)."""

    place: int
    code: str = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "code", f"t.{self.place}")


@dataclass(frozen=True, slots=True)
class PlayCharacter:
    """Play a character for its power (S8), with what that power asks for; the rest is None or empty.

    thief: target, back. vizier: target. merchant: place. priests: good. courtesan: onto, cards. Where a power cannot be
    applied, nothing but the card is given.
    """

    card: Card
    target: int | None = None
    back: Back | None = None
    place: int | None = None
    good: Good | None = None
    onto: str | None = None
    cards: tuple[Card, ...] = ()

    @property
    def code(self) -> str:
        """Read back by `parse`."""
        rest = (self.target, self.back, self.place, self.good, self.onto)
        parts = ["c", self.card.code, *(str(part) for part in rest if part is not None)]
        if self.cards:
            parts.append(_join(self.cards))
        return ".".join(parts)


@dataclass(frozen=True, slots=True)
class PlaySet:
    """Play a set of 3 or more cards (S5 to S7). `good` is what the set is afterwards, None for amulets alone."""

    onto: str
    good: Good | None
    cards: tuple[Card, ...]

    @property
    def code(self) -> str:
        """Read back by `parse`."""
        return f"s.{self.onto}.{self.good or _NONE}.{_join(self.cards)}"


@dataclass(frozen=True, slots=True)
class ChooseEvent:
    """Pick an event token after a set (S7), with its opponent or its set where its effect asks for one."""

    token: Token
    target: int | None = None
    onto: str | None = None

    @property
    def code(self) -> str:
        """Read back by `parse`."""
        rest = (self.target, self.onto)
        return ".".join(["e", self.token.code, *(str(part) for part in rest if part is not None)])


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
        return f"l.{self.good or _NONE}.{_join(self.cards)}"


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


def parse(code: str) -> SobekAction:
    """Return the action that has `code`.

    Raises:
        IllegalAction: MALFORMED if no action can have this code.
    """
    head, _, rest = code.partition(".")
    parts = rest.split(".") if rest else []
    try:
        action = _parse(head, parts)
    except (KeyError, ValueError, IndexError):
        raise IllegalAction(Refusal.MALFORMED) from None
    if action.code != code:
        raise IllegalAction(Refusal.MALFORMED)
    return action


def compose(head: str, items: Sequence[str]) -> tuple[SobekAction, ...]:
    """Return the actions that gathering `items` under the choice `head` stands for.

    Cards given to the scribe are one action each; the cards of a set, of the courtesan or of a horizontal set are one.

    Raises:
        IllegalAction: MALFORMED if the codes fit nothing.
    """
    if head == "g":
        return tuple(parse(f"g.{item}") for item in items)
    kinds = sorted(_kind(item) for item in items)
    return (parse(f"{head}.{','.join(CARDS[kind].code for kind in kinds)}"),)


def _kind(code: str) -> int:
    try:
        return KIND[code]
    except KeyError:
        raise IllegalAction(Refusal.MALFORMED) from None


def _parse(head: str, parts: list[str]) -> SobekAction:
    match head, parts:
        case "t", [place]:
            return Take(int(place))
        case "c", [card, *rest]:
            return _parse_character(CARDS[KIND[card]], rest)
        case "s", [onto, good, cards]:
            return PlaySet(onto, _good(good), _cards(cards))
        case "e", [token, *rest]:
            return _parse_event(Token(token), rest)
        case "v", [card]:
            return TakeFromPile(CARDS[KIND[card]])
        case "g", [card]:
            return Give(CARDS[KIND[card]])
        case "l", [good, cards]:
            return Lay(_good(good), _cards(cards))
        case "d", []:
            return LayNoMore()
        case "n", [seat]:
            return NameStarter(int(seat))
    raise ValueError(head)


def _parse_character(card: Card, rest: list[str]) -> PlayCharacter:
    match card.power, rest:
        case _, []:
            return PlayCharacter(card)
        case "vizier", [target]:
            return PlayCharacter(card, target=int(target))
        case "thief", [target, back]:
            return PlayCharacter(card, target=int(target), back=Back(back))
        case "merchant", [place]:
            return PlayCharacter(card, place=int(place))
        case (("priest" | "priestess"), [good]):
            return PlayCharacter(card, good=Good(good))
        case "courtesan", [onto, cards]:
            return PlayCharacter(card, onto=onto, cards=_cards(cards))
    raise ValueError(rest)


def _parse_event(token: Token, rest: list[str]) -> ChooseEvent:
    match rest:
        case []:
            return ChooseEvent(token)
        case [onto] if token is Token.PROSPERITY:
            return ChooseEvent(token, onto=onto)
        case [target]:
            return ChooseEvent(token, target=int(target))
    raise ValueError(rest)


def _good(code: str) -> Good | None:
    return None if code == _NONE else Good(code)


def _cards(codes: str) -> tuple[Card, ...]:
    """Read cards that stand in the order of their kinds, the one order that a code may have."""
    kinds = [KIND[code] for code in codes.split(",")]
    if kinds != sorted(kinds):
        raise ValueError(codes)
    return tuple(CARDS[kind] for kind in kinds)


def _join(cards: tuple[Card, ...]) -> str:
    return ",".join(card.code for card in cards)
