"""What the checker knows of Sobek's components, track and scoring, from the rulebooks and the record's form alone.

Nothing of the engine is imported here: this is the second opinion.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache

PROSPEROUS = ("wheat", "fish", "cattle")
CHARACTERS = {
    "queen": "ivory",
    "vizier": "cattle",
    "thief": "fish",
    "merchant": "wheat",
    "courtesan": "wheat",
    "priest": "ebony",
    "priestess": "marble",
    "scribe-cattle": "cattle",
    "scribe-fish": "fish",
}
# Scarabs of a valued card, how many of those, how many without value, and how many of the latter have a green back.
GOODS = {
    "ivory": (3, 3, 3, 1),
    "ebony": (2, 4, 3, 1),
    "marble": (2, 3, 4, 1),
    "cattle": (1, 5, 4, 2),
    "fish": (1, 5, 5, 2),
    "wheat": (1, 5, 5, 2),
}
GREEN = Counter({f"{good}0g": green for good, (_, _, _, green) in GOODS.items()})
DECK = Counter({"amulet": 5, **dict.fromkeys(CHARACTERS, 1)})
for _good, (_scarabs, _valued, _plain, _green) in GOODS.items():
    DECK[f"{_good}{_scarabs}"] += _valued
    DECK[f"{_good}0"] += _plain - _green
TOKENS = Counter({"flood": 2, "curse": 2, "prosperity": 2, "embalming": 1, "deceit": 1})
TOKENS.update(f"guild-{symbol}" for symbol in ("ankh", "eye", "feather", "lotus"))
SYMBOLS = ("ankh", "eye", "feather", "lotus")


@cache
def good_of(card: str) -> str | None:
    """Return the good of a card, None for an amulet."""
    if card == "amulet":
        return None
    return CHARACTERS[card] if card in CHARACTERS else card.rstrip("g").rstrip("0123")


def scarabs_of(cards: Iterable[str]) -> int:
    return sum(int(card[-1]) for card in cards if card[-1].isdigit())


def back_of(card: str) -> str:
    if card in CHARACTERS:
        return "orange"
    return "green" if card in GREEN else "beige"


def symbol(score: int) -> str:
    """Return what the space under a score shows; 100 stands on space 0 again."""
    space = score % 100
    if space % 5 == 0:
        return "number"
    return SYMBOLS[(space % 5 - 1 + space // 10 - 6) % 4]


def next_with(shown: str, score: int) -> int:
    score += 1
    while symbol(score) != shown:
        score += 1
    return score


def previous_with(shown: str, score: int) -> int | None:
    """Return the next lower score with the symbol, None below 0."""
    score -= 1
    while score >= 0 and symbol(score) != shown:
        score -= 1
    return score if score >= 0 else None


def after_penalty(score: int, points: int) -> int:
    shown = symbol(score)
    for _ in range(points // 10):
        before = previous_with(shown, score)
        if before is None:
            return 0
        score = before
    return score


def most_corrupt(counts: Sequence[int], scarabs: Sequence[int]) -> set[int]:
    """Return the seats that pay: most cards, then most scarabs, then all of those still tied; nobody for nothing."""
    if max(counts) == 0:
        return set()
    tied = [seat for seat, count in enumerate(counts) if count == max(counts)]
    most = max(scarabs[seat] for seat in tied)
    return {seat for seat in tied if scarabs[seat] == most}
