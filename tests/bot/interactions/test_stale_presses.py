"""The newest press on a message counts, unless it left the message as it was."""

from __future__ import annotations

from bot.interactions.stale_presses import PressOrder


def test_a_press_is_overtaken_by_the_next_one_on_its_message() -> None:
    turns = PressOrder()
    first, other = turns.pressed(1), turns.pressed(2)
    assert not first.is_outdated
    second = turns.pressed(1)
    assert (first.is_outdated, second.is_outdated, other.is_outdated) == (True, False, False)


def test_a_press_that_is_dropped_has_overtaken_nothing() -> None:
    turns = PressOrder()
    first = turns.pressed(1)
    turns.pressed(1).drop()
    assert not first.is_outdated
    dropped, last = turns.pressed(1), turns.pressed(1)
    dropped.drop()
    assert first.is_outdated, "by the last one"
    assert not last.is_outdated


def test_what_is_remembered_is_bounded() -> None:
    turns = PressOrder()
    for message in range(10_000):
        turns.pressed(message)
    assert len(turns._presses) <= 4096
