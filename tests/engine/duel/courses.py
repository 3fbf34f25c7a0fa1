"""All courses of the hidden tiles and tokens of a small duel, as its events and its market tell of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from engine.duel import events as happened
from engine.duel.tiles import BACK_OF, BACKS, KIND, TILES, Back, Good, Pirogue, Power, Tile
from engine.duel.views import DuelView
from engine.game import Event
from tests.engine.courses import UNSEEN, Courses, TooMany


class DuelCourses(Courses):
    """All arrangements of a game's tiles that fit what a viewer has seen so far, with their courses."""

    def __init__(self, tiles: Iterable[int], most: int, view: DuelView) -> None:
        super().__init__(2, tiles, most, BACK_OF)
        for seat in view.seats:
            backs = [number for number, back in enumerate(BACKS) for _ in range(getattr(seat.backs, back))]
            self.move(UNSEEN, self.hand(seat.seat), None if seat.hand is None else _kinds(seat.hand), backs)
        self.remove(UNSEEN, _open(view).elements())
        self.conclude()

    def learn(self, events: Sequence[Event], before: DuelView, after: DuelView) -> None:
        """Keep what fits the events of an action; a filling is an action of its own."""
        for event in events:
            self._learn(event, before)
            self.conclude()
        if any(isinstance(event, happened.MarketFilled) for event in events):
            self.remove(UNSEEN, (_open(after) - _open(before)).elements())
            self.conclude()

    def _learn(self, event: Event, before: DuelView) -> None:
        match event:
            case happened.TileTaken():
                for index, tile in enumerate(event.passed):
                    back = event.passed_backs[index] if before.expansion else Back.RED
                    self._leave(self.pile(event.seat), tile, back)
                self._leave(self.hand(event.seat), event.tile, event.back)
            case happened.TileBought():
                self._leave(self.hand(event.seat), event.tile, event.back)
            case happened.TileTraded():
                self.remove(self.hand(event.seat), _kinds([event.tile]))
            case happened.SetSold() | happened.SetExtended():
                self.remove(self.hand(event.seat), _kinds(event.tiles))
            case happened.CharacterPlayed():
                self.remove(self.hand(event.seat), _kinds([event.tile]))
                if not event.effect and Power.COURTESAN in (event.tile.power, event.copied):
                    sold = [one.good for one in before.seats[event.seat].sets]
                    self.bar(self.hand(event.seat), _kinds(tile for tile in TILES if _shows(tile, *sold, wild=sold)))
            case happened.TilesDrawn():
                self._move(UNSEEN, self.hand(event.seat), event.backs, event.tiles)
            case happened.TileStolen():
                self._move(self.hand(event.target), self.hand(event.seat), [event.back], _one(event.tile))
            case happened.TileReclaimed():
                self._move(self.pile(event.target), self.hand(event.seat), [event.back], _one(event.tile))
            case happened.CorruptionSeen() if event.tiles is not None:
                self.lay_open(self.pile(event.target), _kinds(event.tiles))
            case happened.CorruptionReclaimed():
                self._move(self.pile(event.seat), self.hand(event.seat), event.backs, event.tiles)
            case happened.TilesGiven():
                self._move(self.hand(event.seat), self.pile(event.seat), event.backs, event.tiles)
            case happened.CorruptionCleared():
                self.remove(self.pile(event.seat), _kinds(event.tiles))
                self.bar(self.pile(event.seat), _kinds(tile for tile in TILES if _shows(tile, event.good)))

    def _leave(self, target: int, tile: Tile | None, back: Back) -> None:
        """Move a tile of the market: what lay face up there is known."""
        if tile is not None and not tile.face_down:
            self.known[target][KIND[tile.code]] += 1
        else:
            self._move(UNSEEN, target, [back], _one(tile))

    def _move(self, source: int, target: int, backs: Iterable[Back], tiles: Sequence[Tile] | None) -> None:
        self.move(source, target, None if tiles is None else _kinds(tiles), [BACKS.index(back) for back in backs])


# Where each token lies, one by one, by their numbers.
_Course = tuple[str, ...]


class TokenCourses:
    """All courses of some tokens, each a thing of its own; they lie in places that have names."""

    def __init__(self, values: Sequence[int], places: Sequence[str], most: int) -> None:
        self.values = values
        self.most = most
        self.all: Counter[_Course] = Counter([tuple(places)])

    def move(self, source: str, target: str, value: int | None) -> None:
        """Move a token, each that it may be in a course of its own."""
        found: Counter[_Course] = Counter()
        for one, courses in self.all.items():
            for number, place in enumerate(one):
                if place == source and value in (None, self.values[number]):
                    found[(*one[:number], target, *one[number + 1 :])] += courses
        if len(found) > self.most:
            raise TooMany
        self.all = found

    def keep(self, fits: Callable[[_Course], bool]) -> None:
        self.all = Counter({one: courses for one, courses in self.all.items() if fits(one)})

    def highest(self, source: str, target: str) -> None:
        """Move the highest token of a place, the first of equal ones, and pour the others back into the bag."""
        found: Counter[_Course] = Counter()
        for one, courses in self.all.items():
            drawn = [number for number, place in enumerate(one) if place == source]
            best = max(drawn, key=lambda number: self.values[number])
            now = [("bag" if place == source else place) for place in one]
            now[best] = target
            found[tuple(now)] += courses
        self.all = found

    def there(self, one: _Course, *places: str) -> tuple[int, ...]:
        return tuple(sorted(value for value, at in zip(self.values, one, strict=True) if at in places))

    def lying(self, *parts: Sequence[str]) -> Counter[object]:
        """Return how often each arrangement of values in some parts, of places each, is where a course ends."""
        found: Counter[object] = Counter()
        for one, courses in self.all.items():
            found[tuple(self.there(one, *places) for places in parts)] += courses
        return found


class AllTokens:
    """All courses of a small duel's deben, royal corruption and pirogues that fit what a viewer was told."""

    def __init__(
        self,
        viewer: int | None,
        deben: Sequence[int],
        royal: Sequence[int],
        pirogues: Sequence[int],
        on_board: int,
        most: int,
    ) -> None:
        self.viewer = viewer
        self.deben = TokenCourses(deben, ["bag"] * len(deben), most)
        self.royal = TokenCourses(royal, ["bag"] * len(royal), most)
        self.pirogues = TokenCourses(pirogues, ["aside"] * len(pirogues), most)
        for _ in range(on_board):
            self.pirogues.move("aside", "board", None)
        self.horus = self.architect = False

    def learn(self, events: Iterable[Event], before: DuelView) -> None:
        for event in events:
            match event:
                case happened.DebenDrawn():
                    drawn = event.drawn or [None] * (min(2, before.bag) if self.horus else 1)
                    self.horus = False
                    for value in drawn:
                        self.deben.move("bag", "drawn", value)
                    self.deben.highest("drawn", f"held {event.seat}")
                case happened.DebenLost():
                    self.deben.move(f"held {event.seat}", f"gone {event.seat}", event.value)
                case happened.RoyalDrawn():
                    self.royal.move("bag", f"held {event.seat}", event.value)
                case happened.RoyalDiscarded():
                    self.royal.move(f"held {event.seat}", f"gone {event.seat}", event.value)
                case happened.PiroguesSeen():
                    self.architect = event.architect
                    self._seen(event)
                case happened.PirogueUsed():
                    self.horus = event.pirogue is Pirogue.HORUS
                    self._used(event, list(Pirogue).index(event.pirogue))

    def _seen(self, event: happened.PiroguesSeen) -> None:
        seen = sorted(list(Pirogue).index(pirogue) for pirogue in event.pirogues)
        if event.architect:
            drawn: list[int | None] = [*seen] or [None] * 3
            for index in drawn:
                self.pirogues.move("aside", "drawn", index)
        elif event.seat == self.viewer:
            self.pirogues.keep(lambda one: self.pirogues.there(one, "board") == tuple(seen))

    def _used(self, event: happened.PirogueUsed, index: int) -> None:
        """The architect's player puts the others back."""
        self.pirogues.move("drawn" if self.architect else "board", "used", index)
        found: Counter[_Course] = Counter()
        for one, courses in self.pirogues.all.items():
            found[tuple("aside" if place == "drawn" else place for place in one)] += courses
        self.pirogues.all = found


def _open(view: DuelView) -> Counter[int]:
    """Return what lies face up on the market."""
    lying = [one.tile for row in view.market for one in row if one is not None]
    return Counter(_kinds(tile for tile in lying if tile is not None))


def _shows(tile: Tile, *goods: Good, wild: Sequence[Good] = ()) -> bool:
    """Whether a tile shows one of some goods, or is wild where there is any set that takes such (D6, P10)."""
    return tile.good in goods or tile.other in goods or (tile.good is Good.STATUE and bool(wild))


def _one(tile: Tile | None) -> list[Tile] | None:
    return None if tile is None else [tile]


def _kinds(tiles: Iterable[Tile]) -> list[int]:
    return [KIND[tile.code] for tile in tiles]
