"""`make release`: build sdist and wheel in dist/ from the last commit, and try them in an environment of their own."""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from releasing.building import (
    NotDone,
    build_sdist,
    build_wheel,
    copy_of,
    environment,
    install,
    tags_of,
    uncommitted,
)
from releasing.contents import differences, files_below, files_of, of_sdist, of_wheel
from releasing.versions import disagreements, version_of
from wheels.compile_simulations import no_compiler

ROOT: Final = Path(__file__).parents[1]
DIST: Final = ROOT / "dist"
SUMS: Final = "SHA256SUMS"
TRIAL: Final = Path(__file__).with_name("trial.py")


def main() -> int:
    """Make a release and try it; return the exit code, 1 if anything is not as it should be."""
    try:
        with TemporaryDirectory(prefix="sobek-release-") as name:
            _release(Path(name))
    except NotDone as error:
        print(f"There is no release: {error}", file=sys.stderr)
        return 1
    return 0


def _release(work: Path) -> None:
    tree, made = work / "tree", work / "made"
    copy_of(ROOT, tree)
    if uncommitted(ROOT):
        print("What is not committed is left out.")
    version = version_of(tree)
    _none(disagreements(version, (tree / "CHANGELOG.md").read_text(encoding="utf-8"), tags_of(ROOT)))
    tracked = files_below(tree)

    print(f"Building {version} ...", flush=True)
    builder = environment(work / "builder", tree / "requirements" / "build.lock")
    sdist = build_sdist(builder, tree, made)
    _none(differences(of_sdist(tracked), files_of(sdist)))
    wheel = build_wheel(builder, sdist, made, compiled=False)
    _none(differences(of_wheel(tracked, version), files_of(wheel)))

    print("Installing what is locked, and the wheel ...", flush=True)
    python = environment(work / "installed", tree / "requirements" / "run.lock")
    install(python, wheel)
    _try(python, work / "pure", version, "pure")
    if (reason := no_compiler()) is not None:
        print(f"Nothing is compiled: {reason}.")
    else:
        print("Compiling a wheel from the sdist: a minute or two ...", flush=True)
        fast = build_wheel(builder, sdist, work / "fast", compiled=True)
        _none(differences(of_wheel(tracked, version), files_of(fast)))
        install(python, fast)
        _try(python, work / "compiled", version, "compiled")
    _keep(sdist, wheel)


def _try(python: Path, folder: Path, version: str, kind: str) -> None:
    folder.mkdir()
    # Isolated, so that nothing of the checkout or of a user's own packages is found.
    done = subprocess.run([str(python), "-I", str(TRIAL), version, kind], cwd=folder, check=False)
    if done.returncode:
        raise NotDone("what is installed does not do what it has to, as told above")


def _keep(*files: Path) -> None:
    shutil.rmtree(DIST, ignore_errors=True)
    DIST.mkdir()
    sums = ""
    for file in sorted(files):
        shutil.copy(file, DIST)
        sums += f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n"
    (DIST / SUMS).write_text(sums, encoding="ascii")
    print(f"In dist/, with {SUMS}:\n{sums}", end="")


def _none(wrong: list[str]) -> None:
    if wrong:
        raise NotDone("\n".join(wrong))


if __name__ == "__main__":
    sys.exit(main())
