"""Registration of the commands with Discord: only when they differ from what is registered, and never in the way."""

from __future__ import annotations

import asyncio
import itertools
import logging
from collections.abc import Iterable
from typing import Any, Final

import discord
from discord import app_commands
from discord.http import Route

from bot.commands.payloads import Json, key_of, plain, same, sent_again
from bot.discord_api.errors import NETWORK
from bot.domain.clock import Clock
from bot.i18n.messages import Words

log = logging.getLogger(__name__)

PATIENCE: Final = 30.0
"""Seconds for which a start waits for the registration; discord.py itself tries again for 25."""

PAUSES: Final = (60.0, 300.0, 1800.0, 3600.0)
"""Seconds between tries; the last stays."""

_LONGEST: Final = 300
_UNAUTHORIZED: Final = 401


class CommandsNotRegistered(Exception):
    """Discord has none of our commands and does not take them, so nobody could use the bot; the text is one line."""

    def __init__(self, reason: str) -> None:
        super().__init__(
            f"Discord does not take the bot's commands ({reason}), and without them nobody can use the bot. "
            "Start it again in some minutes; if Discord says the same then, this line is worth a report."
        )


class _Unclear(Exception):
    """An answer of Discord that says nothing about our commands."""


class Registration:
    """Keeps the commands registered, and lets `words` know the number under which they are.

    Where they are registered already, nothing that goes wrong here keeps the bot from running: it is tried again
    later, with longer and longer pauses.

    Args:
        tree: holds the commands and the client that is logged in.
        words: names the commands in texts.
        clock: waits for Discord, and between tries.
        registers: whether this process registers the commands; one that does not only looks for their number.
    """

    def __init__(
        self,
        tree: app_commands.CommandTree[Any],
        words: Words,
        clock: Clock,
        *,
        registers: bool = True,
    ) -> None:
        self._tree = tree
        self._words = words
        self._clock = clock
        self._registers = registers
        self._looked = False
        self._attempt: asyncio.Task[None] | None = None
        self._later: asyncio.Task[None] | None = None

    @property
    def command_id(self) -> int | None:
        """The number under which Discord knows the commands, as long as that is known."""
        return self._words.command_id

    async def start(self) -> None:
        """Register the commands if they differ, or go on without and try again later.

        Raises:
            CommandsNotRegistered: there are none of ours, and Discord does not take them.
            discord.LoginFailure: Discord does not know the token any more.
        """
        attempt = self._attempt = asyncio.create_task(self._once())
        patience = asyncio.create_task(self._clock.sleep(PATIENCE))
        try:
            await asyncio.wait({attempt, patience}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            patience.cancel()
        if attempt.cancelled():  # the bot is being stopped
            return
        error = attempt.exception() if attempt.done() else TimeoutError()
        if error is None:
            return
        if isinstance(error, discord.HTTPException) and error.status == _UNAUTHORIZED:
            raise discord.LoginFailure("Improper token has been passed.") from error
        if self._registers and self._looked and self.command_id is None:
            raise CommandsNotRegistered(_reason(error)) from error
        self._later = asyncio.create_task(self._try_again(attempt))

    async def close(self) -> None:
        """Stop trying."""
        tasks = [task for task in (self._later, self._attempt) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _try_again(self, attempt: asyncio.Task[None]) -> None:
        """Tell what is wrong with a try and do it again later, until nothing is."""
        pauses = itertools.chain(PAUSES, itertools.repeat(PAUSES[-1]))
        if not attempt.done():
            log.warning("the commands are not up to date (Discord has not answered yet)")
        await asyncio.wait({attempt})
        while error := attempt.exception():
            pause = next(pauses)
            log.warning("the commands are not up to date (%s), trying again in %d min", _reason(error), pause / 60)
            await self._clock.sleep(pause)
            attempt = self._attempt = asyncio.create_task(self._once())
            await asyncio.wait({attempt})
        log.info("the commands are up to date now")

    async def _once(self) -> None:
        """Look what is registered, learn the number, and register our commands where that differs.

        Raises:
            discord.HTTPException: Discord refuses.
            OSError, aiohttp.ClientError, TimeoutError: there was no answer.
            _Unclear: our commands are not there, and it is not this process that registers them; or Discord's answer
                cannot be read.
        """
        client = self._tree.client
        application = client.application_id
        if application is None:
            raise app_commands.MissingApplicationID
        route = Route("GET", "/applications/{application_id}/commands", application_id=application)
        # discord.py leaves this out, and Discord then leaves every translation out.
        there = await client.http.request(route, params={"with_localizations": "true"})
        self._learn(there)
        self._looked = True
        if not self._registers:
            if self.command_id is None:
                raise _Unclear("the process that registers them has not done so yet")
            return
        wanted = await self._wanted()
        if same(there, wanted):
            log.info("the commands are as registered")
            return
        log.info("registering the commands")
        payload: list[Any] = [*wanted, *sent_again(there)]
        self._learn(await client.http.bulk_upsert_global_commands(application, payload))
        if self.command_id is None:
            raise _Unclear("Discord's answer does not name them")

    async def _wanted(self) -> list[Json]:
        translator = self._tree.translator
        return [
            plain(
                await command.get_translated_payload(self._tree, translator)
                if translator
                else command.to_dict(self._tree)
            )
            for command in self._tree.get_commands()
        ]

    def _learn(self, there: Iterable[Any]) -> None:
        """Take the number of our commands out of Discord's answer; all of them are in one group."""
        if not isinstance(there, list) or not all(isinstance(command, dict) for command in there):
            raise _Unclear("Discord's answer is no list of commands")
        (group,) = self._tree.get_commands()
        ours = (group.to_dict(self._tree)["type"], group.name)
        self._words.command_id = next((int(command["id"]) for command in there if key_of(command) == ours), None)


def _reason(error: BaseException) -> str:
    """Return in one line why a try failed."""
    match error:
        case discord.HTTPException() | _Unclear():
            text = " ".join(str(error).split())
            return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"
        case _ if isinstance(error, NETWORK):
            return f"no answer: {type(error).__name__}"
        case _:
            # A mistake of ours stops no bot that people can use, but it must be seen.
            log.error("the commands could not be registered", exc_info=error)
            return type(error).__name__
