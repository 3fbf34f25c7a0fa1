"""The pages of a finished game: the board after each move, the move in words, and the film of a round."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from discord.ui import Button

from bot.app_context import App
from bot.domain.game_options import titled
from bot.i18n.messages import BoundSpeech
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.response import Screen
from bot.screens.components import MAIN, Layout, PictureFile, button, clip_lines, in_full, select
from bot.screens.event_sentences import after_game_lines, news_lines, speech_with_players, stood_in_line
from bot.screens.header_and_footer import back_to_table
from bot.screens.hints import hinted_line
from bot.tables import History, Mistake, Table
from bot.tables.game.turn_boundaries import result_index
from engine.game import Seat, View
from render.alt_text_fitting import player_name
from render.film import Film
from render.name_text import isolated
from render.presentation import Picture, Seating

PICTURE: Final = "board.png"
FILM: Final = "game.gif"
HANDS: Final = "hands.png"
LEAP: Final = 10
NO_HANDS: Final = ""
ALL_HANDS: Final = "a"
NONE: Final = "-"
"""The value of the entry that shows no hands; a value is never empty."""
FROM_MORE: Final = "m"
FROM_REVIEW: Final = "r"
FROM_BOARD: Final = "b"
"""Where a page was opened, and so where its way back leads: behind "More", or a moment of a review by its number.

Before a page that a board or a command opened, there was none.
"""
_JUMPS: Final = 24
_NEWS: Final = 2400
_NEWS_BESIDE_HANDS: Final = 1300


async def history_screen(
    app: App,
    history: History,
    number: int,
    language: str,
    hands: str = NO_HANDS,
    links: Sequence[Button[Any]] = (),
    lost: Sequence[Mistake] = (),
    origin: str = FROM_BOARD,
) -> Screen:
    """Return the page of a finished game after a move; move 0 is the deal.

    The record of a finished game is public, so nothing is hidden.

    Args:
        app: the bot.
        history: the game's.
        number: the move.
        language: the reader's.
        hands: whose hands are shown: a seat's number, `ALL_HANDS` or `NO_HANDS`.
        links: further buttons, for this reader.
        lost: what a review has found about the reader's own moves.
        origin: `FROM_MORE`, `FROM_REVIEW` and the number of a moment, or `FROM_BOARD` if no page was there before.
    """
    table = history.table
    speech = app.speech(table, language)
    face = app.face(table)
    whose = face.shows_hands
    holders = _holders(history, hands) if whose is not None else ()
    view, picture, held = await app.draw(_drawn, app, history, number, language, holders)
    layout = Layout()
    layout.text(f"### {heading(history, number, speech)}")
    move = history.move(number)
    if move is not None:
        then = speech_with_players(app, table, move.players, speech)
        lines = after_game_lines(face, move.events, then) or [then.say("history-quiet", name=Seat(move.seat))]
        if move.stood_in:
            lines = [stood_in_line(move, then), *lines]
        lines = [*news_lines(app, table, history.between(number), speech), *lines]
        lines += [speech.say("review-mark", points=one.about) for one in lost if one.number == number]
        most = _NEWS if held is None else _NEWS_BESIDE_HANDS
        layout.text(clip_lines("\n".join(f"> {line}" for line in lines), most))
    layout.picture(PictureFile(PICTURE, picture.data, picture.alt))
    hinted = hinted_line(table, speech) if number in (0, history.moves) else ""
    opened = speech.say("history-open-board" if whose is not None and held is None else "history-open")
    small = (f"-# {face.status(view, speech)}", f"-# {opened}", hinted)
    layout.text("\n".join(line for line in small if line))
    if held is not None and whose is not None:
        then = speech_with_players(app, table, history.players(number), speech)
        layout.picture(PictureFile(HANDS, held.picture.data, held.picture.alt))
        layout.text(in_full(partial(whose.hands_text, held.views), then))
    _links(layout, history, number, speech, hands if whose is not None else None, links, lost, origin)
    return layout.screen()


def film_screen(history: History, number: int, film: Film, alt: str, speech: BoundSpeech) -> Screen:
    """Return the page with the film of a round."""
    layout = Layout()
    layout.text(f"### {film_title(history, number, speech)}")
    layout.picture(PictureFile(FILM, film.data, alt))
    return layout.screen()


def film_title(history: History, number: int, speech: BoundSpeech) -> str:
    """Return the title of the film of a round."""
    first, last = history.span(number)
    if history.rounds == 1:
        return speech.say("film-game", moves=last - first)
    return speech.say("film-round", round=number, moves=last - first)


def film_alt(app: App, history: History, number: int, language: str) -> str:
    """Return the alt text of the film of a round: what it is, and how the round ended."""
    plain = app.speech(history.table, language, markdown=False)
    players = [Seating(player_name(seat, plain)) for seat in range(len(plain.seating))]
    speech = app.words.speech(language, history.table.kind, players)
    move = history.move(history.span(number)[1])
    events = move.events[result_index(move.events) :] if move is not None else ()
    return speech.say(
        "film-alt",
        title=film_title(history, number, speech),
        game=titled(history.table.kind, history.table.options, speech),
        result=" ".join(after_game_lines(app.face(history.table), events, speech)),
    )


@dataclass(frozen=True, slots=True)
class _Hands:
    """The hands of some seats: the view of each, and one picture of them."""

    views: tuple[View, ...]
    picture: Picture


def _holders(history: History, hands: str) -> tuple[int, ...]:
    """Return the seats whose hands are shown."""
    seats = range(history.table.size)
    return tuple(seat for seat in seats if hands in (ALL_HANDS, str(seat)))


def _drawn(
    app: App, history: History, number: int, language: str, holders: Sequence[int]
) -> tuple[View, Picture, _Hands | None]:
    """Replay the game up to a move; draw the board with the move marked, and the hands of `holders`.

    Runs in a painter's thread.
    """
    (view, *own), move = history.seen(number, holders), history.move(number)
    speech = app.speech(history.table, language, markdown=False, players=history.players(number))
    face = app.face(history.table)
    board = face.board(view, speech, move.public if move is not None else ())
    whose = face.shows_hands
    held = _Hands(tuple(own), whose.hands(own, speech)) if own and whose is not None else None
    return view, board, held


def heading(history: History, number: int, speech: BoundSpeech) -> str:
    """Return which move of a game it is, and of which round if there are several."""
    if number == 0:
        return speech.say("history-start")
    move = speech.say("history-move", move=number, moves=history.moves)
    if history.rounds == 1:
        return move
    return speech.say("status-joint", first=move, second=speech.say("history-round", round=history.round_of(number)))


def _links(
    layout: Layout,
    history: History,
    number: int,
    speech: BoundSpeech,
    hands: str | None,
    links: Sequence[Button[Any]],
    lost: Sequence[Mistake],
    origin: str,
) -> None:
    """Add the buttons and selects that lead on.

    Two of them may lead to the same move, so each custom id has a letter of its own; after it stands whose hands are
    shown, then where the page was opened. `hands` is None in a game without hands to show.
    """
    table, last = history.table, history.moves

    def press(to: int, letter: str) -> PressId:
        arg = f"{min(max(to, 0), last)}.{letter}{hands or NO_HANDS}.{origin}"
        return PressId(table.id, table.version, Verb.HISTORY, arg)

    first, over = number == 0, number == last
    layout.buttons(
        (
            button(f"−{LEAP}", press(number - LEAP, "r"), disabled=first),
            button(speech.say("history-back"), press(number - 1, "b"), MAIN, disabled=first),
            button(speech.say("history-next"), press(number + 1, "n"), MAIN, disabled=over),
            button(f"+{LEAP}", press(number + LEAP, "f"), disabled=over),
        )
    )
    layout.select(
        select(
            _jumps(history, lost, speech),
            press(number, "j"),
            speech.say("history-jump"),
        )
    )
    if hands is not None:
        chosen = [code for code, _ in _hand_options(speech)].index(hands)
        layout.select(
            select(
                [(name, code or NONE, None) for code, name in _hand_options(speech)],
                press(number, "v"),
                speech.say("hands-choose"),
                chosen=[chosen],
            )
        )
    shown = history.round_of(number)
    name = "history-animate-game" if history.rounds == 1 else "history-animate"
    film = button(speech.say(name, round=shown), PressId(table.id, table.version, Verb.FILM, f"{shown}"), emoji="🎞️")
    layout.buttons([film, *links, *_way_back(table, origin, speech)])


def _way_back(table: Table, origin: str, speech: BoundSpeech) -> list[Button[Any]]:
    """Return the button that leads to where the page was opened; none from a board or a command."""
    if origin == FROM_MORE:
        return [back_to_table(table, speech)]
    if origin.startswith(FROM_REVIEW):
        moment = PressId(table.id, table.version, Verb.REVIEW, f"{origin.removeprefix(FROM_REVIEW)}h")
        return [button(speech.say("hand-back"), moment)]
    return []


def _hand_options(speech: BoundSpeech) -> list[tuple[str, str]]:
    """Return the codes and names of the hands that can be shown: nobody's, everybody's, or one player's."""
    plain = [isolated(player.name) for player in speech.seating]
    return [
        (NO_HANDS, speech.say("hands-none")),
        (ALL_HANDS, speech.say("hands-all")),
        *((str(seat), speech.say("hands-of", name=name)) for seat, name in enumerate(plain)),
    ]


def _jumps(history: History, lost: Sequence[Mistake], speech: BoundSpeech) -> list[tuple[str, str, str | None]]:
    """Return the options of the select: the deal, starts of rounds, the biggest losses, the end."""
    jumps: list[tuple[str, str, str | None]] = [(speech.say("history-to-start"), "0", None)]
    for number in range(2, min(history.rounds, _JUMPS - len(lost)) + 1):
        first = history.span(number)[0] + 1
        words = speech.say("history-move", move=first, moves=history.moves)
        jumps.append((speech.say("history-to-round", round=number), str(first), words))
    for one in lost:
        words = speech.say("history-move", move=one.number, moves=history.moves)
        jumps.append((speech.say("review-jump", points=one.about), str(one.number), words))
    return [*jumps, (speech.say("history-to-end"), str(history.moves), None)]
