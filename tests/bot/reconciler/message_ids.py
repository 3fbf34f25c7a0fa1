"""Ids of messages by their age."""

from __future__ import annotations

from bot.reconciler.diff import (
    DISCORD_EPOCH,
)

NOW = 1_800_000_000.0


def message(age: float = 0) -> int:
    """Return the number of a message of that age."""
    return int((NOW - age - DISCORD_EPOCH) * 1000) << 22
