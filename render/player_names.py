"""Players' names cut to what can be drawn, and how they are written in pictures."""

from __future__ import annotations

from typing import Final, NamedTuple

from render.canvas import drawn_sprites, fonts
from render.canvas.canvas import Canvas
from render.canvas.theme import INK, Colour
from render.name_text import split_number
from render.presentation import Seating, Speech, Standing

SIGNS: Final = tuple(standing.code for standing in Standing if standing is not Standing.PRESENT)
"""The icons that tell who acts for somebody."""


class DrawnName(NamedTuple):
    """A player's name as it can be drawn, and the icon before it of who acts for them, if not they themselves."""

    text: str
    sign: str | None = None


class Lettering(NamedTuple):
    """How names are written somewhere: letters of `size`, where they are long down to `least`.

    An icon before a name is `sign` pixels wide, its middle `lift` above that of the letters, `gap` before them.
    """

    size: int
    least: int
    sign: int
    gap: int
    lift: int = 2


def drawable(player: Seating) -> DrawnName:
    """Return a player's name as it can be drawn; its text is empty where the font cannot show it at all."""
    # Signs for what is missing mean something between letters only.
    own, number = split_number(player.name)
    shown = fonts.clean(own).strip(f"{fonts.MISSING} ") + number if fonts.is_speakable(own) else ""
    return DrawnName(shown, None if player.standing is Standing.PRESENT else player.standing.code)


def drawn_name(speech: Speech, seat: int) -> DrawnName:
    """Return the name of `seat`; one that the font cannot show at all becomes the seat's number."""
    name = drawable(speech.seating[seat])
    return name if name.text else name._replace(text=speech.say("player-number", number=seat + 1))


def put_name(
    canvas: Canvas,
    name: DrawnName,
    x: int,
    y: int,
    right: int,
    lettering: Lettering,
    ground: Colour,
    weight: str = fonts.SEMIBOLD,
) -> None:
    """Write a name from `x` to `right` at most, its middle at `y`, after the icon of who acts for its player.

    Of a name that is too long, the number at its end stays.
    """
    if name.sign:
        canvas.put(drawn_sprites.icon(name.sign, lettering.sign, ground), x, y - lettering.sign // 2 - lettering.lift)
        x += lettering.sign + lettering.gap
    size, least, room = lettering.size, lettering.least, right - x
    text, (own, number) = name.text, split_number(name.text)
    if number and fonts.width(text, weight, least) > room:
        text = fonts.fit(own, weight, least, room - fonts.width(number, weight, least)) + number
    canvas.text(text, x, y, size=size, least=least, weight=weight, ink=INK, ground=ground, room=room)
