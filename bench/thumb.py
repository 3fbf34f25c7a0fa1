"""A thumb on the sandbox's page, on a phone: it presses only what is in sight, and counts what that took."""

from __future__ import annotations

import asyncio
import io
import re
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final

from PIL import Image
from playwright.async_api import Browser, Locator, Page

from bench.pressing import ids
from bot.interactions.custom_id import PressId, Verb
from sandbox.person import Person
from sandbox.server import Sandbox
from sandbox.things import Event

PHONE: Final = (400, 850)
QUIET: Final = 0.4
"""Seconds without a request or a change in the page after which everything has come."""
PATIENCE: Final = 30.0
TAKES: Final = 0.5
"""In what share of the turns something is taken by one tap on the board, where that can be done."""
SHOTS: Final = 10
"""Turns of which screenshots are kept where that is wanted."""
_DEEPEST: Final = 8
_ASKS: Final = (Verb.ACT, Verb.BRANCH, Verb.PICK, Verb.PLAY)
_LOG: Final = "#log"


@dataclass(slots=True)
class Manners:
    """What one game asked of the thumb: counts, and pixels of a page of 400 × 850."""

    turns: int = 0
    presses: int = 0
    """On buttons, and one for each select, however many things are marked in it."""
    touches: int = 0
    """Inside selects."""
    scrolled: float = 0.0
    """How far the page was moved so that what was to be pressed came into sight."""
    sent: int = 0
    """Private messages, of which later ones may have taken the place of earlier ones."""
    left: int = 0
    """Private messages that lie in the channel at the end."""
    boards: list[float] = field(default_factory=list)
    """How high the board was each time it was looked at, in pixels."""
    panels: list[float] = field(default_factory=list)
    """How high the own panel was when it was opened, in pixels."""


class Thumb:
    """A person alone with computers, who plays by what the page shows; chance chooses their actions."""

    def __init__(self, sandbox: Sandbox, person: Person, channel: str, page: Page, chance: Random) -> None:
        self.manners = Manners()
        self.shots: Path | None = None
        """The folder of screenshots, named by their turns: the first turns, and each moment at which the page moved."""
        self._sandbox = sandbox
        self._person = person
        self._channel = channel
        self._page = page
        self._chance = chance
        self._changes = 0
        sandbox.world.listen(self._hear)

    @classmethod
    async def of(cls, chromium: Browser, sandbox: Sandbox, name: str, channel: str, chance: Random) -> Thumb:
        """Open a person's page in a channel."""
        context = await chromium.new_context(
            viewport={"width": PHONE[0], "height": PHONE[1]},
            has_touch=True,
            is_mobile=True,
            locale="en-US",
            color_scheme="dark",
        )
        page = await context.new_page()
        await page.goto(f"{sandbox.url}/?user={name}&lang=en-US")
        await page.wait_for_selector("#composer:not([disabled])")
        found = sandbox.channel(channel)
        await page.locator(f'[data-channel-id="{found.id}"]').first.evaluate("one => one.click()")
        return cls(sandbox, sandbox.person(name), channel, page, chance)

    async def play(self, most: int, **options: Any) -> Manners:
        """Open a table as the options of `/sobek new` say, add computers, and play.

        Args:
            most: after how many turns a game is left that is not over by then.
            options: what the command is given.

        Returns:
            What it took.
        """
        lobby = (await self._person.command(self._channel, "sobek new", **options)).message
        for _ in range(int(options["seats"]) - 1):
            await self._person.press(lobby["id"], "Add a computer")
        await self._person.press(lobby["id"], "Start")
        await self._sandbox.wait_for(lambda: self._verbs() & {Verb.HAND}, PATIENCE)
        await self._settle()
        while Verb.REMATCH not in self._verbs() and self.manners.turns < most:
            await self._turn()
        self.manners.boards.append(await _height(self._board))
        self.manners.left = sum(bool(one["ephemeral"]) for one in self._seen())
        self._sandbox.world.ignore(self._hear)
        await self._page.context.close()
        return self.manners

    async def _turn(self) -> None:
        self.manners.turns += 1
        self.manners.boards.append(await _height(self._board))
        await self._shoot()
        current = await self._current()
        # A player with choices in view uses those: on the board, or in the panel of their last turn.
        for message in (self._board, *current):
            takes = message.locator(f'button[data-custom-id*=":{Verb.ACT}:t"]:not([disabled])')
            if (count := await takes.count()) and await self._away(takes.last) == 0:
                if self._chance.random() < TAKES:
                    await self._press(takes.nth(self._chance.randrange(count)))
                    return
                break
        hand = self._board.locator(f'[data-custom-id$=":{Verb.HAND}"]').first
        if not current or await self._away(await _choice(current[0])):
            await self._press(hand)
        self.manners.panels.append(await _height(self._panel))
        await self._shoot("-hand")
        for _ in range(_DEEPEST):
            if await self._chosen():
                return
        raise AssertionError("nothing could be done in the own panel")

    async def _shoot(self, what: str = "", *, always: bool = False) -> None:
        if self.shots is not None and (always or self.manners.turns <= SHOTS):
            seen = Image.open(io.BytesIO(await self._page.screenshot()))
            seen.quantize(256).save(self.shots / f"{self._channel}-{self.manners.turns:02}{what}.png", optimize=True)

    async def _chosen(self) -> bool:
        """Press something in the own panel; return whether that was an action."""
        panel = self._panel
        play = panel.locator('button:not(.select):not([disabled])[data-custom-id*="|"]')
        if await play.count():
            await self._press(play.last)
            return True
        buttons: list[tuple[Verb, Locator]] = []
        for button in await panel.locator("button[data-custom-id]:not(.select):not([disabled])").all():
            press = PressId.parse(await button.get_attribute("data-custom-id") or "")
            if press is not None and press.verb in (Verb.ACT, Verb.BRANCH):
                buttons.append((press.verb, button))
        # What is marked at random out of all that can be part of a set is seldom one.
        selects = await panel.locator(f'button.select:not([data-custom-id*=":{Verb.PICK}:|"])').all()
        if selects and (not buttons or self._chance.random() < 0.5):
            return await self._mark(self._chance.choice(selects))
        if not buttons:
            return False
        verb, button = self._chance.choice(buttons)
        await self._press(button)
        return verb is Verb.ACT

    async def _mark(self, select: Locator) -> bool:
        """Mark the fewest things that a select asks for."""
        before = self._newest()
        least = re.search(r"\d+", await select.get_attribute("aria-label") or "")
        await self._bring(select)
        await select.click()
        self.manners.presses += 1
        options = self._page.locator(".select-popup .select-option")
        done = self._page.locator(".select-done")
        several = await done.count() > 0
        wanted = int(least[0]) if several and least is not None else 1
        for option in (await options.all())[:wanted]:
            if not several or await option.get_attribute("aria-selected") != "true":
                self.manners.touches += 1
                await option.click()
        if several:
            self.manners.touches += 1
            await done.click()
        await self._settle()
        return self._newest() != before

    async def _press(self, button: Locator) -> None:
        await self._bring(button)
        self.manners.presses += 1
        await button.click()
        await self._settle()

    async def _bring(self, button: Locator) -> None:
        """Move the page as far as needed, no farther, and count it."""
        by = await self._away(button)
        if by:
            self.manners.scrolled += abs(by)
            await self._shoot(f"-scrolled-{by:+.0f}", always=True)
            move = "(one, [where, by]) => { document.querySelector(where).scrollTop += by; }"
            await button.evaluate(move, [_LOG, by])

    async def _away(self, button: Locator) -> float:
        """Return by how many pixels the page would have to be moved so that all of something is in sight."""
        by: float = await button.evaluate(
            """(one, where) => {
                const out = document.querySelector(where).getBoundingClientRect(), box = one.getBoundingClientRect();
                return Math.min(0, box.top - out.top) || Math.max(0, box.bottom - out.bottom);
            }""",
            _LOG,
        )
        return by

    async def _current(self) -> list[Locator]:
        """Return the own panel if it offers what is asked now."""
        panels = [one for one in self._seen() if one["ephemeral"] and one["attachments"]]
        asks = panels and any(one.verb in _ASKS and one.version == self._newest() for one in ids(panels[-1]))
        return [self._panel] if asks else []

    async def _settle(self) -> None:
        """Wait until nothing comes any more, and it is this person's turn or the game is over."""
        async with asyncio.timeout(PATIENCE):
            before = -1
            while before != self._news or not self._asked():
                before = self._news
                await asyncio.sleep(QUIET)

    @property
    def _news(self) -> int:
        """How much has happened so far."""
        return self._changes + len(self._sandbox.requests)

    def _asked(self) -> bool:
        verbs = self._verbs()
        return Verb.REMATCH in verbs or self._person.mention in str(self._shown()["components"])

    def _hear(self, event: Event) -> None:
        self._changes += 1
        thing = event.thing
        if event.kind == "message" and getattr(thing, "reader_id", None) == self._person.id:
            self.manners.sent += 1

    def _newest(self) -> int:
        return max((one.version for one in ids(self._shown()) if one.table), default=0)

    def _verbs(self) -> set[Verb]:
        shown = self._shown()
        return {one.verb for one in ids(shown)} if shown is not None else set()

    def _seen(self) -> list[Any]:
        return self._person.sees(self._channel)

    def _shown(self) -> Any:
        boards = [one for one in self._seen() if one["attachments"] and not one["ephemeral"]]
        return boards[-1] if boards else None

    @property
    def _board(self) -> Locator:
        return self._page.locator(f'[data-message-id="{self._shown()["id"]}"]')

    @property
    def _panel(self) -> Locator:
        return self._page.locator('[data-ephemeral="true"]:has(.gallery)').last


async def _choice(panel: Locator) -> Locator:
    """Return the first thing in a panel that takes part in a choice."""
    for part in await panel.locator("[data-custom-id]").all():
        press = PressId.parse(await part.get_attribute("data-custom-id") or "")
        if press is not None and press.verb in _ASKS:
            return part
    raise AssertionError("nothing in the own panel can be chosen")


async def _height(message: Locator) -> float:
    box = await message.bounding_box()
    return box["height"] if box is not None else 0.0
