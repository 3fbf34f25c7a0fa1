"""An interaction of a fake Discord, as handlers and the response get it."""

from __future__ import annotations

import itertools
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import Mock

import discord
from discord.components import _component_factory

from bot.interactions.response import Screen
from bot.reconciler import Gone
from tests.bot.faults.discord import FakeDiscord, Message, http

TOKEN_SECONDS = 15 * 60


class FakeInteraction:
    """An interaction as `bot.interactions.response` and the handlers use it."""

    _numbers = itertools.count(1)

    def __init__(
        self,
        world: FakeDiscord,
        user: int,
        name: str,
        channel: int,
        *,
        kind: discord.InteractionType = discord.InteractionType.application_command,
        data: dict[str, Any] | None = None,
        message: Message | None = None,
        guild: int | None = 1,
        added: bool = True,
    ) -> None:
        self._world = world
        self.id = next(self._numbers)
        self.type = kind
        # The command that was sent, as the library finds it; a press has none.
        self.command: Any = None
        self.user: Any = Mock(spec=discord.Member, id=user, display_name=name, roles=[])
        self.data = data
        ephemeral = message is not None and message.ephemeral_for is not None
        self.message: Any = None
        if message is not None:
            # As the library reads them out of the interaction, at the moment of the press.
            shown = [cast(Any, _component_factory)(part) for part in message.parts]
            self.message = SimpleNamespace(id=message.id, flags=SimpleNamespace(ephemeral=ephemeral), components=shown)
        self.guild_id = guild
        self.application_id = 9
        self.client: Any = SimpleNamespace(
            user=SimpleNamespace(id=9), http=SimpleNamespace(get_member=world.get_member)
        )
        self._added = added
        self.channel_id = channel
        self.channel: Any = None
        if channel in world.state.threads:
            self.channel = Mock(spec=discord.Thread, locked=False, is_private=lambda: False)
        # What the library has been told of a server: single roles and channels, not that these are all.
        self.guild: Any = SimpleNamespace(
            name="Nile Club", unavailable=True, get_role=world.state.roles.get, get_channel_or_thread=world.channels.get
        )
        self.guild_locale = None
        self.locale = discord.Locale.american_english
        self.permissions = discord.Permissions.all()
        self.app_permissions = discord.Permissions.all()
        self.response = self
        self.followup = self
        self.answered: list[str] = []
        self.shown: list[Message] = []
        self.form: Any = None
        """The form that was handed out, as the library was given it."""
        self._at = world.clock.now()
        self._thinks = False
        self._private = False
        self._own: int | None = None

    @property
    def told(self) -> str:
        """All that the one who asked was told privately."""
        return "\n".join(one.text for one in self.shown if one.ephemeral_for is not None)

    def is_guild_integration(self) -> bool:
        """Whether the server has the bot."""
        return self.guild_id is not None and self._added

    def is_user_integration(self) -> bool:
        """Whether it is his own application of the one who asks."""
        return self.guild_id is None or not self._added

    async def defer(self, *, ephemeral: bool = False, thinking: bool = False) -> None:
        """Say that an answer comes."""
        with self._world._call("answer", interaction=True):
            assert not self.answered, "an interaction is answered once"
            self.answered.append("defer")
            self._thinks, self._private = thinking, ephemeral

    async def send_modal(self, modal: Any) -> None:
        """Show a form."""
        with self._world._call("answer", interaction=True):
            if self.answered:
                raise discord.InteractionResponded(cast(Any, SimpleNamespace(_response_type=None)))
            self.answered.append("modal")
            self.form = modal

    async def edit_message(self, sent: int | None = None, *, view: Any, **rest: Any) -> None:
        """Change the pressed message, or one that was sent as a further answer."""
        with self._world._call("answer", interaction=True):
            if sent is None:
                self.answered.append("update")
            self._edit(view, self.message.id if sent is None else sent)

    async def send_message(self, *, view: Any, ephemeral: bool = False, **rest: Any) -> Any:
        """Answer by a message of its own."""
        with self._world._call("answer", interaction=True):
            self.answered.append("message")
            self._own = self._post(view, ephemeral).id
            return SimpleNamespace(message_id=self._own)

    async def edit_original_response(self, *, view: Any, **rest: Any) -> Any:
        """Change the answer."""
        with self._world._call("answer", interaction=True):
            if self._own is not None:
                self._edit(view, self._own)
                return SimpleNamespace(id=self._own)
            if self.message is not None and not self._thinks:
                self._edit(view, self.message.id)
                return SimpleNamespace(id=self.message.id)
            self._own = self._post(view, self._private).id
            return SimpleNamespace(id=self._own)

    async def delete_original_response(self) -> None:
        """Withdraw the answer: the message that was pressed, where that was kept, or changed."""
        kept = self.message is not None and self._own is None and not self._thinks
        with self._world._call("erase" if kept else "answer", interaction=True):
            self.answered.append("withdrawn")
            if kept:
                assert self.answered[0] in ("defer", "update"), "the original of the answer is another"
                message = self._world.state.messages[self.message.id]
                if self._world.clock.now() - self._at > TOKEN_SECONDS:
                    raise http(discord.HTTPException, 401, 50027)
                if message.deleted:
                    raise http(discord.NotFound, 404, 10008)
                message.deleted = True

    async def send(self, *, view: Any, ephemeral: bool = False, **rest: Any) -> Any:
        """Send a further answer."""
        with self._world._call("answer", interaction=True):
            return SimpleNamespace(id=self._post(view, ephemeral).id)

    async def delete_message(self, message: int) -> None:
        """Delete a message that this interaction's token reaches, while it is young enough."""
        with self._world._call("erase", interaction=True):
            reached = {*(one.id for one in self.shown), *(() if self.message is None else (self.message.id,))}
            if self._world.clock.now() - self._at > TOKEN_SECONDS:
                raise http(discord.HTTPException, 401, 50027)
            if message not in reached or self._world.state.messages[message].deleted:
                raise http(discord.NotFound, 404, 10008)
            self._world.state.messages[message].deleted = True

    def _edit(self, view: Any, number: int) -> None:
        try:
            self._world._change(number, Screen(view))
        except Gone:
            raise http(discord.NotFound, 404, 10008) from None
        self.shown.append(self._world.state.messages[number])

    def _post(self, view: Any, ephemeral: bool) -> Message:
        message = self._world._new(self.channel_id, Screen(view), ephemeral_for=self.user.id if ephemeral else None)
        self.shown.append(message)
        return message
