"""The file .env: one line where it cannot be read, and a warning where others can read the token in it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bot.config.env_file import readable_by_others_warning
from bot.config.settings import ConfigError, load_config, load_storage

NOBODY = 65_534


@pytest.fixture(autouse=True)
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    tmp_path.chmod(0o755)
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    return tmp_path


def write(text: str, mode: int = 0o600) -> None:
    """Make the file."""
    Path(".env").write_text(text)
    Path(".env").chmod(mode)


@contextmanager
def not_root() -> Iterator[None]:
    """Be a user for whom file modes count."""
    me = os.geteuid()
    if me == 0:
        os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(me)


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such modes")
def test_a_file_of_somebody_else_is_one_line() -> None:
    """As when root has written it, and the bot has a user of its own."""
    write("DISCORD_TOKEN=Secret1\n", 0)
    for load in (load_config, load_storage):
        with not_root(), pytest.raises(ConfigError) as caught:
            load()
        assert str(caught.value) == (
            ".env cannot be read (Permission denied): it must belong to the user with which the bot runs, and its "
            "folder must let him in."
        )


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such modes")
def test_a_folder_that_cannot_be_entered_is_not_taken_for_one_without_the_file(tmp_path: Path) -> None:
    """What is missing is no token."""
    write("DISCORD_TOKEN=Secret1\n")
    tmp_path.chmod(0)
    try:
        for load in (load_config, load_storage):
            with (
                not_root(),
                pytest.raises(ConfigError, match=r"^\.env cannot be read \(Permission denied\): .*folder"),
            ):
                load()
    finally:
        tmp_path.chmod(0o700)


def test_a_file_that_is_no_text_is_one_line() -> None:
    Path(".env").write_bytes(b"DISCORD_TOKEN=\xff\xfe\n")
    with pytest.raises(ConfigError, match=r"^\.env cannot be read: it must be text in UTF-8\.$"):
        load_config()


def test_a_byte_order_mark_is_no_part_of_the_first_name() -> None:
    """Editors on Windows write it."""
    Path(".env").write_text("DISCORD_TOKEN=Secret1\n", encoding="utf-8-sig")
    assert load_config().token == "Secret1"


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such modes")
@pytest.mark.parametrize("mode", [0o644, 0o640, 0o604, 0o620])
def test_a_token_that_others_can_read_is_warned_of(folder: Path, mode: int) -> None:
    write("DISCORD_TOKEN=Secret1\n", mode)
    line = readable_by_others_warning()
    assert line == f".env holds the token, and others on this machine can read or write it: chmod 600 {folder}/.env"


@pytest.mark.parametrize(("text", "mode"), [("DISCORD_TOKEN=x", 0o600), ("LOG_LEVEL=INFO", 0o644), ("", 0o644)])
def test_nobody_is_warned_without_need(text: str, mode: int) -> None:
    """Where only its owner can read it, or no token is in it."""
    write(text, mode)
    assert readable_by_others_warning() is None


def test_nobody_is_warned_of_a_file_that_is_not_there() -> None:
    assert readable_by_others_warning() is None
