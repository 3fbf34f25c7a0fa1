"""Compiled, the simulations come to the same; they are found only where they fit, and stand in a wheel if they can."""

import os
import shutil
import subprocess
import sys
import zipfile
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest
from hatchling.builders.wheel import WheelBuilder

import wheels.compile_simulations
from bot.compiled_simulation import ROOT, compiled_folder, compiled_modules
from wheels.compile_simulations import compile_simulations, lacking, run, verify

# A compiler takes what it takes on a machine that has other things to do.
pytestmark = pytest.mark.timeout(1800)

SUFFIX = EXTENSION_SUFFIXES[0]
LEAN = (
    "engine/simulation/rng",
    "engine/sobek/simulation/playout_policy",
    "engine/sobek/simulation/playouts",
    "engine/duel/simulation/playout_policy",
)
TELL = """
import asyncio
from bot.ai_workers import WorkerPool

def told(*, deadline):
    from engine.sobek.simulation.playout_policy import choose
    return repr(choose)

async def main():
    from tell import told
    searching = WorkerPool({}, 1)
    print(await searching.run_when_idle("sobek", told, 60.0))
    await searching.close()

if __name__ == "__main__":
    asyncio.run(main())
"""
TELL_OF_ONE = """
import engine.simulation.rng
from bot.compiled_simulation import prefer_compiled
prefer_compiled()
from engine.sobek.simulation.playout_policy import choose
print(choose)
"""


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    """Give a folder with the simulations compiled: those of this checkout, or else made once for all tests."""
    if compiled_folder().is_dir():
        return compiled_folder()
    if reason := lacking():
        pytest.skip(reason)
    folder = tmp_path_factory.mktemp("built")
    compile_simulations(folder, level=0)
    return folder


@pytest.mark.deep
def test_compiled_they_come_to_the_same(built):
    """By both policies, in both games."""
    verify(built)
    assert {f"{part.replace('/', '.')}" for part in LEAN} < compiled_modules(built).keys()


@pytest.mark.deep
def test_it_is_compiled_code_that_is_compared(built):
    """What runs with the folder runs in it, and what runs without it does not."""
    assert run("bench.playouts", "--kind", folder=built) == "sobek duel\n"
    assert run("bench.playouts", "--kind") == "\n"


@pytest.mark.deep
def test_other_scores_are_noticed(built, monkeypatch):
    """As they would be if compiled code played otherwise."""
    monkeypatch.setattr(wheels.compile_simulations, "run", lambda *asked, folder=None: "these" if folder else "those")
    with pytest.raises(RuntimeError, match="other scores"):
        verify(built)


@pytest.mark.deep
def test_a_worker_uses_what_fits_its_checkout_alone(built, checkout):
    """A comment more in the engine, and what was compiled before is left alone."""
    shutil.copytree(built, compiled_folder(checkout))
    assert told_by(checkout, TELL).startswith("<built-in function choose")
    with (checkout / "engine" / "game.py").open("a", encoding="ascii") as file:
        file.write("# changed\n")
    assert not compiled_modules(compiled_folder(checkout))
    assert told_by(checkout, TELL).startswith("<function choose")


@pytest.mark.deep
def test_what_is_imported_as_python_already_stays_python(built, checkout):
    """Compiled modules and others are never mixed."""
    shutil.copytree(built, compiled_folder(checkout))
    assert told_by(checkout, TELL_OF_ONE).startswith("<function choose")


def test_without_anything_compiled_workers_think_in_python(checkout):
    """The folder need not be there."""
    assert told_by(checkout, TELL).startswith("<function choose")


@pytest.mark.deep
def test_a_wheel_has_compiled_modules_beside_their_sources(built, monkeypatch, tmp_path):
    """It is of this platform, and what is installed from it runs compiled."""

    def copied(folder):
        shutil.copytree(built, folder, dirs_exist_ok=True)

    monkeypatch.setattr(wheels.compile_simulations, "compile_simulations", copied)
    monkeypatch.setattr(wheels.compile_simulations, "verify", lambda _: None)
    wheel = wheel_in(tmp_path)
    assert not wheel.name.endswith("-none-any.whl")
    with zipfile.ZipFile(wheel) as file:
        names = set(file.namelist())
        file.extractall(tmp_path / "installed")
    assert {f"sobek_table/_app/{part}{end}" for part in LEAN for end in (".py", SUFFIX)} < names
    assert {name for name in names if name.endswith(SUFFIX)} == {
        f"sobek_table/_app/{path.relative_to(built).as_posix()}" for path in built.rglob(f"*{SUFFIX}")
    }
    tell = "import sobek_table; from engine.sobek.simulation import playout_policy; print(playout_policy.__file__)"
    assert told_by(tmp_path / "installed", tell).endswith(f"{SUFFIX}\n")


@pytest.mark.parametrize(
    ("name", "fails"),
    [
        ("lacking", "a C compiler is missing"),
        ("compile_simulations", RuntimeError("no")),
        ("verify", RuntimeError("other")),
    ],
)
def test_where_it_cannot_be_compiled_a_wheel_is_pure(name, fails, monkeypatch, tmp_path, capsys):
    """It says why."""

    def answer(*_):
        if isinstance(fails, str):
            return fails
        raise fails

    for one in ("lacking", "compile_simulations", "verify"):
        monkeypatch.setattr(wheels.compile_simulations, one, lambda *_: None)
    monkeypatch.setattr(wheels.compile_simulations, name, answer)
    wheel = wheel_in(tmp_path)
    assert wheel.name.endswith("-py3-none-any.whl")
    with zipfile.ZipFile(wheel) as file:
        assert not [one for one in file.namelist() if one.endswith(SUFFIX)]
    assert f"pure Python: {fails}" in "".join(capsys.readouterr())


@pytest.mark.parametrize("compiler", [None, "a C compiler is missing"])
def test_mypyc_is_asked_for_only_where_a_compiler_is(compiler, monkeypatch):
    """As a wheel is built in an environment of its own."""
    monkeypatch.setattr(wheels.compile_simulations, "no_compiler", lambda: compiler)
    asked = WheelBuilder(str(ROOT)).config.dependencies
    assert any(one.startswith("mypy") for one in asked) == (compiler is None)


def test_a_compiler_that_is_not_there_is_missing(monkeypatch):
    """Even if the environment names one; and it is what is told, for mypyc is not there then either."""
    monkeypatch.setenv("CC", "no-such-compiler -pthread")
    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
    assert wheels.compile_simulations.no_compiler() == wheels.compile_simulations.lacking() == "a C compiler is missing"


@pytest.fixture
def checkout(tmp_path):
    """Give a copy of what workers are made of."""
    for name in ("engine", "bot"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path


def told_by(folder: Path, program: str) -> str:
    """Return what a program prints with the modules of a folder."""
    (folder / "tell.py").write_text(program, encoding="ascii")
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    done = subprocess.run(
        [sys.executable, "tell.py"], cwd=folder, env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout


def wheel_in(folder: Path) -> Path:
    """Build a wheel."""
    (path,) = WheelBuilder(str(ROOT)).build(directory=str(folder), versions=["standard"])
    return Path(path)
