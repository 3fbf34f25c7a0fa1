"""Two processes with half of the servers each, on one store: each sees to its own tables, and hears of the other's."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest

from bot.deadlines.table_deadlines import TableContexts
from bot.domain.clock import SystemClock
from bot.i18n.messages import Words
from bot.interactions.locale import Languages
from bot.reconciler import BackgroundJobs, Reconciler
from bot.store import ShardAssignment, Store
from bot.tables import ChannelRef, Reason, Table, TableError, Tables, TableSpec
from tests.bot.at_table import ANA, BEN, CLEO, DAN, refused
from tests.bot.toy import GAMES

LEFT, RIGHT = ChannelRef(2 << 22, 77), ChannelRef((1 << 22) + 5, 78)
"""A channel of a server on shard 0 of 2, and of one on shard 1."""


@pytest.fixture
async def halves(url: str) -> AsyncIterator[tuple[Tables, Tables]]:
    """Give the tables of both processes."""
    stores = [await Store.open(url, ShardAssignment(2, frozenset({shard})), exclusive=False) for shard in (0, 1)]
    yield Tables(stores[0], GAMES), Tables(stores[1], GAMES)
    for store in stores:
        await store.close()


async def opened(tables: Tables, place: ChannelRef, *people: int) -> Table:
    """Open a lobby with these people in it."""
    table = await tables.lobbies.create(TableSpec(place, "toy", 3, {}, "en"), people[0], f"n{people[0]}")
    for user in people[1:]:
        table = await tables.lobbies.join(table.id, user, f"n{user}")
    return table


async def settled(tables: Tables, table: Table) -> None:
    """Take it that all was shown."""
    await tables.outbox.settle(await tables.get(table.id))


async def test_each_sees_to_the_tables_and_moments_of_its_own_servers(halves: tuple[Tables, Tables]) -> None:
    """Neither sweeps, nor rouses tables, for the other."""
    left, right = halves
    one, two = await opened(left, LEFT, ANA), await opened(right, RIGHT, ANA)
    assert (await left.outbox.owed(), await right.outbox.owed()) == ((one.id,), (two.id,))
    later = 1 << 40
    for tables, table in ((left, one), (right, two)):
        await tables.outbox.settle(table, later)
        assert await tables._repository.store.outbox.rouse(later, 9) == (table.id,)


async def test_moments_of_another_process_are_left_alone(halves: tuple[Tables, Tables], url: str) -> None:
    """The watch rouses tables of its own servers, and only those."""
    store = await Store.open(url, ShardAssignment(2, frozenset({1})), exclusive=False)
    late = Tables(store, GAMES, clock=lambda: 1 << 40)
    left, right = halves
    theirs, own = await opened(left, LEFT, ANA), await opened(right, RIGHT, ANA)
    for tables, table in ((left, theirs), (right, own)):
        await tables.outbox.settle(table, 5)
    woken: list[int] = []

    class Woken:
        def wake(self, table: int) -> None:
            woken.append(table)

    await BackgroundJobs(late, Woken(), SystemClock()).wake_due()  # type: ignore[arg-type]
    assert woken == [own.id]
    await store.close()


async def test_a_person_who_goes_leaves_every_table_and_each_process_hears_of_its_own(
    halves: tuple[Tables, Tables],
) -> None:
    """Who deletes his data in one server is gone from the others' tables, though another process has them in memory."""
    left, right = halves
    mine, theirs = await opened(left, LEFT, CLEO, ANA), await opened(right, RIGHT, BEN, ANA)
    for tables, table in ((left, mine), (right, theirs)):
        await settled(tables, table)
    assert await left.people.erase(ANA, lambda _: "computer") == (mine.id,)
    assert (await left.get(mine.id)).people == (CLEO,)
    assert (await right.get(theirs.id)).people == (BEN, ANA), "nobody has told it yet"
    assert await right.outbox.owed() == (theirs.id,)
    assert (await right.get(theirs.id)).people == (BEN,)
    await settled(right, theirs)
    assert await right.outbox.owed() == ()


async def test_what_one_process_knows_of_anothers_table_does_not_matter(halves: tuple[Tables, Tables]) -> None:
    """A table that was read here long ago, and has gone on elsewhere, is left as it is now."""
    left, right = halves
    theirs = await opened(right, RIGHT, BEN, ANA)
    await left.get(theirs.id)
    await right.lobbies.join(theirs.id, CLEO, "n")
    assert await left.people.erase(ANA, lambda _: "computer") == ()
    await right.outbox.owed()
    await right._repository.evict([theirs.id])
    assert (await right.get(theirs.id)).people == (BEN, CLEO)


async def test_what_was_forgotten_elsewhere_is_forgotten_in_finished_games(halves: tuple[Tables, Tables]) -> None:
    """Names in games that are over are removed from the store; whoever has such a game in memory reads it anew."""
    left, right = halves
    theirs = await opened(right, RIGHT, BEN, ANA)
    await right.early_ends.stop(theirs.id, BEN)
    await settled(right, theirs)
    assert await left.people.erase(BEN, lambda _: "computer") == ()
    assert await right.outbox.owed() == (theirs.id,)
    assert (await right.get(theirs.id)).host is None


async def test_a_language_chosen_in_another_process_is_followed(halves: tuple[Tables, Tables]) -> None:
    """A person is in servers of both; a server belongs to one of them."""
    words = Words.load()
    here, there = (Languages(words, tables, alone=False) for tables in halves)
    for language in ("pl", "de", None):
        await there.choose(ANA, language)
        assert (await here.reader(ANA, None, LEFT.guild, None)).chosen == language


async def test_who_plays_in_a_direct_message_plays_on_what_is_stored(halves: tuple[Tables, Tables]) -> None:
    """Direct messages are shard 0's, wherever the table stands; what is known of it there is never older than that."""
    left, right = halves
    theirs = await opened(right, RIGHT, BEN, ANA, CLEO)
    theirs = await right.lobbies.start(theirs.id, BEN)
    assert (await left.get(theirs.id)).waiting == (0,)
    turn = await right.play.act(theirs.id, BEN, None, ["t1"])
    assert (await left.get(theirs.id)).waiting == (1,)
    await settled(right, turn.table)
    await left.play.act(theirs.id, ANA, turn.table.version, ["t1"])
    assert (await right.get(theirs.id)).waiting == (1,), "nobody has told it yet"
    assert await left.outbox.owed() == ()
    assert await right.outbox.owed() == (theirs.id,)
    assert (await right.get(theirs.id)).waiting == (2,)


async def test_a_plan_that_was_dropped_in_a_direct_message_is_not_played(halves: tuple[Tables, Tables]) -> None:
    """The process that looks after the table may not have heard of it when the plan's moment comes."""
    left, right = halves
    theirs = await opened(right, RIGHT, BEN, ANA, CLEO)
    theirs = await right.lobbies.start(theirs.id, BEN)
    theirs = await right.plans.draft(theirs.id, ANA, "turn", theirs.version, "t1")
    seen = theirs.seen_by(1)
    assert seen is not None
    await right.plans.confirm(theirs.id, ANA, "turn", seen.plans[0].stamp)
    theirs = (await right.play.act(theirs.id, BEN, None, ["t1"])).table
    assert theirs.planned == {1}
    await left.plans.drop(theirs.id, ANA, "turn")
    theirs = await right.plans.execute(theirs.id, 1, theirs.asked[1])
    assert (theirs.waiting, theirs.planned) == ((1,), frozenset())


async def test_two_processes_that_play_at_once_lose_no_move_and_double_none(halves: tuple[Tables, Tables]) -> None:
    """Whoever comes second finds the table changed, reads it anew, and then knows."""
    left, right = halves
    theirs = await opened(right, RIGHT, BEN, ANA, CLEO)
    theirs = await right.lobbies.start(theirs.id, BEN)
    await left.play.act(theirs.id, BEN, theirs.version, ["t1"])
    await refused(Reason.STALE, right.play.act(theirs.id, BEN, theirs.version, ["t2"]))
    await refused(Reason.NOT_YOUR_TURN, right.play.act(theirs.id, BEN, theirs.version, ["t2"]))
    seen = (await right.get(theirs.id)).seen_by(None)
    assert seen is not None
    assert seen.view[3] == (1, 0, 0)


async def test_a_table_in_doubt_is_read_anew_where_others_may_have_played(halves: tuple[Tables, Tables]) -> None:
    """As after a press that did not fit what is known."""
    left, right = halves
    theirs = await opened(right, RIGHT, BEN, ANA, CLEO)
    theirs = await right.lobbies.start(theirs.id, BEN)
    await left.play.act(theirs.id, BEN, theirs.version, ["t1"])
    await refused(Reason.NOT_YOUR_TURN, right.play.act(theirs.id, ANA, None, ["t1"]))
    await right.drop_if_shared(theirs.id)
    assert (await right.play.act(theirs.id, ANA, None, ["t1"])).table.waiting == (2,)


async def test_a_table_is_shown_and_its_computers_played_by_who_looks_after_it(halves: tuple[Tables, Tables]) -> None:
    """A press elsewhere leads to no second message and to no move twice."""
    left, right = halves
    theirs = await right.lobbies.create(TableSpec(RIGHT, "toy", 2, {}, "en"), BEN, "n")
    await right.lobbies.add_computer(theirs.id, BEN, "merchant")
    theirs = await right.lobbies.start(theirs.id, BEN)
    turn = await left.play.act(theirs.id, BEN, None, ["t1"])
    done: list[str] = []

    class Noted:
        contexts = TableContexts(left, SystemClock())

        async def do(self, table: Table, step: object, answer: object) -> Table:
            done.append(type(step).__name__)
            raise TableError(Reason.STORE)

    steps: Any = Noted()
    elsewhere, own = (Reconciler(tables, steps, SystemClock()) for tables in halves)
    assert await elsewhere.play_computers(turn.table) == turn.table
    await elsewhere.reconcile(theirs.id)
    assert done == []
    await own.reconcile(theirs.id)
    assert done
    await own.close()


async def offered(right: Tables) -> Table:
    """Return a game on shard 1 in which Ana offers her seat to Dan."""
    theirs = await opened(right, RIGHT, BEN, ANA, CLEO)
    await right.lobbies.start(theirs.id, BEN)
    return await right.seat_transfers.offer(theirs.id, ANA, DAN, "Dan")


async def test_what_was_taken_back_elsewhere_is_not_done_here(halves: tuple[Tables, Tables]) -> None:
    """That an offer is withdrawn, in a direct message, gives its table no new version."""
    left, right = halves
    theirs = await offered(right)
    version = theirs.motions[0].version
    await left.seat_transfers.vote(theirs.id, ANA, version, yes=False)
    await refused(Reason.STALE, right.seat_transfers.answer_offer(theirs.id, DAN, "Dan", version, accepts=True))
    await refused(Reason.NO_MOTION, right.seat_transfers.answer_offer(theirs.id, DAN, "Dan", version, accepts=True))
    assert (await left.get(theirs.id)).motions == ()


async def test_who_was_forgotten_elsewhere_is_not_written_back_by_who_held_an_older_state(
    halves: tuple[Tables, Tables],
) -> None:
    """He has no seat there, so nothing that has a number of its own has happened to the table."""
    left, right = halves
    theirs = await offered(right)
    version = theirs.motions[0].version
    await left.people.erase(DAN, lambda _: "computer")
    await refused(Reason.STALE, right.seat_transfers.vote(theirs.id, BEN, version, yes=True))
    assert (await right.get(theirs.id)).motions == ()
    assert await left._repository.store.people.tables_naming(DAN) == ()


async def test_a_table_is_not_done_with_that_was_changed_elsewhere_meanwhile(halves: tuple[Tables, Tables]) -> None:
    """Whoever looks after it neither settles it nor writes over what is shown."""
    left, right = halves
    theirs = await offered(right)
    await left.seat_transfers.vote(theirs.id, ANA, theirs.motions[0].version, yes=False)
    await refused(Reason.STALE, right.outbox.settle(theirs))
    assert await right.outbox.owed() == (theirs.id,)
    table = await right.get(theirs.id)
    assert table.motions == ()
    await right.outbox.settle(table)
    assert await right.outbox.owed() == ()
