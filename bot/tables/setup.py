"""The setup of a table: its game, seats, options, and whether it is rated; and one that its host would like instead."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bot.domain.game_options import VARIANT


@dataclass(frozen=True, slots=True)
class Setup:
    """What a table plays, with how many seats, and whether its game is to be rated (None: nobody was asked)."""

    kind: str
    size: int
    options: Mapping[str, str]
    rated: bool | None = None


@dataclass(frozen=True, slots=True)
class WantedSetup:
    """A setup that the host would like: people are asked to give up their seats, or to agree, for it.

    `version` is that at which they were asked, `agreed` the users who have agreed since. With `declined` a player said
    no: nobody is asked any more, and the lobby only says so.
    """

    setup: Setup
    version: int
    declined: bool = False
    agreed: tuple[int, ...] = ()


def needs_agreement(before: Setup, after: Setup) -> bool:
    """Whether all people at a table must agree to a change: one of a rated game, its variant, or of *rated* itself."""
    if not before.rated and not after.rated:
        return False
    return bool(before.rated) != bool(after.rated) or _played(before) != _played(after)


def _played(setup: Setup) -> tuple[str, str | None]:
    return setup.kind, setup.options.get(VARIANT)


def setup_row(setup: Setup | None) -> dict[str, Any] | None:
    """Return a setup as plain data for the table's row; `setup_of` is the reverse."""
    if setup is None:
        return None
    return {"kind": setup.kind, "size": setup.size, "options": dict(setup.options), "rated": setup.rated}


def setup_of(row: Mapping[str, Any] | None) -> Setup | None:
    """Return the setup from the plain data of its row."""
    return None if row is None else Setup(row["kind"], row["size"], row["options"], row.get("rated"))


def wanted_row(wanted: WantedSetup | None) -> dict[str, Any] | None:
    """Return a wanted setup as plain data for the table's row; `wanted_of` is the reverse."""
    if wanted is None:
        return None
    agreed = list(wanted.agreed)
    return {
        "setup": setup_row(wanted.setup),
        "version": wanted.version,
        "declined": wanted.declined,
        "agreed": agreed,
    }


def wanted_of(row: Mapping[str, Any] | None) -> WantedSetup | None:
    """Return the wanted setup from the plain data of its row."""
    setup = setup_of(None if row is None else row["setup"])
    if row is None or setup is None:
        return None
    return WantedSetup(setup, row["version"], row["declined"], tuple(row.get("agreed", ())))
