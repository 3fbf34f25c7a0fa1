"""The picture of a player's panel: what he chooses among, numbered as its buttons are, or else his hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.context import App
from bot.i18n.messages import BoundSpeech
from bot.interactions.custom_id import PressId, Verb
from bot.screens.choice_codec import CHOSEN, label, read_mask, short
from bot.screens.choice_list import Legal, deep, pool
from bot.tables import DecisionMoment, Table, VisibleGame
from engine.game import Choice, Decision, Gather, Named, View
from render.face import AnyFace, Offer, Picture, Speech


@dataclass(frozen=True, slots=True)
class Labels:
    """What buttons and options say; `numbered` where the picture above them shows the same things with numbers."""

    face: AnyFace
    view: View
    speech: BoundSpeech
    numbered: bool

    def of(self, choice: Choice, place: int | None = None) -> str:
        """Return the label of a branch or leaf; `place` is its number from 1."""
        if self.numbered and place is not None:
            return self.named(choice.label, place)
        return own_label(self.face, choice.label, self.view, self.speech) or label(choice, self.speech, place)

    def tells(self, thing: Named) -> bool:
        """Whether a thing's label tells by itself where it is."""
        return own_label(self.face, thing, self.view, self.speech) is not None

    def worth(self, thing: Named, picked: Sequence[Named]) -> str | None:
        """Return what a choice comes to with the picked things, None where that is no matter of sums."""
        sums = self.face.values_sets
        return sums.set_value(thing, picked, self.view, self.speech) if sums is not None and picked else None

    def named(self, thing: Named, place: int, *, held: bool = False) -> str:
        """Return the label of a thing, with its number where the picture has numbers."""
        name = own_label(self.face, thing, self.view, self.speech, held=held) or short(thing, self.speech)
        return self.speech.say("choice-take", place=place, card=name) if self.numbered else name


def own_label(face: AnyFace, thing: Named, view: View, speech: Speech, *, held: bool = False) -> str | None:
    """Return what tells a thing to choose from others of its name, None where its short name does."""
    things = face.offers_things
    return things.label(thing, view, speech, held=held) if things is not None else None


def legal_of(app: App, table: Table, seen: VisibleGame | DecisionMoment, speech: BoundSpeech) -> Legal:
    """Return the legal actions of a seat; things with the same label in its hand are the same."""
    face, view = app.face(table), seen.view

    def name(thing: Named) -> object:
        return own_label(face, thing, view, speech, held=True) or thing

    def one_of(part: int) -> PressId:
        return PressId(table.id, table.version, Verb.ACT, CHOSEN + str(part))

    return Legal(frozenset(action.code for action in seen.legal), app.rules(table).compose, name, one_of)


def picked_of(gather: Gather, picked: str | None) -> list[int]:
    """Return the places of what is picked by a mask; without one of what is suggested."""
    count = len(gather.items)
    if picked is None:
        return list(range(count)) if gather.most == count else []
    return read_mask(picked, count)


def possible_offers(
    decision: Decision, choice: Choice | None, picked: str | None, legal: Legal | None = None
) -> Iterator[tuple[Offer, bool]]:
    """Yield what a panel may show to choose among, the best first, and whether its numbers are those of the buttons.

    Args:
        decision: what the seat is asked.
        choice: the branch that is open, None for all that can be chosen.
        picked: the mask of what is picked below that branch.
        legal: what may be done, where a panel offers all below a branch at once.
    """
    gather = _gather(decision, choice)
    if gather is None and choice is None and picked is not None and legal is not None:
        gather = pool(decision, legal)
    if gather is not None:
        yield Offer(gather.items, tuple(picked_of(gather, picked)), held=True), True
    elif choice is not None and choice.choices and (legal is None or not deep(choice)):
        yield Offer(tuple(below.label for below in choice.choices)), True
    if not decision.turn and gather is None:
        chosen = tuple(
            place
            for place, one in enumerate(decision.choices)
            if choice is not None and (choice.code == one.code or choice.code.startswith(f"{one.code}."))
        )
        yield Offer(tuple(one.label for one in decision.choices), chosen), choice is None


def draw_first(face: AnyFace, offers: Sequence[tuple[Offer, bool]], view: View, speech: Speech) -> tuple[Picture, bool]:
    """Return the first of some offers that can be drawn and whether its numbers are the buttons'; else the hand."""
    things = face.offers_things
    if things is not None:
        for offer, numbered in offers:
            picture = things.offer(offer, view, speech)
            if picture is not None:
                return picture, numbered
    return face.hand(view, speech), False


def _gather(decision: Decision, choice: Choice | None) -> Gather | None:
    """Return what is gathered in an open branch, or by a decision that asks for nothing else."""
    if choice is not None:
        return choice.gather
    own = [one for one in decision.choices if not one.public]
    return own[0].gather if len(own) == 1 and not decision.turn else None
