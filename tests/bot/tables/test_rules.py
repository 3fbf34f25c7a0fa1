"""Rules by their version: a game keeps those that it has begun under, whatever newer ones there are."""

from __future__ import annotations

from typing import Any

import pytest

from bot.store import Store
from bot.tables import History, Reason, Status, Tables, TableSpec
from tests.bot.at_table import ANA, BEN, PLACE, refused, started, state
from tests.bot.toy import new, rules


class Later:
    """What a newer version would be asked; every use is counted."""

    def __init__(self) -> None:
        self.made = 0

    def new(self, *how: Any) -> Any:
        """Begin a game."""
        self.made += 1
        return new(*how)


@pytest.fixture
def later() -> Later:
    """Return the uses of the newer version."""
    return Later()


@pytest.fixture
def newer(store: Store, tables: Tables, later: Later) -> Tables:
    """Return tables over the same store, of a bot that knows a newer version beside the first."""
    return Tables(store, {"toy": rules(version="2", new=later.new, earlier=(rules(),))})


async def test_a_started_game_goes_on_under_its_rules(tables: Tables, newer: Tables, later: Later) -> None:
    """A bot that knows newer ones plays it as it was begun."""
    table = await started(tables)
    again = await newer.get(table.id)
    assert again.rules is not None
    assert (again.rules.version, again.retired, state(again)) == ("1", False, state(table))
    await newer.play.act(table.id, ANA, None, ["k"])
    assert later.made == 0


async def test_a_finished_game_is_looked_at_under_its_rules(tables: Tables, newer: Tables, later: Later) -> None:
    """History and record play it again as it was begun."""
    table = await started(tables, left="1")
    assert (await tables.play.act(table.id, ANA, None, ["t1"])).table.status is Status.FINISHED
    assert (await newer.game_records.record(table.id))["seed"] == (await tables.game_records.record(table.id))["seed"]
    again = await newer.get(table.id)
    assert len(History.of(again).view(1)) == len(History.of(await tables.get(table.id)).view(1))
    assert later.made == 0


async def test_a_lobby_begins_under_the_newest_rules(tables: Tables, newer: Tables, later: Later, store: Store) -> None:
    """It was opened by a bot that did not know them; from its start on it keeps them."""
    table = await tables.lobbies.create(TableSpec(PLACE, "toy", 2, {}, "en"), ANA, "Ana")
    await newer.lobbies.join(table.id, BEN, "Ben")
    await newer.lobbies.start(table.id, ANA)
    assert later.made == 1
    newest = rules(version="3", earlier=(rules(version="2"), rules()))
    assert ((await Tables(store, {"toy": newest}).get(table.id)).rules or newest).version == "2"


async def test_a_rematch_begins_under_the_newest_rules(tables: Tables, newer: Tables, later: Later) -> None:
    """Who plays again after a new version has come plays by that."""
    table = await started(tables, left="1")
    await tables.play.act(table.id, ANA, None, ["t1"])
    rematch = await newer.lobbies.rematch(table.id, ANA, "Ana")
    assert rematch.rules is not None
    assert rematch.rules.version == "2"


async def test_a_game_under_rules_that_nobody_knows_is_kindly_refused(tables: Tables, store: Store) -> None:
    """As after going back to an older bot."""
    table = await started(tables)
    other = Tables(store, {"toy": rules(version="3", earlier=(rules(version="2"),))})
    assert (await other.get(table.id)).retired
    await refused(Reason.RETIRED, other.play.act(table.id, ANA, None, ["k"]))
