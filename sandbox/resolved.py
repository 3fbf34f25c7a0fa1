"""What the ids in an interaction stand for: Discord sends the people and channels along."""

from __future__ import annotations

from typing import Any

from sandbox.components import CHANNELS, MENTIONABLES, USERS
from sandbox.errors import Impossible, Json, Refusal
from sandbox.payloads import Payloads
from sandbox.world import World


class Resolved:
    """Collects what is meant in one interaction.

    Args:
        world: where it is looked up.
        payloads: writes the JSON.
    """

    def __init__(self, world: World, payloads: Payloads) -> None:
        self._world = world
        self._payloads = payloads
        self._found: Json = {}

    def data(self) -> Json:
        """Give the interaction's key `resolved`; where nothing is meant, the key is missing."""
        return {"resolved": self._found} if self._found else {}

    def components(self, parts: list[Json]) -> None:
        """Look up what was chosen in selects.

        Raises:
            Impossible: there is no such person or channel.
        """
        for part in parts:
            kind = part.get("component_type", part.get("type"))
            for value in part.get("values") or ():
                if kind in (USERS, MENTIONABLES):
                    self.user(value)
                elif kind == CHANNELS:
                    self.channel(value)

    def user(self, value: Any) -> None:
        """Look a person up, with the membership.

        Raises:
            Impossible: there is none.
        """
        user = self._world.users.get(int(value)) if str(value).isdigit() else None
        if user is None:
            raise Impossible(f"There is no user {value}.")
        member = self._payloads.member(user, permissions=user.permissions)
        del member["user"]
        self._found.setdefault("users", {})[str(user.id)] = self._payloads.user(user)
        self._found.setdefault("members", {})[str(user.id)] = member

    def channel(self, value: Any) -> None:
        """Look a channel up.

        Raises:
            Impossible: there is none.
        """
        try:
            channel = self._world.channel(str(value))
        except Refusal:
            raise Impossible(f"There is no channel {value}.") from None
        body = self._payloads.channel(channel, permissions=self._world.bot_permissions(channel))
        self._found.setdefault("channels", {})[str(channel.id)] = body
