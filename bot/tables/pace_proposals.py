"""Proposals of another pace as they are kept: of those alone who are at the table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from bot.domain.pace import Fallback, Pace
from bot.tables.table import Proposal, Table


def of_those_there(table: Table) -> Proposal | None:
    """Return what is proposed at a live table, by those who still sit there: nothing is kept of who has left."""
    proposal = table.proposal
    if proposal is None or not table.status.live:
        return None
    agreed = tuple(user for user in proposal.agreed if table.seat_of(user) is not None)
    return replace(proposal, agreed=agreed) if agreed else None


def kept(proposal: Proposal | None) -> dict[str, Any] | None:
    """Return the plain data that go into the table's row; `read` makes the proposal of them again."""
    if proposal is None:
        return None
    return {"pace": proposal.pace.value, "fallback": proposal.fallback.value, "agreed": list(proposal.agreed)}


def read(row: Mapping[str, Any] | None) -> Proposal | None:
    """Return the proposal of which `kept` has made plain data."""
    if row is None:
        return None
    return Proposal(Pace(row["pace"]), Fallback(row["fallback"]), tuple(row["agreed"]))
