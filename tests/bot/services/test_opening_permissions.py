"""What is read off Discord about a server: its channels and roles, who manages it, what the bot may mention."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.domain.guild_settings import PingedRole
from bot.services.opening_permissions import (
    announcement_permissions,
    chosen_role,
    is_manager,
    known_channels,
    known_role,
    known_roles,
    may_mention,
)

GUILD, ROLE = 10**17, 10**17 + 1
SILENT = discord.Permissions.none()
LOUD = discord.Permissions(mention_everyone=True)


class Named:
    """A role as discord.py gives it."""

    def __init__(self, number: int, *, mentionable: bool = False, bot: bool = False) -> None:
        self.id = number
        self.mentionable = mentionable
        self._bot = bot

    def is_default(self) -> bool:
        """Whether it is everybody's."""
        return self.id == GUILD

    def is_bot_managed(self) -> bool:
        """Whether it is a bot's."""
        return self._bot


def asked(
    *roles: Named,
    unavailable: bool = False,
    everywhere: Any = SILENT,
    here: Any = SILENT,
    data: Any = None,
    **more: Any,
) -> Any:
    """Return an interaction in a server of these roles."""
    guild = SimpleNamespace(
        unavailable=unavailable,
        roles=list(roles),
        channels=[SimpleNamespace(id=7)],
        default_role=next((role for role in roles if role.is_default()), None),
        get_role=lambda number: next((role for role in roles if role.id == number), None),
        me=SimpleNamespace(guild_permissions=everywhere),
    )
    return SimpleNamespace(guild=guild, guild_id=GUILD, app_permissions=here, data=data, **more)


def test_what_is_there_is_told_by_discord() -> None:
    """As long as it has not told, everything may be there, so that nothing counts as gone."""
    interaction = asked(Named(GUILD), Named(ROLE))
    assert ROLE in known_roles(interaction)
    assert ROLE + 1 not in known_roles(interaction)
    assert 7 in known_channels(interaction)
    assert 8 not in known_channels(interaction)
    for unknown in (asked(unavailable=True), SimpleNamespace(guild=None)):
        assert ROLE + 1 in known_roles(unknown)
        assert 8 in known_channels(unknown)


@pytest.mark.parametrize(
    ("everywhere", "here", "may"),
    [(SILENT, SILENT, False), (LOUD, SILENT, True), (SILENT, LOUD, True)],
)
def test_the_bot_may_mention_what_it_is_allowed_in_the_server_or_here(everywhere: Any, here: Any, may: bool) -> None:
    """An overwrite of the channel counts as well."""
    assert may_mention(asked(Named(GUILD), everywhere=everywhere, here=here)) is may


def test_a_server_that_is_not_told_of_allows_what_the_press_tells() -> None:
    """Its roles are not known, so nothing can be added up."""
    assert may_mention(asked(unavailable=True, everywhere=LOUD)) is False
    assert may_mention(asked(unavailable=True, here=LOUD)) is True


def test_a_chosen_role_is_as_the_press_tells_it() -> None:
    """Discord sends it along; what it does not send is looked up."""
    body = {"id": str(ROLE), "mentionable": True, "tags": {"bot_id": "1"}}
    told = asked(Named(ROLE), data={"resolved": {"roles": {str(ROLE): body}}})
    assert chosen_role(told, ROLE) == PingedRole(everyone=False, bot=True, mentionable=True)
    known = asked(Named(GUILD), Named(ROLE, mentionable=True), data={})
    assert (
        chosen_role(known, ROLE) == known_role(known, ROLE) == PingedRole(everyone=False, bot=False, mentionable=True)
    )
    assert chosen_role(known, GUILD) == PingedRole(everyone=True, bot=False, mentionable=False)
    assert chosen_role(known, ROLE + 1) is None
    assert known_role(SimpleNamespace(guild=None), ROLE) is None  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("permissions", "does"),
    [
        (discord.Permissions(manage_guild=True), True),
        (discord.Permissions(administrator=True), True),
        (discord.Permissions(manage_channels=True), False),
    ],
)
def test_who_manages_a_server(permissions: discord.Permissions, does: bool) -> None:
    """Manage Server, or an administrator."""
    assert is_manager(asked(permissions=permissions)) is does


def test_where_announcements_lack_a_permission_is_told_of_channels_that_are_known() -> None:
    """What is not known is not missing: a channel that is gone, a server that is not told of, no channel."""
    silent = discord.Permissions.all_channel()
    silent.update(attach_files=False, send_messages=False)
    hall = SimpleNamespace(id=7, permissions_for=lambda me: silent)
    for unavailable, channel, missing in (
        (False, 7, ("attach_files", "send_messages")),
        (False, 8, ()),
        (True, 7, ()),
        (False, None, ()),
    ):
        interaction = asked(unavailable=unavailable)
        interaction.guild.get_channel = {7: hall}.get
        assert announcement_permissions(interaction, channel) == missing
    assert announcement_permissions(SimpleNamespace(guild=None), 7) == ()  # type: ignore[arg-type]
