"""What a database or a backup of one holds: its version, and which tables are there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.ops.errors import OperationFailed
from bot.store.migrate import missing_tables, why_marked

NO_BACKUP: Final = "no backup was made of it; restore an older one (`sobek-bot restore FILE`)"
"""What is said of a database of which no backup can be made."""


@dataclass(frozen=True, slots=True)
class Content:
    """The version that a database says it has, None if none, and the names of its tables."""

    version: str | None
    tables: frozenset[str]

    @property
    def lacks(self) -> str | None:
        """Which tables are not there any more, for a sentence; None if it is whole, empty or newer than this."""
        lacks = missing_tables(self.version, self.tables)
        return f"lacks the tables {', '.join(lacks)}" if lacks else None

    def expect_whole(self, name: str, advice: str) -> None:
        """Expect games of this bot, with all their tables.

        Args:
            name: what is looked at.
            advice: what to do if it is not as it should be.

        Raises:
            OperationFailed: it is not.
        """
        if self.version is not None and (why := why_marked(self.version)) is not None:
            raise OperationFailed(f"{name} {why}.")
        if self.lacks is not None:
            raise OperationFailed(f"{name} {self.lacks}: {advice}.")
        if self.version is None:
            raise OperationFailed(f"{name} holds no games of this bot: {advice}.")
