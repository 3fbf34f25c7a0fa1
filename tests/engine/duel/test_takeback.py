"""What cannot be taken back: an event says so exactly when something hidden came to light."""

from __future__ import annotations

from typing import Any

from .positions import play, position

FISH = "fish-h1 fish-v1 fish-f1"
SALE = "s.fish.fish-h1,fish-v1,fish-f1"
PHARAOH = "pharaoh-fish-ebony"
TREASURES: dict[str, Any] = {"royal": [[], []]}
REVEALING = {
    "a face-down tile is taken": ({"market": {"d3": "queen", "e3": "fish-h1"}}, ["t.1"]),
    "a face-down tile is passed": ({"market": {"d3": "queen", "e3": "fish-h1"}}, ["t.2"]),
    "the market is filled": ({"market": {}}, ["f"]),
    "a deben is drawn": ({"market": {"d3": "fish-vd", "d5": "fish-h1"}}, ["t.1", "d.trade"]),
    "pirogues are looked at": ({"hands": [FISH], "pirogues": "seven"}, [SALE]),
    "the queen draws": ({"hands": ["queen"]}, ["c.queen"]),
    "the vizier looks": ({"hands": ["vizier"], "piles": ["", "fish-h1"]}, ["c.vizier"]),
    "the thief steals": ({"hands": ["thief", "fish-h1"]}, ["c.thief.black"]),
    "the merchant buys a face-down tile": ({"hands": ["merchant"], "market": {"d3": "queen"}}, ["c.merchant.d3"]),
    "a priest shows corruption": ({"hands": ["priest"], "piles": ["fish-h1"]}, ["c.priest.fish"]),
    "the architect draws": ({"hands": ["architect"]}, ["c.architect"]),
    "a pharaoh tile is taken": ({"market": {"d3": PHARAOH, "e3": "fish-h1"}, **TREASURES}, ["t.1"]),
    "a pharaoh tile is passed": ({"market": {"d3": PHARAOH, "e3": "fish-h1"}, **TREASURES}, ["t.2"]),
    "the merchant buys a pharaoh tile": (
        {"hands": ["merchant"], "market": {"d3": PHARAOH}, **TREASURES},
        ["c.merchant.d3"],
    ),
    "a deben is stolen": ({"hands": [FISH], "pirogues": "theft", "deben": [[], [3]], **TREASURES}, [SALE, "p.theft"]),
    "the spy draws": ({"hands": ["spy"], "played": "queen", **TREASURES}, ["c.spy.queen"]),
}
QUIET = {
    "a goods tile is taken": ({}, ["t.2"]),
    "a goods tile is passed": ({}, ["t.3"]),
    "a deben is not wanted": ({"market": {"d3": "fish-vd", "d5": "fish-h1"}}, ["t.1", "d.keep"]),
    "a set is sold without pirogues": ({"hands": [FISH]}, [SALE]),
    "the merchant buys a goods tile": ({"hands": ["merchant"]}, ["c.merchant.d3"]),
    "the courtesan adds": (
        {"hands": ["courtesan fish-f0"], "sold": [{"fish": FISH}]},
        ["c.courtesan.fish.fish-f0"],
    ),
    "the queen has nothing to draw": ({"hands": ["queen"], "pile": ""}, ["c.queen"]),
    "the adviser discards": ({"hands": ["adviser"], "royal": [[3], []]}, ["c.adviser.3"]),
}


def test_an_action_reveals_exactly_when_something_hidden_comes_to_light():
    for name, (more, codes) in REVEALING.items():
        game = position(**more)
        play(game, 0, *codes[:-1])
        assert any(event.reveals for event in play(game, 0, codes[-1])), name
    for name, (more, codes) in QUIET.items():
        assert not any(event.reveals for event in play(position(**more), 0, *codes)), name


def test_turning_the_ankh_and_a_pirogue_that_shows_nothing_can_be_taken_back():
    game = position(market={"d3": "queen", "e3": "fish-h1"})
    play(game, 0, "t.1")
    assert not any(event.reveals for event in play(game, 0, "a.h"))
    game = position(hands=[FISH], pirogues="snake2")
    play(game, 0, SALE)
    assert not any(event.reveals for event in play(game, 0, "p.snake2"))
