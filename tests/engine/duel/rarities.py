"""What seldom happens in a game of Sobek: 2 Players, noticed while the checker goes through its record."""

from tests.engine.duel.checker import Played, check
from tests.engine.duel.checker_market import CENTRE, CHARACTERS, MARKS, WILD, good_of

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


def rarities(record):
    """Return what of RARE happened in a record, which has to be right."""
    check(record)
    watched = Watched(record["deal"])
    watched.check(record)
    return watched.found


class Watched(Played):
    """A game that is played again by someone who notes what is rare."""

    def __init__(self, deal):
        super().__init__(deal)
        self.found, self.fills, self.earlier = set(), 0, set()

    def add(self, *pairs):
        self.found |= {name for holds, name in pairs if holds}

    def take(self, seat, move):
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

    def sell(self, seat, move):
        goods = [good_of(tile) for tile in move["tiles"]]
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

    def pirogue(self, seat, used, heap):
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

    def character(self, seat, move):
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
            (tiles and all(good_of(tile) == WILD for tile in tiles), "the courtesan adds wild tiles alone"),
            ("architect" in tiles, "the courtesan adds the architect"),
            (move.get("good") == WILD, "a priest removes statues"),
            (any(tile in CHARACTERS for tile in gone), "a priest removes characters"),
            (len(move.get("given", [])) >= 4, "the scribe takes 4 tiles or more"),
        )
        return again

    def check_result(self, result, final):
        gone = result["removed"][1 - self.turn]
        goods = {good_of(tile) for tile in gone} - {WILD}
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
