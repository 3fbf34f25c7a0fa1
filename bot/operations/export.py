"""The record of a finished game (docs/record.md), read beside a running bot."""

from __future__ import annotations

import json

from bot.games import GAMES
from bot.operations.errors import OperationFailed
from bot.store import ALL, Store
from bot.store.database import Database
from bot.store.migrate import expect_newest
from bot.store.url import database_url, sqlite_file
from bot.tables import Reason, TableError, Tables


async def exported(address: str, game: int) -> str:
    """Return a game's record as text, as the command `record` gives it.

    Args:
        address: the database; it is left as it is.
        game: the table's number.

    Raises:
        BadDatabaseUrl: the database cannot be used, or is not of this version.
        OperationFailed: there is no such game, or it has no record.
    """
    url = database_url(address)
    if url.get_backend_name() == "sqlite" and not sqlite_file(url).exists():
        raise OperationFailed(f"There is no {sqlite_file(url)}.")
    database = await Database.open(address, exclusive=False, prepare=expect_newest)
    try:
        tables = Tables(Store(database, ALL), {code: one.rules for code, one in GAMES.items()})
        record = await tables.records.record(game)
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
    finally:
        await database.close()
    return json.dumps(record, ensure_ascii=False, indent=1) + "\n"
