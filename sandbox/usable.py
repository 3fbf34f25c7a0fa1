"""Who may use a command, and where: as the command says, and as it is installed."""

from __future__ import annotations

from sandbox.errors import Impossible, Json
from sandbox.installs import see_offered
from sandbox.permissions import BITS
from sandbox.things import Channel, User


def permitted(command: Json, person: User) -> bool:
    """Return whether a person has, in guilds, the permissions for a command; for "0" only administrators have them."""
    if person.permissions & BITS["administrator"]:
        return True
    given = command.get("default_member_permissions")
    wanted = BITS["use_application_commands"] | int(given or 0)
    return given != "0" and person.permissions & wanted == wanted


def see_usable(command: Json, person: User, channel: Channel) -> None:
    """Require that a person may use a command in a channel.

    Raises:
        Impossible: it is for others, or for other places.
    """
    see_offered(command, person, channel)
    if channel.guild_id is not None and not permitted(command, person):
        raise Impossible(f"{command['name']!r} is for those with other permissions.")
