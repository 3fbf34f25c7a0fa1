"""Tables of both games at which people play at random, to be backed up, moved and played on."""

from __future__ import annotations

import asyncio
from random import Random

from bot.games import GAMES
from bot.store import ALL, Status, Store
from bot.store.database import Database
from bot.tables import ChannelRef, Table, Tables, TableSpec

RULES = {code: game.rules for code, game in GAMES.items()}
FIRST = 10**17
"""The number of the first person."""
KINDS: tuple[tuple[str, int, dict[str, str]], ...] = (
    ("sobek", 2, {}),
    ("duel", 2, {}),
    ("sobek", 3, {"variant": "open"}),
    ("duel", 2, {"expansion": "treasures"}),
)


async def opened(address: str) -> Tables:
    """Open a database without a bot's lease, as beside one."""
    return Tables(Store(await Database.open(address, exclusive=False), ALL), RULES)


async def closed(tables: Tables) -> None:
    """Close the database."""
    await tables._repository.store.close()


async def begin(tables: Tables, count: int, channel: int = 100) -> list[int]:
    """Open so many tables, each in a channel of its own from a number on, with two or three people each."""
    numbers = []
    for number in range(count):
        kind, seats, options = KINDS[number % len(KINDS)]
        people = [FIRST + 10 * number + seat for seat in range(seats)]
        table = await tables.lobbies.create(
            TableSpec(ChannelRef(1, channel + number), kind, seats, options, "en"), people[0], "Ana"
        )
        for user in people[1:]:
            await tables.lobbies.join(table.id, user, f"Guest {user}")
        await tables.lobbies.start(table.id, people[0])
        numbers.append(table.id)
    return numbers


async def play(tables: Tables, number: int, steps: int, random: Random) -> Table:
    """Let the asked players of a table act at random, so many times or to the end."""
    table = await tables.get(number)
    for _ in range(steps):
        if table.status is not Status.RUNNING:
            break
        seat = random.choice(sorted(table.asked))
        seen, player = table.seen_by(seat), table.players[seat]
        assert seen is not None
        assert player.user is not None
        code = random.choice(seen.legal).code
        table = (await tables.play.act(number, player.user, table.version, [code])).table
    return table


def begin_game(address: str) -> None:
    async def played() -> None:
        tables = await opened(address)
        await begin(tables, 1)
        await closed(tables)

    asyncio.run(played())
