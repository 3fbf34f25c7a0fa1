"""The real bot in a process of its own, and a table in a channel with the people who play at it."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import time
from collections.abc import Coroutine
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Final

from bot.handlers.features import verbs_of
from bot.handlers.router import Scope
from bot.interactions.custom_id import PressId, Verb
from bot.store.url import database_url
from sandbox.person import WAIT, Answer, Person, components_of, text_of
from sandbox.server import Sandbox
from tests.databases import look
from tests.deals import ANEW, VARIABLE, deals_of
from tests.e2e.forked import ROOT, Process, start
from tests.processes import children
from tests.unhurried import UNHURRIED

SELECT = 3
LOBBY_VERBS = verbs_of(Scope.LOBBY)
# So many seconds a film may take, on however busy a machine.
FILM = 90.0
Json = dict[str, Any]


class Bot:
    """The bot against a sandbox, with a process, a store and a log of its own; `alone` or beside others.

    What is wanted of most is that a bot like it has sent its icons (`icons_there`); else it sends them itself.

    Another `program` is the bot with other games. What is dealt goes by the name of its `deals`, or else of
    its folder, and by how often it was started before; by chance where the program is "bot".
    """

    icons = 72  # as many as both games have
    _sent: ClassVar[dict[str, dict[int, Any]]] = {}
    """Of each program the icons that the first bot in this process sent."""

    def __init__(
        self,
        sandbox: Sandbox,
        folder: Path,
        *,
        alone: bool = True,
        program: str = "tests.e2e.dealt",
        deals: str = "",
        icons_there: bool = True,
    ) -> None:
        self.sandbox = sandbox
        sandbox.interactions.first_answer = UNHURRIED
        self.alone = alone
        self.program = program
        self.icons_there = icons_there
        self.deals = deals_of(deals or folder.name)
        self._starts = 0
        self.folder = folder
        self.file = folder / "games.sqlite3"
        self.url = database_url(f"sqlite:///{self.file}")
        self._log = folder / "bot.log"
        self._process: Process | None = None

    async def start(self, *, icons: bool = True, **settings: str | None) -> None:
        """Start it and wait until it is connected; at its first start also for the icons, which come with it."""
        emojis = self.sandbox.world.emojis
        waits = icons and not self.sandbox.rate_limits.on
        if waits and self.icons_there and not emojis:
            emojis.update(self._sent.get(self.program, {}))
        await self.launch(**settings)
        await self.sandbox.wait_online()
        if waits:
            await self.sandbox.wait_for(lambda: len(emojis) >= self.icons)
            self._sent.setdefault(self.program, dict(emojis))

    async def launch(self, **settings: str | None) -> None:
        """Start it; a setting of None is left out."""
        wanted: dict[str, str | None] = {
            "DISCORD_TOKEN": "sandbox",
            "DISCORD_API_URL": self.sandbox.url,
            "DATABASE_URL": self.url.render_as_string(hide_password=False),
            "PYTHONPATH": str(ROOT),
            VARIABLE: self.deals if self.deals == ANEW else f"{self.deals}/{self._starts}",
            **settings,
        }
        self._starts += 1
        inherited = {key: value for key, value in os.environ.items() if key not in wanted}
        environment = {**inherited, **{key: value for key, value in wanted.items() if value is not None}}
        self._process = await start(self.program, self.folder, environment, self._log)

    async def ended(self) -> int:
        """Wait for its end and give the exit code."""
        assert self._process is not None
        return await asyncio.wait_for(self._process.wait(), 60)

    async def stop(self) -> int:
        """Ask it to stop, as an operator does, and give the exit code."""
        return await self._end(signal.SIGTERM)

    async def kill(self) -> None:
        """End it in the middle of whatever it does."""
        await self._end(signal.SIGKILL)

    def send(self, number: signal.Signals) -> None:
        """Send it a signal that does not end it."""
        assert self._process is not None
        self._process.send_signal(number)

    def children(self, word: str) -> set[int]:
        """Return the numbers of the processes that it has started and in whose command line a word stands."""
        assert self._process is not None
        return children(self._process.pid, word)

    @property
    def running(self) -> bool:
        """Whether it was started and has not ended."""
        return self._process is not None and self._process.returncode is None

    @property
    def log(self) -> str:
        """All that it has written so far."""
        return self._log.read_text() if self._log.exists() else ""

    def rows(self, query: str, *values: Any) -> list[Any]:
        """Look into the store."""
        return look(self.url, query, values)

    async def _end(self, number: signal.Signals) -> int:
        assert self._process is not None
        if self._process.returncode is None:
            self._process.send_signal(number)
        code = await self.ended()
        if self.alone:
            await self.sandbox.wait_for(lambda: not self.sandbox.gateway.online)
        return code


_SETTLES: Final = 5.0
"""Seconds in which a busy bot has done what it owes a table; where something fails it goes on owing."""


class Table:
    """A channel with a game in it; people act by what their messages offer, as people do."""

    def __init__(self, bot: Bot, channel: str, *people: Person) -> None:
        self.bot = bot
        self.sandbox = bot.sandbox
        self.channel = channel
        self.people = people
        self.host = people[0]

    @property
    def id(self) -> int:
        """The channel's id."""
        return self.sandbox.channel(self.channel).id

    @property
    def row(self) -> Any:
        """The newest table of the channel as it is stored."""
        return self.bot.rows("SELECT * FROM games WHERE channel = ? ORDER BY id DESC LIMIT 1", self.id)[0]

    @property
    def log(self) -> list[Any]:
        """The stored actions of the newest table, in order."""
        return self.bot.rows("SELECT * FROM log WHERE game = ? ORDER BY number", self.row["id"])

    @property
    def public(self) -> list[Json]:
        """What everybody sees in the channel."""
        return [message for message in self.host.sees(self.channel) if not message["ephemeral"]]

    @property
    def boards(self) -> list[Json]:
        """The public messages that are boards, oldest first."""
        return [message for message in self.public if message["attachments"]]

    @property
    def board(self) -> Json:
        """The newest board."""
        return self.boards[-1]

    @property
    def heading(self) -> str:
        """The first line of the board: who is asked."""
        return text_of(self.board).splitlines()[0]

    @property
    def over(self) -> bool:
        """Whether the game is finished."""
        return bool(self.row["status"] == "finished")

    def asked(self) -> list[Person]:
        """Give the people whom the board names as those who must decide."""
        return [one for one in self.people if one.mention in self.heading or one.user.global_name in self.heading]

    def asked_or_host(self) -> Person:
        """Give somebody who is asked by the last board there is, else the host."""
        return next(iter(self.asked() if self.boards else ()), self.host)

    def shown(self) -> bool:
        """Whether the one board shows what is stored."""
        boards = self.boards
        return len(boards) == 1 and version_of(boards[0]) in (self.row["version"], None)

    async def settled(self) -> Json:
        """Wait until the one board shows what is stored, and give it."""
        await self.sandbox.wait_for(self.shown)
        return self.board

    async def quiet(self) -> None:
        """Wait until the bot has sent nothing for a moment, and its table is owed nothing unless that takes long."""
        sent, until = -1, time.monotonic() + _SETTLES
        while sent != len(self.sandbox.requests) or (self.row["owed"] and time.monotonic() < until):
            sent = len(self.sandbox.requests)
            await asyncio.sleep(0.02)

    async def open(self, seats: int, computers: int = 0, **options: Any) -> Json:
        """Open a lobby, let everybody sit down, and give its message."""
        await self.host.command(self.channel, "sobek new", seats=seats, **options)
        # Mostly it is the answer; a bot that has only just started may show it before that.
        message = await self.sandbox.wait_for(lambda: self.lobby)
        for one in self.people[1:]:
            await one.press(message["id"], "Join")
        for _ in range(computers):
            await self.host.press(message["id"], "Add a computer")
        return next(one for one in self.public if one["id"] == message["id"])

    @property
    def lobby(self) -> Json | None:
        """The newest lobby that is there."""
        # The words of a ping have a button of the lobby's, too, until the lobby takes their place.
        screens = (one for one in reversed(self.public) if not one["content"])
        verbs = ((one, {press.verb for press in ids(one)}) for one in screens)
        return next((one for one, there in verbs if there & LOBBY_VERBS), None)

    async def thread(self, *, seats: int = 2) -> Table:
        """Let the host open a table in a thread of its own, and give the thread with its lobby, for the same people."""
        answer = await self.host.command(self.channel, "sobek new", seats=seats, thread=True)
        # A thread that hangs on a message has that message's number.
        inside = Table(self.bot, str(answer.message["id"]), *self.people)
        world = self.sandbox.world
        await self.sandbox.wait_for(lambda: int(inside.channel) in world.channels and inside.lobby)
        return inside

    async def start(self, seats: int, computers: int = 0, **options: Any) -> Json:
        """Open a lobby, start the game, and give the board."""
        lobby = await self.open(seats, computers, **options)
        await self.host.press(lobby["id"], "Start")
        return await self.settled()

    async def turn(self, chance: Random, *, take: float = 0.6, last: bool = False) -> tuple[Person, Answer]:
        """Let one of those who are asked act, and wait until the board shows it.

        Args:
            chance: decides who and what.
            take: how often a card is taken where that is possible.
            last: take the last card that can be taken, so that rounds end soon.
        """
        person = chance.choice(self.asked())
        return person, await self.done(self.act(person, chance, take=take, last=last))

    async def done(self, deed: Coroutine[Any, Any, Answer]) -> Answer:
        """Wait for what somebody does until it is stored and the one board shows it.

        A press that takes long is acknowledged before anything is stored; until then the board is right as it was.
        """
        version = self.row["version"]
        answer = await deed
        await self.newer(version)
        await self.settled()
        return answer

    async def newer(self, version: int) -> None:
        """Wait until something newer than this version is stored."""
        await self.sandbox.wait_for(lambda: self.row["version"] > version)

    async def act(self, person: Person, chance: Random, *, take: float = 0.6, last: bool = False) -> Answer:
        """Let somebody act by buttons: take on the board, everything else in the own panel."""
        takes = [one for one in ids(self.board) if one.verb is Verb.ACT and one.arg.startswith("t.")]
        if takes and chance.random() < take:
            # A press that is answered by the board alone has no message of its own to wait for.
            return await person.press(self.board, str(takes[-1] if last else chance.choice(takes)), wait=0.1)
        hand = next(str(one) for one in ids(self.board) if one.verb is Verb.HAND)
        return await self.choose(person, await person.press(self.board, hand), chance)

    async def more(self, person: Person, label: str) -> Answer:
        """Press something that lies behind More on the board, whose page it takes the place of."""
        more = next(str(one) for one in ids(self.board) if one.verb is Verb.MORE)
        return await person.press((await person.press(self.board, more)).message, label)

    async def option(self, person: Person, label: str, *, wait: float = WAIT) -> Answer:
        """Press a button on the page behind a lobby's "Options"."""
        return await person.press(await self.options(person), label, wait=wait)

    async def call_off(self, person: Person, label: str = "Cancel this table") -> Answer:
        """Call a lobby off behind its "Options": by the button, then by the one of the question."""
        question = await self.option(person, label)
        return await person.press(question.message, label)

    async def options(self, person: Person) -> Json:
        """Open the page behind a lobby's "Options" and give it."""
        lobby = self.lobby or {}
        return (await person.press(lobby, next(str(one) for one in ids(lobby) if one.verb is Verb.OPTIONS))).message

    async def set_up(self, person: Person, part: str, value: str, page: Json | None = None) -> Answer:
        """Choose in a select behind a lobby's "Options", or on a page of them that is open."""
        page = page or await self.options(person)
        select = next(str(one) for one in ids(page, selects=True) if (one.verb, one.arg) == (Verb.SETUP, part))
        return await person.select(page, select, [value])

    async def choose(self, person: Person, panel: Answer, chance: Random) -> Answer:
        """Go from a panel down to an action, whatever is asked."""
        for _ in range(6):
            message = panel.message
            select = next((one for one in components_of(message) if one["type"] == SELECT and not of_sets(one)), None)
            offered = ids(message)
            if play := [one for one in offered if one.verb is Verb.PLAY]:
                return await person.press(message, str(play[0]))
            own = [one for one in offered if one.verb in (Verb.ACT, Verb.BRANCH)]
            if select is not None and (not own or chance.random() < 0.5):
                values = [option["value"] for option in select["options"]]
                pressed = PressId.parse(select["custom_id"])
                one_action = select["max_values"] == 1 and pressed is not None and pressed.verb is Verb.ACT
                count = 1 if one_action else wanted(select["placeholder"])
                panel = await person.select(message, select["custom_id"], values[:count])
                if one_action:
                    return panel
                continue
            better = [one for one in own if not one.arg.startswith("t.")]
            press = chance.choice(better or own)
            panel = await person.press(message, str(press))
            if press.verb is Verb.ACT:
                return panel
        raise AssertionError(f"no action was reached: {[one.get('label') for one in components_of(panel.message)]}")

    async def finish(self, chance: Random, *, take: float = 0.6, last: bool = False) -> Json:
        """Play to the end and give the last board."""
        for _ in range(400):
            if self.over:
                return self.board
            await self.turn(chance, take=take, last=last)
        raise AssertionError("the game does not end")


def of_sets(select: Json) -> bool:
    """Whether a select offers all that can be part of any set: what is picked at random there is seldom one."""
    return f":{Verb.PICK}:|" in select["custom_id"]


def ids(message: Json, *, selects: bool = False) -> list[PressId]:
    """Give the enabled buttons of a message, taken apart, and its selects if wanted."""
    found = [
        PressId.parse(part["custom_id"])
        for part in components_of(message)
        if (selects or part["type"] != SELECT) and part.get("custom_id") and not part.get("disabled")
    ]
    return [one for one in found if one is not None]


def version_of(message: Json) -> int | None:
    """Give the version that a message shows, None if it says none."""
    found = [one.version for one in ids(message) if one.table]
    return max(found, default=None)


def table_of(message: Json) -> int:
    """Give the number of the table that a message shows."""
    return next(one.table for one in ids(message) if one.table)


def labels(message: Json) -> list[str]:
    """Give the words on all buttons and selects of a message."""
    return [part.get("label") or part.get("placeholder") or "" for part in components_of(message)]


def wanted(placeholder: str) -> int:
    """Give how many things a select asks for at least."""
    number = re.search(r"\d+", placeholder)
    return 1 if number is None or "up to" in placeholder else int(number[0])


def file_of(sandbox: Sandbox, message: Json) -> bytes:
    """Give the file that a message carries."""
    return sandbox.world.attachments[int(message["attachments"][0]["id"])].data
