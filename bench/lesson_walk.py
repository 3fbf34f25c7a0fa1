"""A person who walks through a lesson on the sandbox's page, as on a phone: they press what each step asks for."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Any, Final

from playwright.async_api import Browser, Locator, Page

from bench.pressing import ids
from bot.interactions.custom_id import PressId, Verb
from bot.lessons import Lesson, Step
from bot.screens.lessons import LessonAction, parse_lesson_arg
from sandbox.person import Person
from sandbox.server import Sandbox

PHONE: Final = (400, 850)
_PATIENCE: Final = 60_000
_DEEPEST: Final = 4
# How high a message is and how wide the page, what is written there, and what its buttons ask for.
_MEASURE: Final = """(article) => ({
    height: article.getBoundingClientRect().height,
    wide: document.documentElement.scrollWidth,
    text: article.innerText,
    buttons: [...article.querySelectorAll("button[data-custom-id]:not(.select)")].map((one) => one.dataset.customId),
})"""


@dataclass(frozen=True, slots=True)
class Screen:
    """What a lesson showed at one moment: as it asked, with a choice opened, or once the right move was made."""

    step: Step
    moment: str
    height: float
    """Of the whole message, in pixels."""
    wide: int
    """How wide the page is, in pixels."""
    text: str = field(repr=False)
    pressed: str = field(repr=False)
    """What the button says that is pressed next."""
    choices: int
    """How many buttons there are that play or open something."""


class Walker:
    """A person in a channel with their page open."""

    def __init__(self, sandbox: Sandbox, person: Person, channel: str, page: Page) -> None:
        self.page = page
        self._sandbox = sandbox
        self._person = person
        self._channel = channel

    @classmethod
    async def of(
        cls, chromium: Browser, sandbox: Sandbox, name: str, channel: str, client: str, size: tuple[int, int] = PHONE
    ) -> Walker:
        """Open a person's page in a new channel; `client` is the language of their Discord, as Discord writes it."""
        place = sandbox.world.add_channel(channel)
        context = await chromium.new_context(
            viewport={"width": size[0], "height": size[1]},
            has_touch=True,
            is_mobile=True,
            locale="en-US",
            color_scheme="dark",
        )
        page = await context.new_page()
        page.set_default_timeout(_PATIENCE)
        await page.goto(f"{sandbox.url}/?user={name}&lang={client}#{place.id}")
        await page.wait_for_selector("#composer:not([disabled])")
        return cls(sandbox, sandbox.person(name), channel, page)

    @property
    def message(self) -> Locator:
        """The lesson's message."""
        return self.page.locator('[data-ephemeral="true"]').last

    async def walk(self, kind: str, lesson: Lesson) -> AsyncIterator[Screen]:
        """Begin a game's lesson and go to its end, and yield each screen while it is there.

        Raises:
            AssertionError: nothing that a step shows leads to its move.
        """
        await self._person.command(self._channel, "sobek learn", game=kind)
        for number, step in enumerate(lesson.steps):
            await self._shows(f"{number}.{LessonAction.LEAVE}")
            moment = "asked"
            while (way := self._way(step)) is not None:
                button, what = way
                yield await self._seen(step, moment, button)
                await button.click()
                if what is not LessonAction.BRANCH:
                    break
                await self._shows(f"{number}.{LessonAction.GO}w")
                moment = "opened"
            else:
                raise AssertionError(f"nothing leads to {step.right} of {step.code}")
            on = await self._shows(f"{number + 1}.{LessonAction.GO}n")
            yield await self._seen(step, "done", on)
            await on.click()
        await self._shows(f"0.{LessonAction.GO}")

    async def _shows(self, what: str) -> Locator:
        """Wait for a button of a lesson and return it."""
        found = self.message.locator(f'[data-custom-id$=".{what}"]')
        await found.wait_for()
        return found

    def _way(self, step: Step) -> tuple[Locator, LessonAction] | None:
        """Return the button that makes a step's move, or else the one that leads to it."""
        shown = [one for one in self._person.sees(self._channel) if one["ephemeral"]][-1]
        ways: dict[LessonAction, PressId] = {}
        for press in ids(shown):
            found = parse_lesson_arg(press.arg) if press.verb is Verb.LEARN else None
            if found is not None and _leads(step, *found[1:]):
                ways.setdefault(found[1], press)
        for what in (LessonAction.ACT, LessonAction.PLAY, LessonAction.BRANCH):
            if what in ways:
                return self.message.locator(f'[data-custom-id="{ways[what]}"]'), what
        return None

    async def _seen(self, step: Step, moment: str, button: Locator) -> Screen:
        await button.wait_for()
        await self.page.evaluate("Promise.all([...document.images].map((one) => one.decode().catch(() => 0)))")
        read: dict[str, Any] = await self.message.evaluate(_MEASURE)
        said = await button.inner_text()
        presses = [press for press in map(PressId.parse, read["buttons"]) if press is not None]
        found = [place for press in presses if (place := parse_lesson_arg(press.arg)) is not None]
        choices = sum(what not in (LessonAction.GO, LessonAction.LEAVE) for _, what, _ in found)
        return Screen(step, moment, read["height"], read["wide"], read["text"], said, choices)


def _leads(step: Step, what: LessonAction, rest: str) -> bool:
    """Whether a button leads to a step's move; what is picked for it is suggested."""
    match what:
        case LessonAction.ACT:
            return rest == step.right
        case LessonAction.PLAY:
            return step.right.startswith(f"{rest.split('|')[0]}.")
        case LessonAction.BRANCH:
            return step.right.startswith(f"{rest}.")
        case _:
            return False
