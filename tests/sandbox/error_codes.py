"""The code of the error with which a request of discord.py is refused."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any

import discord
import pytest


async def refusal(act: Awaitable[Any]) -> int:
    with pytest.raises(discord.HTTPException) as refused:
        await act
    return refused.value.code
