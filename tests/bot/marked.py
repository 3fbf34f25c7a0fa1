"""Icons for tests: words whose things all have one, without Discord."""

from __future__ import annotations

import re
from functools import cache

from bot.games import GAMES
from bot.i18n.icons import IconSet

# An icon as it stands in a text, with the blank before its word.
WHOLE = re.compile("<:[a-z0-9_]+:[0-9]{19}>\u00a0(?=\\S)")
FIRST = 1_100_000_000_000_000_000


@cache
def all_icons() -> IconSet:
    """Return icons of all games, as if Discord had them."""
    drawing = {code: game.face.draws_icons for code, game in GAMES.items()}
    faces = {code: one for code, one in drawing.items() if one is not None}
    codes = sorted({code for one in faces.values() for code in one.icons()})
    return IconSet(
        {game: one.icon_of for game, one in faces.items()},
        {code: FIRST + number for number, code in enumerate(codes)},
    )
