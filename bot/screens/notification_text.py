"""The text of messages that ping, as a phone's notification shows it, and the button below it.

The notification of a screen is empty (discord-api-docs 7854), so this text is sent first and a screen replaces it. It
has no icons, because a notification shows their names.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from discord.ui import Button, View

from bot.app_context import App
from bot.domain.game_options import titled
from bot.domain.ping_recipient import Recipient, Role, User, Voter
from bot.i18n.messages import BoundSpeech
from bot.i18n.name_sanitizer import escape_name
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.response import PlainText
from bot.screens.board import call_line
from bot.screens.components import MAIN, button, channel_mention, mention
from bot.screens.deadlines import late_line, own_vote_line, vote_title
from bot.screens.event_sentences import decided_line
from bot.screens.lobby_changes import agreement_line, wanted_line
from bot.screens.lobby_invitations import role_line
from bot.screens.pace import proposal_ping_line
from bot.screens.seat_transfers import motion_line
from bot.tables import MotionKind, Slot, Status, Table, seats_without_ballot
from engine.game import Seat

Names = tuple[str, str]
"""The names of a table's server and channel."""


def ping_text(
    app: App, table: Table, slot: Slot, pinged: Mapping[Recipient, int], messages: Mapping[Recipient, int]
) -> PlainText:
    """Return the text of a lobby or board that pings, in the table's language, a line for each question.

    Args:
        app: words and games.
        table: the table.
        slot: which of its messages pings.
        pinged: who is pinged, each with the version of the reason, as in `Table.called_for`.
        messages: how many pings each of them will have had with this one; more than one is a reminder.
    """
    speech = app.speech(table, table.language).without_icons
    if slot is Slot.NOTE:
        lines = list(_lobby_lines(app, table, pinged, speech))
        last = button(speech.say("lobby-join"), PressId(table.id, table.version, Verb.JOIN), MAIN)
    else:
        lines = list(_board_lines(app, table, pinged, messages, speech))
        last = button(speech.say("board-hand"), PressId(table.id, table.version, Verb.HAND), MAIN)
    return _plain_text("\n".join(lines), last)


def letter_ping_text(app: App, table: Table, language: str, count: int, mark: str, names: Names | None) -> PlainText:
    """Return the text of a direct message to a player who is asked; `mark` is the custom id of its button."""
    speech = app.speech(table, language).without_icons
    key = "ping-letter-reminder" if count > 1 else "letter-call"
    hand = PressId.parse(mark) or PressId(table.id, table.version, Verb.HAND)
    return _plain_text(
        speech.say(key, **_names_of(table, names, speech)), button(speech.say("board-hand"), hand, MAIN, emoji="🖐️")
    )


def spectator_ping_text(app: App, table: Table, language: str, mark: str, names: Names | None) -> PlainText:
    """Return the text of a direct message to a spectator; `mark` is as in `spectator_letter_screen`."""
    speech = app.speech(table, language).without_icons
    key = "watch-told-round" if table.status is Status.RUNNING else "watch-told-end"
    press = PressId.parse(mark) or PressId(table.id, table.version, Verb.WATCH)
    label = speech.say("watch-stop" if press.verb is Verb.WATCH else "games-title")
    return _plain_text(speech.say(key, **_names_of(table, names, speech)), button(label, press))


def _names_of(table: Table, names: Names | None, speech: BoundSpeech) -> dict[str, str]:
    """Return the names of the game and the channel, which the notification would not show otherwise."""
    where = channel_mention(table.channel_ref.channel)
    if names is not None:
        server, channel = map(escape_name, names)
        where = f"{server}, #{channel}"
    return {"game": titled(table.kind, table.options, speech), "place": where}


def _lobby_lines(app: App, table: Table, pinged: Mapping[Recipient, int], speech: BoundSpeech) -> Iterator[str]:
    invited = [mention(guest.user) for guest in table.held_guests if User(guest.user) in pinged]
    if invited:
        game = titled(table.kind, table.options, speech)
        yield speech.say("ping-invited", mentions=speech.join(invited), count=len(invited), game=game)
    asked = [user for user in table.asked_for_seats if User(user) in pinged]
    if line := wanted_line(table, asked, speech):
        yield line
    asked = [user for user in table.asked_to_agree if User(user) in pinged]
    if line := agreement_line(app, table, asked, speech):
        yield line
    if table.role is not None and Role(table.role) in pinged and (line := role_line(table, speech)):
        yield line


def _board_lines(
    app: App, table: Table, pinged: Mapping[Recipient, int], messages: Mapping[Recipient, int], speech: BoundSpeech
) -> Iterator[str]:
    yield from _asked_lines(app, table, pinged, messages, speech)
    for about, vote in table.votes.items():
        voters = _users(table, (s for s in table.voters(about) if s not in vote.ballots and Voter(s) in pinged))
        late = table.players[about].user if Voter(about) in pinged else None
        if voters:
            asked = speech.say("vote-asked", mentions=speech.join(voters), count=len(voters))
            ends = late_line(table, late, speech) if late is not None else ""
            yield f"{vote_title(table, about, speech)} {asked} {ends}".rstrip()
        elif late is not None:
            yield f"{mention(late)} {own_vote_line(table, about, speech)}"
    for motion in table.motions:
        voters = _users(table, (seat for seat in seats_without_ballot(table, motion) if Voter(seat) in pinged))
        accepts = motion.kind is MotionKind.OFFER and motion.to_accept and User(motion.user) in pinged
        if voters or accepts:
            asked = speech.say("seats-asked", mentions=speech.join(voters), count=len(voters)) if voters else ""
            yield f"{motion_line(motion, speech)} {asked}".rstrip()
    if voters := _users(table, (s for s in table.seats_of(table.asked_about_pace) if Voter(s) in pinged)):
        yield proposal_ping_line(table, voters, speech)
    offered = {motion.user for motion in table.motions if motion.to_accept}
    begun = [mention(guest.user) for guest in table.guests if User(guest.user) in pinged and guest.user not in offered]
    if begun:
        yield speech.say("closing-begun", mentions=speech.join(begun))


def _asked_lines(
    app: App, table: Table, pinged: Mapping[Recipient, int], messages: Mapping[Recipient, int], speech: BoundSpeech
) -> Iterator[str]:
    """Yield what is said to the players who must act: that it is their turn, or a reminder, and what was decided."""
    asked = [own for own in map(Seat, table.asked) if own in pinged]
    first = _users(table, (own.index for own in asked if messages.get(own, 1) <= 1))
    again = _users(table, (own.index for own in asked if messages.get(own, 1) > 1))
    if first:
        seen = table.seen_by(None)
        if seen is not None:
            yield call_line(table, seen, first, speech)
    if again:
        yield speech.say("ping-reminder", mentions=speech.join(again), count=len(again))
    for own in asked:
        # Who is pinged for the vote too reads it there.
        if Voter(own.index) not in pinged and (voting := own_vote_line(table, own.index, speech)):
            yield voting
        if decided := decided_line(app, table, own.index, speech):
            yield decided


def _users(table: Table, seats: Iterator[int]) -> list[str]:
    return [mention(user) for seat in seats if (user := table.players[seat].user) is not None]


def _plain_text(content: str, last: Button[Any]) -> PlainText:
    view = View(timeout=None)
    view.add_item(last)
    # As for screens: presses are read from their custom ids alone.
    view.stop()
    # A notification may show the backslash, and nearly every channel's name has a hyphen.
    return PlainText(content.replace(r"\-", "-"), view)
