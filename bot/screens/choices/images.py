"""Pick the picture above the choices: what can be chosen, with the numbers of the buttons, or else the hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.screens.choices.codec import read_mask
from bot.screens.choices.flat_list import LegalActions, is_nested, set_candidates
from engine.game import Choice, Decision, Gather, View
from render.presentation import AnyFace, Offer, Picture, Speech


def picked_positions(gather: Gather, picked: str | None) -> list[int]:
    """Return the positions that a mask picks; without a mask, those that are suggested."""
    count = len(gather.items)
    if picked is None:
        return list(range(count)) if gather.most == count else []
    return read_mask(picked, count)


def possible_offers(
    decision: Decision, choice: Choice | None, picked: str | None, legal: LegalActions | None = None
) -> Iterator[tuple[Offer, bool]]:
    """Yield what a picture may offer, the best first, and whether its numbers are those of the buttons.

    Args:
        decision: what the seat is asked.
        choice: the open branch, None for the whole decision.
        picked: the mask of what is picked below that branch.
        legal: the legal actions, if the screen offers everything below a branch at once.
    """
    gather = _gather(decision, choice)
    if gather is None and choice is None and picked is not None and legal is not None:
        gather = set_candidates(decision, legal)
    if gather is not None:
        yield Offer(gather.items, tuple(picked_positions(gather, picked)), held=True), True
    elif choice is not None and choice.choices and (legal is None or not is_nested(choice)):
        yield Offer(tuple(below.label for below in choice.choices)), True
    if not decision.turn and gather is None:
        chosen = tuple(
            position
            for position, one in enumerate(decision.choices)
            if choice is not None and (choice.code == one.code or choice.code.startswith(f"{one.code}."))
        )
        yield Offer(tuple(one.label for one in decision.choices), chosen), choice is None


def draw_first(face: AnyFace, offers: Sequence[tuple[Offer, bool]], view: View, speech: Speech) -> tuple[Picture, bool]:
    """Draw the first drawable offer, else the hand; return whether its numbers are the buttons'."""
    things = face.offers_things
    if things is not None:
        for offer, numbered in offers:
            picture = things.offer(offer, view, speech)
            if picture is not None:
                return picture, numbered
    return face.hand(view, speech), False


def _gather(decision: Decision, choice: Choice | None) -> Gather | None:
    """Return what is gathered in the open branch, or in the only own branch of a decision that is no turn."""
    if choice is not None:
        return choice.gather
    own = [one for one in decision.choices if not one.public]
    return own[0].gather if len(own) == 1 and not decision.turn else None
