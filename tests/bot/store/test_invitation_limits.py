"""Invitations in the store: six a day each way, who takes none, and a role that is called once in six hours."""

from __future__ import annotations

from dataclasses import replace

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import Guest, GuestKind, InvitationLimits, Status, Store, TableChange
from bot.store.invitation_limits import DAY, MOST_A_DAY, ROLE_EVERY
from bot.store.schema import avoids, games, guilds, invitations, people
from tests.bot.store.new_table import NEW

ANA, BEN, CLEO = 10**17 + 1, 10**17 + 2, 10**17 + 3
AT = NEW.at
ROLE = 10**17 + 9


def held(user: int, by: int = ANA, at: int = AT, version: int = 0) -> Guest:
    """Return a guest for whom a seat is held."""
    return Guest(user, GuestKind.HELD, f"n{user}", by, at, at + DAY, version)


async def invited(store: Store, *guests: Guest, channel: int = 77) -> int:
    """Return a table to which these people were invited as it was made."""
    return (await store.create(replace(NEW, channel=channel, guests=guests))).id


async def lately(store: Store, *users: int, by: int = ANA, now: int = AT, game: int | None = None) -> InvitationLimits:
    return await store.invitations.lately(by, users, (), game, now)


async def write(store: Store, statement: object) -> None:
    """Do what another part of the store does."""
    async with store._database.writing() as connection:
        assert isinstance(connection, AsyncConnection)
        await connection.execute(statement)  # type: ignore[call-overload]


async def count(store: Store) -> int:
    async with store._database.reading() as connection:
        return len((await connection.execute(select(invitations))).all())


async def test_who_has_invited_nobody_may_invite_six(store: Store) -> None:
    """Where nothing is stored nothing stands against an invitation."""
    assert await lately(store, BEN) == InvitationLimits(MOST_A_DAY, frozenset(), frozenset())


async def test_an_invitation_is_counted_with_the_table_or_the_change_that_brings_it(store: Store) -> None:
    """At the opening and later on; and each is known to have been invited to that table."""
    game = await invited(store, held(BEN))
    assert await lately(store, BEN, CLEO, game=game) == InvitationLimits(MOST_A_DAY - 1, frozenset(), frozenset({BEN}))
    late = held(CLEO, at=AT + 5, version=1)
    await store.change(TableChange(game, 0, {"version": 1}, guests=(held(BEN), late), invited=(late,)))
    assert await lately(store, BEN, CLEO, now=AT + 5, game=game) == InvitationLimits(
        MOST_A_DAY - 2, frozenset(), frozenset({BEN, CLEO})
    )
    assert (await lately(store, BEN, by=BEN)).left == MOST_A_DAY, "of others' invitations nothing is counted"
    assert (await lately(store, BEN, game=game + 1)).asked == frozenset()


async def test_a_change_that_fails_invites_nobody(store: Store) -> None:
    """What was not committed is not counted."""
    game = await invited(store)
    late = held(BEN, version=1)
    try:
        await store.change(TableChange(game, 7, {"version": 8}, guests=(late,), invited=(late,)))
    except Exception:
        assert (await lately(store)).left == MOST_A_DAY
    else:
        raise AssertionError("the change was made")


async def test_after_a_day_an_invitation_is_forgotten(store: Store) -> None:
    """It counts no more, and the next invitation of anybody deletes it."""
    game = await invited(store, held(BEN))
    assert (await lately(store, BEN, now=AT + DAY - 1, game=game)).left == MOST_A_DAY - 1
    assert await lately(store, BEN, now=AT + DAY, game=game) == InvitationLimits(MOST_A_DAY, frozenset(), frozenset())
    await invited(store, held(ANA, by=CLEO, at=AT + DAY), channel=78)
    assert await count(store) == 1


async def test_whom_six_have_reached_takes_no_more_that_day(store: Store) -> None:
    """From any senders."""
    for number in range(MOST_A_DAY):
        assert (await lately(store, BEN, by=CLEO)).closed == frozenset()
        await invited(store, held(BEN, by=ANA + 100 + number), channel=100 + number)
    assert (await lately(store, BEN, CLEO, by=CLEO)).closed == {BEN}
    assert (await lately(store, BEN, by=CLEO, now=AT + DAY)).closed == frozenset()


async def test_who_wants_no_invitations_takes_none(store: Store) -> None:
    """A person who has chosen other preferences takes them as before."""
    await write(store, insert(people).values(user=BEN, uninvited=True))
    await write(store, insert(people).values(user=CLEO, language="de"))
    assert (await lately(store, BEN, CLEO)).closed == {BEN}


async def test_who_avoids_somebody_is_closed_to_him_either_way(store: Store) -> None:
    """Be it the one who invites or another at the table, and nothing tells which of them it is."""
    await write(store, insert(avoids).values(user=BEN, other=ANA, name="", at=AT))
    await write(store, insert(avoids).values(user=CLEO, other=BEN + 100, name="", at=AT))
    assert (await lately(store, BEN, CLEO)).closed == {BEN}
    assert (await lately(store, ANA, by=BEN)).closed == {ANA}
    assert (await store.invitations.lately(ANA, [CLEO], [BEN + 100], None, AT)).closed == {CLEO}


async def test_a_deletion_of_data_takes_invitations_along(store: Store) -> None:
    """Those that a person sent and those that they got."""
    await invited(store, held(BEN), held(CLEO, by=BEN))
    await invited(store, held(CLEO), channel=78)
    await store.people.forget(BEN)
    assert await count(store) == 1


async def test_a_role_is_called_by_one_lobby_in_six_hours(store: Store) -> None:
    """It is claimed with the table, so that of two that are made at once one calls it."""
    assert await store.invitations.role(NEW.guild, AT) is None
    await write(store, insert(guilds).values(guild=NEW.guild, role=ROLE))
    assert await store.invitations.role(NEW.guild, AT) == ROLE
    new = replace(NEW, role=ROLE)
    assert (await store.create(new)).role == ROLE
    assert await store.invitations.role(NEW.guild, AT + ROLE_EVERY - 1) is None
    second = await store.create(replace(new, channel=78, at=AT + ROLE_EVERY - 1))
    stored = await store.load(second.id)
    assert stored is not None
    assert (second.role, stored.game.role) == (None, None)
    assert await store.invitations.role(NEW.guild, AT + ROLE_EVERY) == ROLE
    assert (await store.create(replace(new, channel=79, at=AT + ROLE_EVERY))).role == ROLE


async def test_a_role_that_was_changed_meanwhile_is_not_called(store: Store) -> None:
    """The server has chosen another one, or none; and where no table is made nothing is claimed."""
    await write(store, insert(guilds).values(guild=NEW.guild, role=ROLE + 1))
    made = await store.create(replace(NEW, role=ROLE))
    assert made.role is None
    assert await store.invitations.role(NEW.guild, AT) == ROLE + 1
    await write(store, update(games).values(status=Status.CANCELLED))
    await write(store, update(guilds).values(role=None))
    assert (await store.create(replace(NEW, role=ROLE + 1))).role is None
