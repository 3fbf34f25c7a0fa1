"""A game's rules and its face belong together, and so do the parts of its rules: mypy says where they do not."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from mypy import api

ROOT = Path(__file__).parents[2]
MIXED = """
from bot.games import playable
from engine import duel, sobek
from engine.replay import replay
from engine.rules import Rules
from render.duel import FACE as DUEL
from render.presentation import Speech
from render.sobek import FACE as SOBEK

speech: Speech
one = duel.RULES
code, seats, new, parse = one.code, one.seats, one.new, one.parse
compose, kept = one.compose, one.record
own, other = one.choose, sobek.RULES.planner
playable(one, DUEL)
playable(sobek.RULES, SOBEK)
playable(sobek.RULES, DUEL)  # face
Rules(code, code, seats, new=new, parse=parse, compose=compose, record=kept, choose=one.choose, planner=one.planner)
Rules(code, code, seats, new=new, parse=parse, compose=compose, record=kept, choose=sobek.RULES.choose)  # computer
Rules(code, code, seats, new=new, parse=parse, compose=compose, record=kept, choose=own, planner=other)  # planner
game = replay(one, 2, {}, "seed", ())
game.apply(0, one.choose(game.view(0), game.legal(0)))
game.apply(0, sobek.RULES.parse("t.1"))  # action
DUEL.status(sobek.RULES.new(2, {}, "seed").view(None), speech)  # view
"""


@pytest.mark.thorough
def test_what_belongs_to_another_game_is_refused_by_mypy(tmp_path: Path):
    """A face that draws another game's view, a computer or planner that takes it, and an action of another game."""
    mixed = tmp_path / "mixed.py"
    mixed.write_text(MIXED)
    # What mypy has found out already it need not again: with the cache of `make check` this takes no second.
    options = ["--config-file", str(ROOT / "pyproject.toml"), "--cache-dir", str(ROOT / ".mypy_cache")]
    told, broken, _ = api.run([*options, str(mixed)])
    wrong = {int(line) for line in re.findall(r"mixed\.py:(\d+): error", told)}
    lines = mixed.read_text().splitlines()
    expected = {number for number, line in enumerate(lines, start=1) if "  # " in line}
    assert not broken
    assert {lines[number - 1] for number in wrong} == {lines[number - 1] for number in expected}
