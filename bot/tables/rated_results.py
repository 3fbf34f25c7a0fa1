"""Rated games whose result stands, as the store has them: those of a ladder, and a user's own of all servers."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Final

from bot.domain.ratings import START, RatedResult, RatedSeat, Rating, ladder_of
from bot.store import ErasedRatings, LadderStamp, RatedGame, RatedPlayer
from bot.tables.repository import Repository

BATCH: Final = 500
"""So many games are read at once."""


class RatedResults:
    """Reads rated games. Nothing is kept in memory, because every process may change what is stored."""

    def __init__(self, repository: Repository) -> None:
        self._repository = repository

    async def of(self, game: int) -> RatedGame | None:
        """Return a rated game, None if the game is not rated.

        Raises:
            TableError: STORE.
        """
        return await self._repository.store.ladders.of(game)

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

    async def erased_ratings(self, user: int) -> ErasedRatings:
        """Return what stays of a user's rated games if they are erased now; it is computed in a thread.

        Raises:
            TableError: STORE.
        """
        before: dict[int, tuple[int, int]] = {}
        latest: dict[tuple[int, str], tuple[int, int]] = {}
        for guild, ladder in await self._repository.store.ladders.ladders_of(user):
            restarted = (await self.stamp(guild, ladder)).restarted
            games = await self.all_settled(guild, ladder)
            found, latest[guild, ladder] = await asyncio.to_thread(_ratings_of, user, games, restarted)
            before |= found
        return ErasedRatings(before, latest, _whole(START))

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
    """Return the results that move a ladder: of games that are not struck, and began since its last restart."""
    return [
        RatedResult(game.game, game.settled or 0, tuple(_seat(one, len(game.players)) for one in game.players))
        for game in games
        if game.struck is None and is_since_restart(game, restarted)
    ]


def is_since_restart(game: RatedGame, restarted: int | None) -> bool:
    """Return whether a game began since the last restart of its ladder; yes if there was none."""
    return restarted is None or game.started >= restarted


def _ratings_of(
    user: int, games: Sequence[RatedGame], restarted: int | None
) -> tuple[dict[int, tuple[int, int]], tuple[int, int]]:
    """Return a user's ratings in whole numbers: before each of their games of a ladder, and the latest.

    A game that does not count has the rating before the next one that does: it may be restored.
    """
    results = counted_results(games, restarted)
    counted = {one.game for one in results}
    state = ladder_of(results)
    standing = state.standing(user)
    latest = rating = START if standing is None else Rating(standing.mean, standing.deviation)
    before: dict[int, tuple[int, int]] = {}
    for game in reversed(games):
        if game.game in counted:
            rating = state.before(user, game.game)
        if any(one.user == user for one in game.players):
            before[game.game] = _whole(rating)
    return before, _whole(latest)


def _whole(rating: Rating) -> tuple[int, int]:
    return round(rating.mean), max(1, round(rating.deviation))


def _seat(player: RatedPlayer, last: int) -> RatedSeat:
    place = last if player.place is None else player.place
    return RatedSeat(player.user, place, player.counts, player.mean, player.deviation, player.points)


UNKNOWN_RATINGS: Final = ErasedRatings(otherwise=_whole(START))
"""What stays of an erased user's rated games if their ratings are not known."""
