"""What a refused request to a channel is found to be, and how messages are found."""

from __future__ import annotations

from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import MagicMock

import discord
import pytest
from discord.components import _component_factory

from bot.interactions.custom_id import PressId, Verb
from bot.reconciler import DiscordFailure, Forbidden, Gone, TimedOut, Unexplained
from bot.screens.components import button, link_button, notice
from bot.services.channel_adapter import DiscordChannel
from bot.tables import ChannelRef
from tests.bot.faults.clock import VirtualClock
from tests.bot.faults.discord import http

HERE = ChannelRef(7, 77)


class Refusing:
    """A client to which a channel refuses everything, and what its member tells; it counts who asks for that."""

    def __init__(self, code: int, member: dict[str, Any] | Exception) -> None:
        self.user = SimpleNamespace(id=9)
        self.http = self
        self.asked = 0
        self._code = code
        self._member = member

    def get_partial_messageable(self, *_: Any, **__: Any) -> Any:
        return self

    def get_partial_message(self, _: int) -> Any:
        return self

    async def delete(self) -> None:
        raise http(discord.Forbidden, 403, self._code)

    async def get_member(self, *_: int) -> Any:
        self.asked += 1
        if isinstance(self._member, Exception):
            raise self._member
        return self._member


async def refused(client: Refusing) -> DiscordFailure:
    """Return what becomes of a request that the channel refuses."""
    unused: Any = None
    channel = DiscordChannel(client, unused, VirtualClock(), ())  # type: ignore[arg-type]
    with pytest.raises(DiscordFailure) as raised:
        await channel.delete(HERE, 1)
    return raised.value


async def test_a_bot_that_is_timed_out_finds_out_until_when() -> None:
    trouble = await refused(Refusing(50013, {"communication_disabled_until": "2027-01-01T00:00:00+00:00"}))
    assert isinstance(trouble, TimedOut)
    assert trouble.until == 1_798_761_600


async def test_a_bot_that_is_not_timed_out_lacks_permissions() -> None:
    assert type(await refused(Refusing(50013, {}))) is Forbidden


@pytest.mark.parametrize("failure", [http(discord.DiscordServerError, 503, 0), TimeoutError()])
async def test_where_it_cannot_be_found_out_that_is_known(failure: Exception) -> None:
    assert isinstance(await refused(Refusing(50013, failure)), Unexplained)


async def test_no_member_is_asked_for_where_the_bot_may_not_see_the_channel() -> None:
    """A timeout takes no sight away."""
    client = Refusing(50001, {})
    assert type(await refused(client)) is Forbidden
    assert client.asked == 0


class Archived:
    """A client with an archived thread, in which nothing can be edited until it is open; perhaps it never takes it."""

    def __init__(self, failure: Exception | None = None) -> None:
        self.user = SimpleNamespace(id=9)
        self.done: list[str] = []
        self._failure = failure
        self._thread = MagicMock(spec=discord.Thread, archived=True, edit=self._change)

    def get_partial_messageable(self, *_: Any, **__: Any) -> Any:
        return self

    def get_partial_message(self, _: int) -> Any:
        return self

    async def fetch_channel(self, _: int) -> Any:
        return self._thread

    async def _change(self, *, archived: bool) -> None:
        self._thread.archived = archived
        self.done.append("archive" if archived else "open")

    async def edit(self, **_: Any) -> None:
        if self._thread.archived:
            raise http(discord.HTTPException, 400, 50083)
        if self._failure is not None:
            raise self._failure
        self.done.append("edit")


@pytest.mark.parametrize(("keep", "done"), [(False, ["open", "edit"]), (True, ["open", "edit", "archive"])])
async def test_an_archived_thread_is_opened_for_an_edit_and_archived_again_if_it_is_to_stay_so(
    keep: bool, done: list[str]
) -> None:
    client, unused = Archived(), cast(Any, None)
    channel = DiscordChannel(cast(Any, client), unused, VirtualClock(), ())
    await channel.edit(HERE, 1, notice("new"), named=(), keep_archived=keep)
    assert client.done == done


async def test_a_thread_that_is_to_stay_archived_does_so_when_its_message_is_gone() -> None:
    client, unused = Archived(http(discord.NotFound, 404, 10008)), cast(Any, None)
    channel = DiscordChannel(cast(Any, client), unused, VirtualClock(), ())
    with pytest.raises(Gone):
        await channel.edit(HERE, 1, notice("new"), named=(), keep_archived=True)
    assert client.done == ["open", "archive"]


URL = "https://discord.com/channels/7/77/9"


@pytest.mark.parametrize(("mark", "found"), [(URL, 2), ("s:1:0:j:a7", 3), (URL[:-1], None), ("s:1:0:j:a", None)])
async def test_a_message_is_found_by_the_custom_id_or_url_of_its_button(mark: str, found: int | None) -> None:
    """Wherever the button stands in the message."""
    screens = [
        notice(URL),
        notice("a link", link_button("There", URL)),
        notice("a press", button("Join", PressId(1, 0, Verb.JOIN, "a7"))),
    ]

    class Client:
        def get_partial_messageable(self, *_: Any, **__: Any) -> Any:
            return self

        async def history(self, **asked: Any) -> AsyncIterator[Any]:
            assert asked["oldest_first"]
            for number, screen in enumerate(screens, 1):
                parts: Any = screen.view.to_components()  # type: ignore[no-untyped-call]
                components = [_component_factory(part) for part in parts]
                yield SimpleNamespace(id=number, components=components)

    unused: Any = None
    channel = DiscordChannel(Client(), unused, VirtualClock(), ())  # type: ignore[arg-type]
    assert await channel.find_marked(HERE, mark, 5.0) == found
