"""What computers did in people's places is marked in the record of the game, and nothing else is."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.games import GAMES
from bot.store import Store
from bot.tables import LATE, Table, Tables, TableSpec
from tests.bot.at_table import PLACE
from tests.engine.duel.checker import check as check_duel
from tests.engine.sobek.checker import check as check_sobek

RULES = {code: game.rules for code, game in GAMES.items()}


class Evening:
    """A game over days, in which some are late now and then; who made which action is noted beside it."""

    def __init__(self, tables: Tables, table: Table, chance: Random, *, late: bool) -> None:
        self.tables = tables
        self.table = table
        self.chance = chance
        self.late = late
        self.by_computers: set[int] = set()

    async def play(self) -> None:
        """Play until the game is over."""
        while self.table.status.live:
            if self.table.computer_due:
                turn = await self.tables.play.play_computer(self.table.id)
                assert turn is not None
                self._made(turn.table, stood_in=turn.seat in self.table.absent)
                continue
            await self._comes_back()
            seat = self.chance.choice(tuple(self.table.asked))
            what = self.chance.random() if self.late else 1.0
            if what < 0.2:
                after = await self.tables.overdue_players.make_stand_in_move(
                    self.table.id, seat, self.table.asked[seat]
                )
                self._made(after, stood_in=True)
            elif what < 0.25:
                self.table = await self.tables.overdue_players.take_over(
                    self.table.id, seat, self.table.asked[seat], LATE
                )
            else:
                await self._acts(seat)

    async def _comes_back(self) -> None:
        for seat in self.table.absent:
            user = self.table.players[seat].user
            if user is not None and self.chance.random() < 0.3:
                self.table = await self.tables.overdue_players.come_back(self.table.id, user)

    async def _acts(self, seat: int) -> None:
        seen, user = self.table.seen_by(seat), self.table.players[seat].user
        assert seen is not None
        assert user is not None
        turn = await self.tables.play.act(self.table.id, user, None, [self.chance.choice(seen.legal).code])
        self._made(turn.table, stood_in=False)
        if self.late and self.chance.random() < 0.1 and self.table.can_take_back(user):
            self.table = (await self.tables.play.take_back(self.table.id, user)).table

    def _made(self, after: Table, *, stood_in: bool) -> None:
        if stood_in:
            self.by_computers |= set(range(self.table.version + 1, after.version + 1))
        self.table = after


async def played(store: Store, kind: str, people: int, computers: int, *, late: bool) -> tuple[Evening, Any]:
    """Play a game and return it with its record, read by another program."""
    tables = Tables(store, RULES)
    table = await tables.lobbies.create(TableSpec(PLACE, kind, people + computers, {}, "en"), 1, "Anna")
    for user in range(2, people + 1):
        table = await tables.lobbies.join(table.id, user, f"n{user}")
    for _ in range(computers):
        table = await tables.lobbies.add_computer(table.id, 1, "Merit")
    evening = Evening(tables, await tables.lobbies.start(table.id, 1), Random(people), late=late)
    await evening.play()
    return evening, await Tables(store, RULES).game_records.record(table.id)


@pytest.fixture(autouse=True)
def dealt(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let chance be the same each time."""
    monkeypatch.setattr(secrets, "token_hex", lambda count: "7" * 2 * count)


@pytest.fixture
async def store(tmp_path: Path) -> Any:
    """Give an open store."""
    store = await Store.open(f"sqlite:///{tmp_path}/games.sqlite3")
    yield store
    await store.close()


GAMES_PLAYED = [("sobek", 2, 1, check_sobek), ("duel", 2, 0, check_duel)]


@pytest.mark.parametrize(("kind", "people", "computers", "check"), GAMES_PLAYED)
async def test_the_record_has_the_moves_that_computers_made_for_people(
    store: Store, kind: str, people: int, computers: int, check: Callable[[Any], None]
) -> None:
    """Not those of computers with seats of their own, and not what people did themselves or took back."""
    evening, record = await played(store, kind, people, computers, late=True)
    check(record)
    table = evening.table
    assert table._game_session is not None
    assert table.seed is not None
    steps = table._game_session.steps
    assert evening.by_computers <= {step.number for step in steps}
    marked = {place for place, step in enumerate(steps) if step.number in evening.by_computers}
    moves = [(step.seat, step.code) for step in steps]
    assert record == RULES[kind].record(table.size, table.options, table.seed, moves, marked)
    assert {entry["seat"] for entry in record["stand_ins"]} == set(range(people))
    assert 3 < len(record["stand_ins"]) < len(moves)


@pytest.mark.parametrize(("kind", "people", "computers", "check"), GAMES_PLAYED)
async def test_where_nobody_was_late_the_record_has_no_such_mark(
    store: Store, kind: str, people: int, computers: int, check: Callable[[Any], None]
) -> None:
    """It has the keys that it always had."""
    _, record = await played(store, kind, people, computers, late=False)
    check(record)
    assert "stand_ins" not in record
