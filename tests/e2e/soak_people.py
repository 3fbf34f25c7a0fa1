"""People who open tables, sit down and play all the time, and remember what the bot said that it had done."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any, TypeAlias

from bot.domain.computer_level import ComputerLevel
from bot.interactions.custom_id import PressId, Verb
from sandbox.errors import Impossible, Refusal
from sandbox.person import Answer, Person, components_of, text_of
from tests.e2e.harness import Json, Table, ids
from tests.e2e.truth import game_of, seats, waited

Sort: TypeAlias = tuple[int, int, Json]
SORTS: tuple[Sort, ...] = (
    (2, 0, {}),
    (1, 2, {}),
    (3, 1, {}),
    (2, 0, {"game": "duel"}),
    (1, 1, {"game": "duel"}),
    (4, 0, {"way": "open"}),
)
"""How many people and computers sit at each table, and what they play."""
REFUSALS = ("moved on", "not your turn", "cannot be done", "could not be saved", "went wrong", "no table", "is over")
EVIDENT = 1.3
"""Seconds: an answer that comes sooner is one to what was done, a later one may be a mere "wait a moment"."""


class Resting(Exception):
    """Nobody does anything while the bot starts and is looked at."""


AGAIN = (Resting, Impossible, LookupError, Refusal, sqlite3.DatabaseError)
"""What comes of a message, or the bot, that has just gone: people look again.

A database that is read under another name while the bot writes to it may look malformed, for its log goes by the name.
"""


@dataclass(slots=True)
class Tally:
    """What was wanted of the bot, and what it said that it had done: by game, seat and code."""

    tried: Counter[tuple[int, int, str]] = field(default_factory=Counter)
    acknowledged: Counter[tuple[int, int, str]] = field(default_factory=Counter)
    calls: Counter[tuple[int, int, int]] = field(default_factory=Counter)
    kills: int = 0
    deleted: int = 0
    stopped: int = 0
    healed: list[float] = field(default_factory=list)
    outages: list[float] = field(default_factory=list)

    def line(self, stored: int, games: int) -> str:
        """Say how far it has come."""
        healed = sorted(self.healed) or [0.0]
        return (
            f"{self.kills} kills, {self.deleted} files deleted, {self.stopped} workers stopped, "
            f"{len(self.outages)} outages (right {max(self.outages, default=0.0):.1f} s after them at most): "
            f"{self.tried.total()} tried, {self.acknowledged.total()} acknowledged, {stored} stored, "
            f"{games} games over, {self.calls.total()} calls, "
            f"right {healed[len(healed) // 2]:.1f} s after ready, {healed[-1]:.1f} s at most"
        )


class People:
    """Those who sit at all tables; they act only while `going` is set."""

    def __init__(self, chance: Random) -> None:
        self.tally = Tally()
        self.going = asyncio.Event()
        self.answered: dict[int, float] = {}
        self._chance = chance

    async def play(self, table: Table, person: Person, sort: Sort) -> None:
        """Do one thing after the other until cancelled."""
        while True:
            await self.going.wait()
            with suppress(*AGAIN):
                await self._once(table, person, sort)
            await asyncio.sleep(self._chance.uniform(0.0, 0.2))

    async def press(self, table: Table, person: Person) -> None:
        """Press once: play if the person is asked, look at the hand otherwise."""
        with suppress(*AGAIN):
            if person in waited(table).values():
                await self._act(table, person)
            else:
                await self._do(person.press(table.board, "My hand", wait=0.1))

    async def _once(self, table: Table, person: Person, sort: Sort) -> None:
        count, computers, options = sort
        live = table.bot.rows("SELECT id FROM games WHERE channel = ? AND status IN ('lobby', 'running')", table.id)
        if not live:
            if person is table.host:
                if table.boards and self._chance.random() < 0.7:
                    await self._do(person.press(table.board, "Rematch", wait=0.1))
                else:
                    await self._do(
                        person.command(table.channel, "sobek new", seats=count + computers, wait=0.1, **options)
                    )
            return
        if table.row["status"] == "lobby":
            await self._sit(table, person, count + computers)
        elif self._chance.random() < 0.05:
            await self._do(person.command(table.channel, "sobek board", wait=0.1))
        elif self._chance.random() < 0.1:
            await self._do(person.press(table.board, "My hand", wait=0.1))
        elif self._chance.random() < 0.1:
            await self._move(table, person)
        else:
            await self._act(table, person)

    async def _move(self, table: Table, person: Person) -> None:
        """Say something to what others ask of the table; where nobody asks anything, ask to be the host."""
        row = table.row
        answers = [str(one) for one in ids(table.board) if one.verb is Verb.MOTION]
        button = self._chance.choice(answers or [str(PressId(row["id"], row["version"], Verb.HOSTING))])
        await self._do(person.press(table.board, button, stale=True, wait=0.1))

    async def _sit(self, table: Table, person: Person, size: int) -> None:
        row, here = table.row, seats(table)
        taken = len(table.bot.rows("SELECT seat FROM seats WHERE game = ?", row["id"]))
        if person not in here.values():
            verb = Verb.JOIN
        elif person is not table.host:
            return
        elif taken == size:
            if self._chance.random() < 0.5:
                await self._let_master_play(table)
            verb = Verb.START
        elif len(here) == len(table.people):
            verb = Verb.ADD_COMPUTER
        else:
            return
        lobby = [one for one in table.public if row["id"] in {it.table for it in ids(one)}][-1]
        await self._do(person.press(lobby, str(PressId(row["id"], row["version"], verb)), stale=True, wait=0.1))

    async def _let_master_play(self, table: Table) -> None:
        """Let a computer of a lobby, if there is one, play as a master, who thinks in a worker."""
        row, lobby = table.row, table.lobby
        if lobby is None:
            return
        page = await self._do(
            table.host.press(lobby, str(PressId(row["id"], row["version"], Verb.OPTIONS)), stale=True)
        )
        selects = [part for one in page.messages for part in components_of(one) if "options" in part]
        for part in selects:
            masters = [one["value"] for one in part["options"] if f"|{ComputerLevel.MASTER}|" in one["value"]]
            if f":{Verb.LEVEL}" in part["custom_id"] and masters:
                await self._do(table.host.select(page.messages[-1], part["custom_id"], masters[:1], wait=0.1))
                return

    async def _act(self, table: Table, person: Person) -> None:
        asked = {one: seat for seat, one in waited(table).items()}
        row = table.row
        if person not in asked:
            return
        seat = asked[person]
        legal = [action.code for action in game_of(table).legal(seat) if len(action.code) <= 70]
        takes = [code for code in legal if code.startswith("t.")]
        code = takes[-1] if takes and self._chance.random() < 0.6 else self._chance.choice(legal)
        key = (row["id"], seat, code)
        board = table.boards[-1]
        button = str(PressId(row["id"], row["version"], Verb.ACT, code))
        self.tally.tried[key] += 1
        since = table.sandbox.clock.now()
        answer = await self._do(person.press(board, button, stale=True, wait=0.1))
        if self._done(answer, since):
            self.tally.acknowledged[key] += 1

    def _done(self, answer: Answer, since: float) -> bool:
        """Whether an answer says that what was wanted is done."""
        at = self.answered.get(int(answer.interaction_id))
        if answer.state == "failed" or at is None or at - since > EVIDENT:
            return False
        said = "\n".join(text_of(one) for one in answer.messages if one["ephemeral"])
        return not any(words in said for words in REFUSALS)

    async def _do(self, gesture: Any) -> Answer:
        if not self.going.is_set():
            gesture.close()
            raise Resting
        answer: Answer = await gesture
        return answer
