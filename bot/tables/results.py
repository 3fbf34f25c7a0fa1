"""The result of a game that is over: how it ended, and who sat where, how long, with how many points and turns."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import groupby

from bot.store import Entry, GameResult, Placing, Status
from bot.tables.game.session import GameStep
from bot.tables.seat_history import SeatSpan
from bot.tables.table import Table


def result_of(table: Table) -> GameResult | None:
    """Return the result of a table's game, None if the game is not over or was never dealt.

    There is a placing for each span in which a player had a seat. The points and the victory are those of the player
    who has the seat at the end; a stopped game has neither. Actions that follow each other in one seat are one turn:
    a move with the choices that it led to, or an answer in the turn of another seat. A change of players divides it.
    It counts as a stand-in's if a computer made any of it in the person's place. What was taken back does not count.

    If the rules of the game are gone, its points, victories and turns are not known.
    """
    if table.status not in (Status.FINISHED, Status.STOPPED):
        return None
    at = table.updated if table.finished is None else table.finished
    ended = table.status if table.ending is None else table.ending
    game_session = table._game_session
    outcome = None if game_session is None else game_session.game.outcome
    spans = tuple(table.seat_history.spans())
    turns = None if game_session is None else _turns(game_session.steps, spans)

    def placing(span: SeatSpan) -> Placing:
        seat, to_the_end = span.player.seat, span.until is None
        made = None if turns is None else turns.get((seat, span.since), (0, 0))
        return Placing(
            seat,
            span.since,
            span.until,
            span.player.user,
            span.player.level,
            points=outcome.scores[seat] if outcome is not None and to_the_end else None,
            won=outcome is not None and to_the_end and seat in outcome.winners,
            turns=None if made is None else made[0],
            stand_in_turns=None if made is None else made[1],
        )

    return GameResult(at, ended.value, tuple(placing(span) for span in spans))


def _turns(steps: Sequence[GameStep], spans: Sequence[SeatSpan]) -> Mapping[tuple[int, int], tuple[int, int]]:
    """Return the numbers of turns, and of those that a stand-in made, by seat and beginning of the span."""

    def place(step: GameStep) -> tuple[int, int]:
        number = step.number
        had = (one for one in spans if one.player.seat == step.seat and (one.until is None or number <= one.until))
        return step.seat, next(had).since

    made: Counter[tuple[int, int]] = Counter()
    stood_in: Counter[tuple[int, int]] = Counter()
    for where, turn in groupby(steps, place):
        made[where] += 1
        stood_in[where] += any(step.entry is Entry.SUB for step in turn)
    return {where: (made[where], stood_in[where]) for where in made}
