"""Habits as the tables hand them out: remembered where nobody else changes them, and never out of date."""

from __future__ import annotations

import asyncio
from collections.abc import Collection

import pytest

from bot.domain.preferences import NO_PREFERENCES, Preferences, QuietHours, ReminderTarget
from bot.store import ShardAssignment, Store, StoreUnavailable
from bot.tables import Reason, TableError, Tables
from tests.bot.at_table import ANA, BEN, CLEO, started
from tests.bot.toy import GAMES

NIGHT = QuietHours(1320, 420, "Europe/Berlin")


async def of(tables: Tables, user: int = ANA) -> Preferences:
    """Return somebody's habits."""
    return (await tables.people.preferences([user]))[user]


class Asked:
    """Counts who is asked about in the store, and lets it fail."""

    def __init__(self, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
        self.users: list[int] = []
        self.fails = False
        read = store.preferences.of

        async def counted(users: Collection[int]) -> dict[int, Preferences]:
            self.users += sorted(users)
            if self.fails:
                raise StoreUnavailable("away")
            return await read(users)

        monkeypatch.setattr(store.preferences, "of", counted)


async def test_habits_are_asked_for_once(tables: Tables, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is known is not asked about again, and a store that fails is not missed then."""
    asked = Asked(store, monkeypatch)
    assert await tables.people.preferences([ANA, BEN]) == {ANA: NO_PREFERENCES, BEN: NO_PREFERENCES}
    assert await tables.people.preferences([BEN, CLEO]) == {BEN: NO_PREFERENCES, CLEO: NO_PREFERENCES}
    assert asked.users == [ANA, BEN, CLEO]
    asked.fails = True
    assert await of(tables) == NO_PREFERENCES
    with pytest.raises(TableError) as caught:
        await of(tables, 7)
    assert caught.value.reason is Reason.STORE


async def test_a_change_is_known_at_once(tables: Tables) -> None:
    """Each way to change something is followed by what was changed."""
    now = tables._repository.now
    await of(tables)
    await tables.people.choose_reminders(ANA, 7200, ReminderTarget.DIRECT)
    assert await of(tables) == Preferences(7200, ReminderTarget.DIRECT)
    await tables.people.choose_quiet(ANA, NIGHT)
    assert (await of(tables)).quiet == NIGHT
    await tables.people.choose_zone(ANA, "Europe/London")
    assert (await of(tables)).zone == "Europe/London"
    await tables.people.go_away(ANA, now + 500, stand_in=True)
    assert (await of(tables)).away(now + 400) is not None
    await tables.people.come_back(ANA, now + 300)
    assert (await of(tables)).away(now + 400) is None
    await tables.people.erase(ANA, lambda language: "computer")
    assert await of(tables) == NO_PREFERENCES


async def test_what_is_changed_while_it_is_read_is_not_remembered_as_it_was(
    tables: Tables, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A reader that comes back late with old habits leaves no trace of them."""
    read, found_out, late = store.preferences.of, asyncio.Event(), asyncio.Event()

    async def slow(users: Collection[int]) -> dict[int, Preferences]:
        found = await read(users)
        found_out.set()
        await late.wait()
        return found

    monkeypatch.setattr(store.preferences, "of", slow)
    reading = asyncio.create_task(of(tables))
    await found_out.wait()
    await tables.people.choose_reminders(ANA, 0, ReminderTarget.TABLE)
    late.set()
    await reading
    assert await of(tables) == Preferences(interval=0)


async def test_a_change_whose_answer_is_lost_is_asked_for_anew(
    tables: Tables, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It may have been made, so what was known no longer counts."""
    await of(tables)
    choose = store.preferences.choose_reminders

    async def lost(user: int, interval: int | None, where: ReminderTarget) -> tuple[int, ...]:
        await choose(user, interval, where)
        raise StoreUnavailable("lost")

    monkeypatch.setattr(store.preferences, "choose_reminders", lost)
    with pytest.raises(TableError) as caught:
        await tables.people.choose_reminders(ANA, 0, ReminderTarget.TABLE)
    assert caught.value.reason is Reason.STORE
    assert await of(tables) == Preferences(interval=0)


async def test_changed_habits_name_the_tables_to_look_at(tables: Tables) -> None:
    """They are read anew, as ones to which something is owed."""
    table = await started(tables)
    await tables.outbox.settle(table)
    assert await tables.outbox.owed() == ()
    assert await tables.people.choose_reminders(ANA, 0, ReminderTarget.TABLE) == (table.id,)
    assert await tables.people.choose_reminders(CLEO, 0, ReminderTarget.TABLE) == ()
    assert await tables.outbox.owed() == (table.id,)
    assert not tables._repository.nothing_due([table.id])


async def test_habits_chosen_in_another_process_are_followed(url: str) -> None:
    """A person is in servers of both, so that nobody remembers what he chose there."""
    stores = [await Store.open(url, ShardAssignment(2, frozenset({shard})), exclusive=False) for shard in (0, 1)]
    here, there = (Tables(store, GAMES) for store in stores)
    for interval in (0, 7200, None):
        await there.people.choose_reminders(ANA, interval, ReminderTarget.TABLE)
        assert (await of(here)).interval == interval
    for store in stores:
        await store.close()
