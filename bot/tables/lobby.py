"""The lobby: a table is opened, people and computers sit down and leave, add a word to the seed; the host starts."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from bot.domain.computer_level import Level
from bot.domain.expansions import with_expansion
from bot.domain.pace import USUAL, Fallback, Pace
from bot.domain.variants import with_variant
from bot.store import Guest, GuestKind, NewGame, PlaceTaken, Status, Superseded
from bot.tables.anonymise import without
from bot.tables.blocklist import let_in, wanted_spares
from bot.tables.errors import Reason, TableError
from bot.tables.guest_rules import unheld
from bot.tables.players import Place, Player, counted, seat_rows
from bot.tables.repository import CommitDetails, Held, Shelf
from bot.tables.seating import begin_game, call_off, changed, filled, hosted, in_lobby, seated
from bot.tables.standby import is_guest, no_guest
from bot.tables.table import Ending, Table
from engine.chance import seed_digest, word_digest
from engine.rules import AnyRules

LOBBY_SECONDS: Final = 14 * 24 * 3600
"""How long a lobby waits to be started."""
OWN_LOBBIES: Final = 3
"""How many open lobbies one person may have in a server."""
ALL_LOBBIES: Final = 50
"""How many open lobbies a server may have."""
_REVISION_DIGITS: Final = 10
"""So many digits of a word's hash tell it from the other words of its player."""


SALTS: Final = 16
"""How many salts are drawn when a lobby opens, so many people can add a word."""
_SALT_BYTES: Final = 16


@dataclass(frozen=True, slots=True)
class GivenWord:
    """A word that was added to the seed: its table, what its giver alone is told, and what everybody sees of it.

    `number` is the place of the salt's digest in the list of the lobby, from 1; None where there is no such list.
    """

    table: Table
    salt: str = field(repr=False)
    digest: str
    number: int | None


@dataclass(frozen=True, slots=True)
class TableSpec:
    """A table to be opened: where it stands, what is played there and how, in which language it is shown.

    With `thread` it stands in a thread, to which its host is added. Its lobby pings the `role`, unless another has done
    so meanwhile. `hints` says whether it gives hints, None where nobody has chosen that.
    """

    place: Place
    kind: str
    size: int
    options: Mapping[str, str]
    language: str
    pace: Pace = USUAL
    fallback: Fallback = Fallback.ASK
    thread: bool = False
    role: int | None = None
    hints: bool | None = None


class Lobbies:
    """What can be done with a table before its game begins."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf

    async def create(self, spec: TableSpec, host: int, name: str, *, guests: tuple[Guest, ...] = ()) -> Table:
        """Open a table with its host on the first seat; seats are held for its `guests`.

        Raises:
            TableError: TABLE_EXISTS, OWN_LOBBIES, ALL_LOBBIES, STORE.
            ValueError: there is no such game, or it is not for so many.
        """
        return await self._open(spec, (Player(0, host, name),), guests)

    async def may_open(self, guild: int, user: int) -> None:
        """Do nothing if somebody may open one more lobby in a server.

        Raises:
            TableError: OWN_LOBBIES, ALL_LOBBIES, STORE.
        """
        with self._shelf.as_table_error():
            own, everybody = await self._shelf.store.people.lobbies_of(user, guild)
        if own >= OWN_LOBBIES:
            raise TableError(Reason.OWN_LOBBIES)
        if everybody >= ALL_LOBBIES:
            raise TableError(Reason.ALL_LOBBIES)

    async def get(self, table_id: int) -> Table:
        """Return a table whose game has not begun.

        Raises:
            TableError: RUNNING, GAME_OVER, NO_TABLE, STORE.
        """
        return in_lobby(await self._shelf.get(table_id))

    async def join(self, table_id: int, user: int, name: str, *, invite: bool = False) -> Table:
        """Seat somebody on the next free seat; `invite` adds whoever it is to the thread that the table stands in.

        Raises:
            TableError: ALREADY_SEATED, LOBBY_FULL, SEATS_HELD, NOT_AT_THIS_TABLE, RUNNING, GAME_OVER, NO_TABLE, STORE.
        """
        async with self._shelf.hold(table_id) as held:
            table = in_lobby(held.loaded)
            if table.seat_of(user) is not None:
                raise TableError(Reason.ALREADY_SEATED)
            # Whoever sits down waits no more for nobody else to do so.
            joined = no_guest(_sat(table, Player(0, user, name)), user, GuestKind.SPARE)
            await let_in(self._shelf, table, user)
            shown = table.shown
            if invite and user not in shown.invite:
                shown = replace(shown, invite=(*shown.invite, user))
            return await self._shelf.commit(held, replace(joined, shown=shown))

    async def leave(self, table_id: int, user: int) -> Table:
        """Free somebody's seat; a host passes the table on, and with the last person it is cancelled.

        Raises:
            TableError: NOT_IN_LOBBY, RUNNING, GAME_OVER, NO_TABLE, STORE.
        """
        async with self._shelf.hold(table_id) as held:
            return await self.leave_held(held, user)

    async def add_computer(self, table_id: int, user: int, name: str) -> Table:
        """Let the host seat a computer: a merchant, or what the computer is that came last.

        Raises:
            TableError: NOT_HOST, LOBBY_FULL, SEATS_HELD, RUNNING, GAME_OVER, NO_TABLE, STORE.
        """
        async with self._shelf.hold(table_id) as held:
            table = hosted(in_lobby(held.loaded), user)
            level = next((one.level for one in reversed(table.players) if one.level is not None), Level.MERCHANT)
            return await self._shelf.commit(held, _sat(table, Player(0, None, name, level)))

    async def set_level(self, table_id: int, user: int, seat: int, level: Level, name: str | None = None) -> Table:
        """Let the host say how well the computer of a seat plays; of that `name`, if it is given.

        Raises:
            TableError: NOT_HOST, NO_COMPUTER, STALE (another computer sits there by now), RUNNING, GAME_OVER, NO_TABLE,
                STORE.
        """
        async with self._shelf.hold(table_id) as held:
            table = hosted(in_lobby(held.loaded), user)
            found = next((player for player in table.players if player.computer and player.seat == seat), None)
            if found is None:
                raise TableError(Reason.NO_COMPUTER)
            if name not in (None, found.name):
                raise TableError(Reason.STALE)
            players = (replace(one, level=level) if one.seat == seat else one for one in table.players)
            return await self._shelf.commit(held, seated(changed(table), *players))

    async def remove_computer(self, table_id: int, user: int) -> Table:
        """Let the host send away the computer that came last.

        Raises:
            TableError: NOT_HOST, NO_COMPUTER, RUNNING, GAME_OVER, NO_TABLE, STORE.
        """
        async with self._shelf.hold(table_id) as held:
            table = hosted(in_lobby(held.loaded), user)
            last = max((player.seat for player in table.players if player.computer), default=None)
            if last is None:
                raise TableError(Reason.NO_COMPUTER)
            players = (player for player in table.players if player.seat != last)
            return await self._shelf.commit(held, seated(changed(table), *players))

    async def set_variant(self, table_id: int, user: int, variant: str) -> Table:
        """Let the host choose the variant of the game.

        Raises:
            TableError: NOT_HOST, RUNNING, GAME_OVER, NO_TABLE, RETIRED, STORE.
            ValueError: the game has no such variant.
        """
        async with self._shelf.hold(table_id) as held:
            return await self._play_by(held, user, lambda rules, options: with_variant(rules, options, variant))

    async def set_expansion(self, table_id: int, user: int, expansion: str | None) -> Table:
        """Let the host add an expansion to the game, or leave it out.

        Raises:
            TableError: NOT_HOST, RUNNING, GAME_OVER, NO_TABLE, RETIRED, STORE.
            ValueError: the game has no such expansion.
        """
        async with self._shelf.hold(table_id) as held:
            return await self._play_by(held, user, lambda rules, options: with_expansion(rules, options, expansion))

    async def cancel(self, table_id: int, user: int, may_manage: bool = False) -> Table:
        """Let the host, or somebody who manages the channel, give up a table that has not begun.

        Raises:
            TableError: NOT_HOST, RUNNING, GAME_OVER, NO_TABLE, STORE.
        """
        async with self._shelf.hold(table_id) as held:
            table = in_lobby(held.loaded)
            if not may_manage:
                hosted(table, user)
            ending = Ending.HOST if table.host == user else Ending.MODERATOR
            return await call_off(self._shelf, held, ending)

    def may_add_word(self, table: Table, user: int) -> None:
        """Do nothing if a user may add a word to the seed.

        Raises:
            TableError: NOT_IN_LOBBY, RUNNING, GAME_OVER, NO_TABLE; NO_SALT if none is left for them.
        """
        see_in_lobby(table, user)
        if table.salts and _next_salt(table, user) >= len(table.salts):
            raise TableError(Reason.NO_SALT)

    async def add_word(self, table_id: int, user: int, word: str, revision: int | None = None) -> GivenWord:
        """Add a player's own word to the seed, as a salted hash; a second word replaces the first, with the same salt.

        The salt is the next of those that were drawn when the lobby was opened. Where none were, it is drawn now.

        Args:
            table_id: the table.
            user: whose word it is.
            word: the word, which is not kept.
            revision: that of the word which the user knows of, 0 where there was none; None replaces any.

        Raises:
            TableError: NOT_IN_LOBBY, RUNNING, GAME_OVER, NO_TABLE, NO_SALT, STORE.
            Superseded: the player has added another word meanwhile.
        """
        async with self._shelf.hold(table_id) as held:
            table = held.loaded
            self.may_add_word(table, user)
            if revision is not None and word_revision(table, user) not in (0, revision):
                raise Superseded
            place = _next_salt(table, user) if table.salts else None
            salt = secrets.token_hex(_SALT_BYTES) if place is None else held.salts[place]
            digest = word_digest(salt, word)
            players = (replace(each, word=digest, salt=place) if each.user == user else each for each in table.players)
            given = table.salts_given if place is None else max(table.salts_given, place + 1)
            table = replace(seated(changed(table), *players), salts_given=given)
            table = await self._shelf.commit(held, table, salts_given=given)
            return GivenWord(table, salt, digest, None if place is None else place + 1)

    async def start(self, table_id: int, user: int) -> Table:
        """Let the host begin the game; where seats are missing, those sit down who join if nobody else does.

        Raises:
            TableError: NOT_HOST, NOT_ENOUGH, RUNNING, GAME_OVER, NO_TABLE, RETIRED, STORE.
        """
        async with self._shelf.hold(table_id) as held:
            table = filled(await wanted_spares(self._shelf, hosted(in_lobby(held.loaded), user)))
            if len(table.players) != table.size:
                raise TableError(Reason.NOT_ENOUGH)
            return await begin_game(self._shelf, held, table)

    async def rematch(self, table_id: int, user: int, name: str) -> Table:
        """Open a new table like one that is over, with whoever asks as its host and the computers seated.

        Raises:
            TableError: NOT_OVER, NOT_SEATED (that table is asked for by somebody who did not play), TABLE_EXISTS,
                OWN_LOBBIES, ALL_LOBBIES, NO_TABLE, STORE.
        """
        old = await self._shelf.get(table_id)
        if old.status.live:
            raise TableError(Reason.NOT_OVER)
        if old.seat_of(user) is None:
            raise TableError(Reason.NOT_SEATED)
        computers = (player for player in old.players if player.computer)
        players = counted((Player(0, user, name), *computers))
        spec = TableSpec(
            old.place, old.kind, old.size, old.options, old.language, old.pace, old.fallback, hints=old.hints
        )
        return await self._open(spec, players)

    async def set_language(self, table_id: int, language: str) -> Table:
        """Change the language in which the table is shown.

        Raises:
            TableError: GAME_OVER, NO_TABLE, STORE.
        """
        async with self._shelf.hold(table_id) as held:
            if not held.loaded.status.live:
                raise TableError(Reason.GAME_OVER)
            table = replace(held.loaded, language=language)
            return await self._shelf.commit(held, table, CommitDetails(unseen=True), language=language)

    async def leave_held(self, held: Held, user: int, *, forgotten: bool = False) -> Table:
        """Free somebody's seat at a table that is held already, or let him go who waited for one.

        `forgotten` if nothing is to be kept of him there.
        """
        table = in_lobby(without(held.loaded, user) if forgotten else held.loaded)
        if table.seat_of(user) is None:
            if is_guest(table, user, GuestKind.SPARE):
                return await self._shelf.commit(held, no_guest(changed(table), user, GuestKind.SPARE))
            raise TableError(Reason.NOT_IN_LOBBY)
        left = seated(changed(table), *(each for each in table.players if each.user != user))
        if not left.people:
            left = replace(left, status=Status.CANCELLED, host=None, ending=Ending.DESERTED)
        elif table.host == user:
            left = replace(left, host=left.people[0])
        return await self._shelf.commit(held, left)

    async def _play_by(
        self, held: Held, user: int, chosen: Callable[[AnyRules, Mapping[str, str]], dict[str, str]]
    ) -> Table:
        """Let the host change by what options the game is played."""
        table = hosted(in_lobby(held.loaded), user)
        if table.rules is None:
            raise TableError(Reason.RETIRED)
        options = chosen(table.rules, table.options)
        return await self._shelf.commit(held, replace(changed(table), options=options), options=options)

    async def _open(self, spec: TableSpec, players: tuple[Player, ...], guests: tuple[Guest, ...] = ()) -> Table:
        rules = self._shelf.games.get(spec.kind)
        host = players[0].user
        if rules is None or spec.size not in rules.seats or host is None:
            raise ValueError(f"no table of {spec.kind} for {spec.size}")
        now, salts = self._shelf.now, _new_salts()
        new = NewGame(
            kind=spec.kind,
            rules=rules.version,
            size=spec.size,
            options=spec.options,
            guild=spec.place.guild,
            channel=spec.place.channel,
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
        )
        await self.may_open(spec.place.guild, host)
        with self._shelf.as_table_error():
            try:
                made = await self._shelf.store.create(new)
            except PlaceTaken:
                raise TableError(Reason.TABLE_EXISTS) from None
            finally:
                self._shelf.sittings.changed(player.user for player in players if player.user is not None)
        return await self._shelf.get(made.id)


def _new_salts() -> tuple[str, ...]:
    """Draw the salts of a lobby, each as 32 hexadecimal digits."""
    digits, size = secrets.token_hex(SALTS * _SALT_BYTES), 2 * _SALT_BYTES
    return tuple(digits[first : first + size] for first in range(0, len(digits), size))


def _next_salt(table: Table, user: int) -> int:
    """Return which salt a player has, or gets for a word; the number of salts if all were given to others."""
    own = next((player.salt for player in table.players if player.user == user), None)
    return table.salts_given if own is None else own


def word_revision(table: Table, user: int) -> int:
    """Return a number that changes with the word that a player has added to the seed; 0 for none."""
    given = next((player.word for player in table.players if player.user == user), None)
    return 0 if given is None else int(given[:_REVISION_DIGITS], 16) + 1


def see_in_lobby(table: Table, user: int) -> None:
    """Do nothing if somebody has a seat at a table that has not begun.

    Raises:
        TableError: NOT_IN_LOBBY, RUNNING, GAME_OVER, NO_TABLE.
    """
    if in_lobby(table).seat_of(user) is None:
        raise TableError(Reason.NOT_IN_LOBBY)


def _sat(table: Table, player: Player) -> Table:
    if len(table.players) >= table.size:
        raise TableError(Reason.LOBBY_FULL)
    if not table.room and player.user not in {guest.user for guest in table.held}:
        raise TableError(Reason.SEATS_HELD)
    table = replace(table, guests=unheld(table.guests, player.user))
    return seated(changed(table), *table.players, player)
