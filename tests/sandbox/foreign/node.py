"""Node and the packages of `js/`, which are installed beside it from the lock file."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import NoReturn

import pytest
from filelock import FileLock

JS = Path(__file__).parent / "js"
OLDEST = (18, 17)
_STAMP = JS / "node_modules" / ".installed-from"
_UNREACHED = re.compile(
    r"\bE(?:NOTFOUND|CONN\w+|TIMEDOUT|AI_AGAIN|NETUNREACH|HOSTUNREACH|403|407|429|5\d\d)\b|\bERR_SOCKET_TIMEOUT\b"
)


def node_with_packages(lock: Path) -> str:
    """Install what the lock file says, unless that was done, and give the path of node.

    Args:
        lock: a file that all who may install at the same time share.
    """
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        _missing("node and npm are not installed")
    version = _run([node, "--version"]).stdout.strip()
    if tuple(map(int, version.removeprefix("v").split(".")[:2])) < OLDEST:
        _missing(f"node {version} is too old; discord.js wants {'.'.join(map(str, OLDEST))}")
    wanted = hashlib.sha256((JS / "package-lock.json").read_bytes()).hexdigest()
    with FileLock(lock):
        if not _STAMP.is_file() or _STAMP.read_text() != wanted:
            _install(npm)
            _STAMP.write_text(wanted)
    return node


def _install(npm: str) -> None:
    quick = ["--fetch-retries=1", "--fetch-retry-mintimeout=1000", "--fetch-timeout=30000", "--prefer-offline"]
    done = _run([npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", *quick])
    if done.returncode and (reason := _UNREACHED.search(done.stderr)):
        pytest.skip(f"npm's registry cannot be reached: {reason[0]}")
    assert done.returncode == 0, done.stderr


def _missing(reason: str) -> NoReturn:
    # On CI these tests must run: a machine without node is a fault of its set-up there.
    if os.environ.get("FOREIGN_REQUIRED"):
        pytest.fail(reason)
    pytest.skip(reason)


def _run(command: list[str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, cwd=JS, capture_output=True, text=True, timeout=110, check=False)
