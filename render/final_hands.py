"""Hands after the end of a game, in every game: one sheet with all hands, and the same in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from engine.game import Named
from render import card_sheet
from render.alt_text_fitting import cut
from render.canvas.drawn_sprites import Sprite
from render.canvas.theme import PANEL, SAND, Colour
from render.card_sheet import Section
from render.player_names import drawn_name
from render.presentation import Picture, Speech
from render.text_parts import fit, name_with_standing, one_line

_LARGE: Final = 118
_SMALL: Final = 88
_MUCH: Final = 16
LIMIT: Final = 2000


@dataclass(frozen=True, slots=True)
class HeldThings:
    """What lies in one place of a player's: an icon, what the place is called, the things to be drawn and to be named.

    What lies `below` is drawn smaller, on another ground.
    """

    icon: str
    title: str
    items: tuple[Any, ...]
    named: tuple[Named | str, ...]
    below: bool = False


@dataclass(frozen=True, slots=True)
class Holder:
    """A player, and what is held."""

    seat: int
    held: tuple[HeldThings, ...]


def draw_hands(
    holders: Sequence[Holder], speech: Speech, picture_of: Callable[[Any, int, Colour], Sprite], ratio: float = 1.0
) -> Picture:
    """Return the picture of what players held; `picture_of` draws a thing `ratio` times as high as wide."""
    parts = []
    for holder in holders:
        name = drawn_name(speech, holder.seat).text
        for held in holder.held:
            title = speech.say("hands-counted", title=held.title, count=len(held.items))
            titled = title if held.below else speech.say("status-joint", first=name, second=title)
            width = _LARGE if len(held.items) <= _MUCH and not held.below else _SMALL
            parts.append(Section(held.icon, titled, held.items, width, PANEL if held.below else SAND, ratio))
    return card_sheet.draw_sheet(parts, cut(" ".join(f"{line}." for line in _lines(holders, speech))), picture_of)


def hands_text(holders: Sequence[Holder], speech: Speech) -> str:
    """Return in words what players held, a line each."""
    return fit(_lines(holders, speech), speech, LIMIT)


def _lines(holders: Sequence[Holder], speech: Speech) -> list[str]:
    return [
        speech.say(
            "labelled",
            name=name_with_standing(holder.seat, speech.names[holder.seat], speech),
            text=one_line([_held(held, speech) for held in holder.held], speech),
        )
        for holder in holders
    ]


def _held(held: HeldThings, speech: Speech) -> str:
    if not held.named:
        return speech.say("hands-held-none", title=held.title)
    return speech.say("hands-held", title=held.title, count=len(held.named), things=held.named)
