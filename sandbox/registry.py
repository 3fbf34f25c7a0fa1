"""The application's commands: made, changed and removed one by one or all at once, within Discord's limits."""

from __future__ import annotations

from typing import Any

from sandbox.commands import DUPLICATE, ENTRY_POINT, MOST, check_command, check_commands, stored
from sandbox.errors import Form, Json, Refusal, unknown
from sandbox.world import World

CREATES_A_DAY = 200
_DAY = 24 * 3600.0
_OWN = ("id", "application_id", "guild_id", "version")  # what Discord itself writes


def scope(world: World, guild_id: int | None) -> dict[int, Json]:
    """Return the commands of a guild, or for None those that are there everywhere, by id."""
    return world.commands if guild_id is None else world.guild(guild_id).commands


def find(world: World, guild_id: int | None, command_id: int) -> Json:
    """Find a command.

    Raises:
        Refusal: 10063, there is none.
    """
    command = scope(world, guild_id).get(command_id)
    if command is None:
        raise unknown("application command")
    return command


def overwrite(world: World, guild_id: int | None, body: Any) -> list[Json]:
    """Put a whole set of commands in the place of all that were there.

    A command of the same type and name keeps its id, and its version if nothing about it is new.

    Raises:
        Refusal: 50035, 30032 for too many, 30034 for too many new ones today, 50240 where the entry point command
            is left out.
    """
    given = [] if body is None else body
    check_commands(given, guild=guild_id is not None)
    before = scope(world, guild_id)
    keys = [_key(command) for command in given]
    for kind in MOST:
        _see_room(kind, sum(key[0] == kind for key in keys))
    if any(key[0] == ENTRY_POINT for key in map(_key, before.values())) and ENTRY_POINT not in [key[0] for key in keys]:
        raise Refusal(
            400,
            50240,
            "You cannot remove this app's Entry Point command in a bulk update operation. Please include the Entry "
            "Point command in your update request or delete it separately.",
        )
    known = {_key(command): command for command in before.values()}
    _count_creates(world, guild_id, sum(key not in known for key in keys))
    after = [_stored(world, guild_id, command, known.get(_key(command))) for command in given]
    before.clear()
    before.update((int(command["id"]), command) for command in after)
    world.tell("commands")
    return after


def upsert(world: World, guild_id: int | None, body: Any) -> tuple[Json, bool]:
    """Make a command, or overwrite the one of the same type and name; tells whether it is new.

    Raises:
        Refusal: 50035, 30032 for too many, 30034 for too many new ones today.
    """
    check_command(body, guild=guild_id is not None)
    commands = scope(world, guild_id)
    old = next((command for command in commands.values() if _key(command) == _key(body)), None)
    if old is None:
        kind = _key(body)[0]
        _see_room(kind, 1 + sum(_key(command)[0] == kind for command in commands.values()))
        _count_creates(world, guild_id, 1)
    command = _stored(world, guild_id, body, old)
    commands[int(command["id"])] = command
    world.tell("commands")
    return command, old is None


def edit(world: World, guild_id: int | None, command_id: int, body: Any) -> Json:
    """Change what `body` names of a command; its type stays.

    Raises:
        Refusal: 10063, 50035.
    """
    old = find(world, guild_id, command_id)
    changes = body if isinstance(body, dict) else {}
    wanted = {key: value for key, value in old.items() if key not in _OWN} | changes | {"type": old["type"]}
    check_command(wanted, guild=guild_id is not None)
    commands = scope(world, guild_id)
    if any(other is not old and _key(other) == _key(wanted) for other in commands.values()):
        form = Form()
        form.add(("name",), *DUPLICATE)
        form.close()
    commands[command_id] = _stored(world, guild_id, wanted, old)
    world.tell("commands")
    return commands[command_id]


def remove(world: World, guild_id: int | None, command_id: int) -> None:
    """Remove a command.

    Raises:
        Refusal: 10063, there is none.
    """
    find(world, guild_id, command_id)
    del scope(world, guild_id)[command_id]
    world.tell("commands")


def listed(command: Any, locale: str | None) -> Any:
    """Return a command, an option or a choice as a list shows it: without its translations.

    Args:
        command: what is listed.
        locale: the language that was asked for; `name_localized` and `description_localized` are in it.
    """
    shown: Json = {}
    for key, value in command.items():
        if key in ("name_localizations", "description_localizations"):
            if locale is not None and value and locale in value:
                shown[key.replace("_localizations", "_localized")] = value[locale]
        elif key in ("options", "choices") and value:
            shown[key] = [listed(part, locale) for part in value]
        else:
            shown[key] = value
    return shown


def _key(command: Json) -> tuple[int, str]:
    return command.get("type") or 1, str(command["name"])


def _stored(world: World, guild_id: int | None, command: Json, old: Json | None) -> Json:
    plain = {key: value for key, value in command.items() if key not in _OWN}
    new = stored(plain, world.application_id, guild_id)
    if old is not None:
        new["id"] = old["id"]
    elif int(new["id"]) in scope(world, guild_id):  # of a command that got another name since
        new["id"] = str(world.clock.fresh())
    same = old is not None and {**old, "version": None} == {**new, "version": None}
    new["version"] = old["version"] if old is not None and same else str(world.clock.fresh())
    return new


def _see_room(kind: int, number: int) -> None:
    if number > MOST[kind]:
        raise Refusal(400, 30032, f"Maximum number of application commands reached ({MOST[kind]}).")


def _count_creates(world: World, guild_id: int | None, number: int) -> None:
    now = world.clock.now()
    made = [moment for moment in world.command_creates.get(guild_id, ()) if now - moment < _DAY]
    if number and len(made) + number > CREATES_A_DAY:
        raise Refusal(400, 30034, f"Max number of daily application command creates has been reached ({CREATES_A_DAY})")
    world.command_creates[guild_id] = [*made, *[now] * number]
