"""What a lesson of Sobek: 2 Players can say of a move, by the names that its words have for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.duel.events import (
    AnkhTurned,
    CharacterPlayed,
    CorruptionCleared,
    DebenDrawn,
    GameScored,
    PirogueUsed,
    SetSold,
    TileTaken,
    TileTraded,
)
from engine.duel.views import DuelView, SeatView, SetView
from engine.events import find_event
from engine.game import Event


def lesson_terms(before: DuelView, events: Sequence[Event], after: DuelView) -> Mapping[str, object]:
    """Return the terms in which a lesson can explain the viewer's own move.

    Of a tile that was taken its square, itself, how many were passed and the line on which the Ankh lies now; of a turn
    that line, and what can be taken on it; of a deben its value; of a character itself, and what it cleared; of a sale
    its good, how many tiles it took and the sum of before and after; of a pirogue itself and the set that gained by
    it; of the end the corruption of both and the deben for the less corrupt.
    """
    terms: dict[str, object] = {}
    for event in events:
        match event:
            case TileTaken(seat=before.viewer, square=square, tile=tile, passed=passed, line=line):
                terms |= {"square": square, "tile": tile, "count": len(passed), "line": line}
            case AnkhTurned(seat=before.viewer, line=line):
                terms |= {"line": line}
            case TileTraded(seat=before.viewer, tile=tile):
                terms |= {"tile": tile}
            case DebenDrawn(seat=before.viewer, kept=kept_value):
                terms |= {"deben": kept_value}
            case CharacterPlayed(seat=before.viewer, tile=tile):
                terms |= {"tile": tile}
            case CorruptionCleared(seat=before.viewer, good=good, tiles=tiles):
                terms |= {"good": good, "count": len(tiles)}
            case SetSold(seat=before.viewer, good=good, tiles=tiles):
                terms |= {"good": good, "count": len(tiles)} | _sums(before, after)
            case PirogueUsed(seat=before.viewer, pirogue=pirogue):
                terms |= {"pirogue": pirogue} | _sums(before, after)
    return {"takeable": len(after.takeable), **terms} | _end(before, events)


def _sums(before: DuelView, after: DuelView) -> dict[str, object]:
    """Return tiles, scarabs and points of the set that a move has changed, and the points that it had."""
    stood = {one.good: one for one in _own(before).sets}
    for one in _own(after).sets:
        was = stood.get(one.good, SetView(one.good, (), 0))
        if one != was:
            return {"total": len(one.tiles), "scarabs": one.scarabs, "points": one.points, "was": was.points}
    return {}


def _end(before: DuelView, events: Sequence[Event]) -> dict[str, object]:
    """Return how the game was scored: the viewer's corruption, the other's, and the deben for the less corrupt."""
    scored = find_event(GameScored, events)
    if scored is None:
        return {}
    own = scored.seats[_own(before).seat]
    other = scored.seats[1 - _own(before).seat]
    return {
        "corruption": own.corruption,
        "most": other.corruption,
        "drawn": len(own.drawn),
        "deben": sum(own.drawn),
        "points": own.points,
        "theirs": other.points,
    }


def _own(view: DuelView) -> SeatView:
    return next(seat for seat in view.seats if seat.seat == view.viewer)
