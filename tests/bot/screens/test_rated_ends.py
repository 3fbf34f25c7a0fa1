"""What boards say of rated games, in all languages, and that no other board says it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bench.finished import finished
from bot.app_context import App
from bot.deadlines.table_deadlines import TableContexts
from bot.domain.clock import SystemClock
from bot.domain.ratings import START, Change
from bot.queries.ladders import Ladders
from bot.queries.rated_ends import RatedEnd, RatedEnds, RatedPerson
from bot.screens.board import board_screen
from bot.screens.table_messages import TableScreens
from bot.store import FormerRow
from bot.tables import Slot, Table
from bot.tables.seat_history import Player
from tests.bot.message_limits import app, check
from tests.bot.screens.pages import text

__all__ = ["app"]

USERS = [10**18 + seat for seat in range(4)]


def change(
    seat: int = 0, number: int | None = 1512, before: int | None = None, games: int = 12, met: int = 9
) -> Change:
    """Return what a game did to the person who began at a seat."""
    return Change(USERS[seat], START, START, before, number, games, met)


def ended(*changes: Change, place: int | None = None) -> RatedEnd:
    """Return what a game did; the first person rose to the place."""
    places = [place, None, None, None]
    return RatedEnd(
        tuple(
            RatedPerson(USERS.index(one.user), f"Old {one.user - 10**18}", one, where)
            for one, where in zip(changes, places, strict=False)
        )
    )


async def line(app: App, ended: RatedEnd, language: str = "en", table: Table | None = None) -> str:
    """Return the last text of a final board."""
    table = finished("sobek", 4) if table is None else table
    screen = await board_screen(app, replace(table, language=language), ended=ended)
    check(screen)
    (found,) = (
        one for one in text(screen).splitlines() if one.startswith(("-# Rated", "-# Class", "-# Gewe", "-# Rank"))
    )
    return found


async def test_it_is_the_line_of_the_issue(app: App) -> None:
    """Rises with a place, falls, and what is missing."""
    told = ended(change(0, 1512, 1494), change(1, 1430, 1439), change(2, None, None, 3), place=2)
    assert await line(app, told) == (
        "-# Rated · Ana\u00a01512\u00a0▲18, now 2nd · Ben\u00a01430\u00a0▼9 · Cleo: 2 more games for a rating"
    )


async def test_numbers_of_few_games_are_provisional_and_may_stay_or_be_the_first(app: App) -> None:
    """A first number is not said to have changed."""
    assert await line(app, ended(change(0, 1390, None, 5), place=4)) == "-# Rated · Ana\u00a0~1390, now 4th"
    assert await line(app, ended(change(0, 1390, 1390, 10))) == "-# Rated · Ana\u00a01390"


@pytest.mark.parametrize(
    ("language", "places"),
    [
        (
            "en",
            ["now 1st", "now 2nd", "now 3rd", "now 4th", "now 11th", "now 12th", "now 13th", "now 21st", "now 112th"],
        ),
        (
            "fr",
            [f"désormais à la {one} place" for one in ["1re", "2e", "3e", "4e", "11e", "12e", "13e", "21e", "112e"]],
        ),
        ("de", [f"jetzt {one}." for one in (1, 2, 3, 4, 11, 12, 13, 21, 112)]),
        ("pl", [f"teraz {one}. miejsce" for one in (1, 2, 3, 4, 11, 12, 13, 21, 112)]),
    ],
)
async def test_places_are_ordinals(app: App, language: str, places: list[str]) -> None:
    """As each language writes them."""
    found = [
        (await line(app, ended(change(0, 1512, 1494), place=place), language)).rpartition("18, ")[2]
        for place in (1, 2, 3, 4, 11, 12, 13, 21, 112)
    ]
    assert found == places


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Ana: 1 more game for a rating · Ben: 4 more games for a rating · Cleo: 1 more opponent for a rating"),
        (
            "fr",
            "Ana\u00a0: encore 1 partie avant une cote · Ben\u00a0: encore 4 parties avant une cote"
            " · Cleo\u00a0: encore 1 nouvel adversaire avant une cote",
        ),
        (
            "de",
            "Ana: noch 1 Partie bis zur Wertungszahl · Ben: noch 4 Partien bis zur Wertungszahl"
            " · Cleo: noch gegen 1 neue Person bis zur Wertungszahl",
        ),
        (
            "pl",
            "Ana: jeszcze 1 gra do rankingu · Ben: jeszcze 4 gry do rankingu · Cleo: jeszcze 1 nowy rywal do rankingu",
        ),
    ],
)
async def test_who_has_no_number_is_told_what_is_missing(app: App, language: str, words: str) -> None:
    """Games first; then different opponents."""
    told = ended(change(0, None, None, 4, 1), change(1, None, None, 1, 1), change(2, None, None, 7, 2))
    assert (await line(app, told, language)).partition(" · ")[2] == words


async def test_those_who_lack_the_same_stand_together(app: App) -> None:
    """Where the first of them finished; a number stands alone."""
    told = ended(change(2, None, None, 3), change(0, 1512, 1494), change(1, None, None, 3, 1), change(3, None, None, 2))
    assert (
        await line(app, told)
        == "-# Rated · Cleo, Ben: 2 more games for a rating · Ana\u00a01512\u00a0▲18 · Old 3: 3 more games for a rating"
    )
    told = ended(change(3, None, None, 5, 2), change(1, None, None, 9, 2), change(2, None, None, 9, 1))
    assert (await line(app, told)).endswith(
        "Rated · Old 3, Ben: 1 more opponent for a rating · Cleo: 2 more opponents for a rating"
    )


async def test_who_left_is_named_as_they_began(app: App) -> None:
    """Their seat is somebody else's; names are escaped."""
    table: Any = finished("sobek", 4)
    table = replace(table, seat_history=replace(table.seat_history, players=(Player(0, 5, "New"), *table.players[1:])))
    one = replace(ended(change(0, 1512, 1494)).people[0], name="*Old*")
    assert await line(app, RatedEnd((one,)), table=table) == "-# Rated · \\*Old\\*\u00a01512\u00a0▲18"


async def test_a_line_does_not_break_between_a_rating_and_its_change(app: App) -> None:
    """Nor after a name, unless that is long."""
    table: Any = finished("sobek", 4)
    one = ended(change(0, 1512, 1530)).people[0]
    for name, before in (("M" * 16, "\u00a0"), ("M" * 17, " ")):
        players = (Player(0, USERS[0], name), *table.players[1:])
        named = replace(table, seat_history=replace(table.seat_history, players=players))
        assert await line(app, RatedEnd((one,)), table=named) == f"-# Rated · {name}{before}1512\u00a0▼18"


@pytest.mark.parametrize("language", ["en", "fr", "de", "pl"])
async def test_a_struck_game_says_so_in_place_of_numbers(app: App, language: str) -> None:
    """Nobody is named."""
    found = await line(app, RatedEnd(struck=True), language)
    assert "Ana" not in found
    assert len(found) > 40


async def test_without_anything_to_tell_a_board_stays_as_it_was(app: App) -> None:
    """The line is one more text, below the picture."""
    table = finished("sobek", 4)
    without = (await board_screen(app, table)).view.to_components()
    with_ = (await board_screen(app, table, ended=ended(change()))).view.to_components()
    (parts, more) = ([*one[0]["components"]] if one[0].get("components") else [*one] for one in (without, with_))
    assert len(more) == len(parts) + 1
    assert [one["type"] for one in more if one not in parts] == [10]


@pytest.mark.parametrize("rated", [True, False, None])
async def test_a_running_game_says_in_one_line_that_its_result_stands(app: App, rated: bool | None) -> None:
    """As soon as one player who began it is left."""
    table: Any = replace(finished("sobek", 3, moves=20), rated=rated)
    gone = tuple(FormerRow(seat, 5, USERS[seat], f"N{seat}") for seat in (1, 2))
    for formers, stands in (((), False), (gone[:1], False), (gone, bool(rated))):
        shown = replace(table, seat_history=replace(table.seat_history, formers=formers))
        screen = await board_screen(app, shown)
        check(screen)
        assert ("-# The rated result stands" in text(screen)) == stands


async def test_the_final_board_of_a_table_has_the_line(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever draws it, a press or the bot of itself."""
    known = ended(change())

    async def of(ends: RatedEnds, table: Table) -> RatedEnd:
        return known

    monkeypatch.setattr(RatedEnds, "of", of)
    clock = SystemClock()
    screens = TableScreens(app, TableContexts(app.tables, clock), clock, Ladders(app.tables, clock))
    assert "-# Rated · Ana\u00a01512" in text(await screens.of(finished("sobek", 4), Slot.BOARD))
