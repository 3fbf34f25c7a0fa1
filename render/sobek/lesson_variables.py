"""The terms in which a lesson of Sobek explains a move, by the names that its messages use."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.events import find_event
from engine.game import Event
from engine.sobek.events import CardTaken, CharacterPlayed, EventChosen, PileCleared, RoundScored, SetPlayed
from engine.sobek.scores import CORRUPTION_A_CURSE, SeatScore, SetScore
from engine.sobek.views import SeatView, SetView, SobekView


def lesson_terms(before: SobekView, events: Sequence[Event], after: SobekView) -> Mapping[str, object]:
    """Return the terms in which a lesson can explain the viewer's own move.

    Of a card that was taken its place, itself and how many were skipped; of a character itself, and what it cleared; of
    a set its good, how many cards came and the sum of before and after; of a token itself and the set that gained by
    it; of a set laid at the end its good, cards and points, and what it would have brought on a turn; of a scoring what
    the penalty took from whom.
    """
    terms: dict[str, object] = {}
    for event in events:
        match event:
            case CardTaken(seat=before.viewer, place=number, card=card, skipped=skipped):
                terms |= {"place": number, "card": card, "count": len(skipped)}
            case CharacterPlayed(seat=before.viewer, card=card):
                terms |= {"card": card}
            case PileCleared(seat=before.viewer, good=good, cards=cards):
                terms |= {"good": good, "count": len(cards)}
            case SetPlayed(seat=before.viewer, good=good, cards=cards):
                terms |= {"good": good, "count": len(cards)} | _sums(before, after)
            case EventChosen(seat=before.viewer, token=token):
                terms |= {"token": token} | _sums(before, after)
    return terms | _laid(before, events, after) | _scoring(before, events)


def _sums(before: SobekView, after: SobekView) -> dict[str, object]:
    """Return cards, scarabs and points of the set that a move has changed, and the points that it had."""
    stood = {one.good: one for one in _own(before).sets}
    for one in _own(after).sets:
        was = stood.get(one.good, SetView(one.good, (), 0))
        if one != was:
            return {"total": len(one.cards), "scarabs": one.scarabs, "points": one.points, "was": was.points}
    return {}


def _laid(before: SobekView, events: Sequence[Event], after: SobekView) -> dict[str, object]:
    """Return what was laid sideways: from the view while more can be laid, then from the scoring."""
    scored = find_event(RoundScored, events)
    if before.asked != "lay":
        return {}
    if scored is not None:
        across = [one for one in _seat(scored, before).sets if one.horizontal]
    else:
        sums = [(one, sum(card.scarabs for card in one.cards)) for one in after.laid]
        across = [SetScore(one.good, len(one.cards), scarabs, 0, horizontal=True) for one, scarabs in sums]
    new = across[len(before.laid) :]
    if not new:
        return {}
    good, cards, scarabs = new[0].good, new[0].cards, new[0].scarabs
    return {"good": good, "count": cards, "points": new[0].points, "instead": cards * scarabs}


def _scoring(before: SobekView, events: Sequence[Event]) -> dict[str, object]:
    """Return the corruption of the viewer and of the seat with the most, and what the penalty did to that marker."""
    scored = find_event(RoundScored, events)
    if scored is None:
        return {}
    corrupt = next((seat for seat in scored.seats if seat.corrupt), None)
    own = _seat(scored, before)
    terms: dict[str, object] = {"corruption": own.pile + CORRUPTION_A_CURSE * own.curses}
    if corrupt is not None:
        most = corrupt.pile + CORRUPTION_A_CURSE * corrupt.curses
        terms |= {"most": most, "earned": corrupt.points, "steps": corrupt.steps, "symbol": corrupt.symbol}
        terms |= {"reached": corrupt.reached, "left": corrupt.after}
    return terms


def _own(view: SobekView) -> SeatView:
    return next(seat for seat in view.seats if seat.seat == view.viewer)


def _seat(scored: RoundScored, view: SobekView) -> SeatScore:
    return scored.seats[_own(view).seat]
