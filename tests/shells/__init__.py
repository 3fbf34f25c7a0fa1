"""Shells: the smallest whole game, for three or for five, with a face and words; it is only for tests."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from bot.games import GAMES, playable
from tests.shells.face import FACE
from tests.shells.game import RULES

LOCALE: Final = Path(__file__).parent / "locale"
"""The folder of its words."""
WITH_SHELLS: Final = {**GAMES, RULES.code: playable(RULES, FACE)}
"""It beside the games of the bot."""
