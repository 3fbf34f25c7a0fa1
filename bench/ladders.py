"""How well a ladder finds out who is stronger, what losing on purpose brings, and what a result costs.

People are simulated: 200 of strengths N(0, 1), of whom some play eight times as much as others. Each game has two to
four players, who finish in the order of strength + N(0, 1). The figures stand in docs/ladders.md.
"""

from __future__ import annotations

import argparse
import tracemalloc
from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate, islice
from math import exp, sqrt
from random import Random
from statistics import fmean, median
from time import process_time
from typing import Any, Final, NamedTuple

from openskill.models import PlackettLuce
from openskill.models.weng_lin.plackett_luce import PlackettLuceRating

from bench.report import show
from bot.domain.ratings import MODEL, START, LadderState, RatedResult, RatedSeat, Rating, shown

PEOPLE: Final = 200
ACTIVITY: Final = 8
"""How many times as much as the laziest the most eager ones play."""
SEATS: Final = (2, 3, 4)
EACH: Final = (10, 40)
"""After how many games each, on average, the ladder is looked at."""
LEARNING: Final = 0.1
LATE: Final = 100
"""By how much a game changes its players where people learn, and after how many games each it is looked there."""
OWNERS: Final = 5
"""How many owners are tried in each field: they stand evenly spread in the order of numbers, the best one first."""
PAIR_IN_MONTH: Final = 20
"""How many rated games the same two people may begin in 30 days (and 3 in 24 hours, which is no narrower here)."""
ACCOUNTS: Final = (1, 5, 20)
BINS: Final = 10
SLICES: Final = 10
PROMISED: Final = {"rank_10": 0.80, "rank_40": 0.90, "farmed_by_1": 250, "times_rate": 2}


class Field:
    """People who play each other.

    With `learning`, each game changes the strengths of its players by N(0, learning**2); over all they stay N(0, 1).
    """

    def __init__(self, seed: int, people: int = PEOPLE, learning: float = 0.0) -> None:
        self.random = Random(seed)
        self.strengths = [self.random.gauss(0, 1) for _ in range(people)]
        self._eager = list(accumulate(ACTIVITY ** self.random.random() for _ in range(people)))
        self._number = 0
        self._learning = learning

    def games(self) -> Iterator[RatedResult]:
        """Yield one game after another, without end."""
        everybody = range(len(self.strengths))
        while True:
            seated: dict[int, float] = {}
            count = self.random.choice(SEATS)
            while len(seated) < count:
                (user,) = self.random.choices(everybody, cum_weights=self._eager)
                seated.setdefault(user, self.strengths[user] + self.random.gauss(0, 1))
            yield self.result(sorted(seated, key=lambda user: -seated[user]))
            if self._learning:
                for user in seated:
                    kept = sqrt(1 - self._learning**2) * self.strengths[user]
                    self.strengths[user] = kept + self.random.gauss(0, self._learning)

    def result(self, order: Sequence[int]) -> RatedResult:
        """Return the next game, with people in the order in which they finished."""
        self._number += 1
        return RatedResult(
            self._number, self._number, tuple(RatedSeat(user, place + 1) for place, user in enumerate(order))
        )

    def played(self, each: int, state: LadderState) -> Iterator[RatedResult]:
        """Yield the games that are missing until everybody has played so many, on average."""
        missing = each * len(self.strengths) - sum(one.games for one in state.standings())
        for result in self.games():
            yield result
            missing -= len(result.seats)
            if missing <= 0:
                return


def spearman(one: Sequence[float], other: Sequence[float]) -> float:
    """Return the rank correlation of two rows; equal values share the mean of their ranks."""
    ranks, others = _ranks(one), _ranks(other)
    middle = (len(ranks) + 1) / 2
    both = sum((a - middle) * (b - middle) for a, b in zip(ranks, others, strict=True))
    spread = sum((a - middle) ** 2 for a in ranks) * sum((b - middle) ** 2 for b in others)
    return both / spread**0.5 if spread else 0.0


def _ranks(values: Sequence[float]) -> list[float]:
    ordered = sorted(values)
    shared: dict[float, list[int]] = {}
    for rank, value in enumerate(ordered, start=1):
        shared.setdefault(value, []).append(rank)
    return [fmean(shared[value]) for value in values]


class Found(NamedTuple):
    """How well a ladder knows its people: the rank correlation of those with a number, and how many these are."""

    correlation: float
    numbered: int


def found(field: Field, state: LadderState) -> Found:
    """Compare the numbers of a ladder with the strengths of its people."""
    known = [(one.number, field.strengths[one.user]) for one in state.standings() if one.number is not None]
    return Found(spearman([number for number, _ in known], [strength for _, strength in known]), len(known))


def _learned(seed: int, people: int) -> float:
    field, state = Field(seed, people // 2, LEARNING), LadderState()
    for result in field.played(LATE, state):
        state.add(result)
    return found(field, state).correlation


def predicted(ratings: Sequence[Rating]) -> list[float]:
    """Return how likely each seat of a game is to win it, as the library predicts it."""
    return list(MODEL.predict_win([[MODEL.rating(*rating)] for rating in ratings]))


def assumed(ratings: Sequence[Rating]) -> list[float]:
    """Return the same as the formulas of `rate` assume it, which the library's prediction does not go by."""
    c = sqrt(sum(deviation**2 + MODEL.beta**2 for _, deviation in ratings))
    weights = [exp(mean / c) for mean, _ in ratings]
    return [weight / sum(weights) for weight in weights]


def _rating(state: LadderState, user: int | None) -> Rating:
    standing = None if user is None else state.standing(user)
    return START if standing is None else Rating(standing.mean, standing.deviation)


class Predicted(NamedTuple):
    """What was predicted of some seats with about the same chance to win, and what came."""

    predicted: float
    won: float
    seats: int


def calibration(guesses: Iterable[tuple[float, bool]]) -> list[Predicted]:
    """Sort guesses into bins of the same width and compare; empty bins are left out."""
    bins: list[list[tuple[float, bool]]] = [[] for _ in range(BINS)]
    for chance, won in guesses:
        bins[min(int(chance * BINS), BINS - 1)].append((chance, won))
    return [
        Predicted(round(fmean(chance for chance, _ in some), 3), round(fmean(won for _, won in some), 3), len(some))
        for some in bins
        if some
    ]


def gap(bins: Sequence[Predicted]) -> float:
    """Return how far predictions and results lie apart on average, over all seats."""
    return sum(abs(one.predicted - one.won) * one.seats for one in bins) / sum(one.seats for one in bins)


def duels(owner: int, accounts: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Yield all games that the limits allow between an owner and each account, the accounts in turn."""
    for _ in range(PAIR_IN_MONTH):
        for account in accounts:
            yield owner, account


def tables_of_four(owner: int, accounts: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Yield the same with three accounts at a table, where there are so many; they lose in turn."""
    for turn in range(PAIR_IN_MONTH):
        for first in range(0, len(accounts), 3):
            some = accounts[first : first + 3]
            yield owner, *(some[(place + turn) % len(some)] for place in range(len(some)))


def fed(owner: int, accounts: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Yield games in which half of the accounts lose to the other half first, and then all lose to the owner."""
    half = len(accounts) // 2
    for _ in range(PAIR_IN_MONTH):
        for better in accounts[:half]:
            for worse in accounts[half:]:
                yield better, worse
    yield from duels(owner, [*accounts[half:], *accounts[:half]])


WAYS: Final = (duels, tables_of_four, fed)


def farmed(owner: Rating, accounts: int) -> int:
    """Return by how many points an owner of so many accounts rises in 30 days, in the way that brings most.

    The accounts are newcomers. They lose to the owner as often as the limits allow; the owner plays nobody else.
    """
    losers = range(1, accounts + 1)
    gains = []
    for way in WAYS:
        ratings = {0: owner}
        for order in way(0, losers):
            rated = MODEL.rate([[MODEL.rating(*ratings.get(user, START))] for user in order])
            ratings |= {user: Rating(one.mu, one.sigma) for user, (one,) in zip(order, rated, strict=True)}
        gains.append(shown(*ratings[0]) - shown(*owner))
    return max(gains)


def owners(state: LadderState, count: int = OWNERS) -> list[Rating]:
    """Return the ratings of people with a number, evenly spread from the first place to the last."""
    ranking = state.ranking(0)
    chosen = [ranking[place * (len(ranking) - 1) // (count - 1)].standing for place in range(count)]
    return [Rating(one.mean, one.deviation) for one in chosen]


class Gain(NamedTuple):
    """By how many points an owner rises, and past which part of the people with a number."""

    points: int
    overtaken: float


def gain(numbers: Sequence[int], owner: Rating, accounts: int) -> Gain:
    """Return what so many accounts bring an owner on a ladder of these numbers."""
    points, own = farmed(owner, accounts), shown(*owner)
    return Gain(points, sum(own < number < own + points for number in numbers) / len(numbers))


class Cost(NamedTuple):
    """What results cost: seconds through a ladder, and through `rate` of the library as it comes."""

    ladder: float
    rate: float


def cost(results: Sequence[RatedResult]) -> Cost:
    """Measure both in slices in turn, so that a busy machine slows both down."""
    state, model, ratings = LadderState(), PlackettLuce(), dict[int, PlackettLuceRating]()
    ladder = rate = 0.0
    length = -(-len(results) // SLICES)
    for first in range(0, len(results), length):
        some = results[first : first + length]
        begin = process_time()
        for result in some:
            state.add(result)
        middle = process_time()
        for result in some:
            teams = [[ratings.get(seat.user or 0) or model.rating()] for seat in result.seats]
            rated = model.rate(teams, ranks=[float(seat.place) for seat in result.seats])
            for seat, (rating,) in zip(result.seats, rated, strict=True):
                ratings[seat.user or 0] = rating
        ladder, rate = ladder + middle - begin, rate + process_time() - middle
    return Cost(ladder, rate)


def memory(results: Iterable[RatedResult]) -> float:
    """Return how many megabytes of 10**6 bytes a ladder of these results takes."""
    tracemalloc.start()
    try:
        state = LadderState()
        for result in results:
            state.add(result)
        return tracemalloc.get_traced_memory()[0] / 1e6
    finally:
        tracemalloc.stop()


def run(*, seeds: Sequence[int] = range(20), people: int = PEOPLE, results: int = 100_000) -> dict[str, Any]:
    """Measure and return the figures of fields of so many people; so many results are timed and weighed."""
    known: dict[int, list[Found]] = {each: [] for each in EACH}
    gains: dict[tuple[int, int], list[Gain]] = {}
    guesses: dict[tuple[str, str], list[tuple[float, bool]]] = {}
    for seed in seeds:
        field, state = Field(seed, people), LadderState()
        for each in EACH:
            for result in field.played(each, state):
                ratings = [_rating(state, seat.user) for seat in result.seats]
                kind = "duels" if len(ratings) == 2 else "tables"
                for chances, way in ((predicted(ratings), "predicted"), (assumed(ratings), "assumed")):
                    pairs = zip(chances, (seat.place == 1 for seat in result.seats), strict=True)
                    guesses.setdefault((way, kind), []).extend(pairs)
                state.add(result)
            known[each].append(found(field, state))
            numbers = [one.standing.number or 0 for one in state.ranking(0)]
            for owner in owners(state):
                for accounts in ACCOUNTS:
                    gains.setdefault((accounts, each), []).append(gain(numbers, owner, accounts))
    figures: dict[str, Any] = {"benchmark": "ladders", "people": people, "seeds": len(seeds)}
    for each, ladders in known.items():
        figures[f"rank_{each}"] = round(fmean(one.correlation for one in ladders), 3)
        figures[f"rank_{each}_least"] = round(min(one.correlation for one in ladders), 3)
        figures[f"numbered_{each}"] = round(fmean(one.numbered for one in ladders))
    figures[f"rank_{LATE}_learning"] = round(fmean(_learned(seed, people) for seed in seeds), 3)
    for (way, kind), told in guesses.items():
        bins = calibration(told)
        figures[f"{way}_{kind}_gap"] = round(gap(bins), 3)
        figures[f"{way}_{kind}"] = [list(one) for one in bins]
    for accounts in ACCOUNTS:
        figures[f"farmed_by_{accounts}"] = max(one.points for each in EACH for one in gains[accounts, each])
        for each in EACH:
            risen = gains[accounts, each]
            figures[f"farmed_by_{accounts}_after_{each}"] = round(median(one.points for one in risen))
            figures[f"overtaken_by_{accounts}_after_{each}"] = round(fmean(one.overtaken for one in risen), 2)
    spent = cost(list(islice(Field(0).games(), results)))
    return figures | {
        "results": results,
        "times_rate": round(spent.ladder / spent.rate, 2),
        "us_a_result": round(spent.ladder / results * 1e6, 1),
        "mb_of_results": round(memory(islice(Field(0).games(), results)), 1),
    }


def main(arguments: Sequence[str] | None = None) -> None:
    """Print one JSON line and a short table."""
    parser = argparse.ArgumentParser(prog="bench.ladders", description=main.__doc__)
    parser.add_argument("--seeds", type=int, default=20, help="how many fields of people")
    parser.add_argument("--first", type=int, default=0, help="the seed of the first of them")
    parser.add_argument("--results", type=int, default=100_000, help="how many results are timed")
    given = parser.parse_args(arguments)
    seeds = range(given.first, given.first + given.seeds)
    show(run(seeds=seeds, results=given.results), PROMISED)


if __name__ == "__main__":
    main()
