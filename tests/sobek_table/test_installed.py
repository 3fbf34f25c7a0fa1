"""What is installed leaves the names of its own packages to others, and runs beside them."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from hatchling.builders.wheel import WheelBuilder

from bot.compiled_simulation import ROOT
from bot.version import __version__

FOREIGN = "render"
WORKS = """
import asyncio, os, sys
import sobek_table
import engine.sobek, bot, render, sandbox
from bot.ai_workers import WorkerPool
from bot.store import Store

def told(*, deadline):
    import render.film
    return render.film.__file__

async def main():
    import work
    store = await Store.open("sqlite:///" + os.path.abspath("games.sqlite3"))
    await store.close()
    searching = WorkerPool({}, 1)
    print(await searching.run_when_idle("sobek", work.told, 120.0))
    await searching.close()
    print(engine.sobek.__file__)

if __name__ == "__main__":
    asyncio.run(main())
"""


@dataclass(frozen=True, slots=True)
class Environment:
    """A virtual environment in which the dependencies are found, with nothing installed in it."""

    folder: Path

    @property
    def packages(self) -> Path:
        """Return where it has its packages."""
        return Path(self.said("-c", "import sysconfig; print(sysconfig.get_path('purelib'))").strip())

    def said(self, *arguments: str, program: str = "python") -> str:
        """Return what one of its programs prints, in an empty folder."""
        names = ("PYTHONPATH", "DISCORD_TOKEN", "DATABASE_URL")
        settings = {name: value for name, value in os.environ.items() if name not in names}
        command = [str(self.folder / "bin" / program), *arguments]
        work = self.folder / "work"
        work.mkdir(exist_ok=True)
        done = subprocess.run(command, cwd=work, env=settings, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        return done.stdout

    def pip(self, *arguments: str) -> None:
        """Have pip change it, without asking anybody else for anything."""
        command = [sys.executable, "-m", "pip", "--python", str(self.folder / "bin" / "python"), *arguments]
        done = subprocess.run(command, cwd=self.folder, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr

    def install(self, wheel: Path) -> None:
        """Install a wheel."""
        self.pip("install", "--no-index", "--no-deps", "--no-compile", str(wheel))


@pytest.fixture
def environment(tmp_path: Path) -> Environment:
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(tmp_path / "venv")], check=True)
    made = Environment(tmp_path / "venv")
    (made.packages / "dependencies.pth").write_text(sysconfig.get_path("purelib"))
    return made


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("HATCH_BUILD_NO_HOOKS", "1")
        yield built(tmp_path_factory.mktemp("wheel"), "standard")


def built(folder: Path, version: str) -> Path:
    """Build a wheel of this checkout."""
    (path,) = WheelBuilder(str(ROOT)).build(directory=str(folder), versions=[version])
    return Path(path)


def foreign(folder: Path) -> Path:
    """Return a wheel of somebody else, whose package has the name of one of ours."""
    info = f"{FOREIGN}-1.5.0.dist-info"
    files = {
        f"{FOREIGN}/__init__.py": "WHOSE = 'foreign'\n",
        f"{FOREIGN}/film.py": "WHOSE = 'foreign'\n",
        f"{info}/METADATA": f"Metadata-Version: 2.1\nName: {FOREIGN}\nVersion: 1.5.0\n",
        f"{info}/WHEEL": "Wheel-Version: 1.0\nGenerator: test\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
    }
    record = "".join(f"{name},,\n" for name in (*files, f"{info}/RECORD"))
    path = folder / f"{FOREIGN}-1.5.0-py3-none-any.whl"
    with zipfile.ZipFile(path, "w") as archive:
        for name, text in {**files, f"{info}/RECORD": record}.items():
            archive.writestr(name, text)
    return path


def works(environment: Environment) -> str:
    """Return where the engine is found by a program with a store and a worker, and that all else is found there too."""
    (environment.folder / "work").mkdir(exist_ok=True)
    (environment.folder / "work" / "work.py").write_text(WORKS)
    film, engine = environment.said("work.py").splitlines()
    assert Path(film).parents[1] == Path(engine).parents[2]
    for program, arguments in (("sobek-bot", ["--version"]), ("python", ["-m", "sobek_table", "--version"])):
        assert environment.said(*arguments, program=program) == f"sobek-bot {__version__}\n"
    return engine


def whose(environment: Environment) -> str:
    """Return whose the package with the common name is."""
    return environment.said("-c", f"import {FOREIGN}.film; print({FOREIGN}.film.WHOSE)").strip()


def test_a_wheel_has_one_package_at_the_top(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as file:
        tops = {name.partition("/")[0] for name in file.namelist()}
    assert {name for name in tops if not name.endswith(".dist-info")} == {"sobek_table"}


@pytest.mark.parametrize("first", ["foreign", pytest.param("own", marks=pytest.mark.thorough)])
def test_beside_a_package_of_the_same_name_both_work_and_both_can_be_taken_away(
    first: str, wheel: Path, environment: Environment, tmp_path: Path
) -> None:
    """Whichever came first: neither overwrites the other, nor leaves anything behind."""
    there = sorted(path.name for path in environment.packages.iterdir())
    other = foreign(tmp_path)
    for one in (other, wheel) if first == "foreign" else (wheel, other):
        environment.install(one)
    assert Path(works(environment)).is_relative_to(environment.packages)
    assert whose(environment) == "foreign"
    if first == "foreign":
        environment.pip("uninstall", "--yes", FOREIGN)
        works(environment)
        environment.pip("uninstall", "--yes", "sobek-table")
    else:
        environment.pip("uninstall", "--yes", "sobek-table")
        assert whose(environment) == "foreign"
        environment.pip("uninstall", "--yes", FOREIGN)
    left = [path for path in environment.packages.rglob("*") if path.is_file() and path.suffix != ".pyc"]
    assert sorted({path.relative_to(environment.packages).parts[0] for path in left}) == there


def test_what_can_be_edited_is_the_checkout_itself(environment: Environment, tmp_path: Path) -> None:
    """`pip install -e .`, beside a package of the same name as well."""
    environment.install(foreign(tmp_path))
    environment.install(built(tmp_path, "editable"))
    assert Path(works(environment)).is_relative_to(ROOT)
    assert whose(environment) == "foreign"
