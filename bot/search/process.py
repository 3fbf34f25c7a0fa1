"""A worker as the bot holds it: a process that is asked one thing at a time, and killed if it does not answer."""

from __future__ import annotations

import asyncio
import pickle
import sys
from asyncio import StreamReader, StreamWriter
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from enum import StrEnum
from pathlib import Path
from typing import Any, Final, TypeVar, cast

from bot.search.worker import Sign, Thought

R = TypeVar("R")
T = TypeVar("T")

PROGRAM: Final = Path(__file__).parents[1] / "worker_main.py"
START: Final = 30.0
"""Seconds that a new worker has until it begins with what it was started for, imports included."""
MARGIN: Final = 5.0
"""Seconds that a worker has until it begins with anything else, and beyond the deadline of what it has begun."""
_MOMENT: Final = 0.05


class Loss(StrEnum):
    """How a worker was lost."""

    HUNG = "hung"
    """It did not answer in time, and is killed."""
    DIED = "died"
    """It ended by itself, or the system ended it."""


class WorkerLost(Exception):
    """A worker gave no answer and is there no more.

    Args:
        loss: how it was lost.
        begun: whether it had begun with what it was asked.
    """

    def __init__(self, loss: Loss, *, begun: bool) -> None:
        super().__init__(loss)
        self.loss = loss
        self.begun = begun


class ThoughtFailed(Exception):
    """What a worker was to do raised an error, whose type this names; the worker lives."""


class Worker:
    """A process that has been started.

    Args:
        process: what it is, with pipes to its input and from its output.
        start: how many seconds it has until it begins for the first time.
        margin: how many it has until it begins later, and beyond a deadline.
    """

    def __init__(self, process: asyncio.subprocess.Process, start: float, margin: float) -> None:
        self._process = process
        self._input, self._output = cast(StreamWriter, process.stdin), cast(StreamReader, process.stdout)
        self._begins = start
        self._margin = margin

    @classmethod
    async def start(cls, start: float = START, margin: float = MARGIN) -> Worker:
        """Start a worker, which imports what it needs when it is asked for something.

        Raises:
            OSError: the system starts no process.
        """
        pipe = asyncio.subprocess.PIPE
        # -P: what lies beside the program is not found as if it were a part of the standard library.
        process = await asyncio.create_subprocess_exec(sys.executable, "-P", str(PROGRAM), stdin=pipe, stdout=pipe)
        worker = cls(process, start, margin)
        worker._send("\0".join(sys.path).encode(errors="surrogateescape"))
        return worker

    async def do(self, thought: Thought[R], seconds: float, places: Sequence[str]) -> R | None:
        """Return what the worker makes of a thought, None if no place was free (`bot.search.worker.think`).

        After anything else than an answer or ThoughtFailed the worker is of no use any more, and is to be killed.

        Raises:
            WorkerLost: it gave no answer.
            ThoughtFailed: the thought raised an error.
        """
        begun = False
        try:
            self._send(pickle.dumps((thought, seconds, places)))
            sign, value = await _within(self._begins, self._message())
            self._begins, begun = self._margin, sign is Sign.BEGUN
            if begun:
                sign, value = await _within(seconds + self._margin, self._message())
        except TimeoutError:
            raise WorkerLost(Loss.HUNG, begun=begun) from None
        except (EOFError, OSError):
            raise WorkerLost(Loss.DIED, begun=begun) from None
        if sign is Sign.FAILED:
            raise ThoughtFailed(value)
        found: R | None = value
        return found

    def kill(self) -> None:
        """End the process at once, whatever it does, be it stopped."""
        with suppress(ProcessLookupError):
            self._process.kill()

    async def ended(self) -> None:
        """Wait for the end of a process that was killed."""
        await self._process.wait()

    def _send(self, content: bytes) -> None:
        # Nobody waits for room in the pipe: a worker has one request at a time.
        self._input.write(len(content).to_bytes(8, "big") + content)

    async def _message(self) -> tuple[Sign, Any]:
        """Read what the worker tells next.

        Raises:
            EOFError: it has ended.
        """
        content = await self._output.readexactly(int.from_bytes(await self._output.readexactly(8), "big"))
        message: tuple[Sign, Any] = pickle.loads(content)  # noqa: S301 (it comes from a process of our own)
        return message


async def _within(seconds: float, work: Coroutine[Any, Any, T]) -> T:
    """Return what comes of something that may take so long; if the bot itself stood still, what is there counts.

    Raises:
        TimeoutError: it takes longer.
    """
    task = asyncio.ensure_future(work)
    try:
        # If the loop stood still, time is up before what has come meanwhile is read: that takes a moment more.
        for timeout in (seconds, _MOMENT):
            await asyncio.wait({task}, timeout=timeout)
        if not task.done():
            raise TimeoutError
        return task.result()
    finally:
        task.cancel()
