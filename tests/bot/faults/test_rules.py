"""The rules that a command opens are those of the channel's table, or of the last game there."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.bot.faults.scenarios import ANA, BEN, HERE, game, over
from tests.bot.faults.world import new_world


@pytest.mark.parametrize(("kind", "title"), [("duel", "Rules of Sobek: 2 Players"), ("sobek", "Rules of Sobek")])
async def test_after_a_game_its_own_rules_are_opened(kind: str, title: str, tmp_path: Path) -> None:
    """Also if the usual game is another."""
    world = await new_world(tmp_path)
    await game((ANA, BEN), kind=kind, seed=6, until=over)(world)
    await world.clock.quiet()
    asked = await world.command(ANA, HERE, "rules")
    assert asked.told.splitlines()[0].strip("# *") == title
    await world.stop()
