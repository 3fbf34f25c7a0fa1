"""What is stored, played out again, and whether the channel shows just that: nothing here believes a board."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import lru_cache
from itertools import groupby
from typing import Any, assert_never

from bot.games import GAMES
from bot.interactions.custom_id import PressId, Verb
from bot.store.rows import Entry
from engine.game import AnyGame
from sandbox.interactions import FIRST_ANSWER
from sandbox.person import Answer, Person, text_of
from sandbox.server import Sandbox
from tests.e2e.harness import Table, ids, version_of

SOON = 60.0
"""Seconds: what is done at once on a quiet machine may take so long on a busy one."""
MESSAGES = r"/channels/\d+/messages"
CALLBACK = "/callback$"


def game_of(table: Table, row: Any = None) -> AnyGame:
    """Play a game of a table again, by default the newest, out of its seed and its log; nobody is to play it on."""
    row = row or table.row
    log = table.bot.rows("SELECT * FROM log WHERE game = ? ORDER BY number", row["id"])
    presses: list[list[Any]] = []
    for _, rows in groupby(log, key=lambda one: one["first"]):
        press = list(rows)
        match entry := Entry(press[-1]["entry"]):
            case Entry.BACK:
                presses.pop()
            case Entry.PLAY | Entry.AUTO | Entry.SUB:
                presses.append(press)
            case (
                Entry.HAND
                | Entry.ASK
                | Entry.VOTE
                | Entry.LONGER
                | Entry.GONE
                | Entry.HERE
                | Entry.MOTION
                | Entry.TAKEN
            ):
                continue
            case _:
                assert_never(entry)
    played = tuple((each["seat"], each["code"]) for press in presses for each in press)
    return _played(row["kind"], row["size"], row["options"], row["seed"], played)


@lru_cache(maxsize=64)
def _played(kind: str, size: int, options: str, seed: str, actions: tuple[tuple[int, str], ...]) -> AnyGame:
    """Play a game by its actions, each a seat and a code; looked at many times a second, it is played once."""
    rules = GAMES[kind].rules
    game = rules.new(size, json.loads(options), seed)
    for seat, code in actions:
        game.apply(seat, rules.parse(code))
    return game


def seats(table: Table, row: Any = None) -> dict[int, Person]:
    """Return the people of a game by their seats, by default of the newest."""
    by_id, number = {one.id: one for one in table.people}, (row or table.row)["id"]
    rows = table.bot.rows('SELECT seat, "user" FROM seats WHERE game = ? AND "user" IS NOT NULL', number)
    return {row["seat"]: by_id[row["user"]] for row in rows}


def waited(table: Table) -> dict[int, Person]:
    """Return the people who are asked by what is stored."""
    if table.row["status"] != "running":
        return {}
    waiting = game_of(table).waiting
    return {seat: person for seat, person in seats(table).items() if seat in waiting}


def wrong(table: Table, row: Any = None) -> str:
    """Say what is not right with what the channel shows of a game, by default its newest; nothing if all is right."""
    row = row or table.row
    # A board of another time may have no buttons; it is counted then as one of this game.
    boards = [one for one in table.boards if row["id"] in ({it.table for it in ids(one) if it.table} or {row["id"]})]
    if row["status"] in ("lobby", "cancelled"):
        return "" if not boards else f"{len(boards)} boards of a lobby"
    if len(boards) != 1:
        return f"{len(boards)} boards"
    shows = version_of(boards[0])
    if shows != row["version"]:
        return f"the board shows {shows}, stored is {row['version']}"
    if row["status"] != "running":
        return "" if "'s turn" not in text_of(boards[0]) else "somebody is still asked"
    game, heading = game_of(table, row), text_of(boards[0]).splitlines()[0]
    people = seats(table, row)
    if not set(game.waiting) <= people.keys():
        return "a computer has not acted"
    missing = [seat for seat in game.waiting if people[seat].mention not in heading]
    return f"seats {missing} are asked and not named: {heading}" if missing else ""


async def right(*tables: Table, seconds: float = SOON) -> None:
    """Wait until the channels show what is stored, without doing anything for it."""
    try:
        await tables[0].sandbox.wait_for(lambda: not any(wrong(table) for table in tables), seconds)
    except TimeoutError:
        raise AssertionError({table.channel: wrong(table) for table in tables}) from None


def wish(table: Table, number: int = 0) -> tuple[Person, str]:
    """Return somebody who is asked and the custom id of one of the possible actions, the first ones being takes."""
    game, row = game_of(table), table.row
    seat, person = next(iter(waited(table).items()))
    action = sorted(game.legal(seat), key=lambda one: not one.code.startswith("t."))[number]
    return person, str(PressId(row["id"], row["version"], Verb.ACT, action.code))


async def press(table: Table, number: int = 0, *, wait: float = 0.1) -> Answer:
    """Let somebody who is asked act on whatever stands there as a board, and wait until that is stored."""
    version = table.row["version"]
    person, button = wish(table, number)
    answer = await person.press(table.board, button, stale=True, wait=wait)
    await table.newer(version)
    return answer


class Calls:
    """Notes whom the bot's messages notify; unlike `person.pings`, of messages that were deleted again as well."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.made: list[str] = []

    def __call__(self, event: Any) -> None:
        """Hear what happens."""
        world = self._table.sandbox.world
        if event.kind == "message" and event.thing.author_id == world.bot.id:
            body = self._table.sandbox.payloads.page_message(event.thing)
            if event.thing.channel_id == self._table.id:
                self.made += body["mentions"]

    def of(self, person: Person) -> int:
        """Return how often somebody was notified."""
        return self.made.count(str(person.id))


@contextmanager
def calls(table: Table) -> Iterator[Calls]:
    """Listen for calls."""
    heard, world = Calls(table), table.sandbox.world
    world.listen(heard)
    try:
        yield heard
    finally:
        world.ignore(heard)


@contextmanager
def hurried(sandbox: Sandbox, seconds: float = FIRST_ANSWER) -> Iterator[None]:
    """Let whoever presses meanwhile wait as long as on Discord, or for some seconds; for presses that are to fail."""
    usual = sandbox.interactions.first_answer
    sandbox.interactions.first_answer = seconds
    try:
        yield
    finally:
        sandbox.interactions.first_answer = usual


@asynccontextmanager
async def late(sandbox: Sandbox, times: int = 1) -> AsyncIterator[None]:
    """Let the next first answers come too late (10062); people wait a shorter while than on Discord."""
    since = len(sandbox.requests)
    with hurried(sandbox, 1.0):
        sandbox.fail("slow", path=CALLBACK, seconds=1.4, times=times)
        yield
    await sandbox.wait_for(lambda: sandbox.count("POST", CALLBACK, since=since) >= times, SOON)
    await asyncio.sleep(0)
