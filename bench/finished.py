"""Finished tables to look back at: random games, as the store would give them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import islice

from bench.games import GAMES
from bench.play import play_one
from bot.domain.computer_level import ComputerLevel
from bot.domain.lobby_expiry_choices import LobbyExpiryAction
from bot.domain.pace import Fallback, Pace
from bot.store import Entry
from bot.tables import ChannelRef, Player, ShownState, Status, Table
from bot.tables.game.session import GameSession, GameStep
from bot.tables.seat_history import SeatHistory
from engine.replay import steps


def finished(
    kind: str,
    seats: int = 2,
    seed: str = "1",
    *,
    names: Sequence[str] = ("Ana", "Ben", "Cleo", "Dan"),
    id: int = 7,
    options: Mapping[str, str] | None = None,
    moves: int | None = None,
) -> Table:
    """Return a table at which a random game was played, or only `moves` of it; the last seat is a computer's."""
    options = options or {}
    rules = GAMES[kind]
    played = play_one(rules, seats, options, seed)
    game = rules.new(seats, options, played.seed)
    log = tuple(
        GameStep(number, number, Entry.PLAY, seat, action.code, events)
        for number, (seat, action, events) in enumerate(islice(steps(game, rules.parse, played.moves), moves), start=1)
    )
    return Table(
        id=id,
        kind=kind,
        rules=rules,
        size=seats,
        options=dict(options),
        status=Status.FINISHED if game.outcome is not None else Status.RUNNING,
        version=len(log),
        channel_ref=ChannelRef(10**18, 10**18),
        host=10**18,
        language="en",
        pace=Pace.UNTIMED,
        fallback=Fallback.ASK,
        proposal=None,
        changed_from=None,
        wanted=None,
        seat_history=SeatHistory(
            tuple(
                Player(
                    seat,
                    None if seat == seats - 1 else 10**18 + seat,
                    names[seat],
                    ComputerLevel.MERCHANT if seat == seats - 1 else None,
                )
                for seat in range(seats)
            )
        ),
        shown=ShownState(board=10**18),
        digest="f" * 64,
        words=(),
        salts=(),
        salts_given=0,
        secret=played.seed if game.outcome is not None else None,
        seed=played.seed if game.outcome is not None else None,
        created=0,
        updated=0,
        finished=1 if game.outcome is not None else None,
        closes=None,
        closing=LobbyExpiryAction.CLOSE,
        role=None,
        host_seen=None,
        hints=None,
        hinted={},
        rated=None,
        unrated=(),
        ending=None,
        guests=(),
        motions=(),
        watches=(),
        actor=None,
        _begun=True,
        _game_session=GameSession(game, len(log), log, dict.fromkeys(game.waiting, len(log)), None),
    )
