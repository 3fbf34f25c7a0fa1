"""The 63 cards and 12 event tokens of Sobek: what each is, and the flat tables that the rules count with."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from engine.codes import PieceCodes
from engine.effects.base import complete
from engine.game import Code, Label, Named
from engine.piece import Piece


class Good(Code):
    """A kind of goods, from the dearest to the cheapest."""

    IVORY = "ivory"
    EBONY = "ebony"
    MARBLE = "marble"
    CATTLE = "cattle"
    FISH = "fish"
    WHEAT = "wheat"


class Back(Code):
    """The colour on a card's back: starting hands, goods, characters."""

    GREEN = "green"
    BEIGE = "beige"
    ORANGE = "orange"


class Power(Code):
    """What a character does when it is played (S8)."""

    QUEEN = "queen"
    VIZIER = "vizier"
    THIEF = "thief"
    MERCHANT = "merchant"
    COURTESAN = "courtesan"
    PRIEST = "priest"
    PRIESTESS = "priestess"
    SCRIBE = "scribe"


class Token(Code):
    """An event token; the guild has one for each of the four symbols of the score track."""

    GUILD_ANKH = "guild-ankh"
    GUILD_EYE = "guild-eye"
    GUILD_FEATHER = "guild-feather"
    GUILD_LOTUS = "guild-lotus"
    FLOOD = "flood"
    CURSE = "curse"
    PROSPERITY = "prosperity"
    EMBALMING = "embalming"
    DECEIT = "deceit"


@dataclass(frozen=True, slots=True)
class Card(Piece):
    """A card face; equal cards cannot be told apart. `good` is None on an amulet, `power` None but on characters."""

    code: str
    good: Good | None
    scarabs: int
    back: Back
    power: Power | None = None


GOODS: Final = tuple(Good)
BACKS: Final = tuple(Back)
TOKENS: Final = tuple(Token)
TOKEN_INDEX: Final[dict[Token, int]] = {token: index for index, token in enumerate(TOKENS)}

# Good, scarabs on a valued card, then how many cards: valued, without value and beige, without value and green.
_GOODS_CARDS: Final = (
    (Good.IVORY, 3, 3, 2, 1),
    (Good.EBONY, 2, 4, 2, 1),
    (Good.MARBLE, 2, 3, 3, 1),
    (Good.CATTLE, 1, 5, 2, 2),
    (Good.FISH, 1, 5, 3, 2),
    (Good.WHEAT, 1, 5, 3, 2),
)
_CHARACTERS: Final = (
    ("queen", Good.IVORY, Power.QUEEN),
    ("vizier", Good.CATTLE, Power.VIZIER),
    ("thief", Good.FISH, Power.THIEF),
    ("merchant", Good.WHEAT, Power.MERCHANT),
    ("courtesan", Good.WHEAT, Power.COURTESAN),
    ("priest", Good.EBONY, Power.PRIEST),
    ("priestess", Good.MARBLE, Power.PRIESTESS),
    ("scribe-cattle", Good.CATTLE, Power.SCRIBE),
    ("scribe-fish", Good.FISH, Power.SCRIBE),
)
_TOKEN_COUNTS: Final = complete(
    Token,
    {
        Token.GUILD_ANKH: 1,
        Token.GUILD_EYE: 1,
        Token.GUILD_FEATHER: 1,
        Token.GUILD_LOTUS: 1,
        Token.FLOOD: 2,
        Token.CURSE: 2,
        Token.PROSPERITY: 2,
        Token.EMBALMING: 1,
        Token.DECEIT: 1,
    },
)


def _all_cards() -> tuple[tuple[Card, int], ...]:
    cards: list[tuple[Card, int]] = []
    for good, scarabs, valued, beige, green in _GOODS_CARDS:
        cards.append((Card(f"{good}{scarabs}", good, scarabs, Back.BEIGE), valued))
        cards.append((Card(f"{good}0", good, 0, Back.BEIGE), beige))
        cards.append((Card(f"{good}0g", good, 0, Back.GREEN), green))
    cards.append((Card("amulet", None, 0, Back.BEIGE), 5))
    cards.extend((Card(code, good, 0, Back.ORANGE, power), 1) for code, good, power in _CHARACTERS)
    return tuple(cards)


_ALL: Final = _all_cards()

# Inside the rules a card is its index in CARDS: a "kind", 0 to 27. Goods come first (three kinds each), then the
# amulet, then the characters, so that a sorted hand shows its characters last.
CARDS: Final[tuple[Card, ...]] = tuple(card for card, _ in _ALL)
COPIES: Final[tuple[int, ...]] = tuple(count for _, count in _ALL)
KIND: Final[dict[str, int]] = {card.code: kind for kind, card in enumerate(CARDS)}
PIECES: Final = PieceCodes(CARDS)
AMULET: Final = KIND["amulet"]
FIRST_CHARACTER: Final = AMULET + 1

# What everybody sees of a card that lies in the row: characters lie face down.
HIDDEN_CARD: Final = Label("card", "hidden")
SHOWN: Final[tuple[Named, ...]] = tuple(
    card if kind < FIRST_CHARACTER else HIDDEN_CARD for kind, card in enumerate(CARDS)
)

# Goods are counted by index too: 0 to 5 as in GOODS, and 6 for no good (an amulet, a set of amulets alone).
NO_GOOD: Final = len(GOODS)
GOOD_INDEX: Final[dict[Good | None, int]] = {**{good: i for i, good in enumerate(GOODS)}, None: NO_GOOD}
GOOD_OF: Final[tuple[int, ...]] = tuple(GOOD_INDEX[card.good] for card in CARDS)
SCARABS: Final[tuple[int, ...]] = tuple(card.scarabs for card in CARDS)
BACK_OF: Final[tuple[int, ...]] = tuple(BACKS.index(card.back) for card in CARDS)
PROSPEROUS: Final = frozenset({GOOD_INDEX[Good.CATTLE], GOOD_INDEX[Good.FISH], GOOD_INDEX[Good.WHEAT]})

GREEN_CARDS: Final[tuple[int, ...]] = tuple(
    kind for kind, card in enumerate(CARDS) if card.back is Back.GREEN for _ in range(COPIES[kind])
)
DECK_CARDS: Final[tuple[int, ...]] = tuple(
    kind for kind, card in enumerate(CARDS) if card.back is not Back.GREEN for _ in range(COPIES[kind])
)
ALL_TOKENS: Final[tuple[int, ...]] = tuple(
    index for index, token in enumerate(TOKENS) for _ in range(_TOKEN_COUNTS[token])
)


def backs_of(kinds: Iterable[int]) -> tuple[Back, ...]:
    """Return the backs of some kinds, those of one colour together, so that they tell nothing of the kinds' order."""
    return tuple([BACKS[back] for back in sorted([BACK_OF[kind] for kind in kinds])])


def cards_of(kinds: list[int] | tuple[int, ...]) -> tuple[Card, ...]:
    """Return the card faces of a list of kinds."""
    return tuple(map(CARDS.__getitem__, kinds))
