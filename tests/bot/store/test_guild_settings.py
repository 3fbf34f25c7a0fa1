"""Settings of servers in the store: changed one by one, two at once lose nothing, and gone when nothing is left."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import insert, select, update

from bot.domain.guild_settings import NO_SETTINGS, Openers, Settings
from bot.domain.ladders import LadderPreset
from bot.domain.pace import Fallback, Pace
from bot.domain.preferences import QuietHours
from bot.store import Settled, Status, Store, TableChange
from bot.store.schema import guilds
from tests.bot.store.new_table import NEW

GUILD = NEW.guild
NIGHT = QuietHours(1320, 420, "Europe/Berlin")
ALL = Settings(
    language="pl",
    channels=(10**17, 10**17 + 1),
    role=10**17 + 2,
    pace=Pace.SLOW,
    fallback=Fallback.MOVE,
    threads=True,
    quiet=NIGHT,
    zone=NIGHT.zone,
    openers=Openers.ROLE,
    opener_role=10**17 + 3,
    results=True,
    ladders=LadderPreset.RATED,
    announcements=10**17 + 4,
)


def to(**chosen: Any) -> Callable[[Settings], Settings]:
    """Return the change that chooses these."""
    return lambda settings: replace(settings, **chosen)


async def rows(store: Store) -> list[Any]:
    """Return all rows."""
    async with store._database.reading() as connection:
        return list(await connection.execute(select(guilds)))


async def test_settings_come_back_as_they_were_chosen(store: Store) -> None:
    """All of them, of one server alone; who has set nothing has what is usual."""
    await store.guild_settings.change(GUILD, lambda settings: ALL)
    assert await store.guild_settings.of(GUILD) == ALL
    assert await store.guild_settings.of(GUILD + 1) == NO_SETTINGS


async def test_each_is_chosen_by_itself(store: Store) -> None:
    """A change of one leaves the others, the language among them."""
    await store.guild_settings.change(GUILD, lambda settings: ALL)
    await store.guild_settings.change(GUILD, to(language=None))
    assert await store.guild_settings.of(GUILD) == replace(ALL, language=None)
    await store.guild_settings.change(GUILD, to(quiet=None))
    assert await store.guild_settings.of(GUILD) == replace(ALL, language=None, quiet=None), (
        "the zone outlives the hours"
    )


async def test_two_who_change_something_at_once_lose_nothing(store: Store) -> None:
    """Also where there is no row before: the second is made to what the first has left."""
    await asyncio.gather(
        store.guild_settings.change(GUILD, to(pace=Pace.LIVE)),
        store.guild_settings.change(GUILD, to(role=7)),
        store.guild_settings.change(GUILD, to(channels=(1, 2))),
    )
    assert await store.guild_settings.of(GUILD) == Settings(pace=Pace.LIVE, role=7, channels=(1, 2))


async def test_a_row_in_which_nothing_stands_is_deleted(store: Store) -> None:
    """What is as usual stands nowhere."""
    await store.guild_settings.change(GUILD, lambda settings: ALL)
    await store.guild_settings.change(GUILD, lambda settings: NO_SETTINGS)
    assert await rows(store) == []


async def test_when_a_role_was_called_is_not_forgotten(store: Store) -> None:
    """Removing the role and choosing it again does not ping it earlier."""
    await store.guild_settings.change(GUILD, to(role=7))
    async with store._database.writing() as connection:
        await connection.execute(update(guilds).values(role_called=1234))
    await store.guild_settings.change(GUILD, to(role=None))
    await store.guild_settings.change(GUILD, to(role=7))
    assert [row.role_called for row in await rows(store)] == [1234]


async def test_what_another_version_has_stored_counts_as_not_chosen(store: Store) -> None:
    """A pace, a fallback or an opener that is not known here, and hours without a length, break nothing."""
    async with store._database.writing() as connection:
        strange = {"pace": "glacial", "fallback": "pray", "openers": "bots", "ladders": "up", "zone": "Mars/Olympus"}
        await connection.execute(insert(guilds).values(guild=GUILD, quiet_start=60, quiet_end=60, **strange))
    assert await store.guild_settings.of(GUILD) == Settings(zone="Mars/Olympus")


async def test_other_quiet_hours_owe_the_servers_live_tables_a_look(store: Store) -> None:
    """Lobbies call too. No table of another server, none that is over, nothing for what concerns new tables alone."""
    numbers = {}
    for name, guild, channel in (
        ("here", GUILD, 71),
        ("there", GUILD + 1, 72),
        ("lobby", GUILD, 73),
        ("over", GUILD, 74),
    ):
        game = await store.create(replace(NEW, guild=guild, channel=channel))
        numbers[name] = game.id
        if name != "lobby":
            status = Status.STOPPED if name == "over" else Status.RUNNING
            await store.change(TableChange(game.id, 0, {"version": 1, "status": status.value}))
            version = 1
        else:
            version = 0
        stored = await store.load(game.id)
        assert stored is not None
        await store.outbox.show(game.id, version, stored.shown, stored.shown, settled=Settled(version))
    assert await store.outbox.owed() == ()
    assert await store.guild_settings.change(GUILD, to(pace=Pace.LIVE, zone="Europe/Berlin")) == ()
    assert await store.guild_settings.change(GUILD, to(quiet=NIGHT)) == (numbers["here"], numbers["lobby"])
    assert await store.outbox.owed() == (numbers["here"], numbers["lobby"])
    assert await store.guild_settings.change(GUILD, to(quiet=NIGHT)) == ()
    for chosen in (to(ladders=LadderPreset.RATED), to(results=True), to(ladders=None)):
        assert await store.guild_settings.change(GUILD, chosen) == (numbers["lobby"],), "a lobby says what holds now"
        assert await store.guild_settings.change(GUILD, chosen) == ()
    assert await store.guild_settings.change(GUILD, to(announcements=7)) == ()


async def test_a_change_that_fails_has_changed_nothing(store: Store) -> None:
    """With any error."""

    def broken(settings: Settings) -> Settings:
        raise ValueError("no")

    with pytest.raises(ValueError, match="no"):
        await store.guild_settings.change(GUILD, broken)
    assert await rows(store) == []
