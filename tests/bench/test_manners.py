"""The benchmark of what a thumb must do: a short game gives every figure, and figures are sums of what was counted."""

from __future__ import annotations

import pytest

from bench.manners import KINDS, figures, run
from bench.thumb import Manners
from tests.sandbox.page.browser import needs_chromium


@pytest.mark.browser
@needs_chromium
@pytest.mark.deep
@pytest.mark.parametrize("kind", KINDS)
def test_a_few_turns_by_thumb_give_every_figure(kind: str) -> None:
    """Every turn is at least one press, and board and panel have heights."""
    (found,) = run([kind], games=1, most=4)
    assert found["turns"] == 4
    assert found["presses a turn"] >= 1
    assert found["private messages left"] <= found["private messages sent"]
    assert 200 < found["median board"] <= found["highest board"]
    assert 200 < found["median panel"] <= found["highest panel"]


def test_what_games_took_is_told_a_turn_and_a_game() -> None:
    """Presses, touches and pixels are told a turn, messages a game, and the last board apart from the others."""
    one = Manners(turns=2, presses=3, scrolled=10, sent=4, left=1, boards=[500, 600, 900], panels=[700])
    other = Manners(turns=3, presses=7, touches=5, sent=2, left=2, boards=[400, 800])
    assert figures([one, other]) == {
        "turns": 5,
        "presses a turn": 2.0,
        "touches in selects a turn": 1.0,
        "pixels scrolled a turn": 2.0,
        "private messages sent": 3,
        "private messages left": 1.5,
        "median board": 500,
        "highest board": 600,
        "highest board at the end": 900,
        "median panel": 700,
        "highest panel": 700,
    }
