"""What a board says about time: deadlines, absences, the votes about players who are late."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any, Final

from discord.ui import Button

from bot.deadlines.table_deadlines import TableContext, waiting
from bot.domain.pace import MOST_REMINDERS, Pace, VoteChoice
from bot.i18n.messages import BoundSpeech
from bot.interactions.custom_id import ASK, PressId, Verb
from bot.interactions.response import Screen
from bot.screens.choices.codec import CHOSEN
from bot.screens.components import DANGER, QUIET, Layout, button, confirm_page, day, mention, moment, notice, select
from bot.screens.header_and_footer import back_press, back_to_table
from bot.tables import AWAY, Table, Wait
from engine.game import Seat

SNOOZES: Final = ("4h", "morning")
"""For how long reminders can be put off."""


def time_lines(table: Table, context: TableContext, now: float, speech: BoundSpeech) -> list[str]:
    """Return the lines about time and absences at a running table."""
    return [f"-# {line}" for line in _lines(table, context, now, speech)]


def add_votes(
    layout: Layout, table: Table, context: TableContext, now: float, speech: BoundSpeech, below: int = 0
) -> None:
    """Ask the others what to do about seats that are late: a button for each choice, with its count.

    Votes without room follow as soon as one is decided; `below` is how many components to leave for what follows.
    """
    ballots = table.vote_choices
    meanings = "\n".join(_meanings(table, speech))
    needed = 2 + len(ballots)  # a text, and a row with a button for each choice
    for about, vote in islice(table.votes.items(), max(1, (layout.room - below) // needed)):
        asked = [table.players[seat].user for seat in table.voters(about) if seat not in vote.ballots]
        mentions = [mention(user) for user in asked if user is not None]
        lines = [f"**{vote_title(table, about, speech)}**"]
        if mentions:
            lines.append(speech.say("vote-asked", mentions=speech.join(mentions), count=len(mentions)))
        if (late := table.players[about].user) is not None:
            lines.append(late_line(table, late, speech))
        ends = context.vote_ends(table, about, now)
        if table.pace is Pace.UNTIMED:
            lines.append(f"-# {speech.say('silent-vote-ends', when=day(ends))}")
        else:
            lines.append(f"-# {speech.say('vote-ends', when=moment(ends))}")
        # What the choices do is the same for each vote, so it is said once.
        lines, meanings = [*lines, meanings] if meanings else lines, ""
        layout.text("\n".join(lines))
        given = table.given(about)
        layout.buttons(_ballot_button(table, about, ballot, given.count(ballot), speech) for ballot in ballots)


def _ballot_button(table: Table, about: int, ballot: VoteChoice, count: int, speech: BoundSpeech) -> Button[Any]:
    """Return the button of a choice with its count; the one that ends the game is red and asks first."""
    ends = ballot is VoteChoice.END
    label = speech.say("vote-choice", choice=ballot_name(table, ballot, speech), count=count)
    press = PressId(table.id, table.version, Verb.BALLOT, f"{about}.{ballot}.{ASK}" if ends else f"{about}.{ballot}")
    return button(label, press, DANGER if ends else QUIET)


def _meanings(table: Table, speech: BoundSpeech) -> Iterator[str]:
    """Yield in small print what the choices of a vote do, where their names do not tell all."""
    for ballot in table.vote_choices:
        if ballot is not VoteChoice.WAIT:
            name, text = ballot_name(table, ballot, speech), speech.say(f"vote-{ballot}-means")
            yield f"-# {speech.say('labelled', name=name, text=text)}"


def end_vote_page(table: Table, about: int, speech: BoundSpeech) -> Screen:
    """Return the page that asks a player to confirm their vote to end the game."""
    press = PressId(table.id, table.version, Verb.BALLOT, f"{about}.{VoteChoice.END}")
    return confirm_page(speech, speech.say("vote-end-confirm"), speech.say("vote-end"), press, back_press(table))


def voted_page(table: Table, ballot: VoteChoice, speech: BoundSpeech) -> Screen:
    """Return the page that says for what the reader has voted."""
    text = speech.say("vote-given", choice=ballot_name(table, ballot, speech))
    return notice(text, back_to_table(table, speech))


def reminder_line(table: Table, speech: BoundSpeech) -> str:
    """Return since when the players are asked whom a board reminds, in small print; empty if it reminds nobody."""
    since = [wait.since for wait in _reminded(table)]
    return f"-# {speech.say('board-reminder', when=moment(min(since)))}" if since else ""


def add_reminder(layout: Layout, table: Table, speech: BoundSpeech) -> None:
    """Add the select under a reminder by which the next one is put off."""
    if any(_reminded(table)):
        options = [(speech.say(f"snooze-{kind}"), kind, None) for kind in SNOOZES]
        layout.select(
            select(options, PressId(table.id, table.version, Verb.SNOOZE, CHOSEN), speech.say("snooze-later"))
        )


def _reminded(table: Table) -> Iterator[Wait]:
    """Yield the waits for players who had more than one message."""
    for seat in table.asked:
        wait = waiting(table, Seat(seat)) if seat not in table.votes else None
        if wait is not None and wait.reminded > 1:
            yield wait


def vote_title(table: Table, about: int, speech: BoundSpeech) -> str:
    """Return what the others are asked about a late seat."""
    return speech.say(_of_pace("vote-title", table), name=Seat(about))


def late_line(table: Table, user: int, speech: BoundSpeech) -> str:
    """Return what is said to a late player below the question to the others: how they end the vote."""
    return speech.say(_of_pace("vote-late", table), mention=mention(user))


def own_vote_line(table: Table, seat: int, speech: BoundSpeech) -> str:
    """Return what is said to a late player: that the others vote, and how the player ends it; empty without a vote."""
    return speech.say(_of_pace("vote-about-you", table)) if seat in table.votes else ""


def _of_pace(message: str, table: Table) -> str:
    """Return the message about a vote at a table with a clock or without: there any press of the player ends it."""
    return f"silent-{message}" if table.pace is Pace.UNTIMED else message


def ballot_name(table: Table, ballot: VoteChoice, speech: BoundSpeech) -> str:
    """Return the name of a choice in a vote; how long "wait" waits depends on the pace."""
    return speech.say(f"vote-{ballot}-{table.pace}" if ballot is VoteChoice.WAIT else f"vote-{ballot}")


def _lines(table: Table, context: TableContext, now: float, speech: BoundSpeech) -> Iterator[str]:
    deadlines = [
        deadline
        for seat in table.asked
        if seat not in table.votes and (deadline := context.deadline(table, seat, now)) is not None
    ]
    if deadlines:
        yield speech.say("board-time", when=moment(min(deadlines)))
    for seat in table.asked:
        if (decides := context.announced(table, seat, now)) is not None:
            yield speech.say("board-silent", name=Seat(seat), when=day(decides))
    for player in table.players:
        away = context.away(table, player.seat, now)
        stood_in = player.seat in table.absent
        if away is not None:
            plays = stood_in or context.stands_in(table, player.seat, now)
            key = "board-away-computer" if plays else "board-away"
            yield speech.say(key, name=Seat(player.seat), when=day(away.until))
        elif stood_in and table.absent[player.seat] != AWAY:
            yield speech.say("board-absent", name=Seat(player.seat))
    for seat in table.asked:
        wait = waiting(table, Seat(seat))
        if wait is not None and wait.closed:
            yield speech.say("board-closed", name=Seat(seat))
    reminded = [
        Seat(seat)
        for seat in table.asked
        if (wait := waiting(table, Seat(seat))) is not None and wait.reminded > MOST_REMINDERS
    ]
    if reminded:
        yield speech.say("board-reminded", names=reminded, count=len(reminded))
