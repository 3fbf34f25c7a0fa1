"""The container's files fit each other, and nothing secret goes into the image."""

from __future__ import annotations

import json
import re
import subprocess
from fnmatch import fnmatch
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
CLIENTS: Final = {"bookworm": 15, "trixie": 17}
"""The version of PostgreSQL's programs that each Debian has as `postgresql-client`."""
IMAGE: Final = re.compile(r"docker\.io/([\w/]+):v?(\d[\w.]*)")
STARTED: Final = 77


def test_no_server_is_newer_than_what_copies_it() -> None:
    """As `pg_dump` copies none that is."""
    (debian,) = re.findall(
        r"^ARG PYTHON=\S+-slim-(\w+)(?:@\S+)?$", (ROOT / "Containerfile").read_text("utf-8"), re.MULTILINE
    )
    (server,) = re.findall(
        r"library/postgres:(\d+)(?:@\S+)?$", (ROOT / "compose.yaml").read_text("utf-8"), re.MULTILINE
    )
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
    asked = set(re.findall(r"(?<!\$)\$\{(\w+_PASSWORD)", others))
    assert len(asked) == 2
    assert all(f'{name}: ""' in bot for name in asked)


def test_every_image_is_named_by_a_version() -> None:
    """So that nothing changes but by a change here; patches of a version that gets none any more never come."""
    named = [
        image for file in ("Containerfile", "compose.yaml") for image in IMAGE.findall((ROOT / file).read_text("utf-8"))
    ]
    versions = {name: tuple(map(int, re.findall(r"\d+", tag))) for name, tag in named}
    assert set(versions) == {"library/python", "library/postgres", "prom/prometheus", "grafana/grafana"}
    # Prometheus 3.5 gets no patches after July 2026, Grafana 12.1 none after April.
    assert versions["prom/prometheus"] >= (3, 13)
    assert versions["grafana/grafana"] >= (13, 2)


def test_what_builds_the_image_is_held_against_its_hash() -> None:
    text = (ROOT / "Containerfile").read_text(encoding="utf-8")
    installed = re.findall(r"pip install (.*?)(?: \\)?$", text, re.MULTILINE)
    assert len(installed) == 3
    *locked, wheel = installed
    assert all("--require-hashes" in line and re.search(r"-r requirements/\w+\.lock$", line) for line in locked)
    assert wheel.endswith("--no-deps /build/wheel/*.whl")
    for lock in re.findall(r"requirements/\w+\.lock", text):
        assert "--hash=sha256:" in (ROOT / lock).read_text(encoding="utf-8"), lock


def test_prometheus_asks_for_the_bot_by_a_name_under_which_it_answers() -> None:
    (target,) = re.findall(
        r'targets: \["([\w.-]+):9464"\]', (ROOT / "deploy/prometheus/prometheus.yml").read_text("utf-8")
    )
    assert (
        f"\n      METRICS_HOSTS: {target}\n" in (ROOT / "compose.yaml").read_text("utf-8").split("\n  postgres:\n")[0]
    )


@pytest.mark.parametrize("password", [None, ""])
def test_grafana_does_not_start_without_a_password(password: str | None) -> None:
    """Otherwise everybody on the machine would be let in as admin with the password admin."""
    done = grafana_with({} if password is None else {"GF_SECURITY_ADMIN_PASSWORD": password})
    assert done.returncode not in (0, STARTED)
    assert "put GRAFANA_PASSWORD into .env" in done.stderr


def test_grafana_starts_with_a_password_whatever_is_in_it() -> None:
    for password in ("a word", 'it\'s "$HOME" `id` \\ *'):
        assert grafana_with({"GF_SECURITY_ADMIN_PASSWORD": password}).returncode == STARTED


def test_the_bot_alone_needs_no_password_of_the_others() -> None:
    """Compose fills in all services before it leaves out those of other profiles."""
    assert not re.findall(r"(?<!\$)\$\{\w+:?\?", (ROOT / "compose.yaml").read_text(encoding="utf-8"))


def grafana_with(environment: dict[str, str]) -> subprocess.CompletedProcess[str]:
    """Run what the container of Grafana runs, with something in Grafana's place that says that it was started."""
    service = (ROOT / "compose.yaml").read_text(encoding="utf-8").split("\n  grafana:\n")[1]
    (line,) = re.findall(r"^    entrypoint: (.*)$", service, re.MULTILINE)
    shell, option, command = json.loads(line)
    started = command.replace("$$", "$").replace("exec /run.sh", f"exit {STARTED}")
    assert started != command.replace("$$", "$")
    return subprocess.run([shell, option, started], env=environment, capture_output=True, text=True, check=False)
