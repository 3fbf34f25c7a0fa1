"""Lobbies with invited people."""

from __future__ import annotations

from dataclasses import replace

from bot.domain.pace import DAY
from bot.store import Guest, GuestKind
from bot.tables import Status, Table
from bot.tables.seat_history import Player, SeatHistory
from tests.bot.message_limits import NAME, full_game, table_of

AT = 1_800_000_000
BEN, CLEO = 10**18 + 50, 10**18 + 51


def held(user: int) -> Guest:
    return Guest(user, GuestKind.HELD, NAME, 10**18, AT, AT + DAY, 1)


def lobby(*guests: Guest, seated: int = 1, language: str = "en", role: int | None = None) -> Table:
    """Return a lobby of four seats."""
    table = table_of(full_game(), language, status=Status.LOBBY)
    players = tuple(Player(seat, 10**18 + seat, NAME, word="f" * 64) for seat in range(seated))
    return replace(table, seat_history=SeatHistory(players), guests=guests, role=role)
