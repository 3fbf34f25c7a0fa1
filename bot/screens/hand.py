"""A player's own panel: hand and pile, what others did, and everything that can be chosen now. Only he sees it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from discord.ui import Button

from bot.app import App
from bot.ids import PressId, Verb
from bot.reply import Screen
from bot.screens.choices import find
from bot.screens.frame import BARE, Frame
from bot.screens.news import quoted, since, told_to_one
from bot.screens.notes import note_button, note_lines
from bot.screens.offers import Labels, draw_first, possible_offers
from bot.screens.parts import QUIET, Layout, Shown, button, clip_lines
from bot.screens.plans import add_plans, drop_button, plan_buttons, plan_lines
from bot.screens.tree import add_choices
from bot.tables import Status, Table
from bot.words import BoundSpeech
from engine.game import Seat

PICTURE = "hand.png"
_NEWS = 1500
_SECRETS = 900


@dataclass(frozen=True, slots=True)
class OfNow:
    """Where the choices of what a seat is asked lead: they are made."""

    table: Table

    def act(self, code: str) -> PressId:
        """Return what makes the action of a code."""
        return _press(self.table, Verb.ACT, code)

    def branch(self, code: str) -> PressId:
        """Return what shows what is below a branch, and plays nothing yet."""
        return _press(self.table, Verb.BRANCH, code)

    def pick(self, code: str, mask: str, part: int) -> PressId:
        """Return what marks things in one of the selects of a branch."""
        return _press(self.table, Verb.PICK, f"{code}|{mask}|{part}")

    def play(self, code: str, mask: str) -> PressId:
        """Return what plays the marked things."""
        return _press(self.table, Verb.PLAY, f"{code}|{mask}")


async def hand_screen(
    app: App,
    table: Table,
    seat: int,
    language: str,
    *,
    notice: Sequence[str] = (),
    branch: str = "",
    picked: str | None = None,
    frame: Frame = BARE,
) -> Screen:
    """Return a seat's panel in its reader's language.

    Args:
        app: the bot.
        table: one whose game has begun.
        seat: whose panel it is.
        language: the reader's.
        notice: lines that go on top, such as what was just done; without them, what others did since the last turn.
        branch: the code of the choice that was opened, empty for all that can be chosen.
        picked: the mask of the cards picked so far below that choice; None for what is suggested.
        frame: what stands around it.
    """
    seen = table.seen_by(seat)
    if seen is None:
        raise ValueError("there is no game to show")
    speech = app.speech(table, language)
    view, decision = seen.view, seen.decision
    layout = Layout()
    asked = None if decision is None else decision.kind
    planned = plan_lines(app, table, seen, speech, asked) if asked is not None and not branch else ""
    layout.text("\n".join(part for part in (frame.head, note_lines(frame.note), planned) if part))
    if asked is None:
        add_plans(layout, app, table, seen, speech)
    missed = told_to_one(app, table, seen.missed, speech)
    if notice:
        layout.text(clip_lines("\n".join(notice), _NEWS))
    elif missed:
        layout.text(f"-# {since(seen, speech)}")
        layout.text(quoted(missed, _NEWS))
    choice = find(decision, branch) if decision is not None and branch else None
    offers = [] if decision is None else list(possible_offers(decision, choice, picked))
    face, told_in = app.face(table), app.speech(table, language, markdown=False)
    picture, numbered = await app.draw(draw_first, face, offers, view, told_in)
    layout.picture(Shown(PICTURE, picture.data, picture.alt))
    if secrets := face.secrets(view, speech):
        layout.text(clip_lines("\n".join(f"-# {line}" for line in secrets.splitlines()), _SECRETS))
    labels = Labels(face, view, speech, numbered=numbered)
    if decision is None:
        layout.text(_idle(table, speech))
        layout.buttons(plan_buttons(table, seen, speech))
    else:
        if choice is None:
            layout.text(f"**{face.ask(decision, view, speech)}**")
        add_choices(layout, app, labels, OfNow(table), decision, choice, picked)
    foot = _foot(table, speech, seat, within=choice is not None, film=len(missed) > 1)
    ways = list(frame.ways)
    if asked is not None and not branch:
        drop = drop_button(table, seen, speech, asked)
        # The fullest hand leaves no room for it; there, another press ends the plan as well.
        ways += [] if drop is None or layout.room < len(foot) + len(ways) + 3 else [drop]
    layout.buttons([*foot, *ways])
    frame.go_on(layout)
    return layout.screen()


def _idle(table: Table, speech: BoundSpeech) -> str:
    if table.status is not Status.RUNNING:
        return speech.say("hand-game-over")
    return speech.say("hand-not-your-turn", names=[Seat(seat) for seat in table.waiting])


def _press(table: Table, verb: Verb, arg: str = "") -> PressId:
    return PressId(table.id, table.version, verb, arg)


def _foot(table: Table, speech: BoundSpeech, seat: int, *, within: bool, film: bool) -> list[Button[Any]]:
    buttons = []
    if within:
        buttons.append(button(speech.say("hand-back"), _press(table, Verb.HAND), QUIET))
    elif film and table.status is Status.RUNNING:
        buttons.append(button(speech.say("hand-film"), _press(table, Verb.RECAP), QUIET, emoji="🎞️"))
    if table.status is Status.RUNNING:
        buttons.append(button(speech.say("hand-refresh"), _press(table, Verb.HAND, "again"), QUIET, emoji="🔄"))
        user = table.players[seat].user
        if user is not None and table.can_take_back(user):
            buttons.append(button(speech.say("board-take-back"), _press(table, Verb.TAKE_BACK), QUIET, emoji="↩️"))
        if len(table.people) > 1:
            buttons.append(button(speech.say("pace-button"), _press(table, Verb.PACE), QUIET))
        else:
            buttons.append(button(speech.say("seats-offer"), _press(table, Verb.SEAT_OFFER), QUIET))
    if not within:
        buttons.append(note_button(table, speech))
    return buttons
