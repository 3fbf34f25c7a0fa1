"""What the gateway tells the bot of messages beside their words: reactions, pins, many deleted at once."""

from __future__ import annotations

from sandbox.errors import Json
from sandbox.ids import stamp
from sandbox.news import News
from sandbox.reactions import Reacted, emoji_json
from sandbox.things import DIRECT, Channel, Event, Message
from sandbox.threads import sees

_GUILDS, _GUILD_MESSAGES, _GUILD_REACTIONS = 1 << 0, 1 << 9, 1 << 10
_DIRECT_MESSAGES, _DIRECT_REACTIONS = 1 << 12, 1 << 13


class MessageNews(News):
    """Tells of messages in channels that the bot sees."""

    def hear(self, event: Event) -> bool:
        """Send an event; return whether it was one of these."""
        match event.kind:
            case "reaction":
                self._tell_reaction(event.thing)
            case "pins":
                self._tell_pins(event.thing)
            case "messages_delete":
                self._tell_deleted(event.thing)
            case _:
                return False
        return True

    def _tell_reaction(self, change: Reacted) -> None:
        message = change.message
        channel = self._world.channels[message.channel_id]
        body = self._place(channel) | {"message_id": str(message.id)}
        if change.emoji is not None:
            body["emoji"] = emoji_json(change.emoji)
        if change.user_id is not None:
            body |= {"user_id": str(change.user_id), "burst": False, "type": 0}
        if change.event == "MESSAGE_REACTION_ADD":
            body["message_author_id"] = str(message.author_id)
            if channel.kind != DIRECT and change.user_id is not None:
                body["member"] = self._payloads.member(self._world.users[change.user_id])
        self._send(change.event, channel, body, _GUILD_REACTIONS, _DIRECT_REACTIONS)

    def _tell_pins(self, channel: Channel) -> None:
        times = [one.pinned_at for one in self._world.messages[channel.id].values() if one.pinned_at is not None]
        body = self._place(channel) | {"last_pin_timestamp": stamp(max(times)) if times else None}
        self._send("CHANNEL_PINS_UPDATE", channel, body, _GUILDS, _DIRECT_MESSAGES)

    def _tell_deleted(self, messages: list[Message]) -> None:
        channel = self._world.channels[messages[0].channel_id]
        body = self._place(channel) | {"ids": [str(one.id) for one in messages]}
        self._send("MESSAGE_DELETE_BULK", channel, body, _GUILD_MESSAGES, _DIRECT_MESSAGES)

    def _send(self, name: str, channel: Channel, body: Json, intent: int, direct: int) -> None:
        if sees(self._world, self._world.bot, channel):
            self._dispatch(name, body, direct if channel.kind == DIRECT else intent)

    def _place(self, channel: Channel) -> Json:
        place = {"channel_id": str(channel.id)}
        return place if channel.kind == DIRECT else place | {"guild_id": str(channel.guild_id)}
