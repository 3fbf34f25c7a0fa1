"""Settings as the tables hand them out: remembered where nobody else changes them, and never out of date."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace

import pytest

from bot.domain.guild_settings import NO_SETTINGS, Settings
from bot.domain.pace import Pace
from bot.domain.preferences import QuietHours
from bot.i18n.messages import Words
from bot.interactions.locale import Languages
from bot.store import ShardAssignment, Store, StoreUnavailable
from bot.tables import Reason, TableError, Tables
from tests.bot.at_table import PLACE, started
from tests.bot.toy import GAMES

GUILD = PLACE.guild
OTHER = 2 << 22


def slow_pace(settings: Settings) -> Settings:
    """Choose a pace."""
    return replace(settings, pace=Pace.SLOW)


async def test_settings_are_asked_for_once(tables: Tables, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """A store that fails is not missed then; who is not known cannot be told of."""
    assert await tables.guild_settings.of(GUILD) is NO_SETTINGS

    async def fails(guild: int) -> Settings:
        raise StoreUnavailable("away")

    monkeypatch.setattr(store.guild_settings, "of", fails)
    assert await tables.guild_settings.of(GUILD) is NO_SETTINGS
    with pytest.raises(TableError) as caught:
        await tables.guild_settings.of(OTHER)
    assert caught.value.reason is Reason.STORE


async def test_a_change_is_known_at_once_also_if_its_answer_is_lost(
    tables: Tables, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It may have been made, so what was known no longer counts."""
    await tables.guild_settings.of(GUILD)
    await tables.guild_settings.change(GUILD, slow_pace)
    assert (await tables.guild_settings.of(GUILD)).pace is Pace.SLOW
    change = store.guild_settings.change

    async def lost(guild: int, how: Callable[[Settings], Settings]) -> tuple[int, ...]:
        await change(guild, how)
        raise StoreUnavailable("lost")

    monkeypatch.setattr(store.guild_settings, "change", lost)
    with pytest.raises(TableError):
        await tables.guild_settings.change(GUILD, lambda settings: replace(settings, pace=Pace.LIVE))
    assert (await tables.guild_settings.of(GUILD)).pace is Pace.LIVE


async def test_what_is_changed_while_it_is_read_is_not_remembered_as_it_was(
    tables: Tables, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A reader that comes back late with old settings leaves no trace of them."""
    read, found_out, late = store.guild_settings.of, asyncio.Event(), asyncio.Event()

    async def slow(guild: int) -> Settings:
        found = await read(guild)
        found_out.set()
        await late.wait()
        return found

    monkeypatch.setattr(store.guild_settings, "of", slow)
    reading = asyncio.create_task(tables.guild_settings.of(GUILD))
    await found_out.wait()
    await tables.guild_settings.change(GUILD, slow_pace)
    late.set()
    await reading
    assert tables.guild_settings.known(GUILD).pace is Pace.SLOW
    assert (await tables.guild_settings.of(GUILD)).pace is Pace.SLOW


async def test_the_settings_of_a_tables_server_are_known_once_it_was_read(tables: Tables, store: Store) -> None:
    """Without another question, so that a screen can be made of them."""
    table = await started(tables)
    await tables.guild_settings.change(GUILD, slow_pace)
    fresh = Tables(store, GAMES)
    assert fresh.guild_settings.known(GUILD) is NO_SETTINGS
    await fresh.get(table.id)
    assert fresh.guild_settings.known(GUILD).pace is Pace.SLOW


async def test_other_quiet_hours_name_the_tables_to_look_at(tables: Tables) -> None:
    """They are known as ones to which something is owed."""
    table = await started(tables)
    await tables.outbox.settle(table)
    night = QuietHours(1320, 420, "Europe/Berlin")
    assert await tables.guild_settings.change(GUILD, slow_pace) == ()
    assert await tables.guild_settings.change(GUILD, lambda settings: replace(settings, quiet=night)) == (table.id,)
    assert not tables._repository.nothing_due([table.id])
    assert await tables.outbox.owed() == (table.id,)


async def test_a_language_chosen_for_a_server_leaves_its_other_settings(tables: Tables) -> None:
    """By the command of old, which shows what the settings have as well."""
    words = Words.load()
    languages = Languages(words, tables)
    await tables.guild_settings.change(GUILD, slow_pace)
    await languages.choose_for_server(GUILD, "pl")
    assert await tables.guild_settings.of(GUILD) == Settings(language="pl", pace=Pace.SLOW)
    assert await Languages(words, tables).server(GUILD, "fr") == "pl"
    await languages.choose_for_server(GUILD, None)
    assert await tables.guild_settings.of(GUILD) == Settings(pace=Pace.SLOW)


async def test_settings_of_another_processes_server_are_asked_for_each_time(url: str) -> None:
    """Somebody may play on there from a direct message here; they are changed there."""
    stores = [await Store.open(url, ShardAssignment(2, frozenset({shard})), exclusive=False) for shard in (0, 1)]
    here, there = (Tables(store, GAMES) for store in stores)
    guild = 1 << 22
    for pace in (Pace.SLOW, Pace.LIVE, Pace.RELAXED):
        await there.guild_settings.change(guild, lambda settings, pace=pace: replace(settings, pace=pace))  # type: ignore[misc]
        assert (await here.guild_settings.of(guild)).pace is pace
    for store in stores:
        await store.close()
