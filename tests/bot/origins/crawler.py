"""A walk through everything that a bot shows: each custom id that it writes is pressed, and what comes of it noted."""

from __future__ import annotations

import tempfile
from collections import Counter, deque
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final
from unittest.mock import patch

import tests.bot.faults.discord
from bot.interactions.custom_id import PressId, Verb
from bot.tables import Status, Table
from tests.bot.faults.world import NAMES, World
from tests.bot.origins.origin import awake
from tests.bot.origins.press import ROLE, Answer, Asking, Press, Stored, answer_of, do, parsed
from tests.bot.origins.shape import shape, shape_of

COMMANDS: Final[tuple[tuple[str, Mapping[str, str]], ...]] = (
    *((name, {}) for name in ("games", "hand", "board", "score", "cards", "rules", "learn", "resign", "stop")),
    *((name, {}) for name in ("history", "away", "privacy", "settings", "about", "help")),
    *(("learn", {"game": game}) for game in ("sobek", "duel")),
    *(("about", {"game": game}) for game in ("sobek", "duel")),
    *(("rules", {"topic": topic}) for topic in ("thief", "spy")),
)
"""The commands that show something, with their options."""
_TRIES: Final = 12
"""So many presses of a shape are tried before it is taken that all are refused."""
_NO_TABLE: Final = 900
"""A channel without a table."""
_COUNTED: Final = frozenset({"fi", "ra", "sa", "ex", "rv", "pr", "nw", "rm", "about", "board", "ot", "tk"})
"""What a person may ask for only so often."""
_DEEPEST: Final = 3
"""So many presses that store something lead to a custom id at most."""
_QUESTIONS: Final = frozenset({"nts", "aws", "wds"})
"""What is pressed on a question about a modal, whose handlers read the message."""
_ALIKE: Final = frozenset({Verb.TOPIC, Verb.HISTORY, Verb.PROPOSE})
"""What has many forms, and does the same whatever becomes of a game."""
_STRING_SELECT, _USERS, _ROLES, _CHANNELS = 3, 5, 6, 8
_KINDS: Final = {_USERS: "users", _ROLES: "roles", _CHANNELS: "channels"}


@dataclass(frozen=True, slots=True)
class Found:
    """A custom id of a shape, pressed."""

    shape: str
    before: tuple[Press, ...]
    press: Press
    answer: Answer


@dataclass(frozen=True, slots=True)
class _Waiting:
    shape: str
    before: tuple[Press, ...]
    press: Press


class Crawler:
    """Walks over one database. Each press begins with it as it was.

    Args:
        database: a SQLite file.
        at: the moment at which all is pressed.
        messages: the messages in channels and direct messages, as `awake` takes them.
        parts: the components of these messages, by their numbers.
    """

    def __init__(
        self,
        database: Path,
        at: float,
        messages: Sequence[Mapping[str, Any]],
        parts: Mapping[int, Sequence[Any]],
    ) -> None:
        self._database, self._at, self._messages, self._parts = database, at, messages, parts
        self._known: set[str] = set()
        self._tries: Counter[str] = Counter()
        self._waiting: deque[_Waiting] = deque()
        self._screens: dict[tuple[str, ...], Sequence[Any]] = {}
        self._kinds: dict[int, str] = {}
        self._awake: tuple[World, Stored] | None = None

    async def walk(self) -> list[Found]:
        """Return one press of each shape of custom id that is come across."""
        with tempfile.TemporaryDirectory() as folder, self._noted():
            self._folder = Path(folder)
            await self._begin()
            try:
                return [one async for one in self._pressed()]
            finally:
                await self._sleep()

    async def _world(self) -> tuple[World, Stored]:
        """Return the bot that is awake, over the database as it was."""
        if self._awake is None:
            self._stack = AsyncExitStack()
            world = await self._stack.enter_async_context(awake(self._folder, self._database, self._at, self._messages))
            stored = Stored(world.file)
            self._stack.callback(stored.close)
            self._awake = world, stored
        return self._awake

    async def _sleep(self) -> None:
        """Let the next press have the database as it was."""
        if self._awake is not None:
            self._awake = None
            await self._stack.aclose()

    @contextmanager
    def _noted(self) -> Iterator[None]:
        """Note the components of everything that is shown."""
        read = tests.bot.faults.discord.read

        def noting(screen: Any) -> Any:
            parts = screen.view.to_components()
            self._screens[tuple(sorted({str(one["custom_id"]) for one in _with_ids(parts)}))] = parts
            return read(screen)

        with patch("tests.bot.faults.discord.read", noting):
            yield

    async def _begin(self) -> None:
        """Let everybody look at each message, send each command, and open the pages of each table."""
        world, _ = await self._world()
        tables = [await world.tables.get(number) for number in await world.numbers()]
        positions = _alike(tables)
        for table in tables:
            options = "".join(f" {value}" for _, value in sorted(table.options.items()))
            self._kinds[table.id] = f"{table.kind}{options} {table.status.value}"
        for kept in self._messages:
            users = NAMES if kept["channel"] > 0 else [-kept["channel"]]
            for user in users:
                self._offer((), user, kept["channel"], kept["id"], False, self._parts.get(kept["id"], ()))
        channels = {self._kinds[table.id]: table.channel_ref.channel for table in tables}
        for channel in (*channels.values(), _NO_TABLE):
            for user in NAMES if channel in (_NO_TABLE, tables[0].channel_ref.channel) else list(NAMES)[:1]:
                for name, chosen in COMMANDS:
                    world, stored = await self._world()
                    before = stored.look()
                    asking = await world.command(user, channel, name, **dict[str, Any](chosen))
                    await world.clock.quiet()
                    self._shown((), user, channel, 0, asking)
                    if before != stored.look() or name in _COUNTED:
                        await self._sleep()
        for table in tables:
            asked = [table.players[seat].user or 0 for seat in table.asked]
            for user in asked if table.id in positions else NAMES:
                for verb in (Verb.OPTIONS,) if table.status is Status.LOBBY else (Verb.HAND, Verb.MORE):
                    press = Press(
                        str(PressId(table.id, table.version, verb)), user, table.channel_ref.channel, table.board or 0
                    )
                    world, stored = await self._world()
                    before = stored.look()
                    asking = await do(world, press)
                    if before != stored.look():
                        await self._sleep()  # the press is waited for by shape
                    else:
                        self._shown((), user, press.channel, press.message, asking)

    async def _pressed(self) -> AsyncIterator[Found]:
        while self._waiting:
            one = self._waiting.popleft()
            if one.shape in self._known:
                continue
            world, stored = await self._world()
            begun = stored.look()
            for press in one.before:
                await do(world, press)
            before = stored.look()
            asking = await do(world, one.press)
            after = stored.look()
            answer = answer_of(asking, before, after)
            if after != begun or one.before or one.press.id.verb.value in _COUNTED:
                await self._sleep()
            self._tries[one.shape] += 1
            if answer.refusal and self._tries[one.shape] < _TRIES and not self._last_chance(one):
                continue
            self._known.add(one.shape)
            yield Found(one.shape, one.before, one.press, answer)
            path = one.before if before == after else (*one.before, one.press)
            if len(path) <= _DEEPEST:
                self._shown(path, one.press.user, one.press.channel, one.press.message, asking)

    def _last_chance(self, one: _Waiting) -> bool:
        """Whether nobody else waits to press something of this shape, so that a refusal is all that comes of it."""
        return all(other.shape != one.shape for other in self._waiting)

    def _shown(self, path: tuple[Press, ...], user: int, channel: int, pressed: int, asking: Any) -> None:
        """Note what may be pressed on what was shown."""
        for message in asking.shown:
            ids = tuple(sorted({str(one) for one in message.ids}))
            private = message.ephemeral_for is not None
            number = 0 if private else message.id
            parts = self._screens.get(ids, ())
            self._offer(path, user, message.channel, number, private, parts)
        if isinstance(asking, Asking) and asking.modal is not None:
            self._offer_modal(path, user, channel, pressed, asking.modal)

    def _offer(
        self, path: tuple[Press, ...], user: int, channel: int, message: int, private: bool, parts: Sequence[Any]
    ) -> None:
        for part in _with_ids(parts):
            custom_id = str(part["custom_id"])
            found = PressId.parse(custom_id)
            if found is None or part.get("disabled"):
                continue
            kept = tuple(parts) if found.verb.value in _QUESTIONS else ()
            for values, chosen in _choices(part):
                press = Press(custom_id, user, channel, message, private, values, chosen, parts=kept)
                self._wait(path, press, found)

    def _wait(self, path: tuple[Press, ...], press: Press, found: PressId) -> None:
        where = "form" if press.fields else "private" if press.private else "letter" if press.channel < 0 else "channel"
        values = "" if press.chosen else " ".join(shape_of(one) for one in press.values[:1])
        about = self._kinds.get(found.table, "new table") if found.table else "no table"
        if found.verb in _ALIKE:
            about = about.partition(" ")[0]
        what = f"{shape(found)}{f' = {values}' if values else ''} ({about}, {where})"
        if what not in self._known:
            self._waiting.append(_Waiting(what, path, press))

    def _offer_modal(
        self, path: tuple[Press, ...], user: int, channel: int, message: int, modal: Mapping[str, Any]
    ) -> None:
        """Note what may be sent by a modal, and the same once more by one that was opened before."""
        found = parsed(str(modal["custom_id"]), sent=True)
        assert found is not None
        sent = [
            Press(str(modal["custom_id"]), user, channel, message, fields=_filled(modal, number, self._at))
            for number in range(2)
        ]
        self._wait(path, sent[0], found)
        again = f"{shape(found)} again ({'table' if found.table else 'no table'}, form)"
        if again not in self._known:
            self._waiting.append(_Waiting(again, (*path, sent[0]), sent[1]))


def _alike(tables: Sequence[Table]) -> set[int]:
    """Return the numbers of tables of which nothing is of interest but what their players may do."""
    return {
        table.id
        for table in tables
        if table.status is Status.RUNNING
        and len(table.people) == len(table.players) == len(table.present)
        and not (table.motions or table.votes or table.watches or table.proposal or table._plans)
    }


def _filled(modal: Mapping[str, Any], number: int, at: float) -> dict[str, str]:
    """Return what is written into the fields of a modal: one of two ways to fill it."""
    values: dict[str, str] = {}
    for part in modal["components"]:
        field = part["component"]
        options = field.get("options")
        values[field["custom_id"]] = (
            str(options[number % len(options)]["value"]) if options else ("hippo", "ibis")[number]
        )
    if "typed" in values:
        values["typed"] = ""
    return values


def _choices(part: Mapping[str, Any]) -> Iterator[tuple[tuple[str, ...], str]]:
    """Yield what may be chosen in a component, each with what kind of thing it is; nothing in a button."""
    match part["type"]:
        case kind if kind == _STRING_SELECT:
            options = [str(one["value"]) for one in part["options"]]
            count = max(1, int(part.get("min_values") or 0))
            for place in range(len(options)):
                yield tuple((options + options)[place : place + count]), ""
            if count < int(part.get("max_values") or 1):
                yield tuple(options[:2]), ""
        case kind if kind == _USERS:
            for user in NAMES:
                yield (str(user),), "users"
        case kind if kind == _ROLES:
            yield (str(ROLE),), "roles"
        case kind if kind == _CHANNELS:
            yield ("900",), "channels"
        case _:
            yield (), ""


def _with_ids(parts: Any) -> Iterator[dict[str, Any]]:
    """Yield all components that have a custom id."""
    if isinstance(parts, list | tuple):
        for part in parts:
            yield from _with_ids(part)
    elif isinstance(parts, dict):
        if "custom_id" in parts:
            yield parts
        for value in parts.values():
            if isinstance(value, list | tuple | dict):
                yield from _with_ids(value)
