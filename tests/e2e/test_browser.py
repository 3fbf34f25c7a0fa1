"""A whole game on the sandbox's page: two people in two tabs and a computer, by clicks alone, to the ranking."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from random import Random
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Locator, Page, expect
from playwright.async_api import TimeoutError as PageTimeout

from bot.interactions.custom_id import PressId, Verb
from tests.e2e.harness import Bot, Table, labels, wanted
from tests.e2e.truth import SOON
from tests.sandbox.page.browser import browser, needs_chromium, visit

pytestmark = [pytest.mark.browser, needs_chromium, pytest.mark.asyncio(loop_scope="module")]


# Only what plays the picked cards carries them as a mask behind a bar, besides the selects that pick them.
PLAY = 'button:not(.select)[data-custom-id*="|"]'
# So often somebody presses whose click has not reached the button.
TRIES = 3
# A hand is a private message with a picture; what a take has brought to light is told in one without.
HAND = '[data-ephemeral="true"]:has(.gallery)'


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def chromium() -> AsyncIterator[Browser]:
    async with browser() as running:
        yield running


class Tab:
    """One person's tab, showing the first channel."""

    def __init__(self, page: Page, table: Table) -> None:
        self.page = page
        self.table = table

    @property
    def board(self) -> Locator:
        """The article of the newest board."""
        return self.page.locator(f'[data-message-id="{self.table.board["id"]}"]')

    @property
    def panel(self) -> Locator:
        """The newest hand."""
        return self.page.locator(HAND).last

    async def click(self, where: Locator, label: str) -> None:
        """Click a button by what it says."""
        await where.get_by_role("button", name=label, exact=True).click()

    async def shows(self) -> None:
        """Wait until this tab shows the board as it is stored."""
        await self.table.settled()
        version = PressId(self.table.row["id"], self.table.row["version"], Verb.MORE)
        await expect(self.board.locator(f'[data-custom-id="{version}"]')).to_be_visible()

    async def take(self) -> None:
        """Take the last card that may be taken: that ends rounds soon."""
        await self.board.locator('[data-custom-id*=":a:t."]').last.click()

    async def state(self) -> str:
        """Say what there was to press, what the bot was asked for and what it said."""
        sent = [f"{one.method} {re.sub('/[^/]{40,}', '/(token)', one.path)}" for one in self.table.sandbox.requests]
        private = await self.page.locator('[data-ephemeral="true"]').all_inner_texts()
        boxes = await self.panel.locator("button[data-custom-id]").evaluate_all(
            "(all) => all.map((one) => [one.dataset.customId, one.disabled, one.className])"
        )
        return f"""{self.page.url}
            stored: {dict(self.table.row)}; {[dict(one) for one in self.table.log[-3:]]}
            private: {private}
            buttons: {boxes}
            problems: {self.page.problems}
            sent: {sent[-25:]}
            log: {self.table.bot.log[-2000:]}"""  # type: ignore[attr-defined]

    async def put_away(self) -> None:
        """Close a list that stands open since a press on it was lost: all that was beside it cannot be pressed."""
        shade = self.page.locator(".select-shade")
        if await shade.count():
            await shade.click(position={"x": 1, "y": 1})

    async def open_hand(self) -> bool:
        """Open the own hand, and return whether it came: a click on what is drawn anew may be lost.

        The one before it gives way.
        """
        before = await self.page.locator(HAND).evaluate_all("(all) => all.map((one) => one.dataset.messageId)")
        fresh = HAND + "".join(f':not([data-message-id="{one}"])' for one in before)
        await self.board.locator(f'[data-custom-id$=":{Verb.HAND}"]').click()
        try:
            await expect(self.page.locator(fresh)).to_have_count(1, timeout=1000 * SOON / TRIES)
        except AssertionError:
            return False
        return True

    async def chose(self, chance: Random) -> bool:
        """Click from the hand down to an action; return whether none of it was drawn anew under the finger."""
        self.page.set_default_timeout(1000 * SOON / TRIES)
        try:
            await self.choose(chance)
        except PageTimeout:
            return False
        finally:
            self.page.set_default_timeout(1000 * SOON)
        return True

    async def choose(self, chance: Random) -> None:
        """Click from the hand down to an action."""
        for _ in range(6):
            panel = self.panel
            if await (play := panel.locator(f"{PLAY}:not([disabled])")).count():
                await play.click()
                return
            text = await panel.inner_text()
            lists = {verb_of(one): one for one in reversed(await custom_ids(panel.locator("button.select")))}
            if actions := lists.get(Verb.ACT):
                await self.choose_first(actions)
                return
            if branches := lists.get(Verb.BRANCH):
                await self.choose_first(branches)
                await self.answered(text)
                continue
            # What is picked at random out of all that can be part of a set is seldom one.
            if await (select := panel.locator(f'button.select:not([data-custom-id*=":{Verb.PICK}:|"])')).count():
                await self.pick(select.first)
                continue
            pressed = map(PressId.parse, await custom_ids(panel.locator("button[data-custom-id]:not([disabled])")))
            own = [
                (press.verb, panel.locator(f'[data-custom-id="{press}"]'))
                for press in pressed
                if press is not None and press.verb in (Verb.ACT, Verb.BRANCH) and not press.arg.startswith("t.")
            ]
            if not own:
                await panel.locator(f'[data-custom-id*=":{Verb.ACT}:t."]').last.click()
                return
            verb, button = chance.choice(own)
            await button.click()
            if verb is Verb.ACT:
                return
            await self.answered(text)
        raise AssertionError("no action was reached")

    async def answered(self, text: str) -> None:
        """Wait until a press has made something else of a panel; what is chosen in a list stands there before."""
        await expect(self.panel.locator('[aria-busy="true"]')).to_have_count(0)
        await expect(self.panel).not_to_have_text(text, use_inner_text=True)

    async def choose_first(self, custom_id: str) -> None:
        """Choose the first option of a list."""
        await self.panel.locator(f'[data-custom-id="{custom_id}"]').click()
        await self.page.locator(".select-popup .select-option").first.click()

    async def pick(self, select: Locator) -> None:
        """Choose as many things as are asked for in a select, those that are marked already left alone."""
        count = wanted(await select.get_attribute("aria-label") or "")
        panel = self.panel
        await select.click()
        options = self.page.locator(".select-popup .select-option")
        for index in range(count):
            if await options.nth(index).get_attribute("aria-selected") != "true":
                await options.nth(index).click()
        await self.page.locator(".select-done").click()
        await expect(panel.locator(PLAY)).to_be_enabled()


async def custom_ids(found: Locator) -> list[str]:
    """Return the custom ids of all that is found, of one moment: another panel may take its place at any time."""
    read: list[str] = await found.evaluate_all("(all) => all.map((one) => one.dataset.customId)")
    return read


def verb_of(custom_id: str | None) -> Verb | None:
    """What a press on something is; its text alone does not tell, for versions are letters too."""
    press = PressId.parse(custom_id or "")
    return press and press.verb


async def play_out(bot: Bot, table: Table, tabs: dict[int, Tab], chance: Random, restart_at: int = -1) -> int:
    """Click to the end of a game and return how often a hand was opened; the bot is restarted on the way if wanted."""
    hands = 0
    for turn in range(200):
        if table.over:
            break
        if turn == restart_at:
            assert await bot.stop() == 0
            await bot.start()
        version = table.row["version"]
        tab = tabs[table.asked()[0].id]
        takes = any(":a:t." in str(part) for part in table.board["components"])
        from_board = takes and (hands > 8 or chance.random() < 0.6)
        hands += not from_board
        for tries in range(TRIES):
            await tab.put_away()
            await tab.shows()
            if from_board:
                await tab.take()
            elif not await tab.open_hand() or not await tab.chose(chance):
                # An earlier press may have counted late.
                if await grown(table, version, 0):
                    break
                continue
            if await grown(table, version, SOON if tries + 1 == TRIES else SOON / TRIES):
                break
        else:
            raise AssertionError(
                f"nothing comes of presses on {'the board' if from_board else 'the hand'}; " + await tab.state()
            )
        await table.settled()
    return hands


async def grown(table: Table, version: int, seconds: float) -> bool:
    """Whether something newer than a version is stored within so many seconds.

    What is drawn anew at the moment of a click may not get it, and then anybody would click again.
    """
    try:
        await table.sandbox.wait_for(lambda: table.row["version"] > version, seconds)
    except TimeoutError:
        return False
    return True


@pytest.mark.thorough
async def test_two_tabs_and_a_computer_play_to_the_ranking(bot: Bot, chromium: Browser) -> None:
    chance = Random(4)
    people = [bot.sandbox.person(name) for name in ("alice", "bob")]
    table = Table(bot, "table-one", *people)
    server: Any = bot.sandbox
    alice = Tab(await visit(chromium, server, user="alice"), table)
    bob = Tab(await visit(chromium, server, user="bob"), table)
    tabs = {people[0].id: alice, people[1].id: bob}

    await alice.page.locator("#composer").focus()
    await alice.page.keyboard.type("/sobek new")
    await alice.page.keyboard.press("Enter")
    await alice.page.keyboard.press("Enter")
    # Not the offer of a lesson, which quotes the lobby.
    public = '.message:not([data-ephemeral="true"])'
    lobby = bob.page.locator(public, has_text="A game of Sobek")
    await bob.click(lobby, "Join")
    await expect(lobby).to_contain_text("2 of 3 seats taken")
    lobby = alice.page.locator(public, has_text="A game of Sobek")
    await alice.click(lobby, "Add a computer")
    await alice.click(lobby, "Start")
    await expect(lobby).to_contain_text("The game has begun")
    await table.settled()

    hands = await play_out(bot, table, tabs, chance)
    for tab in tabs.values():
        await expect(tab.board).to_contain_text("The game is over")
        await expect(tab.board.locator(".gallery img")).to_have_attribute("alt", re.compile("points"))
        await expect(tab.board.get_by_role("button", name="Rematch")).to_be_enabled()
    assert labels(table.board)[0] == "Rematch"
    assert hands > 3
    await bob.click(bob.board, "More")
    await bob.click(bob.page.locator('[data-ephemeral="true"]').last, "Record")
    await expect(bob.page.locator('[data-ephemeral="true"]').last).to_contain_text(".json")
    for tab in tabs.values():
        assert tab.page.problems == []  # type: ignore[attr-defined]
        await tab.page.context.close()


@pytest.mark.thorough
async def test_two_tabs_play_the_duel_in_two_languages_across_a_restart(bot: Bot, chromium: Browser) -> None:
    chance = Random(9)
    people = [bot.sandbox.person("claire", locale="fr"), bot.sandbox.person("dora", locale="de")]
    table = Table(bot, "table-two", *people)
    server: Any = bot.sandbox
    await table.start(2, game="duel")
    tabs = {}
    for person, language in zip(people, ("fr", "de"), strict=True):
        page = await visit(chromium, server, user=person.user.name, lang=language)
        await page.locator(f'[data-channel-id="{table.id}"]').first.click()
        tabs[person.id] = Tab(page, table)
    await play_out(bot, table, tabs, chance, restart_at=6)
    for tab in tabs.values():
        await expect(tab.board).to_contain_text("The game is over")
        assert tab.page.problems == []  # type: ignore[attr-defined]
        await tab.page.context.close()


@pytest.mark.thorough
async def test_one_tab_plays_the_duel_against_the_computer(bot: Bot, chromium: Browser) -> None:
    person = bot.sandbox.person("emma")
    table = Table(bot, "english", person)
    server: Any = bot.sandbox
    await table.start(2, computers=1, game="duel")
    page = await visit(chromium, server, user="emma")
    await page.locator(f'[data-channel-id="{table.id}"]').first.click()
    tab = Tab(page, table)
    await play_out(bot, table, {person.id: tab}, Random(2))
    await expect(tab.board).to_contain_text("The game is over")
    assert page.problems == []  # type: ignore[attr-defined]
    await page.context.close()
