"""The review of a finished game: the moments in which the reader lost most, each with a better move and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from discord.ui import Button

from bot.app_context import App
from bot.i18n.messages import BoundSpeech
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.response import Screen
from bot.screens.choices.action_names import action_name, path_to
from bot.screens.choices.labels import Labels, legal_of
from bot.screens.components import MAIN, Layout, PictureFile, button
from bot.screens.header_and_footer import back_to_table
from bot.screens.hints import CERTAIN
from bot.screens.history import FROM_REVIEW, heading
from bot.tables import DecisionMoment, History, Mistake, SeatReview, Table
from engine.review import SHOWN
from render.presentation import Picture

BOARD: Final = "board.png"
HANDS: Final = "hands.png"
_SIGN: Final = "🔎"
_OUT_OF: Final = 10
"""The review says in how many out of so many cases a move is better."""


def review_button(app: App, table: Table, speech: BoundSpeech) -> list[Button[Any]]:
    """Return the button that asks for the review of a finished game, none if the bot cannot review it."""
    if not (table.moved and app.is_reviewable(table)):
        return []
    return [button(speech.say("review-button"), PressId(table.id, table.version, Verb.REVIEW), emoji=_SIGN)]


def progress_page(table: Table, done: int, count: int, speech: BoundSpeech) -> Screen:
    """Return the page that is shown until a review is ready: how many decisions have been examined."""
    layout = Layout()
    if not count:
        line = speech.say("review-waiting")
    elif done < count:
        line = speech.say("review-looking", done=done, count=count)
    else:
        line = speech.say("review-weighing")
    layout.text(f"### {speech.say('review-title')}\n{line}\n-# {speech.say('review-meanwhile')}")
    again = PressId(table.id, table.version, Verb.REVIEW)
    layout.buttons([button(speech.say("hand-refresh"), again, emoji="🔄"), back_to_table(table, speech)])
    return layout.screen()


async def review_page(app: App, history: History, seat: int, found: SeatReview, number: int, language: str) -> Screen:
    """Return the page of one of the moments that a review found, or the page that says that it found none.

    Args:
        app: the bot.
        history: the game's.
        seat: the reader's.
        found: the result of the review.
        number: which of the moments, from 0; above the last one, the last.
        language: the reader's.
    """
    table = history.table
    speech = app.speech(table, language).to(seat)
    layout = Layout()
    if not found.lost:
        none = speech.say("review-none", count=found.decisions)
        layout.text("\n".join((f"### {speech.say('review-title')}", none, *_luck(found, speech))))
        layout.buttons([back_to_table(table, speech)])
        return layout.screen()
    number = min(number, len(found.lost) - 1)
    lost = found.lost[number]
    at = heading(history, lost.number, speech)
    asked, board, hand = await app.draw(_drawn, app, history, lost.number, language)
    layout.text(f"### {speech.say('review-moment', place=number + 1, count=len(found.lost))}\n-# {at}")
    layout.picture(PictureFile(BOARD, board.data, board.alt))
    layout.picture(PictureFile(HANDS, hand.data, hand.alt))
    made = speech.say("review-made", move=_name(app, table, asked, asked.made.code, speech))
    better = speech.say("review-better", move=_name(app, table, asked, lost.better, speech))
    layout.text("\n".join(line for line in (made, better, _why(app, table, asked, lost, speech)) if line))
    small = [speech.say("review-how", count=lost.worlds)]
    if number == len(found.lost) - 1 < SHOWN - 1:
        small.append(speech.say("review-fewer", count=found.decisions))
    luck = _luck(found, speech) if number == len(found.lost) - 1 else ()
    layout.text("\n".join((_gain(lost, speech), *(f"-# {line}" for line in small), *luck)))
    layout.buttons(_links(table, lost, number, len(found.lost), speech))
    return layout.screen()


def _drawn(app: App, history: History, number: int, language: str) -> tuple[DecisionMoment, Picture, Picture]:
    """Replay the game up to the moment before a move; draw the board and the moving seat's hand."""
    asked = history.asked(number)
    speech = app.speech(history.table, language, markdown=False, players=history.players(number))
    face = app.face(history.table)
    whose = face.shows_hands
    own = face.hand(asked.view, speech) if whose is None else whose.hands([asked.view], speech)
    return asked, face.board(asked.public, speech), own


def _name(app: App, table: Table, asked: DecisionMoment, code: str, speech: BoundSpeech) -> str:
    """Return the name of a move."""
    action = next((one for one in asked.legal if one.code == code), None)
    legal = legal_of(app, table, asked, speech)
    trail = None if action is None else path_to(action, asked.decision.choices, legal)
    if trail is None:
        return speech.say("review-other")
    return action_name(trail, asked.decision, Labels(app.face(table), asked.view, speech, numbered=False))


def _why(app: App, table: Table, asked: DecisionMoment, lost: Mistake, speech: BoundSpeech) -> str:
    """Return the reason for the better move in small print, empty if the game gives none."""
    advises = app.face(table).advises
    better = next((one for one in asked.legal if one.code == lost.better), None)
    why = advises.move_reason(better, asked.view, speech) if advises is not None and better is not None else None
    return f"-# {why}" if why else ""


def _gain(lost: Mistake, speech: BoundSpeech) -> str:
    """Return how much better the better move is, and how often."""
    values = {"points": lost.about, "error": max(1, round(CERTAIN * lost.error))}
    if lost.more == lost.worlds:
        return speech.say("review-gain-always", **values)
    better = _OUT_OF * lost.more // lost.worlds
    worse = min(_OUT_OF - better, round(_OUT_OF * lost.fewer / lost.worlds))
    return speech.say("review-gain", **values, better=better, worse=worse)


def _luck(found: SeatReview, speech: BoundSpeech) -> Sequence[str]:
    """Return the deal luck of each round in small print, nothing if it is not known."""
    if not found.luck:
        return ()
    rounds = speech.join([str(one) for one in found.luck])
    return (f"-# {speech.say('review-luck', count=len(found.luck), rounds=rounds)}",)


def _links(table: Table, lost: Mistake, number: int, count: int, speech: BoundSpeech) -> list[Button[Any]]:
    def press(to: int, letter: str) -> PressId:
        return PressId(table.id, table.version, Verb.REVIEW, f"{to}{letter}")

    turns = [
        button(speech.say("history-back"), press(max(0, number - 1), "b"), MAIN, disabled=number == 0),
        button(speech.say("history-next"), press(min(count - 1, number + 1), "n"), MAIN, disabled=number == count - 1),
    ]
    history = PressId(table.id, table.version, Verb.HISTORY, f"{lost.number}.m.{FROM_REVIEW}{number}")
    ways = [button(speech.say("result-history"), history), back_to_table(table, speech)]
    return [*(turns if count > 1 else ()), *ways]
