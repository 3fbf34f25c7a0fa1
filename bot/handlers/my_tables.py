"""Serving who looks for his own tables: the list of them, and the hand at the one that has waited longest."""

from __future__ import annotations

from bot.interactions.contexts import has_bot
from bot.interactions.response import Reply
from bot.queries.my_tables import Mine
from bot.queries.open_tables import look_around, read
from bot.screens.my_tables import games_screen, on_page, page_of
from bot.services.table_actions import Desk


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
    sitting = [*await tables.people.tables_of(reply.user), *await tables.people.spare_at(reply.user)]
    return Mine.of(sitting, reply.user, await tables.watching.tables_of(reply.user))


async def _show(desk: Desk, reply: Reply, mine: Mine, page: int, notice: str = "") -> None:
    """Show the list, and after one's own tables those of the server with room for one more."""
    language, here = desk.language(reply), has_bot(reply.interaction)
    near = await look_around(desk.app.tables, reply.interaction, mine.all)
    page = page_of(mine, near, page)
    near = await read(desk.app.tables, near, on_page(mine, near, page)[1])
    screen = games_screen(desk.app, mine, reply.user, language, page=page, notice=notice, here=here, near=near)
    await reply.private(screen)
