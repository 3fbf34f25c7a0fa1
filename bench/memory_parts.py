"""What the bot's memory is made of: one part after the other is loaded in a fresh process, and it is looked each time.

`python -m bench.memory_parts` is that process; it prints one line of JSON.
"""

from __future__ import annotations

import gc
import json
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, Final

_IMPORTS: Final = {
    "asyncio, ssl": ("asyncio", "ssl"),
    "discord.py, aiohttp": ("discord", "discord.app_commands"),
    "SQLAlchemy, Alembic": ("sqlalchemy.ext.asyncio", "aiosqlite", "alembic.command"),
    "Pillow, Babel, Fluent, prometheus_client": (
        "PIL.ImageDraw",
        "PIL.ImageFont",
        "fluent.runtime",
        "prometheus_client",
    ),
    "engine, render and bot": ("bot.__main__",),
}


def measured() -> dict[str, Any]:
    """Return how many megabytes (of 10**6 bytes) each part adds to a fresh process."""
    done = subprocess.run([sys.executable, "-m", __name__], stdout=subprocess.PIPE, check=True)
    return {"benchmark": "memory_parts", **json.loads(done.stdout)}


def main() -> None:
    """Load one part after the other, and print what each has added."""
    before, found = 0.0, {}
    for name in _parts():
        gc.collect()
        now = _rss()
        found[f"{name}_mb"] = round(now - before, 1)
        before = now
    print(json.dumps(found | {"together_mb": round(before, 1)}))


def _parts() -> Iterator[str]:
    yield "Python"
    for name, modules in _IMPORTS.items():
        for module in modules:
            import_module(module)
        yield name
    words = import_module("bot.i18n.messages").Words.load()
    _give_back()
    yield f"words of {len(words.languages)} languages"
    games = import_module("bot.games").GAMES
    for game in games.values():
        game.face.preload()
    import_module("render.canvas.original_cache").let_go()
    _give_back()
    yield "sprites"


def _give_back() -> None:
    import_module("bot.services.memory_maintenance").release_free_memory()


def _rss() -> float:
    lines = Path("/proc/self/smaps_rollup").read_text("ascii").splitlines()
    return next(int(line.split()[1]) * 1024 / 1e6 for line in lines if line.startswith("Rss:"))


if __name__ == "__main__":
    main()
