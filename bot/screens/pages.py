"""Private pages to read: scores, the board as text, help, confirmations."""

from __future__ import annotations

from functools import partial

from bot.context import App
from bot.i18n.messages import BoundSpeech
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.response import Screen
from bot.scheduling.stand_ins import ALL_PRESENT, Standings
from bot.screens.components import DANGER, MAIN, QUIET, Layout, Shown, button, in_full
from bot.screens.lesson_index import learn_buttons
from bot.tables import Table
from engine.game import Label

SCORING = "scoring.png"


async def scores_page(app: App, table: Table, language: str, chosen: int | None = None) -> Screen:
    """Return how the scores of a table came about.

    Args:
        app: the bot.
        table: one whose game has begun.
        language: the reader's.
        chosen: the number of the round whose scoring sheet is shown; None, or one that is none, for the newest.
    """
    seen = table.seen_by(None)
    if seen is None:
        raise ValueError("there is no game to show")
    face, view, speech = app.face(table), seen.view, app.speech(table, language)
    layout = Layout()
    sheets = face.scores_rounds
    rounds = sheets.rounds(view) if sheets is not None else ()
    if sheets is not None and rounds:
        shown = chosen if chosen is not None and chosen in rounds else rounds[-1]
        sheet = await app.draw(sheets.scoring, view, app.speech(table, language, markdown=False), shown)
        layout.picture(Shown(SCORING, sheet.data, sheet.alt))
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
    layout.text(in_full(partial(face.scores, view), speech))
    return layout.screen()


def text_page(app: App, table: Table, seat: int | None, language: str, standings: Standings = ALL_PRESENT) -> Screen:
    """Return the board as text; for a seat with its own hand and pile."""
    seen = table.seen_by(seat)
    if seen is None:
        raise ValueError("there is no game to show")
    layout = Layout()
    # It is there to be heard: an icon's name before each thing's would only be in the way.
    speech = app.speech(table, language, standings=standings).bare
    layout.text(app.face(table).text_board(seen.view, speech))
    return layout.screen()


def help_page(app: App, language: str) -> Screen:
    """Return the overview of the bot and its games, with the way to their lessons."""
    speech = app.words.speech(language, markdown=True)
    layout = Layout()
    text = speech.say("help-text", games=tuple(Label(game, "title") for game in app.games))
    layout.text(f"## {speech.say('help-title')}\n{text}")
    layout.buttons(learn_buttons(app, language))
    return layout.screen()


def confirm_page(question: str, yes: str, press: PressId) -> Screen:
    """Return a question with the one button that says yes; whoever does not want it leaves it alone."""
    layout = Layout()
    layout.text(question)
    layout.buttons([button(yes, press, DANGER)])
    return layout.screen()


def file_page(text: str, name: str, data: bytes) -> Screen:
    """Return a text above a file that Discord offers to download under its `name`."""
    layout = Layout()
    layout.text(text)
    layout.file(name, data)
    return layout.screen()


def languages_page(app: App, speech: BoundSpeech, reader: str, table: str | None, server: str | None) -> Screen:
    """Return which language the reader, the table and the server have, these two if there are such."""

    def line(message: str, language: str) -> str:
        return speech.say(message, language=app.words.text(language, "language-name"))

    lines = [f"## {speech.say('language-title')}", line("language-now-me", reader)]
    if table is not None:
        lines.append(line("language-now-table", table))
    if server is not None:
        lines.append(line("language-now-server", server))
    lines.append(f"-# {speech.say('language-hint')}")
    layout = Layout()
    layout.text("\n".join(lines))
    return layout.screen()
