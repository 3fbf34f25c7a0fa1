"""Memory of Sobek: collect what a viewer has seen, and draw possible positions from it."""

from __future__ import annotations

from collections.abc import Iterable

from engine.game import Event
from engine.sobek.ai.worlds import Remembered, SobekWorlds
from engine.sobek.events import (
    CharacterPlayed,
    ChoiceMade,
    DeckCounted,
    PileSeen,
    RoundDealt,
    RoundEnded,
    TokensSeen,
)
from engine.sobek.inference.knowledge import Knowledge
from engine.sobek.views import OpenView, SobekView

_STARTING_HAND = 2


class SobekMemory:
    """What one viewer knows of the present round; see `engine.ai.worlds_contract.Memory` for the contract it keeps.

    `_own` is what the viewer knows of the cards, `_common` what everybody does, which is needed in the open variant
    alone.
    """

    __slots__ = ("_choices", "_common", "_looked", "_own", "_target", "_viewer")

    def __init__(self, view: SobekView) -> None:
        """Begin with what a viewer sees when a round was dealt.

        Raises:
            ValueError: a seat has moved already.
        """
        if any(seat.backs.total != _STARTING_HAND for seat in view.seats) or view.discard or view.tokens_used:
            raise ValueError("a memory begins with a round")
        self._viewer = view.viewer
        self._own = Knowledge(len(view.seats), rules=view.rules)
        self._common = Knowledge(len(view.seats), rules=view.rules) if isinstance(view, OpenView) else None
        events: list[Event] = [RoundDealt(view.round, tuple(seat.hand for seat in view.seats), view.row)]
        if isinstance(view, OpenView):
            deck = view.common.deck.backs
            events.append(DeckCounted(deck.beige, deck.orange))
        self.learn(events)

    def learn(self, events: Iterable[Event]) -> None:
        """Learn from events as the viewer saw them, in the order in which they happened.

        Raises:
            ValueError: an event cannot have happened after those before it.
        """
        for event in events:
            self._own.learn([event])
            if self._common is not None:
                self._common.learn([event.seen(None)])
            match event:
                case RoundDealt():
                    self._looked = [False] * len(event.hands)
                    self._choices = [0] * len(event.hands)
                    self._target = 0
                case TokensSeen():
                    self._looked[event.seat] = True
                case PileSeen():
                    self._target = event.target
                case ChoiceMade():
                    self._choices[event.seat] += 1
                case CharacterPlayed() | RoundEnded():
                    self._choices = [0] * len(self._choices)

    def copy(self) -> SobekMemory:
        """Return an independent memory of the same."""
        other = SobekMemory.__new__(SobekMemory)
        other._viewer = self._viewer
        other._own = self._own.copy()
        other._common = None if self._common is None else self._common.copy()
        other._looked = self._looked[:]
        other._choices = self._choices[:]
        other._target = self._target
        return other

    def worlds(self, view: SobekView) -> SobekWorlds:
        """Return the positions that fit; `view` is what the viewer sees after the last event that was learnt.

        Raises:
            ValueError: the game is over, or the view is another viewer's.
        """
        if view.outcome is not None or view.viewer != self._viewer:
            raise ValueError("nothing is hidden from this viewer")
        remembered = Remembered(tuple(self._looked), tuple(self._choices), self._target)
        return SobekWorlds(view, self._own, self._common, remembered)
