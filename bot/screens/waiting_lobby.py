"""What screens say about the expiry of a lobby: its standby players, when it closes, and what happens then."""

from __future__ import annotations

from typing import Final

from bot.domain.lobby_expiry_choices import LOBBY_LENGTHS, LobbyExpiryAction
from bot.domain.ping_recipient import User
from bot.i18n.messages import BoundSpeech
from bot.i18n.name_sanitizer import escape_name
from bot.interactions.custom_id import PressId, Verb
from bot.screens.components import Layout, mention, moment, select
from bot.tables import GuestKind, Table
from bot.tables.lobby.waitlist import guests_of_kind

WHEN: Final = "when"
THEN: Final = "then"
"""The arguments of the two selects: they change when the lobby closes, or what happens then."""


def expiry_line(table: Table, speech: BoundSpeech) -> str:
    """Return when a lobby closes and what happens then."""
    if table.closes is None:
        return ""
    key = "lobby-closes" if table.closing is LobbyExpiryAction.CLOSE else f"closing-line-{table.closing}"
    return speech.say(key, when=moment(table.closes))


def standby_line(table: Table, speech: BoundSpeech) -> str:
    """Return the standby players of a lobby, in the order in which they would join."""
    guests = ((guest.user, guest.name) for guest in guests_of_kind(table, GuestKind.SPARE))
    names = [escape_name(name) for name in table.seat_history.names_of_others(guests)]
    return speech.say("closing-spares", names=names) if names else ""


def started_line(table: Table, speech: BoundSpeech) -> str:
    """Return the line that mentions guests who asked to be told of the start and are not pinged yet."""
    # If only the text that pinged them has arrived, the board itself must still name them.
    pinged = {} if table.shown.board_unseen else table.shown.pinged or {}
    users = (guest.user for guest in guests_of_kind(table, GuestKind.NOTIFIED) if User(guest.user) in table.called_for)
    mentions = [mention(user) for user in users if pinged.get(User(user)) != table.dealt_at]
    return f"-# {speech.say('closing-begun', mentions=speech.join(mentions))}" if mentions else ""


def add_expiry(layout: Layout, table: Table, speech: BoundSpeech, *, host: bool) -> None:
    """Show when a lobby closes and what happens then, with selects for the host to change both."""
    layout.text(f"### {speech.say('closing-title')}\n{expiry_line(table, speech)}")
    if not host:
        layout.text(f"-# {speech.say('closing-only-host')}")
        return
    layout.select(
        select(
            [(speech.say(f"closing-in-{length}"), length, None) for length in LOBBY_LENGTHS],
            PressId(table.id, table.version, Verb.CLOSES, WHEN),
            speech.say("closing-choose-when"),
        )
    )
    layout.select(
        select(
            [(speech.say(f"closing-then-{then}"), then.value, None) for then in LobbyExpiryAction],
            PressId(table.id, table.version, Verb.CLOSES, THEN),
            speech.say("closing-choose-then"),
            chosen=[list(LobbyExpiryAction).index(table.closing)],
        )
    )
