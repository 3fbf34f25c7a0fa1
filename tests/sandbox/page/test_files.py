"""Files that are given to the bot on the page: in a modal and to a slash command."""

from __future__ import annotations

import base64
from typing import Any

import pytest
from playwright.async_api import Browser, Page, expect

from tests.sandbox.page.browser import needs_chromium, received, visit
from tests.sandbox.page.stub import PageStub

pytestmark = [pytest.mark.browser, needs_chromium, pytest.mark.asyncio(loop_scope="session")]

DEAL: Any = {"name": "deal.txt", "mimeType": "text/plain", "buffer": b"cards"}
SENT = {"filename": "deal.txt", "data": base64.b64encode(b"cards").decode()}
MODAL: dict[str, Any] = {
    "title": "A game",
    "custom_id": "m",
    "components": [{"type": 18, "label": "Record", "component": {"type": 19, "custom_id": "record"}}],
}
COMMAND: dict[str, Any] = {
    "id": "5",
    "name": "read",
    "type": 1,
    "description": "Read a record",
    "options": [{"type": 11, "name": "record", "description": "The file", "required": True}],
}


async def test_a_file_goes_with_a_modal(page: Page, stub: PageStub) -> None:
    """It is sent with its name; without one a required field says so."""
    await stub.push({"t": "modal", "interaction_id": "1", "modal": MODAL})
    await page.get_by_role("button", name="Submit").click()
    await expect(page.locator(".field-error")).to_have_text("This is required")
    await page.get_by_label("Record").set_input_files(DEAL)
    await page.get_by_role("button", name="Submit").click()
    [label] = (await received(stub, "modal_submit"))["components"]
    assert label["component"]["values"] == [SENT]


async def test_a_file_goes_with_a_command(chromium: Browser, stub: PageStub) -> None:
    """The option takes a file, and nothing is sent without it."""
    stub.commands = [COMMAND]
    page = await visit(chromium, stub)
    await page.locator("#composer").press_sequentially("/read ")
    await page.locator("#send").click()
    await expect(page.locator(".suggest-problem")).to_have_text("This is required")
    await page.locator('[data-option="record"]').set_input_files(DEAL)
    await expect(page.locator('[data-option-chip="record"]')).not_to_have_class("chip wrong")
    await page.locator("#send").click()
    assert (await received(stub, "command"))["options"] == [{"name": "record", "type": 11, "value": SENT}]
    await page.context.close()
