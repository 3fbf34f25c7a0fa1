"""The statistics of a server: of its own games that were played to their end, without the names of hidden people."""

from __future__ import annotations

from dataclasses import replace

import pytest
from sqlalchemy import update

from bot.app_context import App
from bot.domain.ladders import LadderChange
from bot.domain.pace import DAY
from bot.queries.server_statistics import LongGame, ServerStatistics, TopScore, server_statistics
from bot.store.schema import games
from tests.bot.at_table import ANA, BEN, CLEO, DAN
from tests.bot.message_limits import app
from tests.bot.store.rated_history import GUILD, RatedGames

__all__ = ["app"]

NOW = 100 * DAY
LONG_AGO, LATELY = 60 * DAY, 80 * DAY


@pytest.fixture
async def played(app: App) -> RatedGames:
    """Give games of a server that shows results."""
    await app.tables.guild_settings.change(GUILD, lambda settings: replace(settings, results=True))
    return RatedGames(app.tables._repository.store)


async def over(
    played: RatedGames, *people: int, points: tuple[int, ...], at: int = LONG_AGO, turns: int = 9, **new: str
) -> int:
    """Play a game to its end."""
    game = await played.begin(*people, **{"kind": "sobek", **new})  # type: ignore[arg-type]
    return await played.end(game, *people, at=at, points=points, turns=turns)


async def statistics(app: App) -> ServerStatistics:
    """Return the statistics of the server."""
    found = await server_statistics(app, GUILD, NOW)
    assert found is not None
    return found


async def test_they_tell_what_was_played(app: App, played: RatedGames) -> None:
    """A variant has its own line; an expansion counts as its game."""
    await over(played, ANA, BEN, points=(60, 50))
    await over(played, ANA, BEN, CLEO, points=(70, 65, 10), at=LATELY, turns=20)
    await over(played, CLEO, BEN, points=(80, 20), way="open")
    await over(played, ANA, BEN, points=(30, 40), kind="duel", turns=29)
    await over(played, ANA, BEN, points=(41, 20), kind="duel", expansion="treasures", at=LATELY)
    await over(played, BEN, ANA, points=(25, 20), kind="duel")
    assert await statistics(app) == ServerStatistics(
        games=6,
        lately=2,
        people=3,
        favourite=("duel", 3),
        longest=LongGame("sobek", 60, LATELY),
        scores=(
            TopScore("duel", 41, LATELY, "Ana"),
            TopScore("sobek", 70, LATELY, "Ana"),
            TopScore("sobek-open", 80, LONG_AGO, "Cleo"),
        ),
    )


async def test_games_of_other_servers_and_games_that_were_stopped_or_run_do_not_count(
    app: App, played: RatedGames
) -> None:
    """A server without games has an empty page."""
    nothing = ServerStatistics(0, 0, 0, None, None, ())
    assert await statistics(app) == nothing
    stopped = await played.begin(ANA, BEN, kind="sobek")
    await played.end(stopped, ANA, BEN, at=LATELY, ended="stopped")
    await played.begin(ANA, BEN, kind="sobek")
    elsewhere = await played.begin(ANA, BEN, kind="sobek", guild=2)
    await played.end(elsewhere, ANA, BEN, at=LATELY, points=(60, 50))
    assert await statistics(app) == nothing


async def test_unrated_games_count(app: App, played: RatedGames) -> None:
    """As those from before there were ladders."""
    game = await over(played, ANA, BEN, points=(60, 50))
    async with played.store._database.writing() as connection:
        await connection.execute(update(games).where(games.c.id == game).values(rated=None))
    assert (await statistics(app)).games == 1


async def test_who_came_first_to_so_many_points_has_the_record(app: App, played: RatedGames) -> None:
    """A computer has none."""
    await over(played, ANA, BEN, points=(60, 50), at=LATELY)
    await over(played, CLEO, BEN, points=(60, 50), at=LONG_AGO)
    game = await played.begin(DAN, BEN, kind="sobek")
    await played.end(game, None, BEN, at=LONG_AGO, points=(99, 1))
    assert (await statistics(app)).scores == (TopScore("sobek", 60, LONG_AGO, "Cleo"),)


async def test_hidden_excluded_and_erased_people_have_no_name(app: App, played: RatedGames) -> None:
    """Their score stays the best."""
    await over(played, ANA, BEN, points=(60, 50))
    await app.tables.people.choose_hidden(ANA, True)
    assert (await statistics(app)).scores == (TopScore("sobek", 60, LONG_AGO, None),)
    await app.tables.people.choose_hidden(ANA, False)
    assert (await statistics(app)).scores == (TopScore("sobek", 60, LONG_AGO, "Ana"),)
    await played.manage(LadderChange.EXCLUDE, user=ANA)
    assert (await statistics(app)).scores == (TopScore("sobek", 60, LONG_AGO, None),)
    await app.tables.people.erase(ANA, lambda language: "merchant")
    found = await statistics(app)
    assert (found.people, found.scores) == (1, (TopScore("sobek", 60, LONG_AGO, None),))


async def test_a_server_that_shows_no_results_has_none(app: App, played: RatedGames) -> None:
    """Until it switches them on."""
    await over(played, ANA, BEN, points=(60, 50))
    await app.tables.guild_settings.change(GUILD, lambda settings: replace(settings, results=None))
    assert await server_statistics(app, GUILD, NOW) is None
