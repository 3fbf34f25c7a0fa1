"""Runs a benchmark in compiled code, after `make compiled`: `python -m bench.compiled bench.strength --help`."""

from __future__ import annotations

import runpy
import sys

from bot.compiled_simulation import is_compiled, prefer_compiled


def main() -> int:
    """Run the module that the command line names, as Python does with -m; return 1 if nothing is compiled."""
    if len(sys.argv) < 2:
        print(__doc__, file=sys.stderr)
        return 2
    if not is_compiled():
        print("nothing is compiled here: make compiled", file=sys.stderr)
        return 1
    prefer_compiled()
    module = sys.argv.pop(1)
    runpy.run_module(module, run_name="__main__", alter_sys=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
