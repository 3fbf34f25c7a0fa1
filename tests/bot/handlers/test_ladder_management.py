"""Managers look after ladders by presses: twice, late, by others, and by managers who lost the permission."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.domain.ladders import LadderChange, LadderPreset
from bot.domain.rated_tables import ObstacleKind
from bot.interactions.custom_id import PressId, Verb
from bot.store import RatedGame, RatedPlace, RatedPlayer, TableChange
from bot.tables import ChannelRef, TableSpec
from tests.bot.faults.interaction import FakeInteraction
from tests.bot.faults.scenarios import ANA, BEN, CLEO, HERE, lobby, shown
from tests.bot.faults.world import GUILD, World, new_world
from tests.bot.store.new_table import NEW

MANAGER = CLEO


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    """Give a server with ladders and a lobby of Cleo's, who manages it."""
    world = await new_world(tmp_path)
    await lobby((MANAGER,), size=2)(world)
    await world.tables.guild_settings.change(
        GUILD, lambda settings: replace(settings, ladders=LadderPreset.RATED, results=True)
    )
    await world.clock.quiet()
    yield world
    await world.stop()


async def rated(
    world: World,
    at: int = 9,
    guild: int = GUILD,
    places: tuple[int, int] = (1, 2),
    names: tuple[str, str] = ("**Ana**", "Ben"),
) -> int:
    """Return a rated game of Ana and Ben whose result stands."""
    players = (RatedPlayer(0, ANA, names[0]), RatedPlayer(1, BEN, names[1]))
    game = (await world.store.create(replace(NEW, kind="sobek", guild=guild, channel=1000 + at))).id
    begun = {"version": 1, "status": "running", "updated": 5}
    started = RatedGame(game, guild, "sobek", 5, players)
    await world.store.change(TableChange(game, 0, begun, rated_start=started))
    over = {"version": 2, "status": "stopped", "updated": at, "owed": False}
    settled = tuple(RatedPlace(seat, place, True) for seat, place in enumerate(places))
    await world.store.change(TableChange(game, 1, over, rated_places=settled))
    return game


async def press(world: World, arg: str, user: int = MANAGER, **data: Any) -> FakeInteraction:
    """Press a button of the pages."""
    _, board = await shown(world)
    return await world.press(user, board, PressId(0, 0, Verb.MANAGE_LADDERS, arg), **data)


async def choose(world: World, arg: str, value: object, **data: Any) -> FakeInteraction:
    """Choose in a select of the pages."""
    return await press(world, arg, values=[str(value)], **data)


def ways(done: FakeInteraction) -> list[str]:
    """Return what the buttons and selects of an answer ask for."""
    return [one.arg for one in done.shown[-1].ids if one.verb is Verb.MANAGE_LADDERS]


async def kinds(world: World) -> list[LadderChange]:
    """Return what the log says."""
    return [one.kind for one in await world.tables.ladder_changes.log(GUILD)]


def person(user: int, name: str, *, bot: bool = False) -> dict[str, Any]:
    """Return what Discord sends with a chosen person."""
    return {"resolved": {"users": {str(user): {"username": name, "bot": bot}}, "members": {str(user): {"nick": None}}}}


async def test_a_game_is_struck_after_a_question_and_counts_again(world: World) -> None:
    """The log says who did what; a second press of an old button changes nothing and says so."""
    game = await rated(world)
    first = await press(world, "")
    assert ways(first)[0] == "game.0"
    page = await choose(world, "game.0", game)
    assert f"strike.{game}" in ways(page)
    question = await press(world, f"strike.{game}")
    assert "Strike this game?" in question.told
    assert await kinds(world) == []
    assert ways(question) == [f"strike.{game}.yes", f"game.{game}"]
    done = await press(world, f"strike.{game}.yes")
    assert "Saved." in done.told
    assert "counts for nobody" in done.told
    again = await press(world, f"strike.{game}.yes", ANA)
    assert "done already" in again.told
    assert await kinds(world) == [LadderChange.STRIKE]
    assert "Let this game count again?" in (await press(world, f"restore.{game}")).told
    assert f"strike.{game}" in ways(await press(world, f"restore.{game}.yes"))
    assert await kinds(world) == [LadderChange.STRIKE, LadderChange.RESTORE]
    told = (await press(world, "log")).told
    assert told.count(f"<@{MANAGER}>") == 2
    assert "let a game count again" in told


async def test_a_person_is_excluded_after_a_question_and_readmitted(world: World) -> None:
    """Their lobby says that it is unrated, with the same buttons; nobody is pinged."""
    place = ChannelRef(GUILD, 78)
    table = await world.tables.lobbies.create(TableSpec(place, "sobek", 2, {}, "en", rated=True), BEN, "Ben")
    world.reconciler.wake(table.id)
    await world.clock.advance(5)
    called = set(world.called)
    question = await choose(world, "exclude", BEN, **person(BEN, "Ben . x"))
    assert f"Exclude <@{BEN}>" in question.told
    assert ways(question) == [f"exclude.{BEN}.Ben . x", "people.0"]
    done = await press(world, f"exclude.{BEN}.Ben . x")
    assert f"Ben . x (<@{BEN}>)" in done.told
    await world.clock.advance(5)
    now = await world.tables.get(table.id)
    assert [one.user for one in now.unrated] == [BEN]
    assert now.version == table.version
    assert "done already" in (await press(world, f"exclude.{BEN}.Ben . x")).told
    assert f"readmit.{BEN}" in ways(await press(world, "people"))
    assert "Nobody is excluded" in (await press(world, f"readmit.{BEN}")).told
    await world.clock.advance(5)
    assert (await world.tables.get(table.id)).unrated == ()
    assert "done already" in (await press(world, f"readmit.{BEN}")).told
    assert await kinds(world) == [LadderChange.EXCLUDE, LadderChange.READMIT]
    assert world.called == called


async def test_a_lobby_tells_of_an_exclusion_also_if_the_bot_died_with_it(world: World) -> None:
    """That it is owed a look is part of the exclusion."""
    place = ChannelRef(GUILD, 78)
    table = await world.tables.lobbies.create(TableSpec(place, "sobek", 2, {}, "en", rated=True), BEN, "Ben")
    world.reconciler.wake(table.id)
    await world.clock.advance(5)
    (note,) = world.notes(await world.tables.get(table.id))
    await world.store.ladders.exclude(GUILD, BEN, "Ben", MANAGER, 9)
    await world.kill()
    assert [one.kind for one in (await world.tables.get(table.id)).unrated] == [ObstacleKind.EXCLUDED]
    assert [one.id for one in world.notes(await world.tables.get(table.id))] == [note.id]
    await world.check()


async def test_no_bot_is_excluded(world: World) -> None:
    refused = await choose(world, "exclude", 9, **person(9, "Bot", bot=True))
    assert "not a bot" in refused.told
    assert await kinds(world) == []


async def test_a_ladder_starts_anew_once_for_each_question(world: World) -> None:
    """Of two managers who were asked, one does it; games from before say why they do not count."""
    game = await rated(world)
    assert ways(await press(world, "anew"))[0] == "restart"
    question = await choose(world, "restart", "sobek")
    assert "cannot be undone" in question.told
    assert "The one game that counts now" in question.told
    (yes, _) = ways(question)
    assert yes == "restart.sobek.0"
    assert "Saved." in (await press(world, yes)).told
    assert "done already" in (await press(world, yes, ANA)).told
    assert await kinds(world) == [LadderChange.RESTART]
    assert "started anew after this game began" in (await press(world, f"game.{game}")).told
    assert "No game that has begun" in (await choose(world, "restart", "sobek")).told
    assert "started Sobek hidden anew" in (await press(world, "log")).told


async def test_pairs_are_shown_once_they_are_one_sided(world: World) -> None:
    """People who are hidden are named nowhere."""
    for number in range(10):
        await rated(world, 10 + number)
        assert "No pair is one-sided" in (await press(world, "pairs")).told or number == 9
    told = (await press(world, "pairs")).told
    assert "finished ahead of Ben in 10 of 10 games" in told
    await world.store.people.choose_hidden(BEN, True)
    for arg in ("pairs", "games", "log"):
        page = await press(world, arg)
        assert "Ben" not in page.told + str(page.shown[-1].parts)
    assert "ahead of a player in 10 of 10 games" in (await press(world, "pairs")).told


async def test_people_of_one_name_are_told_apart_as_on_the_ladder(world: World) -> None:
    """Wherever managers read of their games."""
    for number in range(10):
        game = await rated(world, int(world.clock.now()) - 10 + number, names=("Max", "MAX"))
    ladder = await world.command(MANAGER, HERE, "ladder")
    assert "MAX (2)" in str(ladder.shown[-1].parts)
    await press(world, f"strike.{game}.yes")
    await press(world, f"restore.{game}.yes")
    assert "Max and MAX (2)" in str((await press(world, "games")).shown[-1].parts)
    for arg in (f"game.{game}", f"strike.{game}", "log", "pairs"):
        assert "MAX \\(2\\)" in (await press(world, arg)).told, arg


async def test_who_does_not_manage_the_server_is_refused_everything(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also a manager who has lost the permission since the page was shown."""
    game = await rated(world)
    monkeypatch.setattr(discord.Permissions, "all", classmethod(lambda cls: cls(manage_channels=True)))
    for arg in ("", "games.1", f"game.{game}", f"strike.{game}", f"strike.{game}.yes", f"restore.{game}.yes"):
        assert "Only server managers" in (await press(world, arg)).told
    for arg in ("people", f"exclude.{BEN}.Ben", f"readmit.{BEN}", "anew", "restart.sobek.0", "log", "pairs"):
        assert "Only server managers" in (await press(world, arg)).told
    assert "Only server managers" in (await choose(world, "exclude", BEN, **person(BEN, "Ben"))).told
    assert await kinds(world) == []
    assert await world.tables.ladder_changes.excluded(GUILD) == {}


async def test_games_of_other_servers_are_nobodys_here(world: World) -> None:
    """Nor are games that are gone, or not over."""
    game = await rated(world, guild=GUILD + 1)
    running = (await world.store.create(replace(NEW, kind="sobek", channel=900))).id
    started = RatedGame(running, GUILD, "sobek", 5, (RatedPlayer(0, ANA, "Ana"),))
    await world.store.change(TableChange(running, 0, {"version": 1, "updated": 5}, rated_start=started))
    for number in (game, running, 9999):
        assert "no longer stored" in (await press(world, f"strike.{number}.yes")).told
    assert "No rated game" in (await press(world, "games.3")).told
    assert await kinds(world) == []


async def test_a_question_outlives_the_players(world: World) -> None:
    """A game can be struck after all its players were erased, and the log shows it."""
    game = await rated(world)
    await press(world, f"strike.{game}")
    for user in (ANA, BEN):
        await world.tables.people.erase(user, lambda language: "computer")
    assert "a player" in (await press(world, f"strike.{game}.yes")).told
    assert "struck a game: a player and a player" in (await press(world, "log")).told


async def test_pages_are_turned_through_all_games(world: World) -> None:
    """Each is on one page."""
    games = [await rated(world, 100 + number) for number in range(27)]
    found = []
    for page in ("games", "games.1.n"):
        done = await press(world, page)
        (select,) = [part for part in done.shown[-1].parts[0]["components"] if part["type"] == 1][:1]
        found += [int(option["value"]) for option in select["components"][0]["options"]]
    assert found == games[::-1]
    assert "games.1.n" in ways(await press(world, "games"))
    assert "games.0.b" in ways(await press(world, "games.1.n"))
