"""Games to practise in are read, changed and written as a whole: after a restart, twice, late, and not at all."""

from __future__ import annotations

import pytest

from bot.games import GAMES
from bot.store import Store
from bot.store.lessons import STORED_FOR
from bot.tables import PracticeGame, Reason, Tables
from engine.game import IllegalAction
from tests.bot.at_table import ANA, BEN, refused

NAMES = ("Ana", "Bo")
RULES = {code: game.rules for code, game in GAMES.items()}


class Moved:
    """A clock that stands until it is turned."""

    at = 1_000_000

    def __call__(self) -> float:
        return self.at


@pytest.fixture
def clock() -> Moved:
    return Moved()


@pytest.fixture
def tables(store: Store, clock: Moved) -> Tables:
    return Tables(store, RULES, clock=clock)


def first(now: PracticeGame) -> str:
    """Return the code of the first action that is open to whoever practises."""
    seen = now.table.seen_by(0)
    assert seen is not None
    return seen.legal[0].code


@pytest.mark.parametrize("kind", ["sobek", "duel"])
async def test_a_game_goes_on_after_a_restart_where_it_was(
    tables: Tables, store: Store, clock: Moved, kind: str
) -> None:
    """The apprentice has always answered: it is the person who is asked."""
    now = await tables.practice_games.begin(ANA, kind, {}, NAMES)
    for _ in range(6):
        now = await tables.practice_games.act(ANA, kind, now.practice.version, [first(now)], ["turn"], NAMES)
        assert 0 in now.table.waiting
        assert {seat for seat, _ in now.practice.moves} == {0, 1}
    again = await Tables(store, RULES, clock=clock).practice_games.of(ANA, kind, NAMES)
    assert again is not None
    assert again.practice == now.practice
    assert again.table.seen_by(0).view == now.table.seen_by(0).view  # type: ignore[union-attr]
    assert await tables.practice_games.of(BEN, kind, NAMES) is None


async def test_a_press_is_done_once_and_in_the_state_that_it_saw(tables: Tables) -> None:
    now = await tables.practice_games.begin(ANA, "sobek", {}, NAMES)
    version = now.practice.version
    await tables.practice_games.act(ANA, "sobek", version, [first(now)], [], NAMES)
    await refused(Reason.STALE, tables.practice_games.act(ANA, "sobek", version, [first(now)], [], NAMES))
    await refused(Reason.NO_TABLE, tables.practice_games.act(BEN, "sobek", version, [first(now)], [], NAMES))
    with pytest.raises(IllegalAction):
        await tables.practice_games.act(ANA, "sobek", version + 1, ["c.queen"], [], NAMES)
    after = await tables.practice_games.of(ANA, "sobek", NAMES)
    assert after is not None
    assert after.practice.version == version + 1


async def test_a_press_of_an_earlier_game_is_none_of_the_next(tables: Tables) -> None:
    """Be it that the earlier one was played on or not, however few moves the next has, however soon it begins."""
    earlier = await tables.practice_games.begin(ANA, "sobek", {}, NAMES)
    then = await tables.practice_games.act(ANA, "sobek", earlier.practice.version, [first(earlier)], [], NAMES)
    await tables.practice_games.drop(ANA, "sobek")
    next_one = await tables.practice_games.begin(ANA, "sobek", {}, NAMES)
    for version in (earlier.practice.version, then.practice.version):
        await refused(Reason.STALE, tables.practice_games.act(ANA, "sobek", version, [first(next_one)], [], NAMES))


async def test_whatever_was_done_can_be_taken_back(tables: Tables) -> None:
    """With the apprentice's answer, and one's own moves one by one; the same moves lead to the same game."""
    practising = tables.practice_games
    now = start = await practising.begin(ANA, "duel", {}, NAMES)
    for _ in range(3):
        now = await practising.act(ANA, "duel", now.practice.version, [first(now)], [], NAMES)
    moves = now.practice.moves
    back = await practising.take_back(ANA, "duel", now.practice.version, NAMES)
    assert back.practice.moves == moves[: len(back.practice.moves)]
    assert 0 in back.table.waiting
    same = await practising.act(ANA, "duel", back.practice.version, [first(back)], [], NAMES)
    assert same.practice.moves == moves
    now = same
    while now.can_take_back:
        now = await practising.take_back(ANA, "duel", now.practice.version, NAMES)
    assert now.practice.moves == start.practice.moves
    await refused(Reason.TAKE_BACK_NOTHING, practising.take_back(ANA, "duel", now.practice.version, NAMES))


async def test_it_is_forgotten_after_a_month_and_with_its_owner(tables: Tables, clock: Moved) -> None:
    """It is no table: nobody sits anywhere, and no channel is taken."""
    await tables.practice_games.begin(ANA, "sobek", {}, NAMES)
    assert await tables.people.tables_of(ANA) == ()
    clock.at += STORED_FOR - 1
    assert await tables.practice_games.of(ANA, "sobek", NAMES) is not None
    clock.at += 2
    assert await tables.practice_games.of(ANA, "sobek", NAMES) is None
    for user in (ANA, BEN):
        await tables.practice_games.begin(user, "sobek", {}, NAMES)
    await tables.people.erase(ANA, lambda language: "Robot")
    assert await tables.practice_games.of(ANA, "sobek", NAMES) is None
    assert await tables.practice_games.of(BEN, "sobek", NAMES) is not None
