"""Films of rounds, of samples and of what a player has missed: made one at a time in a thread, and cached."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from itertools import chain
from typing import Final

from bot.app_context import App
from bot.i18n.messages import BoundSpeech
from bot.sample_games import SAMPLES, Sample, filmed
from bot.screens.event_sentences import after_game_lines, since_line
from bot.screens.game_intro import sample_speech
from bot.tables import GameMoment, History, Player, Table, VisibleAction
from bot.tables.game.turn_boundaries import result_index
from engine.game import EndsGame, Event
from engine.rules import AnyRules
from render.film import Film, Frame, film
from render.player_names import drawable
from render.presentation import AnyFace, Seating

_MOST_FRAMES: Final = 100
_SHORTEST, _LONGEST, _A_LETTER = 1200, 2600, 14  # milliseconds
_READ_AT_ONCE: Final = 50  # letters
_OPENING, _CLOSING = 1800, 6000  # milliseconds
_AT_ONCE: Final = 4
_REMEMBERED: Final = 16 * 2**20  # bytes

# Name and table of sample films in the cache; tables have ids from 1.
_SAMPLE, _NO_TABLE = "sample", 0

_Key = tuple[object, ...]


class FilmBusy(Exception):
    """A film of this table is being made already, or too many films are waited for."""


class Films:
    """Makes films: one at a time and one for each table, so that boards never wait for them."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._maker = ThreadPoolExecutor(1, thread_name_prefix="film")
        self._making: set[int] = set()
        self._cached: OrderedDict[_Key, Film] = OrderedDict()
        self._coming: dict[_Key, asyncio.Future[Film]] = {}

    def cached_round(self, history: History, number: int, language: str) -> Film | None:
        """Return the film of a round if it is cached."""
        return self._cached.get(self._key(history, number, language))

    def require_free(self, table: int) -> None:
        """Raise FilmBusy if no film of this table could be begun now."""
        if table in self._making or len(self._making) >= _AT_ONCE:
            raise FilmBusy

    async def make(self, history: History, number: int, language: str) -> Film:
        """Return the film of a round, from 1.

        Raises:
            FilmBusy: another film of this table is being made, or too many films are waited for.
        """
        return await self._make_once(
            self._key(history, number, language),
            history.table.id,
            lambda: make_film(self._app, history, number, language),
        )

    def cached_recap(self, table: Table, seat: int, language: str) -> Film | None:
        """Return the film of what a seat has missed if it is cached."""
        return self._cached.get(self._recap_key(table, seat, language))

    async def recap(self, table: Table, seat: int, language: str) -> Film:
        """Return the film of what a seat has missed, out of nothing but what that seat saw.

        Raises:
            FilmBusy: another film of this table is being made, or too many films are waited for.
        """
        key = self._recap_key(table, seat, language)
        return await self._make_once(key, table.id, lambda: make_recap(self._app, table, seat, language))

    def cached_sample(self, kind: str, language: str) -> Film | None:
        """Return the film of a game's sample if it is cached."""
        return self._cached.get((_SAMPLE, kind, language))

    async def sample(self, kind: str, language: str) -> Film:
        """Return the film of a game's sample (`bot.sample_games`); all users who wait for it share one.

        Raises:
            FilmBusy: another sample's film is being made, or too many films are waited for.
        """
        key = _SAMPLE, kind, language
        if key not in self._coming:
            making = self._make_once(key, _NO_TABLE, lambda: make_sample(self._app, kind, SAMPLES[kind], language))
            self._coming[key] = asyncio.ensure_future(making)
            self._coming[key].add_done_callback(lambda _: self._coming.pop(key))
        return await asyncio.shield(self._coming[key])

    async def _make_once(self, key: _Key, table: int, make: Callable[[], Film]) -> Film:
        if (known := self._cached.get(key)) is not None:
            self._cached.move_to_end(key)
            return known
        self.require_free(table)
        self._making.add(table)
        try:
            made = await asyncio.get_running_loop().run_in_executor(self._maker, make)
        finally:
            self._making.discard(table)
        self._cached[key] = made
        while sum(len(each.data) for each in self._cached.values()) > _REMEMBERED:
            self._cached.popitem(last=False)
        return made

    def close(self) -> None:
        """Make no more films."""
        self._maker.shutdown(wait=False, cancel_futures=True)

    def _key(self, history: History, number: int, language: str) -> _Key:
        return history.table.id, number, language, self._names(history.table, language)

    def _recap_key(self, table: Table, seat: int, language: str) -> _Key:
        return table.id, "recap", seat, table.version, language, self._names(table, language)

    def _names(self, table: Table, language: str) -> tuple[Seating, ...]:
        """Return all names in a film, as part of its key: a film with a deleted name must not be found."""
        seat_history = table.seat_history
        everybody = (*seat_history.players, *(each.left for each in seat_history.handovers(0)))
        return self._app.seating(table, language, everybody)


def make_film(app: App, history: History, number: int, language: str) -> Film:
    """Return the film of a round; it takes a second or two, so never run it on the event loop."""
    speech = captions(app, history.table, language)
    first, last = history.span(number)
    opening = speech.say("history-to-start") if history.rounds == 1 else speech.say("history-to-round", round=number)
    moments = (
        GameMoment(view, history.players(at), history.move(at) if at > first else None)
        for at, view in enumerate(history.views(first, last), start=first)
    )
    return film(tuple(_frames(_reel(app, history.table, language, opening, _tell_all), moments)))


def make_recap(app: App, table: Table, seat: int, language: str) -> Film:
    """Return the film of what a seat has missed; run it in a thread as well.

    It is made only of what the seat itself saw and was told.
    """
    seen = table.seen_by(seat)
    if seen is None:
        raise ValueError("there is no game to show")
    reel = _reel(app, table, language, since_line(seen, captions(app, table, language)), _tell_as_seen)
    *frames, last = _frames(reel, seen.moments())
    return film((*frames, replace(last, milliseconds=_CLOSING)))


def make_sample(app: App, kind: str, sample: Sample, language: str) -> Film:
    """Return the film of a sample as everybody at its table would see it; run it in a thread as well."""
    game = app.games[kind]
    speech = sample_speech(app, kind, sample, language)
    reel = _Reel(game.face, lambda _: speech, lambda _: speech, speech.say("history-to-start"), _tell_as_seen)
    *frames, last = _frames(reel, _moments(game.rules, sample))
    return film((*frames, replace(last, milliseconds=_CLOSING)))


def _moments(rules: AnyRules, sample: Sample) -> Iterator[GameMoment]:
    """Yield the moments of a sample as those of a table without players."""
    for number, (view, seat, events) in enumerate(filmed(rules, sample)):
        yield GameMoment(view, (), VisibleAction(number, seat, (), events, events) if number else None)


def captions(app: App, table: Table, language: str, players: tuple[Player, ...] | None = None) -> BoundSpeech:
    """Return the words for captions, with names that the font can show."""
    speech = app.speech(table, language, markdown=False, players=players)
    shown = [
        replace(player, name=drawable(player).text or speech.say("player-number", number=seat))
        for seat, player in enumerate(speech.seating, start=1)
    ]
    return app.words.speech(language, table.kind, shown)


@dataclass(frozen=True, slots=True)
class _MoveLines:
    """A move in a film: what is marked on its picture, and the lines that tell each event."""

    marked: tuple[Event, ...]
    lines: list[list[str]]


_TellMove = Callable[[AnyFace, VisibleAction, BoundSpeech], _MoveLines]
_Words = Callable[[tuple[Player, ...]], BoundSpeech]


@dataclass(frozen=True, slots=True)
class _Reel:
    """The common part of a film's frames; the words depend on who sat at the table at the time."""

    face: AnyFace
    speech: _Words
    drawn_speech: _Words
    opening: str
    tell_move: _TellMove


def _reel(app: App, table: Table, language: str, opening: str, tell_move: _TellMove) -> _Reel:
    """Return what the frames of a table's film share."""

    def speech(players: tuple[Player, ...]) -> BoundSpeech:
        return captions(app, table, language, players)

    def drawn_speech(players: tuple[Player, ...]) -> BoundSpeech:
        return app.speech(table, language, markdown=False, players=players)

    return _Reel(app.face(table), speech, drawn_speech, opening, tell_move)


def _tell_all(face: AnyFace, move: VisibleAction, speech: BoundSpeech) -> _MoveLines:
    """Tell a move with all that was hidden in it, except for events that were not told to the table."""
    pairs = zip(move.events, move.public, strict=True)
    return _MoveLines(
        move.public,
        [after_game_lines(face, [event], speech) if face.tell(public, speech) else [] for event, public in pairs],
    )


def _tell_as_seen(face: AnyFace, move: VisibleAction, speech: BoundSpeech) -> _MoveLines:
    """Tell a move as it was told to its viewer."""
    return _MoveLines(move.events, [(face.tell(event, speech) or "").splitlines() for event in move.events])


def _frames(reel: _Reel, moments: Iterable[GameMoment]) -> Iterator[Frame]:
    """Yield the opening, a frame for each move, and the result.

    A move without lines has no frame; if there are very many moves, some share a frame.
    """
    face = reel.face
    moves: list[tuple[bytes, str]] = []
    picture = b""
    for moment in moments:
        before, move = picture, moment.move
        speech = reel.speech(moment.players)
        move_lines = reel.tell_move(face, move, speech) if move is not None else _MoveLines((), [])
        if move is not None and not any(move_lines.lines):
            continue
        picture = face.board(moment.view, reel.drawn_speech(moment.players), move_lines.marked).data
        if move is None:
            yield Frame(picture, reel.opening, _OPENING)
        elif (cut := result_index(move.events)) is None or not any(move_lines.lines[cut:]):
            moves.append((picture, " ".join(chain.from_iterable(move_lines.lines))))
        else:
            # The move that ends a round is shown on the picture before it: the one after it is of the next round.
            moves += [(before, " ".join(lines)) for lines in move_lines.lines[:cut] if lines]
            yield from _shared(moves)
            event_lines = zip(move.events, move_lines.lines, strict=True)
            ending = [line for event, lines in event_lines if isinstance(event, EndsGame) for line in lines]
            yield _result(picture, list(chain.from_iterable(move_lines.lines[cut:])), ending)
            moves = []
    # A round that was stopped or is still played has no result.
    yield from _shared(moves)


def _shared(moves: list[tuple[bytes, str]]) -> Iterator[Frame]:
    size = -(-len(moves) // _MOST_FRAMES)
    for start in range(0, len(moves), size or 1):
        some = moves[start : start + size]
        text = " ".join(caption for _, caption in some)
        yield Frame(some[-1][0], text, min(_LONGEST, _SHORTEST + _A_LETTER * max(0, len(text) - _READ_AT_ONCE)))


def _result(picture: bytes, lines: list[str], ending: list[str]) -> Frame:
    """Return the last frame: the final board of a game, or the result on the next round's board."""
    if ending:
        return Frame(picture, " ".join(ending), _CLOSING)
    return Frame(picture, lines[0], _CLOSING, card=tuple(lines[1:]))
