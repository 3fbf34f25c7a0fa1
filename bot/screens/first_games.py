"""What somebody is told in his first games: a line of help for each question, and how to do without."""

from __future__ import annotations

from typing import Any, Final

from discord.ui import Button

from bot.i18n.messages import BoundSpeech
from bot.interactions.custom_id import PressId, Verb
from bot.screens.components import button
from bot.tables import Table, VisibleGame
from engine.game import Decision

HIDE: Final = "hide"
SHOW: Final = "show"
_SIGN: Final = "🌱"


def first_line(table: Table, seen: VisibleGame, decision: Decision, speech: BoundSpeech) -> str:
    """Return the line of help for what a seat is asked; before its first turn is over, how to do without it too."""
    line = speech.find(f"{table.kind}-first-{decision.kind}")
    if line is None:
        return ""
    how = "" if seen.had_turn else f" ({speech.say('firsts-how')})"
    return f"-# {_SIGN} {line}{how}"


def firsts_line(aided: bool | None, speech: BoundSpeech) -> str:
    """Say whether there are lines of help, nothing where it is none of somebody's first games."""
    if aided is None:
        return ""
    return f"-# {_SIGN} {speech.say('firsts-shown' if aided else 'firsts-hidden')}"


def firsts_button(table: Table, aided: bool | None, speech: BoundSpeech) -> list[Button[Any]]:
    """Return the button that hides the lines of help, or shows them again, where there is one."""
    if aided is None:
        return []
    arg, label = (HIDE, speech.say("firsts-hide")) if aided else (SHOW, speech.say("firsts-show"))
    return [button(label, PressId(table.id, table.version, Verb.FIRSTS, arg), emoji=_SIGN)]
