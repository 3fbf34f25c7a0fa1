"""Deal the tiles that a viewer cannot see to hands, corruption, market, pile and box; every way is as likely."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from engine.duel.state import SEATS
from engine.duel.tiles import BACK_OF, BACKS, Back
from engine.inference.constraints import POOL
from engine.inference.location_knowledge import HANDS, PILES, LocationKnowledge

_GREY = BACKS.index(Back.GREY)


@dataclass(slots=True)
class Dealt:
    """Where all tiles lie that were not sold or discarded and do not lie face up, as kinds.

    Hands are sorted, `piles` the corruption of the seats; `down` lie face down on the market, `pile` has its top at the
    end, `boxed` are the starting tiles in the box.
    """

    hands: list[list[int]]
    piles: list[list[int]]
    down: list[int]
    pile: list[int]
    boxed: list[int]


class Deal:
    """What can lie where, made ready to be dealt many times; it does not change with the knowledge it comes from."""

    __slots__ = ("_certain", "_samplers")

    def __init__(self, locations: LocationKnowledge) -> None:
        """Make ready; `locations` is what is known of the pool, hands and corruption, settled."""
        self._certain = locations.certain()
        self._samplers = locations.samplers()

    def draw(self, random: Random, down: Sequence[int]) -> Dealt:
        """Return one way in which the tiles can lie.

        Args:
            random: the only source of chance.
            down: the backs (indexes) of what lies face down on the market, square by square.
        """
        contents = [kinds[:] for kinds in self._certain]
        for drawing in self._samplers:
            drawing.draw(contents, random.randrange)
        hands, piles = contents[HANDS : HANDS + SEATS], contents[PILES : PILES + SEATS]
        for hand in hands:
            hand.sort()
        unseen: list[list[int]] = [[] for _ in BACKS]
        for kind in contents[POOL]:
            unseen[BACK_OF[kind]].append(kind)
        lying = [unseen[back].pop(random.randrange(len(unseen[back]))) for back in down]
        boxed, unseen[_GREY] = unseen[_GREY], []
        pile = [kind for kinds in unseen for kind in kinds]
        pile.sort(key=lambda _: random.random())
        return Dealt(hands, piles, lying, pile, boxed)
