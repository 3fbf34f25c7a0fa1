"""Who may use a command, and where: as the command says."""

from __future__ import annotations

from sandbox.errors import Impossible, Json
from sandbox.guilds import Guild
from sandbox.permissions import BITS
from sandbox.things import User

_IN_GUILD, _DIRECT = 0, 1


def permitted(command: Json, person: User) -> bool:
    """Tell whether a person has, in guilds, the permissions for a command; for "0" only administrators have them."""
    if person.permissions & BITS["administrator"]:
        return True
    given = command.get("default_member_permissions")
    wanted = BITS["use_application_commands"] | int(given or 0)
    return given != "0" and person.permissions & wanted == wanted


def see_usable(command: Json, person: User, guild: Guild | None) -> None:
    """See that a person may use a command in a guild, or in the direct conversation with the bot.

    Raises:
        Impossible: it is for others, or for other places.
    """
    contexts = command.get("contexts")
    if contexts is None:  # what was told before there were contexts
        contexts = [_IN_GUILD, _DIRECT] if command.get("dm_permission", True) else [_IN_GUILD]
    if (_DIRECT if guild is None else _IN_GUILD) not in contexts:
        raise Impossible(f"{command['name']!r} cannot be used here.")
    if guild is not None and not permitted(command, person):
        raise Impossible(f"{command['name']!r} is for those with other permissions.")
