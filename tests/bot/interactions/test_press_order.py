"""The newest press on a message counts, unless it left the message as it was."""

from __future__ import annotations

from bot.interactions.press_order import Turns


def test_a_press_is_overtaken_by_the_next_one_on_its_message() -> None:
    turns = Turns()
    first, other = turns.pressed(1), turns.pressed(2)
    assert not first.overtaken
    second = turns.pressed(1)
    assert (first.overtaken, second.overtaken, other.overtaken) == (True, False, False)


def test_a_press_that_is_dropped_has_overtaken_nothing() -> None:
    turns = Turns()
    first = turns.pressed(1)
    turns.pressed(1).drop()
    assert not first.overtaken
    dropped, last = turns.pressed(1), turns.pressed(1)
    dropped.drop()
    assert first.overtaken, "by the last one"
    assert not last.overtaken


def test_what_is_remembered_is_bounded() -> None:
    turns = Turns()
    for message in range(10_000):
        turns.pressed(message)
    assert len(turns._presses) <= 4096
