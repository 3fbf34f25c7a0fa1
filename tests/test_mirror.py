"""Each module of bot/, engine/ and render/ has a test file of its name, or its place in `covered_elsewhere.txt`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
PACKAGES: Final = ("bot", "engine", "render")
LIST: Final = Path(__file__).with_name("covered_elsewhere.txt")


def modules() -> Iterator[str]:
    """Yield the paths of all modules but migrations and `__init__.py`."""
    for package in PACKAGES:
        for path in sorted((ROOT / package).rglob("*.py")):
            name = path.relative_to(ROOT).as_posix()
            if path.name != "__init__.py" and "/migrations/" not in name:
                yield name


def mirror(module: str) -> Path:
    """Return the path of a module's test file."""
    path = Path(module)
    return ROOT / "tests" / path.parent / f"test_{path.stem.strip('_')}.py"


def covered_elsewhere() -> Mapping[str, tuple[str, ...]]:
    """Return the test files that cover each module that has none of its name."""
    lines = LIST.read_text(encoding="utf-8").splitlines()
    found = [line.split() for line in lines if line and not line.startswith("#")]
    assert [module for module, *_ in found] == sorted({module for module, *_ in found}), "sorted, and each once"
    return {module: tuple(files) for module, *files in found}


def test_each_module_has_its_test_file_or_a_line_in_the_list() -> None:
    """A new module finds its test file at once, and so does its reader."""
    listed = covered_elsewhere()
    lacking = [module for module in modules() if not mirror(module).is_file() and module not in listed]
    assert not lacking, f"no test file and no line in {LIST.name}"


def test_the_list_has_no_module_that_is_gone_or_has_its_own_test_file() -> None:
    """So the list only shrinks where tests come."""
    there = set(modules())
    assert [module for module in covered_elsewhere() if module not in there] == []
    assert [module for module in covered_elsewhere() if mirror(module).is_file()] == []


def test_each_file_that_the_list_names_is_there() -> None:
    """And each module has one to three of them."""
    for module, files in covered_elsewhere().items():
        assert 1 <= len(files) <= 3, module
        assert [file for file in files if not (ROOT / file).is_file()] == [], module
