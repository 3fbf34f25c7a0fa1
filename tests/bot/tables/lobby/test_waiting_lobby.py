"""Lobbies that wait for days: who joins if nobody else does, and what happens when their time has come."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from bot.domain.computer_level import ComputerLevel
from bot.domain.lobby_expiry_choices import LOBBY_LENGTHS, LobbyExpiryAction
from bot.domain.pace import DAY, HOUR
from bot.domain.ping_recipient import Seat, User
from bot.store import GuestKind, Store
from bot.tables import Ending, Player, Reason, Status, Table, TableError, Tables, TableSpec
from bot.tables.lobby.invitations import Invitee
from bot.tables.lobby.waitlist import MAX_GUESTS, guests_of_kind, is_complete
from engine.chance import seed_digest
from tests.bot.at_table import ANA, BEN, CLEO, DAN, PLACE, refused
from tests.bot.toy import GAMES, rules

OPENED = 1_700_000_000
EVE = 10**17 + 5


class Hand:
    """A clock that is turned by hand."""

    def __init__(self) -> None:
        self.at = float(OPENED)

    def __call__(self) -> float:
        return self.at


@pytest.fixture
def clock() -> Hand:
    return Hand()


@pytest.fixture
def tables(store: Store, clock: Hand) -> Tables:
    return Tables(store, GAMES, clock=clock)


def merchant(table: Table) -> str:
    return f"merchant {len(table.players)}"


async def opened(
    tables: Tables, size: int = 3, then: LobbyExpiryAction = LobbyExpiryAction.CLOSE, *, spares: tuple[int, ...] = ()
) -> Table:
    table = await tables.lobbies.create(TableSpec(PLACE, "toy", size, {}, "en"), ANA, "Ana")
    table = await tables.waiting_lobbies.set_expiry(table.id, ANA, seconds=HOUR, then=then)
    for user in spares:
        table = await tables.waiting_lobbies.toggle_standby(table.id, user, f"n{user}")
    return table


async def closed(tables: Tables, clock: Hand, table: Table) -> Table:
    clock.at += HOUR
    return await tables.waiting_lobbies.expire(table.id, merchant)


def users(table: Table) -> list[int | None]:
    return [player.user for player in table.players]


def waiting(table: Table) -> list[int]:
    return [guest.user for guest in guests_of_kind(table, GuestKind.SPARE)]


# Who joins if nobody else does.


async def test_who_joins_if_nobody_else_does_has_no_seat_and_is_kept(tables: Tables, store: Store) -> None:
    table = await opened(tables, spares=(BEN, CLEO))
    assert (users(table), waiting(table)) == ([ANA], [BEN, CLEO])
    assert waiting(await Tables(store, GAMES).get(table.id)) == [BEN, CLEO]
    again = await tables.waiting_lobbies.toggle_standby(table.id, BEN, "Ben")
    assert (waiting(again), again.version) == ([CLEO], table.version + 1)
    assert waiting(await Tables(store, GAMES).get(table.id)) == [CLEO]


async def test_the_host_may_start_as_soon_as_there_is_somebody_for_each_seat(tables: Tables, store: Store) -> None:
    """In the order in which they came; who is left has no seat."""
    table = await opened(tables, spares=(DAN,))
    assert not is_complete(table)
    await refused(Reason.NOT_ENOUGH, tables.lobbies.start(table.id, ANA))
    assert users(await tables.get(table.id)) == [ANA]
    await tables.waiting_lobbies.toggle_standby(table.id, CLEO, "Cleo")
    table = await tables.waiting_lobbies.toggle_standby(table.id, BEN, "Ben")
    assert is_complete(table)
    table = await tables.lobbies.start(table.id, ANA)
    assert (table.status, users(table), table.guests) == (Status.RUNNING, [ANA, DAN, CLEO], ())
    assert (await Tables(store, GAMES).get(table.id)).players == table.players


async def test_who_joins_properly_waits_no_more(tables: Tables) -> None:
    table = await opened(tables, spares=(BEN, CLEO))
    table = await tables.lobbies.join(table.id, CLEO, "Cleo")
    assert (users(table), waiting(table)) == ([ANA, CLEO], [BEN])
    await refused(Reason.ALREADY_SEATED, tables.waiting_lobbies.toggle_standby(table.id, CLEO, "Cleo"))


async def test_leave_lets_go_who_waits_as_well(tables: Tables) -> None:
    table = await opened(tables, spares=(BEN,))
    assert waiting(await tables.lobbies.leave(table.id, BEN)) == []
    await refused(Reason.NOT_IN_LOBBY, tables.lobbies.leave(table.id, BEN))


async def test_a_full_table_leaves_those_out_who_wait(tables: Tables) -> None:
    table = await opened(tables, size=2, spares=(CLEO,))
    await tables.lobbies.join(table.id, BEN, "Ben")
    assert users(await tables.lobbies.start(table.id, ANA)) == [ANA, BEN]


async def test_a_seat_that_is_held_for_somebody_is_not_taken_from_him(tables: Tables) -> None:
    """Until he has let his time pass."""
    table = await opened(tables, size=2, spares=(CLEO,))
    table = (await tables.invitations.invite(table.id, ANA, [Invitee(BEN, "Ben")])).table
    assert not is_complete(table)
    await refused(Reason.NOT_ENOUGH, tables.lobbies.start(table.id, ANA))
    table = await tables.invitations.lapse(table.id, BEN, table.held_guests[0].version)
    assert is_complete(table)
    assert users(await tables.lobbies.start(table.id, ANA)) == [ANA, CLEO]


async def test_seats_are_held_no_more_when_a_lobby_closes(tables: Tables, clock: Hand) -> None:
    """Those who wait come first; nobody is called to a seat that is taken."""
    table = await opened(tables, size=2, then=LobbyExpiryAction.START, spares=(CLEO,))
    await tables.invitations.invite(table.id, ANA, [Invitee(BEN, "Ben")])
    table = await closed(tables, clock, table)
    assert (users(table), table.guests, table.called_for.keys()) == ([ANA, CLEO], (), {Seat(0)})


async def test_whom_the_host_avoids_cannot_wait_for_a_seat(tables: Tables) -> None:
    """He is told as if he had pressed Join, and may take back what he had pressed before."""
    table = await opened(tables, spares=(BEN,))
    await tables.blocklist.add(ANA, {BEN: "Ben", CLEO: "Cleo"})
    await refused(Reason.NOT_AT_THIS_TABLE, tables.waiting_lobbies.toggle_standby(table.id, CLEO, "Cleo"))
    assert waiting(await tables.waiting_lobbies.toggle_standby(table.id, BEN, "Ben")) == []


async def test_so_many_may_wait_and_no_more(tables: Tables) -> None:
    crowd = tuple(range(EVE, EVE + MAX_GUESTS[GuestKind.SPARE]))
    table = await opened(tables, spares=crowd)
    await refused(Reason.MANY_GUESTS, tables.waiting_lobbies.toggle_standby(table.id, BEN, "Ben"))
    assert await tables.waiting_lobbies.toggle_notified(table.id, BEN, "Ben"), "that is another list"
    await tables.waiting_lobbies.toggle_standby(table.id, crowd[3], "")
    assert waiting(await tables.waiting_lobbies.toggle_standby(table.id, BEN, "Ben"))[-1] == BEN


async def test_the_order_is_kept_when_the_clock_goes_back(tables: Tables, store: Store, clock: Hand) -> None:
    """Not only in memory."""
    table = await opened(tables, spares=(CLEO,))
    clock.at -= 7200
    await tables.waiting_lobbies.toggle_standby(table.id, BEN, "Ben")
    for each in (tables, Tables(store, GAMES)):
        assert waiting(await each.get(table.id)) == [CLEO, BEN]


async def test_nobody_waits_at_a_table_that_has_begun_or_is_gone(tables: Tables) -> None:
    table = await opened(tables, size=2, spares=(BEN,))
    await tables.lobbies.start(table.id, ANA)
    await refused(Reason.RUNNING, tables.waiting_lobbies.toggle_standby(table.id, CLEO, "Cleo"))
    await refused(Reason.RUNNING, tables.waiting_lobbies.toggle_notified(table.id, CLEO, "Cleo"))
    await refused(Reason.RUNNING, tables.waiting_lobbies.set_expiry(table.id, ANA, seconds=HOUR))
    await tables.early_ends.stop(table.id, ANA)
    await refused(Reason.GAME_OVER, tables.waiting_lobbies.toggle_standby(table.id, CLEO, "Cleo"))
    other = await opened(tables, spares=(BEN,))
    over = await tables.lobbies.leave(other.id, ANA)
    assert (over.status, over.guests) == (Status.CANCELLED, ()), "a lobby with nobody in it is none"
    await refused(Reason.NO_TABLE, tables.waiting_lobbies.toggle_standby(other.id, CLEO, "Cleo"))


# When it closes, and what happens then.


@pytest.mark.parametrize("length", LOBBY_LENGTHS.values())
async def test_the_host_says_when_it_closes_counted_from_then(
    tables: Tables, store: Store, clock: Hand, length: int
) -> None:
    table = await opened(tables)
    clock.at += 500
    table = await tables.waiting_lobbies.set_expiry(table.id, ANA, seconds=length)
    assert (table.closes, table.closing) == (OPENED + 500 + length, LobbyExpiryAction.CLOSE)
    table = await tables.waiting_lobbies.set_expiry(table.id, ANA, then=LobbyExpiryAction.FILL)
    stored = await Tables(store, GAMES).get(table.id)
    assert (stored.closes, stored.closing) == (OPENED + 500 + length, LobbyExpiryAction.FILL)


async def test_only_the_host_says_so(tables: Tables) -> None:
    table = await opened(tables)
    await tables.lobbies.join(table.id, BEN, "Ben")
    await refused(Reason.NOT_HOST, tables.waiting_lobbies.set_expiry(table.id, BEN, seconds=DAY))
    await refused(Reason.NOT_HOST, tables.waiting_lobbies.set_expiry(table.id, DAN, then=LobbyExpiryAction.START))
    assert (await tables.get(table.id)).closing is LobbyExpiryAction.CLOSE
    await tables.lobbies.leave(table.id, ANA)
    assert (
        await tables.waiting_lobbies.set_expiry(table.id, BEN, then=LobbyExpiryAction.START)
    ).closing is LobbyExpiryAction.START


async def test_what_was_said_last_counts(tables: Tables, clock: Hand) -> None:
    """Longer, then shorter."""
    table = await opened(tables, size=2, then=LobbyExpiryAction.FILL)
    await tables.waiting_lobbies.set_expiry(table.id, ANA, seconds=3 * DAY, then=LobbyExpiryAction.START)
    assert (await closed(tables, clock, table)).status is Status.LOBBY
    await tables.waiting_lobbies.set_expiry(table.id, ANA, seconds=HOUR, then=LobbyExpiryAction.FILL)
    assert (await closed(tables, clock, table)).players[1] == Player(
        1, None, "merchant 1", level=ComputerLevel.MERCHANT
    )


async def test_it_starts_with_those_who_are_there(tables: Tables, store: Store, clock: Hand) -> None:
    """Its size is theirs from then on, in the store as well; those who waited are among them."""
    table = await opened(tables, size=4, then=LobbyExpiryAction.START, spares=(DAN,))
    await tables.lobbies.join(table.id, BEN, "Ben")
    table = await closed(tables, clock, table)
    assert (table.status, table.size, users(table), table.closes) == (Status.RUNNING, 3, [ANA, BEN, DAN], None)
    assert table._game_session is not None
    assert table._game_session.game.seats == 3
    stored = await Tables(store, GAMES).get(table.id)
    assert (stored.size, stored.players, stored.asked) == (3, table.players, table.asked)
    assert (await tables.play.act(table.id, ANA, None, ["k"])).table.status is Status.RUNNING


async def test_computers_that_are_there_count(tables: Tables, clock: Hand) -> None:
    table = await opened(tables, size=4, then=LobbyExpiryAction.START)
    await tables.lobbies.add_computer(table.id, ANA, "merchant")
    assert users(await closed(tables, clock, table)) == [ANA, None]


async def test_one_alone_does_not_start(tables: Tables, clock: Hand) -> None:
    over = await closed(tables, clock, await opened(tables, then=LobbyExpiryAction.START))
    assert (over.status, over.ending, over.size) == (Status.CANCELLED, Ending.TIME, 3)


async def test_fewer_than_the_rules_are_for_do_not_start(store: Store, clock: Hand) -> None:
    """As in a game for two and no others, or from three on."""
    tables = Tables(store, {"toy": replace(rules(), seats=range(3, 5))}, clock=clock)
    table = await opened(tables, size=4, then=LobbyExpiryAction.START, spares=(BEN,))
    assert (await closed(tables, clock, table)).ending is Ending.TIME
    table = await opened(tables, size=4, then=LobbyExpiryAction.START, spares=(BEN, CLEO))
    assert users(await closed(tables, clock, table)) == [ANA, BEN, CLEO]


async def test_computers_take_what_is_left_when_those_who_waited_have_sat_down(tables: Tables, clock: Hand) -> None:
    table = await closed(tables, clock, await opened(tables, size=4, then=LobbyExpiryAction.FILL, spares=(DAN,)))
    assert [(player.user, player.name, player.computer) for player in table.players] == [
        (ANA, "Ana", False),
        (DAN, f"n{DAN}", False),
        (None, "merchant 2", True),
        (None, "merchant 3", True),
    ]
    assert (table.status, table.size) == (Status.RUNNING, 4)


async def test_it_closes_with_all_who_waited_where_nothing_else_was_chosen(tables: Tables, clock: Hand) -> None:
    table = await closed(tables, clock, await opened(tables, size=2, spares=(BEN,)))
    assert (table.status, table.ending, table.guests) == (Status.CANCELLED, Ending.TIME, ())
    assert users(table) == [ANA]


@pytest.mark.parametrize("then", LobbyExpiryAction)
async def test_where_the_rules_are_gone_it_closes_whatever_was_chosen(
    store: Store, clock: Hand, then: LobbyExpiryAction
) -> None:
    table = await opened(Tables(store, GAMES, clock=clock), size=2, then=then, spares=(BEN,))
    later = Tables(store, {}, clock=clock)
    assert (await closed(later, clock, table)).ending is Ending.TIME
    assert await later.live_in(PLACE.channel) is None


async def test_a_game_that_the_clock_began_has_the_seed_of_one_that_its_host_began(tables: Tables, clock: Hand) -> None:
    """The secret that was committed to, with everybody's words mixed in."""
    table = await opened(tables, size=2, then=LobbyExpiryAction.START, spares=(BEN,))
    assert table.digest is not None
    given = await tables.lobbies.add_word(table.id, ANA, "Nile")
    table = await closed(tables, clock, given.table)
    assert table.words == (given.digest, "")
    over = await tables.early_ends.stop(table.id, ANA)
    assert over.secret is not None
    assert seed_digest(over.secret) == table.digest
    assert over.seed not in (None, over.secret)


# Failures.


@pytest.mark.parametrize("then", LobbyExpiryAction)
async def test_it_is_done_once_however_often_it_is_asked_for(
    tables: Tables, clock: Hand, then: LobbyExpiryAction
) -> None:
    table = await opened(tables, size=2, then=then)
    first = await closed(tables, clock, table)
    assert await closed(tables, clock, table) == first
    clock.at -= 5 * DAY
    assert await tables.waiting_lobbies.expire(table.id, merchant) == first, (
        "a clock that goes back opens nothing again"
    )


async def test_a_clock_that_jumps_back_before_the_moment_lets_it_wait(tables: Tables, clock: Hand) -> None:
    table = await opened(tables, size=2, then=LobbyExpiryAction.FILL)
    clock.at -= 2 * DAY
    assert (await closed(tables, clock, table)).status is Status.LOBBY
    clock.at += 3 * DAY
    assert (await tables.waiting_lobbies.expire(table.id, merchant)).status is Status.RUNNING


@pytest.mark.parametrize("clock_first", [True, False])
@pytest.mark.parametrize("then", LobbyExpiryAction)
async def test_it_closes_in_the_second_in_which_somebody_joins(
    tables: Tables, clock: Hand, then: LobbyExpiryAction, clock_first: bool
) -> None:
    """Whoever is first is right, and the other is told kindly; nobody is lost, nobody sits twice."""
    table = await opened(tables, size=2, then=then)
    clock.at += HOUR
    closes, joins = tables.waiting_lobbies.expire(table.id, merchant), tables.lobbies.join(table.id, BEN, "Ben")
    both = [closes, joins] if clock_first else [joins, closes]
    done = await asyncio.gather(*both, return_exceptions=True)
    reasons = [error.reason for error in done if isinstance(error, TableError)]
    table = await tables.get(table.id)
    if not clock_first:
        assert (reasons, users(table)) == ([], [ANA, BEN])
    elif then is LobbyExpiryAction.FILL:
        assert (reasons, users(table)) == ([Reason.RUNNING], [ANA, None])
    else:
        assert (reasons, table.ending) == ([Reason.NO_TABLE], Ending.TIME)
    alone = clock_first and then is not LobbyExpiryAction.FILL
    assert table.status is (Status.CANCELLED if then is LobbyExpiryAction.CLOSE or alone else Status.RUNNING)


@pytest.mark.parametrize("clock_first", [True, False])
async def test_it_closes_in_the_second_in_which_the_host_starts(tables: Tables, clock: Hand, clock_first: bool) -> None:
    table = await opened(tables, size=2, then=LobbyExpiryAction.START, spares=(BEN,))
    clock.at += HOUR
    closes, starts = tables.waiting_lobbies.expire(table.id, merchant), tables.lobbies.start(table.id, ANA)
    done = await asyncio.gather(*([closes, starts] if clock_first else [starts, closes]), return_exceptions=True)
    refusals = [error.reason for error in done if isinstance(error, TableError)]
    assert refusals == ([Reason.RUNNING] if clock_first else [])
    table = await tables.get(table.id)
    assert (table.status, users(table), table.version) == (Status.RUNNING, [ANA, BEN], 3)


async def test_it_closes_later_if_the_host_says_so_in_its_last_second(tables: Tables, clock: Hand) -> None:
    table = await opened(tables, size=2, then=LobbyExpiryAction.FILL)
    clock.at += HOUR
    await asyncio.gather(
        tables.waiting_lobbies.set_expiry(table.id, ANA, seconds=DAY), tables.waiting_lobbies.expire(table.id, merchant)
    )
    assert (await tables.get(table.id)).closes == OPENED + HOUR + DAY


# People's data.


async def test_whoever_has_his_data_deleted_waits_nowhere(tables: Tables, store: Store) -> None:
    """Neither in a lobby nor for a start that he has not heard of."""
    table = await opened(tables, size=2, spares=(BEN, CLEO))
    await tables.waiting_lobbies.toggle_notified(table.id, CLEO, "Cleo")
    await tables.waiting_lobbies.toggle_notified(table.id, DAN, "Dan")
    await tables.people.erase(CLEO, lambda language: "merchant")
    for each in (tables, Tables(store, GAMES)):
        assert [guest.user for guest in (await each.get(table.id)).guests] == [BEN, DAN]
    assert (await tables.get(table.id)).version > table.version, "the lobby names him no more"
    await tables.lobbies.start(table.id, ANA)
    running = await tables.get(table.id)
    assert running.called_for == {Seat(0): running.version, User(DAN): running.version}
    await tables.people.erase(DAN, lambda language: "merchant")
    for each in (tables, Tables(store, GAMES)):
        gone = await each.get(table.id)
        assert (gone.called_for, gone.version, gone.guests) == ({Seat(0): running.version}, running.version, ())
