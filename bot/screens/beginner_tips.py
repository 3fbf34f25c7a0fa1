"""Help in a person's first games: a line for each question, and the button that hides it."""

from __future__ import annotations

from typing import Any, Final

from discord.ui import Button

from bot.app_context import App
from bot.i18n.messages import BoundSpeech
from bot.interactions.custom_id import PressId, Verb
from bot.screens.components import button
from bot.tables import Table, VisibleGame
from engine.game import Decision, View

HIDE: Final = "hide"
SHOW: Final = "show"
_SIGN: Final = "🌱"


def question_code(app: App, game: str, decision: Decision, view: View) -> str:
    """Return the code of a question for its line of help."""
    explains = app.games[game].face.explains
    return decision.kind if explains is None else explains.question(decision, view)


def question_help(app: App, table: Table, seen: VisibleGame, decision: Decision, speech: BoundSpeech) -> str:
    """Return the line of help for what a seat is asked.

    Before the seat's first turn is over, the line also says how to hide such lines.
    """
    line = speech.find(f"{table.kind}-first-{question_code(app, table.kind, decision, seen.view)}")
    if line is None:
        return ""
    how = "" if seen.had_turn else f" ({speech.say('firsts-how')})"
    return f"-# {_SIGN} {line}{how}"


def help_setting_line(aided: bool | None, speech: BoundSpeech) -> str:
    """Return the line that says whether help is shown; empty if this is none of the first games."""
    if aided is None:
        return ""
    return f"-# {_SIGN} {speech.say('firsts-shown' if aided else 'firsts-hidden')}"


def help_setting_button(table: Table, aided: bool | None, speech: BoundSpeech) -> list[Button[Any]]:
    """Return the button that hides or shows the lines of help; none if this is none of the first games."""
    if aided is None:
        return []
    arg, label = (HIDE, speech.say("firsts-hide")) if aided else (SHOW, speech.say("firsts-show"))
    return [button(label, PressId(table.id, table.version, Verb.FIRSTS, arg), emoji=_SIGN)]
