"""A whole game to practise in by presses, alone in a channel: it lives on, is gone on with, and leads to another."""

from __future__ import annotations

import re
from random import Random

import pytest

from bot.handlers.lessons import FINISHED
from bot.i18n.messages import Words
from bot.interactions.custom_id import PressId, Verb
from bot.lessons.duel import LESSON
from bot.screens.practice import PracticeAction
from sandbox.person import Answer, Person
from tests.e2e.conftest import NewTable
from tests.e2e.harness import Bot, ids
from tests.e2e.named_cards import NAMED
from tests.e2e.practice_presses import choice, over, wish_of

pytestmark = pytest.mark.asyncio(loop_scope="module")

WORDS = Words.load()


async def begun(person: Person, channel: str, kind: str) -> Answer:
    """Open a game to practise in by a press such as ends a lesson."""
    page = await person.command(channel, "sobek privacy")
    return await person.press(page.message, str(PressId(0, 0, Verb.PRACTICE, kind)), stale=True)


async def move(person: Person, panel: Answer, chance: Random) -> Answer:
    """Go from the page down to an action, whatever is asked."""
    for _ in range(6):
        pressed, values, acts = choice(panel.message, chance)
        if values is None:
            panel = await person.press(panel.message, pressed)
        else:
            panel = await person.select(panel.message, pressed, values)
        if acts:
            return panel
    raise AssertionError("no action was reached")


@pytest.mark.thorough
@pytest.mark.parametrize("kind", ["sobek", "duel"])
async def test_a_whole_game_is_played_by_presses_and_leads_to_another(bot: Bot, new_table: NewTable, kind: str) -> None:
    """One message that only its reader sees; the bot is started anew in the middle, and no table is made of it."""
    table, chance = new_table(1), Random(3)
    (person,) = table.people
    page = await begun(person, table.channel, kind)
    tables = len(bot.rows("SELECT id FROM games"))
    first = page.message["id"]
    for number in range(200):
        assert page.ephemeral
        assert page.message["id"] == first
        if over(page.message):
            break
        if number == 5:
            await bot.stop()
            await bot.start()
        page = await move(person, page, chance)
    assert over(page.message)
    assert WORDS.text("en", "practice-again") in str(page.message)
    assert table.public == []
    assert len(bot.rows("SELECT id FROM games")) == tables
    (row,) = bot.rows('SELECT * FROM practices WHERE "user" = ?', person.id)
    assert row["seed"] not in bot.log
    assert not NAMED.search(bot.log)
    assert not re.search(r"\b[tcsevgln]\.[a-z0-9]", bot.log)
    again = await person.press(page.message, str(next(one for one in ids(page.message))))
    assert not over(again.message)
    (fresh,) = bot.rows('SELECT * FROM practices WHERE "user" = ?', person.id)
    assert fresh["seed"] != row["seed"]


async def test_a_late_press_gets_the_game_as_it_is(new_table: NewTable) -> None:
    """So does one that comes twice; what nobody can have been shown is refused."""
    table, chance = new_table(1), Random(1)
    (person,) = table.people
    page = await begun(person, table.channel, "sobek")
    take = str(next(one for one in ids(page.message) if wish_of(one)[0] == PracticeAction.ACT))
    after = await person.press(page.message, take)
    late = await person.press(after.message, take, stale=True)
    assert WORDS.text("en", "error-stale") in late.text
    assert late.message["id"] == page.message["id"]
    for arg in ("chess", "sobek/zz/", "sobek/k/x", "sobek/a/c.queen.9", "sobek/p/t|1"):
        version = next(one.version for one in ids(late.message))
        answer = await person.press(late.message, str(PressId(0, version, Verb.PRACTICE, arg)), stale=True)
        assert answer.state == "ok"
    assert not over((await move(person, await begun(person, table.channel, "sobek"), chance)).message)


async def test_who_leaves_finds_it_again_or_ends_it(bot: Bot, new_table: NewTable) -> None:
    """Explanations are switched off where they stand."""
    table = new_table(1)
    (person,) = table.people
    page = await begun(person, table.channel, "duel")
    assert "🌱 " in page.text
    quiet = await person.press(page.message, WORDS.text("en", "practice-quiet"))
    assert "🌱 " not in quiet.text
    assert WORDS.text("en", "practice-quieted").split("“")[0] in quiet.text
    left = await person.press(quiet.message, WORDS.text("en", "more-button"))
    assert "30 days" in left.text
    back = await person.press(left.message, WORDS.text("en", "practice-go-on"))
    assert "🌱 " not in back.text
    left = await person.press(back.message, WORDS.text("en", "more-button"))
    talking = await person.press(left.message, WORDS.text("en", "practice-explain"))
    assert "🌱 " in talking.text
    left = await person.press(talking.message, WORDS.text("en", "more-button"))
    ending = str(next(one for one in ids(left.message) if wish_of(one)[0] == PracticeAction.END))
    await person.press(left.message, ending)
    assert bot.rows('SELECT * FROM practices WHERE "user" = ?', person.id) == []
    # The same press once more would end another game.
    await begun(person, table.channel, "duel")
    late = await person.press(left.message, ending, stale=True)
    assert WORDS.text("en", "error-stale") in late.text
    assert len(bot.rows('SELECT * FROM practices WHERE "user" = ?', person.id)) == 1


async def test_a_press_of_somebody_else_is_about_his_own_game(bot: Bot, new_table: NewTable) -> None:
    """What a button says names nobody; whoever has no game is told so, and no other game changes."""
    table = new_table(2)
    owner, other = table.people
    page = await begun(owner, table.channel, "sobek")
    (before,) = bot.rows('SELECT * FROM practices WHERE "user" = ?', owner.id)
    own = await other.command(table.channel, "sobek privacy")
    take = str(next(one for one in ids(page.message) if wish_of(one)[0] == PracticeAction.ACT))
    answer = await other.press(own.message, take, stale=True)
    assert WORDS.text("en", "practice-gone") in answer.text
    assert bot.rows('SELECT * FROM practices WHERE "user" = ?', other.id) == []
    assert bot.rows('SELECT * FROM practices WHERE "user" = ?', owner.id) == [before]


async def test_a_lesson_goes_on_after_a_restart_and_ends_with_a_game(bot: Bot, new_table: NewTable) -> None:
    """Whoever skips steps is counted at each; a game to practise in begins in the lesson's own message."""
    table = new_table(1)
    (person,) = table.people
    page = await person.command(table.channel, "sobek learn", game="duel")
    first, steps = page.message["id"], [step.code for step in LESSON.steps]
    for number, code in enumerate(steps):
        (row,) = bot.rows('SELECT * FROM learning WHERE "user" = ?', person.id)
        assert (row["game"], row["step"]) == ("duel", number)
        assert bot.rows("SELECT step FROM learned WHERE step = ?", code)
        if number == len(steps) // 2:
            await bot.stop()
            await bot.start()
        page = await person.press(page.message, WORDS.text("en", "learn-skip"))
        assert page.message["id"] == first
    counted = {row["step"]: row["count"] for row in bot.rows("SELECT * FROM learned WHERE game = ?", "duel")}
    assert counted == dict.fromkeys([*steps, FINISHED], 1)
    (practise,) = [one for one in ids(page.message) if one.verb is Verb.PRACTICE]
    page = await person.press(page.message, str(practise))
    assert page.message["id"] == first
    assert bot.rows('SELECT game FROM practices WHERE "user" = ?', person.id)[0]["game"] == "duel"
