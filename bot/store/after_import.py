"""What a database needs after a restore or move: table numbers that go on, and a fresh look at its channels."""

from __future__ import annotations

from sqlalchemy import func, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.rows import LIVE, UNSEEN, Sending, ShownState, Slot, Status
from bot.store.schema import games, shown
from bot.store.shown_state import shown_columns


async def last_number(connection: AsyncConnection) -> int:
    """Return the last number that a table got: it is part of custom ids and is never used again."""
    most = await connection.scalar(select(func.max(games.c.id))) or 0
    if connection.dialect.name == "sqlite":
        given = await connection.scalar(text("SELECT seq FROM sqlite_sequence WHERE name = 'games'"))
    else:
        sequence = await connection.scalar(text("SELECT pg_get_serial_sequence('games', 'id')"))
        given = await connection.scalar(text(f"SELECT last_value FROM {sequence} WHERE is_called"))  # noqa: S608
    return max(most, given or 0)


async def continue_numbers_after(connection: AsyncConnection, number: int) -> None:
    """Let table numbers go on after this one, 0 for none yet."""
    if not number:
        return
    if connection.dialect.name == "sqlite":
        await connection.execute(text("DELETE FROM sqlite_sequence WHERE name = 'games'"))
        await connection.execute(text("INSERT INTO sqlite_sequence (name, seq) VALUES ('games', :n)"), {"n": number})
    else:
        await connection.execute(text("SELECT setval(pg_get_serial_sequence('games', 'id'), :n)"), {"n": number})


async def forget_shown_states(connection: AsyncConnection, leap: int) -> None:
    """Note that it is unknown what channels show of live tables, so that their messages are looked for.

    The latest message is kept. Those who are asked count as pinged. A transaction may begin with this.

    Args:
        connection: to the database.
        leap: more than the number of messages that may have been sent for a table and are not known here, so that the
            next ones have other nonces.
    """
    live = games.c.status.in_([status.value for status in LIVE])
    await connection.execute(update(games).where(live).values(owed=True))
    await connection.execute(update(shown).values(attempts=shown.c.attempts + leap))
    running = select(games.c.id).where(games.c.status == Status.RUNNING)
    unknown = {"board": None, "board_version": UNSEEN, "called": None, "sending": None}
    await connection.execute(update(shown).where(shown.c.game.in_(running)).values(**unknown))
    lobbies = select(games.c.id, games.c.created).where(games.c.status == Status.LOBBY)
    for game, created in (await connection.execute(lobbies)).all():
        sought = shown_columns(ShownState(sending=Sending(Slot.NOTE, None, UNSEEN, {}, created)))["sending"]
        values = {"note_version": UNSEEN, "sending": sought}
        await connection.execute(update(shown).where(shown.c.game == game).values(**values))
