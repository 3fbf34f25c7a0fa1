"""Why a character of Sobek: 2 Players is worth playing: what its power comes to now, also where a spy copies it."""

from __future__ import annotations

import pytest

from bot.i18n.messages import Words
from engine.duel.codes import parse
from render.duel.move_reasons import why
from tests.engine.duel.positions import position
from tests.render.duel.samples import NAMES
from tests.seated import seated

HAND = "queen vizier scribe-fish architect adviser spy thief courtesan"
PLAYED = "queen vizier adviser architect"
BUSY = position(
    hands=[HAND, "fish-h1 fish-v1 fish-f1 wheat-h1 wheat-v1 marble-h2 ebony-h2 ivory-v3"],
    piles=["", "wheat-f1 wheat-b1"],
    royal=[[2, 5], []],
    played=PLAYED,
)
IDLE = position(hands=[HAND, "fish-h1"], pile="", royal=[[], []])


def reason(words, game, code, language="en"):
    return why(parse(code), game.view(0), words.speech(language, "duel", seated(*NAMES)))


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
    assert reason(words, IDLE, code) == "There is nothing it could do now."


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
