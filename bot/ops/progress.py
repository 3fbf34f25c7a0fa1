"""How far something is: a bar on a terminal, lines elsewhere."""

from __future__ import annotations

from typing import Final, TextIO

_WIDTH: Final = 30


class Progress:
    """Tells on a stream how many of how many are done, part by part.

    Args:
        out: where to; a terminal has a bar that moves, anything else a line for each part that is done.
    """

    def __init__(self, out: TextIO) -> None:
        self._out = out
        self._moves = out.isatty()

    def __call__(self, name: str, done: int, total: int) -> None:
        """Tell how far a part is."""
        if self._moves:
            filled = _WIDTH if not total else _WIDTH * done // total
            bar = "#" * filled + "." * (_WIDTH - filled)
            end = "\n" if done == total else ""
            self._out.write(f"\r{name:<12} [{bar}] {done:>9,} of {total:,}{end}")
            self._out.flush()
        elif done == total:
            self._out.write(f"{name}: {done}\n")
