"""Pictures and sentences of Sobek: 2 Players."""

from render.duel.presentation import FACE

__all__ = ["FACE"]
