"""What there is: guilds, their channels and threads, people, messages and the bot's commands, all in memory."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator
from typing import Any

from sandbox import kinds
from sandbox.attachments import Attachments
from sandbox.errors import Json, unknown
from sandbox.guilds import Guild, Guilds
from sandbox.ids import Clock, named
from sandbox.permissions import BITS, MANAGER, MEMBER, TIMED_OUT, bits
from sandbox.quirks import Quirks
from sandbox.roles import MODERATORS, PLAYERS, Role, role_id, usual_roles
from sandbox.things import DIRECT, Channel, Event, Message, User, thread_in

LOCALES = ("en-US", "en-GB", "fr", "de", "pl")
CHANNELS = ("table-one", "table-two", "english", "francais", "deutsch", "polski")
OTHER_CHANNELS = {"news": kinds.ANNOUNCEMENT, "lounge": kinds.VOICE, "ideas": kinds.FORUM}
PEOPLE = ("alice", "bob", "carol", "dave", "manager")
GUILD_NAME, BOT_NAME = "Server", "Bot"
GUILD_ID, APPLICATION_ID = 1068969268410404287, 1068305865358886841  # also if the two are renamed
_MOST_MESSAGES = 5000


class World(Guilds):
    """The state of the sandbox and the feed of what changes in it.

    Args:
        clock: where times and fresh ids come from.
        guild: the name of the first guild, the one that is always there.
        bot: the name of the bot and its application.
    """

    def __init__(self, clock: Clock, guild: str = GUILD_NAME, bot: str = BOT_NAME) -> None:
        self.clock = clock
        self.application_id = APPLICATION_ID
        self.bot = User(self.application_id, bot, bot, bot=True)
        self.owner_id = named("user", "manager")
        self.users: dict[int, User] = {self.bot.id: self.bot}
        self.emojis: dict[int, Any] = {}  # custom ones that the bot may use, by id
        self.channels: dict[int, Channel] = {}
        self.messages: dict[int, OrderedDict[int, Message]] = {}
        self.commands: dict[int, Json] = {}
        self.application: Json = {"description": "", "tags": [], "interactions_endpoint_url": None}
        self.command_creates: dict[int | None, list[float]] = {}  # when, in each guild and everywhere
        self.attachments = Attachments()
        self.quirks = Quirks()
        self._listeners: list[Callable[[Event], None]] = []
        super().__init__(self._found(GUILD_ID, guild))
        for name in CHANNELS:
            self.add_channel(name)
        for name in PEOPLE:
            self.person(name)
        for name, kind in OTHER_CHANNELS.items():
            self.add_channel(name, kind=kind)
        self._first_post(self.channel("ideas"))

    def listen(self, listener: Callable[[Event], None]) -> None:
        """Call `listener` with everything that happens from now on."""
        self._listeners.append(listener)

    def ignore(self, listener: Callable[[Event], None]) -> None:
        """Do not call `listener` any more."""
        self._listeners.remove(listener)

    def tell(self, kind: str, thing: Any = None) -> None:
        """Tell every listener what happened."""
        event = Event(kind, thing)
        for listener in tuple(self._listeners):
            listener(event)

    def person(self, name: str, locale: str | None = None) -> User:
        """Find the person called `name`, or let a new one join; a known locale is taken over."""
        name = "".join(name.split()).lower()[:32] or "guest"
        user = self.users.get(named("user", name))
        if user is None:
            user = User(named("user", name), name, name.capitalize())
            user.roles.append(role_id(self.guild_id, MODERATORS if name == "manager" else PLAYERS))
            if name == "manager":
                user.permissions = bits(*MANAGER)
            self.users[user.id] = user
            self.tell("people")
        if locale is not None and locale_of(locale) != user.locale:
            user.locale = locale_of(locale)
            self.tell("people")
        return user

    def people(self) -> list[User]:
        """All persons, the bot not among them."""
        return [user for user in self.users.values() if not user.bot]

    def user(self, user_id: int) -> User:
        """Find a user.

        Raises:
            Refusal: 10013, nobody has this id.
        """
        if (user := self.users.get(user_id)) is None:
            raise unknown("User")
        return user

    def role(self, role: int | str) -> Role:
        """Find a role by id or name.

        Raises:
            Refusal: 10011, there is none.
        """
        for one in self.roles.values():
            if str(role) in (str(one.id), one.name):
                return one
        raise unknown("Role")

    def add_guild(self, name: str) -> Guild:
        """Find the guild called `name`, or found it, without channels and with the bot in it."""
        guild_id = named("guild", name)
        if guild_id not in self.guilds:
            self.guilds[guild_id] = self._found(guild_id, name)
            self.guilds[guild_id].joined_at = self.clock.now()
            self.tell("guild_create", self.guilds[guild_id])
        return self.guilds[guild_id]

    def add_channel(
        self, name: str, guild: Guild | None = None, *, kind: int = kinds.TEXT, parent: Channel | None = None
    ) -> Channel:
        """Make a channel, in the first guild or another, in a category if there is a `parent`.

        Its id follows from the names, if those are new.
        """
        guild = guild or self.home
        channel_id = named("channel", name if guild is self.home else f"{guild.name}/{name}")
        if channel_id in self.channels:
            channel_id = self.clock.fresh()
        now = self.clock.now()
        channel = Channel(channel_id, name, kind, guild.id, position=len(self.channels), active_at=now, created=now)
        channel.parent_id = parent.id if parent else None
        self.keep(channel)
        return channel

    def direct(self, person: User) -> Channel:
        """Find or open the conversation between the bot and a person."""
        channel_id = named("direct", str(person.id))
        if channel_id not in self.channels:
            self.keep(Channel(channel_id, person.name, DIRECT, recipient_id=person.id))
        return self.channels[channel_id]

    def private(self, one: User, other: User) -> Channel:
        """Find the conversation between two people, or open it for the first of them."""
        between = (min(one.id, other.id), max(one.id, other.id))
        channel_id = named("private", f"{between[0]}:{between[1]}")
        if channel_id not in self.channels:
            self.keep(Channel(channel_id, "", DIRECT, owner_id=one.id, between=between))
        return self.channels[channel_id]

    def channel(self, channel: int | str) -> Channel:
        """Find a channel or thread by id, or a channel by name, sweeping idle threads into the archive first.

        Of several channels with one name the first guild's is meant; any is found as "guild's name/channel's name".

        Raises:
            Refusal: 10003, there is none.
        """
        if isinstance(channel, str) and not channel.isdigit():
            channel = self._named(channel.removeprefix("#"))
        found = self.channels.get(int(channel))
        if found is None:
            raise unknown("Channel")
        if found.is_thread and not found.archived and self.clock.now() - found.active_at > found.auto_archive * 60:
            self.archive(found, archived=True)
        return found

    def keep(self, channel: Channel) -> None:
        """Announce a new channel or thread."""
        self.channels[channel.id] = channel
        self.messages[channel.id] = OrderedDict()
        self.tell("thread_create" if channel.is_thread else "channel_create", channel)

    def archive(self, thread: Channel, *, archived: bool) -> None:
        """Close a thread, or open it again."""
        thread.archived = archived
        thread.archive_changed = thread.active_at = self.clock.now()
        self.tell("thread_update", thread)

    def add_thread(
        self,
        parent: Channel,
        name: str,
        owner_id: int,
        auto_archive: int,
        thread_id: int,
        kind: int = kinds.PUBLIC_THREAD,
    ) -> Channel:
        """Open a thread in `parent`; who opens it is in it."""
        thread = thread_in(parent, name, owner_id, auto_archive, thread_id, kind, self.clock.now())
        self.keep(thread)
        return thread

    def remove_channel(self, channel: Channel) -> None:
        """Delete a channel with its threads and messages."""
        for other in [other for other in self.channels.values() if other.parent_id == channel.id]:
            if other.is_thread:
                self.remove_channel(other)
            else:  # a category's channels outlive it
                other.parent_id = None
                self.tell("channel_update", other)
        for message in self.messages.pop(channel.id, {}).values():
            self.attachments.drop(message.attachments)
        del self.channels[channel.id]
        if (guild := self.guild_of(channel)) is not None and guild.system_channel_id == channel.id:
            guild.system_channel_id = None
            self.tell("guild_update", guild)
        self.tell("thread_delete" if channel.is_thread else "channel_delete", channel)

    def bot_permissions(self, channel: Channel) -> int:
        """The bot's permissions in a channel, fewer while it is timed out; a thread has its parent's."""
        guild = self.guild_of(channel)
        if channel.kind == DIRECT or guild is None:
            return bits(*MEMBER)
        place = self.channels[channel.parent_id] if channel.is_thread and channel.parent_id else channel
        may = place.bot_permissions
        silent = guild.bot_silent_until > self.clock.now() and not may & BITS["administrator"]
        return may & bits(*TIMED_OUT) if silent else may

    def message(self, message_id: int, channel: Channel | None = None) -> Message:
        """Find a message, ephemeral or not.

        Raises:
            Refusal: 10008, there is none.
        """
        places = [self.messages[channel.id]] if channel else self.messages.values()
        for messages in places:
            if message_id in messages:
                return messages[message_id]
        raise unknown("Message")

    def exists(self, message: Message) -> bool:
        """Return whether a message has not been deleted."""
        return message.id in self.messages.get(message.channel_id, ())

    def visible(self, channel: Channel, reader_id: int | None = None) -> Iterator[Message]:
        """Go through a channel's messages, oldest first: the public ones and those for `reader_id` alone."""
        for message in self.messages[channel.id].values():
            if message.reader_id in (None, reader_id):
                yield message

    def add_message(self, message: Message) -> None:
        """Post a message; a thread comes out of the archive for a public one."""
        channel = self.channels[message.channel_id]
        messages = self.messages[channel.id]
        messages[message.id] = message
        message.pushed = {} if message.push is None else dict.fromkeys(message.notified, message.push)
        while len(messages) > _MOST_MESSAGES:
            self.attachments.drop(messages.popitem(last=False)[1].attachments)
        if not message.ephemeral:
            channel.last_message_id = message.id
            channel.message_count += 1
            channel.total_sent += 1
            channel.active_at = message.created
            if channel.archived and not self.quirks.archived_threads_stay:
                self.archive(channel, archived=False)
        self.tell("message", message)

    def remove_message(self, message: Message) -> None:
        """Take a message out of its channel, with its files, and tell of it."""
        self._take_out(message)
        self.tell("message_delete", message)

    def remove_messages(self, messages: list[Message]) -> None:
        """Delete several messages of one channel at once."""
        for message in messages:
            self._take_out(message)
        self.tell("messages_delete", messages)

    def _take_out(self, message: Message) -> None:
        del self.messages[message.channel_id][message.id]
        channel = self.channels[message.channel_id]
        if not message.ephemeral and message.id != channel.id and channel.message_count:
            channel.message_count -= 1
        self.attachments.drop(message.attachments)

    def _named(self, name: str) -> int:
        known = named("channel", name)
        if known in self.channels:
            return known
        return next((one.id for one in self.channels.values() if one.guild_id and one.name == name), known)

    def _found(self, guild_id: int, name: str) -> Guild:
        self.bot.roles.append(role_id(guild_id, self.bot.name))
        return Guild(guild_id, name, self.owner_id, usual_roles(guild_id, self.bot.id, self.bot.name))

    def _first_post(self, forum: Channel) -> None:
        author = self.person("manager")
        post = self.add_thread(forum, "Welcome", author.id, 10080, named("post", "Welcome"))
        text = "A forum has posts like this one: threads with a first message."
        self.add_message(Message(post.id, post.id, author.id, self.clock.now(), content=text))
        post.message_count = post.total_sent = 0


def locale_of(text: str) -> str:
    """Return Discord's locale for what a person wrote; English where nothing fits."""
    for locale in LOCALES:
        if text.lower() in (locale.lower(), locale[:2].lower()):
            return locale
    return "en-US"
