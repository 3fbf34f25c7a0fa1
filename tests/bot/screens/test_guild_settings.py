"""The panel of a server's settings: within Discord's limits in every language, and showing what is set."""

from __future__ import annotations

from dataclasses import replace

import discord
import pytest

from bot.domain.guild_settings import NO_SETTINGS, Openers, Settings, Uncallable
from bot.domain.ladders import LadderPreset
from bot.domain.pace import Fallback, Pace
from bot.domain.preferences import NO_PREFERENCES, QuietHours
from bot.domain.preferences.time_zone_finder import whole_hours
from bot.i18n.messages import BoundSpeech
from bot.interactions.bot_permissions import used_permissions
from bot.interactions.response import Screen
from bot.screens.guild_settings import (
    SERVERS_ZONE,
    SETTINGS,
    Part,
    There,
    people_page,
    permissions_page,
    pressed,
    results_page,
    tables_page,
)
from bot.screens.preferences import cities_page, preferences_page, zone_page
from tests.bot.message_limits import AT, check
from tests.bot.screens.pages import LOCALES, english, parts, speech, text
from tests.locale.messages import PHONE_LABEL

__all__ = ["english", "speech"]  # fixtures
CHANNELS = tuple(10**17 + number for number in range(30))
ROLE, OTHER = 10**18, 10**18 + 1
NIGHT = QuietHours(22 * 60, 7 * 60, "America/North_Dakota/New_Salem")
FULL = Settings(
    language="pl",
    channels=CHANNELS,
    role=ROLE,
    pace=Pace.SLOW,
    fallback=Fallback.TAKEOVER,
    threads=True,
    quiet=NIGHT,
    zone=NIGHT.zone,
    openers=Openers.ROLE,
    opener_role=OTHER,
    results=True,
    ladders=LadderPreset.UNRATED,
    announcements=CHANNELS[1],
)
ALL = There(CHANNELS, (ROLE, OTHER), None)
NOTHING = There((), (), Uncallable.GONE)
EVERY_PERMISSION = tuple(used_permissions(discord.Permissions.none(), thread=False, threads=True))
NAMES = (("de", "Deutsch"), ("en", "English"), ("pl", "Polski"))


def marked(screen: Screen, part: Part, rest: str = "") -> list[str]:
    """Return what a select shows as chosen."""
    (found,) = [one for one in parts(screen) if one.get("custom_id") == str(pressed(part, rest))]
    chosen = [option["value"] for option in found.get("options", ()) if option.get("default")]
    return chosen + [str(one["id"]) for one in found.get("default_values", ())]


def there(screen: Screen, part: Part, rest: str = "") -> bool:
    """Whether a screen has a button or select for a part."""
    return any(one.get("custom_id") == str(pressed(part, rest)) for one in parts(screen))


@pytest.mark.parametrize("reason", [None, *Uncallable])
@pytest.mark.parametrize(
    "settings", [NO_SETTINGS, FULL, replace(FULL, zone="Mars/Olympus")], ids=["none", "all", "mars"]
)
async def test_pages_keep_the_limits(speech: BoundSpeech, settings: Settings, reason: Uncallable | None) -> None:
    """With everything set or nothing, all there or gone, and buttons that a phone shows whole."""
    locale = LOCALES[speech.language]
    for seen in (There(CHANNELS, (ROLE, OTHER), reason), There(CHANNELS[:3], (), reason), NOTHING):
        for screen in (
            tables_page(speech, settings, seen, NAMES, speech.say("habits-saved")),
            people_page(speech, settings, seen, locale, AT, speech.say("settings-role-refused", role=f"<@&{ROLE}>")),
            results_page(speech, settings, seen, EVERY_PERMISSION, speech.say("habits-saved")),
        ):
            check(screen)
            assert {one["label"] for one in parts(screen) if one["type"] == 2 and len(one["label"]) > 34} == set()
    check(zone_page(speech, AT, SERVERS_ZONE))
    check(preferences_page(speech, NO_PREFERENCES, locale, AT, server=NIGHT))


async def test_from_the_pages_of_its_zone_there_is_a_way_back_to_the_panel(english: BoundSpeech) -> None:
    """From that of the lines, and from that of the cities."""
    cities = cities_page(english, whole_hours(AT)[12], "en-GB", 0, AT, SERVERS_ZONE)
    assert cities is not None
    for page in (zone_page(english, AT, SERVERS_ZONE), cities):
        assert there(page, Part.PEOPLE)


async def test_the_page_of_tables_shows_what_is_set(english: BoundSpeech) -> None:
    """What is usual where nothing is; a language that there is no longer counts as none."""
    page = tables_page(english, NO_SETTINGS, ALL, NAMES)
    shown = [marked(page, part) for part in (Part.CHANNELS, Part.THREADS, Part.PACE, Part.FALLBACK, Part.LANGUAGE)]
    assert shown == [[], ["off"], ["relaxed"], ["ask"], ["auto"]]
    assert "Each choice is saved at once" in text(page)
    page = tables_page(english, replace(FULL, channels=CHANNELS[:2]), ALL, NAMES, "Saved.")
    shown = [marked(page, part) for part in (Part.CHANNELS, Part.THREADS, Part.PACE, Part.FALLBACK, Part.LANGUAGE)]
    assert shown == [[str(one) for one in CHANNELS[:2]], ["on"], ["slow"], ["takeover"], ["pl"]]
    assert "Saved." in text(page)
    assert marked(tables_page(english, replace(FULL, language="tlh"), ALL, NAMES), Part.LANGUAGE) == ["auto"]


async def test_channels_that_are_gone_are_counted(english: BoundSpeech) -> None:
    """They are not in the select, which may not name what is not there."""
    some = tables_page(english, replace(FULL, channels=CHANNELS[:4]), There(CHANNELS[2:], (), None), NAMES)
    assert marked(some, Part.CHANNELS) == [str(one) for one in CHANNELS[2:4]]
    assert "2 of the chosen channels are gone" in text(some)
    none = tables_page(english, replace(FULL, channels=CHANNELS[:4]), There((), (), None), NAMES)
    assert "tables can be opened everywhere" in text(none)
    assert "gone" not in text(tables_page(english, FULL, ALL, NAMES))


async def test_the_role_of_openers_is_asked_for_where_it_takes_one(english: BoundSpeech) -> None:
    """And told as gone, or as still to be chosen."""
    page = people_page(english, FULL, ALL, "en-GB", AT)
    assert (marked(page, Part.OPENERS), marked(page, Part.OPENER)) == (["role"], [str(OTHER)])
    assert "Until" not in text(page)
    assert not there(people_page(english, NO_SETTINGS, ALL, "en-GB", AT), Part.OPENER)
    gone = people_page(english, FULL, There((), (ROLE,), None), "en-GB", AT)
    assert marked(gone, Part.OPENER) == []
    assert "The chosen role is gone" in text(gone)
    missing = people_page(english, replace(FULL, opener_role=None), ALL, "en-GB", AT)
    assert "Choose the role." in text(missing)


async def test_a_role_that_cannot_be_called_now_is_shown_with_the_reason(english: BoundSpeech) -> None:
    """One that is gone is not in the select."""
    page = people_page(english, FULL, There((), (ROLE, OTHER), Uncallable.SILENT), "en-GB", AT)
    assert marked(page, Part.ROLE) == [str(ROLE)]
    assert "I may not mention" in text(page)
    gone = people_page(english, FULL, There((), (OTHER,), Uncallable.GONE), "en-GB", AT)
    assert marked(gone, Part.ROLE) == []
    assert "nobody is pinged" in text(gone)
    assert "I may not" not in text(people_page(english, FULL, ALL, "en-GB", AT))


async def test_quiet_hours_wait_for_a_zone_that_is_known(english: BoundSpeech) -> None:
    """Without one it is asked for first; one that is no longer known is told, and another is asked for."""
    none = people_page(english, NO_SETTINGS, ALL, "en-GB", AT)
    assert not there(none, Part.QUIET, "from")
    assert "they may be pinged day or night" in text(none)
    zoned = people_page(english, Settings(zone="Europe/Berlin"), ALL, "en-GB", AT)
    assert marked(zoned, Part.QUIET, "from") == []
    assert "Time zone: Berlin" in text(zoned)
    assert not there(zoned, Part.QUIET, "off")
    berlin = QuietHours(22 * 60, 7 * 60, "Europe/Berlin")
    full = people_page(english, replace(FULL, quiet=berlin, zone=berlin.zone), ALL, "en-GB", AT)
    assert (marked(full, Part.QUIET, "from"), marked(full, Part.QUIET, "to")) == (["1320"], ["420"])
    # It is Sunday, 13:00 in Berlin: nine hours until ten in the evening, eighteen until seven in the morning.
    assert f"From <t:{AT + 9 * 3600}:t> until <t:{AT + 18 * 3600}:t>" in text(full)
    mars = replace(FULL, quiet=replace(berlin, zone="Mars/Olympus"), zone="Mars/Olympus")
    lost = people_page(english, mars, ALL, "en-GB", AT)
    assert "no longer know the time zone Mars/Olympus" in text(lost)
    assert "they get no pings" not in text(lost)
    assert not there(lost, Part.QUIET, "from")
    assert there(lost, Part.ZONE)


async def test_the_pages_of_a_zone_lead_back_to_the_panel(english: BoundSpeech) -> None:
    """What is found is the server's zone, not the reader's own."""
    for screen in (
        zone_page(english, AT, SERVERS_ZONE),
        cities_page(english, AT + 9 * 3600, "en-GB", 0, AT, SERVERS_ZONE),
    ):
        assert screen is not None
        assert "The time zone of this server" in text(screen)
        assert all(":ss:" in one["custom_id"] for one in parts(screen) if one.get("custom_id"))


async def test_ones_own_page_tells_of_the_servers_quiet_hours(english: BoundSpeech) -> None:
    """To whoever has none; but hours that do not count are not told."""
    page = preferences_page(english, NO_PREFERENCES, "en-GB", AT, server=NIGHT)
    assert "This server has quiet hours" in text(page)
    assert "they may be pinged day or night" not in text(page)
    own = preferences_page(english, replace(NO_PREFERENCES, quiet=NIGHT, zone=NIGHT.zone), "en-GB", AT, server=NIGHT)
    assert "This server" not in text(own)
    mars = preferences_page(english, NO_PREFERENCES, "en-GB", AT, server=replace(NIGHT, zone="Mars/Olympus"))
    assert "I may ping you day or night" in text(mars)


@pytest.mark.parametrize("manages", [True, False])
async def test_what_the_bot_may_do_in_a_channel_keeps_the_limits(speech: BoundSpeech, manages: bool) -> None:
    """With nothing allowed, in the kind of channel in which most is used."""
    used = used_permissions(discord.Permissions.none(), thread=False, threads=True)
    page = permissions_page(speech, CHANNELS[0], used, tuple(used), manages=manages)
    labels = check(page)
    assert {label for label in labels if len(label) > PHONE_LABEL} == set()
    assert f"<#{CHANNELS[0]}>" in text(page)
    assert text(page).count("✗") == len(used)
    for part in (Part.TABLES, Part.PEOPLE, Part.RESULTS, Part.PERMISSIONS):
        assert there(page, part) is manages, "the way back is for those who may change the settings"


async def test_each_permission_has_its_line_by_whether_it_is_there_and_needed(english: BoundSpeech) -> None:
    """What only some tables need is marked as left out, not as missing."""
    have = discord.Permissions(view_channel=True, send_messages=True, read_message_history=True, embed_links=True)
    used = used_permissions(have, thread=False, threads=True)
    page = permissions_page(english, CHANNELS[0], used, ("attach_files",), manages=True)
    title, told, *lines = text(page).splitlines()
    roles = "Mention @\u2060everyone, @\u2060here, and All Roles"  # no mention, which Discord would highlight
    assert title == f"## What I may do in <#{CHANNELS[0]}>"
    assert told.startswith("I lack permissions that I need for tables here.")
    assert lines == [
        "✓ View Channel",
        "✓ Send Messages",
        "✗ Without **Attach Files** there is no board.",
        "✓ Embed Links",
        "✓ Read Message History",
        "– Without **Create Public Threads** no table gets a thread of its own.",
        "– Without **Send Messages in Threads** there are no tables in threads.",
        f"– Without **{roles}** a new table pings only roles that everybody may mention.",
    ]
    page = permissions_page(english, CHANNELS[0], used, (), manages=False)
    assert "I have all that I need for tables here." in text(page)
    assert "Only server managers can change these settings." in text(page)
    page = permissions_page(english, CHANNELS[0], used, ("attach_files",), manages=False, notice="I was timed out.")
    assert text(page).splitlines()[1] == "I was timed out."


async def test_every_page_of_the_settings_leads_to_the_others(speech: BoundSpeech) -> None:
    used = used_permissions(discord.Permissions.all(), thread=True, threads=False)
    pages = {
        Part.TABLES: tables_page(speech, NO_SETTINGS, ALL, NAMES),
        Part.PEOPLE: people_page(speech, NO_SETTINGS, ALL, "de", AT),
        Part.RESULTS: results_page(speech, NO_SETTINGS, ALL, ()),
        Part.PERMISSIONS: permissions_page(speech, CHANNELS[0], used, (), manages=True),
    }
    for here, page in pages.items():
        buttons = {part["custom_id"]: part["disabled"] for part in parts(page) if part["type"] == 2}
        assert {str(pressed(part)): part is here for part in pages}.items() <= buttons.items()


async def test_results_ladders_and_announcements_are_off_at_first(english: BoundSpeech) -> None:
    """And there is nothing to manage; each says in a line what it does."""
    page = results_page(english, NO_SETTINGS, ALL, ())
    shown = [marked(page, part) for part in (Part.RESULTS_SHOWN, Part.LADDERS, Part.ANNOUNCEMENTS)]
    assert shown == [["off"], ["off"], []]
    assert "mla" not in {part.get("custom_id", "").split(":")[-1] for part in parts(page)}
    assert text(page).count("\n-# ") == 3


async def test_the_page_of_results_shows_what_is_set(english: BoundSpeech) -> None:
    """Ladders are managed while they are on, however new tables begin."""
    for preset in LadderPreset:
        page = results_page(english, replace(FULL, ladders=preset), ALL, ())
        shown = [marked(page, part) for part in (Part.RESULTS_SHOWN, Part.LADDERS, Part.ANNOUNCEMENTS)]
        assert shown == [["on"], [preset], [str(CHANNELS[1])]]
        assert "mla" in {part.get("custom_id", "").split(":")[-1] for part in parts(page)}
        assert "cannot" not in text(page)


async def test_where_nothing_can_be_announced_the_page_says_why(english: BoundSpeech) -> None:
    """A permission is missing, or the channel is gone: then it is not in the select."""
    page = results_page(english, FULL, ALL, ("attach_files",))
    assert f"I cannot announce anything in <#{CHANNELS[1]}> without: Attach Files." in text(page)
    gone = results_page(english, FULL, NOTHING, ("attach_files",))
    assert "The chosen channel is gone" in text(gone)
    assert "Attach Files" not in text(gone)
    assert marked(gone, Part.ANNOUNCEMENTS) == []


async def test_a_change_of_the_page_of_results_changes_one_setting() -> None:
    """What else is set stays as it is."""
    for part, value, after in (
        (Part.RESULTS_SHOWN, "off", replace(FULL, results=False)),
        (Part.LADDERS, "off", replace(FULL, ladders=None)),
        (Part.LADDERS, "rated", replace(FULL, ladders=LadderPreset.RATED)),
    ):
        assert SETTINGS[part].change(FULL, value) == after
        assert SETTINGS[part].chosen(after) == value
