"""What is still to be done is stored with the change that made it so: what is owed and shown, when a table wakes."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.domain.ping_recipient import Role, Seat, User, Voter
from bot.store import (
    FormerRow,
    NewTable,
    SeatRow,
    Sending,
    Settled,
    ShardAssignment,
    ShownState,
    Slot,
    StaleVersion,
    Status,
    Store,
    TableChange,
)
from bot.store.shown_state import REDRAW_SPACING
from tests.bot.rated_games import GUILD, Played

ANA, BEN, CLEO = 1001, 1002, 1003
NEW = NewTable(
    kind="toy",
    rules="1",
    size=2,
    options={},
    guild=1,
    channel=77,
    host=ANA,
    language="en",
    at=1_700_000_000,
    seats=(SeatRow(0, ANA, "Ana"), SeatRow(1, BEN, "Ben")),
    secret="5ec2e7",
)
EVERYTHING = ShownState(
    note=2**60,
    note_version=2,
    board=2**61,
    board_version=7,
    pinged={Seat(0): 5, Seat(3): 7, Voter(1): 9, User(BEN): 4, Role(2**40): 0},
    sending=Sending(Slot.BOARD, "1.2.b3", 8, {Seat(1): 8, Voter(0): 8}, 1_700_000_009, {Seat(1): 2, Voter(0): 1}),
    attempts=3,
    discard=(2**59, 2**58),
    repost=True,
    rename=True,
    asleep=True,
    reopened=1_700_000_010,
)


async def shown(store: Store, game: int) -> ShownState:
    stored = await store.load(game)
    assert stored is not None
    return stored.shown


async def owed(store: Store, game: int) -> bool:
    """Whether something is owed to a table, by its own row and by the list of all."""
    stored = await store.load(game)
    assert stored is not None
    assert stored.game.owed == (game in await store.outbox.owed())
    return stored.game.owed


async def test_a_new_table_is_owed_its_message_and_shows_nothing(store: Store) -> None:
    made = await store.create(NEW)
    assert await owed(store, made.id)
    assert await shown(store, made.id) == ShownState(pinged={})


@pytest.mark.parametrize(
    "state",
    [
        EVERYTHING,
        ShownState(),
        replace(EVERYTHING, pinged=None),
        replace(EVERYTHING, sending=Sending(Slot.NOTE, None, 0, {}, 5)),
    ],
)
async def test_what_is_shown_comes_back_as_it_was(store: Store, state: ShownState) -> None:
    made = await store.create(NEW)
    await store.outbox.show(made.id, 0, ShownState(), state)
    assert await shown(store, made.id) == state
    assert await owed(store, made.id), "showing something settles nothing by itself"


async def test_what_is_settled_is_owed_again_after_the_next_change(store: Store) -> None:
    made = await store.create(NEW)
    await store.outbox.show(made.id, 0, ShownState(), ShownState(note=5, note_version=0), settled=Settled(0))
    assert not await owed(store, made.id)
    await store.change(TableChange(made.id, 0, {"version": 1}))
    assert await owed(store, made.id)


async def test_who_settles_an_older_version_settles_nothing(store: Store) -> None:
    """A player has acted between the look at the table and the note that all is done."""
    made = await store.create(NEW)
    await store.change(TableChange(made.id, 0, {"version": 1}))
    await store.outbox.show(made.id, 1, ShownState(), ShownState(board=5), settled=Settled(0))
    assert await owed(store, made.id)
    await store.outbox.show(made.id, 1, ShownState(), ShownState(board=5), settled=Settled(1))
    assert not await owed(store, made.id)


async def test_who_knows_an_older_version_changes_nothing(store: Store) -> None:
    """Another process has changed the table: what this one knows of it is old."""
    made = await store.create(NEW)
    await store.change(TableChange(made.id, 0, {"version": 1}, shown=ShownState(board=5)))
    with pytest.raises(StaleVersion):
        await store.outbox.show(made.id, 0, ShownState(), ShownState(board=6), settled=Settled(0))
    assert await shown(store, made.id) == ShownState(board=5)
    assert await owed(store, made.id)


async def test_that_a_name_is_to_leave_a_title_is_forgotten_by_nobody_who_does_not_know_of_it(store: Store) -> None:
    made = await store.create(NEW)
    await store.outbox.show(made.id, 0, ShownState(), ShownState(rename=True))
    await store.outbox.show(made.id, 0, ShownState(), ShownState(board=5))
    assert await shown(store, made.id) == ShownState(board=5, rename=True)
    await store.change(TableChange(made.id, 0, {"version": 1}, shown=ShownState(board=6)))
    assert await shown(store, made.id) == ShownState(board=6, rename=True)
    await store.outbox.show(made.id, 1, ShownState(board=6, rename=True), ShownState(board=6))
    assert await shown(store, made.id) == ShownState(board=6)


async def test_a_wish_that_changes_no_table_can_be_owed(store: Store) -> None:
    made = await store.create(NEW)
    await store.outbox.show(made.id, 0, ShownState(), ShownState(), settled=Settled(0))
    await store.outbox.show(made.id, 0, ShownState(), ShownState(repost=True), owed=True)
    assert await owed(store, made.id)


async def test_a_change_that_is_refused_shows_and_owes_nothing(store: Store) -> None:
    made = await store.create(NEW)
    await store.outbox.show(made.id, 0, ShownState(), EVERYTHING, settled=Settled(0))
    with pytest.raises(StaleVersion):
        await store.change(TableChange(made.id, 5, {"version": 6}, shown=ShownState()))
    assert await shown(store, made.id) == EVERYTHING
    assert not await owed(store, made.id)


async def test_a_change_may_say_what_is_shown_from_now_on(store: Store) -> None:
    made = await store.create(NEW)
    await store.change(TableChange(made.id, 0, {"version": 1}, shown=EVERYTHING))
    assert await shown(store, made.id) == EVERYTHING


async def test_what_is_owed_is_told_oldest_first(store: Store) -> None:
    made = [await store.create(replace(NEW, channel=channel)) for channel in (3, 1, 2)]
    await store.outbox.show(made[1].id, 0, ShownState(), ShownState(), settled=Settled(0))
    assert await store.outbox.owed() == (made[0].id, made[2].id)


# Moments.


async def settled(store: Store, game: int, version: int, wakes: int | None) -> None:
    await store.outbox.show(game, version, ShownState(), ShownState(), settled=Settled(version, wakes))


async def test_a_table_wakes_at_its_moment_the_oldest_first(store: Store) -> None:
    assert await store.outbox.next_wake() is None
    made = [await store.create(replace(NEW, channel=channel)) for channel in (1, 2, 3)]
    for table, at in zip(made, (300, 100, None), strict=True):
        await settled(store, table.id, 0, at)
    late, early, _ = (table.id for table in made)
    assert await store.outbox.next_wake() == 100
    assert await store.outbox.rouse(99, 10) == ()
    assert await store.outbox.owed() == ()
    assert await store.outbox.rouse(300, 1) == (early,)
    assert await store.outbox.next_wake() == 300
    assert await store.outbox.rouse(300, 10) == (late,)
    assert await store.outbox.owed() == (late, early), "whatever ends the bot now, it is known"
    assert await store.outbox.rouse(10**9, 10) == (), "once, until it is settled again"


async def test_who_settles_an_older_version_sets_no_moment(store: Store) -> None:
    made = await store.create(NEW)
    await store.change(TableChange(made.id, 0, {"version": 1}))
    await store.outbox.show(made.id, 1, ShownState(), ShownState(), settled=Settled(0, 500))
    assert await store.outbox.next_wake() is None


async def test_tables_may_be_owed_something_though_nothing_of_theirs_has_changed(store: Store) -> None:
    made = [await store.create(replace(NEW, channel=channel)) for channel in (1, 2)]
    for table in made:
        await settled(store, table.id, 0, None)
    await store.outbox.show(made[1].id, 0, ShownState(), ShownState(), owed=True)
    assert await store.outbox.owed() == (made[1].id,)


async def test_a_lobby_is_told_when_it_closes(store: Store) -> None:
    made = await store.create(replace(NEW, closes=300))
    stored = await store.load(made.id)
    assert stored is not None
    assert stored.game.closes == made.closes == 300
    await store.change(TableChange(made.id, 0, {"version": 1, "status": Status.RUNNING, "closes": None}))
    stored = await store.load(made.id)
    assert stored is not None
    assert stored.game.closes is None


# Shards.


async def test_a_process_sees_to_the_servers_of_its_own_shards_only(store: Store, url: str) -> None:
    made = {}
    for guild in (0, 1 << 22, 2 << 22, (3 << 22) + 12345):
        new = replace(NEW, guild=guild, channel=guild + 1)
        made[guild] = (await store.create(new)).id
        await settled(store, made[guild], 0, 1000 - (guild >> 22))
        await store.outbox.show(made[guild], 0, ShownState(), ShownState(), owed=True)
    for count, ids in ((1, {0}), (2, {0}), (2, {1}), (4, {1, 2}), (4, {3})):
        shards = ShardAssignment(count, frozenset(ids))
        own = [guild for guild in made if shards.owns(guild)]
        assert own, "none of these shares is empty"
        other = await Store.open(url, shards, exclusive=False)
        assert await other.outbox.owed() == tuple(made[guild] for guild in own)
        assert await other.outbox.next_wake() == 1000 - max(guild >> 22 for guild in own)
        assert set(await other.outbox.rouse(1000, 10)) == {made[guild] for guild in own}
        for guild in own:
            await settled(store, made[guild], 0, 1000 - (guild >> 22))
            await store.outbox.show(made[guild], 0, ShownState(), ShownState(), owed=True)
        await other.close()


# People.


async def test_deleting_data_owes_every_touched_thread_a_title_without_the_name(store: Store) -> None:
    over, left, running, others = [
        await store.create(replace(NEW, channel=channel, host=host, seats=seats))
        for channel, host, seats in (
            (1, ANA, NEW.seats),
            (2, BEN, NEW.seats[1:]),
            (3, BEN, NEW.seats),
            (4, BEN, NEW.seats[1:]),
        )
    ]
    await store.change(TableChange(over.id, 0, {"version": 1, "status": Status.FINISHED}))
    await store.change(
        TableChange(left.id, 0, {"version": 1, "status": Status.RUNNING}, formers=(FormerRow(0, 0, ANA, "A"),))
    )
    await store.change(TableChange(running.id, 0, {"version": 1, "status": Status.RUNNING}))
    await store.change(TableChange(others.id, 0, {"version": 1, "status": Status.STOPPED}))
    for game in (over, left, running, others):
        await store.outbox.show(game.id, 1, ShownState(), ShownState(board=5), settled=Settled(1))
    assert await store.outbox.owed() == ()

    assert await store.people.forget(ANA) == (over.id, left.id)

    assert await store.outbox.owed() == (over.id, left.id)
    assert [(await shown(store, game.id)).rename for game in (over, left, running, others)] == [
        True,
        True,
        False,
        False,
    ]
    assert (await shown(store, over.id)).board == 5
    stored = await store.load(left.id)
    assert stored is not None
    assert stored.formers == (FormerRow(0, 0, None, ""),)
    assert await store.people.forget(ANA) == (), "there is nothing left to forget"


async def test_the_tables_of_who_is_deleted_are_drawn_again_from_different_moments_the_newest_first(
    store: Store,
) -> None:
    games = []
    for channel in (1, 2, 3):
        games.append((await store.create(replace(NEW, channel=channel))).id)
        await store.change(TableChange(games[-1], 0, {"version": 1, "status": Status.FINISHED}))
    assert (await shown(store, games[0])).redraw is None
    assert await store.people.forget(ANA, at=1000) == tuple(games)
    moments = [(await shown(store, game)).redraw for game in games]
    assert moments == [1000 + times * REDRAW_SPACING for times in (3, 2, 1)]


async def test_whoever_holds_an_older_state_neither_ends_nor_settles_a_redrawing(store: Store) -> None:
    game = (await store.create(NEW)).id
    await store.change(TableChange(game, 0, {"version": 1, "status": Status.FINISHED}))
    old = await shown(store, game)
    await store.people.forget(ANA, at=1000)
    first = await shown(store, game)
    await store.outbox.show(game, 1, old, replace(old, rename=False, board=7), settled=Settled(1))
    assert await store.outbox.owed() == (game,)
    assert (await shown(store, game)).redraw == first.redraw
    await store.people.forget(BEN, at=2000)
    second = await shown(store, game)
    await store.outbox.show(game, 1, first, replace(first, redraw=None), settled=Settled(1))
    assert await store.outbox.owed() == (game,)
    assert (await shown(store, game)).redraw == second.redraw
    await store.outbox.show(game, 1, second, second, settled=Settled(1, second.redraw))
    assert await store.outbox.owed() == ()
    assert await store.outbox.next_wake() == second.redraw
    await store.outbox.show(game, 1, second, replace(second, redraw=None), settled=Settled(1))
    assert (await shown(store, game)).redraw is None
    assert await store.outbox.owed() == ()


async def test_a_struck_game_and_the_rated_games_of_who_hides_are_drawn_again(store: Store) -> None:
    played = Played(store)
    one, other = await played.over(ANA, BEN, at=10), await played.over(BEN, CLEO, at=20)
    running = await played.started(ANA, BEN)
    for game in (one, other, running):
        version = 1 if game == running else 2
        await store.outbox.show(game, version, ShownState(), ShownState(), settled=Settled(version))
    assert await store.ladders.strike(GUILD, other, CLEO, 100)
    assert await store.people.choose_hidden(ANA, True, at=200) == (one,)
    assert [(await shown(store, game)).redraw for game in (one, other, running)] == [
        200 + REDRAW_SPACING,
        100 + REDRAW_SPACING,
        None,
    ]
    assert await store.outbox.owed() == (one, other)
