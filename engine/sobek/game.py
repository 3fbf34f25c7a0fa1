"""A game of Sobek in progress: the contract of engine.game over the state and its rules."""

from __future__ import annotations

from bisect import bisect_left, insort
from collections.abc import Mapping, Sequence
from typing import ClassVar, Self, assert_never

from engine.chance import Chance
from engine.effects.scribe import Reducing, not_given
from engine.game import Decision, Event, IllegalAction, Refusal
from engine.sobek.actions import (
    AMULETS,
    ChooseEvent,
    Give,
    Lay,
    LayNoMore,
    NameStarter,
    PlayCharacter,
    PlaySet,
    Reason,
    SobekAction,
    Take,
    TakeFromPile,
)
from engine.sobek.cards import (
    AMULET,
    CARDS,
    FIRST_CHARACTER,
    KIND,
    NO_GOOD,
    PIECES,
    TOKENS,
)
from engine.sobek.choice_tree import decision_of
from engine.sobek.effects.characters.scribe import give
from engine.sobek.effects.characters.vizier import reclaim
from engine.sobek.events import CardTaken, ChoiceMade, SetPlayed, TokensSeen
from engine.sobek.playing_characters import POWERS
from engine.sobek.rounds import REACH, after_row_emptied, deal, finish_round, remaining, start, still_layable
from engine.sobek.rules_versions import Version
from engine.sobek.sets import (
    SMALLEST_SET,
    check_good,
    check_held,
    check_set,
    eligible,
    index_of,
    lay_actions,
    set_actions,
    targets,
)
from engine.sobek.state import ChoosingEvent, Laying, LookingThrough, NamingStarter, State
from engine.sobek.using_event_tokens import choose_event, event_actions
from engine.sobek.view_builder import view_of
from engine.sobek.views import SobekView

SEATS = range(2, 5)

# The takes for each length of the row, and who is waited for when it is a seat's turn (-1, the last: nobody).
_TAKES = tuple(tuple(Take(place) for place in range(1, min(count, REACH) + 1)) for count in range(10))
_ALONE = (*((seat,) for seat in range(SEATS[-1])), ())
_LAY_NO_MORE = LayNoMore()
_NAME = tuple(NameStarter(seat) for seat in range(SEATS[-1]))
_FROM_PILE = tuple(TakeFromPile(card) for card in CARDS)
_GIVE = tuple(Give(card) for card in CARDS)


def _taken(seat: int, place: int, kind: int, skipped: list[int]) -> CardTaken:
    card = CARDS[kind]
    return CardTaken(seat, place, card, card.back, tuple(map(CARDS.__getitem__, skipped)))


# What happens when the first or second card is taken, by seat, skipped kind and kind: an event is a value, so each is
# made once.
_KINDS = range(len(CARDS))
_FIRST_TAKEN = tuple(tuple(_taken(seat, 1, kind, []) for kind in _KINDS) for seat in range(SEATS[-1]))
_SECOND_TAKEN = tuple(
    tuple(tuple(_taken(seat, 2, kind, [skipped]) for kind in _KINDS) for skipped in _KINDS) for seat in range(SEATS[-1])
)


class Sobek(State):
    """A game of Sobek for 2 to 4 seats; see `engine.game.Game` for the contract it keeps."""

    __slots__ = ()

    variant_played: ClassVar[str] = "hidden"

    @classmethod
    def new(cls, seats: int, options: Mapping[str, str], seed: str, rules: Version = Version.FIRST) -> Self:
        """Return a new game, dealt and ready.

        Args:
            seats: 2 to 4.
            options: "way" may be the one that this class plays, which is the default.
            seed: ASCII text, the only source of chance.
            rules: the version that is played.

        Raises:
            ValueError: the number of seats or the variant is none that the game has.
        """
        variant = options.get("way", cls.variant_played)
        if seats not in SEATS or variant != cls.variant_played:
            raise ValueError(f"no game for {seats} seats in the variant {variant}")
        game = cls(seats, variant, Chance(seed), rules)
        game._begun(deal(game))
        return game

    def _begun(self, events: Sequence[Event]) -> None:
        """Take note of what happened when the game was set up."""

    def copy(self) -> Sobek:
        """Return an independent game in the same state."""
        other = Sobek.__new__(Sobek)
        self.copy_into(other)
        return other

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that must decide now, empty when the game is over."""
        if self.pending is not None:
            return self.pending.waiting
        return _ALONE[self.turn]

    def view(self, viewer: int | None) -> SobekView:
        """Return what `viewer` (a seat, or None for the table) may see."""
        return view_of(self, viewer, self.waiting)

    def decision(self, seat: int) -> Decision | None:
        """Return what `seat` is asked now, or None if it is not waited for."""
        return decision_of(self, seat) if seat in self.waiting else None

    def legal(self, seat: int) -> list[SobekAction]:
        """Return the actions open to `seat` in a stable order (S9); interchangeable cards are listed once."""
        pending = self.pending
        if pending is None:
            if seat != self.turn or self.outcome is not None:
                return []
            actions: list[SobekAction] = list(_TAKES[len(self.row)])
            hand = self.hands[seat]
            if hand and hand[-1] >= FIRST_CHARACTER:
                for kind in hand[bisect_left(hand, FIRST_CHARACTER) :]:
                    actions += POWERS.actions(self, seat, kind)
            if len(hand) >= SMALLEST_SET:
                for onto, good in targets(hand, self.sets[seat], self.prosperity[seat]):
                    actions += set_actions(onto, good, eligible(hand, good))
            return actions
        if seat not in pending.waiting:
            return []
        match pending:
            case ChoosingEvent():
                return list(event_actions(self, seat))
            case LookingThrough():
                return [_FROM_PILE[kind] for kind in sorted(set(self.piles[pending.target]))]
            case Reducing():
                return [_GIVE[kind] for kind in sorted(set(not_given(self, pending, seat)))]
            case Laying():
                actions = [_LAY_NO_MORE]
                rest = remaining(self.hands[seat], pending.laid[seat])
                for good in still_layable(rest, pending.laid[seat]):
                    actions += lay_actions(good, eligible(rest, good))
                return actions
            case NamingStarter():
                return list(_NAME[: self.seats])
            case _:
                assert_never(pending)

    def apply(self, seat: int, action: SobekAction) -> tuple[Event, ...]:
        """Change the game and return what happened.

        Raises:
            IllegalAction: the action is not in `legal(seat)`; nothing has changed.
        """
        if self.pending is None and seat == self.turn and self.outcome is None:
            if type(action) is Take:
                return self._take(seat, action.place)
            return self._take_turn(seat, action)
        if self.outcome is not None:
            raise IllegalAction(Refusal.GAME_OVER)
        pending = self.pending
        if pending is None or seat not in pending.waiting:
            raise IllegalAction(Refusal.NOT_WAITING)
        match pending, action:
            case ChoosingEvent(), ChooseEvent():
                events, again = choose_event(self, seat, action)
                return (*events, *([] if again else self._pass_turn(seat)))
            case LookingThrough(), TakeFromPile():
                return (*reclaim(self, pending, KIND[action.card.code]), *self._pass_turn(seat))
            case Reducing(), Give():
                given = give(self, pending, seat, KIND[action.card.code])
                return (*given, *([] if self.pending is not None else self._pass_turn(pending.seat)))
            case Laying(), Lay():
                return tuple(self._lay(seat, pending, action))
            case Laying(), LayNoMore():
                return (ChoiceMade(seat, ()), *self._done_laying(seat, pending))
            case NamingStarter(), NameStarter():
                if not 0 <= action.seat < self.seats:
                    raise IllegalAction(Reason.NO_SUCH_TARGET)
                return (start(self, seat, action.seat),)
        raise IllegalAction(Refusal.NOT_ASKED)

    def _take(self, seat: int, place: int) -> tuple[Event, ...]:
        row = self.row
        if not 1 <= place <= REACH or place > len(row):
            raise IllegalAction(Reason.NO_SUCH_PLACE)
        if place == 1:
            kind = row.pop(0)
            taken = _FIRST_TAKEN[seat][kind]
        else:
            kind = row[place - 1]
            skipped = row[: place - 1]
            del row[:place]
            self.piles[seat] += skipped
            taken = _SECOND_TAKEN[seat][skipped[0]][kind] if place == 2 else _taken(seat, place, kind, skipped)
        insort(self.hands[seat], kind)
        if row:
            self.turn = (seat + 1) % self.seats
            return (taken,)
        return (taken, *self._pass_turn(seat))

    def _take_turn(self, seat: int, action: SobekAction) -> tuple[Event, ...]:
        match action:
            case PlaySet():
                return tuple(self._play_set(seat, action))
            case PlayCharacter():
                events = POWERS.play(self, seat, action)
                if self.pending is None:
                    events += self._pass_turn(seat)
                return tuple(events)
            case _:
                raise IllegalAction(Refusal.NOT_ASKED)

    def _pass_turn(self, seat: int) -> list[Event]:
        """Deliver if the row is empty, and let the next seat move unless that ended the round."""
        if self.row:
            self.turn = (seat + 1) % self.seats
            return []
        delivering = bool(self.deck)
        if delivering:
            self.turn = (seat + 1) % self.seats
        return after_row_emptied(self, seat)

    def _play_set(self, seat: int, action: PlaySet) -> list[Event]:
        stands = self.sets[seat]
        kinds = check_set(action, self.hands[seat], stands, self.prosperity[seat])
        after = index_of(action.good)
        before = NO_GOOD if action.onto == AMULETS else after
        joined = bool(stands[before])
        total = self.add_to_set(seat, before, after, kinds)
        events: list[Event] = [SetPlayed(seat, action.good, joined, action.cards, total)]
        if self.tokens:
            self.looked[seat] = True
            self.pending = ChoosingEvent(seat)
            events.append(TokensSeen(seat, tuple([TOKENS[index] for index in sorted(self.tokens)])))
        else:
            events += self._pass_turn(seat)
        return events

    def _lay(self, seat: int, pending: Laying, action: Lay) -> list[Event]:
        laid = pending.laid[seat]
        kinds = PIECES.kinds_of(action.cards)
        rest = remaining(self.hands[seat], laid)
        check_held(rest, kinds)
        good = index_of(action.good)
        check_good(kinds, good)
        if len(kinds) < SMALLEST_SET:
            raise IllegalAction(Reason.TOO_FEW_CARDS)
        if good in [other for other, _ in laid]:
            raise IllegalAction(Reason.ALREADY_LAID)
        if good != NO_GOOD and kinds.count(AMULET) == len(kinds):
            raise IllegalAction(Reason.NEEDS_GOOD)
        laid.append((good, tuple(kinds)))
        events: list[Event] = [ChoiceMade(seat, action.cards)]
        for kind in kinds:
            rest.remove(kind)
        if not still_layable(rest, laid):
            events += self._done_laying(seat, pending)
        return events

    def _done_laying(self, seat: int, pending: Laying) -> list[Event]:
        pending.waiting = tuple([other for other in pending.waiting if other != seat])
        return [] if pending.waiting else finish_round(self, pending)
