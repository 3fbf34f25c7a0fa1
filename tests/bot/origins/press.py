"""One press on what an earlier bot has written, as a file keeps it, and what came of it."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from functools import cache
from inspect import signature
from pathlib import Path
from typing import Any, Final, cast

import discord

from bot.interactions.custom_id import PressId
from tests.bot.faults.discord import Message
from tests.bot.faults.interaction import FakeInteraction
from tests.bot.faults.world import GUILD, NAMES, World

ROOT: Final = Path(__file__).parents[3]
_PRIVATE_MESSAGES: Final = 5000
"""From this number on are the pressed messages that only their readers see; each press is on one of its own."""
ROLE: Final = 10**17 + 9
"""The role that is chosen in selects of roles."""
_REFUSAL: Final = re.compile(r"([a-z]+-)?(error|refusal|take-back-refused)-")
_MESSAGE: Final = re.compile(r"(?P<name>[\w-]+) =(?P<text>.*)")
_VARIANT: Final = re.compile(r"\s+(\*?\[\w+\])?")
_LEAST: Final = 12
"""So many characters a line of a refusal has that can be known again."""


def parsed(custom_id: str, *, sent: bool) -> PressId | None:
    """Take a custom id apart; the bots of before November 27, 2026 did not have to be told that a modal was `sent`."""
    told = {"sent": sent} if "sent" in signature(PressId.parse).parameters else {}
    return PressId.parse(custom_id, **told)


@dataclass(frozen=True, slots=True)
class Press:
    """A press on a button or select, or a modal that is sent off.

    Args:
        custom_id: what stands on the button, select or modal.
        user: who presses.
        channel: where; the negative number of the user for a direct message.
        message: the number of the pressed message, 0 where only the user sees it.
        private: whether only the user sees that message.
        values: what is chosen in a select.
        chosen: what kind of thing the values are: "", "users", "roles" or "channels".
        fields: what is written into the fields of a modal.
        parts: the components of the pressed message, where the handler reads them.
    """

    custom_id: str
    user: int
    channel: int
    message: int = 0
    private: bool = False
    values: tuple[str, ...] = ()
    chosen: str = ""
    fields: Mapping[str, str] = field(default_factory=dict)
    parts: tuple[Any, ...] = ()

    @property
    def id(self) -> PressId:
        """The custom id, taken apart."""
        found = parsed(self.custom_id, sent=bool(self.fields))
        assert found is not None, f"{self.custom_id} is no custom id of ours any more"
        return found

    def json(self) -> dict[str, Any]:
        """Return the plain data of a file; `read_press` makes the same of them again."""
        kept = {name: value for name, value in asdict(self).items() if value not in ((), {}, "", False, 0)}
        return {name: list(value) if isinstance(value, tuple) else value for name, value in kept.items()}


def read_press(data: Mapping[str, Any]) -> Press:
    """Return the press of a file."""
    values: dict[str, Any] = {name: tuple(one) if isinstance(one, list) else one for name, one in data.items()}
    return Press(**values)


class Asking(FakeInteraction):
    """An interaction that keeps the modal that it was answered by."""

    modal: Mapping[str, Any] | None = None

    async def send_modal(self, modal: Any) -> None:
        """Show a modal."""
        await super().send_modal(modal)
        self.modal = modal.to_dict()


async def do(world: World, press: Press) -> Asking:
    """Press, and wait until all is done that comes of it at once."""
    asking = asked(world, press)
    await world.presses.answer(cast(Any, asking))
    await world.clock.quiet()
    return asking


def asked(world: World, press: Press) -> Asking:
    """Return the interaction of a press, its message being there."""
    messages = world.discord.state.messages
    number = press.message or _PRIVATE_MESSAGES + len(messages)
    message = messages.get(number)
    if message is None:
        reader = press.user if press.private else None
        message = Message(number, press.channel, (), "", None, world.clock.now(), ephemeral_for=reader)
        messages[number] = message
    if press.parts:
        message.parts = list(press.parts)
    kind = discord.InteractionType.component
    data: dict[str, Any] = {"custom_id": press.custom_id}
    if press.fields:
        kind = discord.InteractionType.modal_submit
        data["components"] = [{"component": {"custom_id": name, "value": text}} for name, text in press.fields.items()]
    elif press.values:
        data |= {"values": list(press.values), **_resolved(press)}
    server = None if press.channel < 0 else GUILD
    return Asking(
        world.discord, press.user, NAMES[press.user], press.channel, kind=kind, data=data, message=message, guild=server
    )


def _resolved(press: Press) -> dict[str, Any]:
    match press.chosen:
        case "users":
            users = {one: {"id": one, "username": NAMES[int(one)]} for one in press.values}
            return {"resolved": {"users": users}}
        case "roles":
            return {"resolved": {"roles": {one: {"id": one, "mentionable": True} for one in press.values}}}
        case "channels":
            allowed = str(discord.Permissions.all().value)
            channels = {one: {"id": one, "type": 0, "app_permissions": allowed} for one in press.values}
            return {"resolved": {"channels": channels}}
        case _:
            return {}


@dataclass(frozen=True, slots=True)
class Answer:
    """What came of a press, in nothing that words or pictures change.

    Args:
        ways: where something was shown: "update" (the pressed message), "private", "public" or "modal".
        refusal: the id of the message by which it was refused, "" where it was not.
        offers: the verbs of the buttons that were shown, or of the modal.
        fields: the ids of the modal's fields.
        stored: the tables of the database in which something else is stored.
        log: the rows that were added to logs, as table, entry, seat and code.
    """

    ways: tuple[str, ...]
    refusal: str
    offers: tuple[str, ...]
    fields: tuple[str, ...]
    stored: tuple[str, ...]
    log: tuple[str, ...]

    def json(self) -> dict[str, Any]:
        """Return the plain data of a file; `read_answer` makes the same of them again."""
        return {
            name: value if value == "" else list(value) if isinstance(value, tuple) else value
            for name, value in asdict(self).items()
            if value not in ((), "")
        }


def read_answer(data: Mapping[str, Any]) -> Answer:
    """Return the answer of a file."""
    empty: dict[str, Any] = {"ways": (), "refusal": "", "offers": (), "fields": (), "stored": (), "log": ()}
    found: dict[str, Any] = {name: tuple(one) if isinstance(one, list) else one for name, one in data.items()}
    return Answer(**empty | found)


def answer_of(asking: Asking, before: Stock, after: Stock) -> Answer:
    """Return what came of a press.

    Args:
        asking: the interaction of the press.
        before: what was stored before.
        after: what is stored now.
    """
    ways = {_way(asking, one) for one in asking.shown} | ({"modal"} if asking.modal else set())
    offers = {one.verb.value for message in asking.shown for one in message.ids}
    fields: tuple[str, ...] = ()
    if asking.modal is not None:
        found = parsed(asking.modal["custom_id"], sent=True)
        offers |= set() if found is None else {found.verb.value}
        fields = tuple(part["component"]["custom_id"] for part in asking.modal["components"])
    told = "\n".join(message.text for message in asking.shown)
    changed = sorted(name for name in before.keys() & after.keys() if before[name] != after[name])
    # game, number, first, entry, seat, code, at
    log = sorted(after["log"] - before["log"])
    return Answer(
        tuple(sorted(ways)),
        refusal_in(told),
        tuple(sorted(offers)),
        fields,
        tuple(changed),
        tuple(f"{game} {entry} {seat} {code}" for game, _, _, entry, seat, code, _ in log),
    )


def _way(asking: Asking, message: Message) -> str:
    if message.id == asking.message.id:
        return "update"
    return "public" if message.ephemeral_for is None else "private"


Stock = Mapping[str, frozenset[tuple[Any, ...]]]
"""What is stored: of each table of the database its rows."""
_UNCHECKED: Final = frozenset({"shown", "signs", "outages", "alembic_version", "sqlite_sequence"})
"""Tables of what the channel shows and of signs of life, which no press is about."""
_MOMENTS: Final = frozenset({"owed", "wakes", "updated", "host_seen"})
"""Columns of games that each press may change."""


class Stored:
    """Looks at a SQLite file, and knows whether anything was written since the last look."""

    def __init__(self, file: Path) -> None:
        self._connection = sqlite3.connect(file)
        self._columns = {
            name: ", ".join(
                f'"{row[1]}"'
                for row in self._connection.execute(f'PRAGMA table_info("{name}")')
                if name != "games" or row[1] not in _MOMENTS
            )
            for (name,) in self._connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
            if name not in _UNCHECKED
        }
        self._version = -1
        self._stock: Stock = {}

    def look(self) -> Stock:
        """Return what is stored."""
        (version,) = self._connection.execute("PRAGMA data_version").fetchone()
        if version != self._version:
            self._version = version
            self._stock = {
                name: frozenset(self._connection.execute(f'SELECT {columns} FROM "{name}"'))
                for name, columns in self._columns.items()
            }
        return self._stock

    def close(self) -> None:
        """Let the file go."""
        self._connection.close()


def refusal_in(told: str) -> str:
    """Return the id of the message of a refusal that stands in a text in English, "" where none does."""
    found = [(len(text), name) for text, name in _refusals().items() if text in told]
    return max(found)[1] if found else ""


@cache
def _refusals() -> Mapping[str, str]:
    """Return how each line of each refusal begins, with the refusal's id."""
    found: dict[str, str] = {}
    for file in sorted((ROOT / "locale" / "en").glob("*.ftl")):
        name = ""
        for line in file.read_text(encoding="utf-8").splitlines():
            begun = _MESSAGE.match(line)
            name = begun["name"] if begun else name if line.startswith(" ") else ""
            text = (begun["text"] if begun else _VARIANT.sub("", line)).partition("{")[0].strip()
            if _REFUSAL.match(name) and len(text) >= _LEAST:
                found.setdefault(text, name)
    return found
