"""The pages of habits: within Discord's limits in every language, and showing what is set."""

from __future__ import annotations

from typing import Any

import pytest

from bot.domain.preferences import NO_PREFERENCES, Absence, Preferences, QuietHours, ReminderTarget
from bot.domain.preferences.absence_days import offered_days
from bot.domain.preferences.time_zone_finder import parts_of_hours, whole_hours, zones_at
from bot.i18n.messages import BoundSpeech
from bot.interactions.custom_id import Verb
from bot.screens.away import away_modal, away_page, day_label
from bot.screens.preferences import MORE, cities_page, preferences_page, zone_page
from tests.bot.message_limits import AT, FULLEST, check
from tests.bot.screens.pages import LOCALES, app, english, parts, pressed, speech, text

__all__ = ["app", "english", "speech"]

DAY = 86_400
NIGHT = QuietHours(22 * 60, 7 * 60, "Europe/Berlin")


def marked(screen: Any, verb: Verb, arg: str | None = None) -> list[str]:
    """Return which values a select shows as chosen."""
    return [one["value"] for one in pressed(screen, verb, arg)["options"] if one.get("default")]


@pytest.mark.parametrize(
    "habits", [NO_PREFERENCES, FULLEST, Preferences(zone="Europe/Berlin")], ids=["none", "all", "zone"]
)
async def test_pages_keep_the_limits(speech: BoundSpeech, habits: Preferences) -> None:
    """With everything set or nothing, and with buttons that a phone shows whole."""
    locale = LOCALES[speech.language]
    for screen in (
        preferences_page(speech, habits, locale, AT, speech.say("habits-saved")),
        away_page(speech, habits, AT + 100, speech.say("away-back-done")),
        zone_page(speech, AT),
        cities_page(speech, whole_hours(AT)[12], locale, 1, AT),
    ):
        assert screen is not None
        check(screen)
        buttons = [part["label"] for part in parts(screen) if part["type"] == 2]
        assert {label for label in buttons if len(label) > 34} == set()


async def test_the_form_keeps_the_limits(speech: BoundSpeech) -> None:
    """Three fields, days by name that fit an option, and one manner of absence chosen already."""
    form = away_modal(speech, FULLEST, LOCALES[speech.language], AT).to_dict()
    assert len(form["title"]) <= 45
    days, date, who = (label["component"] for label in form["components"])
    assert all(len(label["label"]) <= 45 for label in form["components"])
    assert 2 <= len(days["options"]) <= 25
    assert all(1 <= len(option["label"]) <= 100 for option in [*days["options"], *who["options"]])
    assert len({option["label"] for option in days["options"]}) == len(days["options"])
    assert (days["required"], date["required"]) == (False, False)
    said = [label.get("description") for label in form["components"]]
    assert said == [speech.say("away-form-day-help"), speech.say("away-form-date-help"), None], "one of the two"
    assert [option["value"] for option in who["options"] if option.get("default")] == ["wait"]


async def test_the_panel_shows_what_is_chosen(english: BoundSpeech) -> None:
    """The table's own interval and channel if the person has chosen nothing; else what was chosen."""
    fresh = preferences_page(english, NO_PREFERENCES, "en-GB", AT)
    assert marked(fresh, Verb.REMIND_EVERY) == ["own"]
    assert marked(fresh, Verb.REMIND_WHERE) == ["table"]
    chosen = preferences_page(english, Preferences(0, ReminderTarget.DIRECT, NIGHT, zone=NIGHT.zone), "en-GB", AT)
    assert marked(chosen, Verb.REMIND_EVERY) == ["0"]
    assert marked(chosen, Verb.REMIND_WHERE) == ["direct"]
    assert marked(chosen, Verb.QUIET, "from") == ["1320"]
    assert marked(chosen, Verb.QUIET, "to") == ["420"]
    assert "Your time zone: Berlin" in text(chosen)


async def test_the_panel_says_whether_somebody_takes_invitations(english: BoundSpeech) -> None:
    """And has a button for the other."""
    fresh = preferences_page(english, NO_PREFERENCES, "en-GB", AT)
    assert pressed(fresh, Verb.INVITATIONS, "off")["label"] == "No invitations"
    chosen = preferences_page(english, Preferences(uninvited=True), "en-GB", AT)
    assert pressed(chosen, Verb.INVITATIONS, "on")["label"] == "Allow invitations again"
    assert "Nobody can invite you" in text(chosen)


async def test_the_panel_says_whether_texts_have_icons(english: BoundSpeech) -> None:
    """And has a button for the other."""
    fresh = preferences_page(english, NO_PREFERENCES, "en-GB", AT)
    assert pressed(fresh, Verb.ICONS, "off")["label"] == "No icons in texts"
    chosen = preferences_page(english, Preferences(no_icons=True), "en-GB", AT)
    assert pressed(chosen, Verb.ICONS, "on")["label"] == "Icons in texts again"
    assert "have no icons" in text(chosen)


async def test_quiet_hours_are_shown_by_the_readers_own_clock(english: BoundSpeech) -> None:
    """As timestamps: a person who has chosen a wrong zone sees it at once."""
    page = preferences_page(english, Preferences(quiet=NIGHT, zone=NIGHT.zone), "en-GB", AT)
    # It is Sunday, 13:00 in Berlin: nine hours until ten in the evening, eighteen until seven in the morning.
    assert f"from <t:{AT + 9 * 3600}:t> until <t:{AT + 18 * 3600}:t>" in text(page)


async def test_without_a_zone_it_is_asked_for_first(english: BoundSpeech) -> None:
    """No hours can be chosen before it is known by whose clock."""
    page = preferences_page(english, NO_PREFERENCES, "en-GB", AT)
    assert pressed(page, Verb.ZONE)["label"] == "Set quiet hours"
    assert not any(":q:" in (part.get("custom_id") or "") for part in parts(page))


async def test_hours_are_written_as_the_reader_writes_them(english: BoundSpeech) -> None:
    """Twelve hours twice in America, twenty-four elsewhere."""
    habits = Preferences(zone="Europe/Berlin")
    british = pressed(preferences_page(english, habits, "en-GB", AT), Verb.QUIET, "from")
    american = pressed(preferences_page(english, habits, "en-US", AT), Verb.QUIET, "from")
    assert british["options"][22]["label"] == "from 22:00"
    assert american["options"][22]["label"] == "from 10:00\u202fPM"


async def test_whoever_has_looked_for_his_zone_finds_back(english: BoundSpeech) -> None:
    """Without having chosen anything."""
    cities = cities_page(english, whole_hours(AT)[12], "en-GB", 0, AT)
    assert pressed(zone_page(english, AT), Verb.REMINDERS)["label"] == "Back"
    assert pressed(cities, Verb.REMINDERS)["label"] == "Back"


async def test_every_line_has_a_letter_and_a_moment(english: BoundSpeech) -> None:
    """What stands behind a letter in the select is what stands beside it in the text."""
    page = zone_page(english, AT)
    for arg, moments in (("hours", whole_hours(AT)), ("parts", parts_of_hours(AT))):
        options = pressed(page, Verb.ZONE, arg)["options"]
        assert tuple(int(option["value"]) for option in options) == moments
        assert all(f"**{option['label']}** <t:{option['value']}:t>" in text(page) for option in options)


async def test_cities_are_paged_and_none_is_left_out(english: BoundSpeech) -> None:
    """Page by page one comes to all of them, and from the last to the first again."""
    evening = next(at for at in whole_hours(AT) if "Europe/Berlin" in zones_at(at, "en", "en-GB"))
    zones = zones_at(evening, "en", "en-GB")
    shown: list[str] = []
    for page in range(-(-len(zones) // 24)):
        screen = cities_page(english, evening, "en-GB", page, AT)
        values = [option["value"] for option in pressed(screen, Verb.CITY)["options"]]
        assert values.pop() == MORE
        shown += values
    assert tuple(shown) == zones
    again = cities_page(english, evening, "en-GB", -(-len(zones) // 24), AT)
    assert pressed(again, Verb.CITY)["options"][0]["value"] == zones[0]


async def test_few_cities_need_no_second_page(english: BoundSpeech) -> None:
    """Where one page has all of them, there is none to turn; where no clock reads so, there is no page at all."""
    evening = next(at for at in parts_of_hours(AT) if "Asia/Kathmandu" in zones_at(at, "en", "en-GB"))
    options = pressed(cities_page(english, evening, "en-GB", 0, AT), Verb.CITY)["options"]
    assert [option["value"] for option in options] == ["Asia/Kathmandu"]
    assert cities_page(english, evening + 60, "en-GB", 0, AT) is None


async def test_the_page_of_absence_tells_until_when_and_what_happens(english: BoundSpeech) -> None:
    """With the buttons for what can be done then: back, another day, the other manner."""
    away = Absence(AT, AT + 5 * DAY, stand_in=True)
    page = away_page(english, Preferences(absences=(away,)), AT)
    assert f"until <t:{AT + 5 * DAY}:F>" in text(page)
    assert "a computer may play for you" in text(page)
    assert "of the 20 days" not in text(page).lower()
    assert pressed(page, Verb.BACK)["label"] == "I am back"
    assert pressed(page, Verb.AWAY_AS)["custom_id"].endswith(":wait")
    over = away_page(english, Preferences(absences=(away,)), AT + 5 * DAY)
    assert "You are not away" in text(over)
    assert pressed(over, Verb.AWAY)["label"] == "I am away until …"


async def test_whoever_is_waited_for_reads_how_long(english: BoundSpeech) -> None:
    """How many days of the year are left, and until when they reach where the absence is longer."""
    earlier = Absence(AT - 100 * DAY, AT - 85 * DAY, stand_in=False)
    short = away_page(english, Preferences(absences=(earlier, Absence(AT, AT + 5 * DAY, stand_in=False))), AT)
    assert "The others wait for you up to 20 days a year; you have 5 left." in text(short)
    assert "They wait until" not in text(short)
    long = away_page(english, Preferences(absences=(earlier, Absence(AT, AT + 9 * DAY, stand_in=False))), AT)
    assert f"They wait until <t:{AT + 5 * DAY}:F>" in text(long)


async def test_days_have_names_of_their_own(speech: BoundSpeech) -> None:
    """No two that are offered are called the same, in any language."""
    labels = [day_label(speech, day, LOCALES[speech.language]) for day in offered_days(AT, None)]
    assert len(set(labels)) == len(labels)
    assert max(map(len, labels)) <= 100
