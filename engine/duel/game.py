"""A game of Sobek: 2 Players in progress: the contract of engine.game over the state and its rules."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from typing import assert_never

from engine.chance import Chance
from engine.duel.actions import (
    ChooseDeben,
    DuelAction,
    Fill,
    Give,
    PlannedAction,
    PlayCharacter,
    Reason,
    Sell,
    Take,
    TakeFromCorruption,
    TurnAnkh,
    UsePirogue,
)
from engine.duel.choice_tree import decision_of
from engine.duel.effects.characters.scribe import give
from engine.duel.effects.characters.vizier import reclaim
from engine.duel.ending import finish, is_stuck
from engine.duel.events import PiroguesSeen, SetSold
from engine.duel.expansion_state import TREASURES, Treasures
from engine.duel.playing_characters import POWERS, play_character
from engine.duel.sets import check_sale, eligible, sales, targets
from engine.duel.state import (
    OFF,
    Building,
    ChoosingPirogue,
    LookingThrough,
    Offered,
    State,
    Turning,
)
from engine.duel.state import SEATS as _SEATS
from engine.duel.taking import can_fill, choose_deben, fill, lay_out, reaches, take, turn_ankh, turns
from engine.duel.tiles import (
    ALL_PIROGUES,
    DEBEN_TOKENS,
    FIRST_CHARACTER,
    KIND,
    PILE_TILES,
    PIROGUES,
    STARTING_TILES,
    TILES,
    TREASURE_PIROGUES,
    TREASURE_TILES,
)
from engine.duel.using_pirogues import pirogue_actions, use_pirogue
from engine.duel.view_builder import view_of
from engine.duel.views import DuelView
from engine.effects.scribe import Reducing, not_given
from engine.game import Decision, Event, IllegalAction, Refusal

VERSION = "1"
SEATS = range(_SEATS, _SEATS + 1)
VARIANTS = ("standard",)
EXPANSIONS = (TREASURES,)
STARTING_HAND = 2
CENTRE_TILES = 4
PIROGUES_ON_BOARD = 5

_TAKES = tuple(Take(place) for place in range(1, 36))
_FILL = Fill()
_FROM_CORRUPTION = tuple(TakeFromCorruption(tile) for tile in TILES)
_GIVE = tuple(Give(tile) for tile in TILES)
_DEBEN = (ChooseDeben(False), ChooseDeben(True))


class Duel(State):
    """A game of Sobek: 2 Players; see `engine.game.Game` for the contract it keeps."""

    __slots__ = ()

    @classmethod
    def new(cls, seats: int, options: Mapping[str, str], seed: str) -> Duel:
        """Return a new game, set up and ready.

        Args:
            seats: 2.
            options: "way" may be "standard", which is the default; "expansion" one of EXPANSIONS, else there is none.
            seed: ASCII text, the only source of chance.

        Raises:
            ValueError: the number of seats, the variant or the expansion is none that the game has.
        """
        variant, expansion = options.get("way", VARIANTS[0]), options.get("expansion")
        if seats not in SEATS or variant not in VARIANTS or expansion not in (None, *EXPANSIONS):
            raise ValueError(f"no game for {seats} seats in the variant {variant} with {expansion or 'no expansion'}")
        game = cls(Chance(seed))
        if expansion is None:
            game._set_up(PILE_TILES, ALL_PIROGUES)
        else:
            game.treasures = Treasures()
            game._set_up(PILE_TILES + TREASURE_TILES, ALL_PIROGUES + TREASURE_PIROGUES)
        return game

    def copy(self) -> Duel:
        """Return an independent game in the same state."""
        other = Duel.__new__(Duel)
        self.copy_into(other)
        return other

    @property
    def seats(self) -> int:
        """The duel is for two."""
        return _SEATS

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seat that must decide now, alone; empty when the game is over."""
        if self.pending is not None:
            return self.pending.waiting
        return (self.turn,) if self.outcome is None else ()

    def view(self, viewer: int | None) -> DuelView:
        """Return what `viewer` (a seat, or None for the table) may see."""
        return view_of(self, viewer, self.waiting)

    def decision(self, seat: int) -> Decision | None:
        """Return what `seat` is asked now, or None if it is not waited for."""
        return decision_of(self, seat) if seat in self.waiting else None

    def legal(self, seat: int) -> list[DuelAction]:
        """Return the actions open to `seat` in a stable order; tiles that differ only in their mark are listed once."""
        if seat not in self.waiting:
            return []
        pending = self.pending
        match pending:
            case None:
                return self._turn_actions(seat)
            case Turning():
                return [TurnAnkh(line) for line in turns(self)]
            case Offered():
                return list(_DEBEN)
            case ChoosingPirogue() | Building():
                return list(pirogue_actions(self, pending))
            case LookingThrough():
                return [_FROM_CORRUPTION[kind] for kind in sorted(set(self.piles[1 - seat]))]
            case Reducing():
                return [_GIVE[kind] for kind in sorted(set(not_given(self, pending, seat)))]
            case _:
                assert_never(pending)

    def apply(self, seat: int, action: PlannedAction) -> tuple[Event, ...]:
        """Change the game and return what happened.

        Raises:
            IllegalAction: the action is not in `legal(seat)`, nor alike to one there; nothing has changed.
        """
        if self.outcome is not None:
            raise IllegalAction(Refusal.GAME_OVER)
        if seat not in self.waiting:
            raise IllegalAction(Refusal.NOT_WAITING)
        pending = self.pending
        match pending, action:
            case None, _:
                return tuple(self._take_turn(seat, action))
            case Turning(), TurnAnkh():
                return (turn_ankh(self, seat, action.line), *self._pass_turn())
            case Offered(), ChooseDeben():
                return (*choose_deben(self, pending, action), *self._pass_turn())
            case ((ChoosingPirogue() | Building()), UsePirogue()):
                events, again = use_pirogue(self, pending, action)
                return (*events, *(self._turn_again() if again else self._pass_turn()))
            case LookingThrough(), TakeFromCorruption():
                return (reclaim(self, seat, KIND[action.card.code]), *self._pass_turn())
            case Reducing(), Give():
                return tuple(self._unless_pending(give(self, pending, seat, KIND[action.card.code])))
        raise IllegalAction(Refusal.NOT_ASKED)

    def _set_up(self, tiles: Sequence[int], pirogues: Sequence[int]) -> None:
        """Deal hands, centre and market, set pirogues aside, and let chance name the first player."""
        starting, self.pile, tokens = self.chance.shuffled(STARTING_TILES, tiles, pirogues)
        self.hands = [sorted(starting[STARTING_HAND * seat : STARTING_HAND * (seat + 1)]) for seat in range(_SEATS)]
        rest = starting[STARTING_HAND * _SEATS :]
        self.boxed = rest[CENTRE_TILES:]
        # The centre is filled first, so its tiles lie on top of the pile for a moment.
        self.pile += rest[:CENTRE_TILES][::-1]
        lay_out(self)
        self.tokens, self.aside = tokens[:PIROGUES_ON_BOARD], tokens[PIROGUES_ON_BOARD:]
        self.bag = list(DEBEN_TOKENS)
        self.first = self.turn = self.chance.below(_SEATS)

    def _turn_actions(self, seat: int) -> list[DuelAction]:
        actions: list[DuelAction] = list(_TAKES[: len(reaches(self))])
        if can_fill(self):
            actions.append(_FILL)
        if self._must_take():
            return actions
        hand, sold = self.hands[seat], self.sold[seat]
        for kind in hand[bisect_left(hand, FIRST_CHARACTER) :]:
            actions += POWERS.actions(self, seat, kind)
        for good in targets(hand, sold):
            actions += sales(good, eligible(hand, good), bool(sold[good]))
        return actions

    def _must_take(self) -> bool:
        """Return whether the seat must take: at the start, after a filling, and under the finger (D1, D5, D8)."""
        return self.ankh == OFF or self.finger != OFF

    def _take_turn(self, seat: int, action: PlannedAction) -> list[Event]:
        match action:
            case Take():
                return self._unless_pending(take(self, seat, action.place))
            case Fill():
                return [fill(self, seat)]
            case Sell() | PlayCharacter() if self._must_take():
                raise IllegalAction(Reason.FINGERED if self.finger != OFF else Reason.CENTRE_ONLY)
            case Sell():
                return self._sell(seat, action)
            case PlayCharacter():
                return self._unless_pending(play_character(self, seat, action))
            case _:
                raise IllegalAction(Refusal.NOT_ASKED)

    def _sell(self, seat: int, action: Sell) -> list[Event]:
        sold = self.sold[seat]
        good, kinds = check_sale(action, self.hands[seat], sold)
        joined = bool(sold[good])
        events: list[Event] = [SetSold(seat, action.good, joined, action.tiles, self.add_to_set(seat, good, kinds))]
        if self.tokens:
            self.looked[seat] = True
            self.pending = ChoosingPirogue(seat)
            events.append(PiroguesSeen(seat, False, tuple([PIROGUES[index] for index in sorted(self.tokens)])))
        return self._unless_pending(events)

    def _unless_pending(self, events: list[Event]) -> list[Event]:
        """Add what the end of the turn brings, unless there is more to decide in it."""
        return events if self.pending is not None else [*events, *self._pass_turn()]

    def _pass_turn(self) -> list[Event]:
        self.turn = 1 - self.turn
        self.again = False
        return self._begin_turn()

    def _turn_again(self) -> list[Event]:
        self.again = True
        return self._begin_turn()

    def _begin_turn(self) -> list[Event]:
        return finish(self, self.turn) if is_stuck(self) else []
