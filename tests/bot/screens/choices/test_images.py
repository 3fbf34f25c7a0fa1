"""What a panel asks to choose among is in its picture, with the numbers that its buttons and options have."""

from __future__ import annotations

import re

import pytest

from bot.app_context import App
from bot.interactions.response import Screen
from bot.screens.choices.codec import find_branch, write_mask
from bot.screens.choices.images import draw_first, possible_offers
from bot.screens.choices.labels import legal_of
from bot.screens.hand import hand_screen
from bot.tables import Table
from engine.game import Choice, Decision, walk
from tests.bot.message_limits import check, every
from tests.bot.screens.choices.positions import positions

NUMBER = re.compile(r"^(\d+): ")


ASKED = {
    "sobek": ("event ", "vizier ", "scribe ", "lay l.", "turn c.merchant", "turn c.thief", "turn s."),
    "duel": ("pirogue ", "architect ", "vizier ", "scribe ", "deben ", "turn-ankh ", "turn c.merchant", "turn s."),
}


@pytest.fixture(autouse=True)
def plain_pictures() -> None:
    """Have pictures painted: they are looked at."""


def numbers(screen: Screen) -> list[int]:
    """Return the numbers with which buttons and options begin, in their order."""
    labels = []
    for part in every(screen.view.to_components()):  # type: ignore[arg-type]
        labels += [option["label"] for option in part.get("options", ())]
        labels += [part["label"]] if part["type"] == 2 and part.get("label") else []
    return [int(match[1]) for label in labels if (match := NUMBER.match(label))]


def chosen(screen: Screen) -> list[str]:
    """Return the pictures' alt texts."""
    parts = every(screen.view.to_components())  # type: ignore[arg-type]
    return [item["description"] for part in parts for item in part.get("items", ())]


@pytest.mark.parametrize("kind", ["sobek", "duel"])
async def test_buttons_and_options_have_the_numbers_of_the_picture(app: App, kind: str) -> None:
    seen: set[str] = set()
    for table in positions(kind):
        seat = table.waiting[0]
        decision = table.seen_by(seat).decision  # type: ignore[union-attr]
        assert decision is not None
        branches: list[Choice | None] = [None]
        branches += [one for one in walk(decision.choices) if one.action is None and not one.public]
        for branch in branches:
            key = f"{decision.kind} {'' if branch is None else branch.code}"
            if key not in seen:
                seen.add(key)
                await compare(app, table, seat, decision, branch)
    for part in ASKED[kind]:
        assert any(key.startswith(part) for key in seen), (part, sorted(seen))


async def compare(app: App, table: Table, seat: int, decision: Decision, branch: Choice | None) -> None:
    code = "" if branch is None else branch.code
    choice = None if branch is None else find_branch(decision, code)
    screen = await hand_screen(app, table, seat, "en", branch=code)
    check(screen)
    seen, speech = table.seen_by(seat), app.speech(table, "en", markdown=False)
    assert seen is not None
    view = seen.view
    offers = list(possible_offers(decision, choice, None, legal_of(app, table, seen, speech)))
    picture, numbered = draw_first(app.face(table), offers, view, speech)
    assert chosen(screen)[0] == picture.alt
    if numbered:
        assert numbers(screen) == list(range(1, len(offers[0][0].things) + 1))
    elif not decision.turn or code:
        assert numbers(screen) == []


async def test_what_is_picked_is_told_and_marked(app: App) -> None:
    for table in positions("sobek"):
        seat = table.waiting[0]
        choices = table.seen_by(seat).decision.choices  # type: ignore[union-attr]
        sets = [one for one in walk(choices) if one.code.startswith("s.")]
        if sets:
            code = sets[0].code
            none = await hand_screen(app, table, seat, "en", branch=code, picked=write_mask([]))
            two = await hand_screen(app, table, seat, "en", branch=code, picked=write_mask([0, 2]))
            assert chosen(two)[0] == f"{chosen(none)[0]}. Picked: 1, 3."
            assert none.files != two.files
            return
    pytest.fail("no set was ever possible")
