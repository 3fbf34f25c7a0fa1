"""The host's card in a channel, with the whole bot behind it: what it says, and what its buttons do."""

from __future__ import annotations

import asyncio
import time
from typing import Any, cast

import discord
import pytest

import bot.services.films
from bot.app_context import App
from bot.interactions.cooldowns import Cooldown
from bot.interactions.custom_id import PressId, Verb
from bot.sample_games import SAMPLES, Sample
from bot.tables import Status
from render.film import Film
from tests.bot.faults.discord import Message
from tests.bot.faults.interaction import FakeInteraction
from tests.bot.faults.lesson_world import world
from tests.bot.faults.scenarios import ANA, BEN, CLEO, HERE, here
from tests.bot.faults.world import World

__all__ = ["world"]

KINDS = sorted(SAMPLES)
NO_GAME = "There is no such game"
IN_SERVERS = "Tables live in server channels"


async def card(world: World, kind: str) -> Message:
    """Have Ana post the card of a game."""
    done = await world.command(ANA, HERE, "about", game=kind)
    (message,) = done.shown
    return message


@pytest.mark.parametrize("kind", KINDS)
async def test_the_card_is_for_all_and_offers_three_ways_on(world: World, kind: str) -> None:
    """It calls nobody and is about no table."""
    message = await card(world, kind)
    assert message.ephemeral_for is None
    assert message.notified == ()
    assert [(one.table, one.verb, one.arg) for one in message.ids] == [
        (0, Verb.LEARN, kind),
        (0, Verb.OPEN, kind),
        (0, Verb.SAMPLE, kind),
    ]
    assert "Play it right here in the channel" in message.text


async def test_without_a_name_it_is_about_the_usual_game_and_of_one_without_a_card_it_says_so(world: World) -> None:
    """A name that Discord does not offer can be typed all the same."""
    assert "on the quays of the Nile" in (await card(world, "")).text
    done = await world.command(ANA, HERE, "about", game="chess")
    assert NO_GAME in done.told


async def test_it_leads_into_the_lesson_of_its_game_in_private(world: World) -> None:
    """The card stays as it is."""
    message = await card(world, "duel")
    text = message.text
    done = await world.press(BEN, message, message.ids[0])
    assert "Step 1 of" in done.told
    assert {one.ephemeral_for for one in done.shown} == {BEN}
    assert message.text == text


@pytest.mark.parametrize("kind", KINDS)
async def test_whoever_presses_opens_a_table_of_its_game_and_is_its_host(world: World, kind: str) -> None:
    """A second one in the channel is refused to the one who asks alone, with the way to the first."""
    message = await card(world, kind)
    await world.press(BEN, message, message.ids[1])
    await world.clock.quiet()
    table = await here(world)
    assert (table.kind, table.host, table.status) == (kind, BEN, Status.LOBBY)
    board = world.board(table)
    assert board is not None
    assert board.id != message.id
    again = await world.press(CLEO, message, message.ids[1])
    assert {one.ephemeral_for for one in again.shown} == {CLEO}
    assert (await here(world)).id == table.id


@pytest.mark.parametrize("kind", KINDS)
async def test_a_film_is_shown_to_the_one_who_asks_and_made_once(
    world: World, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The next one has it from memory."""
    made: list[str] = []

    def counted(app: App, kind: str, sample: Sample, language: str) -> Film:
        made.append(f"{kind} {language}")
        return Film(b"GIF", sample.filmed)

    monkeypatch.setattr(bot.services.films, "make_sample", counted)
    message = await card(world, kind)
    for user in (BEN, CLEO):
        done = await world.press(user, message, message.ids[2])
        assert f"{SAMPLES[kind].filmed} moves" in done.told
        assert {one.ephemeral_for for one in done.shown} == {user}
    assert made == [f"{kind} en"]


async def test_all_who_wait_for_a_film_get_the_one_that_is_made(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is told that it is being made already."""
    made: list[str] = []

    def slowly(app: App, kind: str, sample: Sample, language: str) -> Film:
        made.append(kind)
        time.sleep(0.2)
        return Film(b"GIF", sample.filmed)

    monkeypatch.setattr(bot.services.films, "make_sample", slowly)
    message = await card(world, "sobek")
    both = await asyncio.gather(*(world.press(user, message, message.ids[2]) for user in (BEN, CLEO)))
    assert ["moves" in done.told for done in both] == [True, True]
    assert made == ["sobek"]


async def test_who_asks_for_too_many_cards_waits(world: World) -> None:
    """As with boards: others hear of each."""
    for _ in range(Cooldown.BOARD.value[0]):
        assert (await card(world, "sobek")).ephemeral_for is None
    done = await world.command(ANA, HERE, "about", game="sobek")
    assert [one.ephemeral_for for one in done.shown] == [ANA]
    assert "second" in done.told


async def test_where_no_card_can_be_the_one_who_asks_is_told_why(world: World) -> None:
    """Permissions that a table would lack are named; in a direct message there is no channel to tell."""
    asking = FakeInteraction(world.discord, ANA, "Ana", HERE)
    asking.app_permissions = discord.Permissions.all() & ~discord.Permissions(attach_files=True)
    await cast(Any, world.group.get_command("about")).callback(asking, game="sobek")
    assert "Attach Files" in asking.told
    assert {one.ephemeral_for for one in asking.shown} == {ANA}
    direct = await world.command(ANA, HERE, "about", server=None, game="sobek")
    assert IN_SERVERS in direct.told
    message = await card(world, "sobek")
    pressed = await world.press(BEN, message, message.ids[1], server=None)
    assert IN_SERVERS in pressed.told


async def test_a_card_of_a_game_that_is_no_more_says_so(world: World) -> None:
    """Buttons work for ever, or tell why not."""
    message = await card(world, "sobek")
    for verb in (Verb.OPEN, Verb.SAMPLE):
        done = await world.press(BEN, message, PressId(0, 0, verb, "chess"))
        assert NO_GAME in done.told
