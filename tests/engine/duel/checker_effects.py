"""What two seats have while a record is checked, and what characters and pirogues do to it."""

from collections import Counter
from collections.abc import Iterable, Sequence

from tests.engine.duel.checker_market import CHARACTERS, PHARAOH, Market, Square, back_of, fits, goods_of
from tests.engine.judging import Json, need

DEBEN = Counter([3, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 9])
ROYAL = (1, 2, 3, 4, 5, 6)
# On which sets each pirogue with scarabs may be put (D7, P9).
BLESSINGS = {"scarabs": ("wheat", "livestock", "fish"), "scarabs2": ("marble", "ebony")}
HAND_LIMIT = 6


class Effects:
    """Everything that is dealt, and the effects by which it goes round."""

    def __init__(self, deal: Json, expansion: bool) -> None:
        self.expansion = expansion
        self.market = Market(deal["centre"], deal["pile"])
        self.hands: list[Counter[str]] = [Counter(hand) for hand in deal["hands"]]
        self.corruption: list[Counter[str]] = [Counter(), Counter()]
        self.sold: list[dict[str, list[str]]] = [{}, {}]
        self.blessed: list[Counter[str]] = [Counter(), Counter()]
        self.bag = Counter(DEBEN)
        self.deben: list[list[int]] = [[], []]
        self.board: Counter[str] = Counter(deal["pirogues"])
        self.aside: Counter[str] = Counter(deal["aside"])
        self.gains, self.snakes = [0, 0], [0, 0]
        self.royal_bag = list(ROYAL)
        self.royal: list[list[int]] = [[], []]
        self.powers: set[str] = set()
        self.finger: Square | None = None
        self.turn: int = deal["first"]

    def keys(self, move: Json, *names: str) -> None:
        need(set(move) == {"seat", "move", *names}, f"keys of {move}")

    def leave(self, tiles: Iterable[str], place: Counter[str], what: object) -> None:
        """Take tiles out of a hand or a corruption board."""
        need(Counter(tiles) <= place, "tiles that are not there", what)
        place.subtract(Counter(tiles))

    def earn(self, seat: int, values: Sequence[int], what: object) -> None:
        """Draw deben from the bag and keep the highest, if there are any."""
        need(Counter(values) <= self.bag, "deben not in the bag", what)
        if values:
            self.bag[max(values)] -= 1
            self.deben[seat].append(max(values))

    def bribe(self, seat: int, move: Json) -> None:
        """Draw a royal corruption token for a pharaoh tile that was taken from the market (P2, P3)."""
        self.hand_over(move["royal"], self.royal_bag, move)
        self.royal[seat].append(move["royal"])

    def hand_over(self, value: int, place: list[int], what: object) -> None:
        """Take a royal corruption token or a deben out of where it is."""
        need(type(value) is int and value in place, "a value that is not there", what)
        place.remove(value)

    def pirogue(self, seat: int, used: Json, heap: Counter[str]) -> bool:
        """Use a pirogue of a heap; return whether its seat has another turn (D7)."""
        token: str = used["token"]
        need(heap[token] > 0, "no such pirogue", used)
        heap[token] -= 1
        line = self.market.on(self.market.line)
        blessable = [good for good in BLESSINGS.get(token, ()) if good in self.sold[seat]]
        possible, more = {
            "scarabs": (bool(blessable), "good"),
            "scarabs2": (bool(blessable), "good"),
            "theft": (bool(self.deben[1 - seat]), "deben"),
            "finger": (bool(line), "at"),
            "mummy": (self.corruption[seat].total() > 0, None),
        }.get(token, (True, None))
        if token in ("two-deben", "horus"):
            self.draw(seat, used)
        else:
            need(used["effect"] is possible, "effect", used)
            need(set(used) == {"token", "effect"} | ({more} if more and possible else set()), f"keys of {used}")
        if not possible:
            return False
        if token in BLESSINGS:
            need(used["good"] in blessable, "set", used)
            self.blessed[seat][used["good"]] += 1
        elif token == "theft":
            self.hand_over(used["deben"], self.deben[1 - seat], used)
        elif token == "finger":
            self.finger = tuple(used["at"])
            need(self.finger in line, "square", used)
        elif token == "mummy":
            self.hands[seat].update(self.corruption[seat])
            self.corruption[seat].clear()
        elif token.startswith("snake"):
            self.snakes[1 - seat] += int(token[-1])
        self.gains[seat] += {"seven": 7, "two-deben": 2}.get(token, 0)
        return token == "pyramid"

    def draw(self, seat: int, used: Json) -> None:
        horus = used["token"] == "horus"
        need(set(used) == {"token", "deben"} | ({"drawn"} if horus else set()), f"keys of {used}")
        drawn = used["drawn"] if horus else [used["deben"]] if used["deben"] is not None else []
        need(len(drawn) == min(2 if horus else 1, self.bag.total()), "deben drawn", used)
        need(used["deben"] == max(drawn, default=None), "deben kept", used)
        self.earn(seat, drawn, used)

    def character(self, seat: int, move: Json) -> bool | None:
        card = move["card"]
        need(card in CHARACTERS, "no character", move)
        self.leave([card], self.hands[seat], move)
        if card == "spy":
            return self.spy(seat, move)
        self.powers.add(card)
        return self.power(seat, card, move)

    def spy(self, seat: int, move: Json) -> bool | None:
        """Apply the power of a character that was played for it by anybody, but never of a spy (P8)."""
        if self.powers:
            need(move["as"] in self.powers, "nobody has played this character", move)
            return self.power(seat, move["as"], move, "as")
        self.keys(move, "card", "effect")
        need(move["effect"] is False, "nobody has played a character", move)
        return False

    def power(self, seat: int, card: str, move: Json, *more: str) -> bool | None:
        """Apply the power of a character, if it can be applied (D14); return whether its seat has another turn."""
        other, hand, own = 1 - seat, +self.hands[seat], self.corruption[seat]
        power = card.split("-")[0]
        fitting = any(fits(tile, good) for tile in hand for good in self.sold[seat])
        bought = ("royal",) if move.get("taken") in PHARAOH else ()
        possible, told, apply = {
            "queen": (bool(self.market.pile), ("drawn",), self.queen),
            "vizier": (self.corruption[other].total() > 0, ("taken",), self.vizier),
            "thief": (self.hands[other].total() > 0, ("back", "taken"), self.thief),
            "merchant": (bool(self.market.tiles), ("at", "taken", *bought), self.merchant),
            "courtesan": (fitting, ("good", "tiles"), self.courtesan),
            "priest": (own.total() > 0, ("good", "discarded"), self.priest),
            "priestess": (own.total() > 0, ("good", "discarded"), self.priest),
            "scribe": (self.hands[other].total() > HAND_LIMIT, ("given",), self.scribe),
            "architect": (True, ("three", "pirogue"), self.architect),
            "adviser": (bool(self.royal[seat]), ("royal",), self.adviser),
        }[power]
        need(move["effect"] is possible, "effect", move)
        self.keys(move, "card", "effect", *more, *(told if possible else ()))
        return apply(seat, move) if possible else False

    def queen(self, seat: int, move: Json) -> None:
        drawn, self.market.pile = self.market.pile[:3], self.market.pile[3:]
        need(move["drawn"] == drawn, "tiles drawn", move)
        self.hands[seat].update(drawn)

    def vizier(self, seat: int, move: Json) -> None:
        self.leave([move["taken"]], self.corruption[1 - seat], move)
        self.hands[seat][move["taken"]] += 1

    def thief(self, seat: int, move: Json) -> None:
        need(back_of(move["taken"]) == move["back"], "back", move)
        self.leave([move["taken"]], self.hands[1 - seat], move)
        self.hands[seat][move["taken"]] += 1

    def merchant(self, seat: int, move: Json) -> None:
        need(self.market.tiles.pop(tuple(move["at"]), None) == move["taken"], "tile", move)
        self.hands[seat][move["taken"]] += 1
        if move["taken"] in PHARAOH:
            self.bribe(seat, move)

    def courtesan(self, seat: int, move: Json) -> None:
        good, tiles = move["good"], move["tiles"]
        need(len(tiles) in (1, 2) and good in self.sold[seat], "1 or 2 tiles onto an own set", move)
        need(all(fits(tile, good) for tile in tiles), "tiles of other goods", move)
        self.leave(tiles, self.hands[seat], move)
        self.sold[seat][good] += tiles

    def priest(self, seat: int, move: Json) -> None:
        own = +self.corruption[seat]
        gone = Counter({tile: count for tile, count in own.items() if move["good"] in goods_of(tile)})
        need(gone and gone == Counter(move["discarded"]), "tiles", move)
        self.corruption[seat] = own - gone

    def scribe(self, seat: int, move: Json) -> None:
        other = self.hands[1 - seat]
        self.leave(move["given"], other, move)
        need(other.total() == HAND_LIMIT, f"{HAND_LIMIT} tiles are kept", move)
        self.corruption[1 - seat].update(move["given"])

    def architect(self, seat: int, move: Json) -> bool:
        three: Counter[str] = Counter(move["three"])
        need(three.total() == 3 and three <= self.aside, "pirogues that were set aside", move)
        again = self.pirogue(seat, move["pirogue"], three)
        self.aside[move["pirogue"]["token"]] -= 1
        return again

    def adviser(self, seat: int, move: Json) -> None:
        self.hand_over(move["royal"], self.royal[seat], move)
