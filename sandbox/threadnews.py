"""What the gateway tells the bot of threads: opened, changed and deleted ones, who comes and goes, and new sights."""

from __future__ import annotations

from sandbox.errors import Json
from sandbox.membership import Change, member
from sandbox.news import News
from sandbox.things import Channel, Event
from sandbox.threads import sees

_GUILDS, _GUILD_MEMBERS = 1 << 0, 1 << 1
_DELETED_KEYS = ("id", "guild_id", "parent_id", "type")


class ThreadNews(News):
    """Tells of threads that the bot sees."""

    def hear(self, event: Event) -> bool:
        """Send an event; return whether it was one about threads."""
        match event.kind:
            case "thread_create" | "thread_update" | "thread_delete":
                self._tell(event.kind, event.thing)
            case "thread_members":
                self._tell_members(event.thing)
            case "thread_list_sync":
                self._sync(event.thing)
            case _:
                return False
        return True

    def _tell(self, kind: str, thread: Channel) -> None:
        if not sees(self._world, self._world.bot, thread):
            return
        body = self._payloads.channel(thread)
        if kind == "thread_create":
            body["newly_created"] = True
        elif kind == "thread_delete":
            body = {key: body[key] for key in _DELETED_KEYS}
        self._dispatch(kind.upper(), body, _GUILDS)

    def _tell_members(self, change: Change) -> None:
        world, thread, me = self._world, change.thread, self._world.bot.id
        mine = me in change.added or me in change.removed
        if not (mine or sees(world, world.bot, thread)):
            return
        if me in change.added and thread.owner_id != me:
            self._dispatch("THREAD_CREATE", self._payloads.channel(thread), _GUILDS)
        body: Json = {
            "id": str(thread.id),
            "guild_id": str(thread.guild_id),
            "member_count": min(len(thread.members), 50),
        }
        if change.added:
            body["added_members"] = [
                {**member(thread, one), "member": self._payloads.member(world.users[one]), "presence": None}
                for one in change.added
            ]
        if change.removed:
            body["removed_member_ids"] = [str(one) for one in change.removed]
        # Others' coming and going is for those bots alone that may list members.
        self._dispatch("THREAD_MEMBERS_UPDATE", body, _GUILDS if mine else _GUILDS | _GUILD_MEMBERS)

    def _sync(self, channel: Channel) -> None:
        bodies = [
            one
            for one in self._payloads.channels(self._world.guild_of(channel), threads=True)
            if one["parent_id"] == str(channel.id)
        ]
        body = {
            "guild_id": str(channel.guild_id),
            "channel_ids": [str(channel.id)],
            "threads": bodies,
            "members": [one["member"] for one in bodies if "member" in one],
        }
        self._dispatch("THREAD_LIST_SYNC", body, _GUILDS)
