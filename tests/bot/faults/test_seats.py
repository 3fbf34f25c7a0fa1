"""Seats that change hands by presses: what each sees before and after, old buttons, and who is told what."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.domain.pace import DAY
from bot.interactions.custom_id import PressId, Verb
from bot.tables import Table
from tests.bot.faults.discord import Message
from tests.bot.faults.interaction import FakeInteraction
from tests.bot.faults.scenarios import ANA, BEN, CLEO, DAN, THREE, TWO, game, here, lobby, press, shown
from tests.bot.faults.seats import CHOSEN, all_played, left, offering, opening, says, taking, waited_twice
from tests.bot.faults.world import World, new_world


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    world = await new_world(tmp_path)
    yield world
    await world.stop()


async def fine(world: World) -> Table:
    """Heal the world, check it, and return the table."""
    await world.heal()
    await world.check()
    return await here(world)


async def chosen(world: World, user: int, **data: object) -> FakeInteraction:
    """Let somebody choose in the select of people."""
    table, message = await shown(world)
    return await world.press(user, message, PressId(table.id, table.version, Verb.SEAT_TO), **data)


async def page(world: World, user: int, verb: Verb) -> Message:
    """Return the page that a press opens."""
    done = await press(world, user, verb)
    assert done.shown[-1].ephemeral_for == user
    return done.shown[-1]


async def test_nobody_sees_a_hand_before_the_seat_is_his_nor_afterwards(world: World) -> None:
    """Dan asks for Ben's seat; Ben, who resigned, is told no more either."""
    await left(played=True)(world)
    await taking()(world)
    for user in (DAN, BEN):
        assert "You have no seat" in (await press(world, user, Verb.HAND)).told
        assert (await press(world, user, Verb.ACT, "t.1")).told
    for user in (ANA, CLEO):
        await says("yes", user)(world)
    table = await fine(world)
    assert table.seat_of(DAN) == 1
    assert "You have no seat" in (await press(world, BEN, Verb.HAND)).told
    hand = await press(world, DAN, Verb.HAND)
    assert "You have no seat" not in hand.told
    assert "Since the game began" in hand.told, "he has had no turn yet, whatever was played in his seat"
    assert "Ben took" in hand.told, "what another did in this seat is news for him"
    _, board = await shown(world)
    assert "Dan takes over from Merit (computer)." in board.text


async def test_an_owner_is_out_when_his_seat_is_another_persons(world: World) -> None:
    await game(TWO, until=all_played)(world)
    assert "You have offered your seat" in (await chosen(world, ANA, **CHOSEN)).told
    _, board = await shown(world)
    assert "Ana offers their seat to <@1004>." in board.text
    assert set(board.notified) >= {BEN, DAN}
    await says("yes", BEN)(world)
    await says("accept", DAN)(world)
    table = await fine(world)
    assert table.seat_of(DAN) == 0
    assert "You have no seat" in (await press(world, ANA, Verb.HAND)).told
    board = world.board(table) or board
    assert "Dan takes over from Ana." in board.text


async def test_whom_a_seat_cannot_be_offered_to(world: World) -> None:
    """Oneself, somebody at the table, a bot, or whom Discord does not say anything about."""
    await game(TWO)(world)
    for user in (ANA, BEN):
        resolved = {"users": {str(user): {"username": "x"}}}
        assert "has seen a hand" in (await chosen(world, ANA, values=[str(user)], resolved=resolved)).told
    machine = {"users": {"5000": {"username": "x", "bot": True}}}
    assert "A bot cannot take your seat" in (await chosen(world, ANA, values=["5000"], resolved=machine)).told
    for data in ({}, {"values": ["5001"]}, {"values": ["x"], "resolved": {"users": {"x": {"username": "x"}}}}):
        assert "out of date" in (await chosen(world, ANA, **data)).told
    assert (await fine(world)).motions == ()


async def test_old_buttons_get_a_kind_answer(world: World) -> None:
    await left(played=True)(world)
    await taking()(world)
    table, board = await shown(world)
    version = table.motions[0].version
    for user, word in ((ANA, "no"), (CLEO, "no")):
        await press(world, user, Verb.MOTION, f"{version}.{word}")
    for user, word in ((ANA, "yes"), (DAN, "accept"), (DAN, "no")):
        done = await world.press(user, board, PressId(table.id, table.version, Verb.MOTION, f"{version}.{word}"))
        assert "already settled" in done.told
    for arg in ("", "x", "1", f"{version}.maybe", "99999999999.yes"):
        assert (await press(world, ANA, Verb.MOTION, arg)).told
    for arg in ("", "x", "0", "2", "9"):
        assert (await press(world, DAN, Verb.SEAT_TAKE, arg)).told
        assert (await press(world, ANA, Verb.SEAT_OPEN, arg)).told
    assert (await fine(world)).people == (ANA, CLEO)


async def test_an_owner_who_presses_for_his_own_seat_has_it_back(world: World) -> None:
    await game(THREE, until=all_played)(world)
    table = await here(world)
    seat = min(table.asked)
    owner = table.players[seat].user
    assert owner is not None
    await world.tables.overdue_players.take_over(table.id, seat, table.asked[seat], "late")
    await world.reconciler.reconcile(table.id)
    await taking(DAN, seat)(world)
    assert len((await here(world)).motions) == 1
    await taking(owner, seat)(world)
    table = await fine(world)
    assert (table.absent, table.motions) == ({}, ())


async def test_the_host_opens_a_seat_and_nobody_else_does(world: World) -> None:
    await waited_twice(world)
    table = await here(world)
    seat = min(table.asked)
    other = next(user for user in table.people if user not in (table.host, table.players[seat].user))
    assert "Only the host" in (await press(world, other, Verb.SEAT_OPEN, str(seat))).told
    assert (await here(world)).absent == {}
    await opening(world)
    assert (await fine(world)).absent[seat] == "opened"


async def test_who_presses_too_often_waits_a_moment(world: World) -> None:
    await left(played=True)(world)
    await taking()(world)
    await says("no", DAN)(world)
    for _ in range(2):
        assert "already asked for this seat today" in (await press(world, DAN, Verb.SEAT_TAKE, "1")).told
    assert "That was a bit fast" in (await press(world, DAN, Verb.SEAT_TAKE, "1")).told


async def test_several_things_that_are_asked_are_answered_on_a_page(world: World) -> None:
    await game(THREE, until=all_played)(world)
    await offering(world)
    await press(world, CLEO, Verb.HOSTING)
    offer, hosting = (await here(world)).motions
    assert not any(one.verb is Verb.MOTION for one in (await shown(world))[1].ids)
    table, mine = await here(world), await page(world, BEN, Verb.MOTIONS)
    assert {one.arg for one in mine.ids} >= {f"{offer.version}.yes", f"{hosting.version}.yes"}
    await world.press(BEN, mine, PressId(table.id, table.version, Verb.MOTION, f"{hosting.version}.yes"))
    assert "would like to be the host" in mine.text
    await press(world, ANA, Verb.MOTION, f"{hosting.version}.yes")
    table = await fine(world)
    assert table.host == CLEO
    own = await page(world, ANA, Verb.SEAT_OFFER)
    await world.press(ANA, own, PressId(table.id, table.version, Verb.MOTION, f"{offer.version}.back"))
    assert "withdrawn" in own.text
    assert (await fine(world)).motions == ()


async def test_an_answer_that_was_given_already_is_told_privately(world: World) -> None:
    """The board shows nothing new, so the player hears that it counts."""
    await game(THREE, until=all_played)(world)
    await press(world, CLEO, Verb.HOSTING)
    (hosting,) = (await here(world)).motions
    assert (await press(world, BEN, Verb.MOTION, f"{hosting.version}.no")).told == ""
    again = await press(world, BEN, Verb.MOTION, f"{hosting.version}.no")
    assert "Your vote: " in again.told
    await fine(world)


async def test_a_host_who_presses_is_seen_once_a_day(world: World) -> None:
    await lobby(TWO)(world)
    before = (await here(world)).host_seen
    await press(world, ANA, Verb.PACE)
    assert (await here(world)).host_seen == before
    world.clock.leap(2 * DAY)
    await press(world, BEN, Verb.PACE)
    assert (await here(world)).host_seen == before
    await press(world, ANA, Verb.PACE)
    assert (await here(world)).host_seen == int(world.clock.now())
    assert "Host: Ana" in (await page(world, BEN, Verb.PACE)).text
    await world.heal()


async def test_a_seat_is_offered_only_after_a_question(world: World) -> None:
    """A no leads back to the choice; a yes offers it, and a yes that the bot knows nothing of asks anew."""
    await game(THREE)(world)
    offer = await page(world, ANA, Verb.SEAT_OFFER)
    table = await here(world)
    select = next(one for one in offer.ids if one.verb is Verb.SEAT_ASK)
    await world.press(ANA, offer, select, **CHOSEN)
    assert not (await here(world)).motions
    assert f"Offer your seat to <@{DAN}>?" in offer.text
    yes, no = offer.ids
    assert (yes.verb, yes.arg, no.verb) == (Verb.SEAT_ASK, str(DAN), Verb.SEAT_OFFER)
    await world.press(ANA, offer, replace(yes, arg=str(DAN + 1)))
    assert select in offer.ids
    assert not (await here(world)).motions
    await world.press(ANA, offer, yes)
    assert [motion.user for motion in (await here(world)).motions] == [DAN]
    assert table.id == (await fine(world)).id


async def test_who_asks_for_something_has_a_button_that_withdraws_it_and_none_to_disagree(world: World) -> None:
    await game(THREE, until=all_played)(world)
    made = await page(world, CLEO, Verb.PACE)
    table = await here(world)
    await world.press(CLEO, made, PressId(table.id, table.version, Verb.HOSTING))
    (hosting,) = (await here(world)).motions
    back = PressId(table.id, (await here(world)).version, Verb.MOTION, f"{hosting.version}.back")
    for mine in (made, await page(world, CLEO, Verb.MOTIONS), await page(world, CLEO, Verb.MORE)):
        assert [one for one in mine.ids if one.verb in (Verb.MOTION, Verb.HOSTING)] == [back]
        assert "Withdraw my request" in mine.text
    assert "Disagree" in (await page(world, BEN, Verb.MOTIONS)).text
    await world.press(CLEO, mine, back)
    assert mine.text.startswith("You have withdrawn your request.")
    assert (await fine(world)).motions == ()
    assert "Cleo's request was dropped" in (await shown(world))[1].text


async def test_an_answer_by_an_old_button_withdraws_a_request_too(world: World) -> None:
    await game(THREE, until=all_played)(world)
    await press(world, CLEO, Verb.HOSTING)
    (hosting,) = (await here(world)).motions
    mine, table = await page(world, CLEO, Verb.MOTIONS), await here(world)
    await world.press(CLEO, mine, PressId(table.id, table.version, Verb.MOTION, f"{hosting.version}.no"))
    assert mine.text.startswith("You have withdrawn your request.")
