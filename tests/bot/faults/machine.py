"""The fault machine: people play while everything fails at random; then it is healed, and all must be right."""

from __future__ import annotations

import asyncio
import os
import re
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import discord

from bot.interactions.custom_id import PressId, Verb
from bot.screens.lobby_changes import AGREE, ASK, GIVE, KEEP, WITHDRAW
from bot.store import DatabaseInUse, Store
from bot.tables import RATED, UNRATED, Status, Table, TableError
from tests.bot.faults.discord import Crash, Fault, Message
from tests.bot.faults.inviting import with_role
from tests.bot.faults.times import Times, ends
from tests.bot.faults.world import NAMES, NEWS, new_world, with_ladders

PEOPLE = tuple(NAMES)
CHANNELS = (77, 78, 79)
FAULTS = (Fault.LOST, Fault.UNANSWERED, Fault.SLOW, Fault.LATE, Fault.FORBIDDEN, Fault.KILL, Fault.KILL_AFTER)

REFUSALS = re.compile(
    "|".join(
        re.escape(text[:20].partition("{")[0])
        for file in (Path(__file__).parents[3] / "locale" / "en").glob("*.ftl")
        for text in re.findall(r"^(?:\w+-)?(?:error|refusal)-[\w-]+ = (\S.+)", file.read_text(), re.MULTILINE)
    )
)
"""How every refusal begins."""


class Machine:
    """One run, decided by its seed; `trail` tells what was done, for whoever has to find out what went wrong."""

    def __init__(self, seed: int, folder: Path) -> None:
        self.random = Random(seed)
        self.trail: list[str] = []
        self._folder = folder
        self._acknowledged: list[tuple[int, int, str]] = []
        self._kinds = self.random.choice((("sobek",), ("duel",), ("sobek", "duel")))

    async def run(self, steps: int, *, to_the_end: bool = False) -> None:
        """Do so many things, breaking some; heal, and expect that all is right, perhaps that all games end."""
        self.world = await new_world(self._folder)
        self._times = Times(self.world, self.random, CHANNELS, self.trail)
        if self.random.random() < 0.5:
            await self._announce()
        await self.world.ready()
        if self.random.random() < 0.5:
            await with_role(self.world)
        if self.random.random() < 0.7:
            await with_ladders(self.world)
        try:
            for channel in CHANNELS[:2]:
                await self._begin(channel)
            for _ in range(steps):
                await self._step()
            await self.world.heal(65)
            await self.world.check()
            await self._check_log()
            if to_the_end:
                await ends(self.world, CHANNELS)
        except BaseException as error:
            raise AssertionError("\n".join(["", *self.trail[-40:]])) from error
        finally:
            await self.world.stop()

    async def _announce(self) -> None:
        """Have tables and results announced; perhaps what is announced changes later."""
        await self.world.announce()
        self.world.all_results = self.random.random() < 0.5
        everybody = SimpleNamespace(permissions_for=lambda member: discord.Permissions(view_channel=True))
        self.world.discord.channels |= dict.fromkeys(CHANNELS, everybody)

    async def _begin(self, channel: int) -> None:
        """Have a game begun, by two people or by three with a computer."""
        kind = self.random.choice(self._kinds)
        computers = self.random.choice((0, 1)) if kind == "sobek" else 0
        await self.world.command(PEOPLE[0], channel, "new", game=kind, seats=2 + computers)
        for user, verb in [(1, Verb.JOIN), *[(0, Verb.ADD_COMPUTER)] * computers, (0, Verb.START)]:
            table = await self.world.tables.live_in(channel)
            message = self.world.board(table) if table is not None else None
            assert table is not None
            assert message is not None
            await self.world.press(PEOPLE[user], message, PressId(table.id, table.version, verb))

    async def _step(self) -> None:
        rules: list[tuple[int, Callable[[], Awaitable[None]]]] = [
            (20, self._act),
            (3, self._act_twice),
            (6, self._at_once),
            (3, self._act_as_the_wrong_one),
            (3, self._take_back),
            (4, self._lobby),
            (2, self._command),
            (1, self._leave),
            (4, self._wait),
            (4, self._break_discord),
            (2, self._break_store),
            (2, self._kill),
            (2, self._lose_gateway),
            (1, self._moderate),
            (1, self._second_process),
            (2, self._lose_file),
            (2, self._change_announcements),
            *self._times.rules(),
        ]
        rule = self.random.choices([rule for _, rule in rules], [weight for weight, _ in rules])[0]
        self.trail.append(rule.__name__.strip("_"))
        with suppress(Crash, TableError):
            await rule()
        if self.world.discord.dead:
            self.trail.append("  killed")
            self._fair()
            await self.world.kill()
        await self.world.clock.advance(self.random.choice((0.1, 1, 5)))
        assert not self.world.wrong, self.world.wrong

    async def _table(self) -> Table | None:
        found = [await self.world.tables.live_in(channel) for channel in CHANNELS]
        return self.random.choice([one for one in found if one is not None] or [None])

    async def _running(self) -> tuple[Table, Message] | None:
        table = await self._table()
        if table is None or table.status is not Status.RUNNING:
            return None
        message = self.world.board(table)
        return None if message is None else (table, message)

    async def _act(self, *, times: int = 1, wrong: bool = False) -> None:
        there = await self._running()
        if there is None:
            await self._lobby()
            return
        table, message = there
        seats = [seat for seat in table.asked if not wrong] or list(range(len(table.players)))
        seat = self.random.choice(seats)
        seen, user = table.seen_by(seat), table.players[seat].user
        if seen is None or user is None:
            return
        legal = [one.code for one in seen.legal if len(one.code) < 60] or ["t.1"]
        takes = [code for code in legal if code.startswith("t.")]
        code = self.random.choice(takes if takes and self.random.random() < 0.7 else legal)
        who = self.random.choice([one for one in PEOPLE if one != user]) if wrong else user
        for _ in range(times):
            press = PressId(table.id, table.version, Verb.ACT, code)
            interaction = await self.world.press(who, message, press)
            self.trail.append(f"  {NAMES[who]} presses {press}: {interaction.answered}")
            if interaction.answered and not REFUSALS.search(interaction.told):
                self._acknowledged.append((table.id, table.version + 1, code))

    async def _at_once(self) -> None:
        """Let several things happen at the same time, one of them perhaps the end of the process."""
        doing = [self.random.choice((self._act, self._act, self._command, self._take_back, self._moderate))]
        doing += [self._act, self.random.choice((self._command, self._act_as_the_wrong_one, self._nudge, self._die))]
        await asyncio.gather(*(one() for one in doing), return_exceptions=True)

    async def _die(self) -> None:
        """Be killed in the middle of whatever else is going on."""
        for _ in range(self.random.randint(1, 300)):
            await asyncio.sleep(0)
        self.world.discord.dead = True

    async def _nudge(self) -> None:
        """Look at the tables as a gateway does that comes back in the middle of something."""
        for channel in CHANNELS:
            table = await self.world.tables.live_in(channel)
            if table is not None:
                self.world.reconciler.wake(table.id)

    async def _act_twice(self) -> None:
        await self._act(times=2)

    async def _act_as_the_wrong_one(self) -> None:
        await self._act(wrong=True)

    async def _take_back(self) -> None:
        there = await self._running()
        if there is not None and there[0].people:
            table, message = there
            user = self.random.choice(table.people)
            back = table.can_take_back(user)
            await self.world.press(user, message, PressId(table.id, table.version, Verb.TAKE_BACK))
            if back:
                self._acknowledged = [one for one in self._acknowledged if one[0] != table.id]

    async def _lobby(self) -> None:
        channel = self.random.choice(CHANNELS)
        table = await self.world.tables.live_in(channel)
        user = self.random.choice(PEOPLE)
        if table is None:
            kind = self.random.choice(self._kinds)
            seats = 2 if kind == "duel" else self.random.choice((2, 3))
            await self.world.command(user, channel, "new", game=kind, seats=seats)
            return
        message = self.world.board(table)
        if table.status is not Status.LOBBY or message is None:
            return
        if self.random.random() < 0.25:
            await self._setup(table, message)
            return
        verbs = [Verb.JOIN, Verb.JOIN, Verb.ADD_COMPUTER, Verb.LEAVE, Verb.START, Verb.START, Verb.START, Verb.CANCEL]
        verb = self.random.choice(verbs)
        who = table.host if verb in (Verb.ADD_COMPUTER, Verb.START) and table.host in NAMES else user
        assert who is not None
        self.trail.append(f"  {NAMES[who]} presses {verb.name} at table {table.id}")
        announced = [one for one in self.world.discord.here(NEWS) if any(press.table == table.id for press in one.ids)]
        if verb is Verb.JOIN and announced and self.random.random() < 0.5:
            await self.world.press(who, announced[0], next(press for press in announced[0].ids))
            return
        await self.world.press(who, message, PressId(table.id, table.version, verb))

    async def _setup(self, table: Table, message: Message) -> None:
        """Let the host change what is played or ask for seats, or somebody answer that."""
        version = 0 if table.wanted is None else table.wanted.version
        verb, arg, value = self.random.choice(
            (
                *((Verb.SETUP, "game", kind) for kind in self._kinds),
                *((Verb.SETUP, part, value) for part, value in (("seats", "2"), ("seats", "4"), ("variant", "open"))),
                *((Verb.SETUP, f"{ASK}|seats|2", ""), (Verb.SETUP, WITHDRAW, "")),
                *((Verb.SETUP, "rated", value) for value in (RATED, UNRATED)),
                *((Verb.SETUP, f"{ASK}|rated|{value}", "") for value in (RATED, UNRATED)),
                *((Verb.GIVE_SEAT, f"{how}|{version}", "") for how in (GIVE, KEEP, AGREE)),
            )
        )
        asked = (*table.asked_for_seats, *table.asked_to_agree) or PEOPLE
        who = self.random.choice(asked) if verb is Verb.GIVE_SEAT else table.host
        assert who is not None
        self.trail.append(f"  {who} presses {verb.name} {arg} {value} at table {table.id}")
        await self.world.press(who, message, PressId(table.id, table.version, verb, arg), values=[value])

    async def _change_announcements(self) -> None:
        """Hide a person or show them again; perhaps make a channel private, or everybody's again."""
        if not self.world.announces:
            await self._act()
            return
        user, hidden = self.random.choice(PEOPLE), self.random.random() < 0.5
        self.trail.append(f"  {NAMES[user]} is hidden: {hidden}")
        with suppress(TableError):
            await self.world.tables.people.choose_hidden(user, hidden)
        if not self.world.all_results:
            self.world.private ^= {self.random.choice(CHANNELS)}
            self.trail.append(f"  private are {self.world.private}")

    async def _command(self) -> None:
        commands: tuple[tuple[str, dict[str, Any]], ...]
        commands = (("board", {}), ("hand", {}), ("take", {"card": "1"}), ("score", {}))
        name, options = self.random.choice(commands)
        await self.world.command(self.random.choice(PEOPLE), self.random.choice(CHANNELS), name, **options)

    async def _leave(self) -> None:
        table = await self._table()
        message = self.world.board(table) if table is not None else None
        if table is None or message is None:
            return
        user = self.random.choice(PEOPLE)
        press = self.random.choice(
            (
                PressId(table.id, table.version, Verb.RESIGN),
                PressId(table.id, table.version, Verb.STOP),
                PressId(table.id, table.version, Verb.ASK_STOP),
                *(PressId(table.id, table.version, Verb.MOTION, f"{one.version}.yes") for one in table.motions),
                PressId(0, 0, Verb.FORGET, "yes"),
            )
        )
        self.trail.append(f"  {NAMES[user]} presses {press}")
        await self.world.press(user, message, press)

    async def _wait(self) -> None:
        seconds = self.random.choice((10, 70, 200, 4000))
        await (self.world.clock.advance(seconds) if seconds < 1000 else self.world.later(seconds))

    async def _break_discord(self) -> None:
        """Let some of the next calls fail, or all for a while."""
        share, fault = self.random.choice((0.3, 1.0)), self.random.choice(FAULTS)
        calls = self.random.choice((("answer",), ("send",), ("edit",), ("send", "edit", "answer", "delete", "find")))
        left = self.random.randint(1, 6)
        self.trail.append(f"  {fault.name} at {calls}, {share}")

        def next_fault(name: str) -> Fault | None:
            nonlocal left
            if left <= 0 or name not in calls or self.random.random() > share:
                return None
            left -= 1
            return fault

        self.world.discord.fault = next_fault

    async def _break_store(self) -> None:
        """Let the store fail for a while: locked, or its disk full."""
        left = self.random.randint(1, 12)
        kill = self.random.random() < 0.3
        only = self.random.choice(("", "INSERT", "UPDATE", "COMMIT", "SELECT"))
        self.trail.append(f"  store {'KILL' if kill else 'LOST'} {only}, {left} times")

        def next_fault(words: str) -> Fault | None:
            nonlocal left
            if left <= 0 or only not in words:
                return None
            left -= 1
            return Fault.KILL if kill else Fault.LOST

        self.world.store_fault = next_fault

    async def _kill(self) -> None:
        self._fair()
        await self.world.kill()

    async def _lose_file(self) -> None:
        """Delete the store's file, or put another in its place; people go on, until it or what was saved is back."""
        file, same = self.world.file, self._folder / "same"
        os.link(file, same)
        file.unlink()
        if self.random.random() < 0.5:
            self.trail.append("  another file is there")
            # Made elsewhere, for what opens it here and closes it takes the companions that lie here with it.
            with closing(sqlite3.connect(self._folder / "another")) as other, other:
                other.execute(self.random.choice(("PRAGMA journal_mode=WAL", "CREATE TABLE another (number)")))
            (self._folder / "another").replace(file)
        things = (self._act, self._act, self._at_once, self._command, self._lobby, self._take_back, self._moderate)
        for thing in self.random.choices((*things, self._second_process), k=self.random.randint(1, 4)):
            with suppress(Crash, TableError):
                await thing()
            await self.world.clock.advance(self.random.choice((0.1, 5, 70)))
        killed = self.world.discord.dead or self.random.random() < 0.3
        if killed:
            await self.world.stop()
        restored = killed and self.random.random() < 0.5
        if restored:
            (same,) = sorted(self._folder.glob(f"{file.name}.rescued-*"))[-1:]
            for companion in self._folder.glob(f"{file.name}-*"):
                companion.unlink()
        same.replace(file)
        (self._folder / "same").unlink(missing_ok=True)
        self.trail.append(f"  {'what was saved' if restored else 'it'} is back, killed: {killed}")
        if killed:
            self._fair()
            await self.world.start()
            await self.world.ready()

    async def _lose_gateway(self) -> None:
        """Lose the gateway for a while: nobody can press, then a new session begins."""
        await self.world.clock.advance(self.random.choice((5, 95)))
        await self.world.reconciler_sweep()

    async def _moderate(self) -> None:
        there = await self._running()
        if there is not None:
            self.trail.append(f"  a moderator deletes the board of table {there[0].id}")
            self.world.moderate(there[1])

    async def _second_process(self) -> None:
        with patch("bot.store.lease.PATIENCE", 0.0), suppress(DatabaseInUse):
            await Store.open(f"sqlite:///{self.world.file}")
            self.world.wrong.append("a second process was let in")

    def _fair(self) -> None:
        self.world.discord.fault = lambda call: None
        self.world.store_fault = lambda words: None

    async def _check_log(self) -> None:
        """Expect each acknowledged action once in the log."""
        for table_id, number, code in self._acknowledged:
            stored = await self.world.store.load(table_id)
            assert stored is not None
            rows = [row for row in stored.log if row.number == number]
            assert [row.code for row in rows] == [code], f"table {table_id}: {code} is not number {number}"
