"""Turns within Discord's rate limits: how many a second the bot brings about at 24 and 200 tables, and at what price.

At every table two people play, each acting a moment after being asked, so that each turn calls the other one by a new
board. Without limits the bot is let loose (bench/thrifty_bot.py), which shows what the machine can do; within them it
keeps its pace.
"""

from __future__ import annotations

import argparse
import asyncio
import re
import statistics
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from bench.pressing import Table, ids, running
from bench.report import show
from bot.interactions.custom_id import PressId, Verb
from sandbox.components import TEXT, walk
from sandbox.person import Person
from sandbox.server import Sandbox
from sandbox.things import Event, Message

TABLES: Final = (24, 200)
SECONDS: Final = 4.0
WANTED: Final = 40.0
"""Turns a second that all people together would take if nobody had to wait: more than the limits let through."""
LEAST_THOUGHT: Final = 0.5
"""Seconds between a board and the press on it, at least."""
AT_ONCE: Final = 8
PATIENCE: Final = 60.0
QUIET: Final = 1.5
"""Seconds without a request after which none waits any more: the bot sends the next ones a second after answers."""
VARIANTS: Final = ((), ("unpaced",), ("wordless",), ("followup",), ("followup", "wordless"))
_MENTION: Final = re.compile(r"<@(\d+)>")
_OWN_TOKEN: Final = ("/interactions/", "/webhooks/")


@dataclass(frozen=True, slots=True)
class Turns:
    """What was seen at so many tables.

    All is about the time from the first press until nothing was on its way any more: turns `a_second`, the
    median `wait` from press to board, all `turns`, how many boards `called` who was asked next, and how many
    requests counted against the limit, were free of it, or were refused.
    """

    tables: int
    a_second: float
    wait: float
    turns: int
    called: int
    counted: int
    free: int
    refused: Counter[str]

    @property
    def requests_a_turn(self) -> float:
        """How many requests that count were sent for a turn."""
        return self.counted / max(1, self.turns)


class Pair(Table):
    """Two people at a table; the asked person acts at once."""

    def __init__(self, sandbox: Sandbox, number: int) -> None:
        super().__init__(sandbox, number)
        self._host = self.person
        self._guest: Person = sandbox.person(f"guest{number}")
        self._board: Message | None = None
        self._shows = asyncio.Event()
        self.waits: list[float] = []
        self.called = 0

    async def start(self) -> None:
        """Open a table, sit down, and begin."""
        lobby = (await self._host.command(self.channel, "sobek new", seats=2, wait=PATIENCE)).message
        await self._guest.press(lobby["id"], "Join")
        await self._host.press(lobby["id"], "Start")
        await self.ready()

    def hear(self, message: Message) -> None:
        """Look at a message that has come or changed in the channel."""
        if message.attachments and not message.ephemeral:
            self._board = message
            self._shows.set()

    async def play(self, start: float, end: float, thought: float) -> None:
        """Take turns from one moment until another, or until the game is over, after some thought each."""
        await asyncio.sleep(start - time.perf_counter())
        while time.perf_counter() < end and (board := self._board) is not None:
            pressed = _pressed(board)
            takes = [one for one in pressed if one.verb is Verb.ACT]
            if any(one.verb is Verb.REMATCH for one in pressed):
                return
            await asyncio.sleep(thought)
            pressed_at = time.perf_counter()
            self._shows.clear()
            self.person = self._asked(board)
            if takes:
                choice = str(self._chance.choice(takes))
                self._sandbox.gestures.component(self.person.user, board, choice)
            else:
                await self._other()
            before = max(one.version for one in pressed if one.table)
            async with asyncio.timeout(PATIENCE):
                while max((one.version for one in _pressed(self._board) if one.table), default=before + 1) <= before:
                    await self._shows.wait()
                    self._shows.clear()
            self.waits.append(time.perf_counter() - pressed_at)
            self.called += self._asked(self._board or board).id in self._board.notified if self._board else 0

    def _asked(self, board: Message) -> Person:
        words = next(one["content"] for one in walk(board.components) if one["type"] == TEXT)
        called = {int(number) for number in _MENTION.findall(words)}
        return self._guest if self._guest.id in called and self._host.id not in called else self._host


def run(*, tables: Sequence[int] = TABLES, seconds: float = SECONDS) -> dict[str, Any]:
    """Measure with limits and without, and return the figures.

    Args:
        tables: at how many tables, one number after the other.
        seconds: for how long each, once all have begun.
    """
    within = asyncio.run(measure(tables, seconds))
    without = asyncio.run(measure(tables, seconds, habits=("unpaced",), limits=False))
    result: dict[str, Any] = {"benchmark": "limited"}
    for told, kind in ((within, "limits on"), (without, "limits off")):
        for one in told:
            result |= {f"{one.tables} tables, {kind}: {name}": value for name, value in _figures(one).items()}
    return result


async def measure(
    tables: Sequence[int], seconds: float, *, habits: Sequence[str] = (), limits: bool = True
) -> list[Turns]:
    """Let people play at each number of tables.

    Args:
        tables: at how many tables, one number after the other.
        seconds: for how long each, once all have begun.
        habits: what the bot does otherwise than it does (bench/thrifty_bot.py).
        limits: whether the sandbox keeps Discord's rate limits.
    """
    with tempfile.TemporaryDirectory() as folder:
        module = ("bench.thrifty_bot", *habits) if habits else ("bot",)
        async with Sandbox(strict=False) as sandbox, running(sandbox, Path(folder), *module):
            pairs = [Pair(sandbox, number) for number in range(max(tables))]
            by_channel = {pair.id: pair for pair in pairs}

            def hear(event: Event) -> None:
                if event.kind in ("message", "message_update") and event.thing.channel_id in by_channel:
                    by_channel[event.thing.channel_id].hear(event.thing)

            sandbox.world.listen(hear)
            await _started(pairs)
            await _iconed(sandbox)
            sandbox.limit_rates(limits)
            return [await _turns(sandbox, pairs[:number], seconds) for number in tables]


async def _started(pairs: Sequence[Pair]) -> None:
    room = asyncio.Semaphore(AT_ONCE)

    async def start(pair: Pair) -> None:
        async with room:
            await pair.start()

    await asyncio.gather(*(start(pair) for pair in pairs))


async def _iconed(sandbox: Sandbox) -> None:
    """Wait until the bot has sent its icons, which it does once in its life: that is no price of a turn."""
    async with asyncio.timeout(PATIENCE):
        before = 0
        while before == 0 or before != len(sandbox.world.emojis):
            before = len(sandbox.world.emojis)
            await asyncio.sleep(QUIET)


async def _turns(sandbox: Sandbox, pairs: Sequence[Pair], seconds: float) -> Turns:
    count, limits, first = len(pairs), sandbox.rate_limits, sandbox.clock.now()
    earned, called = Counter(limits.earned), sum(pair.called for pair in pairs)
    for pair in pairs:
        pair.waits.clear()
    start = time.perf_counter()
    end, thought = start + count / WANTED + seconds, max(LEAST_THOUGHT, count / WANTED)
    await asyncio.gather(*(pair.play(start + place / WANTED, end, thought) for place, pair in enumerate(pairs)))
    sent = -1
    while sent != len(sandbox.requests):
        sent = len(sandbox.requests)
        await asyncio.sleep(QUIET)
    waits = [wait for pair in pairs for wait in pair.waits]
    requests = [one for one in sandbox.requests if one.at >= first and one.status != 429]
    free = sum(one.path.startswith(_OWN_TOKEN) for one in requests)
    return Turns(
        tables=count,
        # Until the last old board is gone: posts alone would look quicker for as long as deletions can wait.
        a_second=len(waits) / (requests[-1].at - first),
        wait=statistics.median(waits),
        turns=len(waits),
        called=sum(pair.called for pair in pairs) - called,
        counted=len(requests) - free,
        free=free,
        refused=limits.earned - earned,
    )


def _pressed(board: Message | None) -> list[PressId]:
    return ids({"content": "", "components": board.components}) if board is not None else []


def variants(tables: int, seconds: float) -> Iterator[dict[str, Any]]:
    """Measure what other habits of the bot would save within the limits, one after the other."""
    for habits in VARIANTS:
        (one,) = asyncio.run(measure([tables], seconds, habits=habits))
        told = {"free requests a turn": round(one.free / max(1, one.turns), 2)}
        yield {"benchmark": f"{tables} tables, {' and '.join(habits) or 'as it is'}", **_figures(one), **told}


def _figures(one: Turns) -> dict[str, Any]:
    return {
        "turns a second": round(one.a_second, 1),
        "seconds from press to board": round(one.wait, 2),
        "requests a turn": round(one.requests_a_turn, 2),
        "called": f"{one.called} of {one.turns}",
        "refused": one.refused.total(),
    }


def main() -> None:
    """Print one JSON line and a short table; with `--variants` of what other habits would save."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--variants", action="store_true", help="the bot with one habit or another changed")
    parser.add_argument("--tables", type=int, default=60, help="at how many tables the variants are measured")
    chosen = parser.parse_args()
    if not chosen.variants:
        show(run())
        return
    for result in variants(chosen.tables, SECONDS):
        show(result)


if __name__ == "__main__":
    main()
