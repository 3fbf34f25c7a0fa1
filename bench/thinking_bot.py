"""The bot itself, noting what its masters' searches came to, for `python -m bench.masters`.

`python -m bench.thinking_bot FILE` is `python -m bot` that writes to FILE at its end how many playouts each search
had, 0 for one that was not made.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import bot.__main__ as bot
from bot.ai_workers import WorkerPool


def main() -> None:
    """Run the bot until it is stopped, then write the playouts down."""
    searching: Any = WorkerPool
    ordinary, playouts = searching.evaluate, list[int]()

    async def evaluate(self: Any, *args: Any, **kwargs: Any) -> Any:
        found = await ordinary(self, *args, **kwargs)
        if found is None or found.playouts:
            playouts.append(0 if found is None else found.playouts)
        return found

    searching.evaluate = evaluate
    try:
        bot.main()
    finally:
        Path(sys.argv[1]).write_text(json.dumps(playouts), "utf-8")


if __name__ == "__main__":
    main()
