"""People who want what is not good for others get a kind answer: calls without end, forged buttons, other servers."""

from __future__ import annotations

import pytest

from bot.games import GAMES
from bot.interactions.custom_id import PressId, Verb
from sandbox.interaction import Interaction
from sandbox.person import Person, text_of
from sandbox.server import Sandbox
from tests.e2e.conftest import NewTable, People
from tests.e2e.harness import Bot, Json, Table
from tests.e2e.truth import SOON, calls, right, waited

pytestmark = pytest.mark.asyncio(loop_scope="module")

HUGE = "9" * 30
NUMBERS = ("fish", "-1", "", "²", HUGE)


async def sent(sandbox: Sandbox, interaction: Interaction) -> list[Json]:
    """Wait for what the bot answers to a gesture that no client allows."""
    await sandbox.wait_for(lambda: interaction.state in ("ok", "failed"), SOON)
    assert interaction.state == "ok", interaction.data
    return [sandbox.payloads.page_message(one) for one in interaction.messages]


async def forge(table: Table, person: Person, press: PressId | str, values: list[str] | None = None) -> str:
    """Send a press that no message offers, and give the words of its answer, which must be for this person alone."""
    sandbox = table.sandbox
    board = sandbox.world.message(int(table.board["id"]))
    interaction = sandbox.gestures.component(person.user, board, str(press), values, stale=True)
    answers = await sent(sandbox, interaction)
    assert answers, press
    assert all(one["ephemeral"] for one in answers), f"{press} {values}: {[text_of(one) for one in answers]}"
    text = "\n".join(map(text_of, answers))
    assert text, press
    assert "went wrong" not in text, f"{press} {values}"
    return text


async def test_a_stranger_who_wants_the_board_again_and_again_calls_nobody(new_table: NewTable, people: People) -> None:
    table, stranger = new_table(2), people(1)[0]
    with calls(table) as heard:
        await table.start(2)
        ((_, asked),) = waited(table).items()
        answers = [await stranger.command(table.channel, "sobek board") for _ in range(6)]
        await right(table)
        await table.quiet()
    assert heard.of(asked) == 1, "once, by the first board"
    assert all(answer.ephemeral for answer in answers)
    late = ["That was a bit fast" in answer.text for answer in answers]
    assert late == [False, False, False, True, True, True]
    assert len(table.boards) == 1


@pytest.mark.thorough
async def test_forged_numbers_get_a_kind_answer(bot: Bot, new_table: NewTable) -> None:
    table = new_table(2)
    await table.start(2)
    ((_, person),) = waited(table).items()
    number, version = table.row["id"], table.row["version"]
    for bad in NUMBERS:
        for arg in ("s|0|0", "c.queen|0|0", "s|0|1"):
            await forge(table, person, PressId(number, version, Verb.PICK, arg), [bad])
        for arg in (f"s|0|{bad}", f"s|{bad}|0", f"s|{bad}"):
            await forge(table, person, PressId(number, version, Verb.PICK, arg), ["0"])
        for arg in (f"s|{bad}", f"t|{bad}", f"{bad}|1", "s"):
            await forge(table, person, PressId(number, version, Verb.PLAY, arg))
        for verb in (Verb.SCORES, Verb.HISTORY, Verb.FILM, Verb.BRANCH, Verb.HAND, Verb.FORGET, Verb.VARIANT):
            await forge(table, person, PressId(number, version, verb, bad))
        for arg in (f"t.{bad}", f"c.{bad}", f"s.new.{bad}.{bad}", f"e.{bad}", bad):
            await forge(table, person, PressId(number, version, Verb.ACT, arg))
        await forge(table, person, f"s:{bad}:{bad}:a:t.1")
    for verb in Verb:
        await forge(table, person, f"s:zzzzzzzzzz:zzzzzz:{verb}:1", ["0"] if verb is Verb.TOPIC else None)
    assert table.log == []
    await right(table)
    assert "Traceback" not in bot.log


@pytest.mark.thorough
async def test_a_topic_of_another_game_gets_a_kind_answer_and_leaves_the_board(bot: Bot, new_table: NewTable) -> None:
    table = new_table(2)
    await table.start(2)
    person, number = table.host, table.row["id"]
    assert len(GAMES) > 1
    for kind, game in GAMES.items():
        for topic in (*game.face.topics(), "fish", "", HUGE):
            for of in (number, 0):
                await forge(table, person, PressId(of, 0, Verb.TOPIC, kind), [topic])
    await forge(table, person, PressId(number, 0, Verb.TOPIC, "chess"), ["ask"])
    await right(table)
    assert "Traceback" not in bot.log


async def test_a_table_of_another_server_is_out_of_reach(sandbox: Sandbox, new_table: NewTable) -> None:
    table, here = new_table(2), new_table(1, guild=sandbox.add_guild("Elsewhere"))
    await table.start(2)
    await here.start(2, computers=1)
    ((_, person),) = waited(table).items()
    row = table.row
    for verb in Verb:
        if verb is Verb.FORGET:
            continue
        text = await forge(here, person, PressId(row["id"], row["version"], verb, "t.1"), ["ask"])
        assert "This button is out of date" in text, verb
    assert table.log == []
    assert table.row["status"] == "running"
    await right(table)
