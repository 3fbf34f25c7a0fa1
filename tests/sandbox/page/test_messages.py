import pytest
from playwright.async_api import Browser, Page, expect

from tests.sandbox.page.browser import DESKTOP, PHONE, needs_chromium, part, received, shown, visit
from tests.sandbox.page.samples import ALT, MARKDOWN, board
from tests.sandbox.page.stub import PageStub

pytestmark = [pytest.mark.browser, needs_chromium, pytest.mark.asyncio(loop_scope="session")]


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


async def test_an_ephemeral_answer_can_be_dismissed(page: Page, stub: PageStub) -> None:
    message = await stub.post(content="your hand", ephemeral=True, flags=64)
    await expect(shown(page, message)).to_have_attribute("data-ephemeral", "true")
    await expect(shown(page, message).locator("footer")).to_contain_text("Only you can see this")
    await shown(page, message).get_by_role("button", name="Dismiss message").click()
    await expect(shown(page, message)).to_have_count(0)
    assert (await received(stub, "dismiss"))["message_id"] == message["id"]


async def test_an_old_message_shows_embeds_and_each_attachment_once(page: Page, stub: PageStub) -> None:
    files = [
        {"id": "1", "filename": "a.png", "url": "/picture/90x60/7a4f9a.png", "width": 90, "height": 60, "size": 9},
        {"id": "2", "filename": "b.png", "url": "/picture/80x60/2d6a4f.png", "description": "Loose", "size": 9},
        {"id": "3", "filename": "game.json", "url": "/game.json", "size": 2048},
    ]
    embeds = [{"title": "Score", "description": "**40**", "color": 255, "image": {"url": "attachment://a.png"}}]
    message = await stub.post(content="done", embeds=embeds, attachments=files)
    await expect(shown(page, message).locator(".embed-title")).to_have_text("Score")
    await expect(shown(page, message).locator(".embed img")).to_have_attribute("src", "/picture/90x60/7a4f9a.png")
    await expect(shown(page, message).locator(".gallery img")).to_have_attribute("alt", "Loose")
    await expect(shown(page, message).locator(".file-card")).to_have_text("game.json2.0 KB")


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
