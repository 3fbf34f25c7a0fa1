"""Pictures and sentences of Sobek: 2 Players."""

from render.duel.face import FACE

__all__ = ["FACE"]
