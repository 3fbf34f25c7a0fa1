"""Who sits and who sat where: a table's players now, and at any number of its log."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from bot.domain.computer_level import Level
from bot.store import FormerRow, SeatRow


@dataclass(frozen=True, slots=True)
class Place:
    """Where a table stands: a server and a channel or thread in it."""

    guild: int
    channel: int


@dataclass(frozen=True, slots=True)
class Player:
    """Who has a seat: a person, or a computer of a level (no user). A person whose data were deleted is neither.

    `word` is the salted hash of a word for the seed, `salt` which of the salts it has, while the table is in its lobby.
    """

    seat: int
    user: int | None
    name: str
    level: Level | None = None
    word: str | None = None
    salt: int | None = None

    @property
    def computer(self) -> bool:
        """Whether the seat is a computer's."""
        return self.level is not None

    @property
    def forgotten(self) -> bool:
        """Whether this was a person who had their data deleted."""
        return self.user is None and not self.computer


@dataclass(frozen=True, slots=True)
class Handover:
    """A seat changed hands after the action of that number."""

    number: int
    left: Player
    came: Player


@dataclass(frozen=True, slots=True)
class Sitters:
    """The players of a table and those who gave their seats up."""

    players: tuple[Player, ...]
    formers: tuple[FormerRow, ...] = ()

    def at(self, number: int) -> tuple[Player, ...]:
        """Return who sat at the table when the action of a number was made."""
        return tuple(self._at(player, number) for player in self.players)

    def since(self, seat: int) -> int:
        """Return the number of the last action before a seat came to whoever has it now, 0 if it always was his."""
        return max((former.until for former in self.formers if former.seat == seat), default=0)

    def handovers(self, after: int) -> Iterator[Handover]:
        """Yield who gave a seat up after the action of a number, in order."""
        for former in self.formers:
            if former.until >= after:
                yield Handover(former.until, _player(former), self._at(self.players[former.seat], former.until + 1))

    def _at(self, player: Player, number: int) -> Player:
        former = next((each for each in self.formers if each.seat == player.seat and each.until >= number), None)
        return player if former is None else _player(former)


def counted(players: Iterator[Player] | tuple[Player, ...]) -> tuple[Player, ...]:
    """Return players on the seats 0, 1, 2 … in their order."""
    return tuple(replace(player, seat=seat) for seat, player in enumerate(players))


def seat_rows(players: tuple[Player, ...]) -> tuple[SeatRow, ...]:
    """Return the players as the store keeps them."""
    return tuple(
        SeatRow(player.seat, player.user, player.name, player.level, player.word, player.salt) for player in players
    )


def level_of(row: SeatRow | FormerRow) -> Level | None:
    """Return how well the computer plays that a row tells of, None for a person."""
    return None if row.level is None else Level(row.level)


def _player(former: FormerRow) -> Player:
    return Player(former.seat, former.user, former.name, level_of(former))
