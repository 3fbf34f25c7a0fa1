"""The application's emojis are kept complete despite failures, and emojis that others made are left alone."""

from __future__ import annotations

import base64
import io
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest
from PIL import Image

from bot.i18n.messages import Words
from bot.services.app_emojis import AGAIN, PAUSES, UNUSED, AppEmojiSync, name_of
from bot.store import Store
from bot.tables import Tables
from engine.game import Label, Named
from render.presentation import DrawsIcons
from sandbox import own_emojis
from sandbox.faults import Fault
from sandbox.server import Sandbox
from tests.bot.waiting_clock import Waiting
from tests.sandbox.conftest import point

EMOJIS = "/emojis"
OLD = "sobek_fish_1a2b3c4d"
FOREIGN = (
    "sobek",
    "sobek_fish",
    "sobek_fish_1a2b3c4",
    "other_fish_1a2b3c4d",
    "sobek_FISH_1a2b3c4d",
    "sobek_fish_1a2b3c4x",
)


def png(shade: int) -> bytes:
    file = io.BytesIO()
    Image.new("RGBA", (128, 128), (shade, 0, 0, 255)).save(file, "PNG")
    return file.getvalue()


class Face:
    """A face of three icons; another `shade` is another drawing."""

    def __init__(self, shade: int = 0) -> None:
        self._drawn = {"fish": png(shade), "wheat": png(shade + 1), "seat1": png(shade + 2)}

    @property
    def draws_icons(self) -> DrawsIcons:
        return self

    def icons(self) -> Mapping[str, bytes]:
        return self._drawn

    def icon_of(self, thing: Named) -> str | None:
        return thing.code

    @property
    def names(self) -> set[str]:
        return {name_of(code, data) for code, data in self._drawn.items()}


class Late(Waiting):
    """A clock that can be set, too."""

    at = 1_000_000_000.0

    def now(self) -> float:
        return self.at


class Process:
    """A process of the bot, as far as its icons go."""

    def __init__(self, client: discord.Client, tables: Tables, face: Face, *, sends: bool = True) -> None:
        self.client = client
        self.words = Words({})
        self.clock = Late()
        faces: Any = {"toy": face, "plain": type("Plain", (), {"draws_icons": None})()}
        self.sync = AppEmojiSync(client, self.words, faces, tables.outbox.unneeded_emoji, self.clock, sends=sends)

    async def look(self, sandbox: Sandbox) -> float:
        """Let it look once, and return for how long it waits then."""
        before = len(self.clock.asked)
        if before:
            self.clock.over()
        else:
            self.sync.start()
        await sandbox.wait_for(lambda: len(self.clock.asked) > before, 20)
        return self.clock.asked[-1]

    def shows(self, code: str) -> str:
        """Return what stands for a thing of this code in a text."""
        return self.words.icons.beside("toy", Label("good", code), "x")


Starting = Callable[..., Awaitable[Process]]


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox() as sandbox:
        yield sandbox


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    store = await Store.open(f"sqlite:///{tmp_path}/games.sqlite3")
    yield Tables(store, {})
    await store.close()


@pytest.fixture
async def start(sandbox: Sandbox, tables: Tables, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Starting]:
    """Give a function that makes a process; all of them are stopped in the end."""
    point(monkeypatch, sandbox)
    made: list[Process] = []

    async def make(face: Face | None = None, **settings: Any) -> Process:
        process = Process(discord.Client(intents=discord.Intents.none()), tables, face or Face(), **settings)
        made.append(process)
        await process.client.login("sandbox")
        return process

    yield make
    for process in made:
        await process.sync.close()
        await process.client.close()


def names(sandbox: Sandbox) -> list[str]:
    return [one.name for one in sandbox.world.emojis.values() if isinstance(one, own_emojis.Emoji)]


def number(sandbox: Sandbox, name: str) -> int:
    return next(one.id for one in sandbox.world.emojis.values() if one.name == name)


def add(sandbox: Sandbox, *wanted: str) -> None:
    """Make emojis as another program would."""
    image = f"data:image/png;base64,{base64.b64encode(png(99)).decode()}"
    for name in wanted:
        own_emojis.add(sandbox.world, {"name": name, "image": image})


def sent(sandbox: Sandbox) -> int:
    return sandbox.count("POST", EMOJIS)


async def test_what_is_missing_is_sent_once(sandbox: Sandbox, start: Starting) -> None:
    """Words show each icon by its number; another start, and a look a day later, send nothing more."""
    first = await start()
    assert first.shows("fish") == "x"
    assert await first.look(sandbox) == AGAIN
    assert set(names(sandbox)) == Face().names
    fish = number(sandbox, name_of("fish", png(0)))
    assert first.shows("fish") == f"<:fish:{fish}>\u00a0x"
    second = await start()
    assert await second.look(sandbox) == await first.look(sandbox) == AGAIN
    assert sent(sandbox) == 3
    assert second.shows("fish") == first.shows("fish")


async def test_a_new_drawing_is_uploaded_beside_the_old_one(sandbox: Sandbox, start: Starting) -> None:
    """Until Discord has the new drawing, the old one stands there."""
    before = await start()
    await before.look(sandbox)
    sandbox.faults.add(Fault(method="POST", path=EMOJIS, times=9, status=403))
    after = await start(Face(50))
    assert await after.look(sandbox) == PAUSES[0]
    assert after.shows("fish") == before.shows("fish") != "x"
    sandbox.faults.clear()
    assert await after.look(sandbox) == AGAIN
    assert after.shows("fish") != before.shows("fish")
    assert set(names(sandbox)) == Face().names | Face(50).names


@pytest.mark.parametrize(
    ("fault", "pause"),
    [
        (Fault(method="GET", path=EMOJIS, status=403), PAUSES[0]),
        (Fault(method="POST", path=EMOJIS, status=403), PAUSES[0]),
        (Fault(method="POST", path=EMOJIS, status=429, seconds=7, via=False), PAUSES[0]),
        (Fault(method="POST", path=EMOJIS, status=429, seconds=700, via=False), 700.0),
    ],
    ids=["a refused look", "a refused icon", "too much", "too much for long"],
)
async def test_a_failure_is_tried_again_later(sandbox: Sandbox, start: Starting, fault: Fault, pause: float) -> None:
    """As late as Discord says, and then only what is missing."""
    sandbox.faults.add(fault)
    process = await start()
    assert await process.look(sandbox) == pause
    assert await process.look(sandbox) == AGAIN
    assert sorted(names(sandbox)) == sorted(Face().names)


async def test_pauses_grow_while_nothing_helps(sandbox: Sandbox, start: Starting) -> None:
    """Begin with the shortest pause again after a success."""
    sandbox.faults.add(Fault(method="GET", path=EMOJIS, status=403, times=5))
    process = await start()
    assert [await process.look(sandbox) for _ in range(6)] == [*PAUSES, PAUSES[-1], AGAIN]
    sandbox.faults.add(Fault(method="GET", path=EMOJIS, status=403))
    assert await process.look(sandbox) == PAUSES[0]


async def test_discord_says_when_to_go_on(sandbox: Sandbox, start: Starting) -> None:
    """A 429 that discord.py understands is waited for within the try."""
    sandbox.faults.add(Fault(method="POST", path=EMOJIS, status=429, seconds=0.01, times=2))
    process = await start()
    assert await process.look(sandbox) == AGAIN
    assert sorted(names(sandbox)) == sorted(Face().names)


async def test_an_answer_that_was_lost_makes_no_second_icon(sandbox: Sandbox, start: Starting) -> None:
    """Its name is taken, and the next look finds it."""
    sandbox.faults.add(Fault("cut", "POST", EMOJIS))
    process = await start()
    while await process.look(sandbox) != AGAIN:
        pass
    assert sorted(names(sandbox)) == sorted(Face().names)
    assert process.shows("fish") != "x"


async def test_one_icon_that_is_not_taken_keeps_no_other_away(sandbox: Sandbox, start: Starting) -> None:
    """It is tried again later; its word stands alone meanwhile."""
    sandbox.faults.add(Fault(method="POST", path=EMOJIS, status=400))
    process = await start()
    assert await process.look(sandbox) == PAUSES[0]
    assert len(names(sandbox)) == 2
    assert (process.shows("fish"), process.shows("wheat") != "x") == ("x", True)
    assert await process.look(sandbox) == AGAIN
    assert process.shows("fish") != "x"


async def test_of_several_processes_one_sends(sandbox: Sandbox, start: Starting) -> None:
    """The others look again while icons are missing, and learn their numbers."""
    other = await start(sends=False)
    assert await other.look(sandbox) == PAUSES[0]
    assert (sent(sandbox), other.shows("fish")) == (0, "x")
    one = await start()
    await one.look(sandbox)
    assert await other.look(sandbox) == AGAIN
    assert other.shows("fish") == one.shows("fish")
    assert sent(sandbox) == 3


async def test_an_icon_nobody_wants_goes_after_thirty_days(sandbox: Sandbox, start: Starting) -> None:
    """Also if the bot was restarted meanwhile; emojis that others made stay under any name."""
    add(sandbox, OLD, *FOREIGN)
    process = await start()
    await process.look(sandbox)
    process.clock.at += UNUSED - 1
    await process.look(sandbox)
    assert OLD in names(sandbox)
    again = await start()
    again.clock.at += UNUSED
    await again.look(sandbox)
    assert set(names(sandbox)) == Face().names | set(FOREIGN)
    assert sandbox.count("DELETE", EMOJIS) == 1


async def test_who_does_not_send_deletes_nothing(sandbox: Sandbox, start: Starting, tables: Tables) -> None:
    """Nor does it remember anything."""
    add(sandbox, OLD, *Face().names)
    other = await start(sends=False)
    other.clock.at += 2 * UNUSED
    assert await other.look(sandbox) == AGAIN
    assert OLD in names(sandbox)


async def test_an_icon_that_is_wanted_again_has_its_thirty_days_again(sandbox: Sandbox, start: Starting) -> None:
    """Two versions take turns: neither deletes what the other has just used."""
    new = await start(Face(50))
    add(sandbox, *Face().names)
    await new.look(sandbox)
    old = await start()
    old.clock.at += UNUSED - 5
    await old.look(sandbox)
    again = await start(Face(50))
    again.clock.at += UNUSED + 5
    await again.look(sandbox)
    assert set(names(sandbox)) == Face().names | Face(50).names


async def test_a_deletion_that_fails_is_done_later(sandbox: Sandbox, start: Starting) -> None:
    """An emoji that another process has deleted is no failure."""
    add(sandbox, OLD)
    process = await start()
    await process.look(sandbox)
    process.clock.at += UNUSED
    sandbox.faults.add(Fault(method="DELETE", path=EMOJIS, status=403))
    assert await process.look(sandbox) == PAUSES[0]
    sandbox.faults.add(Fault(method="DELETE", path=EMOJIS, status=404))
    assert await process.look(sandbox) == AGAIN
    assert await process.look(sandbox) == AGAIN
    assert OLD not in names(sandbox)


async def test_a_refusal_makes_it_look_again(sandbox: Sandbox, start: Starting) -> None:
    """An icon that was deleted by hand is uploaded again, at most once a minute."""
    process = await start()
    trace = process.sync.watch(aiohttp.TraceConfig())
    await process.look(sandbox)
    sandbox.world.emojis.clear()
    told = type("Told", (), {"response": type("Response", (), {"status": 400})()})()
    for see in trace.on_request_end:
        await see(None, None, told)  # within a minute of the last look
    assert len(process.clock.asked) == 1
    process.clock.at += 61
    for see in trace.on_request_end:
        await see(None, None, told)
    await sandbox.wait_for(lambda: len(process.clock.asked) == 2, 20)
    assert sorted(names(sandbox)) == sorted(Face().names)


async def test_the_store_remembers_what_is_unwanted_and_nothing_else(tables: Tables) -> None:
    """Since when, by name."""
    unwanted = tables.outbox.unneeded_emoji
    assert await unwanted(["a", "b"], 5) == {"a": 5, "b": 5}
    assert await unwanted(["b", "c"], 7) == {"b": 5, "c": 7}
    assert await unwanted([], 9) == {}
    assert await unwanted(["b"], 11) == {"b": 11}


def test_a_name_is_what_discord_takes_and_says_which_drawing_it_is() -> None:
    """The same for the same bytes."""
    assert name_of("fish", b"x") == "sobek_fish_2d711642"
    assert name_of("fish", b"y") != name_of("fish", b"x")
