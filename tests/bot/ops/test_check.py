"""Everything is looked at, and what is wrong is said in one line with what to do."""

from __future__ import annotations

import logging
import time
from collections.abc import AsyncIterator, Callable
from email.utils import formatdate
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from bot.config.settings import Config, Storage
from bot.discord_api.login_errors import BAD_TOKEN
from bot.ops.backup.backup_files import DAY, make_backup, stamp
from bot.ops.backup.set_aside import BEFORE
from bot.ops.check import findings
from bot.ops.checks.discord import SLOW_CLOCK
from bot.ops.checks.finding import Finding, finding_line
from bot.store import ShardAssignment, Store
from bot.store.deletion_log import REMEMBERED_FOR
from bot.store.migrate import RESTORING_MARK
from bot.store.url import database_url
from sandbox.server import Sandbox
from tests.databases import alter

NOW = 1_700_000_000.0
ALLOWED = 309237763072


class Discord:
    """A Discord that says what a test wants, and keeps Discord's time."""

    def __init__(self) -> None:
        self.url = ""
        self.now = NOW
        self.status = 200
        self.application: dict[str, Any] = {"id": "1", "flags": 0, "interactions_endpoint_url": None}
        self.starts = {"total": 1000, "remaining": 998, "reset_after": 3_700_000, "max_concurrency": 1}
        self.guilds = [
            {"id": str(number), "name": f"Market {number}", "permissions": str(ALLOWED)} for number in range(450)
        ]
        self.asked: list[str] = []

    async def answer(self, request: web.Request) -> web.Response:
        self.asked.append(request.path_qs)
        status = self.status if request.headers["Authorization"] == "Bot right" else 401
        return web.json_response(self.said(request), status=status, headers={"Date": formatdate(self.now, usegmt=True)})

    def said(self, request: web.Request) -> Any:
        match request.path.removeprefix("/api/v10"):
            case "/users/@me":
                return {"id": "1", "username": "Sobek"}
            case "/applications/@me":
                return self.application
            case "/gateway/bot":
                return {"url": "wss://gateway", "shards": 2, "session_start_limit": self.starts}
            case _:
                after = int(request.query["after"])
                left = [one for one in self.guilds if int(one["id"]) > after or after == 0]
                return left[: int(request.query["limit"])]


@pytest.fixture
async def discord() -> AsyncIterator[Discord]:
    said = Discord()
    app = web.Application()
    app.router.add_get("/{rest:.*}", said.answer)
    async with TestServer(app) as server:
        said.url = f"http://127.0.0.1:{server.port}"
        yield said


@pytest.fixture
async def config(discord: Discord, url: str, tmp_path: Path) -> Config:
    await (await Store.open(url)).close()
    return Config("right", Storage(url, tmp_path / "backups"), discord.url, logging.INFO)


async def looked(config: Config, now: Callable[[], float] = lambda: NOW) -> dict[str, Finding]:
    found = [one async for one in findings(config, now)]
    assert not [one for one in found if "\n" in one.line]
    return {one.what: one for one in found if one.right} | {one.what: one for one in found if not one.right}


async def wrong(config: Config, now: Callable[[], float] = lambda: NOW) -> dict[str, str]:
    return {what: one.line for what, one in (await looked(config, now)).items() if not one.right}


async def test_where_all_is_right_each_thing_has_its_line(config: Config, discord: Discord) -> None:
    make_backup(config.storage.database_url, config.storage.backup_dir, NOW - 3600)
    found = await looked(config)
    assert list(found) == [
        "token",
        "clock",
        "intents",
        "connections",
        "permissions",
        "database",
        "backups",
        "deletions",
        "disk",
    ]
    assert {one.right for one in found.values()} == {True}
    assert found["permissions"].line.startswith("all there in 450 servers")
    assert [one for one in discord.asked if "guilds" in one][1:] == [
        f"/api/v10/users/@me/guilds?limit=200&after={after}" for after in (199, 399)
    ]
    assert finding_line(found["token"]) == "ok    token: it is that of Sobek"
    assert found["backups"].line.endswith("the last 1 h old")


async def test_a_wrong_token_is_named_and_the_database_looked_at_all_the_same(config: Config) -> None:
    found = await looked(Config("other", config.storage, config.api_url, logging.INFO))
    assert found["token"] == Finding("token", False, BAD_TOKEN)
    assert found["database"].right
    assert "clock" not in found


async def test_a_discord_that_fails_or_cannot_be_reached_is_named(config: Config, discord: Discord) -> None:
    discord.status = 503
    assert "503" in (await wrong(config))["token"]
    away = Config("right", config.storage, "http://127.0.0.1:1", logging.INFO)
    assert "cannot be reached" in (await wrong(away))["token"]


@pytest.mark.parametrize(("ahead", "way"), [(30.0, "30 s fast"), (-30.0, "30 s slow"), (SLOW_CLOCK - 1, "")])
async def test_a_clock_that_goes_wrong_is_named(config: Config, ahead: float, way: str) -> None:
    line = (await wrong(config, lambda: NOW + ahead)).get("clock", "")
    assert way in line
    assert bool(way) == ("NTP" in line)


async def test_what_the_portal_has_wrong_is_named(config: Config, discord: Discord) -> None:
    discord.application["flags"] = 1 << 19 | 1 << 14
    found = await looked(config)
    assert found["intents"].right
    assert found["intents"].line.endswith("switch off Server Members, Message Content")
    discord.application["interactions_endpoint_url"] = "https://elsewhere.example"
    assert "Interactions Endpoint URL" in (await wrong(config))["intents"]


async def test_a_day_without_connections_left_is_named(config: Config, discord: Discord) -> None:
    discord.starts["remaining"] = 1
    assert (await wrong(config))["connections"].endswith("1 times more today: start it in 2 h.")
    one = Config("right", config.storage, config.api_url, logging.INFO, ShardAssignment(2, frozenset({0})))
    assert "connections" not in await wrong(one)


async def test_missing_permissions_are_named_with_their_servers(config: Config, discord: Discord) -> None:
    for number in (3, 7, 210, 400):
        discord.guilds[number]["permissions"] = str(ALLOWED & ~(1 << 15))
    discord.guilds[8]["permissions"] = str(1 << 3)  # an administrator may do everything
    line = (await wrong(config))["permissions"]
    assert line.startswith(
        "missing in Market 3 (attach_files); Market 7 (attach_files); Market 210 (attach_files) and 1 more"
    )


async def test_the_stand_in_is_looked_at_as_discord_is(tmp_path: Path) -> None:
    async with Sandbox() as sandbox:
        storage = Storage(f"sqlite:///{tmp_path}/games.sqlite3")
        found = await looked(Config("sandbox", storage, sandbox.url, logging.INFO), time.time)
    assert {what for what, one in found.items() if not one.right} == set()
    assert "permissions" in found


async def test_a_database_is_not_made_and_what_is_wrong_with_it_is_said(config: Config, tmp_path: Path) -> None:
    url, address = database_url(config.storage.database_url), config.storage.database_url

    async def line(of: str = address) -> str:
        found = await looked(Config("right", Storage(of), config.api_url, logging.INFO))
        return finding_line(found["database"])

    assert "can be read and written, and is up to date" in await line()
    alter(url, "UPDATE alembic_version SET version_num = '0010'")
    assert "ok " in await line()
    assert "is of an older version (0010)" in await line()
    alter(url, "UPDATE alembic_version SET version_num = '9999'")
    assert "WRONG" in await line()
    assert "was made by a newer version (9999)" in await line()
    alter(url, f"UPDATE alembic_version SET version_num = '{RESTORING_MARK}0014'")
    assert "only half restored" in await line()
    assert "is made at the first start" in await line(f"sqlite:///{tmp_path}/new.sqlite3")
    assert not (tmp_path / "new.sqlite3").exists()
    (tmp_path / "letter.sqlite3").write_bytes(b"a letter" * 1000)
    assert "WRONG" in await line(f"sqlite:///{tmp_path}/letter.sqlite3")
    secret = await line("postgresql://me:secret@127.0.0.1:1/games")
    assert "WRONG" in secret
    assert "secret" not in secret
    assert "is not an address" in await line("games.sqlite3")


async def test_a_database_that_is_gone_beside_its_backups_is_no_new_one(config: Config, tmp_path: Path) -> None:
    folder = config.storage.backup_dir
    assert folder is not None
    make_backup(config.storage.database_url, folder, NOW)
    gone = Storage(f"sqlite:///{tmp_path}/gone/games.sqlite3", folder)
    line = (await wrong(Config("right", gone, config.api_url, logging.INFO))).get("database", "")
    # Those of another kind of database are not its own: it may be about to be moved there.
    assert line.startswith("none is there, though there are backups in ") == config.storage.database_url.startswith(
        "sqlite"
    )
    assert not (tmp_path / "gone").exists()


async def test_room_backups_and_what_is_kept_for_too_long_are_looked_at(
    config: Config, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    backups = config.storage.backup_dir
    assert backups is not None
    make_backup(config.storage.database_url, backups, NOW - 3 * DAY)
    assert "the last is 3.0 days old" in (await wrong(config))["backups"]
    ahead = make_backup(config.storage.database_url, backups, NOW + 2 * DAY)
    assert "of a moment that is still to come" in (await wrong(config))["backups"]
    ahead.file.unlink()
    monkeypatch.setattr("shutil.disk_usage", lambda folder: SimpleNamespace(free=5 * 2**20))
    assert "5 MB free in" in (await wrong(config))["disk"]
    monkeypatch.undo()
    if config.storage.database_url.startswith("sqlite"):
        for kind in (BEFORE, ".rescued-"):
            kept = tmp_path / f"games.sqlite3{kind}{stamp(NOW - REMEMBERED_FOR - 5)}"
            kept.write_bytes(b"")
            assert (await wrong(config))["disk"].endswith(f"delete {kept}.")
            kept.unlink()
    else:
        monkeypatch.setenv("PATH", str(tmp_path))
        assert (await wrong(config))["backups"].startswith("pg_dump, pg_restore, psql not here")
