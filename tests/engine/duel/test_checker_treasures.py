"""Whole games with Treasures of the Pharaoh, invented without the engine, that the checker believes only unchanged."""

import copy
import json
from functools import cache
from itertools import chain, count

import pytest

from bench.play import play_one
from engine.duel import RULES
from tests.engine.duel.checker import check
from tests.engine.duel.checker_market import CHARACTERS, PHARAOH
from tests.engine.duel.invented import invented
from tests.engine.duel.rarities import RARE, RARE_TREASURES, RARER, RARER_TREASURES, rarities
from tests.engine.judging import Wrong
from tests.engine.lazy_list import LazyList


@pytest.fixture(scope="module")
def some():
    return [invented(number) for number in range(60)]


def refused(record):
    with pytest.raises(Wrong):
        check(record)


def parts(record):
    """Yield what can be changed in a record: moves by kind or character, what a spy copied, pirogues by token."""
    for move in record["moves"]:
        kind = move.get("card", move["move"])
        yield kind, move
        if "as" in move:
            yield "spy as " + move["as"].split("-")[0], move
        if move.get("pirogue"):
            yield move["pirogue"]["token"], move["pirogue"]


@cache
def more(early):
    """Return more games, with some tiles early on their markets."""
    return LazyList(invented(number, early) for number in count(2003, 4))


def first(some, kind, fits=lambda part: True):
    """Return a copy of a record with a part of a kind that fits, and that part; invent more until there is one."""
    early = {"spy", *(card for card in CHARACTERS if kind.endswith(card.split("-")[0]))}
    # Every fourth game is one in which characters are played for their powers as often as tiles are taken.
    for record in chain(some, more(frozenset(early))):
        for place, (name, part) in enumerate(parts(record)):
            if name == kind and fits(part):
                copied = copy.deepcopy(record)
                return copied, list(parts(copied))[place][1]
    raise LookupError(kind)


def test_the_checker_believes_games_that_it_plays_itself(some):
    """Whole games by its own model are right, and plain JSON."""
    for record in some:
        check(record)
        assert json.loads(json.dumps(record)) == record


def test_what_is_rare_with_the_expansion_is_noticed(some):
    """Nothing is found that has no name among what is rare, and most of that is found."""
    found = set().union(*map(rarities, some))
    assert found <= RARE | RARER | RARE_TREASURES | RARER_TREASURES
    assert len(found & RARE_TREASURES) >= 30


def test_p11_a_record_says_that_the_expansion_is_played_or_nothing_of_it(some):
    """The key is true or not there, and nothing of the expansion is believed without it."""
    for wrong in (False, None, 1, "true"):
        record = copy.deepcopy(some[0])
        record["expansion"] = wrong
        refused(record)
    del record["expansion"]
    refused(record)
    played = play_one(RULES, 2, {}, "without the expansion")
    record = RULES.record(2, {}, played.seed, played.moves)
    check(record)
    refused({**record, "expansion": True})
    refused({**record, "expansion": False})
    refused({**record, "result": {**record["result"], "royal": [[], []]}})
    for key, one in (("pile", "pharaoh-fish-ebony"), ("pile", "spy"), ("pirogues", "theft"), ("aside", "scarabs2")):
        deal = record["deal"]
        refused({**record, "deal": {**deal, key: [one, *deal[key][1:]]}})
        refused({**record, "deal": {**deal, key: [one, *deal[key]]}})


def test_every_key_that_is_left_out_and_every_key_too_many_is_caught(some):
    """Moves of the expansion have exactly the keys that the page of records tells."""
    kinds = {"adviser", "spy", "theft", "scarabs2", "take"}
    for record in copy.deepcopy(some[:4]):
        for part in (part for name, part in parts(record) if name in kinds and (name != "take" or "royal" in part)):
            for key in list(part):
                value = part.pop(key)
                refused(record)
                part[key] = value
            for key in {"royal", "as", "deben", "good", "taken"} - set(part):
                part[key] = None
                refused(record)
                del part[key]
        check(record)


def test_every_wrong_token_is_caught(some):
    """Any other value than the one that was drawn or discarded contradicts the rest of the record."""
    for record in copy.deepcopy(some[:10]):
        for part in (part for _, part in parts(record) if "royal" in part):
            right = part["royal"]
            for wrong in {0, 1, 2, 3, 4, 5, 6, 7} - {right}:
                part["royal"] = wrong
                refused(record)
            part["royal"] = right
        check(record)


@pytest.mark.thorough
def test_p6_wrong_royal_corruption_in_a_result_is_caught(some):
    """The tokens held at the end are told seat by seat in any order, and corruption counts them."""
    for record in copy.deepcopy(some):
        result = record["result"]
        for wrong in (
            result["royal"][::-1] if result["royal"][0] != result["royal"][1] else [[1], [1]],
            [[*result["royal"][0], 1], result["royal"][1]],
            [result["royal"][0], result["royal"][1][1:] or [7]],
            [*result["royal"], []],
            None,
        ):
            refused({**record, "result": {**result, "royal": wrong}})
        if any(result["royal"]):
            without = [
                points - sum(values) for points, values in zip(result["corruption"], result["royal"], strict=True)
            ]
            refused({**record, "result": {**result, "corruption": without}})
        refused({**record, "result": {key: value for key, value in result.items() if key != "royal"}})
        check({**record, "result": {**result, "royal": [values[::-1] for values in result["royal"]]}})


def test_p2_an_ankh_that_shows_no_tile_after_a_pharaoh_tile_is_caught(some):
    """The Ankh has to lie on one of the four lines."""
    for record in copy.deepcopy(some[:10]):
        for part in (part for _, part in parts(record) if part.get("tile") in PHARAOH):
            right = part["turn"]
            for wrong in (None, "", "x"):
                part["turn"] = wrong
                refused(record)
            part["turn"] = right


def test_p10_fewer_tiles_or_others_removed_are_caught(some):
    """The largest number leaves the game, and only tiles that were in the hand."""

    def removed(record):
        return next((tiles for tiles in record["result"]["removed"] if set(tiles) & set(PHARAOH)), None)

    found = [record for record in copy.deepcopy(some) if removed(record)]
    assert found
    for record in found:
        tiles = removed(record)
        tile = tiles.pop()
        refused(record)
        tiles.append("fish-h0s" if tile != "fish-h0s" else "fish-v0s")
        refused(record)


def test_p4_a_pharaoh_tile_stays_in_the_set_in_which_it_was_sold(some):
    """Its scarabs count there, and it is not counted in a set of its other good."""
    record, move = first(some, "sell", lambda part: len(part["tiles"]) > 3 and set(part["tiles"]) & set(PHARAOH))
    sets = record["result"]["sets"][move["seat"]]
    sets[move["good"]][1] -= 2
    refused(record)
    sets[move["good"]][1] += 2
    check(record)
    tile = next(tile for tile in move["tiles"] if tile in PHARAOH)
    other = next(good for good in PHARAOH[tile] if good != move["good"])
    sets[move["good"]][0] -= 1
    sets.setdefault(other, [0, 0])[0] += 1
    refused(record)


COPIES = {
    "queen": lambda move: move["drawn"].append("fish-h1"),
    "vizier": lambda move: move.update(taken="nothing"),
    "thief": lambda move: move.update(back="grey" if move["back"] != "grey" else "gold"),
    "merchant": lambda move: move.update(at=[move["at"][0], (move["at"][1] + 1) % 6]),
    "courtesan": lambda move: move["tiles"].append("spy"),
    "priest": lambda move: move["discarded"].append("ebony-f0"),
    "priestess": lambda move: move["discarded"].pop(),
    "scribe": lambda move: move["given"].pop(),
    "architect": lambda move: move["three"].append("seven"),
    "adviser": lambda move: move.update(royal=0),
}


@pytest.mark.parametrize("power", COPIES)
def test_p8_wrong_details_of_what_a_spy_copied_are_caught(some, power):
    """What a spy does is judged as if the copied character had been played."""
    record, move = first(some, f"spy as {power}", lambda part: part["effect"])
    right = copy.deepcopy(move)
    check(record)
    COPIES[power](move)
    refused(record)
    move.clear()
    move.update({key: right[key] for key in ("seat", "move", "card", "as")}, effect=False)
    refused(record)
    move.update(right)
    check(record)
    for wrong in {*CHARACTERS, "nobody"} - {right["as"]}:
        if wrong.split("-")[0] != power:
            move["as"] = wrong
            refused(record)


@pytest.mark.parametrize("power", ["queen", "courtesan", "scribe", "adviser"])
def test_p8_who_is_copied_without_effect_is_named(some, power):
    """An effect that was made up is refused, and so is a copy of nobody."""
    record, move = first(some, f"spy as {power}", lambda part: not part["effect"])
    check(record)
    move["effect"] = True
    refused(record)
    move["effect"] = False
    del move["as"]
    refused(record)


def test_who_gives_to_a_copied_scribe_may_have_had_a_stand_in(some):
    """The opponent has chosen something in that move, and in no other move of a spy."""
    record, move = first(some, "spy as scribe", lambda part: part["effect"])
    entry = {"move": record["moves"].index(move), "seat": 1 - move["seat"]}
    check({**record, "stand_ins": [entry]})
    record, move = first(some, "spy", lambda part: not part["effect"])
    entry = {"move": record["moves"].index(move), "seat": 1 - move["seat"]}
    refused({**record, "stand_ins": [entry]})
    check({**record, "stand_ins": [{**entry, "seat": move["seat"]}]})


def test_p9_the_theft_and_its_value_are_no_other(some):
    """Another deben, another token or a set of another good is refused."""
    record, used = first(some, "theft", lambda part: part["effect"])
    for wrong in {2, 3, 4, 5, 6, 7, 8, 9} - {used["deben"]}:
        refused_with(record, used, deben=wrong)
    refused_with(record, used, token="mummy")
    record, used = first(some, "scarabs2", lambda part: part["effect"])
    for wrong in ("fish", "wheat", "livestock", "ivory"):
        refused_with(record, used, good=wrong)
    refused_with(record, used, token="scarabs")


def refused_with(record, part, **wrong):
    """Need a record to be refused with a part changed, then put it back."""
    right = dict(part)
    part.update(wrong)
    refused(record)
    part.update(right)
    check(record)
