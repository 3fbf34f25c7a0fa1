"""`make pin` writes the digests that a registry tells behind the tags of the images, and invents none."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from releasing import images
from releasing.images import FILES, main, pinned

ONE, OTHER = "sha256:" + "1" * 64, "sha256:" + "2" * 64


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the files, and no registry."""
    for name in FILES:
        (tmp_path / name).write_bytes((images.ROOT / name).read_bytes())
    monkeypatch.setattr(images, "ROOT", tmp_path)
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    (tmp_path / "bin").mkdir()
    return tmp_path


def docker(root: Path, digest: str, code: int = 0) -> None:
    """Let a registry tell this digest of every image, and note what it was asked."""
    script = root / "bin/docker"
    asked = f"open({str(root / 'asked')!r}, 'a').write(sys.argv[-1] + '\\n')"
    script.write_text(f"#!{sys.executable}\nimport sys\n{asked}\nprint({digest!r})\nsys.exit({code})\n")
    script.chmod(0o755)


def texts(root: Path) -> str:
    return "".join((root / name).read_text(encoding="utf-8") for name in FILES)


def test_every_image_gets_the_digest_that_the_registry_tells(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = texts(root)
    docker(root, ONE)
    assert main() == 0
    assert texts(root).count(f"@{ONE}") == 4
    assert texts(root).replace(f"@{ONE}", "") == before
    assert set((root / "asked").read_text().split()) == {
        line.split("@")[0] for line in capsys.readouterr().out.split() if "@" in line
    }


def test_what_was_pinned_before_is_asked_anew(root: Path) -> None:
    docker(root, ONE)
    main()
    docker(root, OTHER)
    assert main() == 0
    assert texts(root).count(f"@{OTHER}") == 4
    assert ONE not in texts(root)
    assert "@" not in (root / "asked").read_text()


@pytest.mark.parametrize(("digest", "code"), [("", 0), ("sha256:12", 0), ("not found", 0), (ONE, 1)])
def test_where_the_registry_tells_none_nothing_is_changed(
    root: Path, capsys: pytest.CaptureFixture[str], digest: str, code: int
) -> None:
    before = texts(root)
    docker(root, digest, code)
    assert main() == 1
    assert texts(root) == before
    assert "docker.io/" in capsys.readouterr().err


def test_without_docker_that_is_one_line(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main() == 1
    assert capsys.readouterr().err.count("\n") == 1


def test_what_is_no_image_stays() -> None:
    text = "# docker.io/a/b:1 is old\nimage: docker.io/a/b:1\nimage: sobek\n"
    assert pinned(text, {"docker.io/a/b:1": ONE}).endswith(f"image: docker.io/a/b:1@{ONE}\nimage: sobek\n")
