"""All that fits at the end of a round: the horizontal sets that rid a hand of most cards (S24)."""

from __future__ import annotations

from engine.sobek.actions import Lay
from engine.sobek.ai.estimate import lay_plan
from engine.sobek.cards import AMULET, CARDS, GOOD_OF, GOODS, KIND, NO_GOOD, SCARABS
from engine.sobek.sets import index_of
from engine.sobek.views import SobekView


def lay_all(view: SobekView) -> tuple[Lay, ...]:
    """Return the sets that the viewer can still lay, so that fewest cards stay; none if no more sets fit.

    All amulets go along, at no loss: a set scores its scarabs alone, whichever set they are in.
    """
    own = next((seat for seat in view.seats if seat.seat == view.viewer), None)
    rest = [KIND[card.code] for card in (own.hand if own is not None else None) or ()]
    for laid in view.laid:
        for card in laid.cards:
            rest.remove(KIND[card.code])
    done = {index_of(laid.good) for laid in view.laid}
    kinds = {good: [kind for kind in rest if GOOD_OF[kind] == good and good not in done] for good in range(NO_GOOD)}
    amulets = [kind for kind in rest if kind == AMULET]
    counts = [len(kinds[good]) for good in range(NO_GOOD)] + [len(amulets)]
    scarabs = [sum(SCARABS[kind] for kind in kinds[good]) for good in range(NO_GOOD)] + [0]
    actions = []
    for good, used in sorted(lay_plan(counts, scarabs)):
        if good in done:
            continue
        chosen = [*kinds[good], *amulets[:used]] if good != NO_GOOD else amulets
        actions.append(Lay(GOODS[good] if good != NO_GOOD else None, tuple(CARDS[kind] for kind in sorted(chosen))))
    return tuple(actions)
