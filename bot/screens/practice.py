"""A game to practise in, as one private message: the board, the hand, what happened, what is asked and can be done."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

from discord import ButtonStyle
from discord.ui import Button

from bot.context import App
from bot.i18n.messages import BoundSpeech
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.response import Screen
from bot.screens.choice_codec import CHOSEN, find
from bot.screens.choice_images import Labels, draw_first, legal_of, possible_offers
from bot.screens.choice_tree import ChoicePanel, add_choices
from bot.screens.components import DANGER, MAIN, QUIET, Layout, Shown, button
from bot.screens.ending import winners_line
from bot.screens.event_log import brief, events_of, told_by_turns
from bot.screens.practice_tips import tip
from bot.tables import PracticeGame, VisibleAction, VisibleGame
from engine.game import Label, tells_result
from render.face import AnyFace

BOARD = "board.png"
HAND = "hand.png"
SCORING = "scoring.png"
# So many lines are for what happened at most.
_LATEST = 6
_SCORES = 1800
_SIGN = "🌱"


class Wish(StrEnum):
    """What a press in a game to practise in asks for; its argument is the game's code, this, and what it is about."""

    OPEN = "o"
    BOARD = "s"
    ACT = "a"
    BRANCH = "b"
    PICK = "k"
    PLAY = "p"
    TAKE_BACK = "u"
    QUIET = "q"
    EXPLAIN = "e"
    MORE = "l"
    AGAIN = "n"
    END = "x"


def practice_press(kind: str, version: int, wish: Wish, about: str = "") -> PressId:
    """Return what a button asks for in the game of a kind. A press with the code of a kind alone is good for ever."""
    return PressId(0, version, Verb.PRACTICE, f"{kind}/{wish}/{about}")


@dataclass(frozen=True, slots=True)
class OfPractice:
    """Where the choices of somebody who practises lead."""

    kind: str
    version: int

    def act(self, code: str) -> PressId:
        """Return what makes the action of a code."""
        return practice_press(self.kind, self.version, Wish.ACT, code)

    def branch(self, code: str) -> PressId:
        """Return what shows what is below a branch, and plays nothing yet."""
        return practice_press(self.kind, self.version, Wish.BRANCH, code)

    def pick(self, code: str, mask: str, part: int) -> PressId:
        """Return what marks things in one of the selects of a branch."""
        return practice_press(self.kind, self.version, Wish.PICK, f"{code}|{mask}|{part}")

    def play(self, code: str, mask: str) -> PressId:
        """Return what plays the marked things."""
        return practice_press(self.kind, self.version, Wish.PLAY, f"{code}|{mask}")

    def one_of(self, part: int) -> PressId:
        """Return what makes the action whose code is the option of a select."""
        return self.act(CHOSEN + str(part))


def practice_button(app: App, kind: str, language: str, style: ButtonStyle = QUIET) -> Button[Any]:
    """Return the button by which the game of a kind begins, or goes on."""
    label = app.words.speech(language, kind).say("practice-button", game=Label(kind, "title"))
    return button(label, practice_press(kind, 0, Wish.OPEN), style, emoji=_SIGN)


async def practice_screen(
    app: App, exercise: PracticeGame, language: str, *, notice: str = "", branch: str = "", picked: str | None = None
) -> Screen:
    """Return the game as it is now, in its reader's language.

    Args:
        app: the bot.
        exercise: the game.
        language: the reader's.
        notice: a line on what was pressed, where that was not done.
        branch: the code of the choice that was opened, empty for all that can be chosen.
        picked: the mask of what is picked so far, None for what is suggested.
    """
    practice, table = exercise.practice, exercise.table
    seen = table.seen_by(practice.seat)
    if seen is None:
        raise ValueError("there is no game to show")
    speech, told_in = app.speech(table, language).to(practice.seat), app.speech(table, language, markdown=False)
    face, view, decision = app.face(table), seen.view, seen.decision
    news = _latest(seen, practice.seat)
    layout = Layout()
    choice = find(decision, branch) if decision is not None and branch else None
    within = choice is not None or picked is not None
    layout.text("\n".join(line for line in ("" if within else _title(exercise, face, seen, speech), notice) if line))
    if not within:
        layout.text(brief(told_by_turns(app, table, news, speech), speech, _LATEST, where=False))
        # My hand's picture shows what can be taken; how things stand is shown with it where that is news.
        if decision is None or _scored(news):
            await _standing(layout, app, exercise, told_in)
    if decision is None:
        # The board of a game that is over is its ranking; where none is drawn, words tell it.
        if face.scores_rounds is None:
            layout.text(face.scores(view, speech, _SCORES))
        layout.text(speech.say("practice-over"))
        anew = _button(exercise, speech.say("practice-again"), Wish.AGAIN, style=MAIN)
        opened = button(speech.say("about-open"), PressId(0, 0, Verb.OPEN, practice.game), emoji="🎲")
        layout.buttons([anew, opened])
        return layout.screen()
    to = OfPractice(practice.game, practice.version)
    legal = replace(legal_of(app, table, seen, speech), one_of=to.one_of)
    offers = list(possible_offers(decision, choice, picked, legal))
    picture, numbered = await app.draw(draw_first, face, offers, view, told_in)
    layout.picture(Shown(HAND, picture.data, picture.alt))
    if choice is None:
        layout.text(f"**{face.ask(decision, view, speech)}**")
    new = None if within else _explained(app, exercise, speech)
    layout.text(f"{_SIGN} {new[1]}" if new is not None else "")
    labels = Labels(face, view, speech, numbered=numbered)
    # In a turn the board and the hand need the room: what a character does is told where it is opened.
    add_choices(ChoicePanel(layout, app, labels, to), decision, choice, picked, legal, plain=decision.turn)
    layout.buttons(_foot(exercise, speech, within=within, explains=new is not None))
    return layout.screen()


async def stand_screen(app: App, exercise: PracticeGame, language: str) -> Screen:
    """Return the board of the game as everybody would see it, with the way back."""
    speech, seen = app.speech(exercise.table, language), exercise.table.seen_by(None)
    layout = Layout()
    layout.text(f"-# {app.face(exercise.table).status(seen.view, speech)}" if seen is not None else "")
    await _standing(layout, app, exercise, app.speech(exercise.table, language, markdown=False))
    layout.buttons([_button(exercise, speech.say("hand-back"), Wish.OPEN, style=MAIN)])
    return layout.screen()


def more_screen(exercise: PracticeGame, speech: BoundSpeech) -> Screen:
    """Return what else there is to do: that the game waits, explanations or none, and its end before the end."""
    layout = Layout()
    layout.text(f"-# {_named(exercise, speech)}\n{speech.say('practice-left')}")
    layout.buttons(
        [
            _button(exercise, speech.say("practice-go-on"), Wish.OPEN, style=MAIN),
            _explaining(exercise, speech),
            _button(exercise, speech.say("practice-end"), Wish.END, style=DANGER),
        ]
    )
    return layout.screen()


def explained(app: App, exercise: PracticeGame, language: str) -> tuple[str, ...]:
    """Return the codes of what is explained with what the person of a game is asked now."""
    new = _explained(app, exercise, app.speech(exercise.table, language))
    return () if new is None else (new[0],)


def _explained(app: App, exercise: PracticeGame, speech: BoundSpeech) -> tuple[str, str] | None:
    """Return the code and the words of what is explained now; None where nothing is, or is to be."""
    practice, seen = exercise.practice, exercise.table.seen_by(exercise.practice.seat)
    if practice.quiet or seen is None or seen.decision is None:
        return None
    return tip(app, seen.decision, practice.explained, speech, scored=_scored(_latest(seen, practice.seat)))


async def _standing(layout: Layout, app: App, exercise: PracticeGame, told_in: BoundSpeech) -> None:
    """Add the board, and what the last round came to if it is the last thing that happened."""
    table, face = exercise.table, app.face(exercise.table)
    seen = table.seen_by(None)
    if seen is None:
        raise ValueError("there is no game to show")
    news = _latest(seen, exercise.practice.seat)
    events = tuple(events_of(news))
    board = await app.draw(face.board, seen.view, told_in, events)
    layout.picture(Shown(BOARD, board.data, board.alt))
    if face.scores_rounds is not None and _scored(news):
        strip = await app.draw(face.scores_rounds.round_strip, seen.view, told_in)
        if strip is not None:
            layout.picture(Shown(SCORING, strip.data, strip.alt))


def _title(exercise: PracticeGame, face: AnyFace, seen: VisibleGame, speech: BoundSpeech) -> str:
    """Say what this is, before the first move and at the end; between them a phone has room for the game alone."""
    over = winners_line(seen, speech)
    if over:
        return f"{over}\n-# {_named(exercise, speech)}"
    if exercise.can_take_back:
        return ""
    return f"-# {_named(exercise, speech)}\n-# {face.status(seen.view, speech)}"


def _named(exercise: PracticeGame, speech: BoundSpeech) -> str:
    return speech.say("practice-title", game=Label(exercise.practice.game, "title"))


def _latest(seen: VisibleGame, seat: int) -> tuple[VisibleAction, ...]:
    """Return what came of the seat's own last actions in one go, and what others did since.

    A round that was scored before the last of them is none of it: that was read before it was made.
    """
    news = [one for one in seen.news(0) if isinstance(one, VisibleAction)]
    last = max((place for place, one in enumerate(news) if one.seat == seat), default=0)
    start = last
    while start and news[start - 1].seat == seat and not _scored(news[start - 1 : start]):
        start -= 1
    return tuple(news[start:])


def _scored(news: Sequence[VisibleAction]) -> bool:
    return any(map(tells_result, events_of(news)))


def _foot(exercise: PracticeGame, speech: BoundSpeech, *, within: bool, explains: bool) -> Iterator[Button[Any]]:
    if within:
        yield _button(exercise, speech.say("hand-back"), Wish.OPEN)
        return
    yield _button(exercise, speech.say("see-board"), Wish.BOARD)
    if exercise.can_take_back:
        yield _button(exercise, speech.say("board-take-back"), Wish.TAKE_BACK)
    elif explains:
        # From the first move on there is one row for all, and this is behind "More".
        yield _explaining(exercise, speech)
    yield _button(exercise, speech.say("more-button"), Wish.MORE)


def _explaining(exercise: PracticeGame, speech: BoundSpeech) -> Button[Any]:
    """Return the button that switches explanations off, or on again."""
    if exercise.practice.quiet:
        return _button(exercise, speech.say("practice-explain"), Wish.EXPLAIN, emoji=_SIGN)
    return _button(exercise, speech.say("practice-quiet"), Wish.QUIET, emoji=_SIGN)


def _button(exercise: PracticeGame, label: str, wish: Wish, **looks: Any) -> Button[Any]:
    return button(label, practice_press(exercise.practice.game, exercise.practice.version, wish), **looks)
