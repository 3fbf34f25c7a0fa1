"""What is kept of the page's world between two starts: people, channels, messages with their pictures, the time."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
from collections import OrderedDict
from collections.abc import Callable, Iterable
from dataclasses import fields
from pathlib import Path
from typing import Any, Final, TypeVar

from sandbox.errors import Json
from sandbox.own_emojis import Emoji
from sandbox.pictures import Picture
from sandbox.things import Attachment, Channel, Event, Message, User
from sandbox.world import World

log = logging.getLogger(__name__)

_VERSION: Final = 1
# Of each channel the newest messages are kept, of all files the newest up to so many bytes.
_MOST_MESSAGES: Final = 200
_MOST_CHANNELS: Final = 200
_MOST_BYTES: Final = 48 * 1024 * 1024
_PAUSE: Final = 1.0
"""Seconds from a change until it is written."""
# Dictionaries whose keys are not text are written as pairs.
_PAIRS: Final = frozenset({"members", "nonces", "pushed"})
_TUPLES: Final = frozenset({"between"})

_T = TypeVar("_T", User, Channel, Message, Attachment)


class Keeper:
    """Keeps a world in a folder: in a file what there is, beside it the bytes of pictures, each under its id.

    What only one reader sees is not kept: as on Discord it is gone when the page is loaded anew.
    """

    def __init__(self, world: World, folder: Path) -> None:
        self._world = world
        self._folder = folder
        self._file = folder / "page.json"
        self._changed = False
        self._due: asyncio.TimerHandle | None = None
        self._writing: asyncio.Task[None] | None = None

    def restore(self) -> bool:
        """Make the world as it was kept, and from now on write what changes; return whether anything was kept.

        A file that cannot be read is put aside.
        """
        self._world.listen(self._hear)
        if not self._file.is_file():
            return False
        try:
            kept = json.loads(self._file.read_text(encoding="utf-8"))
            if kept["version"] != _VERSION:
                raise ValueError(kept["version"])
            _restore(self._world, kept, self._read)
        except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
            aside = self._file.with_suffix(".unreadable")
            log.error("the page begins empty, what it kept cannot be read and is now %s: %r", aside, error)
            self._file.replace(aside)
            return False
        return True

    async def close(self) -> None:
        """Write what has changed since the last time, and hear of nothing more."""
        self._world.ignore(self._hear)
        if self._due is not None:
            self._due.cancel()
        if self._writing is not None:
            await self._writing
        if self._changed:
            await self._write()
        if self._due is not None:
            self._due.cancel()

    def _hear(self, _: Event) -> None:
        self._changed = True
        if self._writing is None or self._writing.done():
            self._wait()

    def _begin(self) -> None:
        self._due = None
        self._writing = asyncio.create_task(self._write())

    async def _write(self) -> None:
        """Write the files that are missing, then the file that names them, then remove those that it does not name."""
        self._changed = False
        kept, files = _kept(self._world)
        try:
            await asyncio.to_thread(self._store, json.dumps(kept, ensure_ascii=False), files)
        except OSError as error:
            log.error("the page cannot be kept: %s", error)
        if self._changed:  # meanwhile
            self._wait()

    def _wait(self) -> None:
        if self._due is None:
            self._due = asyncio.get_running_loop().call_later(_PAUSE, self._begin)

    def _store(self, text: str, files: dict[str, bytes]) -> None:
        self._folder.mkdir(parents=True, exist_ok=True)
        there = {path.name for path in self._folder.iterdir() if path.name.isdigit()}
        for name, data in files.items():
            if name not in there:
                _replace(self._folder / name, data)
        _replace(self._file, text.encode())
        for name in there - files.keys():
            with contextlib.suppress(FileNotFoundError):
                (self._folder / name).unlink()

    def _read(self, thing_id: int) -> bytes | None:
        path = self._folder / str(thing_id)
        return path.read_bytes() if path.is_file() else None


def _replace(path: Path, data: bytes) -> None:
    """Write a file so that it is there as a whole or as it was."""
    fresh = path.with_name(f".{path.name}.new")
    with fresh.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    fresh.replace(path)


def _kept(world: World) -> tuple[Json, dict[str, bytes]]:
    """Return what is kept of a world, and the bytes of its pictures by their names."""
    channels = sorted(world.channels.values(), key=lambda one: one.active_at, reverse=True)[:_MOST_CHANNELS]
    messages = [message for channel in channels for message in _newest(world.messages[channel.id].values())]
    files = {str(emoji.id): emoji.picture.data for emoji in world.emojis.values()}
    left = _MOST_BYTES - sum(map(len, files.values()))
    for message in sorted(messages, key=lambda one: one.id, reverse=True):
        for attachment in message.attachments:
            left -= len(attachment.data)
            if left >= 0:
                files[str(attachment.id)] = attachment.data
    kept = {
        "version": _VERSION,
        "ahead": world.clock.ahead,
        "users": [_packed(user) for user in world.people()],
        "channels": [_packed(channel) for channel in channels],
        "messages": [
            _packed(message) | {"attachments": [_packed(one, without="data") for one in message.attachments]}
            for message in messages
        ],
        "emojis": [
            {"id": emoji.id, "name": emoji.name, "type": emoji.picture.content_type, "moves": emoji.picture.animated}
            for emoji in world.emojis.values()
        ],
        "commands": list(world.commands.items()),
    }
    return kept, files


def _newest(messages: Iterable[Message]) -> list[Message]:
    return [message for message in messages if not message.ephemeral][-_MOST_MESSAGES:]


def _packed(thing: User | Channel | Message | Attachment, without: str = "") -> Json:
    return {
        one.name: list(value.items()) if one.name in _PAIRS else value
        for one in fields(thing)
        if one.name != without
        for value in (getattr(thing, one.name),)
    }


def _unpacked(kind: type[_T], body: Json, **more: Any) -> _T:
    """Make a thing again; what another version kept of it and this one does not know is left out."""
    known = {one.name for one in fields(kind)}
    values: Json = {}
    for name, value in body.items():
        if name in _PAIRS:
            values[name] = {_key(key): _key(one) for key, one in value}
        elif name in _TUPLES:
            values[name] = _key(value)
        elif name in known:
            values[name] = value
    return kind(**{**values, **more})


def _key(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def _restore(world: World, kept: Json, read: Callable[[int], bytes | None]) -> None:
    """Put into a world what was kept; all of it is read before anything is changed."""
    users = [_unpacked(User, one) for one in kept["users"]]
    channels = [_unpacked(Channel, one) for one in kept["channels"]]
    channels = [one for one in channels if one.guild_id is None or one.guild_id in world.guilds]
    places = {channel.id for channel in channels}
    messages = [_message(one, read) for one in kept["messages"] if one["channel_id"] in places]
    emojis = [_emoji(one, read) for one in kept["emojis"]]
    ahead, commands = float(kept["ahead"]), dict(kept["commands"])
    world.clock.advance(ahead)
    world.users |= {user.id: user for user in users}
    world.commands |= commands
    world.emojis |= {emoji.id: emoji for emoji in emojis if emoji is not None}
    for channel in channels:
        world.channels[channel.id] = channel
        world.messages[channel.id] = OrderedDict()
    for message in sorted(messages, key=lambda one: one.id):
        world.messages[message.channel_id][message.id] = message
        for attachment in message.attachments:
            if attachment.data:
                world.attachments.keep(attachment)


def _message(body: Json, read: Callable[[int], bytes | None]) -> Message:
    attachments = [_unpacked(Attachment, one, data=read(one["id"]) or b"") for one in body["attachments"]]
    return _unpacked(Message, body, attachments=attachments)


def _emoji(body: Json, read: Callable[[int], bytes | None]) -> Emoji | None:
    data = read(body["id"])
    return None if data is None else Emoji(body["id"], body["name"], Picture(data, body["type"], body["moves"]))
