"""Select the legal actions of Sobek that are worth trying: without those that another always matches, or nearly."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from engine.effects.aim_types import AtGood, OntoSet
from engine.sobek.actions import Lay, PlayCharacter, PlaySet, SobekAction
from engine.sobek.cards import Card
from engine.sobek.sets import SMALLEST_SET


def candidates(legal: Sequence[SobekAction], tokens_left: int) -> list[SobekAction]:
    """Return those of `legal` that are worth trying, in their order, at least one of them.

    Of the ways to play, lay or extend one set with the same characters and as many amulets, only that with all its
    goods cards is; of the numbers of amulets the lowest and the highest; of what a priest may spare, the least. Beside
    a whole set of 6 cards or more its 3 dearest are, since the rest brings another event token, if there is one.

    Args:
        legal: what a seat can do, or some of it.
        tokens_left: how many event tokens there are.
    """
    groups: dict[Hashable, list[SobekAction]] = {}
    for action in legal:
        groups.setdefault(_group(action), []).append(action)
    chosen: list[SobekAction] = []
    for group in groups.values():
        sets = [action for action in group if isinstance(action, PlaySet | Lay)]
        chosen += _of_sets(sets, tokens_left) if sets else [max(group, key=_worth)]
    places = {action: place for place, action in enumerate(legal)}
    return sorted(chosen, key=places.__getitem__)


def _group(action: SobekAction) -> Hashable:
    """Return what actions have in common of which one may be better than another in all respects."""
    match action:
        case PlaySet():
            return "play", action.onto, action.good
        case Lay():
            return "lay", action.good
        case PlayCharacter(card, AtGood(good)):
            return card, good
        case PlayCharacter(card, OntoSet(onto, cards)):
            return card, onto, frozenset(one.good for one in cards), _specials(cards)
    return action


def _of_sets(group: Sequence[PlaySet | Lay], tokens_left: int) -> list[SobekAction]:
    """Return the whole sets among the ways to play one, and the first half of a large one."""
    most = max(_goods(action.cards) for action in group)
    whole: dict[tuple[Card, ...], list[PlaySet | Lay]] = {}
    for action in group:
        if _goods(action.cards) == most:
            whole.setdefault(_characters(action.cards), []).append(action)
    chosen: list[SobekAction] = []
    for ways in whole.values():
        ways.sort(key=lambda action: len(action.cards))
        chosen += [ways[0]] if len(ways) == 1 else [ways[0], ways[-1]]
    if tokens_left > 1 and most >= 2 * SMALLEST_SET:
        parts = [
            action
            for action in group
            if isinstance(action, PlaySet) and len(action.cards) == SMALLEST_SET == _goods(action.cards)
        ]
        chosen += sorted(parts, key=lambda action: -_scarabs(action.cards))[:1]
    return chosen


def _worth(action: SobekAction) -> tuple[int, int]:
    """Return by what one of several actions of a group that makes no set is better than the others."""
    match action:
        case PlayCharacter(_, AtGood(_, spared)):
            return -len(spared), 0
        case PlayCharacter(_, OntoSet(_, cards)):
            return len(cards), _scarabs(cards)
    return 0, 0


def _goods(cards: Sequence[Card]) -> int:
    return sum(card.good is not None and card.power is None for card in cards)


def _scarabs(cards: Sequence[Card]) -> int:
    return sum(card.scarabs for card in cards)


def _characters(cards: Sequence[Card]) -> tuple[Card, ...]:
    return tuple(card for card in cards if card.power is not None)


def _specials(cards: Sequence[Card]) -> tuple[Card, ...]:
    return tuple(card for card in cards if card.power is not None or card.good is None)
