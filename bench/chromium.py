"""A Chromium of this machine, without a window: the browser tests and the thumb of bench/manners.py look through it."""

from __future__ import annotations

import os
import shutil
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from importlib.resources import as_file, files
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final
from xml.sax.saxutils import escape

from playwright.async_api import Browser, async_playwright

_NAMES: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
CHROMIUM: Final = next(filter(None, map(shutil.which, _NAMES)), None)
"""Where it is, or None where there is none; the first of them needs half the processor time of the others."""
ARGUMENTS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
_EARLIER: Final = ("gg sans", "Noto Sans", "Segoe UI")
"""What the page would rather have than Roboto (`--font` in sandbox/page/theme.css)."""


@asynccontextmanager
async def browser() -> AsyncIterator[Browser]:
    """Run it for as long as this lasts; it writes in Roboto, so that a message is as high on every machine."""
    with _roboto() as configuration:
        environment: dict[str, str | float | bool] = {**os.environ, "FONTCONFIG_FILE": str(configuration)}
        async with async_playwright() as playwright:
            running = await playwright.chromium.launch(executable_path=CHROMIUM, args=[*ARGUMENTS], env=environment)
            try:
                yield running
            finally:
                await running.close()


@contextmanager
def _roboto() -> Iterator[Path]:
    """Give a file that makes a browser find Roboto, as long as this lasts."""
    with as_file(files("fontpkg_roboto") / "files") as fonts, TemporaryDirectory() as folder:
        configuration = Path(folder, "fonts.conf")
        configuration.write_text(_fontconfig(fonts), encoding="utf-8")
        yield configuration


def _fontconfig(fonts: Path) -> str:
    """Return the configuration of fontconfig under which the page finds the font of a folder before all others.

    Signs that are not in it are still taken from what the machine has.
    """
    rejected = "".join(
        f'<pattern><patelt name="family"><string>{family}</string></patelt></pattern>' for family in _EARLIER
    )
    return (
        '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd"><fontconfig>'
        '<include ignore_missing="yes">/etc/fonts/fonts.conf</include>'
        f"<dir>{escape(str(fonts))}</dir>"
        f"<selectfont><rejectfont>{rejected}</rejectfont></selectfont>"
        "</fontconfig>\n"
    )
