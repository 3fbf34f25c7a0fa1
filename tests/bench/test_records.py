"""The command that writes records of random games."""

import json

import pytest

from bench.records import main
from tests.engine.duel.checker import check as check_duel
from tests.engine.sobek.checker import check


def written(folder, *arguments):
    assert main(["--game", "sobek", "--out", str(folder), *arguments]) == 0
    return {file.name: file.read_text() for file in folder.iterdir()}


def test_it_writes_one_right_record_a_game(tmp_path):
    files = written(tmp_path / "new" / "folder", "--seats", "3", "--count", "4", "--seed", "1")
    assert len(files) == 4
    for text in files.values():
        record = json.loads(text)
        assert record["seats"] == 3
        check(record)


@pytest.mark.parametrize("more", [[], ["--expansion", "treasures"]], ids=["alone", "treasures"])
def test_it_writes_right_records_of_the_game_for_two(tmp_path, more):
    assert main(["--game", "duel", "--seats", "2", "--count", "3", "--out", str(tmp_path), *more]) == 0
    for file in tmp_path.iterdir():
        record = json.loads(file.read_text())
        check_duel(record)
        assert ("expansion" in record) == bool(more)
    assert len(list(tmp_path.iterdir())) == 3


def test_the_same_seed_writes_the_same_games_and_another_one_others(tmp_path):
    once = written(tmp_path / "a", "--seats", "2", "--count", "3", "--seed", "7")
    again = written(tmp_path / "b", "--seats", "2", "--count", "3", "--seed", "7")
    other = written(tmp_path / "c", "--seats", "2", "--count", "3", "--seed", "8")
    assert once == again
    assert not set(once.values()) & set(other.values())


def test_no_two_games_of_a_run_are_alike(tmp_path):
    files = written(tmp_path, "--seats", "4", "--count", "5")
    assert len(set(files.values())) == 5


@pytest.mark.parametrize(
    "wrong",
    [["--seats", "5"], ["--variant", "blind"], ["--game", "go"], ["--count", "-1"], ["--expansion", "treasures"]],
)
def test_what_cannot_be_played_is_refused_in_one_line(tmp_path, capsys, wrong):
    with pytest.raises(SystemExit) as stopped:
        main(["--out", str(tmp_path), *wrong])
    assert stopped.value.code == 2
    assert "Traceback" not in capsys.readouterr().err
