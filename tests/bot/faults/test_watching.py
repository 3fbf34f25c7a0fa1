"""Watching and notes in the whole bot: what each page and letter says, to whom, and what nobody may know."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.interactions.custom_id import PressId, Verb
from bot.screens.spectators import spectator_letter_screen, watch_page
from bot.tables import Status, Table, VisibleGame, watch_of
from tests.bot.faults.discord import Fault, Message
from tests.bot.faults.interaction import FakeInteraction
from tests.bot.faults.scenarios import ANA, BEN, CLEO, DAN, TWO, acting, game, here, late, leaving, press, shown
from tests.bot.faults.watching import round_ends
from tests.bot.faults.world import World, new_world

DIRECT = 501


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    """Give a world in which Ana and Ben play, and the next thing that is done ends a round."""
    world = await new_world(tmp_path)
    await game(TWO, seed=5, until=round_ends)(world)
    await world.clock.quiet()
    yield world
    await world.stop()


def letters_to(world: World, user: int) -> list[Message]:
    messages = world.discord.state.messages.values()
    return [one for one in messages if one.channel == -user and one.ephemeral_for is None]


async def ended(world: World) -> Table:
    """End the round."""
    await acting()(world)
    await world.clock.advance(1)
    return await here(world)


def args(message: Message) -> set[str]:
    """Give what can be chosen on the page."""
    return {one.arg for one in message.ids if one.verb is Verb.WATCH}


# The page.


async def test_the_button_opens_a_page_on_which_it_is_chosen_how_one_is_told(world: World) -> None:
    """Nobody watches for having looked at it, and nobody is written to who has not chosen that."""
    board = (await shown(world))[1]
    page = await press(world, CLEO, Verb.WATCH)
    assert "You are not watching this table" in page.told
    assert watch_of(await here(world), CLEO) is None
    message = page.shown[-1]
    table = await here(world)
    for arg, said, left in (
        ("letters", "I will send you a direct message when a round or the game ends", {"listed", "stop"}),
        ("listed", "I do not message you", {"letters", "stop"}),
    ):
        page = await world.press(CLEO, message, PressId(table.id, table.version, Verb.WATCH, arg))
        assert page.answered == ["update"], "the page is turned"
        assert said in message.text
        assert args(message) == left
        watch = watch_of(await here(world), CLEO)
        assert watch is not None
        assert watch.letters is (arg == "letters")
    await world.press(CLEO, message, PressId(table.id, table.version, Verb.WATCH, "stop"))
    assert "You are no longer watching this table" in message.text
    assert watch_of(await here(world), CLEO) is None
    assert (await shown(world))[1].id == board.id, "the board is the same all along"


async def test_who_plays_there_hears_kindly_that_he_is_told_anyway(world: World) -> None:
    assert "You play at this table" in (await press(world, ANA, Verb.WATCH)).told
    assert "You play at this table" in (await press(world, ANA, Verb.WATCH, "letters")).told


async def test_the_button_of_an_old_board_says_that_the_game_is_over(world: World) -> None:
    table, board = await shown(world)
    await leaving(Verb.STOP)(world)
    for arg in ("", "letters"):
        said = await world.press(CLEO, board, PressId(table.id, table.version, Verb.WATCH, arg))
        assert "This game is over" in said.told
    stopped = await world.press(CLEO, board, PressId(table.id, table.version, Verb.WATCH, "stop"))
    assert "You are no longer watching this table" in stopped.told


async def test_what_no_button_says_gets_a_kind_answer(world: World) -> None:
    assert "out of date" in (await press(world, CLEO, Verb.WATCH, "everything")).told


async def test_only_stopping_works_from_elsewhere(world: World) -> None:
    """Whoever wants to watch must be in the server to which the table belongs."""
    await press(world, CLEO, Verb.WATCH, "letters")
    table, board = await shown(world)
    for server in (None, 2):
        for arg in ("", "letters", "listed"):
            said = await world.press(DAN, board, PressId(table.id, 0, Verb.WATCH, arg), server=server)
            assert "out of date" in said.told
    assert watch_of(await here(world), DAN) is None
    await world.press(CLEO, board, PressId(table.id, 0, Verb.WATCH, "stop"), server=None)
    assert watch_of(await here(world), CLEO) is None


async def test_a_watched_table_is_in_the_list_until_it_is_over(world: World) -> None:
    await press(world, CLEO, Verb.WATCH, "listed")
    listed = await world.command(CLEO, DIRECT, "games", server=None)
    assert "You are watching" in listed.told
    assert "Waiting for" in listed.told
    await leaving(Verb.STOP)(world)
    assert "You are watching" not in (await world.command(CLEO, DIRECT, "games", server=None)).told


# The letters.


async def test_a_round_is_told_by_one_letter_with_what_it_came_to_and_the_way(world: World) -> None:
    await press(world, CLEO, Verb.WATCH, "letters")
    await press(world, DAN, Verb.WATCH, "listed")
    table = await ended(world)
    (letter,) = letters_to(world, CLEO)
    assert letters_to(world, DAN) == []
    seen = table.seen_by(None)
    assert seen is not None
    assert "**Sobek** in" not in letter.text
    assert f"<#{table.channel_ref.channel}> (Sobek): a round is over." in letter.text
    speech = world.app.speech(table, "en")
    assert world.app.face(table).scores(seen.view, speech, 1800) in letter.text
    assert [one.arg for one in letter.ids if one.verb is Verb.WATCH] == ["stop"]
    await world.clock.advance(600)
    assert len(letters_to(world, CLEO)) == 1
    await world.check()


async def test_a_letter_is_made_of_what_everybody_sees(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """No seat is asked for what it knows."""
    asked: list[Any] = []
    seen_by = Table.seen_by

    def noted(table: Table, viewer: int | None) -> VisibleGame | None:
        asked.append(viewer)
        return seen_by(table, viewer)

    await press(world, CLEO, Verb.WATCH, "letters")
    table = await ended(world)
    watch = watch_of(table, CLEO)
    assert watch is not None
    monkeypatch.setattr(Table, "seen_by", noted)
    spectator_letter_screen(world.app, table, watch, "en", str(PressId(table.id, 1, Verb.WATCH, "stop")))
    watch_page(world.app, table, CLEO, "en")
    assert set(asked) == {None}


@pytest.mark.parametrize("verb", [Verb.HAND, Verb.RECAP, Verb.NOTE])
async def test_whoever_watches_opens_no_hand(world: World, verb: Verb) -> None:
    await press(world, CLEO, Verb.WATCH, "letters")
    assert "You have no seat at this table" in (await press(world, CLEO, verb)).told


async def test_the_last_letter_says_who_won_and_leads_to_the_list(tmp_path: Path) -> None:
    world = await new_world(tmp_path)
    await game(TWO, seed=7, until=late)(world)
    await press(world, CLEO, Verb.WATCH, "letters")
    table = await ended(world)
    assert table.status is Status.FINISHED
    (letter,) = letters_to(world, CLEO)
    assert "the game is over" in letter.text
    assert "wins. Congratulations." in letter.text
    assert not [one for one in letter.ids if one.verb is Verb.WATCH]
    (games,) = [one for one in letter.ids if one.verb is Verb.GAMES]
    assert (await world.press(CLEO, letter, games, server=None)).told.startswith("## My games")
    await world.check()
    await world.stop()


async def test_a_stopped_game_is_told_as_such_and_its_old_rounds_are_not_told_again(world: World) -> None:
    await press(world, CLEO, Verb.WATCH, "letters")
    await ended(world)
    await leaving(Verb.STOP)(world)
    await world.clock.advance(1)
    first, last = letters_to(world, CLEO)
    assert "Ana stopped this game" in last.text
    assert "Round 1" in first.text
    assert "Round 1" not in last.text


async def test_whoever_stops_by_the_letter_gets_no_further_one(world: World) -> None:
    await press(world, CLEO, Verb.WATCH, "letters")
    await ended(world)
    (letter,) = letters_to(world, CLEO)
    mark = next(one for one in letter.ids if one.verb is Verb.WATCH)
    said = await world.press(CLEO, letter, mark, server=None)
    assert "You are no longer watching this table" in said.told
    await leaving(Verb.STOP)(world)
    await world.clock.advance(1)
    assert len(letters_to(world, CLEO)) == 1


async def test_whoever_takes_no_letters_reads_so_on_the_page_and_can_choose_again(world: World) -> None:
    world.discord.closed = {CLEO}
    await press(world, CLEO, Verb.WATCH, "letters")
    await ended(world)
    page = await press(world, CLEO, Verb.WATCH)
    assert "I could not send you a direct message" in page.told
    assert args(page.shown[-1]) == {"letters", "listed", "stop"}
    world.discord.closed = set()
    again = await press(world, CLEO, Verb.WATCH, "letters")
    assert "I will send you a direct message when a round or the game ends" in again.told


async def test_killed_after_a_letter_was_sent_the_bot_sends_no_second_one(world: World) -> None:
    """Whether its nonce still counts when it is back, or the conversation has to be searched."""
    await press(world, CLEO, Verb.WATCH, "letters")
    world.discord.fault = lambda call: Fault.KILL_AFTER if call == "write" else None
    await acting()(world)
    await world.clock.advance(1)
    assert world.discord.dead
    world.discord.fault = lambda call: None
    world.clock.leap(600)
    await world.heal()
    assert len(letters_to(world, CLEO)) == 1
    watch = watch_of(await here(world), CLEO)
    assert watch is not None
    assert (watch.rounds_known, watch.writing) == (1, None)
    await world.check()


async def test_a_game_that_ends_while_a_letter_is_on_its_way_is_told_as_well(world: World) -> None:
    """The letter about the round may have arrived; that about the end says something else."""
    await press(world, CLEO, Verb.WATCH, "letters")
    world.discord.fault = lambda call: Fault.UNANSWERED if call == "write" else None
    await acting()(world)
    await world.clock.quiet()
    assert len(letters_to(world, CLEO)) == 1
    world.discord.fault = lambda call: None
    await leaving(Verb.STOP)(world)
    await world.heal()
    assert [("a round is over" in one.text, "the game is over" in one.text) for one in letters_to(world, CLEO)] == [
        (True, False),
        (False, True),
    ]
    assert (await here(world)).watches == ()
    await world.check()


async def test_whoever_stops_while_his_letter_waits_for_its_place_gets_none(world: World) -> None:
    await press(world, CLEO, Verb.WATCH, "letters")
    world.discord.throttled["write"] = 5
    await acting()(world)
    await world.clock.advance(1)
    await press(world, CLEO, Verb.WATCH, "stop")
    await world.heal()
    assert letters_to(world, CLEO) == []
    await world.check()


# Notes.


async def written(world: World, user: int, text: str, *, server: int | None = 1) -> FakeInteraction:
    """Write a note by the form."""
    table, board = await shown(world)
    return await world.submit(user, board, PressId(table.id, 0, Verb.NOTE), text, field="note")


async def test_a_note_is_shown_in_my_hand_and_nowhere_else(world: World) -> None:
    form = await press(world, ANA, Verb.NOTE)
    assert form.answered == ["modal"]
    assert "> 📝 Ben has the crocodile" in (await written(world, ANA, "Ben has the crocodile")).told
    assert "> 📝 Ben has the crocodile" in (await press(world, ANA, Verb.HAND)).told
    assert "crocodile" not in (await press(world, BEN, Verb.HAND)).told
    await press(world, CLEO, Verb.WATCH, "letters")
    await ended(world)
    public = [one for one in world.discord.state.messages.values() if one.ephemeral_for != ANA]
    assert len(letters_to(world, CLEO)) == 1
    assert not any("crocodile" in one.text for one in public)
    await leaving(Verb.STOP)(world)
    history = await press(world, BEN, Verb.HISTORY)
    assert not any(one.verb is Verb.NOTE for one in history.shown[-1].ids)
    assert any(one.verb is Verb.NOTE for one in (await press(world, ANA, Verb.HISTORY)).shown[-1].ids)


async def test_an_empty_form_deletes_the_note(world: World) -> None:
    await written(world, ANA, "x")
    await written(world, ANA, "")
    table = await here(world)
    assert await world.tables.notes.of(table.id, ANA) == ""


async def test_a_note_is_written_from_a_direct_message_by_whoever_sits_there(world: World) -> None:
    table, board = await shown(world)
    mine = PressId(table.id, table.version, Verb.NOTE)
    assert (await world.press(ANA, board, mine, server=None)).answered == ["modal"]
    assert "You have no seat at this table" in (await world.press(CLEO, board, mine, server=None)).told


async def test_whoever_has_no_seat_writes_nothing(world: World) -> None:
    assert "You have no seat at this table" in (await written(world, CLEO, "x")).told


async def test_a_form_without_a_note_in_it_changes_nothing(world: World) -> None:
    """As one that was opened before an update."""
    await written(world, ANA, "x")
    table, board = await shown(world)
    lost = await world.submit(ANA, board, PressId(table.id, 0, Verb.NOTE), "y", field="word")
    assert world.app.words.text("en", "error-lost-modal") in lost.told
    assert await world.tables.notes.of(table.id, ANA) == "x"


async def test_a_hand_is_shown_though_the_store_does_not_tell_the_note(world: World) -> None:
    await written(world, ANA, "x")
    world.store_fault = lambda words: Fault.LOST if "notes" in words else None
    shown_ = await press(world, ANA, Verb.HAND)
    assert any(one.verb is Verb.MORE for one in shown_.shown[-1].ids), "there the note is asked for"
    assert "📝 x" not in shown_.told
