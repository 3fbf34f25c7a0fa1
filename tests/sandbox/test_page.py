"""The page's WebSocket and the control surface, spoken to as a browser and another process would."""

from __future__ import annotations

from typing import Any

import aiohttp
import pytest

from sandbox.ids import named
from sandbox.server import Sandbox
from tests.sandbox.conftest import Client
from tests.sandbox.page_tabs import TABLE, browser, open_tab
from tests.unhurried import UNHURRIED

__all__ = ["browser"]


async def test_a_tab_is_greeted_with_all_there_is(
    sandbox: Sandbox, client: Client, browser: aiohttp.ClientSession
) -> None:
    tab = await open_tab(browser, sandbox, "user=alice&lang=de")
    hello = await tab.hears("hello")
    assert hello["me"]["id"] == str(named("user", "alice"))
    assert hello["me"]["locale"] == "de"
    assert hello["channels"][0] == {
        "id": TABLE,
        "guild_id": str(sandbox.world.guild_id),
        "name": "table-one",
        "type": 0,
        "parent_id": None,
        "archived": False,
    }
    assert [command["name"] for command in hello["commands"]] == ["toy"]
    assert hello["bot"]["online"]


async def test_a_whole_conversation(sandbox: Sandbox, client: Client, browser: aiohttp.ClientSession) -> None:
    tab = await open_tab(browser, sandbox, "user=alice")
    other = await open_tab(browser, sandbox, "user=bob")
    await other.hears("hello")
    await tab.command("new", {"name": "seats", "type": 4, "value": 2})
    await tab.hears("interaction", nonce="n", state="ok")
    board = (await other.hears("message"))["message"]
    assert not board["ephemeral"]
    press = {"channel_id": TABLE, "message_id": board["id"], "component_type": 2}
    await other.says("component", nonce="p", custom_id="t:more", **press)
    assert (await tab.hears("message_update"))["message"]["id"] == board["id"]
    await other.says("component", nonce="q", custom_id="t:ask", **press)
    assert (await other.hears("interaction", nonce="q"))["state"] == "failed"


async def test_modals_and_completions(sandbox: Sandbox, client: Client, browser: aiohttp.ClientSession) -> None:
    tab = await open_tab(browser, sandbox, "user=alice")
    await tab.command("new")
    board = (await tab.hears("message"))["message"]
    press = {"channel_id": TABLE, "message_id": board["id"], "component_type": 2}
    await tab.says("component", nonce="m", custom_id="t:ask", **press)
    told = await tab.hears("modal", nonce="m")
    parts = told["modal"]["components"]
    filled = [
        {"type": 18, "component": {"type": 4, "custom_id": parts[0]["component"]["custom_id"], "value": "lotus"}},
        {"type": 18, "component": {"type": 3, "custom_id": parts[1]["component"]["custom_id"], "values": ["i"]}},
    ]
    sent = {"interaction_id": told["interaction_id"], "custom_id": told["modal"]["custom_id"], "components": filled}
    await tab.says("modal_submit", nonce="s", **sent)
    answer = (await tab.hears("message"))["message"]
    assert answer["content"] == "lotus i"
    assert answer["ephemeral"]
    focused = {"name": "card", "type": 3, "value": "fi", "focused": True}
    options = [{"name": "pick", "type": 1, "options": [focused]}]
    await tab.says("autocomplete", nonce="a", channel_id=TABLE, name="toy", options=options)
    choices = (await tab.hears("autocomplete", nonce="a"))["choices"]
    assert [choice["value"] for choice in choices] == ["fish", "fig"]


async def test_a_private_answer_is_in_that_persons_tab_until_it_is_reloaded_or_dismissed(
    sandbox: Sandbox, client: Client, browser: aiohttp.ClientSession
) -> None:
    tab = await open_tab(browser, sandbox, "user=alice")
    other = await open_tab(browser, sandbox, "user=bob")
    await tab.command("whisper", {"name": "word", "type": 3, "value": "psst"})
    private = (await tab.hears("message"))["message"]
    for watcher, number in ((tab, 1), (other, 0), (await open_tab(browser, sandbox, "user=alice"), 0)):
        await watcher.says("open", channel_id=TABLE)
        assert len((await watcher.hears("messages"))["messages"]) == number
    await tab.says("dismiss", message_id=private["id"])
    await tab.says("open", channel_id=TABLE)
    assert (await tab.hears("messages"))["messages"] == []


async def test_people_write_change_their_name_and_only_managers_delete(
    sandbox: Sandbox, browser: aiohttp.ClientSession
) -> None:
    alice = await open_tab(browser, sandbox, "user=alice")
    manager = await open_tab(browser, sandbox, "user=manager")
    bob = await open_tab(browser, sandbox, "user=bob")
    await bob.hears("hello")
    await alice.says("profile", name="Alice the Great", locale="pl")
    people = (await bob.hears("people"))["people"]
    assert ("Alice the Great", "pl") in [(one["global_name"], one["locale"]) for one in people]
    await alice.says("say", channel_id=TABLE, content="hello")
    message = (await bob.hears("message"))["message"]
    await bob.says("delete", channel_id=TABLE, message_id=message["id"])
    assert (await bob.hears("interaction"))["state"] == "failed"
    await manager.says("delete", channel_id=TABLE, message_id=message["id"])
    assert (await alice.hears("message_delete"))["id"] == message["id"]


async def test_a_persons_client_reopens_a_thread_before_it_deletes_in_it(
    sandbox: Sandbox, browser: aiohttp.ClientSession
) -> None:
    world, alice = sandbox.world, sandbox.person("alice")
    thread = world.add_thread(sandbox.channel("table-one"), "A table", alice.id, 1440, world.clock.fresh())
    message = alice.say(thread, "x")
    tab = await open_tab(browser, sandbox, "user=alice")
    sandbox.archive(thread, locked=True)
    await tab.says("delete", channel_id=str(thread.id), message_id=message["id"])
    assert (await tab.hears("interaction"))["state"] == "failed"
    assert (thread.archived, len(alice.sees(thread))) == (True, 1)
    thread.locked = False
    await tab.says("delete", channel_id=str(thread.id), message_id=message["id"])
    await tab.hears("message_delete", id=message["id"])
    assert not thread.archived


@pytest.mark.parametrize("nonsense", ["{", "[]", "3", '{"t": "open"}', '{"t": "open", "channel_id": "x"}'])
async def test_nonsense_does_not_end_the_tab(sandbox: Sandbox, browser: aiohttp.ClientSession, nonsense: str) -> None:
    tab = await open_tab(browser, sandbox, "user=alice")
    await tab.socket.send_str(nonsense)
    assert (await tab.hears("interaction"))["state"] == "failed"
    await tab.says("open", channel_id=TABLE)
    await tab.hears("messages")


async def test_another_sites_page_is_not_let_in(sandbox: Sandbox, browser: aiohttp.ClientSession) -> None:
    with pytest.raises(aiohttp.WSServerHandshakeError):
        await browser.ws_connect(f"{sandbox.url}/page/ws?user=alice", headers={"Origin": "https://example.org"})
    async with browser.post(
        f"{sandbox.url}/control/remove_bot", json={}, headers={"Origin": "https://example.org"}
    ) as response:
        assert response.status == 403


async def test_the_control_surface_does_what_it_is_told(
    sandbox: Sandbox, client: Client, browser: aiohttp.ClientSession
) -> None:
    async def control(what: str, **body: Any) -> Any:
        async with browser.post(f"{sandbox.url}/control/{what}", json=body) as response:
            assert response.status == 200, await response.text()
            return await response.json()

    await control("fault", kind="status", status=503, path="/callback$")
    sandbox.interactions.first_answer = 0.2
    alice = sandbox.person("alice")
    assert (await alice.command("table-one", "toy new")).state == "failed"
    sandbox.interactions.first_answer = UNHURRIED
    await control("permit", channel="table-one", permissions={"attach_files": False})
    await control("person", name="alice", permissions={"manage_channels": True}, closed=True)
    await control("advance", seconds=60)
    board = (await alice.command("table-one", "toy new")).message
    await control("delete_message", message=board["id"])
    assert alice.sees("table-one") == []
    await control("repeat", times=1)
    await alice.command("table-one", "toy new")
    await control("delete_channel", channel="table-two")
    await control("clear")
    await control("gateway", do="reconnect")
    await sandbox.wait_for(lambda: sandbox.gateway.resumed)
    await control("remove_bot")
    await sandbox.wait_for(lambda: "guild_remove" in client.heard)
    await control("invite_bot")
    async with browser.get(f"{sandbox.url}/control/requests?since=1") as response:
        assert len(await response.json()) == len(sandbox.requests) - 1
    async with browser.get(f"{sandbox.url}/control/state") as response:
        state = await response.json()
    assert state["online"]
    assert "table-two" not in [channel["name"] for channel in state["channels"]]


@pytest.mark.parametrize(
    ("what", "body", "status"),
    [
        ("fault", {"colour": 1}, 400),
        ("fault", {"kind": "thunder"}, 400),
        ("gateway", {"do": "dance"}, 400),
        ("delete_message", {"message": "1"}, 404),
        ("delete_channel", {"channel": "nowhere"}, 404),
    ],
)
async def test_the_control_surface_says_what_it_cannot_do(
    sandbox: Sandbox, browser: aiohttp.ClientSession, what: str, body: Any, status: int
) -> None:
    async with browser.post(f"{sandbox.url}/control/{what}", json=body) as response:
        assert response.status == status
        assert (await response.json())["error"]
