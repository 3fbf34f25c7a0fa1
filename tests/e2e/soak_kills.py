"""People press all the time and the bot is killed again and again: python -m tests.e2e.soak_kills --minutes 30.

Now and then the database's file is deleted under it, and the same file is put back before or after the bot is killed;
workers that search are stopped; or Discord takes no messages for six seconds, in which people press forty times.
After every start and every such outage each table must come right within seconds, by itself; no acknowledged action may
be missing, nobody may be called twice to the same decision. Not collected by pytest; `test_soak_kills.py` runs a short
one.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import os
import signal
import sys
import tempfile
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

from bot.games import GAMES
from bot.interactions.custom_id import Verb
from bot.store.rows import Entry, LogRow
from bot.tables.game.auto_answer import auto_answer
from bot.tables.game.session import replay_log
from sandbox.person import text_of
from sandbox.server import Sandbox
from tests.e2e.harness import Bot, Json, Table, ids, table_of
from tests.e2e.soak_people import SORTS, People
from tests.e2e.truth import hurried, wrong

OUTAGE = 6.0
"""Seconds for which Discord takes no messages."""
PRESSES = 40
"""How often people press meanwhile."""
LAST_REQUESTS = 80
"""How many of the bot's requests are told of when something is wrong."""
WORKER = "worker_main"


class Soak:
    """A bot, its tables, and the people who press."""

    def __init__(self, bot: Bot, chance: Random, tables: int, patience: float, longest: float) -> None:
        self.bot = bot
        self.sandbox = bot.sandbox
        self.people = People(chance)
        self._chance = chance
        self._patience = patience
        self._longest = longest
        self._heard: list[Json] = []
        self._stopped: set[int] = set()
        self._same = bot.folder / "same.sqlite3"
        self._sorts = [SORTS[number % len(SORTS)] for number in range(tables)]
        self._tables = [self._table(number, people) for number, (people, _, _) in enumerate(self._sorts)]
        self.sandbox.world.listen(self._hear)

    async def run(self, kills: int, minutes: float | None = None) -> list[str]:
        """Kill so often, or for so many minutes; return what is wrong as soon as anything is."""
        until = None if minutes is None else time.monotonic() + 60 * minutes
        await self.bot.start()
        playing = [
            asyncio.create_task(self.people.play(table, person, sort))
            for table, sort in zip(self._tables, self._sorts, strict=True)
            for person in table.people
        ]
        told = 0
        try:
            while self.people.tally.kills < kills if until is None else time.monotonic() < until:
                self.people.going.set()
                await asyncio.sleep(self._chance.uniform(0.2, self._longest))
                if self._chance.random() < 0.2:
                    await self._stop_workers()
                if self._chance.random() < 0.25 and (faults := await self._outage()):
                    return faults
                if self._chance.random() < 0.3:
                    self._delete_file()
                    await asyncio.sleep(self._chance.uniform(0.2, self._longest))
                    if self._chance.random() < 0.5:
                        self._put_back()
                await self._kill()
                self._put_back()
                if self._chance.random() < 0.2:
                    await self.bot.launch()
                    await asyncio.sleep(self._chance.uniform(0.3, 5.0))
                    await self._kill()
                faults = await self._restarted()
                for task in playing:
                    if task.done():
                        faults.append(f"somebody has stopped playing: {task.exception()!r}")
                if faults:
                    return faults
                if self.people.tally.kills >= told + 20:
                    told = self.people.tally.kills
                    say(self.state())
            say(self.state())
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
        return []

    def state(self) -> str:
        """Say in a line how far it has come."""
        stored = self.bot.rows("SELECT COUNT(*) FROM log WHERE entry = 'play'")[0][0]
        over = self.bot.rows("SELECT COUNT(*) FROM games WHERE status = 'finished'")[0][0]
        return self.people.tally.line(stored, over)

    async def _stop_workers(self) -> None:
        """Stop the workers that search for a while, or until the bot kills them or is killed itself."""
        workers = self.bot.children(WORKER)
        self.people.tally.stopped += len(workers)
        for worker in workers:
            self._signal(worker, signal.SIGSTOP)
        self._stopped |= workers
        await asyncio.sleep(self._chance.uniform(0.2, self._longest))
        if self._chance.random() < 0.5:
            self._let_workers_go_on()

    def _let_workers_go_on(self) -> None:
        for worker in self._stopped:
            self._signal(worker, signal.SIGCONT)
        self._stopped.clear()

    def _signal(self, process: int, number: signal.Signals) -> None:
        with suppress(ProcessLookupError):
            os.kill(process, number)

    async def _outage(self) -> list[str]:
        """Let Discord take no messages while people press, and return what is not right soon after."""
        self.sandbox.fail(status=503, method="POST", path=r"/channels/\d+/messages$", times=1_000_000)
        presses = []
        for _ in range(PRESSES):
            table = self._chance.choice(self._tables)
            presses.append(asyncio.create_task(self.people.press(table, self._chance.choice(table.people))))
            await asyncio.sleep(OUTAGE / PRESSES)
        await asyncio.gather(*presses)
        self.people.going.clear()
        self.sandbox.faults.clear()
        faults, seconds = await self._right()
        self.people.tally.outages.append(seconds)
        self.people.going.set()
        return [f"after an outage: {fault}" for fault in faults]

    def _delete_file(self) -> None:
        """Delete the database's file, so that only the bot has it; people go by what it held."""
        os.link(self.bot.file, self._same)
        self.bot.file.unlink()
        self.bot.url = self.bot.url.set(database=str(self._same))
        self.people.tally.deleted += 1

    def _put_back(self) -> None:
        """Put the same file back, if it was deleted."""
        if self._same.exists():
            self.bot.url = self.bot.url.set(database=str(self.bot.file))
            self._same.replace(self.bot.file)
            for companion in self._same.parent.glob(f"{self._same.name}-*"):
                companion.unlink()

    async def _kill(self) -> None:
        await self.bot.kill()
        # A worker that is stopped cannot notice that its bot has gone.
        self._let_workers_go_on()
        self.people.tally.kills += 1
        self.people.going.clear()

    async def _restarted(self) -> list[str]:
        """Start the bot, give it its seconds, and look."""
        before = self.bot.log.count("ready as")
        await self.bot.start()
        await self.sandbox.wait_for(lambda: self.bot.log.count("ready as") > before)
        faults, seconds = await self._right()
        self.people.tally.healed.append(seconds)
        if "Traceback" in self.bot.log:
            faults.append("there is a traceback in the log")
        return faults + self._lost() + self._called_twice()

    async def _right(self) -> tuple[list[str], float]:
        """Wait until every table is right; return what is not, and after how many seconds."""
        since = time.monotonic()
        faults = self._faults()
        while faults and time.monotonic() - since < self._patience:
            await asyncio.sleep(0.1)
            faults = self._faults()
        return faults, time.monotonic() - since

    def _faults(self) -> list[str]:
        faults = []
        for table in self._tables:
            games = self.bot.rows("SELECT * FROM games WHERE channel = ? ORDER BY id", table.id)
            titles = [one for one in table.public if text_of(one).startswith("## A game of")]
            if len(titles) != len(games):
                faults.append(f"{table.channel}: {len(titles)} lobbies and start notes of {len(games)} games")
            faults += [f"{table.channel}: {what}" for row in games[-2:] if (what := self._wrong(table, row))]
        return faults

    def _wrong(self, table: Table, row: Any) -> str:
        lobbies = [
            one for one in table.public if any(it.verb is Verb.LEAVE and it.table == row["id"] for it in ids(one))
        ]
        shown = [{it.version for it in ids(one) if it.table} for one in lobbies]
        if shown != ([{row["version"]}] if row["status"] == "lobby" else []):
            return f"game {row['id']} ({row['status']}, {row['version']}) has lobbies with buttons of {shown}"
        what = wrong(table, row)
        return f"game {row['id']}: {what}" if what else ""

    def _lost(self) -> list[str]:
        rows = self.bot.rows("SELECT game, seat, code FROM log WHERE entry = 'play'")
        stored = Counter((row["game"], row["seat"], row["code"]) for row in rows)
        lost = [f"{key} was acknowledged and is lost" for key in self.people.tally.acknowledged - stored]
        excess = stored - self.people.tally.tried
        for number in {game for game, _, _ in excess}:
            excess -= self._forced(number)
        return lost + [f"{key} is stored and nobody wanted it so often" for key in excess]

    def _forced(self, number: int) -> Counter[tuple[int, int, str]]:
        """Count the answers of a game that were forced by the press before them, which nobody pressed."""
        (row,) = self.bot.rows("SELECT * FROM games WHERE id = ?", number)
        rules = GAMES[row["kind"]].rules
        game = rules.new(row["size"], json.loads(row["options"]), row["seed"])
        found: Counter[tuple[int, int, str]] = Counter()
        last: tuple[str, int] | None = None
        for one in self.bot.rows("SELECT * FROM log WHERE game = ? ORDER BY number", number):
            if one["entry"] in (Entry.PLAY, Entry.AUTO, Entry.SUB):
                action, actor = auto_answer(game, one["seat"]), (one["entry"], one["seat"])
                if actor == last == (Entry.PLAY, one["seat"]) and action is not None and action.code == one["code"]:
                    found[number, one["seat"], one["code"]] += 1
                game.apply(one["seat"], rules.parse(one["code"]))
                last = actor
        return found

    def _called_twice(self) -> list[str]:
        """Count for each decision how often somebody was called to it."""
        heard, self._heard = self._heard, []
        for message in heard:
            number = table_of(message)
            (row,) = self.bot.rows("SELECT * FROM games WHERE id = ?", number)
            rows = self.bot.rows("SELECT * FROM log WHERE game = ? ORDER BY number", number)
            logged = [
                LogRow(one["number"], one["first"], Entry(one["entry"]), one["seat"], one["code"], one["at"])
                for one in rows
            ]
            version = max(it.version for it in ids(message))
            rules = GAMES[row["kind"]].rules
            game = rules.new(row["size"], json.loads(row["options"]), row["seed"])
            dealt = logged[0].number - 1 if logged else row["version"]
            opened = replay_log(rules, game, dealt, [one for one in logged if one.number <= version]).opened
            for one in self.bot.rows('SELECT seat, "user" FROM seats WHERE game = ?', number):
                if str(one["user"]) in message["mentions"]:
                    about = opened.get(one["seat"], -version)
                    # Who was called to the decision before is called for what was asked of the table since.
                    questions = (one for one in logged if one.entry is Entry.ASK or _opens_motion(one))
                    asked = (-row.number for row in questions if row.number <= version)
                    keys = [(number, one["seat"], what) for what in (about, *asked)]
                    calls = self.people.tally.calls
                    calls[next((key for key in keys if not calls[key]), keys[0])] += 1
        return [f"{key} was called {times} times" for key, times in self.people.tally.calls.items() if times > 1]

    def _table(self, number: int, people: int) -> Table:
        channel = f"soak-{number}"
        self.sandbox.world.add_channel(channel)
        return Table(self.bot, channel, *(self.sandbox.person(f"s{number}p{one}") for one in range(people)))

    def _hear(self, event: Any) -> None:
        if event.kind == "interaction" and event.thing.acknowledged:
            self.people.answered.setdefault(event.thing.id, self.sandbox.clock.now())
        if event.kind == "message" and event.thing.author_id == self.sandbox.world.bot.id:
            body = self.sandbox.payloads.page_message(event.thing)
            if body["mentions"]:
                self._heard.append(body)


def _opens_motion(row: LogRow) -> bool:
    return row.entry is Entry.MOTION and "." not in row.code


def say(text: str) -> None:
    """Print a line at once."""
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


async def soak(
    kills: int,
    tables: int,
    *,
    seed: int,
    patience: float,
    folder: Path,
    longest: float = 4.0,
    minutes: float | None = None,
) -> list[str]:
    """Run it and return what went wrong.

    Args:
        kills: how often the bot is killed.
        tables: at how many tables people play.
        seed: of all chance but the machine's own.
        patience: so many seconds after the bot is ready everything must be right.
        folder: where the bot keeps its store and its log.
        longest: for how many seconds people play between two kills at most.
        minutes: for how long, instead of a number of kills.
    """
    async with Sandbox() as sandbox:
        bot = Bot(sandbox, folder, program="bot")
        running = Soak(bot, Random(seed), tables, patience, longest)
        with hurried(sandbox):
            faults = await running.run(kills, minutes)
        if faults:
            shown = bot.rows("SELECT * FROM shown")
            faults += [running.state(), *(str(dict(row)) for row in shown), bot.log[-6000:]]
            asked = [one for one in sandbox.requests if "/callback" not in one.path][-LAST_REQUESTS:]
            faults += [f"{one.at:.2f} {one.seconds:.2f} {one.status} {one.method} {one.path}" for one in asked]
        await bot.kill()
    return faults


def main() -> None:
    """Read the command line, run, and exit with 1 if anything went wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--minutes", type=float, help="go on for so long, instead of a number of kills")
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--patience", type=float, default=5.0, help="seconds after the bot is ready")
    wanted = parser.parse_args()
    # Of a request that a killed bot has sent by half, aiohttp makes a traceback.
    logging.getLogger("aiohttp.server").setLevel(logging.CRITICAL)
    with tempfile.TemporaryDirectory() as folder:
        faults = asyncio.run(
            soak(
                wanted.kills,
                wanted.tables,
                seed=wanted.seed,
                patience=wanted.patience,
                folder=Path(folder),
                minutes=wanted.minutes,
            )
        )
    if faults:
        say("\n".join(faults))
        sys.exit(1)


if __name__ == "__main__":
    main()
