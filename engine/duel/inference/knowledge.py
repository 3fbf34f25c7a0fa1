"""Knowledge of tiles: where each lies or may lie, for a viewer who remembers the whole game.

It is made of the first view and of events as the viewer saw them. Most tiles are taken face up and known for sure; what
nobody can name are starting tiles, what lay face down on the market, what the queen drew, and what was given to the
scribe.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.duel.events import (
    CharacterPlayed,
    CorruptionCleared,
    CorruptionReclaimed,
    CorruptionSeen,
    SetExtended,
    SetSold,
    TileBought,
    TileReclaimed,
    TilesDrawn,
    TilesGiven,
    TileStolen,
    TileTaken,
    TileTraded,
)
from engine.duel.inference.dealing import Deal
from engine.duel.sets import eligible
from engine.duel.tiles import BACK_OF, BACKS, GOOD_INDEX, GOODS_OF, KIND, TILES, Back, Power, Tile
from engine.duel.views import DuelView, Lying
from engine.game import Event
from engine.inference.constraints import POOL
from engine.inference.location_knowledge import HANDS, PILES, LocationKnowledge


def _hand(seat: int) -> int:
    return HANDS + seat


def _pile(seat: int) -> int:
    return PILES + seat


class Knowledge:
    """A viewer's knowledge of the tiles.

    The pool of `_locations` holds what nobody has seen: the pile, what lies face down on the market, and the starting
    tiles in the box. `_market` counts, by kind, the tiles that lie face up there and have left the pool already;
    `_sold` has the goods (indexes) that each seat has sold.
    """

    __slots__ = ("_locations", "_market", "_sold")

    def __init__(self, view: DuelView, copies: Sequence[int]) -> None:
        """Begin with what a viewer sees when hands were dealt.

        Args:
            view: what the viewer sees.
            copies: how many tiles of each kind the game is played with.
        """
        self._locations = LocationKnowledge(copies, BACK_OF)
        self._market = [0] * len(TILES)
        self._sold: list[set[int]] = [set() for _ in view.seats]
        for seat in view.seats:
            backs = [number for number, back in enumerate(BACKS) for _ in range(getattr(seat.backs, back.code))]
            self._locations.carry(POOL, _hand(seat.seat), backs, None if seat.hand is None else _kinds(seat.hand))
        self.lay_out(view.market)

    def copy(self) -> Knowledge:
        """Return independent knowledge of the same."""
        other = Knowledge.__new__(Knowledge)
        other._locations = self._locations.copy()
        other._market = self._market[:]
        other._sold = [goods.copy() for goods in self._sold]
        return other

    def lay_out(self, market: Iterable[Iterable[Lying | None]]) -> None:
        """Learn what lies on the market, of which no event tells; between two looks more than one filling may lie.

        Raises:
            ValueError: it cannot lie there.
        """
        now = [0] * len(TILES)
        for row in market:
            for lying in row:
                if lying is not None and lying.tile is not None:
                    now[KIND[lying.tile.code]] += 1
        for kind, (count, before) in enumerate(zip(now, self._market, strict=True)):
            self._locations.show(POOL, [kind] * (count - before))
        self._market = now
        self._locations.settle()

    def learn(self, events: Iterable[Event]) -> None:
        """Learn from events as the viewer saw them, in the order in which they happened.

        Raises:
            ValueError: an event cannot have happened after those before it.
        """
        for event in events:
            self._learn(event)
            self._locations.settle()

    def deal(self) -> Deal:
        """Return how the tiles are drawn that the viewer cannot see."""
        return Deal(self._locations)

    def _learn(self, event: Event) -> None:
        match event:
            case TileTaken():
                # Without Treasures of the Pharaoh nothing but characters lies face down.
                backs = event.passed_backs or [Back.RED] * len(event.passed)
                for tile, back in zip(event.passed, backs, strict=True):
                    self._leave_market(_pile(event.seat), tile, back)
                self._leave_market(_hand(event.seat), event.tile, event.back)
            case TileBought():
                self._leave_market(_hand(event.seat), event.tile, event.back)
            case TileTraded():
                self._locations.show(_hand(event.seat), _kinds([event.tile]))
            case SetSold() | SetExtended():
                self._locations.show(_hand(event.seat), _kinds(event.tiles))
                self._sold[event.seat].add(GOOD_INDEX[event.good])
            case CharacterPlayed():
                self._character_played(event)
            case TilesDrawn():
                self._pass(POOL, _hand(event.seat), event.backs, event.tiles)
            case TileStolen():
                self._pass_one(_hand(event.target), _hand(event.seat), event.back, event.tile)
            case TileReclaimed():
                self._pass_one(_pile(event.target), _hand(event.seat), event.back, event.tile)
            case CorruptionSeen() if event.tiles is not None:
                self._locations.fix(_pile(event.target), _kinds(event.tiles))
            case CorruptionReclaimed():
                self._pass(_pile(event.seat), _hand(event.seat), event.backs, event.tiles)
            case TilesGiven():
                self._pass(_hand(event.seat), _pile(event.seat), event.backs, event.tiles)
            case CorruptionCleared():
                pile, good = _pile(event.seat), GOOD_INDEX[event.good]
                self._locations.show(pile, _kinds(event.tiles))
                self._locations.bar(pile, lambda kind: good in GOODS_OF[kind])

    def _character_played(self, event: CharacterPlayed) -> None:
        """A courtesan without effect, or a spy in her place, tells that no tile of the hand fits a set (D14).

        What other characters lack shows.
        """
        hand, sold = _hand(event.seat), self._sold[event.seat]
        self._locations.show(hand, _kinds([event.tile]))
        if not event.effect and Power.COURTESAN in (event.tile.power, event.copied):
            self._locations.bar(hand, lambda kind: any(eligible((kind,), good) for good in sold))

    def _leave_market(self, target: int, tile: Tile | None, back: Back) -> None:
        """Move a tile of the market; one that lay face up there may be in nobody's pool any more."""
        if tile is None or tile.face_down:
            self._pass_one(POOL, target, back, tile)
            return
        kind = KIND[tile.code]
        if self._market[kind]:
            self._market[kind] -= 1
        else:
            self._locations.show(POOL, [kind])
        self._locations.gain(target, [kind])

    def _pass_one(self, source: int, target: int, back: Back, tile: Tile | None) -> None:
        self._pass(source, target, (back,), None if tile is None else (tile,))

    def _pass(self, source: int, target: int, backs: Iterable[Back], tiles: Iterable[Tile] | None) -> None:
        kinds = None if tiles is None else _kinds(tiles)
        self._locations.carry(source, target, [BACKS.index(back) for back in backs], kinds)


def _kinds(tiles: Iterable[Tile]) -> list[int]:
    return [KIND[tile.code] for tile in tiles]
