"""A finished game to be paged through: the board after a move, the move in words, and an animation of a round."""

from __future__ import annotations

from typing import Any, Final

from bot.app import App
from bot.hindsight import told_after
from bot.ids import PressId, Verb
from bot.reply import Screen
from bot.screens.news import speech_of
from bot.screens.parts import MAIN, Layout, Shown, button, clip_lines, select
from bot.tables import History
from bot.tables.rounds import scores
from bot.words import BoundSpeech
from engine.game import Seat
from render.alts import player
from render.face import Picture, Seating
from render.film import Film

PICTURE: Final = "board.png"
FILM: Final = "game.gif"
LEAP: Final = 10
_NEWS: Final = 2400


async def history_screen(app: App, history: History, number: int, language: str) -> Screen:
    """Return the page of a finished game that shows it after a move, 0 being the deal.

    Everything may be told: the record of a finished game is public.
    """
    table = history.table
    speech = app.speech(table, language)
    face = app.face(table)
    view, picture = await app.draw(_drawn, app, history, number, language)
    layout = Layout()
    layout.text(f"### {_heading(history, number, speech)}")
    move = history.move(number)
    if move is not None:
        then = speech_of(app, table, move.players, speech)
        lines = told_after(face, move.events, then) or [then.say("history-quiet", name=Seat(move.seat))]
        if move.stood_in:
            lines = [then.say("board-stood-in", name=Seat(move.seat)), *lines]
        layout.text(clip_lines("\n".join(f"> {line}" for line in lines), _NEWS))
    layout.picture(Shown(PICTURE, picture.data, picture.alt))
    layout.text(f"-# {face.status(view, speech)}\n-# {speech.say('history-open')}")
    _ways(layout, history, number, speech)
    return layout.screen()


def film_screen(history: History, number: int, film: Film, alt: str, speech: BoundSpeech) -> Screen:
    """Return the animation of a round."""
    layout = Layout()
    layout.text(f"### {film_title(history, number, speech)}")
    layout.picture(Shown(FILM, film.data, alt))
    return layout.screen()


def film_title(history: History, number: int, speech: BoundSpeech) -> str:
    """Return what the animation of a round is called."""
    first, last = history.span(number)
    if history.rounds == 1:
        return speech.say("film-game", moves=last - first)
    return speech.say("film-round", round=number, moves=last - first)


def film_alt(app: App, history: History, number: int, language: str) -> str:
    """Return the alt text of the animation of a round: what it is, and how the round ended."""
    plain = app.speech(history.table, language, markdown=False)
    players = [Seating(player(seat, plain)) for seat in range(len(plain.seating))]
    speech = app.words.speech(language, history.table.kind, players)
    move = history.move(history.span(number)[1])
    events = move.events[scores(move.events) :] if move is not None else ()
    return speech.say(
        "film-alt",
        title=film_title(history, number, speech),
        game=speech.say(f"{history.table.kind}-title"),
        result=" ".join(told_after(app.face(history.table), events, speech)),
    )


def _drawn(app: App, history: History, number: int, language: str) -> tuple[Any, Picture]:
    """Play the game again up to a move and draw what the table saw then, the move marked: in a painter's thread."""
    view, move = history.view(number), history.move(number)
    speech = app.speech(history.table, language, markdown=False, players=history.players(number))
    return view, app.face(history.table).board(view, speech, move.public if move is not None else ())


def _heading(history: History, number: int, speech: BoundSpeech) -> str:
    if number == 0:
        return speech.say("history-start")
    move = speech.say("history-move", move=number, moves=history.moves)
    if history.rounds == 1:
        return move
    return speech.say("status-joint", first=move, second=speech.say("history-round", round=history.round_of(number)))


def _ways(layout: Layout, history: History, number: int, speech: BoundSpeech) -> None:
    """Offer all ways on. Two of them may lead to the same move, so each id ends with a letter of its own."""
    table, last = history.table, history.moves

    def way(to: int, letter: str) -> PressId:
        return PressId(table.id, table.version, Verb.HISTORY, f"{min(max(to, 0), last)}.{letter}")

    first, over = number == 0, number == last
    layout.buttons(
        (
            button(f"−{LEAP}", way(number - LEAP, "r"), disabled=first),
            button(speech.say("history-back"), way(number - 1, "b"), MAIN, disabled=first),
            button(speech.say("history-next"), way(number + 1, "n"), MAIN, disabled=over),
            button(f"+{LEAP}", way(number + LEAP, "f"), disabled=over),
        )
    )
    layout.select(
        select(
            _jumps(history, speech),
            PressId(table.id, table.version, Verb.HISTORY, f"{number}.j"),
            speech.say("history-jump"),
        )
    )
    place = history.round_of(number)
    name = "history-animate-game" if history.rounds == 1 else "history-animate"
    layout.buttons(
        [button(speech.say(name, round=place), PressId(table.id, table.version, Verb.FILM, f"{place}"), emoji="🎞️")]
    )


def _jumps(history: History, speech: BoundSpeech) -> list[tuple[str, str, str | None]]:
    """Return the deal, the first move of each further round, and the end; at most as many as a select holds."""
    jumps: list[tuple[str, str, str | None]] = [(speech.say("history-to-start"), "0", None)]
    for place in range(2, min(history.rounds, 24) + 1):
        first = history.span(place)[0] + 1
        words = speech.say("history-move", move=first, moves=history.moves)
        jumps.append((speech.say("history-to-round", round=place), str(first), words))
    return [*jumps, (speech.say("history-to-end"), str(history.moves), None)]
