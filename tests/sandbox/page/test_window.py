import pytest
from playwright.async_api import Browser, Page, expect

from tests.sandbox.page.browser import PHONE, needs_chromium, received, shown, visit
from tests.sandbox.page.stub import OTHER, PageStub

pytestmark = [pytest.mark.browser, needs_chromium, pytest.mark.asyncio(loop_scope="session")]


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


async def test_what_got_into_the_page_as_html_runs_no_script(page: Page) -> None:
    smuggled = """() => {
      const button = document.createElement("button");
      try { button.setAttribute("onclick", "window.ran = true"); } catch {}
      const script = document.createElement("script");
      try { script.append("window.ran = true"); } catch {}
      document.body.append(button, script);
      button.click();
      return window.ran ?? false;
    }"""
    async with page.expect_console_message(lambda line: line.type == "error"):
        assert not await page.evaluate(smuggled)
    assert page.problems.pop().startswith("This document requires 'TrustedScript'")  # type: ignore[attr-defined]
    page.problems.clear()  # type: ignore[attr-defined]
