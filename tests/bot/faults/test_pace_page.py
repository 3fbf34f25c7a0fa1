"""A proposed pace: who must answer is named to all, and a page that waits for the answers tells how it ended."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.interactions.custom_id import PressId, Verb
from bot.interactions.ephemeral import TOKEN_LIFE
from tests.bot.faults.discord import Fault, Message
from tests.bot.faults.scenarios import ANA, BEN, CLEO, THREE, acting, game, here, lobby, press, shown
from tests.bot.faults.world import World, new_world

DECLINED = "The pace stays as it is: your proposal was declined."
SLOW = "New pace: Slow, a week for each decision."
TOLD = "The pace stays as it is: Ana's proposal was declined."


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    world = await new_world(tmp_path)
    yield world
    await world.stop()


async def proposed(world: World) -> Message:
    """Let Ana propose another pace, and return her page."""
    page = (await press(world, ANA, Verb.PACE)).shown[-1]
    table = await here(world)
    await world.press(ANA, page, PressId(table.id, table.version, Verb.PROPOSE, "pace"), values=["slow"])
    await world.clock.quiet()
    return page


def pings(world: World) -> list[Message]:
    """Return all messages that have pinged, the oldest first."""
    return [one for one in world.discord.state.messages.values() if one.notified]


async def redrawn() -> None:
    """Wait until pages that follow a table are redrawn."""
    for _ in range(200):
        await asyncio.sleep(0)


async def test_a_proposal_names_those_who_must_answer(world: World) -> None:
    await game(THREE)(world)
    await proposed(world)
    assert f"<@{BEN}> and <@{CLEO}>, do you agree?" in (await shown(world))[1].text
    await press(world, BEN, Verb.AGREE, "slow.ask")
    assert f"<@{CLEO}>, do you agree?" in (await shown(world))[1].text


async def test_those_who_must_answer_a_proposal_are_pinged_once_also_after_a_kill(world: World) -> None:
    await game(THREE)(world)
    before = len(pings(world))
    await proposed(world)
    await world.clock.advance(1)
    await world.kill()
    await world.heal()
    assert [(one.notified, one.push) for one in pings(world)[before:]] == [
        ((BEN, CLEO), f"Ana proposes another pace. {SLOW} <@{BEN}> and <@{CLEO}>, do you agree?")
    ]
    assert world.wrong == []


async def test_a_ping_for_a_proposal_whose_arrival_is_unknown_is_sent_once(world: World) -> None:
    await game(THREE)(world)
    before = len(pings(world))
    world.discord.fault = lambda call: Fault.UNANSWERED if call == "send" else None
    await proposed(world)
    await world.clock.advance(1)
    await world.kill()
    await world.heal()
    assert [one.notified for one in pings(world)[before:]] == [(BEN, CLEO)]
    assert world.wrong == []


async def test_that_a_pace_was_declined_is_told_on_the_board_and_on_the_page_of_the_one_who_proposed_it(
    world: World,
) -> None:
    await game(THREE)(world)
    page = await proposed(world)
    assert "It changes as soon as everybody agrees" in page.text
    assert "The board tells what comes of it." in page.text
    await press(world, BEN, Verb.AGREE, "slow.ask")
    assert "It changes as soon as everybody agrees" in page.text
    await press(world, CLEO, Verb.DECLINE, "slow.ask")
    await redrawn()
    assert page.text.startswith(DECLINED)
    assert "It changes as soon as everybody agrees" not in page.text
    assert TOLD in (await shown(world))[1].text
    await acting()(world)
    assert TOLD not in (await shown(world))[1].text


async def test_a_page_says_that_all_have_agreed_also_after_others_have_moved(world: World) -> None:
    await game(THREE)(world)
    page = await proposed(world)
    await acting()(world)
    for user in (BEN, CLEO):
        await press(world, user, Verb.AGREE, "slow.ask")
    await redrawn()
    assert "Pace: **Slow**" in page.text
    assert DECLINED not in page.text


async def test_a_page_of_a_lobby_tells_it_too(world: World) -> None:
    await lobby(THREE)(world)
    page = await proposed(world)
    before = page.text
    declined = await press(world, BEN, Verb.DECLINE, "slow.ask")
    await redrawn()
    assert page.text.startswith(DECLINED)
    assert "The board tells" not in before, "a lobby has no news"
    assert declined.shown[-1].text == TOLD, "the one who declines is told so, since no lobby tells it"


async def test_that_a_pace_was_accepted_is_told_on_the_board(world: World) -> None:
    await game(THREE)(world)
    await proposed(world)
    await press(world, BEN, Verb.AGREE, "slow.ask")
    assert SLOW not in (await shown(world))[1].text
    await press(world, CLEO, Verb.AGREE, "slow.ask")
    assert SLOW in (await shown(world))[1].text


async def test_where_only_what_happens_in_the_end_was_changed_that_is_told(world: World) -> None:
    """When it is proposed, in the ping, and when it is accepted, on the board."""
    await game(THREE)(world)
    page = (await press(world, ANA, Verb.PACE)).shown[-1]
    table = await here(world)
    await world.press(ANA, page, PressId(table.id, table.version, Verb.PROPOSE, "fallback"), values=["wait"])
    await world.clock.advance(1)
    told = "When the time is up: the table simply waits."
    assert pings(world)[-1].push == f"Ana proposes another pace. {told} <@{BEN}> and <@{CLEO}>, do you agree?"
    for user in (BEN, CLEO):
        await press(world, user, Verb.AGREE, "relaxed.wait")
    board = (await shown(world))[1]
    assert told in board.text
    assert "New pace" not in board.text


async def test_a_page_whose_token_has_ended_stays_as_it_is(world: World) -> None:
    await game(THREE)(world)
    page = await proposed(world)
    world.clock.leap(TOKEN_LIFE)
    await press(world, BEN, Verb.DECLINE, "slow.ask")
    await redrawn()
    assert DECLINED not in page.text
