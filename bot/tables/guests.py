"""Guests of a lobby: people are invited, and a seat is held for each until he sits down or declines, or for a day."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace

from bot.store import Guest, Lately
from bot.tables.errors import Reason, TableError
from bot.tables.guest_rules import Invited, Invitee, holding, sorted_out, unheld
from bot.tables.lobby import see_in_lobby
from bot.tables.repository import CommitDetails, Held, Shelf
from bot.tables.table import Table


class Guests:
    """Invites people, and lets seats go that were held for them."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        # Who invites to two tables at once is counted one after the other.
        self._inviting = asyncio.Lock()

    async def open(
        self, host: int, people: Sequence[Invitee], room: int, opening: Callable[[tuple[Guest, ...]], Awaitable[Table]]
    ) -> Invited:
        """Open a table to which people are invited from the first.

        Args:
            host: who opens it.
            people: whom he wants to invite.
            room: how many seats it has beside his.
            opening: opens it with those for whom seats are held.

        Raises:
            TableError: STORE, and whatever `opening` raises.
        """
        async with self._inviting:
            lately = await self._lately(host, people, (), None)
            asked, refused = sorted_out(people, host, room, lately)
            table = await opening(holding(asked, host, self._shelf.now, 0))
        return Invited(table, tuple(one.user for one in asked), tuple(refused))

    async def invite(self, table_id: int, by: int, people: Sequence[Invitee], seen: int = -1) -> Invited:
        """Let somebody who sits in a lobby invite others; those who cannot be are left out.

        Whoever has invited somebody takes that back by choosing him again, and so does the host; but only if he has
        `seen` a version of the lobby that told of it, so that the same choice, made twice, is made once.

        Raises:
            TableError: NOT_IN_LOBBY, RUNNING, GAME_OVER, NO_TABLE, STORE.
        """
        async with self._inviting, self._shelf.hold(table_id) as held:
            table = held.loaded
            see_in_lobby(table, by)
            chosen = {one.user for one in people}
            told = (guest for guest in table.held if guest.user in chosen and guest.version <= seen)
            back = tuple(guest.user for guest in told if by in (guest.by, table.host))
            for user in back:
                table = replace(table, guests=unheld(table.guests, user))
            people = [one for one in people if one.user not in back]
            lately = await self._lately(by, people, [user for user in (table.host,) if user is not None], table)
            asked, refused = sorted_out(people, by, table.room, lately, table.people)
            if asked or back:
                version = table.version + 1
                new = holding(asked, by, self._shelf.now, version)
                table = replace(table, version=version, guests=(*table.guests, *new))
                table = await self._shelf.commit(held, table, CommitDetails(invited=new))
        return Invited(table, tuple(one.user for one in asked), tuple(refused), back)

    async def decline(self, table_id: int, user: int) -> Table:
        """Let the seat go that is held for somebody.

        Raises:
            TableError: NOT_INVITED, NO_TABLE, STORE.
        """
        async with self._shelf.hold(table_id) as held:
            if user not in {guest.user for guest in held.loaded.held}:
                raise TableError(Reason.NOT_INVITED)
            return await self._let_go(held, user)

    async def lapse(self, table_id: int, user: int, version: int) -> Table:
        """Let the seat go that was held for somebody since a version; if that is past, nothing is done.

        Raises:
            TableError: NO_TABLE, STORE.
        """
        async with self._shelf.hold(table_id) as held:
            if (user, version) not in {(guest.user, guest.version) for guest in held.loaded.held}:
                return held.loaded
            return await self._let_go(held, user)

    async def role(self, guild: int) -> int | None:
        """Return the role that a new lobby of a server may call now, None if there is none.

        Raises:
            TableError: STORE.
        """
        with self._shelf.as_table_error():
            return await self._shelf.store.invitations.role(guild, self._shelf.now)

    async def _let_go(self, held: Held, user: int) -> Table:
        table = held.loaded
        return await self._shelf.commit(
            held, replace(table, version=table.version + 1, guests=unheld(table.guests, user))
        )

    async def _lately(self, by: int, people: Sequence[Invitee], others: Sequence[int], table: Table | None) -> Lately:
        users, number = [one.user for one in people], None if table is None else table.id
        with self._shelf.as_table_error():
            lately = await self._shelf.store.invitations.lately(by, users, others, number, self._shelf.now)
        held = () if table is None else (guest.user for guest in table.held)
        return replace(lately, asked=lately.asked.union(held))
