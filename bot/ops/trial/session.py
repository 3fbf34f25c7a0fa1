"""One run of the trial in a channel: what it posts, who presses, and that nothing of it stays."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import discord

from bot.discord_api.gateway import ShardedClient
from bot.discord_api.rate_limiter import Quota
from bot.interactions.response import GONE
from bot.ops.errors import OperationFailed
from bot.ops.trial.wire import Answer, File, Limit, Untried, listen, send

Json: TypeAlias = dict[str, Any]

MARK: Final = "-# sobek-bot try: temporary, deleted when it ends"
"""The last line of whatever is posted for a moment, by which the next run finds what a killed one left."""
THREAD: Final = "sobek-bot try"
"""The name of the thread that is made, and used again."""
V2: Final = 1 << 15
SILENT: Final = 1 << 12
NOBODY: Final[Json] = {"parse": []}

_EPHEMERAL: Final = 1 << 6
_TEXT, _BUTTON, _ROW = 10, 2, 1
_UPDATE, _DEFER_UPDATE, _REPLY = 7, 6, 4
_ANSWERED: Final = 40060
_PRESS: Final = "try:"
MESSAGES: Final = "/channels/{channel_id}/messages"
MESSAGE: Final = "/channels/{channel_id}/messages/{message_id}"
CHANNEL: Final = "/channels/{channel_id}"
_CALLBACK: Final = "/interactions/{interaction_id}/{interaction_token}/callback"
_ORIGINAL: Final = "/webhooks/{webhook_id}/{webhook_token}/messages/@original"


@dataclass(frozen=True, slots=True)
class Tempo:
    """How long a run waits, in seconds.

    `answer`: for a press; `lead`: for a phone to be locked; `beat`: between two requests of one window of a rate limit;
    `ready`: for the next server, before the bot is taken for ready.
    """

    answer: float = 120.0
    lead: float = 12.0
    beat: float = 1.0
    ready: float = 2.0


USUAL: Final = Tempo()


class TrialClient(ShardedClient):
    """The bot's connection without the bot: it hears presses and serves no game.

    Args:
        ready: seconds that discord.py waits for the next server before it takes the bot for ready.
        proxy: the address of the proxy through which Discord is asked; None for none.
    """

    def __init__(self, ready: float = 2.0, proxy: str | None = None) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            allowed_mentions=discord.AllowedMentions.none(),
            http_trace=listen(Quota().trace()),
            guild_ready_timeout=ready,
            proxy=proxy,
        )
        self.session: Session | None = None

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Hand a press to the run."""
        if self.session is not None:
            await self.session.hear(interaction)


@dataclass(frozen=True, slots=True)
class Press:
    """A press of the person who takes part: which button, and the interaction by which it is answered."""

    label: str
    interaction: int
    token: str
    person: int
    message: int


class Session:
    """One run in a channel.

    Args:
        client: connected.
        channel: the channel's id.
        guild: the id of its server.
        permissions: what the bot may do there.
        tempo: how long it waits.
    """

    def __init__(
        self, client: TrialClient, channel: int, guild: int, permissions: discord.Permissions, tempo: Tempo
    ) -> None:
        self.client = client
        self.channel = channel
        self.guild = guild
        self.permissions = permissions
        self.tempo = tempo
        self.run = secrets.token_hex(4)
        """What custom ids and nonces of this run have in common."""
        self.threads: list[int] = []
        """The threads that were used."""
        self.person: int | None = None
        """The id of the user who takes part, once there is one."""
        self.absent = ""
        """Why nobody presses any more; empty while the person does."""
        self.last: Press | None = None
        """The last press: its token is what `try --again` needs."""
        self.answers: dict[str, list[Answer]] = {}
        """What was answered so far, by method and path."""
        self.notes: list[str] = []
        """What stays in the server besides the message, for the operator."""
        self._count = 0
        self._panel: int | None = None
        self._acknowledged: Press | None = None
        self._posted: dict[int, int] = {}
        self._heard: set[int] = set()
        self._awaited: dict[str, tuple[str, asyncio.Future[Press]]] = {}
        client.session = self

    @property
    def application(self) -> int:
        """The id of the bot's application."""
        return self.client.application_id or 0

    @property
    def user(self) -> int:
        """The id of the bot's user."""
        return self.client.user.id if self.client.user is not None else 0

    def limit_of(self, method: str) -> Limit | None:
        """Return what the first answer in a window told of the rate limit of messages.

        Args:
            method: POST, or what is done to one message: PATCH, DELETE, GET.
        """
        path = MESSAGES if method == "POST" else MESSAGE
        limits = (one.limit for one in self.answers.get(f"{method} {path}", ()))
        return next((one for one in limits if one is not None and one.remaining == one.many - 1), None)

    async def request(
        self, method: str, path: str, body: Any = None, files: Sequence[File] = (), **ids: int | str
    ) -> Answer:
        """Make a request and keep what was answered.

        Raises:
            Untried: Discord did not answer.
        """
        answer = await send(self.client, method, path, body, files, **ids)
        self.answers.setdefault(f"{method} {path}", []).append(answer)
        return answer

    async def post(self, body: Json, files: Sequence[File] = (), *, channel: int | None = None) -> Answer:
        """Post a message that is deleted in the end."""
        place = channel or self.channel
        answer = await self.request("POST", MESSAGES, body, files, channel_id=place)
        if answer.taken:
            self._posted[int(answer.body["id"])] = place
        return answer

    async def need(self, body: Json, files: Sequence[File] = (), *, channel: int | None = None) -> int:
        """Post a message that something else is tried on, and return its id.

        Raises:
            Untried: Discord does not take it.
        """
        answer = await self.post(body, files, channel=channel)
        if not answer.taken:
            raise Untried(f"a message was {answer.refusal}")
        return int(answer.body["id"])

    async def edit(self, message: int, body: Json, files: Sequence[File] = ()) -> Answer:
        """Edit a message of this run."""
        place = self._posted.get(message, self.channel)
        return await self.request("PATCH", MESSAGE, body, files, channel_id=place, message_id=message)

    async def look(self, message: int) -> Answer:
        """Get a message of this run."""
        place = self._posted.get(message, self.channel)
        return await self.request("GET", MESSAGE, channel_id=place, message_id=message)

    async def delete(self, message: int) -> Answer:
        """Delete a message of this run."""
        place = self._posted.pop(message, self.channel)
        return await self.request("DELETE", MESSAGE, channel_id=place, message_id=message)

    async def answer(self, press: Press, kind: int, data: Json | None = None) -> Answer:
        """Answer a press.

        Raises:
            OperationFailed: another process has: the bot is running.
            Untried: it was too late.
        """
        body: Json = {"type": kind} | ({} if data is None else {"data": data})
        answer = await self.request(
            "POST", _CALLBACK, body, interaction_id=press.interaction, interaction_token=press.token
        )
        if answer.code == _ANSWERED:
            raise OperationFailed("A press was answered by another process: stop the bot, then try again.")
        if not answer.taken:
            raise Untried(f"the answer to a press was {answer.refusal}")
        return answer

    async def defer(self, press: Press) -> Answer:
        """Answer a press by nothing for now: the pressed message may be edited or deleted."""
        return await self.answer(press, _DEFER_UPDATE)

    async def original(self, press: Press, method: str, body: Json | None = None, files: Sequence[File] = ()) -> Answer:
        """Ask for the pressed message by the press's own token: PATCH, DELETE."""
        return await self.request(
            method, _ORIGINAL, body, files, webhook_id=self.application, webhook_token=press.token
        )

    async def tell(self, text: str) -> None:
        """Show a text to the person, without buttons."""
        await self._show(text)

    async def ask(self, text: str, *labels: str, answer: bool = True) -> Press:
        """Ask the person something, and wait for the press on one of the buttons.

        Args:
            text: the question.
            labels: the buttons.
            answer: whether the press is acknowledged here; otherwise that is left to who asks.

        Raises:
            Untried: nobody pressed in time, now or before.
        """
        self.see_present()
        buttons, future = self.buttons(*labels)
        await self._show(text, buttons)
        press = await self.wait(future)
        if answer:
            await self.answer(press, _UPDATE, texts("Thank you. One moment ..."))
            self._acknowledged = press
        return press

    def buttons(self, *labels: str) -> tuple[Json, asyncio.Future[Press]]:
        """Return a row of buttons, and what the first press on one of them will be."""
        future: asyncio.Future[Press] = asyncio.get_running_loop().create_future()
        self._awaited.clear()
        row: list[Json] = []
        for label in labels:
            self._count += 1
            custom_id = f"{_PRESS}{self.run}:{self._count}"
            self._awaited[custom_id] = (label, future)
            row.append({"type": _BUTTON, "style": 2, "label": label, "custom_id": custom_id})
        return {"type": _ROW, "components": row}, future

    async def wait(self, future: asyncio.Future[Press]) -> Press:
        """Wait for a press.

        Raises:
            Untried: it did not come in time; nobody is asked any more then.
        """
        try:
            async with asyncio.timeout(self.tempo.answer):
                press = await future
        except TimeoutError:
            self.absent = f"nobody pressed within {self.tempo.answer:g} s"
            raise Untried(self.absent) from None
        self.person, self.last = press.person, press
        return press

    def see_present(self) -> None:
        """See that a person takes part.

        Raises:
            Untried: no person does.
        """
        if self.absent:
            raise Untried(self.absent)

    async def hear(self, interaction: discord.Interaction[Any]) -> None:
        """Take a press of the person who takes part; tell everybody else that it is not for them."""
        data: Json = dict(interaction.data) if interaction.data else {}
        custom_id = str(data.get("custom_id", ""))
        if not custom_id.startswith(_PRESS):
            return
        if interaction.id in self._heard:
            return  # Discord may deliver one twice
        self._heard.add(interaction.id)
        user = interaction.user.id
        message = interaction.message.id if interaction.message is not None else 0
        label, future = self._awaited.get(custom_id, ("", None))
        press = Press(label, interaction.id, interaction.token, user, message)
        if future is not None and not future.done() and self.person in (None, user):
            self._awaited.clear()
            future.set_result(press)
            return
        kind, told = _REPLY, {"content": "This is not for you, or not now.", "flags": _EPHEMERAL}
        if interaction.type is discord.InteractionType.modal_submit:
            kind, told = _DEFER_UPDATE, {}
        try:
            await self.answer(press, kind, told)
        except (Untried, OperationFailed):
            return

    async def clean_up(self) -> None:
        """Delete whatever this run or a killed one has posted for a moment; what cannot be deleted is noted."""
        self._awaited.clear()
        self._panel = None
        left = 0
        await self._find_left()
        for message in list(self._posted):
            try:
                answer = await self.delete(message)
                left += not answer.taken and answer.code != GONE
            except Untried:
                left += 1
        if left:
            self.notes.append(f"Messages that could not be deleted, which the next run does: {left}.")
        for thread in self.threads:
            await self._close(thread)

    async def _find_left(self) -> None:
        """Count the messages that have the mark among the latest of the channel and its thread as this run's."""
        for place in (self.channel, *self.threads):
            try:
                found = await self.request("GET", f"{MESSAGES}?limit=100", channel_id=place)
            except Untried:
                continue
            for one in found.body or ():
                words = json.dumps([one.get("content"), one.get("components")])
                if one["author"]["id"] == str(self.user) and MARK in words:
                    self._posted[int(one["id"])] = place

    async def _close(self, thread: int) -> None:
        """Delete a thread, or archive it where the bot may not delete it."""
        with suppress(Untried):
            if self.permissions.manage_threads and (await self.request("DELETE", CHANNEL, channel_id=thread)).taken:
                return
        with suppress(Untried):
            await self.request("PATCH", CHANNEL, {"archived": True}, channel_id=thread)
        self.notes.append(
            f"The thread “{THREAD}” stays, archived, for the bot may not delete it; the next run uses it again."
        )

    async def _show(self, text: str, *rows: Json) -> None:
        body = texts(text, *rows)
        if self._panel is None:
            self._panel = await self.need(body)
            return
        if self._acknowledged is not None and (await self.original(self._acknowledged, "PATCH", body)).taken:
            return  # as the bot does it: what goes by a press's token counts for no limit of the channel
        answer = await self.edit(self._panel, body)
        if not answer.taken:
            self.absent = f"the message with the questions could not be edited: {answer.refusal}"
            raise Untried(self.absent)


def texts(text: str, *parts: Json, allowed: Json | None = None, flags: int = 0) -> Json:
    """Return the body of a message of Components V2 that is deleted in the end.

    Args:
        text: what it says.
        parts: further components.
        allowed: who may be notified by it; nobody, if that is left out.
        flags: besides that of Components V2.
    """
    components = [{"type": _TEXT, "content": text}, *parts, {"type": _TEXT, "content": MARK}]
    return {"flags": V2 | flags, "components": components, "allowed_mentions": allowed or NOBODY}
