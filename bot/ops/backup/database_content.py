"""The content of a database or a backup: its version and its tables."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.ops.errors import OperationFailed
from bot.store.migrate import missing_tables, why_marked

NO_BACKUP: Final = "no backup was made of it; restore an older one (`sobek-bot restore FILE`)"
"""The advice about a database that cannot be backed up."""


@dataclass(frozen=True, slots=True)
class Content:
    """The version in a database, None if it has none, and the names of its tables."""

    version: str | None
    tables: frozenset[str]

    @property
    def lacks(self) -> str | None:
        """The missing tables as part of a sentence; None if the database is whole, empty or newer than this."""
        lacks = missing_tables(self.version, self.tables)
        return f"lacks the tables {', '.join(lacks)}" if lacks else None

    def require_whole(self, name: str, advice: str) -> None:
        """Require a database of this bot with all its tables.

        Args:
            name: the name of the database or backup, for the error.
            advice: what to do if it is not whole.

        Raises:
            OperationFailed: it is not.
        """
        if self.version is not None and (why := why_marked(self.version)) is not None:
            raise OperationFailed(f"{name} {why}.")
        if self.lacks is not None:
            raise OperationFailed(f"{name} {self.lacks}: {advice}.")
        if self.version is None:
            raise OperationFailed(f"{name} holds no games of this bot: {advice}.")
