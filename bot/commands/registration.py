"""Registration of the commands with Discord: only if they have changed; a failure does not stop a bot that has them."""

from __future__ import annotations

import asyncio
import itertools
import logging
from collections.abc import Iterable
from typing import Any, Final

import discord
from discord import app_commands
from discord.http import Route

from bot.commands.command_diff import Json, command_key, entry_points_to_send, is_same, plain_json
from bot.discord_api.errors import NETWORK
from bot.domain.clock import Clock
from bot.i18n.messages import Words

log = logging.getLogger(__name__)

PATIENCE: Final = 30.0
"""Seconds for which a start waits for the registration; discord.py retries for 25."""

PAUSES: Final = (60.0, 300.0, 1800.0, 3600.0)
"""Seconds between tries; the last value repeats."""

_LONGEST: Final = 300
_UNAUTHORIZED: Final = 401


class CommandsNotRegistered(Exception):
    """Discord has none of our commands and refuses them, so nobody can use the bot; the text is one line."""

    def __init__(self, reason: str) -> None:
        super().__init__(
            f"Discord does not take the bot's commands ({reason}), and without them nobody can use the bot. "
            "Start it again in some minutes; if Discord says the same then, this line is worth a report."
        )


class _Unclear(Exception):
    """An answer of Discord that says nothing about our commands."""


class Registration:
    """Keeps the commands registered, and gives `words` their id.

    If they are registered already, no failure here stops the bot: it tries again later, with growing pauses.

    Args:
        tree: holds the commands and the client that is logged in.
        words: names the commands in texts.
        clock: waits for Discord, and between tries.
        registers: whether this process registers the commands; otherwise it only reads their id.
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
        """The id of the commands, None while it is not known."""
        return self._words.command_id

    async def start(self) -> None:
        """Register the commands if they differ; after a failure, go on and try again later.

        Raises:
            CommandsNotRegistered: Discord has none of our commands and refuses them.
            discord.LoginFailure: Discord does not accept the token any more.
        """
        attempt = self._attempt = asyncio.create_task(self._register_if_changed())
        patience = asyncio.create_task(self._clock.sleep(PATIENCE))
        try:
            await asyncio.wait({attempt, patience}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            patience.cancel()
        if attempt.cancelled():  # the bot stops
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
        """Log why a try failed and try again after a pause, until a try succeeds."""
        pauses = itertools.chain(PAUSES, itertools.repeat(PAUSES[-1]))
        if not attempt.done():
            log.warning("the commands are not up to date (Discord has not answered yet)")
        await asyncio.wait({attempt})
        while error := attempt.exception():
            pause = next(pauses)
            log.warning("the commands are not up to date (%s), trying again in %d min", _reason(error), pause / 60)
            await self._clock.sleep(pause)
            attempt = self._attempt = asyncio.create_task(self._register_if_changed())
            await asyncio.wait({attempt})
        log.info("the commands are up to date now")

    async def _register_if_changed(self) -> None:
        """Ask what is registered, learn the id, and register our commands if they differ.

        Raises:
            discord.HTTPException: Discord refuses.
            OSError, aiohttp.ClientError, TimeoutError: there was no answer.
            _Unclear: our commands are missing and another process registers them, or Discord's answer cannot be read.
        """
        client = self._tree.client
        application = client.application_id
        if application is None:
            raise app_commands.MissingApplicationID
        route = Route("GET", "/applications/{application_id}/commands", application_id=application)
        # Without this parameter, which discord.py does not send, Discord leaves every translation out.
        registered = await client.http.request(route, params={"with_localizations": "true"})
        self._learn_id(registered)
        self._looked = True
        if not self._registers:
            if self.command_id is None:
                raise _Unclear("the process that registers them has not done so yet")
            return
        ours = await self._payload()
        if is_same(registered, ours):
            log.info("the commands are as registered")
            return
        log.info("registering the commands")
        payload: list[Any] = [*ours, *entry_points_to_send(registered)]
        self._learn_id(await client.http.bulk_upsert_global_commands(application, payload))
        if self.command_id is None:
            raise _Unclear("Discord's answer does not name them")

    async def _payload(self) -> list[Json]:
        translator = self._tree.translator
        return [
            plain_json(
                await command.get_translated_payload(self._tree, translator)
                if translator
                else command.to_dict(self._tree)
            )
            for command in self._tree.get_commands()
        ]

    def _learn_id(self, registered: Iterable[Any]) -> None:
        """Take the id of our commands from Discord's answer; all of them are in one group."""
        if not isinstance(registered, list) or not all(isinstance(command, dict) for command in registered):
            raise _Unclear("Discord's answer is no list of commands")
        (group,) = self._tree.get_commands()
        ours = (group.to_dict(self._tree)["type"], group.name)
        self._words.command_id = next(
            (int(command["id"]) for command in registered if command_key(command) == ours), None
        )


def _reason(error: BaseException) -> str:
    """Return why a try failed, in one line."""
    match error:
        case discord.HTTPException() | _Unclear():
            text = " ".join(str(error).split())
            return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"
        case _ if isinstance(error, NETWORK):
            return f"no answer: {type(error).__name__}"
        case _:
            # A fault of the bot's own does not stop it, but it must be seen.
            log.error("the commands could not be registered", exc_info=error)
            return type(error).__name__
