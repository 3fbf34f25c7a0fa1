"""Groups: cards in doubt that are the same in several places, so that a text names them only once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final, TypeAlias

from engine.sobek.cards import Back, Card
from engine.sobek.views import Holding
from render.sobek.open_variant.card_lanes import cards_in_doubt

_LETTERS: Final = "ABCDEFGH"
_FEWEST_KINDS: Final = 4
"""A list of fewer kinds is short enough to stand wherever it is needed."""

GroupKey: TypeAlias = tuple[Back, frozenset[Card]]
Groups: TypeAlias = Mapping[GroupKey, tuple[str, Counter[Card]]]


def key_of(back: Back, possible: Iterable[Card]) -> GroupKey:
    """Return by what the group of some cards in doubt is found."""
    return back, frozenset(possible)


def groups(holdings: Iterable[Holding]) -> Groups:
    """Return the lists of cards in doubt that several places share, each with a letter.

    Places share a list if each can hold any of it, as often as the list has it and as the place has cards in doubt:
    then "2 of A" says all.
    """
    found: dict[GroupKey, list[tuple[int, Counter[Card]]]] = {}
    for holding in holdings:
        for back, count, possible in cards_in_doubt(holding):
            key = key_of(back, possible)
            if len(key[1]) >= _FEWEST_KINDS:
                found.setdefault(key, []).append((count, Counter(possible)))
    shared: dict[GroupKey, tuple[str, Counter[Card]]] = {}
    for key, uses in found.items():
        whole: Counter[Card] = Counter()
        for _, kinds in uses:
            whole |= kinds
        exact = all(kinds == Counter({kind: min(most, count) for kind, most in whole.items()}) for count, kinds in uses)
        if len(uses) > 1 and exact and len(shared) < len(_LETTERS):
            shared[key] = _LETTERS[len(shared)], whole
    return shared
