"""The program of the bot: settings, store, words, client. A failed start prints one line and exits with code 1."""

from __future__ import annotations

import asyncio
import logging
import platform
import signal
import sys
import time
from collections.abc import Mapping, Sequence
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path
from urllib.parse import urlsplit

import aiohttp
import discord

from bot.ai_workers import WorkerPool
from bot.app_context import App
from bot.client import SobekClient
from bot.commands import CommandsNotRegistered
from bot.config.env_file import readable_by_others_warning
from bot.config.settings import Config, ConfigError, configured_log_format, load_config
from bot.dev_clock import clock_for
from bot.discord_api.login_errors import explanation
from bot.discord_api.sharded_client import point_to
from bot.games import GAMES, Playable
from bot.i18n.messages import Words
from bot.interactions.locale import Languages
from bot.logs import LogFormat, SentryUnavailable, last_line, report_to_sentry, set_up_log
from bot.ops.backup.nightly import nightly
from bot.ops.checks.lost_database import require_database, warn_of_new_deletion_list
from bot.ops.cli import main as commands
from bot.ops.health_server import HealthServer, NoPort
from bot.store import ALL, BadDatabaseUrl, BadDeletionLog, DatabaseInUse, DeletionLog, Lease, Store
from bot.store.deletion_log import DATA, FILE
from bot.store.url import database_url, without_password
from bot.tables import Tables
from bot.telemetry.metrics import count_search
from bot.version import __version__

log = logging.getLogger("bot")
"""Not named after this file, which is `__main__` when it is started."""


def main(games: Mapping[str, Playable] = GAMES, folders: Sequence[Path] = ()) -> None:
    """Run the bot until it is stopped; the exit code is 1 if it could not start.

    Args:
        games: what can be played.
        folders: the folders of all words, if not only the bot's own.
    """
    try:
        config = load_config()
    except ConfigError as error:
        sys.exit(last_line(str(error), configured_log_format()))
    set_up_log(config.log_level, config.log_format)
    if (line := readable_by_others_warning()) is not None:
        log.warning("%s", line)
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # the bot uses no voice
    try:
        if config.sentry:
            report_to_sentry(config.sentry)
        asyncio.run(run(config, games, folders))
    except KeyboardInterrupt:
        pass
    except Exception as error:
        if (line := _explanation(error)) is not None:
            sys.exit(last_line(line, config.log_format))
        if config.log_format is LogFormat.TEXT:
            raise
        log.critical("the bot has ended by a fault of its own", exc_info=error)
        sys.exit(1)
    log.info("stopped")


async def run(config: Config, games: Mapping[str, Playable] = GAMES, folders: Sequence[Path] = ()) -> None:
    """Open the store and run the client until a signal stops it.

    Raises:
        BadDatabaseUrl: DATABASE_URL is wrong or cannot be opened, or the database is missing although it has backups.
        BadDeletionLog: the list of deletions cannot be written.
        DatabaseInUse: another bot is running on the database, or has taken it over.
        discord.DiscordException: Discord does not let the bot in.
        NoPort: the health server cannot open METRICS_PORT.
        CommandsNotRegistered: Discord has none of the bot's commands and refuses them.
        OSError: Discord cannot be reached.
    """
    if config.api_url is not None:
        point_to(config.api_url)
    shards = config.shards or ALL
    await require_database(config.storage)
    # Older versions kept the list of deletions only there, for any database.
    deletions = DeletionLog(*config.storage.deletions, also=DATA / FILE)
    store = await Store.open(config.storage.database_url, shards)
    where = without_password(database_url(config.storage.database_url))
    log.info("sobek-bot %s on Python %s; database: %s", __version__, platform.python_version(), where)
    if config.proxy is not None:
        # The log must not have the proxy's user and password.
        log.info("Discord is asked through the proxy %s", urlsplit(config.proxy).netloc.rpartition("@")[2])
    try:
        if deletions.make(int(time.time())):
            warn_of_new_deletion_list(config.storage, games=bool(await store.stats.tables()))
        async with clock_for(config) as clock:
            rules = {code: game.rules for code, game in games.items()}
            searching = WorkerPool(rules, config.search_workers, tells=count_search)
            words = Words.load(*folders)
            tables = Tables(store, rules, clock=clock.now, searching=searching, deletions=deletions)
            app = App(words, tables, Languages(words, tables, alone=shards.whole), games)
            client = SobekClient(app, clock, config.shards, config.proxy, pings_as_text=config.pings_as_text)
            # Of several processes, the one that registers the commands makes the backups.
            backups = config.storage if client.registers else replace(config.storage, backup_dir=None)
            _stop_on_signals(client)
            try:
                async with AsyncExitStack() as stack:
                    await stack.enter_async_context(client)
                    await stack.enter_async_context(nightly(backups, deletions, clock, store.require_file))
                    if config.metrics is not None:
                        await stack.enter_async_context(HealthServer(client, store, config.metrics))
                    await start(client, config.token, store.lease)
            finally:
                await searching.close()
            app.drawing_threads.shutdown(wait=False, cancel_futures=True)
    finally:
        await store.close()


async def start(client: discord.Client, token: str, lease: Lease) -> None:
    """Run the client until it is closed, or until another bot has the database.

    Raises:
        DatabaseInUse: another bot has the database.
    """
    running, lost = asyncio.create_task(client.start(token)), asyncio.create_task(lease.lost.wait())
    try:
        await asyncio.wait({running, lost}, return_when=asyncio.FIRST_COMPLETED)
        if not running.done():
            await client.close()
            raise lease.in_use
        await running
    finally:
        for task in (running, lost):
            task.cancel()
        await asyncio.gather(running, lost, return_exceptions=True)


def _explanation(error: Exception) -> str | None:
    """Return the line that explains a failed start, None for a fault of the bot's own."""
    match error:
        case (
            BadDatabaseUrl()
            | BadDeletionLog()
            | DatabaseInUse()
            | CommandsNotRegistered()
            | NoPort()
            | SentryUnavailable()
        ):
            return str(error)
        case discord.DiscordException():
            return explanation(error)
        case aiohttp.ClientHttpProxyError():
            return f"The proxy of HTTPS_PROXY does not let the bot through to Discord (HTTP {error.status})."
        case aiohttp.ClientConnectionError() | OSError():
            return f"Discord cannot be reached ({type(error).__name__}). Is this machine online?"
    return None


def _stop_on_signals(client: SobekClient) -> None:
    loop = asyncio.get_running_loop()
    closing: set[asyncio.Task[None]] = set()

    def stop() -> None:
        log.info("stopping")
        closing.add(asyncio.create_task(client.close()))

    for number in (signal.SIGTERM, signal.SIGINT):
        try:
            loop.add_signal_handler(number, stop)
        except NotImplementedError:  # Windows: Ctrl-C raises KeyboardInterrupt instead
            return


if __name__ == "__main__":
    if sys.argv[1:]:
        commands(sys.argv[1:])
    main()
