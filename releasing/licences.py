"""`make licences`: write docs/licences.md, the licences of the bot's packages, from their own metadata."""

from __future__ import annotations

import re
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass
from email import message_from_bytes
from email.message import Message
from importlib import metadata
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

ROOT: Final = Path(__file__).parents[1]
LOCK: Final = ROOT / "requirements" / "run.lock"
PAGE: Final = ROOT / "docs" / "licences.md"

KNOWN: Final = frozenset(
    {
        "0BSD",
        "Apache-2.0",
        "BSD-2-Clause",
        "BSD-3-Clause",
        "ISC",
        "MIT",
        "MIT-CMU",
        "OFL-1.1",
        "PSF-2.0",
        "Unlicense",
        "Zlib",
    }
)
"""Licences that may be handed on with a program under MIT, and ask for no more than to be named and kept."""

READ: Final = {"emoji": "BSD-3-Clause"}
"""What stands in the licence's text itself, where a package does not say which of several it is."""

_NAMES: Final = {
    "apache 2.0": "Apache-2.0",
    "apl 2": "Apache-2.0",
    "sil ofl 1.1": "OFL-1.1",
    "license :: osi approved :: apache software license": "Apache-2.0",
    "license :: osi approved :: isc license (iscl)": "ISC",
    "license :: osi approved :: mit license": "MIT",
    "license :: osi approved :: python software foundation license": "PSF-2.0",
    "license :: osi approved :: sil open font license 1.1 (ofl-1.1)": "OFL-1.1",
}
"""Other names of licences, in small letters."""
_HOMES: Final = ("homepage", "home", "repository", "source", "source code", "github", "documentation")
_PINNED: Final = re.compile(
    r"^(?P<name>[\w.-]+)==(?P<version>[^\s;\\]+)(?: ; (?P<marker>[^\\\n]+?))?(?: \\)?$", re.MULTILINE
)
_ROW: Final = re.compile(
    r"^\| \[(?P<name>[\w.-]+)\]\((?P<home>[^)]*)\) \| (?P<version>\S+) \| (?P<licence>[^|]+) \|$", re.MULTILINE
)
_TOP: Final = """# Licences

You may use, change and pass on the bot together with everything that it needs. `make licences` writes this page. A test
compares it with `requirements/run.lock`, and refuses a package whose licence asks for more than to be named and kept.

**This project** is under the [MIT licence](../LICENSE), with its words, its page and all that it draws: cards, tiles,
boards, icons, and the pictures in `docs/`. The code in `render/` draws them; none is a picture or scan of the games'
publishers. Bruno Cathala designed the games ([README](../README.md#licence)).

**The font** of all pictures is Source Sans Pro by Adobe, under the SIL Open Font License 1.1. It comes in a package of
its own, is not changed, and is not part of sdist or wheel. The sandbox's page uses the fonts of the reader's machine.

**Packages** that are installed with the bot. They are not part of sdist or wheel either:

| package | version | licence |
|---|---|---|
"""
_END: Final = """
The names of licences are those of [SPDX](https://spdx.org/licenses/). Their texts are installed with the packages.
Wheels such as Pillow's contain C libraries, whose licences stand beside those texts.
"""


@dataclass(frozen=True, slots=True)
class Pinned:
    """A package as a lock names it, and when it is needed; always if that is empty."""

    name: str
    version: str
    marker: str


@dataclass(frozen=True, slots=True)
class Entry:
    """A package with its licence, as an SPDX expression, and the address of its home."""

    name: str
    version: str
    licence: str
    home: str


class Unclear(Exception):
    """It cannot be said under what licence a package stands."""


def main() -> int:
    """Write the page; return the exit code, 1 if a licence cannot be found out or is not known."""
    try:
        entries = [entry_of(one, told_by(one)) for one in pinned(LOCK.read_text(encoding="utf-8"))]
    except Unclear as error:
        print(error, file=sys.stderr)
        return 1
    PAGE.write_text(page_of(entries), encoding="utf-8")
    for entry in entries:
        if unknown := unknown_in(entry.licence):
            print(f"{entry.name} is under {', '.join(unknown)}: may that be handed on?", file=sys.stderr)
    return int(any(unknown_in(entry.licence) for entry in entries))


def pinned(lock: str) -> Iterator[Pinned]:
    """Yield the packages that a lock names, in its order."""
    for found in _PINNED.finditer(lock):
        yield Pinned(found["name"], found["version"], found["marker"] or "")


def told_by(package: Pinned) -> Message:
    """Return what a package says of itself, be it by its wheel where this Python does not need it.

    Raises:
        Unclear: another version is installed, or the wheel cannot be had.
    """
    try:
        found = metadata.distribution(package.name)
    except metadata.PackageNotFoundError:
        return _told_by_wheel(package)
    if found.version != package.version:
        raise Unclear(
            f"{package.name} {found.version} is installed, and {package.version} is locked: install that first"
        )
    return message_from_bytes((found.read_text("METADATA") or "").encode())


def entry_of(package: Pinned, told: Message) -> Entry:
    """Return the entry of a package by what it says of itself.

    Raises:
        Unclear: it does not say under what licence it stands.
    """
    homes = {}
    for one in told.get_all("Project-URL", []):
        label, _, address = one.partition(", ")
        homes[label.lower()] = address
    if told["Home-page"]:
        homes["home"] = told["Home-page"]
    home = next((homes[label] for label in _HOMES if label in homes), "")
    return Entry(package.name, package.version, _licence(package.name, told), home)


def page_of(entries: list[Entry]) -> str:
    """Return the page that lists packages."""
    rows = [f"| [{one.name}]({one.home}) | {one.version} | {one.licence} |\n" for one in entries]
    return _TOP + "".join(rows) + _END


def entries_on(page: str) -> list[Entry]:
    """Return the packages that a page lists."""
    return [Entry(row["name"], row["version"], row["licence"], row["home"]) for row in _ROW.finditer(page)]


def unknown_in(licence: str) -> list[str]:
    """Return the licences of an expression that are not KNOWN; of two that one may choose from, both have to be."""
    names = re.sub(r"[()]", " ", licence)
    return [name for name in re.split(r"\s+(?:AND|OR)\s+", names.strip()) if name not in KNOWN]


def _licence(name: str, told: Message) -> str:
    if name in READ:
        return READ[name]
    if expression := told["License-Expression"]:
        return str(expression)
    for said in (told["License"] or "", *told.get_all("Classifier", [])):
        if said in KNOWN:
            return str(said)
        if known := _NAMES.get(said.lower()):
            return known
    raise Unclear(f"{name} does not say plainly under what licence it stands: read it, and put it into READ")


def _told_by_wheel(package: Pinned) -> Message:
    """Ask for the wheel of a package that another Python needs, for the newest that there is one for."""
    newest = sys.version_info[1] + 5
    with TemporaryDirectory() as folder:
        for minor in range(newest, sys.version_info[1], -1):
            asked = ["--no-deps", "--only-binary", ":all:", "--python-version", f"3.{minor}", "--dest", folder]
            wanted = f"{package.name}=={package.version}"
            command = [sys.executable, "-m", "pip", "download", "--quiet", *asked, wanted]
            if subprocess.run(command, capture_output=True, check=False).returncode == 0:
                (file,) = Path(folder).glob("*.whl")
                with zipfile.ZipFile(file) as wheel:
                    (name,) = [one for one in wheel.namelist() if one.endswith(".dist-info/METADATA")]
                    return message_from_bytes(wheel.read(name))
    raise Unclear(f"{package.name} {package.version} is not installed, and its wheel cannot be had")


if __name__ == "__main__":
    sys.exit(main())
