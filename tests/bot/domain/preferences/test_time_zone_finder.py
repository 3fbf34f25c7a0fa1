"""Finding a time zone: each is found by what its clock reads, with the likeliest cities first."""

from __future__ import annotations

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest
from babel.core import get_global
from hypothesis import example, given
from hypothesis import strategies as st

from bot.domain.preferences.time_zone_finder import city, parts_of_hours, whole_hours, zones_at
from tests.bot.domain.preferences.zones import MOMENTS
from tests.depth import first_of

AUTUMN = int(datetime(2026, 11, 22, 12, tzinfo=UTC).timestamp())
SPRING_NIGHT = int(datetime(2027, 3, 28, 0, 30, tzinfo=UTC).timestamp())
"""Half an hour before the clocks of Europe are set."""

EVERYBODYS = [zone for zone in get_global("zone_territories") if not zone.startswith("Etc/")]


def found(zone: str, now: int) -> int:
    """Return the one shown moment at which a clock there reads 22:00."""
    moments = [at for at in (*whole_hours(now), *parts_of_hours(now)) if reads_evening(zone, at)]
    assert len(moments) == 1, f"in {zone} one line reads 22:00, and no other"
    return moments[0]


def reads_evening(zone: str, at: int) -> bool:
    local = datetime.fromtimestamp(at, ZoneInfo(zone))
    return (local.hour, local.minute) == (22, 0)


NEWFOUNDLAND_DAY = int(datetime(2026, 11, 1, 12, tzinfo=UTC).timestamp())
"""Some hours after the clocks of a place were set that differs from all others by half an hour."""


@first_of("now", [NEWFOUNDLAND_DAY, AUTUMN, SPRING_NIGHT])
def test_everybody_finds_his_zone(now: int) -> None:
    """For each zone, also Nepal, Newfoundland and Lord Howe: one line reads 22:00 there, and leads to it."""
    for zone in EVERYBODYS:
        assert zone in zones_at(found(zone, now), "en", "en-US")


@given(now=MOMENTS, zone=st.sampled_from(EVERYBODYS))
@example(now=AUTUMN, zone="Asia/Kathmandu")
@example(now=AUTUMN, zone="America/St_Johns")
@example(now=int(datetime(2026, 7, 1, tzinfo=UTC).timestamp()), zone="Australia/Lord_Howe")
@example(now=AUTUMN, zone="Asia/Kolkata")
def test_a_line_is_near_and_reads_so_for_those_whom_it_leads_to(now: int, zone: str) -> None:
    """All lines are of half a day before or after, and the zones behind one read 22:00 at its moment."""
    moments = (*whole_hours(now), *parts_of_hours(now))
    assert len(set(moments)) == len(moments)
    assert all(abs(at - now) <= 43_200 for at in moments)
    hits = [at for at in moments if reads_evening(zone, at)]
    # On the day on which its clocks are set a zone may have no such line, or two; an hour later it is found.
    assert len(hits) <= 2
    for at in hits:
        assert zone in zones_at(at, "en", "en-US")
        assert all(reads_evening(one, at) for one in zones_at(at, "en", "en-US"))


def test_lines_fit_a_select() -> None:
    """Of the whole hours there are 24, of the others fewer."""
    assert len(whole_hours(AUTUMN)) == 24
    assert 8 <= len(parts_of_hours(AUTUMN)) <= 25


@pytest.mark.parametrize(
    ("zone", "language", "locale", "first"),
    [
        ("Europe/Berlin", "de", "de", ["Berlin", "Büsingen", "Wien", "Zürich"]),
        ("Europe/Berlin", "fr", "fr", ["Paris", "Bruxelles", "Zurich"]),
        ("Europe/Berlin", "pl", "pl", ["Warszawa", "Berlin"]),
        ("Europe/London", "en", "en-GB", ["London", "Dublin"]),
        ("America/New_York", "en", "en-US", ["New York"]),
        ("America/New_York", "fr", "fr", ["Toronto"]),
        ("America/New_York", "en", "en-CA", ["Toronto"]),
        ("Asia/Kolkata", "en", "en-GB", ["Kolkata", "Colombo"]),
        ("Europe/Berlin", "en", "es-ES", ["Madrid"]),
        ("Europe/Berlin", "en", "sv-SE", ["Stockholm"]),
        ("America/Sao_Paulo", "en", "pt-BR", ["Araguaina", "Bahia", "Sao Paulo"]),
        ("Asia/Tokyo", "en", "no locale", ["Palau"]),
    ],
)
def test_the_likeliest_city_is_the_first(zone: str, language: str, locale: str, first: list[str]) -> None:
    """Those of the own country, then those of others in which the language is spoken; large ones before small ones."""
    names = [city(one, language) for one in zones_at(found(zone, AUTUMN), language, locale)]
    assert names[: len(first)] == first


def test_cities_are_named_in_the_readers_language() -> None:
    """Also by an older name of the zone, and without what is none of a city's name."""
    assert [city("Europe/Warsaw", language) for language in ("en", "de", "fr", "pl")] == [
        "Warsaw",
        "Warschau",
        "Varsovie",
        "Warszawa",
    ]
    assert city("Asia/Calcutta", "de") == "Kolkata"
    assert city("America/Indiana/Indianapolis", "en") == "Indianapolis"
    assert city("America/New_York", "xx") == "New York"
    assert city("Mars/Olympus_Mons", "en") == "Olympus Mons"


def test_the_two_sides_of_the_date_line_stand_behind_one_line() -> None:
    """Hawaii and Kiritimati read the same, a day apart."""
    evening = found("Pacific/Honolulu", AUTUMN)
    assert {"Pacific/Honolulu", "Pacific/Kiritimati"} <= {*zones_at(evening, "en", "en-US")}


def test_cities_are_in_the_order_of_letters() -> None:
    """An accent puts none behind the last one."""
    names = [city(zone, "fr") for zone in zones_at(found("Europe/London", AUTUMN), "fr", "pl")]
    assert names.index("Guernesey") < names.index("Île de Man") < names.index("Jersey")
