"""A lesson's steps: each with its picture and real buttons, and what came of a move."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, Final

from discord.ui import Button

from bot.context import App
from bot.i18n.messages import BoundSpeech
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.response import Screen
from bot.lessons import Answer, Lesson, Shows, Situation, Step, values
from bot.screens.choice_codec import CHOSEN, find, public_leaves
from bot.screens.choice_images import Labels, draw_first, own_label, possible_offers
from bot.screens.choice_list import Legal
from bot.screens.choice_tree import ChoicePanel, add_choices
from bot.screens.components import GOOD, Layout, Shown, button, clip_lines
from bot.tables.game.turn_history import round_end_index
from engine.game import Decision, EndsGame, Event, Named
from render.canvas.framing import framed, framed_alt
from render.face import AnyFace, Picture, Seating, Standing

PICTURE: Final = "lesson.png"
_TOLD: Final = 600
"""So many letters of what happened stand above a picture."""
_STOP: Final = "."


class What(StrEnum):
    """What a button of a lesson asks for, in one letter."""

    GO = "g"
    LEAVE = "x"
    ACT = "a"
    BRANCH = "b"
    PICK = "k"
    PLAY = "p"


@dataclass(frozen=True, slots=True)
class Place:
    """A button's place in a lesson: its step, from 0, as many as there are for the end; also where the choices lead.

    What a button of a step carries is the game, the number, a letter, and what else it needs.
    """

    kind: str
    step: int

    def press(self, what: What, rest: str = "") -> PressId:
        """Return what a button asks for."""
        return PressId(0, 0, Verb.LEARN, f"{self.kind}{_STOP}{self.step}{_STOP}{what}{rest}")

    def act(self, code: str) -> PressId:
        """Return what makes the action of a code."""
        return self.press(What.ACT, code)

    def branch(self, code: str) -> PressId:
        """Return what shows what is below a branch, and plays nothing yet."""
        return self.press(What.BRANCH, code)

    def pick(self, code: str, mask: str, part: int) -> PressId:
        """Return what marks things in one of the selects of a branch."""
        return self.press(What.PICK, f"{code}|{mask}|{part}")

    def play(self, code: str, mask: str) -> PressId:
        """Return what plays the marked things."""
        return self.press(What.PLAY, f"{code}|{mask}")

    def one_of(self, part: int) -> PressId:
        """Return what makes the action that is chosen in a select."""
        return self.press(What.ACT, f"{CHOSEN}{part}")


def read_place(arg: str) -> tuple[Place, What, str] | None:
    """Return the step that a button belongs to, what it asks for and of what; None where it is of no step."""
    kind, _, rest = arg.partition(_STOP)
    step, _, rest = rest.partition(_STOP)
    if not (step.isascii() and step.isdecimal() and len(step) < 3) or rest[:1] not in set(What):
        return None
    return Place(kind, int(step)), What(rest[0]), rest[1:]


@dataclass(frozen=True, slots=True)
class Learner:
    """Whoever learns: the language that he reads, and his name at the seat that is his in a lesson."""

    language: str
    name: str

    def speech(self, app: App, kind: str, step: Step, *, markdown: bool = True) -> BoundSpeech:
        """Return the words for a step; the others there are computers."""
        names = [app.words.text(self.language, f"computer-name-{number}") for number in range(1, step.scene.seats + 1)]
        seating = [Seating(name, Standing.MERCHANT) for name in names]
        seating[step.seat] = Seating(self.name)
        return app.words.speech(self.language, kind, seating, markdown=markdown).to(step.seat)


async def step_page(
    app: App,
    learner: Learner,
    lesson: Lesson,
    place: Place,
    now: Situation,
    *,
    branch: str = "",
    picked: str | None = None,
    events: Sequence[Event] = (),
) -> Screen:
    """Return a step: its words, the picture, and the buttons of the position.

    Args:
        app: the bot.
        learner: who reads it.
        lesson: the game's.
        place: which step.
        now: what it is about.
        branch: the code of the choice that was opened, empty for all that can be chosen.
        picked: the mask of what is picked so far; None for what is suggested.
        events: what would come of the move that was made, which is not the one that is asked for.
    """
    kind, step = place.kind, lesson.steps[place.step]
    face, speech = app.games[kind].face, learner.speech(app, kind, step)
    layout = Layout()
    layout.text(f"### {speech.say('learn-step', step=place.step + 1, steps=len(lesson.steps))}")
    layout.text(speech.say(f"lesson-{kind}-{step.code}", **values(app.games[kind].face, now)))
    choice = find(now.decision, branch) if branch else None
    legal = _legal(app, place, now, speech)
    offers = list(possible_offers(now.decision, choice, picked, legal))
    plain, whole = learner.speech(app, kind, step, markdown=False), choice is None and picked is None
    if whole and step.shows is Shows.BOARD:
        picture, numbered = await app.draw(face.board, now.view, plain), False
    else:
        picture, numbered = await app.draw(draw_first, face, offers, now.view, plain)
    if whole:
        picture = await app.draw(_framed, face, step, picture, plain)
    layout.picture(_shown(picture))
    # Right above the buttons, for that is where whoever pressed one looks.
    layout.text(_would(app, kind, speech, events))
    labels = Labels(face, now.view, speech, numbered=numbered)
    on = ChoicePanel(layout, app, labels, place)
    add_choices(on, _offered(now, step), choice, picked, legal, plain=True)
    layout.buttons(_foot(place, speech, opened=not whole))
    return layout.screen()


async def right_page(app: App, learner: Learner, lesson: Lesson, place: Place, now: Situation, done: Answer) -> Screen:
    """Return what came of the right move and what it was good for, with the way on."""
    kind, step = place.kind, lesson.steps[place.step]
    speech = learner.speech(app, kind, step)
    layout = Layout()
    layout.text(f"### ✅ {speech.say('learn-step', step=place.step + 1, steps=len(lesson.steps))}")
    layout.text(speech.say(f"lesson-{kind}-{step.code}-done", **values(app.games[kind].face, now)))
    plain = learner.speech(app, kind, step, markdown=False)
    layout.picture(_shown(await app.draw(_drawn, app, kind, step, done, plain)))
    last = place.step + 1 == len(lesson.steps)
    on = button(speech.say("learn-end" if last else "learn-on"), Place(kind, place.step + 1).press(What.GO, "n"), GOOD)
    layout.buttons([on, *_foot(place, speech, skip=False)])
    return layout.screen()


def _offered(now: Situation, step: Step) -> Decision:
    """Return what a step offers: only what a board does, where that has the move that is asked for, else everything."""
    if all(choice.code != step.right for _, choice in public_leaves(now.decision)):
        return now.decision
    return replace(now.decision, choices=tuple(choice for choice in now.decision.choices if choice.public))


def _would(app: App, kind: str, speech: BoundSpeech, events: Sequence[Event]) -> str:
    """Say that a move was not the one, and what would have come of it."""
    if not events:
        return ""
    told = _quoted(app, kind, speech, events)
    return f"{speech.say('learn-wrong')}\n{told}" if told else speech.say("learn-wrong-untold")


def _quoted(app: App, kind: str, speech: BoundSpeech, events: Sequence[Event]) -> str:
    told = (app.games[kind].face.tell(event, speech) for event in events)
    lines = [f"> {line}" for text in told if text for line in text.splitlines()]
    return clip_lines("\n".join(lines), _TOLD)


def _legal(app: App, place: Place, now: Situation, speech: BoundSpeech) -> Legal:
    face, rules = app.games[place.kind].face, app.games[place.kind].rules

    def name(thing: Named) -> object:
        return own_label(face, thing, now.view, speech, held=True) or thing

    return Legal(now.legal, rules.compose, name, place.one_of)


def _framed(face: AnyFace, step: Step, picture: Picture, speech: BoundSpeech) -> Picture:
    """Return a step's picture with what matters on it framed, as far as it is there."""
    there = {spot.sign for spot in picture.spots}
    signs = [sign for sign in step.frames if sign in there]
    return (
        framed(picture, signs, framed_alt(face.frames, signs, speech)) if signs and face.frames is not None else picture
    )


def _drawn(app: App, kind: str, step: Step, done: Answer, speech: BoundSpeech) -> Picture:
    """Draw what is seen after a move, with what changed by it; of a round that is over how it was scored."""
    face = app.games[kind].face
    over = any(isinstance(event, EndsGame) for event in done.events)
    if face.scores_rounds is not None and round_end_index(done.events) is not None and not over:
        return face.scores_rounds.scoring(done.view, speech, face.scores_rounds.rounds(done.view)[-1])
    if (step.then or step.shows) is Shows.BOARD:
        return face.board(done.view, speech, done.events)
    return face.hand(done.view, speech)


def _shown(picture: Picture) -> Shown:
    return Shown(PICTURE, picture.data, picture.alt)


def _foot(place: Place, speech: BoundSpeech, *, opened: bool = False, skip: bool = True) -> list[Button[Any]]:
    """Return the ways back, out of what was opened or else to the step before; on without a move; and out."""
    before, after = Place(place.kind, place.step - 1), Place(place.kind, place.step + 1)
    buttons = []
    if opened or place.step:
        back = place.press(What.GO, "w") if opened else before.press(What.GO, "b")
        buttons.append(button(speech.say("hand-back"), back))
    if skip:
        buttons.append(button(speech.say("learn-skip"), after.press(What.GO, "s")))
    return [*buttons, button(speech.say("learn-leave"), place.press(What.LEAVE))]
