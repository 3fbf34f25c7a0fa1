"""What screens say about a lobby that waits for days: who joins if nobody else does, when it closes and what then."""

from __future__ import annotations

from typing import Final

from bot.domain.lobby_expiry import LOBBY_LENGTHS, LobbyExpiryAction
from bot.domain.recipient import User
from bot.i18n.messages import BoundSpeech
from bot.i18n.names import escape_name
from bot.interactions.custom_id import PressId, Verb
from bot.screens.components import Layout, mention, moment, select
from bot.tables import GuestKind, Table
from bot.tables.lobby.guests import guests_of_kind

WHEN: Final = "when"
THEN: Final = "then"
"""What the two selects change."""


def closing_line(table: Table, speech: BoundSpeech) -> str:
    """Return when a lobby closes and what happens then."""
    if table.closes is None:
        return ""
    key = "lobby-closes" if table.closing is LobbyExpiryAction.CLOSE else f"closing-line-{table.closing}"
    return speech.say(key, when=moment(table.closes))


def spares_line(table: Table, speech: BoundSpeech) -> str:
    """Return who joins a lobby if nobody else does, in the order in which they would sit down."""
    names = [escape_name(guest.name) for guest in guests_of_kind(table, GuestKind.SPARE)]
    return speech.say("closing-spares", names=names) if names else ""


def begun_line(table: Table, speech: BoundSpeech) -> str:
    """Return who is told by a board that the game has begun, having wanted to know."""
    # When only the words of the board that called them are there, the board itself is still to name them.
    called = {} if table.shown.board_unseen else table.shown.pinged or {}
    told = (guest.user for guest in guests_of_kind(table, GuestKind.NOTIFIED) if User(guest.user) in table.called_for)
    mentions = [mention(user) for user in told if called.get(User(user)) != table.dealt_at]
    return f"-# {speech.say('closing-begun', mentions=speech.join(mentions))}" if mentions else ""


def add_closing(layout: Layout, table: Table, speech: BoundSpeech, *, host: bool) -> None:
    """Show on a private page when a lobby closes and what happens then; its host can change both."""
    layout.text(f"### {speech.say('closing-title')}\n{closing_line(table, speech)}")
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
