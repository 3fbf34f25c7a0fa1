"""Practice games: one for each person and game, apart from tables."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import Column, ColumnElement, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from bot.store.database import Database
from bot.store.errors import StaleVersion
from bot.store.lessons import STORED_FOR
from bot.store.schema import practices


@dataclass(frozen=True, slots=True)
class Practice:
    """A practice game: what it is made of, its moves, and a version that each change increases by one.

    `seat` is that of the person, `explained` are the codes of what was explained already, `quiet` says that nothing is
    explained any more, `at` is when it changed last.
    """

    game: str
    rules: str
    seats: int
    seat: int
    options: Mapping[str, str]
    seed: str = field(repr=False)
    moves: tuple[tuple[int, str], ...] = field(default=(), repr=False)
    version: int = 0
    explained: tuple[str, ...] = ()
    quiet: bool = False
    at: int = 0


COLUMNS: Final[Mapping[str, Column[Any]]] = {
    "game": practices.c.game,
    "rules": practices.c.rules,
    "seats": practices.c.seats,
    "seat": practices.c.seat,
    "options": practices.c.options,
    "seed": practices.c.seed,
    "moves": practices.c.moves,
    "version": practices.c.version,
    "explained": practices.c.told,
    "quiet": practices.c.quiet,
    "at": practices.c.at,
}
"""Which field stands in which column; fields may be renamed, columns never."""


class PracticeStore:
    """Stores practice games.

    Every method is one transaction and raises StoreUnavailable if the database fails.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, user: int, game: str, now: int) -> Practice | None:
        """Return a user's practice game, None if there is none."""
        query = select(practices).where(*_mine(user, game), practices.c.at > now - STORED_FOR)
        async with self._database.reading() as connection:
            row = (await connection.execute(query)).one_or_none()
        return None if row is None else _practice(row)

    async def begin(self, user: int, practice: Practice) -> None:
        """Store a new game, which replaces the one that is there.

        Raises:
            StaleVersion: another was begun at the same moment.
        """
        try:
            async with self._database.writing() as connection:
                await connection.execute(delete(practices).where(*_mine(user, practice.game)))
                await connection.execute(insert(practices).values(user=user, **_columns(practice)))
        except IntegrityError:
            raise StaleVersion from None

    async def change(self, user: int, practice: Practice) -> None:
        """Store a game as it is now, whose version must be one more than the stored one.

        Raises:
            StaleVersion: another game or version is stored.
        """
        there = practices.c.version == practice.version - 1, practices.c.seed == practice.seed
        changed = update(practices).where(*_mine(user, practice.game), *there)
        async with self._database.writing() as connection:
            if not (await connection.execute(changed.values(**_columns(practice)))).rowcount:
                raise StaleVersion

    async def drop(self, user: int, game: str) -> None:
        """Delete a user's game."""
        async with self._database.writing() as connection:
            await connection.execute(delete(practices).where(*_mine(user, game)))


def _practice(row: Any) -> Practice:
    moves = tuple((int(seat), str(code)) for seat, code in row.moves)
    made = (row.game, row.rules, row.seats, row.seat, row.options, row.seed)
    return Practice(*made, moves, row.version, tuple(row.told), row.quiet, row.at)


def _mine(user: int, game: str) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    return practices.c.user == user, practices.c.game == game


def _columns(practice: Practice) -> dict[str, Any]:
    return {column.key: _plain(getattr(practice, name)) for name, column in COLUMNS.items()}


def _plain(value: Any) -> Any:
    """Return a value as JSON has it."""
    if isinstance(value, tuple):
        return [_plain(one) for one in value]
    return dict(value) if isinstance(value, Mapping) else value
