"""The page's colours: dark or light as the system says, changed by hand, and words that can be read on both."""

import pytest
from playwright.async_api import Browser, Page, expect

from tests.sandbox.page.browser import needs_chromium, shown, visit
from tests.sandbox.page.stub import PageStub

pytestmark = [pytest.mark.browser, needs_chromium, pytest.mark.asyncio(loop_scope="session")]

THEMES = ("dark", "light")
READABLE = 4.5
"""The least contrast of words with what is behind them (WCAG 2.2, AA)."""
_BUTTONS = [{"type": 2, "style": style, "label": f"Style {style}", "custom_id": f"b{style}"} for style in (1, 2, 3, 4)]
_SELECT = {"type": 3, "custom_id": "s", "placeholder": "Choose", "options": [{"label": "One", "value": "1"}]}
_WORDS = (
    "# Head\nWords and **strong** with `code`, <@100>, <#12>, [a link](https://example.org) <t:0:R>\n> said\n-# small"
)
# All words in sight whose contrast is too small: how far transparent grounds show what is behind them is counted.
_POOR = """(least) => {
    const read = (text) => (text.match(/[\\d.]+/g) ?? []).map(Number);
    const light = (colour) => {
        const [red, green, blue] = colour.map((one) => one / 255)
            .map((one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4));
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const over = ([red, green, blue, share = 1], ground) =>
        [red, green, blue].map((one, index) => one * share + ground[index] * (1 - share));
    const behind = (one) => {
        if (!one) return [255, 255, 255];
        const colour = read(getComputedStyle(one).backgroundColor);
        return colour[3] === undefined ? colour : over(colour, behind(one.parentElement));
    };
    const poor = [];
    for (const one of document.querySelectorAll("body *")) {
        const own = [...one.childNodes].filter((node) => node.nodeType === 3);
        const words = own.map((node) => node.data.trim()).join("");
        if (!words || !one.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
        const ground = behind(one);
        const shades = [over(read(getComputedStyle(one).color), ground), ground].map(light).sort((a, b) => b - a);
        const contrast = (shades[0] + 0.05) / (shades[1] + 0.05);
        if (contrast < least) poor.push(`${one.className || one.tagName}: ${words} (${contrast.toFixed(2)})`);
    }
    return poor;
}"""


@pytest.mark.parametrize("theme", THEMES)
async def test_the_page_has_the_systems_colours(chromium: Browser, stub: PageStub, theme: str) -> None:
    page = await visit(chromium, stub)
    await page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
    await expect(page.locator("html")).to_have_attribute("data-theme", theme)
    await page.reload()
    await expect(page.locator("html")).to_have_attribute("data-theme", theme)


async def test_colours_that_were_chosen_stay(page: Page) -> None:
    await page.emulate_media(color_scheme="light")
    await expect(page.locator("html")).to_have_attribute("data-theme", "light")
    await page.locator("#theme").click()
    await expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    await page.reload()
    await expect(page.locator("html")).to_have_attribute("data-theme", "dark")


@pytest.mark.parametrize("theme", THEMES)
async def test_all_words_can_be_read(page: Page, stub: PageStub, theme: str) -> None:
    # A ground that still goes from one theme's colour to the other's would be taken for what it ends at.
    await page.emulate_media(color_scheme=theme, reduced_motion="reduce")  # type: ignore[arg-type]
    rows = [{"type": 1, "components": _BUTTONS}, {"type": 1, "components": [_SELECT]}]
    first = await stub.post(content=_WORDS, components=rows, pushes={"100": "Your turn"}, pinned=True)
    box = [{"type": 17, "components": [{"type": 10, "content": _WORDS}]}]
    await stub.post(
        components=box, flags=32768, referenced_message=first, message_reference={"message_id": first["id"]}
    )
    await stub.post(content="<@100> for you", mentions=["100"], edited_timestamp="2026-08-01T10:00:01+00:00")
    last = await stub.post(content=_WORDS, ephemeral=True, flags=64)
    await expect(shown(page, last)).to_be_visible()
    assert await page.evaluate(_POOR, READABLE) == []
    await page.locator("#who").click()
    assert await page.evaluate(_POOR, READABLE) == []
