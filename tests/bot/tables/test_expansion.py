"""The expansion: chosen in the lobby, kept by the store, a restart and a rematch, and told where the game is named."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.app_context import App
from bot.domain.game_options import expansion_of, titled, with_expansion
from bot.games import GAMES as PLAYABLE
from bot.games import Playable
from bot.interactions.custom_id import Verb
from bot.screens.lobby import lobby_screen
from bot.screens.lobby_options import options_page
from bot.store import Store
from bot.tables import Reason, SetupPart, Table, Tables, TableSpec
from engine import duel
from tests.bot import toy
from tests.bot.at_table import ANA, BEN, CLEO, PLACE, refused, started
from tests.bot.screens.invited_lobbies import lobby
from tests.bot.screens.pages import app, parts, text
from tests.locale.messages import LANGUAGES

__all__ = ["app"]

GAMES = {"toy": toy.rules(expansions=("more", "most"))}


@pytest.fixture
def tables(store: Store) -> Tables:
    """Give tables of a toy that has two expansions."""
    return Tables(store, GAMES)


async def opened(tables: Tables) -> Table:
    return await tables.lobbies.create(TableSpec(PLACE, "toy", 2, {"left": "3"}, "en"), ANA, "Ana")


def test_one_expansion_stands_in_the_options_and_none_is_not_written_down() -> None:
    rules = GAMES["toy"]
    assert with_expansion(rules, {"left": "3"}, "more") == {"left": "3", "expansion": "more"}
    assert with_expansion(rules, {"expansion": "more"}, "most") == {"expansion": "most"}
    assert with_expansion(rules, {"expansion": "more", "way": "open"}, None) == {"way": "open"}
    assert (expansion_of({}), expansion_of({"expansion": "more"})) == (None, "more")


@pytest.mark.parametrize(("rules", "expansion"), [(GAMES["toy"], "less"), (toy.rules(), "more")])
def test_a_game_refuses_an_expansion_that_it_has_not(rules: Any, expansion: str) -> None:
    with pytest.raises(ValueError, match=expansion):
        with_expansion(rules, {}, expansion)


async def test_the_host_adds_it_in_the_lobby_and_only_there(tables: Tables, store: Store) -> None:
    table = await opened(tables)
    await tables.lobbies.join(table.id, BEN, "Ben")
    await refused(Reason.NOT_HOST, tables.lobby_changes.choose(table.id, BEN, SetupPart.EXPANSION, "more"))
    changed = (await tables.lobby_changes.choose(table.id, ANA, SetupPart.EXPANSION, "more")).table
    assert changed.options == {"left": "3", "expansion": "more"}
    assert changed.version > table.version
    assert (await Tables(store, GAMES).get(table.id)).options == changed.options
    assert (await tables.lobby_changes.choose(table.id, ANA, SetupPart.EXPANSION, "")).table.options == {"left": "3"}
    await refused(Reason.LOBBY_CHANGED, tables.lobby_changes.choose(table.id, ANA, SetupPart.EXPANSION, "less"))
    await tables.lobbies.start(table.id, ANA)
    await refused(Reason.RUNNING, tables.lobby_changes.choose(table.id, ANA, SetupPart.EXPANSION, "more"))


async def test_it_is_kept_by_a_restart_and_in_a_rematch(tables: Tables, store: Store) -> None:
    table = await started(tables, left="3", expansion="more")
    assert (await Tables(store, GAMES).get(table.id)).options == {"left": "3", "expansion": "more"}
    await tables.early_ends.stop(table.id, ANA, False)
    assert (await tables.lobbies.rematch(table.id, BEN, "Ben")).options == {"left": "3", "expansion": "more"}
    await refused(Reason.NOT_SEATED, tables.lobbies.rematch(table.id, CLEO, "Cleo"))


async def test_p11_a_duel_with_treasures_is_the_same_game_after_a_restart(store: Store) -> None:
    """It is off unless chosen."""
    tables = Tables(store, {"duel": duel.RULES})
    plain = await tables.lobbies.create(TableSpec(PLACE, "duel", 2, {}, "en"), ANA, "Ana")
    assert plain.options == {}
    await tables.lobbies.join(plain.id, BEN, "Ben")
    await tables.lobby_changes.choose(plain.id, ANA, SetupPart.EXPANSION, "treasures")
    table = await tables.lobbies.start(plain.id, ANA)
    seen = table.seen_by(None)
    again = (await Tables(store, {"duel": duel.RULES}).get(table.id)).seen_by(None)
    assert seen is not None
    assert again is not None
    assert seen.view == again.view
    assert seen.view.expansion == "treasures"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_duels_lobby_tells_what_its_expansion_adds(app: App, language: str) -> None:
    """In its title, in a sentence on its options, and by a select that adds it or leaves it out."""
    speech = app.words.speech(language, "duel")
    table = replace(lobby(language=language), kind="duel", rules=duel.RULES, size=2)
    title = speech.say("duel-expansion-treasures")
    assert offered(app, table) == {"-": True, "treasures": False}
    assert title not in text(lobby_screen(app, table)).split("\n")[0]
    chosen = replace(table, options={"expansion": "treasures"})
    assert offered(app, chosen) == {"-": False, "treasures": True}
    assert title in text(lobby_screen(app, chosen)).split("\n")[0]
    assert speech.say("duel-expansion-treasures-adds") in text(options_page(app, chosen, ANA, language))


async def test_a_lobby_offers_it_tells_it_and_offers_to_leave_it_out(app: App) -> None:
    """Where the game has one; any change is seen in the lobby, by its title; a line of its own is on the options."""
    sobek = PLAYABLE["sobek"]
    other = App(
        app.words,
        app.tables,
        app.languages,
        {"sobek": Playable(replace(sobek.rules, expansions=("more",)), sobek.face)},
    )
    assert offered(app, lobby()) == {}
    assert offered(other, lobby()) == {"-": True, "more": False}
    chosen = replace(lobby(), options={"expansion": "more"})
    assert offered(other, chosen) == {"-": False, "more": True}
    shown = text(lobby_screen(other, chosen))
    assert "## A game of Sobek + sobek-expansion-more" in shown
    assert "Expansion: **sobek-expansion-more**. sobek-expansion-more-adds" in text(
        options_page(other, chosen, ANA, "en")
    )
    assert "expansion" not in text(lobby_screen(other, lobby()))


def offered(app: App, table: Table) -> dict[str, bool]:
    """Return the expansions in the select of the options, and whether each is chosen."""
    page = options_page(app, table, table.host or 0, "en")
    found = [part for part in parts(page) if part.get("custom_id", "").endswith(f":{Verb.SETUP}:expansion")]
    return {one["value"]: one.get("default", False) for part in found for one in part["options"]}


def test_a_title_tells_the_expansion(app: App) -> None:
    speech = app.words.speech("en", "sobek")
    assert titled("sobek", {}, speech) == "Sobek"
    assert titled("sobek", {"expansion": "more"}, speech) == "Sobek + sobek-expansion-more"
