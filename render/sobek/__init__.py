"""Sobek's pictures and sentences."""

from render.sobek.face import FACE

__all__ = ["FACE"]
