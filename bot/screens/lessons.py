"""The pages of lessons: the list, each step with its picture and real buttons, the result of a move, the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, Final

from discord import ButtonStyle
from discord.ui import Button

from bot.app_context import App
from bot.i18n.messages import BoundSpeech
from bot.i18n.name_sanitizer import likeness
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.response import Screen
from bot.lessons import Answer, Lesson, Shows, Situation, Step, step_terms
from bot.screens.choices.choice_buttons import ChoicePanel, add_choices
from bot.screens.choices.codec import CHOSEN, find_branch, public_leaves
from bot.screens.choices.flat_list import LegalActions
from bot.screens.choices.images import draw_first, possible_offers
from bot.screens.choices.labels import Labels, own_label
from bot.screens.components import GOOD, MAIN, Layout, PictureFile, button, clip_lines
from bot.screens.practice import practice_button
from bot.tables import LessonProgress
from bot.tables.game.turn_boundaries import round_end_index
from engine.game import Decision, EndsGame, Event, Label, Named
from render.canvas.highlight import framed, framed_alt
from render.presentation import AnyFace, Picture, Seating, Standing

PICTURE: Final = "lesson.png"
_NEWS: Final = 600
"""At most so many letters tell what happened, above the buttons."""
_STOP: Final = "."
FROM_LESSON: Final = f"{_STOP}l"
"""Ends the argument of the presses on rules that were opened in a lesson; no topic has this code."""


class LessonAction(StrEnum):
    """What a button of a lesson asks for, as one letter."""

    GO = "g"
    LEAVE = "x"
    ACT = "a"
    BRANCH = "b"
    PICK = "k"
    PLAY = "p"


@dataclass(frozen=True, slots=True)
class LessonStep:
    """A step of a game's lesson, and the custom ids of its buttons.

    Steps count from 0; the number of steps stands for the end.

    The argument of a custom id is the game, the number of the step, a letter, and details.
    """

    kind: str
    step: int

    def press(self, what: LessonAction, rest: str = "") -> PressId:
        """Return the custom id of a button of the step."""
        return PressId(0, 0, Verb.LEARN, f"{self.kind}{_STOP}{self.step}{_STOP}{what}{rest}")

    def act(self, code: str) -> PressId:
        """Return the custom id that makes the action with a code."""
        return self.press(LessonAction.ACT, code)

    def branch(self, code: str) -> PressId:
        """Return the custom id that shows what is below a branch and plays nothing yet."""
        return self.press(LessonAction.BRANCH, code)

    def pick(self, code: str, mask: str, part: int) -> PressId:
        """Return the custom id of a select that marks things of a branch."""
        return self.press(LessonAction.PICK, f"{code}|{mask}|{part}")

    def play(self, code: str, mask: str) -> PressId:
        """Return the custom id that plays the marked things."""
        return self.press(LessonAction.PLAY, f"{code}|{mask}")

    def select_id(self, part: int) -> PressId:
        """Return the custom id of a select whose options are codes of actions."""
        return self.press(LessonAction.ACT, f"{CHOSEN}{part}")


def parse_lesson_arg(arg: str) -> tuple[LessonStep, LessonAction, str] | None:
    """Return a button's step, what it asks for and the details; None if the argument is of no step."""
    kind, _, rest = arg.partition(_STOP)
    step, _, rest = rest.partition(_STOP)
    if not (step.isascii() and step.isdecimal() and len(step) < 3) or rest[:1] not in set(LessonAction):
        return None
    return LessonStep(kind, int(step)), LessonAction(rest[0]), rest[1:]


@dataclass(frozen=True, slots=True)
class Learner:
    """The user who learns: their language, and their name at their seat in the lesson."""

    language: str
    name: str

    def speech(self, app: App, kind: str, step: Step, *, markdown: bool = True) -> BoundSpeech:
        """Return the words for a step; the other players there are computers, none with the learner's own name."""
        names = (app.words.text(self.language, f"computer-name-{number}") for number in range(1, 7))
        others = [Seating(name, Standing.MERCHANT) for name in names if likeness(name) != likeness(self.name)]
        seating = others[: step.scene.seats]
        seating[step.seat] = Seating(self.name)
        return app.words.speech(self.language, kind, seating, markdown=markdown).to(step.seat)


def lessons_page(app: App, language: str, reached: Mapping[str, LessonProgress]) -> Screen:
    """Return the list of lessons, with how far the reader is in each."""
    speech = app.words.speech(language, markdown=True)
    lessons = {kind: game.lesson for kind, game in app.games.items() if game.lesson is not None}
    layout = Layout()
    layout.text(f"## {speech.say('learn-title')}\n{speech.say('learn-text')}")
    lines = []
    for kind, lesson in lessons.items():
        known = reached.get(kind)
        lines.append(f"- {_how_far(speech, kind, lesson, known.step if known is not None else None)}")
    layout.text("\n".join(lines))
    layout.buttons(learn_buttons(app, language))
    layout.buttons([practice_button(app, kind, language) for kind in lessons])
    return layout.screen()


def back_to_lessons(speech: BoundSpeech) -> Button[Any]:
    """Return the way back from a page about a lesson: to the list of lessons."""
    return button(speech.say("hand-back"), PressId(0, 0, Verb.LEARN))


def back_to_lesson(app: App, kind: str, speech: BoundSpeech) -> Button[Any]:
    """Return the way back from rules that were opened in a lesson: to the game's lesson, or to the list."""
    taught = kind if app.games[kind].lesson is not None else ""
    return button(speech.say("learn-back"), PressId(0, 0, Verb.LEARN, taught), emoji="🎓")


def learn_buttons(app: App, language: str) -> list[Button[Any]]:
    """Return a button for each lesson."""
    return [learn_button(app, kind, language) for kind, game in app.games.items() if game.lesson is not None]


def learn_button(app: App, kind: str, language: str, style: ButtonStyle = MAIN) -> Button[Any]:
    """Return the button that begins a game's lesson, or goes on with it."""
    title = app.words.speech(language, kind).say("learn-button", game=Label(kind, "title"))
    return button(title, PressId(0, 0, Verb.LEARN, kind), style, emoji="🎓")


def lesson_start_page(app: App, kind: str, lesson: Lesson, reached: int, language: str) -> Screen:
    """Return the choice between going on where the reader stopped, and beginning again."""
    speech = app.words.speech(language, kind, markdown=True)
    layout = Layout()
    layout.text(f"## {speech.say('learn-title')}\n{_how_far(speech, kind, lesson, reached)}")
    again = button(speech.say("learn-anew"), LessonStep(kind, 0).press(LessonAction.GO))
    if reached < len(lesson.steps):
        on = button(speech.say("learn-at", step=reached + 1), LessonStep(kind, reached).press(LessonAction.GO), GOOD)
        layout.buttons([on, again, back_to_lessons(speech)])
    else:
        practice = practice_button(app, kind, language, GOOD)
        layout.buttons([practice, again, _rules_button(kind, speech), back_to_lessons(speech)])
    return layout.screen()


def lesson_end_page(app: App, kind: str, language: str) -> Screen:
    """Return the end of a lesson, with buttons for what comes next: a practice game, a table, the rules."""
    speech = app.words.speech(language, kind, markdown=True)
    layout = Layout()
    layout.text(f"## {speech.say('learn-finished-title')}\n{speech.say('learn-finished', game=Label(kind, 'title'))}")
    layout.buttons(
        [
            practice_button(app, kind, language, GOOD),
            button(speech.say("about-open"), PressId(0, 0, Verb.OPEN, kind), emoji="🎲"),
            _rules_button(kind, speech),
            button(speech.say("learn-anew"), LessonStep(kind, 0).press(LessonAction.GO)),
            back_to_lessons(speech),
        ]
    )
    return layout.screen()


def left_lesson_page(at: LessonStep, speech: BoundSpeech) -> Screen:
    """Return the page for a user who leaves a lesson, with a button that leads back to their step."""
    layout = Layout()
    layout.text(speech.say("learn-left"))
    on = button(speech.say("learn-at", step=at.step + 1), at.press(LessonAction.GO), MAIN)
    layout.buttons([on, back_to_lessons(speech)])
    return layout.screen()


def lesson_offer_page(app: App, kind: str, language: str) -> Screen:
    """Return the offer of a lesson to a user who has never played and has just sat down."""
    speech = app.words.speech(language, kind, markdown=True)
    layout = Layout()
    layout.text(speech.say("learn-offer", game=Label(kind, "title")))
    layout.buttons([learn_button(app, kind, language)])
    return layout.screen()


async def step_page(
    app: App,
    learner: Learner,
    lesson: Lesson,
    at: LessonStep,
    now: Situation,
    *,
    branch: str = "",
    picked: str | None = None,
    events: Sequence[Event] = (),
) -> Screen:
    """Return the page of a step: its text, the picture, and the buttons of the position.

    Args:
        app: the bot.
        learner: who reads it.
        lesson: the game's.
        at: which step.
        now: the position that it is about.
        branch: the code of the open branch, empty for the whole decision.
        picked: the mask of what is picked so far; None for what is suggested.
        events: the events that a wrong move would lead to, empty if none was made.
    """
    kind, step = at.kind, lesson.steps[at.step]
    face, speech = app.games[kind].face, learner.speech(app, kind, step)
    layout = Layout()
    layout.text(f"### {speech.say('learn-step', step=at.step + 1, steps=len(lesson.steps))}")
    layout.text(speech.say(f"lesson-{kind}-{step.code}", **step_terms(app.games[kind].face, now)))
    choice = find_branch(now.decision, branch) if branch else None
    legal = _legal(app, at, now, speech)
    offers = list(possible_offers(now.decision, choice, picked, legal))
    plain, whole = learner.speech(app, kind, step, markdown=False), choice is None and picked is None
    if whole and step.shows is Shows.BOARD:
        picture, numbered = await app.draw(face.board, now.view, plain), False
    else:
        picture, numbered = await app.draw(draw_first, face, offers, now.view, plain)
    if whole:
        picture = await app.draw(_framed, face, step, picture, plain)
    layout.picture(_shown(picture))
    # Right above the buttons, where users look after a press.
    layout.text(_wrong_text(app, kind, speech, events))
    labels = Labels(face, now.view, speech, numbered=numbered)
    on = ChoicePanel(layout, app, labels, at)
    add_choices(on, _offered(now, step), choice, picked, legal, plain=True)
    layout.buttons(_foot(at, speech, opened=not whole))
    return layout.screen()


async def right_move_page(
    app: App, learner: Learner, lesson: Lesson, at: LessonStep, now: Situation, done: Answer
) -> Screen:
    """Return the result of the right move and what it was good for, with a button that leads on."""
    kind, step = at.kind, lesson.steps[at.step]
    speech = learner.speech(app, kind, step)
    layout = Layout()
    layout.text(f"### ✅ {speech.say('learn-step', step=at.step + 1, steps=len(lesson.steps))}")
    layout.text(speech.say(f"lesson-{kind}-{step.code}-done", **step_terms(app.games[kind].face, now)))
    plain = learner.speech(app, kind, step, markdown=False)
    layout.picture(_shown(await app.draw(_drawn, app, kind, step, done, plain)))
    last = at.step + 1 == len(lesson.steps)
    on = button(
        speech.say("learn-end" if last else "learn-on"),
        LessonStep(kind, at.step + 1).press(LessonAction.GO, "n"),
        GOOD,
    )
    layout.buttons([on, *_foot(at, speech, skip=False)])
    return layout.screen()


def _offered(now: Situation, step: Step) -> Decision:
    """Return what a step offers: the public choices if the right move is among them, else everything."""
    if all(choice.code != step.right for _, choice in public_leaves(now.decision)):
        return now.decision
    return replace(now.decision, choices=tuple(choice for choice in now.decision.choices if choice.public))


def _wrong_text(app: App, kind: str, speech: BoundSpeech, events: Sequence[Event]) -> str:
    """Return the text that a move was wrong, and what it would have led to."""
    if not events:
        return ""
    quotation = _quoted(app, kind, speech, events)
    return f"{speech.say('learn-wrong')}\n{quotation}" if quotation else speech.say("learn-wrong-untold")


def _quoted(app: App, kind: str, speech: BoundSpeech, events: Sequence[Event]) -> str:
    texts = (app.games[kind].face.tell(event, speech) for event in events)
    lines = [f"> {line}" for text in texts if text for line in text.splitlines()]
    return clip_lines("\n".join(lines), _NEWS)


def _legal(app: App, at: LessonStep, now: Situation, speech: BoundSpeech) -> LegalActions:
    face, rules = app.games[at.kind].face, app.games[at.kind].rules

    def key(thing: Named) -> object:
        return own_label(face, thing, now.view, speech, held=True) or thing

    return LegalActions(now.legal, rules.compose, key, at.select_id)


def _framed(face: AnyFace, step: Step, picture: Picture, speech: BoundSpeech) -> Picture:
    """Return a step's picture with frames around the step's signs that are on it."""
    there = {spot.sign for spot in picture.spots}
    signs = [sign for sign in step.frames if sign in there]
    return (
        framed(picture, signs, framed_alt(face.frames, signs, speech)) if signs and face.frames is not None else picture
    )


def _drawn(app: App, kind: str, step: Step, done: Answer, speech: BoundSpeech) -> Picture:
    """Draw the position after a move with its changes marked, or the scoring of a round that is over."""
    face = app.games[kind].face
    over = any(isinstance(event, EndsGame) for event in done.events)
    if face.scores_rounds is not None and round_end_index(done.events) is not None and not over:
        return face.scores_rounds.scoring(done.view, speech, face.scores_rounds.rounds(done.view)[-1])
    if (step.then or step.shows) is Shows.BOARD:
        return face.board(done.view, speech, done.events)
    return face.hand(done.view, speech)


def _shown(picture: Picture) -> PictureFile:
    return PictureFile(PICTURE, picture.data, picture.alt)


def _foot(at: LessonStep, speech: BoundSpeech, *, opened: bool = False, skip: bool = True) -> list[Button[Any]]:
    """Return the buttons that lead back, on without a move, and out of the lesson."""
    before, after = LessonStep(at.kind, at.step - 1), LessonStep(at.kind, at.step + 1)
    buttons = []
    if opened or at.step:
        back = at.press(LessonAction.GO, "w") if opened else before.press(LessonAction.GO, "b")
        buttons.append(button(speech.say("hand-back"), back))
    if skip:
        buttons.append(button(speech.say("learn-skip"), after.press(LessonAction.GO, "s")))
    return [*buttons, button(speech.say("learn-leave"), at.press(LessonAction.LEAVE))]


def _how_far(speech: BoundSpeech, kind: str, lesson: Lesson, reached: int | None) -> str:
    steps, game = len(lesson.steps), Label(kind, "title")
    if not reached:
        return speech.say("learn-game", game=game, steps=steps)
    if reached >= steps:
        return speech.say("learn-game-done", game=game, steps=steps)
    return speech.say("learn-game-at", game=game, step=reached + 1, steps=steps)


def _rules_button(kind: str, speech: BoundSpeech) -> Button[Any]:
    return button(speech.say("learn-rules"), PressId(0, 0, Verb.TOPIC, f"{kind}{FROM_LESSON}"))
