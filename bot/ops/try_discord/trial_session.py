"""One run of `sobek-bot try` in a channel: it posts, waits for presses, and deletes what it posted."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import discord

from bot.discord_api.rate_limiter import RateLimiter
from bot.discord_api.sharded_client import ShardedClient
from bot.interactions.response import GONE
from bot.ops.errors import OperationFailed
from bot.ops.try_discord.requests import ApiResult, NotTried, RateLimit, Upload, record_responses, send

Json: TypeAlias = dict[str, Any]

MARK: Final = "-# sobek-bot try: temporary, deleted when it ends"
"""The last line of each temporary message; by it the next run finds what a killed run left."""
THREAD: Final = "sobek-bot try"
"""The name of the thread that a run makes, or uses again."""
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

    `answer`: for a press; `lead`: until a phone is locked; `beat`: between two requests in one window of a rate limit;
    `ready`: for the next server, before the bot counts as ready.
    """

    answer: float = 120.0
    lead: float = 12.0
    beat: float = 1.0
    ready: float = 2.0


USUAL: Final = Tempo()


class TrialClient(ShardedClient):
    """The bot's connection without the bot: it receives presses and serves no game.

    Args:
        ready: seconds for which discord.py waits for the next server before the bot counts as ready.
        proxy: the address of the proxy to Discord; None for none.
    """

    def __init__(self, ready: float = 2.0, proxy: str | None = None) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            allowed_mentions=discord.AllowedMentions.none(),
            http_trace=record_responses(RateLimiter().trace()),
            guild_ready_timeout=ready,
            proxy=proxy,
        )
        self.trial_run: TrialSession | None = None

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Hand a press to the run."""
        if self.trial_run is not None:
            await self.trial_run.receive(interaction)


@dataclass(frozen=True, slots=True)
class Press:
    """A press of the person who takes part: the button's label, and the interaction that answers it."""

    label: str
    interaction: int
    token: str
    person: int
    message: int


class TrialSession:
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
        """The part that custom ids and nonces of this run share."""
        self.threads: list[int] = []
        """The threads that the run used."""
        self.person: int | None = None
        """The id of the user who takes part, once known."""
        self.absent = ""
        """Why no person presses any more; empty while one does."""
        self.last: Press | None = None
        """The last press; `try --again` needs its token."""
        self.answers: dict[str, list[ApiResult]] = {}
        """The results so far, by method and path."""
        self.notes: list[str] = []
        """Notes for the operator on what stays in the server besides the message."""
        self._count = 0
        self._panel: int | None = None
        self._acknowledged: Press | None = None
        self._posted: dict[int, int] = {}
        self._heard: set[int] = set()
        self._awaited: dict[str, tuple[str, asyncio.Future[Press]]] = {}
        client.trial_run = self

    @property
    def application(self) -> int:
        """The id of the bot's application."""
        return self.client.application_id or 0

    @property
    def user(self) -> int:
        """The id of the bot's user."""
        return self.client.user.id if self.client.user is not None else 0

    def limit_of(self, method: str) -> RateLimit | None:
        """Return the rate limit of messages, from the first answer in a window.

        Args:
            method: POST; or PATCH, DELETE or GET of one message.
        """
        path = MESSAGES if method == "POST" else MESSAGE
        limits = (one.limit for one in self.answers.get(f"{method} {path}", ()))
        return next((one for one in limits if one is not None and one.remaining == one.many - 1), None)

    async def request(
        self, method: str, path: str, body: Any = None, files: Sequence[Upload] = (), **ids: int | str
    ) -> ApiResult:
        """Make a request and record its result.

        Raises:
            NotTried: Discord did not answer.
        """
        answer = await send(self.client, method, path, body, files, **ids)
        self.answers.setdefault(f"{method} {path}", []).append(answer)
        return answer

    async def post(self, body: Json, files: Sequence[Upload] = (), *, channel: int | None = None) -> ApiResult:
        """Post a message that the run deletes at its end."""
        target = channel or self.channel
        answer = await self.request("POST", MESSAGES, body, files, channel_id=target)
        if answer.taken:
            self._posted[int(answer.body["id"])] = target
        return answer

    async def require_message(self, body: Json, files: Sequence[Upload] = (), *, channel: int | None = None) -> int:
        """Post a message for a trial, and return its id.

        Raises:
            NotTried: Discord refuses it.
        """
        answer = await self.post(body, files, channel=channel)
        if not answer.taken:
            raise NotTried(f"a message was {answer.refusal}")
        return int(answer.body["id"])

    async def edit(self, message: int, body: Json, files: Sequence[Upload] = ()) -> ApiResult:
        """Edit a message of this run."""
        channel = self._posted.get(message, self.channel)
        return await self.request("PATCH", MESSAGE, body, files, channel_id=channel, message_id=message)

    async def get_message(self, message: int) -> ApiResult:
        """Get a message of this run."""
        channel = self._posted.get(message, self.channel)
        return await self.request("GET", MESSAGE, channel_id=channel, message_id=message)

    async def delete(self, message: int) -> ApiResult:
        """Delete a message of this run."""
        channel = self._posted.pop(message, self.channel)
        return await self.request("DELETE", MESSAGE, channel_id=channel, message_id=message)

    async def answer(self, press: Press, kind: int, data: Json | None = None) -> ApiResult:
        """Answer a press.

        Raises:
            OperationFailed: another process has: the bot is running.
            NotTried: it was too late.
        """
        body: Json = {"type": kind} | ({} if data is None else {"data": data})
        answer = await self.request(
            "POST", _CALLBACK, body, interaction_id=press.interaction, interaction_token=press.token
        )
        if answer.code == _ANSWERED:
            raise OperationFailed("A press was answered by another process: stop the bot, then try again.")
        if not answer.taken:
            raise NotTried(f"the answer to a press was {answer.refusal}")
        return answer

    async def defer(self, press: Press) -> ApiResult:
        """Defer a press: the pressed message may be edited or deleted later."""
        return await self.answer(press, _DEFER_UPDATE)

    async def original(
        self, press: Press, method: str, body: Json | None = None, files: Sequence[Upload] = ()
    ) -> ApiResult:
        """Send PATCH or DELETE for the pressed message, by the press's token."""
        return await self.request(
            method, _ORIGINAL, body, files, webhook_id=self.application, webhook_token=press.token
        )

    async def tell(self, text: str) -> None:
        """Show a text to the person, without buttons."""
        await self._show(text)

    async def ask(self, text: str, *labels: str, answer: bool = True) -> Press:
        """Ask the person a question, and wait for a press on one of the buttons.

        Args:
            text: the question.
            labels: the buttons.
            answer: whether this method answers the press; otherwise the caller does.

        Raises:
            NotTried: no press came in time, now or before.
        """
        self.require_person()
        buttons, future = self.buttons(*labels)
        await self._show(text, buttons)
        press = await self.wait(future)
        if answer:
            await self.answer(press, _UPDATE, texts("Thank you. One moment ..."))
            self._acknowledged = press
        return press

    def buttons(self, *labels: str) -> tuple[Json, asyncio.Future[Press]]:
        """Return a row of buttons, and the future of the first press on one of them."""
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
            NotTried: it did not come in time; no more questions are asked then.
        """
        try:
            async with asyncio.timeout(self.tempo.answer):
                press = await future
        except TimeoutError:
            self.absent = f"nobody pressed within {self.tempo.answer:g} s"
            raise NotTried(self.absent) from None
        self.person, self.last = press.person, press
        return press

    def require_person(self) -> None:
        """Require that a person takes part.

        Raises:
            NotTried: no person does.
        """
        if self.absent:
            raise NotTried(self.absent)

    async def receive(self, interaction: discord.Interaction[Any]) -> None:
        """Take a press of the person who takes part; answer others that it is not for them."""
        data: Json = dict(interaction.data) if interaction.data else {}
        custom_id = str(data.get("custom_id", ""))
        if not custom_id.startswith(_PRESS):
            return
        if interaction.id in self._heard:
            return  # Discord may deliver a press twice
        self._heard.add(interaction.id)
        user = interaction.user.id
        message = interaction.message.id if interaction.message is not None else 0
        label, future = self._awaited.get(custom_id, ("", None))
        press = Press(label, interaction.id, interaction.token, user, message)
        if future is not None and not future.done() and self.person in (None, user):
            self._awaited.clear()
            future.set_result(press)
            return
        kind, data = _REPLY, {"content": "This is not for you, or not now.", "flags": _EPHEMERAL}
        if interaction.type is discord.InteractionType.modal_submit:
            kind, data = _DEFER_UPDATE, {}
        try:
            await self.answer(press, kind, data)
        except (NotTried, OperationFailed):
            return

    async def clean_up(self) -> None:
        """Delete all temporary messages of this run and of a killed one; note what cannot be deleted."""
        self._awaited.clear()
        self._panel = None
        left = 0
        await self._find_left()
        for message in list(self._posted):
            try:
                answer = await self.delete(message)
                left += not answer.taken and answer.code != GONE
            except NotTried:
                left += 1
        if left:
            self.notes.append(f"Messages that could not be deleted, which the next run does: {left}.")
        for thread in self.threads:
            await self._close(thread)

    async def _find_left(self) -> None:
        """Add the latest messages with the mark, in the channel and its thread, to those of this run."""
        for channel in (self.channel, *self.threads):
            try:
                found = await self.request("GET", f"{MESSAGES}?limit=100", channel_id=channel)
            except NotTried:
                continue
            for one in found.body or ():
                words = json.dumps([one.get("content"), one.get("components")])
                if one["author"]["id"] == str(self.user) and MARK in words:
                    self._posted[int(one["id"])] = channel

    async def _close(self, thread: int) -> None:
        """Delete a thread, or archive it where the bot may not delete it."""
        with suppress(NotTried):
            if self.permissions.manage_threads and (await self.request("DELETE", CHANNEL, channel_id=thread)).taken:
                return
        with suppress(NotTried):
            await self.request("PATCH", CHANNEL, {"archived": True}, channel_id=thread)
        self.notes.append(
            f"The thread “{THREAD}” stays, archived, for the bot may not delete it; the next run uses it again."
        )

    async def _show(self, text: str, *rows: Json) -> None:
        body = texts(text, *rows)
        if self._panel is None:
            self._panel = await self.require_message(body)
            return
        if self._acknowledged is not None and (await self.original(self._acknowledged, "PATCH", body)).taken:
            return  # as the bot does: an edit with a press's token counts towards no limit of the channel
        answer = await self.edit(self._panel, body)
        if not answer.taken:
            self.absent = f"the message with the questions could not be edited: {answer.refusal}"
            raise NotTried(self.absent)


def texts(text: str, *parts: Json, allowed: Json | None = None, flags: int = 0) -> Json:
    """Return the body of a temporary message of Components V2.

    Args:
        text: its text.
        parts: further components.
        allowed: whom it may notify; nobody by default.
        flags: flags besides that of Components V2.
    """
    components = [{"type": _TEXT, "content": text}, *parts, {"type": _TEXT, "content": MARK}]
    return {"flags": V2 | flags, "components": components, "allowed_mentions": allowed or NOBODY}
