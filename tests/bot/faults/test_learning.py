"""Lessons, pressed and commanded with the whole bot behind it: every step, every wrong button, any age, any day."""

from __future__ import annotations

from dataclasses import replace

import pytest
from sqlalchemy import select

from bot.games import GAMES
from bot.handlers.lessons import FINISHED
from bot.interactions.custom_id import PressId, Verb
from bot.lessons import answer, situation
from bot.screens.choices.codec import find_branch, write_mask
from bot.screens.lessons import LessonAction, LessonStep, parse_lesson_arg
from bot.store.lessons import STORED_FOR
from bot.store.schema import learning
from tests.bot.faults.discord import Fault
from tests.bot.faults.lesson_world import KINDS, at, begin, do, places, world
from tests.bot.faults.scenarios import ANA, BEN, CLEO, HERE, game, here, lobby, press, shown
from tests.bot.faults.world import QUICK, World
from tests.bot.lessons.written import changed, lesson_of

__all__ = ["world"]


@pytest.mark.parametrize("kind", KINDS)
async def test_a_lesson_is_walked_by_its_right_moves_in_one_message(world: World, kind: str) -> None:
    """It is stored how far somebody is, and counted without him."""
    message, lesson = await begin(world, kind), lesson_of(kind)
    for place in places(kind):
        assert at(message) == place.step
        assert f"Step {place.step + 1} of {len(lesson.steps)}" in message.text
        assert (await world.tables.lesson_progress.of(ANA))[kind].step == place.step
        await do(world, message, place, LessonAction.ACT, "|0", lesson.steps[place.step].right)
        assert "✅" in message.text
        await do(world, message, LessonStep(kind, place.step + 1), LessonAction.GO, "n")
    assert "Lesson complete" in message.text
    assert [one for one in world.discord.state.messages.values() if one.ephemeral_for] == [message]
    assert (await world.tables.lesson_progress.of(ANA))[kind].step == len(lesson.steps)
    counted = {(kind, code): 1 for code in [*(step.code for step in lesson.steps), FINISHED]}
    assert await world.store.lessons.counts() == counted
    assert "done all" in (await begin(world, kind)).text


@pytest.mark.parametrize("place", [place for kind in KINDS for place in places(kind)], ids=str)
async def test_every_wrong_move_tells_what_would_have_happened_and_the_step_stays(
    world: World, place: LessonStep
) -> None:
    """By a button and by an option of a select; also twice."""
    lesson = lesson_of(place.kind)
    step, rules = lesson.steps[place.step], GAMES[place.kind].rules
    message = await begin(world, place.kind)
    await do(world, message, place, LessonAction.GO)
    now = situation(rules, step)
    assert now is not None
    for code in sorted(now.legal):
        if answer(rules, step, [code]).right:
            continue
        for rest, values in ((code, ()), ("|0", (code,))):
            await do(world, message, place, LessonAction.ACT, rest, *values)
            assert "this step asks for another move" in message.text, code
            assert at(message) == place.step
    await do(world, message, place, LessonAction.ACT, "|0", step.right)
    assert "✅" in message.text


@pytest.mark.parametrize("kind", KINDS)
async def test_every_branch_opens_and_leads_back_and_what_is_picked_is_marked(world: World, kind: str) -> None:
    """Nothing of that is a move."""
    message = await begin(world, kind)
    for place in places(kind):
        await do(world, message, place, LessonAction.GO)
        for one in message.ids:
            found = parse_lesson_arg(one.arg)
            if found is None or found[1] not in (LessonAction.BRANCH, LessonAction.PICK):
                continue
            await world.press(ANA, message, one, values=["0"])
            assert at(message) == place.step
            assert "another move" not in message.text
            assert "✅" not in message.text
            await do(world, message, place, LessonAction.GO)


async def test_picked_cards_are_played(world: World) -> None:
    """A set that is the one asked for, and one that is not."""
    lesson = lesson_of("sobek")
    number = next(number for number, step in enumerate(lesson.steps) if step.right.startswith("s.new."))
    place, step = LessonStep("sobek", number), lesson.steps[number]
    message = await begin(world, "sobek")
    await do(world, message, place, LessonAction.GO)
    branch, _, codes = step.right.rpartition(".")
    now = situation(GAMES["sobek"].rules, step)
    assert now is not None
    choice = find_branch(now.decision, branch)
    assert choice is not None
    assert choice.gather is not None
    left = [item.code for item in choice.gather.items]
    marks = []
    for code in codes.split(","):
        marks.append(left.index(code))
        left[marks[-1]] = ""
    await do(world, message, place, LessonAction.PLAY, f"{branch}|{write_mask(marks)}")
    assert "✅" in message.text


async def test_back_skip_and_leave(world: World) -> None:
    """Who skips sees the next step, who leaves is told how to go on, and the furthest step stays."""
    message = await begin(world, "sobek")
    await do(world, message, LessonStep("sobek", 1), LessonAction.GO, "s")
    assert at(message) == 1
    await do(world, message, LessonStep("sobek", 0), LessonAction.GO, "b")
    assert at(message) == 0
    await do(world, message, LessonStep("sobek", 0), LessonAction.LEAVE)
    assert "whenever you like" in message.text
    assert at(message, LessonAction.GO) == 0
    again = await begin(world, "sobek")
    assert "you are at step 2 of" in again.text
    await do(world, again, LessonStep("sobek", 1), LessonAction.GO)
    assert at(again) == 1


async def test_after_a_restart_and_on_another_day_it_goes_on(world: World) -> None:
    """An old message goes on from its own step; after thirty days it is all forgotten."""
    message = await begin(world, "duel")
    await do(world, message, LessonStep("duel", 1), LessonAction.GO, "s")
    await world.kill()
    await do(world, message, LessonStep("duel", 1), LessonAction.ACT, lesson_of("duel").steps[1].right)
    assert "✅" in message.text
    await world.later(STORED_FOR / 2)
    assert "step 2 of" in (await begin(world, "duel")).text
    await world.later(STORED_FOR / 2 + 7200)
    async with world.store._database.reading() as connection:
        assert list(await connection.execute(select(learning))) == []
    assert at(await begin(world, "duel")) == 0


async def test_a_step_that_the_rules_do_not_have_any_more_is_passed_over(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """With a line in the log; if none is left, the lesson is over at once, and old buttons say so."""
    lesson = lesson_of("sobek")
    broken = tuple(changed(step, "nothing", 0) for step in lesson.steps)
    monkeypatch.setitem(
        QUICK, "sobek", replace(QUICK["sobek"], lesson=replace(lesson, steps=(broken[0], *lesson.steps[1:])))
    )
    message = await begin(world, "sobek")
    assert at(message) == 1
    assert f"no step {lesson.steps[0].code}" in caplog.text
    monkeypatch.setitem(QUICK, "sobek", replace(QUICK["sobek"], lesson=replace(lesson, steps=broken)))
    assert "out of date" in (await do(world, message, LessonStep("sobek", 1), LessonAction.ACT, "t.1")).told
    await do(world, message, LessonStep("sobek", 0), LessonAction.GO)
    assert "Lesson complete" in message.text


@pytest.mark.parametrize(
    "arg",
    [
        *(
            "sobek.0.anothing",
            "sobek.0.a",
            "sobek.0.a|0",
            "sobek.0.p",
            "sobek.0.pt|0",
            "sobek.0.pnothing|1",
            "sobek.0.kt",
        ),
        *("sobek.0.kt|0|x", "sobek.99.g", "sobek.98.at.1", "toy.0.g", "chess", "sobek.0.?", "sobek."),
    ],
)
async def test_what_no_message_of_ours_can_say_gets_a_kind_word(world: World, arg: str) -> None:
    """And the lesson stays where it is."""
    message = await begin(world, "sobek")
    before = message.text
    done = await world.press(ANA, message, PressId(0, 0, Verb.LEARN, arg), values=["nothing"])
    assert "out of date" in done.told or "no lesson" in done.told
    assert message.text == before


async def test_the_lesson_is_each_ones_own(world: World) -> None:
    """From a button that all see everybody opens his own, in a direct message as well."""
    await lobby()(world)
    _, board = await shown(world)
    learn = next(one for one in board.ids if one.verb is Verb.LEARN)
    for user in (BEN, CLEO):
        done = await world.press(user, board, learn)
        assert [one.ephemeral_for for one in done.shown] == [user]
        assert at(done.shown[-1]) == 0
    assert "Step" not in board.text
    assert at(await begin(world, "duel", BEN, server=None)) == 0


async def test_without_a_game_there_are_all_lessons(world: World) -> None:
    """With how far one is in each."""
    await do(world, await begin(world, "duel"), LessonStep("duel", 1), LessonAction.GO, "s")
    message = await begin(world, "")
    assert f"**Sobek**: {len(lesson_of('sobek').steps)} steps" in message.text
    assert "**Sobek: 2 Players**: you are at step 2" in message.text
    assert [one.arg for one in message.ids if one.verb is Verb.LEARN] == ["sobek", "duel"]
    assert [one.arg for one in message.ids if one.verb is Verb.PRACTICE] == ["sobek/o/", "duel/o/"]


async def test_who_joins_for_the_first_time_is_seated_and_told_once(world: World) -> None:
    """Not a second time, and what he presses there leaves his seat alone."""
    await lobby(size=3)(world)
    done = await press(world, BEN, Verb.JOIN)
    assert BEN in (await here(world)).people
    assert "New to Sobek?" in done.told
    assert done.told.count("New to") == 1
    offer = done.shown[-1]
    await press(world, BEN, Verb.LEAVE)
    assert (await press(world, BEN, Verb.JOIN)).told == ""
    await world.press(BEN, offer, PressId(0, 0, Verb.LEARN, "sobek"))
    assert at(offer) == 0
    assert BEN in (await here(world)).people


async def test_who_has_played_is_not_told(world: World) -> None:
    """Though it was another game, and in another channel."""
    await game((ANA, BEN), kind="duel")(world)
    await world.command(CLEO, HERE + 1, "new", game="sobek", seats=3)
    table = await world.tables.live_in(HERE + 1)
    assert table is not None
    message = world.board(table)
    assert message is not None
    done = await world.press(BEN, message, PressId(table.id, table.version, Verb.JOIN))
    assert BEN in (await world.tables.get(table.id)).people
    assert "New to" not in done.told


async def test_a_seat_does_not_depend_on_the_offer(world: World) -> None:
    """Neither on the store nor on Discord."""
    await lobby(size=3)(world)
    world.store_fault = lambda words: Fault.LOST if "learning" in words else None
    done = await press(world, BEN, Verb.JOIN)
    assert BEN in (await here(world)).people
    assert "New to" not in done.told


async def test_a_lesson_goes_on_though_it_cannot_be_stored(world: World) -> None:
    """Another day it is not known how far one was."""
    message = await begin(world, "sobek")
    world.store_fault = lambda words: Fault.LOST if "learning" in words else None
    await do(world, message, LessonStep("sobek", 1), LessonAction.GO, "s")
    assert at(message) == 1
