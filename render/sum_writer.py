"""What scoring sheets are made of: sums written from left to right with numbers, signs and pictures."""

from __future__ import annotations

from typing import Final

from PIL import Image

from render.canvas import drawn_sprites, fonts
from render.canvas.canvas import Canvas
from render.canvas.drawn_sprites import Sprite
from render.canvas.theme import INK, Colour

_GAP: Final = 10


class SumWriter:
    """Writes on a canvas from `x` on, everything with its middle at `y`, and nothing beyond `right`.

    `free` is from where to where nothing else stands beside that: what needs more room may begin or end there.
    """

    __slots__ = ("_canvas", "free", "ground", "right", "x", "y")

    def __init__(
        self, canvas: Canvas, x: int, y: int, right: int, ground: Colour, free: tuple[int, int] | None = None
    ) -> None:
        self._canvas = canvas
        self.ground = ground
        self.right = right
        self.x = x
        self.y = y
        self.free = free or (x, right)

    def text(self, text: str, size: int, ink: Colour = INK, weight: str = fonts.SEMIBOLD, gap: int = _GAP) -> SumWriter:
        """Write a number or a sign, smaller where the line's end is near."""
        long = self._canvas.text(
            text,
            self.x,
            self.y,
            size=size,
            least=size // 2,
            weight=weight,
            ink=ink,
            ground=self.ground,
            room=max(1, self.right - self.x),
        )
        self.x += long + gap
        return self

    def icon(self, name: str, size: int, gap: int = _GAP) -> SumWriter:
        """Put an icon, `gap` pixels after what stands there."""
        return self.image(drawn_sprites.icon(name, size, self.ground), gap=gap)

    def sprite(self, sprite: Sprite, gap: int = _GAP, step: int | None = None) -> SumWriter:
        """Put a sprite; the next thing comes `step` pixels after its left edge, else after its width."""
        return self.image(sprite.image, sprite.mask, gap=gap, step=step)

    def image(
        self, image: Image.Image, mask: Image.Image | None = None, gap: int = _GAP, step: int | None = None
    ) -> SumWriter:
        """Put an image in palette numbers."""
        self._canvas.put(image, self.x, self.y - image.height // 2, mask)
        self.x += (image.width if step is None else step) + gap
        return self
