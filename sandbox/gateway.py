"""The gateway: sessions of the bot, heartbeats, resuming, and telling the bot what happens."""

from __future__ import annotations

import asyncio
from typing import Any

from aiohttp import WSMsgType, web

from sandbox.chunks import chunks
from sandbox.entry import (
    DIRECT_MESSAGES,
    GUILD_MESSAGES,
    GUILDS,
    MESSAGE_CONTENT,
    Closed,
    Code,
    Entry,
    Identity,
    check_token,
)
from sandbox.errors import Json
from sandbox.frames import Op, frame, read
from sandbox.guilds import Guild
from sandbox.ids import Clock
from sandbox.messagenews import MessageNews
from sandbox.payloads import Payloads
from sandbox.rolenews import RoleNews
from sandbox.sessions import Connection, Session
from sandbox.things import DIRECT, Channel, Event, Message
from sandbox.threadnews import ThreadNews
from sandbox.threads import sees
from sandbox.world import World

HEARTBEAT_INTERVAL = 41250
ACK_DELAY = 0.05  # seconds: about the way to Discord and back
_GUILD_EVENTS = frozenset({"GUILD_CREATE", "GUILD_UPDATE", "GUILD_DELETE"})
_CHANNEL_EVENTS = frozenset({"channel_create", "channel_update", "channel_delete"})
_MESSAGE_EVENTS = {"message": "MESSAGE_CREATE", "message_update": "MESSAGE_UPDATE", "message_delete": "MESSAGE_DELETE"}


class Gateway:
    """All sessions of the bot.

    Args:
        world: what the bot hears about.
        payloads: writes the JSON.
        clock: the time by which identifies are counted.
    """

    def __init__(self, world: World, payloads: Payloads, clock: Clock) -> None:
        self._world = world
        self._payloads = payloads
        self._threads = ThreadNews(world, payloads, self.dispatch)
        self._marks = MessageNews(world, payloads, self.dispatch)
        self._roles = RoleNews(world, payloads, self.dispatch)
        self._sessions: dict[str, Session] = {}
        self._connections: set[Connection] = set()
        self.entry = Entry(clock)
        self.ack_delay = ACK_DELAY
        self.identified = 0
        self.resumed = 0
        world.listen(self._hear)

    @property
    def online(self) -> bool:
        """Whether the bot is connected and identified."""
        return any(session.connection is not None for session in self._sessions.values())

    @property
    def shards(self) -> frozenset[tuple[int, int]]:
        """The shards that are connected and identified, each with the number of all."""
        sessions = [one for one in self._sessions.values() if one.connection is not None]
        return frozenset((one.identity.shard, one.identity.count) for one in sessions)

    def reachable(self, guild: Guild | None) -> bool:
        """Return whether the shard of a guild, or of direct conversations, has a session, connected or resumable."""
        guild_id = None if guild is None else guild.id
        return any(session.identity.owns(guild_id) for session in self._sessions.values())

    @property
    def url(self) -> str:
        """The gateway's address."""
        return self._payloads.base.replace("http", "ws", 1) + "/gateway"

    def dispatch(self, event: str, data: Any, intent: int = 0) -> None:
        """Send an event to every session that listens to the intent and whose shard has the guild."""
        named = data.get("id" if event in _GUILD_EVENTS else "guild_id")
        guild_id = None if named is None else int(named)
        for session in self._sessions.values():
            if session.intents & intent == intent and session.identity.owns(guild_id):
                session.dispatch(event, data)

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one connection of the bot."""
        socket = web.WebSocketResponse(max_msg_size=0, compress=False, autoping=True)
        await socket.prepare(request)
        connection = Connection(socket, request)
        self._connections.add(connection)
        connection.send(frame(Op.HELLO, {"heartbeat_interval": HEARTBEAT_INTERVAL}))
        code = None
        try:
            while True:
                message = await socket.receive()
                if message.type in (WSMsgType.TEXT, WSMsgType.BINARY):
                    try:
                        self._receive(connection, message.data)
                    except Closed as closed:
                        await connection.close(closed.code)
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

    async def close(self, code: int = Code.UNKNOWN_ERROR, *, resumable: bool = True, shard: int | None = None) -> None:
        """Close every connection, or a shard's; without `resumable` the bot has to identify again."""
        connections = self._of(shard)
        if not resumable:
            self._lose(shard)
        for connection in connections:
            await connection.close(code)

    def cut(self, *, shard: int | None = None) -> None:
        """Tear every connection, or a shard's, without a close frame; the session can be resumed."""
        for connection in self._of(shard):
            connection.cut()

    def invalidate(self, *, resumable: bool = False, shard: int | None = None) -> None:
        """Send INVALID_SESSION to everybody, or a shard; the session is lost unless `resumable`."""
        for connection in self._of(shard):
            connection.send(frame(Op.INVALID_SESSION, resumable))
        if not resumable:
            self._lose(shard)

    def reconnect(self, *, shard: int | None = None) -> None:
        """Ask the bot, or a shard of it, to reconnect, as Discord does when it moves connections."""
        for connection in self._of(shard):
            connection.send(frame(Op.RECONNECT))

    def _of(self, shard: int | None) -> list[Connection]:
        return [
            one for one in self._connections if shard is None or (one.session and one.session.identity.shard == shard)
        ]

    def _lose(self, shard: int | None) -> None:
        lost = [key for key, one in self._sessions.items() if shard in (None, one.identity.shard)]
        for key in lost:
            session = self._sessions.pop(key)
            if session.connection is not None:
                session.connection.session = None
                session.connection = None

    def _receive(self, connection: Connection, data: str | bytes) -> None:
        op, body = read(data)
        known = connection.session is not None
        if not known and op not in (Op.HEARTBEAT, Op.IDENTIFY, Op.RESUME):
            raise Closed(Code.NOT_AUTHENTICATED)
        if known and op in (Op.IDENTIFY, Op.RESUME):
            raise Closed(Code.ALREADY_AUTHENTICATED)
        match op:
            case Op.HEARTBEAT:
                self._acknowledge(connection)
            case Op.IDENTIFY:
                self._identify(connection, body)
            case Op.RESUME:
                self._resume(connection, body)
            case Op.REQUEST_MEMBERS if connection.session is not None:
                for chunk in chunks(self._world, self._payloads, connection.session, body):
                    connection.session.dispatch("GUILD_MEMBERS_CHUNK", chunk)
            case Op.PRESENCE | Op.VOICE_STATE | Op.REQUEST_SOUNDS:
                pass  # nobody looks at the bot's status, and there are no voices
            case _:
                raise Closed(Code.UNKNOWN_OPCODE)

    def _acknowledge(self, connection: Connection) -> None:
        # discord.py notes in another thread when a heartbeat went out. An answer that comes at once is sometimes
        # measured from the one before: "Can't keep up, ... websocket is 41.3s behind".
        asyncio.get_running_loop().call_later(self.ack_delay, connection.send, frame(Op.ACK))

    def _identify(self, connection: Connection, data: Any) -> None:
        identity = self.entry.check(data)
        if not self.entry.admit(identity):
            connection.send(frame(Op.INVALID_SESSION, False))
            return
        self._sessions = {key: one for key, one in self._sessions.items() if not _gone(one, identity)}
        session = Session(identity)
        session.connection, connection.session = connection, session
        self._sessions[session.id] = session
        self.identified += 1
        guilds = [one for one in self._world.guilds.values() if one.bot_in_guild and identity.owns(one.id)]
        ready = {
            "v": 10,
            "user": self._payloads.user(self._world.bot),
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "resume_gateway_url": self.url,
            "shard": [identity.shard, identity.count],
            "application": {"id": str(self._world.application_id), "flags": 0},
        }
        session.dispatch("READY", ready)
        if session.intents & GUILDS:
            for guild in guilds:
                session.dispatch("GUILD_CREATE", self._payloads.guild(guild, full=True))
        self._world.tell("bot", True)

    def _resume(self, connection: Connection, data: Any) -> None:
        if not isinstance(data, dict) or not isinstance(data.get("seq"), int | None):
            raise Closed(Code.DECODE_ERROR)
        check_token(data)
        session = self._sessions.get(str(data.get("session_id")))
        if session is None:
            connection.send(frame(Op.INVALID_SESSION, False))
            return
        session.connection, connection.session = connection, session
        if not session.replay(int(data.get("seq") or 0)):
            del self._sessions[session.id]
            connection.session = None
            connection.send(frame(Op.INVALID_SESSION, False))
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
        elif event.kind == "guild_update":
            if event.thing.bot_in_guild:
                self.dispatch("GUILD_UPDATE", self._payloads.guild(event.thing, full=False), GUILDS)
        elif event.kind == "member_update":  # of the bot itself, of which every bot hears
            guild: Guild = event.thing
            body = self._payloads.member(self._world.bot, guild)
            self.dispatch("GUILD_MEMBER_UPDATE", body | {"guild_id": str(guild.id)})
        elif event.kind in _CHANNEL_EVENTS:
            channel: Channel = event.thing
            if channel.kind != DIRECT and self._world.bot_in(channel):
                self.dispatch(event.kind.upper(), self._payloads.channel(channel), GUILDS)
        elif self._threads.hear(event) or self._marks.hear(event) or self._roles.hear(event):
            return
        elif event.kind in _MESSAGE_EVENTS:
            self._tell_message(_MESSAGE_EVENTS[event.kind], event.thing)

    def _tell_message(self, name: str, message: Message) -> None:
        channel = self._world.channels[message.channel_id]
        if message.ephemeral or not sees(self._world, self._world.bot, channel):
            return
        guild = self._world.guild_of(channel)
        direct = guild is None
        intent = DIRECT_MESSAGES if direct else GUILD_MESSAGES
        told = [one for one in self._sessions.values() if one.identity.owns(channel.guild_id)]
        listening = [session for session in told if session.intents & intent]
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


def _gone(session: Session, identity: Identity) -> bool:
    """Return whether a session that nobody holds is of the one who identifies now, or of a bot divided otherwise.

    A session that a client holds lives on beside the new one, as Discord has it: both hear everything.
    """
    before = session.identity
    return session.connection is None and (before.count != identity.count or before.shard == identity.shard)
