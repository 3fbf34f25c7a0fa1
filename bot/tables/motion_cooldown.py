"""What people asked of a table in vain, so that the others are not called for the same again that day."""

from __future__ import annotations

from typing import Final

from bot.domain.pace import DAY
from bot.lru import Latest
from bot.store import Motion, MotionKind
from bot.tables.table import Table

_REMEMBERED: Final = 4096


class InVain:
    """Remembers the latest motions that came to nothing. A start of the bot forgets them, and that does no harm."""

    def __init__(self) -> None:
        self._asked: Latest[tuple[object, ...], int] = Latest(_REMEMBERED)

    def note(self, table: Table, motion: Motion, now: int) -> None:
        """Remember that somebody has asked for what is not to be his."""
        self._asked[_wish(table, motion)] = now

    def lately(self, table: Table, motion: Motion, now: int) -> bool:
        """Whether somebody has asked the same in vain within a day."""
        asked = self._asked.get(_wish(table, motion))
        return asked is not None and 0 <= now - asked < DAY


def _wish(table: Table, motion: Motion) -> tuple[object, ...]:
    """Return what tells what somebody asks for from all else; seats are counted anew until the game begins."""
    return table.id, motion.kind, motion.user, None if motion.kind is MotionKind.HOST else motion.seat
