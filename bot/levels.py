"""How well a computer plays, as the host of a table chooses it for each of its seats."""

from __future__ import annotations

from enum import StrEnum
from typing import Final


class Level(StrEnum):
    """How well a computer plays, the weakest first."""

    APPRENTICE = "apprentice"
    """As the merchant, with a slip now and then."""
    MERCHANT = "merchant"
    """Looks one action ahead; who stands in for somebody plays so, too."""
    MASTER = "master"
    """Plays on in positions that it cannot tell apart."""

    @property
    def following(self) -> Level:
        """The level that one press leads to; from the merchant it is the master, and so round."""
        return _ROUND[(_ROUND.index(self) + 1) % len(_ROUND)]


_ROUND: Final = (Level.MERCHANT, Level.MASTER, Level.APPRENTICE)
