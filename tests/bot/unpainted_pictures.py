"""Pictures without paint, for tests that look at what stands around them: size, alt text and places are the real ones.

Painting the originals of sprites, and reducing them, is most of the work of a picture. What is made here never gets
into the caches of the painters, nor does a real sprite get out of them.
"""

from __future__ import annotations

import pkgutil
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import _lru_cache_wrapper, lru_cache
from importlib import import_module
from typing import Any, Final

from PIL import Image

import render
from render.canvas import drawn_sprites
from render.canvas.drawn_sprites import Pen, Sheet, Sprite

_PAINTED: Final = ("poly", "blob", "line", "curve", "oval", "rect", "letters", "stamp")
_SAME_ANYWAY: Final = frozenset({"render.canvas.fonts", "render.canvas.canvas"})
"""Modules whose caches hold letters and numbers, which nothing here changes."""


class _PlainSheet(Sheet):
    """Keeps the size of a drawing alone."""

    __slots__ = ("_size",)

    def __init__(self, image: Image.Image) -> None:
        self._size = image.size

    def reduced(self, width: int) -> Image.Image:
        """Return nothing, in the size of the drawing."""
        return Image.new("RGBA", (width, round(self._size[1] * width / self._size[0])))


def _sprite(image: Image.Image, _: object) -> Sprite:
    return Sprite(Image.new("L", image.size), Image.new("1", image.size))


def _modules() -> Iterator[str]:
    """Yield the names of the painters' modules; all are imported, so that no cache comes into being later."""
    for found in pkgutil.walk_packages(render.__path__, "render."):
        import_module(found.name)
        if found.name not in _SAME_ANYWAY:
            yield found.name


def _swaps() -> Iterator[tuple[Any, str, Any, Any]]:
    """Yield what is put in the place of something: where, by which name, what it is, what it becomes."""
    own: dict[Any, Any] = {}
    for module in (sys.modules[name] for name in [*_modules()]):
        for name, one in vars(module).items():
            if isinstance(one, _lru_cache_wrapper):
                if one not in own:
                    own[one] = lru_cache(**one.cache_parameters())(one.__wrapped__)
                yield module, name, one, own[one]
            elif one is Sheet:
                yield module, name, one, _PlainSheet
    for name in _PAINTED:
        yield Pen, name, getattr(Pen, name), _paint_nothing
    for name, plain in _PLAIN.items():
        yield drawn_sprites, name, getattr(drawn_sprites, name), plain


def _paint_nothing(*_: object, **__: object) -> None:
    pass


_PLAIN: Final[Mapping[str, Callable[..., Any]]] = {
    "shrink": lambda image, width, height: Image.new("RGBA", (width, height)),
    "flatten": lambda image, ground: Image.new("L", image.size),
    "crisp": lambda image: image,
    "to_sprite": _sprite,
    "fewer_colours": lambda sprite, colours: sprite,
}
_SWAPS: Final = tuple(_swaps())


@contextmanager
def unpainted() -> Iterator[None]:
    """Leave pictures empty as long as this lasts."""
    for place, name, _, plain in _SWAPS:
        setattr(place, name, plain)
    try:
        yield
    finally:
        for place, name, real, _ in _SWAPS:
            setattr(place, name, real)
