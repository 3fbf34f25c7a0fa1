"""The container's files fit each other, and nothing secret goes into the image."""

from __future__ import annotations

import re
from fnmatch import fnmatch
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
CLIENTS: Final = {"bookworm": 15, "trixie": 17}
"""The version of PostgreSQL's programs that each Debian has as `postgresql-client`."""


def test_no_server_is_newer_than_what_copies_it() -> None:
    """As `pg_dump` copies none that is."""
    (debian,) = re.findall(r"^ARG PYTHON=\S+-slim-(\w+)$", (ROOT / "Containerfile").read_text("utf-8"), re.MULTILINE)
    (server,) = re.findall(r"library/postgres:(\d+)$", (ROOT / "compose.yaml").read_text("utf-8"), re.MULTILINE)
    assert int(server) <= CLIENTS[debian]


def test_of_the_folder_only_the_program_is_sent_to_whoever_builds() -> None:
    """Docker reads no other such file, and Podman this one too; tokens, games and backups may lie in the folder."""
    first, *rest = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    assert first == "*"
    let_in = [line.removeprefix("!") for line in rest if line.startswith("!")]
    for private in (".env", ".git", "data", "backups", ".venv", "sobek.sqlite3", "deletions.json"):
        assert not any(fnmatch(private, one) for one in let_in), private


def test_the_bot_is_told_no_password_of_the_others() -> None:
    """They stand in the file with its own settings."""
    text = (ROOT / "compose.yaml").read_text(encoding="utf-8")
    bot, others = text.split("\n  postgres:\n", 1)
    asked = set(re.findall(r"\$\{(\w+_PASSWORD)", others))
    assert len(asked) == 2
    assert all(f'{name}: ""' in bot for name in asked)
