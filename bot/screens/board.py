"""The common board: one message for all, with the picture, what those who are asked missed, what all may press."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from discord.ui import Button

from bot.context import App
from bot.i18n.messages import BoundSpeech
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.response import Screen
from bot.scheduling.context import NOTHING, Around
from bot.scheduling.stand_ins import ALL_PRESENT, Standings, standings
from bot.screens.choice_codec import label, public_leaves
from bot.screens.components import MAIN, Layout, Shown, button, in_full, mention
from bot.screens.deadlines import add_reminder, add_votes, time_lines
from bot.screens.ending import stopped_line
from bot.screens.event_log import brief, events_of, since_round_end, told_by_turns
from bot.screens.hints import hinted_line
from bot.screens.lobby_expiry import begun_line
from bot.screens.more import more_button
from bot.screens.pace import add_proposal
from bot.screens.reviews import review_button
from bot.screens.seats import add_seats
from bot.tables import Status, Table, VisibleGame
from engine.game import Seat, tells_result
from render.face import Picture

PICTURE = "board.png"
SCORING = "scoring.png"
_SCORES = 1800
# A board is so many pixels high on a phone, when a round was scored too, and so wide are its pictures there. Of that
# everything but news, pictures and what acts takes so much, a row of buttons and a line of small print so much.
_HIGH, _HIGH_SCORED, _WIDE = 620, 700, 311
_REST, _ROW, _LINE, _GAP = 134, 48, 20, 8
# What is said about a player who gives no sign takes so many lines of small print, with the gap above it.
_SILENT_LINES = 3
# A button is as wide as this and its letters, each so wide.
_BUTTON, _LETTER = 30, 7
# Where buttons would be more rows than these they do without icons, which the picture above them shows as well. What
# would be more rows even so is chosen in the own panel, beside the picture of what there is to choose among.
_ROWS_WITH_ICONS, _ROWS = 2, 4


async def board_screen(app: App, table: Table, around: Around = NOTHING, now: float = 0.0) -> Screen:
    """Return the board of a game that has begun or is over, in the table's language.

    Everybody who is asked is mentioned; whom the message calls is said when it is sent. First come the call, what
    happened, the picture and what acts, so that a phone shows it all at once; the rest is below or behind "More".
    """
    seen = table.seen_by(None)
    if seen is None:
        raise ValueError("there is no game to show")
    speech = app.speech(table, table.language)
    shown = standings(table, around, now)
    picture = await app.pictures.of(table, shown, partial(board_picture, app, table, shown))
    layout = Layout()
    running = table.status is Status.RUNNING
    layout.text(_heading(table, seen, speech) if running else _ended(table, seen, speech))
    # What a round came to is told in full by the board that shows it first; later ones only say that it was scored.
    scored = any(map(tells_result, events_of(seen.recent)))
    acting = list(_acting(app, table, seen, speech))
    if _rows_of(acting) > _ROWS_WITH_ICONS:
        for act in acting:
            act.emoji = None
    if _rows_of(acting) > _ROWS:
        acting = []
    pictures = [picture]
    if scored and running:
        sheets, plain = app.face(table).scores_rounds, app.speech(table, table.language, markdown=False)
        strip = await app.draw(sheets.round_strip, seen.view, plain) if sheets is not None else None
        pictures += [] if strip is None else [strip]
    if running:
        news = seen.missed if scored else since_round_end(seen.missed)
        turns = told_by_turns(app, table, news, speech, results=0 if scored else 1)
        silent = sum(around.announced(table, seat, now) is not None for seat in table.asked)
        layout.text(brief(turns, speech, max(0, _lines_left(acting, pictures) - _SILENT_LINES * silent)))
    if scored and app.face(table).scores_rounds is None:
        layout.text(in_full(lambda one: app.face(table).scores(seen.view, one, _SCORES), speech))
    # What a round came to stands above, so that what acts is directly below the board.
    for name, one in reversed(list(zip((PICTURE, SCORING), pictures, strict=False))):
        layout.picture(Shown(name, one.data, one.alt))
    if not running:
        _closing(layout, app, table, speech)
        return layout.screen()
    layout.buttons(acting)
    layout.buttons(_rest(table, speech))
    add_reminder(layout, table, speech)
    layout.text(
        "\n".join(part for part in (*time_lines(table, around, now, speech), begun_line(table, speech)) if part)
    )
    below = Layout()
    add_proposal(below, table, speech)
    add_votes(layout, table, around, now, speech, Layout().room - below.room)
    add_proposal(layout, table, speech)
    add_seats(layout, app, table, around, now)
    return layout.screen()


def begin_board(app: App, table: Table, around: Around, now: float) -> None:
    """Begin to draw the board of a table as it is going to be if the commit that begins now succeeds."""
    shown = standings(table, around, now)
    app.pictures.begin(table, shown, partial(board_picture, app, table, shown))


async def board_picture(app: App, table: Table, shown: Standings = ALL_PRESENT) -> Picture:
    """Draw the board of a game that has begun or is over, `shown` at its seats, what its text tells marked on it."""
    seen = table.seen_by(None)
    if seen is None:
        raise ValueError("there is no game to show")
    speech = app.speech(table, table.language, markdown=False, standings=shown)
    return await app.draw(app.face(table).board, seen.view, speech, tuple(events_of(seen.missed)))


def _lines_left(acting: Sequence[Button[Any]], pictures: Sequence[Picture]) -> int:
    """Return how many lines of small print a phone has room for beside the pictures and what acts."""
    high = _HIGH if len(pictures) == 1 else _HIGH_SCORED
    high -= _REST + _ROW * _rows_of(acting) + _GAP
    high -= sum(_GAP + _WIDE * one.height // one.width for one in pictures)
    return max(0, high // _LINE)


def _rows_of(buttons: Sequence[Button[Any]]) -> int:
    """Return in how many rows buttons lie on a phone; Discord begins another row wherever one is full."""
    rows, left = 0, 0
    for one in buttons:
        wide = _BUTTON + _LETTER * (len(one.label or "") + (3 if one.emoji else 0))
        if wide > left:
            rows, left = rows + 1, _WIDE
        left -= wide + _GAP
    return rows


def _ended(table: Table, seen: VisibleGame, speech: BoundSpeech) -> str:
    """Say who has won, or how else the game ended."""
    over = speech.say("result-title")
    if seen.outcome is None:
        return "\n".join(
            part for part in (f"## {over}", stopped_line(table, speech), hinted_line(table, speech)) if part
        )
    winners = [Seat(seat) for seat in seen.outcome.winners]
    lines = [f"## {speech.say('result-winner', names=winners, count=len(winners))}", f"-# {over}"]
    return "\n".join(line for line in (*lines, hinted_line(table, speech)) if line)


def _heading(table: Table, seen: VisibleGame, speech: BoundSpeech) -> str:
    users = [table.players[seat].user for seat in table.asked]
    calls = [mention(user) for user in users if user is not None]
    if len(calls) == 1:
        decision = seen.public_decision
        own_turn = decision is not None and decision.turn
        return speech.say("board-your-turn" if own_turn else "board-your-choice", mention=calls[0])
    if calls:
        return speech.say("board-your-choice", mention=speech.join(calls))
    waiting = [Seat(seat) for seat in seen.waiting]
    if len(waiting) == 1:
        return f"**{speech.say('board-turn', name=waiting[0])}**"
    return f"**{speech.say('board-waiting', names=waiting)}**"


def _acting(app: App, table: Table, seen: VisibleGame, speech: BoundSpeech) -> Iterator[Button[Any]]:
    """Yield the game's own actions that all may see."""
    decision = seen.public_decision
    # A label shows what stands in it as it is, so names are not escaped there; icons become the button's own.
    unescaped = replace(app.speech(table, table.language, markdown=False), icons=speech.icons)
    for place, leaf in public_leaves(decision) if decision is not None else ():
        yield button(label(leaf, unescaped, place), PressId(table.id, table.version, Verb.ACT, leaf.code), MAIN)


def _rest(table: Table, speech: BoundSpeech) -> Iterator[Button[Any]]:
    """Yield the one row for everything else; a move is taken back there while somebody can.

    With signs before their words these were two rows on a phone.
    """
    yield button(speech.say("board-hand"), PressId(table.id, table.version, Verb.HAND))
    yield more_button(table, speech)
    if table.moved and any(table.can_take_back(user) for user in table.people):
        yield button(speech.say("board-take-back"), PressId(table.id, table.version, Verb.TAKE_BACK))


def _closing(layout: Layout, app: App, table: Table, speech: BoundSpeech) -> None:
    """Offer what can be done with a game that is over."""

    def press(verb: Verb) -> PressId:
        return PressId(table.id, table.version, verb)

    buttons = [button(speech.say("result-rematch"), press(Verb.REMATCH), MAIN)]
    if table.moved:
        buttons.append(button(speech.say("result-history"), press(Verb.HISTORY)))
    buttons += [button(speech.say("board-scores"), press(Verb.SCORES)), more_button(table, speech)]
    layout.buttons([*buttons, *review_button(app, table, speech)])
