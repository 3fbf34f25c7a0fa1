"""What the words of a board tell: where who is asked can act, and what came of it."""

from __future__ import annotations

from typing import Any

import pytest

from bot.app_context import App
from bot.screens.board import board_screen
from tests.bot.screens.asked_tables import KINDS, questions, shown
from tests.bot.screens.pages import texts
from tests.engine.duel import positions as duel
from tests.engine.sobek.positions import position

HAND = "“My hand”"


@pytest.mark.parametrize(("kind", "seats", "options"), KINDS)
async def test_the_call_names_the_hand_wherever_the_board_lacks_an_action(
    app: App, kind: str, seats: int, options: dict[str, str]
) -> None:
    found: set[tuple[bool, bool]] = set()
    for table in questions(kind, seats, options):
        called = texts(await board_screen(app, table))[0]
        (public, own) = (table.seen_by(None), table.seen_by(table.waiting[0]))
        assert public is not None
        assert own is not None
        assert own.decision is not None
        here = public.public_decision is not None and bool(public.public_decision.choices)
        more = any(not choice.public for choice in own.decision.choices)
        assert HAND in called or not more
        found.add((here, more))
    assert found == {(True, True), (True, False), (False, True)}


@pytest.mark.parametrize("hand", ["fish1 fish1 fish0", "fish1 wheat1 ivory3"])
async def test_the_call_of_a_turn_is_the_same_whatever_the_hand_holds(app: App, hand: str) -> None:
    called = texts(await board_screen(app, shown(position(3, hands=[hand, "", ""]))))[0]
    assert called == "<@1>, take a card here, or open “My hand” for a set or a character."


async def test_who_holds_nothing_is_not_sent_to_their_hand(app: App) -> None:
    called = texts(await board_screen(app, shown(position(3, hands=["", "fish1", ""]))))[0]
    assert called == "<@1>, it is your turn."


@pytest.mark.parametrize(
    ("given", "called"),
    [
        ({}, f"take a tile here, or open {HAND} for a set or a character."),
        ({"market": {"a1": "fish-v1"}}, f"fill the market here, or open {HAND} for a set or a character."),
        ({"market": {"a1": "fish-v1"}, "pile": ""}, f"there is nothing to take now. {HAND} shows what you can do."),
        ({"ankh": None}, "it is your turn."),
    ],
    ids=["takes", "fills", "neither", "from the centre"],
)
async def test_the_call_of_the_duel_says_what_the_market_allows(app: App, given: dict[str, Any], called: str) -> None:
    game = duel.position(hands=["fish-v1 fish-v1 fish-f0", "wheat-v1"], **given)
    assert texts(await board_screen(app, shown(game, "duel")))[0] == f"<@1>, {called}"
