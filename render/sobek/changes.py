"""What changed since the last picture, gathered out of the events that the reader may see."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias, assert_never

from engine.game import Event
from engine.sobek import events as happened
from engine.sobek.cards import Back, Card, Good, Token
from engine.sobek.views import SobekView
from render import seat_changes
from render.change_marks import Mover, movers_of

# What can lie in a hand, as far as the reader knows it; and the good of a set, None being amulets alone.
HeldItem: TypeAlias = Card | Back
SetGood: TypeAlias = Good | None


@dataclass(frozen=True, slots=True)
class SeatChanges(seat_changes.SharedSeatChanges[Card | Token, HeldItem, SetGood]):
    """What changed at one seat; also how many curses it got, and how many points."""

    curses: int = 0
    points: int = 0


@dataclass(frozen=True, slots=True)
class Changes:
    """What changed at the table.

    `moves` has for each moved marker its seat, the score before and after; `stepwise` tells that they were few steps,
    to be followed on the track. `discarded` and `used` have the seat that caused each new card and token,
    `fresh` is a new delivery.
    """

    seats: tuple[SeatChanges, ...]
    moves: tuple[tuple[int, int, int], ...] = ()
    stepwise: bool = False
    discarded: tuple[Mover, ...] = ()
    used: tuple[Mover, ...] = ()
    fresh: bool = False


UNCHANGED: Final = SeatChanges()


@dataclass(slots=True)
class _SeatBuilder(seat_changes.SeatChangesBuilder[Card | Token, HeldItem, SetGood]):
    curses: int = 0
    points: int = 0

    def build(self) -> SeatChanges:
        sets = tuple(self.sets)
        return SeatChanges(
            tuple(self.played), tuple(self.gained), tuple(self.lost), self.corruption, sets, self.curses, self.points
        )


def changes(view: SobekView, news: Sequence[Event]) -> Changes:
    """Return what changed by `news`, events that were filtered for the reader, up to `view`."""
    if not news:
        return Changes((UNCHANGED,) * len(view.seats))
    seats = [_SeatBuilder() for _ in view.seats]
    discarded: list[int] = []
    used: list[int] = []
    movers: set[int] = set()
    fresh = stepwise = False
    for event in news:
        match event:
            case happened.RoundDealt() | happened.RoundScored():
                # The table is cleared: only scores remain of what was before.
                seats = [_SeatBuilder(points=seat.points) for seat in seats]
                discarded, used, movers = [], [], set()
                stepwise = False
                fresh = isinstance(event, happened.RoundDealt)
            case happened.Delivered():
                fresh = True
            case happened.CardTaken(seat=seat) | happened.SetPlayed(seat=seat):
                movers.add(seat)
            case happened.CharacterPlayed(seat=seat):
                movers.add(seat)
                discarded.append(seat)
            case happened.PileCleared(seat=seat, cards=cards):
                discarded += [seat] * len(cards)
            case happened.EventChosen(seat=seat):
                movers.add(seat)
                used.append(seat)
            case happened.MarkerMoved():
                stepwise = True
        _note_event(seats, event)
    moves = tuple(
        (seat.seat, seat.score - change.points, seat.score)
        for seat, change in zip(view.seats, seats, strict=True)
        if change.points
    )
    return Changes(
        tuple(seat.build() for seat in seats),
        moves,
        stepwise,
        movers_of(discarded, movers, len(view.discard)),
        movers_of(used, movers, len(view.tokens_used)),
        fresh and bool(view.row),
    )


def _note_event(seats: list[_SeatBuilder], event: Event) -> None:
    """Note what an event changed at the seats."""
    match event:
        case happened.CardTaken(seat=seat, card=card, back=back, skipped=skipped):
            seats[seat].add_gained(card or back, corruption=len(skipped))
        case happened.CardBought(seat=seat, card=card, back=back):
            seats[seat].add_gained(card or back)
        case happened.CardsDrawn(seat=seat, backs=backs, cards=cards):
            seats[seat].add_gained(*(cards or backs))
        case happened.PileEmbalmed(seat=seat, backs=backs, cards=cards):
            seats[seat].add_gained(*(cards or backs), corruption=-len(backs))
        case happened.CardStolen(seat=seat, target=target, back=back, card=card):
            seats[seat].add_gained(card or back)
            seats[target].add_lost(card or back)
        case happened.CardReclaimed(seat=seat, target=target, back=back, card=card):
            seats[seat].add_gained(card or back)
            seats[target].corruption -= 1
        case happened.CardsGiven(seat=seat, backs=backs, cards=cards):
            seats[seat].add_lost(*(cards or backs), corruption=len(backs))
        case happened.PileCleared(seat=seat, cards=cards):
            seats[seat].corruption -= len(cards)
        case happened.CharacterPlayed(seat=seat, card=card):
            seats[seat].played.append(card)
        case happened.SetPlayed(seat=seat, good=good) | happened.SetExtended(seat=seat, good=good):
            seats[seat].change_set(good)
        case happened.EventChosen():
            _note_token(seats, event)
        case happened.PileCounted(seat=seat, points=points):
            seats[seat].points += points
        case happened.MarkerMoved(seat=seat, before=before, after=after):
            seats[seat].points += after - before
        case happened.RoundScored(seats=scores):
            for change, score in zip(seats, scores, strict=True):
                change.points += score.after - score.before


def _note_token(seats: list[_SeatBuilder], event: happened.EventChosen) -> None:
    """Note an event token and what lies before the seats by it."""
    seats[event.seat].played.append(event.token)
    match event.token:
        case Token.CURSE:
            if event.target is not None:
                seats[event.target].curses += 1
        case Token.PROSPERITY:
            if event.effect:
                seats[event.seat].change_set(event.good)
        case Token.GUILD_ANKH | Token.GUILD_EYE | Token.GUILD_FEATHER | Token.GUILD_LOTUS:
            pass  # the markers' moves are told apart
        case Token.FLOOD | Token.EMBALMING | Token.DECEIT:
            pass  # what they bring is told apart, if anything
        case token:
            assert_never(token)
