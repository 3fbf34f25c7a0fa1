"""Random games with Treasures of the Pharaoh, played on the checker's own model: they owe nothing to the engine.

That the checker believes them says little; that it does not believe them once a thing in them is changed says more.
"""

import hashlib
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import deepcopy
from itertools import chain, combinations
from random import Random
from typing import Any

from tests.engine.duel.checker import MORE_PIROGUES, PIROGUES, Played
from tests.engine.duel.checker_effects import BLESSINGS, HAND_LIMIT
from tests.engine.duel.checker_ending import choices
from tests.engine.duel.checker_market import (
    CENTRE,
    CHARACTERS,
    GOODS,
    MARKS,
    PHARAOH,
    PILE,
    STARTING,
    TREASURES,
    WILD,
    Square,
    back_of,
    fits,
    goods_of,
    mark_of,
    scarabs_of,
)
from tests.engine.judging import Json

# How much likelier each kind of move is than another, game by game.
LEANINGS = ((4, 1, 1), (10, 0.3, 2), (10, 1, 0.2), (3, 3, 3))


def invented(number: int, early: Iterable[str] = ()) -> Json:
    """Return the record of a random game with the expansion; the same number gives the same game.

    Some tiles may lie `early` on the market, so that what is done with them is less seldom.
    """
    random = Random(number)
    starting, pile = shuffled(STARTING, random), shuffled(PILE + TREASURES, random)
    pile.sort(key=lambda tile: tile not in early)
    pirogues = shuffled(PIROGUES + MORE_PIROGUES, random)
    deal: Json = {"hands": [starting[:2], starting[2:4]], "centre": starting[4:8], "boxed": starting[8:], "pile": pile}
    deal |= {"pirogues": pirogues[:5], "aside": pirogues[5:], "first": random.randrange(2)}
    game, lean = Invented(deepcopy(deal), random), LEANINGS[number % len(LEANINGS)]
    moves: list[Json] = []
    while not game.stuck():
        moves.append(game.thought_up(lean))
        game.make(deepcopy(moves[-1]))
    seed = f"{number:032x}"
    result, final = game.ended()
    return {
        "format": "sobek-record/1",
        "game": "duel",
        "rules": "1",
        "expansion": True,
        "seats": 2,
        "seed": seed,
        "seed_sha256": hashlib.sha256(seed.encode("ascii")).hexdigest(),
        "deal": deal,
        "moves": moves,
        "result": result,
        "final": final,
    }


def shuffled(heap: Counter[str], random: Random) -> list[str]:
    things = sorted(heap.elements())
    random.shuffle(things)
    return things


class Invented(Played):
    """A game whose players act at random."""

    def __init__(self, deal: Json, random: Random) -> None:
        super().__init__(deal, True)
        self.random = random

    def any_of(self, heap: Any) -> Any:
        return self.random.choice(sorted((+heap).elements() if isinstance(heap, Counter) else heap))

    def some_of(self, tiles: Sequence[str], least: int, most: int) -> list[str]:
        return self.random.sample(tiles, self.random.randint(least, min(most, len(tiles))))

    def thought_up(self, lean: Sequence[float]) -> Json:
        """Return a move of the seat whose turn it is."""
        hand = sorted((+self.hands[self.turn]).elements())
        cards = [tile for tile in hand if tile in CHARACTERS]
        tiles = Counter(hand)
        goods = [good for good in GOODS if self.sellable(self.turn, good, tiles)]
        free = self.finger is None and self.market.ankh is not None
        able = (self.market.can_take(self.again), free and goods, free and cards)
        (kind,) = self.random.choices((0, 1, 2), [weight if one else 0 for weight, one in zip(lean, able, strict=True)])
        if kind == 0:
            return {"seat": self.turn, "move": "take", **self.taking()}
        if kind == 1:
            return {"seat": self.turn, "move": "sell", **self.selling(self.random.choice(goods), hand)}
        card = self.random.choice(cards)
        hand.remove(card)
        return {"seat": self.turn, "move": "character", "card": card, **self.playing(card, hand)}

    def taking(self) -> Json:
        market = self.market
        lines: list[str] = [] if market.ankh is None else market.lines(self.again)
        ways: list[tuple[bool, str | None, Square]]
        ways = [(False, line, square) for line in lines for square in market.on(line)]
        if market.ankh is None:
            ways = [(False, None, square) for square in CENTRE]
        elif self.finger is not None:
            ways = [way for way in ways if way[2] == self.finger]
        elif market.can_fill():
            market = market.copy()
            market.fill()
            ways += [(True, None, square) for square in CENTRE if square in market.tiles]
        filled, line, square = self.random.choice(ways)
        market = (market if filled else self.market).copy()
        passed = market.between(square, line) if line else []
        skipped = [market.tiles.pop(place) for place in passed]
        tile = market.tiles.pop(square)
        market.ankh = square
        turns = [mark for mark in MARKS if market.on(mark)] or MARKS
        deben = (
            self.any_of(self.bag) if tile.endswith("d") and self.bag.total() and self.random.random() < 0.6 else None
        )
        told: Json = {"filled": filled, "at": list(square), "tile": tile, "skipped": skipped, "along": line}
        told |= {"turn": mark_of(tile) or self.random.choice(turns), "deben": deben}
        return told | self.royal_of(tile)

    def royal_of(self, tile: str) -> Json:
        return {"royal": self.any_of(self.royal_bag)} if tile in PHARAOH else {}

    def selling(self, good: str, hand: list[str]) -> Json:
        fitting = [tile for tile in hand if fits(tile, good)]
        shown = [tile for tile in fitting if WILD not in goods_of(tile)]
        tiles = self.some_of(fitting, 3, len(fitting))
        if good not in self.sold[self.turn] and not set(tiles) & set(shown):
            tiles[0] = self.random.choice(shown)
        pirogue = self.using(self.board, {*self.sold[self.turn], good}) if self.board.total() else None
        return {"good": good, "tiles": tiles, "pirogue": pirogue}

    def using(self, heap: Counter[str], sold: set[str]) -> Json:
        """Return what is done with a pirogue of a heap, by a seat that has sold some goods."""
        token, other = self.any_of(heap), 1 - self.turn
        line = self.market.on(self.market.line)
        blessable = sorted(sold.intersection(BLESSINGS.get(token, ())))
        possible = True
        more: Callable[[], Json] = dict
        if token in ("two-deben", "horus"):
            bag = sorted(self.bag.elements())
            drawn = self.random.sample(bag, min(len(bag), 2 if token == "horus" else 1))
            return {"token": token, "deben": max(drawn, default=None)} | ({"drawn": drawn} if token == "horus" else {})
        if token in BLESSINGS:
            possible, more = bool(blessable), lambda: {"good": self.random.choice(blessable)}
        elif token == "theft":
            possible, more = bool(self.deben[other]), lambda: {"deben": self.any_of(self.deben[other])}
        elif token == "finger":
            possible, more = bool(line), lambda: {"at": list(self.random.choice(line))}
        elif token == "mummy":
            possible = self.corruption[self.turn].total() > 0
        return {"token": token, "effect": possible} | (more() if possible else {})

    def playing(self, card: str, hand: list[str]) -> Json:
        """Return what a character does; `hand` is what is left beside it."""
        if card != "spy":
            return self.doing(card, hand)
        if not self.powers:
            return {"effect": False}
        copied = self.any_of(self.powers)
        return {"as": copied, **self.doing(copied, hand)}

    def doing(self, card: str, hand: list[str]) -> Json:
        seat, other = self.turn, 1 - self.turn
        power = card.split("-")[0]
        fitting = {good: [tile for tile in hand if fits(tile, good)] for good in self.sold[seat]}
        fitting = {good: tiles for good, tiles in fitting.items() if tiles}
        heap = {
            "queen": self.market.pile,
            "vizier": (+self.corruption[other]),
            "thief": (+self.hands[other]),
            "merchant": self.market.tiles,
            "courtesan": fitting,
            "priest": (+self.corruption[seat]),
            "priestess": (+self.corruption[seat]),
            "scribe": [] if self.hands[other].total() <= HAND_LIMIT else (+self.hands[other]),
            "architect": self.aside,
            "adviser": self.royal[seat],
        }[power]
        return {"effect": bool(heap), **(self.details(power, heap, hand) if heap else {})}

    def details(self, power: str, heap: Any, hand: list[str]) -> Json:
        if power == "queen":
            return {"drawn": heap[:3]}
        if power == "scribe":
            tiles = sorted(heap.elements())
            return {"given": self.random.sample(tiles, len(tiles) - HAND_LIMIT)}
        if power == "architect":
            three = self.random.sample(sorted(heap.elements()), 3)
            return {"three": three, "pirogue": self.using(Counter(three), set(self.sold[self.turn]))}
        one = self.any_of(heap)
        if power == "thief":
            return {"back": back_of(one), "taken": one}
        if power == "merchant":
            return {"at": list(one), "taken": heap[one], **self.royal_of(heap[one])}
        if power == "courtesan":
            return {"good": one, "tiles": self.some_of(heap[one], 1, 2)}
        if power in ("priest", "priestess"):
            good = self.random.choice(goods_of(one))
            return {"good": good, "discarded": [tile for tile in heap.elements() if good in goods_of(tile)]}
        return {"taken": one} if power == "vizier" else {"royal": one}

    def ended(self) -> tuple[Json, Json]:
        """Return result and final of the game."""
        other = 1 - self.turn
        gone = self.largest(sorted((+self.hands[other]).elements()), self.sold[other])
        self.hands[other].subtract(gone)
        corruption = [
            self.corruption[seat].total() + self.hands[seat].total() + self.snakes[seat] + sum(self.royal[seat])
            for seat in (0, 1)
        ]
        gap, bag = abs(corruption[0] - corruption[1]), sorted(self.bag.elements())
        drawn: list[list[int]] = [[], []]
        if gap:
            drawn[corruption.index(min(corruption))] = self.random.sample(bag, min(1 + gap // 3, len(bag)))
        sets = [
            {good: [len(tiles), scarabs_of(tiles) + 2 * self.blessed[seat][good]] for good, tiles in sold.items()}
            for seat, sold in enumerate(self.sold)
        ]
        points = {
            "sets": [sum(tiles * scarabs for tiles, scarabs in one.values()) for one in sets],
            "deben": [sum(self.deben[seat]) + sum(drawn[seat]) for seat in (0, 1)],
            "pirogues": self.gains,
        }
        scores = [sum(part[seat] for part in points.values()) for seat in (0, 1)]
        best = max(zip(scores, (-one for one in corruption), strict=True))
        winners = [seat for seat in (0, 1) if (scores[seat], -corruption[seat]) == best]
        result: Json = {"ended_by": self.turn, "removed": [[], []], "corruption": corruption, "deben_drawn": drawn}
        result["removed"][other] = gone
        result |= {"sets": sets, "points": points, "royal": self.royal}
        return result, {"scores": scores, "winners": winners}

    @staticmethod
    def largest(tiles: Sequence[str], sold: Mapping[str, object]) -> list[str]:
        """Return the tiles of the largest sets that could have been sold (D10, P10)."""
        best: list[str] = []
        some = list(chain.from_iterable(combinations(GOODS, size) for size in range(1, len(GOODS) + 1)))
        for chosen in choices(tiles):
            count = Counter(chosen)
            for goods in some:
                gone = [tile for tile, good in zip(tiles, chosen, strict=True) if good == WILD or good in goods]
                lack = sum(max(0, 3 - count[good]) for good in goods)
                if len(gone) > len(best) and lack <= count[WILD] and all(count[g] or g in sold for g in goods):
                    best = gone
        return best
