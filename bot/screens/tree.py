"""A decision's tree of choices as buttons and selects: everything at once, or what lies below one choice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from discord.ui import Button

from bot.app import App
from bot.ids import PressId
from bot.screens.choices import is_set, public_leaves, write_mask
from bot.screens.offers import Labels, picked_of
from bot.screens.parts import GOOD, IN_SELECT, MAIN, Layout, button, select
from bot.words import BoundSpeech
from engine.game import TURN, Choice, Decision, Gather

_AT_ONCE = 10


class Doors(Protocol):
    """Where the choices lead: what each button or select asks for when it is pressed."""

    def act(self, code: str) -> PressId:
        """Return what chooses the action of a code."""

    def branch(self, code: str) -> PressId:
        """Return what shows what is below a branch, and plays nothing yet."""

    def pick(self, code: str, mask: str, part: int) -> PressId:
        """Return what marks things in one of the selects of a branch; the mask has those marked so far."""

    def play(self, code: str, mask: str) -> PressId:
        """Return what chooses the marked things of a branch."""


def add_choices(
    layout: Layout,
    app: App,
    labels: Labels,
    to: Doors,
    decision: Decision,
    choice: Choice | None = None,
    picked: str | None = None,
) -> None:
    """Offer all of a decision, or what lies below one of its choices.

    Args:
        layout: where it is added.
        app: the bot.
        labels: what buttons and options say.
        to: where they lead.
        decision: what is decided.
        choice: the branch that is open, None for all that can be chosen.
        picked: the mask of what is picked below that branch; None for what is suggested.
    """
    if choice is None:
        _root(layout, app, labels, to, decision)
    elif choice.gather is not None:
        _gather(layout, labels, to, choice, choice.gather, picked)
    else:
        _branch(layout, app, labels, to, choice)


def _root(layout: Layout, app: App, labels: Labels, to: Doors, decision: Decision) -> None:
    """Offer everything, the actions of the common board included, grouped by what they do."""
    speech = labels.speech
    leaves = public_leaves(decision)
    if len(leaves) <= _AT_ONCE:
        layout.buttons(_direct(labels, to, leaf, place) for place, leaf in leaves)
    else:
        # A message holds 40 parts: what there is much of opens by one button.
        layout.buttons(
            button(labels.of(choice), to.branch(choice.code)) for choice in decision.choices if choice.public
        )
    own = [choice for choice in decision.choices if not choice.public]
    if len(own) == 1 and own[0].gather is not None:
        _gather(layout, labels, to, own[0], own[0].gather, None)
        return
    if decision.kind != TURN:
        layout.text("\n".join(_explained(app, speech, own)))
    placed = {choice.code: place for place, choice in enumerate(decision.choices, start=1)}
    for style, some in ((MAIN, (c for c in own if not is_set(c))), (GOOD, (c for c in own if is_set(c)))):
        layout.buttons(button(labels.of(choice, placed[choice.code]), to.branch(choice.code), style) for choice in some)


def _direct(labels: Labels, to: Doors, choice: Choice, place: int) -> Button[Any]:
    """Return the button of what stands right at the root: an action with its number, or a branch."""
    if choice.action is None:
        return button(labels.of(choice), to.branch(choice.code))
    return button(labels.of(choice, place), to.act(choice.code))


def _branch(layout: Layout, app: App, labels: Labels, to: Doors, choice: Choice) -> None:
    layout.text(_title(app, labels.speech, choice))
    if choice.action is not None:
        layout.buttons([button(labels.speech.say("hand-confirm"), to.act(choice.code), GOOD)])
        return
    placed = enumerate(choice.choices, start=1)
    layout.buttons(
        button(
            labels.of(below, place),
            to.act(below.code) if below.action is not None else to.branch(below.code),
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


def _gather(layout: Layout, labels: Labels, to: Doors, choice: Choice, gather: Gather, picked: str | None) -> None:
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
                to.pick(choice.code, mask, part),
                wanted,
                least=0,
                most=len(items),
                chosen=[place - start for place in chosen if start <= place < start + len(items)],
            )
        )
    ready = gather.least <= len(chosen) <= gather.most
    text = speech.say("hand-play-cards", count=len(chosen)) if ready else speech.say("hand-chosen", count=len(chosen))
    layout.buttons([button(text, to.play(choice.code, mask), GOOD, disabled=not ready)])
