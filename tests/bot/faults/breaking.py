"""Breaks a scenario at one place after the other, heals everything, and expects that all is as it must be."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from bot.tables import TableError
from tests.bot.faults.discord import Crash, Fault
from tests.bot.faults.scenarios import Scenario
from tests.bot.faults.world import Past, new_world

STORE = (Fault.LOST, Fault.KILL)
CHANNEL = (Fault.LOST, Fault.UNANSWERED, Fault.SLOW, Fault.FORBIDDEN, Fault.KILL, Fault.KILL_AFTER)
ANSWER = (*CHANNEL, Fault.LATE)


@dataclass(frozen=True, slots=True)
class Break:
    """The place at which something goes wrong: the n-th statement of the store, or the n-th call of Discord."""

    where: str
    number: int
    fault: Fault
    lasting: bool = False
    """Whether all that follows goes wrong as well, until it is healed."""

    def __str__(self) -> str:
        return f"{self.where} {self.number}{' and on' if self.lasting else ''}: {self.fault.value}"


class Breaker:
    """One scenario, prepared once, done and broken many times."""

    def __init__(self, scenario: Scenario, folder: Path) -> None:
        self.scenario = scenario
        self._folder = folder

    async def prepare(self) -> list[Break]:
        """Do the scenario once without a fault, check it, and return all places at which it can be broken."""
        self._world = world = await new_world(self._folder)
        await self.scenario.before(world)
        await world.heal(1)
        await world.check()
        await world.stop()
        self._past: Past = world.past("before")
        await world.back_to(self._past)
        world.discord.calls.clear()
        world.statements.clear()
        await self.scenario.does(world)
        await world.clock.quiet()
        statements, calls = list(world.statements), list(world.discord.calls)
        await self._good("nothing")
        await world.stop()
        return list(_breaks(statements, calls))

    async def at(self, place: Break) -> None:
        """Break the scenario at one place."""
        world = self._world
        await world.back_to(self._past)
        world.statements.clear()
        world.discord.calls.clear()

        def store(words: str) -> Fault | None:
            return place.fault if _hit(place, len(world.statements)) else None

        def discord(name: str) -> Fault | None:
            return place.fault if _hit(place, len(world.discord.calls)) else None

        if place.where == "statement":
            world.store_fault = store
        else:
            world.discord.fault = discord
        with suppress(Crash, TableError):
            await self.scenario.does(world)
        if not world.discord.dead:
            await world.clock.advance(1)
        await self._good(str(place))
        await world.stop()

    async def give_up(self) -> None:
        """End what was not healed."""
        await self._world.stop()

    async def _good(self, what: str) -> None:
        try:
            await self._world.heal(65 if "permissions" in what else 5)
            await self._world.check()
        except BaseException as error:
            raise AssertionError(f"{self.scenario.name}, broken at {what}") from error


def _hit(place: Break, count: int) -> bool:
    return count == place.number or (place.lasting and count > place.number)


def _breaks(statements: list[str], calls: list[str]) -> Iterator[Break]:
    for number in range(1, len(statements) + 1):
        for fault in STORE:
            yield Break("statement", number, fault)
    for number, name in enumerate(calls, 1):
        for fault in ANSWER if name in ("answer", "erase") else CHANNEL:
            yield Break("call", number, fault)
    if calls:
        yield Break("call", 1, Fault.LOST, lasting=True)
        yield Break("call", 1, Fault.UNANSWERED, lasting=True)
        yield Break("call", 1, Fault.FORBIDDEN, lasting=True)
