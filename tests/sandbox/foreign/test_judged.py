"""What our own bot sends in whole games passes the validators of @discordjs/builders, which know nothing of it."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sandbox.person import Person
from sandbox.server import Sandbox
from tests.e2e.harness import Bot, Table
from tests.sandbox.foreign.node import JS

Json = dict[str, Any]
ROW_OF_ONE = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Join", "custom_id": "join"}]}
TEXT = {"type": 10, "content": "words"}


async def judged(node: str, requests: list[Json]) -> tuple[list[Json], Json]:
    """Give the faults that the judge finds in requests, and how much it has judged."""
    pipe = asyncio.subprocess.PIPE
    judge = await asyncio.create_subprocess_exec(node, "judge.js", cwd=JS, stdin=pipe, stdout=pipe, stderr=pipe)
    out, error = await judge.communicate("\n".join(map(json.dumps, requests)).encode())
    assert judge.returncode == 0, error.decode()
    *faults, last = [json.loads(line) for line in out.splitlines()]
    return faults, last["judged"]


def post(*components: Json, **rest: Any) -> Json:
    """Make a request that posts a message of components."""
    body = {"components": list(components), "flags": 1 << 15, **rest}
    return {"method": "POST", "path": "/channels/1/messages", "body": body}


def register(**command: Any) -> Json:
    """Make a request that registers one command."""
    body = [{"type": 1, "name": "sobek", "description": "Play", **command}]
    return {"method": "PUT", "path": "/applications/1/commands", "body": body}


def ask(*parts: Json, **rest: Any) -> Json:
    """Make a request that opens a modal."""
    data = {"custom_id": "m", "title": "A word", "components": list(parts), **rest}
    return {"method": "POST", "path": "/interactions/1/t/callback", "body": {"type": 9, "data": data}}


def button(**rest: Any) -> Json:
    """Make a row of one button."""
    return {"type": 1, "components": [{"type": 2, "style": 1, "label": "Join", "custom_id": "join", **rest}]}


def select(count: int, **rest: Any) -> Json:
    """Make a row of one select with so many options."""
    options = [{"label": str(number), "value": str(number)} for number in range(count)]
    return {"type": 1, "components": [{"type": 3, "custom_id": "s", "options": options, **rest}]}


def chosen(kind: int, *types: str) -> Json:
    """Make a row of one select of people, roles or channels in which some are chosen already."""
    values = [{"id": str(number), "type": one} for number, one in enumerate(types, 100_000_000_000_000_000)]
    return {"type": 1, "components": [{"type": kind, "custom_id": "s", "max_values": 2, "default_values": values}]}


LABEL = {"type": 18, "label": "Word", "component": {"type": 4, "custom_id": "w", "style": 1}}
SECTION = {"type": 9, "components": [TEXT], "accessory": ROW_OF_ONE["components"][0]}
GALLERY = {"type": 12, "items": [{"media": {"url": "attachment://board.png"}, "description": "The board"}]}

GOOD = {
    "a row": post(ROW_OF_ONE),
    "a container": post({"type": 17, "accent_color": 255, "components": [TEXT, SECTION, GALLERY, {"type": 14}]}),
    "a select": post(select(25, placeholder="Card", min_values=1, max_values=3)),
    "selects with what is chosen already": post(
        chosen(5, "user"), chosen(6, "role"), chosen(8, "channel"), chosen(7, "user", "role")
    ),
    "a modal": ask(LABEL, TEXT),
    "a command": register(options=[{"type": 4, "name": "seats", "description": "How many", "min_value": 2}]),
    "a menu": register(type=2, name="Look at", description=None),
    "an edit": {
        "method": "PATCH",
        "path": "/webhooks/1/t/messages/@original",
        "body": {"components": [], "embeds": []},
    },
}
BROKEN = {
    "a label of 81 letters": post(button(label="x" * 81)),
    "a custom id of 101 letters": post(button(custom_id="x" * 101)),
    "no custom id": post(button(custom_id=None)),
    "a link with a custom id": post(button(url="https://example.org")),
    "a key that nobody knows": post(button(colour=3)),
    "six buttons in a row": post({"type": 1, "components": ROW_OF_ONE["components"] * 6}),
    "26 options": post(select(26)),
    "no options": post(select(0)),
    "more than 25 values": post(select(3, max_values=26)),
    "more chosen already than can be": post({"type": 1, "components": [
        {**chosen(5, *["user"] * 26)["components"][0], "max_values": 25}]}),
    "a role chosen among people": post(chosen(5, "role")),
    "an empty text": post({"type": 10, "content": ""}),
    "a container in a container": post({"type": 17, "components": [{"type": 17, "components": [TEXT]}]}),
    "a colour out of range": post({"type": 17, "accent_color": 1 << 24, "components": [TEXT]}),
    "a section without accessory": post({"type": 9, "components": [TEXT]}),
    "a picture from a file on the disk": post({"type": 12, "items": [{"media": {"url": "file:///board.png"}}]}),
    "alt text of 1025 letters": post({"type": 12, "items": [{**GALLERY["items"][0], "description": "x" * 1025}]}),
    "an unknown type": post({"type": 99}),
    "an unknown flag": post(ROW_OF_ONE, flags=1 << 30),
    "an embed with a long title": post(embeds=[{"title": "x" * 257}]),
    "a title of 46 letters": ask(LABEL, title="x" * 46),
    "six parts of a modal": ask(*[LABEL] * 6),
    "a button in a modal": ask({**LABEL, "component": ROW_OF_ONE["components"][0]}),
    "a command's name in capitals": register(name="Sobek"),
    "a description of 101 letters": register(description="x" * 101),
    "a blank in an option's name": register(options=[{"type": 3, "name": "a b", "description": "x"}]),
    "a language that there is not": register(name_localizations={"xx": "sobek"}),
}  # fmt: skip


async def test_the_judge_lets_good_requests_pass(node: str) -> None:
    faults, count = await judged(node, [{**request, "name": name} for name, request in GOOD.items()])
    assert faults == []
    assert count["requests"] == len(GOOD)
    assert (count["modals"], count["commands"]) == (1, 2)


async def test_the_judge_refuses_each_broken_request(node: str) -> None:
    faults, _ = await judged(node, [{**request, "name": name} for name, request in BROKEN.items()])
    assert [fault["name"] for fault in faults] == list(BROKEN)


@pytest.mark.thorough
async def test_all_requests_of_whole_games_are_good(node: str, tmp_path: Path) -> None:
    async with Sandbox() as sandbox:
        bot = Bot(sandbox, tmp_path)
        await bot.start()
        names = iter(range(1, 99))

        async def play(people: int, seats: int, computers: int, seed: int, **options: Any) -> None:
            channel = f"judged-{next(names)}"
            sandbox.world.add_channel(channel)
            table = Table(bot, channel, *(sandbox.person(f"j{next(names)}x") for _ in range(people)))
            lobby = await table.open(seats, computers, **options)
            asked = await table.option(table.host, "Add my word to the deal")
            assert asked.modal is not None
            await table.host.submit(asked.modal, {"word": "lotus"})
            await table.host.press(lobby, "Start")
            await table.settled()
            await table.host.command(channel, "sobek games")
            last = await table.finish(Random(seed), last=True)
            await table.more(table.host, "Record")
            for end in ("Scores", "History", "Rematch"):
                await table.host.press(last, end)

        async def set_up(host: Person, channel: str) -> None:
            """Choose in each select of the server's settings, and look at what is chosen already."""
            host.permit(manage_guild=True)
            panel = (await host.command(channel, "sobek settings")).message
            await host.select(panel, "s:0:0:ss:channels", [str(sandbox.channel(channel).id)])
            await host.press(panel, "People and quiet hours")
            await host.select(panel, "s:0:0:ss:role", [str(sandbox.world.role("Players").id)])
            await host.select(panel, "s:0:0:ss:role", [])
            await host.press(panel, "Tables")
            await host.select(panel, "s:0:0:ss:channels", [])

        await set_up(sandbox.person("settled"), "table-one")
        await asyncio.gather(play(2, 3, 1, 7), play(2, 2, 0, 11, game="duel"))
        assert await bot.stop() == 0
        requests = [
            {"name": f"{number} {one.method} {one.path}", "method": one.method, "path": one.path, "body": one.body}
            for number, one in enumerate(sandbox.requests)
        ]
    faults, count = await judged(node, requests)
    assert faults == []
    assert any(body.get("content") for body in (one["body"] for one in requests) if isinstance(body, dict)), "pings"
    assert count["messages"] > 100, count
    assert count["components"] > 300, count
    assert (count["modals"], count["commands"]) == (2, 1), count
