"""Serving who looks for his own tables: the list of them, and the hand at the one that has waited longest."""

from __future__ import annotations

from bot.desk import Desk
from bot.mine import Mine
from bot.places import has_bot
from bot.reply import Reply
from bot.screens.games import games_screen


async def open_games(desk: Desk, reply: Reply, page: int = 0) -> None:
    """Show somebody's tables.

    Raises:
        TableError: STORE.
    """
    await _show(desk, reply, await _mine(desk, reply), page)


async def open_next(desk: Desk, reply: Reply) -> None:
    """Open somebody's hand at the table that has waited longest for him; the list where none does.

    Raises:
        TableError: STORE.
    """
    mine = await _mine(desk, reply)
    following = mine.next(reply.user)
    if following is not None:
        await desk.hand(reply, following)
    else:
        # Votes are cast on the boards, to which the list leads.
        nothing = "" if mine.asked else desk.app.words.note(desk.language(reply), "games-nothing")
        await _show(desk, reply, mine, 0, nothing)


async def _mine(desk: Desk, reply: Reply) -> Mine:
    tables = desk.app.tables
    sitting, watched = await tables.people.tables_of(reply.user), await tables.watching.tables_of(reply.user)
    return Mine.of(sitting, reply.user, watched)


async def _show(desk: Desk, reply: Reply, mine: Mine, page: int, notice: str = "") -> None:
    language, here = desk.language(reply), has_bot(reply.interaction)
    await reply.private(games_screen(desk.app, mine, reply.user, language, page=page, notice=notice, here=here))
