"""The positions of a game of two, each as a table."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from bot.games import GAMES
from bot.tables import Player, Table
from bot.tables.seat_history import SeatHistory
from tests.bot.message_limits import table_of

# Games in which everything is asked that a picture can show.
SEEDS = {"sobek": 15, "duel": 49}


def positions(kind: str) -> Iterator[Table]:
    """Play a game of two with a liking for characters and sets, and give each position as a table."""
    seed = SEEDS[kind]
    chance, rules = Random(seed), GAMES[kind].rules
    game = rules.new(2, {}, str(seed))
    while game.waiting:
        players = (Player(0, 1, "Anna"), Player(1, 2, "Bo"))
        yield replace(table_of(game, "en"), kind=kind, rules=rules, size=2, seat_history=SeatHistory(players))
        seat = game.waiting[0]
        legal = game.legal(seat)
        game.apply(seat, chance.choice(legal) if chance.random() < 0.3 else rules.choose(game.view(seat), legal))
