"""Killed without warning: whatever was acknowledged is there, and nothing is there twice."""

from __future__ import annotations

import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from bot.store import Entry, Status, Store
from bot.tables import Tables
from tests.bot.at_table import PLACE, state
from tests.bot.toy import GAMES, new

ROOT = Path(__file__).parents[3]


def run(url: str, seed: int, lines: int | None, moment: float) -> list[list[str]]:
    """Play until so many presses were acknowledged and a moment more, then kill; return what was acknowledged."""
    command = [sys.executable, "-m", "tests.bot.play_on", url, str(seed)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as player:
        assert player.stdout is not None
        said = []
        try:
            for line in player.stdout:
                said.append(line)
                if len(said) == lines:
                    break
            if lines is not None:
                # No limit for anything measured: it only spreads the kill over all phases of a commit.
                with suppress(subprocess.TimeoutExpired):
                    player.wait(moment)
        finally:
            if said[-1:] != ["over\n"]:
                player.kill()
        said += player.stdout.readlines()
    assert said, "the player never began"
    return [line.split() for line in said if line.endswith("\n")]


@pytest.mark.thorough
async def test_a_killed_program_loses_no_acknowledged_press_and_doubles_none(url: str) -> None:
    random = Random(7)
    acknowledged: list[list[str]] = []
    rounds = [random.randint(3, 25) for _ in range(5)]
    for seed, lines in enumerate([*rounds, None]):
        acknowledged += run(url, seed, lines, random.random() / 50)
        store = await Store.open(url)
        number = await store.live_in_channel(PLACE.channel) or await store.last_of(PLACE.channel, Status.FINISHED)
        assert number is not None
        stored = await store.load(number)
        assert stored is not None
        numbers = [row.number for row in stored.log]
        assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
        assert stored.game.version == numbers[-1]
        presses: dict[int, list[str]] = {}
        for row in stored.log:
            presses.setdefault(row.first, [str(row.entry), "", str(row.seat)])[1] = str(row.number)
            presses[row.first] += [] if row.entry is Entry.BACK else [row.code]
        there = list(presses.values())
        said = [words for words in acknowledged if words != ["over"]]
        # Only the press that was under way when the program died may be there without having been acknowledged.
        unsaid = [words for words in there if words not in said]
        assert [words for words in there if words in said] == said
        assert len(unsaid) <= seed + 1
        await store.close()
    assert acknowledged[-1] == ["over"]

    store = await Store.open(url)
    tables = Tables(store, GAMES)
    table = await tables.last_finished(PLACE.channel)
    assert table is not None
    assert table.seed is not None
    record = await tables.game_records.record(table.id)
    game = new(record["seats"], record["options"], record["seed"])
    for seat, code in record["moves"]:
        game.apply(seat, GAMES["toy"].parse(code))
    assert (game.state(), game.outcome) == (state(table)[0], table._game_session.game.outcome)
    await store.close()
