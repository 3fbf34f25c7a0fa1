"""Records of finished games of two, judged by the checker that knows only the rulebook, the rulings and the form."""

import copy
import json
from collections.abc import Iterator
from itertools import chain

import pytest

from bench.play import play_many, play_one
from engine.chance import seed_digest
from engine.duel import RULES
from tests.depth import games
from tests.engine.duel import checker_market
from tests.engine.duel.checker import PIROGUES, check
from tests.engine.duel.walks import options, steps, walk
from tests.engine.judging import Wrong
from tests.engine.lazy_list import LazyList


def records(count, seed="records"):
    for played in play_many(RULES, 2, {}, seed, count):
        yield RULES.record(2, {}, played.seed, played.moves)


def walked(numbers):
    """Yield records of walks that lean towards the rare."""
    for number in numbers:
        game, random, lean = walk(number)
        moves = [(seat, action.code) for seat, action, _ in steps(game, random, lean)]
        yield RULES.record(2, options(number), f"walk {number}", moves)


MORE = LazyList(records(1500, "more mutations"))


@pytest.fixture(scope="module")
def some():
    return list(records(30, "mutations"))


@games(40, 140)
def test_every_record_passes_the_independent_checker(numbers):
    for record in chain(records(len(numbers), f"records from {numbers.start}"), walked(numbers)):
        check(record)


def test_a_record_is_plain_json_and_names_its_seed(some):
    for record in some:
        assert json.loads(json.dumps(record)) == record
        assert record["seed_sha256"] == seed_digest(record["seed"])


def test_a_game_that_is_not_over_has_no_record():
    played = play_one(RULES, 2, {}, "unfinished")
    with pytest.raises(ValueError):
        RULES.record(2, {}, played.seed, played.moves[:-1])


def test_the_checker_counts_its_tiles_and_pirogues():
    assert sum(checker_market.STARTING.values()) == 10
    assert sum(checker_market.PILE.values()) == 55
    assert sum(PIROGUES.values()) == 13
    assert sorted(checker_market.ORDER) == [(column, row) for column in range(6) for row in range(6)]


def test_the_checker_knows_the_rulebooks_worked_examples():
    market = checker_market.Market(["fish-h0s"] * 4, [])
    market.tiles = {(3, 2): "wheat-h1", (4, 2): "livestock-b1", (5, 2): "ivory-f3"}
    market.ankh, market.line = (2, 2), "h"
    move = {"filled": False, "at": [5, 2], "along": "h", "tile": "ivory-f3", "turn": "f"}
    assert market.take({**move, "skipped": ["wheat-h1", "livestock-b1"]}, False) == ["wheat-h1", "livestock-b1"]
    assert checker_market.scarabs_of(["ivory-f3", "ivory-b3", "ivory-h0s", "queen"]) * 4 == 24


def refused(record):
    with pytest.raises(Wrong):
        check(record)


def parts(record) -> Iterator[tuple[str, dict]]:
    """Yield what can be changed in a record: its moves by kind or character, its pirogue objects by token."""
    for move in record["moves"]:
        yield (move["card"].split("-")[0] if move["move"] == "character" else move["move"]), move
        if move.get("pirogue"):
            yield move["pirogue"]["token"], move["pirogue"]


def first(some, kind, fits=lambda part: True):
    """Return a copy of a record with a part of a kind that fits, and that part; play on until there is one."""
    for record in chain(some, MORE):
        for place, (name, part) in enumerate(parts(record)):
            if name == kind and fits(part):
                copied = copy.deepcopy(record)
                return copied, list(parts(copied))[place][1]
    raise LookupError(kind)


def test_every_wrong_number_in_a_result_is_caught(some):
    for record in copy.deepcopy(some):
        result = record["result"]
        lists = [result["corruption"], *result["points"].values(), record["final"]["scores"]]
        lists += [pair for sets in result["sets"] for pair in sets.values()]
        for numbers in lists:
            for index in range(2):
                numbers[index] += 1
                refused(record)
                numbers[index] -= 1
        check(record)


def test_a_wrong_end_is_caught(some):
    for record in copy.deepcopy(some):
        result, final = record["result"], record["final"]
        for holder, key, wrong in (
            (final, "winners", [0, 1] if len(final["winners"]) == 1 else [0]),
            (final, "winners", [1 - final["winners"][0]] if len(final["winners"]) == 1 else []),
            (result, "ended_by", 1 - result["ended_by"]),
            (result, "deben_drawn", result["deben_drawn"][::-1] if any(result["deben_drawn"]) else [[3], []]),
            (result, "removed", result["removed"][::-1] if any(result["removed"]) else [["fish-h1"] * 3, []]),
        ):
            right, holder[key] = holder[key], wrong
            refused(record)
            holder[key] = right


def test_fewer_or_other_tiles_removed_are_caught(some):
    def removed(record):
        return next((tiles for tiles in record["result"]["removed"] if tiles), None)

    record = next(record for record in copy.deepcopy(some) if removed(record))
    gone = removed(record)
    tile = gone.pop()
    refused(record)
    gone.append("fish-v0s" if tile != "fish-v0s" else "fish-h0s")
    refused(record)


def test_a_changed_deal_is_caught(some):
    changes = {
        "first": lambda deal: 1 - deal["first"],
        "hands": lambda deal: deal["hands"][::-1],
        "centre": lambda deal: deal["centre"][::-1],
        "boxed": lambda deal: deal["boxed"][:1],
        "pile": lambda deal: [*deal["pile"][:-1], "fish-h0s"],
        "pirogues": lambda deal: deal["aside"][:5],
        "aside": lambda deal: deal["aside"][1:],
    }
    for key, change in changes.items():
        record = copy.deepcopy(some[0])
        record["deal"][key] = change(record["deal"])
        refused(record)


@pytest.mark.parametrize("key", ["seed", "format", "game", "rules", "seats"])
def test_a_changed_head_is_caught(some, key):
    record = copy.deepcopy(some[0])
    record[key] = str(record[key])[::-1] + "0"
    refused(record)


def test_tiles_of_the_pile_that_changed_places_are_caught(some):
    for record in copy.deepcopy(some):
        pile = record["deal"]["pile"]
        pile[:32] = pile[31::-1]
        refused(record)


def test_every_missing_move_and_every_wrong_seat_is_caught(some):
    for record in copy.deepcopy(some[:6]):
        moves = record["moves"]
        for number, move in enumerate(list(moves)):
            del moves[number]
            refused(record)
            moves.insert(number, move)
            move["seat"] = 1 - move["seat"]
            refused(record)
            move["seat"] = 1 - move["seat"]
        check(record)


def test_every_wrong_detail_of_a_taking_is_caught(some):
    for record in copy.deepcopy(some[:6]):
        for move in (move for move in record["moves"] if move["move"] == "take"):
            column, row = move["at"]
            for key, wrong in (
                ("at", [row, column + 1]),
                ("tile", "queen" if move["tile"] != "queen" else "thief"),
                ("skipped", [*move["skipped"], "fish-h1"]),
                ("along", "hvfb"["vfbh".index(move["along"])] if move["along"] else "h"),
                ("turn", None if move["tile"] in checker_market.CHARACTERS else "hvfb"["vfbh".index(move["turn"])]),
                ("filled", not move["filled"]),
                ("deben", 2),
            ):
                right, move[key] = move[key], wrong
                refused(record)
                move[key] = right
        check(record)


CHANGES = {
    "queen": lambda move: move["drawn"].reverse(),
    "vizier": lambda move: move.update(taken="nothing"),
    "thief": lambda move: move.update(back="red" if move["back"] != "red" else "black"),
    "merchant": lambda move: move.update(at=[move["at"][0], (move["at"][1] + 1) % 6]),
    "priest": lambda move: move["discarded"].append("ebony-f0"),
    "priestess": lambda move: move["discarded"].pop(),
    "scribe": lambda move: move["given"].pop(),
    "courtesan": lambda move: move["tiles"].append("statue-b"),
    "architect": lambda move: move["three"].append("seven"),
    "sell": lambda move: move.update(tiles=move["tiles"][:2]),
    "scarabs": lambda pirogue: pirogue.update(good="ivory"),
    "mummy": lambda pirogue: pirogue.update(effect=False),
    "finger": lambda pirogue: pirogue.update(at=[pirogue["at"][0], (pirogue["at"][1] + 1) % 6]),
    "pyramid": lambda pirogue: pirogue.update(effect=False),
    "seven": lambda pirogue: pirogue.update(token="snake1"),
    "snake1": lambda pirogue: pirogue.update(effect=False),
    "snake2": lambda pirogue: pirogue.update(token="snake1"),
    "two-deben": lambda pirogue: pirogue.update(deben=None),
    "horus": lambda pirogue: pirogue.update(deben=min(pirogue["drawn"])),
}


@pytest.mark.parametrize("kind", CHANGES)
def test_a_changed_move_is_caught(some, kind):
    def fits(part):
        if not part.get("effect", True):
            return False
        drawn = part.get("drawn")
        return not drawn or (drawn != drawn[::-1] and len(set(drawn)) > 1)

    record, part = first(some, kind, fits)
    check(record)
    CHANGES[kind](part)
    refused(record)


IDLE = ["queen", "vizier", "priest", "scribe", "courtesan", "scarabs", "mummy", "finger"]


@pytest.mark.parametrize("kind", IDLE)
def test_an_effect_that_was_made_up_is_caught(some, kind):
    record, part = first(some, kind, lambda part: part["effect"] is False)
    part["effect"] = True
    refused(record)


@pytest.mark.parametrize("kind", [kind for kind in IDLE if kind not in ("queen", "mummy")])
def test_an_effect_that_was_left_out_is_caught(some, kind):
    record, part = first(some, kind, lambda part: part["effect"] is True)
    kept = {"seat", "move", "card", "token"} & set(part)
    left = {key: part[key] for key in kept} | {"effect": False}
    part.clear()
    part.update(left)
    refused(record)


def test_d8_leaving_a_fingered_tile_is_caught(some):
    record, part = first(some, "finger", lambda part: part["effect"])
    moves = record["moves"]
    number = next(index for index, move in enumerate(moves) if move.get("pirogue") is part)
    assert moves[number + 1]["at"] == part["at"]
    moves[number + 1] = {"seat": moves[number + 1]["seat"], "move": "character", "card": "queen", "effect": False}
    refused(record)
