"""The control surface over HTTP, for tests in another process: everything `Sandbox` can be told to do."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import asdict, fields, replace
from typing import Any

from aiohttp import web

from sandbox.core import Core
from sandbox.entry import Code
from sandbox.errors import Json, Refusal
from sandbox.faults import Fault
from sandbox.guilds import Guild
from sandbox.person import Person

_FAULT_KEYS = frozenset(field.name for field in fields(Fault))


def add_control(sandbox: Core, app: web.Application) -> None:
    """Add POST /control/... and GET /control/requests to the server."""
    control = _Control(sandbox)
    table: dict[str, Callable[[Json], Awaitable[Any]]] = {
        "fault": control.fault,
        "clear": control.clear,
        "gateway": control.gateway,
        "repeat": control.repeat,
        "rate_limits": control.rate_limits,
        "permit": control.permit,
        "person": control.person,
        "delete_message": control.delete_message,
        "delete_channel": control.delete_channel,
        "archive": control.archive,
        "change_role": control.change_role,
        "delete_role": control.delete_role,
        "guild": control.guild,
        "remove_bot": control.remove_bot,
        "invite_bot": control.invite_bot,
        "system_channel": control.system_channel,
        "quirks": control.quirks,
        "time_out": control.time_out,
        "advance": control.advance,
    }
    for name, work in table.items():
        app.router.add_post(f"/control/{name}", _serve(work))
    app.router.add_get("/control/requests", control.requests)
    app.router.add_get("/control/state", control.state)


def _serve(work: Callable[[Json], Awaitable[Any]]) -> Callable[[web.Request], Awaitable[web.Response]]:
    async def handler(request: web.Request) -> web.Response:
        # A page elsewhere could post a form here, but not JSON, without being asked first.
        if request.can_read_body and request.content_type != "application/json":
            return web.json_response({"error": "send application/json"}, status=415)
        try:
            body = await request.json() if request.can_read_body else {}
            return web.json_response(await work(body) or {})
        except Refusal as refusal:
            return web.json_response({"error": str(refusal)}, status=404)
        except (KeyError, TypeError, ValueError) as error:
            return web.json_response({"error": repr(error)}, status=400)

    return handler


class _Control:
    def __init__(self, sandbox: Core) -> None:
        self.sandbox = sandbox

    async def fault(self, body: Json) -> Any:
        if unknown := set(body) - _FAULT_KEYS:
            raise ValueError(f"a fault has no {sorted(unknown)}")
        fault = self.sandbox.faults.add(Fault(**body))
        return {one.name: getattr(fault, one.name) for one in fields(Fault) if one.init}

    async def clear(self, body: Json) -> Any:
        self.sandbox.faults.clear()
        self.sandbox.interactions.repeats = 0

    async def gateway(self, body: Json) -> Any:
        gateway = self.sandbox.gateway
        match body["do"]:
            case "close":
                resumable = bool(body.get("resumable", True))
                await gateway.close(
                    int(body.get("code", Code.UNKNOWN_ERROR)), resumable=resumable, shard=body.get("shard")
                )
            case "cut":
                gateway.cut(shard=body.get("shard"))
            case "invalidate":
                gateway.invalidate(resumable=bool(body.get("resumable", False)), shard=body.get("shard"))
            case "reconnect":
                gateway.reconnect(shard=body.get("shard"))
            case "demand":
                entry = gateway.entry
                for name in ("shards", "required_shards", "max_concurrency", "window", "starts_left", "privileged"):
                    setattr(entry, name, type(getattr(entry, name))(body.get(name, getattr(entry, name))))
            case other:
                raise ValueError(f"the gateway cannot {other}")

    async def repeat(self, body: Json) -> Any:
        self.sandbox.repeat_interactions(int(body.get("times", 1)))

    async def rate_limits(self, body: Json) -> Any:
        self.sandbox.limit_rates(bool(body.get("on", True)))
        return self.sandbox.rate_limits.state()

    async def permit(self, body: Json) -> Any:
        self.sandbox.permit(str(body["channel"]), **body["permissions"])

    async def person(self, body: Json) -> Any:
        person = Person(self.sandbox, self.sandbox.world.person(body["name"], body.get("locale")))
        person.permit(**body.get("permissions", {}))
        person.close(bool(body.get("closed", person.user.closed)))
        person.install(bool(body.get("installed", person.user.installed)))
        return self.sandbox.payloads.page_user(person.user)

    async def delete_message(self, body: Json) -> Any:
        self.sandbox.delete_message(body["message"])

    async def delete_channel(self, body: Json) -> Any:
        self.sandbox.delete_channel(str(body["channel"]))

    async def change_role(self, body: Json) -> Any:
        self.sandbox.change_role(str(body["role"]), mentionable=bool(body["mentionable"]))

    async def delete_role(self, body: Json) -> Any:
        self.sandbox.delete_role(str(body["role"]))

    async def archive(self, body: Json) -> Any:
        self.sandbox.archive(str(body["channel"]), locked=bool(body.get("locked", False)))

    async def guild(self, body: Json) -> Any:
        return self.sandbox.payloads.guild(
            self.sandbox.add_guild(str(body["name"]), *body.get("channels", ())), full=True
        )

    async def remove_bot(self, body: Json) -> Any:
        self.sandbox.remove_bot(self._guild(body))

    async def invite_bot(self, body: Json) -> Any:
        self.sandbox.invite_bot(self._guild(body))

    async def system_channel(self, body: Json) -> Any:
        channel = body["channel"]
        self.sandbox.set_system_channel(None if channel is None else str(channel), self._guild(body))

    async def quirks(self, body: Json) -> Any:
        world = self.sandbox.world
        world.quirks = replace(world.quirks, **{name: bool(on) for name, on in body.items()})
        return asdict(world.quirks)

    async def time_out(self, body: Json) -> Any:
        self.sandbox.time_out(float(body["seconds"]), self._guild(body))

    async def advance(self, body: Json) -> Any:
        return {"ahead": self.sandbox.move_clock(float(body["seconds"]))}

    def _guild(self, body: Json) -> Guild | None:
        return self.sandbox.world.guild(int(body["guild"])) if "guild" in body else None

    async def requests(self, request: web.Request) -> web.Response:
        since = int(request.query.get("since", 0))
        return web.json_response([asdict(one) for one in list(self.sandbox.requests)[since:]])

    async def state(self, request: web.Request) -> web.Response:
        world, gateway = self.sandbox.world, self.sandbox.gateway
        channels = [self.sandbox.payloads.page_channel(channel) for channel in world.channels.values()]
        return web.json_response(
            {
                "online": gateway.online,
                "shards": sorted(gateway.shards),
                "identified": gateway.identified,
                "resumed": gateway.resumed,
                "delivered": self.sandbox.interactions.delivered,
                "rate_limits": self.sandbox.rate_limits.state(),
                "channels": channels,
                "people": [self.sandbox.payloads.page_user(user) for user in world.people()],
            }
        )
