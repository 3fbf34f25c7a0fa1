"""One thing after the other is changed in the effects: do the tests notice? `python -m tests.engine.mutation` tells."""

import argparse
import contextlib
import os
import signal
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType

import pytest

from tests.engine.mutants import Mutant, mutants

ROOT = Path(__file__).parents[2]
SECONDS = 120.0
"""So long may the tests of a mutant compute: one that never ends is noticed, too."""

_OPTIONS = ("-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist")


@dataclass(frozen=True, slots=True)
class Suite:
    """Modules, and the tests that have to notice every change in them, the quick ones first."""

    name: str
    modules: tuple[str, ...]
    tests: tuple[str, ...]


_WALKS = {
    game: tuple(
        f"tests/engine/test_walks.py::{name}[{game}-{part}]"
        for name in (
            "test_a_code_reads_back_as_its_action_and_no_two_actions_share_one",
            "test_the_leaves_of_a_decision_are_the_legal_actions",
            "test_an_action_is_refused_exactly_when_it_is_not_listed",
        )
        for part in ("first", "others")
    )
    for game in ("sobek", "duel")
}
_GOLDEN = (
    "test_golden.py::test_a_recorded_game_still_comes_to_its_result",
    "test_golden.py::test_a_recorded_game_has_a_right_record",
    "test_golden.py::test_a_playthrough_is_the_one_under_version_control",
)
_SOBEK = (
    *(
        f"tests/engine/sobek/{name}"
        for name in (
            *("test_characters.py", "test_opponents.py", "test_sets.py", "test_taking.py", "test_round_end.py"),
            *("test_illegal.py", "test_events.py", *_GOLDEN[:2], "test_effects.py", "test_takeback.py"),
            *("test_open_variant.py", _GOLDEN[2], "test_rules_versions.py"),
        )
    ),
    *_WALKS["sobek"],
)
_DUEL = (
    *(
        f"tests/engine/duel/{name}"
        for name in (
            *("test_characters.py", "test_using_pirogues.py", "test_treasures_characters.py"),
            *("test_treasures_pirogues.py", "test_expansion_state.py", "test_selling.py", "test_taking.py"),
            *("test_ending.py", "test_illegal.py", *_GOLDEN[:2], "test_effects.py", _GOLDEN[2]),
        )
    ),
    *_WALKS["duel"],
)
_BOTH = tuple(
    f"tests/engine/{name}.py" for name in ("effects/test_aim_types", "test_actions", "effects/test_base", "test_roles")
)
_SHARED = (
    "engine/effects/base.py",
    "engine/effects/aim_types.py",
    "engine/effects/characters.py",
    "engine/effects/scribe.py",
    "engine/effects/courtesan.py",
)
SUITES = (
    Suite("sobek", ("engine/sobek/effects/*.py", "engine/sobek/effects/*/*.py"), _SOBEK),
    Suite("duel", ("engine/duel/effects/*.py", "engine/duel/effects/*/*.py"), _DUEL),
    Suite("shared", _SHARED, (*_BOTH, *_SOBEK, *_DUEL)),
)


class _Changed:
    """Finds the module of a mutant and gives it the changed code."""

    def __init__(self, mutant: Mutant, root: Path) -> None:
        parts = Path(mutant.path).with_suffix("").parts
        self._name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        self._path = root / mutant.path
        self._code = mutant.code

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        """Return how the module is loaded, None for all others."""
        if name != self._name:
            return None
        return spec_from_file_location(name, self._path, loader=_Given(name, str(self._path), self._code))


class _Given(SourceFileLoader):
    """Loads a module of code that is there already."""

    def __init__(self, name: str, path: str, code: CodeType) -> None:
        super().__init__(name, path)
        self._code = code

    def get_code(self, fullname: str) -> CodeType:
        """Return that code."""
        return self._code


def found(root: Path, modules: Iterable[str]) -> Iterator[Mutant]:
    """Yield the mutants of all modules whose paths fit a pattern."""
    for pattern in modules:
        for path in sorted(root.glob(pattern)):
            yield from mutants(path.read_text(encoding="utf-8"), path.relative_to(root).as_posix())


def passes(mutant: Mutant | None, tests: Sequence[str], root: Path = ROOT, seconds: float = SECONDS) -> bool:
    """Whether some tests pass with a mutant, or with the code as it is, in a process that is forked for them.

    What it computes is limited to so many seconds. No module of the tree may be imported yet: `prepare` sees to that.
    """
    child = os.fork()
    if not child:
        signal.setitimer(signal.ITIMER_PROF, seconds)  # ends it in any state
        if mutant is not None:
            sys.meta_path.insert(0, _Changed(mutant, root))
        os._exit(_run(tests, root))
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0


def prepare(tests: Sequence[str], root: Path = ROOT) -> None:
    """Import all that tests need and forget what is of the tree, so that a fork imports but that."""
    _run(tests, root, "--collect-only")
    for name, module in list(sys.modules.items()):
        if (getattr(module, "__file__", None) or "").startswith(str(root / name.partition(".")[0])):
            del sys.modules[name]


def _run(tests: Sequence[str], root: Path, *options: str) -> int:
    """Run files of tests one by one until one fails; return pytest's code. What they print is nobody's concern."""
    with (
        Path(os.devnull).open("w") as nowhere,
        contextlib.redirect_stdout(nowhere),
        contextlib.redirect_stderr(nowhere),
    ):
        for test in tests:
            if code := pytest.main([*_OPTIONS, *options, f"--rootdir={root}", str(root / test)]):
                return int(code)
    return 0


def survivors(
    every: Iterable[Mutant], tests: Sequence[str], root: Path = ROOT, seconds: float = SECONDS
) -> Iterator[Mutant]:
    """Try mutants one by one and yield those that the tests let pass.

    Raises:
        RuntimeError: the tests do not let the code pass as it is.
    """
    prepare(tests, root)
    if not passes(None, tests, root, seconds):
        raise RuntimeError("the tests fail without any change")
    for mutant in every:
        if passes(mutant, tests, root, seconds):
            yield mutant


def main(arguments: Sequence[str] | None = None) -> int:
    """Read the command line, try the mutants, print those that survive and a line for each suite.

    It returns 0 even if mutants survive: some mutants come to the same, and nobody but a reader knows which.
    """
    parser = argparse.ArgumentParser(prog="tests.engine.mutation", description=__doc__)
    parser.add_argument("--only", default="", help="mutants with this in their names, as: duel/effects/thief.py")
    parser.add_argument("--suite", choices=[suite.name for suite in SUITES], help="one suite instead of all")
    parser.add_argument("--list", action="store_true", help="name the mutants and try none")
    given = parser.parse_args(arguments)
    for suite in SUITES:
        chosen = [mutant for mutant in found(ROOT, suite.modules) if given.only in mutant.name]
        if not chosen or given.suite not in (None, suite.name):
            continue
        if given.list:
            _tell(*(mutant.name for mutant in chosen))
            continue
        start, alive = time.monotonic(), 0
        for mutant in survivors(chosen, suite.tests):
            alive += 1
            _tell(f"SURVIVES {mutant.name}")
        seconds = time.monotonic() - start
        _tell(f"{suite.name}: {len(chosen)} mutants, {alive} survive, {seconds:.0f} s")
    return 0


def _tell(*lines: str) -> None:
    sys.stdout.writelines(f"{line}\n" for line in lines)
    sys.stdout.flush()


if __name__ == "__main__":
    raise SystemExit(main())
