"""What seldom happens in a game of Sobek: 2 Players, noticed while the checker goes through its record."""

from collections import Counter

from tests.engine.duel.checker import Played, check
from tests.engine.duel.checker_market import CENTRE, CHARACTERS, MARKS, PHARAOH, WILD, goods_of
from tests.engine.judging import Json

RARE = {
    "the market is filled twice",
    "a fill ends the pile",
    "a fill leaves squares empty",
    "an old centre tile is taken after a fill",
    "a character is taken from the centre",
    "the Ankh can be turned to no tile",
    "four tiles are passed",
    "the bag has all deben drawn at the end",
    "a fingered tile behind others",
    "a fingered character",
    "a fingered deben",
    "the architect points a finger",
    "a pyramid's turn along another line",
    "a pyramid's turn fills",
    "a pyramid's turn fills though a line has a tile",
    "a pyramid's turn sells",
    "a pyramid's turn plays a character",
    "pyramid after pyramid",
    "the architect's pyramid",
    "the architect's pirogue without effect",
    "two scarab pirogues on a set",
    "a scarab pirogue on an earlier set",
    "mummy with ten tiles",
    "a set without scarabs",
    "a set of 8 tiles",
    "a set with the architect",
    "a set of one good tile and statues",
    "statues alone added",
    "a sale without pirogues",
    "the queen draws fewer than 3",
    "the queen draws the pile's last",
    "the merchant empties the line",
    "the merchant takes a deben icon",
    "the courtesan adds wild tiles alone",
    "the courtesan adds the architect",
    "a priest removes statues",
    "a priest removes characters",
    "the scribe takes 4 tiles or more",
    "sets removed at the end",
    "two sets removed at the end",
    "statues alone removed at the end",
    "equal corruption",
    "ten points of corruption apart",
    "a tie decided by corruption",
    "a shared victory",
    "nothing sold by a seat",
    *(f"{card} without effect" for card in ("queen", "vizier", "thief", "courtesan", "priest", "priestess", "scribe")),
    *(f"{token} without effect" for token in ("scarabs", "mummy", "finger")),
}

# What asks for two players who let it come to that.
RARER = {"a pyramid's turn ends the game", "merchant without effect"}

POWERS = sorted({card.split("-")[0] for card in CHARACTERS} - {"spy"})
# What only Treasures of the Pharaoh has.
RARE_TREASURES = {
    "a pharaoh tile from the centre",
    "a fingered pharaoh tile",
    "a passed pharaoh tile",
    "a pharaoh tile turns the Ankh to no tile",
    "a set with two pharaoh tiles",
    "a set with the spy",
    "a pharaoh tile alone shows its good",
    "the merchant takes a pharaoh tile",
    "the courtesan adds a pharaoh tile",
    "the thief names the gold back",
    "the vizier takes a pharaoh tile",
    "the queen draws a pharaoh tile",
    "the scribe takes a pharaoh tile",
    "the mummy brings a pharaoh tile",
    "a priest removes a pharaoh tile",
    "a priest removes the spy",
    "the adviser chooses among tokens",
    "a spy with nobody to copy",
    "a spy copies the opponent's character",
    "a spy draws what the architect left",
    "the architect's theft",
    "a theft of the only deben",
    "all royal tokens are drawn",
    "royal corruption decides who is less corrupt",
    "a pharaoh tile removed at the end",
    "a pharaoh tile left at the end",
    *(f"a spy as {power}" for power in POWERS),
    *(f"a spy as {power} without effect" for power in POWERS if power not in ("architect", "merchant", "thief")),
    *(f"{name} without effect" for name in ("adviser", "spy", "theft", "scarabs2")),
}
RARER_TREASURES = {"a spy as merchant without effect", "a spy as thief without effect"}


def rarities(record: Json) -> set[str]:
    """Return what of RARE happened in a record, which has to be right, and of RARE_TREASURES with the expansion."""
    check(record)
    watched = WatchedTreasures(record["deal"], True) if "expansion" in record else Watched(record["deal"])
    watched.check(record)
    return watched.found


class Watched(Played):
    """A game that is played again by someone who notes what is rare."""

    def __init__(self, deal: Json, expansion: bool = False) -> None:
        super().__init__(deal, expansion)
        self.found: set[str] = set()
        self.fills = 0
        self.earlier: set[str] = set()

    def add(self, *pairs: tuple[object, str]) -> None:
        self.found |= {name for holds, name in pairs if holds}

    def take(self, seat: int, move: Json) -> None:
        market, fingered, deben = self.market, self.finger is not None, move["tile"].endswith("d")
        before, line, again, pile = set(market.tiles), market.line, self.again, len(market.pile)
        others = again and any(market.on(mark) for mark in MARKS)
        super().take(seat, move)
        self.fills += move["filled"]
        figure, at = move["tile"] in CHARACTERS, tuple(move["at"])
        if move["filled"]:
            self.add(
                (self.fills == 2, "the market is filled twice"),
                (not market.pile, "a fill ends the pile"),
                (pile < 36 - len(before), "a fill leaves squares empty"),
                (at in before, "an old centre tile is taken after a fill"),
                (figure and at in CENTRE, "a character is taken from the centre"),
                (again, "a pyramid's turn fills"),
                (others, "a pyramid's turn fills though a line has a tile"),
            )
        self.add(
            (figure and not any(market.on(mark) for mark in MARKS), "the Ankh can be turned to no tile"),
            (len(move["skipped"]) >= 4, "four tiles are passed"),
            (fingered and move["skipped"], "a fingered tile behind others"),
            (fingered and figure, "a fingered character"),
            (fingered and deben, "a fingered deben"),
            (again and not move["filled"] and move["along"] != line, "a pyramid's turn along another line"),
        )

    def sell(self, seat: int, move: Json) -> bool:
        goods = [goods_of(tile)[0] for tile in move["tiles"]]
        self.add(
            (self.again, "a pyramid's turn sells"),
            (len(goods) >= 8, "a set of 8 tiles"),
            ("architect" in move["tiles"], "a set with the architect"),
            (goods.count(WILD) == len(goods) - 1, "a set of one good tile and statues"),
            (goods.count(WILD) == len(goods), "statues alone added"),
            (move["pirogue"] is None, "a sale without pirogues"),
        )
        self.earlier = set(self.sold[seat]) - {move["good"]}
        return super().sell(seat, move)

    def pirogue(self, seat: int, used: Json, heap: Counter[str]) -> bool:
        token, built = used["token"], heap is not self.board
        pile = self.corruption[seat].total()
        pyramid = super().pirogue(seat, used, heap)
        idle = used.get("effect") is False
        self.add(
            (idle, f"{token} without effect"),
            (idle and built, "the architect's pirogue without effect"),
            (built and token == "finger" and not idle, "the architect points a finger"),
            (built and pyramid, "the architect's pyramid"),
            (pyramid and self.again, "pyramid after pyramid"),
            (token == "mummy" and pile >= 10, "mummy with ten tiles"),
            (max(self.blessed[seat].values(), default=0) == 2, "two scarab pirogues on a set"),
            (used.get("good") and not built and used["good"] in self.earlier, "a scarab pirogue on an earlier set"),
        )
        return pyramid

    def character(self, seat: int, move: Json) -> bool | None:
        name, tiles = move["card"].split("-")[0], move.get("tiles", [])
        gone, drawn, market = move.get("discarded", []), move.get("drawn"), self.market
        shown = bool(market.on(market.line))
        again = super().character(seat, move)
        merchant = name == "merchant" and move["effect"]
        self.add(
            (not move["effect"], f"{name} without effect"),
            (self.again, "a pyramid's turn plays a character"),
            (drawn and len(drawn) < 3, "the queen draws fewer than 3"),
            (drawn and not market.pile, "the queen draws the pile's last"),
            (merchant and shown and not market.on(market.line), "the merchant empties the line"),
            (merchant and move["taken"].endswith("d"), "the merchant takes a deben icon"),
            (tiles and all(WILD in goods_of(tile) for tile in tiles), "the courtesan adds wild tiles alone"),
            ("architect" in tiles, "the courtesan adds the architect"),
            (move.get("good") == WILD, "a priest removes statues"),
            (any(tile in CHARACTERS for tile in gone), "a priest removes characters"),
            (len(move.get("given", [])) >= 4, "the scribe takes 4 tiles or more"),
        )
        return again

    def check_result(self, result: Json, final: Json) -> None:
        gone = result["removed"][1 - self.turn]
        goods = {goods_of(tile)[0] for tile in gone} - {WILD}
        super().check_result(result, final)
        apart, scores = abs(result["corruption"][0] - result["corruption"][1]), final["scores"]
        drawn = sum(map(len, result["deben_drawn"]))
        self.add(
            (self.again, "a pyramid's turn ends the game"),
            (apart and drawn < 1 + apart // 3, "the bag has all deben drawn at the end"),
            (gone, "sets removed at the end"),
            (len(goods) > 1, "two sets removed at the end"),
            (gone and not goods, "statues alone removed at the end"),
            (not apart, "equal corruption"),
            (apart >= 10, "ten points of corruption apart"),
            (scores[0] == scores[1] and apart, "a tie decided by corruption"),
            (len(final["winners"]) == 2, "a shared victory"),
            (not all(self.sold), "nothing sold by a seat"),
            (any(not scarabs for one in result["sets"] for _, scarabs in one.values()), "a set without scarabs"),
        )


class WatchedTreasures(Watched):
    """Who also notes what is rare with Treasures of the Pharaoh."""

    def __init__(self, deal: Json, expansion: bool) -> None:
        super().__init__(deal, expansion)
        self.players: dict[str, int] = {}
        self.left: list[str] = []

    def take(self, seat: int, move: Json) -> None:
        fingered = self.finger is not None
        super().take(seat, move)
        gold, market = move["tile"] in PHARAOH, self.market
        self.add(
            (gold and move["filled"], "a pharaoh tile from the centre"),
            (gold and fingered, "a fingered pharaoh tile"),
            (PHARAOH.keys() & set(move["skipped"]), "a passed pharaoh tile"),
            (gold and not any(market.on(mark) for mark in MARKS), "a pharaoh tile turns the Ankh to no tile"),
            (gold and not self.royal_bag, "all royal tokens are drawn"),
        )

    def sell(self, seat: int, move: Json) -> bool:
        tiles, new = move["tiles"], move["good"] not in self.sold[seat]
        again = super().sell(seat, move)
        shown = [tile for tile in tiles if WILD not in goods_of(tile)]
        self.add(
            (len(PHARAOH.keys() & set(tiles)) > 1, "a set with two pharaoh tiles"),
            ("spy" in tiles, "a set with the spy"),
            (new and PHARAOH.keys() >= set(shown), "a pharaoh tile alone shows its good"),
        )
        return again

    def pirogue(self, seat: int, used: Json, heap: Counter[str]) -> bool:
        theft, built = used["token"] == "theft" and used["effect"], heap is not self.board
        mummified = used["token"] == "mummy" and PHARAOH.keys() & +self.corruption[seat]
        again = super().pirogue(seat, used, heap)
        self.add(
            (mummified, "the mummy brings a pharaoh tile"),
            (theft and built, "the architect's theft"),
            (theft and not self.deben[1 - seat], "a theft of the only deben"),
        )
        return again

    def power(self, seat: int, card: str, move: Json, *more: str) -> bool | None:
        power, idle, several = card.split("-")[0], not move["effect"], len(self.royal[seat]) > 1
        again = super().power(seat, card, move, *more)
        self.add(
            (more, f"a spy as {power}" + (" without effect" if idle else "")),
            (more and self.players[card] != seat, "a spy copies the opponent's character"),
            (more and set(move.get("three", ())) & set(self.left), "a spy draws what the architect left"),
            (power == "adviser" and several, "the adviser chooses among tokens"),
            (move.get("back") == "gold", "the thief names the gold back"),
            (power == "vizier" and move.get("taken") in PHARAOH, "the vizier takes a pharaoh tile"),
            (power == "merchant" and move.get("taken") in PHARAOH, "the merchant takes a pharaoh tile"),
            (PHARAOH.keys() & set(move.get("tiles", ())), "the courtesan adds a pharaoh tile"),
            (PHARAOH.keys() & set(move.get("drawn", ())), "the queen draws a pharaoh tile"),
            (PHARAOH.keys() & set(move.get("given", ())), "the scribe takes a pharaoh tile"),
            (PHARAOH.keys() & set(move.get("discarded", ())), "a priest removes a pharaoh tile"),
            ("spy" in move.get("discarded", ()), "a priest removes the spy"),
        )
        if "three" in move:
            self.left = [token for token in move["three"] if token != move["pirogue"]["token"]]
        self.players.setdefault(card, seat)
        return again

    def spy(self, seat: int, move: Json) -> bool | None:
        self.add((not self.powers, "a spy with nobody to copy"))
        return super().spy(seat, move)

    def check_result(self, result: Json, final: Json) -> None:
        super().check_result(result, final)
        mine, theirs = result["corruption"]
        bare, theirs_bare = mine - sum(self.royal[0]), theirs - sum(self.royal[1])
        decides = (mine < theirs, mine > theirs) != (bare < theirs_bare, bare > theirs_bare)
        self.add(
            (decides, "royal corruption decides who is less corrupt"),
            (any(PHARAOH.keys() & set(tiles) for tiles in result["removed"]), "a pharaoh tile removed at the end"),
            (any(PHARAOH.keys() & +hand for hand in self.hands), "a pharaoh tile left at the end"),
        )
