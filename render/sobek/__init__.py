"""The pictures of Sobek."""

from render.sobek.alt import alt_board, alt_hand
from render.sobek.pictures import SobekPictures
from render.sobek.warmth import warm

__all__ = ["SobekPictures", "alt_board", "alt_hand", "warm"]
