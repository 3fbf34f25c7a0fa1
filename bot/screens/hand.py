"""The hand of a player as an ephemeral message: hand and pile, what others did, what can be chosen now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord.ui import Button

from bot.app_context import App
from bot.i18n.icons import shown_length
from bot.i18n.messages import BoundSpeech
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.response import Screen
from bot.screens.beginner_tips import question_help
from bot.screens.choices.choice_buttons import ChoicePanel, HandIds, add_choices
from bot.screens.choices.codec import find_branch
from bot.screens.choices.images import draw_first, possible_offers
from bot.screens.choices.labels import Labels, legal_of
from bot.screens.components import QUIET, Layout, PictureFile, button, clip_lines
from bot.screens.event_sentences import TurnLog, brief_text, log_for_seat, quote_turns, since_line
from bot.screens.header_and_footer import NO_FRAME, Frame
from bot.screens.hints import hint_button, hinted_line
from bot.screens.missed_events import secret_lines
from bot.screens.missed_film import film_button
from bot.screens.more_menu import more_button
from bot.screens.notes import note_button, note_lines
from bot.screens.plans import add_plans, drop_button, plan_buttons, plan_lines
from bot.tables import NewsItem, Status, Table
from engine.game import Seat

PICTURE = "hand.png"
_NEWS = 1500
# Above choices stand at most so many letters on the player's own press, half as many if others did much, and at most
# so many lines on what others did.
_NOTICE, _OTHERS = 280, 6


async def hand_screen(
    app: App,
    table: Table,
    seat: int,
    language: str,
    *,
    notice: Sequence[str] = (),
    news: Sequence[NewsItem] | None = None,
    branch: str = "",
    picked: str | None = None,
    frame: Frame = NO_FRAME,
) -> Screen:
    """Return a seat's hand in its reader's language.

    Args:
        app: the bot.
        table: one whose game has begun.
        seat: whose hand it is.
        language: the reader's.
        notice: lines that go on top, such as what was just done.
        news: what others did since; None for everything since the seat's last turn, or nothing if there is a notice.
        branch: the code of the open branch, empty for the whole decision.
        picked: the mask of the cards picked so far below that branch, or of all that can be part of a set; None for
            what is suggested.
        frame: what stands above and below.
    """
    seen = table.seen_by(seat)
    if seen is None:
        raise ValueError("there is no game to show")
    speech = app.speech(table, language).to(seat)
    view, decision = seen.view, seen.decision
    layout = Layout()
    asked = None if decision is None else decision.kind
    planned = plan_lines(app, table, seen, speech, asked) if asked is not None and not branch else ""
    layout.text("\n".join(part for part in (frame.head, note_lines(frame.note), planned) if part))
    if asked is None:
        add_plans(layout, app, table, seen, speech)
    missed = log_for_seat(app, table, seen.missed, speech)
    shown = missed if news is None else log_for_seat(app, table, news, speech)
    if notice and news is None:
        shown = []
    # A player who is asked has the choices on the same screen; everything that happened is one press away.
    others = quote_turns(shown, _NEWS) if asked is None else brief_text(shown, speech, _OTHERS, where=False)
    done = clip_lines("\n".join(notice), _NEWS if asked is None else max(_NOTICE // 2, _NOTICE - shown_length(others)))
    title = f"-# {since_line(seen, speech)}" if shown and not notice else ""
    short = "\n".join(part for part in (title, done, others) if part)
    layout.text(short)
    choice = find_branch(decision, branch) if decision is not None and branch else None
    legal = legal_of(app, table, seen, speech)
    offers = [] if decision is None else list(possible_offers(decision, choice, picked, legal))
    face, plain = app.face(table), app.speech(table, language, markdown=False)
    picture, numbered = await app.draw(draw_first, face, offers, view, plain)
    layout.picture(PictureFile(PICTURE, picture.data, picture.alt))
    labels = Labels(face, view, speech, numbered=numbered)
    if decision is None:
        layout.text(_idle(table, speech))
        layout.buttons(plan_buttons(table, seen, speech))
    else:
        if choice is None:
            layout.text(f"**{face.ask(decision, view, speech)}**")
            # If more stands above the picture, a phone has no room for the help.
            aided = frame.aided and not (frame.head or frame.note or planned)
            layout.text(question_help(app, table, seen, decision, speech) if aided else "")
        add_choices(ChoicePanel(layout, app, labels, HandIds(table)), decision, choice, picked, legal)
    known = secret_lines(app, table, seen, speech)
    foot = _foot(table, speech, seat, within=choice is not None or picked is not None)
    if asked is None:
        foot[:0] = film_button(table, missed, speech)
    elif choice is None and picked is None and (known or not _tells_all(short, notice, shown)):
        label, happened = speech.say("hand-happened"), _press(table, Verb.MISSED)
        foot.insert(0, button(label, happened, QUIET, emoji="🗞️"))
    if asked is not None and choice is None and picked is None and layout.room > len(foot) + len(frame.links) + 3:
        foot[:0] = hint_button(app, table, seen, speech)
    links = list(frame.links)
    if asked is not None and not branch:
        drop = drop_button(table, seen, speech, asked)
        # The fullest hand leaves no room for the button; there, another press ends the plan as well.
        links += [] if drop is None or layout.room < len(foot) + len(links) + 3 else [drop]
    layout.buttons([*foot, *links])
    if asked is None and layout.room > frame.room:
        layout.text(known)
    if layout.room > frame.room:
        layout.text(hinted_line(table, speech))
    frame.add_offer(layout)
    return layout.screen()


def _tells_all(text: str, notice: Sequence[str], turns: Sequence[TurnLog]) -> bool:
    """Return whether a text has every sentence of the notice and of the turns of others."""
    return all(sentence in text for sentence in (*notice, *(one for turn in turns for one in turn.sentences)))


def _idle(table: Table, speech: BoundSpeech) -> str:
    if table.status is not Status.RUNNING:
        return speech.say("hand-game-over")
    return speech.say("hand-not-your-turn", names=[Seat(seat) for seat in table.waiting])


def _press(table: Table, verb: Verb, arg: str = "") -> PressId:
    return PressId(table.id, table.version, verb, arg)


def _foot(table: Table, speech: BoundSpeech, seat: int, *, within: bool) -> list[Button[Any]]:
    buttons = []
    if within:
        buttons.append(button(speech.say("hand-back"), _press(table, Verb.HAND), QUIET))
    if table.status is Status.RUNNING:
        buttons.append(button(speech.say("hand-refresh"), _press(table, Verb.HAND, "again"), QUIET, emoji="🔄"))
        user = table.players[seat].user
        if user is not None and table.can_take_back(user):
            buttons.append(button(speech.say("board-take-back"), _press(table, Verb.TAKE_BACK), QUIET, emoji="↩️"))
        # Notes, seats and the pace are behind "More", so one row is enough below the choices.
        buttons.append(more_button(table, speech))
    elif not within:
        buttons.append(note_button(table, speech))
    return buttons
