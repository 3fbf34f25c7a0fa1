"""Guards and changes of a table before its game begins: its players, standby players, start, cancellation."""

from __future__ import annotations

from dataclasses import replace

from bot.store import GuestKind, Status
from bot.tables.errors import Reason, TableError
from bot.tables.game.session import begin_session
from bot.tables.lobby.waitlist import guests_of_kind, without_guest
from bot.tables.repository import CachedTable, Repository
from bot.tables.seat_history import Player, SeatHistory, numbered
from bot.tables.table import Ending, Table
from engine.chance import mixed_seed


def require_lobby(table: Table) -> Table:
    """Return a table; require that its game has not begun.

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


def require_seat_in_lobby(table: Table, user: int) -> None:
    """Require that a user has a seat at a table whose game has not begun.

    Raises:
        TableError: NOT_IN_LOBBY, RUNNING, GAME_OVER, NO_TABLE.
    """
    if require_lobby(table).seat_of(user) is None:
        raise TableError(Reason.NOT_IN_LOBBY)


def require_host(table: Table, user: int) -> Table:
    """Return a table; require that the user is its host.

    Raises:
        TableError: NOT_HOST.
    """
    if table.host != user:
        raise TableError(Reason.NOT_HOST)
    return table


def next_version(table: Table) -> Table:
    """Return a table with the next version."""
    return replace(table, version=table.version + 1)


def with_players(table: Table, *players: Player) -> Table:
    """Return a table with these players, in this order."""
    return replace(table, seat_history=SeatHistory(numbered(players)))


def with_standby_players(table: Table) -> Table:
    """Return a lobby whose free seats are taken by its standby players, in order of arrival."""
    came = guests_of_kind(table, GuestKind.SPARE)[: table.room]
    for guest in came:
        table = without_guest(table, guest.user, GuestKind.SPARE)
    return (
        with_players(table, *table.players, *(Player(0, guest.user, guest.name) for guest in came)) if came else table
    )


async def without_avoided_standby(repository: Repository, table: Table) -> Table:
    """Return a lobby without the standby players whom its host avoids.

    Raises:
        TableError: STORE.
    """
    if table.host is None or not guests_of_kind(table, GuestKind.SPARE):
        return table
    avoided = await repository.store.blocklist.of(table.host)
    for one in avoided:
        table = without_guest(table, one.user, GuestKind.SPARE)
    return table


async def cancel_lobby(repository: Repository, cached: CachedTable, ending: Ending) -> Table:
    """End a table in its lobby."""
    table = next_version(cached.loaded)
    shown = replace(table.shown, invite=())
    return await repository.commit(cached, replace(table, status=Status.CANCELLED, ending=ending, shown=shown))


async def start_game(repository: Repository, cached: CachedTable, table: Table) -> Table:
    """Begin the game of a locked table, with a seed that nobody can predict.

    The seed mixes the secret, drawn at the opening, with the words of the players.

    Raises:
        TableError: RETIRED, STORE.
    """
    rules = table.rules
    if rules is None:
        raise TableError(Reason.RETIRED)
    if cached.secret is None:
        raise RuntimeError("a lobby has a secret from its opening")
    words = tuple(player.word or "" for player in table.players) if _any_words(table) else ()
    seed = mixed_seed(cached.secret, words)
    game = rules.new(table.size, table.options, seed)
    # The players who are asked first are pinged for that, and need no other message.
    asked = {table.players[seat].user for seat in game.waiting}
    table = replace(
        with_players(next_version(table), *(replace(player, word=None, salt=None) for player in table.players)),
        status=Status.RUNNING,
        guests=tuple(guest for guest in guests_of_kind(table, GuestKind.NOTIFIED) if guest.user not in asked),
        words=words,
        _begun=True,
        _game_session=begin_session(game, table.version + 1),
    )
    cached.seed = seed
    texts = list(words) or None
    return await repository.commit(cached, table, size=table.size, seed=seed, rules=rules.version, words=texts)


def _any_words(table: Table) -> bool:
    return any(player.word for player in table.players)
