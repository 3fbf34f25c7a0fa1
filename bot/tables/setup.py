"""The setup of a table: its game, number of seats and options; and a setup that its host would like instead."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Setup:
    """What a table plays, and with how many seats."""

    kind: str
    size: int
    options: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class WantedSetup:
    """A setup with too few seats, for which the host asks people to give up theirs.

    `version` is that at which they were asked. With `declined` somebody keeps their seat: nobody is asked any more, and
    the lobby only says so.
    """

    setup: Setup
    version: int
    declined: bool = False


def setup_row(setup: Setup | None) -> dict[str, Any] | None:
    """Return a setup as plain data for the table's row; `setup_of` is the reverse."""
    return None if setup is None else {"kind": setup.kind, "size": setup.size, "options": dict(setup.options)}


def setup_of(row: Mapping[str, Any] | None) -> Setup | None:
    """Return the setup from the plain data of its row."""
    return None if row is None else Setup(row["kind"], row["size"], row["options"])


def wanted_row(wanted: WantedSetup | None) -> dict[str, Any] | None:
    """Return a wanted setup as plain data for the table's row; `wanted_of` is the reverse."""
    if wanted is None:
        return None
    return {"setup": setup_row(wanted.setup), "version": wanted.version, "declined": wanted.declined}


def wanted_of(row: Mapping[str, Any] | None) -> WantedSetup | None:
    """Return the wanted setup from the plain data of its row."""
    setup = setup_of(None if row is None else row["setup"])
    return None if row is None or setup is None else WantedSetup(setup, row["version"], row["declined"])
