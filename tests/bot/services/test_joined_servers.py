"""The servers that were joined of late, as discord.py knows them."""

from __future__ import annotations

from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.reconciler import JoinedServer
from bot.services.joined_servers import DiscordServers

ASKED = discord.Permissions(309237763072)
AT = 1_790_000_000


def guild(
    number: int = 7, joined: float | None = AT, have: discord.Permissions | None = ASKED, *, away: bool = False
) -> Any:
    """Return a server; without permissions it has no system channel, without a moment the bot's member is unknown."""
    me = None if joined is None else SimpleNamespace(joined_at=datetime.fromtimestamp(joined, UTC))
    hall = None if have is None else SimpleNamespace(id=55, permissions_for=lambda member: have)
    locale = discord.Locale.german
    return SimpleNamespace(id=number, me=me, system_channel=hall, unavailable=away, preferred_locale=locale)


def servers(*guilds: Any) -> DiscordServers:
    client: Any = SimpleNamespace(guilds=guilds, get_guild=lambda number: {one.id: one for one in guilds}.get(number))
    return DiscordServers(cast(discord.Client, client), lambda: ({0, 2}, 4))


def test_a_server_is_told_with_its_system_channel_and_language() -> None:
    assert servers(guild(joined=AT + 0.9)).joined_since(AT - 1) == (JoinedServer(7, AT, 55, (), "de"),)


@pytest.mark.parametrize(
    ("have", "channel", "missing"),
    [
        (None, None, 7),
        (discord.Permissions.none(), None, 7),
        (discord.Permissions(view_channel=True), None, 6),
        (discord.Permissions(send_messages=True), None, 6),
        (discord.Permissions(view_channel=True, send_messages=True), 55, 5),
    ],
)
def test_where_the_bot_may_not_see_and_post_there_is_no_channel(
    have: discord.Permissions | None, channel: int | None, missing: int
) -> None:
    (found,) = servers(guild(have=have)).joined_since(0)
    assert (found.channel, len(found.missing)) == (channel, missing)


def test_old_servers_and_those_that_are_away_or_unknown_are_left_out() -> None:
    known = servers(guild(1, AT), guild(2, AT + 1), guild(3, None), guild(4, AT + 1, away=True))
    assert [one.guild for one in known.joined_since(AT)] == [2]


def test_a_server_is_another_one_when_it_is_joined_anew() -> None:
    (before,) = servers(guild()).joined_since(0)
    assert servers(guild()).is_joined(before)
    assert not servers(guild(joined=AT + 5)).is_joined(before)
    assert not servers(guild(joined=None)).is_joined(before)
    assert not servers().is_joined(before)


def test_where_the_bot_is_not_is_known_only_of_shards_that_are_connected() -> None:
    """A server that is away for Discord has not removed the bot."""
    there, away, elsewhere = 8 << 22, 2 << 22, 1 << 22
    known = servers(guild(there), guild(away, away=True), guild(elsewhere))
    assert [known.is_in(one) for one in (there, away, 4 << 22, elsewhere, 5 << 22)] == [True, True, False, None, None]
