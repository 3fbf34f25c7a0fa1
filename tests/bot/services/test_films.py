"""Animations of rounds: readable, small enough, made one at a time, and remembered only while they may be."""

from __future__ import annotations

import asyncio
import io
import threading
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from PIL import Image

from bench.finished import finished
from bot.app_context import App
from bot.i18n.messages import Words, words_folder
from bot.interactions.locale import Languages
from bot.services import films
from bot.services.films import FilmBusy, Films, captions
from bot.store import FormerRow
from bot.tables import GameMoment, History, Player, VisibleAction
from bot.tables.seat_history import SeatHistory
from render.film import Film
from tests.depth import first_of
from tests.shells import LOCALE, WITH_SHELLS
from tests.shells.game import RULES

WORDS = Words.load()
LIMIT = 4 * 2**20


@pytest.fixture
def app() -> Iterator[App]:
    app = App(WORDS, None, Languages(WORDS, None))
    yield app
    app.drawing_threads.shutdown()


@pytest.fixture
def made(app: App) -> Iterator[Films]:
    films = Films(app)
    yield films
    films.close()


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """Let every film wait for a sign."""
    sign = threading.Event()

    def make(app: Any, history: History, number: int, language: str) -> Film:
        sign.wait(30)
        return Film(bytes(5 * 2**20), 1)

    monkeypatch.setattr(films, "make_film", make)
    yield sign
    sign.set()


def longest(kind: str, seats: int) -> tuple[History, int]:
    """Give the longest round of some games."""
    found = []
    for seed in range(12):
        history = History.of(finished(kind, seats, str(seed)))
        spans = [history.span(place) for place in range(1, history.rounds + 1)]
        found += [(last - first, seed, place, history) for place, (first, last) in enumerate(spans, start=1)]
    _, _, place, history = max(found, key=lambda one: one[:3])
    return history, place


@pytest.mark.deep
@first_of(("kind", "seats"), [("duel", 2), ("sobek", 4), ("sobek", 2)])
async def test_the_longest_round_is_a_looping_film_far_below_the_limit(
    app: App, made: Films, kind: str, seats: int
) -> None:
    history, place = longest(kind, seats)
    film = await made.make(history, place, "de")
    assert len(film.data) < LIMIT
    image = Image.open(io.BytesIO(film.data))
    assert image.format == "GIF"
    assert image.info["loop"] == 0
    assert image.width == 800
    first, last = history.span(place)
    assert image.n_frames == film.frames
    assert 0.6 * (last - first) < film.frames <= last - first + 6
    times = []
    for number in range(film.frames):
        image.seek(number)
        times.append(image.info["duration"])
    assert times[0] == 1800
    assert times[-1] == 6000
    assert all(1200 <= one <= 2600 for one in times[1:-1])


@pytest.mark.deep
async def test_very_many_moves_share_frames(made: Films, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(films, "_MOST_FRAMES", 10)
    film = await made.make(History.of(finished("duel")), 1, "en")
    assert 6 <= film.frames <= 12


async def test_a_film_that_was_made_lately_is_not_made_again(made: Films, monkeypatch: pytest.MonkeyPatch) -> None:
    history = History.of(finished("sobek"))
    assert made.cached_round(history, 1, "en") is None
    film = await made.make(history, 1, "en")
    monkeypatch.setattr(films, "make_film", None)
    assert await made.make(history, 1, "en") is film
    assert made.cached_round(history, 1, "en") is film
    assert made.cached_round(history, 1, "fr") is None
    assert made.cached_round(history, 2, "en") is None


async def test_a_name_that_was_deleted_does_not_live_on_in_a_film(app: App, made: Films) -> None:
    table = finished("sobek")
    await made.make(History.of(table), 1, "en")
    forgotten = History.of(replace(table, seat_history=SeatHistory((Player(0, None, ""), table.players[1]))))
    assert made.cached_round(forgotten, 1, "en") is None
    assert captions(app, forgotten.table, "en").names[0] == "Former player"


async def test_a_deleted_name_of_somebody_who_left_does_not_live_on_either(made: Films) -> None:
    table = finished("sobek")
    left = replace(table, seat_history=replace(table.seat_history, formers=(FormerRow(1, 5, 10**18 + 1, "Zoe"),)))
    await made.make(History.of(left), 1, "en")
    assert made.cached_round(History.of(left), 1, "en") is not None
    forgotten = replace(table, seat_history=replace(table.seat_history, formers=(FormerRow(1, 5, None, ""),)))
    assert made.cached_round(History.of(forgotten), 1, "en") is None


async def test_one_film_a_table_is_made_at_a_time(made: Films, slow: threading.Event) -> None:
    one, other = History.of(finished("sobek", id=1)), History.of(finished("sobek", id=2))
    task = asyncio.create_task(made.make(one, 1, "en"))
    await asyncio.sleep(0)
    with pytest.raises(FilmBusy):
        await made.make(one, 2, "en")
    made.require_free(2)
    waiting = asyncio.create_task(made.make(other, 1, "en"))
    slow.set()
    await asyncio.gather(task, waiting)
    made.require_free(1)


async def test_no_more_than_a_few_wait_for_films(made: Films, slow: threading.Event) -> None:
    tables = [finished("sobek", id=number) for number in range(1, 6)]
    tasks = [asyncio.create_task(made.make(History.of(table), 1, "en")) for table in tables[:4]]
    await asyncio.sleep(0)
    with pytest.raises(FilmBusy):
        made.require_free(5)
    slow.set()
    await asyncio.gather(*tasks)
    made.require_free(5)


async def test_only_some_films_are_remembered(made: Films, slow: threading.Event) -> None:
    slow.set()
    histories = [History.of(finished("sobek", id=number)) for number in range(1, 6)]
    for history in histories:
        await made.make(history, 1, "en")
    assert [made.cached_round(history, 1, "en") is not None for history in histories] == [
        False,
        False,
        True,
        True,
        True,
    ]


async def test_a_film_that_fails_leaves_the_table_free(made: Films, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any) -> Film:
        raise RuntimeError

    monkeypatch.setattr(films, "make_film", broken)
    with pytest.raises(RuntimeError):
        await made.make(History.of(finished("sobek")), 1, "en")
    made.require_free(7)


def test_captions_say_names_that_can_be_written(app: App) -> None:
    history = History.of(finished("sobek", 3, names=("🐊🐊", "Ben\u2728nu", "Ptahmes")))
    assert captions(app, history.table, "en").names == ("Player 1", "Ben·nu", "Ptahmes")


def test_a_film_of_a_game_without_rounds_closes_with_all_that_tells_its_end(app: App) -> None:
    """However many lines that takes: the toy tells the points of each."""
    game = RULES.new(3, {}, "film")
    first = game.view(None)
    while game.waiting:
        (seat,) = game.waiting
        events = game.apply(seat, RULES.choose(game.view(seat), game.legal(seat)))
    players = tuple(Player(seat, 1 + seat, f"p{seat}") for seat in range(3))
    table = replace(finished("sobek"), kind="shells", rules=RULES, size=3, seat_history=SeatHistory(players))
    move = VisibleAction(1, seat, players, events, events, False)
    shells = replace(app, games=WITH_SHELLS, words=Words.load(words_folder(), LOCALE))
    reel = films._reel(shells, table, "en", "opening", films._tell_all)
    *_, last = films._frames(reel, [GameMoment(first, players, None), GameMoment(game.view(None), players, move)])
    assert last.milliseconds == films._CLOSING
    assert [f"p{seat}: {score} points" in last.caption for seat, score in enumerate(game.outcome.scores)] == [True] * 3
