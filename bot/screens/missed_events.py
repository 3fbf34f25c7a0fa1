"""The ephemeral page of everything since a player's last turn, and of what only this player knows."""

from __future__ import annotations

from bot.app_context import App
from bot.i18n.messages import BoundSpeech
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.response import Screen
from bot.screens.components import Layout, button, clip_lines
from bot.screens.event_sentences import log_for_seat, private_lines, since_line
from bot.screens.missed_film import film_button
from bot.screens.news_fitting import quote_turns
from bot.tables import Table, VisibleGame

_NEWS = 2500
_SECRETS = 900


def missed_events_page(app: App, table: Table, seat: int, language: str) -> Screen:
    """Return everything that a seat has missed, and how a round ended by its own move, in its reader's language.

    Args:
        app: the bot.
        table: one whose game has begun.
        seat: whose page it is.
        language: the reader's.
    """
    seen = table.seen_by(seat)
    if seen is None:
        raise ValueError("there is no game to show")
    speech = app.speech(table, language).to(seat)
    missed = log_for_seat(app, table, seen.missed, speech)
    told = log_for_seat(app, table, seen.missed_with_round_end, speech)
    layout = Layout()
    layout.text(f"### {since_line(seen, speech)}")
    layout.text(quote_turns(told, _NEWS) or speech.say("hand-happened-nothing"))
    layout.text(secret_lines(app, table, seen, speech))
    back = button(speech.say("board-hand"), PressId(table.id, table.version, Verb.HAND), emoji="🖐️")
    layout.buttons([*film_button(table, missed, speech), back])
    return layout.screen()


def secret_lines(app: App, table: Table, seen: VisibleGame, speech: BoundSpeech) -> str:
    """Return in small print what a seat knows of cards and others do not, empty if there is nothing.

    First comes what was taken from one another in this round, also by the seat itself, unless it is among what the seat
    has missed.
    """
    known = app.face(table).shows_known
    missed = {one.number for one in seen.missed}
    earlier = [one for one in seen.this_round if one.number not in missed]
    taken = private_lines(app, table, earlier, speech, harming=True)
    lines = [speech.say("hand-happened-earlier", text=line) for line in taken]
    lines += ((known.secrets(seen.view, speech) or "") if known is not None else "").splitlines()
    return clip_lines("\n".join(f"-# {line}" for line in lines), _SECRETS)
