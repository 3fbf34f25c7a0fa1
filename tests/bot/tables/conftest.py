"""Tables over a SQLite whose connections have no threads."""

from __future__ import annotations

from tests.bot.threadless_sqlite import quick_store

__all__ = ["quick_store"]
