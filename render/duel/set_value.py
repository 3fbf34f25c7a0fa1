"""What tiles are worth as a set, before they are sold."""

from __future__ import annotations

from collections.abc import Sequence

from engine.duel.tiles import Good, Tile
from engine.duel.views import DuelView, SetView
from engine.game import Named
from render.presentation import Speech
from render.set_value import points_gained, set_value_text


def of_set(thing: Named, tiles: Sequence[Named], view: DuelView, speech: Speech) -> str | None:
    """Return the value of a set if tiles become or join it (D12), None for what is no set with tiles."""
    sums = _sums(thing, tiles, view)
    if sums is None:
        return None
    after, before = sums
    return set_value_text(len(after.tiles), after, before, speech)


def gain(thing: Named, tiles: Sequence[Named], view: DuelView) -> int | None:
    """Return how many points more the tiles make in a set, None for what is no set with tiles."""
    return points_gained(_sums(thing, tiles, view))


def _sums(thing: Named, tiles: Sequence[Named], view: DuelView) -> tuple[SetView, SetView | None] | None:
    """Return a set with the tiles, and what stood before; None for what is no set with tiles."""
    picked = tuple(tile for tile in tiles if isinstance(tile, Tile))
    own = next((seat for seat in view.seats if seat.seat == view.viewer), None)
    if own is None or not picked or len(picked) < len(tiles) or thing.term not in ("new-set", "join-set", "set"):
        return None
    good = Good(thing.code)
    before = next((one for one in own.sets if one.good is good), None)
    stood = before or SetView(good, (), 0)
    return SetView(good, (*stood.tiles, *picked), stood.pirogues), before
