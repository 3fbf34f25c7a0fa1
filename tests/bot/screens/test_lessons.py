"""The pages of lessons: within Discord's limits in every language, in their order, and of no table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any, cast

import pytest

from bot.app_context import App
from bot.games import GAMES
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.locale import Languages
from bot.interactions.response import Screen
from bot.lessons import Situation, answer, situation
from bot.screens.choices.codec import find_branch
from bot.screens.choices.flat_list import set_branches
from bot.screens.lessons import (
    Learner,
    LessonAction,
    LessonStep,
    left_lesson_page,
    lesson_end_page,
    lesson_offer_page,
    lesson_start_page,
    lessons_page,
    parse_lesson_arg,
    right_move_page,
    step_page,
)
from bot.tables import LessonProgress, Tables
from engine.game import walk
from tests.bot.lessons.written import lesson_of, with_lessons
from tests.bot.message_limits import LANGUAGES, NAME, check
from tests.bot.screens.pages import fullest_words, parts, text
from tests.depth import first_of

GALLERY, ROW = 12, 1
"""The parts of a message that hold pictures, and buttons."""
PLACES = [LessonStep(kind, number) for kind in GAMES for number in range(len(lesson_of(kind).steps))]


@pytest.fixture
def app() -> Iterator[App]:
    """Give the bot with a lesson for each game, and without tables, which no lesson needs."""
    words, tables = fullest_words(), cast(Tables, None)
    app = App(words, tables, Languages(words, tables), with_lessons(GAMES))
    yield app
    app.drawing_threads.shutdown()


@cache
def now_of(place: LessonStep) -> Situation:
    """Give what a step is about."""
    now = situation(GAMES[place.kind].rules, lesson_of(place.kind).steps[place.step])
    assert now is not None
    return now


def asked(screen: Screen) -> Iterator[PressId]:
    """Give what the buttons and selects ask for, but for those of other pages."""
    for part in parts(screen):
        press = PressId.parse(part.get("custom_id") or "")
        if press is not None:
            yield press


def alts(screen: Screen) -> list[str]:
    """Give the alt texts of a screen's pictures."""
    return [item["description"] for part in parts(screen) for item in part.get("items", ()) if "media" in item]


@first_of("language", LANGUAGES)
@pytest.mark.parametrize("place", PLACES, ids=lambda place: f"{place.kind}-{place.step}")
async def test_a_step_keeps_the_limits_with_whatever_is_opened(app: App, place: LessonStep, language: str) -> None:
    """With the longest name; as it is first, below each branch, with everything picked, and after the right move."""
    lesson, now, learner = lesson_of(place.kind), now_of(place), Learner(language, NAME)
    check(await step_page(app, learner, lesson, place, now))
    check(await step_page(app, learner, lesson, place, now, events=now.right.events))
    check(await right_move_page(app, learner, lesson, place, now, now.right))
    if language == LANGUAGES[0]:
        for branch in {choice.code for choice in walk(now.decision.choices) if choice.action is None}:
            check(await step_page(app, learner, lesson, place, now, branch=branch))
        if set_branches(now.decision):
            check(await step_page(app, learner, lesson, place, now, picked="zzzz"))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_pages_around_keep_the_limits(app: App, language: str) -> None:
    """At its start, after any step, and at its end."""
    reached = {kind: LessonProgress(kind, step, 1) for kind, step in zip(GAMES, (None, 1), strict=True)}
    check(lessons_page(app, language, {}))
    check(lessons_page(app, language, reached))
    for kind in GAMES:
        lesson, speech = lesson_of(kind), app.words.speech(language, kind, markdown=True)
        for step in range(1, len(lesson.steps) + 1):
            check(lesson_start_page(app, kind, lesson, step, language))
        for screen in (lesson_end_page(app, kind, language), lesson_offer_page(app, kind, language)):
            check(screen)
        check(left_lesson_page(LessonStep(kind, 1), speech))


@pytest.mark.parametrize("place", PLACES, ids=lambda place: f"{place.kind}-{place.step}")
async def test_all_that_a_step_offers_is_its_own_and_of_no_table(app: App, place: LessonStep) -> None:
    """Every button says which step it belongs to, so that a message of any age goes on from there."""
    lesson, now = lesson_of(place.kind), now_of(place)
    screen = await step_page(app, Learner("en", "Ana"), lesson, place, now)
    for press in asked(screen):
        assert (press.table, press.verb) == (0, Verb.LEARN)
        found = parse_lesson_arg(press.arg)
        assert found is not None
        at, what, rest = found
        assert at.kind == place.kind
        assert at.step == place.step or what is LessonAction.GO
        if what is LessonAction.ACT and not rest.startswith("|"):
            assert rest in now.legal
        if what is LessonAction.BRANCH:
            assert find_branch(now.decision, rest) is not None
    ways = {
        found[0].step
        for press in asked(screen)
        if (found := parse_lesson_arg(press.arg)) and found[1] is LessonAction.GO
    }
    assert ways == {number for number in (place.step - 1, place.step + 1) if number >= 0}


@pytest.mark.parametrize("place", PLACES, ids=lambda place: f"{place.kind}-{place.step}")
async def test_what_is_offered_beside_the_board_is_what_a_board_offers(app: App, place: LessonStep) -> None:
    """Where the move that is asked for stands on a board; elsewhere all that a turn has."""
    lesson, now = lesson_of(place.kind), now_of(place)
    step = lesson.steps[place.step]
    on_board = {choice.code for choice in walk([one for one in now.decision.choices if one.public])}
    screen = await step_page(app, Learner("en", "Ana"), lesson, place, now)
    offered = {
        found[2]
        for press in asked(screen)
        if (found := parse_lesson_arg(press.arg))
        and found[1] in (LessonAction.ACT, LessonAction.BRANCH)
        and not found[2].startswith("|")
    }
    assert offered
    if step.right in on_board:
        assert offered <= on_board
    else:
        assert on_board <= {*offered, *(choice.code for choice in walk(now.decision.choices) if choice.choices)}


@pytest.mark.parametrize("place", PLACES, ids=lambda place: f"{place.kind}-{place.step}")
async def test_what_is_opened_leads_back_to_its_own_step(app: App, place: LessonStep) -> None:
    """By the one button that leads back."""
    lesson, now = lesson_of(place.kind), now_of(place)
    for branch in {choice.code for choice in walk(now.decision.choices) if choice.action is None}:
        screen = await step_page(app, Learner("en", "Ana"), lesson, place, now, branch=branch)
        ways = [
            found[0].step
            for press in asked(screen)
            if (found := parse_lesson_arg(press.arg)) and found[1] is LessonAction.GO
        ]
        assert ways == [place.step, place.step + 1]


async def test_a_round_that_is_over_is_shown_as_it_was_scored(app: App) -> None:
    """The board is the next round's by then."""
    lesson, learner = lesson_of("sobek"), Learner("en", "Ana")
    place = LessonStep("sobek", len(lesson.steps) - 1)
    now, face = now_of(place), GAMES["sobek"].face
    assert face.scores_rounds is not None
    sheet = face.scores_rounds.scoring(
        now.right.view, learner.speech(app, "sobek", lesson.steps[-1], markdown=False), 1
    )
    assert alts(await right_move_page(app, learner, lesson, place, now, now.right)) == [sheet.alt]


async def test_a_set_that_was_played_is_shown_on_the_board(app: App) -> None:
    """Where everybody sees what it is worth, though the step had shown the hand."""
    lesson, learner = lesson_of("sobek"), Learner("en", "Ana")
    place = next(one for one in PLACES if one.kind == "sobek" and lesson.steps[one.step].code == "set")
    step, now = lesson.steps[place.step], now_of(place)
    board = GAMES["sobek"].face.board(
        now.right.view, learner.speech(app, "sobek", step, markdown=False), now.right.events
    )
    assert alts(await right_move_page(app, learner, lesson, place, now, now.right)) == [board.alt]
    assert alts(await step_page(app, learner, lesson, place, now)) != [board.alt]


async def test_cards_that_were_laid_are_in_the_hand_no_more(app: App) -> None:
    lesson = lesson_of("sobek")
    place = next(one for one in PLACES if one.kind == "sobek" and lesson.steps[one.step].code == "lay")
    now = now_of(place)
    (alt,) = alts(await right_move_page(app, Learner("en", "Ana"), lesson, place, now, now.right))
    view: Any = now.right.view
    (laid,) = view.laid
    held = view.seats[view.viewer].hand
    assert len(view.left_in_hand) == len(held) - len(laid.cards)
    assert Counter(view.left_in_hand) + Counter(laid.cards) == Counter(held)
    assert "Marble" not in alt[alt.index("Your hand, 5 cards:") : alt.index("Laid:")]


async def test_what_would_have_happened_is_told_where_the_buttons_are(app: App) -> None:
    """Between them and the picture, in words that call the learner "you"."""
    place = LessonStep("sobek", 0)
    lesson, now = lesson_of("sobek"), now_of(place)
    wrong = next(code for code in sorted(now.legal) if not answer(GAMES["sobek"].rules, lesson.steps[0], [code]).right)
    events = answer(GAMES["sobek"].rules, lesson.steps[0], [wrong]).events
    screen = await step_page(app, Learner("en", "Ana"), lesson, place, now, events=events)
    assert "This would have happened:\n> " in text(screen)
    assert "You " in text(screen)
    kinds = [part["type"] for part in parts(screen)]
    told = [number for number, part in enumerate(parts(screen)) if "would have happened" in str(part.get("content"))]
    assert told == [kinds.index(GALLERY) + 1]
    assert kinds[told[0] + 1] == ROW
    assert text(await step_page(app, Learner("en", "Ana"), lesson, place, now)).count("\n> ") == 0


@pytest.mark.parametrize(
    "arg", ["", "sobek", "sobek.x.g", "sobek.1", "sobek.1.", "sobek.1.?", "sobek.100.g", "sobek.².g"]
)
def test_what_is_no_step_is_none(arg: str) -> None:
    """Any text that a user may send."""
    assert parse_lesson_arg(arg) is None


def test_a_place_is_read_as_it_is_written() -> None:
    """A code may have dots, bars and colons."""
    place = LessonStep("duel", 11)
    for press in (
        place.act("s.new.fish.a,b"),
        place.pick("s.new", "1z", 2),
        place.branch("c.vizier.w"),
        place.select_id(3),
    ):
        found = parse_lesson_arg(press.arg)
        assert found is not None
        assert PressId.parse(str(press)) == press
        assert (found[0], f"{found[1]}{found[2]}") == (place, press.arg.split(".", 2)[2])


@pytest.mark.parametrize("number", range(1, 7))
async def test_no_computer_in_a_lesson_has_the_learners_name(app: App, number: int) -> None:
    name = app.words.text("en", f"computer-name-{number}").upper()
    for kind in GAMES:
        for step in lesson_of(kind).steps:
            seating = Learner("en", name).speech(app, kind, step).seating
            assert len(seating) == step.scene.seats
            assert [one.name.upper() for one in seating].count(name) == 1
