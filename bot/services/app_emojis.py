"""The icons as emojis of the application: sent where they are missing, found by name, deleted when long unused.

An emoji's name says what it shows and, by a hash, which drawing of it: so any process finds those it wants, and what
has been drawn anew is another emoji beside the old one, which another bot of the same application may still want.
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
from render.face import AnyFace

log = logging.getLogger(__name__)

UNUSED: Final = 30 * 24 * 3600
"""For so many seconds an icon that is not wanted any more stays: another bot of the same application may want it."""

PAUSES: Final = (60.0, 300.0, 1800.0, 3600.0)
"""Seconds between tries; the last stays."""

AGAIN: Final = 24 * 3600.0
"""So many seconds later it is looked whether all is still as it should be."""

_DOUBTED: Final = 60.0
"""Once in so many seconds a refusal is taken for a reason to look."""

_OURS: Final = re.compile(r"sobek_([a-z0-9_]{1,17})_[0-9a-f]{8}")
_WRONG: Final = 400
_GONE: Final = 404

Remember: TypeAlias = Callable[[Collection[str], int], Awaitable[Mapping[str, int]]]
"""Notes which icons nobody wants at a moment, and returns since when each has been so; it forgets all others."""


class _Incomplete(Exception):
    """Not all icons are there; the text is one line."""


def name_of(code: str, data: bytes) -> str:
    """Return the name under which Discord has an icon: the same for the same drawing."""
    return f"sobek_{code}_{hashlib.sha256(data).hexdigest()[:8]}"


def draw_all(faces: Collection[AnyFace]) -> dict[str, bytes]:
    """Draw all icons of some games, each once, by their codes."""
    drawing = (face.draws_icons for face in faces)
    return {code: data for one in drawing if one is not None for code, data in one.icons().items()}


class IconSync:
    """Keeps the icons with Discord, and lets `words` know their numbers; nothing that goes wrong is in anybody's way.

    Args:
        client: logged in when this starts.
        words: shows the icons beside names.
        faces: of each game, which draw them.
        remember: keeps since when icons are not wanted.
        clock: waits between tries.
        sends: whether this process sends and deletes; one that does not only looks for numbers.
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
        self._wanted: dict[str, str] = {}
        self._looked = 0.0
        self._doubt = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin, beside everything else."""
        self._task = asyncio.create_task(self._keep())

    async def close(self) -> None:
        """Stop."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def watch(self, trace: aiohttp.TraceConfig) -> aiohttp.TraceConfig:
        """Let a session's requests tell of refusals: a message with an icon that was deleted meanwhile is one."""
        trace.on_request_end.append(self._see)
        return trace

    async def _see(self, _: aiohttp.ClientSession, __: SimpleNamespace, told: aiohttp.TraceRequestEndParams) -> None:
        if told.response.status == _WRONG and self._clock.now() - self._looked > _DOUBTED:
            self._doubt.set()

    async def _keep(self) -> None:
        pauses = _pauses()
        while True:
            self._doubt.clear()
            try:
                await self._once()
            except Exception as error:  # nobody's game depends on it
                pause = max(next(pauses), _told_to_wait(error))
                log.warning("icons are missing (%s), trying again in %d min", _reason(error), pause / 60)
            else:
                pauses, pause = _pauses(), AGAIN
                log.info("the icons are there")
            await self._pause(pause)

    async def _pause(self, seconds: float) -> None:
        """Wait, or for a refusal of Discord."""
        doubted, slept = asyncio.create_task(self._doubt.wait()), asyncio.create_task(self._clock.sleep(seconds))
        try:
            await asyncio.wait({doubted, slept}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (doubted, slept):
                task.cancel()

    async def _once(self) -> None:
        """Look which icons Discord has, learn their numbers, send what is missing and delete what is long unused.

        Raises:
            discord.HTTPException, OSError, aiohttp.ClientError, TimeoutError: Discord does not answer as it should.
            TableError: STORE.
            _Incomplete: some are missing, and this process does not send them; or Discord does not take them.
        """
        drawn: Mapping[str, bytes] = {}
        if not self._wanted:
            drawn = await self._draw()
            self._wanted = {code: name_of(code, data) for code, data in drawn.items()}
        self._looked = self._clock.now()
        there = {one.name: one.id for one in await self._client.fetch_application_emojis()}
        self._learn(there)
        missing = {code: name for code, name in self._wanted.items() if name not in there}
        if not self._sends:
            if missing:
                raise _Incomplete(f"{len(missing)} have not been sent yet")
            return
        if missing:
            log.info("sending %d icons", len(missing))
            await self._send(missing, drawn or await self._draw(), there)
        await self._clear(there)

    async def _draw(self) -> dict[str, bytes]:
        return await asyncio.to_thread(draw_all, list(self._faces.values()))

    async def _send(self, missing: Mapping[str, str], drawn: Mapping[str, bytes], there: dict[str, int]) -> None:
        """Send what is missing, one after the other; one that Discord does not take keeps no other from being sent."""
        refused: list[str] = []
        for code, name in missing.items():
            try:
                sent = await self._client.create_application_emoji(name=name, image=drawn[code])
            except discord.HTTPException as error:
                if error.status != _WRONG:
                    raise
                refused.append(f"{code}: {error.code}")
            else:
                there[name] = sent.id
                self._learn(there)
        if refused:
            raise _Incomplete(f"Discord does not take {', '.join(refused)}")

    async def _clear(self, there: Mapping[str, int]) -> None:
        """Delete those of our icons that have not been wanted for long; what others made is never touched."""
        wanted, now = set(self._wanted.values()), int(self._clock.now())
        unwanted = [name for name in there if _OURS.fullmatch(name) and name not in wanted]
        for name, since in (await self._remember(unwanted, now)).items():
            if now - since >= UNUSED:
                log.info("deleting the icon %s, which nobody has wanted for %d days", name, (now - since) // 86_400)
                await self._delete(there[name])

    async def _delete(self, emoji: int) -> None:
        try:
            await self._client.http.delete_application_emoji(self._client.application_id or 0, emoji)
        except discord.HTTPException as error:
            if error.status != _GONE:
                raise

    def _learn(self, there: Mapping[str, int]) -> None:
        """Let words show the icons that Discord has; an older drawing stands for one that is not there yet."""
        older = {found[1]: number for name, number in there.items() if (found := _OURS.fullmatch(name))}
        ids = {code: there.get(name, older.get(code)) for code, name in self._wanted.items()}
        codes = {game: face.draws_icons.icon_of for game, face in self._faces.items() if face.draws_icons is not None}
        self._words.icons = IconSet(codes, {code: number for code, number in ids.items() if number is not None})


def _pauses() -> itertools.chain[float]:
    return itertools.chain(PAUSES, itertools.repeat(PAUSES[-1]))


def _told_to_wait(error: Exception) -> float:
    """Return for how many seconds Discord does not want to hear of it; discord.py has tried again before."""
    if isinstance(error, discord.HTTPException):
        with suppress(TypeError, ValueError):
            return float(error.response.headers.get("Retry-After", 0.0))
    return 0.0


def _reason(error: Exception) -> str:
    """Return in one line why a try failed."""
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
