"""The content of sdist and wheel: all tracked files of certain folders, and nothing else."""

from __future__ import annotations

import re
import tarfile
import zipfile
from collections.abc import Collection, Iterable
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Final

PACKAGES: Final = ("bot", "engine", "render", "sandbox")
ENTRY: Final = "sobek_table"
"""The package that is installed: `_app` of it holds all others in a wheel."""
WORDS: Final = "locale"
"""The folder of words, which lies inside of `bot` in a wheel."""
SHIPPED: Final = (
    *PACKAGES,
    ENTRY,
    WORDS,
    "wheels",
    "bench",
    "requirements",
    "deploy",
    "docs",
    *("CHANGELOG.md", "Containerfile", ".dockerignore", "compose.yaml", ".env.example"),
    *("LICENSE", "README.md", "pyproject.toml", ".gitignore"),
)
"""What an sdist has of a checkout, but for pictures that are only looked at."""
UNSHIPPED: Final = "docs/gallery/"
NEEDED: Final = frozenset(
    {
        "sobek_table/__init__.py",
        "sobek_table/__main__.py",
        "sobek_table/_app/bot/locale/en/bot.ftl",
        "sobek_table/_app/bot/locale/pl/bot.ftl",
        "sobek_table/_app/bot/store/migrations/script.py.mako",
        "sobek_table/_app/bot/worker_main.py",
        "sobek_table/_app/engine/sobek/__init__.py",
        "sobek_table/_app/engine/duel/__init__.py",
        "sobek_table/_app/render/canvas/drawn_sprites.py",
        "sobek_table/_app/sandbox/page/index.html",
    }
)
"""Some of what a wheel cannot do without, by name: should a whole folder be lost on both sides, these tell it."""
_STRANGE: Final = re.compile(
    r"(^|/)(tests|__pycache__|node_modules|\.git|\.venv[^/]*|\.[a-z]+_cache|data|dist)/"
    r"|(^|/)(\.env|id_[a-z0-9]+|credentials[^/]*)$"
    r"|\.(pyc|sqlite3(-\w+)?|db|log|pem|key|p12|pfx)$"
)


def files_below(folder: Path) -> set[str]:
    """Return the names of all files below a folder."""
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def files_of(archive: Path) -> set[str]:
    """Return the names of all files in a wheel, or in an sdist without the folder that holds everything there."""
    if archive.suffix == ".whl":
        with zipfile.ZipFile(archive) as wheel:
            return set(wheel.namelist())
    with tarfile.open(archive) as sdist:
        return {member.name.partition("/")[2] for member in sdist if member.isfile()}


def of_sdist(tracked: Iterable[str]) -> set[str]:
    """Return what an sdist has to hold, out of what is tracked."""
    shipped = {name for name in tracked if name.partition("/")[0] in SHIPPED and not name.startswith(UNSHIPPED)}
    return shipped | {"PKG-INFO"}


def of_wheel(tracked: Iterable[str], version: str) -> set[str]:
    """Return what a wheel has to hold, out of what is tracked; compiled modules may stand beside it."""
    info = f"sobek_table-{version}.dist-info"
    names = {f"{info}/{name}" for name in ("METADATA", "RECORD", "WHEEL", "entry_points.txt", "licenses/LICENSE")}
    for name in tracked:
        top = name.partition("/")[0]
        if top == ENTRY:
            names.add(name)
        elif top in PACKAGES:
            names.add(f"{ENTRY}/_app/{name}")
        elif top == WORDS:
            names.add(f"{ENTRY}/_app/bot/{name}")
    return names | NEEDED


def differences(wanted: Collection[str], there: Collection[str]) -> list[str]:
    """Return what is wrong with the files of an archive, one line each; sorted.

    Args:
        wanted: what it has to hold.
        there: what it holds.
    """
    suffixes = tuple(EXTENSION_SUFFIXES)
    more = {name for name in set(there) - set(wanted) if not name.endswith(suffixes)}
    lines = [f"{name} is missing" for name in sorted(set(wanted) - set(there))]
    lines += [f"{name} does not belong there" for name in sorted(more)]
    return lines + [f"{name} must never be there" for name in sorted(there) if _STRANGE.search(name)]
