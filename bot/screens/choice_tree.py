"""A decision's tree of choices as buttons and selects: everything at once, or what lies below one choice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from discord.ui import Button

from bot.context import App
from bot.i18n.icons import bare
from bot.i18n.messages import BoundSpeech
from bot.interactions.custom_id import PressId, Verb
from bot.screens.choice_codec import is_set, public_leaves, write_mask
from bot.screens.choice_images import Labels, picked_of
from bot.screens.choice_list import Legal, Way, deep, fitting, gathers, pool, ways
from bot.screens.components import GOOD, IN_SELECT, MAIN, Layout, button, select
from bot.screens.effect_help import power_lines, power_of
from bot.tables import Table
from engine.game import Choice, Decision, Gather

_AT_ONCE = 10
# So many choices are buttons; more of them are options, each of which is chosen in one go as well.
_BUTTONS = 15
_LABEL = 25
# So many lines on powers stand above the buttons.
_LINES = 2
# The parts that a message needs below the choices.
_FOOT = 15


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


@dataclass(frozen=True, slots=True)
class OfNow:
    """Leads a choice of the decision that a seat is asked now to its action."""

    table: Table

    def act(self, code: str) -> PressId:
        """Return what makes the action of a code."""
        return PressId(self.table.id, self.table.version, Verb.ACT, code)

    def branch(self, code: str) -> PressId:
        """Return what shows what is below a branch, and plays nothing yet."""
        return PressId(self.table.id, self.table.version, Verb.BRANCH, code)

    def pick(self, code: str, mask: str, part: int) -> PressId:
        """Return what marks things in one of the selects of a branch."""
        return PressId(self.table.id, self.table.version, Verb.PICK, f"{code}|{mask}|{part}")

    def play(self, code: str, mask: str) -> PressId:
        """Return what plays the marked things."""
        return PressId(self.table.id, self.table.version, Verb.PLAY, f"{code}|{mask}")


@dataclass(frozen=True, slots=True)
class ChoicePanel:
    """A message on which choices are offered: what its buttons and options say, and where they lead."""

    layout: Layout
    app: App
    labels: Labels
    to: Doors


def add_choices(
    on: ChoicePanel,
    decision: Decision,
    choice: Choice | None = None,
    picked: str | None = None,
    legal: Legal | None = None,
    *,
    plain: bool = False,
) -> None:
    """Offer all of a decision, or what lies below one of its choices.

    Args:
        on: where it is added.
        decision: what is decided.
        choice: the branch that is open, None for all that can be chosen.
        picked: the mask of what is picked below that branch; None for what is suggested. Without a branch it is of
            everything that can be part of a set.
        legal: what may be done now; without it, a tree is gone down step by step.
        plain: the root has its buttons alone, without what explains them and without a way around them.
    """
    if choice is None and picked is not None and legal is not None and gathers(decision):
        _picked(on, decision, picked, legal)
    elif choice is None:
        _root(on, decision, legal, plain=plain)
    elif choice.gather is not None:
        _gather(on, choice, choice.gather, picked)
    else:
        _branch(on, choice, legal)


def _root(on: ChoicePanel, decision: Decision, legal: Legal | None, *, plain: bool) -> None:
    """Offer everything, the actions of the common board included, grouped by what they do."""
    speech = on.labels.speech
    leaves = public_leaves(decision)
    if len(leaves) <= _AT_ONCE:
        on.layout.buttons(_direct(on.labels, on.to, leaf, place) for place, leaf in leaves)
    else:
        # A message holds 40 parts: what there is much of opens by one button.
        on.layout.buttons(
            button(on.labels.of(choice), on.to.branch(choice.code)) for choice in decision.choices if choice.public
        )
    own = [choice for choice in decision.choices if not choice.public]
    if len(own) == 1 and own[0].gather is not None:
        _gather(on, own[0], own[0].gather, None)
        return
    powers = "" if plain else power_lines(on.app, speech, own)
    on.layout.text("" if _many(powers) else powers)
    placed = {choice.code: place for place, choice in enumerate(decision.choices, start=1)}
    for style, some in ((MAIN, (c for c in own if not is_set(c))), (GOOD, (c for c in own if is_set(c)))):
        on.layout.buttons(
            button(on.labels.of(choice, placed[choice.code]), on.to.branch(choice.code), style) for choice in some
        )
    on.layout.text(powers if _many(powers) else "")
    if legal is not None and gathers(decision) and not plain:
        _pick_of(on, pool(decision, legal), [], least_room=_FOOT)


def _picked(on: ChoicePanel, decision: Decision, picked: str, legal: Legal) -> None:
    """Offer what the picked things make: each set with its worth, and a button that plays it."""
    speech, gather = on.labels.speech, pool(decision, legal)
    chosen = picked_of(gather, picked)
    found = fitting(decision, [gather.items[place] for place in chosen], legal)
    lines = [_valued(on.labels, one, places) for one, places in found]
    on.layout.text("\n".join(lines) or speech.say("turn-no-set"))
    _pick_of(on, gather, chosen)
    play = speech.say("hand-play-cards", count=len(chosen))
    on.layout.buttons(
        button(play if len(found) == 1 else on.labels.of(one), on.to.play(one.code, write_mask(places)), GOOD)
        for one, places in found
    )


def _valued(labels: Labels, choice: Choice, places: Sequence[int]) -> str:
    """Return what a branch comes to with the things at some places, as far as that is a matter of sums."""
    name = f"**{labels.speech.name(choice.label)}**"
    items = choice.gather.items if choice.gather is not None else ()
    worth = labels.worth(choice.label, [items[place] for place in places])
    return labels.speech.say("labelled", name=name, text=worth) if worth else name


def _pick_of(on: ChoicePanel, gather: Gather, chosen: Sequence[int], *, least_room: int = 0) -> None:
    """Offer everything that can be part of a set; where a message has no room for that, each set has a page."""
    if on.layout.room >= least_room + 2 * -(-len(gather.items) // IN_SELECT):
        _selects(on, "", gather, chosen, on.labels.speech.say("turn-pick"))


def _direct(labels: Labels, to: Doors, choice: Choice, place: int) -> Button[Any]:
    """Return the button of what stands right at the root: an action with its number, or a branch."""
    if choice.action is None:
        return button(labels.of(choice), to.branch(choice.code))
    return button(labels.of(choice, place), to.act(choice.code))


def _branch(on: ChoicePanel, choice: Choice, legal: Legal | None) -> None:
    on.layout.text(_title(on.app, on.labels.speech, choice))
    if choice.action is not None:
        on.layout.buttons([button(on.labels.speech.say("hand-confirm"), on.to.act(choice.code), GOOD)])
    elif legal is None or (not deep(choice) and len(choice.choices) <= _BUTTONS):
        powers = power_lines(on.app, on.labels.speech, choice.choices)
        on.layout.text("" if _many(powers) else powers)
        placed = enumerate(choice.choices, start=1)
        on.layout.buttons(
            button(
                on.labels.of(below, place),
                on.to.act(below.code) if below.action is not None else on.to.branch(below.code),
                MAIN,
            )
            for place, below in placed
        )
        on.layout.text(powers if _many(powers) else "")
    else:
        _listed(on.layout, on.labels, legal, ways(choice, legal))


def _many(powers: str) -> bool:
    """Whether lines on powers would push the buttons off a phone's screen, and so stand below them."""
    return powers.count("\n") >= _LINES


def _listed(layout: Layout, labels: Labels, legal: Legal, found: Sequence[Way]) -> None:
    """Offer actions as options, each of which is one choice; what is common is told by what stands behind."""
    options = [(*_option(labels, way, place), way.code) for place, way in enumerate(found, start=1)]
    pages = [options[start : start + IN_SELECT] for start in range(0, len(options), IN_SELECT)]
    for part, page in enumerate(pages):
        hint = labels.speech.say("hand-choose-exactly", count=1)
        if len(pages) > 1:
            hint = labels.speech.say("turn-more", first=page[0][0], last=page[-1][0])
        layout.select(select([(label, code, more) for label, more, code in page], legal.one_of(part), hint))


def _option(labels: Labels, way: Way, place: int) -> tuple[str, str | None]:
    """Return the label of a way and what else there is to say of it: what it comes to, or where it leads to."""
    speech = labels.speech
    last = labels.named(way.path[-1], place)
    before = ", ".join(speech.name(one) for one in way.path[:-1])
    if way.things:
        things = ", ".join(labels.named(thing, place, held=True) for thing in way.things)
        worth = labels.worth(way.path[-1], way.things)
        where = speech.say("labelled", name=before, text=last) if before else last
        return things, speech.say("labelled", name=where, text=worth) if worth else where
    together = speech.say("labelled", name=before, text=last) if before else last
    if len(bare(together)) <= _LABEL and not labels.tells(way.path[-1]):
        return together, None
    return last, before or None


def _title(app: App, speech: BoundSpeech, choice: Choice) -> str:
    told_more = power_of(app, speech, choice.label)
    name = f"**{speech.name(choice.label)}**"
    return f"{name}\n{told_more}" if told_more else name


def _gather(on: ChoicePanel, choice: Choice, gather: Gather, picked: str | None) -> None:
    """Offer several things to be picked, in selects of 25, and a button that plays what is picked."""
    speech = on.labels.speech
    chosen = picked_of(gather, picked)
    mask = write_mask(chosen)
    if gather.least == gather.most:
        wanted = speech.say("hand-choose-exactly", count=gather.least)
    else:
        wanted = speech.say("hand-choose-cards", least=gather.least, most=gather.most, gap=gather.most - gather.least)
    worth = on.labels.worth(choice.label, [gather.items[place] for place in chosen])
    name = f"**{speech.name(choice.label)}**"
    on.layout.text(speech.say("labelled", name=name, text=worth or wanted))
    _selects(on, choice.code, gather, chosen, wanted)
    ready = gather.least <= len(chosen) <= gather.most
    text = speech.say("hand-play-cards", count=len(chosen)) if ready else speech.say("hand-chosen", count=len(chosen))
    on.layout.buttons([button(text, on.to.play(choice.code, mask), GOOD, disabled=not ready)])


def _selects(on: ChoicePanel, code: str, gather: Gather, chosen: Sequence[int], hint: str) -> None:
    """Offer things to be picked, in selects of 25; what is `chosen` so far is marked."""
    mask = write_mask(chosen)
    for part, start in enumerate(range(0, len(gather.items), IN_SELECT)):
        items = gather.items[start : start + IN_SELECT]
        on.layout.select(
            select(
                [
                    (
                        on.labels.named(item, start + place + 1, held=True),
                        str(start + place),
                        power_of(on.app, on.labels.speech, item),
                    )
                    for place, item in enumerate(items)
                ],
                on.to.pick(code, mask, part),
                hint,
                least=0,
                most=len(items),
                chosen=[place - start for place in chosen if start <= place < start + len(items)],
            )
        )
