"""What the page shows is still there after a restart: people, channels, messages, their pictures, and the time."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from sandbox import keeping
from sandbox.server import Sandbox
from sandbox.things import Attachment, Channel, Message
from tests.sandbox.page.stub import png

PICTURE = png(8, 8, b"abc")


def post(sandbox: Sandbox, channel: Channel, text: str, **more: Any) -> Message:
    """Post a message of the bot's with a picture."""
    world = sandbox.world
    file = Attachment(world.clock.fresh(), channel.id, "board.png", PICTURE, "image/png", 8, 8, "A board")
    world.attachments.keep(file)
    message = Message(
        world.clock.fresh(), channel.id, world.bot.id, world.clock.now(), content=text, attachments=[file], **more
    )
    world.add_message(message)
    return message


def told(sandbox: Sandbox, channel: Channel | int) -> list[Any]:
    """Return a channel's messages as the page and the bot are told of them."""
    found = sandbox.world.channels[channel if isinstance(channel, int) else channel.id]
    sandbox.payloads.base = ""
    return [sandbox.payloads.message(message) for message in sandbox.world.visible(found)]


async def test_everything_is_there_again(tmp_path: Path) -> None:
    async with Sandbox(folder=tmp_path / "page") as sandbox:
        world = sandbox.world
        alice = world.person("alice")
        alice.global_name, alice.installed = "Alice of Thebes", True
        visitor = world.person("visitor", "de")
        table = world.channel("table-one")
        thread = world.add_thread(table, "Sobek", world.bot.id, 4320, world.clock.fresh())
        thread.members[visitor.id] = 7.0
        between = world.private(alice, visitor)
        world.direct(alice)
        board = post(sandbox, thread, "board", nonce="n", pushed={alice.id: "Your turn"}, reactions={"👍": [alice.id]})
        thread.nonces[world.bot.id, "n"] = (board.id, 5.0)
        post(sandbox, table, "for alice alone", reader_id=alice.id)
        sandbox.move_clock(2 * 86400.0)
        before = [told(sandbox, one) for one in (table, thread, between)]
    async with Sandbox(folder=tmp_path / "page") as again:
        world = again.world
        assert world.clock.ahead == 2 * 86400.0
        assert (world.person("alice").global_name, world.person("alice").installed) == ("Alice of Thebes", True)
        assert world.person("visitor") == visitor
        kept = world.channels[thread.id]
        assert (kept.members, kept.nonces) == (thread.members, thread.nonces)
        assert world.channels[between.id].between == between.between
        assert [told(again, one) for one in (table.id, thread.id, between.id)][1:] == before[1:]
        assert [one["content"] for one in told(again, table.id)] == []
        (file,) = world.message(board.id).attachments
        assert world.attachments[file.id].data == PICTURE
        assert world.clock.fresh() > board.id


async def test_what_only_one_reader_sees_is_gone_as_on_discord(tmp_path: Path) -> None:
    async with Sandbox(folder=tmp_path) as sandbox:
        post(sandbox, sandbox.world.channel("table-one"), "private", reader_id=sandbox.world.person("alice").id)
    assert "private" not in (tmp_path / "page.json").read_text()


async def test_without_a_folder_nothing_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    async with Sandbox() as sandbox:
        post(sandbox, sandbox.world.channel("table-one"), "board")
    assert os.listdir(tmp_path) == []


async def test_only_so_much_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The newest messages of a channel, and the newest pictures; those of deleted messages go."""
    monkeypatch.setattr(keeping, "_MOST_MESSAGES", 3)
    monkeypatch.setattr(keeping, "_MOST_BYTES", 2 * len(PICTURE))
    async with Sandbox(folder=tmp_path) as sandbox:
        sent = [post(sandbox, sandbox.world.channel("table-one"), str(number)) for number in range(5)]
    files = set(os.listdir(tmp_path)) - {"page.json"}
    assert files == {str(message.attachments[0].id) for message in sent[-2:]}
    async with Sandbox(folder=tmp_path) as again:
        channel = again.world.channel("table-one")
        assert [message.content for message in again.world.visible(channel)] == ["2", "3", "4"]
        again.delete_message(sent[4].id)
    assert not (tmp_path / str(sent[4].attachments[0].id)).exists()


@pytest.mark.parametrize("text", ["", "{", "[]", '{"version": 99}', '{"version": 1, "users": 3}'])
async def test_a_file_that_cannot_be_read_is_put_aside(
    tmp_path: Path, text: str, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "page.json").write_text(text)
    async with Sandbox(folder=tmp_path) as sandbox:
        assert sandbox.world.channel("table-one").message_count == 0
        assert sandbox.world.clock.ahead == 0.0
    assert (tmp_path / "page.unreadable").read_text() == text
    assert "begins empty" in caplog.text


async def test_what_a_later_version_keeps_besides_is_left_out(tmp_path: Path) -> None:
    async with Sandbox(folder=tmp_path) as sandbox:
        post(sandbox, sandbox.world.channel("table-one"), "board")
    kept = json.loads((tmp_path / "page.json").read_text())
    for things in (kept["users"], kept["channels"], kept["messages"]):
        for one in things:
            one["later"] = 1
    (tmp_path / "page.json").write_text(json.dumps(kept))
    async with Sandbox(folder=tmp_path) as again:
        assert [one["content"] for one in told(again, again.world.channel("table-one"))] == ["board"]
