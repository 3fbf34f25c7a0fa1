"""Alt texts."""

from engine.sobek.views import SobekView
from render.face import Speech


def alt_board(view: SobekView, speech: Speech) -> str:
    return ""
