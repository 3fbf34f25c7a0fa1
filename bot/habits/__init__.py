"""What people choose for themselves: when and where they are reminded, and when they are away. Pure values."""

from __future__ import annotations

from bot.habits.habits import NO_HABITS, Habits, Where
from bot.habits.quiet import Quiet
from bot.habits.waiting import ALLOWANCE, YEAR, Away

__all__ = ["ALLOWANCE", "NO_HABITS", "YEAR", "Away", "Habits", "Quiet", "Where"]
