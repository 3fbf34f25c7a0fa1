"""Random play reaches what is rare, so that tests and records meet it."""

from collections import Counter

from bench.play import mannered, play_one, seeded
from engine.sobek import RULES

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


def rarities(record):
    """Return what of RARE happened in a record."""
    found = set()
    if len(record["rounds"]) == 2:
        found.add("over after round 2")
    for one in record["rounds"]:
        found |= in_round(one)
    return found


def in_round(one):
    found, blessed = set(), set()
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


def in_set(move, blessed):
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


def in_event(move, blessed):
    found = set()
    if move.get("onto") == "amulets":
        found.add("prosperity on amulets")
        blessed.add(move["seat"])
    if move["token"].startswith("guild") and move["target"] is None:
        found.add("guild without a target")
    if move["token"] == "embalming":
        found.add("embalming with effect")
    return found


def in_character(move, row, deck):
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


def in_result(result):
    found = set()
    if len(result["corrupt"]) > 1:
        found.add("several are corrupt")
    if max(result["scores"]) > 100:
        found.add("over 100 points")
    if 0 in result["points"]:
        found.add("no set scored")
    return found


def test_everything_rare_happens_within_three_hundred_games_of_each_size():
    missing = set(RARE)
    for number in range(300):
        for seats in (2, 3, 4):
            played = play_one(RULES, seats, {}, f"rare/{number}")
            missing -= rarities(RULES.record(seats, {}, played.seed, played.moves))
        if not missing:
            break
    assert not missing


def test_only_known_rarities_are_looked_for():
    played = play_one(RULES, 2, {}, "known")
    assert rarities(RULES.record(2, {}, played.seed, played.moves)) <= RARE


def test_the_same_seed_plays_the_same_game():
    assert play_one(RULES, 4, {}, "same").moves == play_one(RULES, 4, {}, "same").moves
    assert play_one(RULES, 4, {}, "same").moves != play_one(RULES, 4, {}, "other").moves


def test_many_ways_to_play_one_set_weigh_no_more_than_one():
    """Nine actions of one group against one of another come out about even."""
    player = mannered(lambda view, action: 1.0, lambda action: action == 0)
    random = seeded("even", "1")
    chosen = Counter(player(None, range(10), random) == 0 for _ in range(2000))
    assert 850 < chosen[True] < 1150


def test_a_manner_that_likes_nothing_still_plays():
    player = mannered(lambda view, action: 0.0, lambda action: action)
    assert player(None, range(3), seeded("nothing", "1")) in range(3)
