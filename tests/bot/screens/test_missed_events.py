"""What a thief took stays to be found by those it touches, and how a round ended by everybody."""

from __future__ import annotations

import pytest

from bot.app_context import App
from bot.interactions.custom_id import Verb
from bot.screens.board import board_screen
from bot.screens.hand import hand_screen
from bot.screens.missed_events import missed_events_page
from bot.store import Entry
from bot.tables import Table
from bot.tables.game.session import GameStep
from tests.bot.screens.asked_tables import shown
from tests.bot.screens.pages import presses, text, texts
from tests.engine.sobek.positions import position


def robbed() -> Table:
    """Return a table at which the first seat has stolen the only card of the second, and all have had a turn since."""
    game = position(3, hands=["thief fish1", "wheat1", "ebony0"], row="fish0 fish0 fish0 fish0 fish0 fish0")
    steps: list[GameStep] = []
    for number, (seat, start) in enumerate([(0, "c.thief.1"), (1, "t.1"), (2, "t.1"), (0, "t.1")], start=1):
        action = next(one for one in game.legal(seat) if one.code.startswith(start))
        steps.append(GameStep(number, number, Entry.PLAY, seat, action.code, game.apply(seat, action)))
    return shown(game, steps=tuple(steps))


async def test_what_was_stolen_is_found_again_by_the_thief_and_the_robbed(app: App) -> None:
    table = robbed()
    pages = [text(missed_events_page(app, table, seat, "en")) for seat in range(3)]
    assert "-# Earlier: You stole a card from Nefertari: Wheat 1." in pages[0]
    assert "-# Earlier: Anna stole a card from you: Wheat 1." in pages[1]
    assert "Wheat 1" not in pages[2]
    assert "Earlier: " not in pages[2]


async def test_a_board_tells_who_lost_a_card_but_not_which(app: App) -> None:
    game = position(3, hands=["thief fish1", "wheat1", "ebony0"])
    action = next(one for one in game.legal(0) if one.code.startswith("c.thief.1"))
    step = GameStep(1, 1, Entry.PLAY, 0, action.code, game.apply(0, action))
    said = "\n".join(texts(await board_screen(app, shown(game, steps=(step,)))))
    assert "Anna stole a card from Nefertari: beige back." in said
    assert "Wheat" not in said


def round_ended(scores: tuple[int, ...], *later: tuple[int, str]) -> Table:
    """Return a table at which the first seat was the last to lay, which ended a round; `later` came after it."""
    hands = ["fish1 fish0 fish0", "wheat1 wheat0 wheat0", "ebony0"]
    game = position(3, row="fish1", deck="", hands=hands, scores=scores)
    steps: list[GameStep] = []
    moves = [(0, "t.1"), (1, "l.wheat"), (0, "l.fish.fish1,fish1,fish0,fish0"), *later]
    for number, (seat, start) in enumerate(moves, start=1):
        asked = game.decision(seat)
        assert asked is not None
        action = next(one for one in game.legal(seat) if one.code.startswith(start))
        steps.append(GameStep(number, number, Entry.PLAY, seat, action.code, game.apply(seat, action), asked.turn))
    return shown(game, steps=tuple(steps))


@pytest.mark.parametrize("scores", [(0, 40, 60), (60, 40, 0)], ids=["asked again", "another is asked"])
async def test_who_ended_a_round_is_told_what_others_laid_and_the_scoring(app: App, scores: tuple[int, ...]) -> None:
    table = round_ended(scores)
    said = text(missed_events_page(app, table, 0, "en"))
    assert "Nefertari laid at the end of the round: Wheat" in said
    assert "Round 1 is scored." in said
    assert "Nothing has happened since." not in said
    assert presses(await hand_screen(app, table, 0, "en"), Verb.MISSED)


async def test_a_round_that_one_ended_oneself_is_told_until_ones_next_turn(app: App) -> None:
    said = text(missed_events_page(app, round_ended((60, 40, 0), (2, "n.0")), 0, "en"))
    assert said.index("Round 1 is scored.") < said.index("You start round 2, chosen by Cleo.")
    later = text(missed_events_page(app, round_ended((60, 40, 0), (2, "n.0"), (0, "t.1")), 0, "en"))
    assert "Round 1" not in later
