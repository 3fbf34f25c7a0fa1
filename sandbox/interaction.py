"""One interaction: what a person did, and what became of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any

from sandbox.commands import STRING
from sandbox.errors import Json
from sandbox.things import Channel, Message, User


class Kind(IntEnum):
    """What a person did."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


class Callback(IntEnum):
    """How the bot may answer."""

    MESSAGE = 4
    DEFER_MESSAGE = 5
    DEFER_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


@dataclass(slots=True, eq=False)
class Interaction:
    """One interaction and what became of it.

    `owners` tells by whose installations of the application it came about.
    `state` is "waiting", "ok", "deferred" (the bot will say more) or "failed"; `caller` is who gets the answer,
    and a modal was `opened_by` an earlier interaction.
    """

    id: int
    token: str
    kind: Kind
    user: User
    channel: Channel
    data: Json
    created: float
    owners: Json = field(default_factory=dict)
    source: Message | None = None
    opened_by: Interaction | None = None
    caller: Any = None
    state: str = "waiting"
    callback: Callback | None = None
    original: Message | None = None
    messages: list[Message] = field(default_factory=list)
    modal: Json | None = None
    choices: list[Json] | None = None
    option_kind: int = STRING

    @property
    def acknowledged(self) -> bool:
        """Whether the bot has answered at all."""
        return self.callback is not None
