"""Hands and corruption piles of Sobek after the end, of one player or of all."""

from __future__ import annotations

from collections.abc import Sequence

from engine.game import Label
from engine.sobek.cards import Card
from engine.sobek.views import SobekView
from render import final_hands
from render.canvas.theme import CARD_RATIO
from render.final_hands import HeldThings, Holder
from render.presentation import Picture, Speech
from render.sobek.hand import picture_of


def hands_picture(views: Sequence[SobekView], speech: Speech) -> Picture:
    """Return the picture of what the owners of these views held."""
    return final_hands.draw_hands(_holders(views, speech), speech, picture_of, CARD_RATIO)


def hands_text(views: Sequence[SobekView], speech: Speech) -> str:
    """Return the same in words."""
    return final_hands.hands_text(_holders(views, speech), speech)


def _holders(views: Sequence[SobekView], speech: Speech) -> list[Holder]:
    return [
        Holder(
            own.seat,
            (
                _held("hand", speech.say("sobek-picture-hand"), own.hand or ()),
                _held("corruption", speech.say("sobek-picture-corruption"), own.pile or (), below=True),
            ),
        )
        for view in views
        for own in view.seats
        if own.seat == view.viewer
    ]


def _held(icon: str, title: str, cards: tuple[Card, ...], *, below: bool = False) -> HeldThings:
    return HeldThings(icon, title, cards, tuple(Label("short", card.code) for card in cards), below)
