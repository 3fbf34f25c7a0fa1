"""Sobek played in the open variant: the same game, in which everybody sees what a perfect memory would know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from engine.game import Event
from engine.sobek.actions import SobekAction
from engine.sobek.cards import FIRST_CHARACTER
from engine.sobek.events import DeckCounted, RoundDealt
from engine.sobek.game import Sobek
from engine.sobek.inference.knowledge import Knowledge
from engine.sobek.rules_versions import Version
from engine.sobek.views import Known, OpenView, SobekView


class OpenSobek(Sobek):
    """A game of Sobek whose views tell what is known of the hidden cards.

    `_round_events` are the events of this round. What a viewer knows is worked out of them when the viewer looks, and
    stored: for each viewer how many events it is made of, the knowledge, and what it knows. Stored knowledge never
    changes, so that copies of a game share it. `_origin` is what a viewer knew before them, None where they begin with
    a round's deal.
    """

    __slots__ = ("_minds", "_origin", "_round_events")
    _minds: dict[int | None, tuple[int, Knowledge, Known]]
    _origin: Knowledge | None
    _round_events: list[Event]

    variant_played = "open"

    def copy(self) -> OpenSobek:
        """Return an independent game in the same state."""
        other = OpenSobek.__new__(OpenSobek)
        self.copy_into(other)
        other._round_events = self._round_events[:]
        other._minds = dict(self._minds)
        other._origin = self._origin
        return other

    def apply(self, seat: int, action: SobekAction) -> tuple[Event, ...]:
        """Change the game and return what happened.

        Raises:
            IllegalAction: the action is not in `legal(seat)`; nothing has changed.
        """
        return self._remembered(super().apply(seat, action))

    @property
    def round_events(self) -> tuple[Event, ...]:
        """The unfiltered events of this round so far."""
        return tuple(self._round_events)

    def view(self, viewer: int | None) -> SobekView:
        """Return what `viewer` (a seat, or None for the table) may see; nothing is in doubt once the game is over."""
        seen = super().view(viewer)
        if self.outcome is not None:
            return seen
        return OpenView.of(seen, self._knows(None), self._knows(viewer))

    def begin_from(self, viewer: int | None, own: Knowledge, common: Knowledge) -> None:
        """Go on from what a viewer and everybody know, where what happened before is not known.

        The other seats are taken to know what everybody does, and their own cards.
        """
        self._round_events = []
        self._minds = {None: (0, common, common.known()), viewer: (0, own, own.known())}
        self._origin = common

    def _begun(self, events: Sequence[Event]) -> None:
        self._remembered(tuple(events))

    def _remembered(self, events: tuple[Event, ...]) -> tuple[Event, ...]:
        for number, event in enumerate(events):
            if isinstance(event, RoundDealt):
                characters = sum(1 for kind in self.deck if kind >= FIRST_CHARACTER)
                events = (*events, DeckCounted(len(self.deck) - characters, characters))
                self._round_events = list(events[number:])
                self._minds = {}
                self._origin = None
                return events
        self._round_events += events
        return events

    def _knows(self, viewer: int | None) -> Known:
        events = self._round_events
        mind = self._minds.get(viewer)
        if mind is None or mind[0] < len(events):
            begun = 0 if mind is None else mind[0]
            knowledge = self._begins() if mind is None else mind[1].copy()
            knowledge.learn(event.seen(viewer) for event in events[begun:])
            if mind is None and self._origin is not None and viewer is not None:
                knowledge.see(viewer, self.hands[viewer], self.piles[viewer])
            mind = len(events), knowledge, knowledge.known()
            self._minds[viewer] = mind
        return mind[2]

    def _begins(self) -> Knowledge:
        return Knowledge(self.seats, rules=self.rules) if self._origin is None else self._origin.copy()


VARIANTS: Final[Mapping[str, type[Sobek]]] = {kind.variant_played: kind for kind in (Sobek, OpenSobek)}


def new(seats: int, options: Mapping[str, str], seed: str, rules: Version = Version.FIRST) -> Sobek:
    """Return a new game, dealt and ready.

    Args:
        seats: 2 to 4.
        options: "way" may be "hidden", which is the default, or "open".
        seed: ASCII text, the only source of chance.
        rules: the version that is played.

    Raises:
        ValueError: the number of seats or the variant is none that the game has.
    """
    variant = options.get("way", Sobek.variant_played)
    if variant not in VARIANTS:
        raise ValueError(f"no variant is called {variant}")
    return VARIANTS[variant].new(seats, options, seed, rules)
