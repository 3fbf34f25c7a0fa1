"""Films of rounds, and of what a player has missed: made one after the other in a thread, remembered while fresh."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from itertools import chain
from typing import Final

from bot.context import App
from bot.i18n.messages import BoundSpeech
from bot.lessons.samples import SAMPLES, Sample, filmed
from bot.screens.event_log import after_game_lines, since_line
from bot.screens.game_card import sample_speech
from bot.tables import GameMoment, History, Player, Table, VisibleAction
from bot.tables.game.turn_history import result_index
from engine.game import EndsGame, Event
from engine.rules import AnyRules
from render.face import AnyFace, Seating
from render.film import Film, Frame, film
from render.player_names import drawable

_MOST_FRAMES: Final = 100
_SHORTEST, _LONGEST, _A_LETTER = 1200, 2600, 14  # milliseconds
_READ_AT_ONCE: Final = 50  # letters
_OPENING, _CLOSING = 1800, 6000  # milliseconds
_AT_ONCE: Final = 4
_REMEMBERED: Final = 16 * 2**20  # bytes

# Under which name and table films of samples are remembered: those of tables have numbers.
_SAMPLE, _NO_TABLE = "sample", 0

_Key = tuple[object, ...]


class FilmBusy(Exception):
    """A film of this table is being made already, or many of others are."""


class Films:
    """Makes films: one at a time, and one a table, so that boards never wait for them."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._maker = ThreadPoolExecutor(1, thread_name_prefix="film")
        self._making: set[int] = set()
        self._kept: OrderedDict[_Key, Film] = OrderedDict()
        self._coming: dict[_Key, asyncio.Future[Film]] = {}

    def kept(self, history: History, number: int, language: str) -> Film | None:
        """Return the film of a round if it was made lately."""
        return self._kept.get(self._key(history, number, language))

    def check(self, table: int) -> None:
        """Raise FilmBusy if no film of this table could be begun now."""
        if table in self._making or len(self._making) >= _AT_ONCE:
            raise FilmBusy

    async def make(self, history: History, number: int, language: str) -> Film:
        """Return the film of a round, from 1.

        Raises:
            FilmBusy: somebody else waits for a film of this table, or too many wait for films at all.
        """
        return await self._once(
            self._key(history, number, language),
            history.table.id,
            lambda: make_film(self._app, history, number, language),
        )

    def kept_recap(self, table: Table, seat: int, language: str) -> Film | None:
        """Return the film of what a seat has missed if it was made lately."""
        return self._kept.get(self._recap_key(table, seat, language))

    async def recap(self, table: Table, seat: int, language: str) -> Film:
        """Return the film of what a seat has missed, out of nothing but what that seat saw.

        Raises:
            FilmBusy: somebody else waits for a film of this table, or too many wait for films at all.
        """
        key = self._recap_key(table, seat, language)
        return await self._once(key, table.id, lambda: make_recap(self._app, table, seat, language))

    def kept_sample(self, kind: str, language: str) -> Film | None:
        """Return the film of a game's sample if it was made lately."""
        return self._kept.get((_SAMPLE, kind, language))

    async def sample(self, kind: str, language: str) -> Film:
        """Return the film of a game's sample (`bot.lessons.samples`); all who wait for it get the same.

        Raises:
            FilmBusy: another sample's film is being made, or too many wait for films at all.
        """
        key = _SAMPLE, kind, language
        if key not in self._coming:
            making = self._once(key, _NO_TABLE, lambda: make_sample(self._app, kind, SAMPLES[kind], language))
            self._coming[key] = asyncio.ensure_future(making)
            self._coming[key].add_done_callback(lambda _: self._coming.pop(key))
        return await asyncio.shield(self._coming[key])

    async def _once(self, key: _Key, table: int, make: Callable[[], Film]) -> Film:
        if (known := self._kept.get(key)) is not None:
            self._kept.move_to_end(key)
            return known
        self.check(table)
        self._making.add(table)
        try:
            made = await asyncio.get_running_loop().run_in_executor(self._maker, make)
        finally:
            self._making.discard(table)
        self._kept[key] = made
        while sum(len(each.data) for each in self._kept.values()) > _REMEMBERED:
            self._kept.popitem(last=False)
        return made

    def close(self) -> None:
        """Make no more films."""
        self._maker.shutdown(wait=False, cancel_futures=True)

    def _key(self, history: History, number: int, language: str) -> _Key:
        return history.table.id, number, language, self._names(history.table, language)

    def _recap_key(self, table: Table, seat: int, language: str) -> _Key:
        return table.id, "recap", seat, table.version, language, self._names(table, language)

    def _names(self, table: Table, language: str) -> tuple[Seating, ...]:
        """Names belong to it, also of those who left: if people have their data deleted, they must go from it too."""
        seat_history = table.seat_history
        return self._app.seating((*seat_history.players, *(each.left for each in seat_history.handovers(0))), language)


def make_film(app: App, history: History, number: int, language: str) -> Film:
    """Return the film of a round; a second or two of work, so never on the event loop."""
    said = captions(app, history.table, language)
    first, last = history.span(number)
    opening = said.say("history-to-start") if history.rounds == 1 else said.say("history-to-round", round=number)
    moments = (
        GameMoment(view, history.players(place), history.move(place) if place > first else None)
        for place, view in enumerate(history.views(first, last), start=first)
    )
    return film(tuple(_frames(_reel(app, history.table, language, opening, _looking_back), moments)))


def make_recap(app: App, table: Table, seat: int, language: str) -> Film:
    """Return the film of what a seat has missed; work for a thread as well.

    It asks for what the seat itself saw and was told, so nothing else can be in it.
    """
    seen = table.seen_by(seat)
    if seen is None:
        raise ValueError("there is no game to show")
    reel = _reel(app, table, language, since_line(seen, captions(app, table, language)), _as_it_was_told)
    *frames, last = _frames(reel, seen.moments())
    return film((*frames, replace(last, milliseconds=_CLOSING)))


def make_sample(app: App, kind: str, sample: Sample, language: str) -> Film:
    """Return the film of a sample, as everybody at its table would have seen it; work for a thread as well."""
    game = app.games[kind]
    said = sample_speech(app, kind, sample, language)
    reel = _Reel(game.face, lambda _: said, lambda _: said, said.say("history-to-start"), _as_it_was_told)
    *frames, last = _frames(reel, _moments(game.rules, sample))
    return film((*frames, replace(last, milliseconds=_CLOSING)))


def _moments(rules: AnyRules, sample: Sample) -> Iterator[GameMoment]:
    """Yield what a sample's film shows, as a table's moments; nobody sat there."""
    for number, (view, seat, events) in enumerate(filmed(rules, sample)):
        yield GameMoment(view, (), VisibleAction(number, seat, (), events, events) if number else None)


def captions(app: App, table: Table, language: str, players: tuple[Player, ...] | None = None) -> BoundSpeech:
    """Return the words for captions: names that the font can show."""
    speech = app.speech(table, language, markdown=False, players=players)
    shown = [
        replace(player, name=drawable(player).text or speech.say("player-number", number=seat))
        for seat, player in enumerate(speech.seating, start=1)
    ]
    return app.words.speech(language, table.kind, shown)


@dataclass(frozen=True, slots=True)
class _Told:
    """A move as a film has it: what is marked on its picture, and for each event the lines that tell it."""

    marked: tuple[Event, ...]
    lines: list[list[str]]


_Telling = Callable[[AnyFace, VisibleAction, BoundSpeech], _Told]
_Words = Callable[[tuple[Player, ...]], BoundSpeech]


@dataclass(frozen=True, slots=True)
class _Reel:
    """What all frames of a film share: the words of a caption and of a picture are those for who sat there then."""

    face: AnyFace
    said: _Words
    drawn: _Words
    opening: str
    telling: _Telling


def _reel(app: App, table: Table, language: str, opening: str, telling: _Telling) -> _Reel:
    """Return what the frames of a table's film share."""

    def said(players: tuple[Player, ...]) -> BoundSpeech:
        return captions(app, table, language, players)

    def drawn(players: tuple[Player, ...]) -> BoundSpeech:
        return app.speech(table, language, markdown=False, players=players)

    return _Reel(app.face(table), said, drawn, opening, telling)


def _looking_back(face: AnyFace, move: VisibleAction, said: BoundSpeech) -> _Told:
    """Tell a move with all that was hidden in it, but for the events that the table heard nothing of."""
    pairs = zip(move.events, move.public, strict=True)
    return _Told(
        move.public,
        [after_game_lines(face, [event], said) if face.tell(public, said) else [] for event, public in pairs],
    )


def _as_it_was_told(face: AnyFace, move: VisibleAction, said: BoundSpeech) -> _Told:
    """Tell a move as its viewer was told of it."""
    return _Told(move.events, [(face.tell(event, said) or "").splitlines() for event in move.events])


def _frames(reel: _Reel, moments: Iterable[GameMoment]) -> Iterator[Frame]:
    """Yield how it begins, then a frame a move, then the result.

    A move of which nothing is told has no frame; where there are very many, some share one.
    """
    face = reel.face
    moves: list[tuple[bytes, str]] = []
    picture = b""
    for moment in moments:
        before, move = picture, moment.move
        said = reel.said(moment.players)
        told = reel.telling(face, move, said) if move is not None else _Told((), [])
        if move is not None and not any(told.lines):
            continue
        picture = face.board(moment.view, reel.drawn(moment.players), told.marked).data
        if move is None:
            yield Frame(picture, reel.opening, _OPENING)
        elif (cut := result_index(move.events)) is None or not any(told.lines[cut:]):
            moves.append((picture, " ".join(chain.from_iterable(told.lines))))
        else:
            # The move that ends a round is shown where it was made: the picture after it is of the next round.
            moves += [(before, " ".join(lines)) for lines in told.lines[:cut] if lines]
            yield from _shared(moves)
            told_apart = zip(move.events, told.lines, strict=True)
            ending = [line for event, lines in told_apart if isinstance(event, EndsGame) for line in lines]
            yield _result(picture, list(chain.from_iterable(told.lines[cut:])), ending)
            moves = []
    # A round that was broken off, or is still under way, has no result.
    yield from _shared(moves)


def _shared(moves: list[tuple[bytes, str]]) -> Iterator[Frame]:
    size = -(-len(moves) // _MOST_FRAMES)
    for start in range(0, len(moves), size or 1):
        some = moves[start : start + size]
        text = " ".join(caption for _, caption in some)
        yield Frame(some[-1][0], text, min(_LONGEST, _SHORTEST + _A_LETTER * max(0, len(text) - _READ_AT_ONCE)))


def _result(picture: bytes, lines: list[str], ending: list[str]) -> Frame:
    """At the end of a game the board itself is the result; else the result lies on the next round's board."""
    if ending:
        return Frame(picture, " ".join(ending), _CLOSING)
    return Frame(picture, lines[0], _CLOSING, card=tuple(lines[1:]))
