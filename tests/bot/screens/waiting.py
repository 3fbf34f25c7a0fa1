"""A table that has waited for a player for some time."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.domain.pace import DAY
from bot.store import Entry
from bot.tables import Table, Wait
from bot.tables.game.session import GameStep, OverdueSeats
from engine.sobek.actions import Take
from tests.bot.message_limits import full_game, table_of

NOW = 1_790_000_000
FAR = NOW + 90 * DAY


def choosing(language: str, **late: Any) -> Table:
    """Return a table of four at which the round is over and everybody is to choose, with what is known of the late."""
    game = full_game(3, "wheat1")
    steps = (GameStep(1, 1, Entry.PLAY, 0, "t.1", game.apply(0, Take(1))),)
    assert game.waiting == (0, 1, 2, 3)
    table = table_of(game, language, steps)
    assert table._game_session is not None
    return replace(table, _game_session=replace(table._game_session, overdue=OverdueSeats(**late)))


def waited(table: Table, **wait: Any) -> Table:
    """Return the table with everybody waited for in a way."""
    waits = {place: replace(Wait(at, NOW, 1), **wait) for place, at in table.called_for.items()}
    return replace(table, shown=replace(table.shown, waits=waits))
