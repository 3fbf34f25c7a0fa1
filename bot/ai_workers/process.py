"""The bot's side of a worker: a process that gets one job at a time, and is killed if it does not answer."""

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

from bot.ai_workers.serve import Job, MessageKind

R = TypeVar("R")
T = TypeVar("T")

PROGRAM: Final = Path(__file__).parents[1] / "worker_main.py"
START: Final = 30.0
"""Seconds that a new worker has until it begins its first job, imports included."""
MARGIN: Final = 5.0
"""Seconds that a worker has until it begins a later job, and beyond a job's deadline."""
_MOMENT: Final = 0.05


class Loss(StrEnum):
    """How a worker was lost."""

    HUNG = "hung"
    """It did not answer in time and is killed."""
    DIED = "died"
    """It ended, or the system ended it."""


class WorkerLost(Exception):
    """A worker gave no answer and is gone.

    Args:
        loss: how it was lost.
        begun: whether it had begun its job.
    """

    def __init__(self, loss: Loss, *, begun: bool) -> None:
        super().__init__(loss)
        self.loss = loss
        self.begun = begun


class JobFailed(Exception):
    """A job raised an error, whose type this names; the worker lives."""


class Worker:
    """A worker process that has been started.

    Args:
        process: the process, with pipes to its input and from its output.
        start: seconds that it has until it begins its first job.
        margin: seconds that it has until it begins later jobs, and beyond a deadline.
    """

    def __init__(self, process: asyncio.subprocess.Process, start: float, margin: float) -> None:
        self._process = process
        self._input, self._output = cast(StreamWriter, process.stdin), cast(StreamReader, process.stdout)
        self._begins = start
        self._margin = margin

    @classmethod
    async def start(cls, start: float = START, margin: float = MARGIN) -> Worker:
        """Start a worker, which imports what it needs when it gets a job.

        Raises:
            OSError: the system starts no process.
        """
        pipe = asyncio.subprocess.PIPE
        # -P: files beside the program must not be importable as top-level modules.
        process = await asyncio.create_subprocess_exec(sys.executable, "-P", str(PROGRAM), stdin=pipe, stdout=pipe)
        worker = cls(process, start, margin)
        worker._send("\0".join(sys.path).encode(errors="surrogateescape"))
        return worker

    async def run(self, job: Job[R], seconds: float, slots: Sequence[str]) -> R | None:
        """Return a job's result; None if no slot was free (`bot.ai_workers.serve.run_job`).

        After any other error than JobFailed the worker must be killed.

        Raises:
            WorkerLost: it gave no answer.
            JobFailed: the job raised an error.
        """
        begun = False
        try:
            self._send(pickle.dumps((job, seconds, slots)))
            kind, value = await _within(self._begins, self._message())
            self._begins, begun = self._margin, kind is MessageKind.BEGUN
            if begun:
                kind, value = await _within(seconds + self._margin, self._message())
        except TimeoutError:
            raise WorkerLost(Loss.HUNG, begun=begun) from None
        except (EOFError, OSError):
            raise WorkerLost(Loss.DIED, begun=begun) from None
        if kind is MessageKind.FAILED:
            raise JobFailed(value)
        found: R | None = value
        return found

    def kill(self) -> None:
        """Kill the process at once, even if it is stopped."""
        with suppress(ProcessLookupError):
            self._process.kill()

    async def ended(self) -> None:
        """Wait for the end of a killed process."""
        await self._process.wait()

    def _send(self, content: bytes) -> None:
        # There is no wait for room in the pipe: a worker has one request at a time.
        self._input.write(len(content).to_bytes(8, "big") + content)

    async def _message(self) -> tuple[MessageKind, Any]:
        """Read the worker's next message.

        Raises:
            EOFError: it has ended.
        """
        content = await self._output.readexactly(int.from_bytes(await self._output.readexactly(8), "big"))
        message: tuple[MessageKind, Any] = pickle.loads(content)  # noqa: S301 (it comes from a process of our own)
        return message


async def _within(seconds: float, work: Coroutine[Any, Any, T]) -> T:
    """Return a coroutine's result within so many seconds; if the bot stood still, a late one counts.

    Raises:
        TimeoutError: it takes longer.
    """
    task = asyncio.ensure_future(work)
    try:
        # If the loop stood still, the time is up before the answer is read, so wait a moment longer.
        for timeout in (seconds, _MOMENT):
            await asyncio.wait({task}, timeout=timeout)
        if not task.done():
            raise TimeoutError
        return task.result()
    finally:
        task.cancel()
