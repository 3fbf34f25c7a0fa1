from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Locator, Page, expect

from tests.sandbox.page_browser import DESKTOP, PHONE, browser, needs_chromium, received, visit
from tests.sandbox.page_samples import ALT, COMMANDS, MARKDOWN, MODAL, board, row, select
from tests.sandbox.page_stub import OTHER, TABLE, Packet, PageStub

pytestmark = [pytest.mark.browser, needs_chromium, pytest.mark.asyncio(loop_scope="module")]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def chromium() -> AsyncIterator[Browser]:
    async with browser() as running:
        yield running


@pytest_asyncio.fixture(loop_scope="module")
async def stub() -> AsyncIterator[PageStub]:
    made = PageStub()
    made.commands = COMMANDS
    await made.start()
    yield made
    await made.stop()


@pytest_asyncio.fixture(loop_scope="module")
async def page(chromium: Browser, stub: PageStub) -> AsyncIterator[Page]:
    made = await visit(chromium, stub)
    yield made
    assert made.problems == []  # type: ignore[attr-defined]
    await made.context.close()


def shown(page: Page, message: Packet) -> Locator:
    return page.locator(f'[data-message-id="{message["id"]}"]')


def part(page: Page, message: Packet, custom_id: str) -> Locator:
    return shown(page, message).locator(f'[data-custom-id="{custom_id}"]')


async def test_markdown_becomes_what_discord_makes_of_it(page: Page, stub: PageStub) -> None:
    message = await stub.post(content=MARKDOWN)
    text = shown(page, message).locator(".content")
    await expect(text.locator("h2")).to_have_text("Heading one")
    await expect(text.locator("h4")).to_have_text("Heading three")
    await expect(text.locator("small").first).to_have_text("small print")
    await expect(text.locator("p > strong").first).to_have_text("bold")
    await expect(text.locator("p > em").first).to_have_text("italic")
    await expect(text.locator("u")).to_have_text("under")
    await expect(text.locator("s")).to_have_text("struck")
    await expect(text.locator("strong > em, em > strong")).to_have_text("both")
    await expect(text.locator("p > code")).to_have_text("code **raw**")
    await expect(text.locator("ul ul li")).to_have_text("deeper")
    await expect(text.locator("ol li")).to_have_text(["one", "two"])
    await expect(text.locator("blockquote strong")).to_have_text("line")
    await expect(text.locator("pre")).to_have_text('x = "**not bold**"')
    await expect(text.locator('[data-user-id="100"]')).to_have_text("@Alice")
    await expect(text.locator('[data-user-id="999"]')).to_have_text("@unknown person")
    await expect(text.locator('[data-channel-link="11"]')).to_have_text("#slow game")
    await expect(text.locator('[data-command="sobek new"]')).to_have_text("/sobek new")
    await expect(text.locator("a")).to_have_attribute("href", "https://example.org/a_b")
    await expect(text).to_contain_text("snake_case_name")
    await expect(text).to_contain_text("*plain*")
    await expect(text.locator("time")).to_contain_text("ago")
    spoiler = text.locator(".spoiler")
    await expect(spoiler).to_have_attribute("aria-label", "Show spoiler")
    await spoiler.click()
    await expect(spoiler).to_have_class("spoiler shown")


async def test_text_is_never_taken_for_html(page: Page, stub: PageStub) -> None:
    message = await stub.post(content="<img src=x onerror=alert(1)> [x](javascript:alert(1))")
    await expect(shown(page, message).locator(".content")).to_have_text(
        "<img src=x onerror=alert(1)> [x](javascript:alert(1))"
    )
    await expect(shown(page, message).locator(".content img, .content a")).to_have_count(0)


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
async def test_a_board_fits_the_window_and_keeps_its_place_when_it_changes(
    chromium: Browser, stub: PageStub, size: tuple[int, int]
) -> None:
    for number in range(6):
        stub.message(content=f"line {number}")
    message = stub.message(**board())
    page = await visit(chromium, stub, size=size)
    picture = shown(page, message).locator("img")
    await expect(picture).to_have_attribute("alt", ALT)
    box = await picture.bounding_box()
    assert box is not None
    assert box["width"] <= 550
    assert box["width"] > min(540, size[0] * 0.72)
    assert abs(box["width"] / box["height"] - 1280 / 860) < 0.02
    assert await page.evaluate("document.documentElement.scrollWidth") == size[0]
    before = await part(page, message, "sell").bounding_box()
    await page.evaluate("window.kept = document.querySelector('.picture img')")
    changed = board(edited_timestamp="2026-08-01T11:00:00+00:00")
    changed["components"][0]["components"][1]["items"][0]["media"]["url"] = "/picture/1280x860/7a4f9a.png"
    await stub.edit(message, **changed)
    await expect(shown(page, message).locator(".edited")).to_have_text("(edited)")
    assert await page.evaluate("window.kept.isConnected && window.kept.src.endsWith('7a4f9a.png')")
    assert await part(page, message, "sell").bounding_box() == before
    await shown(page, message).locator(".alt-badge").click()
    await expect(shown(page, message).locator(".alt-text")).to_have_text(ALT)
    await page.context.close()


async def test_a_picture_opens_large_and_closes_again(page: Page, stub: PageStub) -> None:
    message = await stub.post(**board())
    await shown(page, message).locator(".alt-badge").wait_for()
    await shown(page, message).locator(".picture-open").click()
    await expect(page.locator("dialog.lightbox img")).to_have_attribute("alt", ALT)
    await page.locator("dialog.lightbox img").click()
    await expect(page.locator(".lightbox-scroll")).to_have_class("lightbox-scroll zoomed")
    await page.keyboard.press("Escape")
    await expect(page.locator("dialog")).to_have_count(0)


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


async def test_an_ephemeral_answer_can_be_dismissed(page: Page, stub: PageStub) -> None:
    message = await stub.post(content="your hand", ephemeral=True, flags=64)
    await expect(shown(page, message)).to_have_attribute("data-ephemeral", "true")
    await expect(shown(page, message).locator("footer")).to_contain_text("Only you can see this")
    await shown(page, message).get_by_role("button", name="Dismiss message").click()
    await expect(shown(page, message)).to_have_count(0)
    assert (await received(stub, "dismiss"))["message_id"] == message["id"]


async def test_a_lost_connection_comes_back_and_ephemeral_messages_are_gone(page: Page, stub: PageStub) -> None:
    public = await stub.post(content="public")
    private = await stub.post(content="private", ephemeral=True, flags=64)
    await expect(shown(page, private)).to_be_visible()
    stub.refusing = True
    await stub.drop()
    await expect(page.locator("#banner")).to_have_text("Connection lost. Trying again…")
    await expect(page.locator("#composer")).to_be_disabled()
    missed = stub.message(content="missed")
    stub.refusing = False
    await expect(shown(page, missed)).to_be_visible(timeout=20000)
    await expect(shown(page, public)).to_be_visible()
    await expect(shown(page, private)).to_have_count(0)
    await expect(page.locator("#banner")).to_be_empty()
    assert stub.connections == 2


async def test_calls_in_other_channels_are_counted_in_list_and_title(page: Page, stub: PageStub) -> None:
    await stub.post(OTHER, content="hello")
    entry = page.locator(f'[data-channel-id="{OTHER}"]')
    await expect(entry).to_have_class("channel unread")
    called = await stub.post(OTHER, content="<@100>", mentions=["100"])
    await expect(entry.locator(".call-count")).to_have_text("1")
    assert (await page.title()).startswith("(1) ")
    await entry.click()
    await expect(shown(page, called)).to_have_class("message called grouped")
    await expect(entry).to_have_class("channel")
    assert not (await page.title()).startswith("(")


async def test_reading_above_is_not_disturbed_by_what_comes_below(page: Page, stub: PageStub) -> None:
    first = stub.message(content="first")
    message = stub.message(**board())
    for number in range(40):
        stub.message(content=f"line {number}\nmore")
    await page.reload()
    await expect(shown(page, first)).to_have_count(1)
    await page.evaluate("document.getElementById('log').scrollTop = 500")
    await page.wait_for_timeout(50)
    await stub.post(content="something new")
    await expect(page.locator("#jump")).to_be_visible()
    assert await page.evaluate("document.getElementById('log').scrollTop") == 500
    line = page.locator("article", has_text="line 5\nmore")
    before = await line.bounding_box()
    await stub.edit(message, **board(), content="now with one more line above")
    await expect(shown(page, message).locator(".content")).to_be_attached()
    assert await line.bounding_box() == before
    await page.locator("#jump").click()
    await expect(page.get_by_text("something new")).to_be_in_viewport()


async def test_chat_is_said_and_shown(page: Page, stub: PageStub) -> None:
    await page.locator("#composer").fill("two\nlines @alice")
    await page.locator("#composer").press("Escape")
    await page.locator("#composer").press("Enter")
    assert (await received(stub, "say"))["content"] == "two\nlines <@100>"
    await expect(page.locator("article .content").last).to_have_text("two\nlines @Alice")
    await expect(page.locator("#composer")).to_have_value("")


async def test_an_offline_bot_is_told(page: Page, stub: PageStub) -> None:
    await stub.push({"t": "bot", "online": False})
    await expect(page.locator("#banner")).to_contain_text("The bot is offline")
    await stub.push({"t": "bot", "online": True})
    await expect(page.locator("#banner")).to_be_empty()


async def test_a_first_visit_asks_for_the_name_and_remembers_it(chromium: Browser, stub: PageStub) -> None:
    context = await chromium.new_context(locale="de-DE")
    page = await context.new_page()
    await page.goto(stub.url)
    dialog = page.get_by_role("dialog", name="Willkommen")
    await dialog.get_by_label("Dein Name").fill("Zoë Łuk")
    await page.keyboard.press("Enter")
    await page.wait_for_selector("#composer:not([disabled])")
    assert "user=zoe_luk&lang=de" in page.url
    assert (await received(stub, "profile")) == {"t": "profile", "name": "Zoë Łuk", "locale": "de"}
    await page.goto(stub.url)
    await page.wait_for_selector("#composer:not([disabled])")
    assert "user=zoe_luk" in page.url
    await context.close()


async def test_a_changed_language_changes_the_page_at_once(page: Page, stub: PageStub) -> None:
    message = await stub.post(content="x", ephemeral=True, flags=64)
    await page.locator("#who").click()
    await page.locator("#profile-locale").select_option("pl")
    await page.locator("#profile-save").click()
    await expect(shown(page, message).locator("footer")).to_contain_text("Tylko ty to widzisz")
    assert (await received(stub, "profile"))["locale"] == "pl"
    assert await page.evaluate("document.documentElement.lang") == "pl"


async def test_the_channel_list_is_a_drawer_on_a_phone(chromium: Browser, stub: PageStub) -> None:
    page = await visit(chromium, stub, size=PHONE)
    entry = page.locator(f'[data-channel-id="{OTHER}"]')
    await expect(entry).not_to_be_visible()
    await page.locator("#menu").tap()
    await entry.tap()
    await expect(page.locator("#title")).to_have_text("general")
    await expect(entry).not_to_be_visible()
    await page.context.close()
