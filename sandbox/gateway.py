"""The gateway: sessions of the bot, heartbeats, resuming, and telling the bot what happens."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from aiohttp import WSMsgType, web

from sandbox.errors import Json
from sandbox.payloads import Payloads
from sandbox.sessions import Connection, Session
from sandbox.world import DIRECT, Channel, Event, Message, World

HEARTBEAT, IDENTIFY, RESUME, RECONNECT, INVALID_SESSION, HELLO, ACK = 1, 2, 6, 7, 9, 10, 11
GUILDS, GUILD_MESSAGES, DIRECT_MESSAGES, MESSAGE_CONTENT = 1 << 0, 1 << 9, 1 << 12, 1 << 15
HEARTBEAT_INTERVAL = 41250
ACK_DELAY = 0.05  # seconds: about the way to Discord and back
_CHANNEL_EVENTS = frozenset({"channel_create", "channel_update", "channel_delete"})
_THREAD_EVENTS = frozenset({"thread_create", "thread_update", "thread_delete"})
_MESSAGE_EVENTS = {"message": "MESSAGE_CREATE", "message_update": "MESSAGE_UPDATE", "message_delete": "MESSAGE_DELETE"}


class Gateway:
    """All sessions of the bot.

    Args:
        world: what the bot hears about.
        payloads: writes the JSON.
    """

    def __init__(self, world: World, payloads: Payloads) -> None:
        self._world = world
        self._payloads = payloads
        self._sessions: dict[str, Session] = {}
        self._connections: set[Connection] = set()
        self.ack_delay = ACK_DELAY
        self.identified = 0
        self.resumed = 0
        world.listen(self._hear)

    @property
    def online(self) -> bool:
        """Whether the bot is connected and identified."""
        return any(session.connection is not None for session in self._sessions.values())

    @property
    def reachable(self) -> bool:
        """Whether there is a session, connected or to be resumed."""
        return bool(self._sessions)

    @property
    def url(self) -> str:
        """The gateway's address."""
        return self._payloads.base.replace("http", "ws", 1) + "/gateway"

    def dispatch(self, event: str, data: Any, intent: int = 0) -> None:
        """Tell every session that listens to the intent."""
        for session in self._sessions.values():
            if session.intents & intent == intent:
                session.dispatch(event, data)

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one connection of the bot."""
        socket = web.WebSocketResponse(max_msg_size=0, compress=False, autoping=True)
        await socket.prepare(request)
        connection = Connection(socket, request)
        self._connections.add(connection)
        connection.send({"op": HELLO, "s": None, "t": None, "d": {"heartbeat_interval": HEARTBEAT_INTERVAL}})
        code = None
        try:
            while True:
                message = await socket.receive()
                if message.type is WSMsgType.TEXT:
                    await self._receive(connection, json.loads(message.data))
                elif message.type is WSMsgType.CLOSE:
                    code = None if connection.closing else message.data
                    break
                elif message.type in (WSMsgType.CLOSING, WSMsgType.CLOSED, WSMsgType.ERROR):
                    break
        finally:
            self._connections.discard(connection)
            connection.cut()
            session = connection.session
            if session is not None and session.connection is connection:
                session.connection = None
                # Good-bye with 1000 or 1001 ends the session; discord.py says 4000 even when it is done.
                if code in (1000, 1001):
                    self._sessions.pop(session.id, None)
                self._world.tell("bot", self.online)
        return socket

    async def close(self, code: int = 4000, *, resumable: bool = True) -> None:
        """Close every connection; without `resumable` the session is lost too, and the bot must identify again."""
        if not resumable:
            self._sessions.clear()
        for connection in tuple(self._connections):
            await connection.close(code)

    def cut(self) -> None:
        """Tear every connection without a close frame; the session can be resumed."""
        for connection in tuple(self._connections):
            connection.cut()

    def invalidate(self, *, resumable: bool = False) -> None:
        """Send INVALID_SESSION; the session is lost unless `resumable`."""
        for connection in self._connections:
            connection.send({"op": INVALID_SESSION, "s": None, "t": None, "d": resumable})
        if not resumable:
            self._sessions.clear()

    def reconnect(self) -> None:
        """Ask the bot to connect anew, as Discord does when it moves house."""
        for connection in self._connections:
            connection.send({"op": RECONNECT, "s": None, "t": None, "d": None})

    async def _receive(self, connection: Connection, payload: Json) -> None:
        data = payload.get("d")
        match payload.get("op"):
            case 1:
                # discord.py notes in another thread when a heartbeat went out. An answer that comes at once may be measured
                # from the heartbeat before: "Can't keep up, ... websocket is 41.3s behind".
                loop = asyncio.get_running_loop()
                loop.call_later(self.ack_delay, connection.send, {"op": ACK, "s": None, "t": None, "d": None})
            case 2:
                await self._identify(connection, data or {})
            case 6:
                self._resume(connection, data or {})

    async def _identify(self, connection: Connection, data: Json) -> None:
        if str(data.get("token", "bad")).startswith("bad"):
            await connection.close(4004)
            return
        # Sessions that nobody holds are of a bot that is gone.
        self._sessions = {key: one for key, one in self._sessions.items() if one.connection is not None}
        session = Session(int(data.get("intents", 0)))
        session.connection, connection.session = connection, session
        self._sessions[session.id] = session
        self.identified += 1
        guilds = [guild for guild in self._world.guilds.values() if guild.bot_in_guild]
        ready = {
            "v": 10,
            "user": self._payloads.user(self._world.bot),
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "resume_gateway_url": self.url,
            "shard": data.get("shard", [0, 1]),
            "application": {"id": str(self._world.application_id), "flags": 0},
        }
        session.dispatch("READY", ready)
        if session.intents & GUILDS:
            for guild in guilds:
                session.dispatch("GUILD_CREATE", self._payloads.guild(guild, full=True))
        self._world.tell("bot", True)

    def _resume(self, connection: Connection, data: Json) -> None:
        session = self._sessions.get(str(data.get("session_id")))
        if session is None:
            connection.send({"op": INVALID_SESSION, "s": None, "t": None, "d": False})
            return
        session.connection, connection.session = connection, session
        if not session.replay(int(data.get("seq") or 0)):
            del self._sessions[session.id]
            connection.session = None
            connection.send({"op": INVALID_SESSION, "s": None, "t": None, "d": False})
            return
        self.resumed += 1
        self._world.tell("bot", True)

    def _hear(self, event: Event) -> None:
        if not self._sessions:
            return
        if event.kind == "guild_delete":
            self.dispatch("GUILD_DELETE", {"id": str(event.thing.id)}, GUILDS)
        elif event.kind == "guild_create":
            self.dispatch("GUILD_CREATE", self._payloads.guild(event.thing, full=True), GUILDS)
        elif event.kind in _CHANNEL_EVENTS or event.kind in _THREAD_EVENTS:
            channel: Channel = event.thing
            if channel.kind != DIRECT and self._world.bot_in(channel):
                self.dispatch(event.kind.upper(), self._payloads.channel(channel), GUILDS)
        elif event.kind in _MESSAGE_EVENTS:
            self._tell_message(_MESSAGE_EVENTS[event.kind], event.thing)

    def _tell_message(self, name: str, message: Message) -> None:
        channel = self._world.channels[message.channel_id]
        if message.ephemeral or not self._world.bot_in(channel):
            return
        guild = self._world.guild_of(channel)
        direct = guild is None
        intent = DIRECT_MESSAGES if direct else GUILD_MESSAGES
        listening = [session for session in self._sessions.values() if session.intents & intent]
        for session in listening:
            if name == "MESSAGE_DELETE":
                body: Json = {"id": str(message.id), "channel_id": str(message.channel_id)}
                if guild is not None:
                    body["guild_id"] = str(guild.id)
            else:
                new = name == "MESSAGE_CREATE"
                body = self._payloads.new_message(message) if new else self._payloads.message(message)
                author = self._world.users[message.author_id]
                if guild is not None:
                    body["member"] = self._payloads.member(author, guild)
                hidden = not session.intents & MESSAGE_CONTENT and not direct and not author.bot
                if hidden and self._world.bot.id not in message.mentioned:
                    body |= {"content": "", "embeds": [], "attachments": [], "components": []}
            session.dispatch(name, body)
