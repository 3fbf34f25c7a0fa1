"""Every modal of the bot, on a phone that shows a modal as it was when its custom id was first opened."""

from __future__ import annotations

import ast
import itertools
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest

from bot.handlers.features import declarations
from bot.handlers.router import PressRouter
from bot.interactions.custom_id import PressId, Verb
from bot.tables import Table
from tests.bot.faults.discord import Message
from tests.bot.faults.interaction import FakeInteraction
from tests.bot.faults.scenarios import ANA, BEN, TWO, game, here, lobby, shown
from tests.bot.faults.world import World, new_world
from tests.source import parsed

BOT = Path(__file__).parents[3] / "bot"


@dataclass(frozen=True, slots=True)
class Modal:
    """A modal: what opens it, the verb of the decision, what may be sent by it, and what is stored then."""

    verb: Verb
    sent: Verb
    before: Callable[[World], Awaitable[None]]
    values: tuple[Mapping[str, str], Mapping[str, str], Mapping[str, str]]
    """Three that lead to different things."""
    told: tuple[str, str, str]
    """What the question shows of each where it was sent."""
    stored: Callable[[World, Table], Awaitable[object]]


async def _note(world: World, table: Table) -> object:
    return await world.tables.notes.of(table.id, ANA)


async def _word(world: World, table: Table) -> object:
    return table.players[0].word


async def _away(world: World, table: Table) -> object:
    away = (await world.tables.people.preferences([ANA]))[ANA].away(world.tables.now)
    return None if away is None else (away.until, away.stand_in)


MODALS = {
    "note_modal": Modal(
        Verb.NOTE,
        Verb.NOTE_SENT,
        game(TWO),
        ({"note": "Ben has fish"}, {"note": "Ben has wheat"}, {"note": "Ben has `ivory`"}),
        ("Ben has fish", "Ben has wheat", "Ben has `ivory`"),
        _note,
    ),
    "word_modal": Modal(
        Verb.WORD,
        Verb.WORD_SENT,
        lobby(TWO),
        ({"word": "hippo"}, {"word": "ibis"}, {"word": "crocodile"}),
        ("hippo", "ibis", "crocodile"),
        _word,
    ),
    "away_modal": Modal(
        Verb.AWAY,
        Verb.AWAY_SENT,
        game(TWO),
        (
            {"typed": "{0}", "chosen": "", "meanwhile": "wait"},
            {"typed": "{1}", "chosen": "", "meanwhile": "computer"},
            {"typed": "", "chosen": "{2}", "meanwhile": "wait"},
        ),
        ("Please wait for me", "A computer may play", "Please wait for me"),
        _away,
    ),
}
"""Every function that builds a modal, and how it is opened."""


@pytest.fixture(params=sorted(MODALS))
def modal(request: pytest.FixtureRequest) -> Modal:
    """Give each modal of the bot."""
    return MODALS[request.param]


@pytest.fixture
async def world(tmp_path: Path, modal: Modal) -> AsyncIterator[World]:
    """Give a world in which the modal can be opened."""
    world = await new_world(tmp_path)
    await modal.before(world)
    await world.clock.quiet()
    yield world
    await world.stop()


@pytest.fixture
async def playing(tmp_path: Path) -> AsyncIterator[World]:
    """Give a world in which Ana and Ben play."""
    world = await new_world(tmp_path)
    await game(TWO)(world)
    await world.clock.quiet()
    yield world
    await world.stop()


def filled(world: World, modal: Modal, number: int) -> dict[str, str]:
    """Return one of the values that may be sent; days are counted from today."""
    days = [f"{day:%Y-%m-%d}" for day in (world_day(world, ahead) for ahead in (3, 5, 9))]
    return {field: value.format(*days) if "{" in value else value for field, value in modal.values[number].items()}


def world_day(world: World, ahead: int) -> date:
    """Return the day so many days from now."""
    return datetime.fromtimestamp(world.clock.now(), UTC).date() + timedelta(days=ahead)


async def opened(world: World, modal: Modal, arg: str = "") -> str:
    """Open the modal and return its custom id."""
    asked = await press_button(world, modal, arg)
    assert asked.answered == ["modal"]
    return str(asked.form.to_dict()["custom_id"])


async def press_button(world: World, modal: Modal, arg: str = "") -> FakeInteraction:
    table, message = await shown(world)
    button = PressId(0, 0, Verb.AWAY) if modal.verb is Verb.AWAY else PressId(table.id, table.version, modal.verb, arg)
    return await world.press(ANA, message, button)


async def sent(world: World, modal: Modal, custom_id: str, number: int) -> FakeInteraction:
    """Send the modal with one of its values."""
    return await world.fill(ANA, (await shown(world))[1], custom_id, filled(world, modal, number))


async def stored(world: World, modal: Modal) -> object:
    return await modal.stored(world, await here(world))


async def decided(world: World, message: Message, how: str) -> FakeInteraction:
    """Press one of the two buttons of a question."""
    (button,) = [one for one in message.ids if one.arg.endswith(f"|{how}")]
    return await world.press(ANA, message, button)


def question(answer: FakeInteraction) -> Message:
    """Return the question that a modal was answered by."""
    assert "was changed after you opened this form" in answer.told
    return answer.shown[-1]


# Which modals there are.


def test_every_modal_that_the_code_builds_is_tried_here() -> None:
    """Whether it calls discord.ui.Modal or derives from it, and wherever it does."""
    built, sends = set(), set()
    for path in BOT.rglob("*.py"):
        if not re.search("Modal|send_modal", path.read_text()):  # then it has no such name
            continue
        tree = parsed(path)
        for function in (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)):
            names = {name_of(node.func) for node in ast.walk(function) if isinstance(node, ast.Call)}
            built |= {function.name} if "Modal" in names else set()
            sends |= {f"{path.relative_to(BOT)}:{function.name}"} if "send_modal" in names else set()
        derived = [
            node for node in ast.walk(tree) if isinstance(node, ast.ClassDef) and "Modal" in map(name_of, node.bases)
        ]
        assert not derived, path
    assert built == set(MODALS)
    assert sends == {"interactions/response.py:open_modal"}, "where each opening gets its id"
    assert {modal.verb for modal in MODALS.values()} == {verb for verb, one in declarations().items() if one.modal}


def name_of(node: ast.expr) -> str:
    """Return the last part of a dotted name."""
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


# Their custom ids.


async def test_two_openings_of_a_modal_have_different_ids(world: World, modal: Modal) -> None:
    """So a phone shows no older filling; all else in them is the same."""
    first, second = await opened(world, modal), await opened(world, modal)
    assert first != second
    one, other = PressId.parse(first, sent=True), PressId.parse(second, sent=True)
    assert one is not None
    assert other is not None
    assert one.opening != other.opening
    assert (one.table, one.verb, one.arg, one.revision) == (other.table, modal.verb, other.arg, other.revision)
    assert max(len(first), len(second)) <= 100


async def test_each_part_of_a_modal_says_whether_it_must_be_filled(world: World, modal: Modal) -> None:
    """Discord's own default is another for selects in modals than discord.py's next one."""
    parts = (await press_button(world, modal)).form.to_dict()["components"]
    assert parts
    for part in parts:
        assert isinstance(part["component"]["required"], bool), part


async def test_the_library_remembers_no_modal_that_was_opened(world: World, modal: Modal) -> None:
    """It would keep each of them for ever, as no two have the same id."""
    assert (await press_button(world, modal)).form.is_finished()


async def test_the_source_of_what_differs_can_be_fixed(world: World, modal: Modal) -> None:
    numbers = itertools.count(1)
    world.presses = PressRouter(
        world.features.all,
        world.tables,
        world.table_actions,
        world.error_messages,
        world.table_actions.ephemeral_messages,
        lambda: f"{next(numbers):06}",
    )
    assert [(await opened(world, modal)).rpartition(":")[2] for _ in range(2)] == ["000001", "000002"]


async def test_a_modal_that_was_opened_before_the_update_still_works(world: World, modal: Modal) -> None:
    """Its id names neither a revision nor an opening."""
    table = await here(world)
    older = str(PressId(0, 0, Verb.AWAY) if modal.verb is Verb.AWAY else PressId(table.id, table.version, modal.verb))
    assert older.count(":") == 3
    values = []
    for number in range(2):
        await sent(world, modal, older, number)
        values.append(await stored(world, modal))
    assert None not in values
    assert values[0] != values[1]


# What is stored meanwhile.


async def test_a_modal_that_shows_what_is_stored_is_taken_without_a_question(world: World, modal: Modal) -> None:
    values = []
    for number in range(3):
        answer = await sent(world, modal, await opened(world, modal), number)
        assert "was changed" not in answer.told
        values.append(await stored(world, modal))
    assert len({str(one) for one in values}) == 3


async def test_a_modal_that_shows_something_older_asks_before_it_overwrites(world: World, modal: Modal) -> None:
    """It shows what is stored and what was sent, and nothing is changed yet."""
    await sent(world, modal, await opened(world, modal), 0)
    older, newer = await opened(world, modal), await opened(world, modal)
    await sent(world, modal, newer, 1)
    before = await stored(world, modal)
    asked = question(await sent(world, modal, older, 2))
    assert await stored(world, modal) == before
    assert modal.told[2] in asked.text
    assert str(before) in asked.text if modal.verb is not Verb.AWAY else modal.told[1] in asked.text
    assert asked.ephemeral_for == ANA
    assert {one.verb for one in asked.ids} == {modal.sent}
    for value in modal.told[2], str(before):
        assert not any(value in str(one) for one in asked.ids), "what people write is in no custom id"


async def test_a_modal_that_showed_nothing_stored_asks_as_well(world: World, modal: Modal) -> None:
    older = await opened(world, modal)
    await sent(world, modal, await opened(world, modal), 0)
    before = await stored(world, modal)
    question(await sent(world, modal, older, 1))
    assert await stored(world, modal) == before


async def test_what_was_sent_is_stored_when_the_user_says_so(world: World, modal: Modal) -> None:
    """After a restart, too: what they typed stands in the question itself."""
    older = await opened(world, modal)
    await sent(world, modal, await opened(world, modal), 0)
    before = await stored(world, modal)
    asked = question(await sent(world, modal, older, 2))
    await world.kill()
    done = await decided(world, asked, "use")
    after = await stored(world, modal)
    assert after not in (before, None)
    if modal.verb is Verb.NOTE:
        assert after == "Ben has `ivory`"
    assert done.shown[-1].id == asked.id, "the question is gone"


async def test_what_is_stored_stays_when_the_user_says_so(world: World, modal: Modal) -> None:
    older = await opened(world, modal)
    await sent(world, modal, await opened(world, modal), 0)
    before = await stored(world, modal)
    asked = question(await sent(world, modal, older, 2))
    done = await decided(world, asked, "keep")
    assert await stored(world, modal) == before
    assert "Nothing was changed." in done.told
    assert done.shown[-1].id == asked.id, "the question is gone"


async def test_a_decision_about_something_older_asks_once_more(world: World, modal: Modal) -> None:
    """It was made without having seen what is stored now."""
    older = await opened(world, modal)
    await sent(world, modal, await opened(world, modal), 0)
    asked = question(await sent(world, modal, older, 2))
    await sent(world, modal, await opened(world, modal), 1)
    before = await stored(world, modal)
    again = question(await decided(world, asked, "use"))
    assert await stored(world, modal) == before
    await decided(world, again, "use")
    assert await stored(world, modal) != before


# Notes, and what is the same.


async def test_the_same_note_sent_twice_is_no_change(playing: World) -> None:
    """As when an answer was lost and the modal was sent once more."""
    modal = MODALS["note_modal"]
    older = await opened(playing, modal)
    for _ in range(2):
        assert "was changed" not in (await sent(playing, modal, older, 0)).told
    assert await stored(playing, modal) == "Ben has fish"


async def test_the_same_absence_sent_twice_is_no_change(playing: World) -> None:
    modal = MODALS["away_modal"]
    older = await opened(playing, modal)
    for _ in range(2):
        assert "was changed" not in (await sent(playing, modal, older, 1)).told


DELETED = {
    "en": "Your note is deleted.",
    "fr": "Ta note est supprimée.",
    "de": "Deine Notiz ist gelöscht.",
    "pl": "Twoja notatka jest usunięta.",
}


@pytest.mark.parametrize("language", sorted(DELETED))
@pytest.mark.parametrize("arg", ["", "history"])
async def test_an_empty_note_says_that_the_note_is_deleted(playing: World, language: str, arg: str) -> None:
    """In the reader's language, wherever the button stood; where there was none, it says that."""
    modal = MODALS["note_modal"]
    await playing.app.languages.choose(ANA, language)
    kept = await sent(playing, modal, await opened(playing, modal, arg), 0)
    assert DELETED[language] not in kept.told
    message = (await shown(playing))[1]
    done = await playing.fill(ANA, message, await opened(playing, modal, arg), {"note": ""})
    assert DELETED[language] in done.told
    assert await stored(playing, modal) == ""
    again = await playing.fill(ANA, message, await opened(playing, modal, arg), {"note": ""})
    assert DELETED[language] not in again.told
    assert playing.app.words.text(language, "note-none") in again.told


async def test_an_empty_modal_that_shows_something_older_deletes_nothing_before_it_is_said(playing: World) -> None:
    """A phone had shown it empty: opened for the first time before there was a note."""
    modal = MODALS["note_modal"]
    older = await opened(playing, modal)
    await sent(playing, modal, await opened(playing, modal), 0)
    message = (await shown(playing))[1]
    asked = question(await playing.fill(ANA, message, older, {"note": " "}))
    assert "Ben has fish" in asked.text
    assert await stored(playing, modal) == "Ben has fish"
    done = await decided(playing, asked, "delete")
    assert "Your note is deleted." in done.told
    assert await stored(playing, modal) == ""


async def test_a_note_that_was_deleted_meanwhile_is_written_again_without_a_question(playing: World) -> None:
    """Nothing that is stored is lost by it."""
    modal = MODALS["note_modal"]
    await sent(playing, modal, await opened(playing, modal), 0)
    older = await opened(playing, modal)
    await playing.fill(ANA, (await shown(playing))[1], await opened(playing, modal), {"note": ""})
    assert "was changed" not in (await sent(playing, modal, older, 1)).told
    assert await stored(playing, modal) == "Ben has wheat"


async def test_another_user_cannot_decide_about_a_note(playing: World) -> None:
    """Only its reader sees a question; its button pressed by another user changes no note of either."""
    modal = MODALS["note_modal"]
    older = await opened(playing, modal)
    await sent(playing, modal, await opened(playing, modal), 0)
    asked = question(await sent(playing, modal, older, 2))
    (use,) = [one for one in asked.ids if one.arg.endswith("|use")]
    await playing.press(BEN, (await shown(playing))[1], use)
    assert await stored(playing, modal) == "Ben has fish"
    assert await playing.tables.notes.of((await here(playing)).id, BEN) == ""


async def test_a_decision_without_what_was_sent_changes_nothing(playing: World) -> None:
    """No message of the bot has such a button; it must not be taken for an empty note."""
    modal = MODALS["note_modal"]
    await sent(playing, modal, await opened(playing, modal), 0)
    table, message = await shown(playing)
    for arg in ("|0|use", "|x|use", "|1|other", "use", ""):
        await playing.press(ANA, message, PressId(table.id, table.version, Verb.NOTE_SENT, arg))
    assert await stored(playing, modal) == "Ben has fish"


async def test_an_absence_that_only_changes_what_happens_meanwhile_asks_for_the_day_that_is_set(playing: World) -> None:
    """No day was sent, so the newer one stays, whatever is decided."""
    modal = MODALS["away_modal"]
    older = await opened(playing, modal)
    await sent(playing, modal, await opened(playing, modal), 0)
    until = (await stored(playing, modal))[0]  # type: ignore[index]
    message = (await shown(playing))[1]
    asked = question(await playing.fill(ANA, message, older, {"typed": "", "meanwhile": "computer"}))
    await decided(playing, asked, "use")
    assert await stored(playing, modal) == (until, True)


async def test_the_question_about_a_note_of_a_game_that_is_over_is_answered_by_a_notice(playing: World) -> None:
    modal = MODALS["note_modal"]
    older = await opened(playing, modal, "history")
    await sent(playing, modal, await opened(playing, modal), 0)
    await playing.tables.early_ends.stop((await here(playing)).id, ANA)
    asked = question(await sent(playing, modal, older, 1))
    done = await decided(playing, asked, "use")
    assert "Your note is saved." in done.told
    assert await stored(playing, modal) == "Ben has wheat"
