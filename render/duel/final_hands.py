"""Hands, corruption, royal corruption and deben of Sobek: 2 Players after the end, of one player or of both."""

from __future__ import annotations

from collections.abc import Sequence

from engine.duel.tiles import Tile
from engine.duel.views import DuelView
from render import final_hands
from render.duel.hand import RoyalToken, picture_of
from render.duel.tile_names import unmarked_name
from render.final_hands import HeldThings, Holder
from render.presentation import Picture, Speech


def hands_picture(views: Sequence[DuelView], speech: Speech) -> Picture:
    """Return the picture of what the owners of these views held."""
    return final_hands.draw_hands(_holders(views, speech), speech, picture_of)


def hands_text(views: Sequence[DuelView], speech: Speech) -> str:
    """Return the same in words."""
    return final_hands.hands_text(_holders(views, speech), speech)


def _holders(views: Sequence[DuelView], speech: Speech) -> list[Holder]:
    holders = []
    for view in views:
        own = next(seat for seat in view.seats if seat.seat == view.viewer)
        values = own.values or ()
        held = [
            _held("hand", speech.say("duel-picture-hand"), own.hand or ()),
            _held("corruption", speech.say("duel-picture-corruption"), own.pile or (), below=True),
        ]
        if own.royal_values:
            royal = speech.say("duel-held-royal")
            tokens = tuple(map(RoyalToken, own.royal_values))
            held.append(HeldThings("royal", royal, tokens, tuple(str(token.value) for token in tokens), below=True))
        if values:
            deben = speech.say("duel-picture-deben")
            held.append(HeldThings("deben", deben, values, tuple(str(value) for value in values), below=True))
        holders.append(Holder(own.seat, tuple(held)))
    return holders


def _held(icon: str, title: str, tiles: tuple[Tile, ...], *, below: bool = False) -> HeldThings:
    return HeldThings(icon, title, tiles, tuple(unmarked_name(tile) for tile in tiles), below)
