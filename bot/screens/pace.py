"""The pace of a table: its line in the lobby, the page on which players propose another, and the proposal."""

from __future__ import annotations

from collections.abc import Sequence

from bot.app_context import App
from bot.domain.pace import Fallback, Pace
from bot.i18n.messages import BoundSpeech
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.response import Screen
from bot.screens.components import GOOD, Layout, button, mention, select
from bot.screens.header_and_footer import back_to_table
from bot.screens.seat_transfers import host_line, seat_buttons
from bot.screens.waiting_lobby import add_expiry
from bot.tables import PACE_REFUSED, Status, Table
from engine.game import Seat


def pace_line(pace: Pace, fallback: Fallback, speech: BoundSpeech) -> str:
    """Return what a pace means, and what happens when a player's time is up."""
    words = {"pace": speech.say(f"pace-{pace}"), "means": speech.say(f"pace-{pace}-means")}
    if pace is Pace.UNTIMED:
        return speech.say("pace-line", **words)
    return speech.say("pace-line-fallback", fallback=speech.say(f"fallback-{fallback}"), **words)


def pace_name_line(pace: Pace, speech: BoundSpeech) -> str:
    """Return what a pace means, for the lobby."""
    return speech.say("pace-line", pace=speech.say(f"pace-{pace}"), means=speech.say(f"pace-{pace}-means"))


def add_proposal(layout: Layout, table: Table, speech: BoundSpeech) -> None:
    """Show the proposed pace, who must answer and who agrees so far, with buttons to agree or decline."""
    proposal = table.proposal
    if proposal is None:
        return
    seats = table.seats_of(proposal.agreed)
    if not seats:
        return
    line = pace_line(proposal.pace, proposal.fallback, speech)
    asked = [mention(user) for user in table.asked_about_pace]
    lines = [f"{speech.say('pace-proposal', name=Seat(seats[0]))} {line}"]
    if asked:
        lines.append(speech.say("seats-asked", mentions=speech.join(asked), count=len(asked)))
    lines.append(f"-# {speech.say('pace-proposal-agreed', names=[Seat(seat) for seat in seats])}")
    layout.text("\n".join(lines))
    layout.buttons(
        [
            button(speech.say("pace-agree"), PressId(table.id, table.version, Verb.AGREE, proposal.code), GOOD),
            button(speech.say("pace-decline"), PressId(table.id, table.version, Verb.DECLINE, proposal.code)),
        ]
    )


def proposal_ping_line(table: Table, mentions: Sequence[str], speech: BoundSpeech) -> str:
    """Return what is said to those who are pinged for a proposed pace: by whom, and what it changes."""
    proposal = table.proposal
    if proposal is None:
        return ""
    lines = [speech.say("pace-proposal", name=Seat(seat)) for seat in table.seats_of(proposal.agreed[:1])]
    lines += [speech.say(f"decided-pace-{change}") for change in proposal.changes(table.pace, table.fallback)]
    return " ".join([*lines, speech.say("seats-asked", mentions=speech.join(mentions), count=len(mentions))])


def fallback_choices(speech: BoundSpeech) -> list[tuple[str, str, str | None]]:
    """Return what can happen when the time is up, as the options of a select."""
    more = {Fallback.MOVE: speech.say("fallback-move-choice")}
    return [(speech.say(f"fallback-{fallback}"), fallback.value, more.get(fallback)) for fallback in Fallback]


def refused_line(table: Table, before: Table, speech: BoundSpeech) -> str:
    """Return that the pace proposed `before` was declined, empty if it was not."""
    proposal = before.proposal
    if proposal is None or table.proposal is not None or (table.pace, table.fallback) != (before.pace, before.fallback):
        return ""
    proposer = next(iter(table.seats_of(proposal.agreed)), None)
    return "" if proposer is None else speech.say(f"decided-{PACE_REFUSED}", name=Seat(proposer))


def pace_page(app: App, table: Table, language: str, user: int, notice: str = "") -> Screen:
    """Return the page on which a player proposes another pace; it changes at once if nobody has to agree.

    The page also has the buttons about seats and the host for the `user` who reads it. Until the game begins, it shows
    when the lobby closes, which the host can change. A `notice` stands above all.
    """
    speech = app.speech(table, language)
    layout = Layout()
    layout.text(notice)
    layout.text(f"### {speech.say('pace-title')}\n{pace_line(table.pace, table.fallback, speech)}")
    if table.proposal is not None:
        proposed = pace_line(table.proposal.pace, table.proposal.fallback, speech)
        told = f"\n-# {speech.say('pace-proposed-told')}" if table.dealt else ""
        layout.text(f"{speech.say('pace-proposed')}\n{proposed}{told}")
    elif len(table.present) > 1:
        layout.text(f"-# {speech.say('pace-agree-all')}")
    if len(table.people) == 1 and table.status is Status.RUNNING:
        layout.text(f"-# {speech.say('pace-alone')}")
    current = table.proposal or table
    layout.select(
        select(
            [(speech.say(f"pace-{pace}"), pace.value, speech.say(f"pace-{pace}-choice")) for pace in Pace],
            PressId(table.id, table.version, Verb.PROPOSE, "pace"),
            speech.say("pace-choose"),
            chosen=[list(Pace).index(current.pace)],
        )
    )
    if current.pace is not Pace.UNTIMED:
        layout.select(
            select(
                fallback_choices(speech),
                PressId(table.id, table.version, Verb.PROPOSE, "fallback"),
                speech.say("pace-choose-fallback"),
                chosen=[list(Fallback).index(current.fallback)],
            )
        )
    if current.pace is Pace.UNTIMED and len(table.people) > 1:
        layout.text(f"-# {speech.say('pace-silent')}")
    if current.pace in (Pace.RELAXED, Pace.SLOW):
        layout.text(f"-# {speech.say('pace-pauses')}")
    if table.status is Status.LOBBY:
        add_expiry(layout, table, speech, host=table.host == user)
    layout.text(host_line(table, speech))
    reminders = button(speech.say("habits-button"), PressId(0, 0, Verb.REMINDERS))
    layout.buttons([*seat_buttons(table, user, speech), reminders, back_to_table(table, speech)])
    return layout.screen()
