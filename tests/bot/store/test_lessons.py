"""Lessons and games to practise in, in the store: the furthest step, who is told, numbers without persons, an end."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from bot.store import LessonProgress, Practice, SeatRow, StaleVersion, Status, Store, TableChange
from bot.store.lessons import STORED_FOR
from tests.bot.store.new_table import NEW

ANA, BEN = 1001, 1002
AT = 1_800_000_000
CODES = ("one", "two", "three", "finished")
TOY = Practice("toy", "1", 2, 0, {"left": "6"}, "seed", at=AT)


async def reach(store: Store, step: int, user: int = ANA, at: int = AT) -> None:
    await store.lessons.reach(user, "toy", step, CODES[: step + 1], at)


async def test_the_furthest_step_stays(store: Store) -> None:
    """A user who goes back or begins again stays at the furthest step."""
    for step in (0, 2, 1, 0):
        await reach(store, step)
    assert await store.lessons.of(ANA, AT) == {"toy": LessonProgress("toy", 2, AT)}
    assert await store.lessons.of(BEN, AT) == {}


async def test_who_reached_a_step_is_counted_once_and_without_a_number(store: Store) -> None:
    """And counts for the steps that were passed over; two people count two."""
    for step, user in ((0, ANA), (0, ANA), (2, ANA), (1, ANA), (0, BEN), (1, BEN), (3, ANA)):
        await reach(store, step, user)
    counts = {("toy", "one"): 2, ("toy", "two"): 2, ("toy", "three"): 1, ("toy", "finished"): 1}
    assert await store.lessons.counts() == counts
    for user in (ANA, BEN):
        await store.people.forget(user)
    assert await store.lessons.of(ANA, AT) == {}
    assert await store.lessons.counts() == counts


async def test_somebody_is_told_of_lessons_once(store: Store) -> None:
    """Also by two presses at once, and not after the user has begun one unasked."""
    told = await asyncio.gather(*(store.lessons.offer(ANA, "toy", AT) for _ in range(3)))
    assert sorted(told) == [False, False, True]
    assert await store.lessons.of(ANA, AT) == {"toy": LessonProgress("toy", None, AT)}
    await reach(store, 1, BEN)
    assert not await store.lessons.offer(BEN, "other", AT)


@pytest.mark.parametrize(
    ("status", "newcomer"),
    [(Status.LOBBY, True), (Status.CANCELLED, True), (Status.RUNNING, False), (Status.FINISHED, False)],
)
async def test_who_has_played_is_not_told(store: Store, status: Status, newcomer: bool) -> None:
    """A seat in a lobby is no game yet."""
    made = await store.create(replace(NEW, seats=(SeatRow(0, ANA, "Ana"),)))
    if status is not Status.LOBBY:
        await store.change(TableChange(made.id, made.version, {"status": status, "version": 1}))
    assert await store.lessons.offer(ANA, "toy", AT) is newcomer


async def test_a_game_to_practise_in_goes_on_where_it_was(store: Store) -> None:
    """A second writer loses, a new one takes its place."""
    await store.practices.begin(ANA, TOY)
    further = replace(TOY, moves=((0, "t1"), (1, "k")), version=1, explained=("t",), quiet=True, at=AT + 5)
    await store.practices.change(ANA, further)
    assert await store.practices.of(ANA, "toy", AT) == further
    with pytest.raises(StaleVersion):
        await store.practices.change(ANA, replace(further, moves=()))
    assert await store.practices.of(BEN, "toy", AT) is None
    await store.practices.begin(ANA, replace(TOY, seed="other"))
    with pytest.raises(StaleVersion):
        await store.practices.change(ANA, further)
    await store.practices.drop(ANA, "toy")
    assert await store.practices.of(ANA, "toy", AT) is None


async def test_what_nobody_goes_on_with_is_forgotten(store: Store) -> None:
    """After 30 days, to the second, but not the counts; users who began later keep theirs."""
    await reach(store, 2)
    await reach(store, 1, BEN, AT + 10)
    await store.practices.begin(ANA, TOY)
    await store.practices.begin(BEN, replace(TOY, at=AT + 10))
    end = AT + STORED_FOR
    assert await store.lessons.expire(end - 1) == 0
    assert await store.lessons.of(ANA, end) == {}
    assert await store.practices.of(ANA, "toy", end) is None
    assert await store.lessons.expire(end) == 2
    assert await store.lessons.counts() == {("toy", "one"): 2, ("toy", "two"): 2, ("toy", "three"): 1}
    assert set(await store.lessons.of(BEN, end)) == {"toy"}
    assert await store.practices.of(BEN, "toy", end) is not None
    await reach(store, 0, at=end)
    assert (await store.lessons.of(ANA, end))["toy"].step == 0
