"""How well a computer plays: the host of a table chooses it for each computer."""

from __future__ import annotations

from enum import StrEnum


class ComputerLevel(StrEnum):
    """How well a computer plays, the weakest first."""

    APPRENTICE = "apprentice"
    """As the merchant, with a slip now and then."""
    MERCHANT = "merchant"
    """Looks one action ahead; stand-ins play so, too."""
    MASTER = "master"
    """Plays on in positions that it cannot tell apart."""
