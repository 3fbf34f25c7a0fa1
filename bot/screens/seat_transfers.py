"""Seats that change hands, and motions, on the board and on ephemeral pages: open seats, offers, what is asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from discord.ui import Button, UserSelect

from bot.app_context import App
from bot.deadlines.table_deadlines import TableContext
from bot.i18n.messages import BoundSpeech
from bot.interactions.custom_id import ASK, PressId, Verb
from bot.interactions.response import Screen
from bot.screens.components import GOOD, IN_ROW, MAIN, Layout, button, clip, confirm_page, mention, moment
from bot.screens.header_and_footer import back_to_table
from bot.screens.rated_tables import leaving_line
from bot.tables import Motion, MotionKind, Status, Table, open_seats, seats_without_ballot
from engine.game import Seat
from render.name_text import isolated, shortened

YES, NO, ACCEPT, DECLINE, BACK = "yes", "no", "accept", "decline", "back"
ANSWERS: Final = {
    YES: "seats-agree",
    NO: "seats-disagree",
    ACCEPT: "seats-accept",
    DECLINE: "seats-decline",
    BACK: "seats-withdraw",
}
"""The answers to a motion, each with the message on its button; custom ids carry the motion's number and an answer."""
_LABEL: Final = 38


def add_seats(layout: Layout, app: App, table: Table, context: TableContext, now: float) -> None:
    """Add the open motions, the open seats, and for the host the seats of late players that can be opened.

    A single motion has its answers here; several motions, or one on a full board, have a page of their own.
    """
    speech = app.speech(table, table.language)
    seats = _seat_buttons(app, table, context, now)
    if table.motions:
        answers = _answers(table, table.motions[0], speech) if len(table.motions) == 1 else []
        needed = 2 + len(answers) + (1 + len(seats) if seats else 0)
        if layout.room >= 3:
            layout.text("\n".join(_motion_text(table, motion, context, now, speech) for motion in table.motions))
        if answers and layout.room >= needed - 1:
            layout.buttons(answers)
        else:
            page = PressId(table.id, table.version, Verb.MOTIONS)
            seats.insert(0, button(speech.say("seats-say"), page, MAIN))
    layout.buttons(seats[: max(0, min(layout.room - 1, IN_ROW))])


def motions_page(app: App, table: Table, user: int, language: str, context: TableContext, now: float) -> Screen:
    """Return the page on which a user answers the motions of the table, and withdraws their own."""
    speech = app.speech(table, language)
    layout = Layout()
    layout.text(f"### {speech.say('seats-say')}")
    for motion in table.motions[:4]:
        layout.text(_motion_text(table, motion, context, now, speech))
        own = is_by(motion, table, user)
        layout.buttons([_withdraw_button(table, motion, speech)] if own else _answers(table, motion, speech))
    if not table.motions:
        layout.text(speech.say("seats-none"))
    layout.buttons([back_to_table(table, speech)])
    return layout.screen()


def seat_offer_page(app: App, table: Table, seat: int, language: str, context: TableContext, now: float) -> Screen:
    """Return the page on which a player offers their seat or withdraws the offer, leaves, or as the host stops all."""
    speech = app.speech(table, language)
    layout = Layout()
    told = (speech.say("seats-offer-text"), leaving_line(table, seat, speech))
    layout.text(f"### {speech.say('seats-give-up')}\n{' '.join(filter(None, told))}")
    made = next((one for one in table.motions if (one.kind, one.seat) == (MotionKind.OFFER, seat)), None)
    if made is not None:
        when = moment(context.motion_ends(table, made, now))
        layout.text(speech.say("seats-offer-open", mention=mention(made.user), when=when))
    press = PressId(table.id, table.version, Verb.SEAT_ASK)
    people: Any = UserSelect(custom_id=str(press), placeholder=clip(speech.say("seats-offer-choose"), 150))
    layout.select(people)
    layout.text(f"-# {speech.say('seats-leave-text')}")
    buttons = [] if made is None else [_withdraw_button(table, made, speech)]
    buttons.append(button(speech.say("resign-button"), PressId(table.id, table.version, Verb.RESIGN, ASK)))
    if table.host == table.players[seat].user:
        buttons.append(button(speech.say("stop-button"), PressId(table.id, table.version, Verb.STOP, ASK)))
    layout.buttons([*buttons, back_to_table(table, speech)])
    return layout.screen()


def confirm_offer_page(table: Table, user: int, speech: BoundSpeech) -> Screen:
    """Return the question before a seat is offered to a user, who is pinged then."""
    question = speech.say("seats-offer-confirm", mention=mention(user))
    yes = PressId(table.id, table.version, Verb.SEAT_ASK, str(user))
    no = PressId(table.id, table.version, Verb.SEAT_OFFER)
    return confirm_page(speech, question, speech.say("seats-offer"), yes, no)


def seat_buttons(table: Table, user: int, speech: BoundSpeech) -> list[Button[Any]]:
    """Return a player's buttons to offer their seat to another person, and to ask to be the host or withdraw that."""
    buttons = []
    asks = next((one for one in table.motions if one.kind is MotionKind.HOST and one.user == user), None)
    if table.status is Status.RUNNING:
        buttons.append(button(speech.say("seats-give-up"), PressId(table.id, table.version, Verb.SEAT_OFFER)))
    if asks is not None:
        buttons.append(_withdraw_button(table, asks, speech))
    elif table.host != user:
        buttons.append(button(speech.say("seats-host-ask"), PressId(table.id, table.version, Verb.HOSTING)))
    return buttons


def host_line(table: Table, speech: BoundSpeech) -> str:
    """Return who the host of a table is, and who asks to be the host."""
    host = table.seat_of(table.host) if table.host is not None else None
    lines = [] if host is None else [speech.say("seats-host", name=Seat(host))]
    lines += [motion_line(motion, speech) for motion in table.motions if motion.kind is MotionKind.HOST]
    return "\n".join(f"-# {line}" for line in lines)


def motion_line(motion: Motion, speech: BoundSpeech) -> str:
    """Return one line on what a motion asks for: a seat is offered, a seat is claimed, or another host."""
    name, who = Seat(motion.seat), mention(motion.user)
    match motion.kind:
        case MotionKind.HOST:
            return speech.say("seats-host-wanted", name=name)
        case MotionKind.STOP:
            return speech.say("rated-stop-wanted", name=name)
        case MotionKind.CLAIM:
            return speech.say("seats-claimed", name=name, mention=who)
        case MotionKind.OFFER:
            return speech.say("seats-accepted" if motion.accepted else "seats-offered", name=name, mention=who)


def is_by(motion: Motion, table: Table, user: int) -> bool:
    """Return whether a user put a motion: they offer a seat, claim one, or ask for something else."""
    seat = motion.seat if motion.kind is MotionKind.OFFER else None
    return user == (motion.user if seat is None else table.players[seat].user)


def withdrawn_line(motion: Motion, speech: BoundSpeech) -> str:
    """Return what is said to the user who has withdrawn their motion."""
    return speech.say("seats-withdrawn" if motion.kind is MotionKind.OFFER else "seats-request-withdrawn")


def _withdraw_button(table: Table, motion: Motion, speech: BoundSpeech) -> Button[Any]:
    message = "seats-withdraw" if motion.kind is MotionKind.OFFER else "seats-withdraw-request"
    return button(speech.say(message), _press(table, motion, BACK))


def _motion_text(table: Table, motion: Motion, context: TableContext, now: float, speech: BoundSpeech) -> str:
    lines = [f"**{motion_line(motion, speech)}**"]
    asked = [user for seat in seats_without_ballot(table, motion) if (user := table.players[seat].user) is not None]
    if asked:
        lines.append(
            speech.say("seats-asked", mentions=speech.join([mention(user) for user in asked]), count=len(asked))
        )
    if motion.kind is MotionKind.STOP:
        ends = "rated-stop-ends"
    else:
        ends = "seats-ends" if table.voters(motion.seat) else "seats-ends-alone"
    lines.append(f"-# {speech.say(ends, when=moment(context.motion_ends(table, motion, now)))}")
    return "\n".join(lines)


def _answers(table: Table, motion: Motion, speech: BoundSpeech) -> list[Button[Any]]:
    voters = table.voters(motion.seat)
    given = [motion.ballots[seat] for seat in voters if seat in motion.ballots]
    buttons = []
    if motion.to_accept:
        buttons += [
            button(speech.say("seats-accept"), _press(table, motion, ACCEPT), GOOD),
            button(speech.say("seats-decline"), _press(table, motion, DECLINE)),
        ]
    if voters:
        for word, yes, message in ((YES, True, "seats-agree"), (NO, False, "seats-disagree")):
            text = speech.say("vote-choice", choice=speech.say(message), count=given.count(yes))
            buttons.append(button(text, _press(table, motion, word)))
    return buttons


def _press(table: Table, motion: Motion, word: str) -> PressId:
    return PressId(table.id, table.version, Verb.MOTION, f"{motion.version}.{word}")


def _seat_buttons(app: App, table: Table, context: TableContext, now: float) -> list[Button[Any]]:
    """Return the buttons that take open seats, and those that open the seats of late players."""
    speech = app.speech(table, table.language, markdown=False)
    late = [player.seat for player in table.players if context.may_be_opened(table, player.seat, now)]
    return [
        *_buttons_of(table, open_seats(table), ("seats-take", "seats-take-of"), Verb.SEAT_TAKE, speech),
        *_buttons_of(table, late, ("seats-open", "seats-open-of"), Verb.SEAT_OPEN, speech),
    ]


def _buttons_of(
    table: Table, seats: Sequence[int], messages: tuple[str, str], verb: Verb, speech: BoundSpeech
) -> list[Button[Any]]:
    """Return a button for each seat, with the player's name if there are several."""
    single, named = messages
    labels = [_label_with_name(named, seat, speech) if len(seats) > 1 else speech.say(single) for seat in seats]
    return [
        button(label, PressId(table.id, table.version, verb, str(seat)))
        for label, seat in zip(labels, seats, strict=True)
    ]


def _label_with_name(message: str, seat: int, speech: BoundSpeech) -> str:
    """Return a label that names a player; of a long name the number that tells it from others stays."""
    label, name = speech.say(message, name=Seat(seat)), speech.seating[seat].name
    if len(label) <= _LABEL:
        return label
    return speech.say(message, name=isolated(shortened(name, len(name) - len(label) + _LABEL)))
