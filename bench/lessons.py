"""Draws the gallery's sheets of lessons: every step as a phone shows it, as it asks and once its move is made."""

from __future__ import annotations

import argparse
import asyncio
import io
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.async_api import Browser

from bench.chromium import CHROMIUM, browser
from bench.lesson_walk import PHONE, Walker
from bench.pressing import running
from bot.games import GAMES
from bot.lessons import Lesson
from sandbox.server import Sandbox

CLIENTS: Final = {"en": "en-US", "fr": "fr", "de": "de", "pl": "pl"}
"""The languages of the lessons, and what Discord calls them."""
LEARNERS: Final = {"en": "anna", "fr": "chloe", "de": "dora", "pl": "ewa"}
"""The learner in each: a person who has learned already would go on at the old step."""
# Higher than any step, so that all of it is seen at once.
_VIEW: Final = (PHONE[0], 1300)
_WIDTH: Final = 260
_GAP: Final = 8
_COLOURS: Final = 128
_PATIENCE: Final = 120.0
_GROUND: Final = (49, 51, 56)


def main() -> None:
    """Draw a sheet for each lesson and language; `--out` is another folder than docs/gallery."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=Path(__file__).resolve().parents[1] / "docs" / "gallery")
    parser.add_argument("--game", choices=[code for code, game in GAMES.items() if game.lesson is not None])
    parser.add_argument("--language", choices=CLIENTS)
    parser.add_argument("--single", action="store_true", help="each screen as a picture of its own, not scaled")
    chosen = parser.parse_args()
    if CHROMIUM is None:
        parser.exit(1, "There is no Chromium here.\n")
    chosen.out.mkdir(parents=True, exist_ok=True)
    asyncio.run(draw(chosen.out, chosen.game, chosen.language, single=chosen.single))


async def draw(out: Path, game: str | None = None, language: str | None = None, *, single: bool = False) -> None:
    """Walk through lessons and write what was seen into a folder.

    Args:
        out: the folder.
        game: the code of the only game, None for all.
        language: the only language, None for all.
        single: write each screen on its own instead of the sheets.
    """
    lessons = {code: one.lesson for code, one in GAMES.items() if one.lesson is not None and game in (None, code)}
    languages = [one for one in CLIENTS if language in (None, one)]
    with tempfile.TemporaryDirectory() as folder:
        async with Sandbox(strict=False) as sandbox, running(sandbox, Path(folder), "bot"), browser() as chromium:
            drawing = [one.face.draws_icons for one in GAMES.values()]
            icons = {code for face in drawing if face is not None for code in face.icons()}
            # Nothing is measured here: a busy machine may take its time.
            sandbox.interactions.first_answer = _PATIENCE
            await sandbox.wait_for(lambda: len(sandbox.world.emojis) >= len(icons), _PATIENCE)
            for kind, lesson in lessons.items():
                for spoken in languages:
                    name = f"lesson-{kind}-{spoken}"
                    seen = await _walked(chromium, sandbox, kind, lesson, spoken)
                    for screen, image in seen.items() if single else ():
                        image.save(out / f"{name}-{screen}.png")
                    if not single:
                        sheet([image for screen, image in seen.items() if "opened" not in screen], out / f"{name}.png")


def sheet(screens: Sequence[Image.Image], file: Path) -> None:
    """Write screens to a file, two by two below each other: what a step asks, and what its move was good for."""
    small = [one.resize((_WIDTH, one.height * _WIDTH // one.width), Image.Resampling.LANCZOS) for one in screens]
    asked, done = small[::2], small[1::2]
    across = -(-len(asked) // 2)
    rows = [row[start : start + across] for start in (0, across) for row in (asked, done)]
    heights = [max(one.height for one in row) + _GAP for row in rows]
    made = Image.new("RGB", (across * (_WIDTH + _GAP), sum(heights)), _GROUND)
    for number, row in enumerate(rows):
        for place, one in enumerate(row):
            made.paste(one, (place * (_WIDTH + _GAP), sum(heights[:number])))
    few = made.quantize(_COLOURS, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    few.save(file, optimize=True)
    print(f"{file.name}: {made.width} x {made.height}, {file.stat().st_size} bytes")


async def _walked(
    chromium: Browser, sandbox: Sandbox, kind: str, lesson: Lesson, language: str
) -> dict[str, Image.Image]:
    """Walk through a lesson and return its screens by their names, in order."""
    walker = await Walker.of(chromium, sandbox, LEARNERS[language], f"{kind}-{language}", CLIENTS[language], _VIEW)
    seen = {}
    async for screen in walker.walk(kind, lesson):
        frame = walker.message.locator(".container").first
        name = f"{lesson.steps.index(screen.step) + 1:02}-{screen.step.code}-{screen.moment}"
        seen[name] = Image.open(io.BytesIO(await frame.screenshot())).convert("RGB")
        print(f"{kind} {language} {name}: {screen.height:.0f} pixels high")
    await walker.page.context.close()
    return seen


if __name__ == "__main__":
    main()
