"""Invitations in a lobby: the lines about invited people, their buttons, and the select that invites."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from discord.ui import UserSelect

from bot.deadlines.table_deadlines import TableContext
from bot.i18n.messages import BoundSpeech
from bot.interactions.custom_id import PressId, Verb
from bot.screens.components import GOOD, PLACEHOLDER, Layout, button, clip, mention, moment, role_mention
from bot.tables import InvitationRefusal, Table

ACCEPT: Final = "held"
"""The argument of the button for invited people; the button for everybody else has none."""


def invited_lines(table: Table, context: TableContext, now: float, speech: BoundSpeech) -> list[str]:
    """Return a line for each invited person: for whom a seat is held, and until when."""
    return [
        speech.say("invite-held", person=mention(guest.user), when=moment(context.held_until(table, guest, now)))
        for guest in table.held_guests
    ]


def role_line(table: Table, speech: BoundSpeech) -> str:
    """Return the line that mentions the role of a lobby, empty if it has no role or no room."""
    if table.role is None or not table.room:
        return ""
    return speech.say("invite-role", role=role_mention(table.role))


def add_answers(layout: Layout, table: Table, speech: BoundSpeech) -> None:
    """Add the buttons with which invited people accept or decline."""
    if table.held_guests:
        layout.buttons(
            [
                button(speech.say("invite-accept"), PressId(table.id, table.version, Verb.JOIN, ACCEPT), GOOD),
                button(speech.say("invite-decline"), PressId(table.id, table.version, Verb.REFUSE)),
            ]
        )


def add_invitations(layout: Layout, table: Table, speech: BoundSpeech) -> None:
    """Add the select with which seated players invite people or withdraw invitations."""
    if table.room or table.held_guests:
        people: UserSelect[Any] = UserSelect(
            custom_id=str(PressId(table.id, table.version, Verb.INVITE)),
            placeholder=clip(speech.say("invite-choose-again" if table.held_guests else "invite-choose"), PLACEHOLDER),
            min_values=1,
            max_values=table.room + len(table.held_guests),
        )
        layout.select(people)


def withdrawn_lines(users: Iterable[int], speech: BoundSpeech) -> list[str]:
    """Return the lines that tell the user which invitations they have withdrawn."""
    return [speech.say("invite-taken-back", person=mention(user)) for user in users]


def refusal_lines(refused: Iterable[tuple[int, InvitationRefusal]], speech: BoundSpeech) -> list[str]:
    """Return the lines that tell the user why some people have not been invited."""
    return [speech.say(f"invite-not-{why.code}", person=mention(user)) for user, why in refused]
