"""Routes about who is in a thread, and about threads that sleep."""

from __future__ import annotations

from typing import Any

from aiohttp import web

from sandbox import membership, messages, system, threads
from sandbox.core import Core
from sandbox.errors import Json, missing_permissions, unknown
from sandbox.http import number
from sandbox.ids import stamp
from sandbox.kinds import PRIVATE_THREAD, wrong_kind
from sandbox.permissions import BITS
from sandbox.routes.group import Group, Route
from sandbox.routes.query import moment, whole, yes
from sandbox.things import Channel

_MEMBERS = "/channels/{channel}/thread-members"
_ARCHIVED = "/channels/{channel}/threads/archived"


def thread_routes(sandbox: Core) -> list[Route]:
    """Return the routes about members of threads and about archives."""
    routes = _Threads(sandbox)
    return [
        ("GET", _MEMBERS, routes.members),
        ("PUT", _MEMBERS + "/@me", routes.join),
        ("DELETE", _MEMBERS + "/@me", routes.leave),
        ("GET", _MEMBERS + "/{user}", routes.member),
        ("PUT", _MEMBERS + "/{user}", routes.add),
        ("DELETE", _MEMBERS + "/{user}", routes.remove),
        ("GET", _ARCHIVED + "/public", routes.public),
        ("GET", _ARCHIVED + "/private", routes.private),
        ("GET", "/channels/{channel}/users/@me/threads/archived/private", routes.joined),
    ]


class _Threads(Group):
    async def members(self, request: web.Request) -> Any:
        thread = self._thread(request)
        limit, after = whole(request, "limit", 100, 1, 100), whole(request, "after", 0)
        found = [one for one in sorted(thread.members) if one > after]
        full = yes(request, "with_member")
        return [self._member(thread, one, full=full) for one in (found[:limit] if full else found)]

    async def member(self, request: web.Request) -> Any:
        thread, user_id = self._thread(request), self._user(request)
        if user_id not in thread.members:
            raise unknown("Member")
        return self._member(thread, user_id, full=yes(request, "with_member"))

    async def join(self, request: web.Request) -> Any:
        membership.add(self.world, self._awake(request), self.world.bot.id)

    async def leave(self, request: web.Request) -> Any:
        membership.remove(self.world, self._awake(request), self.world.bot.id)

    async def add(self, request: web.Request) -> Any:
        thread = self._awake(request)
        user = self.world.user(self._user(request))
        messages.require(self.world, thread, "send_messages_in_threads")
        if thread.kind == PRIVATE_THREAD and not thread.invitable:
            self._see_master(thread)
        if user.id in thread.members:
            return
        membership.add(self.world, thread, user.id)
        if user is not self.world.bot:
            system.recipient(self.world, thread, system.RECIPIENT_ADD, self.world.bot.id, user.id)

    async def remove(self, request: web.Request) -> Any:
        thread = self._awake(request)
        user_id = self._user(request)
        if user_id != self.world.bot.id:
            if thread.kind == PRIVATE_THREAD:
                self._see_master(thread)
            else:
                messages.require(self.world, thread, "manage_threads")
        if user_id not in thread.members:
            return
        membership.remove(self.world, thread, user_id)
        if user_id != self.world.bot.id:
            system.recipient(self.world, thread, system.RECIPIENT_REMOVE, self.world.bot.id, user_id)

    async def public(self, request: web.Request) -> Any:
        parent = self.channel_of(request)
        messages.require(self.world, parent, "read_message_history")
        return self._archive(request, [one for one in self._asleep(parent) if one.kind != PRIVATE_THREAD])

    async def private(self, request: web.Request) -> Any:
        parent = self.channel_of(request)
        messages.require(self.world, parent, "read_message_history", "manage_threads")
        return self._archive(request, [one for one in self._asleep(parent) if one.kind == PRIVATE_THREAD])

    async def joined(self, request: web.Request) -> Any:
        parent = self.channel_of(request)
        messages.require(self.world, parent, "read_message_history")
        found = sorted(self._asleep(parent), key=lambda one: -one.id)
        mine = [one for one in found if one.kind == PRIVATE_THREAD and self.world.bot.id in one.members]
        before = whole(request, "before", 2**63 - 1)
        return self._listed(request, [one for one in mine if one.id < before])

    def _archive(self, request: web.Request, found: list[Channel]) -> Json:
        found.sort(key=lambda one: -one.archive_changed)
        before = moment(request, "before")
        # Compared as they are written: the moment told of one thread is the place where the next page begins.
        older = [one for one in found if before is None or stamp(one.archive_changed) < stamp(before)]
        return self._listed(request, older)

    def _listed(self, request: web.Request, found: list[Channel]) -> Json:
        limit = whole(request, "limit", 50, 2, 100)
        bodies = [self.payloads.channel(one) for one in found[:limit]]
        mine = [one["member"] for one in bodies if "member" in one]
        return {"threads": bodies, "members": mine, "has_more": len(found) > limit}

    def _asleep(self, parent: Channel) -> list[Channel]:
        inside = [one.id for one in self.world.channels.values() if one.parent_id == parent.id and one.is_thread]
        return [one for one in map(self.world.channel, inside) if one.archived]

    def _thread(self, request: web.Request) -> Channel:
        channel = self.channel_of(request)
        if not channel.is_thread:
            raise wrong_kind()
        return channel

    def _awake(self, request: web.Request) -> Channel:
        thread = self._thread(request)
        if thread.archived:
            raise threads.archived()
        return thread

    def _user(self, request: web.Request) -> int:
        return self.world.bot.id if request.match_info["user"] == "@me" else number(request, "user")

    def _see_master(self, thread: Channel) -> None:
        manages = self.world.bot_permissions(thread) & BITS["manage_threads"]
        if thread.owner_id != self.world.bot.id and not manages:
            raise missing_permissions()

    def _member(self, thread: Channel, user_id: int, *, full: bool) -> Json:
        body = membership.member(thread, user_id)
        return body | ({"member": self.payloads.member(self.world.users[user_id])} if full else {})
