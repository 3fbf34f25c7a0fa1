"""Measured values of many duels to a seat, with which a duel's deal luck is compared.

`python -m bench.luck --deals 200 --games duel` has printed them: by expansion, None for none.
"""

from __future__ import annotations

from typing import Final

from engine.ai.deal_luck import DealValues
from engine.duel.expansion_state import TREASURES

DEAL_VALUES: Final[dict[str | None, DealValues]] = {
    None: DealValues(
        60,
        (
            (-7.48, -4.26, -2.15, -0.68, 0.69, 1.94, 3.9, 5.82, 8.06),
            (-8.06, -5.82, -3.9, -1.94, -0.69, 0.68, 2.15, 4.26, 7.48),
        ),
    ),
    TREASURES: DealValues(
        20,
        (
            (-14.93, -7.93, -4.7, -2.77, 1.27, 3.92, 7.29, 12.56, 16.85),
            (-16.85, -12.56, -7.29, -3.92, -1.27, 2.77, 4.7, 7.93, 14.93),
        ),
    ),
}
