"""A program that plays a table by itself and says aloud each press that was acknowledged, until somebody kills it."""

from __future__ import annotations

import asyncio
import sys
from random import Random

from bot.store import Store
from bot.tables import TableError, Tables, TableTurn
from engine.game import IllegalAction
from tests.bot.at_table import ANA, BEN, PLACE, started
from tests.bot.toy import GAMES


async def play(url: str, seed: int) -> None:
    """Open or go on with the table and press at random."""
    random = Random(seed)
    store = await Store.open(url)
    tables = Tables(store, GAMES)
    table = await tables.live_in(PLACE.channel) or await started(tables, (ANA, BEN), computers=1, left="400")
    for _ in range(5000):
        if not table.status.live:
            break
        turn = await press(tables, random, table.id)
        if turn is not None:
            table = turn.table
            assert table._game_session is not None
            codes = (step.code for step in table._game_session.since(turn.after))
            say(turn.entry, str(table.version), str(turn.seat), *codes)
    say("over")
    await store.close()


def say(*words: str) -> None:
    """Say a line at once, so that it is heard even if the program dies now."""
    sys.stdout.write(" ".join(words) + "\n")
    sys.stdout.flush()


async def press(tables: Tables, random: Random, number: int) -> TableTurn | None:
    """Make one press of somebody who is waited for, or take one back."""
    table = await tables.get(number)
    if table.computer_due and random.random() < 0.7:
        return await tables.play.play_computer(number)
    user = random.choice((ANA, BEN))
    try:
        if random.random() < 0.15:
            return await tables.play.take_back(number, user)
        seat = table.seat_of(user)
        assert seat is not None
        seen = table.seen_by(seat)
        assert seen is not None
        legal = seen.legal
        code = random.choice(legal).code if legal else "k"
        codes = ["k"] * random.randint(0, 3) + [code] if legal and "k" in {each.code for each in legal} else [code]
        return await tables.play.act(number, user, table.version, codes)
    except (TableError, IllegalAction):
        return None


if __name__ == "__main__":
    asyncio.run(play(sys.argv[1], int(sys.argv[2])))
