"""A second opinion on records of Sobek: 2 Players: checks deal, every move and every score without the engine.

Also a program: `python -m tests.engine.duel.checker FILE...`
"""

import hashlib
import sys
from collections import Counter
from itertools import chain, combinations

from tests.engine.duel.checker_market import (
    CHARACTERS,
    GOODS,
    PILE,
    STARTING,
    WILD,
    Market,
    back_of,
    good_of,
    scarabs_of,
)
from tests.engine.judging import Wrong, judge, judge_stand_ins, need

RECORD_KEYS = {"format", "game", "rules", "seats", "seed", "seed_sha256", "deal", "moves", "result", "final"}
DEAL_KEYS = {"hands", "centre", "boxed", "pile", "pirogues", "aside", "first"}
RESULT_KEYS = {"ended_by", "removed", "corruption", "deben_drawn", "sets", "points"}
DEBEN = Counter([3, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 9])
PIROGUES = Counter({"pyramid": 2, "scarabs": 2, "two-deben": 2, "finger": 2})
PIROGUES.update(["mummy", "snake1", "snake2", "seven", "horus"])
MODEST = ("wheat", "livestock", "fish")
HAND_LIMIT = 6


def check(record):
    """Raise Wrong unless the record is that of a whole game played by the rules."""
    try:
        need(set(record) - {"stand_ins"} == RECORD_KEYS, "keys of the record")
        need((record["format"], record["game"], record["rules"]) == ("sobek-record/1", "duel", "1"), "format")
        need(record["seats"] == 2, "seats")
        digest = hashlib.sha256(record["seed"].encode("ascii")).hexdigest()
        need(record["seed_sha256"] == digest, "digest of the seed")
        Played(record["deal"]).check(record)
        if "stand_ins" in record:
            judge_stand_ins(record["stand_ins"], place_of, lambda entry: chose(record["moves"], entry))
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        raise Wrong(f"form: {error!r}") from error


def place_of(entry):
    """Return the move of a stand-in."""
    need(set(entry) == {"move", "seat"}, f"keys of {entry}")
    return (entry["move"],)


def chose(moves, entry):
    """Whether the seat of a stand-in made the move, or had to give tiles in it."""
    move = moves[entry["move"]]
    return entry["seat"] == move["seat"] or (entry["seat"] == 1 - move["seat"] and "given" in move)


class Played:
    """The game while it is played again."""

    def __init__(self, deal):
        need(set(deal) == DEAL_KEYS, "keys of the deal")
        need([len(hand) for hand in deal["hands"]] == [2, 2], "starting hands")
        need((len(deal["centre"]), len(deal["boxed"])) == (4, 2), "starting tiles on the market and in the box")
        need(Counter(chain(*deal["hands"], deal["centre"], deal["boxed"])) == STARTING, "starting tiles")
        need(Counter(deal["pile"]) == PILE, "tiles of the pile")
        need(len(deal["pirogues"]) == 5, "pirogues on the board")
        need(Counter(deal["pirogues"]) + Counter(deal["aside"]) == PIROGUES, "pirogues")
        need(deal["first"] in (0, 1), "first player")
        self.market = Market(deal["centre"], deal["pile"])
        self.hands = [Counter(hand) for hand in deal["hands"]]
        self.corruption = [Counter(), Counter()]
        self.sold = [{}, {}]
        self.blessed = [Counter(), Counter()]
        self.bag, self.deben = Counter(DEBEN), [[], []]
        self.board, self.aside = Counter(deal["pirogues"]), Counter(deal["aside"])
        self.gains, self.snakes = [0, 0], [0, 0]
        self.turn, self.again, self.finger = deal["first"], False, None

    def check(self, record):
        moves = {"take": self.take, "sell": self.sell, "character": self.character}
        for move in record["moves"]:
            need(move["seat"] == self.turn, f"it was the turn of {self.turn}: {move}")
            need(self.finger is None or move["move"] == "take", f"the fingered tile must be taken: {move}")
            need(not self.stuck(), f"the game was over: {move}")
            again = moves[move["move"]](self.turn, move)
            self.again = again is True
            if not again:
                self.turn = 1 - self.turn
        need(self.stuck(), "the game was not over")
        self.check_result(record["result"], record["final"])

    def stuck(self):
        """Whether the player whose turn it is has no valid action (D10)."""
        hand = +self.hands[self.turn]
        if self.market.can_take(self.again) or any(tile in CHARACTERS for tile in hand):
            return False
        return not any(self.sellable(self.turn, good, hand) for good in GOODS)

    def sellable(self, seat, good, tiles):
        """Whether such tiles, of whichever only the fitting ones count, can be sold as a good (D6)."""
        shown = sum(count for tile, count in tiles.items() if good_of(tile) == good)
        wild = sum(count for tile, count in tiles.items() if good_of(tile) == WILD)
        return shown + wild >= 3 and (shown > 0 or good in self.sold[seat])

    def keys(self, move, *names):
        need(set(move) == {"seat", "move", *names}, f"keys of {move}")

    def leave(self, tiles, place, what):
        """Take tiles out of a hand or a corruption board."""
        need(Counter(tiles) <= place, f"tiles that are not there: {what}")
        place.subtract(Counter(tiles))

    def take(self, seat, move):
        self.keys(move, "filled", "at", "tile", "skipped", "along", "turn", "deben")
        need(type(move["filled"]) is bool, f"filled: {move}")
        if self.finger is not None:
            need(tuple(move["at"]) == self.finger and not move["filled"], f"the fingered tile must be taken: {move}")
            self.finger = None
        self.corruption[seat].update(self.market.take(move, self.again))
        if move["deben"] is None:
            self.hands[seat][move["tile"]] += 1
        else:
            need(move["tile"].endswith("d"), f"no deben icon: {move}")
            self.earn(seat, [move["deben"]], move)

    def earn(self, seat, values, what):
        """Draw deben from the bag and keep the highest, if there are any."""
        need(Counter(values) <= self.bag, f"deben not in the bag: {what}")
        if values:
            self.bag[max(values)] -= 1
            self.deben[seat].append(max(values))

    def sell(self, seat, move):
        self.keys(move, "good", "tiles", "pirogue")
        good, tiles = move["good"], move["tiles"]
        need(good in GOODS, f"no good: {move}")
        need(all(good_of(tile) in (good, WILD) for tile in tiles), f"tiles of other goods: {move}")
        need(self.sellable(seat, good, Counter(tiles)), f"no set: {move}")
        self.leave(tiles, self.hands[seat], move)
        self.sold[seat].setdefault(good, []).extend(tiles)
        if not self.board.total():
            need(move["pirogue"] is None, f"no pirogue remained: {move}")
            return False
        return self.pirogue(seat, move["pirogue"], self.board)

    def pirogue(self, seat, used, heap):
        """Use a pirogue of a heap; return whether its seat has another turn (D7)."""
        token = used["token"]
        need(heap[token] > 0, f"no such pirogue: {used}")
        heap[token] -= 1
        line = self.market.on(self.market.line)
        modest = [good for good in MODEST if good in self.sold[seat]]
        possible, more = {
            "scarabs": (bool(modest), "good"),
            "finger": (bool(line), "at"),
            "mummy": (self.corruption[seat].total() > 0, None),
        }.get(token, (True, None))
        if token in ("two-deben", "horus"):
            self.draw(seat, used)
        else:
            need(used["effect"] is possible, f"effect: {used}")
            need(set(used) == {"token", "effect"} | ({more} if more and possible else set()), f"keys of {used}")
        if not possible:
            return False
        if token == "scarabs":
            need(used["good"] in modest, f"set: {used}")
            self.blessed[seat][used["good"]] += 1
        elif token == "finger":
            self.finger = tuple(used["at"])
            need(self.finger in line, f"square: {used}")
        elif token == "mummy":
            self.hands[seat].update(self.corruption[seat])
            self.corruption[seat].clear()
        elif token.startswith("snake"):
            self.snakes[1 - seat] += int(token[-1])
        self.gains[seat] += {"seven": 7, "two-deben": 2}.get(token, 0)
        return token == "pyramid"

    def draw(self, seat, used):
        horus = used["token"] == "horus"
        need(set(used) == {"token", "deben"} | ({"drawn"} if horus else set()), f"keys of {used}")
        drawn = used["drawn"] if horus else [used["deben"]] if used["deben"] is not None else []
        need(len(drawn) == min(2 if horus else 1, self.bag.total()), f"deben drawn: {used}")
        need(used["deben"] == max(drawn, default=None), f"deben kept: {used}")
        self.earn(seat, drawn, used)

    def character(self, seat, move):
        card = move["card"]
        need(card in CHARACTERS, f"no character: {move}")
        self.leave([card], self.hands[seat], move)
        other, hand, own = 1 - seat, +self.hands[seat], self.corruption[seat]
        power = card.split("-")[0]
        fitting = any(good_of(tile) in (WILD, *self.sold[seat]) for tile in hand)
        possible, told, apply = {
            "queen": (bool(self.market.pile), ("drawn",), self.queen),
            "vizier": (self.corruption[other].total() > 0, ("taken",), self.vizier),
            "thief": (self.hands[other].total() > 0, ("back", "taken"), self.thief),
            "merchant": (bool(self.market.tiles), ("at", "taken"), self.merchant),
            "courtesan": (bool(self.sold[seat]) and fitting, ("good", "tiles"), self.courtesan),
            "priest": (own.total() > 0, ("good", "discarded"), self.priest),
            "priestess": (own.total() > 0, ("good", "discarded"), self.priest),
            "scribe": (self.hands[other].total() > HAND_LIMIT, ("given",), self.scribe),
            "architect": (True, ("three", "pirogue"), self.architect),
        }[power]
        need(move["effect"] is possible, f"effect: {move}")
        self.keys(move, "card", "effect", *(told if possible else ()))
        return apply(seat, move) if possible else False

    def queen(self, seat, move):
        drawn, self.market.pile = self.market.pile[:3], self.market.pile[3:]
        need(move["drawn"] == drawn, f"tiles drawn: {move}")
        self.hands[seat].update(drawn)

    def vizier(self, seat, move):
        self.leave([move["taken"]], self.corruption[1 - seat], move)
        self.hands[seat][move["taken"]] += 1

    def thief(self, seat, move):
        need(back_of(move["taken"]) == move["back"], f"back: {move}")
        self.leave([move["taken"]], self.hands[1 - seat], move)
        self.hands[seat][move["taken"]] += 1

    def merchant(self, seat, move):
        need(self.market.tiles.pop(tuple(move["at"]), None) == move["taken"], f"tile: {move}")
        self.hands[seat][move["taken"]] += 1

    def courtesan(self, seat, move):
        good, tiles = move["good"], move["tiles"]
        need(len(tiles) in (1, 2) and good in self.sold[seat], f"1 or 2 tiles onto an own set: {move}")
        need(all(good_of(tile) in (good, WILD) for tile in tiles), f"tiles of other goods: {move}")
        self.leave(tiles, self.hands[seat], move)
        self.sold[seat][good] += tiles

    def priest(self, seat, move):
        own = +self.corruption[seat]
        gone = Counter({tile: count for tile, count in own.items() if good_of(tile) == move["good"]})
        need(gone and gone == Counter(move["discarded"]), f"tiles: {move}")
        self.corruption[seat] = own - gone

    def scribe(self, seat, move):
        other = self.hands[1 - seat]
        self.leave(move["given"], other, move)
        need(other.total() == HAND_LIMIT, f"{HAND_LIMIT} tiles are kept: {move}")
        self.corruption[1 - seat].update(move["given"])

    def architect(self, seat, move):
        three = Counter(move["three"])
        need(three.total() == 3 and three <= self.aside, f"pirogues that were set aside: {move}")
        return self.pirogue(seat, move["pirogue"], three)

    def most(self, seat):
        """Return the largest number of tiles of a hand that could have been sold in sets (D10)."""
        hand = +self.hands[seat]
        count = Counter(good_of(tile) for tile in hand.elements())
        wild, best = count[WILD], 0
        for some in chain.from_iterable(combinations(GOODS, size) for size in range(1, len(GOODS) + 1)):
            able = all(count[good] or good in self.sold[seat] for good in some)
            if able and sum(max(0, 3 - count[good]) for good in some) <= wild:
                best = max(best, wild + sum(count[good] for good in some))
        return best

    def are_sets(self, seat, tiles):
        """Whether tiles can be parted into sets that the seat could have sold."""
        count = Counter(good_of(tile) for tile in tiles)
        wild = count.pop(WILD, 0)
        if not count:
            return not wild or (wild >= 3 and bool(self.sold[seat]))
        return sum(max(0, 3 - number) for number in count.values()) <= wild

    def check_result(self, result, final):
        need(set(result) == RESULT_KEYS, "keys of the result")
        loser, other = self.turn, 1 - self.turn
        need(result["ended_by"] == loser, f"ended by {loser}")
        removed = result["removed"]
        need(len(removed) == 2 and not removed[loser], "only the opponent removes tiles")
        need(len(removed[other]) == self.most(other), f"{self.most(other)} tiles are removed")
        need(self.are_sets(other, removed[other]), "tiles are removed in sets")
        self.leave(removed[other], self.hands[other], "removed")
        corruption = [self.corruption[seat].total() + self.hands[seat].total() + self.snakes[seat] for seat in (0, 1)]
        need(result["corruption"] == corruption, f"corruption: {corruption}")
        self.check_reward(corruption, result["deben_drawn"])
        sets = [
            {good: [len(tiles), scarabs_of(tiles) + 2 * self.blessed[seat][good]] for good, tiles in sold.items()}
            for seat, sold in enumerate(self.sold)
        ]
        need(result["sets"] == sets, f"sets: {sets}")
        points = {
            "sets": [sum(tiles * scarabs for tiles, scarabs in one.values()) for one in sets],
            "deben": [sum(values) for values in self.deben],
            "pirogues": self.gains,
        }
        need(result["points"] == points, f"points: {points}")
        scores = [sum(part[seat] for part in points.values()) for seat in (0, 1)]
        ranks = [(scores[seat], -corruption[seat]) for seat in (0, 1)]
        winners = [seat for seat in (0, 1) if ranks[seat] == max(ranks)]
        need(set(final) == {"scores", "winners"}, "keys of the end")
        need(final["scores"] == scores, f"scores: {scores}")
        need(sorted(final["winners"]) == winners, f"winners: {winners}")

    def check_reward(self, corruption, drawn):
        """Check the deben that the less corrupt draws (D11)."""
        need(len(drawn) == 2, "deben drawn")
        gap = abs(corruption[0] - corruption[1])
        for seat, values in enumerate(drawn):
            count = 1 + gap // 3 if corruption[seat] < corruption[1 - seat] else 0
            need(len(values) == min(count, self.bag.total()), f"deben drawn by {seat}: {count}")
            need(Counter(values) <= self.bag, "deben that are not in the bag")
            self.bag -= Counter(values)
            self.deben[seat] += values


if __name__ == "__main__":
    raise SystemExit(judge(check, sys.argv[1:]))
