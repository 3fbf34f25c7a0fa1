"""The icons as emojis of the application: uploaded if missing, found by name, deleted when long unused.

An emoji's name contains the icon's code and a hash of its drawing. So each process finds the emojis that it uses, and a
new drawing is another emoji beside the old one, which another bot of the same application may still use.
"""

from __future__ import annotations

import asyncio
import hashlib
import itertools
import logging
import re
from collections.abc import Awaitable, Callable, Collection, Mapping
from contextlib import suppress
from types import SimpleNamespace
from typing import Final, TypeAlias

import aiohttp
import discord

from bot.discord_api.errors import NETWORK
from bot.domain.clock import Clock
from bot.i18n.icons import IconSet
from bot.i18n.messages import Words
from bot.tables import TableError
from render.presentation import AnyFace

log = logging.getLogger(__name__)

UNUSED: Final = 30 * 24 * 3600
"""Seconds for which an unused icon stays, since another bot of the same application may use it."""

PAUSES: Final = (60.0, 300.0, 1800.0, 3600.0)
"""Seconds between tries; the last value repeats."""

AGAIN: Final = 24 * 3600.0
"""Seconds between two checks that all icons are there."""

_DOUBTED: Final = 60.0
"""Seconds between two refusals that cause a check."""

_OURS: Final = re.compile(r"sobek_([a-z0-9_]{1,17})_[0-9a-f]{8}")
_WRONG: Final = 400
_GONE: Final = 404

Remember: TypeAlias = Callable[[Collection[str], int], Awaitable[Mapping[str, int]]]
"""Stores which icons are unused at a moment, returns since when each has been unused, and forgets all others."""


class _Incomplete(Exception):
    """Icons are missing; the text is one line."""


def name_of(code: str, data: bytes) -> str:
    """Return the name of an icon's emoji; it is the same for the same drawing."""
    return f"sobek_{code}_{hashlib.sha256(data).hexdigest()[:8]}"


def draw_all(faces: Collection[AnyFace]) -> dict[str, bytes]:
    """Draw all icons of some games, each once; return them by their codes."""
    drawing = (face.draws_icons for face in faces)
    return {code: data for one in drawing if one is not None for code, data in one.icons().items()}


class AppEmojiSync:
    """Keeps the icons at Discord and gives `words` their ids; a failure stops nothing else.

    Args:
        client: logged in when this starts.
        words: show the icons beside names.
        faces: the faces of the games, which draw the icons.
        remember: stores since when icons are unused.
        clock: waits between tries.
        sends: whether this process uploads and deletes; otherwise it only reads the ids.
    """

    def __init__(
        self,
        client: discord.Client,
        words: Words,
        faces: Mapping[str, AnyFace],
        remember: Remember,
        clock: Clock,
        *,
        sends: bool = True,
    ) -> None:
        self._client = client
        self._words = words
        self._faces = faces
        self._remember = remember
        self._clock = clock
        self._sends = sends
        self._needed: dict[str, str] = {}
        self._looked = 0.0
        self._doubt = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start in the background."""
        self._task = asyncio.create_task(self._keep())

    async def close(self) -> None:
        """Stop."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def watch(self, trace: aiohttp.TraceConfig) -> aiohttp.TraceConfig:
        """Watch a session's requests for refusals: a message with a deleted icon is one."""
        trace.on_request_end.append(self._on_request_end)
        return trace

    async def _on_request_end(
        self, _: aiohttp.ClientSession, __: SimpleNamespace, request: aiohttp.TraceRequestEndParams
    ) -> None:
        if request.response.status == _WRONG and self._clock.now() - self._looked > _DOUBTED:
            self._doubt.set()

    async def _keep(self) -> None:
        pauses = _pauses()
        while True:
            self._doubt.clear()
            try:
                await self._synchronise()
            except Exception as error:  # no game depends on icons
                pause = max(next(pauses), _seconds_to_wait(error))
                log.warning("icons are missing (%s), trying again in %d min", _reason(error), pause / 60)
            else:
                pauses, pause = _pauses(), AGAIN
                log.info("the icons are there")
            await self._pause(pause)

    async def _pause(self, seconds: float) -> None:
        """Wait for some seconds, or until Discord refuses a message."""
        doubted, slept = asyncio.create_task(self._doubt.wait()), asyncio.create_task(self._clock.sleep(seconds))
        try:
            await asyncio.wait({doubted, slept}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (doubted, slept):
                task.cancel()

    async def _synchronise(self) -> None:
        """Ask which icons Discord has, learn their ids, upload the missing ones and delete those long unused.

        Raises:
            discord.HTTPException, OSError, aiohttp.ClientError, TimeoutError: Discord does not answer as it should.
            TableError: STORE.
            _Incomplete: icons are missing, and this process does not upload, or Discord refuses them.
        """
        drawn: Mapping[str, bytes] = {}
        if not self._needed:
            drawn = await self._draw()
            self._needed = {code: name_of(code, data) for code, data in drawn.items()}
        self._looked = self._clock.now()
        existing = {one.name: one.id for one in await self._client.fetch_application_emojis()}
        self._learn_ids(existing)
        missing = {code: name for code, name in self._needed.items() if name not in existing}
        if not self._sends:
            if missing:
                raise _Incomplete(f"{len(missing)} have not been sent yet")
            return
        if missing:
            log.info("sending %d icons", len(missing))
            await self._send(missing, drawn or await self._draw(), existing)
        await self._delete_unused(existing)

    async def _draw(self) -> dict[str, bytes]:
        return await asyncio.to_thread(draw_all, list(self._faces.values()))

    async def _send(self, missing: Mapping[str, str], drawn: Mapping[str, bytes], existing: dict[str, int]) -> None:
        """Upload the missing icons one after the other; go on after a refused one."""
        refused: list[str] = []
        for code, name in missing.items():
            try:
                sent = await self._client.create_application_emoji(name=name, image=drawn[code])
            except discord.HTTPException as error:
                if error.status != _WRONG:
                    raise
                refused.append(f"{code}: {error.code}")
            else:
                existing[name] = sent.id
                self._learn_ids(existing)
        if refused:
            raise _Incomplete(f"Discord does not take {', '.join(refused)}")

    async def _delete_unused(self, existing: Mapping[str, int]) -> None:
        """Delete the bot's icons that are long unused; emojis that others made are never touched."""
        needed, now = set(self._needed.values()), int(self._clock.now())
        unused = [name for name in existing if _OURS.fullmatch(name) and name not in needed]
        for name, since in (await self._remember(unused, now)).items():
            if now - since >= UNUSED:
                log.info("deleting the icon %s, which nobody has wanted for %d days", name, (now - since) // 86_400)
                await self._delete(existing[name])

    async def _delete(self, emoji: int) -> None:
        try:
            await self._client.http.delete_application_emoji(self._client.application_id or 0, emoji)
        except discord.HTTPException as error:
            if error.status != _GONE:
                raise

    def _learn_ids(self, existing: Mapping[str, int]) -> None:
        """Give `words` the icons that Discord has; an older drawing stands in for a missing one."""
        older = {found[1]: number for name, number in existing.items() if (found := _OURS.fullmatch(name))}
        ids = {code: existing.get(name, older.get(code)) for code, name in self._needed.items()}
        codes = {game: face.draws_icons.icon_of for game, face in self._faces.items() if face.draws_icons is not None}
        self._words.icons = IconSet(codes, {code: number for code, number in ids.items() if number is not None})


def _pauses() -> itertools.chain[float]:
    return itertools.chain(PAUSES, itertools.repeat(PAUSES[-1]))


def _seconds_to_wait(error: Exception) -> float:
    """Return for how many seconds Discord asks to wait; discord.py has retried before."""
    if isinstance(error, discord.HTTPException):
        with suppress(TypeError, ValueError):
            return float(error.response.headers.get("Retry-After", 0.0))
    return 0.0


def _reason(error: Exception) -> str:
    """Return why a try failed, in one line."""
    match error:
        case _Incomplete():
            return str(error)
        case discord.HTTPException():
            return f"{error.status} {error.code}"
        case TableError():
            return "the store does not answer"
        case _ if isinstance(error, NETWORK):
            return f"no answer: {type(error).__name__}"
        case _:
            log.error("the icons could not be sent", exc_info=error)
            return type(error).__name__
