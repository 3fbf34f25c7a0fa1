"""What changed since the last picture, gathered out of the events that the reader may see."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from engine.duel import events as happened
from engine.duel.tiles import Back, Good, Pirogue, Tile
from engine.duel.views import DuelView
from engine.game import Event


@dataclass(frozen=True, slots=True)
class SetMark:
    """What came to a sold set: how many tiles, and whether all of it is new."""

    good: Good
    tiles: int
    new: bool


@dataclass(frozen=True, slots=True)
class SeatMarks:
    """What changed at one seat.

    `played` are characters and pirogues; `gained` and `lost` what came to and left the hand, by backs where the reader
    may not know the tiles; `given` the snakes that it got; `corruption` and `deben` how many more it has.
    """

    played: tuple[Tile | Pirogue, ...] = ()
    gained: tuple[Tile | Back, ...] = ()
    lost: tuple[Tile | Back, ...] = ()
    given: tuple[Pirogue, ...] = ()
    corruption: int = 0
    deben: int = 0
    sets: tuple[SetMark, ...] = ()


@dataclass(frozen=True, slots=True)
class Marks:
    """What changed at the table.

    `left` are the squares (by index) from which tiles were taken; `discarded` and `used` count the new tiles and
    pirogues; `pile` and `bag` tell how much less there is.
    """

    seats: tuple[SeatMarks, ...]
    left: frozenset[int] = frozenset()
    discarded: int = 0
    used: int = 0
    pile: int = 0
    bag: int = 0


NOTHING: Final = SeatMarks()


@dataclass(slots=True)
class _Seat:
    """A seat's marks while they are gathered."""

    played: list[Tile | Pirogue] = field(default_factory=list)
    gained: list[Tile | Back] = field(default_factory=list)
    lost: list[Tile | Back] = field(default_factory=list)
    given: list[Pirogue] = field(default_factory=list)
    corruption: int = 0
    deben: int = 0
    sets: dict[Good, SetMark] = field(default_factory=dict)

    def set_grew(self, good: Good, tiles: int, *, new: bool) -> None:
        """Note what came to a set."""
        before = self.sets.get(good)
        if before is not None:
            tiles, new = tiles + before.tiles, new or before.new
        self.sets[good] = SetMark(good, tiles, new)

    def trade(self, tile: Tile) -> None:
        """Note that a tile of the hand, perhaps one that was taken just now, left for a deben."""
        if tile in self.gained:
            self.gained.remove(tile)
        else:
            self.lost.append(tile)

    def frozen(self) -> SeatMarks:
        """Return what was gathered."""
        return SeatMarks(
            tuple(self.played),
            tuple(self.gained),
            tuple(self.lost),
            tuple(self.given),
            self.corruption,
            self.deben,
            tuple(self.sets.values()),
        )


def marks(view: DuelView, news: Sequence[Event]) -> Marks:
    """Return what changed by `news`, events that were filtered for the reader, up to `view`; nothing in the end."""
    if not news or view.scored is not None:
        return Marks((NOTHING,) * len(view.seats))
    seats = [_Seat() for _ in view.seats]
    left: set[int] = set()
    discarded = used = pile = bag = 0
    for event in news:
        match event:
            case happened.MarketFilled(laid=laid):
                left.clear()
                pile += laid
            case happened.TileTaken(square=square) | happened.TileBought(square=square):
                left.add(square.index)
            case happened.TilesDrawn(backs=backs):
                pile += len(backs)
            case happened.DebenDrawn():
                bag += 1
            case happened.CharacterPlayed() | happened.TileTraded():
                discarded += 1
            case happened.CorruptionCleared(tiles=tiles):
                discarded += len(tiles)
            case happened.PirogueUsed():
                used += 1
        _gather(seats, event)
    return Marks(
        tuple(seat.frozen() for seat in seats),
        frozenset(left),
        min(discarded, len(view.discard)),
        min(used, len(view.pirogues_used)),
        pile,
        bag,
    )


def _gather(seats: list[_Seat], event: Event) -> None:
    """Note what an event changed at the seats."""
    match event:
        case happened.TileTaken(seat=seat, tile=tile, back=back, passed=passed):
            seats[seat].gained.append(tile or back)
            seats[seat].corruption += len(passed)
        case happened.TileTraded(seat=seat, tile=tile):
            seats[seat].trade(tile)
        case happened.DebenDrawn(seat=seat):
            seats[seat].deben += 1
        case happened.TileBought(seat=seat, tile=tile, back=back):
            seats[seat].gained.append(tile or back)
        case happened.TilesDrawn(seat=seat, backs=backs, tiles=tiles):
            seats[seat].gained += tiles or backs
        case happened.CorruptionReclaimed(seat=seat, backs=backs, tiles=tiles):
            seats[seat].gained += tiles or backs
            seats[seat].corruption -= len(backs)
        case happened.TileStolen(seat=seat, target=target, back=back, tile=tile):
            seats[seat].gained.append(tile or back)
            seats[target].lost.append(tile or back)
        case happened.TileReclaimed(seat=seat, target=target, back=back, tile=tile):
            seats[seat].gained.append(tile or back)
            seats[target].corruption -= 1
        case happened.TilesGiven(seat=seat, backs=backs, tiles=tiles):
            seats[seat].lost += tiles or backs
            seats[seat].corruption += len(backs)
        case happened.CorruptionCleared(seat=seat, tiles=tiles):
            seats[seat].corruption -= len(tiles)
        case happened.CharacterPlayed(seat=seat, tile=tile):
            seats[seat].played.append(tile)
        case happened.SetSold(seat=seat, good=good, joined=joined, tiles=tiles):
            seats[seat].set_grew(good, len(tiles), new=not joined)
        case happened.SetExtended(seat=seat, good=good, tiles=tiles):
            seats[seat].set_grew(good, len(tiles), new=False)
        case happened.PirogueUsed(seat=seat, pirogue=pirogue, effect=effect, good=good):
            seats[seat].played.append(pirogue)
            if pirogue in (Pirogue.SNAKE1, Pirogue.SNAKE2) and effect:
                seats[1 - seat].given.append(pirogue)
            if good is not None and effect:
                seats[seat].set_grew(good, 0, new=False)
