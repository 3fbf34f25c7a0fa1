"""Over random games of several people, who also act while Discord is slow: everybody asked is called, nobody twice."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from bot.domain.ping_recipient import Seat
from bot.interactions.custom_id import PressId, Verb
from bot.tables import Status
from tests.bot.faults.discord import Message
from tests.bot.faults.scenarios import ANA, BEN, CLEO, DAN, HERE, game, here
from tests.bot.faults.world import World, new_world
from tests.depth import first_of

STEPS = 80
SLOW = (0.0, 0.0, 0.3, 1.0, 4.0)
PAUSES = (0.0, 0.1, 0.5, 1.5, 6.0)


@pytest.fixture
async def world(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> World:
    """Give a world in which answers are deferred by its own clock."""
    world = await new_world(tmp_path)
    own = {**vars(asyncio), "sleep": world.clock.sleep}
    monkeypatch.setattr("bot.interactions.response.asyncio", SimpleNamespace(**own))
    return world


@first_of("seed", range(2))
@first_of("kind", ["duel", "sobek"])
async def test_everybody_asked_is_called_and_nobody_twice(kind: str, seed: int, world: World) -> None:
    random = Random(f"{kind} {seed}")
    people = (ANA, BEN) if kind == "duel" else random.choice(((ANA, BEN), (ANA, BEN, CLEO), (ANA, BEN, CLEO, DAN)))
    await game(people, kind=kind, seed=seed)(world)
    presses: set[asyncio.Task[Any]] = set()
    for _ in range(STEPS):
        for call in ("send", "edit", "delete"):
            world.discord.throttled[call] = random.choice(SLOW)
        presses.add(asyncio.create_task(act(world, random)))
        await world.clock.advance(random.choice(PAUSES))
        if random.random() < 0.15:
            await settled(world, presses)
        if (await here(world)).status is not Status.RUNNING:
            break
    await settled(world, presses)
    await world.check()
    await world.stop()


async def test_a_call_is_known_for_what_it_is_while_its_table_is_read_again(world: World) -> None:
    """What was committed beside a message may put its table out of memory just then."""

    def notify(message: Message) -> None:
        for held in world.tables._repository._all.values():
            held.table = None
        world.told.notified(message)

    world.discord.on_notify = notify
    await game((ANA, BEN))(world)
    assert world.told.called
    assert world.wrong == []
    await world.stop()


async def act(world: World, random: Random) -> None:
    """Let somebody who is asked do something, on a board that may be behind or in the own panel."""
    table = await world.tables.live_in(HERE)
    if table is None or not table.asked:
        return
    seat = random.choice(list(table.asked))
    seen, user, board = table.seen_by(seat), table.players[seat].user, world.board(table)
    assert seen is not None
    assert user is not None
    code = random.choice(list(seen.legal)).code
    press = PressId(table.id, table.version, Verb.ACT, code)
    if board is not None and len(str(press)) <= 100:
        await world.press(user, board, press)
    else:
        turn = await world.tables.play.act(table.id, user, None, [code])
        await world.reconciler.reconcile(turn.table.id)


async def settled(world: World, presses: set[asyncio.Task[Any]]) -> None:
    """Let all come to its end, and expect that whoever is asked has been called for just that."""
    world.discord.throttled.clear()
    await world.clock.advance(120)
    await asyncio.gather(*presses)
    presses.clear()
    await world.clock.advance(120)
    assert not world.wrong, world.wrong
    table = await here(world)
    course = table._game_session
    assert course is not None
    opened_by = {step.number: step.seat for step in course.steps}
    for seat, decision in table.asked.items():
        # Whoever goes on with a chain of his own has just pressed, and need not be called.
        assert opened_by.get(decision) == seat or (table.id, Seat(seat), decision) in world.called, (seat, table.shown)
