"""The bot as it is, but for two ailments: its rules raise an error, and its list of games hoards memory."""

from __future__ import annotations

import os
from functools import wraps
from typing import Final
from unittest.mock import patch

from bot.__main__ import main
from bot.handlers.my_tables import MyTablesHandlers
from bot.handlers.rules import RulesHandlers
from bot.interactions.custom_id import PressId
from bot.interactions.response import InteractionResponse
from tests.deals import ANEW, VARIABLE, same_deals

BALLAST: Final = 800_000_000
"""Bytes that are hoarded from one press until the next."""
_hoard: list[bytes] = []


@wraps(RulesHandlers._rules)
async def raising(_: RulesHandlers, response: InteractionResponse, press: PressId) -> None:
    """Answer nobody."""
    raise RuntimeError("ailing")


@wraps(MyTablesHandlers._games)
async def hoarding(_: MyTablesHandlers, response: InteractionResponse, press: PressId) -> None:
    """Take the ballast, or throw it out; every byte is written, for untouched memory is nowhere."""
    if _hoard:
        _hoard.clear()
    else:
        _hoard.append(b"\1" * BALLAST)
    await response.acknowledge_silently()


if __name__ == "__main__":
    with (
        same_deals(os.environ.get(VARIABLE, ANEW)),
        patch.object(RulesHandlers, "_rules", raising),
        patch.object(MyTablesHandlers, "_games", hoarding),
    ):
        main()
