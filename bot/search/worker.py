"""What a worker does: one search at a time, while the machine has room for it. Its program is `bot/worker_main.py`."""

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
"""Seconds after which the system ends a search that goes on beyond its deadline, where the bot could not do so."""
_PAUSE: Final = 0.005


class Sign(Enum):
    """What a worker tells of a request, with what comes with it."""

    BEGUN = 0
    """It has all that it needs and begins, with None."""
    DONE = 1
    """It is done, with what it came to."""
    FAILED = 2
    """It raised an error, with the name of the error's type alone: its text may name a card."""


class Thought(Protocol[R_co]):
    """What a worker does; it can be sent to another process."""

    def __call__(self, *, deadline: Deadline) -> R_co:
        """Do it, in good time before the deadline where it can."""


def serve(next_request: Callable[[], bytes], send: Callable[[bytes], None]) -> None:
    """Do what is asked for, one request after the other, for ever.

    Args:
        next_request: waits for a request, the pickled arguments of `think`.
        send: takes an answer, a pickled sign with what comes with it: BEGUN, then DONE; or FAILED.
    """
    while True:
        try:
            # What is unpickled comes from the process that has started this one; what it needs is imported by that.
            work, seconds, places = pickle.loads(next_request())  # noqa: S301
            send(pickle.dumps((Sign.BEGUN, None)))
            answer = pickle.dumps((Sign.DONE, think(work, seconds, places)))
        except Exception as error:
            answer = pickle.dumps((Sign.FAILED, type(error).__name__))
        send(answer)


def think(work: Thought[R], seconds: float, places: Sequence[str]) -> R | None:
    """Do something that takes so many seconds at most; None if none of the places was free by then.

    `places` are the files of which whoever searches on this machine locks one.
    """
    end = time.monotonic() + seconds
    with _ended_at(seconds + GRACE), _one_of(places, end) as free:
        return work(deadline=Deadline(end, time.monotonic)) if free else None


@contextmanager
def _ended_at(seconds: float) -> Iterator[None]:
    """Have the system end this process if what is done takes longer than this, whatever code it is that runs."""
    timed = hasattr(signal, "setitimer")
    if timed:
        signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        if timed:
            signal.setitimer(signal.ITIMER_REAL, 0)


@contextmanager
def _one_of(places: Sequence[str], end: float) -> Iterator[bool]:
    """Lock one of some files until what is done is done; False if there was none to be had until a moment."""
    while True:
        for place in places:
            lock = FileLock(place)
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
