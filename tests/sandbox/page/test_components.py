import pytest
from playwright.async_api import Page, expect

from tests.sandbox.page.browser import needs_chromium, part, received, shown
from tests.sandbox.page.samples import MODAL, board, button, row, select
from tests.sandbox.page.stub import TABLE, Packet, PageStub

pytestmark = [pytest.mark.browser, needs_chromium, pytest.mark.asyncio(loop_scope="session")]


async def test_a_press_waits_for_its_own_answer(page: Page, stub: PageStub) -> None:
    stub.answer = lambda packet: []
    message = await stub.post(**board())
    pressed = part(page, message, "take:1")
    await pressed.click()
    await expect(pressed).to_have_attribute("aria-busy", "true")
    await pressed.click()
    sent = await received(stub, "component")
    assert {key: sent[key] for key in ("channel_id", "message_id", "custom_id", "component_type")} == {
        "channel_id": TABLE,
        "message_id": message["id"],
        "custom_id": "take:1",
        "component_type": 2,
    }
    await stub.push({"t": "interaction", "nonce": "another", "state": "ok"})
    await stub.edit(message, **board())
    await expect(pressed).to_have_attribute("aria-busy", "true")
    await stub.push({"t": "interaction", "nonce": sent["nonce"], "state": "ok"})
    await expect(pressed).not_to_have_attribute("aria-busy", "true")
    assert len(stub.packets("component")) == 1, "a second press before the answer is not sent"
    await expect(part(page, message, "no")).to_be_disabled()


async def test_a_failed_press_says_so_until_the_next_one(page: Page, stub: PageStub) -> None:
    stub.answer = lambda packet: [
        {"t": "interaction", "nonce": packet["nonce"], "state": "failed", "message": "The application did not respond"}
    ]
    message = await stub.post(**board())
    await part(page, message, "take:0").click()
    await expect(shown(page, message).locator(".failed")).to_have_text("This interaction failed")
    stub.answer = stub.default_answer
    await part(page, message, "take:0").click()
    await expect(shown(page, message).locator(".failed")).to_be_hidden()


async def test_a_select_of_one_sends_at_once(page: Page, stub: PageStub) -> None:
    message = await stub.post(content="goods", components=[row(select())])
    await part(page, message, "goods").click()
    await page.locator('[role=option][data-value="wheat"]').click()
    assert (await received(stub, "component"))["values"] == ["wheat"]
    await expect(part(page, message, "goods")).to_have_text("Wheat")


async def test_a_select_of_several_sends_when_done_and_heeds_its_bounds(page: Page, stub: PageStub) -> None:
    message = await stub.post(components=[row(select(min_values=1, max_values=2))])
    menu = part(page, message, "goods")
    await menu.focus()
    await page.keyboard.press("ArrowDown")
    for key in ("Enter", "ArrowDown", "Enter", "ArrowDown", "Enter"):
        await page.keyboard.press(key)
    await expect(page.locator('[role=option][aria-selected="true"]')).to_have_count(2)
    await page.locator(".select-done").click()
    assert (await received(stub, "component"))["values"] == ["cattle", "wheat"]


async def test_people_and_channels_can_be_selected(page: Page, stub: PageStub) -> None:
    parts = [{"type": 5, "custom_id": "who"}, {"type": 8, "custom_id": "where", "channel_types": [11]}]
    message = await stub.post(components=[row(one) for one in parts])
    await part(page, message, "who").click()
    await page.locator('[role=option][data-value="100"]').click()
    assert (await received(stub, "component"))["values"] == ["100"]
    await part(page, message, "where").click()
    await expect(page.locator("[role=option]")).to_have_text(["#slow game"])


async def test_a_modal_checks_keeps_its_words_on_failure_and_sends_discords_shape(page: Page, stub: PageStub) -> None:
    def answer(packet: Packet) -> list[Packet]:
        if packet["t"] == "component":
            return [{"t": "modal", "nonce": packet["nonce"], "interaction_id": "77", "modal": MODAL}]
        state = "failed" if len(stub.packets("modal_submit")) == 1 else "ok"
        return [{"t": "interaction", "nonce": packet["nonce"], "state": state}]

    stub.answer = answer
    message = await stub.post(**board())
    await part(page, message, "sell").click()
    dialog = page.get_by_role("dialog", name="A new table")
    name = dialog.get_by_label("Name of the table")
    await expect(name).to_be_focused()
    await dialog.get_by_role("button", name="Submit").click()
    await expect(dialog.locator(".field-error").first).to_have_text("This is required")
    assert stub.packets("modal_submit") == []
    await name.fill("Nile")
    await dialog.get_by_label("Live").check()
    await dialog.get_by_label("Variant").check()
    await dialog.locator('[data-custom-id="who"]').click()
    await page.locator('[role=option][data-value="100"]').click()
    await page.locator(".select-done").click()
    await dialog.get_by_role("button", name="Submit").click()
    await expect(dialog.locator(".form-error")).to_have_text("This interaction failed")
    await expect(name).to_have_value("Nile")
    await dialog.get_by_role("button", name="Submit").click()
    await expect(page.locator("dialog")).to_have_count(0)
    sent = await received(stub, "modal_submit", 2)
    assert sent["interaction_id"] == "77"
    assert sent["custom_id"] == "modal:1"
    assert sent["components"] == [
        {"type": 10},
        {"type": 18, "component": {"type": 4, "custom_id": "name", "value": "Nile"}},
        {"type": 18, "component": {"type": 21, "custom_id": "pace", "value": "live"}},
        {"type": 18, "component": {"type": 22, "custom_id": "extras", "values": ["variant"]}},
        {"type": 18, "component": {"type": 5, "custom_id": "who", "values": ["100"]}},
        {"type": 18, "component": {"type": 23, "custom_id": "call", "value": True}},
    ]


async def test_a_covered_container_can_only_be_uncovered(page: Page, stub: PageStub) -> None:
    parts = [{"type": 17, "spoiler": True, "components": [row(button("x", "Secret"))]}]
    message = await stub.post(flags=32768, components=parts)
    await expect(shown(page, message).locator(".container")).to_have_attribute("inert", "")
    await shown(page, message).locator(".cover-label").click()
    await shown(page, message).get_by_role("button", name="Secret").click()
    assert (await received(stub, "component"))["custom_id"] == "x"
