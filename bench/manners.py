"""Whole games alone with computers, played by thumb on a phone's page: presses, messages, and pixels scrolled."""

from __future__ import annotations

import argparse
import asyncio
import statistics
import sys
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

from PIL import Image

from bench.chromium import CHROMIUM, browser
from bench.pressing import running
from bench.report import show
from bench.thumb import PHONE, SHOTS, Manners, Thumb
from sandbox.server import Sandbox

KINDS: Final[Mapping[str, Mapping[str, Any]]] = {
    "sobek": {"seats": 3},
    "duel": {"seats": 2, "game": "duel"},
}
"""What is played: the options of `/sobek new` for each kind."""
GAMES: Final = 2
MOST: Final = 400
"""Turns after which a game is left: no game is that long."""
_GAP: Final = 16


def run(
    kinds: Sequence[str] = tuple(KINDS), games: int = GAMES, seed: int = 1, most: int = MOST, shots: Path | None = None
) -> list[dict[str, Any]]:
    """Play and return the figures of each kind.

    Args:
        kinds: which of `KINDS`.
        games: how many games of each.
        seed: decides what the person chooses; the cards are dealt again in every run.
        most: after how many turns a game is left.
        shots: the folder for screenshots of each game's first turns, if they are wanted.
    """
    return asyncio.run(_run(kinds, games, seed, most, shots))


async def _run(kinds: Sequence[str], games: int, seed: int, most: int, shots: Path | None) -> list[dict[str, Any]]:
    result = []
    with tempfile.TemporaryDirectory() as folder:
        async with Sandbox(strict=False) as sandbox, running(sandbox, Path(folder), "bot"), browser() as chromium:
            for kind in kinds:
                played = []
                for number in range(games):
                    channel = f"{kind}-{number}"
                    sandbox.world.add_channel(channel)
                    chance = Random(f"{seed}/{channel}")
                    thumb = await Thumb.of(chromium, sandbox, f"thumb{number}{kind}", channel, chance)
                    thumb.shots = shots
                    played.append(await thumb.play(most, **KINDS[kind]))
                    if shots is not None:
                        _sheet(shots, channel).save(shots / f"phone-turns-{channel}.png", optimize=True)
                result.append({"benchmark": f"manners: {kind}, alone, {games} games at 400 × 850", **figures(played)})
    return result


def _sheet(shots: Path, channel: str) -> Image.Image:
    """Return the first turns of a game side by side in two rows: of each the player's last view before the choice."""
    seen = []
    for turn in range(1, SHOTS + 1):
        kept = sorted(shots.glob(f"{channel}-{turn:02}*.png"), key=lambda one: ("-hand" in one.name, one.name))
        seen += [Image.open(one).convert("RGB") for one in kept[-1:]]
    width, height = PHONE[0] + _GAP, PHONE[1] + _GAP
    columns = -(-len(seen) // 2)
    sheet = Image.new("RGB", (columns * width - _GAP, 2 * height - _GAP), "white")
    for place, one in enumerate(seen):
        sheet.paste(one, (place % columns * width, place // columns * height))
    return sheet.quantize(256)


def figures(played: Sequence[Manners]) -> dict[str, Any]:
    """Return what some games took, as means; of heights the median and the greatest of the boards before the last."""
    turns = sum(one.turns for one in played)
    boards = [height for one in played for height in one.boards[:-1]]
    panels = [height for one in played for height in one.panels]
    return {
        "turns": turns,
        "presses a turn": round(sum(one.presses for one in played) / turns, 2),
        "touches in selects a turn": round(sum(one.touches for one in played) / turns, 2),
        "pixels scrolled a turn": round(sum(one.scrolled for one in played) / turns, 1),
        "private messages sent": round(statistics.mean(one.sent for one in played), 1),
        "private messages left": round(statistics.mean(one.left for one in played), 1),
        "median board": round(statistics.median(boards)),
        "highest board": round(max(boards)),
        "highest board at the end": round(max(one.boards[-1] for one in played)),
        "median panel": round(statistics.median(panels)) if panels else None,
        "highest panel": round(max(panels)) if panels else None,
    }


def main() -> None:
    """Print one JSON line and a short table of each kind."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--games", type=int, default=GAMES, help="how many of each kind")
    parser.add_argument("--only", choices=KINDS, help="one kind alone")
    parser.add_argument("--seed", type=int, default=1, help="what the person chooses")
    parser.add_argument(
        "--shots", type=Path, help="a folder for screenshots: the first ten turns, a sheet of them, and each scroll"
    )
    chosen = parser.parse_args()
    if chosen.shots is not None:
        chosen.shots.mkdir(parents=True, exist_ok=True)
    if CHROMIUM is None:
        print("  there is no Chromium here, so nobody can look at the page")
        sys.exit(0)
    for one in run([chosen.only] if chosen.only else tuple(KINDS), chosen.games, chosen.seed, shots=chosen.shots):
        show(one)


if __name__ == "__main__":
    main()
