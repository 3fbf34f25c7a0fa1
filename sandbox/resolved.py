"""What the ids in an interaction stand for: Discord sends people, roles, channels, messages and files along."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sandbox import installs
from sandbox.errors import Impossible, Json, Refusal
from sandbox.payloads import Payloads
from sandbox.things import ATTACHMENT_LIMIT, Channel, Message, User
from sandbox.uploads import Upload, keep_file
from sandbox.world import World

_PARTIAL_CHANNEL = (
    *("id", "guild_id", "name", "type", "permissions", "parent_id", "last_message_id", "position", "nsfw", "topic"),
    *("rate_limit_per_user", "flags", "thread_metadata"),
)


class Resolved:
    """Collects what is meant in one interaction.

    Args:
        world: where it is looked up.
        payloads: writes the JSON.
        person: who means it; channels tell what this person and the application may do there.
        members: whether people are told as members of a guild, which they are in no other place.
    """

    def __init__(self, world: World, payloads: Payloads, person: User, *, members: bool = True) -> None:
        self._members = members
        self._person = person
        self._world = world
        self._payloads = payloads
        self._found: Json = {}

    def data(self) -> Json:
        """Return the interaction's key `resolved`; where nothing is meant, the key is missing."""
        return {"resolved": self._found} if self._found else {}

    def select(self, select: Json, values: list[str]) -> None:
        """Look up what is chosen in a select of people, roles or channels.

        Raises:
            Impossible: there is no such person, role or channel, or the channel is of another type.
        """
        for value in values:
            match select["type"]:
                case 5:
                    self.user(value)
                case 6:
                    self.role(value)
                case 7:
                    self.mentionable(value)
                case 8:
                    self.channel(value, select.get("channel_types") or ())

    def user(self, value: Any) -> User:
        """Look a person up, in a guild with the membership.

        Raises:
            Impossible: there is none.
        """
        user = self._world.users.get(_number(value))
        if user is None:
            raise Impossible(f"There is no user {value}.")
        self._keep("users", user.id, self._payloads.user(user))
        if self._members:
            member = self._payloads.member(user, permissions=user.permissions)
            # The user stands beside, and these two are not told.
            for key in ("user", "deaf", "mute"):
                del member[key]
            self._keep("members", user.id, member)
        return user

    def role(self, value: Any) -> None:
        """Look a role up.

        Raises:
            Impossible: there is none.
        """
        role = self._world.roles.get(_number(value))
        if role is None:
            raise Impossible(f"There is no role {value}.")
        self._keep("roles", role.id, self._payloads.role(role))

    def mentionable(self, value: Any) -> None:
        """Look a person or a role up.

        Raises:
            Impossible: there is neither.
        """
        if _number(value) in self._world.roles and _number(value) not in self._world.users:
            self.role(value)
        else:
            self.user(value)

    def channel(self, value: Any, kinds: Iterable[int] = ()) -> None:
        """Look a channel up.

        Args:
            value: its id.
            kinds: the types that may be chosen; none for all.

        Raises:
            Impossible: there is none, or it is of another type.
        """
        try:
            channel = self._world.channel(_number(value))
        except Refusal:
            raise Impossible(f"There is no channel {value}.") from None
        if (kinds := frozenset(kinds)) and channel.kind not in kinds:
            raise Impossible(f"#{channel.name} is not of the types {sorted(kinds)}.")
        body = self._payloads.channel(channel, permissions=self._person.permissions)
        partial = {key: body[key] for key in _PARTIAL_CHANNEL if key in body}
        allowed = str(installs.app_permissions(self._world, channel))
        self._keep("channels", channel.id, partial | {"app_permissions": allowed})

    def attachment(self, upload: Any, channel: Channel) -> str:
        """Take a file that a person gives, and tell its id.

        Raises:
            Impossible: it is no file, or too large.
        """
        if not isinstance(upload, Upload):
            raise Impossible("A file is given as an Upload.")
        if len(upload.data) > ATTACHMENT_LIMIT:
            raise Impossible(f"{upload.filename} is too large.")
        kept = keep_file(self._world, channel, upload)
        self._keep("attachments", kept.id, self._payloads.attachment(kept) | {"ephemeral": True})
        return str(kept.id)

    def message(self, message: Message) -> None:
        """Add the message on which a command of a context menu was used."""
        self._keep("messages", message.id, self._payloads.message(message))

    def _keep(self, kind: str, number: int, body: Json) -> None:
        self._found.setdefault(kind, {})[str(number)] = body


def _number(value: Any) -> int:
    return int(value) if str(value).isdigit() else 0
