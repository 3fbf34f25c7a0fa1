"""Likelihood of each card in each place, for the merchant, from what is known in the open variant."""

from __future__ import annotations

from collections.abc import Callable

from engine.sobek.cards import BACK_OF, BACKS, GOOD_OF, KIND, NO_GOOD, Back
from engine.sobek.views import Holding, Known, OpenView, SobekView

# Kinds of cards, each with how many of it are to be expected.
Likely = list[tuple[int, float]]


def known_to(view: SobekView) -> Known | None:
    """Return what the viewer knows of the hidden cards; None in the hidden variant, where it has to guess."""
    return view.known if isinstance(view, OpenView) else None


def likely(holding: Holding, back: Back | None = None) -> Likely:
    """Return which cards are to be expected in a place, those in doubt being as likely as each other of their back."""
    counts = (holding.backs.green, holding.backs.beige, holding.backs.orange)
    sure, maybe = ([KIND[card.code] for card in cards] for cards in (holding.sure, holding.maybe))
    found: Likely = []
    for index, colour in enumerate(BACKS):
        if back is None or back is colour:
            certain = [kind for kind in sure if BACK_OF[kind] == index]
            doubtful = [kind for kind in maybe if BACK_OF[kind] == index]
            found += [(kind, 1.0) for kind in certain]
            found += [(kind, (counts[index] - len(certain)) / len(doubtful)) for kind in doubtful]
    return found


def mean(cards: Likely, worth: Callable[[int], float]) -> float:
    """Return what one card out of a place is worth on average, 0 where there is none."""
    total = sum(weight for _, weight in cards)
    worths: dict[int, float] = {}
    gained = 0.0
    for kind, weight in cards:
        if kind not in worths:
            worths[kind] = worth(kind)
        gained += weight * worths[kind]
    return gained / total if total else 0.0


def to_come(view: SobekView, known: Known) -> list[float]:
    """Return how many cards of each good are still to be expected in the row and out of the deck."""
    goods = [0.0] * (NO_GOOD + 1)
    for card in view.row:
        if card is not None:
            goods[GOOD_OF[KIND[card.code]]] += 1
    for kind, weight in (*likely(known.row), *likely(known.deck)):
        goods[GOOD_OF[kind]] += weight
    return goods[:NO_GOOD]
