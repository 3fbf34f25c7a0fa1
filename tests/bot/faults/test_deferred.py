"""Whatever is done while the bot is slow: what was announced is what comes, and nothing takes another's place."""

from __future__ import annotations

from pathlib import Path
from typing import Self

import pytest

from bot.interactions.custom_id import Verb
from bot.interactions.response import InteractionResponse
from tests.bot.faults.discord import State
from tests.bot.faults.scenarios import ANA, BEN, HERE, SCENARIOS, Scenario, game, lobby, over, press, shown
from tests.bot.faults.world import World, new_world
from tests.commands import options

TWO = (ANA, BEN)
OPENS = (Verb.HAND, Verb.TEXT, Verb.SCORES, Verb.KNOWN, Verb.RULES, Verb.HISTORY, Verb.RECORD, Verb.RECAP, Verb.MISSED)
"""What opens a page for whoever presses it, on a message that all see."""
UNTIL = {Verb.HISTORY: over, Verb.RECORD: over, Verb.RECAP: lambda table: table.seen_by(0).missed}
"""How far the game has to be for it."""
COMMANDS = (
    "hand",
    "score",
    "rules",
    "history",
    "record",
    "privacy",
    "language",
    "help",
    "resign",
    "stop",
    "cards",
    "games",
    "away",
    "settings",
    "learn",
    "ladder",
)
"""What answers only whoever asks."""


@pytest.fixture(autouse=True)
def slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every answer be deferred before anything is done."""

    async def deferred(self: InteractionResponse) -> Self:
        monkeypatch.setattr("bot.interactions.response._PATIENCE", 0)
        await self._defer_later()
        return self

    monkeypatch.setattr(InteractionResponse, "__aenter__", deferred)


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda one: one.name.replace(" ", "-"))
async def test_what_is_done_slowly_is_done_all_the_same(scenario: Scenario, tmp_path: Path) -> None:
    world = await new_world(tmp_path)
    await scenario.before(world)
    await world.clock.quiet()
    await scenario.does(world)
    await world.heal()
    await world.check()
    await world.stop()


@pytest.mark.parametrize("verb", OPENS, ids=lambda verb: verb.name.lower())
async def test_a_page_comes_to_its_reader_alone_and_the_board_stays(verb: Verb, tmp_path: Path) -> None:
    world = await new_world(tmp_path)
    await game(TWO, seed=6, until=UNTIL.get(verb, lambda table: True))(world)
    await world.clock.quiet()
    before = public(world)
    asked = await press(world, ANA, verb)
    assert asked.answered == ["defer"]
    assert [one.ephemeral_for for one in asked.shown] == [ANA]
    assert public(world) == before
    await world.stop()


async def test_a_rematch_is_a_message_of_its_own_and_the_ranking_stays(tmp_path: Path) -> None:
    world = await new_world(tmp_path)
    await game(TWO, kind="duel", seed=6, until=over)(world)
    _, ranking = await shown(world)
    text = ranking.text
    await press(world, ANA, Verb.REMATCH)
    assert (ranking.text, ranking.deleted) == (text, False)
    (fresh,) = [one for one in world.discord.here(ranking.channel) if any(id.verb is Verb.JOIN for id in one.ids)]
    assert fresh.id != ranking.id
    await world.stop()


async def test_a_rematch_that_is_refused_is_refused_to_its_reader_alone(tmp_path: Path) -> None:
    world = await new_world(tmp_path)
    await game(TWO, kind="duel", seed=6, until=over)(world)
    await world.clock.quiet()
    before = public(world)
    asked = await press(world, 1003, Verb.REMATCH)
    assert "withdrawn" in asked.answered
    assert [one.ephemeral_for for one in asked.shown] == [1003]
    assert public(world) == before
    await world.stop()


async def test_a_form_that_comes_too_late_is_asked_for_once_more(tmp_path: Path) -> None:
    """Discord takes no form after a deferral."""
    world = await new_world(tmp_path)
    await lobby(TWO)(world)
    asked = await press(world, ANA, Verb.WORD)
    assert asked.answered == ["defer"]
    assert "again" in asked.told
    await world.stop()


def public(world: World) -> list[tuple[int, str]]:
    """Return what everybody sees."""
    state: State = world.discord.state
    return [(one.id, one.text) for one in state.messages.values() if one.ephemeral_for is None and not one.deleted]


@pytest.mark.parametrize("name", COMMANDS)
async def test_a_command_is_answered_to_its_reader_alone(name: str, tmp_path: Path) -> None:
    world = await new_world(tmp_path)
    done = name in ("score", "history", "record")
    await game(TWO, kind="duel" if done else "sobek", seed=6, until=over if done else lambda table: True)(world)
    await world.clock.quiet()
    before = public(world)
    asked = await world.command(ANA, HERE, name)
    assert asked.answered == ["defer"]
    assert [one.ephemeral_for for one in asked.shown] == [ANA]
    assert public(world) == before
    await world.stop()


def test_every_command_is_tried() -> None:
    """Of those left out, `new` and `about` answer all, `board` moves the board, and the others play cards."""
    assert {*COMMANDS, "new", "about", "board", "take", "character", "set"} == set(options())
