"""The numbers of a ladder: ratings by Plackett-Luce, who has a number, who stands where. Pure: no store, no clock.

A `LadderState` is fed one settled rated game after another, in the order of (at, game); each costs one `rate`. What it
then tells is only read. Moments are whole seconds since 1970.
"""

from __future__ import annotations

from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

GAMES_FOR_NUMBER: Final = 5
PEOPLE_FOR_NUMBER: Final = 3
"""A person has a number from so many rated games on, against so many different people."""
GAMES_FOR_CERTAINTY: Final = 10
"""Below so many games a number is provisional."""
LEFT_OFF_AFTER: Final = 90 * 86400
"""Who has not finished a rated game for longer than this is left off the ladder."""
COMMON_GAMES: Final = 10
ONE_SIDED: Final = 0.9
"""A pair is one-sided if one of them finished before the other in this part of at least so many common games."""


def _undamped(*_: object) -> float:
    return 1.0


# Measured by bench/ladders.py and told in docs/ladders.md. With the library's own gamma deviations shrink slowly: ranks
# are found less well, and wins over the same account bring more. So that a number can still follow a person who learns,
# tau is five times as large. All but the mean is on 0.4 times the library's scale, which keeps one game from moving a
# number by hundreds.
MODEL: Final = PlackettLuce(sigma=10 / 3, beta=5 / 3, tau=1 / 6, gamma=_undamped)

_ONE_GAME: Final = 1 << 32


class Rating(NamedTuple):
    """What is known of a person's strength, on the model's own scale."""

    mean: float
    deviation: float


START: Final = Rating(MODEL.mu, MODEL.sigma)
"""What everybody begins with."""


@dataclass(frozen=True, slots=True)
class RatedSeat:
    """A starting player of a rated game.

    An erased player has `user` None, and the rounded rating before that game. `place` is 1 for the first; ties share a
    number. Without `counts` the person takes part in the computation at their place, but the game is not rated for
    them. `points` are the game's, None for who did not finish it.
    """

    user: int | None
    place: int
    counts: bool = True
    mean: float | None = None
    deviation: float | None = None
    points: int | None = None


@dataclass(frozen=True, slots=True)
class RatedResult:
    """A settled rated game of one ladder; `at` is when it was settled."""

    game: int
    at: int
    seats: tuple[RatedSeat, ...]


@dataclass(frozen=True, slots=True)
class Standing:
    """How a person stands on one ladder.

    `games`, `wins`, `best` and `opponents` are of the games that counted for them. Each person on place 1 has won if
    somebody is behind. `best` is the most points of a game. `opponents` are different people, and each erased opponent
    counts as one. `last` is when their last rated game was settled.
    """

    user: int
    mean: float
    deviation: float
    games: int
    wins: int
    best: int | None
    opponents: int
    last: int

    @property
    def number(self) -> int | None:
        """The rating as it is shown, None while there is none yet."""
        return None if self.games_missing or self.people_missing else shown(self.mean, self.deviation)

    @property
    def provisional(self) -> bool:
        """Whether the number still moves a lot."""
        return self.games < GAMES_FOR_CERTAINTY

    @property
    def games_missing(self) -> int:
        """How many games are missing to a number."""
        return max(0, GAMES_FOR_NUMBER - self.games)

    @property
    def people_missing(self) -> int:
        """How many further opponents are missing to a number."""
        return max(0, PEOPLE_FOR_NUMBER - self.opponents)


class Ranked(NamedTuple):
    """A person with a number, and their place on the ladder; the same numbers share a place."""

    place: int
    standing: Standing


@dataclass(frozen=True, slots=True)
class Change:
    """What one game did to a person for whom it counted; `games` and `opponents` are their counts after it."""

    user: int
    before: Rating
    after: Rating
    number_before: int | None
    number: int | None
    games: int
    opponents: int

    @property
    def provisional(self) -> bool:
        """Whether the number still moves a lot."""
        return self.games < GAMES_FOR_CERTAINTY

    @property
    def games_missing(self) -> int:
        """How many games were missing to a number."""
        return max(0, GAMES_FOR_NUMBER - self.games)

    @property
    def people_missing(self) -> int:
        """How many further opponents were missing to a number."""
        return max(0, PEOPLE_FOR_NUMBER - self.opponents)

    @property
    def moved(self) -> int | None:
        """By how much the number changed, None if there was none before."""
        return None if self.number is None or self.number_before is None else self.number - self.number_before


class OneSided(NamedTuple):
    """A pair of whom one finished `ahead` in nearly all `games` that they have in common."""

    winner: int
    loser: int
    games: int
    ahead: int


def shown(mean: float, deviation: float) -> int:
    """Return the number that people see of a rating."""
    return round(1500 + 40 * (mean - MODEL.mu - deviation))


def ladder_of(results: Iterable[RatedResult]) -> LadderState:
    """Return the ladder of these results, which may be in any order."""
    state = LadderState()
    for result in sorted(results, key=lambda one: (one.at, one.game)):
        state.add(result)
    return state


@dataclass(slots=True)
class _Person:
    """A person's games that counted: which of the ladder's they were; after each the rating, and opponents met."""

    games: array[int] = field(default_factory=lambda: array("I"))
    means: array[float] = field(default_factory=lambda: array("d"))
    deviations: array[float] = field(default_factory=lambda: array("d"))
    met: array[int] = field(default_factory=lambda: array("I"))
    wins: int = 0
    best: int | None = None
    erased: int = 0
    faced: dict[int, int] = field(default_factory=dict)
    """By opponent: the games in common, times _ONE_GAME, and in how many of them the person finished before them."""
    numbered: int | None = None
    """Since which of their games they have had a number."""

    @property
    def opponents(self) -> int:
        return len(self.faced) + self.erased

    def may_have_number(self) -> bool:
        return len(self.games) >= GAMES_FOR_NUMBER and self.opponents >= PEOPLE_FOR_NUMBER

    def after(self, count: int) -> Rating:
        """Return the rating after so many of the games."""
        return Rating(self.means[count - 1], self.deviations[count - 1]) if count else START

    def number_after(self, count: int) -> int | None:
        """Return the number after so many of the games."""
        return None if self.numbered is None or count <= self.numbered else shown(*self.after(count))


class LadderState:
    """One ladder, after all results that were added.

    Methods that tell of other people than the one asked for take `without`: people who are shown nowhere or excluded;
    places are counted as if they were not there.
    """

    def __init__(self) -> None:
        self._people: dict[int, _Person] = {}
        self._numbers: dict[int, int] = {}
        self._moments = array("q")
        self._counted: list[tuple[int, ...]] = []
        self._teams = [[MODEL.rating()] for _ in range(4)]
        self._last: tuple[int, int] | None = None

    def __len__(self) -> int:
        """Return how many results were added."""
        return len(self._counted)

    @property
    def last(self) -> tuple[int, int] | None:
        """Moment and game of the last result; only later ones may be added."""
        return self._last

    def add(self, result: RatedResult) -> None:
        """Add the next result.

        Raises:
            ValueError: it is not later than all others; the ladder has to be computed anew.
        """
        if (self._last is not None and (result.at, result.game) <= self._last) or result.game in self._numbers:
            raise ValueError(f"game {result.game} of {result.at} does not follow {self._last}")
        counted = tuple(seat.user for seat in result.seats if seat.counts and seat.user is not None)
        if counted:
            self._rate(result.seats)
        self._last = (result.at, result.game)
        self._numbers[result.game] = len(self._counted)
        self._moments.append(result.at)
        self._counted.append(counted)

    def standing(self, user: int) -> Standing | None:
        """Return how a person stands, None if no game has counted for them."""
        person = self._people.get(user)
        return None if person is None else self._standing(user, person)

    def standings(self) -> Iterator[Standing]:
        """Yield how everybody stands for whom a game has counted."""
        return (self._standing(user, person) for user, person in self._people.items())

    def ranking(self, now: int, without: Collection[int] = ()) -> tuple[Ranked, ...]:
        """Return who is on the ladder: people with a number and a rated game in the last 90 days, the best first.

        The same numbers share a place; among them the unrounded rating decides about the order.
        """
        people = [one for one in self._present(now, without) if one.number is not None]
        people.sort(key=lambda one: (-(one.number or 0), one.deviation - one.mean, one.user))
        ranked: list[Ranked] = []
        for index, one in enumerate(people):
            tied = bool(ranked) and ranked[-1].standing.number == one.number
            ranked.append(Ranked(ranked[-1].place if tied else index + 1, one))
        return tuple(ranked)

    def nearly(self, now: int, without: Collection[int] = ()) -> tuple[Standing, ...]:
        """Return who has no number yet, but a rated game in the last 90 days; those nearest to one first."""
        people = [one for one in self._present(now, without) if one.number is None]
        return tuple(sorted(people, key=lambda one: (one.games_missing, one.people_missing, -one.last, one.user)))

    def changes(self, game: int) -> tuple[Change, ...]:
        """Return what a game did to those for whom it counted, in the order of seats; nothing for an unknown game."""
        number = self._numbers.get(game)
        return () if number is None else tuple(self._change(user, number) for user in self._counted[number])

    def before(self, user: int, game: int) -> Rating:
        """Return a person's rating before a game of this ladder, whether or not it counted for them.

        Raises:
            KeyError: the ladder does not have that game.
        """
        person = self._people.get(user)
        return START if person is None else person.after(bisect_left(person.games, self._numbers[game]))

    def place_after(self, user: int, game: int, without: Collection[int] = ()) -> int | None:
        """Return a person's place on the ladder just after a game, None without a number then or an unknown game."""
        number = self._numbers.get(game)
        return None if number is None else self._place(user, number, without)

    def place_before(self, user: int, game: int, without: Collection[int] = ()) -> int | None:
        """Return a person's place on the ladder just before a game, None without a number then or an unknown game."""
        number = self._numbers.get(game)
        return None if number is None else self._place(user, number - 1, without)

    def change_since(self, user: int, moment: int) -> int | None:
        """Return by how much a person's number has changed since a moment, None without a number then."""
        person = self._people.get(user)
        if person is None:
            return None
        then = person.number_after(bisect_right(person.games, moment, key=self._moments.__getitem__))
        now = person.number_after(len(person.games))
        return None if now is None or then is None else now - then

    def pairs(self) -> tuple[OneSided, ...]:
        """Return the pairs of whom one nearly always finished before the other, those with most games first.

        What counts are the games that were rated for the winner, for only these brought them anything.
        """
        found = [
            OneSided(user, other, *divmod(common, _ONE_GAME))
            for user, person in self._people.items()
            for other, common in person.faced.items()
            if common >= COMMON_GAMES * _ONE_GAME
        ]
        one_sided = [one for one in found if one.ahead >= ONE_SIDED * one.games]
        return tuple(sorted(one_sided, key=lambda one: (-one.games, -one.ahead, one.winner, one.loser)))

    def _place(self, user: int, number: int, without: Collection[int]) -> int | None:
        """Return a person's place after the result of this number, None without a number then."""
        person = self._people.get(user)
        own = None if person is None else person.number_after(bisect_right(person.games, number))
        if own is None:
            return None
        since = self._moments[number] - LEFT_OFF_AFTER
        ahead = 0
        for other, one in self._people.items():
            if one.numbered is None or other == user or other in without:
                continue
            count = len(one.games) if one.games[-1] <= number else bisect_right(one.games, number)
            rival = one.number_after(count)
            ahead += rival is not None and rival > own and self._moments[one.games[count - 1]] >= since
        return ahead + 1

    def _rate(self, seats: Sequence[RatedSeat]) -> None:
        people = self._people
        while len(self._teams) < len(seats):
            self._teams.append([MODEL.rating()])
        teams = self._teams[: len(seats)]
        for seat, (rating,) in zip(seats, teams, strict=True):
            rating.mu, rating.sigma = START
            if seat.user is None:
                if seat.mean is not None and seat.deviation is not None:
                    rating.mu, rating.sigma = float(seat.mean), float(seat.deviation)
            elif person := people.get(seat.user):
                rating.mu, rating.sigma = person.means[-1], person.deviations[-1]
        rated = MODEL.rate(teams, ranks=[float(seat.place) for seat in seats])
        number = len(self._counted)
        for seat, (rating,) in zip(seats, rated, strict=True):
            if seat.counts and seat.user is not None:
                person = people.get(seat.user)
                if person is None:
                    person = people[seat.user] = _Person()
                person.games.append(number)
                person.means.append(rating.mu)
                person.deviations.append(rating.sigma)
                self._meet(person, seat, seats)

    def _meet(self, person: _Person, seat: RatedSeat, seats: Sequence[RatedSeat]) -> None:
        behind = False
        for other in seats:
            if other is seat:
                continue
            before = seat.place < other.place
            behind = behind or before
            if other.user is None:
                person.erased += 1
            else:
                person.faced[other.user] = person.faced.get(other.user, 0) + _ONE_GAME + before
        person.wins += behind and seat.place == 1
        if seat.points is not None and (person.best is None or seat.points > person.best):
            person.best = seat.points
        person.met.append(person.opponents)
        if person.numbered is None and person.may_have_number():
            person.numbered = len(person.games) - 1

    def _change(self, user: int, number: int) -> Change:
        person = self._people[user]
        count = bisect_right(person.games, number)
        before, after = person.after(count - 1), person.after(count)
        numbers = person.number_after(count - 1), person.number_after(count)
        return Change(user, before, after, *numbers, count, person.met[count - 1])

    def _present(self, now: int, without: Collection[int]) -> Iterator[Standing]:
        for user, person in self._people.items():
            if user not in without and now - self._moments[person.games[-1]] <= LEFT_OFF_AFTER:
                yield self._standing(user, person)

    def _standing(self, user: int, person: _Person) -> Standing:
        rating = person.after(len(person.games))
        last = self._moments[person.games[-1]]
        return Standing(user, *rating, len(person.games), person.wins, person.best, person.opponents, last)
