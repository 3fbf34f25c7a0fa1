"""What happened, told to one viewer: actions with what came of them, and seats that changed hands."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from bot.app import App
from bot.tables import Handover, Happening, News, Player, Table
from bot.words import BoundSpeech
from engine.game import Seat


def told(
    app: App, table: Table, news: Iterable[News], speech: BoundSpeech, leave_out: frozenset[str] = frozenset()
) -> list[str]:
    """Return the lines that tell what happened, in the names of those who sat at the table then.

    Args:
        app: the bot.
        table: the table it happened at.
        news: what happened, as its reader may know it.
        speech: the reader's words.
        leave_out: the codes of events that are told elsewhere.
    """
    face = app.face(table)
    lines: list[str] = []
    stand_in: int | None = None
    for one in news:
        match one:
            case Happening():
                own = speech_of(app, table, one.players, speech)
                if one.stood_in and stand_in != one.seat:
                    lines.append(own.say("board-stood-in", name=Seat(one.seat)))
                stand_in = one.seat if one.stood_in else None
                for event in one.events:
                    if event.code not in leave_out:
                        lines += told_event(face.tell(event, own))
            case Handover():
                names = speech_of(app, table, (one.left, one.came), speech).names
                lines.append(speech.say("resigned", name=names[0], computer=names[1]))
            case _:
                assert_never(one)
    return lines


def private_news(app: App, table: Table, news: Iterable[News], speech: BoundSpeech) -> list[str]:
    """Return the lines that tell a seat what it alone learnt."""
    face = app.face(table)
    lines: list[str] = []
    for one in news:
        if isinstance(one, Happening):
            for event, public in zip(one.events, one.public, strict=True):
                own = face.tell(event, speech)
                if own and own != face.tell(public, speech):
                    lines += told_event(own)
    return lines


def told_event(text: str | None) -> list[str]:
    """Return the lines of what tells an event, none where it needs no words."""
    return text.splitlines() if text else []


def speech_of(app: App, table: Table, players: tuple[Player, ...], speech: BoundSpeech) -> BoundSpeech:
    """Return a reader's words with the names of other players than those of now."""
    if players == table.players:
        return speech
    return app.speech(table, speech.language, players=players)
