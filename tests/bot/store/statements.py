"""The statements that a store sends to its database."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import event

from bot.tables import Tables


@contextmanager
def statements(tables: Tables) -> Iterator[list[str]]:
    """Note what the store is asked meanwhile."""
    noted: list[str] = []
    engine = tables._repository.store._database._engine.sync_engine

    def note(connection: Any, cursor: Any, statement: str, *rest: Any) -> None:
        noted.append(statement)

    event.listen(engine, "before_cursor_execute", note)
    yield noted
    event.remove(engine, "before_cursor_execute", note)
