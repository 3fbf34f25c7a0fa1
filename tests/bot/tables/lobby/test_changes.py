"""The host changes what a lobby plays and for how many; nobody loses a seat without being asked."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from bot.domain.computer_level import ComputerLevel
from bot.domain.ping_recipient import User
from bot.store import Store
from bot.tables import GuestKind, Invitee, Reason, Setup, SetupPart, Status, Table, TableError, Tables, TableSpec
from bot.tables.lobby.waitlist import guests_of_kind
from engine import duel, sobek
from tests.bot.at_table import ANA, BEN, CLEO, DAN, PLACE, refused

GAMES = {"sobek": sobek.RULES, "duel": duel.RULES}
NAMES = {ANA: "Ana", BEN: "Ben", CLEO: "Cleo", DAN: "Dan"}
GAME, SEATS, VARIANT, EXPANSION = SetupPart.GAME, SetupPart.SEATS, SetupPart.VARIANT, SetupPart.EXPANSION


@pytest.fixture
def tables(store: Store) -> Tables:
    """Give tables of both games."""
    return Tables(store, GAMES)


async def opened(tables: Tables, *others: int, computers: int = 0, size: int = 4, kind: str = "sobek") -> Table:
    """Return a lobby of Ana with others and computers."""
    table = await tables.lobbies.create(TableSpec(PLACE, kind, size, {}, "en"), ANA, "Ana")
    for user in others:
        await tables.lobbies.join(table.id, user, NAMES[user])
    for number in range(computers):
        await tables.lobbies.add_computer(table.id, ANA, f"computer {number}")
    return await tables.get(table.id)


async def chosen(tables: Tables, table: Table, part: SetupPart, value: str, *, ask: bool = False) -> Table:
    """Return a table after a choice of Ana that takes nobody's seat."""
    change = await tables.lobby_changes.choose(table.id, ANA, part, value, ask=ask)
    assert change.unseated == ()
    return change.table


async def asking(tables: Tables, *others: int) -> Table:
    """Return a lobby of four whose host asks for seats, to play the duel."""
    return await chosen(tables, await opened(tables, *others), GAME, "duel", ask=True)


async def stored(store: Store, table: Table) -> Table:
    """Return a table as another process would read it."""
    return await Tables(store, GAMES).get(table.id)


async def test_the_host_changes_each_part_and_the_store_has_it(tables: Tables, store: Store) -> None:
    table = await opened(tables, BEN)
    for part, value, setup in (
        (SEATS, "3", Setup("sobek", 3, {})),
        (VARIANT, "open", Setup("sobek", 3, {"way": "open"})),
        (GAME, "duel", Setup("duel", 2, {})),
        (EXPANSION, "treasures", Setup("duel", 2, {"expansion": "treasures"})),
        (EXPANSION, "", Setup("duel", 2, {})),
        (GAME, "sobek", Setup("sobek", 2, {})),
    ):
        changed = await chosen(tables, table, part, value)
        assert changed.setup == setup
        assert changed.rules is GAMES[setup.kind]
        assert changed.version > table.version
        again = await stored(store, table)
        assert (again.setup, again.rules, again.changed_from) == (setup, changed.rules, changed.changed_from)
        table = changed
    started = await tables.lobbies.start(table.id, ANA)
    assert (started.status, started.kind, len(started.players)) == (Status.RUNNING, "sobek", 2)


async def test_a_duel_that_was_a_lobby_of_sobek_is_dealt_by_its_own_rules(tables: Tables, store: Store) -> None:
    table = await chosen(tables, await opened(tables, BEN), GAME, "duel")
    digest = table.digest
    await tables.lobbies.start(table.id, ANA)
    again = await stored(store, table)
    seen = again.seen_by(None)
    assert seen is not None
    assert type(seen.view).__module__.startswith("engine.duel")
    assert (again.kind, again.digest) == ("duel", digest), "chance is bound to what it was at the opening"


async def test_only_the_host_may_and_only_before_the_start(tables: Tables) -> None:
    table = await opened(tables, BEN, size=2)
    await refused(Reason.NOT_HOST, tables.lobby_changes.choose(table.id, BEN, GAME, "duel"))
    await tables.lobbies.start(table.id, ANA)
    await refused(Reason.RUNNING, tables.lobby_changes.choose(table.id, ANA, GAME, "duel"))


@pytest.mark.parametrize(
    ("part", "value"),
    [(GAME, "chess"), (SEATS, "5"), (SEATS, "many"), (VARIANT, "loud"), (EXPANSION, "treasures"), (VARIANT, "")],
)
async def test_what_the_game_has_not_is_refused_and_changes_nothing(
    tables: Tables, part: SetupPart, value: str
) -> None:
    """As a page may offer that was opened before the game was changed."""
    table = await opened(tables)
    await refused(Reason.LOBBY_CHANGED, tables.lobby_changes.choose(table.id, ANA, part, value))
    assert await tables.get(table.id) == table


async def test_a_choice_of_what_is_set_changes_nothing(tables: Tables) -> None:
    table = await opened(tables, BEN)
    for part, value in ((GAME, "sobek"), (SEATS, "4"), (VARIANT, "hidden"), (EXPANSION, "")):
        assert await chosen(tables, table, part, value) == table


async def test_computers_without_a_seat_go_and_the_first_stay(tables: Tables) -> None:
    table = await opened(tables, BEN, computers=2)
    await tables.lobbies.set_level(table.id, ANA, 2, ComputerLevel.APPRENTICE)
    table = await chosen(tables, table, SEATS, "3")
    assert [(one.seat, one.name) for one in table.players] == [(0, "Ana"), (1, "Ben"), (2, "computer 0")]
    assert table.players[2].level is ComputerLevel.APPRENTICE
    table = await chosen(tables, table, GAME, "duel")
    assert [one.name for one in table.players] == ["Ana", "Ben"]


async def test_a_seat_that_is_held_is_never_taken_away(tables: Tables) -> None:
    """A computer makes room for who is invited; else the host has to take the invitation back."""
    table = await opened(tables, BEN, computers=1)
    table = (await tables.invitations.invite(table.id, ANA, [Invitee(DAN, "Dan")])).table
    table = await chosen(tables, table, SEATS, "3")
    assert [one.name for one in table.players] == ["Ana", "Ben"]
    assert [guest.user for guest in table.held_guests] == [DAN]
    for ask in (False, True):
        await refused(Reason.HELD_BEYOND, tables.lobby_changes.choose(table.id, ANA, GAME, "duel", ask=ask))
    await tables.invitations.decline(table.id, DAN)
    assert (await chosen(tables, table, GAME, "duel")).kind == "duel"


async def test_the_lobby_remembers_what_others_knew(tables: Tables, store: Store) -> None:
    """Not what the host alone had, and not where the host has gone back to it."""
    table = await opened(tables)
    table = await chosen(tables, table, SEATS, "3")
    assert table.changed_from is None
    await tables.lobbies.join(table.id, BEN, "Ben")
    table = await chosen(tables, table, GAME, "duel")
    table = await chosen(tables, table, EXPANSION, "treasures")
    before = Setup("sobek", 3, {})
    assert (table.changed_from, (await stored(store, table)).changed_from) == (before, before)
    table = await chosen(tables, table, GAME, "sobek")
    assert table.changed_from == before
    table = await chosen(tables, table, SEATS, "3")
    assert (table.changed_from, (await stored(store, table)).changed_from) == (None, None)


async def test_nothing_changes_before_the_host_has_asked(tables: Tables) -> None:
    table = await opened(tables, BEN, CLEO)
    change = await tables.lobby_changes.choose(table.id, ANA, GAME, "duel")
    assert (change.unseated, change.requested) == ((CLEO,), Setup("duel", 2, {}))
    assert await tables.get(table.id) == table


async def test_who_came_last_is_asked_and_pinged(tables: Tables, store: Store) -> None:
    table = await asking(tables, BEN, CLEO)
    assert table.asked_for_seats == (CLEO,)
    assert (await stored(store, table)).called_for == {User(CLEO): table.version}


async def test_the_host_is_never_asked_wherever_they_sit(tables: Tables) -> None:
    table = await opened(tables, BEN, CLEO)
    last = replace(table, host=CLEO)
    assert [last.beyond(size) for size in (3, 2, 1)] == [(), (BEN,), (ANA, BEN)]


async def test_one_who_gives_the_seat_up_comes_first_if_one_is_free(tables: Tables, store: Store) -> None:
    table = await opened(tables, BEN, CLEO)
    await tables.waiting_lobbies.toggle_standby(table.id, DAN, "Dan")
    table = await chosen(tables, table, GAME, "duel", ask=True)
    asks = table.asks_for_change
    assert asks is not None
    table = await tables.lobby_changes.give_up_seat(table.id, CLEO, asks.version)
    assert (table.setup, table.people, table.wanted) == (Setup("duel", 2, {}), (ANA, BEN), None)
    again = await stored(store, table)
    assert [guest.user for guest in guests_of_kind(again, GuestKind.SPARE)] == [CLEO, DAN]
    assert again.called_for == {}
    await tables.lobbies.leave(table.id, BEN)
    assert (await tables.lobbies.start(table.id, ANA)).people == (ANA, CLEO)


async def test_all_who_are_asked_have_to_agree(tables: Tables) -> None:
    table = await asking(tables, BEN, CLEO, DAN)
    version = table.version
    assert table.asked_for_seats == (CLEO, DAN)
    table = await tables.lobby_changes.give_up_seat(table.id, DAN, version)
    assert (table.kind, table.people, table.asked_for_seats) == ("sobek", (ANA, BEN, CLEO), (CLEO,))
    table = await tables.lobby_changes.give_up_seat(table.id, CLEO, version)
    assert (table.kind, table.people) == ("duel", (ANA, BEN))


@pytest.mark.parametrize("leaver", [BEN, CLEO])
async def test_whoever_leaves_makes_room_as_well(tables: Tables, leaver: int) -> None:
    table = await asking(tables, BEN, CLEO)
    table = await tables.lobbies.leave(table.id, leaver)
    assert (table.kind, table.size, table.wanted) == ("duel", 2, None)
    assert set(table.people) == {ANA, BEN, CLEO} - {leaver}


async def test_one_no_leaves_everything_as_it_is(tables: Tables, store: Store) -> None:
    table = await asking(tables, BEN, CLEO)
    table = await tables.lobby_changes.keep_setup(table.id, CLEO, table.version)
    assert (table.kind, table.people, table.asked_for_seats, table.called_for) == ("sobek", (ANA, BEN, CLEO), (), {})
    assert table.room == 1
    again = await stored(store, table)
    assert again.wanted is not None
    assert again.wanted.declined
    await refused(Reason.NO_SEAT_QUESTION, tables.lobby_changes.keep_setup(table.id, CLEO, again.wanted.version))
    asked = await chosen(tables, table, GAME, "duel", ask=True)
    assert asked.asked_for_seats == (CLEO,), "the host can ask again"


async def test_the_host_asks_no_more(tables: Tables) -> None:
    table = await asking(tables, BEN, CLEO)
    version = table.version
    await refused(Reason.NOT_HOST, tables.lobby_changes.withdraw(table.id, BEN))
    table = await tables.lobby_changes.withdraw(table.id, ANA)
    assert (table.wanted, table.kind) == (None, "sobek")
    await refused(Reason.NO_SEAT_QUESTION, tables.lobby_changes.give_up_seat(table.id, CLEO, version))
    assert await tables.lobby_changes.withdraw(table.id, ANA) == table


async def test_asking_twice_asks_once(tables: Tables) -> None:
    """A second ping would be for nothing."""
    table = await asking(tables, BEN, CLEO)
    assert await chosen(tables, table, GAME, "duel", ask=True) == table


async def test_only_who_is_asked_can_answer(tables: Tables) -> None:
    table = await asking(tables, BEN, CLEO)
    for answer in (tables.lobby_changes.give_up_seat, tables.lobby_changes.keep_setup):
        await refused(Reason.NO_SEAT_QUESTION, answer(table.id, BEN, table.version))
        await refused(Reason.NO_SEAT_QUESTION, answer(table.id, ANA, table.version))
        await refused(Reason.NO_SEAT_QUESTION, answer(table.id, CLEO, table.version - 1))
        await refused(Reason.TABLE_DECIDES, answer(table.id, DAN, table.version))


async def test_nobody_sits_down_while_it_is_open(tables: Tables) -> None:
    table = await asking(tables, BEN, CLEO)
    assert table.room == 0
    await refused(Reason.SEATS_ASKED, tables.lobbies.join(table.id, DAN, "Dan"))
    await refused(Reason.SEATS_ASKED, tables.lobbies.add_computer(table.id, ANA, "computer"))
    assert (await tables.invitations.invite(table.id, ANA, [Invitee(DAN, "Dan")])).asked == ()


async def test_it_ends_with_the_start_and_with_the_host(tables: Tables, store: Store) -> None:
    table = await asking(tables, BEN, CLEO, DAN)
    started = await tables.lobbies.start(table.id, ANA)
    assert (started.kind, started.wanted, len(started.players)) == ("sobek", None, 4)
    assert (await stored(store, table)).wanted is None
    await tables.early_ends.stop(table.id, ANA, False)
    table = await asking(tables, BEN, CLEO)
    left = await tables.lobbies.leave(table.id, ANA)
    assert (left.host, left.kind, left.wanted) == (BEN, "sobek", None)


async def test_a_change_and_a_start_at_once_are_one_after_the_other(tables: Tables, store: Store) -> None:
    """Whoever comes second finds what the first has made of the table."""
    for order in (1, -1):
        table = await opened(tables, BEN, size=2)
        both = [tables.lobby_changes.choose(table.id, ANA, GAME, "duel"), tables.lobbies.start(table.id, ANA)]
        results = await asyncio.gather(*both[::order], return_exceptions=True)
        errors = [one.reason for one in results if isinstance(one, TableError)]
        again = await stored(store, table)
        assert again.status is Status.RUNNING
        assert (again.kind, errors) == (("duel", []) if order == 1 else ("sobek", [Reason.RUNNING]))
        await tables.early_ends.stop(table.id, ANA, False)


async def test_two_changes_at_once_both_hold(tables: Tables, store: Store) -> None:
    table = await opened(tables, BEN)
    await asyncio.gather(
        tables.lobby_changes.choose(table.id, ANA, VARIANT, "open"),
        tables.lobby_changes.choose(table.id, ANA, SEATS, "3"),
    )
    assert (await stored(store, table)).setup == Setup("sobek", 3, {"way": "open"})


async def test_another_title_goes_to_the_thread_and_nothing_else_does(tables: Tables) -> None:
    table = await opened(tables)
    assert not (await chosen(tables, table, VARIANT, "open")).shown.rename
    assert not (await chosen(tables, table, SEATS, "2")).shown.rename
    assert (await chosen(tables, table, GAME, "duel")).shown.rename
