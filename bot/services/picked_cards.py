"""Cards that are picked for a set: which are marked once a select is pressed, and the actions that they make."""

from __future__ import annotations

from bot.interactions.params import chosen, number
from bot.interactions.response import Reply
from bot.screens.choices.codec import CHOSEN, find_branch, read_mask, write_mask
from bot.screens.components import IN_SELECT
from engine.game import Decision
from engine.rules import AnyRules

_MOST = 64
"""More cards than can ever be picked at once."""


def marked(reply: Reply, mask: str, part: str) -> str:
    """Return the mask of all cards that are picked once a select is pressed.

    Args:
        reply: the press on the select, with the places that are marked in it now.
        mask: the cards picked before; those of the other selects stay.
        part: the number of the pressed select, from 0.

    Raises:
        Refused: a place or the number is none, so no message of ours can have shown it.
    """
    start = number(part) * IN_SELECT
    values = [number(value, 2) for value in reply.data.get("values", ())]
    kept = [place for place in read_mask(mask, _MOST) if not start <= place < start + IN_SELECT]
    return write_mask([*kept, *values])


def places(mask: str) -> tuple[int, ...]:
    """Return the places of the picked cards in what was shown."""
    return tuple(read_mask(mask, _MOST))


def composed(rules: AnyRules, decision: Decision, code: str, mask: str) -> list[str] | None:
    """Return the codes of the actions that the picked cards of a branch make.

    The mask counts places in what was shown, so it is good for the same decision only.

    Returns:
        None if there is no branch of that code, or none in which cards are picked.
    """
    choice = find_branch(decision, code)
    if choice is None or choice.gather is None:
        return None
    items = choice.gather.items
    picked = [items[place].code for place in read_mask(mask, len(items))]
    return [action.code for action in rules.compose(choice.code, picked)]


def action_code(reply: Reply, code: str) -> str:
    """Return the code of the action that a button carries, or that was chosen in the pressed select."""
    return chosen(reply) if code.startswith(CHOSEN) else code
