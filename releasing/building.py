"""Build sdist and wheel from tracked files, with locked packages only."""

from __future__ import annotations

import io
import os
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Mapping
from pathlib import Path


class NotDone(Exception):
    """A release could not be made, or is not as it should be; the text says why."""


def copy_of(root: Path, folder: Path) -> None:
    """Write the last commit's files into a folder; without a repository, all files that .gitignore does not name.

    Raises:
        NotDone: git does not give them.
    """
    if (root / ".git").exists():
        with zipfile.ZipFile(io.BytesIO(git(root, "archive", "--format=zip", "HEAD"))) as archive:
            archive.extractall(folder)
        return
    lines = (root / ".gitignore").read_text(encoding="utf-8").splitlines()
    ignored = [line.rstrip("/") for line in lines if line and not line.startswith("#")]
    shutil.copytree(root, folder, ignore=shutil.ignore_patterns(*ignored), dirs_exist_ok=True)


def tags_of(root: Path) -> list[str]:
    """Return the tags of the last commit, none without a repository.

    Raises:
        NotDone: git does not tell.
    """
    return git(root, "tag", "--points-at", "HEAD").decode().split() if (root / ".git").exists() else []


def uncommitted(root: Path) -> bool:
    """Whether something is changed, or new, that the last commit has not.

    Raises:
        NotDone: git does not tell.
    """
    return (root / ".git").exists() and bool(git(root, "status", "--porcelain").strip())


def environment(folder: Path, lock: Path) -> Path:
    """Make a virtual environment with what a lock names, each package held against its hash; return its Python.

    Raises:
        NotDone: something cannot be had, or is not what was locked.
    """
    run([sys.executable, "-m", "venv", str(folder)])
    python = folder / "bin" / "python"
    run([str(python), "-m", "pip", "install", "--quiet", "--require-hashes", "-r", str(lock)])
    return python


def build_sdist(python: Path, tree: Path, folder: Path) -> Path:
    """Build the sdist of a tree into a folder, by hatchling as it is installed beside a Python.

    Raises:
        NotDone: it cannot be built.
    """
    run([str(python), "-m", "hatchling", "build", "--target", "sdist", "--directory", str(folder)], cwd=tree)
    return one_in(folder, "*.tar.gz")


def build_wheel(python: Path, sdist: Path, folder: Path, *, compiled: bool) -> Path:
    """Build a wheel from an sdist into a folder, by what is installed beside a Python and nothing else.

    Raises:
        NotDone: it cannot be built.
    """
    alone = ["--no-index", "--no-deps", "--no-build-isolation", "--no-cache-dir"]
    settings = {} if compiled else {"HATCH_BUILD_NO_HOOKS": "1"}
    run([str(python), "-m", "pip", "wheel", "--quiet", *alone, "--wheel-dir", str(folder), str(sdist)], more=settings)
    return one_in(folder, "*.whl")


def install(python: Path, wheel: Path) -> None:
    """Install a wheel beside a Python, in the place of one that is there already, without asking for anything else.

    Raises:
        NotDone: it cannot be installed.
    """
    alone = ["--no-index", "--no-deps", "--force-reinstall"]
    run([str(python), "-m", "pip", "install", "--quiet", *alone, str(wheel)])


def git(root: Path, *arguments: str) -> bytes:
    """Return what git says of a checkout, also if another user owns its files.

    Raises:
        NotDone: git is not there, or fails.
    """
    return run(["git", "-c", f"safe.directory={root}", "-C", str(root), *arguments])


def run(command: list[str], *, cwd: Path | None = None, more: Mapping[str, str] | None = None) -> bytes:
    """Return what a program prints, which is given the environment of this one and what more there is.

    Raises:
        NotDone: it is not there, or fails; with all that it said.
    """
    try:
        done = subprocess.run(command, cwd=cwd, env={**os.environ, **(more or {})}, capture_output=True, check=False)
    except FileNotFoundError:
        raise NotDone(f"{command[0]} is not there") from None
    if done.returncode:
        said = (done.stdout + done.stderr).decode(errors="replace")
        raise NotDone(f"{' '.join(command)} ended with code {done.returncode}:\n{said}")
    return done.stdout


def one_in(folder: Path, pattern: str) -> Path:
    """Return the one file of a folder that a pattern fits.

    Raises:
        NotDone: there are none or several.
    """
    found = sorted(folder.glob(pattern))
    if len(found) != 1:
        raise NotDone(f"there are {len(found)} {pattern} where there should be one")
    return found[0]
