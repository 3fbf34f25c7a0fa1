"""What the system tells of other processes; on Linux, by /proc."""

from __future__ import annotations

from pathlib import Path


def children(parent: int, word: str) -> set[int]:
    """Return the numbers of a process's living children in whose command line a word stands."""
    found = set()
    for folder in Path("/proc").glob("[0-9]*"):
        number = int(folder.name)
        if (told := _told(number)) is not None and told[0] != "Z" and int(told[1]) == parent:
            try:
                command = (folder / "cmdline").read_bytes()
            except OSError:
                continue
            if word.encode() in command:
                found.add(number)
    return found


def lives(number: int) -> bool:
    """Whether a process is there and has not ended."""
    told = _told(number)
    return told is not None and told[0] != "Z"


def stopped(number: int) -> bool:
    """Whether a process stands still, as after SIGSTOP."""
    told = _told(number)
    return told is not None and told[0] == "T"


def _told(number: int) -> list[str] | None:
    """Return state, parent and more of a process, None if it is not there."""
    try:
        return Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return None
