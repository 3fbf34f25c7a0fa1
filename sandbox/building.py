"""Making and changing the guild's channels."""

from __future__ import annotations

from typing import Any

from sandbox.errors import Form, Json, Refusal, missing_permissions
from sandbox.guilds import Guild
from sandbox.kinds import ANNOUNCEMENT, CATEGORY, FORUMS, GUILD, TEXT
from sandbox.permissions import BITS
from sandbox.things import Channel
from sandbox.world import World

MOST_CHANNELS = 500
_NAMED_LOW = frozenset({TEXT, ANNOUNCEMENT, *FORUMS})  # their names have no capitals and no blanks


def create(world: World, guild: Guild, body: Any) -> Channel:
    """Make a channel for the bot.

    Raises:
        Refusal: 50013, 50035, 30013 for too many.
    """
    given: Json = body if isinstance(body, dict) else {}
    if not world.bot.permissions & BITS["manage_channels"]:
        raise missing_permissions()
    kind = given.get("type") or TEXT
    form = Form()
    form.required(given, (), "name")
    if kind not in GUILD:
        form.add(("type",), "BASE_TYPE_CHOICES", f"Value must be one of {tuple(sorted(GUILD))}.")
    parent = _check(world, given, kind, form)
    form.close()
    if sum(not one.is_thread and one.guild_id == guild.id for one in world.channels.values()) >= MOST_CHANNELS:
        raise Refusal(400, 30013, f"Maximum number of server channels reached ({MOST_CHANNELS})")
    channel = world.add_channel(_name(given["name"], kind), guild, kind=kind, parent=parent)
    _fill(world, channel, given)
    world.tell("channel_update", channel)
    return channel


def edit(world: World, channel: Channel, body: Any) -> None:
    """Change a channel for the bot.

    Raises:
        Refusal: 50035.
    """
    given: Json = body if isinstance(body, dict) else {}
    form = Form()
    parent = _check(world, given, channel.kind, form)
    form.close()
    channel.name = _name(given["name"], channel.kind) if given.get("name") else channel.name
    if "parent_id" in given:
        channel.parent_id = parent.id if parent else None
    _fill(world, channel, given)
    world.tell("channel_update", channel)


def _check(world: World, body: Json, kind: int, form: Form) -> Channel | None:
    form.text(body.get("name"), ("name",), 1, 100)
    form.text(body.get("topic"), ("topic",), 0, 4096 if kind in FORUMS else 1024)
    form.number(body.get("rate_limit_per_user"), ("rate_limit_per_user",), 0, 21600)
    form.number(body.get("position"), ("position",), 0, 2**31 - 1)
    form.number(body.get("flags"), ("flags",), 0, 2**31 - 1)
    for index, tag in enumerate(form.listing(body.get("available_tags"), ("available_tags",), 0, 20)):
        form.required(tag if isinstance(tag, dict) else {}, ("available_tags", index), "name")
    parent_id = str(body.get("parent_id") or "")
    parent = world.channels.get(int(parent_id)) if parent_id.isdigit() else None
    if parent_id and (parent is None or parent.kind != CATEGORY or kind == CATEGORY):
        form.add(("parent_id",), "CHANNEL_PARENT_INVALID_TYPE", "Not a category")
    return parent


def _fill(world: World, channel: Channel, body: Json) -> None:
    channel.topic = body.get("topic") if "topic" in body else channel.topic
    for key, name in (("rate_limit_per_user", "slowmode"), ("position", "position"), ("flags", "flags")):
        if body.get(key) is not None:
            setattr(channel, name, body[key])
    if body.get("available_tags") is not None:
        channel.tags = [
            {"moderated": False, "emoji_id": None, "emoji_name": None, "id": str(world.clock.fresh()), **tag}
            for tag in body["available_tags"]
        ]
    for overwrite in body.get("permission_overwrites") or ():
        if str(overwrite["id"]) in (str(channel.guild_id), str(world.bot.id)):
            denied, allowed = int(overwrite.get("deny") or 0), int(overwrite.get("allow") or 0)
            channel.bot_permissions = channel.bot_permissions & ~denied | allowed


def _name(name: str, kind: int) -> str:
    return "-".join(name.lower().split()) if kind in _NAMED_LOW else name.strip()
