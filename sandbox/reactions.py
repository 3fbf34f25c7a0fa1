"""Reactions to messages: who reacted with which emoji."""

from __future__ import annotations

import re
from dataclasses import dataclass

from sandbox.emoji import is_emoji
from sandbox.errors import Json, Refusal, unknown
from sandbox.things import Message
from sandbox.world import World

MOST_REACTIONS = 20
_CUSTOM = re.compile(r"(?:a:)?(\w{2,32}):(\d+)")


@dataclass(frozen=True, slots=True)
class Reacted:
    """A user has added or removed a reaction; without a user or an emoji, all of them are meant."""

    event: str
    message: Message
    emoji: str | None = None
    user_id: int | None = None


def known(world: World, text: str) -> str:
    """Return an emoji as reactions are kept by it: the character, or `name:id` of a custom one.

    Raises:
        Refusal: 10014, it is none, or none that there is.
    """
    custom = _CUSTOM.fullmatch(text)
    if custom:
        if int(custom[2]) not in world.emojis:
            raise unknown("Emoji")
        return f"{custom[1]}:{custom[2]}"
    if not is_emoji(text):
        raise unknown("Emoji")
    return text


def add(world: World, message: Message, user_id: int, emoji: str) -> None:
    """Add a user's reaction, unless it is there.

    Raises:
        Refusal: 30010, there are too many emojis already.
    """
    if emoji not in message.reactions and len(message.reactions) >= MOST_REACTIONS:
        raise Refusal(400, 30010, f"Maximum number of reactions reached ({MOST_REACTIONS})")
    users = message.reactions.setdefault(emoji, [])
    if user_id not in users:
        users.append(user_id)
        world.tell("reaction", Reacted("MESSAGE_REACTION_ADD", message, emoji, user_id))


def remove(world: World, message: Message, user_id: int, emoji: str) -> None:
    """Remove a user's reaction, if it is there."""
    users = message.reactions.get(emoji, [])
    if user_id in users:
        users.remove(user_id)
        if not users:
            del message.reactions[emoji]
        world.tell("reaction", Reacted("MESSAGE_REACTION_REMOVE", message, emoji, user_id))


def toggle(world: World, message: Message, user_id: int, text: str) -> None:
    """Add a user's reaction, or remove it if it is there.

    Raises:
        Refusal: 10014 for what is no emoji, 30010.
    """
    emoji = text if text in message.reactions else known(world, text)
    change = remove if user_id in message.reactions.get(emoji, ()) else add
    change(world, message, user_id, emoji)


def clear(world: World, message: Message, emoji: str | None = None) -> None:
    """Take all reactions from a message, or all with one emoji."""
    if emoji is None:
        gone, event = bool(message.reactions), "MESSAGE_REACTION_REMOVE_ALL"
        message.reactions.clear()
    else:
        gone, event = message.reactions.pop(emoji, None) is not None, "MESSAGE_REACTION_REMOVE_EMOJI"
    if gone:
        world.tell("reaction", Reacted(event, message, emoji))


def emoji_json(emoji: str) -> Json:
    """Write an emoji as reactions tell of it."""
    name, _, number = emoji.rpartition(":")
    return {"id": number, "name": name} if name and number.isdigit() else {"id": None, "name": emoji}


def told(message: Message, me: int) -> list[Json]:
    """Write a message's reactions as Discord tells of them."""
    return [
        {
            "emoji": emoji_json(emoji),
            "count": len(users),
            "count_details": {"normal": len(users), "burst": 0},
            "burst_colors": [],
            "me": me in users,
            "me_burst": False,
        }
        for emoji, users in message.reactions.items()
    ]
