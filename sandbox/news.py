"""What the parts of the gateway that tell of one subject have in common."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sandbox.payloads import Payloads
from sandbox.world import World


class News:
    """Tells the bot of one subject.

    Args:
        world: where it happens.
        payloads: writes the JSON.
        dispatch: tells every session with these intents.
    """

    def __init__(self, world: World, payloads: Payloads, dispatch: Callable[[str, Any, int], None]) -> None:
        self._world = world
        self._payloads = payloads
        self._dispatch = dispatch
