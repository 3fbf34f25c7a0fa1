"""Rated games: what keeps a lobby's game from being rated, which players began it, and who left before its end.

A rated game has a result of its own, which stands as soon as one player who began it is left: what happens at the table
afterwards changes nothing for the ladder. A player left if they gave their seat up, also if they took it again later,
or if a computer made more than a third of their turns. All who left share the last place.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from itertools import combinations

from bot.domain.ladders import MOST_STAND_IN_TURNS, YOUNGEST_ACCOUNT, ladder_of
from bot.domain.pace import Fallback, Pace
from bot.domain.rated_tables import PAIR_LIMITS, Obstacle, ObstacleKind, account_made, pair_obstacle
from bot.store import GameResult, Placing, RatedGame, RatedPlace, RatedPlayer, Status, Store
from bot.tables.table import Table


async def with_obstacles(store: Store, table: Table, now: int) -> Table:
    """Return a lobby with what keeps its game from being rated now, or a game that begins with what was decided of it.

    Nothing is asked for a lobby that is not to be rated. A rated game gives no hints.

    Raises:
        StoreError: the store cannot be read.
    """
    if not table.rated or table.status is Status.CANCELLED:
        return replace(table, unrated=()) if table.unrated else table
    obstacles = tuple([one async for one in _obstacles(store, table, now)])
    if table.status is Status.LOBBY:
        return replace(table, unrated=obstacles)
    rated = not obstacles
    return replace(table, unrated=obstacles, rated=rated, hints=False if rated else table.hints)


def rated_start(before: Table, table: Table, now: int) -> RatedGame | None:
    """Return the rated game that begins with a change, None if none does."""
    if before.status is not Status.LOBBY or table.status is not Status.RUNNING or not table.rated:
        return None
    if table.rules is None:
        raise RuntimeError("a game that begins has rules")
    players = tuple(RatedPlayer(one.seat, one.user, one.name) for one in table.players)
    return RatedGame(table.id, table.channel_ref.guild, ladder_of(table.rules, table.options), now, players)


def rated_places(before: Table, table: Table, result: GameResult | None) -> tuple[RatedPlace, ...] | None:
    """Return the places of a rated game whose result stands from a change on, None if none does.

    If the game is stopped while several players who began it are left, these share the first place, and it does not
    count for them.

    Args:
        before: the table before the change.
        table: the table after it.
        result: the result of the game, if it is over.
    """
    if not before.is_rated_now or table.is_rated_now:
        return None
    seats = [player.seat for player in table.players]
    stayed = [seat for seat in seats if seat not in table.seats_given_up]
    if len(stayed) > 1 and result is not None:
        first = {one.seat: one for one in result.placings if one.since == 0}
        stayed = [seat for seat in stayed if not _had_many_stand_in_turns(first[seat])]
        if table.status is Status.FINISHED:
            ranked = {seat: (first[seat].won, first[seat].points or 0) for seat in stayed}
            places = {seat: 1 + sum(other > ranked[seat] for other in ranked.values()) for seat in stayed}
            return _places(seats, places)
        return _places(seats, dict.fromkeys(stayed, 1), counts=frozenset(seats) - frozenset(stayed))
    return _places(seats, dict.fromkeys(stayed, 1))


def _places(seats: list[int], places: dict[int, int], counts: frozenset[int] | None = None) -> tuple[RatedPlace, ...]:
    """Return a place for each seat, the last for all without one; by default it counts for all."""
    last = len(places) + 1
    return tuple(RatedPlace(seat, places.get(seat, last), counts is None or seat in counts) for seat in seats)


def _had_many_stand_in_turns(placing: Placing) -> bool:
    return (placing.stand_in_turns or 0) * MOST_STAND_IN_TURNS > (placing.turns or 0)


async def _obstacles(store: Store, table: Table, now: int) -> AsyncIterator[Obstacle]:
    guild, people = table.channel_ref.guild, table.people
    if (await store.guild_settings.of(guild)).ladders is None:
        yield Obstacle(ObstacleKind.LADDERS_OFF)
    for kind in _obstacles_of_options(table):
        yield Obstacle(kind)
    for user in people:
        old_enough = account_made(user) + YOUNGEST_ACCOUNT
        if now < old_enough:
            yield Obstacle(ObstacleKind.YOUNG, user, until=old_enough)
    excluded = await store.ladders.excluded(guild)
    for user in people:
        if user in excluded:
            yield Obstacle(ObstacleKind.EXCLUDED, user)
    together = await store.ladders.games_together(
        guild, people, now - max(limit.span for limit in PAIR_LIMITS.values())
    )
    for pair in combinations(sorted(people), 2):
        reached = pair_obstacle(*pair, together.get(pair, ()), now)
        if reached is not None:
            yield reached


def _obstacles_of_options(table: Table) -> Iterator[ObstacleKind]:
    if any(player.computer for player in table.players):
        yield ObstacleKind.COMPUTER
    if table.pace is Pace.UNTIMED:
        yield ObstacleKind.UNTIMED
    elif table.fallback is Fallback.WAIT:
        yield ObstacleKind.WAITING
    if table.hints:
        yield ObstacleKind.HINTS
