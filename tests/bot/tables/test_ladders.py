"""What managers change of ladders is known at once: by the ladder itself, and by the lobbies that it concerns."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.domain.ladders import LadderPreset
from bot.domain.rated_tables import Obstacle, ObstacleKind
from bot.queries.ladders import Ladders
from bot.store import Store, StoreUnavailable
from bot.tables import ChannelRef, Table, TableError, Tables, TableSpec
from tests.bot.at_table import ANA, BEN, CLEO, PLACE
from tests.bot.store.rated_games import settled

GUILD = PLACE.guild
ANA_IS_OUT = (Obstacle(ObstacleKind.EXCLUDED, ANA),)


class Clock:
    """A clock that stands still."""

    def now(self) -> float:
        return 1_790_000_000.0


async def rated_lobby(tables: Tables, rated: bool | None = True) -> Table:
    """Return a lobby of Ana and Ben whose game is to be rated, in a server with ladders."""
    await tables.guild_settings.change(GUILD, lambda settings: replace(settings, ladders=LadderPreset.RATED))
    table = await tables.lobbies.create(TableSpec(PLACE, "toy", 2, {}, "en", rated=rated), ANA, "Ana")
    return await tables.lobbies.join(table.id, BEN, "Ben")


async def test_a_lobby_says_that_a_person_was_excluded_and_readmitted(tables: Tables) -> None:
    """With the same version: no button of it goes out of date. The message is edited."""
    table = await rated_lobby(tables)
    assert table.unrated == ()
    assert await tables.ladder_changes.exclude(GUILD, ANA, "Ana", CLEO) == (table.id,)
    again = await tables.lobbies.with_present_obstacles(table)
    assert (again.unrated, again.version, again.rated) == (ANA_IS_OUT, table.version, True)
    assert (await tables.get(table.id)).unrated == ANA_IS_OUT
    assert await tables.ladder_changes.exclude(GUILD, ANA, "Ana", CLEO) is None
    assert await tables.ladder_changes.readmit(GUILD, ANA, CLEO) == (table.id,)
    assert (await tables.lobbies.with_present_obstacles(again)).unrated == ()
    assert await tables.ladder_changes.readmit(GUILD, ANA, CLEO) is None


async def test_a_lobby_that_says_what_holds_is_left_alone(tables: Tables, store: Store) -> None:
    """Nothing is written, and of tables that are not to be rated or have begun nothing is read."""
    table = await rated_lobby(tables)
    before = (await tables.get(table.id)).updated
    assert (await tables.lobbies.with_present_obstacles(table)).updated == before
    plain = await tables.lobbies.create(TableSpec(ChannelRef(GUILD, 78), "toy", 2, {}, "en"), CLEO, "Cleo")
    assert await tables.lobbies.with_present_obstacles(plain) is plain
    running = await tables.lobbies.start(table.id, ANA)
    await tables.ladder_changes.exclude(GUILD, ANA, "Ana", CLEO)
    for known in (table, running):
        assert (await tables.lobbies.with_present_obstacles(known)).rated
    assert (await tables.get(table.id)).unrated == ()


async def test_a_lobby_says_that_ladders_were_switched_off(tables: Tables) -> None:
    """And that they are on again: the host's wish is still known."""
    table = await rated_lobby(tables)
    assert await tables.guild_settings.change(GUILD, lambda settings: replace(settings, ladders=None)) == (table.id,)
    off = await tables.lobbies.with_present_obstacles(table)
    assert off.unrated == (Obstacle(ObstacleKind.LADDERS_OFF),)
    await tables.guild_settings.change(GUILD, lambda settings: replace(settings, ladders=LadderPreset.UNRATED))
    assert (await tables.lobbies.with_present_obstacles(off)).unrated == ()


async def test_the_start_decides_also_if_no_lobby_was_looked_at(tables: Tables) -> None:
    """An exclusion counts at once, in every process."""
    table = await rated_lobby(tables)
    await tables.ladder_changes.exclude(GUILD, ANA, "Ana", CLEO)
    running = await tables.lobbies.start(table.id, BEN if table.host == BEN else ANA)
    assert (running.rated, running.unrated) == (False, ANA_IS_OUT)


@pytest.mark.parametrize("made", [False, True])
async def test_a_change_whose_answer_is_lost_is_whole_or_not_there(
    tables: Tables, store: Store, monkeypatch: pytest.MonkeyPatch, made: bool
) -> None:
    """Done again it changes nothing that was done."""
    game = await settled(store, 70)
    strike = store.ladders.strike

    async def fails(*values: Any) -> bool:
        if made:
            await strike(*values)
        raise StoreUnavailable("lost")

    with monkeypatch.context() as patched:
        patched.setattr(store.ladders, "strike", fails)
        with pytest.raises(TableError):
            await tables.ladder_changes.strike(GUILD, game, CLEO)
    assert await tables.ladder_changes.strike(GUILD, game, CLEO) is not made
    (change,) = await tables.ladder_changes.log(GUILD)
    assert (change.game, change.by) == (game, CLEO)


async def test_the_ladder_knows_each_change_at_the_next_question(tables: Tables, store: Store) -> None:
    """Struck games do not count, nor those that began before a restart; what was erased stays computable."""
    first, second = await settled(store, 70, 20), await settled(store, 71, 30)
    ladders = Ladders(tables, Clock())  # type: ignore[arg-type]
    assert len(await ladders.state(GUILD, "toy")) == 2
    await tables.ladder_changes.strike(GUILD, first, CLEO)
    assert len(await ladders.state(GUILD, "toy")) == 1
    await store.people.forget(ANA)
    await tables.ladder_changes.restore(GUILD, first, CLEO)
    assert len(await ladders.state(GUILD, "toy")) == 2
    await tables.ladder_changes.strike(GUILD, second, CLEO)
    assert [one.game for one in await tables.ladder_changes.latest(GUILD, 9)] == [second, first]
    assert await tables.ladder_changes.restart(GUILD, "toy", CLEO, None)
    assert len(await ladders.state(GUILD, "toy")) == 0
    assert not await tables.ladder_changes.restart(GUILD, "toy", CLEO, None)


async def test_the_result_of_a_game_that_runs_at_a_removal_of_the_ladders_is_not_rated(
    tables: Tables, store: Store
) -> None:
    """Its row is gone, and the end of the game does not bring it back."""
    table = await tables.lobbies.start((await rated_lobby(tables)).id, ANA)
    assert table.rated
    await store.gone_servers.note(GUILD, 5)
    await store.gone_servers.delete_ladders(GUILD, 6)
    stopped = await tables.early_ends.stop(table.id, CLEO, may_manage=True)
    assert not stopped.status.live
    assert await store.ladders.of(table.id) is None
