"""The page of a game's scores, and the lines that say who won or how else a game ended."""

from __future__ import annotations

import re
from functools import partial

from bot.app_context import App
from bot.i18n.messages import BoundSpeech
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.response import Screen
from bot.screens.components import MAIN, QUIET, Layout, PictureFile, button, in_full
from bot.screens.header_and_footer import back_to_table
from bot.tables import Table, VisibleGame, scored_rounds
from engine.game import Seat

SCORING = "scoring.png"
_ROUND = 3200


async def scores_page(app: App, table: Table, language: str, chosen: int | None = None) -> Screen:
    """Return the page of a table's scores: the total, and how the points of one round came about.

    Args:
        app: the bot.
        table: one whose game has begun.
        language: the reader's.
        chosen: the number of the round whose scoring sheet is shown; None or an unknown number for the newest.
    """
    seen = table.seen_by(None)
    if seen is None:
        raise ValueError("there is no game to show")
    face, view, speech = app.face(table), seen.view, app.speech(table, language)
    layout = Layout()
    sheets = face.scores_rounds
    rounds = sheets.rounds(view) if sheets is not None else ()
    if sheets is None or not rounds:
        layout.text(in_full(partial(face.scores, view), speech))
        layout.buttons([back_to_table(table, speech)])
        return layout.screen()
    shown = chosen if chosen is not None and chosen in rounds else rounds[-1]
    # The total and the rounds stand first, so that they stay where they are, whichever round is shown.
    layout.text(sheets.totals(view, speech))
    if len(rounds) > 1:
        layout.buttons(
            button(
                speech.say("scores-round", round=number),
                PressId(table.id, table.version, Verb.SCORES, str(number)),
                MAIN if number == shown else QUIET,
                disabled=number == shown,
            )
            for number in rounds
        )
    sheet = await app.draw(sheets.scoring, view, app.speech(table, language, markdown=False), shown)
    layout.picture(PictureFile(SCORING, sheet.data, sheet.alt))
    # The sheet tells most of it at a glance, so the sums stand in small print.
    layout.text(in_full(lambda one: _small(sheets.round_scores(view, one, shown, _ROUND)), speech))
    layout.buttons([back_to_table(table, speech)])
    return layout.screen()


def round_lines(app: App, table: Table, seen: VisibleGame, speech: BoundSpeech) -> tuple[str, ...]:
    """Return what the latest round brought and where its sheet is, in full and in short; none after a lap."""
    sheets = app.face(table).scores_rounds
    rounds = sheets.rounds(seen.view) if sheets is not None and seen.in_first_lap else ()
    if sheets is None or not rounds:
        return ()
    gains = (
        speech.say("board-round-seat", name=Seat(seat), points=abs(points), sign="minus" if points < 0 else "plus")
        for seat, points in enumerate(sheets.round_points(seen.view, rounds[-1]))
    )
    return (
        speech.say("board-round", round=rounds[-1], gains=speech.join(gains)),
        speech.say("board-round-short", round=rounds[-1]),
    )


def _small(text: str) -> str:
    """Return a text with the items of its lists in small print."""
    return re.sub(r"^- ", "-# ", text, flags=re.MULTILINE)


def winners_line(seen: VisibleGame, speech: BoundSpeech) -> str:
    """Return who has won, as a heading; empty while the game has no outcome."""
    if seen.outcome is None:
        return ""
    winners = [Seat(seat) for seat in seen.outcome.winners]
    return f"### {speech.say('result-winner', names=winners, count=len(winners))}"


def ending_line(table: Table, speech: BoundSpeech) -> str:
    """Return why a game ended before its end; empty for any other game."""
    if table.ending is None:
        return ""
    host = table.seat_of(table.host) if table.host is not None else None
    name = Seat(host) if host is not None else speech.say("privacy-name")
    return speech.say(f"stopped-{table.ending.code}", name=name, rounds=scored_rounds(table))
