"""How each alert is provoked on the real bot, by what can befall it, and what is scraped of it meanwhile."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from functools import partial
from itertools import count
from operator import le
from typing import Final
from unittest.mock import patch

from bot.interactions.custom_id import PressId, Verb
from sandbox.entry import Closed, Code
from sandbox.moving import DAY
from sandbox.server import Sandbox
from tests.e2e.courses import Course
from tests.e2e.harness import Bot, Table
from tests.e2e.truth import CALLBACK, MESSAGES, hurried
from tests.e2e.watched import SOON, Scrape, Watched

BOARDS: Final = "POST /channels/:id/messages"
LATE: Final = 5
"""So many answers come late: a single one wakes nobody."""
STALL: Final = 2.2
"""Seconds for which a process stands still, so that its loop is late by more than one, whenever that begins."""
HELD: Final = 0.8
"""Seconds for which somebody else holds the database, where the bot is to wait for it."""
_NUMBERS = count(1)


class Ailing(Watched):
    """A bot to which everything happens that there is an alert for."""

    def __init__(self, bot: Bot, port: int) -> None:
        super().__init__(bot, port)
        self.port = port
        self.fresh: Scrape = {}
        """What was scraped before anybody had done anything."""

    @property
    def sandbox(self) -> Sandbox:
        """Its Discord."""
        return self.bot.sandbox

    async def start(self) -> None:
        """Start it with its port open."""
        await self.bot.start(icons=False, METRICS_PORT=str(self.port))

    def table(self, guests: int = 0) -> Table:
        """Give a channel with a user who has never played, and so many guests."""
        number = next(_NUMBERS)
        self.sandbox.world.add_channel(f"alert-{number}")
        names = (f"alarmed-{number}", *(f"alarmed-{number}-{guest}" for guest in range(guests)))
        return Table(self.bot, f"alert-{number}", *map(self.sandbox.person, names))

    async def shown(self) -> None:
        """Wait until all boards are as they should be."""
        await self.counts(lambda boards: boards == 0, "sobek_boards_behind", seconds="0")


async def down(it: Ailing) -> Course:
    """The process is killed."""
    quiet = await it.scrape()
    await it.bot.kill()
    gone = await it.scrape()
    await it.start()
    return Course((quiet, gone), {"severity": "page", **it.target})


async def gateway_away(it: Ailing) -> Course:
    """Discord lets nobody in."""
    await it.counts(lambda away: away == 0, "sobek_shards_away")
    quiet = await it.scrape()
    with patch.object(it.sandbox.gateway.entry, "check", side_effect=Closed(Code.UNKNOWN_ERROR)):
        await it.sandbox.gateway.close(resumable=False)
        await it.counts(lambda away: away == 1, "sobek_shards_away")
        away = await it.scrape()
    await it.counts(lambda away: away == 0, "sobek_shards_away")
    return Course((quiet, away), {"severity": "page", **it.target})


async def gateway_unsteady(it: Ailing) -> Course:
    """The connection is cut and taken up again, eleven times."""
    await it.counts(lambda away: away == 0, "sobek_shards_away")
    quiet = await it.scrape()
    for _ in range(11):
        await resumed(it.sandbox)
    await it.counts(lambda away: away == 0, "sobek_shards_away")
    return Course((quiet, await it.scrape()), {"severity": "ticket", "shard": "0", **it.target})


async def faults(it: Ailing) -> Course:
    """A handler raises what nobody has thought of."""
    table = it.table()
    lobby, quiet = await table.open(2), await it.scrape()
    failed = await it.figure("sobek_presses_total", outcome="failed")
    await pressed(table, lobby["id"], Verb.RULES)
    await it.counts(lambda now: now > failed, "sobek_presses_total", outcome="failed")
    return Course((quiet, await it.scrape()), {"severity": "ticket"})


async def rejected(it: Ailing) -> Course:
    """Discord rejects a board again and again, as it does what a fault of the bot's own has put into it."""
    table = it.table()
    lobby = await table.open(2, 1)
    await it.shown()
    quiet = await it.scrape()
    failed = await it.figure("sobek_presses_total", outcome="failed")
    it.sandbox.fail(status=400, code=50035, method="POST", path=MESSAGES, times=1000)
    await table.host.press(lobby["id"], "Start", wait=0.1)
    await it.counts(lambda now: now > failed, "sobek_presses_total", outcome="failed")
    told = await it.scrape()
    it.sandbox.faults.clear()
    it.sandbox.move_clock(120)
    await table.settled()
    return Course((quiet, told), {"severity": "ticket"})


async def store_fails(it: Ailing) -> Course:
    """Somebody else holds the database for longer than the bot waits."""
    table = it.table()
    lobby, quiet = await table.open(2), await it.scrape()
    with closing(sqlite3.connect(it.bot.file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        await table.host.press(lobby["id"], "Add a computer")
        other.execute("ROLLBACK")
    return Course((quiet, await it.scrape()), {"severity": "page", "why": "store", **it.target})


async def database_away(it: Ailing) -> Course:
    """The database's file is moved away, and back."""
    quiet = await it.scrape()
    moved = it.bot.file.rename(it.bot.file.with_name("moved"))
    await it.counts(lambda away: away == 1, "sobek_database_away")
    away = await it.scrape()
    moved.rename(it.bot.file)
    await it.counts(lambda away: away == 0, "sobek_database_away")
    return Course((quiet, away), {"severity": "page", **it.target})


async def store_slow(it: Ailing) -> Course:
    """Somebody else holds the database again and again, for less than the bot waits."""
    scrapes = [await it.scrape()]
    for _ in range(3):
        before = await slow_commits(it)
        async with asyncio.timeout(SOON):
            while await slow_commits(it) < before + 4:
                await held_up(it)
        scrapes.append(await it.scrape())
    return Course(scrapes, {"severity": "ticket"})


async def boards_behind(it: Ailing) -> Course:
    """Discord takes no messages, for minutes."""
    table = it.table()
    lobby = await table.open(2, 1)
    await it.shown()
    quiet = await it.scrape()
    it.sandbox.fail(status=503, method="POST", path=MESSAGES, times=1000)
    await table.host.press(lobby["id"], "Start", wait=0.1)
    await it.counts(lambda boards: boards == 1, "sobek_boards_behind", seconds="0")
    it.sandbox.move_clock(120)
    await it.counts(lambda boards: boards == 1, "sobek_boards_behind", seconds="60")
    behind = await it.scrape()
    it.sandbox.faults.clear()
    it.sandbox.move_clock(120)
    await it.shown()
    return Course((quiet, behind), {"severity": "ticket", "seconds": "60", **it.target})


async def answers_late(it: Ailing) -> Course:
    """An answer takes so long to get to Discord that it has given up waiting."""
    table = it.table()
    lobby, quiet = await table.open(2), await it.scrape()
    told = await it.figure("sobek_acknowledged_seconds_count")
    with hurried(it.sandbox, 1.0):
        it.sandbox.fail("slow", path=CALLBACK, seconds=2.1, times=LATE)
        answers = await asyncio.gather(*(table.host.press(lobby["id"], "Options") for _ in range(LATE)))
    assert {answer.state for answer in answers} == {"failed"}
    await it.counts(lambda now: now == told + LATE, "sobek_acknowledged_seconds_count")
    return Course((quiet, await it.scrape()), {"severity": "page"})


async def timers_late(it: Ailing) -> Course:
    """The machine sleeps past the end of a lobby."""
    table = it.table()
    await table.open(2)
    quiet = await it.scrape()
    seen = await it.figure("sobek_timer_lag_seconds_count")
    it.bot.send(signal.SIGSTOP)
    it.sandbox.move_clock(15 * DAY)
    it.bot.send(signal.SIGCONT)
    await it.counts(lambda count: count > seen, "sobek_timer_lag_seconds_count")
    return Course((quiet, await it.scrape()), {"severity": "ticket"})


async def rate_limited(it: Ailing) -> Course:
    """Discord has too many messages; each is sent five times, and again after a pause."""
    table, before = it.table(), it.table()
    await before.start(2, 1)
    lobby, quiet = await table.open(2, 1), await it.scrape()
    refused = await it.figure("sobek_rate_limited_total", route=BOARDS)
    it.sandbox.fail(status=429, method="POST", path=MESSAGES, seconds=0.01, times=25)
    await table.host.press(lobby["id"], "Start", wait=0.1)
    for more in range(5, 26, 5):
        await it.counts(partial(le, refused + more), "sobek_rate_limited_total", route=BOARDS)
        it.sandbox.move_clock(120)
    await table.settled()
    return Course((quiet, await it.scrape()), {"severity": "ticket", "route": BOARDS})


async def messages_refused(it: Ailing) -> Course:
    """A server takes a permission away, and changes its channel fifty-one times more: the bot tries again each time."""
    table = it.table()
    lobby = await table.open(2, 1)
    await it.shown()
    quiet = await it.scrape()
    it.sandbox.permit(table.channel, send_messages=False)
    await table.host.press(lobby["id"], "Start", wait=0.1)
    await it.counts(lambda boards: boards == 1, "sobek_boards_refused")
    for number in range(51):
        await tried_again(table, add_reactions=bool(number % 2))
    await it.counts(lambda refused: refused > 51, "sobek_messages_failed_total", code="50013")
    refused = await it.scrape()
    it.sandbox.permit(table.channel, send_messages=True)
    await table.settled()
    return Course((quiet, refused), {"severity": "ticket", "code": "50013"})


async def pings_without_words(it: Ailing) -> Course:
    """Discord refuses once to let a board take the place of a ping's words."""
    table = it.table(guests=1)
    quiet = await it.scrape()
    it.sandbox.fail(status=400, code=50035, method="PATCH", path=r"/channels/\d+/messages/\d+$")
    await table.start(2)
    await it.counts(lambda without: without == 1, "sobek_pings_without_words")
    await table.settled()
    return Course((quiet, await it.scrape()), {"severity": "ticket", **it.target})


async def loop_stalls(it: Ailing) -> Course:
    """The process stands still, as on a machine that swaps, and again three minutes later; it is seen afterwards."""
    await it.counts(lambda late: late < 1, "sobek_loop_lag_seconds")
    scrapes = [await it.scrape()]
    for _ in range(2):
        it.bot.send(signal.SIGSTOP)
        await asyncio.sleep(STALL)
        it.bot.send(signal.SIGCONT)
        await asyncio.sleep(STALL)
        scrapes.append(await it.scrape())
    return Course(scrapes, {"severity": "ticket", **it.target}, apart=3, held=1)


async def memory(it: Ailing) -> Course:
    """The bot has more memory than all its tables can need."""
    table = it.table()
    lobby, quiet = await table.open(2), await it.scrape()
    await pressed(table, lobby["id"], Verb.GAMES)
    large = await it.scrape()
    await pressed(table, lobby["id"], Verb.GAMES)
    return Course((quiet, large), {"severity": "ticket", **it.target})


PROVOKED: Final[dict[str, Callable[[Ailing], Awaitable[Course]]]] = {
    "SobekDown": down,
    "SobekGatewayAway": gateway_away,
    "SobekGatewayUnsteady": gateway_unsteady,
    "SobekFaults": faults,
    "SobekStoreFails": store_fails,
    "SobekDatabaseAway": database_away,
    "SobekStoreSlow": store_slow,
    "SobekBoardsBehind": boards_behind,
    "SobekAnswersLate": answers_late,
    "SobekTimersLate": timers_late,
    "SobekRateLimited": rate_limited,
    "SobekMessagesRefused": messages_refused,
    "SobekPingsWithoutWords": pings_without_words,
    "SobekLoopStalls": loop_stalls,
    "SobekMemory": memory,
}
"""How to provoke an alert, by its name."""


async def pressed(table: Table, message: int, verb: Verb) -> None:
    """Let the host press what a slow client still shows on a message."""
    await table.host.press(message, str(PressId(0, 0, verb)), stale=True, wait=0.1)


async def resumed(sandbox: Sandbox) -> None:
    """Cut the connection and wait until the session is taken up again."""
    before = sandbox.gateway.resumed
    await sandbox.gateway.close()
    await sandbox.wait_for(lambda: sandbox.gateway.resumed > before)


async def tried_again(table: Table, **change: bool) -> None:
    """Change what the bot may do in the channel, and wait until it has tried to show the board once more."""
    since = len(table.sandbox.requests)
    table.sandbox.permit(table.channel, **change)
    await table.sandbox.wait_for(lambda: table.sandbox.count("POST", MESSAGES, since=since))


async def slow_commits(it: Ailing) -> float:
    """Return how many commits have taken longer than half a second."""
    name = "sobek_commit_seconds"
    return await it.figure(f"{name}_count") - await it.figure(f"{name}_bucket", le="0.5")


async def held_up(it: Ailing) -> None:
    """Hold the database while somebody presses; on a busy machine he may be later than that."""
    table = it.table()
    lobby = await table.open(2)
    with closing(sqlite3.connect(it.bot.file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        press = asyncio.create_task(table.host.press(lobby["id"], "Add a computer"))
        await asyncio.sleep(HELD)
        other.execute("ROLLBACK")
        await press
