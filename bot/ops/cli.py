"""The commands of `sobek-bot` for operators. Each prints what it did, or in one line why it could not."""

from __future__ import annotations

import argparse
import asyncio
import logging
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from bot.config.env_file import readable_by_others_warning
from bot.config.settings import Config, ConfigError, Storage, database_named, days_of, load_config, load_storage
from bot.ops.backup.backup_files import delete_old, make_backup
from bot.ops.backup.deletion_log_copies import copy, distinct
from bot.ops.backup.restore import restore
from bot.ops.check import findings
from bot.ops.checks.finding import finding_line
from bot.ops.errors import OperationFailed
from bot.ops.export_games import LATEST, export_record, list_finished_games
from bot.ops.move_database import FROM, TO, move
from bot.ops.path_access import is_absent, unreachable_advice
from bot.ops.progress_bar import Progress
from bot.ops.try_discord.command import PLAN, again, run
from bot.store import StoreError
from bot.store.deletion_log import DATA, FILE
from bot.tables import TableError
from bot.version import __version__


def main(arguments: Sequence[str]) -> None:
    """Run a command line; the exit code is 1 if it fails, 2 if it cannot be parsed.

    Args:
        arguments: those after the program's name.
    """
    given = _parser().parse_args(arguments)
    try:
        code = _COMMANDS[given.command](given, load_storage())
        sys.stdout.flush()
    except BrokenPipeError:
        # The reader has closed the pipe, as `head` does. Without this Python would write an error at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except (ConfigError, OperationFailed, StoreError) as error:
        sys.exit(str(error))
    except OSError as error:
        # A command could not look at a file before it opened it.
        sys.exit(unreachable_advice(Path(os.fsdecode(error.filename or "A file")), error))
    except TableError as error:
        sys.exit(f"It could not be done ({error.reason}).")
    except KeyboardInterrupt:
        sys.exit("Stopped.")
    sys.exit(code)


def _backup(given: argparse.Namespace, storage: Storage) -> int:
    folder = Path(given.to) if given.to else storage.backup_dir
    if folder is None:
        raise OperationFailed("Where to? Set BACKUP_DIR, or say `sobek-bot backup --to FOLDER`.")
    days = days_of(given.days, "--days") if given.days else storage.backup_days
    now = time.time()
    backup = make_backup(storage.database_url, folder, now)
    print(f"{backup.file} ({_size(backup.file.stat().st_size)}), checked")
    try:
        deleted = delete_old(folder, days, now)
    except OSError as error:
        raise OperationFailed(f"Backups older than {days} days could not be deleted ({error.strerror}).") from None
    if deleted:
        print(f"older than {days} days and deleted: {deleted}")
    if copy(storage.deletions, folder, now):
        print(f"{folder / FILE}: a restore needs it, too")
    return 0


def _restore(given: argparse.Namespace, storage: Storage) -> int:
    file = Path(given.file)
    if given.deletions and is_absent(Path(given.deletions)):
        raise OperationFailed(f"There is no file {given.deletions}: name the list of deletions, {FILE}.")
    own, anyway = storage.deletions, given.without_deletions
    lists = distinct([Path(given.deletions)] if given.deletions else [*own, DATA / FILE, file.parent / FILE])
    done = asyncio.run(restore(file, storage.database_url, lists, time.time(), own=own, anyway=anyway))
    print(f"restored: {file} into {done.into}")
    if done.previous is not None:
        print(f"what was there before: {done.previous}; delete it when all is well, within 30 days")
        print(f"to go back to that: sobek-bot restore {done.previous}")
    print(f"people whose data were deleted again: {done.erased}")
    return 0


def _move(given: argparse.Namespace, storage: Storage) -> int:
    (source_name, source), (target_name, target) = database_named(given.source, FROM), database_named(given.target, TO)
    progress = Progress(sys.stderr)
    counts = asyncio.run(move(source, target, progress, source_name=source_name, target_name=target_name))
    print(f"moved and compared: {sum(counts.values())} rows of {len(counts)} tables, {counts['games']} of them games")
    print("Set DATABASE_URL to the new address before you start the bot.")
    return 0


def _export(given: argparse.Namespace, storage: Storage) -> int:
    if given.game is None:
        if given.to is not None:
            raise OperationFailed("Which game? `sobek-bot export` lists the latest.")
        print(*asyncio.run(list_finished_games(storage.database_url, None if given.all else LATEST)), sep="\n")
        return 0
    record = asyncio.run(export_record(storage.database_url, given.game))
    if given.to is None:
        sys.stdout.write(record)
        return 0
    try:
        with open(given.to, "x", encoding="utf-8") as out:
            out.write(record)
    except OSError as error:
        advice = "name a file that is not there yet, in a folder in which the bot's user may write"
        raise OperationFailed(f"{given.to} cannot be written ({error.strerror}): {advice}.") from None
    return 0


def _check(given: argparse.Namespace, storage: Storage) -> int:
    config = load_config(tokenless=True)
    if (line := readable_by_others_warning()) is not None:
        print(line, file=sys.stderr)
    return asyncio.run(_print_findings(config))


async def _print_findings(config: Config) -> int:
    """Print all findings; return 1 if anything is wrong."""
    code = 0
    async for finding in findings(config):
        print(finding_line(finding), flush=True)
        code |= not finding.right
    return code


def _try(given: argparse.Namespace, _: Storage) -> int:
    config = load_config()
    # Warnings of discord.py hold addresses, and those of interactions hold a token.
    logging.getLogger().addHandler(logging.NullHandler())
    if given.again:
        return asyncio.run(again(config, _say))
    if given.channel is None:
        raise OperationFailed(
            "Where? `sobek-bot try --channel ID`: in Discord, right-click a channel, Copy Channel ID."
        )
    print(PLAN.format(channel=given.channel))
    if not given.yes and not _is_confirmed():
        print("Nothing was done.")
        return 1
    return asyncio.run(run(config, given.channel, _say))


def _is_confirmed() -> bool:
    try:
        return input("Go on? [y/N] ").strip().lower() in ("y", "yes")
    except EOFError:
        return False


def _say(line: str) -> None:
    print(line, flush=True)


_COMMANDS = {"check": _check, "backup": _backup, "restore": _restore, "move": _move, "export": _export, "try": _try}


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="sobek-bot",
        description="Without a command the bot runs until it is stopped. Settings come from the environment and .env.",
    )
    parser.add_argument("--version", action="version", version=f"sobek-bot {__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    commands.add_parser("check", help="look whether all is right: token, clock, portal, permissions, database, disk")
    one = commands.add_parser("backup", help="copy the database while the bot runs, check the copy, delete old ones")
    one.add_argument("--to", metavar="FOLDER", help="where to; otherwise BACKUP_DIR")
    one.add_argument("--days", metavar="N", help="keep backups for so many days, 30 at most; otherwise BACKUP_DAYS")
    one = commands.add_parser("restore", help="go back to a backup; the bot has to be stopped")
    one.add_argument("file", metavar="FILE", help="the backup")
    one.add_argument("--deletions", metavar="FILE", help="the list of deletions, where it lies somewhere else")
    one.add_argument(
        "--without-deletions", action="store_true", help="restore even if nobody knows who had his data deleted since"
    )
    one = commands.add_parser("move", help="move everything into another, empty database; the bot has to be stopped")
    one.add_argument(
        "source", metavar=FROM, help="an address such as sqlite:///data/sobek.sqlite3, or a setting that holds one"
    )
    one.add_argument("target", metavar=TO, help="likewise, such as NEW_DATABASE_URL; it has to be empty")
    one = commands.add_parser("export", help="write the record of a finished game as JSON, or list finished games")
    one.add_argument(
        "game", metavar="GAME", type=int, nargs="?", help="the table's number; without it games are listed"
    )
    one.add_argument("--all", action="store_true", help=f"list all finished games, not the latest {LATEST} alone")
    one.add_argument("--to", metavar="FILE", help="a file that is not there yet; otherwise it is printed")
    one = commands.add_parser("try", help="try on Discord what the bot assumes of it; the bot has to be stopped")
    one.add_argument("--channel", metavar="ID", type=int, help="a text channel in which messages may come and go")
    one.add_argument("--yes", action="store_true", help="do not ask before anything is posted")
    one.add_argument("--again", action="store_true", help="65 minutes later: old messages and ended tokens")
    return parser


def _size(count: int) -> str:
    return f"{count / 2**20:.1f} MB" if count >= 2**20 else f"{count / 2**10:.1f} KB"
