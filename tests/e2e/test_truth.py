"""A game is played out again from its log, whatever rows lie between its actions."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, Final, cast

import pytest

from bot.games import GAMES
from bot.store.rows import Entry
from engine.game import AnyGame
from tests.e2e.harness import Table
from tests.e2e.truth import game_of

SEED: Final = "5eed"
ROW: Final[dict[str, Any]] = {"id": 1, "kind": "sobek", "size": 2, "options": "{}", "seed": SEED}
ACTIONS: Final = (Entry.PLAY, Entry.AUTO, Entry.SUB)
NOTES: Final = sorted(set(Entry) - {*ACTIONS, Entry.BACK})


def row(number: int, entry: Entry, seat: int = 0, code: str = "") -> dict[str, Any]:
    """Return a row of a log that is a press of its own."""
    return {"number": number, "first": number, "entry": str(entry), "seat": seat, "code": code}


def table(*log: dict[str, Any]) -> Table:
    """Return a table of which the store has this log."""
    return cast(Table, SimpleNamespace(row=ROW, bot=SimpleNamespace(rows=lambda *_: log)))


def played(count: int, entry: Entry = Entry.PLAY) -> tuple[AnyGame, list[dict[str, Any]]]:
    """Return a game after some actions, the first ones that are legal, and its log; every second number is left out."""
    game = GAMES["sobek"].rules.new(2, {}, SEED)
    log = []
    for number in range(count):
        seat = game.waiting[0]
        action = game.legal(seat)[0]
        game.apply(seat, action)
        log.append(row(2 * number + 1, entry, seat, action.code))
    return game, log


@pytest.mark.parametrize("entry", ACTIONS)
def test_an_action_counts_whoever_made_it(entry: Entry) -> None:
    game, log = played(4, entry)
    assert game_of(table(*log)).view(None) == game.view(None)


@pytest.mark.parametrize("entry", NOTES)
def test_what_is_only_noted_is_no_action_and_nothing_that_can_be_taken_back(entry: Entry) -> None:
    game, log = played(3)
    more = played(4)[1][-1]
    noted = [row(2, entry, code="x"), row(8, entry, code="x")]
    taken_back = row(9, Entry.BACK, more["seat"], str(more["number"]))
    rows = sorted([*log, more, *noted, taken_back], key=lambda one: one["number"])
    assert game_of(table(*rows)).view(None) == game.view(None)
