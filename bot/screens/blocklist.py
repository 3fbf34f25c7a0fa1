"""The private page of the people whom its reader avoids."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from discord.ui import UserSelect

from bot.i18n.messages import BoundSpeech
from bot.i18n.names import clean_name, escape_name
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.response import Screen
from bot.screens.components import IN_SELECT, Layout, button, clip, mention, select
from bot.tables import MAX_AVOIDED, BlockedUser

ADD: Final = "add"
REMOVE: Final = "off"
"""What a choice on the page is about."""

_LONGEST: Final = 40


def avoid_page(speech: BoundSpeech, avoided: Sequence[BlockedUser], notice: str = "") -> Screen:
    """Return whom the reader avoids, with a select of people to add, and one to take them off the list again.

    Args:
        speech: the reader's words.
        avoided: his list.
        notice: what has just been done.
    """
    shown, left = avoided[:IN_SELECT], MAX_AVOIDED - len(avoided)
    names = [clip(clean_name(one.name), _LONGEST) for one in shown]
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
        options = [(name, str(one.user), None) for name, one in zip(names, shown, strict=True)]
        press = PressId(0, 0, Verb.AVOID, REMOVE)
        layout.select(select(options, press, speech.say("avoid-remove"), most=len(options)))
    layout.buttons([button(speech.say("avoid-back"), PressId(0, 0, Verb.PRIVACY))])
    return layout.screen()


def _people(press: PressId, placeholder: str, most: int) -> UserSelect[Any]:
    return UserSelect(custom_id=str(press), placeholder=placeholder, min_values=1, max_values=most)
