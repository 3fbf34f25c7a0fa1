"""How well a computer plays, as the host of a table chooses it for each of its seats."""

from __future__ import annotations

from enum import StrEnum


class Level(StrEnum):
    """How well a computer plays, the weakest first."""

    APPRENTICE = "apprentice"
    """As the merchant, with a slip now and then."""
    MERCHANT = "merchant"
    """Looks one action ahead; who stands in for somebody plays so, too."""
    MASTER = "master"
    """Plays on in positions that it cannot tell apart."""
