"""What runs in the process of a worker: one search at a time, while the bot lives and the machine has room for it."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from multiprocessing.process import BaseProcess
from typing import Final, Protocol, TypeVar

from filelock import FileLock, Timeout

from bot.compiled import prefer

R = TypeVar("R")
R_co = TypeVar("R_co", covariant=True)

GRACE: Final = 5.0
"""Seconds after which a search that goes on beyond its deadline is ended, and its process with it."""
_PAUSE: Final = 0.005


class Thought(Protocol[R_co]):
    """What a worker does; it can be sent to another process."""

    def __call__(self, *, deadline: float) -> R_co:
        """Do it, in good time before a moment of `time.monotonic`, in seconds, where it can."""


def begin() -> None:
    """Make a process ready to search: Ctrl-C is the bot's affair, and when the bot is gone it ends.

    Nothing of the games is imported until then, so that they are imported as they are compiled, if they are.
    """
    prefer()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    bot = multiprocessing.parent_process()
    if bot is not None:
        threading.Thread(target=_end_with, args=(bot,), daemon=True).start()


def think(work: Thought[R], seconds: float, places: Sequence[str]) -> R | None:
    """Do something that takes so many seconds at most; None if none of the places was free by then.

    `places` are the files of which whoever searches on this machine locks one.
    """
    end = time.monotonic() + seconds
    with _ended_at(seconds + GRACE), _one_of(places, end) as free:
        return work(deadline=end) if free else None


def _end_with(bot: BaseProcess) -> None:
    bot.join()
    os._exit(1)


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
