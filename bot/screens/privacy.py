"""The ephemeral page of the data that is stored about its reader, kind by kind."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from discord.ui import Button

from bot.domain.preferences import ReminderTarget
from bot.domain.preferences.time_zone_finder import city
from bot.i18n.messages import BoundSpeech
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.response import Screen
from bot.screens.components import DANGER, Layout, button
from bot.screens.header_and_footer import games_button
from bot.tables import Entry, PersonalData, Status
from engine.game import Label

_MOVES = (Entry.PLAY, Entry.BACK, Entry.SUB, Entry.AUTO)
HIDE: Final = "on"
"""The argument of the button that hides its reader on ladders."""
SHOW: Final = "off"
"""The argument of the button that shows its reader on ladders again."""
_OVER = (Status.FINISHED, Status.STOPPED, Status.CANCELLED)


def privacy_page(speech: BoundSpeech, about: PersonalData) -> Screen:
    """Return what is stored about the reader, with buttons for the export, the blocklist, the deletion."""
    layout = Layout()
    layout.text(f"## {speech.say('privacy-title')}\n{speech.say('privacy-text')}")
    layout.line()
    groups = {"about-games": _games, "about-chosen": _chosen, "about-learning": _learnt}
    lines = [line for title, of in groups.items() for line in _group(speech, title, list(of(speech, about)))]
    if lines or not about.hidden:
        layout.text("\n".join(lines or [speech.say("privacy-kept", games=0)]))
    layout.text(f"{speech.say('hidden-now' if about.hidden else 'hidden-offer')}\n-# {speech.say('about-others')}")
    layout.buttons(
        [
            button(speech.say("export-button"), PressId(0, 0, Verb.EXPORT)),
            button(speech.say("avoid-title"), PressId(0, 0, Verb.AVOID)),
            _hide_button(speech, hidden=about.hidden),
            button(speech.say("privacy-delete"), PressId(0, 0, Verb.FORGET), DANGER),
            games_button(speech, "b"),
        ]
    )
    return layout.screen()


def _hide_button(speech: BoundSpeech, *, hidden: bool) -> Button[Any]:
    return button(
        speech.say("hidden-end" if hidden else "hidden-begin"), PressId(0, 0, Verb.HIDE, SHOW if hidden else HIDE)
    )


def _group(speech: BoundSpeech, title: str, lines: list[str]) -> list[str]:
    return [speech.say(title), *(f"- {line}" for line in lines)] if lines else []


def _games(speech: BoundSpeech, about: PersonalData) -> Iterable[str]:
    """Yield a line for each kind of data at tables that exists."""
    statuses = about.statuses
    if statuses:
        yield speech.say("privacy-kept", games=sum(statuses.values()))
        yield speech.say(
            "about-statuses",
            lobbies=statuses.get(Status.LOBBY, 0),
            running=statuses.get(Status.RUNNING, 0),
            over=sum(statuses.get(status, 0) for status in _OVER),
        )
    acts = about.log_counts
    agreed = sum(one.agreed is not None for one in about.tables.values())
    counts = {
        "about-left": about.left,
        "about-moves": sum(acts.get(entry, 0) for entry in _MOVES),
        "about-votes": acts.get(Entry.VOTE, 0) + len(about.ballots) + agreed,
        "about-plans": len(about.plans),
        "about-notes": len(about.notes),
        "about-motions": len(about.motions),
        "about-guests": len(about.guests),
        "about-invited": len(about.invited),
        "about-rated": len(about.rated),
        "about-excluded": len(about.exclusions),
        "about-ladder-changes": len(about.ladder_changes),
    }
    for message, count in counts.items():
        if count:
            yield speech.say(message, count=count)
    if about.invitations:
        sent = sum(one.sent for one in about.invitations)
        yield speech.say("about-invitations", sent=sent, received=len(about.invitations) - sent)
    if about.watches:
        yield speech.say("about-watches", count=len(about.watches))


def _chosen(speech: BoundSpeech, about: PersonalData) -> Iterable[str]:
    """Yield a line for each preference that the reader has set."""
    preferences = about.preferences
    if about.language is not None:
        yield speech.say("language-now-me", language=speech.words.text(about.language, "language-name"))
    if preferences.interval is not None or preferences.where is not ReminderTarget.TABLE:
        yield speech.say("privacy-reminders")
    if preferences.quiet is not None:
        yield speech.say("privacy-quiet")
    if preferences.zone is not None:
        yield speech.say("habits-zone-now", city=city(preferences.zone, speech.language))
    if preferences.absences:
        yield speech.say("privacy-absences", count=len(preferences.absences))
    if about.uninvited:
        yield speech.say("about-uninvited")
    if about.preferences.unaided:
        yield speech.say("about-unaided")
    if preferences.no_icons:
        yield speech.say("about-no-icons")
    if about.blocklist:
        yield speech.say("about-avoided", count=len(about.blocklist))


def _learnt(speech: BoundSpeech, about: PersonalData) -> Iterable[str]:
    """Yield a line for each lesson that the reader has begun or was offered, and each practice game."""
    for lesson in about.lessons:
        if lesson.step is None:
            yield speech.say("about-lesson-offered")
        else:
            yield speech.say("about-lesson", game=Label(lesson.game, "title"), count=lesson.step)
    for practice in about.practices:
        yield speech.say("about-practice", game=Label(practice.game, "title"), count=len(practice.moves))
