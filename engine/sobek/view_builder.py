"""Build views: name what is visible instead of deleting from the state (design: original way to play)."""

from __future__ import annotations

from engine.effects.scribe import Reducing
from engine.pending import TURN
from engine.sobek.cards import BACK_OF, BACKS, GOODS, NO_GOOD, TOKENS, cards_of
from engine.sobek.rounds import shown
from engine.sobek.scores import LaidSet
from engine.sobek.state import Laying, LookingThrough, State
from engine.sobek.views import BackCount, SeatView, SetView, SobekView


def view_of(state: State, viewer: int | None, waiting: tuple[int, ...]) -> SobekView:
    """Return what `viewer` (a seat, or None for the table) may see of a game."""
    pending = state.pending
    laid: tuple[LaidSet, ...] = ()
    aside: tuple[int, ...] = ()
    looked_at = None
    if viewer is not None:
        if isinstance(pending, Laying):
            laid = tuple(
                LaidSet(GOODS[good] if good != NO_GOOD else None, cards_of(kinds))
                for good, kinds in pending.laid[viewer]
            )
        if isinstance(pending, Reducing):
            aside = tuple(pending.given[viewer])
        if isinstance(pending, LookingThrough) and pending.seat == viewer:
            looked_at = cards_of(sorted(state.piles[pending.target]))
    over = state.outcome is not None
    return SobekView(
        viewer=viewer,
        variant=state.variant,
        round=state.round,
        starter=state.starter,
        turn=None if over else state.turn,
        waiting=waiting,
        asked=None if over else TURN if pending is None else pending.kind,
        seats=tuple(_seat(state, seat, own=seat == viewer) for seat in range(state.seats)),
        row=shown(state.row),
        deck=len(state.deck),
        deck_top=BACKS[BACK_OF[state.deck[-1]]] if state.deck else None,
        discard=cards_of(state.discard),
        tokens_left=len(state.tokens),
        tokens_used=tuple(TOKENS[index] for index in state.used),
        tokens=tuple(TOKENS[index] for index in sorted(state.tokens)) if _has_looked(state, viewer) else None,
        looked_at=looked_at,
        put_aside=cards_of(aside),
        laid=laid,
        history=state.history,
        outcome=state.outcome,
        rules=state.rules,
    )


def _has_looked(state: State, viewer: int | None) -> bool:
    return viewer is not None and state.looked[viewer]


def _seat(state: State, seat: int, own: bool) -> SeatView:
    hand = state.hands[seat]
    return SeatView(
        seat=seat,
        score=state.scores[seat],
        backs=BackCount.of([BACK_OF[kind] for kind in hand]),
        sets=tuple(
            SetView(GOODS[good] if good != NO_GOOD else None, cards_of(kinds), state.prosperity[seat][good])
            for good, kinds in enumerate(state.sets[seat])
            if kinds
        ),
        curses=state.curses[seat],
        hand=cards_of(hand) if own else None,
        pile=cards_of(sorted(state.piles[seat])) if own else None,
    )
