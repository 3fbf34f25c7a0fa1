"""The lean paths can be compiled, and come to the same then."""

import json

import pytest

from bench.compiled import GAMES, compile_lean, lacking, run_in
from bench.playouts import results


@pytest.mark.skipif(lacking() is not None, reason=f"{lacking()} is missing")
@pytest.mark.parametrize("game", GAMES)
def test_compiled_they_come_to_the_same(game, tmp_path):
    """By both policies."""
    compile_lean(tmp_path, level=0, games=[game])
    told = json.loads(run_in(tmp_path, "bench.playouts", "--slice", "50"))
    assert told["compiled"] == [game]
    assert told["results"] == results(50)
