"""Presses on a page of practice: what can be chosen there, and whether the game is over."""

from __future__ import annotations

from random import Random

from bot.interactions.custom_id import PressId, Verb
from bot.screens.practice import PracticeAction
from sandbox.person import components_of
from tests.e2e.harness import SELECT, Json, ids, wanted


def wish_of(press: PressId) -> tuple[str, str]:
    """Give what a press in a game to practise in asks for, and about what."""
    _, wish, about = press.arg.split("/", 2)
    return wish, about


def choice(message: Json, chance: Random) -> tuple[str, list[str] | None, bool]:
    """Choose what is pressed on a page: a custom id, the values if it is a select, and whether that is a move."""
    offered = [one for one in ids(message) if one.verb is Verb.PRACTICE]
    if play := [one for one in offered if wish_of(one)[0] == PracticeAction.PLAY]:
        return str(play[0]), None, True
    own = [one for one in offered if wish_of(one)[0] in (PracticeAction.ACT, PracticeAction.BRANCH)]
    selects = [one for one in components_of(message) if one["type"] == SELECT]
    single = next((one for one in selects if f"/{PracticeAction.ACT}/|" in one["custom_id"]), None)
    if single is not None and (not own or chance.random() < 0.5):
        return single["custom_id"], [single["options"][0]["value"]], True
    select = next((one for one in selects if "/|" not in one["custom_id"]), None)
    if select is not None and not own:
        values = [option["value"] for option in select["options"]]
        return select["custom_id"], values[: wanted(select["placeholder"])], False
    better = [one for one in own if not wish_of(one)[1].startswith("t.")]
    press = chance.choice(better if better and chance.random() < 0.6 else own)
    return str(press), None, wish_of(press)[0] == PracticeAction.ACT


def over(message: Json) -> bool:
    """Whether a page offers another game, as only one does whose game is over."""
    return any(wish_of(one)[0] == PracticeAction.AGAIN for one in ids(message) if one.verb is Verb.PRACTICE)
