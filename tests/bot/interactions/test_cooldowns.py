"""Nobody makes others hear or wait too often, and whoever asks too often is told how long to wait."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.interactions import cooldowns
from bot.interactions.cooldowns import Limits, Wish

ANA, BEN = 1001, 1002


class Hand:
    """A clock that is turned by hand."""

    def __init__(self) -> None:
        self.at = 1_700_000_000.0

    def now(self) -> float:
        return self.at

    async def sleep(self, seconds: float) -> None:
        raise AssertionError("nothing here waits")

    async def within(self, seconds: float, task: asyncio.Task[Any]) -> bool:
        raise AssertionError("nothing here waits")


@pytest.fixture
def clock() -> Hand:
    return Hand()


@pytest.fixture
def wishes(clock: Hand) -> Limits:
    return Limits(clock)


@pytest.mark.parametrize("wish", list(Wish))
def test_so_many_are_granted_and_the_next_one_waits_for_the_first_to_be_old(
    clock: Hand, wishes: Limits, wish: Wish
) -> None:
    many, seconds = wish.value
    for _ in range(many):
        assert wishes.wait(ANA, wish) == 0
        clock.at += 1
    assert wishes.wait(ANA, wish) == seconds - many
    clock.at += seconds - many - 0.5
    assert wishes.wait(ANA, wish) == pytest.approx(0.5)
    clock.at += 0.5
    assert wishes.wait(ANA, wish) == 0
    assert wishes.wait(ANA, wish) > 0, "the second is not old yet"


def test_what_is_refused_is_not_counted(clock: Hand, wishes: Limits) -> None:
    """Whoever presses again and again waits no longer for it."""
    many, seconds = Wish.BOARD.value
    for _ in range(many + 50):
        wishes.wait(ANA, Wish.BOARD)
    clock.at += seconds
    assert [wishes.wait(ANA, Wish.BOARD) for _ in range(many)] == [0.0] * many


def test_people_and_wishes_do_not_count_for_each_other(wishes: Limits) -> None:
    for _ in range(Wish.BOARD.value[0]):
        wishes.wait(ANA, Wish.BOARD)
    assert wishes.wait(ANA, Wish.BOARD) > 0
    assert wishes.wait(BEN, Wish.BOARD) == wishes.wait(ANA, Wish.FILM) == wishes.wait(ANA, Wish.LOBBY) == 0


def test_the_table_of_who_asked_does_not_grow_for_ever(clock: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cooldowns, "_REMEMBERED", 3)
    wishes = Limits(clock)
    for user in range(100):
        wishes.wait(user, Wish.FILM)
    assert list(wishes._granted) == [(user, Wish.FILM) for user in (97, 98, 99)]
