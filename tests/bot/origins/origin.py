"""Databases that an earlier bot has written, kept small, and today's bot over one of them."""

from __future__ import annotations

import io
import json
import shutil
import sqlite3
import zlib
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import ExitStack, asynccontextmanager, closing, contextmanager
from functools import cache, partial
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, Final
from unittest.mock import patch

from PIL import Image

from bot.interactions.custom_id import PressId
from bot.tables import Tables
from render.film import Film
from render.presentation import Picture
from tests.bot.faults.clock import VirtualClock
from tests.bot.faults.discord import Message
from tests.bot.faults.world import World
from tests.bot.origins.press import ROLE
from tests.bot.thinker import Thinker
from tests.bot.unpainted_pictures import unpainted

DATA: Final = Path(__file__).parent / "kept"
ORIGINS: Final = ("0719015", "8bb920f", "de113bc")
"""The commits whose bots have written what is kept here, the newest first."""


@contextmanager
def like_an_origin(deals: str) -> Iterator[None]:
    """Let the bots of `tests.bot.faults.world` think ahead, make films at once, and deal by a word."""
    with ExitStack() as stack:
        # A search of few playouts, the same for the same position.
        stack.enter_context(patch("tests.bot.faults.world.Tables", partial(Tables, searching=Thinker(most=2))))
        # A picture that can be framed, as legends frame it.
        stack.enter_context(patch("tests.bot.faults.world._DOT", _plain_picture()))
        stack.enter_context(unpainted())
        stack.enter_context(patch("bot.services.films.film", lambda *_, **__: Film(b"GIF", 1)))
        chance = Random(deals)
        stack.enter_context(patch("secrets.token_hex", lambda count: chance.randbytes(count).hex()))
        stack.enter_context(patch("secrets.choice", chance.choice))
        stack.enter_context(patch("secrets.randbelow", chance.randrange))
        yield


@cache
def _plain_picture() -> Picture:
    data = io.BytesIO()
    Image.new("P", (1280, 900)).save(data, "PNG")
    return Picture(data.getvalue(), 1280, 900, "a picture")


@asynccontextmanager
async def awake(folder: Path, database: Path, at: float, messages: Sequence[Mapping[str, Any]]) -> AsyncIterator[World]:
    """Give a bot that was just started over a copy of a database, at a moment, with the messages that there were."""
    with like_an_origin("awake"):
        world = World(folder, VirtualClock(at))
        _put(database, world.file)
        world.discord.state.messages = {
            one["id"]: _message(one["id"], one["channel"], one["at"], tuple(one["ids"])) for one in messages
        }
        world.discord.state.roles[ROLE] = SimpleNamespace(
            mentionable=True, is_default=lambda: False, is_bot_managed=lambda: False
        )
        await world.start()
        try:
            yield world
        finally:
            await world.stop()


def _put(database: Path, file: Path) -> None:
    for companion in file.parent.glob(f"{file.name}*"):
        companion.unlink()
    shutil.copyfile(database, file)


def _message(number: int, channel: int, at: float, ids: tuple[str, ...]) -> Message:
    return Message(number, channel, _presses(ids), "", None, at)


@cache
def _presses(ids: tuple[str, ...]) -> tuple[PressId, ...]:
    return tuple(one for one in map(PressId.parse, ids) if one is not None)


def dumped(file: Path) -> bytes:
    """Return a SQLite database as packed SQL."""
    with closing(sqlite3.connect(file)) as connection:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        lines = [*connection.iterdump(), f"PRAGMA user_version = {version};"]
    return zlib.compress("\n".join(lines).encode(), 9)


def restored(packed: bytes, file: Path) -> None:
    """Make a SQLite database of packed SQL."""
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(zlib.decompress(packed).decode())
        connection.commit()


@cache
def said(commit: str) -> Mapping[str, Any]:
    """Return what an origin said of its database: the moment, messages, tables, exports, records."""
    found: Mapping[str, Any] = json.loads(zlib.decompress((DATA / f"{commit}.json.z").read_bytes()))
    return found


def database_of(commit: str, folder: Path) -> Path:
    """Return a SQLite file as an origin has left it."""
    file = folder / f"{commit}.sqlite3"
    file.write_bytes(_left(commit))
    return file


@cache
def _left(commit: str) -> bytes:
    with closing(sqlite3.connect(":memory:")) as connection:
        connection.executescript(zlib.decompress((DATA / f"{commit}.sql.z").read_bytes()).decode())
        connection.commit()
        return connection.serialize()
