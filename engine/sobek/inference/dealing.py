"""Deal the cards that a viewer cannot see to hands, piles, row and deck; every way that fits is as likely."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

from engine.inference.constraints import POOL
from engine.inference.location_knowledge import HANDS, PILES, LocationKnowledge
from engine.sobek.cards import BACK_OF, FIRST_CHARACTER, GREEN_CARDS

_GREEN = BACK_OF[GREEN_CARDS[0]]
_CHARACTER = BACK_OF[FIRST_CHARACTER]


@dataclass(slots=True)
class Dealt:
    """Where all cards lie that were not played, as kinds: hands sorted, the deck with its top at the end.

    `down` are the characters that lie face down in the row, from its first place on; `removed` what left the round off
    the deck.
    """

    hands: list[list[int]]
    piles: list[list[int]]
    down: list[int]
    deck: list[int]
    removed: list[int]


class Deal:
    """What can lie where, made ready to be dealt many times; it does not change with the knowledge it comes from."""

    __slots__ = ("_certain", "_goods", "_samplers", "_seats")

    def __init__(self, seats: int, locations: LocationKnowledge, counted: Sequence[int] | None) -> None:
        """Make ready.

        Args:
            seats: how many there are.
            locations: what is known of the pool, hands and piles, settled.
            counted: how many cards of each back the deck holds, None where that is not known.
        """
        self._seats = seats
        self._certain = locations.certain()
        self._samplers = locations.samplers()
        self._goods = None if counted is None else counted[1]

    def draw(self, random: Random, down: int, deck: int, top: int | None) -> Dealt:
        """Return one way in which the cards can lie.

        Args:
            random: the only source of chance.
            down: how many characters lie face down in the row.
            deck: how many cards the deck holds.
            top: the back (its index) of the deck's top card, None without a deck.
        """
        contents = [kinds[:] for kinds in self._certain]
        for drawing in self._samplers:
            drawing.draw(contents, random.randrange)
        seats = self._seats
        hands, piles = contents[HANDS : HANDS + seats], contents[PILES : PILES + seats]
        for hand in hands:
            hand.sort()
        shuffled, pool = _by(random.random), contents[POOL]
        goods = [kind for kind in pool if kind < FIRST_CHARACTER and BACK_OF[kind] != _GREEN]
        characters = [kind for kind in pool if kind >= FIRST_CHARACTER]
        characters.sort(key=shuffled)
        lying, characters = characters[:down], characters[down:]
        if not deck:
            return Dealt(hands, piles, lying, [], goods + characters)
        removed: list[int] = []
        if self._goods is not None:
            goods.sort(key=shuffled)
            removed = goods[self._goods :] + characters[deck - self._goods :]
            goods, characters = goods[: self._goods], characters[: deck - self._goods]
        first = characters.pop() if top == _CHARACTER else goods.pop(random.randrange(len(goods)))
        rest = goods + characters
        rest.sort(key=shuffled)
        return Dealt(hands, piles, lying, [*rest[: deck - 1], first], removed + rest[deck - 1 :])


def _by(number: Callable[[], float]) -> Callable[[int], float]:
    """Return a key that sorts at random: each card gets a number."""
    return lambda _: number()
