"""Looks after the process's memory in a thread of its own: sprites are drawn ahead, what nobody needs is given back."""

from __future__ import annotations

import ctypes
import gc
import threading
from collections.abc import Callable, Mapping
from typing import Final

from bot.games import Playable
from render.canvas import original_cache

PAUSE: Final = 60.0
"""Seconds between two looks for memory that can be given back."""


class Caretaker:
    """Works from `start` to `close`; nobody waits for it.

    Args:
        games: those whose sprites are drawn ahead.
    """

    def __init__(self, games: Mapping[str, Playable]) -> None:
        self._games = games
        self._closing = threading.Event()

    def start(self) -> None:
        """Begin, in a thread that does not keep the program from its end."""
        threading.Thread(target=self._work, name="caretaker", daemon=True).start()

    def close(self) -> None:
        """Stop, when what is being done is done."""
        self._closing.set()

    def _work(self) -> None:
        for game in self._games.values():
            if self._closing.is_set():
                return
            game.face.preload()
        let_be()
        while True:
            original_cache.clear()
            give_back()
            if self._closing.wait(PAUSE):
                return


def let_be() -> None:
    """Let the collector pass over all there is now.

    Words, commands and sprites live as long as the program: to look through them again would stop everything for a
    tenth of a second, in the middle of somebody's press.
    """
    gc.freeze()


def give_back() -> None:
    """Give memory that is free back to the system.

    The C library keeps what pictures and messages have left behind, for each thread by itself: some tens of megabytes.
    Where it has no means to give that back, nothing is done.
    """
    if _TRIM is not None:
        _TRIM(0)


def _trim() -> Callable[[int], int] | None:
    try:
        trim: Callable[[int], int] = ctypes.CDLL(None).malloc_trim
    except (AttributeError, OSError, TypeError):
        return None
    return trim


_TRIM: Final = _trim()
