"""Other worlds: games that differ from a given one only in what one viewer may not know."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import product
from random import Random

from engine.effects.aim_types import AtPlace, OntoSet
from engine.effects.scribe import Reducing
from engine.game import Event
from engine.sobek import RULES, SobekMemory
from engine.sobek.actions import ChooseEvent, Give, PlayCharacter, PlaySet, SobekAction, Take, TakeFromPile
from engine.sobek.cards import BACK_OF, BACKS, CARDS, FIRST_CHARACTER, GREEN_CARDS, KIND, TOKENS
from engine.sobek.events import CardsDrawn, CardStolen, Delivered, PileCleared, PileCounted, PileEmbalmed, PileSeen
from engine.sobek.game import Sobek
from engine.sobek.open_variant import VARIANTS
from engine.sobek.state import LookingThrough
from tests.engine.ai.worlds import DrawnGame

from .walks import LEANINGS, VERSIONS, check_whole, steps
from .walks import TOKENS as ALL_TOKENS

# Where a card lies: the name of a place, its seat (0 for common ones) and the index there.
Slot = tuple[str, int, int]


class World:
    """A copy of a game in which what `viewer` may not know is exchanged, but for the slots that are kept.

    Cards change places with cards of the same back. The piles of opponents also change sizes where none of them is
    kept (`keep_sizes`), the tokens where the viewer has not looked at them (`keep_tokens` stay among them).
    """

    def __init__(self, game: Sobek, viewer: int | None, random: Random) -> None:
        self.game = game.copy()
        self.viewer = viewer
        self.random = random
        self.kept: set[Slot] = set()
        self.keep_sizes: set[int] = set()
        self.keep_tokens: list[int] = []
        dealt = Counter(kind for zone in (*game.hands, *game.piles, game.discard) for kind in zone)
        dealt += Counter(kind for sets in game.sets for kinds in sets for kind in kinds)
        green = sorted((Counter(GREEN_CARDS) - dealt).elements())
        self._places: dict[tuple[str, int], list[int]] = {("green", 0): green}
        self._places |= {("deck", 0): self.game.deck, ("removed", 0): self.game.removed, ("row", 0): self.game.row}
        for seat in range(game.seats):
            if seat != viewer:
                self._places |= {("hand", seat): self.game.hands[seat], ("pile", seat): self.game.piles[seat]}
        pending = game.pending
        if isinstance(pending, LookingThrough) and pending.seat == viewer:
            self.keep_all("pile", pending.target)
        self._given: list[list[Slot]] = []
        if isinstance(pending, Reducing):
            self._given = [_slots_of(game.hands[seat], seat, kinds) for seat, kinds in enumerate(pending.given)]

    def keep_all(self, name: str, seat: int) -> None:
        """Keep a whole place as it is."""
        self.kept |= {(name, seat, index) for index in range(len(self._places.get((name, seat), ())))}
        if name == "pile":
            self.keep_sizes.add(seat)

    def keep_cards(self, name: str, seat: int, kinds: list[int]) -> None:
        """Keep cards of these kinds in a place."""
        left = Counter(kinds)
        for index, kind in enumerate(self._places.get((name, seat), ())):
            if left[kind]:
                left[kind] -= 1
                self.kept.add((name, seat, index))

    def exchange(self) -> dict[Slot, int]:
        """Exchange what is hidden and return which card lies in each slot now."""
        now = {(*place, index): kind for place, kinds in self._places.items() for index, kind in enumerate(kinds)}
        free: list[list[Slot]] = [[] for _ in BACKS]
        for slot, kind in now.items():
            if slot not in self.kept and not (slot[0] == "row" and kind < FIRST_CHARACTER):
                free[BACK_OF[kind]].append(slot)
        for same in free:
            kinds = [now[slot] for slot in same]
            self.random.shuffle(kinds)
            for slot, kind in zip(same, kinds, strict=True):
                self._places[slot[:2]][slot[2]] = now[slot] = kind
        game = self.game
        if isinstance(game.pending, Reducing):
            for seat, given in enumerate(self._given):
                if seat != self.viewer:
                    game.pending.given[seat] = [now[slot] for slot in given]
        for hand in game.hands:
            hand.sort()
        self._resize()
        self._exchange_tokens()
        return now

    def _resize(self) -> None:
        seats = [s for s in range(self.game.seats) if s not in self.keep_sizes | {self.viewer} and self.game.piles[s]]
        if len(seats) > 1 and not any(slot[0] == "pile" for slot in self.kept):
            here, there = self.random.sample(seats, 2)
            while len(self.game.piles[here]) > 1 and self.random.random() < 0.7:
                self.game.piles[there].append(self.game.piles[here].pop())

    def _exchange_tokens(self) -> None:
        game = self.game
        if self.viewer is None or not game.looked[self.viewer]:
            rest = list((ALL_TOKENS - Counter(game.used) - Counter(self.keep_tokens)).elements())
            self.random.shuffle(rest)
            game.tokens = (self.keep_tokens + rest)[: len(game.tokens)]
        else:
            self.random.shuffle(game.tokens)


def step_in(world: World, seat: int, action: SobekAction, events: tuple[Event, ...]) -> SobekAction:
    """Exchange all but what an action tells `world.viewer`; return what the seat does in that world instead.

    `events` are those of the action in the given game.
    """
    game, own = world.game, seat == world.viewer
    slot: Slot | None = None
    match action:
        case Take() if own:
            world.keep_cards("row", 0, game.row[: action.place])
        case PlayCharacter():
            added = action.aim.cards if isinstance(action.aim, OntoSet) else ()
            world.keep_cards("hand", seat, [KIND[card.code] for card in (action.card, *added)])
            if own and isinstance(action.aim, AtPlace):
                world.keep_cards("row", 0, [game.row[action.aim.place - 1]])
        case PlaySet():
            world.keep_cards("hand", seat, [KIND[card.code] for card in action.cards])
            if own:
                world.keep_tokens = list(game.tokens)
        case ChooseEvent():
            world.keep_tokens = [TOKENS.index(action.token)]
        case Give() if not own:
            pending = game.pending
            assert isinstance(pending, Reducing)
            slot = _slots_of(game.hands[seat], seat, [*pending.given[seat], KIND[action.card.code]])[-1]
        case TakeFromPile() if not own and isinstance(game.pending, LookingThrough):
            target = game.pending.target
            world.keep_sizes.add(target)
            slot = ("pile", target, game.piles[target].index(KIND[action.card.code]))
    for event in events:
        match event:
            case Delivered():
                top = range(len(game.deck) - len(event.row), len(game.deck))
                world.kept |= {("deck", 0, index) for index in top if game.deck[index] < FIRST_CHARACTER}
            case CardsDrawn() if own:
                world.kept |= {("deck", 0, index) for index in range(len(game.deck) - len(event.backs), len(game.deck))}
            case CardStolen() if own:
                world.keep_all("hand", event.target)
            case PileSeen() if own:
                world.keep_all("pile", event.target)
            case PileCleared():
                world.keep_all("pile", seat)
            case PileEmbalmed() | PileCounted():
                world.keep_sizes.update(range(game.seats))
    now = world.exchange()
    if slot is None or world.viewer == slot[1]:
        return action
    assert isinstance(action, Give | TakeFromPile)
    return type(action)(CARDS[now[slot]])


def _slots_of(hand: list[int], seat: int, kinds: list[int]) -> list[Slot]:
    found: list[Slot] = []
    for kind in kinds:
        taken = {slot[2] for slot in found}
        found.append(("hand", seat, next(i for i, held in enumerate(hand) if held == kind and i not in taken)))
    return found


def begun(number: int) -> tuple[Sobek, int | None, SobekMemory, Random, float]:
    """Return a new game of some size, variant and version, a viewer, their memory, chance and how players lean."""
    seats, way = 2 + number % 3, list(VARIANTS)[number // 3 % 2]
    game = VARIANTS[way].new(seats, {}, f"worlds {number}", VERSIONS[number // 6 % 2])
    viewer = (None, *range(seats))[number % (seats + 1)]
    return game, viewer, SobekMemory(game.view(viewer)), Random(number), LEANINGS[number % 4]


def hidden(game: Sobek) -> tuple[object, ...]:
    """Return all that is hidden from a viewer in a game."""
    pending = game.pending
    return game.hands, game.piles, game.row, game.deck, game.removed, game.tokens, pending, game.chance.seed


_QUESTIONS = ("turn", "event", "lay", "starter", "vizier", "scribe")
SOBEK = DrawnGame(
    RULES,
    begun,
    steps,
    lean=0.5,
    hoarding=0.3,
    check_whole=check_whole,
    hidden=hidden,
    games=6,
    asked=frozenset(product(_QUESTIONS, (False, True))) - {("starter", True), ("vizier", True), ("scribe", True)},
    pairs=60,
    differing=140,
    late=lambda before, _: replace(before, discard=(CARDS[-1],)),
    drawn={
        "deck": (20, lambda game: game.deck),
        "characters": (20, lambda game: [kind for kind in game.deck if kind >= FIRST_CHARACTER]),
        "tokens": (16, lambda game: sorted(game.tokens)),
    },
)
