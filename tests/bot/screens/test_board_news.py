"""The board's picture gets the news since the last press of a person, as the table may see them and no more."""

from __future__ import annotations

import secrets
from typing import Any

import pytest

from bot.app import App
from bot.screens.board import board_screen
from bot.store import Status
from bot.tables import Place
from engine.game import Event


@pytest.mark.parametrize("kind", ["sobek", "duel"])
async def test_the_picture_is_drawn_with_what_the_table_saw_since_the_last_press(
    app: App, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(secrets, "token_hex", lambda count: "7" * 2 * count)
    table = await app.tables.lobbies.create(Place(1, 2), kind, 2, {}, 1, "Anna", "en")
    table = await app.tables.lobbies.join(table.id, 2, "Bo")
    table = await app.tables.lobbies.start(table.id, 1)
    given: list[tuple[Event, ...]] = []
    face: Any = app.face(table)
    draw = type(face).board

    def board(self: Any, view: Any, speech: Any, news: tuple[Event, ...] = ()) -> Any:
        given.append(news)
        return draw(self, view, speech, news)

    monkeypatch.setattr(type(face), "board", board)
    hidden = 0
    for _ in range(30):
        if table.status is not Status.RUNNING:
            break
        seat = table.waiting[0]
        seen: Any = table.seen_by(seat)
        user = table.players[seat].user
        assert user is not None
        # The last legal action of a kind is often one that passes cards or uncovers one.
        action = seen.legal[-1]
        turn = await app.tables.play.act(table.id, user, None, [action.code])
        table = turn.table
        await board_screen(app, table)
        events = tuple(event for step in table._course.since(turn.after) for event in step.events)
        assert given[-1] == tuple(event.seen(None) for event in events)
        hidden += given[-1] != events
    assert hidden
