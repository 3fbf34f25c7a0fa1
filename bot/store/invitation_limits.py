"""Invitations: who invited whom in the past day, who wants none, and which role a new lobby may ping."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from sqlalchemy import ColumnElement, and_, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.database import Database
from bot.store.rows import Guest
from bot.store.schema import avoids, guilds, invitations, people

DAY: Final = 24 * 3600
"""For so many seconds an invitation is stored."""
MOST_A_DAY: Final = 6
"""How many invitations one person may send, and how many one may get, in a day."""
ROLE_EVERY: Final = 6 * 3600
"""A server's role is pinged at most once in so many seconds."""


@dataclass(frozen=True, slots=True)
class InvitationLimits:
    """The limits of a person's invitations: how many they may still send, and whom they cannot invite.

    Those in `closed` take none, for a reason that stays private: they said so, have had many, or they and one of the
    others at the table avoid each other. Those in `asked` have been invited to the same table already.
    """

    left: int
    closed: frozenset[int]
    asked: frozenset[int]


class InvitationStore:
    """Stores invitations.

    Every method is one transaction and raises StoreUnavailable if the database fails.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def lately(
        self, inviter: int, users: Collection[int], others: Collection[int], game: int | None, now: int
    ) -> InvitationLimits:
        """Return the limits for invitations of these users by a person.

        Args:
            inviter: who invites.
            users: the people to invite.
            others: those at the table with whom they would sit.
            game: the table, None for one that was not made yet.
            now: this moment.
        """
        recent = invitations.c.at > now - DAY
        sent = select(func.count()).select_from(invitations).where(invitations.c.inviter == inviter, recent)
        had = (
            select(invitations.c.user)
            .where(invitations.c.user.in_(users), recent)
            .group_by(invitations.c.user)
            .having(func.count() >= MOST_A_DAY)
        )
        unwilling = select(people.c.user).where(people.c.user.in_(users), people.c.uninvited)
        asked = select(invitations.c.user).where(invitations.c.game == game, invitations.c.user.in_(users), recent)
        async with self._database.reading() as connection:
            count = int(await connection.scalar(sent) or 0)
            closed = {*await connection.scalars(had), *await connection.scalars(unwilling)}
            closed |= await _avoiding(connection, users, {inviter, *others})
            again = frozenset() if game is None else frozenset(await connection.scalars(asked))
        return InvitationLimits(max(0, MOST_A_DAY - count), frozenset(closed), again)

    async def role(self, guild: int, now: int) -> int | None:
        """Return the role that a new lobby of a server pings, None if there is none or it was pinged lately."""
        query = select(guilds.c.role).where(guilds.c.guild == guild, _callable(now))
        async with self._database.reading() as connection:
            found: int | None = await connection.scalar(query)
        return found


async def note_invited(connection: AsyncConnection, game: int, invited: Collection[Guest]) -> None:
    """Store who has just been invited to a table, and delete all that is older than a day."""
    rows = [
        {"inviter": guest.by, "user": guest.user, "game": game, "at": guest.at}
        for guest in invited
        if guest.by is not None
    ]
    if rows:
        oldest = max(guest.at for guest in invited) - DAY
        # Two invitations of a person within one second count as one.
        keys = ("inviter", "user", "game", "at")
        same = [and_(*(invitations.c[key] == row[key] for key in keys)) for row in rows]
        await connection.execute(delete(invitations).where(or_(invitations.c.at <= oldest, *same)))
        await connection.execute(insert(invitations), rows)


async def claim_role(connection: AsyncConnection, guild: int, role: int | None, at: int) -> int | None:
    """Return the role that a new lobby pings, None if another lobby has pinged it meanwhile."""
    if role is None:
        return None
    claimed = update(guilds).where(guilds.c.guild == guild, guilds.c.role == role, _callable(at))
    done = await connection.execute(claimed.values(role_called=at))
    return role if done.rowcount else None


def _callable(now: int) -> ColumnElement[bool]:
    return or_(guilds.c.role_called.is_(None), guilds.c.role_called <= now - ROLE_EVERY)


async def _avoiding(connection: AsyncConnection, users: Collection[int], others: Collection[int]) -> set[int]:
    """Return the users who avoid one of the others, or whom one of the others avoids."""
    asked = (
        select(avoids.c.user).where(avoids.c.user.in_(users), avoids.c.other.in_(others)),
        select(avoids.c.other).where(avoids.c.other.in_(users), avoids.c.user.in_(others)),
    )
    return {user for one in asked for user in await connection.scalars(one)}
