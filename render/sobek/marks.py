"""What changed since the last picture, gathered out of the events that the reader may see."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, assert_never

from engine.game import Event
from engine.sobek import events as happened
from engine.sobek.cards import Back, Card, Good, Token
from engine.sobek.views import SobekView
from render.news import Whose, told_apart


@dataclass(frozen=True, slots=True)
class SetMark:
    """What came to a set: how many cards, and whether all of it is new."""

    good: Good | None
    cards: int
    new: bool


@dataclass(frozen=True, slots=True)
class SeatMarks:
    """What changed at one seat.

    `played` are characters and event tokens; `gained` and `lost` what came to and left the hand, by backs where the
    reader may not know the cards; `corruption` how many cards the pile grew by.
    """

    played: tuple[Card | Token, ...] = ()
    gained: tuple[Card | Back, ...] = ()
    lost: tuple[Card | Back, ...] = ()
    corruption: int = 0
    curses: int = 0
    points: int = 0
    sets: tuple[SetMark, ...] = ()


@dataclass(frozen=True, slots=True)
class Marks:
    """What changed at the table.

    `moves` has for each moved marker its seat, the score before and after; `stepwise` tells that they were few steps,
    to be followed on the track. `discarded` and `used` have for each new card and token whose doing it is, `fresh` is a
    new delivery.
    """

    seats: tuple[SeatMarks, ...]
    moves: tuple[tuple[int, int, int], ...] = ()
    stepwise: bool = False
    discarded: tuple[Whose, ...] = ()
    used: tuple[Whose, ...] = ()
    fresh: bool = False


NOTHING: Final = SeatMarks()


@dataclass(slots=True)
class _Seat:
    """A seat's marks while they are gathered."""

    played: list[Card | Token] = field(default_factory=list)
    gained: list[Card | Back] = field(default_factory=list)
    lost: list[Card | Back] = field(default_factory=list)
    corruption: int = 0
    curses: int = 0
    points: int = 0
    sets: dict[Good | None, SetMark] = field(default_factory=dict)

    def set_grew(self, good: Good | None, cards: int, *, new: bool) -> None:
        """Note what came to a set."""
        before = self.sets.get(good)
        if before is not None:
            cards, new = cards + before.cards, new or before.new
        self.sets[good] = SetMark(good, cards, new)

    def frozen(self) -> SeatMarks:
        return SeatMarks(
            tuple(self.played),
            tuple(self.gained),
            tuple(self.lost),
            self.corruption,
            self.curses,
            self.points,
            tuple(self.sets.values()),
        )


def marks(view: SobekView, news: Sequence[Event]) -> Marks:
    """Return what changed by `news`, events that were filtered for the reader, up to `view`."""
    if not news:
        return Marks((NOTHING,) * len(view.seats))
    seats = [_Seat() for _ in view.seats]
    discarded: list[int] = []
    used: list[int] = []
    movers: set[int] = set()
    fresh = stepwise = False
    for event in news:
        match event:
            case happened.RoundDealt() | happened.RoundScored():
                # The table is cleared: only scores remain of what was before.
                seats = [_Seat(points=seat.points) for seat in seats]
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
        _gather(seats, event)
    moves = tuple(
        (seat.seat, seat.score - mark.points, seat.score)
        for seat, mark in zip(view.seats, seats, strict=True)
        if mark.points
    )
    return Marks(
        tuple(seat.frozen() for seat in seats),
        moves,
        stepwise,
        told_apart(discarded, movers, len(view.discard)),
        told_apart(used, movers, len(view.tokens_used)),
        fresh and bool(view.row),
    )


def _gather(seats: list[_Seat], event: Event) -> None:
    """Note what an event changed at the seats."""
    match event:
        case happened.CardTaken(seat=seat, card=card, back=back, skipped=skipped):
            seats[seat].gained.append(card or back)
            seats[seat].corruption += len(skipped)
        case happened.CardBought(seat=seat, card=card, back=back):
            seats[seat].gained.append(card or back)
        case happened.CardsDrawn(seat=seat, backs=backs, cards=cards):
            seats[seat].gained += cards or backs
        case happened.PileEmbalmed(seat=seat, backs=backs, cards=cards):
            seats[seat].gained += cards or backs
            seats[seat].corruption -= len(backs)
        case happened.CardStolen(seat=seat, target=target, back=back, card=card):
            seats[seat].gained.append(card or back)
            seats[target].lost.append(card or back)
        case happened.CardReclaimed(seat=seat, target=target, back=back, card=card):
            seats[seat].gained.append(card or back)
            seats[target].corruption -= 1
        case happened.CardsGiven(seat=seat, backs=backs, cards=cards):
            seats[seat].lost += cards or backs
            seats[seat].corruption += len(backs)
        case happened.PileCleared(seat=seat, cards=cards):
            seats[seat].corruption -= len(cards)
        case happened.CharacterPlayed(seat=seat, card=card):
            seats[seat].played.append(card)
        case happened.SetPlayed(seat=seat, good=good, joined=joined, cards=cards):
            seats[seat].set_grew(good, len(cards), new=not joined)
        case happened.SetExtended(seat=seat, good=good, cards=cards):
            seats[seat].set_grew(good, len(cards), new=False)
        case happened.EventChosen():
            _choose(seats, event)
        case happened.PileCounted(seat=seat, points=points):
            seats[seat].points += points
        case happened.MarkerMoved(seat=seat, before=before, after=after):
            seats[seat].points += after - before
        case happened.RoundScored(seats=scores):
            for mark, score in zip(seats, scores, strict=True):
                mark.points += score.after - score.before


def _choose(seats: list[_Seat], event: happened.EventChosen) -> None:
    """Note an event token and what lies before the seats by it."""
    seats[event.seat].played.append(event.token)
    match event.token:
        case Token.CURSE:
            if event.target is not None:
                seats[event.target].curses += 1
        case Token.PROSPERITY:
            if event.effect:
                seats[event.seat].set_grew(event.good, 0, new=False)
        case Token.GUILD_ANKH | Token.GUILD_EYE | Token.GUILD_FEATHER | Token.GUILD_LOTUS:
            pass  # the markers' moves are told apart
        case Token.FLOOD | Token.EMBALMING | Token.DECEIT:
            pass  # what they bring is told apart, if anything
        case token:
            assert_never(token)
