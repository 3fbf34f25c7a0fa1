"""Tables at which every question of each game is asked, with full hands."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

from bot.games import GAMES
from bot.store import Entry
from bot.tables import Player, Table
from bot.tables.game.session import GameSession, GameStep
from bot.tables.seat_history import SeatHistory
from tests.bot.message_limits import table_of

KINDS: tuple[tuple[str, int, dict[str, str]], ...] = (
    ("sobek", 2, {}),
    ("sobek", 4, {"way": "open"}),
    ("duel", 2, {}),
    ("duel", 2, {"expansion": "treasures"}),
)
_NAMES = ("Anna", "Nefertari", "Cleo", "Maximilian")


def shown(
    game: Any, kind: str = "sobek", options: dict[str, str] | None = None, steps: tuple[GameStep, ...] = ()
) -> Table:
    """Return a table with a position, and the actions that led to it."""
    players = tuple(Player(seat, seat + 1, _NAMES[seat]) for seat in range(game.seats))
    last = steps[-1].number if steps else 0
    return replace(
        table_of(game, "en", steps),
        version=last,
        _game_session=GameSession(game.copy(), last, steps, dict.fromkeys(game.waiting, last), None),
        kind=kind,
        rules=GAMES[kind].rules,
        size=game.seats,
        options=options or {},
        seat_history=SeatHistory(players),
    )


def questions(kind: str, seats: int, options: dict[str, str]) -> Iterator[Table]:
    """Play random games with a liking for full hands, and give the first tables at which each question is asked."""
    asked: dict[str, int] = {}
    for seed in range(4):
        chance, rules = Random(seed), GAMES[kind].rules
        game = rules.new(seats, options, str(seed))
        steps: tuple[GameStep, ...] = ()
        while game.waiting:
            seat = game.waiting[0]
            decision = game.decision(seat)
            assert decision is not None
            asked[decision.kind] = asked.get(decision.kind, 0) + 1
            if asked[decision.kind] <= 4 or asked[decision.kind] % 25 == 0:
                yield shown(game, kind, options, steps)
            legal = list(game.legal(seat))
            sparing = [action for action in legal if not action.code.startswith(("s.", "c."))]
            action = chance.choice(sparing if sparing and chance.random() < 0.7 else legal)
            number, turn = len(steps) + 1, decision.turn
            events = game.apply(seat, action)
            steps = (*steps, GameStep(number, number, Entry.PLAY, seat, action.code, events, turn))
