"""Discord's JSON for what is in the world, as the bot gets it and as the page gets it."""

from __future__ import annotations

from sandbox import installs, reactions
from sandbox.channel_json import direct, in_guild
from sandbox.errors import Json
from sandbox.guilds import LONG_AGO, Guild
from sandbox.ids import stamp
from sandbox.media import with_files
from sandbox.roles import Role
from sandbox.system import THREAD_STARTER
from sandbox.things import ATTACHMENT_LIMIT, DIRECT, Attachment, Channel, Message, User
from sandbox.threads import sees
from sandbox.world import World

HAS_THREAD = 1 << 5
V2 = 1 << 15
EPHEMERAL = 1 << 6
LOADING = 1 << 7
_REFERRING = (19, THREAD_STARTER)  # replies too


class Payloads:
    """Writes JSON about one world.

    Args:
        world: what to write about.
        base: the address of the server, for links to files.
    """

    def __init__(self, world: World, base: str) -> None:
        self._world = world
        self.base = base

    def user(self, user: User) -> Json:
        """Return a user as Discord sends it."""
        return {
            "id": str(user.id),
            "username": user.name,
            "discriminator": "0",
            "global_name": user.global_name,
            "avatar": None,
            "bot": user.bot,
            "public_flags": 0,
        }

    def page_user(self, user: User) -> Json:
        """Return a user as the page shows it, with colour, locale and settings."""
        return {
            "id": str(user.id),
            "username": user.name,
            "global_name": user.global_name,
            "avatar": None,
            "bot": user.bot,
            "color": user.colour,
            "locale": user.locale,
            "closed": user.closed,
            "installed": user.installed,
        }

    def member(self, user: User, guild: Guild | None = None, *, permissions: int | None = None) -> Json:
        """Return a member of a guild, by default the first one; with permissions in an interaction."""
        guild = guild or self._world.home
        member: Json = {
            "user": self.user(user),
            "nick": None,
            "avatar": None,
            "roles": [str(role_id) for role_id in user.roles if role_id in guild.roles],
            "joined_at": stamp(guild.joined_at if user.bot else LONG_AGO),
            "premium_since": None,
            "deaf": False,
            "mute": False,
            "flags": 0,
            "pending": False,
            "communication_disabled_until": None,
        }
        if user.bot and guild.bot_silent_until:  # what is over is told until there is another
            member["communication_disabled_until"] = stamp(guild.bot_silent_until)
        if permissions is not None:
            member["permissions"] = str(permissions)
        return member

    def channel(self, channel: Channel, *, permissions: int | None = None) -> Json:
        """Return a channel, thread or direct conversation; with a user's permissions in an interaction."""
        if channel.kind == DIRECT:
            recipient = channel.recipient_id if channel.between is None else channel.between[0]
            return direct(channel, self.user(self._world.users[recipient or 0]))
        return in_guild(channel, self._world.bot.id, permissions)

    def role(self, role: Role) -> Json:
        """A role with all fields that Discord's have."""
        return role.body()

    def page_channel(self, channel: Channel) -> Json:
        """A channel as the page wants it; a direct conversation with those who are in it."""
        body: Json = {
            "id": str(channel.id),
            "guild_id": None if channel.guild_id is None else str(channel.guild_id),
            "name": channel.name,
            "type": channel.kind,
            "parent_id": None if channel.parent_id is None else str(channel.parent_id),
            "archived": channel.archived,
        }
        if channel.kind == DIRECT:
            body["people"] = [str(one) for one in channel.between or (channel.recipient_id, self._world.bot.id)]
        return body

    def guild(self, guild: Guild | None = None, *, full: bool) -> Json:
        """A guild, by default the first one; in full as GUILD_CREATE brings it."""
        world = self._world
        guild = guild or world.home
        body: Json = {
            "id": str(guild.id),
            "name": guild.name,
            "icon": None,
            "description": None,
            "splash": None,
            "owner_id": str(guild.owner_id),
            "features": [],
            "emojis": [],
            "stickers": [],
            "roles": [self.role(role) for role in guild.roles.values()],
            "preferred_locale": guild.locale,
            "premium_tier": 0,
            "verification_level": 0,
            "default_message_notifications": 0,
            "explicit_content_filter": 0,
            "mfa_level": 0,
            "nsfw_level": 0,
            "system_channel_id": None if guild.system_channel_id is None else str(guild.system_channel_id),
            "system_channel_flags": 0,
            "afk_timeout": 300,
            "max_members": 500000,
        }
        if full:
            body |= {
                "joined_at": stamp(guild.joined_at),
                "large": False,
                "unavailable": False,
                "member_count": len(world.users),
                "members": [self.member(world.bot, guild)],
                "channels": self.channels(guild, threads=False),
                "threads": self.channels(guild, threads=True),
                "voice_states": [],
                "presences": [],
                "stage_instances": [],
                "guild_scheduled_events": [],
                "soundboard_sounds": [],
            }
        return body

    def channels(self, guild: Guild | None = None, *, threads: bool) -> list[Json]:
        """The channels of a guild, by default of the first one, or those of its open threads that the bot sees."""
        world = self._world
        guild = guild or world.home
        found = [one for one in world.channels.values() if one.guild_id == guild.id and one.is_thread == threads]
        return [self.channel(one) for one in found if not threads or (not one.archived and sees(world, world.bot, one))]

    def application(self) -> Json:
        """The bot's application."""
        world = self._world
        return {
            "id": str(world.application_id),
            "name": world.bot.name,
            "icon": None,
            **world.application,
            "bot": self.user(world.bot),
            "approximate_guild_count": int(world.bot_in_guild),
            "bot_public": True,
            "bot_require_code_grant": False,
            "verify_key": "",
            "flags": 0,
            "owner": self.user(world.users[world.owner_id]),
            "team": None,
        }

    def attachment(self, attachment: Attachment) -> Json:
        """A file with the link to it."""
        url = f"{self.base}/attachments/{attachment.channel_id}/{attachment.id}/{attachment.filename}"
        body: Json = {
            "id": str(attachment.id),
            "filename": attachment.filename,
            "size": len(attachment.data),
            "url": url,
            "proxy_url": url,
            "content_type": attachment.content_type,
        }
        if attachment.width:
            body |= {"width": attachment.width, "height": attachment.height}
        if attachment.description:
            body["description"] = attachment.description
        return body

    def message(self, message: Message) -> Json:
        """A message as the bot gets it."""
        world = self._world
        channel = world.channels.get(message.channel_id)
        thread = world.channels.get(message.thread_id or 0)
        body: Json = {
            "id": str(message.id),
            "channel_id": str(message.channel_id),
            "type": message.kind,
            "author": self.user(world.users[message.author_id]),
            "content": message.content,
            "timestamp": stamp(message.created),
            "edited_timestamp": None if message.edited is None else stamp(message.edited),
            "tts": False,
            "pinned": message.pinned_at is not None,
            "mention_everyone": False,
            "mentions": [self.user(world.users[user_id]) for user_id in message.mentioned],
            "mention_roles": [str(role_id) for role_id in message.mentioned_roles],
            "flags": message.flags | (0 if message.thread_id is None else HAS_THREAD),
            "embeds": message.embeds,
            "attachments": [self.attachment(attachment) for attachment in message.attachments],
            "components": self._components(message),
        }
        if channel is not None and channel.guild_id is not None:
            body["guild_id"] = str(channel.guild_id)
        if message.reactions:
            body["reactions"] = reactions.told(message, world.bot.id)
        if thread is not None:
            body["thread"] = self.channel(thread)
        if message.reference is not None:
            body["message_reference"] = message.reference
            if message.kind in _REFERRING:
                body["referenced_message"] = self._referenced(message.reference, message.reader_id)
        if message.metadata is not None:
            body["interaction_metadata"] = message.metadata
            body |= {"application_id": str(world.application_id), "webhook_id": str(world.application_id)}
        return body

    def new_message(self, message: Message) -> Json:
        """A message as its sender and the gateway get it: with its nonce, if it has one."""
        told = {} if message.nonce is None else {"nonce": message.nonce}
        return self.message(message) | told

    def page_message(self, message: Message) -> Json:
        """A message as the page and tests get it: who was notified, by which words, and whether it is ephemeral."""
        return {
            **self.message(message),
            "author": self.page_user(self._world.users[message.author_id]),
            "mentions": [str(user_id) for user_id in message.notified],
            "mentioned": [str(user_id) for user_id in message.mentioned],
            "ephemeral": message.ephemeral,
            "pushes": {str(user_id): said for user_id, said in message.pushed.items()},
        }

    def interaction(self, user: User, channel: Channel, owners: Json) -> Json:
        """What every interaction tells: who, where, in which language, by whose installations and permissions."""
        world = self._world
        body: Json = {
            "application_id": str(world.application_id),
            "version": 1,
            "channel_id": str(channel.id),
            "channel": self.channel(channel, permissions=user.permissions),
            "locale": user.locale,
            "app_permissions": str(installs.app_permissions(world, channel)),
            "authorizing_integration_owners": owners,
            "context": installs.context_of(channel),
            "entitlements": [],
            "entitlement_sku_ids": [],
            "attachment_size_limit": ATTACHMENT_LIMIT,
        }
        guild = world.guild_of(channel)
        if guild is None:
            if channel.between is not None:
                other = next(one for one in channel.between if one != user.id)
                body["channel"] = direct(channel, self.user(world.users[other]))
            return body | {"user": self.user(user)}
        return body | {
            "guild_id": str(guild.id),
            "guild": {"id": str(guild.id), "locale": guild.locale, "features": []},
            "guild_locale": guild.locale,
            "member": self.member(user, guild, permissions=user.permissions),
        }

    def _referenced(self, reference: Json, reader_id: int | None) -> Json | None:
        place = self._world.messages.get(int(reference["channel_id"]))
        target = None if place is None else place.get(int(reference["message_id"]))
        if target is None or target.reader_id not in (None, reader_id):  # what is for one alone, others do not read
            return None
        body = self.message(target)
        body.pop("referenced_message", None)
        return body

    def _components(self, message: Message) -> list[Json]:
        files = {attachment.filename: self.attachment(attachment) for attachment in message.attachments}
        return with_files(message.components, files)
