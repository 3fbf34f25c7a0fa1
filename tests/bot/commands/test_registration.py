"""Commands are registered when they differ, and what goes wrong with that keeps no bot from its work."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.commands import CommandsNotRegistered, FluentTranslator, Registration
from bot.commands.registration import PATIENCE
from bot.i18n.loader import read_language
from bot.i18n.messages import Words
from sandbox.server import Sandbox
from tests import commands
from tests.bot.screens.throwaway import LOCALE
from tests.bot.waiting_clock import Waiting
from tests.sandbox.conftest import point

RESOURCES = {path.name: read_language(path) for path in sorted(LOCALE.iterdir())}
COMMANDS = "/commands$"
ENTRY = {"type": 4, "name": "launch", "handler": 2, "integration_types": [0], "contexts": [0, 1]}
OTHER = {"type": 1, "name": "other", "description": "Somebody else's"}
Json = dict[str, Any]


class Start:
    """A start of the bot, as far as its commands go."""

    def __init__(self, client: discord.Client, **settings: Any) -> None:
        self.client = client
        self.words = Words(RESOURCES)
        self.clock = Waiting()
        self.tree: app_commands.CommandTree[Any] = app_commands.CommandTree(client)
        self.tree.add_command(commands.group(self.words))
        self.registration = Registration(self.tree, self.words, self.clock, **settings)

    async def run(self) -> Start:
        """Do what a start does."""
        await self.tree.set_translator(FluentTranslator(self.words))
        await self.registration.start()
        return self


Starting = Callable[..., Start]


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox() as sandbox:
        yield sandbox


@pytest.fixture
async def start(sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Starting]:
    """Give a function that makes a start; all of them are stopped in the end."""
    point(monkeypatch, sandbox)
    clients: list[tuple[Start, discord.Client]] = []

    def make(**settings: Any) -> Start:
        client = discord.Client(intents=discord.Intents.none())
        clients.append((made := Start(client, **settings), client))
        return made

    yield make
    for made, client in clients:
        await made.registration.close()
        await client.close()


async def run(made: Start) -> Start:
    """Log in as Discord demands: translations come for those who ask for them only."""
    await made.client.login("sandbox")
    honest = made.client.http.request

    async def request(route: Any, **given: Any) -> Any:
        answer = await honest(route, **given)
        if route.method == "GET" and (given.get("params") or {}).get("with_localizations") != "true":
            return untranslated(answer)
        return answer

    made.client.http.request = request  # type: ignore[method-assign]
    return await made.run()


def untranslated(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: untranslated(one) for key, one in value.items() if not key.endswith("_localizations")}
    return [untranslated(one) for one in value] if isinstance(value, list) else value


async def put(start: Starting, *wanted: Json) -> None:
    """Register commands as another program would."""
    client = start().client
    await client.login("sandbox")
    assert client.application_id is not None
    await client.http.bulk_upsert_global_commands(client.application_id, list(wanted))


def registered(sandbox: Sandbox) -> dict[str, Json]:
    return {command["name"]: command for command in sandbox.world.commands.values()}


def number(sandbox: Sandbox) -> int:
    return int(registered(sandbox)["sobek"]["id"])


async def outdated(sandbox: Sandbox, start: Starting) -> None:
    """Let an older version's commands be registered."""
    await run(start())
    registered(sandbox)["sobek"]["description"] = "As it was said before"


async def test_three_starts_register_once(sandbox: Sandbox, start: Starting) -> None:
    """Discord tells translations to those who ask for them, and the number stays."""
    numbers = {(await run(start())).registration.command_id for _ in range(3)}
    assert sandbox.count("PUT", COMMANDS) == 1
    assert numbers == {number(sandbox)}


async def test_commands_are_for_servers_and_users_in_all_contexts(sandbox: Sandbox, start: Starting) -> None:
    """One's own tables are found everywhere; what needs a server says so itself: all parts of a command go along."""
    await run(start())
    sobek = registered(sandbox)["sobek"]
    assert (sobek["integration_types"], sobek["contexts"]) == ([0, 1], [0, 1, 2])


@pytest.mark.parametrize(
    ("key", "value"),
    [("contexts", [0, 1]), ("integration_types", [0]), ("default_member_permissions", "8"), ("nsfw", True)],
)
async def test_commands_that_were_changed_are_registered_again(
    sandbox: Sandbox, start: Starting, key: str, value: Any
) -> None:
    """Not the words alone count, also where and by whom the commands can be used."""
    await run(start())
    right = registered(sandbox)["sobek"][key]
    registered(sandbox)["sobek"][key] = value
    await run(start())
    assert sandbox.count("PUT", COMMANDS) == 2
    assert registered(sandbox)["sobek"][key] == right


async def test_an_entry_point_stays_and_is_no_reason_to_register(sandbox: Sandbox, start: Starting) -> None:
    """Discord refuses a registration that would lose it."""
    await put(start, ENTRY, OTHER)
    for _ in range(2):
        assert (await run(start())).registration.command_id == number(sandbox)
    assert sandbox.count("PUT", COMMANDS) == 2
    assert set(registered(sandbox)) == {"launch", "sobek"}, "any other command is replaced"
    assert {key: registered(sandbox)["launch"][key] for key in ENTRY} == ENTRY


REFUSED = [{"status": 503}, {"status": 400}, {"status": 403}, {"status": 429, "via": False}]
TORN = [{"kind": "drop", "times": 2}, {"kind": "cut", "times": 2}]
FAULTS = [*REFUSED, *TORN]


@pytest.mark.parametrize("fault", FAULTS, ids=str)
async def test_a_registration_that_fails_stops_no_bot_and_is_done_later(
    sandbox: Sandbox, start: Starting, caplog: pytest.LogCaptureFixture, fault: Json
) -> None:
    """People have the commands that are there; one line tells what was wrong."""
    await outdated(sandbox, start)
    sandbox.fail(**fault, method="PUT", path=COMMANDS)
    with caplog.at_level(logging.WARNING):
        made = await run(start())
        await sandbox.wait_for(lambda: made.clock.asked == [PATIENCE, 60])
    assert made.registration.command_id == number(sandbox)
    (line,) = [record.getMessage() for record in caplog.records if record.name.startswith("bot")]
    assert line.startswith("the commands are not up to date (")
    assert line.endswith(", trying again in 1 min")
    assert "\n" not in line
    made.clock.over()
    await sandbox.wait_for(lambda: registered(sandbox)["sobek"]["description"] != "As it was said before")


async def test_pauses_grow_to_an_hour_and_end_with_success(
    sandbox: Sandbox, start: Starting, caplog: pytest.LogCaptureFixture
) -> None:
    """It is never given up."""
    await outdated(sandbox, start)
    sandbox.fail(status=503, method="PUT", path=COMMANDS, times=6)
    made = await run(start())
    for tries in range(1, 7):
        await sandbox.wait_for(lambda tries=tries: len(made.clock.asked) == 1 + tries)
        if tries == 6:
            caplog.set_level(logging.INFO, "bot")
        made.clock.over()
    await sandbox.wait_for(lambda: "the commands are up to date now" in caplog.messages)
    assert made.clock.asked == [PATIENCE, 60, 300, 1800, 3600, 3600, 3600]
    assert sandbox.count("PUT", COMMANDS) == 1 + 7


@pytest.mark.parametrize("fault", FAULTS, ids=str)
async def test_a_bot_that_nobody_could_use_says_so_in_one_line(sandbox: Sandbox, start: Starting, fault: Json) -> None:
    """None of our commands are there and they are not taken: what Discord said, and what to do."""
    await put(start, OTHER)
    sandbox.fail(**fault, method="PUT", path=COMMANDS)
    with pytest.raises(CommandsNotRegistered) as told:
        await run(start())
    line = str(told.value)
    assert len(line.splitlines()) == 1
    assert str(fault.get("status", "no answer: ")) in line
    assert "Start it again" in line


async def test_what_discord_finds_wrong_with_commands_is_told_in_that_line(sandbox: Sandbox, start: Starting) -> None:
    """All of it may be long, and Discord has it on several lines."""
    made = start()
    (group,) = made.tree.get_commands()
    for command in group.commands:  # type: ignore[union-attr]
        command.description = "y" * 101  # type: ignore[union-attr]
    with pytest.raises(CommandsNotRegistered, match=r"400 Bad Request .*50035.*description") as told:
        await run(made)
    assert len(str(told.value).splitlines()) == 1
    assert len(str(told.value)) < 600


@pytest.mark.parametrize("fault", FAULTS[:1] + FAULTS[3:5], ids=str)
async def test_what_is_registered_cannot_be_read_and_the_bot_runs_all_the_same(
    sandbox: Sandbox, start: Starting, fault: Json
) -> None:
    """The commands may well be there; until that is known, texts name them in words."""
    await outdated(sandbox, start)
    sandbox.fail(**fault, method="GET", path=COMMANDS)
    made = await run(start())
    assert made.registration.command_id is None
    assert "`/sobek new`" in made.words.note("en", "error-no-table")
    await sandbox.wait_for(lambda: made.clock.asked == [PATIENCE, 60])
    made.clock.over()
    await sandbox.wait_for(lambda: made.registration.command_id == number(sandbox))
    assert f"</sobek new:{number(sandbox)}>" in made.words.note("en", "error-no-table")
    await sandbox.wait_for(lambda: sandbox.count("PUT", COMMANDS) == 2)


async def test_a_token_that_discord_does_not_know_any_more_is_no_failure(sandbox: Sandbox, start: Starting) -> None:
    """It is told as a wrong token is, whose line tells what to do."""
    sandbox.fail(status=401, method="GET", path=COMMANDS)
    with pytest.raises(discord.LoginFailure):
        await run(start())


async def test_a_start_waits_for_a_slow_discord_no_longer_than_it_may(
    sandbox: Sandbox, start: Starting, caplog: pytest.LogCaptureFixture
) -> None:
    """The answer counts when it comes."""
    await outdated(sandbox, start)
    sandbox.fail("slow", method="GET", path=COMMANDS, seconds=0.5)
    made = start()
    starting = asyncio.create_task(run(made))
    await sandbox.wait_for(lambda: not sandbox.faults.waiting)
    made.clock.over()
    await starting
    await sandbox.wait_for(lambda: sandbox.count("PUT", COMMANDS) == 2)
    assert made.registration.command_id == number(sandbox)
    assert made.clock.asked == [PATIENCE]
    assert "the commands are not up to date (Discord has not answered yet)" in caplog.messages


async def test_a_registration_that_nobody_answers_is_one_that_fails(sandbox: Sandbox, start: Starting) -> None:
    """Discord may have the library wait for hours, where too many commands were made that day."""
    sandbox.fail("slow", method="PUT", path=COMMANDS, seconds=60)
    made = start()
    starting = asyncio.create_task(run(made))
    await sandbox.wait_for(lambda: not sandbox.faults.waiting)
    made.clock.over()
    with pytest.raises(CommandsNotRegistered, match="no answer"):
        await starting


async def test_a_process_that_does_not_register_learns_the_number_alone(sandbox: Sandbox, start: Starting) -> None:
    """Whatever it finds different is for the one that registers; as long as there is nothing it looks again."""
    made = await run(start(registers=False))
    await sandbox.wait_for(lambda: made.clock.asked == [PATIENCE, 60])
    assert sandbox.count("PUT", COMMANDS) == 0
    await outdated(sandbox, start)
    made.clock.over()
    await sandbox.wait_for(lambda: made.registration.command_id == number(sandbox))
    again = await run(start(registers=False))
    assert again.registration.command_id == number(sandbox)
    assert sandbox.count("PUT", COMMANDS) == 1
    assert again.clock.asked == [PATIENCE]


async def test_a_bot_that_is_stopped_tries_no_more(sandbox: Sandbox, start: Starting) -> None:
    """Neither while it waits for the next try nor in the middle of one."""
    await outdated(sandbox, start)
    sandbox.fail(status=503, method="PUT", path=COMMANDS)
    waiting = await run(start())
    await sandbox.wait_for(lambda: waiting.clock.asked == [PATIENCE, 60])
    await ends(waiting.registration.close())
    waiting.clock.over()
    sandbox.fail("slow", method="GET", path=COMMANDS, seconds=60)
    starting = start()
    task = asyncio.create_task(run(starting))
    await sandbox.wait_for(lambda: not sandbox.faults.waiting)
    await ends(starting.registration.close())
    await ends(task)
    assert sandbox.count("PUT", COMMANDS) == 2


async def ends(work: Awaitable[Any]) -> None:
    await asyncio.wait_for(work, 30)
