"""A lobby pings its guests once and never in quiet hours; a held seat that nobody takes is free after a day."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest
from sqlalchemy import insert

from bot.deadlines.table_deadlines import TableContext
from bot.domain.guild_settings import Settings
from bot.domain.ladders import LadderPreset
from bot.domain.outages import Outage, Outages
from bot.domain.pace import DAY, HOUR
from bot.domain.ping_recipient import Recipient, Role, User, by_recipient
from bot.domain.preferences import Preferences, QuietHours, ReminderTarget
from bot.reconciler.diff import NONCE_TRUSTED, EditMessage, FindMessage, PostMessage, ResendMessage
from bot.reconciler.due_actions import ReleaseSeat, due_action, next_due_at
from bot.store import Guest, GuestKind
from bot.store.schema import guilds
from bot.tables import Invitee, Sending, ShownState, Slot, Status, Table, Tables, TableSpec, Wait
from tests.bot.at_table import ANA, PLACE, plan
from tests.bot.evening import Evening
from tests.bot.reconciler.message_ids import NOW, message

BEN, CLEO = 10**17 + 1, 10**17 + 2
ROLE = 10**17 + 9
NIGHT = QuietHours(0, 8 * 60, "UTC")


@pytest.fixture
async def lobby(tables: Tables) -> Table:
    """Give a lobby that is shown as it is."""
    table = await tables.lobbies.create(TableSpec(PLACE, "toy", 3, {}, "en"), ANA, "Ana")
    return replace(
        table, created=int(NOW), closes=int(NOW) + 14 * DAY, shown=ShownState(note=message(9), note_version=0)
    )


async def test_a_lobby_is_edited_when_its_server_gets_ladders_or_gives_them_up(lobby: Table) -> None:
    """For it says whether its game is rated; which preset new tables have does not matter."""
    rated, unrated = (TableContext(server=Settings(ladders=preset)) for preset in reversed(LadderPreset))
    assert plan(lobby, NOW) is None
    edit = plan(lobby, NOW, rated)
    assert isinstance(edit, EditMessage)
    told = replace(lobby, shown=replace(lobby.shown, content_hash=edit.content_hash))
    assert plan(told, NOW, rated) is None
    assert plan(told, NOW, unrated) is None
    assert isinstance(plan(told, NOW), EditMessage)


def held(user: int, version: int = 0, at: float = NOW) -> Guest:
    return Guest(user, GuestKind.HELD, "", ANA, int(at), int(at) + DAY, version)


def showing(lobby: Table, *guests: Guest, pinged: Mapping[Recipient, int], **shown: object) -> Table:
    """Return a lobby that shows its guests, with some of them called."""
    look = " ".join(f"h{(guest.until or 0) // 60}" for guest in guests)
    right = {"note": message(9), "note_version": 0, "pinged": pinged, "content_hash": look}
    return replace(lobby, guests=guests, shown=ShownState(**{**right, **shown}))  # type: ignore[arg-type]


async def test_whoever_is_invited_is_called_by_a_new_lobby_and_once(lobby: Table) -> None:
    """A second one is called alone."""
    ben, cleo = held(BEN), held(CLEO, 4)
    assert plan(showing(lobby, ben, pinged={}), NOW) == PostMessage(Slot.NOTE, {User(BEN): 0})
    assert plan(showing(lobby, ben, pinged={User(BEN): 0}), NOW) is None
    assert plan(showing(lobby, ben, cleo, pinged={User(BEN): 0}), NOW) == PostMessage(Slot.NOTE, {User(CLEO): 4})
    assert plan(showing(lobby, held(BEN, 7), pinged={User(BEN): 0}), NOW) == PostMessage(Slot.NOTE, {User(BEN): 7}), (
        "invited anew"
    )
    assert plan(showing(lobby, ben, pinged={User(BEN): 0}, note=None), NOW) == PostMessage(Slot.NOTE, {}), (
        "it was deleted"
    )


async def test_a_role_is_called_by_the_first_message_alone(lobby: Table) -> None:
    """Edits and further lobbies leave it alone."""
    fresh = replace(lobby, role=ROLE, shown=ShownState())
    assert plan(fresh, NOW) == PostMessage(Slot.NOTE, {Role(ROLE): 0})
    there = replace(fresh, shown=ShownState(note=message(9), note_version=0, pinged={Role(ROLE): 0}))
    assert plan(there, NOW) is None
    assert plan(replace(there, version=1), NOW) == EditMessage(Slot.NOTE, message(9))
    assert plan(replace(there, shown=replace(there.shown, repost=True)), NOW) == PostMessage(Slot.NOTE, {})


async def test_in_the_quiet_hours_of_the_server_its_role_is_not_called(lobby: Table) -> None:
    """The lobby is there at once, and comes again when they are over."""
    night = NOW - NOW % DAY + 2 * HOUR
    server = TableContext(server=Settings(quiet=NIGHT))
    fresh = replace(lobby, role=ROLE, shown=ShownState())
    assert plan(fresh, night, server) == PostMessage(Slot.NOTE, {})
    there = replace(fresh, shown=ShownState(note=message(9), note_version=0))
    assert plan(there, night, server) is None
    assert next_due_at(there, night, server) == night + 6 * HOUR
    assert plan(there, night + 6 * HOUR, server) == PostMessage(Slot.NOTE, {Role(ROLE): 0})


async def test_who_sleeps_sees_the_lobby_edited_and_is_called_when_his_quiet_hours_end(lobby: Table) -> None:
    """Unless the guest has just pressed something. Others are pinged meanwhile."""
    night = NOW - NOW % DAY + 2 * HOUR
    ben = held(BEN, at=night)
    table = replace(showing(lobby, ben, pinged={}, note_version=-1), pace=lobby.pace)
    asleep = TableContext({BEN: Preferences(quiet=NIGHT)})
    assert plan(table, night, asleep) == EditMessage(Slot.NOTE, message(9))
    assert plan(replace(table, shown=ShownState()), night, asleep) == PostMessage(Slot.NOTE, {})
    assert plan(table, night, TableContext({BEN: Preferences(quiet=NIGHT)}, {BEN: int(night) - 60})) == PostMessage(
        Slot.NOTE, {User(BEN): 0}
    )
    morning = int(night) + 6 * HOUR
    shown = showing(lobby, ben, pinged={})
    assert plan(shown, night, asleep) is None
    assert next_due_at(shown, night, asleep) == morning
    assert plan(shown, morning, asleep) == PostMessage(Slot.NOTE, {User(BEN): 0})
    both = showing(lobby, ben, held(CLEO, at=night), pinged={})
    assert plan(both, night, asleep) == PostMessage(Slot.NOTE, {User(CLEO): 0})


async def test_an_invitation_is_no_decision_for_which_letters_and_reminders_are_sent(lobby: Table) -> None:
    """A guest who wants direct messages is pinged at the table; and nobody is reminded."""
    for habits in (Preferences(where=ReminderTarget.DIRECT), Preferences(interval=2 * HOUR)):
        context = TableContext({BEN: habits})
        assert plan(showing(lobby, held(BEN), pinged={}), NOW, context) == PostMessage(Slot.NOTE, {User(BEN): 0})
        waits = {User(BEN): Wait(0, int(NOW), 1)}
        assert plan(showing(lobby, held(BEN), pinged={User(BEN): 0}, waits=waits), NOW + 20 * HOUR, context) is None


async def test_a_held_seat_lapses_after_a_day_and_later_after_an_outage(lobby: Table) -> None:
    """Nobody loses a held seat while they could not be pinged; the lobby shows the later moment."""
    table = showing(lobby, held(BEN, 3), pinged={User(BEN): 3})
    assert due_action(table, NOW + DAY - 1, TableContext()) is None
    assert next_due_at(table, NOW + 5, TableContext()) == NOW + DAY
    assert plan(table, NOW + DAY) == ReleaseSeat(BEN, 3)
    began = int(NOW) + HOUR
    down = TableContext(outages=Outages((Outage(began, began + 2 * HOUR),)))
    assert plan(table, NOW + DAY, down) == EditMessage(Slot.NOTE, message(9))
    after = replace(table, shown=replace(table.shown, content_hash=f"h{(int(NOW) + DAY + 2 * HOUR) // 60}"))
    assert plan(after, NOW + DAY, down) is None
    assert next_due_at(after, NOW + DAY, down) == NOW + DAY + 2 * HOUR
    assert plan(after, NOW + DAY + 2 * HOUR, down) == ReleaseSeat(BEN, 3)
    brief = TableContext(outages=Outages((Outage(began, began + 60),)))
    assert plan(table, NOW + DAY, brief) == ReleaseSeat(BEN, 3)
    begun = replace(table, status=Status.CANCELLED)
    assert due_action(replace(begun, closes=None), NOW + DAY, TableContext()) is None


async def test_a_lost_lobby_is_sent_again_for_those_who_are_still_invited(lobby: Table) -> None:
    """Who has sat down or declined meanwhile is not called any more; found in the channel, it has called."""
    sending = Sending(Slot.NOTE, "n", 0, {User(BEN): 0, User(CLEO): 0}, int(NOW) - 5)
    table = showing(lobby, held(BEN), pinged={}, note=None, sending=sending)
    assert plan(table, NOW) == ResendMessage(sending, {User(BEN): 0})
    assert plan(table, NOW + NONCE_TRUSTED) == FindMessage(sending)


# What the bot does of itself.


async def opened(evening: Evening, *users: int, size: int = 3, role: int | None = None) -> Table:
    """Return a lobby to which people were invited, as it is shown."""

    async def opening(guests: tuple[Guest, ...]) -> Table:
        return await evening.tables.lobbies.create(
            TableSpec(PLACE, "toy", size, {}, "en", role=role), ANA, "Ana", guests=guests
        )

    people = [Invitee(user, f"n{user}") for user in users]
    invited = await evening.tables.invitations.open(ANA, people, size - 1, opening)
    evening.number = invited.table.id
    return await evening.follow()


async def test_an_invitation_brings_the_lobby_down_and_the_old_one_goes(evening: Evening) -> None:
    """A guest is pinged once, even if the lobby changes afterwards."""
    first = await opened(evening)
    assert first.shown.note is not None
    await evening.tables.invitations.invite(evening.number, ANA, [Invitee(BEN, "Ben")])
    table = await evening.follow()
    assert evening.told.of(BEN) == [evening.now]
    assert evening.discord.state.messages[first.shown.note].deleted
    await evening.tables.lobbies.add_computer(evening.number, ANA, "merchant")
    await evening.follow()
    await evening.tables.outbox.repost(evening.number)
    table = await evening.follow()
    assert len(evening.told.of(BEN)) == 1
    assert [one.id for one in evening.discord.here(PLACE.channel)] == [table.shown.note]


async def test_who_never_comes_leaves_the_seat_to_others_after_a_day(evening: Evening) -> None:
    """The guest may have left the server: nothing breaks, and the lobby is reconciled without a press."""
    await opened(evening, BEN)
    table = await evening.later(DAY - 1)
    assert table.held_guests
    assert (await evening.later(2)).guests == ()
    assert evening.screens.table is not None
    assert evening.screens.table.room == 2, "the lobby shows it"


async def test_an_invitation_at_night_is_told_in_the_morning(evening: Evening) -> None:
    """The lobby is there at once; the guest is pinged when they are awake, if still invited."""
    evening.clock.leap(DAY - evening.now % DAY + HOUR)
    for user in (BEN, CLEO):
        await evening.tables.people.choose_quiet(user, NIGHT)
    await opened(evening, BEN, CLEO)
    assert evening.told.calls == []
    await evening.tables.invitations.decline(evening.number, CLEO)
    await evening.follow()
    morning = evening.now - evening.now % DAY + 8 * HOUR
    await evening.later(DAY // 2)
    assert evening.told.calls == [(BEN, morning)]


async def test_a_lobby_that_calls_a_role_calls_it_once(evening: Evening) -> None:
    """And the next one of that server within six hours does not."""
    async with evening.store._database.writing() as connection:
        await connection.execute(insert(guilds).values(guild=PLACE.guild, role=ROLE))
    table = await opened(evening, role=await evening.tables.invitations.role(PLACE.guild))
    assert table.role == ROLE
    await evening.tables.lobbies.add_computer(evening.number, ANA, "merchant")
    await evening.follow()
    await evening.tables.outbox.repost(evening.number)
    await evening.follow()
    assert [one.roles for one in evening.discord.state.messages.values()] == [(ROLE,), ()]
    await evening.tables.lobbies.cancel(evening.number, ANA)
    await evening.follow()
    await opened(evening, role=ROLE)
    assert [one.roles for one in evening.discord.state.messages.values()] == [(ROLE,), (), ()]


async def test_after_the_start_nobody_is_called_to_the_lobby(evening: Evening) -> None:
    """What was noted of the calls of the lobby is gone with it."""
    await opened(evening, BEN, size=2)
    await evening.tables.lobbies.join(evening.number, BEN, "Ben")
    await evening.tables.lobbies.start(evening.number, ANA)
    table = await evening.follow()
    assert set(table.shown.pinged or ()) == set(by_recipient(table.asked)) == set(table.shown.waits)
