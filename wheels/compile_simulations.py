"""Compile the simulations by mypyc if there is a C compiler, and compare their results with Python's."""

from __future__ import annotations

import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
GAMES: Final = ("sobek", "duel")
PLAYOUTS: Final = 50
"""The number of playouts of each kind that must have the same scores."""
# The conversion between engine and simulation runs once a position, so it is not compiled.
_PLAIN: Final = {"__init__.py", "conversion.py"}
_SETUP: Final = """
import sys
from mypyc.build import mypycify
from setuptools import setup

level, folder, *files = sys.argv[1:]
modules = mypycify(["--follow-imports=silent", *files], opt_level=level, debug_level="0", group_name="sobek_lean")
setup(name="lean", ext_modules=modules, script_args=["--quiet", "build_ext", "--build-lib", folder])
"""
_RUN: Final = """
import runpy
import sys
from pathlib import Path
from bot.compiled_simulation import prefer_compiled

folder, module = sys.argv[1:3]
del sys.argv[1:3]
prefer_compiled(Path(folder))
runpy.run_module(module, run_name="__main__", alter_sys=True)
"""


def no_compiler() -> str | None:
    """Return why this machine cannot compile for this Python; None if it can."""
    if sys.implementation.name != "cpython":
        return "CPython is missing"
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    if not compiler or shutil.which(compiler[0]) is None:
        return "a C compiler is missing"
    headers = Path(sysconfig.get_path("include"), "Python.h")
    return None if headers.exists() else "Python's headers for C are missing"


def lacking() -> str | None:
    """Return what is missing to compile; None if nothing is. Without a compiler mypyc is not looked for."""
    if (reason := no_compiler()) is not None:
        return reason
    for module in ("mypyc", "setuptools"):
        if importlib.util.find_spec(module) is None:
            return f"{module} is missing"
    return None


def compile_simulations(folder: Path, level: int = 3) -> None:
    """Compile the simulations of all games.

    Args:
        folder: gets the modules, each under its name.
        level: the level of optimisation, from 0 to 3.

    Raises:
        RuntimeError: with what mypyc or the compiler printed.
    """
    with tempfile.TemporaryDirectory() as name:
        ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
        shutil.copytree(ROOT / "engine", Path(name, "engine"), ignore=ignored)
        paths = [f"engine/{path.relative_to(ROOT / 'engine').as_posix()}" for path in _sources()]
        command = [sys.executable, "-c", _SETUP, str(level), str(folder.resolve()), *paths]
        done = subprocess.run(command, cwd=name, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(done.stdout + done.stderr)


def verify(folder: Path) -> None:
    """Let the compiled simulations and Python play the same games.

    Raises:
        RuntimeError: their scores differ, or there are none.
    """
    asked = ("bench.playouts", "--results", str(PLAYOUTS))
    try:
        same = run(*asked) == run(*asked, folder=folder)
    except subprocess.CalledProcessError as error:
        raise RuntimeError(error.stderr) from error
    if not same:
        raise RuntimeError("compiled, the lean paths come to other scores")


def run(module: str, *arguments: str, folder: Path | None = None) -> str:
    """Run a module of the project, with or without the compiled modules of a folder; return its output."""
    started = ["-c", _RUN, str(folder.resolve()), module] if folder is not None else ["-m", module]
    done = subprocess.run(
        [sys.executable, *started, *arguments],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


def _sources() -> list[Path]:
    folders = [ROOT / "engine" / "simulation", *[ROOT / "engine" / game / "simulation" for game in GAMES]]
    return [path for folder in folders for path in sorted(folder.glob("*.py")) if path.name not in _PLAIN]
