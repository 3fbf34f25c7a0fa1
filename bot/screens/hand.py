"""A player's own panel: hand and pile, what others did, and everything that can be chosen now. Only he sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord.ui import Button

from bot.app import App
from bot.ids import PressId, Verb
from bot.reply import Screen
from bot.screens.choices import find, is_set, public_leaves, write_mask
from bot.screens.frame import BARE, Frame
from bot.screens.news import quoted, since, told_to_one
from bot.screens.notes import note_button, note_lines
from bot.screens.offers import Labels, draw_first, picked_of, possible_offers
from bot.screens.parts import GOOD, IN_SELECT, MAIN, QUIET, Layout, Shown, button, clip_lines, select
from bot.tables import Status, Table
from bot.words import BoundSpeech
from engine.game import TURN, Choice, Decision, Gather, Seat

PICTURE = "hand.png"
_NEWS = 1500
_SECRETS = 900
_AT_ONCE = 10


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
    layout.text(frame.head)
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
    layout.text(note_lines(frame.note))
    labels = Labels(face, view, speech, numbered=numbered)
    if decision is None:
        layout.text(_idle(table, speech))
    elif choice is not None and choice.gather is not None:
        _gather(layout, table, labels, choice, choice.gather, picked)
    elif choice is not None:
        _branch(layout, app, table, labels, choice)
    else:
        layout.text(f"**{face.ask(decision, view, speech)}**")
        _root(layout, app, table, labels, decision)
    layout.buttons([*_foot(table, speech, seat, within=choice is not None, film=len(missed) > 1), *frame.ways])
    frame.go_on(layout)
    return layout.screen()


def _idle(table: Table, speech: BoundSpeech) -> str:
    if table.status is not Status.RUNNING:
        return speech.say("hand-game-over")
    return speech.say("hand-not-your-turn", names=[Seat(seat) for seat in table.waiting])


def _press(table: Table, verb: Verb, arg: str = "") -> PressId:
    return PressId(table.id, table.version, verb, arg)


def _root(layout: Layout, app: App, table: Table, labels: Labels, decision: Decision) -> None:
    """Offer everything, the actions of the common board included, grouped by what they do."""
    speech = labels.speech
    leaves = public_leaves(decision)
    if len(leaves) <= _AT_ONCE:
        layout.buttons(button(labels.of(leaf, place), _press(table, Verb.ACT, leaf.code)) for place, leaf in leaves)
    else:
        # A message holds 40 parts: what there is much of opens by one button.
        layout.buttons(
            button(labels.of(choice), _press(table, Verb.BRANCH, choice.code))
            for choice in decision.choices
            if choice.public
        )
    own = [choice for choice in decision.choices if not choice.public]
    if len(own) == 1 and own[0].gather is not None:
        _gather(layout, table, labels, own[0], own[0].gather, None)
        return
    if decision.kind != TURN:
        layout.text("\n".join(_explained(app, speech, own)))
    placed = {choice.code: place for place, choice in enumerate(decision.choices, start=1)}
    for style, some in ((MAIN, (c for c in own if not is_set(c))), (GOOD, (c for c in own if is_set(c)))):
        layout.buttons(
            button(labels.of(choice, placed[choice.code]), _press(table, Verb.BRANCH, choice.code), style)
            for choice in some
        )


def _branch(layout: Layout, app: App, table: Table, labels: Labels, choice: Choice) -> None:
    layout.text(_title(app, labels.speech, choice))
    if choice.action is not None:
        layout.buttons([button(labels.speech.say("hand-confirm"), _press(table, Verb.ACT, choice.code), GOOD)])
        return
    placed = enumerate(choice.choices, start=1)
    layout.buttons(
        button(
            labels.of(below, place),
            _press(table, Verb.ACT if below.action is not None else Verb.BRANCH, below.code),
            MAIN,
        )
        for place, below in placed
    )


def _title(app: App, speech: BoundSpeech, choice: Choice) -> str:
    told_more = app.games[speech.game].face.explain(choice.label, speech)
    name = f"**{speech.name(choice.label)}**"
    return f"{name}\n{told_more}" if told_more else name


def _explained(app: App, speech: BoundSpeech, choices: Sequence[Choice]) -> list[str]:
    """Return a line on what each choice does, where there is something to say."""
    face = app.games[speech.game].face
    told_more = ((speech.name(choice.label), face.explain(choice.label, speech)) for choice in choices)
    return [f"-# {speech.say('labelled', name=f'**{name}**', text=text)}" for name, text in told_more if text]


def _gather(layout: Layout, table: Table, labels: Labels, choice: Choice, gather: Gather, picked: str | None) -> None:
    """Offer several things to be picked, in selects of 25, and a button that plays what is picked."""
    speech = labels.speech
    count = len(gather.items)
    chosen = picked_of(gather, picked)
    mask = write_mask(chosen)
    if gather.least == gather.most:
        wanted = speech.say("hand-choose-exactly", count=gather.least)
    else:
        wanted = speech.say("hand-choose-cards", least=gather.least, most=gather.most)
    layout.text(speech.say("labelled", name=f"**{speech.name(choice.label)}**", text=wanted))
    for part, start in enumerate(range(0, count, IN_SELECT)):
        items = gather.items[start : start + IN_SELECT]
        layout.select(
            select(
                [
                    (labels.named(item, start + place + 1, held=True), str(start + place), None)
                    for place, item in enumerate(items)
                ],
                _press(table, Verb.PICK, f"{choice.code}|{mask}|{part}"),
                wanted,
                least=0,
                most=len(items),
                chosen=[place - start for place in chosen if start <= place < start + len(items)],
            )
        )
    ready = gather.least <= len(chosen) <= gather.most
    text = speech.say("hand-play-cards", count=len(chosen)) if ready else speech.say("hand-chosen", count=len(chosen))
    layout.buttons([button(text, _press(table, Verb.PLAY, f"{choice.code}|{mask}"), GOOD, disabled=not ready)])


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
