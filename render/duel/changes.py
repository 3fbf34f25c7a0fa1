"""What changed since the last picture, gathered out of the events that the reader may see."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple, TypeAlias, assert_never

from engine.duel import events as happened
from engine.duel.tiles import Back, Good, Pirogue, Tile
from engine.duel.views import DuelView
from engine.game import Event
from render import seat_changes
from render.change_marks import Mover, movers_of


class Decrease(NamedTuple):
    """How much less there is of something, and which seats took it, where more than one moved."""

    less: int
    movers: tuple[Mover, ...] = ()


NO_DECREASE: Final = Decrease(0)


# What can lie in a hand, as far as the reader knows it.
HeldItem: TypeAlias = Tile | Back


@dataclass(frozen=True, slots=True)
class SeatChanges(seat_changes.SharedSeatChanges[Tile | Pirogue, HeldItem, Good]):
    """What changed at one seat; also the snakes `given` to it, and how many more `deben` and `royal` tokens it has."""

    given: tuple[Pirogue, ...] = ()
    deben: int = 0
    royal: int = 0


@dataclass(frozen=True, slots=True)
class Changes:
    """What changed at the table.

    `left` are the squares (by index) from which tiles were taken, by which seat; `discarded` and `used` have
    the seat of each new tile and pirogue. `pile` and `bag` tell how much less there is, and by whom.
    """

    seats: tuple[SeatChanges, ...]
    left: tuple[tuple[int, Mover], ...] = ()
    discarded: tuple[Mover, ...] = ()
    used: tuple[Mover, ...] = ()
    pile: Decrease = NO_DECREASE
    bag: Decrease = NO_DECREASE


UNCHANGED: Final = SeatChanges()


@dataclass(slots=True)
class _SeatBuilder(seat_changes.SeatChangesBuilder[Tile | Pirogue, HeldItem, Good]):
    given: list[Pirogue] = field(default_factory=list)
    deben: int = 0
    royal: int = 0

    def trade(self, tile: Tile) -> None:
        """Note that a tile of the hand, perhaps one that was taken just now, left for a deben."""
        if tile in self.gained:
            self.gained.remove(tile)
        else:
            self.lost.append(tile)

    def build(self) -> SeatChanges:
        played, given, sets = tuple(self.played), tuple(self.given), tuple(self.sets)
        held = tuple(self.gained), tuple(self.lost)
        return SeatChanges(played, *held, self.corruption, sets, given, self.deben, self.royal)


def changes(view: DuelView, news: Sequence[Event]) -> Changes:
    """Return what changed by `news`, events that were filtered for the reader, up to `view`; nothing in the end."""
    if not news or view.scored is not None:
        return Changes((UNCHANGED,) * len(view.seats))
    seats = [_SeatBuilder() for _ in view.seats]
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
        _note_event(seats, event)
    return Changes(
        tuple(seat.build() for seat in seats),
        tuple(zip(left, movers_of(left.values(), movers), strict=True)),
        movers_of(discarded, movers, len(view.discard)),
        movers_of(used, movers, len(view.pirogues_used)),
        *(Decrease(len(some), movers_of(sorted(set(some)), movers)) for some in (pile, bag)),
    )


def _note_event(seats: list[_SeatBuilder], event: Event) -> None:
    """Note what an event changed at the seats."""
    match event:
        case happened.TileTaken(seat=seat, tile=tile, back=back, passed=passed):
            seats[seat].add_gained(tile or back, corruption=len(passed))
        case happened.TileTraded(seat=seat, tile=tile):
            seats[seat].trade(tile)
        case happened.DebenDrawn(seat=seat):
            seats[seat].deben += 1
        case happened.DebenLost(seat=seat):
            seats[seat].deben -= 1
        case happened.RoyalDrawn(seat=seat):
            seats[seat].royal += 1
        case happened.RoyalDiscarded(seat=seat):
            seats[seat].royal -= 1
        case happened.TileBought(seat=seat, tile=tile, back=back):
            seats[seat].add_gained(tile or back)
        case happened.TilesDrawn(seat=seat, backs=backs, tiles=tiles):
            seats[seat].add_gained(*(tiles or backs))
        case happened.CorruptionReclaimed(seat=seat, backs=backs, tiles=tiles):
            seats[seat].add_gained(*(tiles or backs), corruption=-len(backs))
        case happened.TileStolen(seat=seat, target=target, back=back, tile=tile):
            seats[seat].add_gained(tile or back)
            seats[target].add_lost(tile or back)
        case happened.TileReclaimed(seat=seat, target=target, back=back, tile=tile):
            seats[seat].add_gained(tile or back)
            seats[target].corruption -= 1
        case happened.TilesGiven(seat=seat, backs=backs, tiles=tiles):
            seats[seat].add_lost(*(tiles or backs), corruption=len(backs))
        case happened.CorruptionCleared(seat=seat, tiles=tiles):
            seats[seat].corruption -= len(tiles)
        case happened.CharacterPlayed(seat=seat, tile=tile):
            seats[seat].played.append(tile)
        case happened.SetSold(seat=seat, good=good) | happened.SetExtended(seat=seat, good=good):
            seats[seat].change_set(good)
        case happened.PirogueUsed():
            _note_pirogue(seats, event)


def _note_pirogue(seats: list[_SeatBuilder], event: happened.PirogueUsed) -> None:
    """Note a pirogue and what lies before the seats by it."""
    seats[event.seat].played.append(event.pirogue)
    match event.pirogue:
        case Pirogue.SNAKE1 | Pirogue.SNAKE2:
            seats[1 - event.seat].given.append(event.pirogue)
        case Pirogue.SCARABS | Pirogue.SCARABS2:
            if event.good is not None:
                seats[event.seat].change_set(event.good)
        case (
            Pirogue.PYRAMID
            | Pirogue.MUMMY
            | Pirogue.SEVEN
            | Pirogue.TWO_DEBEN
            | Pirogue.HORUS
            | Pirogue.FINGER
            | Pirogue.THEFT
        ):
            pass  # what they bring is told apart, or lies before their player
        case pirogue:
            assert_never(pirogue)
