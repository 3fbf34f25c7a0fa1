"""The lean paths compiled by mypyc, in a copy of the engine in another folder, where a C compiler is at hand."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).parent.parent
GAMES = ("sobek", "duel")
# What translates between engine and lean path is used once a position and stays as it is.
_PLAIN = {"__init__.py", "mapping.py"}
_SETUP = """
import sys
from mypyc.build import mypycify
from setuptools import setup

level, *files = sys.argv[1:]
modules = mypycify(["--follow-imports=silent", *files], opt_level=level)
setup(name="lean", ext_modules=modules, script_args=["--quiet", "build_ext", "--inplace"])
"""


def lacking() -> str | None:
    """Return what is missing to compile, None if nothing is."""
    for module in ("mypyc", "setuptools"):
        if importlib.util.find_spec(module) is None:
            return module
    compiler = str(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return None if shutil.which(compiler) else "a C compiler"


def compile_lean(folder: Path, level: int = 3, games: Sequence[str] = GAMES) -> None:
    """Copy the engine into a folder and compile the lean paths there.

    Args:
        folder: an empty one; it has to come first where modules are looked for.
        level: how hard the compiler tries, from 0 to 3.
        games: whose lean paths.

    Raises:
        RuntimeError: with what mypyc or the compiler printed.
    """
    shutil.copytree(ROOT / "engine", folder / "engine", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    folders = [ROOT / "engine" / "lean", *[ROOT / "engine" / game / "lean" for game in games]]
    paths = [path.relative_to(ROOT) for lean in folders for path in sorted(lean.glob("*.py"))]
    files = [str(path) for path in paths if path.name not in _PLAIN]
    command = [sys.executable, "-c", _SETUP, str(level), *files]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(done.stdout + done.stderr)


def run_in(folder: Path, *arguments: str) -> str:
    """Run a module of the project with what lies in a folder before all else; return what it printed."""
    path = os.pathsep.join((str(folder), str(ROOT)))
    command = [sys.executable, "-m", *arguments]
    done = subprocess.run(
        command, cwd=folder, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, check=True
    )
    return done.stdout
