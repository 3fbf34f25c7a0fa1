"""The result of a game: what anybody can recount from its log, kept with the action that ended it."""

from __future__ import annotations

from bot.store import Placing, Store
from bot.tables import Status, Tables
from tests.bot.at_table import ANA, BEN, started


async def test_a_game_that_is_played_to_its_end_has_points_winners_and_turns(tables: Tables, store: Store) -> None:
    """The points of its outcome; what somebody does in one go is one turn."""
    table = await started(tables, (ANA, BEN), left="4")
    await tables.play.act(table.id, ANA, None, ["k", "t1"])
    assert await store.results.of(table.id) is None
    over = (await tables.play.act(table.id, BEN, None, ["t2"])).table
    assert over.status is Status.FINISHED
    result = await store.results.of(table.id)
    assert result is not None
    assert (result.at, result.ended) == (over.finished, "finished")
    assert result.placings == (
        Placing(0, 0, None, ANA, None, points=2, won=True, turns=1, stand_in_turns=0),
        Placing(1, 0, None, BEN, None, points=2, won=True, turns=1, stand_in_turns=0),
    )
