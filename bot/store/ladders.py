"""Rated games and their players, who is excluded from ladders, and what managers did to them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any, Final

from sqlalchemy import and_, bindparam, case, exists, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.orm import aliased

from bot.domain.ladders import LadderChange
from bot.store.database import Database
from bot.store.rows import LadderChangeRow, LadderStamp, RatedGame, RatedPlace, RatedPlayer
from bot.store.schema import ladder_changes, ladder_exclusions, placings, rated_games, rated_players

_PLAYER: Final = (
    rated_players.c.seat,
    rated_players.c.user,
    rated_players.c.name,
    rated_players.c.place,
    rated_players.c.counts,
    rated_players.c.mean,
    rated_players.c.deviation,
    placings.c.points,
)


_MOVING: Final = [LadderChange.STRIKE.value, LadderChange.RESTORE.value, LadderChange.RESTART.value]
"""What managers do that moves the ratings."""


class LadderStore:
    """Stores ladders.

    Every method is one transaction and raises StoreUnavailable if the database fails.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, game: int) -> RatedGame | None:
        """Return a rated game, None if the game is not rated."""
        async with self._database.reading() as connection:
            found = await _games(connection, rated_games.c.game == game)
        return next(iter(found), None)

    async def settled(
        self, guild: int, ladder: str, after: tuple[int, int] = (0, 0), most: int | None = None
    ) -> tuple[RatedGame, ...]:
        """Return the games of a ladder whose result stands, struck ones too, in the order in which they count.

        Args:
            guild: the server.
            ladder: the code of the ladder.
            after: when the last known game was settled, and its number; only later ones are returned.
            most: at most so many.
        """
        moment, number = after
        # The first condition alone is what an index finds.
        later = (rated_games.c.settled >= moment) & ((rated_games.c.settled > moment) | (rated_games.c.game > number))
        here = rated_games.c.guild == guild, rated_games.c.ladder == ladder
        async with self._database.reading() as connection:
            return await _games(connection, *here, rated_games.c.settled.is_not(None), later, most=most)

    async def stamp(self, guild: int, ladder: str) -> LadderStamp:
        """Return what has another value after each change of a ladder; it costs little with many games."""
        on_ladder = rated_games.c.guild == guild, rated_games.c.ladder == ladder, rated_games.c.settled.is_not(None)
        settled = select(func.count(), func.sum(rated_games.c.settled)).select_from(rated_games).where(*on_ladder)
        erased = (
            select(func.count(), func.sum(rated_players.c.mean), func.sum(rated_players.c.deviation))
            .select_from(rated_players)
            .join(rated_games, rated_games.c.game == rated_players.c.game)
            .where(rated_players.c.user.is_(None), *on_ladder)
        )
        log = ladder_changes.c
        here = log.guild == guild
        changes = select(func.count(), func.max(log.id)).select_from(ladder_changes).where(here, log.kind.in_(_MOVING))
        restart = here, log.kind == LadderChange.RESTART.value, log.ladder == ladder
        async with self._database.reading() as connection:
            # What a manager did is read first: a restart that follows has another stamp.
            restarted = await connection.scalar(select(func.max(log.at)).where(*restart))
            counts = [(await connection.execute(query)).one() for query in (settled, erased, changes)]
        return replace(LadderStamp(*(int(one or 0) for row in counts for one in row)), restarted=restarted)

    async def totals(self, user: int) -> dict[str, tuple[int, int]]:
        """Return how many rated games of all servers counted for a user, and how many they won, by ladder."""
        behind = aliased(rated_players)
        won = and_(
            rated_players.c.place == 1,
            exists().where(behind.c.game == rated_players.c.game, behind.c.place > 1).correlate(rated_players),
        )
        query = (
            select(rated_games.c.ladder, func.count(), func.sum(case((won, 1), else_=0)))
            .join(rated_players, rated_players.c.game == rated_games.c.game)
            .where(rated_players.c.user == user, rated_players.c.counts, rated_games.c.settled.is_not(None))
            .where(rated_games.c.struck.is_(None))
            .group_by(rated_games.c.ladder)
        )
        async with self._database.reading() as connection:
            return {ladder: (games, int(wins)) for ladder, games, wins in await connection.execute(query)}

    async def games_together(self, guild: int, users: Collection[int], since: int) -> dict[tuple[int, int], list[int]]:
        """Return when each two of these users began rated games with each other in a server since a moment.

        The pairs are in order of ids. Running and struck games are among them.
        """
        one, other = aliased(rated_players), aliased(rated_players)
        query = (
            select(one.c.user, other.c.user, rated_games.c.started)
            .join(one, one.c.game == rated_games.c.game)
            .join(other, and_(other.c.game == one.c.game, other.c.user > one.c.user))
            .where(
                one.c.user.in_(users),
                other.c.user.in_(users),
                rated_games.c.guild == guild,
                rated_games.c.started > since,
            )
        )
        together: dict[tuple[int, int], list[int]] = {}
        async with self._database.reading() as connection:
            for user, with_, started in await connection.execute(query):
                together.setdefault((user, with_), []).append(started)
        return together

    async def excluded(self, guild: int) -> dict[int, str]:
        """Return the users who play no rated games in a server, each with a name."""
        query = select(ladder_exclusions.c.user, ladder_exclusions.c.name).where(ladder_exclusions.c.guild == guild)
        async with self._database.reading() as connection:
            rows = await connection.execute(query.order_by(ladder_exclusions.c.at))
            return {row.user: row.name for row in rows}

    async def changes(self, guild: int) -> tuple[LadderChangeRow, ...]:
        """Return what managers did to the ladders of a server, the latest last."""
        log = ladder_changes.c
        query = select(log.id, log.at, log.by, log.kind, log.game, log.user, log.ladder).where(log.guild == guild)
        async with self._database.reading() as connection:
            return tuple(
                LadderChangeRow(id, at, by, LadderChange(kind), game, user, ladder)
                for id, at, by, kind, game, user, ladder in await connection.execute(query.order_by(log.id))
            )


async def insert_rated_game(connection: AsyncConnection, rated: RatedGame) -> None:
    """Insert a rated game that begins with this transaction."""
    game = {"game": rated.game, "guild": rated.guild, "ladder": rated.ladder, "started": rated.started}
    await connection.execute(insert(rated_games), game)
    players = [
        {"game": rated.game, "seat": one.seat, "user": one.user, "name": one.name, "counts": False}
        for one in rated.players
    ]
    await connection.execute(insert(rated_players), players)


async def settle_rated_game(connection: AsyncConnection, game: int, at: int, places: Sequence[RatedPlace]) -> None:
    """Store the places of a rated game whose result stands from now on; a result that stands is not changed."""
    done = await connection.execute(_SETTLE, {"of": game, "at": at})
    if done.rowcount:
        rows = [{"of": game, "of_seat": one.seat, "its_place": one.place, "it_counts": one.counts} for one in places]
        await connection.execute(_PLACE, rows)


async def _games(connection: AsyncConnection, *conditions: Any, most: int | None = None) -> tuple[RatedGame, ...]:
    """Return the rated games for which these conditions hold, at most so many, in the order in which they count."""
    order = rated_games.c.settled, rated_games.c.game
    games = (await connection.execute(select(rated_games).where(*conditions).order_by(*order).limit(most))).all()
    if not games:
        return ()
    if most is not None:
        conditions = (*conditions, rated_games.c.settled <= games[-1].settled)
    same_seat = placings.c.game == rated_players.c.game, placings.c.seat == rated_players.c.seat, placings.c.since == 0
    query = (
        select(rated_players.c.game, *_PLAYER)
        .join(rated_games, rated_games.c.game == rated_players.c.game)
        .outerjoin(placings, and_(*same_seat))
    )
    players: dict[int, list[RatedPlayer]] = {}
    for game, *player in await connection.execute(query.where(*conditions).order_by(rated_players.c.seat)):
        players.setdefault(game, []).append(RatedPlayer(*player))
    return tuple(
        RatedGame(
            row.game, row.guild, row.ladder, row.started, tuple(players.get(row.game, ())), row.settled, row.struck
        )
        for row in games
    )


_SETTLE = (
    update(rated_games)
    .where(rated_games.c.game == bindparam("of"), rated_games.c.settled.is_(None))
    .values(settled=bindparam("at"))
)
_PLACE = (
    update(rated_players)
    .where(rated_players.c.game == bindparam("of"), rated_players.c.seat == bindparam("of_seat"))
    .values(place=bindparam("its_place"), counts=bindparam("it_counts"))
)
