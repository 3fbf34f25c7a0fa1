"""What the managers of a server change of its ladders: games that do not count, excluded people, new beginnings."""

from __future__ import annotations

from bot.store import LadderChangeRow, RatedGame
from bot.tables.repository import Repository


class LadderChanges:
    """Changes the ladders of servers. Each change is logged with it, and nothing is done or logged twice."""

    def __init__(self, repository: Repository) -> None:
        self._repository = repository

    async def latest(self, guild: int, most: int, skip: int = 0) -> tuple[RatedGame, ...]:
        """Return the games of a server whose result stands, those that ended last first.

        Raises:
            TableError: STORE.
        """
        return await self._repository.store.ladders.latest(guild, most, skip)

    async def games(self, guild: int, numbers: frozenset[int]) -> dict[int, RatedGame]:
        """Return those of these games that are rated games of a server, by number.

        Raises:
            TableError: STORE.
        """
        return await self._repository.store.ladders.games(guild, numbers)

    async def excluded(self, guild: int) -> dict[int, str]:
        """Return the users who play no rated games in a server, each with the name of then.

        Raises:
            TableError: STORE.
        """
        return await self._repository.store.ladders.excluded(guild)

    async def log(self, guild: int) -> tuple[LadderChangeRow, ...]:
        """Return what managers did to the ladders of a server, the latest last.

        Raises:
            TableError: STORE.
        """
        return await self._repository.store.ladders.changes(guild)

    async def hidden(self, users: frozenset[int]) -> frozenset[int]:
        """Return which of these users want to be shown on no ladder.

        Raises:
            TableError: STORE.
        """
        return frozenset(await self._repository.store.people.hidden(users))

    async def strike(self, guild: int, game: int, by: int) -> bool:
        """Strike a rated game, so that it does not count; its board is drawn again.

        Returns:
            Whether it is done; not if it is struck already, or no rated game of the server.

        Raises:
            TableError: STORE.
        """
        done = await self._repository.store.ladders.strike(guild, game, by, self._repository.now)
        await self._repository.evict([game] if done else [])
        return done

    async def restore(self, guild: int, game: int, by: int) -> bool:
        """Let a struck game count again; its board is drawn again.

        Returns:
            Whether it is done; not if it counts already, or is no rated game of the server.

        Raises:
            TableError: STORE.
        """
        done = await self._repository.store.ladders.restore(guild, game, by, self._repository.now)
        await self._repository.evict([game] if done else [])
        return done

    async def exclude(self, guild: int, user: int, name: str, by: int) -> tuple[int, ...] | None:
        """Exclude a user from the ladders of a server.

        Returns:
            The lobbies to look at now; None if the user is excluded already.

        Raises:
            TableError: STORE.
        """
        found = await self._repository.store.ladders.exclude(guild, user, name, by, self._repository.now)
        self._repository.mark_due(found or ())
        return found

    async def readmit(self, guild: int, user: int, by: int) -> tuple[int, ...] | None:
        """Let an excluded user play rated games again.

        Returns:
            The lobbies to look at now; None if the user is not excluded.

        Raises:
            TableError: STORE.
        """
        found = await self._repository.store.ladders.readmit(guild, user, by, self._repository.now)
        self._repository.mark_due(found or ())
        return found

    async def restart(self, guild: int, ladder: str, by: int, known: int | None) -> bool:
        """Restart a ladder: games that began before do not count.

        Args:
            guild: the server.
            ladder: the code of the ladder.
            by: the manager.
            known: the number of the ladder's last restart in the log, as far as the manager knows; None for none.

        Returns:
            Whether it is done; not if another manager has done it meanwhile.

        Raises:
            TableError: STORE.
        """
        return await self._repository.store.ladders.restart(guild, ladder, by, self._repository.now, known)
