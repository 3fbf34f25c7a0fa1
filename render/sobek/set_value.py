"""What cards are worth as a set, before they are played."""

from __future__ import annotations

from collections.abc import Sequence

from engine.game import Named
from engine.sobek.cards import Card
from engine.sobek.scores import SetScore
from engine.sobek.sets import SETS
from engine.sobek.views import SetView, SobekView
from render.presentation import Speech
from render.set_value import set_value_text


def of_set(thing: Named, cards: Sequence[Named], view: SobekView, speech: Speech) -> str | None:
    """Return the value of a set if cards become or join it (S19, S24), None for what is no set with cards."""
    picked = tuple(card for card in cards if isinstance(card, Card))
    own = next((seat for seat in view.seats if seat.seat == view.viewer), None)
    if own is None or not picked or len(picked) < len(cards):
        return None
    match thing.term:
        case "lay-set":
            scarabs = sum(card.scarabs for card in picked)
            across = SetScore(SETS[thing.code], len(picked), scarabs, 0, horizontal=True)
            return speech.say("worth-across", scarabs=across.scarabs, points=across.points)
        case "new-set":
            before = None
        case "fix-set":
            before = next((one for one in own.sets if one.good is None), None)
        case "join-set" | "set":
            before = next((one for one in own.sets if one.good == SETS[thing.code]), None)
        case _:
            return None
    stood = before or SetView(None, (), 0)
    after = SetView(SETS[thing.code], (*stood.cards, *picked), stood.prosperity)
    return set_value_text(len(after.cards), after, before, speech)
