"""Cards that are picked for a set: the mask after a select is pressed, and the actions that the cards make."""

from __future__ import annotations

from bot.interactions.press_input import chosen_value, read_number
from bot.interactions.response import InteractionResponse
from bot.screens.choices.codec import CHOSEN, find_branch, read_mask, write_mask
from bot.screens.components import IN_SELECT
from engine.game import Decision, View
from engine.rules import AnyRules

_MOST = 64
"""More cards than can be picked at once."""


def picked_mask(response: InteractionResponse, mask: str, part: str) -> str:
    """Return the mask of all cards that are picked once a select is pressed.

    Args:
        response: the press on the select, with the positions that are chosen in it now.
        mask: the cards picked before; those of the other selects stay.
        part: the number of the pressed select, from 0.

    Raises:
        Refused: a position or the number is wrong, so no message of the bot can have shown it.
    """
    start = read_number(part) * IN_SELECT
    values = [read_number(value, 2) for value in response.data.get("values", ())]
    others = [position for position in read_mask(mask, _MOST) if not start <= position < start + IN_SELECT]
    return write_mask([*others, *values])


def picked_positions(mask: str) -> tuple[int, ...]:
    """Return the positions of the picked cards among those that were shown."""
    return tuple(read_mask(mask, _MOST))


def picked_actions(rules: AnyRules, decision: Decision, code: str, mask: str) -> list[str] | None:
    """Return the codes of the actions that the picked cards of a branch make.

    The mask counts the cards as shown, so it holds for the same decision only.

    Returns:
        None if there is no branch of that code in which cards are picked.
    """
    choice = find_branch(decision, code)
    if choice is None or choice.gather is None:
        return None
    items = choice.gather.items
    picked = [items[position].code for position in read_mask(mask, len(items))]
    return [action.code for action in rules.compose(choice.code, picked)]


def laid_actions(rules: AnyRules, view: View) -> list[str] | None:
    """Return the codes of the actions that lay all that fits, None if nothing can be laid."""
    actions = rules.lay_all(view) if rules.lay_all is not None else ()
    return [action.code for action in actions] or None


def action_code(response: InteractionResponse, code: str) -> str:
    """Return the code of the action or branch that a button carries or that is chosen in the pressed select."""
    return chosen_value(response) if code.startswith(CHOSEN) else code
