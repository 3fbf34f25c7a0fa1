"""Of each kind of private message one lives, a person and table, for as long as it can be deleted."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import discord
import pytest

from bot.interactions.ephemeral import TOKEN_LIFE, EphemeralKind, EphemeralTracker
from tests.bot.faults.clock import VirtualClock
from tests.bot.faults.discord import http

ANA, BEN = 1, 2
TABLE, OTHER = 7, 8


class Channel:
    """Private messages that can be deleted by their tokens."""

    def __init__(self) -> None:
        self.clock = VirtualClock(1000.0)
        self.tracker = EphemeralTracker(self.clock)
        self.deleted: list[tuple[str, int]] = []
        self.presses = 0
        self.fails: type[Exception] | None = None

    def by(self, token: str) -> Callable[[int], Awaitable[object]]:
        """Return what deletes messages by a token."""

        async def erase(message: int) -> None:
            self.deleted.append((token, message))
            if self.fails is not None:
                raise http(discord.NotFound, 404, 10008) if self.fails is discord.NotFound else self.fails

        return erase

    def shows(
        self,
        message: int,
        what: EphemeralKind | None = EphemeralKind.HAND,
        table: int = TABLE,
        user: int = ANA,
        press: int | None = None,
    ) -> None:
        """Let a message arrive or be edited, by a token that is called after it; for the newest press unless said."""
        self.presses = max(self.presses, press or 0) + 1
        self.tracker.note_shown(user, table, what, message, press or self.presses, self.by(f"token {message}"))

    async def gone(self) -> list[int]:
        """Give the messages that were deleted, once all is done."""
        await asyncio.sleep(0)
        return [message for _, message in self.deleted]


@pytest.fixture
async def channel() -> Channel:
    return Channel()


async def test_a_new_hand_replaces_the_one_before(channel: Channel) -> None:
    for message in (10, 11, 12):
        channel.shows(message)
    assert await channel.gone() == [10, 11]
    assert channel.deleted[0] == ("token 10", 10)


async def test_a_hand_that_is_edited_late_does_not_delete_the_one_that_was_opened_meanwhile(channel: Channel) -> None:
    """A player acts in the hand and opens another one on the board before the first is drawn again."""
    channel.shows(10)
    channel.shows(11, press=4)
    assert await channel.gone() == [10]
    channel.shows(10, press=3)
    assert await channel.gone() == [10, 10]
    channel.shows(12)
    assert await channel.gone() == [10, 10, 11]


async def test_an_older_hand_that_is_pressed_again_replaces_the_newer(channel: Channel) -> None:
    channel.shows(11)
    channel.shows(10)
    assert await channel.gone() == [11]


async def test_what_an_older_press_brings_late_takes_the_place_as_it_lies_lowest(channel: Channel) -> None:
    channel.shows(11, press=4)
    channel.shows(12, press=3)
    assert await channel.gone() == [11]


async def test_a_page_and_a_hand_stay_side_by_side_and_any_message_replaces_a_notice(channel: Channel) -> None:
    channel.shows(10)
    channel.shows(11, EphemeralKind.PAGE)
    channel.shows(12, EphemeralKind.NOTICE)
    assert await channel.gone() == []
    channel.shows(13, EphemeralKind.PAGE)
    assert sorted(await channel.gone()) == [11, 12]
    channel.shows(14)
    assert sorted(await channel.gone()) == [10, 11, 12]


async def test_what_is_kept_deletes_nothing_and_is_never_deleted(channel: Channel) -> None:
    channel.shows(10)
    channel.shows(11, EphemeralKind.KEPT)
    channel.shows(12, EphemeralKind.PAGE)
    channel.shows(13)
    assert await channel.gone() == [10]


async def test_other_people_and_other_tables_keep_theirs(channel: Channel) -> None:
    channel.shows(10)
    channel.shows(11, user=BEN)
    channel.shows(12, table=OTHER)
    channel.shows(13, table=0)
    channel.shows(14, table=0)
    assert await channel.gone() == []


async def test_a_press_on_a_hand_makes_it_deletable_for_longer_by_the_newer_token(channel: Channel) -> None:
    channel.shows(10)
    channel.clock.leap(TOKEN_LIFE - 1)
    channel.tracker.note_shown(ANA, TABLE, None, 10, 99, channel.by("newer"))
    channel.clock.leap(TOKEN_LIFE - 1)
    channel.shows(11)
    await channel.gone()
    assert channel.deleted == [("newer", 10)]


async def test_a_hand_that_shows_another_table_now_belongs_to_that(channel: Channel) -> None:
    channel.shows(10)
    channel.shows(10, table=OTHER)
    channel.shows(11)
    assert await channel.gone() == []
    channel.shows(12, table=OTHER)
    assert await channel.gone() == [10]


async def test_a_page_that_is_edited_to_a_hand_replaces_the_one_before(channel: Channel) -> None:
    channel.shows(10)
    channel.shows(11, EphemeralKind.PAGE)
    channel.shows(11)
    assert await channel.gone() == [10]
    channel.tracker.note_shown(ANA, TABLE, None, 11, 99, channel.by("later"))
    channel.shows(12, EphemeralKind.PAGE)
    assert await channel.gone() == [10], "it is a panel still"


async def test_a_token_that_is_too_old_is_never_tried_and_forgotten(channel: Channel) -> None:
    channel.shows(10)
    channel.clock.leap(TOKEN_LIFE + 1)
    channel.shows(11, user=BEN)
    assert ANA not in channel.tracker._deletable
    channel.shows(12)
    assert await channel.gone() == []


@pytest.mark.parametrize("failure", [discord.NotFound, OSError, TimeoutError])
async def test_a_failed_deletion_says_nothing(
    channel: Channel, failure: type[Exception], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(0)
    channel.fails = failure
    channel.shows(10)
    channel.shows(11)
    channel.shows(12)
    assert await channel.gone() == [10, 11]
    await channel.tracker.close()
    assert "token" not in caplog.text


async def test_what_is_remembered_is_bounded_and_shows_no_token(channel: Channel) -> None:
    for user in range(5000):
        channel.shows(user + 10, user=user)
        channel.tracker.note_sent(user, 1, user + 10)
    for table in range(100):
        channel.shows(9000 + table, table=table + 1, user=0)
    assert len(channel.tracker._deletable) <= 2048
    assert len(channel.tracker._newest) <= 2048
    assert len(channel.tracker._deletable[0]) <= 32
    assert "Channel.by" not in repr(channel.tracker._deletable)


async def test_the_newest_ephemeral_message_of_a_channel_is_known(channel: Channel) -> None:
    tracker = channel.tracker
    assert tracker.newest(ANA, 5) == 0
    tracker.note_sent(ANA, 5, 20)
    tracker.note_sent(ANA, 5, 19)
    tracker.note_sent(ANA, 6, 30)
    assert tracker.newest(ANA, 5) == 20
    assert tracker.newest(BEN, 5) == 0


async def test_while_a_hand_is_sent_that_replaces_all_none_counts(channel: Channel) -> None:
    tracker = channel.tracker
    tracker.note_sent(ANA, 5, 20)
    with tracker.expect_new(ANA, 5), tracker.expect_new(ANA, 5):
        tracker.note_sent(ANA, 5, 21)
        assert tracker.newest(ANA, 5) == 0
    assert tracker.newest(ANA, 5) == 21
    assert not tracker._expected


async def test_a_page_follows_its_table_until_its_token_ends_or_it_is_replaced(channel: Channel) -> None:
    redrawn: list[int] = []

    def page(message: int, table: int = TABLE) -> None:
        async def redraw() -> None:
            redrawn.append(message)
            raise http(discord.NotFound, 404, 10008)

        channel.shows(message, EphemeralKind.PAGE, table, user=message)
        channel.tracker.keep_fresh(table, message, redraw)

    page(11)
    page(12)
    page(13, OTHER)
    channel.tracker.refresh(TABLE, but=12)
    await asyncio.sleep(0)
    assert redrawn == [11]
    channel.shows(14, EphemeralKind.PAGE, user=11)
    channel.tracker.refresh(TABLE)
    await asyncio.sleep(0)
    assert redrawn == [11, 12]
    channel.clock.leap(TOKEN_LIFE)
    channel.tracker.refresh(OTHER)
    await asyncio.sleep(0)
    assert redrawn == [11, 12]


async def test_after_the_last_change_a_page_stays_as_it_is(channel: Channel) -> None:
    """A page of options says once that the game has begun, and costs no request a turn."""
    redrawn: list[int] = []

    async def redraw() -> None:
        redrawn.append(11)

    channel.shows(11, EphemeralKind.PAGE, TABLE, user=11)
    channel.tracker.keep_fresh(TABLE, 11, redraw)
    for _ in range(3):
        channel.tracker.refresh(TABLE, last=True)
        await asyncio.sleep(0)
    assert redrawn == [11]
