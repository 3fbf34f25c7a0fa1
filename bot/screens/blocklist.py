"""The ephemeral page of a user's blocklist, which players read as "avoid list"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from discord.ui import UserSelect

from bot.i18n.messages import BoundSpeech
from bot.i18n.name_sanitizer import clean_name, escape_name
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.response import Screen
from bot.screens.components import IN_SELECT, Layout, button, clip, mention, select
from bot.tables import MAX_AVOIDED, BlockedUser
from render.name_text import isolated

ADD: Final = "add"
REMOVE: Final = "off"
"""The arguments of the two selects on the page."""

_NAME_LENGTH: Final = 40


def blocklist_page(speech: BoundSpeech, avoided: Sequence[BlockedUser], notice: str = "") -> Screen:
    """Return the reader's blocklist, with a select that adds people and one that removes them.

    Args:
        speech: the reader's words.
        avoided: the people on the list.
        notice: what has just been done.
    """
    shown, left = avoided[:IN_SELECT], MAX_AVOIDED - len(avoided)
    names = [clip(clean_name(one.name), _NAME_LENGTH) for one in shown]
    layout = Layout()
    lines = [f"## {speech.say('avoid-title')}", *([notice] if notice else []), speech.say("avoid-text"), ""]
    lines.append(speech.say("avoid-there" if shown else "avoid-none"))
    lines += [f"- {escape_name(name)} ({mention(one.user)})" for name, one in zip(names, shown, strict=True)]
    if left <= 0:
        lines.append(speech.say("avoid-full"))
    layout.text("\n".join(lines))
    if left > 0:
        layout.select(_people(PressId(0, 0, Verb.AVOID, ADD), speech.say("avoid-add"), left))
    if shown:
        options = [(isolated(name), str(one.user), None) for name, one in zip(names, shown, strict=True)]
        press = PressId(0, 0, Verb.AVOID, REMOVE)
        layout.select(select(options, press, speech.say("avoid-remove"), most=len(options)))
    layout.buttons([button(speech.say("avoid-back"), PressId(0, 0, Verb.PRIVACY))])
    return layout.screen()


def _people(press: PressId, placeholder: str, most: int) -> UserSelect[Any]:
    return UserSelect(custom_id=str(press), placeholder=placeholder, min_values=1, max_values=most)
