"""The choice tree of a decision as buttons and selects: the whole decision, or what lies below one choice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Protocol

from discord.ui import Button

from bot.app_context import App
from bot.i18n.icons import without_icons
from bot.interactions.custom_id import PressId, Verb
from bot.screens.choices.codec import CHOSEN, EVERYTHING, is_done, is_set, public_leaves, write_mask
from bot.screens.choices.flat_list import (
    LegalActions,
    ListedAction,
    is_nested,
    listed_actions,
    matching_sets,
    set_branches,
    set_candidates,
)
from bot.screens.choices.images import picked_positions
from bot.screens.choices.labels import Labels, choice_help, effect_help, effect_lines
from bot.screens.components import GOOD, IN_SELECT, MAIN, QUIET, Layout, button, select
from bot.tables import Table
from engine.game import Choice, Decision, Gather, Named

_AT_ONCE = 10
# Up to so many choices are buttons, and in a hand fewer; more of them are options of a select, which take one press as
# well.
_BUTTONS, _FEW = 15, 5
_LABEL = 25
# At most so many lines of help stand above the buttons; more stand below.
_LINES = 2
# The parts that a message needs below the choices.
_FOOT = 15


class Group(StrEnum):
    """The choices of a decision that stand together."""

    TAKES = "t"
    """What everybody may see: what can be taken."""
    SETS = "s"
    OWN = "o"
    """All else: characters, tokens, what a question asks for."""


class ChoiceIds(Protocol):
    """The custom ids of choices: what each button or select asks for when it is pressed."""

    def act(self, code: str) -> PressId:
        """Return the custom id that chooses the action with a code."""

    def branch(self, code: str) -> PressId:
        """Return the custom id that shows what is below a branch and chooses nothing yet."""

    def pick(self, code: str, mask: str, part: int) -> PressId:
        """Return the custom id of a select that marks things of a branch; the mask has those marked so far."""

    def play(self, code: str, mask: str) -> PressId:
        """Return the custom id that chooses the marked things of a branch."""


@dataclass(frozen=True, slots=True)
class HandIds:
    """The custom ids of choices at a table: a press makes them."""

    table: Table

    def act(self, code: str) -> PressId:
        """Return the custom id that makes the action with a code."""
        return PressId(self.table.id, self.table.version, Verb.ACT, code)

    def branch(self, code: str) -> PressId:
        """Return the custom id that shows what is below a branch and plays nothing yet."""
        return PressId(self.table.id, self.table.version, Verb.BRANCH, code)

    def branches(self, group: Group) -> PressId:
        """Return the custom id of a select whose options are branches."""
        return PressId(self.table.id, self.table.version, Verb.BRANCH, f"{CHOSEN}{group}")

    def pick(self, code: str, mask: str, part: int) -> PressId:
        """Return the custom id of a select that marks things of a branch."""
        return PressId(self.table.id, self.table.version, Verb.PICK, f"{code}|{mask}|{part}")

    def play(self, code: str, mask: str) -> PressId:
        """Return the custom id that plays the marked things."""
        return PressId(self.table.id, self.table.version, Verb.PLAY, f"{code}|{mask}")

    def lay_all(self) -> PressId:
        """Return the custom id that lays all that fits."""
        return PressId(self.table.id, self.table.version, Verb.PLAY, f"{EVERYTHING}|{EVERYTHING}")


@dataclass(frozen=True, slots=True)
class LaidSet:
    """A set that is laid with all others that fit: its branch and its things."""

    choice: Choice
    things: tuple[Named, ...]


@dataclass(frozen=True, slots=True)
class Form:
    """How the choices of a hand are shown, so that few controls are on one screen of a phone.

    Args:
        ids: the custom ids.
        selects: the groups that are a select each; a group of more than five is one in any case.
        effects: whether lines of help say what each choice does; the options of a select say it themselves.
        laid: the sets that one press lays, if there are several.
        within: whether a branch is open, and no question stands above the choices.
        merged: whether characters and sets are one select.
    """

    ids: HandIds
    selects: frozenset[Group] = frozenset()
    effects: bool = True
    laid: tuple[LaidSet, ...] = ()
    within: bool = False
    merged: bool = False

    def is_select(self, group: Group, count: int) -> bool:
        """Return whether a group of so many choices is a select."""
        return count > _FEW or (group in self.selects and count > 1)


@dataclass(frozen=True, slots=True)
class ChoicePanel:
    """The message to which choices are added, with the labels and custom ids of its buttons and options.

    A hand has a `form`.
    """

    layout: Layout
    app: App
    labels: Labels
    ids: ChoiceIds
    form: Form | None = None


def add_choices(
    on: ChoicePanel,
    decision: Decision,
    choice: Choice | None = None,
    picked: str | None = None,
    legal: LegalActions | None = None,
    *,
    plain: bool = False,
) -> None:
    """Offer all of a decision, or what lies below one of its choices.

    Args:
        on: the message to which the choices are added.
        decision: what is decided.
        choice: the open branch, None for the whole decision.
        picked: the mask of what is picked below that branch; None for what is suggested. Without a branch it is of
            everything that can be part of a set.
        legal: the legal actions; without them, the player descends the tree step by step.
        plain: show only the buttons at the root, without help and without the select of cards for sets.
    """
    if choice is None and picked is not None and legal is not None and set_branches(decision):
        _picked(on, decision, picked, legal)
    elif choice is None and on.form is not None and legal is not None:
        _hand(on, decision, legal, on.form)
    elif choice is None:
        _root(on, decision, legal, plain=plain)
    elif choice.gather is not None:
        _gather(on, choice, choice.gather, picked)
    else:
        _branch(on, choice, legal)


def _root(on: ChoicePanel, decision: Decision, legal: LegalActions | None, *, plain: bool) -> None:
    """Offer the whole decision, the actions of the public board included, grouped by what they do."""
    speech = on.labels.speech
    leaves = public_leaves(decision)
    if len(leaves) <= _AT_ONCE:
        on.layout.buttons(_direct(on.labels, on.ids, leaf, number) for number, leaf in leaves)
    else:
        # A message holds 40 parts, so many leaves hide behind the button of their branch.
        on.layout.buttons(
            button(on.labels.of_choice(one), on.ids.branch(one.code)) for one in decision.choices if one.public
        )
    own = [choice for choice in decision.choices if not choice.public]
    if len(own) == 1 and own[0].gather is not None:
        _gather(on, own[0], own[0].gather, None)
        return
    effects = "" if plain else effect_lines(on.app, speech, own)
    on.layout.text("" if _is_long(effects) else effects)
    numbers = {choice.code: number for number, choice in enumerate(decision.choices, start=1)}
    for style, some in ((MAIN, (c for c in own if not is_set(c))), (GOOD, (c for c in own if is_set(c)))):
        on.layout.buttons(
            button(on.labels.of_choice(one, numbers[one.code]), on.ids.branch(one.code), style) for one in some
        )
    on.layout.text(effects if _is_long(effects) else "")
    if legal is not None and set_branches(decision) and not plain:
        _add_candidates(on, set_candidates(decision, legal), [], least_room=_FOOT)


def _hand(on: ChoicePanel, decision: Decision, legal: LegalActions, form: Form) -> None:
    """Offer the whole decision in a form: what can be taken, what else there is, sets, and last to end it."""
    labels, speech = on.labels, on.labels.speech
    own = [choice for choice in decision.choices if not choice.public]
    if len(own) == 1 and own[0].gather is not None and not decision.turn:
        _gather(on, own[0], own[0].gather, None)
        return
    _takes(on, decision, legal, form)
    numbers = {choice.code: number for number, choice in enumerate(decision.choices, start=1)}
    others = [choice for choice in own if not is_set(choice) and not is_done(choice)]
    sets = [choice for choice in own if is_set(choice)]
    options = [
        (labels.with_score(one, numbers[one.code]), one.code, choice_help(on.app, speech, one, legal)) for one in others
    ]
    of_sets = [(labels.of_set(one), one.code, None) for one in sets]
    together = form.merged and bool(others and sets)
    if together:
        _branch_select(on, form, Group.OWN, [*options, *of_sets], speech.say("turn-plays"))
    elif form.is_select(Group.OWN, len(others)):
        _branch_select(on, form, Group.OWN, options, speech.say("turn-characters" if decision.turn else "turn-choose"))
    else:
        effects = effect_lines(on.app, speech, others, legal) if form.effects else ""
        on.layout.text("" if _is_long(effects) else effects)
        on.layout.buttons(
            button(labels.with_score(one, numbers[one.code]), on.ids.branch(one.code), MAIN) for one in others
        )
        on.layout.text(effects if _is_long(effects) else "")
    if form.is_select(Group.SETS, len(sets)) and not together:
        _branch_select(on, form, Group.SETS, of_sets, speech.say("turn-sets" if decision.turn else "turn-lay"))
    elif not together:
        on.layout.buttons(button(labels.of_set(one), on.ids.branch(one.code), GOOD) for one in sets)
    if sets:
        _add_candidates(on, set_candidates(decision, legal), [], least_room=_FOOT)
    _lay_or_end(on, [choice for choice in own if is_done(choice)], form)


def _takes(on: ChoicePanel, decision: Decision, legal: LegalActions, form: Form) -> None:
    """Offer what everybody may see, such as what can be taken, by its numbers."""
    leaves = public_leaves(decision)
    if not form.is_select(Group.TAKES, len(leaves)):
        on.layout.buttons(_direct(on.labels, on.ids, leaf, number) for number, leaf in leaves)
        return
    takes = next((one for one in decision.choices if one.public and one.action is None), None)
    hint = on.labels.of_choice(takes) if takes is not None else on.labels.speech.say("turn-choose")
    options = [
        (on.labels.of_choice(leaf, number), leaf.code, effect_help(on.app, on.labels.speech, leaf.label))
        for number, leaf in leaves
        if leaf.action is not None
    ]
    on.layout.select(select(options, legal.select_id(0), hint))


def _branch_select(
    on: ChoicePanel, form: Form, group: Group, options: Sequence[tuple[str, str, str | None]], hint: str
) -> None:
    """Offer branches as options of a select."""
    on.layout.select(select(options[:IN_SELECT], form.ids.branches(group), hint))


def _lay_or_end(on: ChoicePanel, ends: Sequence[Choice], form: Form) -> None:
    """Offer to lay all that fits, and in a row of its own, to lay nothing more."""
    speech, count = on.labels.speech, sum(len(one.things) for one in form.laid)
    if len(form.laid) > 1:
        gain = sum(on.labels.set_gain(one.choice, one.things) or 0 for one in form.laid)
        if _is_unsaid(form):
            sets = [on.labels.of_laid(one.choice, one.things) for one in form.laid]
            on.layout.text(f"-# {speech.say('turn-laid-together', sets=speech.join(sets))}")
        on.layout.buttons([button(speech.say("turn-lay-all", gain=gain), form.ids.lay_all(), MAIN)])
    for one in ends:
        label = speech.say("choice-done-left", count=count) if count else on.labels.of_choice(one)
        on.layout.buttons([button(label, on.ids.branch(one.code), QUIET)])


def _is_unsaid(form: Form) -> bool:
    """Return whether no buttons say which sets are laid together: these share things, or are options of a select."""
    whole = all(one.choice.gather is not None and len(one.choice.gather.items) == len(one.things) for one in form.laid)
    return not whole or form.is_select(Group.SETS, len(form.laid))


def _picked(on: ChoicePanel, decision: Decision, picked: str, legal: LegalActions) -> None:
    """Offer the sets that the picked things make: each with its value and a button that plays it."""
    speech, gather = on.labels.speech, set_candidates(decision, legal)
    chosen = picked_positions(gather, picked)
    found = matching_sets(decision, [gather.items[position] for position in chosen], legal)
    lines = [_set_line(on.labels, one, positions) for one, positions in found]
    on.layout.text("\n".join(lines) or speech.say("turn-no-set"))
    _add_candidates(on, gather, chosen)
    play = speech.say("hand-play-cards", count=len(chosen))
    on.layout.buttons(
        button(
            play if len(found) == 1 else on.labels.of_choice(one), on.ids.play(one.code, write_mask(positions)), GOOD
        )
        for one, positions in found
    )


def _set_line(labels: Labels, choice: Choice, positions: Sequence[int]) -> str:
    """Return the name of a set and its value with the things at some positions, if it has one."""
    name = f"**{labels.speech.name(choice.label)}**"
    items = choice.gather.items if choice.gather is not None else ()
    value = labels.set_value(choice.label, [items[position] for position in positions])
    return labels.speech.say("labelled", name=name, text=value) if value else name


def _add_candidates(on: ChoicePanel, gather: Gather, chosen: Sequence[int], *, least_room: int = 0) -> None:
    """Offer everything that can be part of a set, if the message has room; else each set has a page."""
    if on.layout.room >= least_room + 2 * -(-len(gather.items) // IN_SELECT):
        _selects(on, "", gather, chosen, on.labels.speech.say("turn-pick"))


def _direct(labels: Labels, ids: ChoiceIds, choice: Choice, number: int) -> Button[Any]:
    """Return the button of a choice at the root: an action with its number, or a branch."""
    if choice.action is None:
        return button(labels.of_choice(choice), ids.branch(choice.code))
    return button(labels.of_choice(choice, number), ids.act(choice.code))


def _branch(on: ChoicePanel, choice: Choice, legal: LegalActions | None) -> None:
    on.layout.text(_title(on, choice, legal))
    if choice.action is not None:
        on.layout.buttons([button(on.labels.speech.say("hand-confirm"), on.ids.act(choice.code), GOOD)])
    elif legal is None or not (is_nested(choice) or _is_long_list(on, choice)):
        effects = effect_lines(on.app, on.labels.speech, choice.choices, legal, on.labels.view)
        on.layout.text("" if _is_long(effects) else effects)
        on.layout.buttons(
            button(
                on.labels.with_score(below, number),
                on.ids.act(below.code) if below.action is not None else on.ids.branch(below.code),
                MAIN,
            )
            for number, below in enumerate(choice.choices, start=1)
        )
        on.layout.text(effects if _is_long(effects) else "")
    else:
        _add_options(on, legal, listed_actions(choice, legal))


def _is_long_list(on: ChoicePanel, choice: Choice) -> bool:
    """Return whether what lies below a branch is options of a select."""
    count = len(choice.choices)
    return count > _BUTTONS if on.form is None else on.form.is_select(Group.OWN, count)


def _is_long(effects: str) -> bool:
    """Return whether lines of help would push the buttons off a phone's screen, and so stand below them."""
    return effects.count("\n") >= _LINES


def _add_options(on: ChoicePanel, legal: LegalActions, found: Sequence[ListedAction]) -> None:
    """Offer actions as options of selects: each takes one press."""
    labels = on.labels
    options = [(*_option(on, action, number), action.code) for number, action in enumerate(found, start=1)]
    pages = [options[start : start + IN_SELECT] for start in range(0, len(options), IN_SELECT)]
    for part, page in enumerate(pages):
        hint = labels.speech.say("turn-choose")
        if len(pages) > 1:
            hint = labels.speech.say("turn-more", first=page[0][0], last=page[-1][0])
        on.layout.select(select([(label, code, more) for label, more, code in page], legal.select_id(part), hint))


def _option(on: ChoicePanel, action: ListedAction, number: int) -> tuple[str, str | None]:
    """Return the label of an action's option, and its description: its value, its branch, or what lies there."""
    labels, speech = on.labels, on.labels.speech
    last = labels.of_thing(action.path[-1], number)
    before = ", ".join(speech.name(one) for one in action.path[:-1])
    if action.things:
        things = ", ".join(labels.of_thing(thing, number, held=True) for thing in action.things)
        value = labels.set_value(action.path[-1], action.things)
        branch = speech.say("labelled", name=before, text=last) if before else last
        return things, speech.say("labelled", name=branch, text=value) if value else branch
    whole = speech.say("labelled", name=before, text=last) if before else last
    thing = action.path[-1]
    own = labels.has_own_label(thing)
    if len(without_icons(whole)) <= _LABEL and not own:
        return whole, None
    effect = effect_help(on.app, speech, thing, labels.view) if own else None
    if before and effect:
        return last, speech.say("labelled", name=before, text=effect)
    return last, before or effect


def _title(on: ChoicePanel, choice: Choice, legal: LegalActions | None) -> str:
    """Return the name of an open branch, what it does, and what it does to the player's own score."""
    speech = on.labels.speech
    lines = (
        f"**{speech.name(choice.label)}**",
        choice_help(on.app, speech, choice, legal),
        on.labels.own_score(choice),
    )
    return "\n".join(line for line in lines if line)


def _gather(on: ChoicePanel, choice: Choice, gather: Gather, picked: str | None) -> None:
    """Offer several things in selects of 25, and a button that plays what is picked."""
    speech = on.labels.speech
    chosen = picked_positions(gather, picked)
    mask = write_mask(chosen)
    if gather.least == gather.most:
        how_many = speech.say("hand-choose-exactly", count=gather.least)
    else:
        how_many = speech.say("hand-choose-cards", least=gather.least, most=gather.most, gap=gather.most - gather.least)
    value = on.labels.set_value(choice.label, [gather.items[position] for position in chosen])
    name = f"**{speech.name(choice.label)}**"
    # The question above a hand says it already.
    if value or on.form is None or on.form.within:
        on.layout.text(speech.say("labelled", name=name, text=value or how_many))
    _selects(on, choice.code, gather, chosen, how_many)
    ready = gather.least <= len(chosen) <= gather.most
    # The question can tell of things that were chosen before, so the button says how many are missing.
    missing = gather.least - len(chosen)
    if missing > 0:
        text = speech.say("hand-missing", count=missing)
    else:
        text = speech.say("hand-play-cards" if ready else "hand-chosen", count=len(chosen))
    on.layout.buttons([button(text, on.ids.play(choice.code, mask), GOOD, disabled=not ready)])


def _selects(on: ChoicePanel, code: str, gather: Gather, chosen: Sequence[int], hint: str) -> None:
    """Offer things in selects of 25; those that are `chosen` so far are marked."""
    mask = write_mask(chosen)
    for part, start in enumerate(range(0, len(gather.items), IN_SELECT)):
        items = gather.items[start : start + IN_SELECT]
        on.layout.select(
            select(
                [
                    (
                        on.labels.of_thing(item, start + offset + 1, held=True),
                        str(start + offset),
                        effect_help(on.app, on.labels.speech, item),
                    )
                    for offset, item in enumerate(items)
                ],
                on.ids.pick(code, mask, part),
                hint,
                least=0,
                most=len(items),
                chosen=[position - start for position in chosen if start <= position < start + len(items)],
            )
        )
