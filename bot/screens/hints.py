"""What a master would do: the two best moves, what they are worth and why."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot, isfinite
from typing import Any, Final

from discord.ui import Button

from bot.context import App
from bot.i18n.messages import BoundSpeech
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.response import Screen
from bot.screens.action_names import Trail, doing, named, trail_to
from bot.screens.choice_images import Labels
from bot.screens.components import GOOD, MAIN, QUIET, Layout, button
from bot.screens.effect_help import power_of
from bot.screens.hand import OfNow, legal_of
from bot.screens.hint_parts import hinted_line
from bot.tables import Seen, Table
from engine.ai.search import Evaluation, Judged
from engine.game import Action, Decision

SHOWN: Final = 2
"""So many moves a hint shows."""
CERTAIN: Final = 2
"""What is told as an error is so many standard errors: in 19 of 20 hints the truth is within."""


def thinking_page(table: Table, speech: BoundSpeech) -> Screen:
    """Return what stands there until a hint is ready, with the way back."""
    layout = Layout()
    layout.text(f"### {speech.say('hint-button')}\n{speech.say('hint-thinking')}")
    layout.buttons([_back(table, speech)])
    return layout.screen()


def hint_page(
    app: App, table: Table, seen: Seen, decision: Decision, found: Evaluation[Action], language: str
) -> Screen:
    """Return the best moves that a search has found, each with its worth, why, and a button that makes it.

    Args:
        app: the bot.
        table: one whose game is running.
        seen: the game as the seat sees it that is asked.
        decision: what it is asked.
        found: what a search found for it.
        language: the reader's.
    """
    speech = app.speech(table, language).to(seen.viewer)
    legal = legal_of(app, table, seen, speech)
    trails = [(one, trail_to(one.action, decision.choices, legal)) for one in found.judged]
    best = [(one, trail) for one, trail in trails if trail is not None][:SHOWN]
    labels = Labels(app.face(table), seen.view, speech, numbered=False)
    layout = Layout()
    layout.text(f"### {speech.say('hint-button')}")
    for place, (one, trail) in enumerate(best):
        name = speech.say("hint-first" if not place else "hint-second", move=named(trail, decision, labels))
        worth = _lead(one, len(table.players) - 1, speech) if not place else _less(best[0][0], one, speech)
        layout.text("\n".join(part for part in (name, worth, _why(app, table, seen, one, trail, speech)) if part))
    if len(best) < SHOWN:
        layout.text(speech.say("hint-only"))
    played = sum(one.visits for one in found.judged)
    small = [f"-# {speech.say('hint-how', count=played)}"] if played else []
    layout.text("\n".join(line for line in (*small, hinted_line(table, speech)) if line))
    does = [button(speech.say("hint-do-first"), doing(best[0][1], OfNow(table)), GOOD)] if best else []
    does += [button(speech.say("hint-do-second"), doing(trail, OfNow(table)), MAIN) for _, trail in best[1:]]
    layout.buttons([*does, _back(table, speech)])
    return layout.screen()


def _lead(one: Judged[Action], rivals: int, speech: BoundSpeech) -> str:
    """Say how far ahead somebody can expect to be who makes the best move."""
    if not isfinite(one.error):
        return ""
    points = round(one.mean)
    side = "ahead" if points > 0 else "behind" if points < 0 else "level"
    return speech.say("hint-lead", side=side, points=abs(points), error=_told(one.error), rivals=rivals)


def _less(best: Judged[Action], one: Judged[Action], speech: BoundSpeech) -> str:
    """Say how much less a move is worth than the best one; what is within the error is as good."""
    error = hypot(best.error, one.error)
    points = best.mean - one.mean
    if not isfinite(error) or points <= CERTAIN * error:
        return speech.say("hint-equal")
    return speech.say("hint-less", points=max(1, round(points)), error=_told(error))


def _told(error: float) -> int:
    return max(1, round(CERTAIN * error))


def _why(app: App, table: Table, seen: Seen, one: Judged[Action], trail: Trail, speech: BoundSpeech) -> str:
    """Return what a move does, and the facts that speak for it."""
    advises = app.face(table).advises
    does = (power_of(app, speech, step.label) for step in trail.steps)
    facts = advises.move_reason(one.action, seen.view, speech) if advises is not None else None
    said: Sequence[str] = [text for text in (*does, facts) if text]
    return f"-# {' '.join(said)}" if said else ""


def _back(table: Table, speech: BoundSpeech) -> Button[Any]:
    return button(speech.say("board-hand"), PressId(table.id, table.version, Verb.HAND), QUIET, emoji="🖐️")
