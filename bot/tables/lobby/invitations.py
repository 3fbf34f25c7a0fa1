"""Invitations to a lobby: a seat is held for each invited user until they sit down or decline, at most for a day."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from bot.domain.pace import DAY
from bot.store import Guest, GuestKind, InvitationLimits
from bot.tables.errors import Reason, TableError
from bot.tables.lobby.transitions import require_seat_in_lobby
from bot.tables.lobby.waitlist import without_held_seat
from bot.tables.repository import CachedTable, CommitDetails, Repository
from bot.tables.table import Table
from engine.game import Code

HOLD_SECONDS: Final = DAY
"""Seconds for which a seat is held for an invited user."""


class InvitationRefusal(Code):
    """Why a user is not invited."""

    SELF = "self"
    BOT = "bot"
    SEATED = "seated"
    AGAIN = "again"
    ROOM = "room"
    MANY = "many"
    CLOSED = "closed"
    """The user takes no invitations; the inviter is not told why."""


@dataclass(frozen=True, slots=True)
class Invitee:
    """A user to invite."""

    user: int
    name: str
    bot: bool = False


@dataclass(frozen=True, slots=True)
class InvitationResult:
    """A table after invitations: the users invited, refused with the reason, and no longer invited."""

    table: Table
    asked: tuple[int, ...]
    refused: tuple[tuple[int, InvitationRefusal], ...]
    taken_back: tuple[int, ...] = ()


class LobbyInvitations:
    """Invites users, and frees the seats that were held for them."""

    def __init__(self, repository: Repository) -> None:
        self._repository = repository
        # A user who invites to two tables at once must not exceed the daily limit.
        self._inviting = asyncio.Lock()

    async def open(
        self, host: int, people: Sequence[Invitee], room: int, opening: Callable[[tuple[Guest, ...]], Awaitable[Table]]
    ) -> InvitationResult:
        """Open a table to which users are invited from the start.

        Args:
            host: the user who opens it.
            people: the users to invite.
            room: the number of other seats.
            opening: opens the table with the guests for whom seats are held.

        Raises:
            TableError: STORE, and the errors of `opening`.
        """
        async with self._inviting:
            lately = await self._lately(host, people, (), None)
            asked, refused = sort_invitees(people, host, room, lately)
            table = await opening(held_seats(asked, host, self._repository.now, 0))
        return InvitationResult(table, tuple(one.user for one in asked), tuple(refused))

    async def invite(self, table_id: int, by: int, people: Sequence[Invitee], seen: int = -1) -> InvitationResult:
        """Invite users for a player in a lobby; leave out those who cannot be invited.

        The inviter, and the host, take an invitation back by choosing the same user again; but only if they have `seen`
        a version of the lobby that showed it, so that a repeated choice counts once.

        Raises:
            TableError: NOT_IN_LOBBY, RUNNING, GAME_OVER, NO_TABLE, STORE.
        """
        async with self._inviting, self._repository.lock(table_id) as cached:
            table = cached.loaded
            require_seat_in_lobby(table, by)
            chosen = {one.user for one in people}
            shown = (guest for guest in table.held_guests if guest.user in chosen and guest.version <= seen)
            back = tuple(guest.user for guest in shown if by in (guest.by, table.host))
            for user in back:
                table = replace(table, guests=without_held_seat(table.guests, user))
            people = [one for one in people if one.user not in back]
            lately = await self._lately(by, people, [user for user in (table.host,) if user is not None], table)
            asked, refused = sort_invitees(people, by, table.room, lately, table.people)
            if asked or back:
                version = table.version + 1
                new = held_seats(asked, by, self._repository.now, version)
                table = replace(table, version=version, guests=(*table.guests, *new))
                table = await self._repository.commit(cached, table, CommitDetails(invited=new))
        return InvitationResult(table, tuple(one.user for one in asked), tuple(refused), back)

    async def decline(self, table_id: int, user: int) -> Table:
        """Free the seat that is held for a user.

        Raises:
            TableError: NOT_INVITED, NO_TABLE, STORE.
        """
        async with self._repository.lock(table_id) as cached:
            if user not in {guest.user for guest in cached.loaded.held_guests}:
                raise TableError(Reason.NOT_INVITED)
            return await self._let_go(cached, user)

    async def lapse(self, table_id: int, user: int, version: int) -> Table:
        """Free the seat that is held for a user since a version; do nothing if that is past.

        Raises:
            TableError: NO_TABLE, STORE.
        """
        async with self._repository.lock(table_id) as cached:
            if (user, version) not in {(guest.user, guest.version) for guest in cached.loaded.held_guests}:
                return cached.loaded
            return await self._let_go(cached, user)

    async def role(self, guild: int) -> int | None:
        """Return the role that a new lobby of a guild may ping now, None if there is none.

        Raises:
            TableError: STORE.
        """
        return await self._repository.store.invitations.role(guild, self._repository.now)

    async def _let_go(self, cached: CachedTable, user: int) -> Table:
        table = cached.loaded
        return await self._repository.commit(
            cached, replace(table, version=table.version + 1, guests=without_held_seat(table.guests, user))
        )

    async def _lately(
        self, by: int, people: Sequence[Invitee], others: Sequence[int], table: Table | None
    ) -> InvitationLimits:
        users, number = [one.user for one in people], None if table is None else table.id
        lately = await self._repository.store.invitations.lately(by, users, others, number, self._repository.now)
        holding = () if table is None else (guest.user for guest in table.held_guests)
        return replace(lately, asked=lately.asked.union(holding))


def sort_invitees(
    people: Iterable[Invitee], by: int, room: int, lately: InvitationLimits, seated: Collection[int] = ()
) -> tuple[list[Invitee], list[tuple[int, InvitationRefusal]]]:
    """Return the users who can be invited, and those who cannot with the reason; each user once.

    Args:
        people: the users to invite.
        by: the inviter.
        room: how many seats are free.
        lately: the limits of the past day; users with a held seat count as asked.
        seated: the users at the table.
    """
    asked: list[Invitee] = []
    refused: list[tuple[int, InvitationRefusal]] = []
    for person in {one.user: one for one in people}.values():
        why = None
        if person.user == by:
            why = InvitationRefusal.SELF
        elif person.bot:
            why = InvitationRefusal.BOT
        elif person.user in seated:
            why = InvitationRefusal.SEATED
        elif person.user in lately.asked:
            why = InvitationRefusal.AGAIN
        elif len(asked) >= room:
            why = InvitationRefusal.ROOM
        elif len(asked) >= lately.left:
            why = InvitationRefusal.MANY
        elif person.user in lately.closed:
            why = InvitationRefusal.CLOSED
        if why is None:
            asked.append(person)
        else:
            refused.append((person.user, why))
    return asked, refused


def held_seats(people: Iterable[Invitee], by: int, now: int, version: int) -> tuple[Guest, ...]:
    """Return invited users as guests of a table, which has this version from then on."""
    return tuple(
        Guest(person.user, GuestKind.HELD, person.name, by, now, now + HOLD_SECONDS, version) for person in people
    )
