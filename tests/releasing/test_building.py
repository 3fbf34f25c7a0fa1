"""A release is made of what is committed, and what goes wrong is told."""

from __future__ import annotations

import shutil
import sys

import pytest

from releasing.building import NotDone, copy_of, git, one_in, run, tags_of, uncommitted
from releasing.contents import files_below

needs_git = pytest.mark.skipif(shutil.which("git") is None, reason="git is not there")


@pytest.fixture
def checkout(tmp_path):
    """Give a repository with one commit, and beside it what is ignored, new and changed."""
    root = tmp_path / "root"
    (root / "bot").mkdir(parents=True)
    (root / ".gitignore").write_text("# what is made\n__pycache__/\n.env\n*.sqlite3*\n", encoding="ascii")
    (root / "bot" / "app.py").write_text("committed\n", encoding="ascii")
    for made in ("bot/__pycache__/app.pyc", ".env", "bot/games.sqlite3-wal"):
        (root / made).parent.mkdir(exist_ok=True)
        (root / made).write_text("made\n", encoding="ascii")
    return root


@pytest.fixture
def committed(checkout):
    git(checkout, "init", "--quiet")
    git(checkout, "add", ".")
    git(checkout, "-c", "user.name=a", "-c", "user.email=a@example.org", "commit", "--quiet", "--message", "One")
    return checkout


@needs_git
def test_a_copy_has_what_is_committed_and_as_it_was(committed, tmp_path):
    (committed / "bot" / "app.py").write_text("changed\n", encoding="ascii")
    (committed / "bot" / "new.py").write_text("new\n", encoding="ascii")
    copy_of(committed, tmp_path / "copy")
    assert files_below(tmp_path / "copy") == {".gitignore", "bot/app.py"}
    assert (tmp_path / "copy" / "bot" / "app.py").read_text() == "committed\n"


@needs_git
def test_what_is_not_committed_is_noticed(committed):
    assert not uncommitted(committed)
    (committed / "bot" / "new.py").write_text("new\n", encoding="ascii")
    assert uncommitted(committed)


@needs_git
def test_tags_are_those_of_the_last_commit(committed):
    assert tags_of(committed) == []
    git(committed, "tag", "v0.1.0")
    assert tags_of(committed) == ["v0.1.0"]


def test_without_a_repository_a_copy_has_what_is_not_ignored(checkout, tmp_path):
    """As where a release was unpacked, or a folder was handed on."""
    copy_of(checkout, tmp_path / "copy")
    assert files_below(tmp_path / "copy") == {".gitignore", "bot/app.py"}
    assert tags_of(checkout) == []
    assert not uncommitted(checkout)


def test_all_that_a_program_said_is_told_if_it_fails():
    program = "import sys; print('first'); sys.exit('then')"
    with pytest.raises(NotDone, match=r"(?s)ended with code 1:\nfirst\nthen"):
        run([sys.executable, "-c", program])


def test_a_program_that_is_not_there_is_named():
    with pytest.raises(NotDone, match="no-such-program is not there"):
        run(["no-such-program"])


def test_a_program_has_what_more_is_set():
    program = "import os; print(os.environ['ONE'], 'PATH' in os.environ)"
    assert run([sys.executable, "-c", program], more={"ONE": "1"}).split() == [b"1", b"True"]


@pytest.mark.parametrize("count", [0, 2])
def test_of_several_files_none_is_taken(count, tmp_path):
    for number in range(count):
        (tmp_path / f"{number}.whl").touch()
    with pytest.raises(NotDone, match=f"there are {count}"):
        one_in(tmp_path, "*.whl")
