"""What both checkers ask of a seed: older records know no words or no salts, newer ones bind all of it."""

import copy
import hashlib

import pytest

from bench.play import play_one
from engine.chance import mixed_seed
from engine.duel import RULES as DUEL
from engine.sobek import RULES as SOBEK
from tests.engine.duel.checker import check as check_duel
from tests.engine.judging import Wrong
from tests.engine.sobek.checker import check as check_sobek

SECRET = "5ec2e7" * 5


def sha256(text):
    return hashlib.sha256(text.encode()).hexdigest()


WORDS = [sha256("salt-3Nile"), ""]
SALTS = [sha256(f"salt-{number}") for number in range(16)]


@pytest.fixture(params=[(SOBEK, check_sobek), (DUEL, check_duel)], ids=["sobek", "duel"], scope="module")
def written(request):
    """Give a record of a game to whose seed a word was added, and its checker."""
    rules, check = request.param
    played = play_one(rules, 2, {}, "a game")
    record = rules.record(2, {}, played.seed, played.moves)
    # No checker knows how chance comes of a seed.
    record["seed"] = mixed_seed(SECRET, WORDS)
    record["seed_sha256"] = sha256(record["seed"])
    keys = {"secret": SECRET, "secret_sha256": sha256(SECRET), "words": WORDS, "salts_sha256": SALTS}
    return {**record, **keys}, check


def test_records_with_words_are_right_with_the_digests_of_salts_and_without(written):
    record, check = written
    check(record)
    del (older := dict(record))["salts_sha256"]
    check(older)


CHANGES = {
    "secret": [None, SECRET[::-1]],
    "secret_sha256": [None, sha256(SECRET[::-1])],
    "words": [None, [], ["", ""], WORDS[::-1], [*WORDS, ""], ["Nile", ""]],
    "salts_sha256": [[], SALTS[:15], [*SALTS, SALTS[0]], [*SALTS[:15], SALTS[0]], [*SALTS[:15], "salt"]],
}


@pytest.mark.parametrize(("key", "value"), [(key, value) for key, values in CHANGES.items() for value in values])
def test_a_changed_or_missing_part_of_the_seed_is_caught(written, key, value):
    record, check = written
    changed = copy.deepcopy(record)
    changed[key] = value
    if value is None:
        del changed[key]
    with pytest.raises(Wrong):
        check(changed)


def test_salts_without_words_are_caught(written):
    record, check = written
    changed = {key: value for key, value in record.items() if key not in ("secret", "secret_sha256", "words")}
    with pytest.raises(Wrong):
        check(changed)
