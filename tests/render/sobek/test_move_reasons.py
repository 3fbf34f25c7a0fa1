"""Why a move of Sobek is good: each claim is held against what the engine makes of it, above all where a round ends."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from bot.i18n.messages import Words
from engine.effects.scribe import Reducing
from engine.events import find_event
from engine.sobek import RULES
from engine.sobek.actions import NEW, Give, Lay, LayNoMore, PlayCharacter, PlaySet
from engine.sobek.cards import CARDS, GOODS, KIND
from engine.sobek.codes import parse
from engine.sobek.events import CharacterPlayed, Delivered, EventChosen, RoundEnded, RoundScored
from engine.sobek.game import Sobek
from engine.sobek.state import ChoosingEvent, Laying
from render.sobek.move_reasons import move_reason
from tests.engine.sobek.positions import position
from tests.render.recorded_speech import Recorded
from tests.render.sobek.samples import NAMES
from tests.seated import seated

# What only joins facts, or stands for no fact of its own.
WORDS_ALONE = {"why-joint", "why-sentence", "why-worth", "why-wild", "sobek-why-thief"}


@pytest.fixture(scope="module")
def words() -> Words:
    return Words.load()


def reason(words, game, code, language="en"):
    action = parse(code)
    assert action in game.legal(0)
    return move_reason(action, game.view(0), words.speech(language, "sobek", seated(*NAMES)))


@pytest.mark.parametrize(
    ("hand", "row", "told"),
    [
        ("wheat1 wheat0", "wheat1", "Wheat: then 3 in your hand, laid for 2 points; no corruption"),
        ("wheat1 amulet", "wheat1", "Wheat: then 2 in your hand, laid with Amulet for 2 points; no corruption"),
        ("wheat0", "wheat1", "Wheat: becomes corruption; corruption +1"),
        ("wheat1 wheat0", "amulet", "Goes with any good; no corruption"),
        ("wheat1", "amulet", "Amulet: becomes corruption; corruption +1"),
        ("wheat1", "thief", "Face down: you see what it is once you have it"),
    ],
)
def test_s4_s24_the_last_card_of_a_round_can_only_be_laid_or_becomes_corruption(words, hand, row, told):
    """Also onto the own set of its good nothing is played any more; what was face down may be either."""
    game = position(2, row=row, deck="", hands=[hand], sets=[{"wheat": "wheat1 wheat0 wheat0"}])
    assert reason(words, game, "t.1") == f"{told}; that ends the round."


def test_s3_the_skipped_cards_and_the_last_are_corruption_together(words):
    game = position(2, row="fish1 ivory3 wheat1", deck="", hands=["wheat0"])
    assert reason(words, game, "t.3") == "Wheat: becomes corruption; corruption +3; that ends the round."


def test_s17_the_merchant_takes_the_last_card_without_being_counted_himself(words):
    """The character is discarded, though it is of wheat."""
    game = position(2, row="wheat1", deck="", hands=["merchant wheat0"])
    told = "Wheat: becomes corruption; corruption +1; that ends the round."
    assert reason(words, game, "c.merchant.1") == told
    early = position(2, row="wheat1 fish1", hands=["merchant wheat0"])
    told = "Wheat: then 2 in your hand, a set needs 3; no corruption; free for the next player: Fish with 1 scarab."
    assert reason(words, early, "c.merchant.1") == told


def claims(game, seat, action) -> list[tuple[str, dict[str, Any]]]:
    speech = Recorded(*NAMES[: game.seats])
    move_reason(action, game.view(seat), speech)
    return speech.said


def scored(game: Sobek, events: list[Any], seat: int, lay: Lay | None) -> RoundScored:
    """Let a round that is over be scored: a seat lays one set or none, nobody else anything."""
    game, events = game.copy(), list(events)
    while isinstance(game.pending, Laying):
        other = game.pending.waiting[0]
        laid = lay if other == seat and lay is not None else LayNoMore()
        lay = None if other == seat else lay
        events += game.apply(other, laid)
    found = find_event(RoundScored, events)
    assert found is not None
    return found


def of_good(game, seat, good):
    """Return the hand's cards of a good with as many amulets as make them a set."""
    cards = [CARDS[kind] for kind in game.hands[seat]]
    some = [card for card in cards if card.good is good]
    some += [card for card in cards if card.good is None][: max(0, 3 - len(some))]
    return tuple(sorted(some, key=lambda card: KIND[card.code]))


def points_of(game, seat):
    return sum(one.points for one in game.view(None).seats[seat].sets)


def gain(game, seat, good):
    """Return what a seat gains that plays all its cards of a good as a set, if it's its turn."""
    game = game.copy()
    game.pending, game.turn = None, seat
    onto = good.code if game.sets[seat][GOODS.index(good)] else NEW
    before = points_of(game, seat)
    game.apply(seat, PlaySet(onto, good, of_good(game, seat, good)))
    return points_of(game, seat) - before


def hold(game: Sobek, seat: int, action: Any) -> set[str]:
    """Hold every claim about an action against what comes of it; return what was claimed."""
    after = game.copy()
    events = list(after.apply(seat, action))
    over = find_event(RoundEnded, events) is not None
    said = claims(game, seat, action)
    names = {name for name, _ in said}
    held, pile = Counter(game.hands[seat]), len(game.piles[seat])
    if isinstance(action, PlayCharacter):
        held[KIND[action.card.code]] -= 1
    lays = [one for one in after.legal(seat) if isinstance(one, Lay)] if over else []
    amulets = sum(count for kind, count in Counter(after.hands[seat]).items() if CARDS[kind].good is None)
    lay = None
    for name, values in said:
        good, count, points = values.get("good"), values.get("count"), values.get("points")
        mine = sum(CARDS[kind].good is good for kind in after.hands[seat])
        match name:
            case "why-ready" | "why-ready-wild":
                assert not over
                assert (count, points) == (mine, gain(after, seat, good))
            case "why-started":
                assert not over
                assert count == mine
                assert mine + amulets < 3
            case "sobek-why-laid" | "sobek-why-laid-wild":
                lay = Lay(good, of_good(after, seat, good))
                assert count == mine
                assert points in [
                    one.points for one in scored(after, events, seat, lay).seats[seat].sets if one.horizontal
                ]
            case "why-left":
                assert over
                assert not any(
                    card in one.cards for one in lays for card in CARDS if card.good is getattr(good, "good", good)
                )
            case "why-wild" if over:
                lay = next(one for one in lays if any(card.good is None for card in one.cards))
            case "why-hidden":
                assert find_event(CharacterPlayed, events) or after.hands[seat] != game.hands[seat]
            case "why-cost" | "why-free" if over:
                spared = len(lay.cards) - 1 if lay is not None else 0
                final = scored(after, events, seat, lay).seats[seat].pile
                at_least = pile + (count or 0) + held.total() - spared
                assert final == at_least + ("why-hidden" in names)
            case "why-cost" | "why-free":
                assert len(after.piles[seat]) - pile == (count or 0)
            case "sobek-why-last":
                assert over
            case "sobek-why-delivery":
                assert find_event(Delivered, events)
            case "why-next":
                assert not over
                assert getattr(values["card"], "code", "hidden") in (after.view(None).row[0] or values["card"]).code
            case "sobek-why-token":
                assert isinstance(after.pending, ChoosingEvent)
            case "worth-set" | "worth-joined":
                assert points in [one.points for one in after.view(None).seats[seat].sets]
            case "worth-across":
                across = [one for one in scored(game, [], seat, action).seats[seat].sets if one.horizontal]
                assert points == across[-1].points
            case "why-fewer":
                assert pile - len(after.piles[seat]) == count
            case "why-points":
                gained = after.scores[seat] - game.scores[seat] + points_of(after, seat) - points_of(game, seat)
                assert gained == points
            case "sobek-why-guild":
                assert after.scores[seat] - game.scores[seat] == points
                target = values["name"].index
                assert game.scores[target] - after.scores[target] == values["lost"]
            case "sobek-why-queen":
                assert len(after.hands[seat]) == held.total() + count
            case "sobek-why-scribe":
                while isinstance(after.pending, Reducing):
                    other = after.pending.waiting[0]
                    after.apply(other, after.legal(other)[0])
                assert sum(map(len, after.piles)) - sum(map(len, game.piles)) == count
            case "why-nothing":
                played = find_event(CharacterPlayed, events) or find_event(EventChosen, events)
                assert played is not None
                assert not played.effect
            case "why-spared":
                assert isinstance(action, Lay)
                kept = scored(game, [], seat, None).seats[seat].pile
                assert kept - scored(game, [], seat, action).seats[seat].pile == count
            case "why-wasted":
                assert scored(game, [], seat, None).seats[seat].pile - pile == count
            case "why-given":
                assert isinstance(action, Give)
                rest = Counter(game.view(seat).seats[seat].hand) - Counter((*game.view(seat).put_aside, action.card))
                assert sum(many for card, many in rest.items() if card.good is good) == count
            case _:
                assert name in WORDS_ALONE, name
    return names


def test_every_reason_holds_against_what_the_engine_makes_of_the_move():
    """In random games, of all moves where a round nears its end, and of some moves elsewhere."""
    claimed: set[str] = set()
    for number in range(40):
        chance = Random(number)
        game: Any = RULES.new(2 + number % 3, {}, f"reasons {number}")
        while game.waiting:
            seat = game.waiting[0]
            legal = game.legal(seat)
            near = not game.deck and len(game.row) <= 4
            for action in chance.sample(legal, min(len(legal), 30 if near else 1)):
                claimed |= hold(game, seat, action)
            rare = [action for action in legal if not action.code.startswith(("t.", "d"))]
            game.apply(seat, chance.choice(rare if rare and chance.random() < 0.4 else legal))
    wanted = "ready ready-wild started wild hidden free cost next fewer nothing points spared wasted given left"
    assert claimed >= {f"why-{name}" for name in wanted.split()}
    wanted = "laid laid-wild last delivery token guild queen scribe"
    assert claimed >= {f"sobek-why-{name}" for name in wanted.split()}
