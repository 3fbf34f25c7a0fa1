import pytest
from playwright.async_api import Browser, Page, expect

from tests.sandbox.page.browser import PHONE, needs_chromium, received, visit
from tests.sandbox.page.stub import TABLE, Packet, PageStub

pytestmark = [pytest.mark.browser, needs_chromium, pytest.mark.asyncio(loop_scope="session")]


def complete(packet: Packet) -> list[Packet]:
    """Offer two tables whose names begin as typed."""
    if packet["t"] != "autocomplete":
        return [{"t": "interaction", "nonce": packet["nonce"], "state": "ok"}]
    (option,) = packet["options"][0]["options"]
    names = [f"{option['value']}{ending}" for ending in ("-one", "-two")]
    choices = [{"name": name, "value": f"id:{name}", "name_localizations": {"de": f"Tisch {name}"}} for name in names]
    return [{"t": "autocomplete", "nonce": packet["nonce"], "choices": choices}]


async def test_a_command_is_found_filled_in_and_sent_by_keyboard_alone(chromium: Browser, stub: PageStub) -> None:
    page = await visit(chromium, stub)
    await page.locator("#composer").focus()
    await page.keyboard.type("/new")
    await expect(page.locator("#suggestions [role=option]")).to_have_text(["/sobek newOpen a new tableSobek"])
    await page.keyboard.press("Enter")
    await expect(page.locator('[data-option="game"]')).to_be_focused()
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await expect(page.locator('[data-option="game"]')).to_have_value("Sobek: 2 Players")
    await page.keyboard.type("sea")
    await page.keyboard.press("Tab")
    await page.keyboard.type("3")
    await page.keyboard.press("Enter")
    sent = await received(stub, "command")
    assert {key: sent[key] for key in ("channel_id", "command_id", "name", "options")} == {
        "channel_id": TABLE,
        "command_id": "5",
        "name": "sobek",
        "options": [
            {
                "name": "new",
                "type": 1,
                "options": [{"name": "game", "type": 3, "value": "duel"}, {"name": "seats", "type": 4, "value": 3}],
            }
        ],
    }
    await expect(page.locator("#composer")).to_be_focused()
    await page.context.close()


async def test_a_command_of_one_server_is_offered_in_its_channels_alone(page: Page, stub: PageStub) -> None:
    """As with menus; the page shows the channels of several servers in one list."""
    for name, server in (("here", "1"), ("there", "2")):
        body = {"id": f"4{server}", "name": name, "type": 0, "parent_id": None, "archived": False, "guild_id": server}
        await stub.push({"t": "channel_create", "channel": body})
    own = {"id": "9", "type": 1, "name": "own", "description": "Of the second server", "guild_id": "2", "options": []}
    await stub.push({"t": "commands", "commands": [own, {**own, "id": "8", "name": "all", "guild_id": None}]})
    for name, offered in (("here", ["/all"]), ("there", ["/own", "/all"])):
        await page.locator("#channels").get_by_role("button", name=name, exact=True).click()
        await page.locator("#composer").fill("/")
        await expect(page.locator("#suggestions .suggest-label")).to_have_text(offered)
        await page.locator("#composer").fill("")


async def test_a_command_with_something_missing_or_wrong_is_not_sent(chromium: Browser, stub: PageStub) -> None:
    page = await visit(chromium, stub)
    await page.locator("#composer").press_sequentially("/sobek new ")
    await page.locator("#send").click()
    await expect(page.locator(".suggest-problem")).to_have_text("This is required")
    await page.keyboard.type("Sobek")
    await page.keyboard.press("Enter")
    await page.keyboard.type("seats")
    await page.keyboard.press("Enter")
    await page.keyboard.type("7")
    await page.keyboard.press("Enter")
    await expect(page.locator(".suggest-problem")).to_have_text("At most 4")
    assert stub.packets("command") == []
    await page.keyboard.press("Backspace")
    await page.keyboard.type("4")
    await page.keyboard.press("Enter")
    assert (await received(stub, "command"))["options"][0]["options"][-1]["value"] == 4
    await page.context.close()


async def test_completion_comes_from_the_server_in_the_persons_language(chromium: Browser, stub: PageStub) -> None:
    stub.answer = complete
    page = await visit(chromium, stub, lang="de")
    await page.locator("#composer").press_sequentially("/sobek show ")
    await page.keyboard.type("ni")
    offered = page.locator("#suggestions [role=option]")
    await expect(offered).to_have_text(["Tisch ni-one", "Tisch ni-two"])
    asked = stub.packets("autocomplete")[-1]
    assert asked["options"] == [
        {"name": "show", "type": 1, "options": [{"name": "table", "type": 3, "value": "ni", "focused": True}]}
    ]
    await offered.nth(1).click()
    await page.keyboard.press("Enter")
    assert (await received(stub, "command"))["options"][0]["options"] == [
        {"name": "table", "type": 3, "value": "id:ni-two"}
    ]
    await page.context.close()


async def test_commands_are_named_in_the_persons_language(chromium: Browser, stub: PageStub) -> None:
    page = await visit(chromium, stub, lang="de")
    await page.locator("#composer").press_sequentially("/sobek n")
    await expect(page.locator("#suggestions .suggest-label")).to_have_text(["/sobek neu"])
    await expect(page.locator("#suggestions")).to_contain_text("Einen neuen Tisch öffnen")
    await page.context.close()


async def test_a_command_nobody_answers_leaves_a_private_note(chromium: Browser, stub: PageStub) -> None:
    stub.answer = lambda packet: [{"t": "interaction", "nonce": packet["nonce"], "state": "failed"}]
    page = await visit(chromium, stub)
    await page.locator("#composer").press_sequentially("/sobek help ")
    await page.keyboard.press("Escape")
    await page.keyboard.press("Escape")
    await expect(page.locator("#composer")).to_be_focused()
    await page.locator("#composer").press_sequentially("/sobek help ")
    await page.keyboard.press("Enter")
    note = page.locator("article[data-ephemeral]")
    await expect(note).to_contain_text("The application did not respond")
    assert (await received(stub, "command"))["options"] == [{"name": "help", "type": 1, "options": []}]
    await note.get_by_role("button", name="Dismiss message").click()
    await expect(note).to_have_count(0)
    assert stub.packets("dismiss") == [], "the server knows nothing of the note"
    await page.context.close()


async def test_a_command_can_be_sent_with_fingers_alone(chromium: Browser, stub: PageStub) -> None:
    page: Page = await visit(chromium, stub, size=PHONE)
    await page.locator("#composer").tap()
    await page.keyboard.type("/")
    await page.locator('.suggestion[data-value="sobek new"]').tap()
    await page.locator('.suggestion[data-value="sobek"]').tap()
    await page.locator('.suggestion[data-value="ping"]').tap()
    await page.locator('.suggestion[data-value="true"]').tap()
    await page.locator("#send").tap()
    assert (await received(stub, "command"))["options"][0]["options"] == [
        {"name": "game", "type": 3, "value": "sobek"},
        {"name": "ping", "type": 5, "value": True},
    ]
    await page.context.close()
