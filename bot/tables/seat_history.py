"""The players of a table, now and at any earlier action of its log."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from bot.domain.computer_level import ComputerLevel
from bot.store import FormerRow, SeatRow


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

    def handovers(self, after: int) -> Iterator[SeatHandover]:
        """Yield the changes of players after an action, in order."""
        for former in self.formers:
            if former.until >= after:
                yield SeatHandover(former.until, _player(former), self._at(self.players[former.seat], former.until + 1))

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
