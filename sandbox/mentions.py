"""Whom a message names, and whom of them it calls: people, roles, everybody."""

from __future__ import annotations

import re
from typing import Any

from sandbox.checks import SUPPRESS_NOTIFICATIONS
from sandbox.components import TEXT, walk
from sandbox.payloads import V2
from sandbox.permissions import BITS
from sandbox.things import Message
from sandbox.world import World

_PERSON = re.compile(r"<@!?(\d+)>")
_ROLE = re.compile(r"<@&(\d+)>")
_USUAL = {"parse": ["users", "roles", "everyone"]}


def name_people(world: World, message: Message) -> None:
    """Note who is named in a message."""
    message.mentioned = [number for number in _found(_PERSON, message) if number in world.users]


def call(world: World, message: Message, allowed: Any) -> None:
    """Note who is called by a message, as its `allowed_mentions` let them be.

    A role that not everybody may call, and everybody at once, are called only with the permission for it.
    """
    channel = world.channels[message.channel_id]
    allowed = _USUAL if allowed is None else allowed
    parse = allowed.get("parse") or []
    may_call_all = world.bot_permissions(channel) & BITS["mention_everyone"] or message.author_id != world.bot.id
    listed = {int(user_id) for user_id in allowed.get("users") or []}
    called = [user_id for user_id in message.mentioned if "users" in parse or user_id in listed]
    listed = {int(role_id) for role_id in allowed.get("roles") or []}
    message.mentioned_roles = [
        number
        for number in _found(_ROLE, message)
        if number in world.roles
        and number not in world.guilds
        and ("roles" in parse or number in listed)
        and (world.roles[number].mentionable or may_call_all)
    ]
    called += [user.id for user in world.people() if not set(user.roles).isdisjoint(message.mentioned_roles)]
    if "everyone" in parse and may_call_all and any(word in _text(message) for word in ("@everyone", "@here")):
        called += [user.id for user in world.people()]
    message.notified = [user_id for user_id in dict.fromkeys(called) if user_id != world.bot.id]


def push(world: World, message: Message) -> None:
    """Note what a phone's notification says of a message: its content; of Components V2 nothing, as on Discord."""
    quirks = world.quirks
    says_nothing = quirks.content_push_is_empty if not message.flags & V2 else not quirks.v2_push_has_words
    silent = message.flags & SUPPRESS_NOTIFICATIONS and not quirks.silent_pushes
    message.push = None if silent else "" if says_nothing else _text(message)


def _text(message: Message) -> str:
    if not message.flags & V2:
        return message.content
    return "\n".join(component["content"] for component in walk(message.components) if component["type"] == TEXT)


def _found(pattern: re.Pattern[str], message: Message) -> list[int]:
    return list(dict.fromkeys(int(number) for number in pattern.findall(_text(message))))
