"""Actions in a lobby: open a table, join, leave, seat computers, add a word to the seed, start."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from bot.domain.computer_level import ComputerLevel
from bot.domain.pace import USUAL_PACE, Fallback, Pace
from bot.store import ChannelTaken, EditConflict, Guest, GuestKind, NewTable, Status
from bot.tables.blocklist import require_not_avoided
from bot.tables.errors import Reason, TableError
from bot.tables.lobby.changes import with_wanted_setup
from bot.tables.lobby.transitions import (
    cancel_lobby,
    next_version,
    require_host,
    require_lobby,
    require_seat_in_lobby,
    start_game,
    with_players,
    with_standby_players,
    without_avoided_standby,
)
from bot.tables.lobby.waitlist import is_guest, without_guest, without_held_seat
from bot.tables.rated_tables import with_obstacles
from bot.tables.repository import CachedTable, CommitDetails, Repository
from bot.tables.seat_history import ChannelRef, Player, numbered, seat_rows
from bot.tables.table import Ending, Table
from bot.tables.table_without_person import without_person
from engine.chance import seed_digest, word_digest

LOBBY_SECONDS: Final = 14 * 24 * 3600
"""How long a lobby is open unless the host chooses otherwise."""
OWN_LOBBIES: Final = 3
"""Most open lobbies of one person in a guild."""
ALL_LOBBIES: Final = 50
"""Most open lobbies in a guild."""
_REVISION_DIGITS: Final = 10
"""Number of hash digits by which the words of one player are told apart."""


SALTS: Final = 16
"""Number of salts drawn when a lobby opens: this many people can add a word."""
_SALT_BYTES: Final = 16


@dataclass(frozen=True, slots=True)
class SeedWord:
    """A word added to the seed: its salt, which only its player is told, and its public digest.

    `number` is the index of the salt's digest in the lobby's list, from 1; None if the lobby has no list.
    """

    table: Table
    salt: str = field(repr=False)
    digest: str
    number: int | None


@dataclass(frozen=True, slots=True)
class TableSpec:
    """A table to open: its channel, game and options, its language.

    With `thread` it is in a thread, to which its host is added. Its lobby pings the `role`, unless another lobby has
    done so meanwhile. `hints` says whether the table gives hints, None if nobody has chosen, `rated` whether its game
    is to be rated, None in a server without ladders.
    """

    channel_ref: ChannelRef
    kind: str
    size: int
    options: Mapping[str, str]
    language: str
    pace: Pace = USUAL_PACE
    fallback: Fallback = Fallback.ASK
    thread: bool = False
    role: int | None = None
    hints: bool | None = None
    rated: bool | None = None


class Lobbies:
    """The actions on a table before its game begins."""

    def __init__(self, repository: Repository) -> None:
        self._repository = repository

    async def create(self, spec: TableSpec, host: int, name: str, *, guests: tuple[Guest, ...] = ()) -> Table:
        """Open a table with its host on the first seat; hold seats for its `guests`.

        Raises:
            TableError: TABLE_EXISTS, OWN_LOBBIES, ALL_LOBBIES, STORE.
            ValueError: there is no such game, or not for this number of players.
        """
        return await self._open(spec, (Player(0, host, name),), guests)

    async def require_can_open(self, guild: int, user: int) -> None:
        """Require that a user may open one more lobby in a guild.

        Raises:
            TableError: OWN_LOBBIES, ALL_LOBBIES, STORE.
        """
        own, everybody = await self._repository.store.people.lobbies_of(user, guild)
        if own >= OWN_LOBBIES:
            raise TableError(Reason.OWN_LOBBIES)
        if everybody >= ALL_LOBBIES:
            raise TableError(Reason.ALL_LOBBIES)

    async def get(self, table_id: int) -> Table:
        """Return a table whose game has not begun.

        Raises:
            TableError: RUNNING, GAME_OVER, NO_TABLE, STORE.
        """
        return require_lobby(await self._repository.get(table_id))

    async def join(self, table_id: int, user: int, name: str, *, invite: bool = False) -> Table:
        """Seat a user on the next free seat; `invite` adds them to the thread of the table.

        Raises:
            TableError: ALREADY_SEATED, LOBBY_FULL, SEATS_HELD, NOT_AT_THIS_TABLE, RUNNING, GAME_OVER, NO_TABLE, STORE.
        """
        async with self._repository.lock(table_id) as cached:
            table = require_lobby(cached.loaded)
            if table.seat_of(user) is not None:
                raise TableError(Reason.ALREADY_SEATED)
            # A seated user is no standby player any more.
            joined = without_guest(_with_new_player(table, Player(0, user, name)), user, GuestKind.SPARE)
            await require_not_avoided(self._repository, table, user)
            shown = table.shown
            if invite and user not in shown.invite:
                shown = replace(shown, invite=(*shown.invite, user))
            return await self._repository.commit(cached, replace(joined, shown=shown))

    async def leave(self, table_id: int, user: int) -> Table:
        """Free a user's seat; a host passes the table on, and the lobby is cancelled with its last person.

        Raises:
            TableError: NOT_IN_LOBBY, RUNNING, GAME_OVER, NO_TABLE, STORE.
        """
        async with self._repository.lock(table_id) as cached:
            return await self.leave_locked(cached, user)

    async def add_computer(self, table_id: int, user: int, name: str) -> Table:
        """Seat a computer for the host: of the level of the last computer, or a merchant.

        Raises:
            TableError: NOT_HOST, LOBBY_FULL, SEATS_HELD, RUNNING, GAME_OVER, NO_TABLE, STORE.
        """
        async with self._repository.lock(table_id) as cached:
            table = require_host(require_lobby(cached.loaded), user)
            level = next(
                (one.level for one in reversed(table.players) if one.level is not None), ComputerLevel.MERCHANT
            )
            return await self._repository.commit(cached, _with_new_player(table, Player(0, None, name, level)))

    async def set_level(
        self, table_id: int, user: int, seat: int, level: ComputerLevel, name: str | None = None
    ) -> Table:
        """Set the level of the computer on a seat for the host; it must have this `name`, if one is given.

        Raises:
            TableError: NOT_HOST, NO_COMPUTER, LOBBY_CHANGED (another computer sits there by now), RUNNING, GAME_OVER,
                NO_TABLE, STORE.
        """
        async with self._repository.lock(table_id) as cached:
            table = require_host(require_lobby(cached.loaded), user)
            found = next((player for player in table.players if player.computer and player.seat == seat), None)
            if found is None:
                raise TableError(Reason.NO_COMPUTER)
            if name not in (None, found.name):
                raise TableError(Reason.LOBBY_CHANGED)
            players = (replace(one, level=level) if one.seat == seat else one for one in table.players)
            return await self._repository.commit(cached, with_players(next_version(table), *players))

    async def remove_computer(self, table_id: int, user: int) -> Table:
        """Remove the last computer for the host.

        Raises:
            TableError: NOT_HOST, NO_COMPUTER, RUNNING, GAME_OVER, NO_TABLE, STORE.
        """
        async with self._repository.lock(table_id) as cached:
            table = require_host(require_lobby(cached.loaded), user)
            last = max((player.seat for player in table.players if player.computer), default=None)
            if last is None:
                raise TableError(Reason.NO_COMPUTER)
            players = (player for player in table.players if player.seat != last)
            return await self._repository.commit(cached, with_players(next_version(table), *players))

    async def cancel(self, table_id: int, user: int, may_manage: bool = False) -> Table:
        """Cancel a lobby for its host, or for a user who manages the channel.

        Raises:
            TableError: NOT_HOST, RUNNING, GAME_OVER, NO_TABLE, STORE.
        """
        async with self._repository.lock(table_id) as cached:
            table = require_lobby(cached.loaded)
            if not may_manage:
                require_host(table, user)
            ending = Ending.HOST if table.host == user else Ending.MODERATOR
            return await cancel_lobby(self._repository, cached, ending)

    def require_can_add_word(self, table: Table, user: int) -> None:
        """Require that a user may add a word to the seed.

        Raises:
            TableError: NOT_IN_LOBBY, RUNNING, GAME_OVER, NO_TABLE; NO_SALT if none is left for them.
        """
        require_seat_in_lobby(table, user)
        if table.salts and _next_salt(table, user) >= len(table.salts):
            raise TableError(Reason.NO_SALT)

    async def add_word(self, table_id: int, user: int, word: str, revision: int | None = None) -> SeedWord:
        """Add a player's word to the seed, as a salted hash; a second word replaces it, with the same salt.

        The salt is the next of those drawn when the lobby was opened. If none were, it is drawn now.

        Args:
            table_id: the table.
            user: whose word it is.
            word: the word, which is not stored.
            revision: the revision of the word that the user knows of, 0 for none; None replaces any.

        Raises:
            TableError: NOT_IN_LOBBY, RUNNING, GAME_OVER, NO_TABLE, NO_SALT, STORE.
            EditConflict: the player has added another word meanwhile.
        """
        async with self._repository.lock(table_id) as cached:
            table = cached.loaded
            self.require_can_add_word(table, user)
            if revision is not None and word_revision(table, user) not in (0, revision):
                raise EditConflict
            index = _next_salt(table, user) if table.salts else None
            salt = secrets.token_hex(_SALT_BYTES) if index is None else cached.salts[index]
            digest = word_digest(salt, word)
            players = (replace(each, word=digest, salt=index) if each.user == user else each for each in table.players)
            given = table.salts_given if index is None else max(table.salts_given, index + 1)
            table = replace(with_players(next_version(table), *players), salts_given=given)
            table = await self._repository.commit(cached, table, salts_given=given)
            return SeedWord(table, salt, digest, None if index is None else index + 1)

    async def start(self, table_id: int, user: int) -> Table:
        """Begin the game for the host; standby players take the missing seats.

        Raises:
            TableError: NOT_HOST, NOT_ENOUGH, RUNNING, GAME_OVER, NO_TABLE, RETIRED, STORE.
        """
        async with self._repository.lock(table_id) as cached:
            table = with_standby_players(
                await without_avoided_standby(self._repository, require_host(require_lobby(cached.loaded), user))
            )
            if len(table.players) != table.size:
                raise TableError(Reason.NOT_ENOUGH)
            return await start_game(self._repository, cached, table)

    async def rematch(self, table_id: int, user: int, name: str) -> Table:
        """Open a table like one that is over, with the user as its host and the same computers.

        Raises:
            TableError: NOT_OVER, NOT_SEATED (the user did not play at that table), TABLE_EXISTS,
                OWN_LOBBIES, ALL_LOBBIES, NO_TABLE, STORE.
        """
        old = await self._repository.get(table_id)
        if old.status.live:
            raise TableError(Reason.NOT_OVER)
        if old.seat_of(user) is None:
            raise TableError(Reason.NOT_SEATED)
        computers = (player for player in old.players if player.computer)
        players = numbered((Player(0, user, name), *computers))
        spec = TableSpec(
            old.channel_ref,
            old.kind,
            old.size,
            old.options,
            old.language,
            old.pace,
            old.fallback,
            hints=old.hints,
            # What kept the old game from being rated may be gone.
            rated=True if old.unrated else old.rated,
        )
        return await self._open(spec, players)

    async def set_language(self, table_id: int, language: str) -> Table:
        """Change the language of a table.

        Raises:
            TableError: GAME_OVER, NO_TABLE, STORE.
        """
        async with self._repository.lock(table_id) as cached:
            if not cached.loaded.status.live:
                raise TableError(Reason.GAME_OVER)
            table = replace(cached.loaded, language=language)
            return await self._repository.commit(cached, table, CommitDetails(unseen=True), language=language)

    async def with_present_obstacles(self, table: Table) -> Table:
        """Return a table that says what keeps its game from being rated now, if it is a lobby that is to be rated.

        Managers of the server may have switched ladders off, or excluded a person who sits there; or time has removed
        what kept it.

        Raises:
            TableError: NO_TABLE, STORE.
        """
        if table.status is not Status.LOBBY or not table.rated:
            return table
        async with self._repository.lock(table.id) as cached:
            before = cached.loaded
            if before.status is not Status.LOBBY:
                return before
            now = await with_obstacles(self._repository.store, before, self._repository.now)
            if now.unrated == before.unrated:
                return before
            unseen = [one.told for one in now.unrated] != [one.told for one in before.unrated]
            return await self._repository.commit(cached, before, CommitDetails(unseen=unseen))

    async def leave_locked(self, cached: CachedTable, user: int, *, erasing: bool = False) -> Table:
        """Free a user's seat at a locked table, or remove them from the standby players.

        With `erasing`, nothing is kept of them there.
        """
        table = require_lobby(without_person(cached.loaded, user) if erasing else cached.loaded)
        if table.seat_of(user) is None:
            if is_guest(table, user, GuestKind.SPARE):
                return await self._repository.commit(cached, without_guest(next_version(table), user, GuestKind.SPARE))
            raise TableError(Reason.NOT_IN_LOBBY)
        left = with_players(next_version(table), *(each for each in table.players if each.user != user))
        if not left.people:
            left = replace(left, status=Status.CANCELLED, host=None, ending=Ending.DESERTED)
        elif table.host == user:
            left = replace(left, host=left.people[0])
        else:
            left = with_wanted_setup(self._repository.games, left)
        return await self._repository.commit(cached, left)

    async def _open(self, spec: TableSpec, players: tuple[Player, ...], guests: tuple[Guest, ...] = ()) -> Table:
        rules = self._repository.games.get(spec.kind)
        host = players[0].user
        if rules is None or spec.size not in rules.seats or host is None:
            raise ValueError(f"no table of {spec.kind} for {spec.size}")
        now, salts = self._repository.now, _new_salts()
        new = NewTable(
            kind=spec.kind,
            rules=rules.version,
            size=spec.size,
            options=spec.options,
            guild=spec.channel_ref.guild,
            channel=spec.channel_ref.channel,
            host=host,
            language=spec.language,
            at=now,
            seats=seat_rows(players),
            secret=secrets.token_hex(16),
            salts=salts,
            salts_sha256=tuple(map(seed_digest, salts)),
            pace=spec.pace.value,
            fallback=spec.fallback.value,
            closes=now + LOBBY_SECONDS,
            invite=(host,) if spec.thread else (),
            guests=guests,
            role=spec.role,
            hints=spec.hints,
            rated=spec.rated,
        )
        await self.require_can_open(spec.channel_ref.guild, host)
        try:
            made = await self._repository.store.create(new)
        except ChannelTaken:
            raise TableError(Reason.TABLE_EXISTS) from None
        finally:
            self._repository.user_seats.changed(player.user for player in players if player.user is not None)
        if not spec.rated:
            return await self._repository.get(made.id)
        # What keeps its game from being rated is known only of a table that is there.
        async with self._repository.lock(made.id) as cached:
            return await self._repository.commit(cached, cached.loaded)


def _new_salts() -> tuple[str, ...]:
    """Draw the salts of a lobby, each of 32 hexadecimal digits."""
    digits, size = secrets.token_hex(SALTS * _SALT_BYTES), 2 * _SALT_BYTES
    return tuple(digits[first : first + size] for first in range(0, len(digits), size))


def _next_salt(table: Table, user: int) -> int:
    """Return the index of the salt for a player's word; the number of salts if others have them all."""
    own = next((player.salt for player in table.players if player.user == user), None)
    return table.salts_given if own is None else own


def word_revision(table: Table, user: int) -> int:
    """Return a number that changes with the word of a player; 0 for no word."""
    given = next((player.word for player in table.players if player.user == user), None)
    return 0 if given is None else int(given[:_REVISION_DIGITS], 16) + 1


def _with_new_player(table: Table, player: Player) -> Table:
    if len(table.players) >= table.size:
        raise TableError(Reason.LOBBY_FULL)
    if not table.room and player.user not in {guest.user for guest in table.held_guests}:
        raise TableError(Reason.SEATS_HELD if table.asks_for_change is None else Reason.SEATS_ASKED)
    table = replace(table, guests=without_held_seat(table.guests, player.user))
    return with_players(next_version(table), *table.players, player)
