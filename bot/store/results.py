"""Results of games that are over: one for each, written with the last action or, for older games, filled in later."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final

from sqlalchemy import Column, Integer, Text, and_, bindparam, case, cast, exists, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.database import Database
from bot.store.result_rows import BestScore, EndedGame, GameResult, LongestGame, Placing, PlayedGames, ServerResults
from bot.store.rows import OVER, Status
from bot.store.schema import formers, games, placings, results, seats
from bot.store.shard_assignment import ShardAssignment
from bot.store.shown_state import on_own_shards

PLACING: Final[Mapping[str, Column[Any]]] = {
    "seat": placings.c.seat,
    "since": placings.c.since,
    "until": placings.c.until,
    "user": placings.c.user,
    "level": placings.c.level,
    "points": placings.c.points,
    "won": placings.c.won,
    "turns": placings.c.turns,
    "stand_in_turns": placings.c.stand_in_turns,
}
"""Which field of a placing stands in which column."""


class ResultStore:
    """Stores results.

    Every method is one transaction and raises StoreUnavailable if the database fails.
    """

    def __init__(self, database: Database, shards: ShardAssignment) -> None:
        self._database = database
        self._shards = shards

    async def of(self, game: int) -> GameResult | None:
        """Return the result of a game, None if it has none."""
        async with self._database.reading() as connection:
            row = (await connection.execute(_RESULT, {"of": game})).one_or_none()
            if row is None:
                return None
            placed = await connection.execute(_PLACINGS, {"of": game})
            return GameResult(row.at, row.ended, tuple(placing_of(one) for one in placed))

    async def without_result(self, most: int, after: int = 0) -> tuple[EndedGame, ...]:
        """Return own shards' games that are over, were dealt and have no result, at most so many, in order.

        Args:
            most: how many.
            after: the number of a table; only later ones are returned.
        """
        lacking = games.c.seed.is_not(None), ~exists().where(results.c.game == games.c.id)
        over = games.c.status.in_([status.value for status in OVER]), on_own_shards(self._shards)
        # Older rows have no moment of their end: they were changed last when they ended.
        moment, how = func.coalesce(games.c.finished, games.c.updated), func.coalesce(games.c.ending, games.c.status)
        query = select(games.c.id, moment, how).where(games.c.id > after, *over, *lacking)
        async with self._database.reading() as connection:
            found = await connection.execute(query.order_by(games.c.id).limit(most))
            return tuple(EndedGame(*row) for row in found)

    async def of_server(self, guild: int, since: int) -> ServerResults:
        """Return what the results of a server's games come to; games after `since` are the late ones."""
        values = {"here": guild, "late": since}
        async with self._database.reading() as connection:
            played = await connection.execute(_PLAYED, values)
            counts = tuple(PlayedGames(kind, json.loads(options), *numbers) for kind, options, *numbers in played)
            people = await connection.scalar(_PEOPLE, values)
            longest = (await connection.execute(_LONGEST, values)).one_or_none()
            best = await connection.execute(_BEST, values)
            return ServerResults(
                counts,
                people or 0,
                None if longest is None else LongestGame(longest.kind, json.loads(longest.options), *longest[2:]),
                tuple(
                    BestScore(kind, json.loads(options), points, at, user, name)
                    for kind, options, points, at, user, name in best
                ),
            )

    async def keep(self, game: int, result: GameResult) -> None:
        """Store the result of a game that is over, unless it has one or is gone."""
        try:
            async with self._database.writing() as connection:
                # It changes nothing, but locks the row: an erasure, which changes it, waits or has ended before.
                row = update(games).where(games.c.id == game).values(version=games.c.version)
                await connection.execute(row)
                await insert_result(connection, game, result)
        except IntegrityError:
            return  # another process has stored one, or the table is gone


def placing_of(row: Sequence[Any]) -> Placing:
    """Return a placing of the columns of its row, in the order of `PLACING`."""
    return Placing(**dict(zip(PLACING, row, strict=True)))


async def insert_result(connection: AsyncConnection, game: int, result: GameResult) -> None:
    """Insert the result of a game whose row is locked by this transaction.

    A placing names only a user whom the seats and former players name: a result that was computed before an erasure
    must not bring the user back.
    """
    await connection.execute(insert(results), {"game": game, "at": result.at, "ended": result.ended})
    if result.placings:
        rows = [{column.key: getattr(one, name) for name, column in PLACING.items()} for one in result.placings]
        await connection.execute(insert(placings), [{"game": game, **row} for row in rows])
        await connection.execute(_WITHOUT_ERASED, {"of": game})


_OPTIONS = cast(games.c.options, Text).label("options")
_HERE = games.c.guild == bindparam("here"), games.c.status == Status.FINISHED.value
_OVER = games.join(results, results.c.game == games.c.id)
_OF_PLAYERS = _OVER.join(placings, placings.c.game == games.c.id)
_PLAYED = (
    select(games.c.kind, _OPTIONS, func.count(), func.sum(case((results.c.at > bindparam("late"), 1), else_=0)))
    .select_from(_OVER)
    .where(*_HERE)
    .group_by(games.c.kind, _OPTIONS)
)
_PEOPLE = select(func.count(placings.c.user.distinct())).select_from(_OF_PLAYERS).where(*_HERE)
_TURNS = func.sum(placings.c.turns).label("turns")
_MOST_TURNS = (
    select(games.c.id, _TURNS)
    .select_from(_OF_PLAYERS)
    .where(*_HERE)
    .group_by(games.c.id)
    .having(func.sum(placings.c.turns) > 0)
    .order_by(_TURNS.desc(), games.c.id)
    .limit(1)
    .subquery()
)
_LONGEST = select(games.c.kind, _OPTIONS, _MOST_TURNS.c.turns, results.c.at).select_from(
    _OVER.join(_MOST_TURNS, _MOST_TURNS.c.id == games.c.id)
)
# Who came first to so many points has them; a computer has none.
_SCORES = (
    select(
        games.c.kind,
        _OPTIONS,
        placings.c.game,
        placings.c.seat,
        placings.c.points,
        placings.c.user,
        results.c.at,
        func.row_number()
        .over(
            partition_by=(games.c.kind, cast(games.c.options, Text)),
            order_by=(placings.c.points.desc(), results.c.at, games.c.id, placings.c.seat),
        )
        .label("rank"),
    )
    .select_from(_OF_PLAYERS)
    .where(*_HERE, placings.c.points.is_not(None), placings.c.level.is_(None))
    .subquery()
)
_BEST = (
    select(_SCORES.c.kind, _SCORES.c.options, _SCORES.c.points, _SCORES.c.at, _SCORES.c.user, seats.c.name)
    .join(seats, and_(seats.c.game == _SCORES.c.game, seats.c.seat == _SCORES.c.seat))
    .where(_SCORES.c.rank == 1)
    .order_by(_SCORES.c.kind, _SCORES.c.options)
)
_OF: Final = bindparam("of", type_=Integer)
_RESULT = select(results.c.at, results.c.ended).where(results.c.game == _OF)
_PLACINGS = select(*PLACING.values()).where(placings.c.game == _OF).order_by(placings.c.seat, placings.c.since)
_WITHOUT_ERASED = (
    update(placings)
    .where(
        placings.c.game == _OF,
        placings.c.user.is_not(None),
        ~exists().where(
            seats.c.game == placings.c.game, seats.c.seat == placings.c.seat, seats.c.user == placings.c.user
        ),
        ~exists().where(
            formers.c.game == placings.c.game, formers.c.seat == placings.c.seat, formers.c.user == placings.c.user
        ),
    )
    .values(user=None)
)
