"""A table is found, filled and passed on in the sandbox's page: four people in four languages on phones, by clicks."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser, expect

from bot.interactions.custom_id import Verb
from tests.e2e.harness import Bot, Table
from tests.e2e.page_phones import PEOPLE, Phone
from tests.sandbox.page.browser import PHONE, browser, needs_chromium, visit

pytestmark = [pytest.mark.browser, pytest.mark.thorough, needs_chromium, pytest.mark.asyncio(loop_scope="module")]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def chromium() -> AsyncIterator[Browser]:
    async with browser() as running:
        yield running


async def test_a_table_is_found_filled_and_passed_on(bot: Bot, chromium: Browser) -> None:
    """Invited, standing by and told of the start; then plans, notes, a watcher, and a seat that is offered."""
    server: Any = bot.sandbox
    phones = [
        Phone(name, lang[:2], await visit(chromium, server, user=name, lang=lang, size=PHONE)) for name, lang in PEOPLE
    ]
    ada, bea, cyr, dana = phones
    await ada.type("new")
    await expect(ada.part(Verb.JOIN)).to_be_visible()
    await ada.look("a1-lobby")
    await ada.press(Verb.OPTIONS)
    await ada.part(Verb.INVITE).click()
    await ada.look("a2-invite")
    await ada.page.locator(".select-popup .select-option", has_text="bea").first.click()
    await ada.page.locator(".select-popup .select-done").click()
    await expect(bea.part(Verb.REFUSE)).to_be_visible()
    await bea.look("a3-invited")
    await bea.press(Verb.JOIN)
    # Somebody on a phone sees that the lobby is drawn anew; a press on what it was before would meet another button.
    for phone in (cyr, dana):
        await expect(phone.page.locator(f'article [data-custom-id="s:1:2:{Verb.OPTIONS}"]')).to_be_visible()
        await phone.press(Verb.OPTIONS)
    await cyr.press(Verb.SPARE)
    await dana.press(Verb.NOTIFIED)
    await expect(ada.part(Verb.START)).to_be_enabled()
    await dana.look("a4-told")
    await ada.press(Verb.PACE)
    await expect(ada.part(Verb.CLOSES, "when")).to_be_visible()
    await ada.look("a5-closing")
    await ada.press(Verb.START)
    await expect(dana.part(Verb.MORE)).to_be_visible()
    await dana.look("b1-begun")
    await dana.press(Verb.MORE)
    await expect(dana.part(Verb.WATCH)).to_be_visible()
    await dana.press(Verb.WATCH)
    await dana.look("b2-watch")
    await dana.page.locator(f'article[data-ephemeral] [data-custom-id*=":{Verb.WATCH}:"]').first.click()

    table = Table(bot, "table-one", *(bot.sandbox.person(name) for name, _ in PEOPLE))
    await table.settled()
    (named,) = table.asked()
    first = next(phone for phone in phones if phone.name == named.user.name)
    planner = next(phone for phone in (ada, bea, cyr) if phone is not first)
    await planner.press(Verb.HAND)
    await expect(planner.part(Verb.PLAN, "turn")).to_be_visible()
    await planner.look("c1-hand")
    await planner.press(Verb.MORE)
    await expect(planner.part(Verb.NOTE)).to_be_visible()
    await planner.press(Verb.NOTE)
    form = planner.page.locator("dialog[open]")
    await form.locator("textarea, input").first.fill("Cyr collects fish.")
    await form.locator("button[type=submit], .dialog-submit, footer button").last.click()
    await expect(planner.page.get_by_text("Cyr collects fish.").last).to_be_visible()
    await planner.look("c2-note")
    await planner.press(Verb.PLAN, "turn")
    await planner.page.locator(f'article [data-custom-id*=":{Verb.PLAN}:turn."][data-custom-id$="t.5"]').last.click()
    await expect(planner.part(Verb.PLAN_MAKE, "turn")).to_be_visible()
    await planner.look("c3-plan")
    await planner.press(Verb.PLAN_MAKE, "turn")
    await expect(planner.part(Verb.PLAN_DROP, "turn")).to_be_visible()
    await planner.look("c4-planned")
    await first.look("c5-first")

    await planner.press(Verb.MORE)
    await planner.press(Verb.SEAT_OFFER)
    await planner.part(Verb.SEAT_ASK).click()
    await planner.page.locator(".select-popup .select-option", has_text="dana").first.click()
    await planner.press(Verb.SEAT_ASK, str(table.people[phones.index(dana)].id))
    await expect(dana.page.locator(f'article [data-custom-id*=":{Verb.MOTION}:"]').last).to_be_visible()
    await dana.look("d1-offered")
    await dana.type("games")
    await expect(dana.page.locator("article").last).to_contain_text("table-one")
    await dana.look("d2-games")
    await dana.type("privacy")
    await expect(dana.part(Verb.EXPORT)).to_be_visible()
    await dana.look("d3-privacy")
