"""What an operator types and reads: one line for each error, and an exit code."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from bot.config.settings import NO_TOKEN, Config
from bot.ops import cli
from bot.ops.backup.backup_files import backups_in
from bot.store import DeletionLog, Store
from bot.store.deletion_log import FILE, read
from bot.version import __version__
from tests.bot.ops.exit_code import ended

ROOT = Path(__file__).parents[3]


@pytest.fixture(autouse=True)
def settings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{tmp_path}/games.sqlite3")


@pytest.fixture
def database(tmp_path: Path) -> Path:
    asyncio.run(make(f"sqlite:///{tmp_path}/games.sqlite3"))
    return tmp_path / "games.sqlite3"


async def make(address: str) -> None:
    """Make an empty database."""
    await (await Store.open(address)).close()


def test_a_backup_is_made_and_restored_without_a_token(
    database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert ended("backup") == "Where to? Set BACKUP_DIR, or say `sobek-bot backup --to FOLDER`."
    monkeypatch.setenv("BACKUP_DIR", str(tmp_path / "backups"))
    assert ended("backup") == 0
    (backup,) = backups_in(tmp_path / "backups")
    assert capsys.readouterr().out.startswith(f"{backup.file} (")
    assert str(ended("restore", str(backup.file))).startswith("No list of deletions is there")
    DeletionLog(tmp_path / "backups" / FILE).make(1)
    assert ended("restore", str(backup.file)) == 0
    first, second, back, third = capsys.readouterr().out.splitlines()
    assert first == f"restored: {backup.file} into {database}"
    assert second.startswith(f"what was there before: {database}.before-")
    assert third == "people whose data were deleted again: 0"
    kept = back.removeprefix("to go back to that: sobek-bot restore ")
    assert second.startswith(f"what was there before: {kept};")
    assert ended("restore", kept) == 0


@pytest.mark.parametrize("days", ["0", "31", "x", "-1"])
def test_backups_are_kept_for_30_days_at_most(database: Path, days: str) -> None:
    assert ended("backup", "--to", "backups", f"--days={days}") == (
        f"--days={days} is no number of days: use a whole number from 1 to 30."
    )


def test_what_cannot_be_done_is_one_line(database: Path, tmp_path: Path) -> None:
    assert str(ended("restore", str(tmp_path / "nothing"))).startswith(f"There is no file {tmp_path / 'nothing'}")
    name = "sobek-20231114T221320Z.sqlite3"
    assert str(ended("restore", str(tmp_path / name))).startswith(f"There is no file {tmp_path / name}")
    assert ended("export", "1") == "There is no game 1."
    assert str(ended("move", "sqlite:///nothing.sqlite3", "sqlite:///other.sqlite3")).startswith("There is no ")
    assert str(ended("move", "DATABASE_URL", "sqlite:////proc/nowhere/other.sqlite3")).endswith(
        "/proc/nowhere/other.sqlite3 cannot be made (No such file or directory): is its disk mounted, and may the "
        "bot's user write there?"
    )
    assert str(ended("move", "mysql://here", "sqlite:///other.sqlite3")).startswith("FROM begins with mysql")


def test_games_are_listed_where_none_is_named(
    database: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert ended("export") == "No game has been played to its end yet."
    assert ended("export", "--to", "game.json") == "Which game? `sobek-bot export` lists the latest."
    asked: list[int | None] = []

    async def lines(_: str, most: int | None) -> list[str]:
        asked.append(most)
        return ["one", "two"]

    monkeypatch.setattr(cli, "list_finished_games", lines)
    assert ended("export") == ended("export", "--all") == 0
    assert asked == [20, None]
    assert capsys.readouterr().out == "one\ntwo\n" * 2


def test_what_is_wrong_ends_with_code_1_after_a_line_for_each(
    database: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "secret-token")
    monkeypatch.setenv("DISCORD_API_URL", "http://127.0.0.1:1")
    assert ended("check") == 1
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in lines] == ["WRONG token"] + [
        f"ok    {what}" for what in ("database", "backups", "deletions", "disk")
    ]
    assert "secret-token" not in "".join(lines)


def test_without_a_token_all_else_is_looked_at(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert ended("check") == 1
    first, *lines = capsys.readouterr().out.splitlines()
    assert first == f"WRONG token: {NO_TOKEN}"
    assert [line.split(":")[0] for line in lines] == [
        f"ok    {what}" for what in ("database", "backups", "deletions", "disk")
    ]


def test_the_list_of_deletions_goes_along_to_another_machine_and_stays_there(
    database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A copy elsewhere can be restored without more, and what the list knows is in the new bot's own list then."""
    taken = tmp_path / "stick"
    assert ended("backup", "--to", str(taken)) == 0
    assert not (taken / FILE).exists(), "there is none yet, and it is not made here"
    own = DeletionLog(tmp_path / FILE)
    own.make(1)
    own.note(77, int(time.time()))
    assert ended("backup", "--to", str(taken)) == 0
    assert capsys.readouterr().out.splitlines()[-1] == f"{taken / FILE}: a restore needs it, too"
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{tmp_path}/new/data/games.sqlite3")
    monkeypatch.setenv("BACKUP_DIR", str(tmp_path / "new" / "backups"))
    backup = backups_in(taken)[-1]
    assert ended("restore", str(backup.file)) == 0
    for folder in ("data", "backups"):
        listed = read(tmp_path / "new" / folder / FILE)
        assert listed is not None
        assert listed.since == 1
        assert listed.deleted(1, {77, 78}) == {77}


def test_a_list_is_taken_over_before_anything_is_restored(
    database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A restore that is cut short then has lost no deletion; if the list cannot be merged, nothing is done."""
    DeletionLog(tmp_path / "stick" / FILE).make(1)
    assert ended("backup", "--to", str(tmp_path / "stick")) == 0
    (backup,) = backups_in(tmp_path / "stick")
    before = database.read_bytes()
    monkeypatch.setattr("bot.ops.backup.restore._sqlite", lambda *_: sys.exit(7))
    assert ended("restore", str(backup.file)) == 7
    assert read(tmp_path / FILE) is not None
    (tmp_path / FILE).unlink()
    (tmp_path / FILE).mkdir()
    assert "list of deletions" in str(ended("restore", str(backup.file)))
    assert database.read_bytes() == before


def test_a_damaged_list_beside_a_backup_is_taken_over_by_nobody(database: Path, tmp_path: Path) -> None:
    assert ended("backup", "--to", str(tmp_path / "stick")) == 0
    (tmp_path / "stick" / FILE).write_text("nonsense")
    (backup,) = backups_in(tmp_path / "stick")
    assert "is no list of deletions" in str(ended("restore", str(backup.file)))
    assert ended("restore", "--without-deletions", str(backup.file)) == 0
    assert not (tmp_path / FILE).exists()


@pytest.mark.parametrize("arguments", [["nothing"], ["restore"], ["move", "one"], ["export", "x"], ["--nothing"]])
def test_what_cannot_be_understood_ends_with_code_2(arguments: list[str]) -> None:
    assert ended(*arguments) == 2


def test_an_address_can_be_given_by_the_name_of_its_variable(
    database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """So that a password stands in no list of processes and in no shell's history."""
    monkeypatch.setenv("NEW_DATABASE_URL", f"sqlite:///{tmp_path}/new.sqlite3")
    assert ended("move", "DATABASE_URL", "NEW_DATABASE_URL") == 0
    told = capsys.readouterr()
    assert told.out.startswith("moved and compared: 0 rows of ")
    assert "games: 0\n" in told.err
    assert (tmp_path / "new.sqlite3").exists()


def test_the_usual_address_is_moved_where_none_is_set(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """As for the bot itself: who installed it by the book has never set DATABASE_URL."""
    monkeypatch.delenv("DATABASE_URL")
    monkeypatch.setenv("NEW_DATABASE_URL", f"sqlite:///{tmp_path}/new.sqlite3")
    assert ended("move", "DATABASE_URL", "NEW_DATABASE_URL") == f"There is no {tmp_path}/data/sobek.sqlite3."
    asyncio.run(make("sqlite:///data/sobek.sqlite3"))
    assert ended("move", "DATABASE_URL", "NEW_DATABASE_URL") == 0
    assert capsys.readouterr().out.startswith("moved and compared: 0 rows of ")


@pytest.mark.parametrize(
    ("said", "called"), [("NOTSET", "NOTSET"), ("EMPTY", "EMPTY"), ("postgresql:/sobek:Qx@localhost/sobek", "TO")]
)
def test_what_is_neither_an_address_nor_a_setting_is_named(
    database: Path, monkeypatch: pytest.MonkeyPatch, said: str, called: str
) -> None:
    monkeypatch.setenv("EMPTY", " ")
    words = f"{called} is neither an address nor the name of a setting that is set."
    assert ended("move", "DATABASE_URL", said) == words


def test_an_address_that_is_wrong_is_called_as_it_was_named(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NEW_DATABASE_URL", "postgresql://sobek:Qx@127.0.0.1:1/sobek")
    assert str(ended("move", "DATABASE_URL", "NEW_DATABASE_URL")).startswith(
        "NEW_DATABASE_URL: postgresql 127.0.0.1:1/sobek cannot be used ("
    )
    monkeypatch.setenv("NEW_DATABASE_URL", "postgresql://sobek:a@Qx/c#d@127.0.0.1/sobek")
    for wrong in (ended("move", "DATABASE_URL", "NEW_DATABASE_URL"), ended("move", "NEW_DATABASE_URL", "DATABASE_URL")):
        assert str(wrong).startswith("NEW_DATABASE_URL: it is not clear where the password ends")
        assert "Qx" not in str(wrong)


def test_half_a_password_is_said_by_no_command(
    database: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATABASE_URL", "postgresql://sobek:a@Qx/c#Qy@127.0.0.1/sobek")
    monkeypatch.setenv("DISCORD_TOKEN", "token")
    monkeypatch.setenv("DISCORD_API_URL", "http://127.0.0.1:1")
    said = [str(ended(*words)) for words in (["backup", "--to", "backups"], ["export", "1"], ["check"])]
    said += capsys.readouterr().out.splitlines()
    assert sum("write @ as %40, / as %2F, # as %23, ? as %3F" in line for line in said) == 3
    assert not [line for line in said if "Q" in line]


def test_a_typing_error_in_the_source_leaves_no_folder_behind(database: Path, tmp_path: Path) -> None:
    before = sorted(tmp_path.iterdir())
    assert str(ended("move", "sqlite:///dat/games.sqlite3", "sqlite:///new/games.sqlite3")).startswith("There is no ")
    assert sorted(tmp_path.iterdir()) == before


def test_a_token_that_others_can_read_is_said_beside_what_was_looked_at(
    database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / ".env").write_text("DISCORD_TOKEN=secret-token\n")
    (tmp_path / ".env").chmod(0o644)
    monkeypatch.setenv("DISCORD_API_URL", "http://127.0.0.1:1")
    assert ended("check") == 1
    told = capsys.readouterr()
    assert told.out.startswith("WRONG token: ")
    assert told.err.startswith(".env holds the token, and others on this machine can read or write it: chmod 600 ")
    assert "secret-token" not in told.err


@pytest.mark.thorough
@pytest.mark.skipif(os.name == "nt", reason="Windows has no such pipes")
def test_whoever_has_read_enough_ends_a_command_quietly(database: Path, tmp_path: Path) -> None:
    """As in `sobek-bot check | head -2`; here nobody reads anything at all."""
    reader, writer = os.pipe()
    os.close(reader)
    environment = {
        "PYTHONPATH": str(ROOT),
        "PATH": "",
        "DISCORD_TOKEN": "x",
        "DISCORD_API_URL": "http://127.0.0.1:1",
        "DATABASE_URL": os.environ["DATABASE_URL"],
    }
    for command in (["check"], ["backup", "--to", "backups"]):
        done = subprocess.run(
            [sys.executable, "-m", "bot", *command],
            env=environment,
            cwd=tmp_path,
            stdout=writer,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
        assert (done.returncode, done.stderr) == (1, "")
    os.close(writer)


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert ended("--version") == 0
    assert capsys.readouterr().out == f"sobek-bot {__version__}\n"


@pytest.mark.thorough
def test_a_checkout_has_the_commands_as_well(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "bot", "--help"],
        env={"PYTHONPATH": str(ROOT), "PATH": ""},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert all(command in done.stdout for command in ("check", "backup", "restore", "move", "export", "try"))


@pytest.mark.parametrize(("said", "goes_on"), [("y", True), ("Yes", True), ("", False), ("n", False), (None, False)])
def test_a_trial_says_what_it_will_post_and_asks(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], said: str | None, goes_on: bool
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "secret-token")
    asked = trial(monkeypatch, said)
    assert ended("try", "--channel", "77") == (0 if goes_on else 1)
    assert asked == ([77] if goes_on else [])
    out = capsys.readouterr().out
    assert "In channel 77 about 25 messages are posted, edited and deleted again" in out
    assert ("Nothing was done." in out) is not goes_on
    assert "secret-token" not in out


def test_a_trial_can_be_told_not_to_ask(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "secret-token")
    asked = trial(monkeypatch, None)
    assert ended("try", "--channel", "77", "--yes") == 0
    assert asked == [77]


def test_a_trial_needs_a_channel_and_a_token(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert ended("try", "--channel", "77", "--yes") == NO_TOKEN
    monkeypatch.setenv("DISCORD_TOKEN", "secret-token")
    assert str(ended("try", "--yes")).startswith("Where? `sobek-bot try --channel ID`")
    assert str(ended("try", "--again")).startswith("There is no data/try.json: run `sobek-bot try --channel ID` before")
    assert not list(tmp_path.iterdir()), "no database is made"


def trial(monkeypatch: pytest.MonkeyPatch, said: str | None) -> list[int]:
    """Let an operator say something when asked, and return the channels in which it is tried."""
    asked: list[int] = []

    async def tried(_: Config, channel: int, __: object) -> int:
        asked.append(channel)
        return 0

    def answer(_: str) -> str:
        if said is None:
            raise EOFError
        return said

    monkeypatch.setattr(cli, "run", tried)
    monkeypatch.setattr("builtins.input", answer)
    return asked
