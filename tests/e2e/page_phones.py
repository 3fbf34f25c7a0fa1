"""People with the page open on phones, each in a language of their own."""

from __future__ import annotations

import os
from pathlib import Path

from playwright.async_api import Locator, Page, expect

from bot.i18n.messages import Words
from bot.interactions.custom_id import Verb

PEOPLE = (("ada", "en-US"), ("bea", "fr"), ("cyr", "de"), ("dana", "pl"))
WORDS = Words.load()
PICTURES = os.environ.get("WEEK_PICTURES")
"""A folder for what everybody sees on the way, to be looked at; none by default."""


class Phone:
    """One person's page, on a phone."""

    def __init__(self, name: str, language: str, page: Page) -> None:
        self.name = name
        self.language = language
        self.page = page

    def part(self, verb: Verb, arg: str = "") -> Locator:
        """The newest button or select of a verb; a board may have come below it meanwhile."""
        ids = f":{verb}:{arg}" if arg else f":{verb}"
        return self.page.locator(f'article [data-custom-id{"*" if arg else "$"}="{ids}"]').last

    async def press(self, verb: Verb, arg: str = "") -> None:
        """Press it as soon as it is there, on however busy a machine."""
        await self.part(verb, arg).click()

    async def type(self, command: str) -> None:
        """Type a command without options, as it is called in the own language, and send it."""
        name = WORDS.text(self.language, f"cmd-{command}-name")
        await self.page.locator("#composer").press_sequentially(f"/sobek {name} ")
        await self.page.keyboard.press("Enter")

    async def choose(self, select: Locator, place: int) -> None:
        """Choose one option of a select."""
        await select.click()
        await self.page.locator(".select-popup .select-option").nth(place).click()

    async def notified(self, words: str) -> None:
        """Expect that the newest notification beside a message on the page says just this."""
        await expect(self.page.locator(".notification").last).to_have_attribute("data-push", words)
        await expect(self.page.locator(".notification .said").last).to_be_visible()
        await expect(self.page.locator(".notification.wordless")).to_have_count(0)

    async def go(self, channel: int) -> None:
        """Go to another channel or conversation."""
        await self.page.evaluate("(hash) => { location.hash = hash; }", f"#{channel}")
        await self.page.reload()
        await self.page.wait_for_selector("#composer:not([disabled])")

    async def look(self, what: str) -> None:
        """Keep a picture of what is seen, where that is wanted."""
        if PICTURES:
            await self.page.wait_for_timeout(400)
            await self.page.screenshot(path=Path(PICTURES) / f"{what}-{self.name}.png")
