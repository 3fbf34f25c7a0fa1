"""The mutation run tells what the tests of a toy module miss, and leaves its files alone."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.engine import mutation
from tests.engine.mutants import mutants

TOY = '''"""A toy."""


def larger(one: int, other: int) -> int:
    """Return the larger of two numbers."""
    if one < other:
        return other
    return one


def halves(number: int) -> int:
    """Return how often a number can be halved before nothing is left."""
    times = 0
    while number:
        number //= 2
        times += 1
    return times
'''
TESTS = """
from toy import halves, larger

def test_larger():
    assert (larger(1, 2), larger(2, 1), larger(1, 1)) == (2, 2, 1)

def test_halves():
    assert halves(8) == 4
"""
RUN = """
import sys
from pathlib import Path
from tests.engine import mutation
root = Path(sys.argv[1])
for mutant in mutation.survivors(mutation.found(root, ["toy.py"]), ["test_toy.py"], root, seconds=2):
    print(mutant.name)
"""


def run(folder):
    """Try the toy's mutants, in a process that has not imported what the tests here have."""
    command = [sys.executable, "-c", RUN, str(folder)]
    return subprocess.run(command, cwd=mutation.ROOT, capture_output=True, text=True, check=False)


def changes(source):
    """Return what is changed in a module, one mutant after the other."""
    return [(mutant.before, mutant.after) for mutant in mutants(source, "toy.py")]


@pytest.mark.deep
def test_what_comes_to_the_same_survives_and_all_else_is_noticed(tmp_path):
    """Of equal numbers either is the larger; a loop that never ends is noticed, too."""
    (tmp_path / "toy.py").write_text(TOY)
    (tmp_path / "test_toy.py").write_text(TESTS)
    done = run(tmp_path)
    assert done.stdout.splitlines() == ["toy.py:6:8: one < other > one <= other"]
    assert (tmp_path / "toy.py").read_text() == TOY
    assert ("number //= 2", "pass") in changes(TOY)


def test_tests_that_fail_without_any_change_prove_nothing(tmp_path):
    """They would notice everything."""
    (tmp_path / "toy.py").write_text(TOY)
    (tmp_path / "test_toy.py").write_text("import toys")
    done = run(tmp_path)
    assert "RuntimeError: the tests fail without any change" in done.stderr


def test_each_mutant_has_one_thing_changed():
    """Comparisons, tests, numbers, truths, sums, what is returned, and statements that do something."""
    assert changes("if a in b and not c:\n    d.e = True\n    f += 1 - g\n    h(i)") == [
        ("a in b and (not c)", "a in b or not c"),
        ("a in b and (not c)", "not (a in b and (not c))"),
        ("a in b", "a not in b"),
        ("not c", "c"),
        ("d.e = True", "pass"),
        ("True", "False"),
        ("f += 1 - g", "pass"),
        ("f += 1 - g", "f -= 1 - g"),
        ("1 - g", "1 + g"),
        ("1", "2"),
        ("h(i)", "pass"),
    ]
    assert changes("def f():\n    return [x for x in y if x < 1]")[0][1] == "return None"
    assert ("x < 1", "not x < 1") in changes("def f():\n    return [x for x in y if x < 1]")


def test_what_is_only_said_is_left_alone():
    """Docstrings, annotations, errors and what is there for types alone."""
    source = '''"""A toy."""
A = TypeVar("A", bound=B[1])
C: TypeAlias = D[1]
@cache(maxsize=1)
def f(g: H[1]) -> I[1]:
    """Toy."""
    if g:
        raise J(1 + 1)
    return None
'''
    assert changes(source) == [("g", "not g")]


def test_every_suite_has_its_modules_and_its_tests():
    """A renamed one is reported."""
    for suite in mutation.SUITES:
        assert next(mutation.found(mutation.ROOT, suite.modules))
        assert all(Path(mutation.ROOT, test.partition("::")[0]).is_file() for test in suite.tests)


def test_mutants_are_listed_by_what_is_in_their_names(capsys):
    """So one effect is tried alone."""
    assert mutation.main(["--list", "--only", "pirogues/snakes.py"]) == 0
    assert "engine/duel/effects/pirogues/snakes.py:21:28: 1 - seat > 1 + seat" in capsys.readouterr().out.splitlines()
