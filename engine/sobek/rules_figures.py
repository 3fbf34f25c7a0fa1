"""The numbers that teach Sobek: of cards, tokens and spaces, each taken from where the rules count with it."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from engine.sobek.cards import ALL_TOKENS, AMULET, CARDS, COPIES, DECK_CARDS, GOODS, GREEN_CARDS, TOKENS
from engine.sobek.rounds import DELIVERY, REACH, ROUNDS, STARTING_HAND, TOKENS_A_ROUND
from engine.sobek.score_track import POINTS_A_STEP, SPACES, back, penalised, symbol_at
from engine.sobek.sets import SMALLEST_SET

EXAMPLE: Final = (61, 23)
"""Where the marker of the worked penalty stands, and the points of its round."""


def _facts() -> dict[str, int]:
    """Return all numbers by the names that the texts of the help have for them."""
    characters = sum(card.power is not None for card in CARDS)
    facts = {
        "rounds": ROUNDS,
        "cards": sum(COPIES),
        "characters": characters,
        "amulets": COPIES[AMULET],
        "green": len(GREEN_CARDS),
        "deck": len(DECK_CARDS),
        "beige": len(DECK_CARDS) - characters,
        "hand": STARTING_HAND,
        "row": DELIVERY,
        "reach": REACH,
        "least": SMALLEST_SET,
        "aside": DELIVERY,
        "tokens": len(ALL_TOKENS),
        "drawn": TOKENS_A_ROUND,
        "spaces": SPACES,
        "last": SPACES - 1,
        "step": POINTS_A_STEP,
    }
    for good in GOODS:
        kinds = [(card, count) for card, count in zip(CARDS, COPIES, strict=True) if card.good is good]
        goods = [(card, count) for card, count in kinds if card.power is None]
        facts[f"{good}"] = sum(count for _, count in goods)
        facts[f"{good}-valued"] = sum(count for card, count in goods if card.scarabs)
        facts[f"{good}-scarabs"] = max(card.scarabs for card, _ in goods)
    for token in TOKENS:
        name = token.code.partition("-")[0]
        facts[f"token-{name}"] = facts.get(f"token-{name}", 0) + ALL_TOKENS.count(TOKENS.index(token))
    start, points = EXAMPLE
    first = back(start, symbol_at(start))
    facts |= {
        "from": start,
        "points": points,
        "steps": points // POINTS_A_STEP,
        "over": start if first is None else first,
        "to": penalised(start, points),
    }
    return facts


FACTS: Final[Mapping[str, int]] = MappingProxyType(_facts())
"""All of them, by the names that the texts of the help have for them."""
