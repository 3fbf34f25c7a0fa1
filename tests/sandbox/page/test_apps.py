"""The menus of messages and people on the page: by mouse, by keyboard, by touch; and roles."""

from __future__ import annotations

import pytest
from playwright.async_api import Browser, Page, expect

from tests.sandbox.page.browser import PHONE, needs_chromium, received, shown, visit
from tests.sandbox.page.samples import COMMANDS, MODAL, row
from tests.sandbox.page.stub import BOT, TABLE, Packet, PageStub

pytestmark = [pytest.mark.browser, needs_chromium, pytest.mark.asyncio(loop_scope="session")]

MENUS: list[Packet] = [
    {"id": "6", "name": "Wave At", "type": 2, "name_localizations": {"de": "Winken"}},
    {"id": "7", "name": "Read Aloud", "type": 3, "name_localizations": None},
]


async def opened(stub: PageStub, chromium: Browser, **options: str) -> Page:
    stub.commands = [*COMMANDS, *MENUS]
    return await visit(chromium, stub, **options)


async def test_the_menu_offers_what_the_bot_has_for_the_message_and_its_author(
    chromium: Browser, stub: PageStub
) -> None:
    """Each command is sent with what it is about; names are in the person's language."""
    page = await opened(stub, chromium, lang="de")
    message = await stub.post(content="Good day")
    for name, kind, target in (("Read Aloud", 3, message["id"]), ("Winken", 2, BOT["id"])):
        await page.locator("#composer").hover()
        await shown(page, message).hover()
        await shown(page, message).get_by_role("button", name="Apps").click()
        await expect(page.locator(".menu-item")).to_have_text(["Read Aloud", "Winken"])
        await page.get_by_role("button", name=name).click()
        await expect(page.locator("dialog")).to_have_count(0)
        sent = await received(stub, "context", 1 if kind == 3 else 2)
        assert {key: sent[key] for key in ("channel_id", "type", "target_id")} == {
            "channel_id": TABLE,
            "type": kind,
            "target_id": target,
        }
    await page.context.close()


async def test_the_menu_is_reached_and_used_by_keyboard_alone(chromium: Browser, stub: PageStub) -> None:
    """Arrow keys go from message to message, Tab to what can be done with one."""
    page = await opened(stub, chromium)
    first = await stub.post(content="first")
    second = await stub.post(content="second")
    await expect(shown(page, second)).to_have_count(1)
    await page.locator("#log").focus()
    await page.keyboard.press("ArrowUp")
    await expect(shown(page, second)).to_be_focused()
    await page.keyboard.press("ArrowUp")
    await expect(shown(page, first)).to_be_focused()
    await page.keyboard.press("Tab")
    await page.keyboard.press("Tab")
    await expect(shown(page, first).get_by_role("button", name="Apps")).to_be_focused()
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("button", name="Read Aloud")).to_be_focused()
    await page.keyboard.press("Enter")
    assert (await received(stub, "context"))["target_id"] == first["id"]
    await page.context.close()


async def test_the_menu_is_used_on_a_phone(chromium: Browser, stub: PageStub) -> None:
    """A tap on the message shows what can be done with it."""
    page = await visit_phone(stub, chromium)
    message = await stub.post(content="Good day")
    await shown(page, message).tap()
    await shown(page, message).get_by_role("button", name="Apps").tap()
    await page.get_by_role("button", name="Read Aloud").tap()
    assert (await received(stub, "context"))["target_id"] == message["id"]
    assert await page.evaluate("document.documentElement.scrollWidth") == PHONE[0]
    await page.context.close()


async def visit_phone(stub: PageStub, chromium: Browser) -> Page:
    stub.commands = MENUS
    return await visit(chromium, stub, size=PHONE)


async def test_an_answer_may_be_a_modal_or_fail(chromium: Browser, stub: PageStub) -> None:
    """A modal opens; a failure is told below the message."""
    page = await opened(stub, chromium)
    message = await stub.post(content="Good day")
    stub.answer = lambda packet: [{"t": "modal", "nonce": packet["nonce"], "interaction_id": "1", "modal": MODAL}]
    await shown(page, message).hover()
    await shown(page, message).get_by_role("button", name="Apps").click()
    await page.get_by_role("button", name="Wave At").click()
    await expect(page.locator("dialog h2")).to_have_text("A new table")
    await page.keyboard.press("Escape")
    stub.answer = lambda packet: [{"t": "interaction", "nonce": packet["nonce"], "state": "failed"}]
    await shown(page, message).hover()
    await shown(page, message).get_by_role("button", name="Apps").click()
    await page.get_by_role("button", name="Wave At").click()
    await expect(shown(page, message).locator(".failed")).to_have_text("The application did not respond")
    await page.context.close()


async def test_an_answer_tells_what_was_used(page: Page, stub: PageStub) -> None:
    """A command of a menu has no slash."""
    meta = {"id": "1", "type": 2, "name": "Wave At", "user": stub.person("alice", "en-US")}
    message = await stub.post(content="waves", type=23, interaction_metadata=meta)
    await expect(shown(page, message).locator(".reply-line")).to_contain_text("used Wave At")


async def test_without_such_commands_there_is_no_menu(page: Page, stub: PageStub) -> None:
    """It comes with the commands, and is not there on private messages."""
    message = await stub.post(content="Good day")
    private = await stub.post(content="for you", ephemeral=True, flags=64)
    await expect(shown(page, private)).to_have_count(1)
    await expect(page.locator("[data-apps]")).to_have_count(0)
    await stub.push({"t": "commands", "commands": MENUS})
    await expect(page.locator("[data-apps]")).to_have_count(1)
    await expect(shown(page, message).locator("[data-apps]")).to_have_count(1)


async def test_roles_are_named_and_chosen(page: Page, stub: PageStub) -> None:
    """A role that is called is shown by its name, and a select of roles offers all."""
    select = {"type": 6, "custom_id": "roles"}
    message = await stub.post(content="<@&71>, come; <@&5> too", components=[row(select)])
    await expect(shown(page, message).locator('[data-role-id="71"]')).to_have_text("@Players")
    await expect(shown(page, message).locator('[data-role-id="5"]')).to_have_text("@role")
    await shown(page, message).locator("button.select").click()
    await expect(page.locator(".select-option .select-words")).to_have_text(["@everyone", "@Players"])
    await page.locator(".select-option", has_text="Players").click()
    assert (await received(stub, "component"))["values"] == ["71"]
