"""The private page of what is kept about its reader."""

from __future__ import annotations

from bot.habits import Where
from bot.habits.zones import city
from bot.ids import PressId, Verb
from bot.reply import Screen
from bot.screens.parts import DANGER, Layout, button
from bot.tables import Kept
from bot.words import BoundSpeech


def privacy_page(speech: BoundSpeech, kept: Kept) -> Screen:
    """Return what is kept about the reader, with the buttons to delete it and to see whom he avoids."""
    layout = Layout()
    lines = [f"## {speech.say('privacy-title')}", speech.say("privacy-text"), "", *_kept(speech, kept)]
    layout.text("\n".join(lines))
    layout.buttons(
        [
            button(speech.say("avoid-title"), PressId(0, 0, Verb.AVOID)),
            button(speech.say("privacy-delete"), PressId(0, 0, Verb.FORGET), DANGER),
        ]
    )
    return layout.screen()


def _kept(speech: BoundSpeech, kept: Kept) -> list[str]:
    games, habits = sum(kept.tables.values()), kept.habits
    lines = []
    if kept.language is not None:
        lines.append(speech.say("language-now-me", language=speech.words.text(kept.language, "language-name")))
    if habits.interval is not None or habits.where is not Where.TABLE:
        lines.append(speech.say("privacy-reminders"))
    if habits.quiet is not None:
        lines.append(speech.say("privacy-quiet"))
    if habits.uninvited:
        lines.append(speech.say("invitations-none"))
    if habits.zone is not None:
        lines.append(speech.say("habits-zone-now", city=city(habits.zone, speech.language)))
    if habits.aways:
        lines.append(speech.say("privacy-absences", count=len(habits.aways)))
    if games or not lines:
        lines.insert(0, speech.say("privacy-kept", games=games))
    return lines
