"""What a rated game did to the ladder of its server, for the last line of its final board."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from bot.domain.clock import Clock
from bot.domain.ratings import Change, LadderState
from bot.queries.ladders import Ladders
from bot.tables import RatedGame, Table, TableError, Tables

log = logging.getLogger(__name__)

READ_WITHIN: Final = 3
"""A final board waits so many seconds for the ladder at most; without it, it has no such line."""


@dataclass(frozen=True, slots=True)
class RatedPerson:
    """What a rated game did to a person: their name when it began, and their ladder just after it.

    `place` is told to those who rose to it. Who has no number yet has played too few games, or against too few people.
    """

    seat: int
    name: str
    change: Change
    place: int | None = None


@dataclass(frozen=True, slots=True)
class RatedEnd:
    """The people for whom a rated game counted and who may be named, the first first; none if it was struck."""

    people: tuple[RatedPerson, ...] = ()
    struck: bool = False


class RatedEnds:
    """Reads what rated games did, for servers that show results."""

    def __init__(self, tables: Tables, ladders: Ladders, clock: Clock) -> None:
        self._tables = tables
        self._ladders = ladders
        self._clock = clock
        self._reading: set[asyncio.Task[RatedEnd | None]] = set()

    async def of(self, table: Table) -> RatedEnd | None:
        """Return what the game of a table did, None if nothing is to be told of it; of other games nothing is read.

        The board is shown without it if the store fails or a large ladder has to be computed first; this goes on then,
        so that the next board has it.
        """
        if table.status.live or not table.rated:
            return None
        reading = asyncio.create_task(self._read(table))
        self._reading.add(reading)
        reading.add_done_callback(self._reading.discard)
        if not await self._clock.within(READ_WITHIN, reading):
            log.info("table %s: its board is shown before its ladder is known", table.id)
            return None
        return reading.result()

    async def _read(self, table: Table) -> RatedEnd | None:
        try:
            if not (await self._tables.guild_settings.of(table.channel_ref.guild)).results:
                return None
            game = await self._tables.rated_results.of(table.id)
            return None if game is None else await self._of_game(game)
        except TableError as error:
            log.warning("table %s: its ladder cannot be read (%s)", table.id, error.reason)
        except Exception:
            log.exception("table %s: its ladder cannot be computed", table.id)
        return None

    async def _of_game(self, game: RatedGame) -> RatedEnd | None:
        if game.struck is not None:
            return RatedEnd(struck=True) if any(one.counts for one in game.players) else None
        state = await self._ladders.state(game.guild, game.ladder)
        if not state.changes(game.game):
            return None
        without = await self._ladders.without(game.guild, {one.user for one in state.standings()})
        people = tuple(_people(game, state, without))
        return RatedEnd(people) if people else None


def _people(game: RatedGame, state: LadderState, without: frozenset[int]) -> Iterable[RatedPerson]:
    changes = {one.user: one for one in state.changes(game.game) if one.user not in without}
    for own in sorted(game.players, key=lambda one: (one.place or 0, one.seat)):
        change = changes.get(own.user or 0)
        if change is not None:
            place = state.place_after(change.user, game.game, without)
            before = state.place_before(change.user, game.game, without)
            rose = place is not None and (before is None or place < before)
            yield RatedPerson(own.seat, own.name, change, place if rose else None)
