"""Do what an operator does first, run by the Python of the tried environment in an empty folder.

`python -I releasing/trial.py 0.1.0 pure`: the version that has to be installed, and whether it is `pure` or `compiled`.
"""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from asyncio.subprocess import Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from importlib import metadata
from pathlib import Path
from typing import Final
from urllib.request import urlopen

import sobek_table

# isort: split
import bot
import sandbox
from bot.compiled_simulation import is_compiled
from bot.version import __version__
from sandbox.server import Sandbox

PROGRAMS: Final = Path(sys.executable).parent
COMMANDS: Final = ("check", "backup", "restore", "move", "export")
PATIENCE: Final = 120.0
"""Seconds for what takes a few of them on a machine that has nothing else to do."""
FAREWELL: Final = 20.0
"""Seconds for the end of a program with which something is wrong."""


class Failed(Exception):
    """Something is not as an operator must find it; the text says what."""


def main(version: str, kind: str) -> None:
    """Try everything and say so line by line; the exit code is 1 if something is not as it must be."""
    try:
        _is_installed(version, kind)
        _explains_itself()
        asyncio.run(_plays_with_a_stand_in())
        asyncio.run(_plays_by_itself())
    except Failed as error:
        sys.exit(str(error))


def _is_installed(version: str, kind: str) -> None:
    for package in (sobek_table, bot, sandbox):
        if not Path(str(package.__file__)).is_relative_to(sys.prefix):
            raise Failed(f"{package.__name__} is not the installed one: {package.__file__}")
    if {metadata.version("sobek-table"), __version__} != {version}:
        raise Failed(f"{metadata.version('sobek-table')} is installed, and its code says {__version__}, not {version}")
    if is_compiled() != (kind == "compiled"):
        raise Failed(f"what masters think with is not {kind}")
    print(f"installed: {version}, {kind}", flush=True)


def _explains_itself() -> None:
    helped = _said("--help", code=0)
    for command in COMMANDS:
        if command not in helped:
            raise Failed(f"sobek-bot --help does not tell of {command}:\n{helped}")
    for arguments, begins, lines in (((), "", 1), (("check",), "WRONG token: ", 5)):
        told = _said(*arguments, code=1)
        if not told.startswith(f"{begins}DISCORD_TOKEN is not set") or len(told.splitlines()) != lines:
            raise Failed(f"without a token, this is said:\n{told}")
    print("sobek-bot --help, and sobek-bot and sobek-bot check without a token: as they should be", flush=True)


async def _plays_with_a_stand_in() -> None:
    """The bot alone, as on Discord: ready, an answer with a picture, check and backup meanwhile, and its end."""
    async with Sandbox() as discord:
        discord.interactions.first_answer = PATIENCE
        settings = {"DISCORD_TOKEN": "sandbox", "DISCORD_API_URL": discord.url, "SEARCH_WORKERS": "1"}
        async with _started("sobek-bot", **settings) as running:
            await running.tells("ready as ")
            answer = await discord.person("alice").command("table-one", "sobek about", wait=PATIENCE)
            if answer.state != "ok" or not answer.message["attachments"]:
                raise Failed(f"/sobek about is not answered with a picture ({answer.state}):\n{running.log}")
            for arguments in (("check",), ("backup", "--to", "backups")):
                await asyncio.to_thread(_said, *arguments, code=0, **settings)
            await running.ends()
    print("sobek-bot: ready, answered with a picture, checked, backed up, ended with code 0", flush=True)


async def _plays_by_itself() -> None:
    """The page of this machine, as `sobek-play` shows it."""
    async with _started("sobek-play", SANDBOX_PORT="0") as running:
        await running.tells("Play at http")
        address = running.log.partition("Play at ")[2].split()[0]
        page = await asyncio.to_thread(lambda: urlopen(address, timeout=PATIENCE).read())  # noqa: S310 - on loopback
        if b"<html" not in page:
            raise Failed(f"there is no page at {address}")
        await running.ends()
    print("sobek-play: its page is there, ended with code 0", flush=True)


class _Running:
    """A program that runs and writes into a file."""

    def __init__(self, process: Process, file: Path) -> None:
        self._process = process
        self._file = file

    @property
    def log(self) -> str:
        """All that it has written so far."""
        return self._file.read_text(encoding="utf-8")

    async def tells(self, words: str) -> None:
        """Wait until it has written certain words."""
        try:
            async with asyncio.timeout(PATIENCE):
                while words not in self.log:
                    if self._process.returncode is not None:
                        raise Failed(f"it ended with code {self._process.returncode}:\n{self.log}")
                    await asyncio.sleep(0.1)
        except TimeoutError:
            raise Failed(f"it does not say {words!r}:\n{self.log}") from None

    async def ends(self) -> None:
        """Ask it to end, as an operator does; it has to have gone well from the beginning on."""
        self._process.send_signal(signal.SIGTERM)
        try:
            code = await asyncio.wait_for(self._process.wait(), PATIENCE)
        except TimeoutError:
            raise Failed(f"it does not end when it is asked to:\n{self.log}") from None
        if code != 0 or "Traceback" in self.log:
            raise Failed(f"asked to end, it did with code {code}:\n{self.log}")


@asynccontextmanager
async def _started(program: str, **settings: str) -> AsyncIterator[_Running]:
    """Start a program of the environment; it does not outlive this block."""
    file = Path(f"{program}.log")
    # It goes on writing into the file that it was given, which need not stay open here.
    number = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    try:
        process = await asyncio.create_subprocess_exec(
            PROGRAMS / program, env=_environment(**settings), stdout=number, stderr=number
        )
    finally:
        os.close(number)
    try:
        yield _Running(process, file)
    finally:
        if process.returncode is None:
            # What it has started itself ends with it only if it is asked to.
            process.terminate()
            with suppress(TimeoutError):
                await asyncio.wait_for(process.wait(), FAREWELL)
        if process.returncode is None:
            process.kill()
            await process.wait()


def _said(*arguments: str, code: int, **settings: str) -> str:
    """Return what `sobek-bot` prints, which has to end with a certain code."""
    done = subprocess.run(
        [PROGRAMS / "sobek-bot", *arguments], env=_environment(**settings), capture_output=True, text=True, check=False
    )
    said = done.stdout + done.stderr
    if done.returncode != code or "Traceback" in said:
        raise Failed(f"{' '.join(('sobek-bot', *arguments))} ended with code {done.returncode}, not {code}:\n{said}")
    return said


def _environment(**settings: str) -> dict[str, str]:
    """Return what a fresh machine has set, and what is set for the bot."""
    return {name: os.environ[name] for name in ("PATH", "HOME", "TMPDIR", "LANG") if name in os.environ} | settings


if __name__ == "__main__":
    main(*sys.argv[1:])
