"""Private pages to read: scores, the board as text, the rules help, help, confirmations."""

from __future__ import annotations

from bot.app import App
from bot.ids import PressId, Verb
from bot.reply import Screen
from bot.screens.parts import DANGER, IN_SELECT, MAIN, QUIET, Layout, Shown, button, select
from bot.standings import ALL_PRESENT, Standings
from bot.tables import Table
from bot.words import BoundSpeech

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
    rounds = face.rounds(view)
    if rounds:
        shown = chosen if chosen is not None and chosen in rounds else rounds[-1]
        sheet = await app.draw(face.scoring, view, app.speech(table, language, markdown=False), shown)
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
    layout.text(face.scores(view, speech))
    return layout.screen()


def text_page(app: App, table: Table, seat: int | None, language: str, standings: Standings = ALL_PRESENT) -> Screen:
    """Return the board as text; for a seat with its own hand and pile."""
    seen = table.seen_by(seat)
    if seen is None:
        raise ValueError("there is no game to show")
    layout = Layout()
    layout.text(app.face(table).text_board(seen.view, app.speech(table, language, standings=standings)))
    return layout.screen()


def rules_page(app: App, kind: str, table: Table | None, seat: int | None, language: str, topic: str = "") -> Screen:
    """Return a topic of the rules help, what its reader can do now, and selects for all topics."""
    players = app.seating(table.players, language) if table is not None else ()
    speech = app.words.speech(language, kind, players, markdown=True)
    face = app.games[kind].face
    topics = list(face.topics())
    topic = topic if topic in topics else topics[0]
    layout = Layout()
    layout.text(f"## {speech.say('rules-title', game=speech.say(f'{kind}-title'))}")
    message, rules = f"{kind}-help-{topic}", app.games[kind].rules if table is None else app.rules(table)
    # A topic that older rules had otherwise has another text for them.
    said = speech.find(f"{message}-rules-{rules.version}") or speech.say(message)
    layout.text(f"### {speech.say(f'{message}-title')}\n{said}")
    seen = table.seen_by(seat) if table is not None else None
    decision = seen.decision if seen is not None else None
    if seen is not None and decision is not None:
        layout.text(speech.say("rules-now", what=face.ask(decision, seen.view, speech)))
    others = [code for code in app.games if code != kind] if table is None else []
    layout.buttons(
        button(app.words.speech(language, code).say(f"{code}-title"), PressId(0, 0, Verb.TOPIC, code))
        for code in others
    )
    for start in range(0, len(topics), IN_SELECT):
        part = topics[start : start + IN_SELECT]
        layout.select(
            select(
                [(speech.say(f"{kind}-help-{code}-title"), code, None) for code in part],
                PressId(table.id if table is not None else 0, start, Verb.TOPIC, kind),
                speech.say("rules-choose"),
                chosen=[part.index(topic)] if topic in part else [],
            )
        )
    return layout.screen()


def help_page(speech: BoundSpeech) -> Screen:
    """Return the overview of the bot."""
    layout = Layout()
    layout.text(f"## {speech.say('help-title')}\n{speech.say('help-text')}")
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
