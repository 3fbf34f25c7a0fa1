"""Whatever file, folder, module or page the documentation names is there."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from fnmatch import filter as matching
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = ["README.md", *(f"docs/{path.name}" for path in sorted((ROOT / "docs").glob("*.md")))]
FOLDERS = (
    ".ci",
    "bench",
    "bot",
    "docs",
    "engine",
    "locale",
    "releasing",
    "render",
    "requirements",
    "sandbox",
    "sobek_table",
    "tests",
    "wheels",
)

NAMED = re.compile(r"`([^`\n]+)`")
PLACE = re.compile(r"[\w.*-]+(?:/[\w.*-]+)*/?")
ENDING = re.compile(r".\.(?:css|ftl|html|js|json|lock|md|png|py|svg|toml|txt)$")
MODULE = re.compile(r"-m ((?:bench|bot|engine|releasing|render|sandbox|sobek_table|tests|wheels)\b[\w.]*)")
LINK = re.compile(r"\]\(([^)\s]+)\)")

NOT_OURS = {
    ".venv/bin/python": "made by make",
    "build/words.html": "made by make words",
    "dist/": "made by make release",
    "data/": "made by the first start",
    "data/sobek.sqlite3": "made by the first start",
    "data/deletions.json": "made by the first start",
    "data/try.json": "made by `sobek-bot try`",
    "deletions.json": "made by the first start",
    "sobek.sqlite3.lock": "made while the bot runs",
    "shared/discord/openapi.json": "Discord's, not handed on with the project",
}
"""What is named and need not be there, with the reason."""


@pytest.mark.parametrize("page", PAGES)
def test_files_and_folders_that_a_page_names_are_there(page: str) -> None:
    """By their way from the root or from any folder: `bot/store/`, `effects/thief.py`, `thief.py`."""
    text = (ROOT / page).read_text(encoding="utf-8")
    assert [place for place in places(text) if not found(place.rstrip("/"))] == []


@pytest.mark.parametrize("page", PAGES)
def test_modules_that_a_page_starts_are_there(page: str) -> None:
    """`python -m tests.bot.faults` needs such a file, or a folder that can be started."""
    modules = MODULE.findall((ROOT / page).read_text(encoding="utf-8"))
    ways = {module: ROOT.joinpath(*module.split(".")) for module in modules}
    assert [
        m for m, way in ways.items() if not (way.with_suffix(".py").exists() or (way / "__main__.py").exists())
    ] == []


@pytest.mark.parametrize("page", PAGES)
def test_links_of_a_page_lead_somewhere(page: str) -> None:
    """To a file, and where a part of a page is meant to a heading there."""
    path = ROOT / page
    links = [link for link in LINK.findall(path.read_text(encoding="utf-8")) if "://" not in link]
    assert [link for link in links if not leads(path, link)] == []


@cache
def found(place: str) -> bool:
    """Whether some file or folder of ours has a way that ends so."""
    return bool(matching(everything(), place)) if "*" in place else place in everything()


@cache
def everything() -> frozenset[str]:
    """Return the ways of all our files and folders, from the root and from every folder on the way."""
    whole = [path.name for path in ROOT.iterdir()]
    for folder in FOLDERS:
        for above, folders, files in os.walk(ROOT / folder):
            folders[:] = [name for name in folders if name != "node_modules"]
            way = Path(above).relative_to(ROOT).as_posix()
            whole += [f"{way}/{name}" for name in (*folders, *files)]
    return frozenset(way[start:] for way in whole for start in (0, *(m.end() for m in re.finditer("/", way))))


def places(text: str) -> Iterator[str]:
    """Yield what stands in backticks and can only be a file or folder of ours."""
    for named in NAMED.findall(text):
        if PLACE.fullmatch(named) and ("/" in named or ENDING.search(named)) and named not in NOT_OURS:
            yield named


def leads(page: Path, link: str) -> bool:
    """Whether a link of a page leads to something."""
    name, _, part = link.partition("#")
    target = page.parent / name if name else page
    return target.exists() and (not part or part in anchors(target))


def anchors(page: Path) -> set[str]:
    """Return the names by which a page's headings are linked to."""
    headings = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}
