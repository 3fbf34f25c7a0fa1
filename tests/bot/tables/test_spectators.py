"""Whoever has no seat may watch: told of each round once, by letter, or not at all; the table stays as it is."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.deadlines.table_deadlines import TableContext
from bot.domain.pace import DAY, HOUR
from bot.domain.preferences import Absence, Preferences, QuietHours
from bot.queries.my_tables import UserTables
from bot.reconciler.due_actions import next_due_at
from bot.reconciler.spectators import GIVEN_UP, RemoveSpectators, TellSpectator, spectator_steps
from bot.store import ShardAssignment, Store
from bot.tables import (
    ChannelRef,
    Ending,
    Player,
    Reason,
    Spectator,
    Status,
    Table,
    Tables,
    TableSpec,
    scored_rounds,
    update_count,
    watch_of,
)
from bot.tables.spectators import MAX_SPECTATORS
from tests.bot.at_table import ANA, BEN, CLEO, DAN, plan, refused, started
from tests.bot.evening import LONG, PLACE, Evening
from tests.bot.round_toy import ROUNDS

EVA = 10**17 + 5


@pytest.fixture
async def evening(store: Store) -> Evening:
    """Give a running table of Ana and Ben at which Cleo watches and wants letters, and Dan does not want any."""
    evening = Evening(store, ROUNDS)
    await evening.begin((ANA, BEN), left=LONG)
    await evening.tables.spectators.watch(evening.number, CLEO, letters=True)
    await evening.tables.spectators.watch(evening.number, DAN, letters=False)
    return evening


def letters(evening: Evening) -> list[tuple[int, int]]:
    """Return who was written to as a watcher, with what his letter counts."""
    return [(user, int(mark.split(":")[2], 36)) for user, mark in evening.screens.watched]


# Who watches.


async def test_a_watcher_is_kept_with_the_table(evening: Evening, store: Store) -> None:
    table = await evening.table()
    assert [(one.user, one.letters, one.rounds_known) for one in table.watches] == [(CLEO, True, 0), (DAN, False, 0)]
    assert (await evening.replayed()).watches == table.watches


async def test_nothing_is_posted_or_edited_because_of_a_watcher(evening: Evening) -> None:
    """Nor is anything owed, nor does it count as something that was done at the table."""
    before, calls = await evening.table(), len(evening.discord.calls)
    evening.clock.leap(60)
    for letters_ in (True, False):
        await evening.tables.spectators.watch(evening.number, EVA, letters=letters_)
    await evening.tables.spectators.stop(evening.number, EVA)
    assert await evening.tables.outbox.owed() == ()
    after = await evening.follow()
    assert (after.version, after.updated, after.shown) == (before.version, before.updated, before.shown)
    assert len(evening.discord.calls) == calls


async def test_watching_twice_is_watching_once(evening: Evening) -> None:
    table = await evening.tables.spectators.watch(evening.number, CLEO, letters=True)
    assert [one.user for one in table.watches] == [CLEO, DAN]
    assert (await evening.replayed()).watches == table.watches


async def test_whoever_stops_is_forgotten_and_may_stop_again(evening: Evening) -> None:
    for _ in range(2):
        table = await evening.tables.spectators.stop(evening.number, CLEO)
    assert [one.user for one in table.watches] == [DAN]
    assert (await evening.replayed()).watches == table.watches


async def test_who_plays_does_not_watch_nor_does_anybody_a_game_that_does_not_run(tables: Tables) -> None:
    table = await started(tables)
    await refused(Reason.WATCH_SEATED, tables.spectators.watch(table.id, ANA, letters=True))
    lobby = await tables.lobbies.create(TableSpec(ChannelRef(1, 78), "toy", 2, {}, "en"), ANA, "Ana")
    await refused(Reason.NOT_RUNNING, tables.spectators.watch(lobby.id, CLEO, letters=True))
    await tables.early_ends.stop(table.id, ANA)
    await refused(Reason.GAME_OVER, tables.spectators.watch(table.id, CLEO, letters=True))


async def test_a_table_has_so_many_watchers_and_no_more(tables: Tables) -> None:
    """Those who watch already may still choose otherwise."""
    table = await started(tables)
    for number in range(MAX_SPECTATORS):
        await tables.spectators.watch(table.id, EVA + number, letters=False)
    await refused(Reason.WATCH_FULL, tables.spectators.watch(table.id, CLEO, letters=True))
    await tables.spectators.watch(table.id, EVA, letters=True)
    await tables.spectators.stop(table.id, EVA + 1)
    assert len((await tables.spectators.watch(table.id, CLEO, letters=True)).watches) == MAX_SPECTATORS


async def test_whoever_sits_down_watches_no_longer(evening: Evening) -> None:
    """However he has come to the seat."""
    async with evening.tables._repository.lock(evening.number) as held:
        table = held.loaded
        players = (table.players[0], Player(1, CLEO, "Cleo"))
        await evening.tables._repository.commit(
            held, replace(table, seat_history=replace(table.seat_history, players=players))
        )
    assert [one.user for one in (await evening.replayed()).watches] == [DAN]


async def test_where_the_place_is_gone_nobody_watches(evening: Evening) -> None:
    await evening.tables.early_ends.close_place((await evening.table()).channel_ref.channel)
    assert (await evening.replayed()).watches == ()
    await evening.follow()
    assert letters(evening) == []


async def test_a_watch_that_cannot_be_stored_is_none(evening: Evening) -> None:
    async def fails(*args: Any) -> None:
        raise RuntimeError

    evening.store.spectators.put = fails  # type: ignore[method-assign]
    with pytest.raises(RuntimeError):
        await evening.tables.spectators.watch(evening.number, EVA, letters=True)
    assert watch_of(await evening.table(), EVA) is None


async def test_whoever_stops_in_another_process_does_not_come_back(url: str) -> None:
    """As by the button of a letter, which is answered by the process of direct messages."""
    here = await Store.open(url, ShardAssignment(2, frozenset({0})), exclusive=False)
    there = await Store.open(url, ShardAssignment(2, frozenset({1})), exclusive=False)
    try:
        own, other = Tables(here, ROUNDS), Tables(there, ROUNDS)
        table = await own.lobbies.create(TableSpec(ChannelRef(2 << 22, 77), "toy", 2, {}, "en"), ANA, "n")
        await own.lobbies.join(table.id, BEN, "n")
        await own.lobbies.start(table.id, ANA)
        for user in (CLEO, DAN):
            await own.spectators.watch(table.id, user, letters=True)
        await other.spectators.stop(table.id, CLEO)
        await own.spectators.note_message(table.id, CLEO, writing=5)
        await own.play.act(table.id, ANA, None, ["t1"])
        assert [one.user for one in (await Tables(here, ROUNDS).get(table.id)).watches] == [DAN]
    finally:
        await here.close()
        await there.close()


# What there is to tell.


async def test_rounds_are_counted_and_the_end_is_one_thing_more(evening: Evening) -> None:
    assert update_count(await evening.table()) == 0
    await evening.act(ANA, "t2")
    await evening.act(BEN, "t1")
    await evening.act(ANA, "t2")
    table = await evening.table()
    assert (scored_rounds(table), update_count(table)) == (2, 2)
    stopped = await evening.tables.early_ends.stop(evening.number, ANA)
    assert (scored_rounds(stopped), update_count(stopped)) == (2, 3)


async def test_whoever_wants_letters_gets_one_for_each_round_and_one_at_the_end(evening: Evening) -> None:
    await evening.act(ANA, "t1")
    assert letters(evening) == []
    await evening.act(BEN, "t2")
    assert letters(evening) == [(CLEO, 1)]
    await evening.act(ANA, "t1")
    await evening.act(BEN, "t2")
    assert letters(evening) == [(CLEO, 1), (CLEO, 2)]
    assert [user for user, _ in evening.told.letters] == [CLEO, CLEO]
    await evening.tables.early_ends.stop(evening.number, ANA)
    await evening.follow()
    assert len(evening.screens.watched) == 3
    assert (await evening.replayed()).watches == (), "all is told, so nothing is kept of it"


async def test_what_was_before_he_watched_is_not_told(evening: Evening) -> None:
    await evening.act(ANA, "t2")
    await evening.tables.spectators.watch(evening.number, EVA, letters=True)
    await evening.tables.spectators.watch(evening.number, DAN, letters=True)
    await evening.follow()
    assert letters(evening) == [(CLEO, 1)]
    await evening.act(BEN, "t2")
    assert sorted(letters(evening)[1:]) == [(CLEO, 2), (DAN, 2), (EVA, 2)]


async def test_several_rounds_at_once_are_one_letter(evening: Evening) -> None:
    """As when the bot was down for the first of them."""
    for user in (ANA, BEN):
        await evening.tables.play.act(evening.number, user, None, ["t2"])
    await evening.follow()
    assert letters(evening) == [(CLEO, 2)]


async def test_a_round_that_ends_the_game_is_one_letter(store: Store) -> None:
    evening = Evening(store, ROUNDS)
    await evening.begin((ANA, BEN), left="2")
    await evening.tables.spectators.watch(evening.number, CLEO, letters=True)
    await evening.act(ANA, "t2")
    assert (await evening.table()).status is Status.FINISHED
    assert [user for user, _ in evening.screens.watched] == [CLEO]
    assert (await evening.table()).watches == ()


async def quiet_now(evening: Evening) -> int:
    """Let it be Cleo's quiet hours, and return when they end."""
    hour = evening.now // HOUR % 24
    quiet = QuietHours((hour * 60 - 60) % 1440, (hour * 60 + 300) % 1440, "UTC")
    await evening.tables.people.choose_quiet(CLEO, quiet)
    end = Preferences(quiet=quiet).quiet_until(evening.now)
    assert end is not None
    return end


async def test_quiet_hours_put_the_letter_off_until_they_end(evening: Evening) -> None:
    """The next round that ends meanwhile is in the same letter."""
    end = await quiet_now(evening)
    await evening.act(ANA, "t2")
    await evening.act(BEN, "t2")
    assert letters(evening) == []
    await evening.until(end - 1)
    assert letters(evening) == []
    await evening.until(end)
    assert letters(evening) == [(CLEO, 2)]


async def test_the_quiet_hours_of_the_server_put_it_off_for_whoever_has_none_of_his_own(evening: Evening) -> None:
    """As they do with whoever plays; a letter is a call like another."""
    hour = evening.now // HOUR % 24
    quiet = QuietHours((hour * 60 - 60) % 1440, (hour * 60 + 300) % 1440, "UTC")
    end = quiet.until(evening.now)
    assert end is not None
    await evening.tables.guild_settings.change(PLACE.guild, lambda settings: replace(settings, quiet=quiet, zone="UTC"))
    await evening.act(ANA, "t2")
    await evening.until(end - 1)
    assert letters(evening) == []
    await evening.until(end)
    assert letters(evening) == [(CLEO, 1)]


async def test_the_end_of_a_game_is_told_after_the_quiet_hours_too_and_after_a_restart(evening: Evening) -> None:
    end = await quiet_now(evening)
    await evening.tables.early_ends.stop(evening.number, ANA)
    await evening.follow()
    assert [one.user for one in (await evening.replayed()).watches] == [CLEO], "Dan need not be told"
    evening._open(None)
    await evening.contexts.load(await evening.table())
    await evening.until(end - 1)
    assert evening.screens.watched == []
    await evening.until(end)
    assert [user for user, _ in evening.screens.watched] == [CLEO]


async def test_other_quiet_hours_owe_the_watched_table_a_look(evening: Evening) -> None:
    assert await evening.tables.people.choose_quiet(CLEO, QuietHours(60, 120, "UTC")) == (evening.number,)
    assert await evening.tables.people.choose_quiet(DAN, QuietHours(60, 120, "UTC")) == (), "he is never written to"


async def test_whoever_takes_no_letters_gets_no_second_try_until_he_chooses_again(evening: Evening) -> None:
    evening.discord.closed = {CLEO}
    await evening.act(ANA, "t2")
    assert evening.discord.calls.count("write") == 1
    watch = watch_of(await evening.table(), CLEO)
    assert watch is not None
    assert watch.closed
    await evening.act(BEN, "t2")
    assert evening.discord.calls.count("write") == 1
    evening.discord.closed = set()
    table = await evening.tables.spectators.watch(evening.number, CLEO, letters=True)
    assert watch_of(table, CLEO) == replace(watch, closed=False, rounds_known=2)
    await evening.act(ANA, "t2")
    assert letters(evening)[-1] == (CLEO, 3)


async def test_one_who_cannot_be_written_to_keeps_nobody_else_from_his_letter(evening: Evening) -> None:
    await evening.tables.spectators.watch(evening.number, EVA, letters=True)
    evening.discord.closed = {CLEO}
    await evening.act(ANA, "t2")
    assert [user for user, _ in evening.told.letters] == [EVA]


# What is planned.


def watched(table: Table, *watches: Spectator, **changes: Any) -> Table:
    """Return a table with these watchers, at which all else is as it must be."""
    return replace(table, watches=watches, **changes)


def watch(user: int = CLEO, **changes: Any) -> Spectator:
    """Return how somebody watches who knows of nothing yet."""
    return Spectator(
        **{"user": user, "letters": True, "rounds_known": 0, "writing": None, "closed": False, "at": 0, **changes}
    )


@pytest.fixture
async def over(evening: Evening) -> tuple[Table, float]:
    """Give a table after one round and its end, and the moment of that."""
    await evening.act(ANA, "t2")
    return await evening.tables.early_ends.stop(evening.number, ANA), evening.clock.now()


async def test_of_a_game_that_is_over_those_are_forgotten_who_need_not_be_told(over: tuple[Table, float]) -> None:
    table, now = over
    those = (
        watch(CLEO, rounds_known=1),
        watch(DAN, letters=False),
        watch(EVA, closed=True),
        watch(BEN, rounds_known=2),
    )
    assert spectator_steps(watched(table, *those), now, TableContext()) == [
        TellSpectator(CLEO, 2),
        RemoveSpectators((DAN, EVA, BEN)),
    ]


async def test_whoever_could_not_be_reached_for_a_week_is_told_no_more(over: tuple[Table, float]) -> None:
    """He who must not be disturbed for longer than that is told afterwards."""
    table, now = over
    away = TableContext({CLEO: Preferences(absences=(Absence(int(now) - 9, int(now) + 20 * DAY, stand_in=True),))})
    late = now + GIVEN_UP + 1
    one = watched(table, watch())
    assert spectator_steps(one, late - 2, TableContext()) == [TellSpectator(CLEO, 2)]
    assert spectator_steps(one, late, TableContext()) == [RemoveSpectators((CLEO,))]
    assert spectator_steps(one, late, away) == []
    assert next_due_at(one, late, away) == int(now) + 20 * DAY
    assert spectator_steps(one, now + 20 * DAY, away) == [TellSpectator(CLEO, 2)]


async def test_where_there_is_no_place_any_more_nothing_is_planned(over: tuple[Table, float]) -> None:
    table, now = over
    assert plan(watched(table, watch(), ending=Ending.GONE), now) is None


# The list of one's own tables.


async def test_the_list_has_the_tables_one_watches_behind_those_one_plays_at(tables: Tables) -> None:
    first = await started(tables)
    await tables.spectators.watch(first.id, CLEO, letters=False)
    other = await tables.lobbies.create(TableSpec(ChannelRef(1, 78), "toy", 2, {}, "en"), CLEO, "Cleo")
    watched_ = await tables.spectators.tables_of(CLEO)
    mine = UserTables.of(await tables.people.tables_of(CLEO), CLEO, watched_)
    assert [one.id for one in mine.watched] == [first.id]
    assert [one.id for one in mine.all] == [first.id, other.id], "lobbies come last"
    assert mine.next(CLEO) is None
    await tables.early_ends.stop(first.id, ANA)
    assert await tables.spectators.tables_of(CLEO) == ()
