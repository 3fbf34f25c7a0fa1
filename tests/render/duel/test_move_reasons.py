"""Why a move of Sobek: 2 Players is good: what a power comes to, also where a spy copies it, and what an end leaves."""

from __future__ import annotations

from random import Random

import pytest

from bot.i18n.messages import Words
from engine.duel import RULES
from engine.duel.actions import PlayCharacter, Sell, Take, TakeFromCorruption
from engine.duel.codes import parse
from engine.duel.market import LINE_INDEX, RAYS
from engine.duel.state import OFF, Offered, Turning
from engine.duel.tiles import KIND, TILES, Good
from engine.effects.aim_types import AtSquare
from render.duel.move_reasons import move_reason
from tests.engine.duel.positions import position
from tests.render.duel.samples import NAMES
from tests.render.recorded_speech import Recorded
from tests.seated import seated

HAND = "queen vizier scribe-fish architect adviser spy thief courtesan"
PLAYED = "queen vizier adviser architect"
BUSY = position(
    hands=[HAND, "fish-h1 fish-v1 fish-f1 wheat-h1 wheat-v1 marble-h2 ebony-h2 ivory-v3"],
    piles=["", "wheat-f1 wheat-b1"],
    royal=[[2, 5], []],
    played=PLAYED,
)
# What only joins facts, is said by an example here, or stays true however the game goes on.
ELSEWHERE = {
    *("why-joint", "why-sentence", "why-worth", "why-hidden", "why-wild", "why-fewer", "why-nothing", "why-given"),
    *("duel-why-deben-icon", "duel-why-turns", "duel-why-thief", "duel-why-queen", "duel-why-vizier"),
    *("duel-why-scribe", "duel-why-architect", "duel-why-royal", "duel-why-royal-drawn", "duel-why-spy"),
}
IDLE = position(hands=[HAND, "fish-h1"], pile="", royal=[[], []])


def reason(words, game, code, language="en"):
    return move_reason(parse(code), game.view(0), words.speech(language, "duel", seated(*NAMES)))


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("c.queen", "3 tiles."),
        ("c.vizier", "One of 2 tiles in your opponent's corruption."),
        ("c.scribe-fish", "Costs your opponent 2 tiles."),
        ("c.architect", "One of 3 pirogues that were set aside."),
        ("c.adviser.5", "Royal corruption −5."),
        ("c.spy.adviser.2", "Copied: Royal Adviser; royal corruption −2."),
        ("c.spy.queen", "Copied: Queen Sobek Neferou; 3 tiles."),
        ("c.thief.black", "One of 8 tiles with that back."),
    ],
)
def test_it_is_said_what_a_power_comes_to(words, code, told):
    assert parse(code) in BUSY.legal(0)
    assert reason(words, BUSY, code) == told


@pytest.mark.parametrize("code", ["c.queen", "c.vizier", "c.scribe-fish", "c.adviser", "c.spy", "c.courtesan"])
def test_it_is_said_where_it_could_do_nothing(words, code):
    assert parse(code) in IDLE.legal(0)
    assert reason(words, IDLE, code) == "It would do nothing right now."


def test_with_a_pharaoh_tile_of_the_market_comes_royal_corruption(words):
    """Also where the merchant buys it; whose goods it shows is not known."""
    market = {"b3": "pharaoh-fish-ebony", "d3": "fish-h1"}
    game = position(market=market, hands=["merchant"], royal=[[], []])
    hidden = "Face down: you see what it is once you have it; with a royal corruption token"
    assert reason(words, game, "t.1") == f"{hidden}; no corruption; you turn the Ankh as you like."
    assert reason(words, game, "c.merchant.b3") == f"{hidden}."
    assert "royal" not in reason(words, game, "c.merchant.d3")


@pytest.mark.parametrize("language", Words.load().languages)
def test_every_language_says_it_of_whatever_a_spy_copies(words, language):
    told = {reason(words, BUSY, action.code, language) for action in BUSY.legal(0) if action.code.startswith("c.spy")}
    assert len(told) == 5
    assert not any(one is None or "{" in one for one in told)


LAST = {"market": {"d3": "fish-h1"}, "pile": ""}
OVER = "then your opponent has no move left, and the game is over."


@pytest.mark.parametrize(
    ("hand", "told"),
    [
        ("fish-v1 fish-f1", "Fish: leaves the game without points; no corruption"),
        ("fish-v1 statue-h", "Fish: leaves the game without points; no corruption"),
        ("fish-v1", "Fish: becomes corruption; corruption +1"),
    ],
)
def test_d10_what_comes_with_the_move_that_ends_the_game_is_never_sold(words, hand, told):
    game = position(**LAST, hands=[hand, "wheat-h1 wheat-v1"])
    told = f"{told}; Ankh: Row ─, nothing for your opponent to take there; {OVER}"
    assert reason(words, game, "t.1") == told


@pytest.mark.parametrize("rival", ["queen", "wheat-h1 wheat-v1 wheat-f0"])
def test_d10_as_long_as_the_opponent_may_have_a_move_a_set_may_be_sold(words, rival):
    """A character can be played, and any three tiles may be a set."""
    game = position(**LAST, hands=["fish-v1 fish-f1", rival])
    assert reason(words, game, "t.1").startswith("Fish: then 3 in your hand, a set worth 9 points; no corruption; Ankh")


@pytest.mark.parametrize("more", [{"pile": "fish-h1"}, {"market": {"d3": "fish-h1", "f3": "fish-v1"}}])
def test_d5_as_long_as_the_opponent_can_take_a_set_may_be_sold(words, more):
    game = position(**{**LAST, **more}, hands=["fish-v1 fish-f1", ""])
    assert reason(words, game, "t.1").startswith("Fish: then 3 in your hand, a set worth 9 points; no corruption; Ankh")


def test_d10_so_it_is_of_a_tile_kept_bought_or_reclaimed(words):
    """A merchant, or the spy who is one, is not counted among the tiles that are left."""
    offered = position(market={"d3": "fish-vd"}, pile="", hands=["fish-v1", ""])
    offered.apply(0, parse("t.1"))
    assert reason(words, offered, "d.keep") == f"Fish: becomes corruption; corruption +1; {OVER}"
    bought = position(market={"a1": "wheat-h1"}, pile="", hands=["merchant wheat-v1", ""])
    assert reason(words, bought, "c.merchant.a1") == f"Wheat: becomes corruption; corruption +1; {OVER}"
    copied = position(market={"a1": "wheat-h1"}, pile="", hands=["spy wheat-v1", ""], royal=[[], []], played="merchant")
    assert (
        reason(words, copied, "c.spy.merchant.a1")
        == f"Copied: Merchant; Wheat: becomes corruption; corruption +1; {OVER}"
    )
    vizier = position(market={}, pile="", hands=["vizier fish-h1 fish-v1", ""], piles=["", "fish-f1"])
    vizier.apply(0, parse("c.vizier"))
    assert reason(words, vizier, "v.fish-f1") == f"Fish: leaves the game without points; {OVER}"


def test_the_merchant_is_not_counted_in_the_hand_to_which_he_buys(words):
    game = position(market={"a1": "wheat-h1", "d3": "fish-h1"}, hands=["merchant wheat-v1"])
    assert reason(words, game, "c.merchant.a1") == "Wheat: then 2 in your hand, a set needs 3."


def test_d3_a_tile_without_a_mark_ends_the_game_where_no_line_has_one(words):
    game = position(market={"d3": "queen"}, pile="", hands=["", ""])
    hidden = "Face down: you see what it is once you have it"
    assert reason(words, game, "t.1") == f"{hidden}; {OVER}"
    game = position(market={"d3": "queen", "d5": "fish-h1"}, pile="", hands=["", ""])
    assert reason(words, game, "t.1") == f"{hidden}; no corruption; you turn the Ankh as you like."


def certain(view):
    """Whether the viewer sees that the opponent can neither sell nor play a character, and that no tiles come."""
    (rival,) = (one for one in view.seats if one.seat != view.viewer)
    return not view.pile and not rival.backs.red and rival.backs.total < 3


def ends(game, seat, action):
    """Play an action and what it leads to in every way; return the games that come of it."""
    after = game.copy()
    after.apply(seat, action)
    if isinstance(after.pending, Turning | Offered):
        return [end for more in after.legal(seat) if more.code != "d.trade" for end in ends(after, seat, more)]
    return [after]


def points_of(game, seat):
    return sum(one.points for one in game.view(None).seats[seat].sets)


def sold(game, seat, good):
    """Return what a seat gains that sells all its tiles of a good, with as many wild ones as make them a set."""
    game = game.copy()
    game.pending, game.turn, game.finger, game.ankh = None, seat, OFF, max(game.ankh, 0)
    tiles = [TILES[kind] for kind in game.hands[seat]]
    some = [tile for tile in tiles if good in (tile.good, tile.other)]
    some += [tile for tile in tiles if tile.good is Good.STATUE][: max(0, 3 - len(some))]
    before = points_of(game, seat)
    game.apply(seat, Sell(good, tuple(sorted(some, key=lambda tile: KIND[tile.code]))))
    return points_of(game, seat) - before


def hold(game, seat, action):
    """Hold every claim about an action against what comes of it; return what was claimed."""
    view, speech = game.view(seat), Recorded(*NAMES)
    move_reason(action, view, speech)
    games = ends(game, seat, action)
    after = games[0]
    names = {name for name, _ in speech.said}
    over = all(one.outcome is not None for one in games)
    pile = len(game.piles[seat])
    held = len(game.hands[seat]) - isinstance(action, PlayCharacter) + (type(action) in (Take, TakeFromCorruption))
    held += isinstance(getattr(action, "aim", None), AtSquare)
    for name, values in speech.said:
        good, count, points = values.get("good"), values.get("count"), values.get("points")
        mine = sum(good in (TILES[kind].good, TILES[kind].other) for kind in after.hands[seat])
        match name:
            case "why-ready" | "why-ready-wild" | "why-started" | "why-wild" if over:
                assert not certain(view)
            case "why-ready" | "why-ready-wild":
                assert (count, points) == (mine, sold(after, seat, good))
            case "why-started":
                assert count == mine
            case "duel-why-removed" | "why-left":
                assert over
                gone = [tile.good for tile in after.scored.seats[seat].removed]
                assert (good in gone) == (name == "duel-why-removed")
            case "duel-why-last":
                assert over
                assert after.scored.ended_by == 1 - seat
            case "why-cost" | "why-free" if over:
                rest = held - len(after.scored.seats[seat].removed) - ("why-left" in names or "why-hidden" in names)
                if certain(view):
                    assert len(after.piles[seat]) - pile - rest in {count or 0, (count or 0) + ("why-hidden" in names)}
            case "why-cost" | "why-free":
                assert len(after.piles[seat]) - pile == (count or 0)
            case "duel-why-line":
                line = LINE_INDEX[values["line"]]
                if not over:
                    assert sum(after.market[square] >= 0 for ray in RAYS[after.ankh][line] for square in ray) == count
            case "why-points":
                gained = points_of(after, seat) - points_of(game, seat)
                assert (
                    gained + after.view(None).seats[seat].pirogue_points - view.seats[seat].pirogue_points == points
                    or over
                )
            case "worth-set" | "worth-joined":
                assert points in [one.points for one in after.view(None).seats[seat].sets]
            case "why-fewer" if not over:
                assert pile - len(after.piles[seat]) == count
            case "duel-why-pirogue":
                assert after.pending is not None
            case _:
                assert name in ELSEWHERE, name
    return names


def test_every_reason_holds_against_what_the_engine_makes_of_the_move():
    """In random games, of all moves near the end, and of some moves before."""
    claimed: set[str] = set()
    for number in range(60):
        chance = Random(number)
        options = {"expansion": "treasures"} if number % 2 else {}
        game = RULES.new(2, options, f"reasons {number}")
        while game.waiting:
            seat = game.waiting[0]
            legal = game.legal(seat)
            near = not game.pile
            for action in chance.sample(legal, min(len(legal), 30 if near else 1)):
                claimed |= hold(game, seat, action)
            rare = [action for action in legal if action.code[0] not in "tf"]
            # Who often skips tiles empties market and pile soon.
            game.apply(seat, chance.choice(rare if rare and chance.random() < 0.5 else legal))
    wanted = "ready ready-wild started wild hidden free cost fewer points left"
    assert claimed >= {f"why-{name}" for name in wanted.split()}
    assert claimed >= {f"duel-why-{name}" for name in ["line", "last", "removed", "pirogue", "turns"]}
