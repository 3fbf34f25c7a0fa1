"""Films of rounds: made one after the other in a thread of their own, remembered while they are fresh."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Final

from bot.app import App
from bot.hindsight import told_after
from bot.tables import Happening, History, Player
from bot.tables.rounds import scores
from bot.words import BoundSpeech
from render.face import Face, Seating
from render.film import Film, Frame, film
from render.names import drawable

_MOST_FRAMES: Final = 100
_SHORTEST, _LONGEST, _A_LETTER = 1200, 2600, 14  # milliseconds
_READ_AT_ONCE: Final = 50  # letters
_OPENING, _CLOSING = 1800, 6000  # milliseconds
_AT_ONCE: Final = 4
_REMEMBERED: Final = 16 * 2**20  # bytes

_Key = tuple[int, int, str, tuple[Seating, ...]]


class FilmBusy(Exception):
    """A film of this table is being made already, or many of others are."""


class Films:
    """Makes films of finished games: one at a time, and one a table, so that boards never wait for them."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._maker = ThreadPoolExecutor(1, thread_name_prefix="film")
        self._making: set[int] = set()
        self._kept: OrderedDict[_Key, Film] = OrderedDict()

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
        key = self._key(history, number, language)
        if (known := self._kept.get(key)) is not None:
            self._kept.move_to_end(key)
            return known
        table = history.table.id
        self.check(table)
        self._making.add(table)
        try:
            loop = asyncio.get_running_loop()
            made = await loop.run_in_executor(self._maker, make_film, self._app, history, number, language)
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
        """Names belong to it, also of those who left: if people have their data deleted, they must go from it too."""
        sitters = history.table.sitters
        everybody = (*sitters.players, *(each.left for each in sitters.handovers(0)))
        return history.table.id, number, language, self._app.seating(everybody, language)


def make_film(app: App, history: History, number: int, language: str) -> Film:
    """Return the film of a round; a second or two of work, so never on the event loop."""
    return film(tuple(_frames(app, history, number, language)))


def captions(app: App, history: History, language: str, players: tuple[Player, ...] | None = None) -> BoundSpeech:
    """Return the words for captions: names that the font can show."""
    speech = app.speech(history.table, language, markdown=False, players=players)
    shown = [
        replace(player, name=drawable(player).text or speech.say("player-number", number=seat))
        for seat, player in enumerate(speech.seating, start=1)
    ]
    return app.words.speech(language, history.table.kind, shown)


def _frames(app: App, history: History, number: int, language: str) -> Iterator[Frame]:
    """Yield the deal, then a frame a move, then the result.

    A move of which the table saw nothing has no frame; where there are very many, some share one.
    """
    face = app.face(history.table)
    said = captions(app, history, language)
    first, last = history.span(number)
    opening = said.say("history-to-start") if history.rounds == 1 else said.say("history-to-round", round=number)
    moves: list[tuple[bytes, str]] = []
    picture = b""
    for place, view in enumerate(history.views(first, last), start=first):
        before, move = picture, history.move(place) if place > first else None
        players = history.players(place)
        said = captions(app, history, language, players)
        told = _told_to_all(face, move, said) if move is not None else []
        if move is not None and not told:
            continue
        drawn = app.speech(history.table, language, markdown=False, players=players)
        picture = face.board(view, drawn, move.public if move is not None else ()).data
        if move is None:
            yield Frame(picture, opening, _OPENING)
        elif (cut := scores(move.events)) is None:
            moves.append((picture, " ".join(told)))
        else:
            # The move that ends a round is shown where it was made: the picture after it is of the next round.
            moves += [(before, text) for text in _told_to_all(face, move, said, cut)]
            yield from _shared(moves)
            yield _result(picture, told_after(face, move.events[cut:], said), over=last == history.moves)
            moves = []
    # A round that was broken off has no result.
    yield from _shared(moves)


def _told_to_all(face: Face, move: Happening, said: BoundSpeech, cut: int | None = None) -> list[str]:
    """Return what tells a move's events with all that was hidden in them, but for those that the table heard not of."""
    return [
        " ".join(told_after(face, [event], said))
        for event, public in zip(move.events[:cut], move.public[:cut], strict=True)
        if face.tell(public, said)
    ]


def _shared(moves: list[tuple[bytes, str]]) -> Iterator[Frame]:
    size = -(-len(moves) // _MOST_FRAMES)
    for start in range(0, len(moves), size or 1):
        some = moves[start : start + size]
        text = " ".join(caption for _, caption in some)
        yield Frame(some[-1][0], text, min(_LONGEST, _SHORTEST + _A_LETTER * max(0, len(text) - _READ_AT_ONCE)))


def _result(picture: bytes, lines: list[str], *, over: bool) -> Frame:
    """At the end of a game the board itself is the result; else the result lies on the next round's board."""
    if over:
        return Frame(picture, lines[-1], _CLOSING)
    return Frame(picture, lines[0], _CLOSING, card=tuple(lines[1:]))
