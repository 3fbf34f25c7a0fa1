"""Tables of both rules of Sobek beside each other: under which they begin, and under which they are looked back at."""

from __future__ import annotations

from collections.abc import AsyncIterator
from io import BytesIO
from pathlib import Path
from random import Random

import pytest
from PIL import Image, ImageSequence

from bot.app_context import App
from bot.i18n.messages import Words
from bot.interactions.locale import Languages
from bot.screens.board import board_screen
from bot.screens.history import history_screen
from bot.screens.rules import rules_page
from bot.services.films import make_film
from bot.store import Store
from bot.tables import ChannelRef, History, Table, Tables, TableSpec
from engine.duel import RULES as DUEL
from engine.sobek import FIRST, RULES
from render.canvas.theme import STONE, WIDTH
from tests.bot.screens.pages import text
from tests.engine.sobek.checker import check

ANNA, BEN = 1001, 1002
GAMES = {"sobek": RULES, "duel": DUEL}
# The foot of the temple, at either end of the row.
FEET = {(6, 203): "left", (1273, 203): "right"}


@pytest.fixture(autouse=True)
def plain_pictures() -> None:
    """Have pictures painted: they are looked at."""


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    """Give a store that bots of both times use."""
    store = await Store.open(f"sqlite:///{tmp_path}/games.sqlite3")
    yield store
    await store.close()


@pytest.fixture
def before(store: Store) -> Tables:
    """Return the tables of a bot that knows the first rules alone."""
    return Tables(store, {"sobek": FIRST, "duel": DUEL})


@pytest.fixture
async def app(store: Store) -> AsyncIterator[App]:
    """Give the bot of today over the same store."""
    words, tables = Words.load(), Tables(store, GAMES)
    app = App(words, tables, Languages(words, tables))
    yield app
    app.drawing_threads.shutdown()


async def opened(tables: Tables, channel: int, kind: str = "sobek") -> Table:
    """Return a lobby of two."""
    table = await tables.lobbies.create(TableSpec(ChannelRef(1, channel), kind, 2, {}, "en"), ANNA, "Anna")
    return await tables.lobbies.join(table.id, BEN, "Ben")


async def played(tables: Tables, table: Table, most: int = 10**6) -> Table:
    """Play a table at random, for so many actions or to its end."""
    chance, actions = Random(1), 0
    while table.status.live and actions < most:
        seat = next(iter(table.asked))
        seen = table.seen_by(seat)
        assert seen is not None
        table = (await tables.play.act(table.id, (ANNA, BEN)[seat], None, [chance.choice(seen.legal).code])).table
        actions += 1
    return table


def version(table: Table) -> str | None:
    """Return under which rules a table is."""
    return table.rules.version if table.rules is not None else None


def temple(image: Image.Image) -> str:
    """Return at which end of the row the temple stands in a board, of any width."""
    image, scale = image.convert("RGB"), image.width / WIDTH
    found = [side for (x, y), side in FEET.items() if near(image.getpixel((round(x * scale), round(y * scale))))]
    assert len(found) == 1
    return found[0]


def near(colour: object) -> bool:
    """Whether a colour of a picture is that of the temple's foot; a film has fewer colours."""
    assert isinstance(colour, tuple)
    return sum(abs(part - whole) for part, whole in zip(colour, STONE, strict=True)) < 40


def picture(data: bytes) -> Image.Image:
    """Return a picture out of what is sent."""
    return Image.open(BytesIO(data))


async def test_a_lobby_opened_before_begins_under_the_second_rules_beside_a_game_that_goes_on(
    store: Store, before: Tables, app: App
) -> None:
    """Each table has the pictures of its own rules, in one process."""
    begun = await opened(before, 1)
    begun = await played(before, await before.lobbies.start(begun.id, ANNA), 3)
    lobby = await opened(before, 2)
    stored = await store.load(lobby.id)
    assert stored is not None
    assert stored.game.rules == "1"
    old = await played(app.tables, await app.tables.get(begun.id), 3)
    new = await played(app.tables, await app.tables.lobbies.start(lobby.id, ANNA), 3)
    assert (version(old), version(new)) == ("1", "2")
    assert [temple(picture((await board_screen(app, table)).files[0][1])) for table in (old, new)] == ["left", "right"]
    again = Tables(store, GAMES)
    assert [version(await again.get(table.id)) for table in (old, new)] == ["1", "2"]


async def test_a_game_finished_under_the_first_rules_is_looked_at_under_them(before: Tables, app: App) -> None:
    """Its history, its film and its record; who plays again does so under the second."""
    table = await opened(before, 1)
    await played(before, await before.lobbies.start(table.id, ANNA))
    history = History.of(await app.tables.get(table.id))
    board = picture((await history_screen(app, history, 4, "en")).files[0][1])
    assert temple(board) == "left"
    frame = next(ImageSequence.Iterator(picture(make_film(app, history, 1, "en").data)))
    # The caption stands above the board.
    caption = frame.height - round(board.height * frame.width / board.width)
    assert temple(frame.crop((0, caption, frame.width, frame.height))) == "left"
    record = await app.tables.game_records.record(table.id)
    assert record["rules"] == "1"
    check(record)
    rematch = await app.tables.lobbies.rematch(table.id, ANNA, "Anna")
    await app.tables.lobbies.join(rematch.id, BEN, "Ben")
    assert version(await app.tables.lobbies.start(rematch.id, ANNA)) == "2"


async def test_a_new_table_of_two_plays_the_duel_under_its_first_rules(app: App) -> None:
    """Its rules have not changed."""
    table = await opened(app.tables, 1, "duel")
    assert version(await app.tables.lobbies.start(table.id, ANNA)) == "1"


async def test_the_help_tells_the_rules_of_its_table_and_elsewhere_the_newest(before: Tables, app: App) -> None:
    """A lobby has the rules under which it will begin."""
    begun = await opened(before, 1)
    await before.lobbies.start(begun.id, ANNA)
    lobby = await opened(before, 2)
    speech = app.words.speech("en", "sobek", markdown=True)
    first, second = speech.say("sobek-help-take-rules-1"), speech.say("sobek-help-take")
    for table, said in (
        (await app.tables.get(begun.id), first),
        (await app.tables.get(lobby.id), second),
        (None, second),
    ):
        page = await rules_page(app, "sobek", table, None, "en", "take")
        assert said in text(page)
