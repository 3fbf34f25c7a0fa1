"""The players of a table, now and at any earlier action of its log."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import count
from typing import Final, TypeAlias

from bot.domain.computer_level import ComputerLevel
from bot.i18n.name_sanitizer import clean_name, likeness
from bot.store import FormerRow, SeatRow

_Named: TypeAlias = tuple[int, str]
"""A person by their id, or a computer by its seat below 0, and a name of theirs."""

_CACHED: Final = 1024


@dataclass(frozen=True, slots=True)
class ChannelRef:
    """The channel or thread of a table, and its guild."""

    guild: int
    channel: int


@dataclass(frozen=True, slots=True)
class Player:
    """The player of a seat: a person, a computer (with a level), or an erased person (neither).

    In a lobby, `word` is the salted hash of a word for the seed, and `salt` the index of the salt that was used.
    """

    seat: int
    user: int | None
    name: str
    level: ComputerLevel | None = None
    word: str | None = None
    salt: int | None = None

    @property
    def computer(self) -> bool:
        """Whether the player is a computer."""
        return self.level is not None

    @property
    def is_erased(self) -> bool:
        """Whether this was a person whose data were erased."""
        return self.user is None and not self.computer


@dataclass(frozen=True, slots=True)
class SeatHandover:
    """A change of a seat's player after the action of this number."""

    number: int
    left: Player
    came: Player


@dataclass(frozen=True, slots=True)
class SeatSpan:
    """The time that a player had a seat: after the action `since` up to the action `until`, None for the end."""

    player: Player
    since: int
    until: int | None


@dataclass(frozen=True, slots=True)
class SeatHistory:
    """The present players of a table, and the former players of its seats."""

    players: tuple[Player, ...]
    formers: tuple[FormerRow, ...] = ()

    def at(self, number: int) -> tuple[Player, ...]:
        """Return the players at the time of an action."""
        return tuple(self._at(player, number) for player in self.players)

    def since(self, seat: int) -> int:
        """Return the number of the last action before the present player got the seat, 0 for the first player."""
        return max((former.until for former in self.formers if former.seat == seat), default=0)

    def spans(self) -> Iterator[SeatSpan]:
        """Yield who had which seat and for how long, seat by seat, in order."""
        for player in self.players:
            since = 0
            for former in self.formers:
                if former.seat == player.seat:
                    yield SeatSpan(_player(former), since, former.until)
                    since = former.until
            yield SeatSpan(player, since, None)

    def handovers(self, after: int) -> Iterator[SeatHandover]:
        """Yield the changes of players after an action, in order."""
        for former in self.formers:
            if former.until >= after:
                yield SeatHandover(former.until, _player(former), self._at(self.players[former.seat], former.until + 1))

    def name_of(self, player: Player) -> str:
        """Return the name of a present or former player, with a number if others at the table have one like it.

        The first player of a name has no number, the next is "Alex (2)": people before computers, in the order in which
        they got a seat. So nobody's number changes because a seat changes hands. Erased people have no names.
        """
        return _told_apart(tuple(self._named())).get(_named(player), player.name)

    def renamed(self, names: Mapping[int, str]) -> SeatHistory:
        """Return the same with new names of users who have a seat now; former players keep theirs."""
        players = (replace(one, name=names.get(one.user, one.name)) if one.user else one for one in self.players)
        return replace(self, players=tuple(players))

    def names_of_others(self, others: Iterable[tuple[int, str]]) -> list[str]:
        """Return the names of users without a seat, told apart from each other and from the players."""
        others = tuple(others)
        names = _told_apart((*self._named(), *others))
        return [names[one] for one in others]

    def _named(self) -> Iterator[_Named]:
        """Yield all players that ever had a seat, in the order in which they are numbered."""
        came = (
            (one.player.computer, one.since, one.player.seat, _named(one.player))
            for one in self.spans()
            if not one.player.is_erased
        )
        return (named for *_, named in sorted(came))

    def _at(self, player: Player, number: int) -> Player:
        former = next((each for each in self.formers if each.seat == player.seat and each.until >= number), None)
        return player if former is None else _player(former)


def numbered(players: Iterator[Player] | tuple[Player, ...]) -> tuple[Player, ...]:
    """Return players numbered by their order: 0, 1, 2 and so on."""
    return tuple(replace(player, seat=seat) for seat, player in enumerate(players))


def seat_rows(players: tuple[Player, ...]) -> tuple[SeatRow, ...]:
    """Return the players as rows of the store."""
    return tuple(
        SeatRow(player.seat, player.user, player.name, player.level, player.word, player.salt) for player in players
    )


def level_of(row: SeatRow | FormerRow) -> ComputerLevel | None:
    """Return the level of the computer in a row, None for a person."""
    return None if row.level is None else ComputerLevel(row.level)


def _player(former: FormerRow) -> Player:
    return Player(former.seat, former.user, former.name, level_of(former))


def _named(player: Player) -> _Named:
    return -1 - player.seat if player.user is None else player.user, player.name


@lru_cache(_CACHED)
def _told_apart(everybody: tuple[_Named, ...]) -> Mapping[_Named, str]:
    """Return what each is called so that no two have names that readers cannot tell apart."""
    taken = {likeness(name) for _, name in everybody}
    alike: dict[str, dict[int, str]] = {}
    for who, name in everybody:
        numbers = alike.setdefault(likeness(name), {})
        if who not in numbers:
            numbers[who] = _number_for(name, numbers, taken)
    numbered_names = ((who, name, alike[likeness(name)][who]) for who, name in everybody)
    return {(who, name): f"{clean_name(name)}{number}" if number else name for who, name, number in numbered_names}


def _number_for(name: str, given: Mapping[int, str], taken: set[str]) -> str:
    """Return what follows a name: nothing the first time, then the next number with which nobody's own name ends."""
    if not given:
        return ""
    used = set(given.values())
    numbers = (f" ({number})" for number in count(2))
    return next(one for one in numbers if one not in used and likeness(f"{name}{one}") not in taken)
