"""What the answer to a press is going to be, as a deferral announces it to Discord before anything is done."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any
from unittest.mock import patch

from bot.interactions.locale import Languages
from tests.bot.faults.world import World
from tests.bot.origins.press import Asking, Press, do

_TURNS = 20
"""So many turns of the event loop are enough for a deferral whose time has come."""


async def announced(world: World, presses: Iterable[Press]) -> dict[str, dict[str, str]]:
    """Return how each verb is answered: "update", "private" or "public", by where it is pressed.

    Args:
        world: a bot that is awake.
        presses: the first of each verb is pressed, on a message that all see and on one that only the user sees.
    """
    found: dict[str, dict[str, str]] = {}

    async def slowly(self: Any, *args: Any) -> Any:
        for _ in range(_TURNS):
            await asyncio.sleep(0)
        raise OSError("what is announced is all that is asked for")

    with patch("bot.interactions.response._PATIENCE", 0), patch.object(Languages, "reader_of", slowly):
        for verb, press in _first(presses).items():
            places = {"channel": replace(press, private=False), "private": replace(press, message=0, private=True)}
            found[verb] = {place: _kind(await do(world, one)) for place, one in places.items()}
    return found


def _first(presses: Iterable[Press]) -> Mapping[str, Press]:
    """Return the first press of each verb, of a modal only where nothing else has the verb."""
    found: dict[str, Press] = {}
    for press in sorted(presses, key=lambda one: bool(one.fields)):
        found.setdefault(press.id.verb.value, press)
    return dict(sorted(found.items()))


def _kind(asking: Asking) -> str:
    assert asking.answered[:1] == ["defer"], "nothing was announced"
    if not asking._thinks:
        return "update"
    return "private" if asking._private else "public"
