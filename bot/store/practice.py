"""Games to practise in, in rows: one for each person and game, apart from tables."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import Column, ColumnElement, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from bot.store.database import Database
from bot.store.errors import Stale
from bot.store.lessons import KEPT
from bot.store.schema import practices


@dataclass(frozen=True, slots=True)
class Practice:
    """A game to practise in: what it is made of, its moves so far, and a version that each change makes one more.

    `seat` is that of the person, `told` are the codes of what was explained already, `quiet` says that nothing is to be
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
    told: tuple[str, ...] = ()
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
    "told": practices.c.told,
    "quiet": practices.c.quiet,
    "at": practices.c.at,
}
"""Which field stands in which column; fields may be renamed, columns never."""


class Practices:
    """Remembers games to practise in. Every method is one transaction and raises StoreUnavailable if that fails."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, user: int, game: str, now: int) -> Practice | None:
        """Return somebody's game to practise in, None where there is none."""
        wanted = select(practices).where(*_mine(user, game), practices.c.at > now - KEPT)
        async with self._database.reading() as connection:
            row = (await connection.execute(wanted)).one_or_none()
        return None if row is None else _practice(row)

    async def begin(self, user: int, practice: Practice) -> None:
        """Remember a new game, in the place of the one that is there.

        Raises:
            Stale: another was begun at the same moment.
        """
        try:
            async with self._database.writing() as connection:
                await connection.execute(delete(practices).where(*_mine(user, practice.game)))
                await connection.execute(insert(practices).values(user=user, **_columns(practice)))
        except IntegrityError:
            raise Stale from None

    async def change(self, user: int, practice: Practice) -> None:
        """Remember a game as it is now, its version being one more than that of what is there.

        Raises:
            Stale: something else is there.
        """
        there = practices.c.version == practice.version - 1, practices.c.seed == practice.seed
        changed = update(practices).where(*_mine(user, practice.game), *there)
        async with self._database.writing() as connection:
            if not (await connection.execute(changed.values(**_columns(practice)))).rowcount:
                raise Stale

    async def drop(self, user: int, game: str) -> None:
        """Forget somebody's game."""
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
