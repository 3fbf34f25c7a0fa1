"""Finding a user's time zone: by what their clock reads at a moment, then by a city, the likeliest first."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from typing import Final
from unicodedata import normalize

from babel.core import get_global
from babel.dates import get_timezone_location

from bot.domain.preferences.absence_days import babel_locale
from bot.domain.preferences.local_time import DAY, offset, zone_named

HOUR: Final = 3600
EVENING: Final = 22 * HOUR
"""What one of the shown clocks reads for everybody: ten in the evening."""

_NEAREST: Final[Mapping[str, tuple[str, ...]]] = {
    "de": ("DE", "AT", "CH", "LI", "LU"),
    "en": ("US", "GB", "CA", "AU", "IN", "IE", "NZ"),
    "fr": ("FR", "BE", "CH", "CA", "LU"),
    "pl": ("PL",),
}
"""Where most of those live who read a language, most of them first."""

_GREAT: Final = frozenset(
    {
        "America/Toronto",
        "America/Winnipeg",
        "America/Edmonton",
        "America/Vancouver",
        "Asia/Kuala_Lumpur",
        "Europe/Lisbon",
        "Europe/Madrid",
        *get_global("windows_zone_mapping").values(),
    }
)
"""The zones that stand for many people: those that Windows offers, and some that it files under those of others."""


def whole_hours(now: int) -> tuple[int, ...]:
    """Return 24 moments, an hour apart: each zone at whole hours from UTC reads 22:00 at one of them."""
    return tuple(_evening(now, hours * HOUR) for hours in range(-11, 13))


def parts_of_hours(now: int) -> tuple[int, ...]:
    """Return the moments at which zones at half or quarter hours read 22:00, from west to east."""
    ahead = {
        offset(zone, at) for name in _all() if (zone := zone_named(name)) for at in (now - DAY // 2, now + DAY // 2)
    }
    moments = {_evening(now, one): one for one in sorted(ahead) if one % HOUR}
    return tuple(at for at in moments if _reading(at))


def zones_at(evening: int, language: str, locale: str) -> tuple[str, ...]:
    """Return the zones whose clocks read 22:00 at a moment, the likeliest for a user first.

    Args:
        evening: the moment.
        language: in what the cities are named, which decides between those that are equally likely.
        locale: what the user's client is set to ("en-GB").
    """
    found = _reading(evening)
    territories = _nearest(locale)
    ranks = {territory: number for number, territory in enumerate(territories)}
    spoken = _speaking(locale)

    def rank(name: str) -> tuple[int, int, bool, str]:
        territory = _all()[name]
        near = ranks.get(territory, len(ranks))
        return (
            near,
            0 if territory in ranks else -spoken.get(territory, 0),
            name not in _GREAT,
            _plain(city(name, language)),
        )

    return tuple(sorted(found, key=rank))


@lru_cache(4096)
def city(zone: str, language: str) -> str:
    """Return what a zone is called in a language: its city, or its name where nobody has another for it."""
    try:
        name = get_timezone_location(zone, locale=babel_locale(language), return_city=True) or zone
    except LookupError:
        name = zone
    return name.rpartition("/")[2].replace("_", " ")


def _evening(now: int, ahead: int) -> int:
    """Return the moment nearest to now at which clocks that are so far ahead of UTC read 22:00."""
    first = now - DAY // 2
    return first + (EVENING - ahead - first) % DAY


@lru_cache(256)
def _reading(evening: int) -> tuple[str, ...]:
    """Return all zones whose clocks read 22:00 at a moment."""
    return tuple(
        name for name in _all() if (zone := zone_named(name)) and (evening + offset(zone, evening)) % DAY == EVENING
    )


@cache
def _all() -> Mapping[str, str]:
    """Return all zones, each under one name, with the territory that it belongs to."""
    return {name: home for name, home in get_global("zone_territories").items() if not name.startswith("Etc/")}


def _nearest(locale: str) -> Sequence[str]:
    """Return the territories that are named for a locale: its own, then those of its language."""
    parsed = babel_locale(locale)
    own: Iterable[str] = () if parsed.territory is None else (parsed.territory,)
    likely = str(get_global("likely_subtags").get(parsed.language, "")).rpartition("_")[2]
    return tuple(dict.fromkeys(one for one in (*own, *_NEAREST.get(parsed.language, ()), likely) if one))


def _speaking(locale: str) -> Mapping[str, int]:
    """Return the territories where a locale's language is official, with the percentage of speakers."""
    language = babel_locale(locale).language
    spoken = {territory: some.get(language) for territory, some in get_global("territory_languages").items()}
    return {
        territory: round(one["population_percent"])
        for territory, one in spoken.items()
        if one and one["official_status"]
    }


def _plain(name: str) -> str:
    """Return a name by which others are sorted as in most languages."""
    return normalize("NFKD", name).casefold()
