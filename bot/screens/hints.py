"""Hints: the button that asks for one, the lines about them, and the page of the two best moves."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot, isfinite
from typing import Any, Final

from discord.ui import Button

from bot.app_context import App
from bot.domain.guild_settings import HintState
from bot.i18n.messages import BoundSpeech
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.response import Screen
from bot.screens.choices.action_names import ActionPath, action_id, action_name, path_to
from bot.screens.choices.choice_buttons import HandIds
from bot.screens.choices.labels import Labels, effect_help, legal_of
from bot.screens.components import GOOD, MAIN, QUIET, Layout, button
from bot.tables import Table, VisibleGame
from engine.ai.search_contract import Evaluation, Judged
from engine.game import Action, Decision

SHOWN: Final = 2
"""The number of moves that a hint shows."""
CERTAIN: Final = 2
"""So many standard errors count as the error: in 19 of 20 hints the true value is within it."""


def hint_button(app: App, table: Table, seen: VisibleGame, speech: BoundSpeech) -> list[Button[Any]]:
    """Return the button that asks for a hint, if the table gives hints and there is a choice."""
    if app.hints(table) is not HintState.ON or len(seen.legal) <= 1:
        return []
    return [button(speech.say("hint-button"), PressId(table.id, table.version, Verb.HINT), emoji="💡")]


def hinted_line(table: Table, speech: BoundSpeech) -> str:
    """Return which players were given hints, in small print; empty if none was."""
    given = [
        speech.say("hint-given-seat", name=speech.names[seat], count=one.count)
        for seat, one in sorted(table.hinted.items())
    ]
    return f"-# {speech.say('hint-given', names=speech.join(given))}" if given else ""


def hint_told_line(table: Table, speech: BoundSpeech) -> str:
    """Return for several people, before the first hint, that all can read who was given some; in small print."""
    return f"-# {speech.say('hint-told')}" if len(table.people) > 1 and not table.hinted else ""


def first_hints_line(table: Table, seen: VisibleGame, speech: BoundSpeech) -> str:
    """Return `hinted_line` on the first board after a player's first hint; empty on others, and alone with computers.

    The page behind "More" always has it.
    """
    first = any(one.count == 1 and seen.is_recent(seat, one.mark) for seat, one in table.hinted.items())
    return hinted_line(table, speech) if first and len(table.people) > 1 else ""


def hints_state_line(app: App, table: Table, speech: BoundSpeech) -> str:
    """Return the line of a lobby about hints; empty if it says that it is rated, or no computer searches."""
    given = app.rules(table).search is not None and app.hints(table) is HintState.ON
    return speech.say("hint-lobby-given") if given else hints_line(app, table, speech)


def hints_line(app: App, table: Table, speech: BoundSpeech) -> str:
    """Return the line of a lobby's options about hints; empty if no computer of the game searches."""
    if app.rules(table).search is None or _is_without_by_rating(table):
        return ""
    state = app.hints(table)
    if state is HintState.ON and table.hints is None:
        return speech.say("hint-lobby-alone")
    return speech.say(f"hint-lobby-{state}")


def _is_without_by_rating(table: Table) -> bool:
    """Whether a table is to be rated and so gives no hints; its host may still have chosen some."""
    return bool(table.rated) and not table.hints


def hints_buttons(app: App, table: Table, speech: BoundSpeech) -> list[Button[Any]]:
    """Return the host's button for the other choice, where the host has one."""
    if _is_without_by_rating(table):
        return []
    other = {HintState.ON: HintState.OFF, HintState.OFF: HintState.ON}.get(app.hints(table))
    if other is None:
        return []
    return [button(speech.say(f"hint-{other}"), PressId(table.id, table.version, Verb.HINTS, other))]


def thinking_page(table: Table, speech: BoundSpeech) -> Screen:
    """Return the page shown until a hint is ready, with the way back."""
    layout = Layout()
    layout.text(f"### {speech.say('hint-button')}\n{speech.say('hint-thinking')}")
    layout.buttons([_back(table, speech)])
    return layout.screen()


def hint_page(
    app: App, table: Table, seen: VisibleGame, decision: Decision, found: Evaluation[Action], language: str
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
    trails = [(one, path_to(one.action, decision.choices, legal)) for one in found.judged]
    best = [(one, trail) for one, trail in trails if trail is not None][:SHOWN]
    labels = Labels(app.face(table), seen.view, speech, numbered=False)
    layout = Layout()
    layout.text(f"### {speech.say('hint-button')}")
    for rank, (one, trail) in enumerate(best):
        name = speech.say("hint-first" if not rank else "hint-second", move=action_name(trail, decision, labels))
        worth = _lead(one, len(table.players) - 1, speech) if not rank else _less(best[0][0], one, speech)
        layout.text("\n".join(part for part in (name, worth, _why(app, table, seen, one, trail, speech)) if part))
    if len(best) < SHOWN:
        layout.text(speech.say("hint-only"))
    played = sum(one.visits for one in found.judged)
    small = [f"-# {speech.say('hint-how', count=played)}"] if played else []
    layout.text("\n".join(line for line in (*small, hinted_line(table, speech)) if line))
    does = [button(speech.say("hint-do-first"), action_id(best[0][1], HandIds(table)), GOOD)] if best else []
    does += [button(speech.say("hint-do-second"), action_id(trail, HandIds(table)), MAIN) for _, trail in best[1:]]
    layout.buttons([*does, _back(table, speech)])
    return layout.screen()


def _lead(one: Judged[Action], rivals: int, speech: BoundSpeech) -> str:
    """Return how far ahead the player can expect to be after the best move; empty if that is unknown."""
    if not isfinite(one.error):
        return ""
    points = round(one.mean)
    side = "ahead" if points > 0 else "behind" if points < 0 else "level"
    return speech.say("hint-lead", side=side, points=abs(points), rivals=rivals)


def _less(best: Judged[Action], one: Judged[Action], speech: BoundSpeech) -> str:
    """Return how much less a move is worth than the best one; within the error it is as good."""
    error = hypot(best.error, one.error)
    points = best.mean - one.mean
    if not isfinite(error) or points <= CERTAIN * error:
        return speech.say("hint-equal")
    return speech.say("hint-less", points=max(1, round(points)))


def _why(app: App, table: Table, seen: VisibleGame, one: Judged[Action], trail: ActionPath, speech: BoundSpeech) -> str:
    """Return what a move does, and the reasons for it."""
    advises = app.face(table).advises
    does = (effect_help(app, speech, step.label) for step in trail.steps)
    facts = advises.move_reason(one.action, seen.view, speech) if advises is not None else None
    said: Sequence[str] = [text for text in (*does, facts) if text]
    return f"-# {' '.join(said)}" if said else ""


def _back(table: Table, speech: BoundSpeech) -> Button[Any]:
    return button(speech.say("board-hand"), PressId(table.id, table.version, Verb.HAND), QUIET, emoji="🖐️")
