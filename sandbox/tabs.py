"""Open tabs of the page: each is one person, told what that person sees, doing what that person does."""

from __future__ import annotations

import asyncio
import json
from itertools import chain
from typing import Any

from aiohttp import WSMsgType, web

from sandbox import editing, messages, reactions
from sandbox.commands import USER_MENU
from sandbox.core import Core
from sandbox.errors import Impossible, Json, Refusal
from sandbox.forms import modal_values
from sandbox.installs import IN_GUILD, contexts_of
from sandbox.interaction import Interaction
from sandbox.membership import Change
from sandbox.things import ATTACHMENT_LIMIT, Channel, Event, Message, User
from sandbox.threads import sees
from sandbox.uploads import from_page
from sandbox.usable import permitted
from sandbox.world import LOCALES, locale_of

_CHANNEL_WORDS = {
    "channel_create": "channel_create",
    "channel_update": "channel_update",
    "channel_delete": "channel_delete",
    "thread_create": "channel_create",
    "thread_update": "channel_update",
    "thread_delete": "channel_delete",
}


class Tab:
    """One open page."""

    def __init__(self, person: User) -> None:
        self.person = person
        # Ephemeral messages live in the tab that got them: another tab or a reload has lost them, as on Discord.
        self.ephemeral: set[int] = set()
        self.queue: asyncio.Queue[Json] = asyncio.Queue()

    def send(self, kind: str, **rest: Any) -> None:
        """Send the page a message."""
        self.queue.put_nowait({"t": kind, **rest})


class Tabs:
    """All open pages of one sandbox."""

    def __init__(self, sandbox: Core) -> None:
        self._sandbox = sandbox
        self._tabs: set[Tab] = set()
        sandbox.world.listen(self._hear)

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one tab until it closes."""
        language = request.query.get("lang")
        person = self._sandbox.world.person(request.query.get("user", "guest"), language)
        socket = web.WebSocketResponse(heartbeat=30.0, max_msg_size=2 * ATTACHMENT_LIMIT)  # files come in base 64
        await socket.prepare(request)
        tab = Tab(person)
        self._tabs.add(tab)
        self._hello(tab)
        writer = asyncio.create_task(_write(tab, socket))
        try:
            async for message in socket:
                if message.type is WSMsgType.TEXT:
                    self._receive(tab, message.data)
        finally:
            self._tabs.discard(tab)
            writer.cancel()
        return socket

    def _hello(self, tab: Tab) -> None:
        world, payloads = self._sandbox.world, self._sandbox.payloads
        world.direct(tab.person)  # everybody can write to the bot
        tab.send(
            "hello",
            me=payloads.page_user(tab.person),
            people=self._people(),
            guild={"id": str(world.guild_id), "name": world.guild_name, "roles": self._roles()},
            channels=[payloads.page_channel(one) for one in world.channels.values() if self._listed(tab, one)],
            commands=self._commands(tab.person),
            places=self._places(),
            bot={"online": self._sandbox.gateway.online, "user": payloads.page_user(world.bot)},
            locales=list(LOCALES),
            clock=self._clock(),
        )

    def _clock(self) -> Json:
        clock = self._sandbox.clock
        return {"now": clock.now(), "ahead": clock.ahead}

    def _people(self) -> list[Json]:
        return [self._sandbox.payloads.page_user(user) for user in self._sandbox.world.people()]

    def _roles(self) -> list[Json]:
        return [self._sandbox.payloads.role(role) for role in self._sandbox.world.roles.values()]

    def _commands(self, person: User) -> list[Json]:
        # The page finds out in which channels each of them is; permissions count in guilds alone.
        world = self._sandbox.world
        own = [guild.commands.values() for guild in world.guilds.values() if guild.bot_in_guild]
        told = [{**one, "permitted": permitted(one, person)} for one in chain(*own, world.commands.values())]
        return [one for one in told if one["permitted"] or set(contexts_of(one)) != {IN_GUILD}]

    def _places(self) -> Json:
        guilds = self._sandbox.world.guilds.values()
        absent = [str(one.id) for one in guilds if not one.bot_in_guild]
        return {"absent": absent, "shared": len(absent) < len(guilds)}

    def _receive(self, tab: Tab, text: str) -> None:
        told: Any = None
        try:
            told = json.loads(text)
            self._act(tab, told)
        except (Impossible, Refusal) as error:
            tab.send("interaction", nonce=told.get("nonce"), state="failed", message=str(error))
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            nonce = told.get("nonce") if isinstance(told, dict) else None
            tab.send("interaction", nonce=nonce, state="failed", message=f"The page sent nonsense: {error!r}")

    def _act(self, tab: Tab, told: Json) -> None:
        world, gestures = self._sandbox.world, self._sandbox.gestures
        caller = (tab, told.get("nonce"))
        match told["t"]:
            case "open":
                channel = self._channel(tab, told)
                seen = [one for one in world.visible(channel, tab.person.id) if self._shown(tab, one)]
                bodies = [self._sandbox.payloads.page_message(one) for one in seen]
                tab.send("messages", channel_id=str(channel.id), messages=bodies)
            case "component":
                message = world.message(int(told["message_id"]), self._channel(tab, told))
                gestures.component(tab.person, message, told["custom_id"], told.get("values"), caller=caller)
            case "command" | "autocomplete":
                gestures.command(
                    tab.person,
                    self._channel(tab, told),
                    told["name"],
                    _with_files(told.get("options") or []),
                    complete=told["t"] == "autocomplete",
                    caller=caller,
                )
            case "context":
                channel, target_id = self._channel(tab, told), int(told["target_id"])
                target = world.user(target_id) if told["type"] == USER_MENU else world.message(target_id, channel)
                gestures.context(tab.person, channel, told["name"], target, caller=caller)
            case "modal_submit":
                opened = self._sandbox.interactions.by_id(int(told["interaction_id"]))
                if opened is None:
                    raise Impossible("This modal is not open any more.")
                gestures.modal(tab.person, opened, modal_values(told["components"]), caller=caller)
            case "say":
                messages.say(world, self._channel(tab, told), tab.person, told["content"])
            case "react":
                channel = self._channel(tab, told)
                reactions.toggle(world, world.message(int(told["message_id"]), channel), tab.person.id, told["emoji"])
            case "dismiss":
                tab.ephemeral.discard(int(told["message_id"]))
            case "move_clock":
                self._sandbox.move_clock(float(told["seconds"]))
            case "direct":
                other = world.user(int(told["user_id"]))
                if other is tab.person:
                    raise Impossible("Nobody writes to himself here.")
                channel = world.direct(tab.person) if other.bot else world.private(tab.person, other)
                tab.send("channel_create", channel=self._sandbox.payloads.page_channel(channel))
                tab.send("interaction", nonce=told.get("nonce"), state="ok", channel_id=str(channel.id))
            case "profile":
                self._profile(tab, told)
            case "delete":
                channel = self._channel(tab, told)
                message = world.message(int(told["message_id"]), channel)
                if message.ephemeral or not (messages.is_manager(tab.person) or message.author_id == tab.person.id):
                    raise Impossible("Only a manager may delete this message.")
                editing.reopen(world, channel, tab.person)
                editing.take_back(world, channel, message)

    def _profile(self, tab: Tab, told: Json) -> None:
        name = str(told.get("name") or "").strip()[:32]
        tab.person.global_name = name or tab.person.global_name
        if told.get("locale"):
            tab.person.locale = locale_of(str(told["locale"]))
        tab.person.closed = bool(told.get("closed", tab.person.closed))
        tab.person.installed = bool(told.get("installed", tab.person.installed))
        self._sandbox.world.tell("people")

    def _channel(self, tab: Tab, told: Json) -> Channel:
        channel = self._sandbox.world.channel(int(told["channel_id"]))
        if not sees(self._sandbox.world, tab.person, channel):
            raise Impossible("This channel is not there.")
        return channel

    def _listed(self, tab: Tab, channel: Channel) -> bool:
        # The recipient of a direct conversation learns of it with the first message.
        begun = channel.between is None or channel.last_message_id is not None or channel.owner_id == tab.person.id
        return begun and sees(self._sandbox.world, tab.person, channel)

    def _shown(self, tab: Tab, message: Message) -> bool:
        return not message.ephemeral or message.id in tab.ephemeral

    def _hear(self, event: Event) -> None:
        thing = event.thing
        if event.kind == "interaction":
            self._tell_interaction(thing)
        elif not self._tabs:
            return
        elif event.kind in ("message", "message_update", "message_delete"):
            self._tell_message(event.kind, thing)
        elif event.kind == "messages_delete":
            for message in thing:
                self._tell_message("message_delete", message)
        elif event.kind == "reaction":
            self._tell_message("message_update", thing.message)
        elif event.kind in _CHANNEL_WORDS:
            body = self._sandbox.payloads.page_channel(thing)
            for tab in self._tabs:
                if self._listed(tab, thing):
                    tab.send(_CHANNEL_WORDS[event.kind], channel=body)
        elif event.kind == "thread_members":
            self._tell_members(thing)
        elif event.kind == "typing":
            self._tell_all("typing", channel_id=str(thing.id))
        elif event.kind == "people":
            self._tell_all("people", people=self._people())
        elif event.kind == "clock":
            self._tell_all("clock", clock=self._clock())
        elif event.kind == "bot":
            self._tell_all("bot", online=bool(thing))
        elif event.kind in ("commands", "guild_delete", "guild_create"):
            for tab in self._tabs:
                tab.send("commands", commands=self._commands(tab.person), places=self._places())

    def _tell_all(self, kind: str, **rest: Any) -> None:
        for tab in self._tabs:
            tab.send(kind, **rest)

    def _tell_members(self, change: Change) -> None:
        # Who comes into a private thread has not known of it, and who leaves it loses it.
        body = self._sandbox.payloads.page_channel(change.thread)
        for tab in self._tabs:
            if tab.person.id in change.added:
                tab.send("channel_create", channel=body)
            elif tab.person.id in change.removed and not sees(self._sandbox.world, tab.person, change.thread):
                tab.send("channel_delete", channel=body)

    def _tell_message(self, kind: str, message: Message) -> None:
        channel = self._sandbox.world.channels[message.channel_id]
        readers = [
            tab
            for tab in self._tabs
            if message.reader_id in (None, tab.person.id) and sees(self._sandbox.world, tab.person, channel)
        ]
        if not readers:
            return
        if kind == "message_delete":
            for tab in readers:
                tab.send(kind, channel_id=str(message.channel_id), id=str(message.id))
            return
        body = self._sandbox.payloads.page_message(message)
        for tab in readers:
            if kind == "message" and channel.between is not None:
                tab.send("channel_create", channel=self._sandbox.payloads.page_channel(channel))
            if message.ephemeral:
                if kind == "message":
                    tab.ephemeral.add(message.id)
                elif message.id not in tab.ephemeral:
                    continue
            tab.send(kind, message=body)

    def _tell_interaction(self, interaction: Interaction) -> None:
        if not (isinstance(interaction.caller, tuple) and isinstance(interaction.caller[0], Tab)):
            return
        tab, nonce = interaction.caller
        if interaction.state != "deferred":
            interaction.caller = None  # the last word; what the bot adds later is a message like any other
        if interaction.modal is not None:
            tab.send("modal", nonce=nonce, interaction_id=str(interaction.id), modal=interaction.modal)
        elif interaction.choices is not None:
            tab.send("autocomplete", nonce=nonce, choices=interaction.choices)
        elif interaction.state == "failed":
            tab.send("interaction", nonce=nonce, state="failed", message="The application did not respond")
        else:
            tab.send("interaction", nonce=nonce, state=interaction.state)


async def _write(tab: Tab, socket: web.WebSocketResponse) -> None:
    while True:
        text = json.dumps(await tab.queue.get())
        try:
            await socket.send_str(text)
        except ConnectionError:
            return


def _with_files(options: list[Json]) -> list[Json]:
    inner = [
        {**option, "options": _with_files(option["options"])} if option.get("options") else option for option in options
    ]
    return [{**option, "value": from_page(option["value"])} if "value" in option else option for option in inner]
