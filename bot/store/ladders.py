"""Rated games and their players, who is excluded from ladders, and what managers did to them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any, Final

from sqlalchemy import and_, bindparam, case, delete, exists, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.orm import aliased

from bot.domain.ladders import LadderChange
from bot.store.database import Database
from bot.store.ladder_rows import ErasedRatings, LadderChangeRow, LadderStamp, RatedGame, RatedPlace, RatedPlayer
from bot.store.rows import Status
from bot.store.schema import games, ladder_changes, ladder_exclusions, placings, rated_games, rated_players, seats
from bot.store.shown_state import owe_redraw

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


_LADDER: Final = rated_games.c.guild, rated_games.c.ladder
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

    async def ladders_of(self, user: int) -> tuple[tuple[int, str], ...]:
        """Return the servers and ladders on which a user has begun rated games, in order."""
        query = (
            select(*_LADDER)
            .where(rated_games.c.game.in_(select(rated_players.c.game).where(rated_players.c.user == user)))
            .distinct()
            .order_by(*_LADDER)
        )
        async with self._database.reading() as connection:
            return tuple((guild, ladder) for guild, ladder in await connection.execute(query))

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

    async def latest(self, guild: int, most: int, skip: int = 0) -> tuple[RatedGame, ...]:
        """Return the games of a server whose result stands, struck ones too, those that ended last first."""
        numbers = (
            select(rated_games.c.game)
            .where(rated_games.c.guild == guild, rated_games.c.settled.is_not(None))
            .order_by(rated_games.c.settled.desc(), rated_games.c.game.desc())
            .limit(most)
            .offset(skip)
        )
        async with self._database.reading() as connection:
            found = tuple(await connection.scalars(numbers))
            return (await _games(connection, rated_games.c.game.in_(found)))[::-1] if found else ()

    async def games(self, guild: int, numbers: Collection[int]) -> dict[int, RatedGame]:
        """Return those of these games that are rated games of a server, by number."""
        async with self._database.reading() as connection:
            here = rated_games.c.guild == guild, rated_games.c.game.in_(numbers)
            return {one.game: one for one in await _games(connection, *here)} if numbers else {}

    async def strike(self, guild: int, game: int, by: int, at: int) -> bool:
        """Let a game whose result stands not count, and log that; return False if it does not count already.

        Its board is to be drawn again.
        """
        return await self._count(guild, game, by, at, LadderChange.STRIKE)

    async def restore(self, guild: int, game: int, by: int, at: int) -> bool:
        """Let a struck game count again, and log that, as `strike` does; return False if it counts already."""
        return await self._count(guild, game, by, at, LadderChange.RESTORE)

    async def exclude(self, guild: int, user: int, name: str, by: int, at: int) -> tuple[int, ...] | None:
        """Exclude a user from the ladders of a server, and log that.

        Returns:
            The lobbies where the user sits, which are owed a look now; None if the user is excluded already.
        """
        try:
            async with self._database.writing() as connection:
                row = {"guild": guild, "user": user, "name": name, "at": at}
                await connection.execute(insert(ladder_exclusions), row)
                await _log(connection, guild, by, at, LadderChange.EXCLUDE, user=user)
                return await _owed_lobbies(connection, guild, [user])
        except IntegrityError:
            return None

    async def readmit(self, guild: int, user: int, by: int, at: int) -> tuple[int, ...] | None:
        """Let an excluded user play rated games again, and log that.

        Returns:
            The lobbies where the user sits, which are owed a look now; None if the user is not excluded.
        """
        excluded = ladder_exclusions.c.guild == guild, ladder_exclusions.c.user == user
        async with self._database.writing() as connection:
            if not (await connection.execute(delete(ladder_exclusions).where(*excluded))).rowcount:
                return None
            await _log(connection, guild, by, at, LadderChange.READMIT, user=user)
            return await _owed_lobbies(connection, guild, [user])

    async def restart(self, guild: int, ladder: str, by: int, at: int, known: int | None) -> bool:
        """Restart a ladder and log that; return False if its last restart is not the `known` one."""
        restarts = ladder_changes.c.guild == guild, ladder_changes.c.ladder == ladder
        async with self._database.writing() as connection:
            if await connection.scalar(select(func.max(ladder_changes.c.id)).where(*restarts)) != known:
                return False
            await _log(connection, guild, by, at, LadderChange.RESTART, ladder=ladder)
            return True

    async def _count(self, guild: int, game: int, by: int, at: int, kind: LadderChange) -> bool:
        strikes = kind is LadderChange.STRIKE
        here = rated_games.c.guild == guild, rated_games.c.game == game, rated_games.c.settled.is_not(None)
        other_way = rated_games.c.struck.is_(None) if strikes else rated_games.c.struck.is_not(None)
        async with self._database.writing() as connection:
            changed = update(rated_games).where(*here, other_way).values(struck=at if strikes else None)
            if not (await connection.execute(changed)).rowcount:
                return False
            await _log(connection, guild, by, at, kind, game=game)
            await owe_redraw(connection, [game], at)
            return True


async def insert_rated_game(connection: AsyncConnection, rated: RatedGame) -> tuple[int, ...]:
    """Insert a rated game that begins with this transaction.

    Returns:
        The lobbies of its server where at least two of its players sit. They are owed a look now: these two may have
        reached a limit.
    """
    game = {"game": rated.game, "guild": rated.guild, "ladder": rated.ladder, "started": rated.started}
    await connection.execute(insert(rated_games), game)
    players = [
        {"game": rated.game, "seat": one.seat, "user": one.user, "name": one.name, "counts": False}
        for one in rated.players
    ]
    await connection.execute(insert(rated_players), players)
    return await _owed_lobbies(connection, rated.guild, [one.user for one in rated.players], least=2)


async def settle_rated_game(connection: AsyncConnection, game: int, at: int, places: Sequence[RatedPlace]) -> None:
    """Store the places of a rated game whose result stands from now on; a result that stands is not changed."""
    done = await connection.execute(_SETTLE, {"of": game, "at": at})
    if done.rowcount:
        rows = [{"of": game, "of_seat": one.seat, "its_place": one.place, "it_counts": one.counts} for one in places]
        await connection.execute(_PLACE, rows)


async def erase_rated_player(connection: AsyncConnection, user: int, ratings: ErasedRatings) -> None:
    """Remove a user's id and name from all rated games; in each only their rating before it stays."""
    mine = (
        select(rated_games.c.game, *_LADDER).distinct().join(rated_players, rated_players.c.game == rated_games.c.game)
    )
    rows = []
    for game, guild, ladder in await connection.execute(mine.where(rated_players.c.user == user)):
        mean, deviation = ratings.of(game, guild, ladder)
        rows.append({"of": game, "of_user": user, "its_mean": mean, "its_deviation": deviation})
    if rows:
        await connection.execute(_ERASE, rows)


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
_ERASE = (
    update(rated_players)
    .where(rated_players.c.game == bindparam("of"), rated_players.c.user == bindparam("of_user"))
    .values(user=None, name="", mean=bindparam("its_mean"), deviation=bindparam("its_deviation"))
)


async def _log(connection: AsyncConnection, guild: int, by: int, at: int, kind: LadderChange, **about: Any) -> None:
    """Log what a manager does to the ladders of a server with this transaction."""
    row = {"guild": guild, "at": at, "by": by, "kind": kind.value, **about}
    await connection.execute(insert(ladder_changes).values(**row))


async def _owed_lobbies(
    connection: AsyncConnection, guild: int, users: Collection[int | None], *, least: int = 1
) -> tuple[int, ...]:
    """Note that the lobbies of a server where at `least` so many of these users sit are owed a look; return them."""
    sit = select(seats.c.game).where(seats.c.user.in_(users)).group_by(seats.c.game).having(func.count() >= least)
    lobbies = games.c.guild == guild, games.c.status == Status.LOBBY.value, games.c.id.in_(sit)
    owed = update(games).where(*lobbies).values(owed=True).returning(games.c.id)
    return tuple(sorted(await connection.scalars(owed)))
