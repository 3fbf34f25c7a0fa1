"""What is said of hints: the button that asks for one, whether a table gives some, and who was given any."""

from __future__ import annotations

from typing import Any, Final

from discord.ui import Button

from bot.context import App
from bot.i18n.messages import BoundSpeech
from bot.interactions.custom_id import PressId, Verb
from bot.screens.components import button
from bot.tables import Seen, Table

ON: Final = "on"
OFF: Final = "off"


def hint_button(app: App, table: Table, seen: Seen, speech: BoundSpeech) -> list[Button[Any]]:
    """Return the button that asks for a hint, where there is one and something to choose."""
    if not (table.gives_hints and app.searches(table) and len(seen.legal) > 1):
        return []
    return [button(speech.say("hint-button"), PressId(table.id, table.version, Verb.HINT), emoji="💡")]


def hinted_line(table: Table, speech: BoundSpeech) -> str:
    """Say in small print who was given hints in a game, nothing where nobody was."""
    given = [
        speech.say("hint-given-seat", name=speech.names[seat], count=one.count)
        for seat, one in sorted(table.hinted.items())
    ]
    return f"-# {speech.say('hint-given', names=speech.join(given))}" if given else ""


def hints_line(app: App, table: Table, speech: BoundSpeech) -> str:
    """Say in a lobby whether there will be hints; nothing of a game for which nobody thinks ahead."""
    if app.rules(table).search is None:
        return ""
    if not app.searches(table):
        return speech.say("hint-lobby-none")
    return speech.say("hint-lobby-on" if table.gives_hints else "hint-lobby-off")


def hints_buttons(app: App, table: Table, speech: BoundSpeech) -> list[Button[Any]]:
    """Return the host's button for the other choice, where there is one."""
    if not app.searches(table):
        return []
    label, arg = ("hint-off", OFF) if table.gives_hints else ("hint-on", ON)
    return [button(speech.say(label), PressId(table.id, table.version, Verb.HINTS, arg))]
