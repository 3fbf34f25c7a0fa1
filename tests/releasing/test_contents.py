"""Tracked files decide what an archive must hold, and everything else in it is named."""

from __future__ import annotations

import tarfile
import zipfile
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from releasing.contents import NEEDED, SHIPPED, differences, files_below, files_of, of_sdist, of_wheel

ROOT = Path(__file__).parents[2]
TRACKED = {"bot/app.py", "locale/en/bot.ftl", "tests/test_once.py", "docs/limits.md", "docs/gallery/a.png", "LICENSE"}


def test_an_sdist_has_what_is_shipped():
    assert of_sdist(TRACKED) == {"bot/app.py", "locale/en/bot.ftl", "docs/limits.md", "LICENSE", "PKG-INFO"}


def test_all_that_is_shipped_is_there():
    """A changed name would not be found."""
    assert [name for name in SHIPPED if not (ROOT / name).exists()] == []


def test_a_wheel_has_all_packages_in_one_and_words_inside_of_the_bot():
    names = of_wheel(TRACKED, "0.1.0")
    app = {"sobek_table/_app/bot/app.py", "sobek_table/_app/bot/locale/en/bot.ftl"}
    assert app | {"sobek_table-0.1.0.dist-info/licenses/LICENSE"} <= names
    assert {name.partition("/")[0] for name in names} == {"sobek_table", "sobek_table-0.1.0.dist-info"}


def test_what_a_wheel_cannot_do_without_is_asked_for_even_if_it_is_not_tracked_any_more():
    assert of_wheel((), "0.1.0") >= NEEDED


def test_of_this_checkout_a_wheel_needs_nothing_that_is_not_there():
    there = {
        f"sobek_table/_app/{folder}/{name}"
        for folder in ("bot", "engine", "render", "sandbox")
        for name in below(folder)
    }
    there |= {f"sobek_table/_app/bot/locale/{name}" for name in below("locale")}
    assert there | {f"sobek_table/{name}" for name in below("sobek_table")} >= NEEDED


def test_what_is_missing_or_too_much_is_named():
    """Compiled modules are neither."""
    there = {"bot/app.py", "bot/more.py", f"engine/fast{EXTENSION_SUFFIXES[0]}"}
    assert differences({"bot/app.py", "bot/words.py"}, there) == [
        "bot/words.py is missing",
        "bot/more.py does not belong there",
    ]


@pytest.mark.parametrize(
    "name",
    [
        "tests/test_once.py",
        "bot/tests/test_app.py",
        "bot/__pycache__/app.txt",
        "bot/app.pyc",
        ".env",
        "deploy/.env",
        "data/deletions.json",
        "bot/games.sqlite3-wal",
        "deploy/server.pem",
        "deploy/id_ed25519",
        "bot/bot.log",
    ],
)
def test_what_must_never_be_there_is_named_even_if_it_is_tracked(name):
    assert differences({name}, {name}) == [f"{name} must never be there"]


def test_an_example_of_settings_is_no_secret():
    assert differences({".env.example"}, {".env.example"}) == []


def test_both_kinds_of_archives_are_read(tmp_path):
    (tmp_path / "tree" / "bot").mkdir(parents=True)
    file = tmp_path / "tree" / "bot" / "app.py"
    file.write_text("", encoding="ascii")
    with tarfile.open(tmp_path / "one-0.1.0.tar.gz", "w:gz") as sdist:
        sdist.add(tmp_path / "tree", "one-0.1.0")
    with zipfile.ZipFile(tmp_path / "one-0.1.0.whl", "w") as wheel:
        wheel.write(file, "bot/app.py")
    assert files_of(tmp_path / "one-0.1.0.tar.gz") == files_of(tmp_path / "one-0.1.0.whl") == {"bot/app.py"}
    assert files_below(tmp_path / "tree") == {"bot/app.py"}


def below(folder: str) -> set[str]:
    return files_below(ROOT / folder)
