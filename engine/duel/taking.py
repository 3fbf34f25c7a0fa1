"""Taking tiles: which can be taken, where the Ankh goes and how it lies, the market's filling (D1 to D5, D8, D9)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.duel.actions import ChooseDeben, Reason
from engine.duel.events import AnkhTurned, DebenDrawn, MarketFilled, RoyalDrawn, TileKept, TileTaken, TileTraded
from engine.duel.market import CENTRE, FILLING, LINE_INDEX, LINES, RAYS, SQUARES, Line
from engine.duel.state import EMPTY, OFF, UNTURNED, Offered, State, Turning
from engine.duel.tiles import BACK_OF, BACKS, FIRST_FACE_DOWN, HAS_DEBEN, TILES, Back, tiles_of
from engine.events import find_event
from engine.game import Event, IllegalAction
from engine.json_value import Json

# A square that can be taken from, the line that leads there (-1 from the centre), the occupied squares passed over.
Reach = tuple[int, int, tuple[int, ...]]

_EVERY_LINE = tuple(range(len(LINES)))
_MARK = tuple(LINE_INDEX[tile.mark] for tile in TILES)
_CENTRE = tuple(sorted(CENTRE))
_GOLD = BACKS.index(Back.GOLD)


def reaches(state: State) -> list[Reach]:
    """Return what the seat whose turn it is can take, in the order of the squares."""
    market, ankh = state.market, state.ankh
    if ankh == OFF:
        return [(square, UNTURNED, ()) for square in _CENTRE if market[square] != EMPTY]
    found: list[Reach] = []
    for line in _EVERY_LINE if state.again else (state.line,):
        for ray in RAYS[ankh][line]:
            passed: tuple[int, ...] = ()
            for square in ray:
                if market[square] != EMPTY:
                    found.append((square, line, passed))
                    passed = (*passed, square)
    if state.finger != OFF:
        return [reach for reach in found if reach[0] == state.finger]
    found.sort()
    return found


def shows_tile(state: State, line: int) -> bool:
    """Return whether a line through the Ankh's square has a tile."""
    market = state.market
    return any(market[square] != EMPTY for ray in RAYS[state.ankh][line] for square in ray)


def can_fill(state: State) -> bool:
    """Return whether the market may be filled: the pile has tiles, and the Ankh's own line has none (D5, D9)."""
    return state.ankh != OFF and bool(state.pile) and not shows_tile(state, state.line)


def lay_out(state: State) -> int:
    """Fill the empty squares from the pile, in order; return how many tiles that took."""
    market, pile = state.market, state.pile
    laid = 0
    for square in FILLING:
        if not pile:
            break
        if market[square] == EMPTY:
            market[square] = pile.pop()
            laid += 1
    return laid


def fill(state: State, seat: int) -> MarketFilled:
    """Remove the Ankh and fill the market; a centre tile must be taken then (D5).

    Raises:
        IllegalAction: with nothing changed.
    """
    if state.ankh == OFF:
        raise IllegalAction(Reason.CENTRE_ONLY)
    if shows_tile(state, state.line):
        raise IllegalAction(Reason.LINE_NOT_EMPTY)
    if not state.pile:
        raise IllegalAction(Reason.PILE_EMPTY)
    state.ankh, state.line = OFF, UNTURNED
    return MarketFilled(seat, lay_out(state), len(state.pile))


def take(state: State, seat: int, place: int) -> list[Event]:
    """Take a tile; what is pending then, if anything, must be decided before the turn ends.

    Raises:
        IllegalAction: with nothing changed.
    """
    able = reaches(state)
    if not 1 <= place <= len(able):
        raise IllegalAction(_why_not(state, able))
    square, along, passed = able[place - 1]
    market = state.market
    kind = market[square]
    skipped = [market[other] for other in passed]
    for other in (square, *passed):
        market[other] = EMPTY
    state.ankh, state.line, state.finger = square, _MARK[kind], OFF
    state.gain(seat, kind)
    state.piles[seat] += skipped
    if kind >= FIRST_FACE_DOWN:
        state.pending = Turning(seat)
    elif HAS_DEBEN[kind] and state.bag:
        state.pending = Offered(seat, kind)
    tile = TILES[kind]
    line = LINES[along] if along != UNTURNED else None
    backs = () if state.treasures is None else tuple([TILES[other].back for other in skipped])
    taken = TileTaken(seat, SQUARES[square], tile, tile.back, line, tile.mark, tiles_of(skipped), backs)
    return [taken, *draw_royal(state, seat, kind)]


def draw_royal(state: State, seat: int, kind: int) -> list[Event]:
    """Draw the royal corruption token that comes with a tile from the market, if it is a pharaoh tile (P2)."""
    if state.treasures is None or BACK_OF[kind] != _GOLD:
        return []
    return [RoyalDrawn(seat, state.treasures.draw(state.chance, seat))]


def royal(events: Sequence[Event]) -> dict[str, Json]:
    """Return what the record says of the token that came with a tile, nothing if none did."""
    drawn = find_event(RoyalDrawn, events)
    return {} if drawn is None else {"royal": drawn.value}


def turns(state: State) -> list[Line]:
    """Return how the Ankh may be turned: toward a tile, or anyhow where there is none (D3)."""
    return [LINES[line] for line in _EVERY_LINE if shows_tile(state, line)] or list(LINES)


def turn_ankh(state: State, seat: int, line: Line) -> AnkhTurned:
    """Turn the Ankh on its square (D3).

    Raises:
        IllegalAction: NO_SUCH_LINE, with nothing changed.
    """
    if line not in turns(state):
        raise IllegalAction(Reason.NO_SUCH_LINE)
    state.line = LINE_INDEX[line]
    state.pending = None
    return AnkhTurned(seat, line)


def choose_deben(state: State, pending: Offered, action: ChooseDeben) -> list[Event]:
    """Keep the tile that was just taken, or discard it and draw a deben (D4)."""
    seat, tile = pending.seat, TILES[pending.tile]
    state.pending = None
    if not action.trade:
        return [TileKept(seat, tile)]
    state.hands[seat].remove(pending.tile)
    state.discard.append(pending.tile)
    value = state.draw_deben()
    state.earn(seat, value)
    return [TileTraded(seat, tile), DebenDrawn(seat, value, (value,))]


def _why_not(state: State, able: list[Reach]) -> Reason:
    if state.finger != OFF:
        return Reason.FINGERED
    if able:
        return Reason.NO_SUCH_PLACE if state.ankh != OFF else Reason.CENTRE_ONLY
    return Reason.NOTHING_ON_LINE if state.pile else Reason.PILE_EMPTY
