"""Announcements: what an open table and a result say in the server's language, and whom they do not name."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bench.finished import finished
from bot.app_context import App
from bot.domain.computer_level import ComputerLevel
from bot.domain.rated_tables import Obstacle, ObstacleKind
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.response import Screen
from bot.screens.announcements import AnnouncementScreens
from bot.screens.components import table_url
from bot.tables import AnnouncementKind, ChannelRef, Table, TableSpec
from tests.bot.message_limits import LANGUAGES, NAME, check
from tests.bot.screens.pages import LOCALES, app, parts, pressed, text

__all__ = ["app"]
TABLE, RESULT = AnnouncementKind.TABLE, AnnouncementKind.RESULT
HOST, GUEST = 1001, 1002


@pytest.fixture(autouse=True)
def plain_pictures() -> None:
    """Have pictures drawn: their names are looked at."""


async def lobby(app: App, *, kind: str = "sobek", name: str = "Ana", **options: str) -> Table:
    spec = TableSpec(ChannelRef(1, 77), kind, 2 if kind == "duel" else 3, options, "fr")
    table = await app.tables.lobbies.create(spec, HOST, name)
    return await app.tables.lobbies.join(table.id, GUEST, "Ben") if kind == "sobek" else table


async def shown(
    app: App, table: Table, kind: AnnouncementKind = TABLE, *hidden: int, locale: str | None = "en-GB"
) -> Screen:
    """Return an announcement, and expect that it is not built again when it shows everything."""
    screens = AnnouncementScreens(app)
    mark = screens.mark(table, kind, 7)
    content = await screens.content(table, kind, mark, hidden=hidden, locale=locale, known="")
    assert content.screen is not None
    check(content.screen)
    known = content.content_hash
    assert (await screens.content(table, kind, mark, hidden=hidden, locale=locale, known=known)).screen is None
    assert len(known) <= 32
    return content.screen


def links(screen: Screen) -> list[str]:
    return [part["url"] for part in parts(screen) if part.get("url")]


def alt(screen: Screen) -> str:
    (description,) = [item["description"] for part in parts(screen) for item in part.get("items", ())]
    return str(description)


async def test_an_open_table_tells_what_is_played_who_hosts_and_how_many_seats_are_free(app: App) -> None:
    table = await lobby(app, way="open")
    screen = await shown(app, table)
    said = text(screen)
    assert "A game of Sobek" in said
    assert "2 of 3 seats taken, 1 free" in said
    assert "Ana (host)" in said
    assert "Variant: **open**" in said
    assert "Pace: **" in said
    assert "ated" not in said, "nobody asks that where there are no ladders"
    assert links(screen) == [table_url(table)]


async def test_its_button_joins_it_and_is_its_mark(app: App) -> None:
    """It names no version, so that it is the same whatever happens to the table; without a free seat it is off."""
    screens, table = AnnouncementScreens(app), await lobby(app)
    joins = pressed(await shown(app, table), Verb.JOIN)
    assert joins["custom_id"] == screens.mark(table, TABLE, 7) != screens.mark(table, TABLE, 8)
    press = PressId.parse(joins["custom_id"])
    assert press is not None
    assert (press.table, press.version, joins.get("disabled", False)) == (table.id, 0, False)
    table = await app.tables.lobbies.join(table.id, 1003, "Cleo")
    screen = await shown(app, table)
    assert pressed(screen, Verb.JOIN)["disabled"]
    assert "3 of 3 seats taken\n" in text(screen)


async def test_it_names_the_expansion(app: App) -> None:
    assert "Treasures of the Pharaoh" in text(await shown(app, await lobby(app, kind="duel", expansion="treasures")))


@pytest.mark.parametrize(
    ("rated", "obstacle", "said"), [(True, False, "**Rated**"), (True, True, "Unrated"), (False, False, "Unrated")]
)
async def test_where_there_are_ladders_it_says_whether_it_is_rated(
    app: App, rated: bool, obstacle: bool, said: str
) -> None:
    """Not why not: that stands in the lobby."""
    obstacles = (Obstacle(ObstacleKind.YOUNG, GUEST),) if obstacle else ()
    screen = await shown(app, replace(await lobby(app), rated=rated, unrated=obstacles))
    assert said in text(screen)
    assert "younger" not in text(screen)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_it_is_in_the_language_of_the_server_not_of_the_table(app: App, language: str) -> None:
    table = await lobby(app)
    title = app.words.text(language, "lobby-title", game="Sobek")
    assert title in text(await shown(app, table, locale=LOCALES[language]))
    await app.languages.choose_for_server(1, "pl")
    assert app.words.text("pl", "lobby-title", game="Sobek") in text(await shown(app, table, locale="de"))


async def test_a_hidden_host_is_a_player(app: App) -> None:
    table = await lobby(app)
    assert "A player (host)" in text(await shown(app, table, TABLE, HOST))
    assert "Ana" not in text(await shown(app, table, TABLE, HOST))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["sobek", "duel"])
async def test_a_result_tells_who_has_won_with_how_many_points_and_shows_the_last_board(
    app: App, kind: str, language: str
) -> None:
    """With the text of the picture in the same language, and a link to the table."""
    table = replace(finished(kind), language="fr")
    screen = await shown(app, table, RESULT, locale=LOCALES[language])
    seen: Any = table.seen_by(None)
    (winner, *_) = seen.outcome.winners
    said = text(screen)
    assert table.players[winner].name in said
    assert str(seen.outcome.scores[winner]) in said
    assert "<@" not in said
    assert [name for name, _ in screen.files] == ["board.png"]
    assert alt(screen).startswith(app.words.text(language, "result-title"))
    assert links(screen) == [AnnouncementScreens(app).mark(table, RESULT, 7)] == [table_url(table)]
    assert [part for part in parts(screen) if part.get("custom_id")] == []


async def test_hidden_and_erased_people_are_named_nowhere_not_even_in_the_picture(app: App) -> None:
    table = finished("sobek", 4, names=("Xenia", "Ben", "Cleo", "Dan"))
    plain = await shown(app, table, RESULT)
    assert "Xenia" in alt(plain)
    hidden = await shown(app, table, RESULT, 10**18)
    assert "Xenia" not in alt(hidden) + text(hidden)
    assert "A player" in alt(hidden)
    assert hidden.files != plain.files
    history = table.seat_history
    gone = replace(history, players=(replace(history.players[0], user=None, name=""), *history.players[1:]))
    erased = await shown(app, replace(table, seat_history=gone), RESULT)
    assert "Former player" in alt(erased)
    assert "A player" not in alt(erased)


async def test_several_winners_share_the_victory(app: App) -> None:
    said = app.words.text("en", "announcement-won", names="Ana and Ben", count=2, points=1)
    assert said == "**Ana and Ben** share the victory with 1 point each."


async def test_the_longest_names_fit(app: App) -> None:
    table = await lobby(app, name=NAME)
    full = replace(table.players[1], name=NAME, user=None, level=ComputerLevel.MASTER)
    history = replace(table.seat_history, players=(table.players[0], full))
    for language in LANGUAGES:
        await shown(app, replace(table, seat_history=history), locale=LOCALES[language])
        await shown(app, finished("sobek", 4, names=(NAME,) * 4), RESULT, locale=LOCALES[language])
