"""What changed since the last picture, gathered out of the events that the reader may see."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple, assert_never

from engine.duel import events as happened
from engine.duel.tiles import Back, Good, Pirogue, Tile
from engine.duel.views import DuelView
from engine.game import Event
from render.news import Whose, told_apart


class Fewer(NamedTuple):
    """How much less there is of something, and whose doing that is where it does not go without saying."""

    less: int
    whose: tuple[Whose, ...] = ()


NO_FEWER: Final = Fewer(0)


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

    `left` are the squares (by index) from which tiles were taken, with whose doing that is; `discarded` and `used` have
    the same of each new tile and pirogue. `pile` and `bag` tell how much less there is, and by whom.
    """

    seats: tuple[SeatMarks, ...]
    left: tuple[tuple[int, Whose], ...] = ()
    discarded: tuple[Whose, ...] = ()
    used: tuple[Whose, ...] = ()
    pile: Fewer = NO_FEWER
    bag: Fewer = NO_FEWER


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
    left: dict[int, int] = {}
    discarded: list[int] = []
    used: list[int] = []
    pile: list[int] = []
    bag: list[int] = []
    movers: set[int] = set()
    for event in news:
        match event:
            case happened.MarketFilled(seat=seat, laid=laid):
                movers.add(seat)
                left.clear()
                pile += [seat] * laid
            case happened.TileTaken(seat=seat, square=square):
                movers.add(seat)
                left[square.index] = seat
            case happened.TileBought(seat=seat, square=square):
                left[square.index] = seat
            case happened.TilesDrawn(seat=seat, backs=backs):
                pile += [seat] * len(backs)
            case happened.DebenDrawn(seat=seat):
                bag.append(seat)
            case happened.CharacterPlayed(seat=seat) | happened.TileTraded(seat=seat):
                movers.add(seat)
                discarded.append(seat)
            case happened.CorruptionCleared(seat=seat, tiles=tiles):
                discarded += [seat] * len(tiles)
            case happened.SetSold(seat=seat):
                movers.add(seat)
            case happened.PirogueUsed(seat=seat):
                movers.add(seat)
                used.append(seat)
        _gather(seats, event)
    return Marks(
        tuple(seat.frozen() for seat in seats),
        tuple(zip(left, told_apart(left.values(), movers), strict=True)),
        told_apart(discarded, movers, len(view.discard)),
        told_apart(used, movers, len(view.pirogues_used)),
        *(Fewer(len(some), told_apart(sorted(set(some)), movers)) for some in (pile, bag)),
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
        case happened.PirogueUsed():
            _use(seats, event)


def _use(seats: list[_Seat], event: happened.PirogueUsed) -> None:
    """Note a pirogue and what lies before the seats by it."""
    seats[event.seat].played.append(event.pirogue)
    match event.pirogue:
        case Pirogue.SNAKE1 | Pirogue.SNAKE2:
            seats[1 - event.seat].given.append(event.pirogue)
        case Pirogue.SCARABS:
            if event.good is not None:
                seats[event.seat].set_grew(event.good, 0, new=False)
        case Pirogue.PYRAMID | Pirogue.MUMMY | Pirogue.SEVEN | Pirogue.TWO_DEBEN | Pirogue.HORUS | Pirogue.FINGER:
            pass  # what they bring is told apart, or lies before their player
        case pirogue:
            assert_never(pirogue)
