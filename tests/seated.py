"""Players for the tests: people, and computers among them."""

from __future__ import annotations

from collections.abc import Collection

from render.presentation import Seating, Standing


def seated(*names: str, computers: Collection[int] = ()) -> tuple[Seating, ...]:
    """Return players of these names in seat order; `computers` are the seats that are computers'."""
    return tuple(
        Seating(name, Standing.MERCHANT if seat in computers else Standing.PRESENT) for seat, name in enumerate(names)
    )
