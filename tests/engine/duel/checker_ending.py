"""How the checker counts up the end of a game of Sobek: 2 Players (D10 to D12, P6, P10)."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, combinations, product

from tests.engine.duel.checker_effects import Effects
from tests.engine.duel.checker_market import GOODS, WILD, goods_of, scarabs_of
from tests.engine.judging import Json, need

RESULT_KEYS = {"ended_by", "removed", "corruption", "deben_drawn", "sets", "points"}


def choices(tiles: Iterable[str]) -> Iterator[tuple[str, ...]]:
    """Return for every choice of a good for each pharaoh tile (P10) the goods of all tiles."""
    return product(*map(goods_of, tiles))


class Reckoning(Effects):
    """What is removed, who is less corrupt, and what everything is worth."""

    def most(self, seat: int) -> int:
        """Return the largest number of tiles of a hand that could have been sold in sets (D10)."""
        best = 0
        for chosen in choices((+self.hands[seat]).elements()):
            count = Counter(chosen)
            wild = count[WILD]
            for some in chain.from_iterable(combinations(GOODS, size) for size in range(1, len(GOODS) + 1)):
                able = all(count[good] or good in self.sold[seat] for good in some)
                if able and sum(max(0, 3 - count[good]) for good in some) <= wild:
                    best = max(best, wild + sum(count[good] for good in some))
        return best

    def are_sets(self, seat: int, tiles: Iterable[str]) -> bool:
        """Whether tiles can be parted into sets that the seat could have sold."""
        for chosen in choices(tiles):
            count = Counter(chosen)
            wild = count.pop(WILD, 0)
            if not count and (not wild or (wild >= 3 and self.sold[seat])):
                return True
            if count and sum(max(0, 3 - number) for number in count.values()) <= wild:
                return True
        return False

    def check_result(self, result: Json, final: Json) -> None:
        need(set(result) == RESULT_KEYS | ({"royal"} if self.expansion else set()), "keys of the result")
        loser, other = self.turn, 1 - self.turn
        need(result["ended_by"] == loser, f"ended by {loser}")
        removed = result["removed"]
        need(len(removed) == 2 and not removed[loser], "only the opponent removes tiles")
        need(len(removed[other]) == self.most(other), f"{self.most(other)} tiles are removed")
        need(self.are_sets(other, removed[other]), "tiles are removed in sets")
        self.leave(removed[other], self.hands[other], "removed")
        if self.expansion:
            royal = [sorted(values) for values in self.royal]
            need([sorted(values) for values in result["royal"]] == royal, f"royal corruption: {royal}")
        tiles = [self.corruption[seat].total() + self.hands[seat].total() for seat in (0, 1)]
        corruption = [tiles[seat] + self.snakes[seat] + sum(self.royal[seat]) for seat in (0, 1)]
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

    def check_reward(self, corruption: Sequence[int], drawn: Sequence[Sequence[int]]) -> None:
        """Check the deben that the less corrupt draws (D11)."""
        need(len(drawn) == 2, "deben drawn")
        gap = abs(corruption[0] - corruption[1])
        for seat, values in enumerate(drawn):
            count = 1 + gap // 3 if corruption[seat] < corruption[1 - seat] else 0
            need(len(values) == min(count, self.bag.total()), f"deben drawn by {seat}: {count}")
            need(Counter(values) <= self.bag, "deben that are not in the bag")
            self.bag -= Counter(values)
            self.deben[seat] += values
