"""How the independent checkers of both games say that a record is wrong, and judge files."""

import hashlib
import json
import re
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

# A record, or a part of one.
Json = dict[str, Any]


class Wrong(Exception):
    """The record breaks a rule or its own form."""


def need(holds: object, what: object, *where: object) -> None:
    """Raise Wrong with what is wrong, and where, unless something holds; only then is that made a text."""
    if not holds:
        raise Wrong(": ".join(map(str, (what, *where))) if where else what)


WORD_KEYS = {"secret", "secret_sha256", "words"}
SALTS = "salts_sha256"


def judge_seed(record: Json) -> set[str]:
    """Need the seed to be made as the record says, and return the keys that only games with words have.

    Records of older bots have no digests of the salts that were drawn before.
    """
    need(record["seed_sha256"] == _sha256(record["seed"]), "digest of the seed")
    there = (WORD_KEYS | {SALTS}) & set(record)
    if not there:
        return there
    need(there >= WORD_KEYS, "the keys of words, all or none")
    secret, words = record["secret"], record["words"]
    need(record["secret_sha256"] == _sha256(secret), "digest of the secret")
    need(len(words) == record["seats"] and any(words), "a word for each seat, empty for none, and one at least")
    need(all(word == "" or _is_digest(word) for word in words), "the words' hashes")
    need(record["seed"] == _sha256("\n".join([secret, *words])), "a seed made of secret and words")
    if SALTS in record:
        salts = record[SALTS]
        need(len(salts) == len(set(salts)) == 16 and all(map(_is_digest, salts)), "digests of 16 salts")
    return there


def _sha256(text: str) -> str:
    return hashlib.sha256(text.encode("ascii")).hexdigest()


def _is_digest(text: str) -> bool:
    return re.fullmatch("[0-9a-f]{64}", text) is not None


def judge_stand_ins(
    entries: Sequence[Json], place_of: Callable[[Json], tuple[int | None, ...]], chose: Callable[[Json], bool]
) -> None:
    """Need stand-ins to be told once each and in order, and only where the seat had something to choose.

    `place_of` returns where in the game an entry is, `chose` whether its seat made a choice there.
    """
    need(entries, "stand-ins, and none")
    places = [(*place_of(entry), entry["seat"]) for entry in entries]
    need(all(number >= 0 for place in places for number in place if number is not None), "a stand-in before the first")
    ordered = sorted(places, key=lambda place: tuple(-1 if number is None else number for number in place))
    need(places == ordered and len(set(places)) == len(places), "stand-ins in order, each once")
    for entry in entries:
        need(chose(entry), f"this seat has chosen nothing there: {entry}")


def judge(check: Callable[[Json], object], names: Sequence[str]) -> int:
    """Check files, say what is wrong with each, and return 1 if anything is."""
    bad = 0
    for name in names:
        try:
            check(json.loads(Path(name).read_text(encoding="utf-8")))
        except (Wrong, KeyError, TypeError, ValueError) as error:
            bad += 1
            sys.stdout.write(f"{name}: {error!r}\n")
    sys.stdout.write(f"{len(names) - bad} of {len(names)} records are right\n")
    return 1 if bad else 0
