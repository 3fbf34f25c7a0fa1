"""People choose how they are reminded, find their time zone, go away and come back: as they press and type."""

from __future__ import annotations

import re
import time
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from bot.i18n.messages import Words
from sandbox.person import Answer, Person, components_of, text_of
from tests.e2e.conftest import NewTable, People
from tests.e2e.harness import SELECT, Bot, Json, labels

pytestmark = pytest.mark.asyncio(loop_scope="module")

WORDS = Words.load()
DAY = 86_400


def row(bot: Bot, person: Person) -> Json:
    """Return what is stored of somebody's habits."""
    (found,) = bot.rows('SELECT * FROM people WHERE "user" = ?', person.id)
    return dict(found)


def absences(bot: Bot, person: Person) -> list[Json]:
    return [dict(one) for one in bot.rows('SELECT * FROM absences WHERE "user" = ? ORDER BY since', person.id)]


def day(ahead: int) -> str:
    """Return the day so many days from now by UTC, as it is typed."""
    return (datetime.now(UTC) + timedelta(days=ahead)).date().isoformat()


def selects(answer: Answer) -> list[Json]:
    return [part for part in components_of(answer.message) if part["type"] == SELECT]


def mine(answer: Answer, zone: str) -> tuple[str, str]:
    """Return the select and the letter of the line that reads 22:00 by the clock of somebody who lives there."""
    lines = dict(re.findall(r"\*\*(\w+)\*\* <t:(\d+):t>", answer.text))
    reads = {name: datetime.fromtimestamp(int(at), ZoneInfo(zone)).strftime("%H:%M") for name, at in lines.items()}
    (letter,) = [name for name, shown in reads.items() if shown == "22:00"]
    (select,) = [one for one in selects(answer) if letter in {option["label"] for option in one["options"]}]
    return select["custom_id"], letter


async def panel(person: Person, channel: str) -> Answer:
    """Open the page of reminders and quiet hours."""
    page = await person.command(channel, "sobek away")
    return await person.press(page.message, WORDS.text(person.user.locale, "habits-button"))


@pytest.mark.parametrize(
    ("locale", "zone", "first"),
    [
        ("de", "Europe/Berlin", "Berlin"),
        ("pl", "Europe/Warsaw", "Warszawa"),
        ("fr", "Europe/Paris", "Paris"),
        ("en-GB", "Europe/London", "London"),
        ("en-US", "Asia/Kathmandu", "Kathmandu"),
    ],
)
async def test_quiet_hours_are_three_taps_from_the_panel(
    bot: Bot, new_table: NewTable, people: People, locale: str, zone: str, first: str
) -> None:
    """The button, the line that reads 22:00, and the city that is offered first; then the hours themselves."""
    (person,) = people(1)
    person.user.locale = locale
    language = locale.partition("-")[0]
    page = await panel(person, new_table(1).channel)
    lines = await person.press(page.message, WORDS.text(language, "habits-quiet-set"))
    cities = await person.select(lines.message, *(lambda select, letter: (select, [letter]))(*mine(lines, zone)))
    (offered,) = selects(cities)
    assert offered["options"][0]["label"] == first
    known = await person.select(cities.message, offered["custom_id"], [first])
    assert WORDS.text(language, "zone-done", city=first) in known.text
    assert known.message["id"] == page.message["id"], "one page is turned, not many opened"
    assert row(bot, person)["zone"] == zone
    at = WORDS.text(language, "habits-quiet-from")
    quiet = await person.select(known.message, at, [str(23 * 60)])
    assert row(bot, person) | {"language": None} == {
        "user": person.id,
        "language": None,
        "interval": None,
        "where": None,
        "quiet_start": 23 * 60,
        "quiet_end": 8 * 60,
        "zone": zone,
        "uninvited": None,
        "unaided": None,
        "no_icons": None,
        "hidden": None,
    }
    assert WORDS.text(language, "habits-quiet-off") in labels(quiet.message)


async def test_reminders_are_chosen_and_chosen_again(bot: Bot, new_table: NewTable, people: People) -> None:
    """Interval and place leave each other alone, and the table's own is nothing to be stored."""
    (person,) = people(1)
    page = await panel(person, new_table(1).channel)
    assert page.ephemeral
    page = await person.select(page.message, "How often I remind you", ["Every 8 hours"])
    assert "Saved" in page.text
    page = await person.select(page.message, "Where I remind you", ["By direct message"])
    assert (row(bot, person)["interval"], row(bot, person)["where"]) == (8 * 3600, "direct")
    page = await person.select(page.message, "How often I remind you", ["0"])
    assert (row(bot, person)["interval"], row(bot, person)["where"]) == (0, "direct")
    page = await person.select(page.message, "How often I remind you", ["own"])
    await person.select(page.message, "Where I remind you", ["At the table"])
    assert bot.rows('SELECT * FROM people WHERE "user" = ?', person.id) == []


async def test_quiet_hours_change_and_end(bot: Bot, new_table: NewTable, people: People) -> None:
    """One end at a time; both at one hour are none, so the other one gives way; and the zone stays without them."""
    (person,) = people(1)
    page = await panel(person, new_table(1).channel)
    lines = await person.press(page.message, "Set quiet hours")
    select, letter = mine(lines, "Europe/London")
    cities = await person.select(lines.message, select, [letter])
    other = await person.press(cities.message, "Choose another line")
    assert other.text == lines.text
    cities = await person.select(other.message, select, [letter])
    page = await person.select(cities.message, "Your city", ["Europe/London"])

    def hours() -> tuple[int, int]:
        return row(bot, person)["quiet_start"], row(bot, person)["quiet_end"]

    page = await person.select(page.message, "Quiet until …", ["540"])
    assert hours() == (22 * 60, 9 * 60)
    page = await person.select(page.message, "Quiet from …", ["540"])
    assert hours() == (9 * 60, 17 * 60)
    page = await person.select(page.message, "Quiet until …", ["540"])
    assert hours() == (60, 9 * 60)
    page = await person.press(page.message, "No quiet hours")
    assert hours() == (None, None)
    assert row(bot, person)["zone"] == "Europe/London"
    assert "You have no quiet hours" in page.text


async def test_more_cities_are_a_page_further(new_table: NewTable, people: People) -> None:
    """A zone that is no likely one is found as well."""
    (person,) = people(1)
    page = await panel(person, new_table(1).channel)
    lines = await person.press(page.message, "Set quiet hours")
    select, letter = mine(lines, "Europe/Berlin")
    page = await person.select(lines.message, select, [letter])
    seen: set[str] = set()
    while "Vaduz" not in seen:
        (offered,) = selects(page)
        shown = {option["label"] for option in offered["options"]} - {"More cities …"}
        assert shown.isdisjoint(seen)
        seen |= shown
        page = await person.select(page.message, "Your city", ["More cities …"])


@pytest.mark.parametrize("locale", ["en-US", "en-GB", "de", "fr", "pl"])
async def test_the_command_completes_days_in_the_readers_language(
    bot: Bot, new_table: NewTable, people: People, locale: str
) -> None:
    """What is chosen is the day until whose end one is away; the answer tells it as a moment."""
    (person,) = people(1)
    person.user.locale = locale
    language, channel = locale.partition("-")[0], new_table(1).channel
    offered = (await person.complete(channel, "sobek away", "until")).choices or []
    assert 15 <= len(offered) <= 25
    names = [one["name"] for one in offered]
    assert names[1].startswith(WORDS.text(language, "away-day-tomorrow", date="").strip())
    assert offered[1]["value"] == day(1)
    typed = (await person.complete(channel, "sobek away", "until", names[1].split(",")[0].lower())).choices or []
    assert offered[1] in typed
    answer = await person.command(channel, "sobek away", until=day(9), **{"stand-in": "computer"})
    (away,) = absences(bot, person)
    assert away["stand_in"] == 1
    assert datetime.fromtimestamp(away["until"], UTC).strftime("%Y-%m-%d %H:%M:%S") == f"{day(9)} 23:59:59"
    assert answer.ephemeral
    assert f"<t:{away['until']}:F>" in answer.text
    assert WORDS.text(language, "away-computer-now") in answer.text


async def test_typed_days_are_read_or_kindly_refused(bot: Bot, new_table: NewTable, people: People) -> None:
    """A date that no list has, a word that was sent before the list came; and what cannot be."""
    (person,) = people(1)
    channel = new_table(1).channel
    (exact,) = (await person.complete(channel, "sobek away", "until", day(41))).choices or []
    assert exact["value"] == day(41)
    for text, reason in (
        (day(-1), "already over"),
        (day(61), "60 days at most"),
        ("24/12", "could not read"),
        ("monday", "could not read"),  # there are two in two weeks
        ("2026-02-30", "could not read"),
    ):
        assert reason in (await person.command(channel, "sobek away", until=text)).text
    assert "The last day is missing" in (await person.command(channel, "sobek away", **{"stand-in": "wait"})).text
    assert absences(bot, person) == []
    await person.command(channel, "sobek away", until="Tomorrow")
    (away,) = absences(bot, person)
    assert datetime.fromtimestamp(away["until"], UTC).date().isoformat() == day(1)
    assert away["stand_in"] == 0, "nobody plays for those who have not asked for it"


async def test_a_day_ends_by_the_clock_of_the_zone(bot: Bot, new_table: NewTable, people: People) -> None:
    """Where it is known."""
    (person,) = people(1)
    channel = new_table(1).channel
    lines = await person.press((await panel(person, channel)).message, "Set quiet hours")
    select, letter = mine(lines, "Pacific/Auckland")
    cities = await person.select(lines.message, select, [letter])
    await person.select(cities.message, "Your city", ["Auckland"])
    await person.command(channel, "sobek away", until=day(9))
    (away,) = absences(bot, person)
    until = datetime.fromtimestamp(away["until"], ZoneInfo("Pacific/Auckland"))
    assert until.strftime("%Y-%m-%d %H:%M:%S") == f"{day(9)} 23:59:59"


async def test_one_says_that_one_is_away_in_direct_messages_too(bot: Bot, people: People) -> None:
    """It belongs to no table; its buttons work there as well."""
    (person,) = people(1)
    person.install()
    answer = await person.command(person.direct(), "sobek away", until=day(9))
    assert "You are away until" in answer.text
    assert len(absences(bot, person)) == 1
    answer = await person.press(answer.message, "I am back")
    assert "You are not away" in answer.text


async def test_one_is_away_in_the_other_manner_another_day_and_back(
    bot: Bot, new_table: NewTable, people: People
) -> None:
    """All by buttons of one page; what is set is shown by the command without anything."""
    (person,) = people(1)
    channel = new_table(1).channel
    page = await person.command(channel, "sobek away")
    assert "You are not away" in page.text
    form = await person.press(page.message, "I am away until …")
    assert form.modal is not None
    page = await person.submit(form.modal, {"The last day": [day(3)], "Meanwhile": "wait"})
    assert "days a year; you have" in page.text
    assert page.ephemeral
    (away,) = absences(bot, person)
    assert abs(away["since"] - time.time()) < 60
    page = await person.press(page.message, "A computer may play")
    assert "a computer may play for you" in page.text
    form = await person.press(page.message, "Another day")
    assert form.modal is not None
    page = await person.submit(form.modal, {"Or a date, like 2026-12-24": day(20), "Meanwhile": "computer"})
    assert datetime.fromtimestamp(absences(bot, person)[-1]["until"], UTC).date().isoformat() == day(20)
    assert (await person.command(channel, "sobek away")).text.splitlines()[1:] == page.text.splitlines()[2:]
    back = await person.press(page.message, "I am back")
    assert "Welcome back" in back.text
    assert all(one["until"] <= time.time() + 1 for one in absences(bot, person))
    assert "You are not away" in (await person.command(channel, "sobek away")).text


async def test_the_form_opens_from_any_message(bot: Bot, new_table: NewTable) -> None:
    """A button on a message that all see gives the form to whoever presses, and the answer to him alone."""
    table = new_table(2)
    board = await table.start(2)
    person = table.people[1]
    form = await person.press(board, "s:0:0:aw", stale=True)
    assert form.modal is not None
    answer = await person.submit(form.modal, {"The last day": [day(3)], "Meanwhile": "computer"})
    assert answer.ephemeral
    assert answer.message["id"] != board["id"]
    assert len(absences(bot, person)) == 1
    assert text_of(table.board) == text_of(board), "what all see stays as it is"
    opened = await table.host.press(board, "s:0:0:rp", stale=True)
    assert opened.ephemeral
    assert "Reminders and quiet hours" in opened.text


async def test_presses_that_no_message_of_ours_has_get_a_kind_word(new_table: NewTable, people: People) -> None:
    """Made up or of another age: nothing is stored, nothing breaks."""
    (person,) = people(1)
    page = await panel(person, new_table(1).channel)
    for custom_id in (
        "s:0:0:q:from",
        "s:0:0:re",
        "s:0:0:rw",
        "s:0:0:z:hours",
        "s:0:0:zc:7|0",
        "s:0:0:zc",
        "s:0:0:as:x",
    ):
        answer = await person.press(page.message, custom_id, stale=True)
        assert "out of date" in answer.text, custom_id


async def test_what_is_kept_of_habits_is_told_and_deleted(bot: Bot, new_table: NewTable, people: People) -> None:
    """Zone, reminders, quiet hours and absences stand in the page of privacy until they are deleted."""
    (person,) = people(1)
    channel = new_table(1).channel
    page = await panel(person, channel)
    page = await person.select(page.message, "How often I remind you", ["Every 8 hours"])
    lines = await person.press(page.message, "Set quiet hours")
    select, letter = mine(lines, "Europe/Berlin")
    cities = await person.select(lines.message, select, [letter])
    page = await person.select(cities.message, "Your city", ["Berlin"])
    await person.select(page.message, "Quiet from …", ["1320"])
    await person.command(channel, "sobek away", until=day(3))
    page = await person.command(channel, "sobek privacy")
    for text in ("how you are reminded", "quiet hours.", "Your time zone: Berlin", "One absence"):
        assert text in page.text
    assert "I keep nothing about you" not in page.text
    question = await person.press(page.message, "Delete my data")
    await person.press(question.message, "Delete my data")
    assert bot.rows('SELECT * FROM people WHERE "user" = ?', person.id) == absences(bot, person) == []
    assert "I keep nothing about you" in (await person.command(channel, "sobek privacy")).text
    assert "You are not away" in (await person.command(channel, "sobek away")).text
