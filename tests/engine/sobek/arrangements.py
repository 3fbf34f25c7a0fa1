"""A second way to know what can lie where, by brute force: every arrangement of all cards that fits what was seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from random import Random

from engine.chance import Chance
from engine.game import Event
from engine.sobek import events as happened
from engine.sobek.actions import SobekAction
from engine.sobek.cards import (
    BACK_OF,
    BACKS,
    CARDS,
    FIRST_CHARACTER,
    GREEN_CARDS,
    KIND,
    TOKENS,
    Back,
    Card,
    Token,
    cards_of,
)
from engine.sobek.game import Sobek
from engine.sobek.rounds import lay_out, shown
from engine.sobek.rules_versions import Version
from engine.sobek.views import SobekView
from tests.engine.courses import UNSEEN, Arrangement, Cards, TooMany, parts_of


class Arrangements:
    """All arrangements of a round's cards that fit the events a viewer has seen so far."""

    def __init__(self, seats: int, cards: Iterable[int], most: int, rules: Version) -> None:
        self.seats = seats
        self.rules = rules
        self.most = most
        nothing: Cards = ()
        self.all: set[Arrangement] = {(tuple(sorted(cards)), *[nothing] * (2 * seats))}
        self.row: list[Card | None] = []

    def hand(self, seat: int) -> int:
        return 1 + seat

    def pile(self, seat: int) -> int:
        return 1 + self.seats + seat

    def learn(self, event: Event, before: SobekView) -> None:
        """Keep what fits an event; `before` is what the table saw before it, for the sets that stand."""
        match event:
            case happened.RoundDealt():
                self._deal(event.row)
                for seat, hand in enumerate(event.hands):
                    self._move(UNSEEN, self.hand(seat), hand, [0, 0])
            case happened.Delivered():
                self._deal(event.row)
            case happened.CardTaken():
                for card in event.skipped:
                    self._leave(0, self.pile(event.seat), card)
                self._leave(0, self.hand(event.seat), event.card)
            case happened.CardBought():
                self._leave(event.place - 1, self.hand(event.seat), event.card)
            case happened.SetPlayed() | happened.SetExtended():
                self._remove(self.hand(event.seat), event.cards)
            case happened.CharacterPlayed():
                self._remove(self.hand(event.seat), [event.card])
                if not event.effect and event.card.code.startswith("priest"):
                    self._only(self.pile(event.seat), lambda card: card.good is None)
                if not event.effect and event.card.code == "courtesan":
                    self._only(self.hand(event.seat), lambda card: not fits_a_set(card, before, event.seat))
            case happened.CardsDrawn():
                self._move(UNSEEN, self.hand(event.seat), event.cards, _backs(event.backs))
            case happened.CardStolen():
                stolen = None if event.card is None else [event.card]
                self._move(self.hand(event.target), self.hand(event.seat), stolen, _backs([event.back]))
            case happened.PileSeen() if event.cards is not None:
                seen = tuple(sorted(_kinds(event.cards)))
                self._keep(lambda one: one[self.pile(event.target)] == seen)
            case happened.CardReclaimed():
                reclaimed = None if event.card is None else [event.card]
                self._move(self.pile(event.target), self.hand(event.seat), reclaimed, _backs([event.back]))
            case happened.PileCleared():
                self._remove(self.pile(event.seat), event.cards)
                self._only(self.pile(event.seat), lambda card: not is_cleared(card, event, self.rules))
            case happened.PileEmbalmed():
                self._move(self.pile(event.seat), self.hand(event.seat), event.cards, _backs(event.backs))
            case happened.CardsGiven():
                self._move(self.hand(event.seat), self.pile(event.seat), event.cards, _backs(event.backs))

    def bounds(self, place: int) -> tuple[Counter[int], Counter[int]]:
        """Return how many cards of each kind lie in a place at least and at most."""
        return _bounds({one[place] for one in self.all})

    def bounds_of_part(self, backs: Sequence[int]) -> tuple[Counter[int], Counter[int]]:
        """Return the same for any part of the unseen cards that has so many cards of each back."""
        parts = {part for one in self.all for part in parts_of(one[UNSEEN], tuple(backs), BACK_OF)}
        return _bounds(parts)

    def _deal(self, row: Sequence[Card | None]) -> None:
        self.row = list(row)
        self._remove(UNSEEN, [card for card in row if card is not None])

    def _leave(self, index: int, target: int, card: Card | None) -> None:
        lay = self.row.pop(index)
        if lay is not None:
            self._put(target, KIND[lay.code])
        else:
            self._move(UNSEEN, target, None if card is None else [card], [2])

    def _put(self, target: int, kind: int) -> None:
        self.all = {_with(one, target, (kind,)) for one in self.all}

    def _remove(self, place: int, cards: Sequence[Card]) -> None:
        gone = Counter(_kinds(cards))
        self.all = {
            _without(one, place, gone) for one in self.all if not gone - Counter(one[place])
        }  # fmt: skip
        assert self.all, "nothing fits"

    def _move(self, source: int, target: int, cards: Sequence[Card | None] | None, backs: Sequence[int]) -> None:
        if cards is not None and None not in cards:
            seen = [card for card in cards if card is not None]
            self._remove(source, seen)
            for kind in _kinds(seen):
                self._put(target, kind)
            return
        wanted = tuple(backs.count(back) for back in range(3))
        found = set()
        for one in self.all:
            for moved in parts_of(one[source], wanted, BACK_OF):
                found.add(_with(_without(one, source, Counter(moved)), target, moved))
            if len(found) > self.most:
                raise TooMany
        self.all = found

    def _only(self, place: int, may: Callable[[Card], bool]) -> None:
        self._keep(lambda one: all(may(CARDS[kind]) for kind in one[place]))

    def _keep(self, fits: Callable[[Arrangement], bool]) -> None:
        self.all = {one for one in self.all if fits(one)}
        assert self.all, "nothing fits"


def is_cleared(card: Card, event: happened.PileCleared, rules: Version) -> bool:
    """Return whether a card cannot lie in a pile after a priest: one of that good, by the second rules no character."""
    return card.good is event.good and (rules is Version.FIRST or card.power is None)


def small_round(random: Random, number: int, rules: Version) -> tuple[Sobek, tuple[Event, ...], list[int]]:
    """Return a round with a small deck, the events of its deal, and its cards.

    Either many kinds in a short deck, or few kinds in a long one, in which hands grow long enough for the scribe.
    """
    long = number % 2 == 1
    seats = 2 if long else 2 + number // 2 % 3
    goods = random.sample([kind for kind in range(FIRST_CHARACTER) if BACK_OF[kind] == 1], 3 if long else 5)
    beige = [kind for kind in goods for _ in range(random.randint(5, 9) if long else random.randint(1, 3))]
    wanted = random.sample(["queen", "thief", "vizier"], 2)
    wanted += ["scribe-fish", "scribe-cattle"] if long else []
    wanted += random.sample(["priest", "priestess", "courtesan", "merchant"], random.randint(0, 2))
    deck = beige + [KIND[name] for name in wanted]
    random.shuffle(deck)
    green = random.choice(
        ([KIND["fish0g"]] * 7, [KIND["fish0g"]] * 6 + [KIND["ivory0g"]], random.sample(GREEN_CARDS, 9))
    )
    green = green[: 2 * seats + random.randint(0, 1)]
    green += [KIND["fish0g"]] * (2 * seats - len(green))
    game = Sobek(seats, "hidden", Chance(f"small {number}"), rules)
    game.round = 1
    game.turn = game.starter = 0
    for seat in range(seats):
        game.hands[seat] = sorted(green[2 * seat : 2 * seat + 2])
    if seats == 2:
        game.removed = [deck.pop() for _ in range(random.randint(0, 3))]
    game.deck = deck
    lay_out(game)
    game.tokens = [TOKENS.index(token) for token in random.choice(_TOKENS)]
    dealt = happened.RoundDealt(1, tuple(cards_of(hand) for hand in game.hands), shown(game.row))
    characters = sum(1 for kind in game.deck if kind >= FIRST_CHARACTER)
    counted = happened.DeckCounted(len(game.deck) - characters, characters)
    return game, (dealt, counted), [*green, *game.removed, *game.row, *game.deck]


_TOKENS = ((Token.EMBALMING,), (Token.EMBALMING, Token.FLOOD), (Token.PROSPERITY, Token.PROSPERITY), (Token.DECEIT,))


def rare_steps(game: Sobek, random: Random) -> Iterator[tuple[Event, ...]]:
    """Play a round to its end, yielding what happened: characters wait for a target, sets are seldom played."""
    patient = random.random() < 0.8
    while game.round == 1 and game.waiting:
        seat = random.choice(game.waiting)
        yield game.apply(seat, _leaning(game, seat, random, patient))


def until_scored(game: Sobek, random: Random) -> Iterator[tuple[Event, ...]]:
    """Play the round, yielding what happened before its cards are scored."""
    for events in rare_steps(game, random):
        if any(isinstance(event, happened.RoundScored) for event in events):
            return
        yield events


def _leaning(game: Sobek, seat: int, random: Random, patient: bool) -> SobekAction:
    by_type: dict[str, list[SobekAction]] = {}
    crowded = any(len(hand) > 6 for other, hand in enumerate(game.hands) if other != seat)
    for action in game.legal(seat):
        if not (patient and "scribe" in action.code and action.code[0] == "c" and not crowded):
            by_type.setdefault(action.code[0], []).append(action)
    weights = {"t": 5, "c": 4, "s": 0.3}
    group = random.choices(list(by_type), [weights.get(code, 1) for code in by_type])[0]
    return random.choice(by_type[group])


def fits_a_set(card: Card, view: SobekView, seat: int) -> bool:
    """Whether the courtesan could add a card to a set that stands, as the rulebook says it (S16, S6, S19)."""
    stands = view.seats[seat].sets
    for one in stands:
        if card.good is None or card.good is one.good:
            return True
        if one.good is None and all(other.good is not card.good for other in stands):
            prosperous = card.good in ("wheat", "fish", "cattle")
            if prosperous or not one.prosperity:
                return True
    return False


def _kinds(cards: Iterable[Card]) -> list[int]:
    return [KIND[card.code] for card in cards]


def _backs(backs: Iterable[Back]) -> list[int]:
    return [BACKS.index(back) for back in backs]


def _bounds(places: set[Cards]) -> tuple[Counter[int], Counter[int]]:
    least: Counter[int] | None = None
    most: Counter[int] = Counter()
    for place in places:
        own = Counter(place)
        least = own if least is None else least & own
        most |= own
    return least or Counter(), most


def _with(one: Arrangement, place: int, kinds: Cards) -> Arrangement:
    return (*one[:place], tuple(sorted((*one[place], *kinds))), *one[place + 1 :])


def _without(one: Arrangement, place: int, gone: Counter[int]) -> Arrangement:
    rest = Counter(one[place])
    rest.subtract(gone)
    return (*one[:place], tuple(sorted(rest.elements())), *one[place + 1 :])
