"""One line for the operator when Discord does not let the bot in, instead of discord.py's tracebacks."""

from __future__ import annotations

import asyncio
import logging

import aiohttp
import discord

from bot.discord_api.errors import LATE
from bot.discord_api.sharded_client import NoConnectsLeft

BAD_TOKEN = "Discord does not know this DISCORD_TOKEN: copy the token again from the developer portal into .env."
_INTENTS = (
    "Discord does not grant this bot the intents it asks for (code {}): it needs none that are privileged, only Guilds."
)
_CLOSED = {
    4004: BAD_TOKEN,
    4010: "Discord knows no such shard (code 4010): see to SHARD_COUNT and SHARD_IDS, or leave both out.",
    4011: "This bot is in too many servers for so few shards (code 4011): leave SHARD_COUNT out, or make it larger.",
    4012: "Discord no longer takes this version of its gateway (code 4012): update the bot.",
    4013: _INTENTS.format(4013),
    4014: _INTENTS.format(4014),
}
_NETWORK = (
    OSError,
    aiohttp.ClientError,
    asyncio.TimeoutError,
    # The end of the bot does not wait for connections that do not close.
    asyncio.CancelledError,
    discord.HTTPException,
    discord.GatewayNotFound,
    discord.ConnectionClosed,
)


def explanation(error: discord.DiscordException) -> str | None:
    """Return the line for an error that ends the bot; None if it is no refusal of Discord."""
    match error:
        case discord.LoginFailure():
            return BAD_TOKEN
        case discord.PrivilegedIntentsRequired():
            return _CLOSED[4014]
        case discord.ConnectionClosed():
            return _CLOSED.get(error.code, f"Discord has closed the connection for good (code {error.code}).")
        case discord.GatewayNotFound():
            return "Discord does not tell where its gateway is. It may be down: try again later."
        case discord.HTTPException():
            return f"Discord does not let the bot start (HTTP {error.status}, code {error.code}). Try again later."
        case NoConnectsLeft():
            return str(error)
    return None


class ShortNetworkErrors(logging.Filter):
    """Shortens log records about failed connections to one line with the error's name.

    discord.py connects again; a connection to the database was about to end anyway.
    """

    def filter(self, record: logging.LogRecord) -> bool:
        """Shorten a record about a failure of the network or of Discord; leave others as they are."""
        error = record.exc_info[1] if record.exc_info else None
        if isinstance(error, _NETWORK):
            record.msg = f"{record.getMessage()} ({type(error).__name__})"
            record.args, record.exc_info, record.exc_text = (), None, None
        return True


class ShortAutocompleteErrors(ShortNetworkErrors):
    """Shortens records about autocompletions that came too late; other refusals are faults of the bot."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Shorten a record about an autocompletion that came too late; leave others as they are."""
        error = record.exc_info[1] if record.exc_info else None
        refused = isinstance(error, discord.HTTPException) and error.code not in LATE
        return True if refused else super().filter(record)
