"""The own hand in the open variant: which cards not everybody knows, and what else only some know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from engine.sobek.cards import Card
from engine.sobek.views import OpenView
from render.canvas import drawn_sprites
from render.canvas.drawn_sprites import Sprite
from render.canvas.sign_locations import tag_image
from render.canvas.theme import CARD_RATIO, PARCHMENT, Colour
from render.card_sheet import Section
from render.player_names import drawn_name
from render.presentation import Speech
from render.sobek import sprites as cards
from render.sobek.open_variant import known_text

_LOCK: Final = 0.4
_CARD: Final = 72


@dataclass(frozen=True, slots=True)
class SecretCard:
    """A card that not everybody knows to be where it is."""

    card: Card


def mark_secrets(held: Sequence[Card], secret: Sequence[Card]) -> tuple[Card | SecretCard, ...]:
    """Return cards in their order, the last of each kind as secrets where not everybody knows so many."""
    left = Counter(held) - Counter(secret)
    items: list[Card | SecretCard] = []
    for card in held:
        left[card] -= 1
        items.append(card if left[card] >= 0 else SecretCard(card))
    return tuple(items)


def sections_of_others(view: OpenView, speech: Speech) -> list[Section]:
    """Return the cards of other seats that the viewer knows and not everybody does."""
    sections = []
    for seat, secrets_of_seat in enumerate(known_text.secrets_by_seat(view)):
        if seat == view.viewer:
            continue
        title = speech.say("sobek-picture-secret-of", name=drawn_name(speech, seat).text)
        for icon, found in zip(("hand", "corruption"), secrets_of_seat, strict=True):
            if found:
                items = tuple(SecretCard(card) for card in found)
                sections.append(Section(icon, title, items, _CARD, PARCHMENT, CARD_RATIO))
    return sections


@lru_cache(maxsize=128)
def locked_card(card: Card, width: int, ground: Colour) -> Sprite:
    """Return a card of which not everybody can be certain: a lock lies on its upper left corner."""
    sprite = cards.front(card, width, ground)
    lock = drawn_sprites.icon_sprite("lock", round(width * _LOCK), ground)
    image, mask = tag_image(sprite.image.copy(), "lock"), sprite.mask.copy()
    image.paste(lock.image, (0, 0), lock.mask)
    mask.paste(255, (0, 0), lock.mask)
    return Sprite(image, mask)
