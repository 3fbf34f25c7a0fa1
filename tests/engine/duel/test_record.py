"""Records of finished games, judged by the checker that knows only the rulebook and the record's form."""

import copy
import json
from itertools import chain

import pytest

from bench.play import play_many, play_one
from engine.chance import seed_digest
from engine.duel import RULES

from . import checker_table
from .checker import SQUARES, Wrong, check
from .walks import steps, walk


def records(count, seed="records"):
    """Yield records of games that computers and random players played, and of walks that lean towards the rare."""
    for played in play_many(RULES, 2, {}, seed, count):
        yield RULES.record(2, {}, played.seed, played.moves)


def walked(numbers):
    for number in numbers:
        game, random, lean = walk(number)
        moves = [(seat, action.code) for seat, action, _ in steps(game, random, lean)]
        yield RULES.record(2, {}, f"walk {number}", moves)


@pytest.fixture(scope="module")
def some():
    return [*records(12, "mutations"), *walked(range(40))]


def test_every_record_passes_the_independent_checker():
    for record in chain(records(150), walked(range(500))):
        check(record)


def test_a_record_is_plain_json(some):
    for record in some:
        assert json.loads(json.dumps(record)) == record


def test_a_record_names_its_seed_and_the_digest_that_was_published():
    played = play_one(RULES, 2, {}, "digest")
    record = RULES.record(2, {}, played.seed, played.moves)
    assert (record["seed"], record["seed_sha256"]) == (played.seed, seed_digest(played.seed))


def test_a_game_that_is_not_over_has_no_record():
    played = play_one(RULES, 2, {}, "unfinished")
    with pytest.raises(ValueError):
        RULES.record(2, {}, played.seed, played.moves[:-1])


def moves_of(record, kind):
    """Yield a record's moves of a kind: "take", "sell", a character's name or a pirogue's token."""
    for move in record["moves"]:
        names = [move["move"], move.get("card", ""), (move.get("pirogue") or {}).get("token")]
        if kind in names or (kind == "scribe" and "scribe" in move.get("card", "")):
            yield move


def first(some, kind, fits=lambda move: True):
    """Return a copy of a record with a move of a kind that fits, and that move in it; play on until there is one."""
    for record in chain(copy.deepcopy(some), walked(range(600, 1200))):
        for move in moves_of(record, kind):
            if fits(move):
                return record, move
    raise LookupError(kind)


def refused(record):
    with pytest.raises(Wrong):
        check(record)


def _another_tile(tile):
    return "fish-h1" if tile != "fish-h1" else "wheat-f0"


TAKES = {
    "tile": lambda move: move.update(tile=_another_tile(move["tile"])),
    "skipped": lambda move: move["skipped"].append("fish-h1"),
    "filled": lambda move: move.update(filled=not move["filled"]),
    "turn": lambda move: move.update(turn="h" if move["turn"] != "h" else "v"),
    "seat": lambda move: move.update(seat=1 - move["seat"]),
    "at": lambda move: move.update(at=[move["at"][0], (move["at"][1] + 1) % 6]),
}


@pytest.mark.parametrize("name", TAKES)
def test_a_changed_taking_is_caught(some, name):
    """A character's taker may turn the Ankh in several ways, so only marks are tried there."""
    for record in copy.deepcopy(some[:6]):
        for number, move in enumerate(record["moves"]):
            if (
                move["move"] == "take"
                and not (name == "turn" and "-" not in move["tile"])
                and "scribe" not in move["tile"]
            ):
                before = copy.deepcopy(move)
                TAKES[name](move)
                refused(record)
                record["moves"][number] = before
        check(record)


CHANGES = {
    "sell": lambda move: move["tiles"].pop(),
    "queen": lambda move: move["drawn"].append("fish-h1"),
    "vizier": lambda move: move.update(taken="wheat-h0s"),
    "thief": lambda move: move.update(back="red" if move["back"] != "red" else "grey"),
    "merchant": lambda move: move.update(at=[(move["at"][0] + 1) % 6, move["at"][1]]),
    "courtesan": lambda move: move["tiles"].extend(["statue-b", "statue-b"]),
    "priest": lambda move: move["discarded"].append("ebony-f0"),
    "priestess": lambda move: move["discarded"].pop(),
    "scribe": lambda move: move["given"].pop(),
    "architect": lambda move: move["three"].pop(),
    "scarabs": lambda move: move["pirogue"].update(good="ivory"),
    "finger": lambda move: move["pirogue"].update(at=[9, 9]),
    "mummy": lambda move: move["pirogue"].update(effect=False),
    "snake1": lambda move: move["pirogue"].update(token="snake2"),
    "seven": lambda move: move.update(pirogue={"token": "two-deben", "deben": 3}),
    "two-deben": lambda move: move["pirogue"].update(deben=10),
    "horus": lambda move: move["pirogue"].update(deben=min(move["pirogue"]["drawn"]) - 1),
    "pyramid": lambda move: move["pirogue"].update(token="boat"),
}


@pytest.mark.parametrize("kind", CHANGES)
def test_a_changed_move_is_caught(some, kind):
    def fits(move):
        shown = move["pirogue"] if kind not in (move["move"], move.get("card")) and move.get("pirogue") else move
        return shown.get("effect", True)

    record, move = first(some, kind, fits)
    check(record)
    CHANGES[kind](move)
    refused(record)


def test_every_missing_move_is_caught(some):
    record = copy.deepcopy(some[1])
    for number, move in enumerate(list(record["moves"])):
        del record["moves"][number]
        with pytest.raises((Wrong, KeyError)):
            check(record)
        record["moves"].insert(number, move)


@pytest.mark.parametrize("name", ["corruption", "sets", "deben", "pirogues", "scores"])
def test_a_wrong_number_in_a_result_is_caught(some, name):
    for record in copy.deepcopy(some[:8]):
        for seat in range(2):
            where = {"corruption": record["result"], "scores": record["final"]}.get(name, record["result"]["points"])
            where[name][seat] += 1
            refused(record)
            where[name][seat] -= 1
        check(record)


def test_a_wrong_end_is_caught(some):
    for record in copy.deepcopy(some[:8]):
        for changed in (
            {"final": {**record["final"], "winners": []}},
            {"result": {**record["result"], "ended_by": 1 - record["result"]["ended_by"]}},
            {"result": {**record["result"], "deben_drawn": [[3], [3]]}},
            {"seed": "another"},
        ):
            refused({**record, **changed})


def test_the_checker_counts_its_components():
    assert checker_table.STARTING.total() == 10
    assert checker_table.PILE.total() == 55
    assert checker_table.PIROGUES.total() == checker_table.BAG.total() == 13
    assert len(set(SQUARES)) == 36
