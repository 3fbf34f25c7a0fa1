"""A progress bar on a terminal; lines elsewhere."""

from __future__ import annotations

from typing import Final, TextIO

_WIDTH: Final = 30


class Progress:
    """Writes the progress of each part to a stream.

    Args:
        out: the stream; on a terminal the bar moves, elsewhere each finished part gets a line.
    """

    def __init__(self, out: TextIO) -> None:
        self._out = out
        self._moves = out.isatty()

    def __call__(self, name: str, done: int, total: int) -> None:
        """Write the progress of one part."""
        if self._moves:
            filled = _WIDTH if not total else _WIDTH * done // total
            bar = "#" * filled + "." * (_WIDTH - filled)
            end = "\n" if done == total else ""
            self._out.write(f"\r{name:<12} [{bar}] {done:>9,} of {total:,}{end}")
            self._out.flush()
        elif done == total:
            self._out.write(f"{name}: {done}\n")
