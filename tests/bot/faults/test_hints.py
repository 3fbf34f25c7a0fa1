"""Hints as they are asked for: thought about once, stored before they are told, refused kindly, and no move."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from random import Random

import pytest

from bot.interactions.custom_id import PressId, Verb
from bot.tables import Hinted, Table, Tables
from tests.bot.faults.discord import Message
from tests.bot.faults.interaction import FakeInteraction
from tests.bot.faults.scenarios import ANA, BEN, game, here, lobby, press, shown
from tests.bot.faults.world import World, new_world
from tests.bot.thinker import Thinker

GIVEN = "Hints were given to:"


@pytest.fixture
def thinker() -> Thinker:
    return Thinker(most=2)


@pytest.fixture
async def world(tmp_path: Path, thinker: Thinker, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[World]:
    """Give a bot that thinks ahead."""
    monkeypatch.setattr("tests.bot.faults.world.Tables", partial(Tables, searching=thinker))
    world = await new_world(tmp_path)
    yield world
    await world.stop()


async def panel(world: World, user: int = ANA) -> Message:
    """Open somebody's own panel and return it."""
    return (await press(world, user, Verb.HAND)).shown[-1]


async def hint(world: World, user: int = ANA, message: Message | None = None) -> FakeInteraction:
    """Press what asks for a hint, in the panel that was opened for it."""
    pressed = message or await panel(world, user)
    table = await here(world)
    return await world.press(user, pressed, PressId(table.id, table.version, Verb.HINT))


def verbs(message: Message) -> set[Verb]:
    return {one.verb for one in message.ids}


async def turn_of(world: World, user: int) -> Table:
    """Let a game of two be where somebody is asked."""
    await game((ANA, BEN), until=lambda table: table.seat_of(user) in table.asked)(world)
    return await here(world)


async def test_with_others_it_is_said_before_the_first_hint_that_all_can_see_it(world: World) -> None:
    """Alone with computers nobody need be told."""
    await lobby((ANA, BEN))(world)
    await press(world, ANA, Verb.HINTS, "on")
    await press(world, ANA, Verb.START)
    await world.clock.quiet()
    table = await here(world)
    first, second = (table.players[seat].user or 0 for seat in (*table.waiting, 1 - table.waiting[0]))
    told = "Everyone here can see who was given hints."
    assert told in (await panel(world, first)).text
    assert told not in (await panel(world, second)).text, "who waits cannot ask for a hint"
    await hint(world, first)
    after = (await panel(world, first)).text
    assert told not in after
    assert GIVEN not in after, "they know it, and so it is not below each of their hands"
    assert GIVEN in (await press(world, second, Verb.MORE)).told, "there all others find it"


async def test_the_first_board_after_a_first_hint_says_so_and_the_last_one(world: World) -> None:
    """Those in between do not."""
    await lobby((ANA, BEN))(world)
    await press(world, ANA, Verb.HINTS, "on")
    await press(world, ANA, Verb.START)
    await world.clock.quiet()
    random, said = Random(1), []
    for hinted in (True, False, True, True, False):
        table = await here(world)
        user = table.players[table.waiting[0]].user or 0
        if hinted:
            await hint(world, user)
            await world.clock.quiet()
        boards = [(await shown(world))[1].text]
        while (table := await here(world)).players[table.waiting[0]].user == user:
            await world.act(table.id, random, user)
            await world.clock.quiet()
            boards.append((await shown(world))[1].text)
        said.append([GIVEN in board for board in boards[:2]])
    assert sorted(one.count for one in table.hinted.values()) == [1, 2]
    assert said[0] == [False, True], "a hint alone draws no board"
    assert said[1] == [True, False]
    assert said[2] == [False, False], "a second hint"
    assert said[3] == [False, True], "the first one of the other"
    assert said[4] == [True, False]
    await world.tables.early_ends.stop(table.id, ANA, False)
    await world.reconciler.reconcile(table.id)
    assert GIVEN in (await shown(world))[1].text


async def test_alone_nobody_is_told_of_hints_before(world: World) -> None:
    await game((ANA,), 1, seed=2, until=lambda table: 0 in table.asked)(world)
    assert "Everyone here can see" not in (await panel(world)).text


async def test_alone_it_is_there_and_marks_the_game_once_for_a_position(world: World, thinker: Thinker) -> None:
    await game((ANA,), 1, seed=2, until=lambda table: 0 in table.asked)(world)
    before = await here(world)
    first = await panel(world)
    assert Verb.HINT in verbs(first)
    asked = await hint(world, message=first)
    assert "First choice" in asked.told
    assert "Hints were given to: Ana (1)" in asked.told
    again = await hint(world)
    assert "Hints were given to: Ana (1)" in again.told
    assert thinker.asked == 1, "what was found is kept"
    after = await here(world)
    assert after.hinted == {0: Hinted(1, before.version)}
    assert (after.version, after.asked, after.shown.waits) == (before.version, before.asked, before.shown.waits)
    assert "Hints were given to: Ana (1)" in (await press(world, ANA, Verb.MORE)).told
    await world.kill()
    assert (await here(world)).hinted == after.hinted


async def test_with_others_there_is_none_unless_the_host_has_chosen_so(world: World) -> None:
    table = await turn_of(world, ANA)
    first = await panel(world)
    assert Verb.HINT not in verbs(first)
    assert "Hints are off" in (await hint(world, message=first)).told
    await world.tables.early_ends.stop(table.id, ANA, False)
    await lobby((ANA, BEN))(world)
    chosen = await press(world, BEN, Verb.HINTS, "on")
    assert "host" in chosen.told
    await press(world, ANA, Verb.HINTS, "on")
    assert "Hints: **on**" in (await shown(world))[1].text
    await press(world, ANA, Verb.START)
    table = await here(world)
    user = table.players[table.waiting[0]].user or 0
    assert "First choice" in (await hint(world, user)).told


async def test_who_is_not_asked_or_has_no_seat_is_told_so(world: World) -> None:
    table = await turn_of(world, ANA)
    await world.tables.early_ends.stop(table.id, ANA, False)
    await lobby((ANA, BEN))(world)
    await press(world, ANA, Verb.HINTS, "on")
    await press(world, ANA, Verb.START)
    table, board = await shown(world)
    other = next(user for user in (ANA, BEN) if table.seat_of(user) not in table.asked)
    assert "not your turn" in (await hint(world, other)).told.lower()
    stranger = await world.press(1003, board, PressId(table.id, table.version, Verb.HINT))
    assert stranger.told
    assert "First choice" not in stranger.told
    assert (await here(world)).hinted == {}


async def test_a_hint_that_comes_after_the_move_is_not_given(world: World, thinker: Thinker) -> None:
    await game((ANA,), 1, seed=2, until=lambda table: 0 in table.asked)(world)
    first, table = await panel(world), await here(world)
    thinker.free.clear()
    waiting = asyncio.create_task(hint(world, message=first))
    await thinker.begun.wait()
    seen = table.seen_by(0)
    assert seen is not None
    await world.tables.play.act(table.id, ANA, table.version, [seen.legal[0].code])
    thinker.free.set()
    told = (await waiting).told
    assert "First choice" not in told
    assert (await here(world)).hinted == {}


async def test_where_nobody_has_time_the_hand_says_so(world: World, thinker: Thinker) -> None:
    await game((ANA,), 1, seed=2, until=lambda table: 0 in table.asked)(world)
    thinker.has_time = False
    told = await hint(world)
    assert "All masters are busy" in told.told
    assert Verb.HINT in verbs(told.shown[-1]), "and it can be asked for again"
    assert (await here(world)).hinted == {}


async def test_without_anybody_who_thinks_there_is_no_button_and_the_lobby_says_why(tmp_path: Path) -> None:
    world = await new_world(tmp_path)
    await lobby((ANA,), 1)(world)
    note = max(world.discord.state.messages.values(), key=lambda one: one.id)
    assert "Hints: **none**" in note.text
    assert Verb.HINTS not in verbs(note)
    assert "There are no hints here" in (await press(world, ANA, Verb.HINTS, "on")).told
    assert (await here(world)).hints is None, "a choice that changes nothing is not stored"
    await press(world, ANA, Verb.START)
    while 0 not in (await here(world)).asked:
        await world.reconciler.play_computers(await here(world))
    first = await panel(world)
    assert Verb.HINT not in verbs(first)
    assert "There are no hints here" in (await hint(world, message=first)).told
    await world.stop()


async def left(world: World, thinker: Thinker) -> tuple[Message, asyncio.Task[FakeInteraction]]:
    """Let Ana ask for a hint, and go back to her panel while it is being thought about."""
    await game((ANA,), 1, seed=2, until=lambda table: 0 in table.asked)(world)
    message = await panel(world)
    thinker.free.clear()
    waiting = asyncio.create_task(hint(world, message=message))
    await thinker.begun.wait()
    return message, waiting


async def test_a_hint_does_not_take_the_place_of_what_was_opened_meanwhile(world: World, thinker: Thinker) -> None:
    """It is not given, so it does not count; what was found is kept for whoever asks again."""
    message, waiting = await left(world, thinker)
    table = await here(world)
    await world.press(ANA, message, PressId(table.id, table.version, Verb.HAND))
    before = message.text
    thinker.free.set()
    asked = await waiting
    assert asked.answered, "no press stays without an answer"
    assert message.text == before
    assert (await here(world)).hinted == {}
    again = await hint(world, message=message)
    assert "Hints were given to: Ana (1)" in again.told
    assert thinker.asked == 1


async def test_a_hint_does_not_follow_to_a_panel_that_was_opened_anew(world: World, thinker: Thinker) -> None:
    message, waiting = await left(world, thinker)
    anew = await panel(world)
    thinker.free.set()
    await waiting
    await world.clock.quiet()
    assert (message.deleted, anew.deleted) == (True, False)
    assert Verb.HINT in verbs(anew)
    assert (await here(world)).hinted == {}


async def test_a_press_that_leaves_the_panel_as_it_is_keeps_no_hint_away(world: World, thinker: Thinker) -> None:
    """Such as one that asks for a form, or one that is refused beside it."""
    message, waiting = await left(world, thinker)
    table = await here(world)
    form = await world.press(ANA, message, PressId(table.id, table.version, Verb.NOTE))
    assert form.answered == ["modal"]
    old = PressId(table.id, table.version, Verb.VARIANT, "?")
    assert "under way" in (await world.press(ANA, message, old)).told
    thinker.free.set()
    await waiting
    assert "First choice" in message.text
