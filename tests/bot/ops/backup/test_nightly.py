"""Each night there is one backup, however often the bot is started again, and one that fails is tried again."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, cast
from unittest.mock import AsyncMock

import pytest

from bot.config.settings import Storage
from bot.domain.clock import SystemClock
from bot.ops.backup.backup_files import DAY, backups_in
from bot.ops.backup.nightly import HOUR, nightly, seconds_until_due
from bot.store import DeletionLog, FileReplaced, Store, StoreUnavailable
from bot.store.deletion_log import REMEMBERED_FOR, read
from tests.bot.faults.clock import VirtualClock
from tests.processes import children, lives, stopped

MIDNIGHT = 1_700_006_400.0  # 2023-11-15
NIGHT = MIDNIGHT + HOUR * 3600


class Bot:
    """What of a bot backs up: started, killed, started again."""

    def __init__(self, folder: Path, clock: VirtualClock, days: int = 3) -> None:
        self.clock = clock
        self.storage = Storage(f"sqlite:///{folder}/games.sqlite3", folder / "backups", days)
        self.deletions = DeletionLog(*self.storage.deletions)
        self.stack = AsyncExitStack()
        self.away: StoreUnavailable | None = None

    async def require_file(self) -> None:
        if self.away is not None:
            raise self.away

    async def start(self) -> None:
        await self.stack.enter_async_context(nightly(self.storage, self.deletions, self.clock, self.require_file))
        await self.clock.quiet()

    async def stop(self) -> None:
        await self.stack.aclose()

    async def until(self, moment: float) -> None:
        while self.clock.now() < moment:
            await self.clock.advance(min(1800.0, moment - self.clock.now()))
            await self.clock.quiet()

    @property
    def moments(self) -> list[float]:
        assert self.storage.backup_dir is not None
        return [one.moment for one in backups_in(self.storage.backup_dir)]


@pytest.fixture
async def bot(tmp_path: Path) -> Bot:
    await (await Store.open(f"sqlite:///{tmp_path}/games.sqlite3")).close()
    return Bot(tmp_path, VirtualClock(NIGHT - 7200))


@pytest.mark.parametrize(
    ("last", "now", "seconds"),
    [
        (None, NIGHT + 50, 0.0),
        (NIGHT - 1, NIGHT, 0.0),
        (NIGHT, NIGHT, DAY),
        (NIGHT + 5, NIGHT + 3600, DAY - 3600),
        (NIGHT - 5, NIGHT - 2, 2.0),
        (NIGHT - DAY - 1, NIGHT - 2, 0.0),
        (NIGHT + 10 * DAY, NIGHT, DAY),  # the machine's clock was wrong
    ],
)
def test_a_backup_is_due_once_after_each_night_has_begun(last: float | None, now: float, seconds: float) -> None:
    assert seconds_until_due(last, now) == seconds


async def test_a_bot_backs_up_at_its_first_start_and_once_a_night(bot: Bot) -> None:
    await bot.start()
    assert bot.moments == [NIGHT - 7200]
    await bot.until(NIGHT + 5 * DAY + 60)
    await bot.stop()
    nights = [NIGHT + day * DAY for day in range(6)]
    assert [one for one in bot.moments if one not in nights] == []
    assert bot.moments == nights[2:], "and none is kept for more than three days"


async def test_a_bot_that_is_started_again_does_not_back_up_twice_nor_leave_a_night_out(bot: Bot) -> None:
    for _ in range(3):
        await bot.start()
        await bot.stop()
        bot.clock.leap(60.0)
    assert bot.moments == [NIGHT - 7200]
    bot.clock.leap(NIGHT + 1800 - bot.clock.now())
    for _ in range(3):
        await bot.start()
        await bot.stop()
        bot.clock.leap(60.0)
    assert bot.moments == [NIGHT - 7200, NIGHT + 1800]


async def test_a_backup_that_fails_is_tried_again_until_it_is_done(bot: Bot, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "bot")
    folder = bot.storage.backup_dir
    assert folder is not None
    file = str(bot.storage.database_url).removeprefix("sqlite:///")
    os.rename(file, f"{file}.away")
    await bot.start()
    await bot.until(NIGHT - 6000)
    assert bot.moments == []
    os.rename(f"{file}.away", file)
    await bot.until(NIGHT - 60)
    await bot.stop()
    assert len(bot.moments) == 1
    waits = [
        record.getMessage().rpartition("in ")[2] for record in caplog.records if "no backup" in record.getMessage()
    ]
    assert waits[:2] == ["1 min", "5 min"]
    assert [record.getMessage() for record in caplog.records][-1].startswith("backed up: sobek-2023111")


@pytest.mark.thorough
async def test_a_running_bot_forgets_deletions_older_than_any_backup(bot: Bot) -> None:
    bot.deletions.note(5, int(bot.clock.now()))
    await bot.start()
    await bot.until(bot.clock.now() + REMEMBERED_FOR + 2 * DAY)
    await bot.stop()
    for file in bot.storage.deletions:
        listed = read(file)
        assert listed is not None
        assert [len(those) for those in listed.people.values()] == [0]


async def test_no_backup_is_made_of_another_file_than_the_bot_has_open_and_none_is_deleted(
    bot: Bot, caplog: pytest.LogCaptureFixture
) -> None:
    await bot.start()
    before = bot.moments
    bot.away = FileReplaced("games.sqlite3 is another file")
    await bot.until(NIGHT + 9 * DAY)
    assert bot.moments == before
    assert "no backup (games.sqlite3 is another file), trying again in 1 min" in caplog.text
    assert "Traceback" not in caplog.text
    bot.away = None
    await bot.until(NIGHT + 9 * DAY + 3700)
    await bot.stop()
    assert len(bot.moments) == 1
    assert bot.moments != before


async def test_without_a_folder_nothing_is_backed_up(tmp_path: Path) -> None:
    clock = VirtualClock()
    nobody = cast(Any, None)
    async with nightly(Storage(), DeletionLog(tmp_path / "deletions.json"), clock, nobody):
        await clock.quiet()
    assert [one.name for one in await asyncio.to_thread(lambda: sorted(tmp_path.iterdir()))] == [
        "deletions.json",
        "deletions.json.lock",
    ]


def stopped_program() -> int:
    end = time.monotonic() + 60
    while True:
        for one in children(os.getpid(), "pg_dump"):
            if stopped(one):
                return one
        assert time.monotonic() < end
        time.sleep(0.02)


async def test_the_end_waits_for_no_program_that_hangs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that copies a PostgreSQL database, and is stopped; nothing of its backup is left."""
    program = tmp_path / "pg_dump"
    program.write_text("#!/bin/sh\nkill -STOP $$\n")
    program.chmod(0o700)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    storage = Storage("postgresql://sobek@127.0.0.1:1/sobek", tmp_path / "backups", 3)
    deletions = DeletionLog(*storage.deletions)
    number = 0
    try:
        async with nightly(storage, deletions, SystemClock(), AsyncMock()):
            number = await asyncio.to_thread(stopped_program)
        assert not lives(number)
        assert list((tmp_path / "backups").glob("*pgdump*")) == []
    finally:
        if number and lives(number):
            os.kill(number, signal.SIGKILL)
