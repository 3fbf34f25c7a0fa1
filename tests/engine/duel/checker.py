"""Checks a record of Sobek: 2 Players with nothing but the rulebook and the record's form; no rule of ours is used."""

from __future__ import annotations

import hashlib
from collections import Counter
from itertools import product
from typing import Any

from .checker_table import ASIDE, BAG, CHARACTERS, GOODS, PILE, PIROGUES, STARTING


class Wrong(Exception):
    """The record does not follow the rules."""


def check(record: dict[str, Any]) -> None:
    """Play a record again by the rulebook; raise Wrong where it does not follow it."""
    _need(record["format"] == "sobek-record/1" and record["game"] == "duel", "format")
    _need(record["seats"] == 2, "seats")
    _need(hashlib.sha256(record["seed"].encode("ascii")).hexdigest() == record["seed_sha256"], "seed")
    table = Table(record["deal"])
    for move in record["moves"]:
        table.play(move)
    table.end(record["result"], record["final"])


def _need(true: Any, what: str) -> None:
    if not true:
        raise Wrong(what)


def good_of(tile: str) -> str:
    """Return the good that a tile shows, "statue" for the wild ones."""
    return CHARACTERS[tile] if tile in CHARACTERS else tile.partition("-")[0]


def mark_of(tile: str) -> str | None:
    """Return how a tile turns the pawn, None for a character."""
    return None if tile in CHARACTERS else tile.partition("-")[2][0]


def scarabs_of(tile: str) -> int:
    """Return the scarabs on a tile."""
    return 0 if tile in CHARACTERS else int("0" + "".join(letter for letter in tile if letter.isdecimal()))


def back_of(tile: str) -> str:
    """Return the colour of a tile's back."""
    return "red" if tile in CHARACTERS else "grey" if tile.endswith("s") else "black"


def _squares() -> list[tuple[int, int]]:
    """Return all squares in filling order: three rings, each clockwise from its top left corner."""
    found = []
    for corner, side in ((2, 2), (1, 4), (0, 6)):
        far = corner + side - 1
        found += [(column, corner) for column in range(corner, far + 1)]
        found += [(far, row) for row in range(corner + 1, far + 1)]
        found += [(column, far) for column in range(far - 1, corner - 1, -1)]
        found += [(corner, row) for row in range(far - 1, corner, -1)]
    return found


SQUARES = _squares()
CENTRE = SQUARES[:4]
STEPS = {"h": (1, 0), "v": (0, 1), "f": (1, -1), "b": (1, 1)}


class Table:
    """A game as a referee sees it who knows all that the record tells."""

    def __init__(self, deal: dict[str, Any]) -> None:
        _need(Counter(deal["pile"]) == PILE, "pile")
        dealt = [*deal["hands"][0], *deal["hands"][1], *deal["centre"], *deal["boxed"]]
        _need(Counter(dealt) == STARTING and [len(hand) for hand in deal["hands"]] == [2, 2], "starting tiles")
        _need(len(deal["centre"]) == 4 and len(deal["boxed"]) == 2, "centre")
        _need(Counter([*deal["pirogues"], *deal["aside"]]) == PIROGUES and len(deal["aside"]) == ASIDE, "pirogues")
        self.pile = list(deal["pile"])
        self.market = dict(zip(SQUARES, deal["centre"], strict=False))
        self.fill()
        self.hands = [Counter(hand) for hand in deal["hands"]]
        self.corruption: list[Counter[str]] = [Counter(), Counter()]
        self.sold: list[dict[str, list[str]]] = [{}, {}]
        self.more: list[Counter[str]] = [Counter(), Counter()]
        self.snakes, self.points = [0, 0], [0, 0]
        self.deben: list[list[int]] = [[], []]
        self.bag = Counter(BAG)
        self.pirogues, self.aside = Counter(deal["pirogues"]), Counter(deal["aside"])
        self.turn: int = deal["first"]
        self.ankh: tuple[int, int] | None = None
        self.line: str | None = None
        self.finger: tuple[int, int] | None = None
        self.again = False

    def fill(self) -> None:
        """Lay tiles of the pile on the empty squares."""
        for square in SQUARES:
            if square not in self.market and self.pile:
                self.market[square] = self.pile.pop(0)

    def way(self, line: str) -> list[list[tuple[int, int]]]:
        """Return the tiles that lie on a line through the pawn, outwards on both sides."""
        if self.ankh is None:
            return []
        sides = []
        for sign in (1, -1):
            column, row = self.ankh
            side = []
            for _ in range(6):
                column, row = column + sign * STEPS[line][0], row + sign * STEPS[line][1]
                if (column, row) in self.market:
                    side.append((column, row))
            sides.append(side)
        return sides

    def lines(self) -> list[str]:
        """Return the lines that may be followed."""
        return list(STEPS) if self.again else [self.line or ""]

    def stuck(self) -> bool:
        """Whether the player on turn can do nothing."""
        if self.ankh is None:
            return False
        if any(any(side for side in self.way(line)) for line in self.lines()) or self.pile:
            return False
        hand = self.hands[self.turn]
        return not any(hand[tile] for tile in CHARACTERS) and not self.best_sale(self.turn)

    def best_sale(self, seat: int) -> int:
        """Return the largest number of tiles that a seat could sell in sets."""
        hand = list(self.hands[seat].elements())
        wild = sum(good_of(tile) == "statue" for tile in hand)
        counts = {good: sum(good_of(tile) == good for tile in hand) for good in GOODS}
        best = 0
        for chosen in product((False, True), repeat=len(GOODS)):
            goods = [good for good, taken in zip(GOODS, chosen, strict=True) if taken]
            if all(counts[good] or good in self.sold[seat] for good in goods) and goods:
                lack = sum(max(0, 3 - counts[good]) for good in goods)
                if lack <= wild:
                    best = max(best, wild + sum(counts[good] for good in goods))
        return best

    def play(self, move: dict[str, Any]) -> None:
        """Play one move."""
        _need(move["seat"] == self.turn, "turn")
        _need(not self.stuck(), "the game was over")
        _need(self.finger is None or move["move"] == "take", "finger")
        _need(self.ankh is not None or move["move"] == "take", "first move")
        again = {"take": self.take, "sell": self.sell, "character": self.character}[move["move"]](move)
        self.again = again
        if not again:
            self.turn = 1 - self.turn

    def lose(self, seat: int, tiles: list[str]) -> None:
        """Take tiles out of a hand."""
        _need(not Counter(tiles) - self.hands[seat], "not in hand")
        self.hands[seat] -= Counter(tiles)

    def take(self, move: dict[str, Any]) -> bool:
        """Take a tile; return whether there is another turn."""
        seat, square, tile = move["seat"], tuple(move["at"]), move["tile"]
        start = self.ankh is None
        if move["filled"]:
            _need(not start and not any(self.way(self.line or "")) and self.pile, "filling")
            self.fill_after_removing()
        if self.ankh is None:
            _need(square in CENTRE and square in self.market and move["along"] is None, "centre")
            passed: list[tuple[int, int]] = []
        else:
            _need(move["along"] in self.lines(), "line")
            side = next((side for side in self.way(move["along"]) if square in side), None)
            if side is None:
                raise Wrong("not on the line")
            passed = side[: side.index(square)]
        _need(self.finger in (None, square), "fingered")
        _need(self.market.pop(square) == tile, "tile")
        _need([self.market.pop(one) for one in passed] == move["skipped"], "skipped")
        self.corruption[seat] += Counter(move["skipped"])
        self.hands[seat][tile] += 1
        self.ankh, self.line, self.finger = square, move["turn"], None
        mark = mark_of(tile)
        if mark is not None:
            _need(move["turn"] == mark, "mark")
        else:
            _need(move["turn"] in STEPS, "turn")
            _need(any(self.way(move["turn"])) or not any(any(self.way(line)) for line in STEPS), "turned to nothing")
        if move["deben"] is not None:
            _need(mark is not None and tile.endswith("d"), "deben icon")
            self.hands[seat][tile] -= 1
            self.draw(seat, [move["deben"]], move["deben"])
        return False

    def fill_after_removing(self) -> None:
        """Remove the pawn and fill the market."""
        self.ankh = None
        self.fill()

    def draw(self, seat: int, drawn: list[int], kept: int) -> None:
        """Draw deben and keep one."""
        _need(not Counter(drawn) - self.bag, "bag")
        _need(kept in drawn and kept == max(drawn), "kept deben")
        self.bag[kept] -= 1
        self.deben[seat].append(kept)

    def sell(self, move: dict[str, Any]) -> bool:
        """Sell a set; return whether there is another turn."""
        seat, good, tiles = move["seat"], move["good"], move["tiles"]
        _need(good in GOODS and len(tiles) >= 3, "set")
        _need(all(good_of(tile) in (good, "statue") for tile in tiles), "mixed")
        _need(good in self.sold[seat] or any(good_of(tile) == good for tile in tiles), "statues alone")
        self.lose(seat, tiles)
        self.sold[seat].setdefault(good, []).extend(tiles)
        if not self.pirogues.total():
            _need(move["pirogue"] is None, "no pirogue left")
            return False
        return self.pirogue(seat, move["pirogue"], self.pirogues)

    def pirogue(self, seat: int, used: dict[str, Any], among: Counter[str]) -> bool:
        """Use a pirogue; return whether there is another turn."""
        token = used["token"]
        _need(among[token] > 0, "pirogue")
        among[token] -= 1
        if token in ("two-deben", "horus"):
            self.points[seat] += 2 if token == "two-deben" else 0
            count = min(2 if token == "horus" else 1, self.bag.total())
            drawn = used["drawn"] if token == "horus" else [used["deben"]] if count else []
            _need(len(drawn) == count and (count or used["deben"] is None), "drawn")
            if count:
                self.draw(seat, drawn, used["deben"])
            return False
        modest = [good for good in ("wheat", "livestock", "fish") if good in self.sold[seat]]
        way = [square for side in self.way(self.line or "") for square in side]
        can = {"scarabs": bool(modest), "finger": bool(way), "mummy": self.corruption[seat].total() > 0}
        _need(used["effect"] == can.get(token, True), "effect")
        if used["effect"]:
            if token == "scarabs":
                _need(used["good"] in modest, "scarabs")
                self.more[seat][used["good"]] += 2
            elif token == "finger":
                _need(tuple(used["at"]) in way, "finger")
                self.finger = tuple(used["at"])
            elif token == "mummy":
                self.hands[seat] += self.corruption[seat]
                self.corruption[seat] = Counter()
            elif token.startswith("snake"):
                self.snakes[1 - seat] += int(token[-1])
            elif token == "seven":
                self.points[seat] += 7
        return bool(token == "pyramid")

    def character(self, move: dict[str, Any]) -> bool:
        """Play a character; return whether there is another turn."""
        seat, card = move["seat"], move["card"]
        other = 1 - seat
        _need(card in CHARACTERS, "character")
        self.lose(seat, [card])
        power = card.partition("-")[0]
        fitting = [
            tile
            for tile in self.hands[seat].elements()
            if any(good_of(tile) in (good, "statue") for good in self.sold[seat])
        ]
        can = {
            "queen": bool(self.pile),
            "vizier": self.corruption[other].total() > 0,
            "thief": self.hands[other].total() > 0,
            "merchant": bool(self.market),
            "courtesan": bool(fitting),
            "priest": self.corruption[seat].total() > 0,
            "priestess": self.corruption[seat].total() > 0,
            "scribe": self.hands[other].total() > 6,
            "architect": True,
        }
        _need(move["effect"] == can[power], "effect")
        if not move["effect"]:
            return False
        if power == "architect":
            three = Counter(move["three"])
            _need(three.total() == 3 and not three - self.aside, "three")
            self.aside -= Counter([move["pirogue"]["token"]])
            return self.pirogue(seat, move["pirogue"], three)
        getattr(self, f"_{power}")(seat, other, move)
        return False

    def _queen(self, seat: int, other: int, move: dict[str, Any]) -> None:
        _need(move["drawn"] == self.pile[:3], "drawn")
        self.pile = self.pile[3:]
        self.hands[seat] += Counter(move["drawn"])

    def _vizier(self, seat: int, other: int, move: dict[str, Any]) -> None:
        _need(self.corruption[other][move["taken"]] > 0, "taken")
        self.corruption[other][move["taken"]] -= 1
        self.hands[seat][move["taken"]] += 1

    def _thief(self, seat: int, other: int, move: dict[str, Any]) -> None:
        _need(back_of(move["taken"]) == move["back"], "back")
        self.lose(other, [move["taken"]])
        self.hands[seat][move["taken"]] += 1

    def _merchant(self, seat: int, other: int, move: dict[str, Any]) -> None:
        _need(self.market.pop(tuple(move["at"]), None) == move["taken"], "bought")
        self.hands[seat][move["taken"]] += 1

    def _courtesan(self, seat: int, other: int, move: dict[str, Any]) -> None:
        good, tiles = move["good"], move["tiles"]
        _need(good in self.sold[seat] and 1 <= len(tiles) <= 2, "courtesan")
        _need(all(good_of(tile) in (good, "statue") for tile in tiles), "mixed")
        self.lose(seat, tiles)
        self.sold[seat][good] += tiles

    def _priest(self, seat: int, other: int, move: dict[str, Any]) -> None:
        gone = Counter(tile for tile in self.corruption[seat].elements() if good_of(tile) == move["good"])
        _need(gone and gone == Counter(move["discarded"]), "discarded")
        self.corruption[seat] -= gone

    _priestess = _priest

    def _scribe(self, seat: int, other: int, move: dict[str, Any]) -> None:
        self.lose(other, move["given"])
        _need(self.hands[other].total() == 6, "given")
        self.corruption[other] += Counter(move["given"])

    def end(self, result: dict[str, Any], final: dict[str, Any]) -> None:
        """Check the end of the game and its score."""
        _need(self.stuck() and result["ended_by"] == self.turn, "the game was not over")
        other = 1 - self.turn
        _need(result["removed"][self.turn] == [] and len(result["removed"][other]) == self.best_sale(other), "removed")
        self.lose(other, result["removed"][other])
        corruption = [self.corruption[s].total() + self.hands[s].total() + self.snakes[s] for s in (0, 1)]
        _need(result["corruption"] == corruption, "corruption")
        for seat in (0, 1):
            less = corruption[1 - seat] - corruption[seat]
            count = min(1 + less // 3 if less > 0 else 0, self.bag.total())
            drawn = result["deben_drawn"][seat]
            _need(len(drawn) == count and not Counter(drawn) - self.bag, "reward")
            self.deben[seat] += drawn
        sets = [
            {good: [len(tiles), sum(map(scarabs_of, tiles)) + self.more[seat][good]] for good, tiles in sold.items()}
            for seat, sold in enumerate(self.sold)
        ]
        _need(result["sets"] == sets, "sets")
        points = {
            "sets": [sum(count * scarabs for count, scarabs in one.values()) for one in sets],
            "deben": [sum(values) for values in self.deben],
            "pirogues": self.points,
        }
        _need(result["points"] == points, "points")
        scores = [sum(points[part][seat] for part in points) for seat in (0, 1)]
        ranks = [(scores[seat], -corruption[seat]) for seat in (0, 1)]
        winners = [seat for seat in (0, 1) if ranks[seat] == max(ranks)]
        _need(final["scores"] == scores and sorted(final["winners"]) == winners, "final")
