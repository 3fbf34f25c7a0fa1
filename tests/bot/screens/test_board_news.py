"""What a board tells in words and marks: what those who are asked have missed, as the table may see it and no more."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from discord.ui import TextDisplay

from bot.app import App
from bot.reply import Screen
from bot.screens.board import board_screen
from bot.screens.hand import hand_screen
from bot.screens.news import quoted
from bot.store import Status
from bot.tables import Place, Table
from engine.game import Event

SCORED = "Round 1 is scored."
FULL = "**Round 1**"


async def opened(app: App, kind: str, people: int, computers: int = 0, **options: str) -> Table:
    """Return a game that has just begun."""
    table = await app.tables.lobbies.create(Place(1, 2), kind, people + computers, options, 1, "Anna", "en")
    for user, name in zip(range(2, people + 1), ("Bo", "Cleo", "Dan"), strict=False):
        table = await app.tables.lobbies.join(table.id, user, name)
    for _ in range(computers):
        table = await app.tables.lobbies.add_computer(table.id, 1, "Merit")
    return await app.tables.lobbies.start(table.id, 1)


async def act(app: App, table: Table, chance: Random, lean: float = 0.5) -> Table:
    """Let a person do something, and then the computers."""
    seat = chance.choice(tuple(table.asked))
    seen, user = table.seen_by(seat), table.players[seat].user
    assert seen is not None
    assert user is not None
    others = [action for action in seen.legal if not action.code.startswith("t.")]
    action = chance.choice(others if others and chance.random() < lean else seen.legal)
    table = (await app.tables.play.act(table.id, user, None, [action.code])).table
    while table.computer_due:
        turn = await app.tables.play.play_computer(table.id)
        assert turn is not None
        table = turn.table
    return table


def texts(screen: Screen) -> Iterator[str]:
    """Yield the texts of a message from top to bottom."""
    for item in screen.view.walk_children():
        if isinstance(item, TextDisplay):
            yield item.content


@pytest.fixture(autouse=True)
def dealt(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let chance be the same each time."""
    monkeypatch.setattr(secrets, "token_hex", lambda count: "7" * 2 * count)


@pytest.mark.parametrize("kind", ["sobek", "duel"])
async def test_the_picture_is_drawn_with_what_the_table_saw_since_the_turn_of_who_is_asked(
    app: App, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await opened(app, kind, 2)
    given: list[tuple[Event, ...]] = []
    face: Any = app.face(table)
    draw = type(face).board

    def board(self: Any, view: Any, speech: Any, news: tuple[Event, ...] = ()) -> Any:
        given.append(news)
        return draw(self, view, speech, news)

    monkeypatch.setattr(type(face), "board", board)
    hidden = several = 0
    for _ in range(30):
        if table.status is not Status.RUNNING:
            break
        seat = table.waiting[0]
        seen: Any = table.seen_by(seat)
        user = table.players[seat].user
        assert user is not None
        # The last legal action of a kind is often one that passes cards or uncovers one.
        table = (await app.tables.play.act(table.id, user, None, [seen.legal[-1].code])).table
        if len(table.asked) != 1:
            continue
        await board_screen(app, table)
        missed = list(table._course.steps)
        while missed and missed[-1].seat == table.waiting[0]:
            missed.pop()
        before = max((step.number for step in missed if step.seat == table.waiting[0]), default=0)
        events = [event for step in table._course.since(before) for event in step.events]
        assert given[-1] == tuple(event.seen(None) for event in events)
        hidden += list(given[-1]) != events
        several += len({step.seat for step in table._course.since(before)}) > 1
    assert hidden
    assert several


async def test_a_board_tells_a_turn_of_each_other_seat_in_order_and_no_more(app: App) -> None:
    table, chance, names = await opened(app, "sobek", 4), Random(1), ("Anna", "Bo", "Cleo", "Dan")
    assert not [text for text in texts(await board_screen(app, table)) if text.startswith("> ")], "nothing odd at first"
    for turn in range(6):
        table = await act(app, table, chance, lean=0)
        news = next(text for text in texts(await board_screen(app, table)) if text.startswith("> "))
        movers = [line.split()[1] for line in news.splitlines() if not line.startswith("> A new delivery")]
        before = [names[(table.waiting[0] - many) % 4] for many in (3, 2, 1)]
        assert movers == before[-1 - turn :]


async def test_a_round_is_told_in_full_once_and_then_in_a_line(app: App) -> None:
    table, chance = await opened(app, "sobek", 3), Random(3)
    full, lines = 0, 0
    for _ in range(200):
        table = await act(app, table, chance)
        told = list(texts(await board_screen(app, table)))
        full += any(text.startswith(FULL) for text in told)
        lines += any(SCORED in text for text in told)
        assert not any(text.startswith(FULL) for text in told) or not any(SCORED in text for text in told)
        if lines and not any(SCORED in text for text in told):
            break
    assert full == 1
    assert 1 <= lines <= 3, "until everybody has had a turn"


async def test_a_hand_tells_what_its_owner_has_missed_and_what_not_everybody_was_told(app: App) -> None:
    table, chance = await opened(app, "sobek", 3), Random(2)
    assert not any(text.startswith("-# Since") for text in texts(await hand_screen(app, table, 0, "en")))
    headings, secret = set(), 0
    for _ in range(60):
        table = await act(app, table, chance, lean=0.8)
        for seat in range(3):
            said = list(texts(await hand_screen(app, table, seat, "en")))
            headings.update(text for text in said if text.startswith("-# Since"))
            public = "\n".join(texts(await board_screen(app, table)))
            for line in (line for text in said for line in text.splitlines() if "not everybody sees this" in line):
                assert line.removesuffix(" *(not everybody sees this)*") not in public
                secret += 1
    assert headings == {"-# Since the game began", "-# Since your last turn"}
    assert secret


def test_many_lines_are_one_a_turn_and_the_oldest_give_way() -> None:
    turns = [["Anna took fish.", "A delivery."], ["Bo took wheat."], ["Cleo played a set.", "Cleo chose an event."]]
    assert quoted(turns, 200).count("\n") == 4
    assert quoted(turns, 200, lines=5).count("\n") == 4
    joined = "> Anna took fish. A delivery.\n> Bo took wheat.\n> Cleo played a set. Cleo chose an event."
    assert quoted(turns, 200, lines=4) == joined
    assert quoted(turns, 80, lines=4) == "> …\n> Bo took wheat.\n> Cleo played a set. Cleo chose an event."
    assert len(quoted([["Anna took fish."] * 9], 60)) <= 60
    assert quoted([], 60) == ""
