"""Rated games that are stored as if they had been played, and what managers do to them."""

from __future__ import annotations

import threading
from collections.abc import Iterable
from dataclasses import replace
from itertools import count
from typing import Any

import pytest
from sqlalchemy import insert, update

from bot.domain import ratings
from bot.domain.ladders import LadderChange
from bot.domain.ratings import LadderState, RatedResult
from bot.queries import ladders as query
from bot.store import RatedGame, RatedPlace, RatedPlayer, Store, TableChange
from bot.store.schema import ladder_changes, rated_games
from tests.bot.at_table import ANA, BEN, CLEO, DAN
from tests.bot.store.new_table import NEW

GUILD, TOY = 1, "toy"
NAMES = {ANA: "Ana", BEN: "Ben", CLEO: "Cleo", DAN: "Dan"}


class Played:
    """Rated games, played into a store."""

    def __init__(self, store: Store, guild: int = GUILD, ladder: str = TOY) -> None:
        self.store = store
        self._guild, self._ladder = guild, ladder
        self._channels = count(10**6)

    async def started(self, *people: int, at: int = 5, ladder: str | None = None) -> int:
        """Begin a rated game."""
        game = (await self.store.create(replace(NEW, channel=next(self._channels)))).id
        players = tuple(RatedPlayer(seat, user, NAMES.get(user, f"n{user}")) for seat, user in enumerate(people))
        rated = RatedGame(game, self._guild, ladder or self._ladder, at, players)
        change = {"version": 1, "status": "running", "updated": at}
        await self.store.change(TableChange(game, 0, change, rated_start=rated))
        return game

    async def settled(self, game: int, at: int, people: int = 2, *, counts: bool = True) -> int:
        """Let the result of a game stand, in the order of seats."""
        places = tuple(RatedPlace(seat, seat + 1, counts) for seat in range(people))
        change = {"version": 2, "status": "finished", "updated": at}
        await self.store.change(TableChange(game, 1, change, rated_places=places))
        return game

    async def over(self, *people: int, at: int, ladder: str | None = None) -> int:
        """Play a game in which the first wins."""
        return await self.settled(await self.started(*people, ladder=ladder), at, len(people))

    async def do(self, kind: LadderChange, at: int = 50, **what: Any) -> None:
        """Do what a manager can, in one transaction with its line of the log."""
        async with self.store._database.writing() as connection:
            row = {"guild": self._guild, "at": at, "by": CLEO, "kind": kind.value, **what}
            await connection.execute(insert(ladder_changes), row)
            if "game" in what:
                struck = at if kind is LadderChange.STRIKE else None
                await connection.execute(
                    update(rated_games).where(rated_games.c.game == what["game"]).values(struck=struck)
                )


class Rates:
    """Counts what is rated, and in which threads a ladder is computed anew."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.count = 0
        self.threads: list[threading.Thread] = []
        add = LadderState.add

        def counted(state: LadderState, result: RatedResult) -> None:
            self.count += 1
            add(state, result)

        def computed(results: Iterable[RatedResult]) -> LadderState:
            self.threads.append(threading.current_thread())
            return ratings.ladder_of(results)

        monkeypatch.setattr(LadderState, "add", counted)
        monkeypatch.setattr(query, "ladder_of", computed)

    def since(self) -> tuple[int, int]:
        """Return how much was rated, and how often a ladder was computed anew, since the last call."""
        found = self.count, len(self.threads)
        self.count = 0
        self.threads.clear()
        return found
