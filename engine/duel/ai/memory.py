"""Memory of the duel: collect what a viewer has seen, and draw possible positions from it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache

from engine.duel.ai.worlds import DuelWorlds
from engine.duel.events import CharacterPlayed, ChoiceMade
from engine.duel.expansion_state import ROYAL_TOKENS
from engine.duel.game import PIROGUES_ON_BOARD, STARTING_HAND
from engine.duel.inference.knowledge import Knowledge
from engine.duel.inference.token_arrangements import TokenArrangements
from engine.duel.inference.token_knowledge import TokenKnowledge, dealt
from engine.duel.tiles import (
    ALL_PIROGUES,
    DEBEN_TOKENS,
    PILE_TILES,
    STARTING_TILES,
    TILES,
    TREASURE_PIROGUES,
    TREASURE_TILES,
)
from engine.duel.views import DuelView
from engine.game import Event


class DuelMemory:
    """What one viewer knows of the game; see `engine.ai.worlds_contract.Memory` for the contract it keeps.

    `_tiles` and `_tokens` are what the viewer knows of these, `_choices` how many tiles each seat put aside for the
    scribe.
    """

    __slots__ = ("_choices", "_tiles", "_tokens", "_viewer")

    def __init__(self, view: DuelView) -> None:
        """Begin with what a viewer sees when the game begins.

        Raises:
            ValueError: a seat has moved already.
        """
        if view.ankh is not None or any(seat.backs.total != STARTING_HAND for seat in view.seats):
            raise ValueError("a memory begins with a game")
        treasures = view.expansion is not None
        tiles = STARTING_TILES + PILE_TILES + (TREASURE_TILES if treasures else ())
        pirogues = ALL_PIROGUES + (TREASURE_PIROGUES if treasures else ())
        copies = Counter(tiles)
        self._viewer = view.viewer
        self._tiles = Knowledge(view, [copies[kind] for kind in range(len(TILES))])
        self._tokens = TokenKnowledge(view.viewer, DEBEN_TOKENS, ROYAL_TOKENS if treasures else (), _on_board(pirogues))
        self._choices = [0 for _ in view.seats]

    def learn(self, events: Iterable[Event]) -> None:
        """Learn from events as the viewer saw them, in the order in which they happened.

        Raises:
            ValueError: an event cannot have happened after those before it.
        """
        happened = tuple(events)
        self._tiles.learn(happened)
        self._tokens.learn(happened)
        for event in happened:
            match event:
                case ChoiceMade():
                    self._choices[event.seat] += 1
                case CharacterPlayed():
                    self._choices = [0 for _ in self._choices]

    def copy(self) -> DuelMemory:
        """Return an independent memory of the same."""
        other = DuelMemory.__new__(DuelMemory)
        other._viewer = self._viewer
        other._tiles = self._tiles.copy()
        other._tokens = self._tokens.copy()
        other._choices = self._choices[:]
        return other

    def worlds(self, view: DuelView) -> DuelWorlds:
        """Return the positions that fit; `view` is what the viewer sees after the last event that was learnt.

        Raises:
            ValueError: the game is over, or the view is another viewer's.
        """
        if view.outcome is not None or view.viewer != self._viewer:
            raise ValueError("nothing is hidden from this viewer")
        tiles = self._tiles.copy()
        tiles.lay_out(view.market)
        return DuelWorlds(view, tiles.deal(), self._tokens.copy(), tuple(self._choices))


@lru_cache(maxsize=2)
def _on_board(pirogues: Sequence[int]) -> TokenArrangements:
    """Return how all pirogues can lie when a game begins; it is copied by who goes on with it."""
    return dealt(pirogues, PIROGUES_ON_BOARD)
