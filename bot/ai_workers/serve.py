"""The worker's side: run one job at a time, while a slot of the machine is free; see `bot/worker_main.py`."""

from __future__ import annotations

import pickle
import signal
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from enum import Enum
from typing import Final, Protocol, TypeVar

from filelock import FileLock, Timeout

from engine.ai.deadline import Deadline

R = TypeVar("R")
R_co = TypeVar("R_co", covariant=True)

GRACE: Final = 8.0
"""Seconds beyond its deadline after which the system ends a job that the bot did not end."""
_PAUSE: Final = 0.005


class MessageKind(Enum):
    """The kind of a worker's message, which has a value."""

    BEGUN = 0
    """The job begins, all it needs is imported; the value is None."""
    DONE = 1
    """The job is done; the value is its result."""
    FAILED = 2
    """The job raised an error; the value is only the error type's name: its text may name a card."""


class Job(Protocol[R_co]):
    """A job of a worker; it can be pickled."""

    def __call__(self, *, deadline: Deadline) -> R_co:
        """Do the job, if possible well before the deadline."""


def serve(next_request: Callable[[], bytes], send: Callable[[bytes], None]) -> None:
    """Run jobs forever, one after another.

    Args:
        next_request: waits for a request, the pickled arguments of `run_job`.
        send: takes an answer, a pickled kind with its value: BEGUN, then DONE; or FAILED.
    """
    while True:
        try:
            # The request comes from the process that has started this one; unpickling imports what it needs.
            job, seconds, slots = pickle.loads(next_request())  # noqa: S301
            send(pickle.dumps((MessageKind.BEGUN, None)))
            answer = pickle.dumps((MessageKind.DONE, run_job(job, seconds, slots)))
        except Exception as error:
            answer = pickle.dumps((MessageKind.FAILED, type(error).__name__))
        send(answer)


def run_job(job: Job[R], seconds: float, slots: Sequence[str]) -> R | None:
    """Run a job that takes at most so many seconds; return None if no slot was free by then.

    `slots` are files, one of which each search on this machine locks.
    """
    end = time.monotonic() + seconds
    with _killed_after(seconds + GRACE), _locked_slot(slots, end) as free:
        return job(deadline=Deadline(end, time.monotonic)) if free else None


@contextmanager
def _killed_after(seconds: float) -> Iterator[None]:
    """Let the system end this process if the block takes longer than this, also in compiled code."""
    timed = hasattr(signal, "setitimer")
    if timed:
        signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        if timed:
            signal.setitimer(signal.ITIMER_REAL, 0)


@contextmanager
def _locked_slot(slots: Sequence[str], end: float) -> Iterator[bool]:
    """Lock one of the files during the block; yield False if none was free until a moment."""
    while True:
        for slot in slots:
            lock = FileLock(slot)
            try:
                lock.acquire(timeout=0)
            except Timeout:
                continue
            try:
                yield True
            finally:
                lock.release()
            return
        if time.monotonic() + _PAUSE > end:
            yield False
            return
        time.sleep(_PAUSE)
