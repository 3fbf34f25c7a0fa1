"""Play characters for their powers (S8, D14), the same in every game; each power is an effect."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Generic, Protocol, TypeVar

from engine.effects.aim_types import Aim, Unaimed
from engine.effects.base import AimedActions, Aiming, Effect, used
from engine.game import Choice, Code, Event, IllegalAction, Named


class Holding(Protocol):
    """A state with hands and a discard pile of kinds."""

    hands: list[list[int]]
    discard: list[int]


class Playing(Aiming, Protocol):
    """An action that plays a card for an effect."""

    @property
    def card(self) -> Named:
        """Which card."""


P = TypeVar("P", bound=Named)
S = TypeVar("S", bound=Holding)
A = TypeVar("A", bound=Aim)
W = TypeVar("W", bound=Playing)


class Characters(Generic[S, A, W]):
    """The characters of a game, and how they are played.

    `pieces` are all cards or tiles by their kinds; `effect_of` returns what one does, None of one that is no character.
    `make` makes the action out of a card and an aim, `tell` the event that it was played, with an effect or without;
    `none` is why a card is refused that is no character, `absent` why one is that the hand does not hold.
    """

    def __init__(
        self,
        pieces: Sequence[P],
        effect_of: Callable[[P], Effect[S, A] | None],
        make: Callable[[P, A | Unaimed], W],
        tell: Callable[[int, W, bool], Event],
        none: Code,
        absent: Code,
    ) -> None:
        self._kinds = {piece.code: kind for kind, piece in enumerate(pieces)}
        self._by_kind = {
            kind: AimedActions(effect, partial(make, piece), piece)
            for kind, piece in enumerate(pieces)
            if (effect := effect_of(piece)) is not None
        }
        self._tell = tell
        self._none = none
        self._absent = absent

    def actions(self, state: S, seat: int, kind: int) -> list[W]:
        """Return all ways to play a character of the seat's hand for its power; never empty (S8, D14)."""
        return self._by_kind[kind].now(state, seat)

    def choice(self, state: S, seat: int, kind: int) -> Choice:
        """Return the choice to play a character of the seat's hand, with all ways below it."""
        return self._by_kind[kind].choice(state, seat)

    def play(self, state: S, seat: int, action: W) -> list[Event]:
        """Play a character and apply its power; return what happened. The turn is over unless something is pending.

        Raises:
            IllegalAction: with nothing changed.
        """
        kind = self._kinds[action.card.code]
        if kind not in self._by_kind:
            raise IllegalAction(self._none)
        if kind not in state.hands[seat]:
            raise IllegalAction(self._absent)
        effect = self._by_kind[kind].effect
        effect.check(state, seat, action.aim)
        state.hands[seat].remove(kind)
        state.discard.append(kind)
        return used(effect, state, seat, action, self._tell)
