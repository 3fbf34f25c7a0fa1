"""Export the record of a finished game (docs/record.md), and list finished games, beside a running bot."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from typing import Final

from bot.games import GAMES
from bot.ops.errors import OperationFailed
from bot.store import ALL, Store
from bot.store.database import Database
from bot.store.migrate import require_newest
from bot.store.table_counts import finished_games
from bot.store.url import database_url, sqlite_file
from bot.tables import Reason, TableError, Tables

LATEST: Final = 20
"""The number of games that are listed by default."""


async def export_record(address: str, game: int) -> str:
    """Return a game's record as text, as the command `record` gives it.

    Args:
        address: the database; it is left as it is.
        game: the table's number.

    Raises:
        BadDatabaseUrl: the database cannot be used, or is not of this version.
        OperationFailed: there is no such game, or it has no record.
    """
    async with _beside(address) as database:
        try:
            tables = Tables(Store(database, ALL), {code: one.rules for code, one in GAMES.items()})
            record = await tables.game_records.record(game)
        except TableError as error:
            match error.reason:
                case Reason.NO_TABLE:
                    raise OperationFailed(f"There is no game {game}.") from None
                case Reason.NO_RECORD:
                    raise OperationFailed(
                        f"Game {game} has no record: only games that were played to their end do."
                    ) from None
                case _:
                    raise
    return json.dumps(record, ensure_ascii=False, indent=1) + "\n"


async def list_finished_games(address: str, most: int | None = LATEST) -> Sequence[str]:
    """Return a line for each of the latest finished games, the last first: number, game, end, seats.

    Args:
        address: the database; it is left as it is.
        most: the most games to list; None for all.

    Raises:
        BadDatabaseUrl: the database cannot be used, or is not of this version.
        OperationFailed: no game has been finished.
    """
    async with _beside(address) as database, database.reading() as connection:
        games = await finished_games(connection, most)
    if not games:
        raise OperationFailed("No game has been played to its end yet.")
    wide, kinds = len(str(max(game.id for game in games))), max(len(game.kind) for game in games)
    return [
        f"{game.id:>{wide}}  {game.kind:<{kinds}}  {datetime.fromtimestamp(game.ended, UTC):%Y-%m-%d %H:%M} UTC  "
        f"{game.size} seats"
        for game in games
    ]


@asynccontextmanager
async def _beside(address: str) -> AsyncIterator[Database]:
    """Open an existing database, beside a bot that may run on it."""
    url = database_url(address)
    if url.get_backend_name() == "sqlite" and not sqlite_file(url).exists():
        raise OperationFailed(f"There is no {sqlite_file(url)}.")
    database = await Database.open(address, exclusive=False, prepare=require_newest)
    try:
        yield database
    finally:
        await database.close()
