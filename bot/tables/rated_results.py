"""Rated games whose result stands, as the store has them: those of a ladder, and a user's own of all servers."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Final

from bot.domain.ratings import RatedResult, RatedSeat
from bot.store import LadderStamp, RatedGame, RatedPlayer
from bot.tables.repository import Repository

BATCH: Final = 500
"""So many games are read at once."""


class RatedResults:
    """Reads rated games. Nothing is kept in memory, because every process may change what is stored."""

    def __init__(self, repository: Repository) -> None:
        self._repository = repository

    async def stamp(self, guild: int, ladder: str) -> LadderStamp:
        """Return what tells one state of a ladder's games from another.

        Raises:
            TableError: STORE.
        """
        return await self._repository.store.ladders.stamp(guild, ladder)

    async def settled(self, guild: int, ladder: str, after: tuple[int, int]) -> tuple[RatedGame, ...]:
        """Return the next games of a ladder whose result stands, in the order in which they count, at most `BATCH`.

        Args:
            guild: the server.
            ladder: the code of the ladder.
            after: when the last known game was settled, and its number.

        Raises:
            TableError: STORE.
        """
        return await self._repository.store.ladders.settled(guild, ladder, after, BATCH)

    async def all_settled(self, guild: int, ladder: str) -> list[RatedGame]:
        """Return all games of a ladder whose result stands, in the order in which they count.

        Raises:
            TableError: STORE.
        """
        games: list[RatedGame] = []
        while batch := await self.settled(guild, ladder, last_settled(games)):
            games += batch
        return games

    async def without(self, guild: int, users: Collection[int]) -> frozenset[int]:
        """Return which of these users are shown on no ladder of a server: they are hidden or excluded.

        Raises:
            TableError: STORE.
        """
        store = self._repository.store
        excluded = await store.ladders.excluded(guild)
        return await store.people.hidden(users) | excluded.keys() & set(users)

    async def hidden(self, user: int) -> bool:
        """Return whether a user is shown on no ladder of any server.

        Raises:
            TableError: STORE.
        """
        return user in await self._repository.store.people.hidden([user])

    async def totals(self, user: int) -> Mapping[str, tuple[int, int]]:
        """Return how many games of all servers counted for a user, and how many they won, by ladder.

        Raises:
            TableError: STORE.
        """
        return await self._repository.store.ladders.totals(user)


def last_settled(games: Sequence[RatedGame]) -> tuple[int, int]:
    """Return when the last of these games was settled, and its number."""
    return (games[-1].settled or 0, games[-1].game) if games else (0, 0)


def counted_results(games: Iterable[RatedGame], restarted: int | None) -> list[RatedResult]:
    """Return the results that move a ladder: of games that are not struck, and began since it was started anew."""
    return [
        RatedResult(game.game, game.settled or 0, tuple(_seat(one, len(game.players)) for one in game.players))
        for game in games
        if game.struck is None and is_since_restart(game, restarted)
    ]


def is_since_restart(game: RatedGame, restarted: int | None) -> bool:
    """Return whether a game began since its ladder was started anew; yes if it never was."""
    return restarted is None or game.started >= restarted


def _seat(player: RatedPlayer, last: int) -> RatedSeat:
    place = last if player.place is None else player.place
    return RatedSeat(player.user, place, player.counts, player.mean, player.deviation, player.points)
