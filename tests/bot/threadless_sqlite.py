"""SQLite without a thread for each connection: what is asked is done at once, and answered a turn of the loop later.

By far most of what a test asks a small database takes less time than a trip to its thread and back.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any, TypeVar
from unittest.mock import patch

import aiosqlite.core
import pytest

import bot.store.database

R = TypeVar("R")


_FREE = frozenset({"cursor", "fetchall"})
"""What touches no file, for which nobody else gets a turn."""


class _Queue:
    """What a connection puts its work into; nobody takes it out, for nothing stays in it."""

    def __init__(self) -> None:
        self.open = True

    def put_nowait(self, asked: tuple[asyncio.Future[Any] | None, Callable[[], Any]]) -> None:
        """Do it; whoever waits for it is told in the next turn of the loop, as a thread would do it."""
        future, function = asked
        answer: Callable[[asyncio.Future[Any], Any], None] = aiosqlite.core.set_result
        result: Any
        try:
            result = function()
        except Exception as error:
            answer, result = aiosqlite.core.set_exception, error
        self.open = self.open and result is not aiosqlite.core._STOP_RUNNING_SENTINEL
        if future is None:
            return
        if getattr(getattr(function, "func", None), "__name__", "") in _FREE:
            answer(future, result)
        else:
            future.get_loop().call_soon(answer, future, result)


class AtOnce(ThreadPoolExecutor):
    """Does what is to be done in a thread at once, where that costs nothing."""

    def submit(self, function: Callable[..., R], /, *args: Any, **kwargs: Any) -> Future[R]:
        """Do it, and return what is done already."""
        done: Future[R] = Future()
        try:
            done.set_result(function(*args, **kwargs))
        except Exception as error:
            done.set_exception(error)
        return done


class _Thread:
    """In place of a connection's thread: alive until the connection is stopped."""

    def __init__(self, target: object, args: tuple[_Queue]) -> None:
        (self._queue,) = args
        self.daemon = True

    def start(self) -> None:
        """Start nothing."""

    def is_alive(self) -> bool:
        """Whether the connection has not been stopped."""
        return self._queue.open

    def join(self, timeout: float | None = None) -> None:
        """Wait for nothing."""


@contextmanager
def threadless() -> Iterator[None]:
    """Let connections that are made as long as this lasts have no threads, and wait for no disk.

    What is written is there for whoever opens the file; only a machine that loses its power would lose it.
    """
    pragmas = tuple(one.replace("synchronous=FULL", "synchronous=OFF") for one in bot.store.database._PRAGMAS)
    with (
        patch.multiple(aiosqlite.core, SimpleQueue=_Queue, Thread=_Thread),
        patch.object(bot.store.database, "_PRAGMAS", pragmas),
    ):
        yield


@pytest.fixture(autouse=True)
def quick_store(request: pytest.FixtureRequest) -> Iterator[None]:
    """Let no connection of a test have a thread, but in what is thorough or deep: threads bring chance into it."""
    if any(request.node.get_closest_marker(mark) for mark in ("thorough", "deep")):
        yield
        return
    with threadless():
        yield
