"""Memory maintenance in a thread of its own: draw sprites ahead, and give free memory back to the system."""

from __future__ import annotations

import ctypes
import gc
import threading
from collections.abc import Callable, Mapping
from typing import Final

from bot.games import Playable
from render.canvas import original_cache

PAUSE: Final = 60.0
"""Seconds between two releases of memory."""


class MemoryMaintenance:
    """Maintains the memory from `start` to `close`, in the background.

    Args:
        games: the games whose sprites are drawn ahead.
    """

    def __init__(self, games: Mapping[str, Playable]) -> None:
        self._games = games
        self._closing = threading.Event()

    def start(self) -> None:
        """Start in a daemon thread, which does not delay the end of the program."""
        threading.Thread(target=self._work, name="caretaker", daemon=True).start()

    def close(self) -> None:
        """Stop after the current step."""
        self._closing.set()

    def _work(self) -> None:
        for game in self._games.values():
            if self._closing.is_set():
                return
            game.face.preload()
        freeze_lasting_objects()
        while True:
            original_cache.clear()
            release_free_memory()
            if self._closing.wait(PAUSE):
                return


def freeze_lasting_objects() -> None:
    """Exclude all current objects from garbage collection.

    Words, commands and sprites live as long as the program; to search them again would stop everything for a tenth of
    a second, perhaps in the middle of a press.
    """
    gc.freeze()


def release_free_memory() -> None:
    """Give free memory back to the system.

    For each thread the C library keeps freed memory of pictures and messages, some tens of megabytes. If it has no
    function to give that back, nothing is done.
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
