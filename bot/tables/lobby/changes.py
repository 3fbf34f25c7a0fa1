"""Changes of a lobby by its host, until the game begins: game, seats, variant, expansion, and whether it is rated.

A change is made at once if everybody keeps a seat; computers without one go. If there would be too few seats, nobody is
put out: the host is told who that is and may ask them. Then they are pinged, and the lobby stays as it is until enough
people have given up their seats. They become standby players, first in the order. Nobody else sits down meanwhile, and
one "no" ends it. A seat that is held for an invited person is never taken away: the host has to take the invitation
back first.

Once a second person has a seat, a change of *rated*, or of the game or variant of a rated table, needs the agreement of
all: they are pinged, and one "no" ends it.

People at the table are not pinged for a change that leaves them their seats, as a host may try several settings in a
minute. The lobby says for all what it was before, until its game begins.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final, assert_never

from bot.domain.game_options import expansion_of, has_variants, variant_of, with_expansion, with_variant
from bot.store import Guest, GuestKind
from bot.tables.errors import Reason, TableError
from bot.tables.lobby.transitions import next_version, require_host, require_lobby, with_players
from bot.tables.lobby.waitlist import without_guest
from bot.tables.repository import Repository
from bot.tables.setup import Setup, WantedSetup, needs_agreement
from bot.tables.table import Table
from engine.game import Code
from engine.rules import AnyRules

_FIRST: Final = -1
"""The version of standby players who have given up a seat: before that of anybody who came later."""


RATED: Final = "rated"
UNRATED: Final = "unrated"
"""The values of the part RATED."""


class SetupPart(Code):
    """A part of a table's setup that its host can change; the value is in custom ids."""

    GAME = "game"
    SEATS = "seats"
    VARIANT = "variant"
    EXPANSION = "expansion"
    RATED = "rated"


@dataclass(frozen=True, slots=True)
class SetupChange:
    """A table after a request to change its setup.

    If `unseated` or `must_agree` is not empty, nothing was changed: these users would have no seat in the setup that
    was requested, or must agree to it.
    """

    table: Table
    requested: Setup
    unseated: tuple[int, ...] = ()
    must_agree: tuple[int, ...] = ()


class LobbyChanges:
    """Changes the setup of lobbies for their hosts."""

    def __init__(self, repository: Repository) -> None:
        self._repository = repository

    async def choose(self, table_id: int, user: int, part: SetupPart, value: str, *, ask: bool = False) -> SetupChange:
        """Change a part of the setup for the host, or say who would have no seat then.

        Args:
            table_id: the table.
            user: the host.
            part: what is changed.
            value: a game's code, a number, the name of a variant or an expansion, "" for no expansion; or RATED or
                UNRATED.
            ask: whether the people who would have no seat, or who must agree, are asked.

        Raises:
            TableError: NOT_HOST, RUNNING, GAME_OVER, NO_TABLE, RETIRED, STORE; LOBBY_CHANGED if there is no such value
                for the game that is chosen now; HELD_BEYOND if a seat is held that there would not be.
        """
        async with self._repository.lock(table_id) as cached:
            table = require_host(require_lobby(cached.loaded), user)
            requested = with_part(self._repository.games, table.setup, part, value)
            if requested == table.setup and table.wanted is None:
                return SetupChange(table, requested)
            unseated = table.beyond(requested.size)
            if table.held_guests and len(table.people) + len(table.held_guests) > requested.size:
                raise TableError(Reason.HELD_BEYOND)
            others = tuple(user for user in table.people if user != table.host and user not in unseated)
            must_agree = others if needs_agreement(table.setup, requested) else ()
            if not unseated and not must_agree:
                changed = with_setup(self._repository.games, next_version(table), requested)
                return SetupChange(await self._repository.commit(cached, changed), requested)
            asking = table.asks_for_change is not None and table.asks_for_change.setup == requested
            if ask and not asking:
                table = next_version(table)
                table = replace(table, wanted=WantedSetup(requested, table.version))
                return SetupChange(await self._repository.commit(cached, table), requested)
            return SetupChange(table, requested) if asking else SetupChange(table, requested, unseated, must_agree)

    async def give_up_seat(self, table_id: int, user: int, version: int) -> Table:
        """Make a user who was asked for their seat a standby player; change the setup if all have a seat then.

        Args:
            table_id: the table.
            user: who was asked.
            version: the version at which they were asked.

        Raises:
            TableError: NO_SEAT_QUESTION (nobody asks any more), TABLE_DECIDES (they have no seat), RUNNING, GAME_OVER,
                NO_TABLE, STORE.
        """
        async with self._repository.lock(table_id) as cached:
            table = _require_asked(cached.loaded, user, version)
            name = next(player.name for player in table.players if player.user == user)
            guest = Guest(user, GuestKind.SPARE, name, None, self._repository.now, None, _FIRST)
            left = with_players(next_version(table), *(each for each in table.players if each.user != user))
            left = replace(left, guests=(*without_guest(left, user, GuestKind.SPARE).guests, guest))
            return await self._repository.commit(cached, with_wanted_setup(self._repository.games, left))

    async def agree(self, table_id: int, user: int, version: int) -> Table:
        """Count the agreement of a user who was asked for it; change the setup if all have agreed.

        Raises:
            TableError: as `give_up_seat`.
        """
        async with self._repository.lock(table_id) as cached:
            table = next_version(_require_asked(cached.loaded, user, version))
            if table.wanted is not None:
                table = replace(table, wanted=replace(table.wanted, agreed=(*table.wanted.agreed, user)))
            return await self._repository.commit(cached, with_wanted_setup(self._repository.games, table))

    async def keep_setup(self, table_id: int, user: int, version: int) -> Table:
        """Say no for a user who was asked: the setup and their seat stay, and nobody is asked any more.

        Raises:
            TableError: as `give_up_seat`.
        """
        async with self._repository.lock(table_id) as cached:
            table = next_version(_require_asked(cached.loaded, user, version))
            wanted = None if table.wanted is None else replace(table.wanted, declined=True)
            return await self._repository.commit(cached, replace(table, wanted=wanted))

    async def withdraw(self, table_id: int, user: int) -> Table:
        """Ask nobody for a seat any more, for the host.

        Raises:
            TableError: NOT_HOST, RUNNING, GAME_OVER, NO_TABLE, STORE.
        """
        async with self._repository.lock(table_id) as cached:
            table = require_host(require_lobby(cached.loaded), user)
            if table.wanted is None:
                return table
            return await self._repository.commit(cached, replace(next_version(table), wanted=None))


def with_wanted_setup(games: Mapping[str, AnyRules], table: Table) -> Table:
    """Return a lobby with the setup that its host wants, if nobody has to give up a seat or to agree any more."""
    wanted = table.asks_for_change
    if wanted is None or table.asked_for_seats or table.asked_to_agree:
        return table
    return with_setup(games, table, wanted.setup)


def with_setup(games: Mapping[str, AnyRules], table: Table, setup: Setup) -> Table:
    """Return a lobby with another setup that has a seat for each person; computers without a seat go.

    It remembers the setup that others knew, unless the host is alone or has gone back to it.
    """
    computers = setup.size - len(table.people) - len(table.held_guests)
    players = []
    for player in table.players:
        if player.user is not None or computers > 0:
            players.append(player)
            computers -= player.user is None
    others = len(table.people) > 1 or any(guest.kind is not GuestKind.NOTIFIED for guest in table.guests)
    before = (table.changed_from or table.setup) if others else None
    shown = table.shown
    if (setup.kind, expansion_of(setup.options)) != (table.kind, expansion_of(table.options)):
        # The title of a thread names the game.
        shown = replace(shown, rename=True)
    return replace(
        table if len(players) == len(table.players) else with_players(table, *players),
        kind=setup.kind,
        rules=games[setup.kind],
        size=setup.size,
        options=setup.options,
        rated=setup.rated,
        changed_from=None if before == setup else before,
        wanted=None,
        shown=shown,
    )


def with_part(games: Mapping[str, AnyRules], setup: Setup, part: SetupPart, value: str) -> Setup:
    """Return a setup with another value of one part; another game keeps of the rest what it has, too.

    Raises:
        TableError: LOBBY_CHANGED: there is no such value; RETIRED: there is no such game any more.
    """
    rules = games.get(setup.kind)
    if rules is None:
        raise TableError(Reason.RETIRED)
    try:
        match part:
            case SetupPart.GAME:
                return setup if value == setup.kind else _with_game(value, games[value], rules, setup)
            case SetupPart.SEATS:
                if int(value) not in rules.seats:
                    raise ValueError(f"{rules.code} has no {value} seats")
                return replace(setup, size=int(value))
            case SetupPart.VARIANT:
                return replace(setup, options=with_variant(rules, setup.options, value))
            case SetupPart.EXPANSION:
                return replace(setup, options=with_expansion(rules, setup.options, value or None))
            case SetupPart.RATED:
                return replace(setup, rated={RATED: True, UNRATED: False}[value])
            case _:
                assert_never(part)
    except (KeyError, ValueError):
        # The page from which it was chosen is older than the game that is chosen now.
        raise TableError(Reason.LOBBY_CHANGED) from None


def _with_game(kind: str, rules: AnyRules, before: AnyRules, setup: Setup) -> Setup:
    """Return a setup for another game, with the number of seats nearest to that before, and the same variant."""
    size = min(rules.seats, key=lambda seats: abs(seats - setup.size))
    variant = variant_of(before, setup.options) if has_variants(before) else None
    options = with_variant(rules, {}, variant if has_variants(rules) and variant in rules.variants else None)
    return Setup(kind, size, options, setup.rated)


def _require_asked(table: Table, user: int, version: int) -> Table:
    wanted = require_lobby(table).asks_for_change
    if table.seat_of(user) is None:
        raise TableError(Reason.TABLE_DECIDES)
    if wanted is None or wanted.version != version or user not in (*table.asked_for_seats, *table.asked_to_agree):
        raise TableError(Reason.NO_SEAT_QUESTION)
    return table
