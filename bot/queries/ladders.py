"""The ladders of servers: computed from the results that the store has, and kept while the store has no others.

A page of a ladder (`LadderPage`) has only people who may be shown on it.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Final
from weakref import WeakValueDictionary

from bot.domain.clock import Clock
from bot.domain.pace import DAY
from bot.domain.ratings import LEFT_OFF_AFTER, LadderState, RatedResult, Standing, ladder_of
from bot.helpers.bounded_dict import BoundedDict
from bot.i18n.name_sanitizer import likeness
from bot.tables import LadderStamp, RatedGame, Tables, counted_results, is_since_restart, last_settled
from render.ladder import ROWS

FEWEST_RATED: Final = 4
"""As long as fewer people have a rating, a ladder has no places."""
MOVED_SINCE: Final = 30 * DAY
FEW_GAMES: Final = 2
MOST_NEARLY: Final = 3
"""So many people are told to be near a rating: those who lack so few games, or only opponents."""
_KEPT: Final = 256
"""So many ladders are in memory, those that were asked for last."""
_FEW: Final = 20
"""So many new results are rated at once; more are rated in a thread, with all others."""
_ATTEMPTS: Final = 3
"""So often a ladder is read again if it changes while it is read."""


@dataclass(frozen=True, slots=True)
class Ladder:
    """A ladder of a server: its ratings, and what is told of it.

    `names` are those under which its players began their last rated game there, also struck ones. `games` counted for
    at least one of their players. Of the games since the ladder was `restarted`, `struck` were struck.
    """

    state: LadderState = field(default_factory=LadderState)
    names: dict[int, str] = field(default_factory=dict)
    games: int = 0
    struck: int = 0
    restarted: int | None = None


class OwnNote(StrEnum):
    """Why the reader is not on a ladder on which they have games."""

    HIDDEN = "hidden"
    """They want to be shown nowhere."""
    EXCLUDED = "excluded"
    """A manager has excluded them."""
    LEFT_OFF = "left-off"
    """Their last rated game is too long ago."""
    UNRATED = "unrated"
    """They have no rating yet."""


@dataclass(frozen=True, slots=True)
class LadderPerson:
    """A person on a ladder: their name, and their place if the ladder has places.

    `index` counts the people from the first on. The rating `moved` by so much in 30 days, None if there was none then.
    """

    index: int
    name: str
    standing: Standing
    place: int | None = None
    moved: int | None = None


@dataclass(frozen=True, slots=True)
class LadderPage:
    """A page of a ladder as one reader sees it, or as everybody does.

    Args:
        code: the ladder's.
        page: which page it is, from 0.
        pages: how many there are.
        people: how many people are on all of them.
        rows: the people of this page.
        ranked: whether enough people have a rating; without, they are in the order of games, wins and best scores.
        nearly: people who will soon have a rating, the nearest first.
        games: how many games count.
        struck: how many games were struck.
        restarted: when the ladder was restarted.
        own: the reader on this ladder, also if only they may see that.
        own_page: the page on which they are, None if on none.
        note: why they are on none, if they have games there.
        standing: how they stand, if they have games there.
    """

    code: str
    page: int
    pages: int
    people: int
    rows: tuple[LadderPerson, ...]
    ranked: bool
    nearly: tuple[LadderPerson, ...] = ()
    games: int = 0
    struck: int = 0
    restarted: int | None = None
    own: LadderPerson | None = None
    own_page: int | None = None
    note: OwnNote | None = None
    standing: Standing | None = None


@dataclass(frozen=True, slots=True)
class _Kept:
    """A ladder in memory, the stamp of the results that are in it, and the last one of them."""

    ladder: Ladder
    stamp: LadderStamp
    last: tuple[int, int]


class Ladders:
    """Knows the ladders of all servers.

    Each answer is of what the store has now: a stamp that is read each time tells whether a ladder in memory is still
    right. A new result costs one `rate`. After any other change the ladder is computed anew, in a thread.
    """

    def __init__(self, tables: Tables, clock: Clock) -> None:
        self._results = tables.rated_results
        self._changes = tables.ladder_changes
        self._clock = clock
        self._kept: BoundedDict[tuple[int, str], _Kept] = BoundedDict(_KEPT)
        self._locks: WeakValueDictionary[tuple[int, str], asyncio.Lock] = WeakValueDictionary()

    @property
    def now(self) -> int:
        """The present moment, to ask a ladder about it."""
        return int(self._clock.now())

    async def of(self, guild: int, ladder: str) -> Ladder:
        """Return a ladder of a server; the next call may change its `state`.

        Raises:
            TableError: STORE.
        """
        async with self._locks.setdefault((guild, ladder), asyncio.Lock()):
            kept = await self._current(guild, ladder)
            self._kept[guild, ladder] = kept
            return kept.ladder

    async def state(self, guild: int, ladder: str) -> LadderState:
        """Return the ratings of a ladder; the next call may change them.

        Raises:
            TableError: STORE.
        """
        return (await self.of(guild, ladder)).state

    async def names(self, guild: int, ladder: str) -> Mapping[int, str]:
        """Return the names of all who have a result on a ladder and are not hidden, told apart as on its pages.

        Those who are not on its pages, because they are excluded or left off, are told apart from those who are.

        Raises:
            TableError: STORE.
        """
        found = await self.of(guild, ladder)
        names, standings = found.names, found.state.standings()
        without = await self.without(guild, frozenset(names))
        hidden = await self._changes.hidden(without)
        shown = {one.user for one in standings if one.user not in without and not _is_left_off(one, self.now)}
        return _told_apart({user: name for user, name in names.items() if user not in hidden}, shown)

    async def without(self, guild: int, users: Collection[int]) -> frozenset[int]:
        """Return which of these users are shown on no ladder of a server: they are hidden or excluded.

        Raises:
            TableError: STORE.
        """
        return await self._results.without(guild, users)

    async def is_hidden(self, user: int) -> bool:
        """Return whether a user wants to be shown on no ladder.

        Raises:
            TableError: STORE.
        """
        return await self._results.hidden(user)

    async def totals(self, user: int) -> Mapping[str, tuple[int, int]]:
        """Return how many rated games of all servers counted for a user, and how many they won, by ladder.

        Raises:
            TableError: STORE.
        """
        return await self._results.totals(user)

    async def codes(self, guild: int, codes: Iterable[str]) -> tuple[str, ...]:
        """Return which of these ladders of a server there is something to read of.

        Those with games that count come first, in order; then those that were restarted and have none since.

        Raises:
            TableError: STORE.
        """
        ladders = [(code, await self.of(guild, code)) for code in codes]
        played = [code for code, ladder in ladders if ladder.games]
        return (*played, *(code for code, ladder in ladders if not ladder.games and ladder.restarted is not None))

    async def page(self, guild: int, code: str, page: int | None, reader: int | None = None) -> LadderPage:
        """Return a page of a ladder: the last one if there are fewer, and for None the reader's own.

        Raises:
            TableError: STORE.
        """
        ladder = await self.of(guild, code)
        known = frozenset(ladder.names)
        without = await self.without(guild, known)
        hidden = reader in without and await self.is_hidden(reader or 0)
        # Who came meanwhile may want to be shown nowhere.
        without |= {one.user for one in ladder.state.standings() if one.user not in known}
        return _page(code, ladder, self.now, without, page, reader, hidden=hidden)

    async def _current(self, guild: int, ladder: str) -> _Kept:
        kept = self._kept.get((guild, ladder))
        stamp = await self._results.stamp(guild, ladder)
        if kept is not None and kept.stamp == stamp:
            return kept
        if kept is not None and 0 < stamp.settled - kept.stamp.settled <= _FEW:
            games = await self._results.settled(guild, ladder, kept.last)
            following = _with_games(kept, games)
            if following.stamp == stamp:
                del self._kept[guild, ladder]  # an error must not leave it half changed
                for result in counted_results(games, stamp.restarted):
                    kept.ladder.state.add(result)
                return following
        return await self._computed(guild, ladder)

    async def _computed(self, guild: int, ladder: str) -> _Kept:
        """Read all results of a ladder and compute it.

        If it changes all the time, the last try has to do: the next call sees that it is not up to date.
        """
        for _ in range(_ATTEMPTS):
            # The stamp comes first: what is changed while the games are read has another one.
            stamp = await self._results.stamp(guild, ladder)
            start = LadderStamp(changes=stamp.changes, last_change=stamp.last_change, restarted=stamp.restarted)
            kept = _Kept(Ladder(restarted=stamp.restarted), start, (0, 0))
            results: list[RatedResult] = []
            while games := await self._results.settled(guild, ladder, kept.last):
                kept = _with_games(kept, games)
                results += counted_results(games, stamp.restarted)
            if kept.stamp == stamp:
                break
        state = await asyncio.to_thread(ladder_of, results)
        return replace(kept, ladder=replace(kept.ladder, state=state))


def _page(
    code: str, ladder: Ladder, now: int, without: frozenset[int], page: int | None, reader: int | None, *, hidden: bool
) -> LadderPage:
    shown = _people(ladder, now, without)
    ranked = sum(one.place is not None for one in shown) >= FEWEST_RATED
    nearly = [one for one in shown if one.place is None and one.standing.games_missing <= FEW_GAMES]
    if ranked:
        listed = [one for one in shown if one.place is not None]
    else:
        listed = sorted(shown, key=lambda one: (-one.standing.games, -one.standing.wins, -(one.standing.best or 0)))
        listed = [replace(one, index=index, place=None) for index, one in enumerate(listed)]
        there = {one.standing.user: one for one in listed}
        nearly = [there[one.standing.user] for one in nearly]
    own = next((one for one in listed if one.standing.user == reader), None)
    own_page = None if own is None else own.index // ROWS
    note = None if reader is None or own is not None else _note(ladder, now, reader, without, hidden=hidden)
    if note is OwnNote.HIDDEN and reader is not None:
        alone = _people(ladder, now, without - {reader})
        own = next((one for one in alone if one.standing.user == reader and (one.place or not ranked)), None)
        own = own if own is None or ranked else replace(own, place=None)
    pages = max(1, -(-len(listed) // ROWS))
    number = min(own_page or 0 if page is None else page, pages - 1)
    return LadderPage(
        code,
        number,
        pages,
        len(listed),
        tuple(_moved(one, ladder, now) for one in listed[number * ROWS : (number + 1) * ROWS]),
        ranked,
        tuple(nearly[:MOST_NEARLY]),
        ladder.games,
        ladder.struck,
        ladder.restarted,
        None if own is None else _moved(own, ladder, now),
        own_page,
        note,
        None if reader is None else ladder.state.standing(reader),
    )


def _people(ladder: Ladder, now: int, without: frozenset[int]) -> list[LadderPerson]:
    """Return who is on a ladder with their places, and after them who has no rating yet."""
    ranking, nearly = ladder.state.ranking(now, without), ladder.state.nearly(now, without)
    people = [*((one.place, one.standing) for one in ranking), *((None, one) for one in nearly)]
    names = _told_apart({standing.user: ladder.names[standing.user] for _, standing in people})
    return [
        LadderPerson(index, names[standing.user], standing, place) for index, (place, standing) in enumerate(people)
    ]


def _told_apart(names: Mapping[int, str], first: Collection[int] = ()) -> dict[int, str]:
    """Return names with a number behind each that readers cannot tell from that of an older account.

    The accounts that come `first` have such names before all others.
    """
    seen: Counter[str] = Counter()
    told = {}
    for user in sorted(names, key=lambda user: (user not in first, user)):
        like = likeness(names[user])
        seen[like] += 1
        told[user] = names[user] if seen[like] == 1 else f"{names[user]} ({seen[like]})"
    return told


def _moved(one: LadderPerson, ladder: Ladder, now: int) -> LadderPerson:
    moved = None if one.place is None else ladder.state.change_since(one.standing.user, now - MOVED_SINCE)
    return replace(one, moved=moved)


def _note(ladder: Ladder, now: int, reader: int, without: frozenset[int], *, hidden: bool) -> OwnNote | None:
    standing = ladder.state.standing(reader)
    if standing is None:
        return None
    if reader in without:
        return OwnNote.HIDDEN if hidden else OwnNote.EXCLUDED
    return OwnNote.LEFT_OFF if _is_left_off(standing, now) else OwnNote.UNRATED


def _is_left_off(standing: Standing, now: int) -> bool:
    return now - standing.last > LEFT_OFF_AFTER


def _with_games(kept: _Kept, games: Sequence[RatedGame]) -> _Kept:
    """Return what is told of a ladder that has these games as well; its ratings are as they were."""
    before, stamp = kept.ladder, kept.stamp
    counted = [game for game in games if is_since_restart(game, stamp.restarted)]
    erased = [one for game in games for one in game.players if one.user is None]
    ladder = replace(
        before,
        names=before.names | {one.user: one.name for game in games for one in game.players if one.user is not None},
        games=before.games + sum(game.struck is None and any(one.counts for one in game.players) for game in counted),
        struck=before.struck + sum(game.struck is not None for game in counted),
    )
    read = replace(
        stamp,
        settled=stamp.settled + len(games),
        moments=stamp.moments + sum(game.settled or 0 for game in games),
        erased=stamp.erased + len(erased),
        means=stamp.means + sum(one.mean or 0 for one in erased),
        deviations=stamp.deviations + sum(one.deviation or 0 for one in erased),
    )
    return _Kept(ladder, read, last_settled(games) if games else kept.last)
