"""What a worker answers is the same in games that differ only in what the seat cannot know."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from bot.ai_workers import WorkerPool
from engine import duel, sobek
from engine.rules import AnyRules
from tests.depth import first_of
from tests.engine.parallel import Known, parallel

GAMES: dict[str, tuple[Any, int, dict[str, str]]] = {
    "hidden": (sobek.RULES, 3, {}),
    "open": (sobek.RULES, 2, {"way": "open"}),
    "duel": (duel.RULES, 2, {}),
    "treasures": (duel.RULES, 2, {"expansion": "treasures"}),
}


def merchants(rules: Any, game: Any) -> Iterator[tuple[int, Any, Any]]:
    """Play a game as merchants do, yielding each action after it was made."""
    while game.waiting:
        seat = game.waiting[0]
        action = rules.choose(game.view(seat), game.legal(seat))
        yield seat, action, game.apply(seat, action)


def pairs(rules: Any, seats: int, options: dict[str, str]) -> Iterator[tuple[int, Known, Known]]:
    """Yield a seat and positions in which it chooses that it cannot tell apart, though another sees a difference."""
    for number in range(40):
        game = rules.new(seats, options, f"two worlds {number}")
        viewer, random = number % seats, Random(number)
        memory = rules.memory(game.view(viewer))
        for one, other in parallel(game, memory, viewer, merchants(rules, game), 8 + number % 9, random):
            hidden = [known.game.view((viewer + 1) % seats) for known in (one, other)]
            if viewer in one.game.waiting and len(one.game.legal(viewer)) > 1 and hidden[0] != hidden[1]:
                yield viewer, one, other
                break


@first_of("name", GAMES)
async def test_a_worker_answers_alike_where_a_seat_cannot_tell_games_apart(name: str, tmp_path: Path) -> None:
    rules, seats, options = GAMES[name]
    games: dict[str, AnyRules] = {rules.code: rules}
    searching = WorkerPool(games, 1, folder=tmp_path / "places")
    try:
        compared = 0
        for viewer, one, other in pairs(rules, seats, options):
            answers = []
            for known in (one, other):
                found = await searching.evaluate(
                    rules.code,
                    rules.version,
                    known.game.view(viewer),
                    known.memory,
                    known.game.legal(viewer),
                    7,
                    budget=24,
                    patience=60.0,
                )
                assert found is not None
                assert found.playouts in (0, 24)
                answers.append(found)
            assert answers[0] == answers[1]
            compared += 1
        assert compared > 5
    finally:
        await searching.close()
