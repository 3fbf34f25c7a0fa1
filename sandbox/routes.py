"""The routes of Discord's HTTP interface that a bot like ours uses."""

from __future__ import annotations

from typing import Any

from aiohttp import web

from sandbox import history, messages, threads
from sandbox.checks import Way
from sandbox.commands import check_commands, stored
from sandbox.errors import Form, Json, Refusal, missing_access, unknown
from sandbox.guilds import Guild
from sandbox.http import PREFIX, Reply, Work, body_of, number, serve
from sandbox.payloads import Payloads
from sandbox.server import Sandbox
from sandbox.world import Channel, World


def add_routes(sandbox: Sandbox, app: web.Application) -> None:
    """Add all routes to the server."""
    routes = _Routes(sandbox)
    message = "/channels/{channel}/messages/{message}"
    hook = "/webhooks/{application}/{token}"
    table: list[tuple[str, str, Work]] = [
        ("GET", "/gateway", routes.gateway),
        ("GET", "/gateway/bot", routes.gateway),
        ("GET", "/users/@me", routes.me),
        ("GET", "/users/{user}", routes.user),
        ("POST", "/users/@me/channels", routes.direct),
        ("DELETE", "/users/@me/guilds/{guild}", routes.leave),
        ("GET", "/oauth2/applications/@me", routes.application),
        ("GET", "/applications/@me", routes.application),
        ("GET", "/applications/{application}/commands", routes.commands),
        ("PUT", "/applications/{application}/commands", routes.put_commands),
        ("GET", "/applications/{application}/guilds/{guild}/commands", routes.commands),
        ("PUT", "/applications/{application}/guilds/{guild}/commands", routes.put_commands),
        ("GET", "/guilds/{guild}", routes.guild),
        ("GET", "/guilds/{guild}/channels", routes.channels),
        ("GET", "/guilds/{guild}/threads/active", routes.threads),
        ("GET", "/guilds/{guild}/members/{user}", routes.member),
        ("GET", "/channels/{channel}", routes.channel),
        ("PATCH", "/channels/{channel}", routes.edit_channel),
        ("DELETE", "/channels/{channel}", routes.delete_channel),
        ("POST", "/channels/{channel}/typing", routes.typing),
        ("POST", "/channels/{channel}/threads", routes.thread),
        ("POST", message + "/threads", routes.thread),
        ("GET", "/channels/{channel}/messages", routes.history),
        ("POST", "/channels/{channel}/messages", routes.post),
        ("GET", message, routes.message),
        ("PATCH", message, routes.edit),
        ("DELETE", message, routes.delete),
        ("POST", "/interactions/{interaction}/{token}/callback", routes.respond),
        ("POST", hook, routes.follow_up),
        ("GET", hook + "/messages/{message}", routes.hook_message),
        ("PATCH", hook + "/messages/{message}", routes.hook_edit),
        ("DELETE", hook + "/messages/{message}", routes.hook_delete),
    ]
    for method, path, work in table:
        app.router.add_route(method, PREFIX + path, serve(sandbox, work))
    app.router.add_route("*", PREFIX + "/{rest:.*}", serve(sandbox, routes.nothing))


class _Routes:
    def __init__(self, sandbox: Sandbox) -> None:
        self.sandbox = sandbox
        self.world: World = sandbox.world
        self.payloads: Payloads = sandbox.payloads

    async def nothing(self, request: web.Request) -> Any:
        raise Refusal(404, 0, "404: Not Found")

    async def gateway(self, request: web.Request) -> Any:
        limit = {"total": 1000, "remaining": 999, "reset_after": 14400000, "max_concurrency": 1}
        return {"url": self.sandbox.gateway.url, "shards": 1, "session_start_limit": limit}

    async def me(self, request: web.Request) -> Any:
        return self.payloads.user(self.world.bot)

    async def user(self, request: web.Request) -> Any:
        return self.payloads.user(self.world.user(number(request, "user")))

    async def direct(self, request: web.Request) -> Any:
        body = body_of(request).json or {}
        return self.payloads.channel(self.world.direct(self.world.user(int(body.get("recipient_id") or 0))))

    async def leave(self, request: web.Request) -> Any:
        self.sandbox.remove_bot(self._in_guild(request))

    async def application(self, request: web.Request) -> Any:
        return self.payloads.application()

    async def commands(self, request: web.Request) -> Any:
        return list(self._commands(request).values())

    async def put_commands(self, request: web.Request) -> Any:
        commands = self._commands(request)
        body = body_of(request).json or []
        check_commands(body)
        guild_id = number(request, "guild") if "guild" in request.match_info else None
        commands.clear()
        for command in body:
            kept = stored(command, self.world.application_id, guild_id)
            commands[int(kept["id"])] = kept
        self.world.tell("commands")
        return list(commands.values())

    async def guild(self, request: web.Request) -> Any:
        return self.payloads.guild(self._in_guild(request), full=False)

    async def channels(self, request: web.Request) -> Any:
        return self.payloads.channels(self._in_guild(request), threads=False)

    async def threads(self, request: web.Request) -> Any:
        return {"threads": self.payloads.channels(self._in_guild(request), threads=True), "members": []}

    async def member(self, request: web.Request) -> Any:
        guild = self._in_guild(request)
        user = self.world.users.get(number(request, "user"))
        if user is None:
            raise unknown("Member")
        return self.payloads.member(user, guild)

    async def channel(self, request: web.Request) -> Any:
        return self.payloads.channel(self._channel(request))

    async def edit_channel(self, request: web.Request) -> Any:
        channel = self._channel(request)
        body: Json = body_of(request).json or {}
        if channel.is_thread:
            threads.edit(self.world, channel, body)
            return self.payloads.channel(channel)
        messages.require(self.world, channel, "manage_channels")
        form = Form()
        form.text(body.get("name"), ("name",), 1, 100)
        form.close()
        channel.name = body.get("name") or channel.name
        self.world.tell("channel_update", channel)
        return self.payloads.channel(channel)

    async def delete_channel(self, request: web.Request) -> Any:
        channel = self._channel(request)
        messages.require(self.world, channel, "manage_threads" if channel.is_thread else "manage_channels")
        body = self.payloads.channel(channel)
        self.world.remove_channel(channel)
        return body

    async def typing(self, request: web.Request) -> Any:
        channel = self._channel(request)
        messages.require(self.world, channel, "send_messages_in_threads" if channel.is_thread else "send_messages")
        self.world.tell("typing", channel)

    async def thread(self, request: web.Request) -> Any:
        parent = self._channel(request)
        body: Json = body_of(request).json or {}
        if parent.is_thread:
            raise Refusal(400, 50024, "Cannot execute action on this channel type")
        messages.require(self.world, parent, "create_public_threads")
        form = Form()
        form.required(body, (), "name")
        form.text(body.get("name"), ("name",), 1, 100)
        threads.check_duration(body, form)
        source = None
        if "message" in request.match_info:
            source = self.world.message(number(request, "message"), parent)
            if source.thread_id is not None:
                raise Refusal(400, 160004, "A thread has already been created for this message")
        elif body.get("type") not in (11,):
            form.add(("type",), "BASE_TYPE_CHOICES", "The sandbox opens public threads (11) only.")
        form.close()
        thread_id = source.id if source else self.world.clock.fresh()
        after = body.get("auto_archive_duration") or 4320
        thread = self.world.add_thread(parent, body["name"], self.world.bot.id, after, thread_id)
        if source is not None:
            source.thread_id = thread.id
            self.world.tell("message_update", source)
        return Reply(self.payloads.channel(thread))

    async def history(self, request: web.Request) -> Any:
        channel = self._channel(request)
        return [self.payloads.message(one) for one in history.read(self.world, channel, request.query)]

    async def post(self, request: web.Request) -> Any:
        return self.payloads.new_message(messages.post(self.world, self._channel(request), body_of(request)))

    async def message(self, request: web.Request) -> Any:
        channel = self._channel(request)
        messages.require(self.world, channel, "read_message_history")
        message = self.world.message(number(request, "message"), channel)
        if message.ephemeral:
            raise unknown("Message")
        return self.payloads.message(message)

    async def edit(self, request: web.Request) -> Any:
        channel = self._channel(request)
        message = self.world.message(number(request, "message"), channel)
        return self.payloads.message(messages.edit(self.world, channel, message, body_of(request), Way.EDIT))

    async def delete(self, request: web.Request) -> Any:
        channel = self._channel(request)
        messages.delete(self.world, channel, self.world.message(number(request, "message"), channel))

    async def respond(self, request: web.Request) -> Any:
        interactions = self.sandbox.interactions
        token = request.match_info["token"]
        interaction = interactions.respond(number(request, "interaction"), token, body_of(request))
        wanted = request.query.get("with_response", "").lower() in ("1", "true")
        return interactions.receipt(interaction) if wanted else None

    async def follow_up(self, request: web.Request) -> Any:
        interaction = self.sandbox.interactions.by_token(request.match_info["token"])
        message = self.sandbox.interactions.follow_up(interaction, body_of(request))
        return self.payloads.message(message)

    async def hook_message(self, request: web.Request) -> Any:
        interaction = self.sandbox.interactions.by_token(request.match_info["token"])
        return self.payloads.message(self.sandbox.interactions.find(interaction, request.match_info["message"]))

    async def hook_edit(self, request: web.Request) -> Any:
        interactions = self.sandbox.interactions
        interaction = interactions.by_token(request.match_info["token"])
        message = interactions.find(interaction, request.match_info["message"])
        return self.payloads.message(interactions.edit(interaction, message, body_of(request)))

    async def hook_delete(self, request: web.Request) -> Any:
        interactions = self.sandbox.interactions
        interaction = interactions.by_token(request.match_info["token"])
        interactions.delete(interaction, interactions.find(interaction, request.match_info["message"]))

    def _channel(self, request: web.Request) -> Channel:
        channel = self.world.channel(number(request, "channel"))
        messages.require(self.world, channel)
        return channel

    def _in_guild(self, request: web.Request) -> Guild:
        guild = self.world.guild(number(request, "guild"))
        if not guild.bot_in_guild:
            raise missing_access()
        return guild

    def _commands(self, request: web.Request) -> dict[int, Json]:
        if number(request, "application") != self.world.application_id:
            raise unknown("Application")
        if "guild" not in request.match_info:
            return self.world.commands
        return self._in_guild(request).commands
