"""Build views: name what is visible instead of deleting from the state (D13)."""

from __future__ import annotations

from collections.abc import Iterable

from engine.duel.expansion_state import TREASURES
from engine.duel.market import LINES, SIDE, SQUARES
from engine.duel.state import EMPTY, OFF, UNTURNED, Building, LookingThrough, Offered, State
from engine.duel.taking import can_fill, reaches
from engine.duel.tiles import BACK_OF, FIRST_FACE_DOWN, GOODS, PIROGUES, TILES, Pirogue, Power, tiles_of
from engine.duel.views import Ankh, BackCount, DuelView, Lying, SeatView, SetView, Takeable
from engine.effects.scribe import Reducing
from engine.pending import TURN

_LYING = tuple(Lying(tile.back, tile if kind < FIRST_FACE_DOWN else None) for kind, tile in enumerate(TILES))


def view_of(state: State, viewer: int | None, waiting: tuple[int, ...]) -> DuelView:
    """Return what `viewer` (a seat, or None for the table) may see of a game."""
    pending, over = state.pending, state.outcome is not None
    own = pending is not None and pending.seat == viewer
    taking = pending is None and not over
    treasures = state.treasures
    market = [_LYING[kind] if kind != EMPTY else None for kind in state.market]
    return DuelView(
        viewer=viewer,
        first=state.first,
        turn=None if over else state.turn,
        waiting=waiting,
        asked=None if over else TURN if pending is None else pending.kind,
        again=state.again,
        market=tuple(tuple(market[start : start + SIDE]) for start in range(0, len(market), SIDE)),
        ankh=_ankh(state),
        takeable=_takeable(state) if taking else (),
        can_fill=taking and can_fill(state),
        finger=SQUARES[state.finger] if state.finger != OFF else None,
        offered=TILES[pending.tile] if isinstance(pending, Offered) else None,
        seats=tuple(_seat(state, seat, seat == viewer) for seat in range(len(state.hands))),
        pile=len(state.pile),
        bag=len(state.bag),
        discard=tiles_of(state.discard),
        pirogues_left=len(state.tokens),
        pirogues_used=_pirogues(state.used),
        pirogues=_pirogues(sorted(state.tokens)) if viewer is not None and state.looked[viewer] else None,
        drawn=_pirogues(pending.drawn) if own and isinstance(pending, Building) else (),
        returned=_pirogues(state.returned[viewer]) if viewer is not None else (),
        looked_at=tiles_of(sorted(state.piles[1 - pending.seat]))
        if own and isinstance(pending, LookingThrough)
        else None,
        put_aside=tiles_of(pending.given[viewer]) if viewer is not None and isinstance(pending, Reducing) else (),
        scored=state.scored,
        outcome=state.outcome,
        expansion=None if treasures is None else TREASURES,
        royal_bag=0 if treasures is None else len(treasures.bag),
        played=() if treasures is None else tuple([power for power in Power if power in treasures.played]),
    )


def _pirogues(indexes: Iterable[int]) -> tuple[Pirogue, ...]:
    return tuple([PIROGUES[index] for index in indexes])


def _ankh(state: State) -> Ankh | None:
    if state.ankh == OFF:
        return None
    return Ankh(SQUARES[state.ankh], LINES[state.line] if state.line != UNTURNED else None)


def _takeable(state: State) -> tuple[Takeable, ...]:
    return tuple(
        Takeable(SQUARES[square], LINES[along] if along != UNTURNED else None, tuple(SQUARES[one] for one in passed))
        for square, along, passed in reaches(state)
    )


def _seat(state: State, seat: int, own: bool) -> SeatView:
    hand = state.hands[seat]
    royal = () if state.treasures is None else state.treasures.held[seat]
    open_now = own or state.outcome is not None
    return SeatView(
        seat=seat,
        backs=BackCount.of([BACK_OF[kind] for kind in hand]),
        sets=tuple(
            SetView(GOODS[good], tiles_of(kinds), state.scarabs[seat][good])
            for good, kinds in enumerate(state.sold[seat])
            if kinds
        ),
        corruption=len(state.piles[seat]),
        deben=len(state.deben[seat]),
        pirogues=_pirogues(state.owned[seat]),
        hand=tiles_of(hand) if own else None,
        pile=tiles_of(sorted(state.piles[seat])) if own else None,
        values=tuple(state.deben[seat]) if open_now else None,
        royal=len(royal),
        royal_values=tuple(royal) if open_now and state.treasures is not None else None,
    )
