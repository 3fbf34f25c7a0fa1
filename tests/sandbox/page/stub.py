"""A small server that speaks the page's protocol, so that the page is tested without Discord and without the bot."""

import json
import struct
import time
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from aiohttp import WSMsgType, web

from sandbox.hosts import policy

PAGE = Path(__file__).resolve().parents[3] / "sandbox" / "page"
BOT = {"id": "900", "username": "sobek", "global_name": "Sobek", "bot": True, "avatar": None}
ROLES = [{"id": "1", "name": "@everyone"}, {"id": "71", "name": "Players"}]
TABLE, THREAD, OTHER = "10", "11", "12"

Packet = dict[str, Any]


class PageStub:
    """Serves the page, records what it sends, and answers as a test tells it to."""

    def __init__(self) -> None:
        self.sent: list[Packet] = []
        self.sockets: list[web.WebSocketResponse] = []
        self.messages: dict[str, list[Packet]] = {}
        self.people: dict[str, Packet] = {}
        self.commands: list[Packet] = []
        self.answer: Callable[[Packet], list[Packet]] = self.default_answer
        self.connections = 0
        self.refusing = False
        self.ahead = 0.0
        self._last_id = 1000
        self._runner: web.AppRunner | None = None
        self.url = ""

    async def start(self, port: int = 0) -> None:
        """Listen on a free port of the loopback address."""
        app = web.Application()
        app.router.add_get("/", self._index)
        app.router.add_get("/page/ws", self._socket)
        app.router.add_get("/picture/{width}x{height}/{color}.png", self._picture)
        app.router.add_static("/page/", PAGE)
        self._runner = web.AppRunner(app, shutdown_timeout=1)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", port)
        await site.start()
        self.url = f"http://127.0.0.1:{self._runner.addresses[0][1]}"

    async def stop(self) -> None:
        """Close every connection and stop listening."""
        await self.drop()
        if self._runner:
            await self._runner.cleanup()

    async def drop(self) -> None:
        """Cut every page's connection."""
        for socket in list(self.sockets):
            await socket.close()

    async def push(self, packet: Packet) -> None:
        """Send a packet to every page."""
        for socket in list(self.sockets):
            await socket.send_str(json.dumps(packet))

    def message(self, channel: str = TABLE, **fields: Any) -> Packet:
        """Make a message of the bot, keep it in its channel unless it is ephemeral, and return it."""
        self._last_id += 1
        made = {
            "id": str(self._last_id),
            "channel_id": channel,
            "author": BOT,
            "content": "",
            "timestamp": "2026-08-01T10:00:00+00:00",
            "edited_timestamp": None,
            "flags": 0,
            "components": [],
            "embeds": [],
            "attachments": [],
            "mentions": [],
            "ephemeral": False,
        } | fields
        if not made["ephemeral"]:
            self.messages.setdefault(channel, []).append(made)
        return made

    async def post(self, channel: str = TABLE, **fields: Any) -> Packet:
        """Make a message and show it on every page."""
        made = self.message(channel, **fields)
        await self.push({"t": "message", "message": made})
        return made

    async def edit(self, message: Packet, **fields: Any) -> None:
        """Change a message and show the change on every page."""
        message.update(fields)
        await self.push({"t": "message_update", "message": message})

    def packets(self, kind: str) -> list[Packet]:
        """Return what the pages have sent of one kind."""
        return [packet for packet in self.sent if packet["t"] == kind]

    def person(self, name: str, lang: str) -> Packet:
        """Return the person of that user name, new if need be."""
        colors = ["#a4442f", "#2f6fa4", "#6a8c2f", "#8b3fa0"]
        number = len(self.people)
        fresh = {"id": str(100 + number), "username": name, "global_name": name.capitalize(), "avatar": None}
        fresh |= {"color": colors[number % 4], "locale": lang or "en-US"}
        return self.people.setdefault(name, fresh)

    def default_answer(self, packet: Packet) -> list[Packet]:
        """Say that everything went well."""
        return [{"t": "interaction", "nonce": packet["nonce"], "state": "ok"}] if "nonce" in packet else []

    async def _index(self, request: web.Request) -> web.FileResponse:
        return web.FileResponse(PAGE / "index.html", headers={"Content-Security-Policy": policy(request.host)})

    async def _socket(self, request: web.Request) -> web.WebSocketResponse:
        if self.refusing:
            raise web.HTTPServiceUnavailable
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        self.connections += 1
        me = self.person(request.query["user"], request.query.get("lang", ""))
        self.sockets.append(socket)
        try:
            await socket.send_str(json.dumps(self._hello(me)))
            async for raw in socket:
                if raw.type is WSMsgType.TEXT:
                    await self._receive(socket, me, json.loads(raw.data))
        finally:
            self.sockets.remove(socket)
        return socket

    async def _receive(self, socket: web.WebSocketResponse, me: Packet, packet: Packet) -> None:
        self.sent.append(packet)
        if packet["t"] == "open":
            found = self.messages.get(packet["channel_id"], [])
            await socket.send_str(json.dumps({"t": "messages", "channel_id": packet["channel_id"], "messages": found}))
        elif packet["t"] == "say":
            await self.post(packet["channel_id"], author=me, content=packet["content"])
        elif packet["t"] == "move_clock":
            self.ahead += packet["seconds"]
            await self.push({"t": "clock", "clock": {"now": time.time() + self.ahead, "ahead": self.ahead}})
        elif packet["t"] == "profile":
            me |= {"global_name": packet["name"], "locale": packet["locale"]}
            await self.push({"t": "people", "people": list(self.people.values())})
        elif packet["t"] == "delete":
            await self.push({"t": "message_delete", "channel_id": packet["channel_id"], "id": packet["message_id"]})
        else:
            for reply in self.answer(packet):
                await socket.send_str(json.dumps(reply))

    def _hello(self, me: Packet) -> Packet:
        return {
            "t": "hello",
            "me": me,
            "people": list(self.people.values()),
            "guild": {"id": "1", "name": "The crocodile's shore", "roles": ROLES},
            "channels": [
                {"id": TABLE, "name": "table", "type": 0, "parent_id": None, "archived": False},
                {"id": THREAD, "name": "slow game", "type": 11, "parent_id": TABLE, "archived": False},
                {"id": OTHER, "name": "general", "type": 0, "parent_id": None, "archived": False},
            ],
            "commands": self.commands,
            "bot": {"online": True, "user": BOT},
            "clock": {"now": time.time() + self.ahead, "ahead": self.ahead},
            "locales": ["en-US", "en-GB", "fr", "de", "pl"],
        }

    async def _picture(self, request: web.Request) -> web.Response:
        width, height = int(request.match_info["width"]), int(request.match_info["height"])
        pixel = bytes.fromhex(request.match_info["color"])
        return web.Response(body=png(width, height, pixel), content_type="image/png")


def png(width: int, height: int, pixel: bytes) -> bytes:
    """Return a picture of one colour."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    rows = zlib.compress((b"\0" + pixel * width) * height, 1)
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")
