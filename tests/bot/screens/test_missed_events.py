"""What a thief took stays to be found for both of them, and for nobody else."""

from __future__ import annotations

from bot.app_context import App
from bot.screens.board import board_screen
from bot.screens.missed_events import missed_events_page
from bot.store import Entry
from bot.tables import Table
from bot.tables.game.session import GameStep
from tests.bot.screens.asked_tables import shown
from tests.bot.screens.pages import text, texts
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
    assert "-# Earlier in this round: You stole a card from Nefertari: Wheat 1." in pages[0]
    assert "-# Earlier in this round: Anna stole a card from you: Wheat 1." in pages[1]
    assert "Wheat 1" not in pages[2]
    assert "Earlier in this round" not in pages[2]


async def test_a_board_tells_who_lost_a_card_but_not_which(app: App) -> None:
    game = position(3, hands=["thief fish1", "wheat1", "ebony0"])
    action = next(one for one in game.legal(0) if one.code.startswith("c.thief.1"))
    step = GameStep(1, 1, Entry.PLAY, 0, action.code, game.apply(0, action))
    said = "\n".join(texts(await board_screen(app, shown(game, steps=(step,)))))
    assert "Anna stole a card from Nefertari: beige back." in said
    assert "Wheat" not in said
