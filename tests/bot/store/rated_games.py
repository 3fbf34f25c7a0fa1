"""Rated games in the store, and servers of whose ladders everything is stored."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from sqlalchemy import func, select

from bot.domain.guild_settings import Openers
from bot.domain.ladders import LadderPreset
from bot.store import GameResult, Placing, RatedGame, RatedPlace, RatedPlayer, Store, TableChange
from bot.store.schema import games, ladder_changes, ladder_exclusions, rated_games, rated_players
from tests.bot.at_table import ANA, BEN
from tests.bot.store.new_table import NEW

HERE, OTHER = 1, 2
PLAYERS = (RatedPlayer(0, ANA, "Ana"), RatedPlayer(1, BEN, "Ben"))
PLACES = (RatedPlace(0, 2, True), RatedPlace(1, 1, False))


def start(game: int, at: int = 5, players: tuple[RatedPlayer, ...] = PLAYERS) -> TableChange:
    rated = RatedGame(game, 1, "toy", at, players)
    return TableChange(game, 0, {"version": 1, "status": "running", "updated": at}, rated_start=rated)


def settle(game: int, at: int, expected: int = 1, places: tuple[RatedPlace, ...] = PLACES) -> TableChange:
    return TableChange(game, expected, {"version": expected + 1, "updated": at}, rated_places=places)


async def settled(store: Store, channel: int, at: int = 9, guild: int = 1) -> int:
    """Return a rated game of a server whose result stands."""
    game = (await store.create(replace(NEW, channel=channel, guild=guild))).id
    rated = RatedGame(game, guild, "toy", 5, PLAYERS)
    await store.change(TableChange(game, 0, {"version": 1, "status": "running", "updated": 5}, rated_start=rated))
    await store.change(settle(game, at))
    return game


async def rated(store: Store, guild: int, channel: int) -> int:
    """Return a rated game of a server that is over, with its result."""
    game = (await store.create(replace(NEW, guild=guild, channel=channel))).id
    begun = {"version": 1, "status": "running", "updated": 5, "rated": True}
    await store.change(TableChange(game, 0, begun, rated_start=RatedGame(game, guild, "toy", 5, PLAYERS)))
    over = {"version": 2, "status": "finished", "updated": 9}
    result = GameResult(9, "finished", (Placing(0, 0, None, ANA, None, 12, True, 3, 0),))
    await store.change(TableChange(game, 1, over, rated_places=PLACES, result=result))
    return game


async def with_ladders(store: Store, guild: int, channel: int) -> int:
    """Return the rated game of a server of which everything is stored."""
    game = await rated(store, guild, channel)
    await store.ladders.exclude(guild, ANA, "Ana", 5, 10)
    await store.ladders.strike(guild, game, 5, 11)
    chosen: dict[str, Any] = {
        "results": True,
        "ladders": LadderPreset.RATED,
        "announcements": 7,
        "openers": Openers.MANAGE,
    }
    await store.guild_settings.change(guild, lambda settings: replace(settings, **chosen))
    return game


async def count(store: Store, table: Any, *conditions: Any) -> int:
    """Return how many rows there are."""
    async with store._database.reading() as connection:
        return int(await connection.scalar(select(func.count()).select_from(table).where(*conditions)) or 0)


async def kept(store: Store, guild: int) -> list[int]:
    """Return how much of a server's ladders is kept, by table."""
    of_games = rated_players.c.game.in_(select(games.c.id).where(games.c.guild == guild))
    return [
        await count(store, rated_games, rated_games.c.guild == guild),
        await count(store, rated_players, of_games),
        await count(store, ladder_exclusions, ladder_exclusions.c.guild == guild),
        await count(store, ladder_changes, ladder_changes.c.guild == guild),
    ]
