"""The computer merchants as they were in November 2026, kept to measure others by: never played, never mended.

What they say of a position must not change. Where the engine's names change, the names here follow, and
`tests/bench/test_strength.py` knows by a game's moves whether they still choose alike.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from bench.yardstick import duel, sobek

CHOOSE: Final[Mapping[str, Callable[[Any, Any], Any]]] = {"sobek": sobek.choose, "duel": duel.choose}
"""What the yardstick chooses with a seat's view and the legal actions, for each game by its code."""
