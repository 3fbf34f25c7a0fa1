"""The long proof is told what disagrees, and knows all games that there are."""

import json

import pytest

from bench.games import GAMES
from tests.engine import proof
from tests.engine.judging import Wrong


def test_it_plays_every_game_under_all_its_rules_in_every_variant_at_every_size():
    """Each has a checker."""
    names = [kind.name for kind in proof.KINDS]
    assert len(set(names)) == len(names) == 14
    assert {"sobek 1 hidden 2", "sobek 1 open 4", "sobek 2 hidden 3", "sobek 2 open 2"} < set(names)
    assert {"duel 1 2", "duel 1 treasures 2"} < set(names)
    assert set(proof._CHECKERS) == set(GAMES)


@pytest.mark.parametrize("kind", proof.KINDS, ids=lambda kind: kind.name)
def test_a_game_of_each_kind_is_right(kind):
    """The long run has thousands."""
    assert proof.prove(map, [kind], "test", games=2) == ({kind.name: 2}, None)


def test_no_two_kinds_play_the_same_deals(monkeypatch):
    """Or a run would prove less than it says."""
    seeds = []
    checkers = {code: lambda record: seeds.append(record["seed"]) for code in GAMES}
    monkeypatch.setattr(proof, "_CHECKERS", checkers)
    hidden = [kind for kind in proof.KINDS if "open" not in kind.name]
    proof.prove(map, hidden, games=2)
    assert len(set(seeds)) == 2 * len(hidden)


def test_the_first_disagreement_ends_it_and_can_be_played_again(monkeypatch):
    """It is told with the seed and the options of its game."""
    seen = []

    def check(record):
        seen.append(record["seed"])
        if len(seen) == 3:
            raise Wrong("too many scarabs")

    monkeypatch.setitem(proof._CHECKERS, "sobek", check)
    kinds = [kind for kind in proof.KINDS if kind.name.startswith("sobek 2 hidden")]
    right, wrong = proof.prove(map, kinds, "again", games=9)
    assert (right, len(seen)) == ({"sobek 2 hidden 2": 2}, 3)
    assert json.loads(json.dumps(wrong)) == {
        "kind": "sobek 2 hidden 2",
        "seed": "again",
        "number": 2,
        "seats": 2,
        "options": {"way": "hidden"},
        "game": seen[-1],
        "error": "Wrong('too many scarabs')",
    }
    monkeypatch.undo()
    assert proof.disagreement(kinds[0], "again", 2) is None


def test_a_kind_that_is_not_there_is_refused_in_one_line(capsys):
    """With those that are."""
    with pytest.raises(SystemExit):
        proof.main(["--only", "chess"])
    assert "sobek 2 open 4" in capsys.readouterr().err
