"""All benchmarks one after another, each in a process of its own; names after `python -m bench` choose some."""

from __future__ import annotations

import importlib.util
import subprocess
import sys

NAMES = (
    "engine",
    "playouts",
    "knowledge",
    "worlds",
    "picture",
    "film",
    "store",
    "answer",
    "limited",
    "ladders",
    "masters",
    "manners",
    "month",
    "day",
    "memory",
)


def main(names: list[str]) -> int:
    """Run the benchmarks of these names, all of them without any; return how many failed.

    Each prints its own line of JSON and its table. One that does not exist is passed over with a word, and one that
    fails does not keep the others from running.
    """
    failed = 0
    for name in names or NAMES:
        module = f"bench.{name}"
        print(f"== {name}", flush=True)
        if importlib.util.find_spec(module) is None:
            print("  there is no such benchmark here")
        elif code := subprocess.run([sys.executable, "-m", module], check=False).returncode:
            print(f"  failed with code {code}")
            failed += 1
        print(flush=True)
    return failed


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
