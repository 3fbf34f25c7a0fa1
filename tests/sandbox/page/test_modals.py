"""The page's dialog in front of the real sandbox and the real client: what is typed arrives in the bot."""

from typing import Any

import discord
import pytest
from playwright.async_api import Browser, expect

from sandbox.server import Sandbox
from tests.sandbox.conftest import Client, view
from tests.sandbox.modals import Words
from tests.sandbox.page.browser import needs_chromium, visit

pytestmark = [pytest.mark.browser, needs_chromium, pytest.mark.asyncio(loop_scope="session")]


async def test_a_modal_is_opened_filled_in_and_answered_on_the_page(
    here: Sandbox, bot: Client, chromium: Browser
) -> None:
    async def on_press(what: str, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_modal(Words())

    bot.on_press = on_press  # type: ignore[method-assign]
    page = await visit(chromium, here)  # type: ignore[arg-type]
    channel = bot.get_channel(here.channel("table-one").id)
    assert isinstance(channel, discord.TextChannel)
    await channel.send(view=view("more"))
    await page.get_by_role("button", name="More").click()
    dialog = page.get_by_role("dialog", name="Words")
    name, story = dialog.get_by_label("Name"), dialog.get_by_label("Story")
    await expect(name).to_be_focused()
    await expect(story).to_have_value("Once")
    await name.fill("A")
    await dialog.get_by_role("button", name="Submit").click()
    await expect(dialog.locator(".field-error").first).to_be_visible()
    await name.fill("Ana")
    await story.fill("Two\nlines")
    await dialog.get_by_role("button", name="Submit").click()
    await expect(page.locator("dialog")).to_have_count(0)
    await expect(page.locator('[data-ephemeral="true"]').last).to_contain_text("Ana: Two")
    assert here.person("alice").sees("table-one")[-1]["content"] == "Ana: Two\nlines"
    assert page.problems == []  # type: ignore[attr-defined]
    await page.context.close()
