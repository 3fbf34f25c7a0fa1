"""The private panel of a server's settings: about tables, people and results, and what the bot may do in a channel."""

from __future__ import annotations

from collections.abc import Callable, Collection, Container, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final, TypeAlias

from discord import ChannelType

from bot.domain.guild_settings import Openers, Settings, Uncallable
from bot.domain.ladders import LadderPreset
from bot.domain.pace import Fallback, Pace
from bot.domain.preferences.local_time import zone_named
from bot.domain.preferences.time_zone_finder import city
from bot.i18n.messages import BoundSpeech
from bot.interactions.bot_permissions import lacking, permission_name, permission_names
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.response import Screen
from bot.screens.components import MAIN, QUIET, Layout, button, channel_mention, channel_select, role_select, select
from bot.screens.pace import fallback_choices
from bot.screens.preferences import OFF, ZoneIds, add_quiet_selects, choice_select, quiet_times

Option: TypeAlias = tuple[str, str, str | None]
"""The label, the value and the description of a select's option."""


class Part(StrEnum):
    """The part of the panel that a press is about."""

    TABLES = "tables"
    PEOPLE = "people"
    PERMISSIONS = "permissions"
    CHANNELS = "channels"
    THREADS = "threads"
    PACE = "pace"
    FALLBACK = "fallback"
    LANGUAGE = "language"
    OPENERS = "openers"
    OPENER = "opener"
    ROLE = "role"
    QUIET = "quiet"
    ZONE = "zone"
    CITY = "city"
    RESULTS = "results"
    RESULTS_SHOWN = "results-shown"
    LADDERS = "ladders"
    ANNOUNCEMENTS = "announcements"


@dataclass(frozen=True, slots=True)
class Setting:
    """A setting with a few values: how it is shown, read and changed."""

    page: Part
    options: Callable[[BoundSpeech], Sequence[Option]]
    chosen: Callable[[Settings], str]
    """Return the value of the chosen option."""
    change: Callable[[Settings, str], Settings]
    """Return the settings with the value of an option."""


AUTOMATIC: Final = "auto"
"""The choice of no language: that of the server's Discord."""
HERE: Final = "off"
THREAD: Final = "on"
"""Whether a new table gets a thread of its own."""
NO_LADDERS: Final = "off"
SHOWN: Final = "on"
NOT_SHOWN: Final = "off"
"""Whether results are shown."""

SETTINGS: Final[Mapping[Part, Setting]] = {
    Part.THREADS: Setting(
        Part.TABLES,
        lambda speech: [
            (speech.say("settings-threads-off"), HERE, None),
            (speech.say("settings-threads-on"), THREAD, None),
        ],
        lambda settings: THREAD if settings.threads else HERE,
        lambda settings, value: replace(settings, threads=value == THREAD),
    ),
    Part.PACE: Setting(
        Part.TABLES,
        lambda speech: [(speech.say(f"pace-{pace}"), pace, speech.say(f"pace-{pace}-choice")) for pace in Pace],
        lambda settings: settings.pace,
        lambda settings, value: replace(settings, pace=Pace(value)),
    ),
    Part.FALLBACK: Setting(
        Part.TABLES,
        fallback_choices,
        lambda settings: settings.fallback,
        lambda settings, value: replace(settings, fallback=Fallback(value)),
    ),
    Part.OPENERS: Setting(
        Part.PEOPLE,
        lambda speech: [(speech.say(f"settings-openers-{one}"), one, None) for one in Openers],
        lambda settings: settings.openers,
        lambda settings, value: settings.opened_by(Openers(value)),
    ),
    Part.RESULTS_SHOWN: Setting(
        Part.RESULTS,
        lambda speech: [
            (speech.say("settings-results-off"), NOT_SHOWN, None),
            (speech.say("settings-results-on"), SHOWN, None),
        ],
        lambda settings: SHOWN if settings.results else NOT_SHOWN,
        lambda settings, value: replace(settings, results=value == SHOWN),
    ),
    Part.LADDERS: Setting(
        Part.RESULTS,
        lambda speech: [(speech.say(f"settings-ladders-{one}"), one, None) for one in (NO_LADDERS, *LadderPreset)],
        lambda settings: settings.ladders or NO_LADDERS,
        lambda settings, value: replace(settings, ladders=None if value == NO_LADDERS else LadderPreset(value)),
    ),
}
"""The settings that need nothing but a select; the message `settings-<part>` is its title."""

CHANNEL_TYPES: Final = (
    ChannelType.text,
    ChannelType.news,
    ChannelType.voice,
    ChannelType.stage_voice,
    ChannelType.forum,
)
"""The kinds of channels in which tables can stand, or their threads; Discord does not describe those of media."""
ANNOUNCEMENT_TYPES: Final = (ChannelType.text, ChannelType.news)
"""The kinds of channels in which tables and results can be announced."""


@dataclass(frozen=True, slots=True)
class There:
    """The channels and roles that a server has now, and why its role cannot be pinged, if so."""

    channels: Container[int]
    roles: Container[int]
    uncallable: Uncallable | None


def pressed(part: Part, rest: str = "") -> PressId:
    """Return the press on a part of the panel."""
    return PressId(0, 0, Verb.SETTINGS, f"{part}.{rest}" if rest else part.value)


SERVERS_ZONE: Final = ZoneIds(
    pressed(Part.ZONE), pressed(Part.CITY), "settings-zone-title", "settings-zone-text", pressed(Part.PEOPLE)
)


def tables_page(
    speech: BoundSpeech, settings: Settings, there: There, languages: Sequence[tuple[str, str]], notice: str = ""
) -> Screen:
    """Return the page of settings about tables.

    Args:
        speech: the reader's words.
        settings: what the server has set.
        there: what there is of it.
        languages: the languages there are, with their names.
        notice: what has just been done.
    """
    layout = _begun(speech, notice)
    allowed_channels = settings.allowed_channels(there.channels)
    gone = len(settings.channels) - len(allowed_channels)
    lines = [speech.say("settings-channels")]
    if gone:
        lines.append(speech.say("settings-channels-gone", count=gone) if allowed_channels else _all_gone(speech))
    layout.text("\n".join(lines))
    everywhere = speech.say("settings-channels-none")
    layout.select(channel_select(pressed(Part.CHANNELS), everywhere, allowed_channels, CHANNEL_TYPES))
    _add_settings(layout, speech, settings, Part.TABLES)
    said = speech.say("settings-language")
    layout.text(said)
    offered = [*languages, (AUTOMATIC, speech.say("language-automatic"))]
    chosen = settings.language if settings.language in dict(languages) else AUTOMATIC
    layout.select(choice_select(offered, chosen or AUTOMATIC, pressed(Part.LANGUAGE), _plain(said)))
    layout.text(f"-# {speech.say('settings-each')}")
    return _ended(layout, speech, Part.TABLES)


def people_page(
    speech: BoundSpeech, settings: Settings, there: There, locale: str, now: int, notice: str = ""
) -> Screen:
    """Return the page of settings about people.

    Args:
        speech: the reader's words.
        settings: what the server has set.
        there: what there is of it.
        locale: that of the reader's client, in whose manner times are written.
        now: this moment.
        notice: what has just been done.
    """
    layout = _begun(speech, notice)
    _add_settings(layout, speech, settings, Part.PEOPLE, small={Part.OPENERS: speech.say("settings-openers-always")})
    if settings.openers is Openers.ROLE:
        role = settings.opener_role if settings.opener_role in there.roles else None
        if role is None:
            missing = settings.opener_role is None
            layout.text(speech.say("settings-opener-missing" if missing else "settings-opener-gone"))
        layout.select(role_select(pressed(Part.OPENER), speech.say("settings-opener"), role))
    lines = [speech.say("settings-role")]
    if settings.role is not None and there.uncallable is not None:
        lines.append(why(speech, there.uncallable))
    layout.text("\n".join(lines))
    called = settings.role if settings.role in there.roles else None
    layout.select(role_select(pressed(Part.ROLE), speech.say("settings-role-none"), called))
    layout.line()
    _quiet(layout, speech, settings, locale, now)
    return _ended(layout, speech, Part.PEOPLE)


def results_page(
    speech: BoundSpeech, settings: Settings, there: There, missing: Sequence[str], notice: str = ""
) -> Screen:
    """Return the page of settings about results, ladders and announcements.

    Args:
        speech: the reader's words.
        settings: what the server has set.
        there: what there is of it.
        missing: the permissions that the bot lacks in the channel of announcements.
        notice: what has just been done.
    """
    layout = _begun(speech, notice)
    does = (Part.RESULTS_SHOWN, Part.LADDERS)
    _add_settings(layout, speech, settings, Part.RESULTS, {part: speech.say(f"settings-{part}-does") for part in does})
    channel = settings.announcements if settings.announcements in there.channels else None
    lines = [speech.say("settings-announcements"), f"-# {speech.say('settings-announcements-does')}"]
    if settings.announcements is not None and channel is None:
        lines.append(speech.say("settings-announcements-gone"))
    elif channel is not None and missing:
        named = permission_names(tuple(missing), speech)
        lines.append(speech.say("settings-announcements-closed", channel=channel_mention(channel), permissions=named))
    layout.text("\n".join(lines))
    chosen = () if channel is None else (channel,)
    nowhere = speech.say("settings-announcements-none")
    layout.select(channel_select(pressed(Part.ANNOUNCEMENTS), nowhere, chosen, ANNOUNCEMENT_TYPES, most=1))
    if settings.ladders is not None:
        layout.buttons([button(speech.say("settings-manage-ladders"), PressId(0, 0, Verb.MANAGE_LADDERS))])
    return _ended(layout, speech, Part.RESULTS)


def permissions_page(
    speech: BoundSpeech,
    channel: int,
    used: Mapping[str, bool],
    missing: Collection[str],
    *,
    manages: bool,
    notice: str = "",
) -> Screen:
    """Return the page that says what the bot may do in a channel, and what does not work there.

    Args:
        speech: the reader's words.
        channel: the channel.
        used: the permissions that the bot uses there, each with whether it has it.
        missing: those without which there is no table there.
        manages: whether the reader may change the settings; others get no way to them.
        notice: what else keeps the bot from playing there.
    """
    layout = Layout()
    told = notice or speech.say("permissions-lacking" if missing else "permissions-enough")
    layout.text(f"## {speech.say('permissions-title', channel=channel_mention(channel))}\n{told}")
    lines = []
    for name, has in used.items():
        mark = "✗" if name in missing else "–"
        lines.append(f"✓ {permission_name(name, speech)}" if has else f"{mark} {lacking(name, speech)}")
    layout.text("\n".join(lines))
    if manages:
        return _ended(layout, speech, Part.PERMISSIONS)
    layout.text(f"-# {speech.say('error-settings')}")
    return layout.screen()


def _add_settings(
    layout: Layout,
    speech: BoundSpeech,
    settings: Settings,
    page: Part,
    small: Mapping[Part, str] | None = None,
) -> None:
    """Add the selects of a page from `SETTINGS`; `small` are small lines below some titles."""
    lines = small or {}
    for part, setting in SETTINGS.items():
        if setting.page is not page:
            continue
        title, options = speech.say(f"settings-{part}"), setting.options(speech)
        layout.text(f"{title}\n-# {lines[part]}" if part in lines else title)
        marked = [number for number, (_, value, _) in enumerate(options) if value == setting.chosen(settings)]
        layout.select(select(options, pressed(part), _plain(title), chosen=marked))


def why(speech: BoundSpeech, reason: Uncallable) -> str:
    """Return the sentence that says why a role cannot be pinged."""
    return speech.say(f"settings-role-{reason}")


def _quiet(layout: Layout, speech: BoundSpeech, settings: Settings, locale: str, now: int) -> None:
    quiet, zone = settings.quiet, settings.zone
    lines = [speech.say("settings-quiet")]
    if quiet is None:
        lines.append(speech.say("settings-quiet-none"))
    elif zone_named(quiet.zone) is not None:
        lines += [
            speech.say("settings-quiet-now", **quiet_times(quiet, now)),
            f"-# {speech.say('settings-quiet-live')}",
        ]
    known = zone is not None and zone_named(zone) is not None
    if zone is not None:
        values = {"city": city(zone, speech.language)} if known else {"zone": zone}
        lines.append(speech.say("settings-quiet-zone" if known else "settings-quiet-zone-gone", **values))
    layout.text("\n".join(lines))
    if known:
        add_quiet_selects(layout, speech, quiet, locale, pressed(Part.QUIET))
    change = "habits-quiet-set" if zone is None else "habits-zone-change"
    buttons = [button(speech.say(change), pressed(Part.ZONE), QUIET if known else MAIN)]
    if quiet is not None:
        buttons.append(button(speech.say("habits-quiet-off"), pressed(Part.QUIET, OFF)))
    layout.buttons(buttons)


def _begun(speech: BoundSpeech, notice: str) -> Layout:
    layout = Layout()
    layout.text(f"## {speech.say('settings-title')}\n{notice or speech.say('settings-text')}")
    return layout


def _ended(layout: Layout, speech: BoundSpeech, page: Part) -> Screen:
    """Add the way to the other pages, and return the finished message."""
    layout.line()
    pages = (Part.TABLES, Part.PEOPLE, Part.RESULTS, Part.PERMISSIONS)
    layout.buttons(button(speech.say(f"settings-{one}"), pressed(one), disabled=one is page) for one in pages)
    return layout.screen()


def _all_gone(speech: BoundSpeech) -> str:
    return speech.say("settings-channels-all-gone")


def _plain(said: str) -> str:
    """Return a text without its bold marks, for a select."""
    return said.replace("**", "")
