"""What cards are worth as a set, before they are played."""

from __future__ import annotations

from collections.abc import Sequence

from engine.game import Named
from engine.sobek.cards import Card
from engine.sobek.scores import SetScore
from engine.sobek.sets import SETS
from engine.sobek.views import SetView, SobekView
from render.presentation import Speech
from render.set_value import points_gained, set_value_text


def of_set(thing: Named, cards: Sequence[Named], view: SobekView, speech: Speech) -> str | None:
    """Return the value of a set if cards become or join it (S19, S24), None for what is no set with cards."""
    sums = _sums(thing, cards, view)
    match sums:
        case None:
            return None
        case SetScore() as across, _:
            return speech.say("worth-across", scarabs=across.scarabs, points=across.points)
        case SetView() as after, before:
            return set_value_text(len(after.cards), after, before, speech)


def gain(thing: Named, cards: Sequence[Named], view: SobekView) -> int | None:
    """Return how many points more the cards make in a set, None for what is no set with cards."""
    return points_gained(_sums(thing, cards, view))


def _sums(thing: Named, cards: Sequence[Named], view: SobekView) -> tuple[SetView | SetScore, SetView | None] | None:
    """Return a set with the cards, and what stood before; None for what is no set with cards."""
    picked = tuple(card for card in cards if isinstance(card, Card))
    own = next((seat for seat in view.seats if seat.seat == view.viewer), None)
    if own is None or not picked or len(picked) < len(cards):
        return None
    match thing.term:
        case "lay-set":
            scarabs = sum(card.scarabs for card in picked)
            return SetScore(SETS[thing.code], len(picked), scarabs, 0, horizontal=True), None
        case "new-set":
            before = None
        case "fix-set":
            before = next((one for one in own.sets if one.good is None), None)
        case "join-set" | "set":
            before = next((one for one in own.sets if one.good == SETS[thing.code]), None)
        case _:
            return None
    stood = before or SetView(None, (), 0)
    return SetView(SETS[thing.code], (*stood.cards, *picked), stood.prosperity), before
