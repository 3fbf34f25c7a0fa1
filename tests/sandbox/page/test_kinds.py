"""Channels of other kinds, and the lines that Discord itself writes."""

import pytest
from playwright.async_api import Page, expect

from tests.sandbox.page.browser import needs_chromium, shown
from tests.sandbox.page.stub import THREAD, PageStub

pytestmark = [pytest.mark.browser, needs_chromium, pytest.mark.asyncio(loop_scope="session")]

FORUM, POST = "30", "31"


async def add(stub: PageStub, channel_id: str, name: str, kind: int, parent: str | None = None) -> None:
    body = {"id": channel_id, "name": name, "type": kind, "parent_id": parent, "archived": False}
    await stub.push({"t": "channel_create", "channel": body})


async def test_every_kind_of_channel_stands_in_the_list_with_an_icon_of_its_own(page: Page, stub: PageStub) -> None:
    """Voice channels too: they have a chat."""
    for number, kind in enumerate((0, 2, 5, 13, 15)):
        await add(stub, str(20 + number), f"kind {kind}", kind)
    drawn = set()
    for number in range(5):
        entry = page.locator(f'[data-channel-id="{20 + number}"]')
        await expect(entry).to_be_visible()
        drawn.add(await entry.locator("path").get_attribute("d"))
    assert len(drawn) == 5


async def test_a_forum_shows_its_posts_and_takes_no_words(page: Page, stub: PageStub) -> None:
    """A post that comes later is shown at once, and a press opens it."""
    await add(stub, FORUM, "ideas", 15)
    await page.locator(f'[data-channel-id="{FORUM}"]').click()
    await expect(page.locator("#composer")).to_be_disabled()
    await expect(page.locator(".posts")).to_contain_text("Nothing found")
    await add(stub, POST, "More crocodiles", 11, FORUM)
    await page.locator(".posts button").click()
    await expect(page.locator(".title-name")).to_have_text("More crocodiles")
    await expect(page.locator("#composer")).to_be_enabled()


async def test_discords_own_lines_are_told_in_words(page: Page, stub: PageStub) -> None:
    """Who was added, a new name, a new thread, a pin; they are no replies."""
    added = await stub.post(type=1, mentions=["100"])
    await expect(shown(page, added)).to_contain_text("added Alice to the thread.")
    await expect(shown(page, await stub.post(type=4, content="Round 2"))).to_contain_text("name: Round 2")
    opened = await stub.post(type=18, content="slow game", message_reference={"channel_id": THREAD})
    await expect(shown(page, opened)).to_contain_text("started a thread: slow game")
    pinned = await stub.post(type=6, message_reference={"message_id": added["id"]})
    await expect(shown(page, pinned)).to_contain_text("pinned a message")
    await expect(shown(page, pinned).locator(".reply-line")).to_have_count(0)


async def test_a_thread_begins_with_the_message_it_grew_from(page: Page, stub: PageStub) -> None:
    """Its words stand there, not an answer to it."""
    origin = stub.message(content="A board", thread={"id": THREAD, "name": "slow game"})
    starter = await stub.post(type=21, referenced_message=origin, message_reference={"message_id": origin["id"]})
    await expect(shown(page, starter)).to_contain_text("A board")
    await expect(shown(page, starter).locator(".reply-line")).to_have_count(0)
    await expect(shown(page, starter).locator(".thread-link")).to_have_count(0)
