"""How well computers play: chosen for each seat in the lobby, kept with the game; merchants where nothing is said."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from bot.app_context import App
from bot.domain.computer_level import ComputerLevel
from bot.i18n.icons import without_icons
from bot.interactions.custom_id import Verb
from bot.screens.lobby import lobby_screen
from bot.screens.lobby_options import options_page
from bot.store import Status, Store
from bot.tables import LATE, Player, Reason, Table, Tables, TableSpec
from bot.tables.seat_history import SeatHistory
from tests.bot.at_table import ANA, BEN, PLACE, called, refused, started
from tests.bot.message_limits import LANGUAGES, full_game, table_of
from tests.bot.screens.pages import app, pressed, text
from tests.bot.toy import GAMES, Do, rules

__all__ = ["app"]

MASTERS_AS_MERCHANTS = "At this table masters play no better than adepts."


def levels(table: Table) -> list[ComputerLevel | None]:
    return [player.level for player in table.players]


async def opened(tables: Tables, computers: int, **options: str) -> Table:
    table = await tables.lobbies.create(TableSpec(PLACE, "toy", computers + 1, options, "en"), ANA, "Ana")
    for number in range(computers):
        table = await tables.lobbies.add_computer(table.id, ANA, f"c{number}")
    return table


def seated(table: Table, *wanted: ComputerLevel) -> Table:
    """Return a lobby of four in which a person and these computers sit."""
    computers = (Player(seat, None, f"Merit{seat}", level) for seat, level in enumerate(wanted, 1))
    players = (Player(0, 10**18, "Ana"), *computers)
    return replace(table, status=Status.LOBBY, seat_history=SeatHistory(players))


async def test_the_host_says_how_well_each_computer_plays(tables: Tables, store: Store) -> None:
    table = await opened(tables, 2)
    assert levels(table) == [None, ComputerLevel.MERCHANT, ComputerLevel.MERCHANT]
    await tables.lobbies.set_level(table.id, ANA, 2, ComputerLevel.MASTER)
    table = await tables.lobbies.set_level(table.id, ANA, 1, ComputerLevel.APPRENTICE)
    assert levels(table) == levels(await Tables(store, GAMES).get(table.id)) == [None, "apprentice", "master"]
    await refused(Reason.NO_COMPUTER, tables.lobbies.set_level(table.id, ANA, 0, ComputerLevel.MASTER))
    await refused(Reason.NOT_HOST, tables.lobbies.set_level(table.id, BEN, 1, ComputerLevel.MASTER))
    await refused(Reason.LOBBY_CHANGED, tables.lobbies.set_level(table.id, ANA, 1, ComputerLevel.MASTER, "c1"))
    assert levels(await tables.lobbies.set_level(table.id, ANA, 1, ComputerLevel.MERCHANT, "c0")) == [
        None,
        "merchant",
        "master",
    ]
    await tables.lobbies.start(table.id, ANA)
    await refused(Reason.RUNNING, tables.lobbies.set_level(table.id, ANA, 1, ComputerLevel.MASTER))


async def test_another_computer_plays_as_the_last_one_does(tables: Tables) -> None:
    table = await opened(tables, 3)
    await tables.lobbies.remove_computer(table.id, ANA)
    await tables.lobbies.set_level(table.id, ANA, 2, ComputerLevel.MASTER)
    assert levels(await tables.lobbies.add_computer(table.id, ANA, "Tiaa")) == [None, "merchant", "master", "master"]


async def test_a_rematch_keeps_the_levels(tables: Tables) -> None:
    table = await opened(tables, 2)
    await tables.lobbies.set_level(table.id, ANA, 2, ComputerLevel.MASTER)
    await tables.lobbies.start(table.id, ANA)
    await tables.early_ends.stop(table.id, ANA)
    assert levels(await tables.lobbies.rematch(table.id, ANA, "Ana")) == [
        None,
        ComputerLevel.MERCHANT,
        ComputerLevel.MASTER,
    ]


async def test_a_seat_that_is_handed_over_is_a_merchants_and_its_former_level_is_kept(tables: Tables) -> None:
    table = await opened(tables, 2)
    await tables.lobbies.set_level(table.id, ANA, 1, ComputerLevel.MASTER)
    await tables.lobbies.remove_computer(table.id, ANA)
    await tables.lobbies.join(table.id, BEN, "Ben")
    table = await tables.lobbies.start(table.id, ANA)
    dealt = table.version
    table = (await tables.early_ends.resign(table.id, BEN, "Tiaa")).table
    assert levels(table) == [None, ComputerLevel.MASTER, ComputerLevel.MERCHANT]
    assert [player.level for player in table.seat_history.at(dealt)] == [None, ComputerLevel.MASTER, None]


def noting(made: list[Sequence[Do]]) -> Any:
    """Return the toy's computer that notes what it may choose from, and chooses the first."""

    def choose(view: Any, legal: Sequence[Do]) -> Do:
        made.append(tuple(legal))
        return legal[0]

    return choose


@pytest.mark.parametrize(
    ("level", "slips"),
    [(ComputerLevel.APPRENTICE, True), (ComputerLevel.MERCHANT, False), (ComputerLevel.MASTER, False)],
)
async def test_only_the_apprentice_slips(store: Store, level: ComputerLevel, slips: bool) -> None:
    asked: list[Sequence[Do]] = []
    tables = Tables(store, {"toy": rules(choose=noting(asked))})
    table = await opened(tables, 1, left="80")
    await tables.lobbies.set_level(table.id, ANA, 1, level)
    await tables.lobbies.start(table.id, ANA)
    while table.status is not Status.FINISHED:
        table = (await tables.play.act(table.id, ANA, None, ["t1"], patience=60)).table
    assert any(len(legal) < 5 for legal in asked) is slips, "what is next best is chosen from fewer"


async def test_who_stands_in_for_somebody_plays_as_a_merchant(store: Store) -> None:
    asked: list[Sequence[Do]] = []
    tables = Tables(store, {"toy": rules(choose=noting(asked))})
    table = await called(tables, await started(tables, left="40"))
    await tables.overdue_players.take_over(table.id, 0, table.asked[0], LATE)
    for _ in range(12):
        await tables.play.play_computer(table.id)
        await tables.play.act(table.id, BEN, None, ["t1"])
    assert {len(legal) for legal in asked} == {5}


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_lobby_names_levels(app: App, language: str) -> None:
    table = seated(
        table_of(full_game(), language), ComputerLevel.APPRENTICE, ComputerLevel.MERCHANT, ComputerLevel.MASTER
    )
    screen = lobby_screen(app, table)
    marks = [app.words.text(language, f"{level}-mark") for level in ComputerLevel]
    lines = without_icons(text(screen)).splitlines()
    assert [line for line in lines if "Merit" in line and "`" not in line] == [
        f"{seat + 1}. Merit{seat} {mark}" for seat, mark in enumerate(marks, 1)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_options_offer_the_other_levels_of_each_computer(app: App, language: str) -> None:
    table = seated(
        table_of(full_game(), language), ComputerLevel.APPRENTICE, ComputerLevel.MERCHANT, ComputerLevel.MASTER
    )
    table = replace(table, host=10**18)
    screen = options_page(app, table, 10**18, language)
    marks = [app.words.text(language, f"{level}-mark") for level in ComputerLevel]
    assert "\n".join(f"Merit{seat} {mark}" for seat, mark in enumerate(marks, 1)) in without_icons(text(screen))
    chosen = pressed(screen, Verb.LEVEL)
    assert chosen["placeholder"] == app.words.text(language, "lobby-levels")
    speech = app.words.speech(language)
    assert [(one["value"], one["label"]) for one in chosen["options"]] == [
        (f"{seat}|{level}|Merit{seat}", speech.say(f"lobby-level-{level}", name=f"Merit{seat}"))
        for seat, now in enumerate(ComputerLevel, 1)
        for level in ComputerLevel
        if level is not now
    ]


async def test_the_lobby_says_where_masters_play_as_merchants(app: App) -> None:
    table = table_of(full_game(), "en")
    assert MASTERS_AS_MERCHANTS in text(lobby_screen(app, seated(replace(table, rules=rules()), ComputerLevel.MASTER)))
    assert MASTERS_AS_MERCHANTS not in text(
        lobby_screen(app, seated(table, ComputerLevel.MERCHANT, ComputerLevel.APPRENTICE))
    )
