"""The film of what a player has missed: only of what they saw, one at a time, never while a table waits."""

from __future__ import annotations

import asyncio
import io
import threading
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from discord.ui import MediaGallery
from PIL import Image

from bot.app_context import App
from bot.i18n.messages import Words
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.locale import Languages
from bot.screens import missed_film
from bot.screens.hand import hand_screen
from bot.screens.missed_events import missed_events_page
from bot.screens.missed_film import missed_film_screen
from bot.screens.news_fitting import TurnLog
from bot.services import films
from bot.services.films import FilmBusy, Films, make_recap
from bot.store import Store
from bot.tables import ChannelRef, Entry, Table, Tables, TableSpec
from bot.tables.game.session import begin_session
from engine.game import IllegalAction
from engine.sobek.state import Laying
from render.film import Film
from tests.bot.message_limits import table_of
from tests.engine.sobek.walks import steps, walk
from tests.engine.sobek.worlds import World, step_in

WORDS = Words.load()


@pytest.fixture(autouse=True)
def plain_pictures() -> None:
    """Have pictures painted: they are looked at."""


@pytest.fixture
async def app(tmp_path: Path) -> AsyncIterator[App]:
    store = await Store.open(f"sqlite:///{tmp_path}/games.sqlite3")
    app = App(WORDS, None, Languages(WORDS, None))
    tables = Tables(store, {code: game.rules for code, game in app.games.items()})
    app = App(WORDS, tables, Languages(WORDS, tables))
    yield app
    app.drawing_threads.shutdown()
    await store.close()


@pytest.fixture
def made(app: App) -> Iterator[Films]:
    films = Films(app)
    yield films
    films.close()


async def game(app: App, moves: int, people: int = 3, seed: int = 1) -> Table:
    """Return a game of several people after so many random actions."""
    table = await app.tables.lobbies.create(TableSpec(ChannelRef(1, 2), "sobek", people, {}, "en"), 1, "Anna")
    for user, name in zip(range(2, people + 1), ("Bo", "Cleo", "Dan"), strict=False):
        table = await app.tables.lobbies.join(table.id, user, name)
    table = await app.tables.lobbies.start(table.id, 1)
    chance = Random(seed)
    for _ in range(moves):
        seat = chance.choice(tuple(table.asked))
        table = await act(app, table, chance.choice(table.seen_by(seat).legal).code, seat)  # type: ignore[union-attr]
    return table


async def act(app: App, table: Table, code: str, seat: int) -> Table:
    user = table.players[seat].user
    assert user is not None
    return (await app.tables.play.act(table.id, user, None, [code])).table


def presses(screen: Any) -> list[Verb]:
    ids = [PressId.parse(getattr(one, "custom_id", None) or "") for one in screen.view.walk_children()]
    return [one.verb for one in ids if one is not None]


async def test_a_film_shows_one_move_after_the_other_and_stays_at_the_last(app: App, made: Films) -> None:
    table = await game(app, 14)
    seat = table.waiting[0]
    seen = table.seen_by(seat)
    assert seen is not None
    film = await made.recap(table, seat, "en")
    image = Image.open(io.BytesIO(film.data))
    assert (image.format, image.info["loop"], image.n_frames) == ("GIF", 0, film.frames)
    assert 2 <= film.frames <= len(list(seen.moments()))
    times = []
    for number in range(film.frames):
        image.seek(number)
        times.append(image.info["duration"])
    assert (times[0], times[-1]) == (1800, 6000)
    assert len(film.data) < 2**20


async def test_the_film_is_offered_where_more_than_one_turn_was_missed(app: App) -> None:
    table, offered = await game(app, 0), set()
    chance = Random(3)
    for _ in range(12):
        for seat in range(3):
            missed = {one.seat for one in table.seen_by(seat).missed}  # type: ignore[union-attr]
            hand = presses(await hand_screen(app, table, seat, "en"))
            page = presses(missed_events_page(app, table, seat, "en"))
            has = Verb.RECAP in page
            assert (Verb.RECAP in hand) == (has and seat not in table.waiting)
            assert Verb.HAND in page
            assert has == (len(missed) > 1)
            offered.add(has)
        seat = table.waiting[0]
        table = await act(app, table, chance.choice([one for one in legal(table, seat) if one[0] == "t"]), seat)
    assert offered == {True, False}


def legal(table: Table, seat: int) -> list[str]:
    seen = table.seen_by(seat)
    assert seen is not None
    return [action.code for action in seen.legal]


async def test_a_film_is_made_once_for_one_seat_one_state_and_one_language(
    app: App, made: Films, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await game(app, 9)
    seat, other = table.waiting[0], (table.waiting[0] + 1) % 3
    film = await made.recap(table, seat, "en")
    assert made.cached_recap(table, seat, "en") is film
    assert made.cached_recap(table, seat, "fr") is made.cached_recap(table, other, "en") is None
    assert made.cached_recap(replace(table, version=table.version + 1), seat, "en") is None
    monkeypatch.setattr(films, "make_recap", None)
    assert await made.recap(table, seat, "en") is film


async def test_in_its_alt_text_the_newest_moves_stay_and_deliveries_give_way(
    app: App, made: Films, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await game(app, 9)
    film = await made.recap(table, 0, "en")
    turns = [TurnLog((f"Bo took {number}. {'x' * 300}", "A delivery."), 1, laid=frozenset({1})) for number in range(4)]
    monkeypatch.setattr(missed_film, "log_by_turns", lambda *_: turns)
    (alt,) = (
        item.items[0].description
        for item in missed_film.missed_film_screen(app, table, 0, "en", film).view.walk_children()
        if isinstance(item, MediaGallery)
    )
    assert alt is not None
    assert len(alt) <= 1024
    assert alt.endswith(turns[3].sentences[0])
    assert "Bo took 0" not in alt
    assert "Bo took 2" in alt


async def test_the_table_is_played_on_while_a_film_of_it_is_made(
    app: App, made: Films, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, sign = threading.Event(), threading.Event()

    def slow(*given: Any) -> Film:
        begun.set()
        sign.wait(30)
        return make_recap(*given)

    monkeypatch.setattr(films, "make_recap", slow)
    table = await game(app, 9)
    seat = table.waiting[0]
    making = asyncio.create_task(made.recap(table, seat, "en"))
    await asyncio.to_thread(begun.wait, 30)
    with pytest.raises(FilmBusy):
        await made.recap(table, (seat + 1) % 3, "en")
    after = await act(app, table, legal(table, seat)[0], seat)
    assert after.version > table.version
    sign.set()
    film = await making
    assert film.data == make_recap(app, table, seat, "en").data, "it is of the state that was asked for"


@pytest.mark.parametrize("number", [1, 4])
def test_games_that_differ_only_in_what_a_viewer_may_not_know_give_the_same_film(
    app: App, number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Filmed with what only others know, they would differ: so the check would find it."""
    game, random, lean = walk(number)
    viewer, chance, before = 1, Random(number), game.copy()
    compared = leaking = 0
    for seat, action, events in steps(game, random, lean):
        at, before = before, game.copy()
        if seat == viewer or isinstance(at.pending, Laying) or all(event.seen(viewer) == event for event in events):
            continue
        world = World(at, viewer, chance)
        instead = step_in(world, seat, action, events)
        try:
            here, there = (
                replace(table_of(one, "en"), _game_session=begin_session(one, 1).play(Entry.PLAY, seat, [done]))
                for one, done in ((at, action), (world.game, instead))
            )
        except IllegalAction:
            continue
        seen, other = here.seen_by(viewer), there.seen_by(viewer)
        assert seen is not None
        assert other is not None
        if here._game_session.steps[-1].events == there._game_session.steps[-1].events or seen.view != other.view:  # type: ignore[union-attr]
            continue
        one, two = (make_recap(app, each, viewer, "en") for each in (here, there))
        assert one.data == two.data
        compared += 1
        leaking += make_recap(app, here, seat, "en").data != one.data
        if compared == 6:
            break
    assert compared > 2
    assert leaking


async def test_its_message_says_in_words_what_it_shows_within_the_limits(app: App, made: Films) -> None:
    table = await game(app, 40, people=4)
    seat = table.waiting[0]
    film = await made.recap(table, seat, "pl")
    for language in ("en", "de", "fr", "pl"):
        screen = missed_film_screen(app, table, seat, language, film)
        (gallery,) = [one for one in screen.view.walk_children() if hasattr(one, "items")]
        alt = str(gallery.items[0].description)
        assert 60 < len(alt) <= 1024
        assert WORDS.text(language, "board-since") in alt
        assert screen.files[0][1] is film.data
