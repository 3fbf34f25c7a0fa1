"""Before the game begins: what a table must be for that, who may change it, and how people come to their seats."""

from __future__ import annotations

from dataclasses import replace

from bot.store import GuestKind, Status
from bot.tables.errors import Reason, TableError
from bot.tables.players import Player, Sitters, counted
from bot.tables.repository import Held, Shelf
from bot.tables.session import begin
from bot.tables.standby import no_guest, of_kind
from bot.tables.table import Ending, Table
from engine.chance import mixed_seed


def in_lobby(table: Table) -> Table:
    """Return a table whose game has not begun.

    Raises:
        TableError: RUNNING, GAME_OVER, NO_TABLE.
    """
    match table.status:
        case Status.LOBBY:
            return table
        case Status.RUNNING:
            raise TableError(Reason.RUNNING)
        case Status.CANCELLED:
            raise TableError(Reason.NO_TABLE)
        case _:
            raise TableError(Reason.GAME_OVER)


def hosted(table: Table, user: int) -> Table:
    """Return a table if this is its host.

    Raises:
        TableError: NOT_HOST.
    """
    if table.host != user:
        raise TableError(Reason.NOT_HOST)
    return table


def changed(table: Table) -> Table:
    """Return a table at its next version."""
    return replace(table, version=table.version + 1)


def seated(table: Table, *players: Player) -> Table:
    """Return a table at which these sit, in this order."""
    return replace(table, sitters=Sitters(counted(players)))


def filled(table: Table) -> Table:
    """Return a lobby where those sit on free seats who join if nobody else does, in the order in which they came."""
    came = of_kind(table, GuestKind.SPARE)[: table.room]
    for guest in came:
        table = no_guest(table, guest.user, GuestKind.SPARE)
    return seated(table, *table.players, *(Player(0, guest.user, guest.name) for guest in came)) if came else table


async def call_off(shelf: Shelf, held: Held, ending: Ending) -> Table:
    """End a table that is in its lobby."""
    table = changed(held.loaded)
    shown = replace(table.shown, invite=())
    return await shelf.commit(held, replace(table, status=Status.CANCELLED, ending=ending, shown=shown))


async def begin_game(shelf: Shelf, held: Held, table: Table) -> Table:
    """Begin the game of a table that is held, as it is to be, with a seed that nobody can guess.

    The seed is the secret that is there from the opening, people's words mixed in.

    Raises:
        TableError: RETIRED, STORE.
    """
    rules = table.rules
    if rules is None:
        raise TableError(Reason.RETIRED)
    if held.secret is None:
        raise RuntimeError("a lobby has a secret from its opening")
    words = tuple(player.word or "" for player in table.players) if _any_words(table) else ()
    seed = mixed_seed(held.secret, words)
    game = rules.new(table.size, table.options, seed)
    # Whoever is asked first is called for that, and needs no other word.
    asked = {table.players[seat].user for seat in game.waiting}
    table = replace(
        seated(changed(table), *(replace(player, word=None, salt=None) for player in table.players)),
        status=Status.RUNNING,
        guests=tuple(guest for guest in of_kind(table, GuestKind.NOTIFIED) if guest.user not in asked),
        words=words,
        _begun=True,
        _course=begin(game, table.version + 1),
    )
    held.seed = seed
    texts = list(words) or None
    return await shelf.commit(held, table, size=table.size, seed=seed, rules=rules.version, words=texts)


def _any_words(table: Table) -> bool:
    return any(player.word for player in table.players)
