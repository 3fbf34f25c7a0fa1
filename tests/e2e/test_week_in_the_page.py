"""A week on the sandbox's page: four people in four languages on phones, by clicks alone, with time moved between."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser, expect

from bot.interactions.custom_id import Verb
from bot.screens.preferences import FROM
from sandbox.person import Person
from tests.e2e.harness import Bot, Table
from tests.e2e.page_phones import PEOPLE, WORDS, Phone
from tests.sandbox.page.browser import PHONE, browser, needs_chromium, visit

pytestmark = [pytest.mark.browser, pytest.mark.thorough, needs_chromium, pytest.mark.asyncio(loop_scope="module")]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def chromium() -> AsyncIterator[Browser]:
    async with browser() as running:
        yield running


def quiet_hours(bot: Bot, user: int) -> int | None:
    """Return the minute of the day from which somebody has his quiet."""
    rows = bot.rows('SELECT quiet_start FROM people WHERE "user" = ? AND zone IS NOT NULL', user)
    return rows[0]["quiet_start"] if rows else None


async def test_a_newcomer_finds_his_table_sets_quiet_hours_and_goes_on_holiday(bot: Bot, chromium: Browser) -> None:
    """He has read nothing: one command, and buttons from there on."""
    server: Any = bot.sandbox
    sandbox = bot.sandbox
    people = [sandbox.person(name) for name, _ in PEOPLE]
    table = Table(bot, "table-one", *people)
    phones = [
        Phone(name, lang[:2], await visit(chromium, server, user=name, lang=lang, size=PHONE)) for name, lang in PEOPLE
    ]
    await table.start(4)
    (late,) = table.asked()
    newcomer = phones[people.index(late)]
    others = [phone for phone in phones if phone is not newcomer]
    await others[0].look("1-board")

    sandbox.move_clock(8 * 3600)
    await sandbox.wait_for(lambda: table.shown() and str(late.id) in table.board["mentions"])
    await expect(newcomer.part(Verb.SNOOZE, "|")).to_be_visible()
    await newcomer.look("2-reminder")

    await newcomer.type("games")
    await expect(newcomer.part(Verb.NEXT)).to_be_visible()
    await newcomer.look("3-games")
    await newcomer.press(Verb.REMINDERS)
    await newcomer.press(Verb.ZONE)
    await expect(newcomer.part(Verb.ZONE, "hours")).to_be_visible()
    await newcomer.look("4-zone")
    await newcomer.choose(newcomer.part(Verb.ZONE, "hours"), 3)
    await newcomer.look("5-city")
    await newcomer.choose(newcomer.page.locator(f'article [data-custom-id*=":{Verb.CITY}:"]').last, 0)
    await newcomer.choose(newcomer.part(Verb.QUIET, FROM), 22)
    await sandbox.wait_for(lambda: quiet_hours(bot, late.id))
    await newcomer.look("6-quiet")
    assert quiet_hours(bot, late.id) == 22 * 60

    await newcomer.type("games")
    await newcomer.press(Verb.AWAY)
    form = newcomer.page.locator("dialog[open]")
    await newcomer.look("7-away-form")
    await newcomer.choose(form.locator("button.select").first, 2)
    await form.get_by_role("radio").last.click()
    await form.locator("button[type=submit], .dialog-submit, footer button").last.click()
    await expect(newcomer.part(Verb.BACK)).to_be_visible()
    await newcomer.look("8-away")
    await sandbox.wait_for(lambda: "gone" in [row["entry"] for row in table.log])
    await sandbox.wait_for(lambda: table.shown() and late not in table.asked())
    for phone in others:
        await phone.look("9-he-is-away")

    # A board has come below the page of absences meanwhile.
    await newcomer.press(Verb.BACK)
    await sandbox.wait_for(lambda: "here" in [row["entry"] for row in table.log])
    await sandbox.wait_for(table.shown)

    (late,) = table.asked()
    sandbox.move_clock(2 * 86400)
    await sandbox.wait_for(lambda: "ask" in [row["entry"] for row in table.log])
    await sandbox.wait_for(table.shown)
    voters = [phone for phone, person in zip(phones, people, strict=True) if person is not late]
    await voters[0].look("10-vote")
    for phone in voters[:2]:
        before = len(table.log)
        board = phone.page.locator(f'[data-message-id="{table.board["id"]}"]')
        await board.locator(f'[data-custom-id$=".move"][data-custom-id*=":{Verb.BALLOT}:"]').click()
        await sandbox.wait_for(lambda: len(table.log) > before)  # noqa: B023
        await sandbox.wait_for(table.shown)
    await sandbox.wait_for(lambda: "sub" in [row["entry"] for row in table.log])
    await sandbox.wait_for(table.shown)
    for phone in phones:
        await phone.look("11-moved-on")
        await expect(phone.page.locator(".notification.wordless")).to_have_count(0)
        assert phone.page.problems == []  # type: ignore[attr-defined]


@pytest.mark.parametrize("language", ["en", "fr", "de", "pl"])
async def test_every_notification_of_a_week_can_be_read(bot: Bot, chromium: Browser, language: str) -> None:
    """An invitation, a turn, a reminder, a vote and a letter; all but the letter in the table's language."""
    sandbox = bot.sandbox
    channel = sandbox.world.add_channel(f"week-{language}")
    people = [sandbox.person(f"{name}-{language}", locale=language) for name in ("eve", "fay")]
    host, guest = people
    host.permit(manage_guild=True)
    table = Table(bot, channel.name, *people)
    await host.command(table.channel, "sobek language", language=language, **{"for": "server"})
    phones = {
        one: Phone(
            one.user.name,
            language,
            await visit(chromium, sandbox, user=one.user.name, lang=language, size=PHONE),  # type: ignore[arg-type]
        )
        for one in people
    }
    for phone in phones.values():
        await phone.go(channel.id)

    def says(key: str, person: Person, **more: Any) -> str:
        return WORDS.text(language, key, mentions=person.mention, mention=person.mention, count=1, **more)

    await host.command(table.channel, "sobek new", seats=2, invite1=guest.id)
    await phones[guest].notified(says("ping-invited", guest, game=WORDS.text(language, "sobek-title")))
    await phones[guest].look("20-invitation")
    await phones[guest].press(Verb.JOIN, "held")
    await phones[host].press(Verb.START)
    await table.settled()
    (asked,) = table.asked()
    other = host if asked is guest else guest
    await phones[asked].notified(says("board-your-turn", asked))
    await phones[asked].look("21-turn")

    sandbox.move_clock(8 * 3600)
    await phones[asked].notified(says("ping-reminder", asked))
    await phones[asked].look("22-reminder")

    # The other wants letters, in the own language.
    page = await other.command(table.channel, "sobek away")
    page = await other.press(page.message, WORDS.text(language, "habits-button"))
    await other.select(page.message, f"s:0:0:{Verb.REMIND_WHERE}", ["direct"])
    await sandbox.wait_for(table.shown)
    await phones[asked].press(Verb.ACT, "t.")
    await sandbox.wait_for(lambda: table.asked() == [other])
    await sandbox.wait_for(lambda: other.pushes(other.direct()))
    await phones[other].go(other.direct().id)
    place = f"{sandbox.world.guild(channel.guild_id).name}, #week-{language}"
    game = WORDS.text(language, "sobek-title")
    await phones[other].notified(WORDS.text(language, "letter-call", place=place, game=game))
    await phones[other].look("23-letter")

    sandbox.move_clock(2 * 86400)
    await phones[asked].notified(
        f"{WORDS.text(language, 'vote-title', name=other.user.global_name)} {says('vote-asked', asked)}"
        f" {says('vote-late', other)}"
    )
    await phones[asked].look("24-vote")
    for phone in phones.values():
        assert phone.page.problems == []  # type: ignore[attr-defined]
    await host.command(table.channel, "sobek language", language="auto", **{"for": "server"})
