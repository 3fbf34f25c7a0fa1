"""The direct message to a player who wants reminders this way: which table waits, and what the player can do."""

from __future__ import annotations

from typing import Any

from discord.ui import Button

from bot.app_context import App
from bot.deadlines.table_deadlines import TableContext, waiting
from bot.domain.game_options import titled
from bot.domain.ping_recipient import Seat
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.response import Screen
from bot.screens.components import MAIN, Layout, button, link_button, message_url, moment
from bot.screens.deadlines import SNOOZES, own_vote_line
from bot.screens.event_sentences import decided_line
from bot.screens.plans import why_not_executed
from bot.tables import Table


def letter_mark(table: Table, decision: int, count: int) -> str:
    """Return the custom id that identifies a direct message: that of its button for the hand."""
    return str(PressId(table.id, decision, Verb.HAND, f"letter{count}"))


def letter_screen(
    app: App, table: Table, seat: int, language: str, context: TableContext, now: float, count: int, mark: str
) -> Screen:
    """Return the direct message about a decision; `mark` is the custom id of its button for the hand."""
    speech = app.speech(table, language)
    words = {"game": titled(table.kind, table.options, speech), "place": f"<#{table.channel_ref.channel}>"}
    wait = waiting(table, Seat(seat))
    layout = Layout()
    if count > 1 and wait is not None:
        lines = [speech.say("letter-reminder", since=moment(wait.since), **words)]
    else:
        lines = [speech.say("letter-call", **words)]
    if voted := own_vote_line(table, seat, speech):
        lines.append(voted)
    if decided := decided_line(app, table, seat, speech.to(seat)):
        lines.append(decided)
    why = why_not_executed(table.seen_by(seat), speech)
    if why is not None:
        lines.append(speech.say("plan-not-played", why=why))
    deadline = context.deadline(table, seat, now)
    if deadline is not None and seat not in table.votes:
        lines.append(f"-# {speech.say('board-time', when=moment(deadline))}")
    layout.text("\n".join(lines))
    hand = PressId.parse(mark) or PressId(table.id, table.version, Verb.HAND)
    buttons: list[Button[Any]] = [button(speech.say("board-hand"), hand, MAIN, emoji="🖐️")]
    if table.board is not None:
        url = message_url(table.channel_ref.guild, table.channel_ref.channel, table.board)
        buttons.append(link_button(speech.say("goto-board"), url))
    layout.buttons(buttons)
    layout.buttons(
        [
            *(
                button(speech.say(f"snooze-{kind}"), PressId(table.id, table.version, Verb.SNOOZE, kind))
                for kind in SNOOZES
            ),
            button(speech.say("away-set"), PressId(table.id, table.version, Verb.AWAY)),
        ]
    )
    return layout.screen()
