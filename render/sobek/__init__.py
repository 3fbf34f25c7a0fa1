"""Sobek's pictures and sentences."""

from render.sobek.presentation import FACE

__all__ = ["FACE"]
