"""Whom a message names, and whom of them it calls."""

from __future__ import annotations

import re
from typing import Any

from sandbox.components import TEXT, walk
from sandbox.payloads import V2
from sandbox.permissions import BITS
from sandbox.world import Message, World

_MENTION = re.compile(r"<@!?(\d+)>")


def mentioned(world: World, message: Message) -> tuple[list[int], bool]:
    """Tell who is named in a message, and whether everybody is."""
    texts = [message.content]
    if message.flags & V2:
        texts = [component["content"] for component in walk(message.components) if component["type"] == TEXT]
    found = [int(number) for text in texts for number in _MENTION.findall(text)]
    everyone = any(word in text for text in texts for word in ("@everyone", "@here"))
    return [user_id for user_id in dict.fromkeys(found) if user_id in world.users], everyone


def notified(world: World, message: Message, allowed: Any, everyone: bool) -> list[int]:
    """Tell who is called by a new message, as its `allowed_mentions` let them be."""
    channel = world.channels[message.channel_id]
    if allowed is None:
        allowed = {"parse": ["users", "everyone"]}
    parse = allowed.get("parse") or []
    listed = {int(user_id) for user_id in allowed.get("users") or []}
    called = [user_id for user_id in message.mentioned if "users" in parse or user_id in listed]
    may_call_all = world.bot_permissions(channel) & BITS["mention_everyone"] or message.author_id != world.bot.id
    if everyone and "everyone" in parse and may_call_all:
        called += [user.id for user in world.people()]
    return [user_id for user_id in dict.fromkeys(called) if user_id != world.bot.id]
