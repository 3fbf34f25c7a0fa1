"""What a lobby says of those who are invited to it, and the buttons and the select that go with it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from discord.ui import UserSelect

from bot.i18n.messages import BoundSpeech
from bot.interactions.custom_id import PressId, Verb
from bot.scheduling.context import Around
from bot.screens.components import GOOD, Layout, button, clip, mention, moment, role_mention
from bot.tables import InvitationRefusal, Table

ACCEPT: Final = "held"
"""What tells the button of those who are invited from that by which everybody joins."""

_PLACEHOLDER: Final = 150


def held_lines(table: Table, around: Around, now: float, speech: BoundSpeech) -> list[str]:
    """Return for whom seats are held, and until when."""
    return [
        speech.say("invite-held", person=mention(guest.user), when=moment(around.held_until(table, guest, now)))
        for guest in table.held_guests
    ]


def role_line(table: Table, speech: BoundSpeech) -> str:
    """Return what calls the role of a lobby as long as it has room, else nothing."""
    if table.role is None or not table.room:
        return ""
    return speech.say("invite-role", role=role_mention(table.role))


def add_answers(layout: Layout, table: Table, speech: BoundSpeech) -> None:
    """Let those answer in a lobby who are invited to it."""
    if table.held_guests:
        layout.buttons(
            [
                button(speech.say("invite-accept"), PressId(table.id, table.version, Verb.JOIN, ACCEPT), GOOD),
                button(speech.say("invite-decline"), PressId(table.id, table.version, Verb.REFUSE)),
            ]
        )


def add_invitations(layout: Layout, table: Table, speech: BoundSpeech) -> None:
    """Let those at a table invite others, or take that back."""
    if table.room or table.held_guests:
        people: UserSelect[Any] = UserSelect(
            custom_id=str(PressId(table.id, table.version, Verb.INVITE)),
            placeholder=clip(speech.say("invite-choose-again" if table.held_guests else "invite-choose"), _PLACEHOLDER),
            min_values=1,
            max_values=table.room + len(table.held_guests),
        )
        layout.select(people)


def taken_back(users: Iterable[int], speech: BoundSpeech) -> list[str]:
    """Return who is invited no longer, for the one who wanted that."""
    return [speech.say("invite-taken-back", person=mention(user)) for user in users]


def refusals(refused: Iterable[tuple[int, InvitationRefusal]], speech: BoundSpeech) -> list[str]:
    """Return why some people have not been invited, for the one who wanted to."""
    return [speech.say(f"invite-not-{why.code}", person=mention(user)) for user, why in refused]
