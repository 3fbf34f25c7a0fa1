"""What a character, an event token or a pirogue does is said before it is chosen."""

from __future__ import annotations

from typing import Any

import pytest

from bot.app_context import App
from bot.screens.choices.labels import effect_help
from bot.screens.hand import hand_screen
from engine.game import walk
from tests.bot.message_limits import every
from tests.bot.screens.choices.positions import positions

KINDS = ("sobek", "duel")


@pytest.mark.parametrize("kind", KINDS)
async def test_whatever_can_be_chosen_first_says_what_it_does(app: App, kind: str) -> None:
    """On a turn, and where a set opens the choice of a token or pirogue: a line or an option says it of each."""
    told: set[tuple[str, str]] = set()
    for table in positions(kind):
        seat = table.waiting[0]
        seen, speech = table.seen_by(seat), app.speech(table, "en")
        assert seen is not None
        assert seen.decision is not None
        wanted = {effect_help(app, speech, one.label) for one in seen.decision.choices if not one.public} - {None}
        if wanted and not told >= {(seen.decision.kind, str(one)) for one in wanted}:
            parts = list(every((await hand_screen(app, table, seat, "en")).view.to_components()))
            texts = [part.get("content", "") for part in parts]
            texts += [option.get("description", "") for part in parts for option in part.get("options", ())]
            text = "\n".join(texts)
            assert all(str(one) in text for one in wanted)
            told |= {(seen.decision.kind, str(one)) for one in wanted}
    assert len(told) > 10


@pytest.mark.parametrize("kind", KINDS)
async def test_a_character_in_a_select_says_what_it_does(app: App, kind: str) -> None:
    """A player who lays a thing in a set, or gives one away, sees below its name what goes with it."""
    described: set[str] = set()
    for table in positions(kind):
        seat = table.waiting[0]
        seen, speech = table.seen_by(seat), app.speech(table, "en")
        assert seen is not None
        assert seen.decision is not None
        for choice in walk(seen.decision.choices):
            powers = [effect_help(app, speech, item) for item in choice.gather.items] if choice.gather else []
            if any(powers) and not described.issuperset(map(str, powers)):
                found = await options(app, table, seat, choice.code)
                assert [one.get("description") for one in found] == powers
                described.update(map(str, powers))
    assert described


async def options(app: App, table: Any, seat: int, code: str) -> list[dict[str, Any]]:
    """Return the options of all selects of a branch of the hand."""
    parts = every((await hand_screen(app, table, seat, "en", branch=code)).view.to_components())
    return [option for part in parts for option in part.get("options", ())]
