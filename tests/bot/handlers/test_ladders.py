"""Ladders with the whole bot behind them: the command, its pages, and the ladder for everybody in a channel."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import discord
import pytest

from bot.domain.ladders import LadderPreset
from bot.interactions.custom_id import PressId, Verb
from bot.store import Store
from bot.tables import ChannelRef, TableSpec
from tests.bot.faults.discord import Message
from tests.bot.faults.scenarios import ANA, BEN, CLEO, DAN, HERE
from tests.bot.faults.world import GUILD, World, new_world
from tests.bot.message_limits import every
from tests.bot.rated_games import Played

EVERYBODY = (ANA, BEN, CLEO, DAN)


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    """Give a world in whose server ladders are on."""
    world = await new_world(tmp_path)
    await switch(world, LadderPreset.UNRATED)
    yield world
    await world.stop()


async def switch(world: World, preset: LadderPreset | None) -> None:
    await world.tables.guild_settings.change(GUILD, lambda settings: replace(settings, ladders=preset))


def played(store: Store) -> Played:
    return Played(store, GUILD, "sobek")


async def five_games(world: World, *people: int) -> None:
    """Let Ana win five games against the others."""
    at = int(world.clock.now())
    for number in range(6):
        await played(world.store).over(*(people or EVERYBODY), at=at - 100 + number)


async def ladder(world: World, user: int = ANA, **where: int | None) -> Message:
    """Have somebody ask for the ladder, which only they see."""
    done = await world.command(user, HERE, "ladder", **where)  # type: ignore[arg-type]
    (message,) = done.shown
    assert message.ephemeral_for == user
    return message


def described(message: Message) -> str:
    """Return the alt text of the picture."""
    return "".join(item["description"] for part in every(message.parts) if part["type"] == 12 for item in part["items"])


def ids(message: Message, verb: Verb) -> list[PressId]:
    return [one for one in message.ids if one.verb is verb]


async def test_the_command_shows_the_ladder_to_its_reader_alone(world: World) -> None:
    """With the server's name, their own row and their totals."""
    await five_games(world)
    await played(world.store).over(ANA, BEN, at=int(world.clock.now()), ladder="duel")
    message = await ladder(world)
    assert described(message).startswith("Sobek hidden · Nile Club · 4 players, 6 games. 1. Ana (you): ")
    assert "You on all servers: 7 rated games, 7 won" in message.text
    assert [one.arg for one in ids(message, Verb.SHOW_LADDER)] == ["sobek.0"]


async def test_words_and_picture_change_places(world: World) -> None:
    await five_games(world)
    message = await ladder(world)
    (as_text,) = [one for one in ids(message, Verb.LADDER) if one.arg]
    await world.press(ANA, message, as_text)
    assert described(message) == ""
    assert "1. Ana (you): " in message.text
    (as_picture,) = [one for one in ids(message, Verb.LADDER) if one.arg]
    await world.press(ANA, message, as_picture)
    assert "1. Ana (you): " in described(message)


async def test_another_ladder_can_be_chosen(world: World) -> None:
    """Only one with games is offered."""
    await five_games(world)
    await played(world.store).over(ANA, BEN, at=int(world.clock.now()), ladder="duel")
    message = await ladder(world)
    (choice,) = [one for one in ids(message, Verb.LADDER) if not one.arg]
    await world.press(ANA, message, choice, values=["duel"])
    assert described(message).startswith("Sobek: 2 Players · Nile Club · 2 players, 1 game. ")


async def test_a_ladder_that_was_started_anew_can_still_be_chosen(world: World) -> None:
    """It says when that was; one with games is shown first."""
    await five_games(world)
    now = int(world.clock.now())
    await played(world.store).over(ANA, BEN, at=now, ladder="duel")
    assert await world.store.ladders.restart(GUILD, "sobek", CLEO, now + 1, None)
    message = await ladder(world)
    assert described(message).startswith("Sobek: 2 Players")
    (choice,) = [one for one in ids(message, Verb.LADDER) if not one.arg]
    await world.press(ANA, message, choice, values=["sobek"])
    assert "started anew on" in message.text


async def test_it_begins_with_the_ladder_of_the_table_here(world: World) -> None:
    """If games count there."""
    await five_games(world)
    spec = TableSpec(ChannelRef(GUILD, HERE), "duel", 2, {}, "en")
    await world.tables.lobbies.create(spec, ANA, "Ana")
    assert described(await ladder(world)).startswith("Sobek hidden")
    await played(world.store).over(ANA, BEN, at=int(world.clock.now()), ladder="duel")
    assert described(await ladder(world)).startswith("Sobek: 2 Players")


async def test_a_ladder_on_which_nobody_is_listed_any_more_is_not_posted(world: World) -> None:
    await played(world.store).over(ANA, BEN, at=5)
    message = await ladder(world)
    assert "Nobody is listed" in message.text
    assert "more than 90 days ago" in message.text
    done = await world.press(ANA, message, PressId(0, 0, Verb.SHOW_LADDER, "sobek.0"))
    assert "Nobody is listed" in done.told


async def test_pages_and_ones_own_place(world: World) -> None:
    await five_games(world, *range(2001, 2010), ANA)
    message = await ladder(world)
    assert "10. Ana (you): " in described(message)
    own = next(one for one in ids(message, Verb.LADDER) if one.arg.startswith("sobek.own"))
    await world.press(ANA, message, own)
    assert described(message).count("n2009") == 1
    assert "n2001" not in described(message)
    back = next(one for one in ids(message, Verb.LADDER) if one.arg == "sobek.0.b")
    await world.press(ANA, message, back)
    assert "1. n2001: " in described(message)


async def test_everybody_in_the_channel_is_shown_a_page_and_nobody_is_pinged(world: World) -> None:
    """It frames nobody, and each reader finds their own place by its button; the private page stays."""
    await five_games(world)
    message = await ladder(world)
    before = message.text
    (show,) = ids(message, Verb.SHOW_LADDER)
    done = await world.press(ANA, message, show)
    (posted,) = done.shown
    assert posted.ephemeral_for is None
    assert posted.notified == ()
    assert "(you)" not in described(posted)
    assert "Only you see this" not in posted.text
    assert message.text == before
    (own,) = posted.ids
    answer = await world.press(BEN, posted, own)
    assert answer.shown[0].ephemeral_for == BEN
    assert "2. Ben (you): " in described(answer.shown[0])


async def test_it_is_shown_to_everybody_in_the_servers_language(world: World) -> None:
    await five_games(world)
    await world.tables.guild_settings.change(GUILD, lambda settings: replace(settings, language="de"))
    message = await ladder(world)
    assert described(message).startswith("Sobek hidden")
    done = await world.press(ANA, message, ids(message, Verb.SHOW_LADDER)[0])
    assert described(done.shown[0]).startswith("Sobek verdeckt")


async def test_hidden_people_are_on_no_public_page(world: World) -> None:
    """Not even if they post it themselves."""
    await five_games(world, 2001, ANA, BEN, CLEO, DAN)
    await world.store.people.choose_hidden(ANA, True)
    message = await ladder(world)
    assert "2. Ana (you): " in described(message)
    assert "You are hidden" in message.text
    done = await world.press(ANA, message, ids(message, Verb.SHOW_LADDER)[0])
    assert "Ana" not in described(done.shown[0])
    assert "2. Ben: " in described(done.shown[0])


async def test_nothing_is_posted_where_the_bot_may_not(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await five_games(world)
    message = await ladder(world)
    lacking = discord.Permissions.all()
    lacking.update(send_messages=False)
    monkeypatch.setattr(discord.Permissions, "all", classmethod(lambda cls: lacking))
    done = await world.press(ANA, message, ids(message, Verb.SHOW_LADDER)[0])
    assert {one.ephemeral_for for one in done.shown} == {ANA}
    assert "Send Messages" in done.told


async def test_who_posts_too_often_has_to_wait(world: World) -> None:
    await five_games(world)
    message = await ladder(world)
    (show,) = ids(message, Verb.SHOW_LADDER)
    for _ in range(3):
        assert (await world.press(ANA, message, show)).told == ""
    assert (await world.press(ANA, message, show)).told != ""


async def test_while_ladders_are_off_it_says_how_they_are_switched_on(world: World) -> None:
    """Old buttons say the same, and post nothing."""
    await five_games(world)
    message = await ladder(world)
    (show,) = ids(message, Verb.SHOW_LADDER)
    await switch(world, None)
    off = await ladder(world)
    assert "/sobek settings" in off.text
    assert "no ladders. " in off.text, "there were some, so it has not none yet"
    assert "7 rated" not in off.text
    assert described(off) == ""
    done = await world.press(ANA, message, show)
    assert {one.ephemeral_for for one in done.shown} == {ANA}
    assert "/sobek settings" in done.told


@pytest.mark.parametrize("added", [True, False])
async def test_without_the_bot_in_a_server_there_are_only_ones_own_totals(world: World, *, added: bool) -> None:
    """In direct messages, and in a server that has not added the bot."""
    await five_games(world)
    message = await ladder(world, server=None if added else GUILD, added=added)
    assert "Sobek hidden: 6 games, 6 won" in message.text
    assert described(message) == ""
    assert "Ben" not in message.text


@pytest.mark.parametrize("arg", ["chess.0.n", "sobek.x.n", "sobek", "chess.own", ".0"])
async def test_a_button_that_the_bot_never_made_gets_an_answer(world: World, arg: str) -> None:
    await five_games(world)
    message = await ladder(world)
    before = described(message)
    for verb in (Verb.LADDER, Verb.SHOW_LADDER):
        done = await world.press(ANA, message, PressId(0, 0, verb, arg))
        assert "button" in done.told
    assert described(message) == before


async def test_a_page_that_is_gone_is_the_last_one(world: World) -> None:
    """Somebody has been hidden since."""
    await five_games(world)
    message = await ladder(world)
    await world.press(ANA, message, PressId(0, 0, Verb.LADDER, "sobek.7.n"))
    assert "1. Ana (you): " in described(message)
