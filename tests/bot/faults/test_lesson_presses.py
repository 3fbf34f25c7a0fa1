"""Whoever learns presses whatever he is shown: the right move is found, and nothing else leads out of a step."""

from __future__ import annotations

from collections import deque

from bot.interactions.custom_id import PressId
from bot.lessons import answer
from bot.screens.choices.codec import CHOSEN
from bot.screens.lessons import LessonAction, LessonStep, parse_lesson_arg
from tests.bot.faults.discord import Message
from tests.bot.faults.lesson_world import KINDS, at, begin, do, places
from tests.bot.faults.lesson_world import world as with_lessons
from tests.bot.faults.scenarios import ANA
from tests.bot.faults.world import QUICK, World
from tests.bot.lessons.written import lesson_of
from tests.depth import some_of

world = with_lessons
# What is marked in a select of things: all that there may be.
MARKED = [f"{place}" for place in range(25)]


def inside(message: Message) -> list[tuple[PressId, LessonAction, str]]:
    """Give what a message offers beside the ways back, on and out; what is an option of a select is tried elsewhere."""
    found = [(one, parse_lesson_arg(one.arg)) for one in message.ids]
    return [
        (one, place[1], place[2])
        for one, place in found
        if place is not None
        and place[1] not in {LessonAction.GO, LessonAction.LEAVE}
        and not place[2].startswith(CHOSEN)
    ]


def step_words(message: Message) -> str:
    """Give the words of the step that a message shows, below its title."""
    return message.text.splitlines()[1]


@some_of("place", [place for kind in KINDS for place in places(kind)], 3, ids=str)
async def test_whatever_is_pressed_in_a_step_only_its_move_leads_on(world: World, place: LessonStep) -> None:
    """Everything else is answered by what would come of it, or opens something; nothing is stored of either."""
    step, rules = lesson_of(place.kind).steps[place.step], QUICK[place.kind].rules
    message = await begin(world, place.kind)
    await do(world, message, place, LessonAction.GO)
    words = step_words(message)
    known, counts = await world.tables.lesson_progress.of(ANA), await world.store.lessons.counts()
    right, wrong = set[str](), set[str]()
    waiting = deque(inside(message))
    seen = {press for press, _, _ in waiting}
    while waiting:
        press, what, rest = waiting.popleft()
        await do(world, message, place, LessonAction.GO)
        done = await world.press(ANA, message, press, values=MARKED if what is LessonAction.PICK else [])
        assert done.told, press
        if "✅" in message.text:
            right.add(rest)
            assert what is LessonAction.PLAY or answer(rules, step, [rest]).right
            continue
        assert words in message.text
        assert at(message) == place.step
        if what is LessonAction.PLAY and "out of date" in done.told:
            continue  # a button that is switched off, as too little is marked
        assert ("This would have happened:\n> " in message.text) == (what in {LessonAction.ACT, LessonAction.PLAY})
        if what in {LessonAction.ACT, LessonAction.PLAY}:
            wrong.add(rest)
        fresh = [one for one in inside(message) if one[0] not in seen]
        seen |= {one[0] for one in fresh}
        waiting += fresh
        assert await world.tables.lesson_progress.of(ANA) == known
        assert await world.store.lessons.counts() == counts
    assert right
    assert wrong or len(seen) == 1
