"""What the words of a board tell: where who is asked can act, and what came of it."""

from __future__ import annotations

from typing import Any

import pytest

from bench.finished import finished
from bot.app_context import App
from bot.screens.board import board_screen
from bot.screens.hand import hand_screen
from bot.store import Entry
from bot.tables.game.session import GameStep
from engine.duel.views import DuelView
from engine.game import TurnAction
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


async def test_the_points_of_a_round_stand_on_the_boards_of_the_next_lap(app: App) -> None:
    """With the board that shows its sheet they would be there twice; later they are old."""
    game = position(3, row="ivory0", deck="", hands=["fish1", "wheat1", "ebony0"], sets=[{"fish": "fish1 fish1"}])
    steps: list[GameStep] = []
    found = []
    for number in range(1, 7):
        (seat, *_) = game.waiting
        action = next(
            one for one in game.legal(seat) if one.code == "t.1" or not one.code.startswith(("t.", "c.", "s."))
        )
        turn = isinstance(action, TurnAction)
        steps.append(GameStep(number, number, Entry.PLAY, seat, action.code, game.apply(seat, action), turn))
        screen = await board_screen(app, shown(game, steps=tuple(steps)))
        said = "\n".join(texts(screen))
        found.append((len(screen.files), "-# Round 1: Anna\xa0+4, Nefertari\xa0+0 and Cleo\xa0+0. Details: " in said))
    assert found == [(2, False), (1, True), (1, True), (1, True), (1, False), (1, False)]


async def test_the_end_of_the_duel_says_why_the_game_is_over(app: App) -> None:
    """On the board, and in the hands of who could do nothing and of the other."""
    table = finished("duel")
    seen = table.seen_by(None)
    assert seen is not None
    assert isinstance(seen.view, DuelView)
    assert seen.view.scored is not None
    stuck = seen.view.scored.ended_by
    why = "The game is over: the pile is empty, and {} could not take a tile, sell a set or play a character."
    name = table.players[stuck].name
    assert f"-# {why.format(name)}" in texts(await board_screen(app, table))[0].split("\n")
    assert why.format("you") in texts(await hand_screen(app, table, stuck, "en"))
    assert why.format(name) in texts(await hand_screen(app, table, 1 - stuck, "en"))
