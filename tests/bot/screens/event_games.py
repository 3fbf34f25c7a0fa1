"""Games of a table that are played for its event log, and a turn of such a log."""

from __future__ import annotations

from typing import Any

from bot.app_context import App
from bot.screens.news_fitting import TurnLog
from bot.tables import ChannelRef, Table, TableSpec


async def opened(app: App, kind: str, people: int, computers: int = 0, **options: str) -> Table:
    """Return a game that has just begun."""
    table = await app.tables.lobbies.create(
        TableSpec(ChannelRef(1, 2), kind, people + computers, options, "en"), 1, "Anna"
    )
    for user, name in zip(range(2, people + 1), ("Bo", "Cleo", "Dan"), strict=False):
        table = await app.tables.lobbies.join(table.id, user, name)
    for _ in range(computers):
        table = await app.tables.lobbies.add_computer(table.id, 1, "Merit")
    return await app.tables.lobbies.start(table.id, 1)


async def computers(app: App, table: Table) -> Table:
    """Let the computers act until a person is asked."""
    while table.computer_due:
        turn = await app.tables.play.play_computer(table.id)
        assert turn is not None
        table = turn.table
    return table


def turn(seat: int, *sentences: str, laid: int | None = None, **more: Any) -> TurnLog:
    """Return a turn of which one sentence may tell what was laid out."""
    return TurnLog(sentences, seat, laid=frozenset() if laid is None else frozenset({laid}), **more)
