"""The result of a game: what anybody can recount from its log, kept with the action that ended it."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from itertools import groupby
from random import Random
from typing import Any

import pytest

from bot.domain.computer_level import ComputerLevel
from bot.games import GAMES as REAL_GAMES
from bot.store import Entry, Placing, Store
from bot.tables import LATE, ChannelRef, Reason, Status, Table, TableError, Tables, TableSpec, open_seats
from bot.tables.results import result_of
from tests.bot.at_table import ANA, BEN, CLEO, DAN, refused, started
from tests.bot.toy import GAMES
from tests.depth import first_of

RULES = {code: game.rules for code, game in REAL_GAMES.items()}
KINDS = ("sobek", "duel", "sobek", "sobek")
EVE, FINN = 10**17 + 1, 10**17 + 2
MERCHANT = ComputerLevel.MERCHANT


async def kept(store: Store, table: Table) -> list[Placing]:
    """Return the placings of a game that are stored."""
    result = await store.results.of(table.id)
    assert result is not None
    assert result == result_of(table)
    return list(result.placings)


async def test_a_game_that_is_played_to_its_end_has_points_winners_and_turns(tables: Tables, store: Store) -> None:
    """The points of its outcome; what a player does in one go is one turn."""
    table = await started(tables, (ANA, BEN), left="4")
    await tables.play.act(table.id, ANA, None, ["k", "t1"])
    assert await store.results.of(table.id) is None
    over = (await tables.play.act(table.id, BEN, None, ["t1"])).table
    assert over.status is Status.RUNNING
    over = (await tables.play.act(table.id, ANA, None, ["t2"])).table
    result = await store.results.of(table.id)
    assert result is not None
    assert (over.status, result.at, result.ended) == (Status.FINISHED, over.finished, "finished")
    assert await kept(store, over) == [
        Placing(0, 0, None, ANA, None, points=4, won=True, turns=2, stand_in_turns=0),
        Placing(1, 0, None, BEN, None, points=1, won=False, turns=1, stand_in_turns=0),
    ]


@pytest.mark.parametrize("moves", [0, 3])
async def test_a_game_that_is_stopped_has_neither_points_nor_winners(tables: Tables, store: Store, moves: int) -> None:
    """Who sat there and how often they had their turn is known."""
    table = await started(tables, (ANA, BEN))
    for number in range(moves):
        await tables.play.act(table.id, (ANA, BEN)[number % 2], None, ["t1"])
    over = await tables.early_ends.stop(table.id, CLEO, may_manage=True)
    result = await store.results.of(table.id)
    assert result is not None
    assert (result.at, result.ended) == (over.finished, "moderator")
    assert await kept(store, over) == [
        Placing(0, 0, None, ANA, None, None, won=False, turns=(moves + 1) // 2, stand_in_turns=0),
        Placing(1, 0, None, BEN, None, None, won=False, turns=moves // 2, stand_in_turns=0),
    ]


async def test_whoever_leaves_has_the_turns_until_then_and_whoever_comes_the_points(
    tables: Tables, store: Store
) -> None:
    """The turn in which it happens is one of each; computers have a level, persons none."""
    table = await started(tables, (ANA, BEN, CLEO), left="6")
    await tables.play.act(table.id, ANA, None, ["t1"])
    await tables.play.act(table.id, BEN, None, ["k"])
    left = (await tables.early_ends.resign(table.id, BEN, "merchant")).after
    await tables.play.play_computer(table.id)
    await tables.play.act(table.id, CLEO, None, ["t1"])
    await tables.play.act(table.id, ANA, None, ["t1"])
    taken = (await tables.seat_transfers.claim(table.id, EVE, "Eve", 1)).version
    for user in (ANA, CLEO):
        motions = (await tables.get(table.id)).motions
        if motions:
            taken = (await tables.seat_transfers.vote(table.id, user, motions[0].version, yes=True)).version
    over = (await tables.play.act(table.id, EVE, None, ["t1"])).table
    assert over.status is Status.FINISHED
    assert await kept(store, over) == [
        Placing(0, 0, None, ANA, None, 2, won=False, turns=2, stand_in_turns=0),
        Placing(1, 0, left, BEN, None, None, won=False, turns=1, stand_in_turns=0),
        Placing(1, left, taken - 1, None, MERCHANT, None, won=False, turns=1, stand_in_turns=0),
        Placing(1, taken - 1, None, EVE, None, 3, won=True, turns=1, stand_in_turns=0),
        Placing(2, 0, None, CLEO, None, 1, won=False, turns=1, stand_in_turns=0),
    ]


async def test_a_turn_of_which_a_computer_made_anything_is_a_stand_ins(tables: Tables, store: Store) -> None:
    """Whichever part it was; but a computer in its own seat stands in for nobody."""
    table = await started(tables, (ANA, BEN), computers=1, left="9")
    await tables.play.act(table.id, ANA, None, ["t1"])
    await tables.play.act(table.id, BEN, None, ["k"])
    now = await tables.get(table.id)
    await tables.overdue_players.make_stand_in_move(table.id, 1, now.asked[1])
    await tables.play.play_computer(table.id)
    now = await tables.get(table.id)
    await tables.overdue_players.take_over(table.id, 0, now.asked[0], LATE)
    await tables.play.play_computer(table.id)
    await tables.play.act(table.id, BEN, None, ["t1"])
    await tables.play.play_computer(table.id)
    over = (await tables.play.act(table.id, ANA, None, ["t2"])).table
    assert over.status is Status.FINISHED
    assert [(one.turns, one.stand_in_turns) for one in await kept(store, over)] == [(3, 1), (2, 1), (2, 0)]


async def test_what_was_taken_back_does_not_count(tables: Tables, store: Store) -> None:
    table = await started(tables, (ANA, BEN), left="3")
    await tables.play.act(table.id, ANA, None, ["t1"])
    await tables.play.take_back(table.id, ANA)
    await tables.play.act(table.id, ANA, None, ["t1"])
    over = (await tables.play.act(table.id, BEN, None, ["t2"])).table
    assert [(one.turns, one.points) for one in await kept(store, over)] == [(1, 1), (1, 2)]


async def test_a_game_that_nobody_is_left_in_has_no_points(tables: Tables, store: Store) -> None:
    """The last person's seat goes to a computer in the same action."""
    table = await started(tables, (ANA,), computers=1)
    over = (await tables.early_ends.resign(table.id, ANA, "merchant")).table
    result = await store.results.of(table.id)
    assert result is not None
    assert result.ended == "deserted"
    assert await kept(store, over) == [
        Placing(0, 0, table.version, ANA, None, None, won=False, turns=0, stand_in_turns=0),
        Placing(0, table.version, None, None, MERCHANT, None, won=False, turns=0, stand_in_turns=0),
        Placing(1, 0, None, None, MERCHANT, None, won=False, turns=0, stand_in_turns=0),
    ]


async def test_whoever_is_deleted_at_the_end_is_not_named(tables: Tables, store: Store) -> None:
    """The deletion itself ends the game of one person."""
    table = await started(tables, (ANA,), computers=1)
    await tables.people.erase(ANA, lambda language: "merchant")
    over = await tables.get(table.id)
    assert [(one.user, one.level) for one in await kept(store, over)] == [
        (None, None),
        (None, MERCHANT),
        (None, MERCHANT),
    ]


async def test_a_lobby_has_no_result_however_it_ends(tables: Tables, store: Store) -> None:
    lobby = await tables.lobbies.create(TableSpec(ChannelRef(1, 78), "toy", 2, {}, "en"), ANA, "Ana")
    assert result_of(lobby) is None
    cancelled = await tables.early_ends.stop(lobby.id, ANA)
    assert (cancelled.status, result_of(cancelled)) == (Status.CANCELLED, None)
    assert await store.results.of(lobby.id) is None


async def test_a_game_whose_rules_are_gone_is_stopped_without_points_and_turns(tables: Tables, store: Store) -> None:
    table = await started(tables, (ANA, BEN))
    await tables.play.act(table.id, ANA, None, ["t1"])
    over = await Tables(store, {}).early_ends.stop(table.id, ANA)
    assert over.retired
    assert await kept(store, over) == [Placing(0, 0, None, ANA, None), Placing(1, 0, None, BEN, None)]


async def test_nothing_can_be_done_with_a_game_that_is_over(tables: Tables, store: Store) -> None:
    """So its result is written once: it is not taken back, left, stopped again or changed in any way."""
    table = await started(tables, (ANA, BEN), left="1")
    over = (await tables.play.act(table.id, ANA, None, ["t1"])).table
    before = await kept(store, over)
    await refused(Reason.GAME_OVER, tables.play.take_back(table.id, ANA))
    await refused(Reason.GAME_OVER, tables.early_ends.resign(table.id, ANA, "merchant"))
    await refused(Reason.GAME_OVER, tables.early_ends.stop(table.id, ANA))
    await tables.early_ends.close_guild(1)
    assert await kept(store, await Tables(store, GAMES).get(table.id)) == before


class Chances:
    """A game that people play, leave, take over and stop at random; it notes who has which seat from when on."""

    def __init__(self, store: Store, seed: int) -> None:
        self.store = store
        self.random = Random(seed)
        self.kind = KINDS[seed % 4]
        self.size = 2 if self.kind == "duel" else 2 + seed % 3
        self.stops_after = self.random.randint(0, 60) if seed % 5 == 4 else None
        self.tables = Tables(store, RULES)
        self.held: list[list[tuple[int, Any]]] = []

    async def play(self) -> Table:
        """Play until it is over."""
        tables, people = self.tables, (ANA, BEN, CLEO, DAN)[: self.size]
        spec = TableSpec(ChannelRef(1, 77), self.kind, self.size, {}, "en")
        table = await tables.lobbies.create(spec, ANA, "Ana")
        for user in people[1:]:
            await tables.lobbies.join(table.id, user, f"n{user}")
        table = await tables.lobbies.start(table.id, ANA)
        self.held = [[(0, (user, None))] for user in people]
        for step in range(2000):
            if step == self.stops_after:
                return await self.tables.early_ends.stop(table.id, CLEO, may_manage=True)
            table = await self._step(table)
            if not table.status.live:
                return table
        raise AssertionError("it does not end")

    async def _step(self, table: Table) -> Table:
        number, random = table.id, self.random
        chance = random.random()
        with suppress(TableError):
            if chance < 0.02:
                self.tables = Tables(self.store, RULES)
            elif chance < 0.08:
                await self.tables.play.take_back(number, random.choice(table.people))
            elif chance < 0.09 and len(table.people) > 1:
                self._note((await self.tables.early_ends.resign(number, random.choice(table.people), "m")).table)
            elif chance < 0.12 and (free := open_seats(table)):
                user = random.choice((EVE, FINN))
                self._note(await self.tables.seat_transfers.claim(number, user, "new", random.choice(list(free))))
                await self._agree(number)
            elif chance < 0.17 and table.asked:
                seat = random.choice(list(table.asked))
                if random.random() < 0.7:
                    await self.tables.overdue_players.make_stand_in_move(number, seat, table.asked[seat])
                else:
                    await self.tables.overdue_players.take_over(number, seat, table.asked[seat], LATE)
            elif table.computer_due:
                await self.tables.play.play_computer(number)
            elif table.asked:
                seat = random.choice(list(table.asked))
                seen, user = table.seen_by(seat), table.players[seat].user
                assert seen is not None
                assert user is not None
                code = random.choice(list(seen.legal)).code
                await self.tables.play.act(number, user, None, [code])
        return await self.tables.get(number)

    async def _agree(self, number: int) -> None:
        """Let all agree to what is asked."""
        for _ in range(8):
            table = await self.tables.get(number)
            if not table.motions:
                return
            motion = table.motions[0]
            voters = [table.players[seat].user for seat in table.voters(motion.seat) if seat not in motion.ballots]
            for user in voters[:1]:
                self._note(await self.tables.seat_transfers.vote(number, user or 0, motion.version, yes=True))

    def _note(self, table: Table) -> None:
        """Note who has come with the last action."""
        for held, player in zip(self.held, table.players, strict=True):
            if held[-1][1] != (player.user, player.level):
                held.append((table.version - 1, (player.user, player.level)))

    async def recounted(self, table: Table) -> list[Placing]:
        """Return the placings as the log and the notes tell them."""
        stored = await self.store.load(table.id)
        assert stored is not None
        rows = []
        for row in stored.log:
            if row.entry is Entry.BACK:
                rows = [one for one in rows if one.number < int(row.code)]
            elif row.entry in (Entry.PLAY, Entry.AUTO, Entry.SUB):
                rows.append(row)
        had = [(row, max(since for since, _ in self.held[row.seat] if since < row.number)) for row in rows]
        turns = [
            (where, [row.entry for row, _ in turn])
            for where, turn in groupby(had, key=lambda one: (one[0].seat, one[1]))
        ]
        final: Any = None
        if table.status is Status.FINISHED:
            final = (await self.tables.game_records.record(table.id))["final"]
        found = []
        for seat, held in enumerate(self.held):
            ends = [since for since, _ in held[1:]] + [None]
            for (since, (user, level)), until in zip(held, ends, strict=True):
                mine = [entries for where, entries in turns if where == (seat, since)]
                last = final is not None and until is None
                found.append(
                    Placing(
                        seat,
                        since,
                        until,
                        user,
                        level,
                        points=final["scores"][seat] if last else None,
                        won=last and seat in final["winners"],
                        turns=len(mine),
                        stand_in_turns=sum(Entry.SUB in entries for entries in mine),
                    )
                )
        return found


@first_of("seed", range(40), 10)
async def test_the_result_of_a_game_at_random_is_what_its_log_and_its_record_tell(store: Store, seed: int) -> None:
    """Of both games, with 2 to 4 seats; people leave, come, are late, take back, and some games are stopped."""
    game = Chances(store, seed)
    over = await game.play()
    assert await kept(store, over) == await game.recounted(over)
    again = await Tables(store, RULES).get(over.id)
    assert result_of(again) == await store.results.of(over.id)
    older = result_of(replace(again, finished=None))
    assert older is not None
    assert older.at == again.updated, "older rows have no moment of their end"
