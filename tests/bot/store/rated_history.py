"""Rated games that are written into a store as tables write them, without being played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import count
from typing import Any

from sqlalchemy import insert, update

from bot.domain.ladders import LadderChange
from bot.store import GameResult, Placing, RatedGame, RatedPlace, RatedPlayer, SeatRow, Store, TableChange
from bot.store.schema import ladder_changes, ladder_exclusions, rated_games
from tests.bot.at_table import ANA, BEN, CLEO, DAN
from tests.bot.store.new_table import NEW

GUILD, TOY = 1, "toy"
NAMES = {ANA: "Ana", BEN: "Ben", CLEO: "Cleo", DAN: "Dan"}


class RatedGames:
    """Writes rated games into a store, each in a channel of its own."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._channels = count(1000)

    async def begin(
        self, *people: int, at: int = 5, guild: int = GUILD, ladder: str = TOY, kind: str = TOY, **options: str
    ) -> int:
        """Begin a rated game."""
        seats = tuple(SeatRow(seat, user, NAMES.get(user, f"n{user}")) for seat, user in enumerate(people))
        new = replace(NEW, kind=kind, options=options, guild=guild, channel=next(self._channels))
        new = replace(new, size=len(people), host=people[0], seats=seats)
        game = (await self.store.create(new)).id
        rated = RatedGame(game, guild, ladder, at, tuple(RatedPlayer(one.seat, one.user, one.name) for one in seats))
        change = {"version": 1, "status": "running", "rated": True, "updated": at}
        await self.store.change(TableChange(game, 0, change, rated_start=rated))
        return game

    async def end(
        self,
        game: int,
        *people: int | None,
        at: int,
        counts: bool = True,
        points: Sequence[int] = (),
        turns: int = 9,
        ended: str = "finished",
    ) -> int:
        """End a game in which these people have the seats, None for a computer; the first place is the first one's."""
        places = tuple(RatedPlace(seat, seat + 1, counts) for seat in range(len(people)))
        placings = tuple(
            Placing(
                seat, 0, None, user, None if user else "master", points[seat] if points else None, seat == 0, turns, 0
            )
            for seat, user in enumerate(people)
        )
        change = {"version": 2, "status": ended, "updated": at, "finished": at}
        result = GameResult(at, ended, placings)
        await self.store.change(TableChange(game, 1, change, rated_places=places, result=result))
        return game

    async def play(self, *people: int, at: int, **where: Any) -> int:
        """Play a game in which the first wins."""
        return await self.end(await self.begin(*people, **where), *people, at=at)

    async def manage(self, kind: LadderChange, at: int = 50, **what: Any) -> None:
        """Do what a manager can, in one transaction with its line of the log."""
        async with self.store._database.writing() as connection:
            row = {"guild": GUILD, "at": at, "by": CLEO, "kind": kind.value, **what}
            await connection.execute(insert(ladder_changes), row)
            if kind is LadderChange.EXCLUDE:
                exclusion = {"guild": GUILD, "user": what["user"], "name": NAMES[what["user"]], "at": at}
                await connection.execute(insert(ladder_exclusions), exclusion)
            if "game" in what:
                struck = at if kind is LadderChange.STRIKE else None
                mine = rated_games.c.game == what["game"]
                await connection.execute(update(rated_games).where(mine).values(struck=struck))
