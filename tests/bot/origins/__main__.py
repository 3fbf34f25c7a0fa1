"""Write down what the bot of this checkout writes: custom ids, a database, and what it says of it.

python -m tests.bot.origins COMMIT      # COMMIT is what the files are called by
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
import zlib
from pathlib import Path
from typing import Any

from tests.bot.faults.clock import VirtualClock
from tests.bot.faults.world import World
from tests.bot.origins.announcing import announced
from tests.bot.origins.crawler import Crawler
from tests.bot.origins.making import make
from tests.bot.origins.origin import DATA, awake, dumped, like_an_origin, restored
from tests.bot.origins.saying import everything
from tests.once import made_once


async def write_down(commit: str, folder: Path) -> None:
    """Make everything, and write it into the folder of data."""
    parts: dict[int, Any] = {}
    with like_an_origin("origins"):
        world = World(folder, VirtualClock())
        await world.start()
        with Parts(world, parts):
            await make(world)
        at = world.clock.now()
        kept = [one for one in world.discord.state.messages.values() if not one.deleted and one.ephemeral_for is None]
        messages = [
            {"id": one.id, "channel": one.channel, "at": one.at, "ids": sorted({str(press) for press in one.ids})}
            for one in kept
        ]
        database = folder / "origin.sqlite3"
        await world.stop()
        packed = dumped(world.file)
        restored(packed, database)
    (DATA / f"{commit}.sql.z").write_bytes(packed)
    async with awake(folder / "said", database, at, messages) as world:
        found = {"at": at, "messages": messages, **await everything(world.tables, world.store)}
    (DATA / f"{commit}.json.z").write_bytes(zlib.compress(json.dumps(found, separators=(",", ":")).encode(), 9))
    walked = await Crawler(database, at, messages, parts).walk()
    presses = [
        {"shape": one.shape, "press": one.press.json(), "answer": one.answer.json()}
        | ({"before": [press.json() for press in one.before]} if one.before else {})
        for one in sorted(walked, key=lambda one: one.shape)
    ]
    async with awake(folder / "said", database, at, messages) as world:
        kinds = await announced(world, [one.press for one in walked])
    lines = ",\n".join(json.dumps(one, ensure_ascii=False, sort_keys=True) for one in presses)
    told = f'{{"kinds": {json.dumps(kinds, sort_keys=True)},\n"presses": [\n{lines}\n]}}\n'
    (DATA / f"custom_ids_{commit}.json").write_text(told, encoding="utf-8")


class Parts:
    """Keeps the components of every message that a world's Discord is given, by the message's number."""

    def __init__(self, world: World, parts: dict[int, Any]) -> None:
        self._discord, self._parts = world.discord, parts

    def __enter__(self) -> None:
        for name in ("_new", "_change"):
            setattr(self._discord, name, self._keeping(getattr(self._discord, name)))

    def __exit__(self, *_: object) -> None:
        del self._discord._new, self._discord._change

    def _keeping(self, method: Any) -> Any:
        def keeping(first: Any, screen: Any, **more: Any) -> Any:
            made = method(first, screen, **more)
            self._parts[first if made is None else made.id] = screen.view.to_components()
            return made

        return keeping


if __name__ == "__main__":
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("commit")
    with made_once(), tempfile.TemporaryDirectory() as place:
        (Path(place) / "said").mkdir()
        asyncio.run(write_down(arguments.parse_args().commit, Path(place)))
