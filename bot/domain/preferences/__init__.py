"""What people choose for themselves: when and where they are reminded, and when they are away. Pure values."""

from __future__ import annotations

from bot.domain.preferences.absences import ALLOWANCE, YEAR, Absence
from bot.domain.preferences.preferences import NO_PREFERENCES, Preferences, ReminderTarget
from bot.domain.preferences.quiet_hours import QuietHours

__all__ = ["ALLOWANCE", "NO_PREFERENCES", "YEAR", "Absence", "Preferences", "QuietHours", "ReminderTarget"]
