"""What a board tells in words and marks: what those who are asked have missed, as the table may see it and no more."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from itertools import takewhile
from random import Random
from typing import Any

import pytest
from discord.ui import MediaGallery, TextDisplay

from bot.context import App
from bot.interactions.response import Screen
from bot.screens.board import PICTURE, SCORING, board_screen
from bot.screens.event_log import Change, brief, quoted
from bot.screens.hand import hand_screen
from bot.screens.more import more_page
from bot.store import Status
from bot.tables import Place, Table
from engine.game import Event

SCORED = "Round 1 is scored."
FULL = "**Round 1**"
MORE = "… more in “My hand” and “More”"


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


def news_of(screen: Screen) -> list[str]:
    """Return the lines of what happened: they stand between the call and the picture."""
    above = takewhile(lambda item: not isinstance(item, MediaGallery), screen.view.walk_children())
    shown = [item.content for item in above if isinstance(item, TextDisplay)]
    return [line.removeprefix("-# ") for text in shown[1:] for line in text.splitlines()]


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


async def test_a_board_tells_the_newest_turns_in_order_and_behind_more_stand_all(app: App) -> None:
    """There are three lines for them, and one that says where the rest is; on the page each seat has had a turn."""
    table, chance, names = await opened(app, "sobek", 4), Random(1), ("Anna", "Bo", "Cleo", "Dan")
    assert news_of(await board_screen(app, table)) == [], "nothing odd at first"
    cut = 0
    for turn in range(6):
        table = await act(app, table, chance, lean=0)
        *news, last = news_of(await board_screen(app, table))
        if last != MORE:
            news.append(last)
        cut += last == MORE
        before = [names[(table.waiting[0] - many) % 4] for many in (3, 2, 1)][-1 - turn :]
        assert [line.split()[0] for line in news] == before[-len(news) :]
        assert len(news) == len(before) or last == MORE
        all_told = next(text for text in texts(more_page(app, table, 1, "en")) if text.startswith("> "))
        movers = [line.split()[1] for line in all_told.splitlines() if not line.startswith("> A new delivery")]
        assert movers == before
    assert cut < 6


@pytest.mark.parametrize("kind", ["sobek", "duel"])
async def test_a_round_is_shown_by_its_sheet_once_and_then_said_in_a_line(app: App, kind: str) -> None:
    """At the end of the game the board itself shows what it came to."""
    table, chance = await opened(app, kind, 2), Random(3)
    sheets = lines = 0
    for _ in range(400):
        if table.status is not Status.RUNNING:
            break
        table = await act(app, table, chance)
        screen = await board_screen(app, table)
        said = "\n".join(news_of(screen))
        shown = [name for name, _ in screen.files]
        assert shown in ([PICTURE], [SCORING, PICTURE])
        assert FULL not in said
        sheets += SCORING in shown
        lines += SCORED in said
        assert SCORING not in shown or "is scored" not in said
    assert sheets == (2 if kind == "sobek" else 0)
    assert lines <= 2, "until everybody has had a turn"
    last = await board_screen(app, table)
    assert [name for name, _ in last.files] == [PICTURE]
    assert news_of(last) == []


async def test_a_hand_tells_what_its_owner_has_missed_and_what_not_everybody_was_told(app: App) -> None:
    table, chance = await opened(app, "sobek", 3), Random(2)
    assert not any(text.startswith("-# Since") for text in texts(await hand_screen(app, table, 0, "en")))
    headings, secret = set(), 0
    for _ in range(60):
        table = await act(app, table, chance, lean=0.8)
        for seat in range(3):
            said = list(texts(await hand_screen(app, table, seat, "en")))
            headings.update(text.splitlines()[0] for text in said if text.startswith("-# Since"))
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


async def test_of_what_happened_a_board_keeps_what_three_lines_of_a_phone_hold(app: App) -> None:
    """The newest stays; an icon counts as what it shows, however long its name is."""
    speech, wide = app.words.speech("en"), "Anna took <:sobek_fish_1a2b3c:1234567890123456789>\u00a0fish."
    turns = [["Anna took fish.", "A delivery."], ["Bo took wheat."], ["Cleo played a set.", "Cleo chose an event."]]
    whole = "\n".join(f"-# {' '.join(turn)}" for turn in turns)
    assert brief(turns, speech, 3) == brief(turns, speech, 9) == whole
    assert brief(turns, speech, 2) == f"-# Cleo played a set. Cleo chose an event.\n-# {MORE}"
    assert brief(turns, speech, 1) == f"-# {MORE}"
    assert brief(turns, speech, 0) == ""
    assert brief([[wide]] * 3, speech, 3) == "\n".join([f"-# {wide}"] * 3)
    assert brief([*turns, ["Dan took ivory."]], speech, 4).splitlines()[0] == "-# Bo took wheat."
    assert brief([["Anna took fish."] * 9], speech, 4) == f"-# {' '.join(['Anna took fish.'] * 7)}\n-# {MORE}"
    assert brief([["w" * 400, "x"]], speech, 4) == f"-# {MORE}", "a sentence is never cut"
    assert brief([], speech, 4) == ""


async def test_that_somebody_leaves_is_told_before_any_move(app: App) -> None:
    speech, leaves = app.words.speech("en"), Change(["Anna leaves the table."])
    move = ["Bo took ivory, and the boat is empty.", "A delivery."]
    told = [leaves, ["Cleo took fish."], move]
    assert brief(told, speech, 4) == f"-# Anna leaves the table.\n-# {' '.join(move)}\n-# {MORE}"
    assert brief(told, speech, 3) == f"-# Anna leaves the table.\n-# {move[0]}\n-# {MORE}"
    assert brief([leaves, move], speech, 2) == f"-# Anna leaves the table.\n-# {MORE}"
    assert brief([leaves, ["Cleo took fish."]], speech, 4) == "-# Anna leaves the table.\n-# Cleo took fish."
    assert brief([["Cleo took fish."] * 9, leaves], speech, 1) == f"-# {MORE}"
