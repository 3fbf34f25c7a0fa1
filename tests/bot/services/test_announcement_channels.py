"""Who may view and post in channels, as discord.py knows them."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any
from unittest.mock import Mock

import discord
import pytest

from bot.services.announcement_channels import DiscordAnnouncementChannels
from bot.tables import ChannelRef

EVERYONE, ME = object(), object()
HALL, STAFF, THREAD, STAFF_THREAD, PRIVATE, FORUM = range(501, 507)
ALL = discord.Permissions.all()


def channels(may: discord.Permissions = ALL, *, away: bool = False) -> DiscordAnnouncementChannels:
    """Return what is known of one server, whose bot may do this everywhere."""

    def channel(view: bool, kind: Any = discord.TextChannel) -> Any:
        public = discord.Permissions(view_channel=view)
        return Mock(spec=kind, permissions_for=lambda one: public if one is EVERYONE else may)

    def thread(parent: Any, private: bool = False) -> Any:
        made = Mock(spec=discord.Thread, is_private=lambda: private, permissions_for=lambda one: may)
        made.parent = parent
        return made

    known = {
        HALL: channel(True),
        STAFF: channel(False),
        THREAD: thread(channel(True)),
        STAFF_THREAD: thread(channel(False)),
        PRIVATE: thread(channel(True), private=True),
        FORUM: channel(True, discord.ForumChannel),
    }
    guild = SimpleNamespace(
        unavailable=away,
        default_role=EVERYONE,
        me=ME,
        preferred_locale=discord.Locale.german,
        get_channel_or_thread=known.get,
    )
    client: Any = SimpleNamespace(get_guild={7: guild}.get)
    return DiscordAnnouncementChannels(client)


@pytest.mark.parametrize(
    ("channel", "public"),
    [(HALL, True), (STAFF, False), (THREAD, True), (STAFF_THREAD, False), (PRIVATE, False), (5000, None)],
)
def test_what_everybody_may_view_is_public(channel: int, public: bool | None) -> None:
    """A thread's channel stands for it; of an unknown one, such as a sleeping thread, nothing can be said."""
    assert channels().is_public(ChannelRef(7, channel)) is public


@pytest.mark.parametrize(("channel", "may"), [(HALL, True), (STAFF, True), (THREAD, True), (FORUM, False), (5, False)])
def test_the_bot_may_post_where_it_has_the_permissions_of_a_table(channel: int, may: bool) -> None:
    """Not in a forum, nor in a channel that was deleted."""
    assert channels().may_post(ChannelRef(7, channel)) is may


@pytest.mark.parametrize(
    "lacking", ["view_channel", "send_messages", "attach_files", "embed_links", "read_message_history"]
)
def test_without_one_of_them_it_may_not(lacking: str) -> None:
    """Without the history it could not find a message again of which it does not know whether it arrived."""
    may = discord.Permissions.all()
    may.update(**{lacking: False})
    assert channels(may).may_post(ChannelRef(7, HALL)) is False


def test_of_a_server_that_discord_has_not_sent_nothing_is_known() -> None:
    for known in (channels(away=True), channels()):
        guild = 7 if known._client.get_guild(7).unavailable else 8  # type: ignore[union-attr]
        assert known.is_public(ChannelRef(guild, HALL)) is None
        assert known.may_post(ChannelRef(guild, HALL)) is None
        assert known.locale(guild) is None
    assert channels().locale(7) == "de"
