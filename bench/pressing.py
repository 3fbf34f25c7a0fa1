"""People who press, and what their presses took; the sandbox they press in and the bots they press at."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from bot.interactions.custom_id import PressId, Verb
from sandbox.person import Person, components_of
from sandbox.server import Sandbox

ROOT = Path(__file__).parents[1]
SECONDS = 20.0
AT_ONCE = 8
"""So many tables are opened at once."""
SETTLED = 5.0
"""How many seconds after its start the bot is left alone, for it draws its sprites then."""


@dataclass(slots=True)
class Seen:
    """The measured presses: when each was made and when its answer showed, in seconds; and the requests of all."""

    spans: list[tuple[float, float]] = field(default_factory=list)
    requests: int = 0

    @property
    def times(self) -> list[float]:
        """How long each press took, in seconds."""
        return [end - start for start, end in self.spans]


class Board:
    """A message with a picture, and one person who presses its buttons for actions."""

    def __init__(self, sandbox: Sandbox, channel: str, person: str, seed: int) -> None:
        self._sandbox = sandbox
        self._chance = Random(seed)
        self.person: Person = sandbox.person(person)
        self.channel = channel
        self.id: int = sandbox.world.add_channel(channel).id

    @property
    def takes(self) -> list[PressId]:
        """The actions that the newest board offers."""
        return [one for one in self._ids() if one.verb is Verb.ACT]

    @property
    def picture(self) -> bytes:
        """The newest board's picture."""
        number = int(self._shown()["attachments"][0]["id"])
        return self._sandbox.world.attachments[number].data

    async def ready(self) -> None:
        """Wait until something can be pressed."""
        await self._sandbox.wait_for(lambda: self.takes, SECONDS)

    async def press(self, seen: Seen) -> None:
        """Press one of the actions and wait for the board after it."""
        board, takes = self._shown(), self.takes
        before = takes[0].version
        start, requests = time.perf_counter(), len(self._sandbox.requests)
        pressing = asyncio.create_task(self.person.press(board, str(self._chance.choice(takes)), wait=0.01))
        await self._sandbox.wait_for(lambda: self._version() > before, SECONDS)
        seen.spans.append((start, time.perf_counter()))
        await pressing
        seen.requests += len(self._sandbox.requests) - requests

    def _shown(self) -> Any:
        boards = [one for one in self.person.sees(self.channel) if one["attachments"] and not one["ephemeral"]]
        return boards[-1] if boards else None

    def _ids(self) -> list[PressId]:
        board = self._shown()
        return ids(board) if board is not None else []

    def _version(self) -> int:
        return max((one.version for one in self._ids()), default=0)


class Table(Board):
    """One person against one computer; every press takes a card, or opens the next game when one is over."""

    def __init__(self, sandbox: Sandbox, number: int) -> None:
        super().__init__(sandbox, f"bench-{number}", f"merchant{number}", number)

    async def start(self) -> None:
        """Open a table and begin."""
        lobby = (await self.person.command(self.channel, "sobek new", seats=2)).message
        await self.person.press(lobby["id"], "Add a computer")
        await self.person.press(lobby["id"], "Start")
        await self.ready()

    async def press(self, seen: Seen) -> None:
        """Take a card and wait for the board after it; what is no simple turn is done without being measured."""
        if self.takes:
            await super().press(seen)
        else:
            await self._other()

    async def _other(self) -> None:
        """Do what is asked besides a turn: the end of a round, or the next game."""
        board = self._shown()
        if any(one.verb is Verb.REMATCH for one in ids(board)):
            lobby = (await self.person.press(board, "Rematch")).message
            await self.person.press(lobby["id"], "Start")
            await self.ready()  # the old board is the newest till the new one comes
            return
        panel = (await self.person.press(board, "My hand")).message
        offered = [one for one in ids(panel) if one.verb in (Verb.ACT, Verb.BRANCH)]
        if not offered:
            select = next((one for one in components_of(panel) if one["type"] == 3), None)
            if select is None:
                # The panel is ahead of the board, which is still to show that the others have chosen.
                await asyncio.sleep(0.05)
                return
            least = int("".join(mark for mark in select["placeholder"] if mark.isdigit()) or 1)
            values = [option["value"] for option in select["options"][:least]]
            panel = (await self.person.select(panel, select["custom_id"], values)).message
            offered = [one for one in ids(panel) if one.verb is Verb.PLAY]
        panel = (await self.person.press(panel, str(offered[-1]))).message
        if offered[-1].verb is Verb.BRANCH and (deeper := [one for one in ids(panel) if one.verb is Verb.ACT]):
            select = next((one for one in components_of(panel) if one.get("custom_id") == str(deeper[0])), None)
            if select is not None and select["type"] == 3:
                await self.person.select(panel, select["custom_id"], [select["options"][0]["value"]])
            else:
                await self.person.press(panel, str(deeper[0]))


def ids(message: Any) -> list[PressId]:
    """Return what the buttons and selects of a message say when they are pressed, but for those switched off."""
    parts = (part.get("custom_id", "") for part in components_of(message) if not part.get("disabled"))
    return [one for one in map(PressId.parse, parts) if one is not None]


async def start_all(tables: Sequence[Table]) -> None:
    """Open tables and begin there, some at once."""
    room = asyncio.Semaphore(AT_ONCE)

    async def start(table: Table) -> None:
        async with room:
            await table.start()

    await asyncio.gather(*(start(table) for table in tables))


@asynccontextmanager
async def running(sandbox: Sandbox, folder: Path, module: str, *arguments: str) -> AsyncIterator[int]:
    """Run `python -m module` as the sandbox's bot, connected, with a store in `folder`; end it afterwards.

    Its process id is handed out.
    """
    environment = {
        **os.environ,
        "DISCORD_TOKEN": "sandbox",
        "DISCORD_API_URL": sandbox.url,
        "DATABASE_URL": f"sqlite:///{folder}/games.sqlite3",
        "LOG_LEVEL": "ERROR",
        "PYTHONPATH": str(ROOT),
    }
    bot = await asyncio.create_subprocess_exec(sys.executable, "-m", module, *arguments, cwd=folder, env=environment)
    try:
        await sandbox.wait_online(120)
        yield bot.pid
    finally:
        if bot.returncode is None:
            bot.terminate()
        await bot.wait()
