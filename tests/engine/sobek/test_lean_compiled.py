"""The lean path can be compiled, and comes to the same then."""

import json

import pytest

from bench.compiled import compile_lean, lacking, run_in
from bench.playouts import results


@pytest.mark.skipif(lacking() is not None, reason=f"{lacking()} is missing")
def test_compiled_it_comes_to_the_same(tmp_path):
    """By both policies, at all numbers of seats."""
    compile_lean(tmp_path, level=0)
    told = json.loads(run_in(tmp_path, "bench.playouts", "--slice", "50"))
    assert told["compiled"]
    assert told["results"] == results(50)
