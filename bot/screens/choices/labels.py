"""What buttons and options say of a choice: its name, its number, and what it does."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from bot.app_context import App
from bot.i18n.messages import BoundSpeech
from bot.interactions.custom_id import PressId, Verb
from bot.screens.choices.codec import CHOSEN
from bot.screens.choices.flat_list import LegalActions
from bot.tables import DecisionMoment, Table, VisibleGame
from engine.game import Choice, Label, Named, Role, View, role_of
from render.presentation import AnyFace, ScoreChange, Speech

LAY: Final = "lay-set"
"""The term of a set that is laid when a round is over."""


@dataclass(frozen=True, slots=True)
class Labels:
    """The labels of buttons and options; `numbered` if the picture above them numbers the same things."""

    face: AnyFace
    view: View
    speech: BoundSpeech
    numbered: bool

    def of_choice(self, choice: Choice, number: int | None = None) -> str:
        """Return the label of a branch or leaf; `number` is its number from 1."""
        if self.numbered and number is not None:
            return self.of_thing(choice.label, number)
        return own_label(self.face, choice.label, self.view, self.speech) or branch_label(choice, self.speech, number)

    def has_own_label(self, thing: Named) -> bool:
        """Return whether the face has a label for the thing, which also says where the thing is."""
        return own_label(self.face, thing, self.view, self.speech) is not None

    def set_value(self, thing: Named, picked: Sequence[Named]) -> str | None:
        """Return the value of a choice with the picked things, None if it has no value in points."""
        sums = self.face.values_sets
        return sums.set_value(thing, picked, self.view, self.speech) if sums is not None and picked else None

    def set_gain(self, choice: Choice, picked: Sequence[Named] | None = None) -> int | None:
        """Return how many points more a branch makes with the picked things, or with all; None if it has no points."""
        sums, items = self.face.values_sets, choice.gather.items if choice.gather is not None else ()
        things = items if picked is None else picked
        return sums.set_gain(choice.label, things, self.view) if sums is not None and things else None

    def with_score(self, choice: Choice, number: int | None = None) -> str:
        """Return the label of a branch or leaf, with what it does to a score at once."""
        name, change = self.of_choice(choice, number), self._score_change(choice)
        if change is None:
            return name
        if change.seat == self.view.viewer:
            return self.speech.say("choice-gain", name=name, gain=change.after - change.before)
        return self.speech.say("choice-score", name=name, before=change.before, after=change.after)

    def own_score(self, choice: Choice) -> str | None:
        """Return the line that says how the viewer's score changes by a choice at once, None if it does not."""
        change = self._score_change(choice)
        if change is None or change.seat != self.view.viewer:
            return None
        return self.speech.say("choice-own-score", before=change.before, after=change.after)

    def _score_change(self, choice: Choice) -> ScoreChange | None:
        face = self.face.foretells_scores
        return face.score_change(choice, self.view) if face is not None else None

    def of_set(self, choice: Choice) -> str:
        """Return the label of a button that plays a set, with the points of all that fits."""
        name, gain = self.of_choice(choice), self.set_gain(choice)
        if gain is None or choice.gather is None:
            return name
        if choice.label.term == LAY:
            return self.of_laid(choice, choice.gather.items)
        return self.speech.say("choice-gain", name=name, gain=gain)

    def of_laid(self, choice: Choice, things: Sequence[Named]) -> str:
        """Return the good of a set that is laid, how many things are in it and their points."""
        good = self.speech.name(Label("set", choice.label.code))
        return self.speech.say("choice-lay", name=good, count=len(things), gain=self.set_gain(choice, things) or 0)

    def of_thing(self, thing: Named, number: int, *, held: bool = False) -> str:
        """Return the label of a thing, with its number if the picture has numbers."""
        name = own_label(self.face, thing, self.view, self.speech, held=held) or short_name(thing, self.speech)
        return self.speech.say("choice-take", place=number, card=name) if self.numbered else name


def own_label(face: AnyFace, thing: Named, view: View, speech: Speech, *, held: bool = False) -> str | None:
    """Return the label that tells a thing from others of its name, None if its short name is enough."""
    things = face.offers_things
    return things.label(thing, view, speech, held=held) if things is not None else None


def branch_label(choice: Choice, speech: BoundSpeech, number: int | None = None) -> str:
    """Return the label of a branch; the number of a card that can be taken goes before its name."""
    name = short_name(choice.label, speech)
    if choice.action is not None and role_of(choice) is Role.TAKE and number is not None:
        return speech.say("choice-take", place=number, card=name)
    return name


def short_name(value: Named, speech: BoundSpeech) -> str:
    """Return the short name of a thing if it has one, else its name, with its icon before it."""
    own = speech.find(f"{speech.game}-short-{value.code}") if value.term == "card" else None
    return speech.icons.beside(speech.game, value, own) if own is not None else speech.name(value)


def effect_help(app: App, speech: BoundSpeech, thing: Named, view: View | None = None) -> str | None:
    """Return what a thing does, or with a view, what lies at a place; None if the game does not explain it."""
    face = app.games[speech.game].face.explains
    return face.explain(thing, speech, view) if face is not None else None


def choice_help(
    app: App, speech: BoundSpeech, choice: Choice, legal: LegalActions | None, view: View | None = None
) -> str | None:
    """Return what a choice does, and before it if that would be nothing now; None if the game does not explain it."""
    text = effect_help(app, speech, choice.label, view)
    if text is None or choice.action is None or legal is None or not legal.is_wasted(choice.action.code):
        return text
    return speech.say("choice-wasted", text=text)


def effect_lines(
    app: App,
    speech: BoundSpeech,
    choices: Iterable[Choice],
    legal: LegalActions | None = None,
    view: View | None = None,
) -> str:
    """Return a small line on what each choice does, one line for choices with the same label."""
    things = {choice.label: choice for choice in choices}
    helps = ((speech.name(thing), choice_help(app, speech, choice, legal, view)) for thing, choice in things.items())
    return "\n".join(f"-# {speech.say('labelled', name=f'**{name}**', text=text)}" for name, text in helps if text)


def legal_of(app: App, table: Table, seen: VisibleGame | DecisionMoment, speech: BoundSpeech) -> LegalActions:
    """Return the legal actions of a seat; held things with the same label count as the same."""
    face, view = app.face(table), seen.view

    def key(thing: Named) -> object:
        return own_label(face, thing, view, speech, held=True) or thing

    def select_id(part: int) -> PressId:
        return PressId(table.id, table.version, Verb.ACT, CHOSEN + str(part))

    actions = {action.code: action for action in seen.legal}
    legal = LegalActions(frozenset(actions), app.rules(table).compose, key, select_id)
    if not isinstance(seen, VisibleGame):
        return legal
    game = seen
    return replace(legal, is_wasted=cache(lambda code: game.is_wasted(actions[code])))
