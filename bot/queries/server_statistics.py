"""What a server likes to know of its games: how many, by how many people, which, the longest, the best scores."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from bot.app_context import App
from bot.domain.ladders import ladder_of
from bot.domain.pace import DAY
from bot.tables import BestScore

LATELY: Final = 30 * DAY
"""Games that ended within so many seconds are lately played."""


@dataclass(frozen=True, slots=True)
class LongGame:
    """A game with the code of its ladder, so many turns of all players in all, and when it ended."""

    ladder: str
    turns: int
    at: int


@dataclass(frozen=True, slots=True)
class TopScore:
    """The most points of a person in games of a ladder, and when; who may not be named has no `name`."""

    ladder: str
    points: int
    at: int
    name: str | None


@dataclass(frozen=True, slots=True)
class ServerStatistics:
    """What a server is told of all its games that were played to their end, rated or not.

    A ladder stands for a game and its variant. `favourite` is the ladder with the most games, and how many these are.
    """

    games: int
    lately: int
    people: int
    favourite: tuple[str, int] | None
    longest: LongGame | None
    scores: tuple[TopScore, ...]


async def server_statistics(app: App, guild: int, now: int) -> ServerStatistics | None:
    """Return the statistics of a server at a moment, None where it does not show results.

    Raises:
        TableError: STORE.
    """
    if not (await app.tables.guild_settings.of(guild)).results:
        return None
    found = await app.tables.server_results.of(guild, now - LATELY)
    counts: Counter[str] = Counter()
    for one in found.played:
        counts[_ladder(app, one.kind, one.options)] += one.games
    best: dict[str, BestScore] = {}
    for score in found.best:
        code = _ladder(app, score.kind, score.options)
        if code not in best or (-score.points, score.at) < (-best[code].points, best[code].at):
            best[code] = score
    users = {one.user for one in best.values() if one.user is not None}
    hidden = await app.tables.rated_results.without(guild, users)
    longest = found.longest
    return ServerStatistics(
        games=counts.total(),
        lately=sum(one.lately for one in found.played),
        people=found.people,
        favourite=min(counts.items(), key=lambda one: (-one[1], one[0]), default=None),
        longest=None
        if longest is None
        else LongGame(_ladder(app, longest.kind, longest.options), longest.turns, longest.at),
        scores=tuple(
            TopScore(code, one.points, one.at, None if one.user is None or one.user in hidden else one.name)
            for code, one in sorted(best.items())
        ),
    )


def _ladder(app: App, kind: str, options: Mapping[str, str]) -> str:
    """Return the code of the ladder of a game; one whose rules are gone has its own."""
    return ladder_of(app.games[kind].rules, options) if kind in app.games else kind
