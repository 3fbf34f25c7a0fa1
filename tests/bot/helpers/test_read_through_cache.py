"""What was read of the store is remembered until it changes, and only where nobody else can change it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection

import pytest

from bot.helpers.read_through_cache import ReadThroughCache
from bot.store import StoreUnavailable


class Shelf:
    """Values that are read slowly if that is wanted, or not at all; it counts what it is asked."""

    def __init__(self) -> None:
        self.values: dict[int, str] = {}
        self.asked: list[int] = []
        self.fails = False
        self.found = asyncio.Event()
        self.answers = asyncio.Event()
        self.answers.set()

    async def read(self, keys: Collection[int]) -> dict[int, str]:
        """Return the values of some keys as they are when it begins."""
        self.asked += sorted(keys)
        found = {key: self.values.get(key, "") for key in keys}
        self.found.set()
        await self.answers.wait()
        if self.fails:
            raise StoreUnavailable("away")
        return found


@pytest.fixture
def shelf() -> Shelf:
    return Shelf()


def cached(
    shelf: Shelf, *, own: Callable[[int], bool] = lambda key: True, most: int = 10
) -> ReadThroughCache[int, str]:
    return ReadThroughCache(shelf.read, own, most=most)


async def test_what_is_known_is_not_read_again_and_what_is_not_is_read_at_once(shelf: Shelf) -> None:
    cache = cached(shelf)
    shelf.values = {1: "a", 2: "b"}
    assert cache.known(1) is None
    assert await cache.of_all([1, 2]) == {1: "a", 2: "b"}
    assert await cache.of_all([2, 3, 2]) == {2: "b", 3: ""}
    assert (await cache.of(1), cache.known(2)) == ("a", "b")
    assert shelf.asked == [1, 2, 3]


async def test_what_has_changed_is_read_again_and_the_others_are_not(shelf: Shelf) -> None:
    cache = cached(shelf)
    await cache.of_all([1, 2])
    shelf.values = {1: "new"}
    cache.changed([1, 7])
    assert cache.known(1) is None
    assert await cache.of_all([1, 2]) == {1: "new", 2: ""}
    assert shelf.asked == [1, 2, 1]


async def test_an_answer_that_is_older_than_a_change_is_given_and_not_remembered(shelf: Shelf) -> None:
    """The reader began before the change, and comes back after it."""
    cache = cached(shelf)
    shelf.values = {1: "old"}
    shelf.answers.clear()
    reading = asyncio.create_task(cache.of(1))
    await shelf.found.wait()
    shelf.values = {1: "new"}
    cache.changed([1])
    shelf.answers.set()
    assert await reading == "old"
    assert cache.known(1) is None
    assert await cache.of(1) == "new"


async def test_two_who_read_at_once_get_the_same_and_leave_it_remembered(shelf: Shelf) -> None:
    cache = cached(shelf)
    shelf.values = {1: "a"}
    shelf.answers.clear()
    readings = [asyncio.create_task(cache.of(1)) for _ in range(2)]
    await shelf.found.wait()
    shelf.answers.set()
    assert await asyncio.gather(*readings) == ["a", "a"]
    assert cache.known(1) == "a"


async def test_a_read_that_fails_leaves_nothing_behind(shelf: Shelf) -> None:
    """Neither a value nor the failure; what was known stays."""
    cache = cached(shelf)
    shelf.values = {1: "a", 2: "b"}
    await cache.of(2)
    shelf.fails = True
    with pytest.raises(StoreUnavailable):
        await cache.of_all([1, 2])
    assert (cache.known(1), cache.known(2)) == (None, "b")
    shelf.fails = False
    assert await cache.of(1) == "a"


async def test_a_read_that_is_cancelled_leaves_nothing_behind(shelf: Shelf) -> None:
    cache = cached(shelf)
    shelf.answers.clear()
    reading = asyncio.create_task(cache.of(1))
    await shelf.found.wait()
    reading.cancel()
    shelf.answers.set()
    with pytest.raises(asyncio.CancelledError):
        await reading
    assert cache.known(1) is None


async def test_no_more_is_remembered_than_there_is_room_for(shelf: Shelf) -> None:
    """What was read last stays."""
    cache = cached(shelf, most=2)
    shelf.values = {key: str(key) for key in range(4)}
    assert await cache.of_all(range(4)) == shelf.values
    assert sum(cache.known(key) is not None for key in range(4)) == 2
    await cache.of(0)
    await cache.of(1)
    assert [cache.known(key) for key in range(4)] == ["0", "1", None, None]


async def test_what_others_can_change_is_read_each_time(shelf: Shelf) -> None:
    """They take no room from what is remembered."""
    cache = cached(shelf, own=lambda key: key < 10, most=1)
    shelf.values = {1: "a"}
    await cache.of(1)
    for value in ("a", "b"):
        shelf.values = {1: value, 11: value}
        assert await cache.of_all([1, 11]) == {1: "a", 11: value}
    assert cache.known(11) is None
    assert shelf.asked == [1, 11, 11]
    assert cache.known(1) == "a"


async def test_what_others_can_change_is_known_for_a_while_and_read_each_time(shelf: Shelf) -> None:
    """Also where the clock goes back."""
    now = 1000
    cache = ReadThroughCache(shelf.read, lambda key: False, good_for=60, now=lambda: now)
    shelf.values = {1: "a"}
    assert await cache.of(1) == "a"
    shelf.values = {1: "b"}
    assert cache.known(1) == "a"
    now = 1059
    assert cache.known(1) == "a"
    now = 1060
    assert cache.known(1) is None
    now = 999
    assert cache.known(1) is None
    assert await cache.of(1) == "b"
    cache.changed([1])
    assert cache.known(1) is None


async def test_a_value_can_be_read_again_though_it_is_known(shelf: Shelf) -> None:
    cache = cached(shelf)
    await cache.of(1)
    shelf.values = {1: "a"}
    assert await cache.read(1) == "a"
    assert cache.known(1) == "a"
    assert shelf.asked == [1, 1]


async def test_all_that_fits_can_be_forgotten(shelf: Shelf) -> None:
    cache = cached(shelf)
    await cache.of_all([1, 2, 3])
    cache.forget(lambda key: key > 1)
    assert [cache.known(key) for key in (1, 2, 3)] == ["", None, None]
