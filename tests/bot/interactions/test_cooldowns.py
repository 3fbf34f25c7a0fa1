"""No user notifies others or makes them wait too often; a user who asks too often is told how long to wait."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.interactions import cooldowns
from bot.interactions.cooldowns import Cooldown, Cooldowns

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
def granted(clock: Hand) -> Cooldowns:
    return Cooldowns(clock)


@pytest.mark.parametrize("wish", list(Cooldown))
def test_so_many_are_granted_and_the_next_one_waits_for_the_first_to_be_old(
    clock: Hand, granted: Cooldowns, wish: Cooldown
) -> None:
    many, seconds = wish.value
    for _ in range(many):
        assert granted.wait(ANA, wish) == 0
        clock.at += 1
    assert granted.wait(ANA, wish) == seconds - many
    clock.at += seconds - many - 0.5
    assert granted.wait(ANA, wish) == pytest.approx(0.5)
    clock.at += 0.5
    assert granted.wait(ANA, wish) == 0
    assert granted.wait(ANA, wish) > 0, "the second is not old yet"


def test_what_is_refused_is_not_counted(clock: Hand, granted: Cooldowns) -> None:
    """Whoever presses again and again waits no longer for it."""
    many, seconds = Cooldown.BOARD.value
    for _ in range(many + 50):
        granted.wait(ANA, Cooldown.BOARD)
    clock.at += seconds
    assert [granted.wait(ANA, Cooldown.BOARD) for _ in range(many)] == [0.0] * many


def test_users_and_cooldowns_are_counted_separately(granted: Cooldowns) -> None:
    for _ in range(Cooldown.BOARD.value[0]):
        granted.wait(ANA, Cooldown.BOARD)
    assert granted.wait(ANA, Cooldown.BOARD) > 0
    assert (
        granted.wait(BEN, Cooldown.BOARD) == granted.wait(ANA, Cooldown.FILM) == granted.wait(ANA, Cooldown.LOBBY) == 0
    )


def test_the_table_of_who_asked_does_not_grow_for_ever(clock: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cooldowns, "_REMEMBERED", 3)
    granted = Cooldowns(clock)
    for user in range(100):
        granted.wait(user, Cooldown.FILM)
    assert list(granted._granted) == [(user, Cooldown.FILM) for user in (97, 98, 99)]
