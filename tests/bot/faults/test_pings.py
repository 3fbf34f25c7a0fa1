"""Pings that a phone can read: words first, then a screen in their place; whatever fails, one ping and one screen."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from bot.domain.pace import HOUR, Fallback, Pace
from bot.interactions.custom_id import Verb
from bot.reconciler.diff import NONCE_TRUSTED
from bot.tables import UNSEEN, Table
from tests.bot.faults.breaking import Breaker
from tests.bot.faults.discord import Fault, Message
from tests.bot.faults.inviting import invited, inviting, opening, with_role
from tests.bot.faults.overtime import waited, with_letters
from tests.bot.faults.scenarios import ANA, BEN, CLEO, HERE, THREE, TWO, Scenario, acting, game, here, lobby, press
from tests.bot.faults.watching import round_ends, watched
from tests.bot.faults.world import World

MINUTE = 60


def pings(world: World) -> list[Message]:
    """Return all messages that have pinged, the oldest first."""
    return [one for one in world.discord.state.messages.values() if one.notified or one.roles]


def letters_to(world: World, user: int) -> list[Message]:
    return list(world.discord.here(-user))


def failing(world: World, call: str, fault: Fault) -> None:
    """Let all calls of a kind fail from now on."""
    world.discord.fault = lambda name: fault if name == call else None


async def asked(world: World) -> tuple[Table, int]:
    """Return the table, and who is asked there first."""
    table = await here(world)
    user = table.players[min(table.asked)].user
    assert user is not None
    return table, user


# What a phone's notification says.


async def test_a_board_pings_with_words_and_becomes_a_screen(world: World) -> None:
    await game(TWO)(world)
    await acting()(world)
    await world.clock.advance(1)
    table, user = await asked(world)
    last = pings(world)[-1]
    assert last.push == f"<@{user}>, it is your turn."
    assert not last.plain
    assert last.id == table.shown.board
    assert [one.id for one in world.discord.here(HERE) if one.id != table.shown.note] == [last.id]


async def test_a_live_tables_board_is_a_screen_at_once(world: World) -> None:
    await lobby(TWO)(world)
    table = await here(world)
    await world.tables.pace_changes.propose(table.id, ANA, Pace.LIVE, Fallback.ASK)
    proposal = (await here(world)).proposal
    if proposal is not None:
        await world.tables.pace_changes.agree(table.id, BEN, proposal.code)
    await press(world, ANA, Verb.START)
    world.watch.start()
    world.discord.calls.clear()
    await acting()(world)
    await world.clock.advance(1)
    assert world.discord.calls.count("send") == 1
    assert "edit" not in world.discord.calls
    assert pings(world)[-1].push == ""


async def test_a_reminder_says_that_it_is_one(world: World) -> None:
    await waited(8 * HOUR + MINUTE)(world)
    _, user = await asked(world)
    assert pings(world)[-1].push == f"<@{user}>, the table is still waiting for you."


async def test_a_vote_says_what_it_is_about(world: World) -> None:
    await waited(48 * HOUR + MINUTE, people=THREE)(world)
    push = pings(world)[-1].push
    assert "Time is up for " in push
    assert ". What should the table do? " in push
    table = await here(world)
    (late,) = table.votes
    assert push.endswith(f"please choose. <@{table.players[late].user}>, your move ends the vote.")
    assert set(pings(world)[-1].notified) == set(THREE)


async def test_an_invitation_and_a_role_say_theirs(world: World) -> None:
    await with_role(world)
    await opening()(world)
    await world.clock.advance(1)
    await inviting(BEN)(world)
    await world.clock.advance(1)
    pushes = [one.push for one in pings(world)]
    assert any("a table is open here." in push for push in pushes)
    assert f"<@{BEN}>, you are invited to a game of Sobek." in pushes[-1]


async def test_a_letter_names_server_channel_and_game(world: World) -> None:
    await with_letters(game(TWO))(world)
    await acting()(world)
    await world.clock.advance(1)
    _, user = await asked(world)
    (letter,) = letters_to(world, user)
    assert letter.push == "It is your turn in Nile, #table-one (Sobek)."
    assert not letter.plain
    assert "It is your turn in <#77> (Sobek)." in letter.text


async def test_a_letter_to_a_spectator_tells_all_after_its_words(world: World) -> None:
    await watched(game(TWO, seed=5, until=round_ends))(world)
    await acting()(world)
    await world.clock.advance(1)
    (letter,) = letters_to(world, CLEO)
    assert letter.push == "Nile, #table-one (Sobek): a round is over."
    assert not letter.plain
    assert len(letter.text) > len(letter.push) + 100, "the round's scores are told"


async def test_pings_without_words_are_screens_at_once(world: World) -> None:
    world.pings_as_text = False
    await world.kill()
    await game(TWO)(world)
    assert [one.push for one in pings(world)] == [""]
    await with_letters(acting())(world)
    await acting()(world)
    await world.clock.advance(1)
    _, user = await asked(world)
    assert [one.push for one in letters_to(world, user)] == [""]
    assert not {"edit", "rewrite"} & set(world.discord.calls)


# While no screen has taken their place.


async def test_the_words_and_the_old_board_stay_until_a_screen_has_come(world: World) -> None:
    await game(TWO)(world)
    old = (await here(world)).shown.board
    failing(world, "edit", Fault.LOST)
    await acting()(world)
    await world.clock.advance(5)
    table = await here(world)
    standing = [one for one in world.discord.here(HERE) if one.id != table.shown.note]
    assert [one.id for one in standing] == [old, table.shown.board]
    assert standing[1].plain
    assert table.shown.board_version == UNSEEN
    world.discord.fault = lambda call: None
    await world.clock.advance(60)
    assert not standing[1].plain
    assert standing[0].deleted


async def test_the_button_below_the_words_opens_the_hand(world: World) -> None:
    await game(TWO)(world)
    failing(world, "edit", Fault.LOST)
    await acting()(world)
    await world.clock.advance(1)
    _, user = await asked(world)
    words = pings(world)[-1]
    assert words.plain
    (hand,) = words.ids
    assert hand.verb is Verb.HAND
    world.discord.fault = lambda call: None
    pressed = await world.press(user, words, hand)
    assert "Your turn" in pressed.told


async def test_the_button_below_an_invitations_words_joins(world: World) -> None:
    await lobby(size=3)(world)
    failing(world, "edit", Fault.LOST)
    await inviting(BEN)(world)
    await world.clock.advance(1)
    words = pings(world)[-1]
    assert words.plain
    world.discord.fault = lambda call: None
    await world.press(BEN, words, words.ids[0])
    assert BEN in (await here(world)).people
    assert not words.plain, "the answer to the press has put the lobby in its place"


async def test_a_letters_words_are_replaced_after_a_kill(world: World) -> None:
    await with_letters(game(TWO))(world)
    failing(world, "rewrite", Fault.KILL)
    await acting()(world)
    await world.clock.advance(1)
    await world.heal()
    _, user = await asked(world)
    (letter,) = letters_to(world, user)
    assert not letter.plain
    assert (await here(world)).shown.letters == ()


async def test_a_letters_words_are_replaced_when_the_player_has_moved_meanwhile(world: World) -> None:
    await with_letters(game(TWO))(world)
    failing(world, "rewrite", Fault.LOST)
    await acting()(world)
    await world.clock.advance(1)
    _, user = await asked(world)
    await acting()(world)
    await world.heal()
    (letter,) = letters_to(world, user)
    assert not letter.plain


async def test_a_lost_answer_is_found_after_two_minutes_and_nobody_is_pinged_twice(world: World) -> None:
    await game(TWO)(world)
    before = len(pings(world))

    def unanswered(name: str) -> Fault | None:
        return Fault.UNANSWERED if name == "send" else Fault.LOST

    world.discord.fault = unanswered
    await acting()(world)
    await world.clock.advance(NONCE_TRUSTED + 60)
    world.discord.fault = lambda call: None
    await world.heal()
    assert len(pings(world)) == before + 1
    assert not pings(world)[-1].plain


# Where Discord lets no screen take the place of words.


@pytest.mark.parametrize("fault", [Fault.REJECTED, Fault.FORBIDDEN], ids=["rejected", "forbidden"])
async def test_where_words_cannot_be_replaced_screens_are_sent_as_before(
    world: World, fault: Fault, caplog: pytest.LogCaptureFixture
) -> None:
    await game(TWO)(world)
    before = len(pings(world))
    caplog.set_level(logging.ERROR, "bot.reconciler.notification_text")
    failing(world, "edit", fault)
    await acting()(world)
    await world.clock.advance(5)
    table, user = await asked(world)
    standing = [one for one in world.discord.here(HERE) if one.id != table.shown.note]
    assert [one.id for one in standing] == [table.shown.board]
    assert not standing[0].plain
    assert standing[0].notified == (), "the words have pinged already"
    assert [one.notified for one in pings(world)[before:]] == [(user,)]
    await acting()(world)
    await world.clock.advance(5)
    _, user = await asked(world)
    assert pings(world)[-1].notified == (user,)
    assert pings(world)[-1].push == ""
    assert [record.message for record in caplog.records if record.name == "bot.reconciler.notification_text"] == [
        "Discord lets no screen take the place of a ping's words: pings have none until the next start"
    ]


# Broken at every place.


SCENARIOS = (
    Scenario("a board pings", game(TWO), acting()),
    Scenario("a letter", with_letters(game(TWO)), acting()),
    Scenario("an invitation", invited(BEN), inviting(CLEO)),
)


@pytest.mark.thorough
@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda one: one.name.replace(" ", "-"))
async def test_whatever_fails_there_is_one_ping_and_one_screen(scenario: Scenario, tmp_path: Path) -> None:
    breaker = Breaker(scenario, tmp_path)
    for place in await breaker.prepare():
        await breaker.at(place)
