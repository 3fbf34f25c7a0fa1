"""What seldom happens in a game of Sobek, found in its record."""

from tests.engine.judging import Json

RARE = {
    "a set of amulets alone",
    "amulets that become a good",
    "prosperity on amulets",
    "blessed amulets that become a good",
    "courtesan with an amulet on amulets",
    "courtesan gives amulets a good",
    "amulets laid alone",
    "two sets laid by one seat",
    "merchant takes the last card of a row",
    "merchant ends the round",
    "scribe takes 4 cards or more",
    "scribe hits several",
    "guild without a target",
    "embalming with effect",
    "a set of 8 cards",
    "several are corrupt",
    "over 100 points",
    "over after round 2",
    "no set scored",
    *(f"{card} without effect" for card in ("queen", "vizier", "thief", "courtesan", "priest", "priestess", "scribe")),
    *(f"{token} without effect" for token in ("prosperity", "embalming", "deceit")),
}
# What happens under the second rules alone (S13).
RARER = {"a priest spares a character"}
GOODS_OF = {"vizier": "cattle", "thief": "fish", "merchant": "wheat", "courtesan": "wheat"}
GOODS_OF |= {
    "queen": "ivory",
    "priest": "ebony",
    "priestess": "marble",
    "scribe-cattle": "cattle",
    "scribe-fish": "fish",
}


def rarities(record: Json) -> set[str]:
    """Return what of RARE happened in a record."""
    found = set()
    if len(record["rounds"]) == 2:
        found.add("over after round 2")
    for one in record["rounds"]:
        found |= in_round(one) | in_piles(one)
    return found


def in_piles(one: Json) -> set[str]:
    """Follow the characters that lie in the piles, and see which of them a priest leaves there."""
    piles: list[set[str]] = [set() for _ in one["hands"]]
    found = set()
    for move in one["moves"]:
        pile = piles[move["seat"]]
        if move["move"] == "take":
            pile |= GOODS_OF.keys() & set(move["skipped"])
        elif move.get("token") == "embalming":
            pile.clear()
        elif move.get("card") == "vizier" and "taken" in move:
            piles[move["target"]].discard(move["taken"])
        for seat, given in move.get("given", {}).items():
            piles[int(seat)] |= GOODS_OF.keys() & set(given)
        if "discarded" in move:
            pile -= set(move["discarded"])
            if any(GOODS_OF[card] == move["good"] for card in pile):
                found.add("a priest spares a character")
    return found


def in_round(one: Json) -> set[str]:
    found: set[str] = set()
    blessed: set[int] = set()
    row, deck = one["deck"][:9], one["deck"][9:]
    for move in one["moves"]:
        name = (move.get("card") or move.get("token") or "").split("-")[0]
        if move["move"] in ("character", "event") and not move["effect"]:
            found.add(f"{name} without effect")
        elif move["move"] == "set":
            found |= in_set(move, blessed)
        elif move["move"] == "event":
            found |= in_event(move, blessed)
        elif move["move"] == "character":
            found |= in_character(move, len(row), len(deck))
        elif move["move"] == "lay":
            goods = [laid["good"] for laid in move["sets"]]
            found |= {"amulets laid alone"} if None in goods else set()
            found |= {"two sets laid by one seat"} if len(goods) > 1 else set()
        if move["move"] == "take":
            row = row[move["place"] :]
        elif "drawn" in move:
            deck = deck[3:]
        elif name == "merchant" and "place" in move:
            row.pop(move["place"] - 1)
        if not row:
            row, deck = deck[:9], deck[9:]
    return found | in_result(one["result"])


def in_set(move: Json, blessed: set[int]) -> set[str]:
    found = set()
    if move["good"] is None:
        found.add("a set of amulets alone")
    if len(move["cards"]) >= 8:
        found.add("a set of 8 cards")
    if move["onto"] == "amulets" and move["good"]:
        found.add("amulets that become a good")
        if move["seat"] in blessed:
            found.add("blessed amulets that become a good")
    return found


def in_event(move: Json, blessed: set[int]) -> set[str]:
    found = set()
    if move.get("onto") == "amulets":
        found.add("prosperity on amulets")
        blessed.add(move["seat"])
    if move["token"].startswith("guild") and move["target"] is None:
        found.add("guild without a target")
    if move["token"] == "embalming":
        found.add("embalming with effect")
    return found


def in_character(move: Json, row: int, deck: int) -> set[str]:
    found = set()
    if move["card"] == "merchant" and row == 1:
        found.add("merchant takes the last card of a row")
        found |= set() if deck else {"merchant ends the round"}
    if "given" in move:
        found |= {"scribe takes 4 cards or more"} if max(map(len, move["given"].values())) > 3 else set()
        found |= {"scribe hits several"} if len(move["given"]) > 1 else set()
    if move["card"] == "courtesan" and move["onto"] == "amulets":
        found.add("courtesan gives amulets a good" if move["good"] else "courtesan with an amulet on amulets")
    return found


def in_result(result: Json) -> set[str]:
    found = set()
    if len(result["corrupt"]) > 1:
        found.add("several are corrupt")
    if max(result["scores"]) > 100:
        found.add("over 100 points")
    if 0 in result["points"]:
        found.add("no set scored")
    return found
