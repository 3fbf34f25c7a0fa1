"""Random games of every kind against the checkers that know only the rulebooks: `python -m tests.engine.proof`."""

import argparse
import itertools
import json
import multiprocessing
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from bench.games import GAMES, options_of
from bench.play import play_one
from bench.report import table
from bot.domain.game_options import with_expansion
from engine.rules import AnyRules
from tests.engine.duel.checker import check as check_duel
from tests.engine.sobek.checker import check as check_sobek

_CHECKERS = {"sobek": check_sobek, "duel": check_duel}
_SLICE = 50
_PROCESSES = 2


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of games: rules of one version, how many seats, and with which options."""

    rules: AnyRules
    seats: int
    options: dict[str, str]

    @property
    def name(self) -> str:
        """What a kind is called: "sobek 2 open 4" has game, version, options and seats."""
        return " ".join((self.rules.code, self.rules.version, *self.options.values(), str(self.seats)))


Judged = tuple[str, int, dict[str, Any] | None]


@dataclass(frozen=True, slots=True)
class Slice:
    """Some games of a kind, one after the other, all of them decided by the seed of the run."""

    kind: Kind
    seed: str
    first: int
    count: int


KINDS = tuple(
    Kind(rules, seats, with_expansion(rules, options_of(variant), expansion))
    for newest in GAMES.values()
    for rules in (newest, *newest.earlier)
    for variant in rules.variants or (None,)
    for expansion in (None, *rules.expansions)
    for seats in rules.seats
)


def disagreement(kind: Kind, seed: str, number: int) -> dict[str, Any] | None:
    """Play a game and let the checker judge its record; return what finds it again if anything is wrong with it."""
    found = {"kind": kind.name, "seed": seed, "number": number, "seats": kind.seats, "options": kind.options}
    try:
        played = play_one(kind.rules, kind.seats, kind.options, f"{kind.name}/{seed}/{number}")
        found["game"] = played.seed
        record = kind.rules.record(kind.seats, kind.options, played.seed, played.moves)
        _CHECKERS[kind.rules.code](json.loads(json.dumps(record)))
    except Exception as error:  # any error is reported with the game that it comes from
        return {**found, "error": repr(error)}
    return None


def judged(one: Slice) -> Judged:
    """Return the kind of a slice, how many of its games are right, and the first that is not."""
    for number in range(one.first, one.first + one.count):
        if wrong := disagreement(one.kind, one.seed, number):
            return one.kind.name, number - one.first, wrong
    return one.kind.name, one.count, None


def slices(kinds: Sequence[Kind], seed: str, first: int, games: int) -> Iterator[Slice]:
    """Yield the slices of a run, kind by kind."""
    for kind, start in itertools.product(kinds, range(first, first + games, _SLICE)):
        yield Slice(kind, seed, start, min(_SLICE, first + games - start))


def prove(
    run: Callable[[Callable[[Slice], Judged], Iterable[Slice]], Iterable[Judged]],
    kinds: Sequence[Kind],
    seed: str = "proof",
    first: int = 0,
    games: int = 1,
) -> tuple[Counter[str], dict[str, Any] | None]:
    """Play so many games of each kind; `run` is `map` or like it.

    Returns:
        How many games of each kind were right, and the first that was not: nothing is played after it.
    """
    right: Counter[str] = Counter()
    for name, count, wrong in run(judged, slices(kinds, seed, first, games)):
        right[name] += count
        if wrong is not None:
            return right, wrong
    return right, None


def main(arguments: Sequence[str] | None = None) -> int:
    """Read the command line, play, print one line of JSON and a table; return 1 at the first disagreement."""
    parser = argparse.ArgumentParser(prog="tests.engine.proof", description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="how many of each kind")
    parser.add_argument(
        "--first", type=int, default=0, help="the number of the first one, to play on or play one again"
    )
    parser.add_argument("--seed", default="proof", help="any ASCII word; the same one plays the same games")
    parser.add_argument("--only", default="", help="kinds with this in their names, as: sobek 2 open")
    given = parser.parse_args(arguments)
    kinds = [kind for kind in KINDS if given.only in kind.name]
    if not kinds:
        parser.error(f"no such kind; there are: {', '.join(kind.name for kind in KINDS)}")
    start = time.monotonic()
    with multiprocessing.Pool(_PROCESSES) as pool:
        right, wrong = prove(pool.imap, kinds, given.seed, given.first, given.games)
    seconds = round(time.monotonic() - start)
    result = {"benchmark": "proof", **right, "games": right.total(), "seconds": seconds}
    sys.stdout.write(json.dumps(result if wrong is None else {**result, "disagreement": wrong}) + "\n")
    sys.stdout.write(table(result, {}) + "\n")
    if wrong is not None:
        sys.stdout.write(f"  the first disagreement: {wrong}\n")
    return 0 if wrong is None else 1


if __name__ == "__main__":
    raise SystemExit(main())
