"""Records of finished games, judged by the checker that knows only the rulebooks and the record's form."""

import copy
import json
from collections.abc import Iterator
from itertools import chain

import pytest

from bench.play import play_many, play_one
from engine.chance import seed_digest
from engine.sobek import RULES
from tests.depth import games
from tests.engine.judging import Wrong
from tests.engine.lazy_list import LazyList
from tests.engine.sobek import checker_table
from tests.engine.sobek.checker import check


def records(seats, count, seed="records"):
    for played in play_many(RULES, seats, {}, seed, count):
        yield RULES.record(seats, {}, played.seed, played.moves)


MORE = LazyList(record for seats in (3, 4) for record in records(seats, 300, "more mutations"))


@pytest.fixture(scope="module")
def some():
    return [record for seats in (2, 3, 4) for record in records(seats, 12, "mutations")]


@pytest.mark.parametrize("seats", [2, 3, 4])
@games(30, 70)
def test_every_record_passes_the_independent_checker(seats, numbers):
    for record in records(seats, len(numbers), f"records from {numbers.start}"):
        check(record)


def test_a_record_of_a_game_played_in_the_open_variant_passes_too():
    for number, seats in enumerate((2, 3, 4)):
        played = play_one(RULES, seats, {"way": "open"}, f"open {number}")
        record = RULES.record(seats, {"way": "open"}, played.seed, played.moves)
        assert record["way"] == "open"
        check(record)


def test_a_record_is_plain_json(some):
    for record in some:
        assert json.loads(json.dumps(record)) == record


def test_a_record_names_its_seed_and_the_digest_that_was_published():
    played = play_one(RULES, 3, {}, "digest")
    record = RULES.record(3, {}, played.seed, played.moves)
    assert (record["seed"], record["seed_sha256"]) == (played.seed, seed_digest(played.seed))


def test_a_game_that_is_not_over_has_no_record():
    played = play_one(RULES, 3, {}, "unfinished")
    with pytest.raises(ValueError):
        RULES.record(3, {}, played.seed, played.moves[:-1])


def moves_of(record, kind) -> Iterator[dict]:
    """Yield a record's moves of a kind: "take", "set", a character's name or an event's token."""
    for one in record["rounds"]:
        for move in one["moves"]:
            played = move["card"].split("-")[0] if move["move"] == "character" else move.get("token")
            if kind in (move["move"], played):
                yield move


def first(some, kind, fits=lambda move: True):
    """Return a copy of a record with a move of a kind that fits, and that move in it; play on until there is one."""
    for record in chain(some, MORE):
        for place, move in enumerate(moves_of(record, kind)):
            if fits(move):
                copied = copy.deepcopy(record)
                return copied, list(moves_of(copied, kind))[place]
    raise LookupError(kind)


def refused(record):
    with pytest.raises(Wrong):
        check(record)


@pytest.mark.parametrize("name", ["points", "corruption", "scores"])
def test_a_wrong_number_in_any_result_is_caught(some, name):
    for record in copy.deepcopy(some[::6]):
        for one in record["rounds"]:
            for seat in range(record["seats"]):
                one["result"][name][seat] += 1
                refused(record)
                one["result"][name][seat] -= 1


def test_a_wrong_end_is_caught(some):
    for record in copy.deepcopy(some[::6]):
        right = copy.deepcopy(record["final"])
        record["final"]["scores"][0] += 1
        refused(record)
        record["final"] = {**right, "winners": [*right["winners"], -1]}
        refused(record)
        record["final"] = {**right, "winners": []}
        refused(record)


def test_the_wrong_corrupt_player_is_caught(some):
    record = copy.deepcopy(some[0])
    result = record["rounds"][0]["result"]
    result["corrupt"] = [1 - seat for seat in result["corrupt"]]
    refused(record)


def test_another_seed_is_caught(some):
    record = copy.deepcopy(some[0])
    record["seed"] = record["seed"][::-1]
    refused(record)


def test_a_card_too_many_in_the_deck_is_caught(some):
    record = copy.deepcopy(some[0])
    deck = record["rounds"][1]["deck"]
    deck[-1] = "ivory3" if deck[-1] != "ivory3" else "wheat0"
    refused(record)


def test_two_cards_that_changed_places_in_the_deck_are_caught(some):
    for record in copy.deepcopy(some[::6]):
        deck = record["rounds"][0]["deck"]
        other = next(place for place, card in enumerate(deck) if card != deck[0])
        deck[0], deck[other] = deck[other], deck[0]
        refused(record)


def test_every_wrong_card_and_place_of_a_taking_is_caught(some):
    record = copy.deepcopy(some[0])
    for move in moves_of(record, "take"):
        card, place = move["card"], move["place"]
        move["card"] = "amulet" if card != "amulet" else "queen"
        refused(record)
        move["card"], move["place"] = card, place % 4 + 1
        refused(record)
        move["place"] = place
        move["skipped"].append("fish1")
        refused(record)
        move["skipped"].pop()
    check(record)


def test_every_missing_move_is_caught(some):
    record = copy.deepcopy(some[1])
    for one in record["rounds"]:
        for number, move in enumerate(list(one["moves"])):
            del one["moves"][number]
            refused(record)
            one["moves"].insert(number, move)


def test_every_move_of_the_wrong_seat_is_caught(some):
    record = copy.deepcopy(some[2])
    for one in record["rounds"]:
        for move in one["moves"]:
            move["seat"] = (move["seat"] + 1) % record["seats"]
            refused(record)
            move["seat"] = (move["seat"] - 1) % record["seats"]


CHANGES = {
    "queen": lambda move: move["drawn"].reverse(),
    "vizier": lambda move: move.update(taken="fish0g"),
    "thief": lambda move: move.update(back="green" if move["back"] != "green" else "beige"),
    "merchant": lambda move: move.update(place=move["place"] % 9 + 1),
    "priest": lambda move: move["discarded"].append("ebony0"),
    "priestess": lambda move: move["discarded"].pop(),
    "scribe": lambda move: next(iter(move["given"].values())).pop(),
    "courtesan": lambda move: move["cards"].append("amulet"),
    "guild-ankh": lambda move: move.update(target=None if move["target"] is not None else 0),
    "curse": lambda move: move.update(target=move["seat"]),
    "prosperity": lambda move: move.update(onto="ivory"),
    "flood": lambda move: move.update(effect=False),
    "embalming": lambda move: move.update(effect=False),
    "deceit": lambda move: move.update(effect=False),
    "set": lambda move: move["cards"].pop(),
}


@pytest.mark.parametrize("kind", CHANGES)
def test_a_changed_move_is_caught(some, kind):
    def fits(move):
        if not move.get("effect", True):
            return False
        return kind != "queen" or move["drawn"] != move["drawn"][::-1]

    record, move = first(some, kind, fits)
    check(record)
    CHANGES[kind](move)
    refused(record)


@pytest.mark.parametrize("kind", ["queen", "priest", "scribe", "courtesan", "embalming", "prosperity"])
def test_an_effect_that_was_left_out_or_made_up_is_caught(some, kind):
    record, move = first(some, kind, lambda move: not move["effect"])
    move["effect"] = True
    with pytest.raises((Wrong, KeyError)):
        check(record)


def test_laying_the_same_good_twice_is_caught(some):
    record, move = first(some, "lay", lambda move: move["sets"])
    move["sets"] *= 2
    refused(record)


def test_the_checker_counts_its_cards():
    assert sum(checker_table.GREEN.values()) == 9
    assert sum(checker_table.DECK.values()) == 54
    assert sum(checker_table.TOKENS.values()) == 12
