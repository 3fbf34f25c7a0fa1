"""A practice game as one ephemeral message: the board, the hand, what happened, the question and its choices."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

from discord import ButtonStyle
from discord.ui import Button

from bot.app_context import App
from bot.i18n.messages import BoundSpeech
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.response import Screen
from bot.screens.beginner_tips import question_code
from bot.screens.choices.choice_buttons import ChoicePanel, add_choices
from bot.screens.choices.codec import CHOSEN, find_branch
from bot.screens.choices.images import draw_first, possible_offers
from bot.screens.choices.labels import Labels, effect_help, legal_of
from bot.screens.components import DANGER, MAIN, QUIET, Layout, PictureFile, button
from bot.screens.event_sentences import events_of, log_by_turns
from bot.screens.news_fitting import brief_text
from bot.screens.scores import winners_line
from bot.tables import PracticeGame, VisibleAction, VisibleGame
from engine.game import Choice, Decision, Label, Role, View, role_of, tells_result
from render.presentation import AnyFace

BOARD = "board.png"
HAND = "hand.png"
SCORING = "scoring.png"
# At most so many lines tell what happened.
_NEWS_LINES = 6
_SCORES = 1800
_SIGN = "🌱"


class PracticeAction(StrEnum):
    """What a press in a practice game asks for; in a custom id it follows the game's code."""

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


def practice_press(kind: str, version: int, action: PracticeAction, about: str = "") -> PressId:
    """Return the custom id of a press in a practice game.

    A custom id with the code of a kind alone never goes stale.
    """
    return PressId(0, version, Verb.PRACTICE, f"{kind}/{action}/{about}")


@dataclass(frozen=True, slots=True)
class PracticeIds:
    """The custom ids of choices in a practice game."""

    kind: str
    version: int

    def act(self, code: str) -> PressId:
        """Return the custom id that makes the action with a code."""
        return practice_press(self.kind, self.version, PracticeAction.ACT, code)

    def branch(self, code: str) -> PressId:
        """Return the custom id that shows what is below a branch and plays nothing yet."""
        return practice_press(self.kind, self.version, PracticeAction.BRANCH, code)

    def pick(self, code: str, mask: str, part: int) -> PressId:
        """Return the custom id of a select that marks things of a branch."""
        return practice_press(self.kind, self.version, PracticeAction.PICK, f"{code}|{mask}|{part}")

    def play(self, code: str, mask: str) -> PressId:
        """Return the custom id that plays the marked things."""
        return practice_press(self.kind, self.version, PracticeAction.PLAY, f"{code}|{mask}")

    def select_id(self, part: int) -> PressId:
        """Return the custom id of a select whose options are codes of actions."""
        return self.act(CHOSEN + str(part))


def practice_button(app: App, kind: str, language: str, style: ButtonStyle = QUIET) -> Button[Any]:
    """Return the button that begins the practice game of a kind, or goes on with it."""
    label = app.words.speech(language, kind).say("practice-button", game=Label(kind, "title"))
    return button(label, practice_press(kind, 0, PracticeAction.OPEN), style, emoji=_SIGN)


async def practice_screen(
    app: App, exercise: PracticeGame, language: str, *, notice: str = "", branch: str = "", picked: str | None = None
) -> Screen:
    """Return the practice game as it is now, in its reader's language.

    Args:
        app: the bot.
        exercise: the game.
        language: the reader's.
        notice: a line that says why a press was not done.
        branch: the code of the open branch, empty for the whole decision.
        picked: the mask of what is picked so far, None for what is suggested.
    """
    practice, table = exercise.practice, exercise.table
    seen = table.seen_by(practice.seat)
    if seen is None:
        raise ValueError("there is no game to show")
    speech, plain = app.speech(table, language).to(practice.seat), app.speech(table, language, markdown=False)
    face, view, decision = app.face(table), seen.view, seen.decision
    news = _latest_news(seen, practice.seat)
    layout = Layout()
    choice = find_branch(decision, branch) if decision is not None and branch else None
    within = choice is not None or picked is not None
    layout.text("\n".join(line for line in ("" if within else _title(exercise, face, seen, speech), notice) if line))
    if not within:
        layout.text(brief_text(log_by_turns(app, table, news, speech), speech, _NEWS_LINES, where=False))
        # The picture of the hand shows what can be taken, so the board is added only after the end or a scored round.
        if decision is None or _has_score(news):
            await _add_board(layout, app, exercise, plain)
    if decision is None:
        # The board of a finished game is its ranking; a game that does not draw it tells the scores in words.
        if face.scores_rounds is None:
            layout.text(face.scores(view, speech, _SCORES))
        layout.text(speech.say("practice-over"))
        again = _button(exercise, speech.say("practice-again"), PracticeAction.AGAIN, style=MAIN)
        open_table = button(speech.say("about-open"), PressId(0, 0, Verb.OPEN, practice.game), emoji="🎲")
        layout.buttons([again, open_table])
        return layout.screen()
    ids = PracticeIds(practice.game, practice.version)
    legal = replace(legal_of(app, table, seen, speech), select_id=ids.select_id)
    offers = list(possible_offers(decision, choice, picked, legal))
    picture, numbered = await app.draw(draw_first, face, offers, view, plain)
    layout.picture(PictureFile(HAND, picture.data, picture.alt))
    if choice is None:
        layout.text(f"**{face.ask(decision, view, speech)}**")
    new = None if within else _next_tip(app, exercise, speech)
    layout.text(f"{_SIGN} {new[1]}" if new is not None else "")
    labels = Labels(face, view, speech, numbered=numbered)
    # In a turn the board and the hand need the room; the help for a character is on the page of its branch.
    add_choices(ChoicePanel(layout, app, labels, ids), decision, choice, picked, legal, plain=decision.turn)
    layout.buttons(_foot(exercise, speech, within=within, explains=new is not None))
    return layout.screen()


async def practice_board_screen(app: App, exercise: PracticeGame, language: str) -> Screen:
    """Return the public board of the game, with a button that leads back."""
    speech, seen = app.speech(exercise.table, language), exercise.table.seen_by(None)
    layout = Layout()
    layout.text(f"-# {app.face(exercise.table).status(seen.view, speech)}" if seen is not None else "")
    await _add_board(layout, app, exercise, app.speech(exercise.table, language, markdown=False))
    layout.buttons([_button(exercise, speech.say("hand-back"), PracticeAction.OPEN, style=MAIN)])
    return layout.screen()


def practice_more_screen(exercise: PracticeGame, speech: BoundSpeech) -> Screen:
    """Return the page behind "More": that the game waits, explanations on or off, end the game."""
    layout = Layout()
    layout.text(f"-# {_game_title(exercise, speech)}\n{speech.say('practice-left')}")
    layout.buttons(
        [
            _button(exercise, speech.say("practice-go-on"), PracticeAction.OPEN, style=MAIN),
            _explain_button(exercise, speech),
            _button(exercise, speech.say("practice-end"), PracticeAction.END, style=DANGER),
        ]
    )
    return layout.screen()


def explained_codes(app: App, exercise: PracticeGame, language: str) -> tuple[str, ...]:
    """Return the codes of what the screen explains with the present question."""
    new = _next_tip(app, exercise, app.speech(exercise.table, language))
    return () if new is None else (new[0],)


def _tip(
    app: App, decision: Decision, view: View, explained: Collection[str], speech: BoundSpeech, *, scored: bool
) -> tuple[str, str] | None:
    """Return the code and text of the one explanation that is shown with a question.

    Args:
        app: the bot.
        decision: what the reader is asked.
        view: the game as the reader sees it.
        explained: the codes of what was explained before.
        speech: the reader's words.
        scored: whether the screen begins with the score of a round.

    Returns:
        The first that was not explained yet; None if all were.
    """
    return next((one for one in _possible_tips(app, decision, view, speech, scored) if one[0] not in explained), None)


def _possible_tips(
    app: App, decision: Decision, view: View, speech: BoundSpeech, scored: bool
) -> Iterator[tuple[str, str]]:
    """Yield the code and text of everything that could be explained now, the common before the rare."""
    result = speech.find(f"{speech.game}-practice-scored") if scored else None
    if result is not None:
        yield "scored", result
    code = question_code(app, speech.game, decision, view)
    line = speech.find(f"{speech.game}-first-{code}")
    if line is not None:
        yield code, line
    turn = decision.choices if decision.turn else ()
    for choice in turn:
        if role_of(choice) is Role.SET:
            code = "set" if choice.label.term == "new-set" else "join"
            yield code, speech.say(f"{speech.game}-practice-{code}")
    for choice in turn:
        if role_of(choice) is Role.CHARACTER:
            yield from _character_tip(app, choice, speech)


def _character_tip(app: App, choice: Choice, speech: BoundSpeech) -> Iterator[tuple[str, str]]:
    effect = effect_help(app, speech, choice.label)
    if effect is not None:
        yield choice.label.code, speech.say("practice-could-play", card=choice.label, text=effect)


def _next_tip(app: App, exercise: PracticeGame, speech: BoundSpeech) -> tuple[str, str] | None:
    """Return the code and text of what is explained now; None if nothing is, or explanations are off."""
    practice, seen = exercise.practice, exercise.table.seen_by(exercise.practice.seat)
    if practice.quiet or seen is None or seen.decision is None:
        return None
    scored = _has_score(_latest_news(seen, practice.seat))
    return _tip(app, seen.decision, seen.view, practice.explained, speech, scored=scored)


async def _add_board(layout: Layout, app: App, exercise: PracticeGame, plain: BoundSpeech) -> None:
    """Add the board, and the score of the last round if that is the last thing that happened."""
    table, face = exercise.table, app.face(exercise.table)
    seen = table.seen_by(None)
    if seen is None:
        raise ValueError("there is no game to show")
    news = _latest_news(seen, exercise.practice.seat)
    events = tuple(events_of(news))
    board = await app.draw(face.board, seen.view, plain, events)
    layout.picture(PictureFile(BOARD, board.data, board.alt))
    if face.scores_rounds is not None and _has_score(news):
        strip = await app.draw(face.scores_rounds.round_strip, seen.view, plain)
        if strip is not None:
            layout.picture(PictureFile(SCORING, strip.data, strip.alt))


def _title(exercise: PracticeGame, face: AnyFace, seen: VisibleGame, speech: BoundSpeech) -> str:
    """Return the title before the first move and at the end; in between a phone has no room for it."""
    over = winners_line(seen, speech)
    if over:
        return f"{over}\n-# {_game_title(exercise, speech)}"
    if exercise.can_take_back:
        return ""
    return f"-# {_game_title(exercise, speech)}\n-# {face.status(seen.view, speech)}"


def _game_title(exercise: PracticeGame, speech: BoundSpeech) -> str:
    return speech.say("practice-title", game=Label(exercise.practice.game, "title"))


def _latest_news(seen: VisibleGame, seat: int) -> tuple[VisibleAction, ...]:
    """Return the seat's last actions in one go with their results, and what others did since.

    Actions before a scored round are left out: the player saw the score before the next action.
    """
    news = [one for one in seen.news(0) if isinstance(one, VisibleAction)]
    last = max((number for number, one in enumerate(news) if one.seat == seat), default=0)
    start = last
    while start and news[start - 1].seat == seat and not _has_score(news[start - 1 : start]):
        start -= 1
    return tuple(news[start:])


def _has_score(news: Sequence[VisibleAction]) -> bool:
    return any(map(tells_result, events_of(news)))


def _foot(exercise: PracticeGame, speech: BoundSpeech, *, within: bool, explains: bool) -> Iterator[Button[Any]]:
    if within:
        yield _button(exercise, speech.say("hand-back"), PracticeAction.OPEN)
        return
    yield _button(exercise, speech.say("see-board"), PracticeAction.BOARD)
    if exercise.can_take_back:
        yield _button(exercise, speech.say("board-take-back"), PracticeAction.TAKE_BACK)
    elif explains:
        # After the first move there is only one row of buttons, and this one is behind "More".
        yield _explain_button(exercise, speech)
    yield _button(exercise, speech.say("more-button"), PracticeAction.MORE)


def _explain_button(exercise: PracticeGame, speech: BoundSpeech) -> Button[Any]:
    """Return the button that switches explanations off, or on again."""
    if exercise.practice.quiet:
        return _button(exercise, speech.say("practice-explain"), PracticeAction.EXPLAIN, emoji=_SIGN)
    return _button(exercise, speech.say("practice-quiet"), PracticeAction.QUIET, emoji=_SIGN)


def _button(exercise: PracticeGame, label: str, action: PracticeAction, **options: Any) -> Button[Any]:
    return button(label, practice_press(exercise.practice.game, exercise.practice.version, action), **options)
