"""Tables at which every question of each game is asked, with full hands."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

from bot.app_context import App
from bot.games import GAMES
from bot.screens.event_sentences import press_lines, without_retold
from bot.store import Entry
from bot.tables import Player, Table
from bot.tables.game.session import GameSession, GameStep
from bot.tables.game.turn_boundaries import round_end_index
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


def round_ends(kind: str, seats: int, options: dict[str, str]) -> Iterator[tuple[Table, int, int]]:
    """Play random games; give the tables after each press that ended a round, its seat and its action's number.

    First comes what is there at once, then what is there when the seat is asked again.
    """
    for seed in range(6):
        chance, rules = Random(seed), GAMES[kind].rules
        game = rules.new(seats, options, str(seed))
        steps: tuple[GameStep, ...] = ()
        ended: tuple[int, int] | None = None
        while game.waiting:
            seat = game.waiting[0]
            decision = game.decision(seat)
            assert decision is not None
            action = chance.choice(list(game.legal(seat)))
            number = len(steps) + 1
            events = game.apply(seat, action)
            steps = (*steps, GameStep(number, number, Entry.PLAY, seat, action.code, events, decision.turn))
            if ended is not None and game.waiting[:1] == (ended[0],):
                yield shown(game, kind, options, steps), *ended
                ended = None
            if round_end_index(events) is not None and game.waiting:
                yield shown(game, kind, options, steps), seat, number
                ended = (seat, number) if seat not in game.waiting else None


def round_end_notice(app: App, table: Table, seat: int, number: int, language: str) -> list[str]:
    """Return what a press that ended a round tells its player, in the order of the bot."""
    seen = table.seen_by(seat)
    assert seen is not None
    speech = app.speech(table, language).to(seat)
    own = without_retold(one for one in seen.news(number - 1) if one.number <= number)
    return press_lines(app, table, own, speech)
