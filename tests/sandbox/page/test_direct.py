"""Direct conversations in the page, with a real bot: its messages, its buttons, commands there, and who wants none."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from discord import app_commands
from playwright.async_api import Browser, Page, expect

from sandbox.server import Sandbox
from tests.sandbox.conftest import Client, view
from tests.sandbox.page.browser import DESKTOP, PHONE, needs_chromium

pytestmark = [pytest.mark.browser, needs_chromium, pytest.mark.asyncio(loop_scope="session")]


async def visit(chromium: Browser, sandbox: Sandbox, user: str, size: tuple[int, int] = DESKTOP) -> Page:
    phone = size == PHONE
    context = await chromium.new_context(
        viewport={"width": size[0], "height": size[1]}, has_touch=phone, is_mobile=phone
    )
    page = await context.new_page()
    page.set_default_timeout(8000)
    await page.goto(f"{sandbox.url}/?user={user}&lang=en-US")
    await page.wait_for_selector("#composer:not([disabled])")
    return page


async def offer(client: Client) -> None:
    """Register `here`, for direct messages, and `anywhere`, for those who have installed the application."""

    async def answer(interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message("done")

    here: Any = app_commands.Command(name="here", description="Here", callback=answer)
    here.allowed_contexts = app_commands.AppCommandContext(dm_channel=True)
    anywhere: Any = app_commands.Command(name="anywhere", description="Anywhere", callback=answer)
    anywhere.allowed_installs = app_commands.AppInstallationType(user=True)
    for command in (here, anywhere):
        client.tree.add_command(command)
    await client.tree.sync()


async def offered(page: Page) -> list[str]:
    """Give the commands that the page offers after a slash."""
    composer = page.locator("#composer")
    await composer.fill("/")
    names = await page.locator("#suggestions .suggest-label").all_inner_texts()
    await composer.fill("")
    return sorted({name.removeprefix("/").split()[0] for name in names})


async def entry(page: Page, name: str) -> Any:
    return page.locator("#channels").get_by_role("button", name=name)


async def test_a_message_of_the_bot_is_marked_read_and_pressed(here: Sandbox, bot: Client, chromium: Browser) -> None:
    """It is counted at the menu and in the list; inside, nothing is highlighted, and its buttons answer there."""
    page = await visit(chromium, here, "alice", PHONE)
    user = await bot.fetch_user(here.person("alice").id)
    await user.send(view=view("more", text="Your turn"))
    await expect(page.locator("#menu")).to_have_class("icon-button marked")
    await page.locator("#menu").tap()
    unread = page.locator("#channels .channel.unread")
    await expect(unread).to_have_attribute("aria-label", "Bot, you were mentioned")
    await expect(unread.locator(".call-count")).to_have_text("1")
    await unread.tap()
    await expect(page.locator(".title-name")).to_have_text("Bot")
    await expect(page.locator("article.called")).to_have_count(0)
    await page.get_by_role("button", name="More").tap()
    await expect(page.locator("article").last).to_contain_text("more")
    await expect(page.locator("#channels .channel.unread")).to_have_count(0)


async def test_commands_are_offered_by_place_and_installation(here: Sandbox, bot: Client, chromium: Browser) -> None:
    """In a guild, with the bot, between two people; more of them for who installs the application in the profile."""
    await offer(bot)
    page = await visit(chromium, here, "alice")
    assert await offered(page) == ["toy"]
    await (await entry(page, "Bot")).click()
    assert await offered(page) == ["here", "toy"]
    await page.locator("#new-direct").click()
    await page.locator('[data-person="bob"]').click()
    await expect(page.locator(".title-name")).to_have_text("Bob")
    assert await offered(page) == []
    await page.locator("#who").click()
    await page.locator("#profile-installed").check()
    await page.locator("#profile-save").click()
    assert await offered(page) == ["anywhere"]
    await page.locator("#composer").fill("/anywhere ")
    await page.keyboard.press("Enter")
    await expect(page.locator("article").last).to_contain_text("done")
    bob = await visit(chromium, here, "bob")
    await (await entry(bob, "Alice")).click()
    await expect(bob.locator("article").last).to_contain_text("done")


async def test_direct_messages_are_closed_in_the_profile(here: Sandbox, bot: Client, chromium: Browser) -> None:
    """The bot is refused until the person opens them again."""
    page = await visit(chromium, here, "alice")
    user = await bot.fetch_user(here.person("alice").id)
    for refused in (True, False):
        await page.locator("#who").click()
        await page.locator("#profile-open").set_checked(not refused)
        await page.locator("#profile-save").click()
        await here.wait_for(lambda wanted=refused: here.person("alice").user.closed is wanted)
    await user.send("Your turn")
    here.person("alice").close()
    with pytest.raises(discord.Forbidden):
        await user.send("Your turn")
