"""A second opinion on records of Sobek: 2 Players: checks deal, every move and every score without the engine.

Also a program: `python -m tests.engine.duel.checker FILE...`
"""

import sys
from collections import Counter
from collections.abc import Sequence
from itertools import chain

from tests.engine.duel.checker_ending import Reckoning
from tests.engine.duel.checker_market import CHARACTERS, GOODS, PHARAOH, PILE, STARTING, TREASURES, fits, goods_of
from tests.engine.judging import Json, Wrong, judge, judge_seed, judge_stand_ins, need

RECORD_KEYS = {"format", "game", "rules", "seats", "seed", "seed_sha256", "deal", "moves", "result", "final"}
DEAL_KEYS = {"hands", "centre", "boxed", "pile", "pirogues", "aside", "first"}
PIROGUES = Counter({"pyramid": 2, "scarabs": 2, "two-deben": 2, "finger": 2})
PIROGUES.update(["mummy", "snake1", "snake2", "seven", "horus"])
MORE_PIROGUES = Counter(["theft", "scarabs2"])


def check(record: Json) -> None:
    """Raise Wrong unless the record is that of a whole game played by the rules."""
    try:
        need(set(record) - {"stand_ins", "expansion"} - judge_seed(record) == RECORD_KEYS, "keys of the record")
        need(record.get("expansion", True) is True, "the expansion is not written down where it is not played (P11)")
        need((record["format"], record["game"], record["rules"]) == ("sobek-record/1", "duel", "1"), "format")
        need(record["seats"] == 2, "seats")
        Played(record["deal"], "expansion" in record).check(record)
        if "stand_ins" in record:
            judge_stand_ins(record["stand_ins"], place_of, lambda entry: chose(record["moves"], entry))
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        raise Wrong(f"form: {error!r}") from error


def place_of(entry: Json) -> tuple[int]:
    """Return the move of a stand-in."""
    need(set(entry) == {"move", "seat"}, f"keys of {entry}")
    return (entry["move"],)


def chose(moves: Sequence[Json], entry: Json) -> bool:
    """Whether the seat of a stand-in made the move, or had to give tiles in it."""
    move = moves[entry["move"]]
    return entry["seat"] == move["seat"] or (entry["seat"] == 1 - move["seat"] and "given" in move)


class Played(Reckoning):
    """The game while it is played again."""

    def __init__(self, deal: Json, expansion: bool = False) -> None:
        need(set(deal) == DEAL_KEYS, "keys of the deal")
        need([len(hand) for hand in deal["hands"]] == [2, 2], "starting hands")
        need((len(deal["centre"]), len(deal["boxed"])) == (4, 2), "starting tiles on the market and in the box")
        need(Counter(chain(*deal["hands"], deal["centre"], deal["boxed"])) == STARTING, "starting tiles")
        need(Counter(deal["pile"]) == PILE + (TREASURES if expansion else Counter()), "tiles of the pile")
        need(len(deal["pirogues"]) == 5, "pirogues on the board")
        pirogues = PIROGUES + (MORE_PIROGUES if expansion else Counter())
        need(Counter(deal["pirogues"]) + Counter(deal["aside"]) == pirogues, "pirogues")
        need(deal["first"] in (0, 1), "first player")
        super().__init__(deal, expansion)
        self.again = False

    def check(self, record: Json) -> None:
        for move in record["moves"]:
            self.make(move)
        need(self.stuck(), "the game was not over")
        self.check_result(record["result"], record["final"])

    def make(self, move: Json) -> None:
        """Make a move, and go on to whose turn is next."""
        need(move["seat"] == self.turn, f"it was the turn of {self.turn}", move)
        need(self.finger is None or move["move"] == "take", "the fingered tile must be taken", move)
        need(not self.stuck(), "the game was over", move)
        again = {"take": self.take, "sell": self.sell, "character": self.character}[move["move"]](self.turn, move)
        self.again = again is True
        if not again:
            self.turn = 1 - self.turn

    def stuck(self) -> bool:
        """Whether the player whose turn it is has no valid action (D10)."""
        if self.market.can_take(self.again):
            return False
        hand = +self.hands[self.turn]
        if any(tile in CHARACTERS for tile in hand):
            return False
        return not any(self.sellable(self.turn, good, hand) for good in GOODS)

    def sellable(self, seat: int, good: str, tiles: Counter[str]) -> bool:
        """Whether such tiles, of whichever only the fitting ones count, can be sold as a good (D6)."""
        shown = sum(count for tile, count in tiles.items() if good in goods_of(tile))
        fitting = sum(count for tile, count in tiles.items() if fits(tile, good))
        return fitting >= 3 and (shown > 0 or good in self.sold[seat])

    def take(self, seat: int, move: Json) -> None:
        bribed = ("royal",) if move["tile"] in PHARAOH else ()
        self.keys(move, "filled", "at", "tile", "skipped", "along", "turn", "deben", *bribed)
        need(type(move["filled"]) is bool, "filled", move)
        if self.finger is not None:
            need(tuple(move["at"]) == self.finger and not move["filled"], "the fingered tile must be taken", move)
            self.finger = None
        self.corruption[seat].update(self.market.take(move, self.again))
        if move["deben"] is None:
            self.hands[seat][move["tile"]] += 1
        else:
            need(move["tile"].endswith("d"), "no deben icon", move)
            self.earn(seat, [move["deben"]], move)
        if bribed:
            self.bribe(seat, move)

    def sell(self, seat: int, move: Json) -> bool:
        self.keys(move, "good", "tiles", "pirogue")
        good, tiles = move["good"], move["tiles"]
        need(good in GOODS, "no good", move)
        need(all(fits(tile, good) for tile in tiles), "tiles of other goods", move)
        need(self.sellable(seat, good, Counter(tiles)), "no set", move)
        self.leave(tiles, self.hands[seat], move)
        self.sold[seat].setdefault(good, []).extend(tiles)
        if not self.board.total():
            need(move["pirogue"] is None, "no pirogue remained", move)
            return False
        return self.pirogue(seat, move["pirogue"], self.board)


if __name__ == "__main__":
    raise SystemExit(judge(check, sys.argv[1:]))
