"""Who is away and for whom a computer plays: at the seats of a board's picture, in its texts, and without delay."""

from __future__ import annotations

from typing import Any

import pytest

from bot.app_context import App
from bot.deadlines.stand_ins import standings
from bot.deadlines.table_deadlines import NOTHING, TableContext, TableContexts
from bot.domain.clock import SystemClock
from bot.domain.preferences import Absence, Preferences
from bot.interactions.response import Screen
from bot.queries.ladders import Ladders
from bot.reconciler.diff import content_hash
from bot.screens.board import board_screen
from bot.screens.table_messages import TableScreens
from bot.screens.text_board import text_board_page
from bot.tables import AWAY, LATE, Slot, Table
from render.presentation import Picture, Standing
from tests.bot.message_limits import every
from tests.bot.screens.event_games import opened
from tests.bot.screens.pages import texts

ANNA, BO = 1, 2
NOW = 1_800_000_000
LONG = NOW + 900_000
GAMES = [("sobek", {}), ("sobek", {"way": "open"}), ("duel", {})]


def away(*users: int, computer: bool = False) -> TableContext:
    """Return surroundings in which people are away, and whether computers are to play for them."""
    return TableContext({user: Preferences(absences=(Absence(NOW - 10, LONG, computer),)) for user in users})


def alt(screen: Screen) -> str:
    """Return the description of the picture of a message."""
    return next(one["items"][0]["description"] for one in every(screen.view.to_components()) if one["type"] == 12)


async def taken_over(app: App, table: Table, why: str) -> Table:
    """Let a computer play for the players who are asked."""
    ((seat, decision),) = table.asked.items()
    return await app.tables.overdue_players.take_over(table.id, seat, decision, why)


async def test_who_is_away_and_for_whom_a_computer_plays_is_known_by_seat(app: App) -> None:
    """By what people have set, even if the table does not know it yet."""
    table = await opened(app, "sobek", 3, 1)
    while table.computer_due:
        turn = await app.tables.play.play_computer(table.id)
        assert turn is not None
        table = turn.table
    assert standings(table, NOTHING, NOW) == {}
    assert standings(table, away(BO), NOW) == {1: Standing.AWAY}
    assert standings(table, away(BO, computer=True), NOW) == {1: Standing.STOOD_IN}
    assert standings(table, away(BO), LONG) == {}
    (late,) = table.asked
    gone = await taken_over(app, table, LATE)
    assert standings(gone, NOTHING, NOW) == {late: Standing.STOOD_IN}
    assert standings(gone, away(ANNA, BO, 3), NOW)[late] is Standing.STOOD_IN
    assert set(standings(gone, away(ANNA, BO, 3), NOW)) == {0, 1, 2}, "no computer is ever away"
    over = await app.tables.early_ends.stop(table.id, ANNA)
    assert standings(over, away(ANNA), NOW) == {}


async def test_the_table_of_one_person_who_is_away_waits_and_says_so(app: App) -> None:
    """Nobody else is there for whom a computer should play."""
    table = await opened(app, "sobek", 1, 1)
    alone = away(ANNA, computer=True)
    assert standings(table, alone, NOW) == {0: Standing.AWAY}
    said = "\n".join(texts(await board_screen(app, table, alone, NOW)))
    assert "The table waits." in said
    assert "computer plays" not in said


@pytest.mark.parametrize(("kind", "options"), GAMES)
async def test_the_board_shows_it_at_the_seat_and_says_it(app: App, kind: str, options: dict[str, str]) -> None:
    """In the picture's words, and in the text board that a user asks for."""
    table = await opened(app, kind, 2, **options)
    for context, mark in (
        (NOTHING, ""),
        (away(BO), " (away)"),
        (away(BO, computer=True), " (computer for now)"),
        (NOTHING, ""),
    ):
        shown = await board_screen(app, table, context, NOW)
        assert f"Bo{mark}:" in alt(shown)
        written = text_board_page(app, table, 0, "en", standings(table, context, NOW))
        assert f"**Bo{mark}**" in "\n".join(texts(written))


async def test_a_board_is_edited_where_a_sign_has_changed(app: App) -> None:
    """Its look, or else its version, is another then."""
    table = await opened(app, "sobek", 3)
    plain, waits, stood = NOTHING, away(BO), away(BO, computer=True)
    assert len({content_hash(table, NOW, context) for context in (plain, waits, stood)}) == 3
    assert (await taken_over(app, table, AWAY)).version > table.version


async def test_the_picture_drawn_while_it_is_committed_has_the_signs(app: App) -> None:
    """And is not drawn again when it is shown."""
    clock = SystemClock()
    context = TableContexts(app.tables, clock)
    screens = TableScreens(app, context, clock, Ladders(app.tables, clock))
    table = await opened(app, "sobek", 2)
    await app.tables.people.go_away(BO, int(clock.now()) + 900_000, stand_in=False)
    await context.load(table)
    screens.begin(table)
    early = await app.pictures.of(table, {1: Standing.AWAY}, never)
    assert "Bo (away)" in early.alt
    assert alt(await screens.of(table, Slot.BOARD)) == early.alt


async def test_a_picture_is_kept_until_somebody_goes_away_or_comes_back(app: App) -> None:
    """Each change is drawn once."""
    table = await opened(app, "sobek", 2)
    drawn: list[Any] = []

    def paint(context: TableContext) -> Any:
        drawn.append(context)
        return board_screen(app, table, context, NOW)

    first = alt(await paint(away(BO)))
    assert await app.pictures.of(table, {1: Standing.AWAY}, never)
    assert alt(await paint(NOTHING)) != first
    assert await app.pictures.of(table, {}, never)


async def never() -> Picture:
    """Fail: this picture is there already."""
    raise AssertionError("it is drawn again")
