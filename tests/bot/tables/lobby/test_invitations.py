"""Invitations to a lobby: who can be invited, for whom a seat is held, and when it is free again."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace

import pytest
from sqlalchemy import insert

from bot.domain.pace import DAY
from bot.domain.ping_recipient import Role, User
from bot.store import Guest, GuestKind, Store
from bot.store.invitation_limits import MOST_A_DAY
from bot.store.schema import avoids, guests, people
from bot.tables import (
    ChannelRef,
    InvitationRefusal,
    InvitationResult,
    Invitee,
    Reason,
    Status,
    Table,
    Tables,
    TableSpec,
)
from tests.bot.at_table import PLACE, refused
from tests.bot.toy import GAMES

ANA, BEN, CLEO, DAN, EVE = (10**17 + number for number in range(1, 6))
ROLE = 10**17 + 9


class Now:
    """A clock that stands until it is turned."""

    def __init__(self) -> None:
        self.at = 1_800_000_000

    def __call__(self) -> float:
        return self.at


@pytest.fixture
def now() -> Now:
    """Give a clock."""
    return Now()


@pytest.fixture
def tables(store: Store, now: Now) -> Tables:
    """Give tables with that clock."""
    return Tables(store, GAMES, clock=now)


def invitee(user: int, *, bot: bool = False) -> Invitee:
    return Invitee(user, f"n{user}", bot)


async def opened(tables: Tables, size: int = 3, *users: int, channel: int = 77, host: int = ANA) -> Table:
    """Return a lobby to which these users were invited."""
    invited = await opening(tables, size, [invitee(user) for user in users], channel=channel, host=host)
    return invited.table


async def opening(
    tables: Tables, size: int, people: Sequence[Invitee], *, channel: int = 77, host: int = ANA
) -> InvitationResult:
    async def open_it(guests: tuple[Guest, ...]) -> Table:
        place = ChannelRef(PLACE.guild, channel)
        return await tables.lobbies.create(TableSpec(place, "toy", size, {}, "en"), host, "Ana", guests=guests)

    return await tables.invitations.open(host, people, size - 1, open_it)


async def invite(tables: Tables, table: Table, *users: int, by: int = ANA) -> InvitationResult:
    return await tables.invitations.invite(table.id, by, [invitee(user) for user in users])


def held(table: Table) -> list[int]:
    return [guest.user for guest in table.held_guests]


async def test_a_seat_is_held_for_whoever_is_invited(tables: Tables, store: Store, now: Now) -> None:
    """At the opening or later; he is called for it, and another process reads the same."""
    table = await opened(tables, 4, BEN)
    assert table.guests == (Guest(BEN, GuestKind.HELD, f"n{BEN}", ANA, now.at, now.at + DAY, 0),)
    invited = await invite(tables, table, CLEO)
    assert (invited.asked, invited.refused) == ((CLEO,), ())
    table = invited.table
    assert (held(table), table.room, table.version) == ([BEN, CLEO], 1, 1)
    assert table.called_for == {User(BEN): 0, User(CLEO): 1}
    assert await Tables(store, GAMES, clock=now).get(table.id) == table


async def test_everybody_at_the_table_may_invite_and_nobody_else(tables: Tables) -> None:
    """A person for whom a seat is held does not sit there yet."""
    table = await opened(tables, 4, BEN)
    await refused(Reason.NOT_IN_LOBBY, invite(tables, table, CLEO, by=BEN))
    await refused(Reason.NOT_IN_LOBBY, invite(tables, table, CLEO, by=DAN))
    await tables.lobbies.join(table.id, BEN, "Ben")
    assert held((await invite(tables, table, CLEO, by=BEN)).table) == [CLEO]


async def test_a_held_seat_is_nobody_elses(tables: Tables) -> None:
    """Not for others who join, nor for a computer; whoever it is held for sits down on it."""
    table = await opened(tables, 2, BEN)
    await refused(Reason.SEATS_HELD, tables.lobbies.join(table.id, CLEO, "Cleo"))
    await refused(Reason.SEATS_HELD, tables.lobbies.add_computer(table.id, ANA, "merchant"))
    table = await tables.lobbies.join(table.id, BEN, "Ben")
    assert (table.people, table.guests, table.called_for) == ((ANA, BEN), (), {})
    await refused(Reason.LOBBY_FULL, tables.lobbies.join(table.id, CLEO, "Cleo"))


async def test_two_who_press_for_the_last_seat_at_once_get_one(tables: Tables) -> None:
    """The one for whom it is held gets it, whoever comes first."""
    table = await opened(tables, 2, BEN)
    done = await asyncio.gather(
        tables.lobbies.join(table.id, CLEO, "Cleo"),
        tables.lobbies.join(table.id, BEN, "Ben"),
        tables.lobbies.join(table.id, DAN, "Dan"),
        return_exceptions=True,
    )
    assert [getattr(one, "reason", None) for one in done] == [Reason.SEATS_HELD, None, Reason.LOBBY_FULL]
    assert (await tables.get(table.id)).people == (ANA, BEN)


async def test_two_invitations_for_the_last_seat_are_one(tables: Tables) -> None:
    """The other one is told that there is no room."""
    table = await opened(tables, 3)
    await tables.lobbies.join(table.id, BEN, "Ben")
    first, second = await asyncio.gather(invite(tables, table, CLEO), invite(tables, table, DAN, by=BEN))
    assert (first.asked, second.asked) == ((CLEO,), ())
    assert second.refused == ((DAN, InvitationRefusal.ROOM),)


async def test_who_declines_is_not_called_nor_asked_again(tables: Tables) -> None:
    """The seat is free for others at once; a second time there is nothing to decline. He may still join by himself."""
    table = await opened(tables, 2, BEN)
    table = await tables.invitations.decline(table.id, BEN)
    assert (table.guests, table.room, table.called_for) == ((), 1, {})
    await refused(Reason.NOT_INVITED, tables.invitations.decline(table.id, BEN))
    await refused(Reason.NOT_INVITED, tables.invitations.decline(table.id, CLEO))
    again = await invite(tables, table, BEN)
    assert (again.asked, again.refused, again.table.version) == ((), ((BEN, InvitationRefusal.AGAIN),), table.version)
    assert (await tables.lobbies.join(table.id, BEN, "Ben")).people == (ANA, BEN)


async def test_who_invited_somebody_takes_that_back_and_so_does_the_host(tables: Tables, store: Store) -> None:
    """Nobody else does. The seat is free at once, and he is not called again that day, but may sit down by himself."""
    table = await opened(tables, 4, BEN, DAN)
    await tables.lobbies.join(table.id, BEN, "Ben")
    table = (await invite(tables, table, CLEO, by=BEN)).table
    wanted = [invitee(CLEO)]
    await tables.lobbies.leave(table.id, BEN)
    await tables.lobbies.join(table.id, EVE, "Eve")
    others = await tables.invitations.invite(table.id, EVE, wanted, table.version)
    assert (others.taken_back, others.refused) == ((), ((CLEO, InvitationRefusal.AGAIN),))
    back = await tables.invitations.invite(table.id, ANA, wanted, table.version)
    assert (back.taken_back, back.asked, back.refused) == ((CLEO,), (), ())
    assert (held(back.table), back.table.called_for, back.table.room) == ([DAN], {User(DAN): 0}, 1)
    assert (await Tables(store, GAMES).get(table.id)).guests == back.table.guests
    again = await tables.invitations.invite(table.id, ANA, wanted, back.table.version)
    assert (again.taken_back, again.refused) == ((), ((CLEO, InvitationRefusal.AGAIN),))
    await refused(Reason.NOT_INVITED, tables.invitations.decline(table.id, CLEO))
    assert CLEO in (await tables.lobbies.join(table.id, CLEO, "Cleo")).people


async def test_the_same_choice_made_twice_is_made_once(tables: Tables) -> None:
    """Only who has seen that somebody is invited takes it back; whoever has sat down meanwhile stays."""
    table = await opened(tables, 3)
    once = await tables.invitations.invite(table.id, ANA, [invitee(BEN)], table.version)
    twice = await tables.invitations.invite(table.id, ANA, [invitee(BEN)], table.version)
    assert (twice.taken_back, held(twice.table)) == ((), [BEN])
    await tables.lobbies.join(table.id, BEN, "Ben")
    late = await tables.invitations.invite(table.id, ANA, [invitee(BEN)], once.table.version)
    assert (late.taken_back, late.refused) == ((), ((BEN, InvitationRefusal.SEATED),))


async def test_one_invitation_takes_the_place_of_another(tables: Tables) -> None:
    """The seat that is free with the first is held for the second, in one choice."""
    table = await opened(tables, 2, BEN)
    swapped = await tables.invitations.invite(table.id, ANA, [invitee(BEN), invitee(CLEO)], table.version)
    assert (swapped.taken_back, swapped.asked, held(swapped.table)) == ((BEN,), (CLEO,), [CLEO])
    assert swapped.table.called_for == {User(CLEO): swapped.table.version}


async def test_a_seat_that_was_held_in_vain_is_free_again(tables: Tables, now: Now) -> None:
    """What is past is left alone: he has sat down or was invited anew. After that he sits down where there is room."""
    table = await opened(tables, 3, BEN, CLEO)
    await tables.lobbies.join(table.id, CLEO, "Cleo")
    assert (await tables.invitations.lapse(table.id, CLEO, 0)).version == 1
    assert (await tables.invitations.lapse(table.id, BEN, 7)).version == 1
    table = await tables.invitations.lapse(table.id, BEN, 0)
    assert (held(table), table.room, table.version) == ([], 1, 2)
    now.at += DAY
    assert held((await invite(tables, table, BEN)).table) == [BEN], "on another day he may be asked anew"
    assert (await tables.invitations.lapse(table.id, BEN, 0)).held_guests, "of the first invitation nothing is left"


async def test_after_a_lapse_whoever_comes_first_has_the_seat(tables: Tables) -> None:
    """Who accepts too late is told so where it is taken."""
    table = await opened(tables, 2, BEN)
    await tables.invitations.lapse(table.id, BEN, 0)
    await tables.lobbies.join(table.id, CLEO, "Cleo")
    await refused(Reason.LOBBY_FULL, tables.lobbies.join(table.id, BEN, "Ben"))
    await refused(Reason.NOT_INVITED, tables.invitations.decline(table.id, BEN))


async def test_of_several_people_those_are_invited_who_can_be(tables: Tables) -> None:
    """With the others is told why not; nobody is asked twice."""
    table = await opened(tables, 4, CLEO)
    await tables.lobbies.join(table.id, BEN, "Ben")
    wanted = [invitee(one) for one in (ANA, BEN, CLEO, DAN, DAN, EVE)]
    invited = await tables.invitations.invite(table.id, ANA, [invitee(1, bot=True), *wanted])
    assert invited.asked == (DAN,)
    assert dict(invited.refused) == {
        1: InvitationRefusal.BOT,
        ANA: InvitationRefusal.SELF,
        BEN: InvitationRefusal.SEATED,
        CLEO: InvitationRefusal.AGAIN,
        EVE: InvitationRefusal.ROOM,
    }


async def test_a_table_is_opened_with_those_who_can_be_invited(tables: Tables) -> None:
    """It is opened in any case."""
    invited = await opening(tables, 2, [invitee(ANA), invitee(1, bot=True), invitee(BEN), invitee(CLEO)])
    assert (held(invited.table), invited.asked) == ([BEN], (BEN,))
    assert [why for _, why in invited.refused] == [
        InvitationRefusal.SELF,
        InvitationRefusal.BOT,
        InvitationRefusal.ROOM,
    ]


async def test_six_invitations_a_day_go_out_from_one_person(tables: Tables, now: Now) -> None:
    """Also if he sends them at two tables at once."""
    first, second = await opened(tables, 4), await opened(tables, 4, channel=78)
    third = await opened(tables, 4, channel=79)
    six = [10**17 + 100 + number for number in range(MOST_A_DAY)]
    await asyncio.gather(invite(tables, first, *six[:3]), invite(tables, second, *six[3:]))
    late = await invite(tables, third, BEN)
    assert (late.asked, late.refused) == ((), ((BEN, InvitationRefusal.MANY),))
    now.at += DAY
    assert (await invite(tables, third, BEN)).asked == (BEN,)


async def test_at_two_tables_at_once_the_seventh_is_one_too_many(tables: Tables) -> None:
    """They are counted one after the other."""
    first, second = await opened(tables, 4), await opened(tables, 4, channel=78)
    await opened(tables, 4, *(10**17 + 100 + number for number in range(3)), channel=79)
    users = [10**17 + 200 + number for number in range(6)]
    done = await asyncio.gather(invite(tables, first, *users[:3]), invite(tables, second, *users[3:]))
    assert sum(len(one.asked) for one in done) == MOST_A_DAY - 3


async def test_who_takes_no_invitations_is_not_called_whatever_the_reason(tables: Tables, store: Store) -> None:
    """He has chosen so, he avoids the one who invites or the host, or these avoid him: nobody can tell which."""
    table = await opened(tables, 4, host=DAN)
    await tables.lobbies.join(table.id, ANA, "Ana")
    async with store._database.writing() as connection:
        await connection.execute(insert(people).values(user=BEN, uninvited=True))
        await connection.execute(insert(avoids).values(user=DAN, other=CLEO, name="", at=0))
        await connection.execute(insert(avoids).values(user=EVE, other=ANA, name="", at=0))
    for user in (BEN, CLEO, EVE):
        invited = await invite(tables, table, user)
        assert invited.refused == ((user, InvitationRefusal.CLOSED),)
    assert not (await tables.get(table.id)).guests


async def test_at_a_table_that_has_begun_or_is_over_nobody_is_invited(tables: Tables) -> None:
    """And nothing is held there any more."""
    table = await opened(tables, 2)
    await tables.lobbies.join(table.id, BEN, "Ben")
    await tables.lobbies.start(table.id, ANA)
    await refused(Reason.RUNNING, invite(tables, table, CLEO))
    await refused(Reason.NOT_INVITED, tables.invitations.decline(table.id, BEN))
    off = await opened(tables, 2, BEN, channel=78)
    off = await tables.lobbies.cancel(off.id, ANA)
    assert (off.guests, off.called_for) == ((), {})
    await refused(Reason.NO_TABLE, invite(tables, off, CLEO))
    await refused(Reason.NOT_INVITED, tables.invitations.decline(off.id, BEN))
    assert (await tables.invitations.lapse(off.id, BEN, 0)).version == off.version


async def test_what_is_called_off_leaves_no_guests_and_a_start_leaves_the_others(tables: Tables, store: Store) -> None:
    """Whoever wants to hear of the start is still there when it comes; a seat is held for nobody then."""
    table = await opened(tables, 2, BEN)
    async with store._database.writing() as connection:
        for number, kind in enumerate((GuestKind.NOTIFIED, GuestKind.SPARE)):
            row = {"game": table.id, "user": CLEO + number, "kind": kind.value, "name": "", "at": 0, "version": 0}
            await connection.execute(insert(guests).values(row))
    table = await Tables(store, GAMES).lobbies.join(table.id, BEN, "Ben")
    fresh = Tables(store, GAMES)
    assert {one.kind for one in table.guests} == {GuestKind.NOTIFIED, GuestKind.SPARE}
    assert (await fresh.get(table.id)).called_for == {}, "only those are called for whom a seat is held"
    started = await fresh.lobbies.start(table.id, ANA)
    assert {one.kind for one in started.guests} == {GuestKind.NOTIFIED}
    await fresh.early_ends.stop(table.id, ANA, False)
    other = await opened(fresh, 2, BEN)
    await fresh.lobbies.leave(other.id, ANA)
    stored = await store.load(other.id)
    assert stored is not None
    assert (stored.game.status, stored.guests) == (Status.CANCELLED, ())


async def test_a_lobby_calls_its_role_until_it_begins(tables: Tables) -> None:
    """It has a place of its own among those who are called."""
    table = replace(await opened(tables, 2, BEN), role=ROLE)
    assert table.called_for == {User(BEN): 0, Role(ROLE): 0}
    assert table.user_of(Role(ROLE)) is None
    assert replace(table, status=Status.RUNNING).called_for == {}
