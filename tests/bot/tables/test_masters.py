"""A master thinks while the table is free; what it found is good for the position alone that it was asked about."""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from bot.ai_workers import WorkerPool
from bot.domain.computer_level import ComputerLevel
from bot.games import GAMES
from bot.store import Status, Store
from bot.tables import Reason, Table, Tables, TableSpec
from engine.ai.search_contract import Evaluation
from tests.bot.at_table import ANA, BEN, PLACE, refused
from tests.bot.toy import Do, rules
from tests.bot.toy_search import ToyMemory, last


class Thinker(WorkerPool):
    """Searches at once, or when it is let; notes what it is asked."""

    def __init__(self) -> None:
        super().__init__({}, 1)
        self.free = asyncio.Event()
        self.free.set()
        self.begun = asyncio.Event()
        self.finds = True
        self.asked: list[tuple[Any, Any, Sequence[Any], int]] = []

    def can_search(self, rules: Any) -> bool:
        return True

    async def evaluate(
        self, game: str, version: str, view: Any, memory: Any, legal: Any, number: int, *, budget: int, patience: float
    ) -> Evaluation[Any] | None:
        self.asked.append((view, memory, legal, number))
        self.begun.set()
        await self.free.wait()
        found: Evaluation[Any] = last(view, memory, legal, budget, "")
        return found if self.finds else None


@pytest.fixture
def thinker() -> Thinker:
    return Thinker()


@pytest.fixture
def tables(store: Store, thinker: Thinker) -> Tables:
    return Tables(store, {"toy": rules(memory=ToyMemory)}, searching=thinker)


async def running(tables: Tables, people: int = 1, **options: str) -> Table:
    """Return a running table of Ana, perhaps Ben, and a master."""
    table = await tables.lobbies.create(TableSpec(PLACE, "toy", people + 1, options, "en"), ANA, "Ana")
    if people == 2:
        await tables.lobbies.join(table.id, BEN, "Ben")
    await tables.lobbies.add_computer(table.id, ANA, "Merit")
    await tables.lobbies.set_level(table.id, ANA, people, ComputerLevel.MASTER)
    return await tables.lobbies.start(table.id, ANA)


def codes(table: Table) -> list[tuple[int, str]]:
    assert table._game_session is not None
    return [(step.seat, step.code) for step in table._game_session.steps]


async def thinking(tables: Tables, thinker: Thinker, table: Table) -> asyncio.Task[Any]:
    """Let the master think until it is let go on."""
    thinker.free.clear()
    task = asyncio.create_task(tables.play.play_computer(table.id))
    await thinker.begun.wait()
    return task


async def test_a_master_does_what_its_search_found(tables: Tables, thinker: Thinker) -> None:
    table = (await tables.play.act((await running(tables)).id, ANA, None, ["t1"])).table
    turn = await tables.play.play_computer(table.id)
    assert turn is not None
    assert codes(turn.table) == [(0, "t1"), (1, "v")]
    ((view, memory, legal, number),) = thinker.asked
    assert (view[0], number) == (1, 1), "its own view, after one action"
    assert [do.code for do in legal] == ["t1", "t2", "k", "p", "v"]
    assert memory.told == ["Did(seat=0, what='t1')"]


async def test_a_master_without_an_answer_plays_as_a_merchant(tables: Tables, thinker: Thinker) -> None:
    thinker.finds = False
    table = (await tables.play.act((await running(tables)).id, ANA, None, ["t1"])).table
    turn = await tables.play.play_computer(table.id)
    assert turn is not None
    assert codes(turn.table)[-1] == (1, "t1")


async def test_a_press_waits_for_no_master(tables: Tables, thinker: Thinker) -> None:
    table = await running(tables)
    turn = await tables.play.act(table.id, ANA, None, ["t1"], patience=60)
    assert codes(turn.table) == [(0, "t1")]
    assert tables.is_search_next(turn.table)
    assert not thinker.asked


async def test_what_was_found_for_another_position_is_dropped_and_asked_anew(tables: Tables, thinker: Thinker) -> None:
    """Both are asked at once, and Ana votes while the master thinks: the table is free for her."""
    table = (await tables.play.act((await running(tables)).id, ANA, None, ["v"])).table
    task = await thinking(tables, thinker, table)
    await tables.play.act(table.id, ANA, None, ["y"])
    thinker.free.set()
    assert await task is None
    turn = await tables.play.play_computer(table.id)
    assert turn is not None
    assert codes(turn.table) == [(0, "v"), (0, "y"), (1, "n")]
    assert [number for *_, number in thinker.asked] == [1, 2]


async def test_what_a_master_found_is_not_done_by_a_computer_that_came_meanwhile(
    tables: Tables, thinker: Thinker
) -> None:
    """Ben is to answer with the master, and leaves: who sits there now comes first and is no master."""
    table = (await tables.play.act((await running(tables, 2)).id, ANA, None, ["v"])).table
    task = await thinking(tables, thinker, table)
    await tables.early_ends.resign(table.id, BEN, "Neith")
    thinker.free.set()
    assert await task is None
    assert codes(await tables.get(table.id)) == [(0, "v")]
    turn = await tables.play.play_computer(table.id)
    assert turn is not None
    assert codes(turn.table) == [(0, "v"), (1, "y")]


async def test_a_move_may_be_taken_back_while_a_master_thinks(tables: Tables, thinker: Thinker) -> None:
    table = (await tables.play.act((await running(tables)).id, ANA, None, ["t1"])).table
    task = await thinking(tables, thinker, table)
    table = (await tables.play.take_back(table.id, ANA)).table
    thinker.free.set()
    assert await task is None
    assert codes(await tables.get(table.id)) == []


async def test_a_game_may_be_stopped_while_a_master_thinks(tables: Tables, thinker: Thinker) -> None:
    table = (await tables.play.act((await running(tables)).id, ANA, None, ["t1"])).table
    task = await thinking(tables, thinker, table)
    await tables.early_ends.stop(table.id, ANA)
    thinker.free.set()
    assert await task is None
    assert (await tables.get(table.id)).status is Status.STOPPED


async def test_a_seat_that_was_handed_over_does_not_search(tables: Tables, thinker: Thinker) -> None:
    table = await running(tables, 2)
    table = (await tables.early_ends.resign(table.id, ANA, "Tiaa")).table
    assert not tables.is_search_next(table)
    await tables.play.play_computer(table.id)
    assert not thinker.asked


async def test_a_seat_remembers_what_it_was_told_and_nothing_that_was_taken_back(tables: Tables) -> None:
    table = (await tables.play.act((await running(tables)).id, ANA, None, ["k"])).table
    before = await tables.memory(table.id, 0)
    await tables.play.take_back(table.id, ANA)
    await tables.play.act(table.id, ANA, None, ["p"])
    own, other = await tables.memory(table.id, 0), await tables.memory(table.id, 1)
    assert before is not None
    assert own is not None
    assert other is not None
    told: Any = [one.memory for one in (before, own, other)]
    assert told[0].told == ["Did(seat=0, what='k')"], "it is the caller's own, and stays as it was"
    assert told[1].told[0] == told[2].told[0] == "Did(seat=0, what='p')"
    assert told[2].told[1] == "Peeked(seat=0, hidden=None)"
    assert told[1].told[1] != told[2].told[1]
    await tables.early_ends.stop(table.id, ANA)
    await refused(Reason.GAME_OVER, tables.memory(table.id, 0))


async def test_a_game_without_memory_has_nothing_to_be_remembered(store: Store) -> None:
    tables = Tables(store, {"toy": rules()})
    assert await tables.memory((await running(tables)).id, 0) is None


async def test_what_goes_to_a_worker_is_the_same_where_only_hidden_cards_differ(store: Store) -> None:
    """Positions that the seat cannot tell apart are drawn: byte for byte the same is handed over."""
    own = GAMES["sobek"].rules
    tables = Tables(store, {"sobek": own})
    table = await tables.lobbies.create(TableSpec(PLACE, "sobek", 2, {}, "en"), ANA, "Ana")
    await tables.lobbies.join(table.id, BEN, "Ben")
    table = await tables.lobbies.start(table.id, ANA)
    random = Random(5)
    for _ in range(14):
        seat = min(table.asked)
        seen, user = table.seen_by(seat), table.players[seat].user
        assert seen is not None
        assert user is not None
        table = (await tables.play.act(table.id, user, None, [random.choice(list(seen.legal)).code])).table
    known = await tables.memory(table.id, 0)
    assert known is not None
    assert table._game_session is not None
    handed = pickle.dumps((known.view, known.memory, known.legal))
    worlds, hidden = known.memory.worlds(known.view), set()
    for number in range(5):
        world = worlds.draw(Random(number))
        hidden.add(tuple(world.view(1).seats[1].hand))
        assert pickle.dumps((world.view(0), known.memory, tuple(world.legal(0)))) == handed
    assert len(hidden) > 1
    again = pickle.loads(handed)
    assert again[0] == known.view
    assert again[2] == known.legal


def test_an_action_comes_back_from_a_worker_as_it_went() -> None:
    assert pickle.loads(pickle.dumps(Do("t1"))) == Do("t1")
