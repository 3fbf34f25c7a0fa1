"""A person who takes part in a trial on the sandbox: presses, and answers by what a phone would have shown."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

from bot.config.settings import Config, Storage
from bot.ops.try_discord.command import run
from bot.ops.try_discord.person_trials import (
    NEW,
    NO,
    NO_PHONE,
    NO_PUSH,
    NO_WORDS,
    OLD,
    OPEN,
    PRESS_HERE,
    TAKE_PART,
    WORD,
    WORDS,
    YES,
)
from bot.ops.try_discord.trial_session import Tempo
from sandbox.own_emojis import Emoji
from sandbox.person import Person, components_of, text_of
from sandbox.pictures import Picture
from sandbox.server import Sandbox

CHANNEL = "table-one"
NOW = 1_700_000_000.0
QUICK = Tempo(answer=60.0, lead=0.0, beat=0.1, ready=0.05)
UNATTENDED = replace(QUICK, answer=0.0)
"""Nobody presses."""
Json = dict[str, Any]


class Taking:
    """A person at the buttons of a trial.

    Args:
        sandbox: where.
        person: who.
        phone: whether they have one.
    """

    def __init__(self, sandbox: Sandbox, person: Person, *, phone: bool = True) -> None:
        self.sandbox = sandbox
        self.person = person
        self.phone = phone
        self.pressed: list[str] = []
        self._form: Json = {}
        self._done: set[str] = set()

    async def take_part(self) -> None:
        """Press the buttons that come, until cancelled."""
        while True:
            message, offered = await self.sandbox.wait_for(self._offered, 600.0)
            self._done.update(part["custom_id"] for part in offered)
            labels = [part["label"] for part in offered]
            label = self._choose(labels)
            self.pressed.append(label)
            answer = await self.person.press(message, label, wait=0.05)
            if answer.modal is not None:
                self._form = self.person.form_on_phone(answer.modal)

    def _offered(self) -> tuple[Json, list[Json]] | None:
        for message in self.person.sees(CHANNEL):
            parts = [part for part in components_of(message) if part.get("label")]
            if parts and parts[0]["custom_id"] not in self._done:
                return message, parts
        return None

    def _choose(self, labels: list[str]) -> str:
        if labels[0] in (TAKE_PART, OPEN, PRESS_HERE):
            return labels[0]
        if not self.phone and NO_PHONE in labels:
            return NO_PHONE
        if WORDS in labels:
            pushes = self.person.pushes(CHANNEL)
            return NO_PUSH if not pushes else WORDS if any(WORD in one for one in pushes) else NO_WORDS
        if YES in labels:
            called = [one for one in self.person.pings(CHANNEL) if WORD in text_of(one)]
            return YES if called else NO
        text = self._form["components"][0]["component"]["value"]
        assert text in (OLD, NEW)
        return str(text)


@asynccontextmanager
async def taking_part(sandbox: Sandbox, **more: Any) -> AsyncIterator[Taking]:
    """Let Alice take part while something runs."""
    taking = Taking(sandbox, sandbox.person("alice"), **more)
    task = asyncio.create_task(taking.take_part())
    try:
        yield taking
        if task.done():
            await task
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def tried(sandbox: Sandbox, folder: Path, tempo: Tempo = QUICK) -> tuple[int, list[str]]:
    """Let the trial run, and return its exit code and what it said."""
    said: list[str] = []
    code = await run(
        config_of(sandbox, folder),
        sandbox.channel(CHANNEL).id,
        said.append,
        tempo=tempo,
        now=lambda: NOW,
        file=folder / "try.json",
    )
    return code, said


def config_of(sandbox: Sandbox, folder: Path) -> Config:
    """Return settings of a bot whose Discord is the sandbox."""
    return Config("sandbox", Storage(f"sqlite:///{folder}/games.sqlite3"), sandbox.url, logging.INFO)


def bring_emojis(sandbox: Sandbox, count: int = 72) -> None:
    """Let the application have as many emojis as the bot has icons."""
    for number in range(count):
        emoji = sandbox.clock.fresh()
        name = f"sobek_icon{number}_0123abcd"
        sandbox.world.emojis[emoji] = Emoji(emoji, name, Picture(b"", "image/png", animated=False))


def verdicts(lines: list[str]) -> dict[str, str]:
    """Return of each row that was told its verdict, by its code."""
    rows = [line.split("|")[0].split() for line in lines if line.count(" | ") >= 3]
    return {code: verdict for verdict, code in rows}
