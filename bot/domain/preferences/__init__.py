"""What people choose for themselves: when and where they are reminded, and when they are away. Pure values."""

from __future__ import annotations

from bot.domain.preferences.absences import ALLOWANCE, YEAR, Away
from bot.domain.preferences.preferences import NO_HABITS, Habits, Where
from bot.domain.preferences.quiet_hours import Quiet

__all__ = ["ALLOWANCE", "NO_HABITS", "YEAR", "Away", "Habits", "Quiet", "Where"]
