"""A user who wants no icons reads none in what only they see; everybody else sees them as before."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.i18n.icons import SIGNS, without_signs
from bot.i18n.messages import words_folder
from bot.interactions.custom_id import PressId, Verb
from bot.queries.ladders import Ladders
from bot.screens.components import notice
from bot.screens.preferences import OFF, ON
from bot.screens.table_messages import TableScreens
from bot.tables import Reason, Spectator, TableError
from tests.bot.faults.discord import Message
from tests.bot.faults.scenarios import ANA, BEN, HERE, game, here, press, shown
from tests.bot.faults.world import World, new_world
from tests.bot.marked import WHOLE, all_icons

MARK = f"<:fish:{10**18}>\u00a0"


@pytest.fixture
async def world(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[World]:
    """Give a world with icons in which Ana and Ben play."""
    world = await new_world(tmp_path)
    monkeypatch.setattr(world.app.words, "icons", all_icons())
    await game((ANA, BEN), until=lambda table: table.version > 8)(world)
    await world.clock.quiet()
    yield world
    await world.stop()


async def choose(world: World, user: int, arg: str) -> Message:
    """Press the button on the page of reminders."""
    page = (await world.command(user, HERE, "away")).shown[-1]
    return (await world.press(user, page, PressId(0, 0, Verb.ICONS, arg))).shown[-1]


def texts(parts: Any) -> list[str]:
    """Return all texts in components, those inside others too."""
    if isinstance(parts, list):
        return [one for part in parts for one in texts(part)]
    return [str(parts.get("content", "")), *texts(parts.get("components", []))]


def has_icons(message: Message) -> bool:
    return any(WHOLE.search(one) for one in texts(message.parts))


async def hand(world: World, user: int) -> Message:
    return (await press(world, user, Verb.HAND)).shown[-1]


async def test_what_only_the_user_sees_has_no_icons_until_they_want_them_again(world: World) -> None:
    assert has_icons(await hand(world, ANA))
    assert "have no icons" in (await choose(world, ANA, OFF)).text
    assert not has_icons(await hand(world, ANA))
    assert has_icons(await hand(world, BEN))
    assert "some words have icons" in (await choose(world, ANA, ON)).text
    assert has_icons(await hand(world, ANA))


async def test_the_choice_is_still_known_after_a_restart(world: World) -> None:
    await choose(world, ANA, OFF)
    await world.kill()
    assert not has_icons(await hand(world, ANA))


async def test_a_board_that_the_user_presses_keeps_its_icons(world: World) -> None:
    for user in (ANA, BEN):
        await choose(world, user, OFF)
    table, board = await shown(world)
    seat = min(table.asked)
    seen, user = table.seen_by(seat), table.players[seat].user
    assert seen is not None
    assert user is not None
    await world.press(user, board, PressId(table.id, table.version, Verb.ACT, seen.legal[0].code))
    await world.clock.quiet()
    _, board = await shown(world)
    assert has_icons(board)


async def test_direct_messages_have_none_either(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await choose(world, ANA, OFF)
    for builder in ("letter_screen", "spectator_letter_screen"):
        monkeypatch.setattr(f"bot.screens.table_messages.{builder}", lambda *_: notice(f"{MARK}fish"))
    ladders = Ladders(world.tables, world.clock)
    screens, table = TableScreens(world.app, world.contexts, world.clock, ladders), await here(world)
    for user, text in ((ANA, "fish"), (BEN, f"{MARK}fish")):
        letter = await screens.letter(table, table.seat_of(user) or 0, 1, "")
        news = await screens.watch_letter(table, Spectator(user, True, 0, None, False, 0), "")
        for screen in (letter, news):
            assert [one for one in texts(screen.view.to_components()) if one] == [text]


async def test_a_store_that_fails_costs_the_choice_and_not_the_answer(world: World) -> None:
    await choose(world, ANA, OFF)
    await world.kill()

    async def failing(user: int) -> Any:
        raise TableError(Reason.STORE)

    world.app.tables.people.reading = failing  # type: ignore[method-assign]
    assert has_icons(await hand(world, ANA))


def has_signs(message: Message) -> bool:
    return any(sign in one for one in texts(message.parts) for sign in SIGNS)


async def test_lines_of_what_only_the_user_sees_have_no_signs_either_and_buttons_keep_theirs(world: World) -> None:
    table = await here(world)
    await world.tables.notes.write(table.id, ANA, "fish")
    for user in (ANA, BEN):
        assert has_signs((await press(world, user, Verb.MORE)).shown[-1])
    assert "> 📝" in (await hand(world, ANA)).text
    await choose(world, ANA, OFF)
    more, mine = (await press(world, ANA, Verb.MORE)).shown[-1], await hand(world, ANA)
    assert not has_signs(more)
    assert "🖐️" in str(more.parts)
    assert "📝" not in "".join(texts(mine.parts))
    assert "❗" not in "".join(texts(mine.parts))
    assert has_signs((await press(world, BEN, Verb.MORE)).shown[-1])


def test_only_signs_at_the_beginning_of_lines_go() -> None:
    text = "### ✅ Step\n> 📝 fish\n-# ❗ You: 💡 Anna\n🌱 Think.\n> plain\n💡idea"
    assert without_signs(text) == "### Step\n> fish\n-# You: 💡 Anna\nThink.\n> plain\n💡idea"


def test_every_message_that_begins_with_an_emoji_begins_with_a_known_sign() -> None:
    begins = re.compile(r"(?:= |\] )([\u2600-\u27bf\U0001f000-\U0001faff]) ?")
    for path in sorted(words_folder().glob("*/*.ftl")):
        for line in path.read_text(encoding="utf-8").splitlines():
            found = begins.search(line)
            assert found is None or found[1] in SIGNS, line
