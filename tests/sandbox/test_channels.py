"""Channels of all kinds: what Discord tells of each, what can be written there, and which threads they take."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from sandbox import kinds
from sandbox.errors import Refusal
from sandbox.gestures import Impossible
from sandbox.ids import named
from sandbox.server import Sandbox
from tests.sandbox.channels import HELLO, opened, path
from tests.sandbox.conftest import Client
from tests.sandbox.rest import Rest


async def test_the_guild_has_channels_of_several_kinds(sandbox: Sandbox, client: Client) -> None:
    """discord.py finds its own class for each."""
    guild = client.guilds[0]
    found = {channel.name: type(channel) for channel in guild.channels}
    assert found["table-one"] is discord.TextChannel
    assert found["lounge"] is discord.VoiceChannel
    assert found["ideas"] is discord.ForumChannel
    news = guild.get_channel(named("channel", "news"))
    assert isinstance(news, discord.TextChannel)
    assert news.is_news()
    forum = guild.get_channel(named("channel", "ideas"))
    assert isinstance(forum, discord.ForumChannel)
    [post] = forum.threads
    first = await post.fetch_message(post.id)
    assert (post.name, first.author.name) == ("Welcome", "manager")


async def test_every_kind_can_be_added(sandbox: Sandbox, client: Client) -> None:
    """For tests of bots that look at kinds."""
    category = sandbox.world.add_channel("games", kind=kinds.CATEGORY)
    stage = sandbox.world.add_channel("stage", kind=kinds.STAGE, parent=category)
    media = sandbox.world.add_channel("pictures", kind=kinds.MEDIA, parent=category)
    await sandbox.wait_for(lambda: client.get_channel(media.id))
    assert isinstance(client.get_channel(category.id), discord.CategoryChannel)
    assert isinstance(client.get_channel(stage.id), discord.StageChannel)
    shown = client.get_channel(media.id)
    assert isinstance(shown, discord.ForumChannel)
    assert shown.is_media()
    assert shown.category_id == category.id
    sandbox.delete_channel(category)
    assert stage.parent_id is None


@pytest.mark.parametrize("name", ["table-one", "news", "lounge"])
async def test_words_and_commands_are_for_every_channel_with_a_chat(
    sandbox: Sandbox, client: Client, name: str
) -> None:
    """A voice channel has one too."""
    channel = client.get_channel(named("channel", name))
    assert isinstance(channel, discord.abc.Messageable)
    await channel.send("Hello")
    answer = await sandbox.person("alice").command(name, "toy new")
    assert answer.state == "ok"
    assert len(sandbox.person("alice").sees(name)) == 2


async def test_a_forum_and_a_category_take_no_words(rest: Rest, sandbox: Sandbox) -> None:
    """Nor commands; not from people either."""
    sandbox.world.add_channel("games", kind=kinds.CATEGORY)
    for name, code in (("ideas", 40058), ("games", 50008)):
        assert await rest.code("POST", f"{path(sandbox, name)}/messages", HELLO) == (400, code)
        with pytest.raises(Refusal) as refused:
            sandbox.person("alice").say(name, "Hello")
        assert refused.value.code == code
        with pytest.raises(Impossible):
            await sandbox.person("alice").command(name, "toy new")


@pytest.mark.parametrize(
    ("name", "kind", "taken"),
    [("table-one", 11, 11), ("table-one", 12, 12), ("table-one", None, 12), ("news", 10, 10)],
)
async def test_a_channel_takes_threads_that_fit_it(
    rest: Rest, sandbox: Sandbox, name: str, kind: int | None, taken: int
) -> None:
    """A thread without a message whose kind is not told is private."""
    thread = await opened(rest, path(sandbox, name), {} if kind is None else {"type": kind})
    assert thread["type"] == taken
    assert (thread["owner_id"], thread["member_count"]) == (str(sandbox.world.bot.id), 1)
    assert thread["member"]["user_id"] == str(sandbox.world.bot.id)


@pytest.mark.parametrize(
    ("name", "kind", "code"),
    [
        ("table-one", 10, 50024),
        ("table-one", 15, 50035),
        ("news", 11, 50024),
        ("news", 12, 50024),
        ("news", None, 50024),
        ("lounge", 11, 50024),
        ("games", 11, 50024),
        ("ideas", 11, 50035),
    ],
)
async def test_a_thread_that_does_not_fit_is_refused(
    rest: Rest, sandbox: Sandbox, name: str, kind: int | None, code: int
) -> None:
    """Announcement channels have threads of their own kind, voice channels none, forums posts."""
    sandbox.schema = None
    sandbox.world.add_channel("games", kind=kinds.CATEGORY)
    body = {"name": "A table"} | ({} if kind is None else {"type": kind})
    assert await rest.code("POST", f"{path(sandbox, name)}/threads", body) == (400, code)


async def test_a_thread_of_a_thread_is_refused(rest: Rest, sandbox: Sandbox) -> None:
    """There is one level only."""
    thread = await opened(rest, path(sandbox, "table-one"), {"type": 11})
    body = {"name": "Deeper", "type": 11}
    assert await rest.code("POST", f"/channels/{thread['id']}/threads", body) == (400, 50024)


@pytest.mark.parametrize(("name", "kind"), [("table-one", 11), ("news", 10)])
async def test_a_message_grows_a_thread_of_the_channels_kind(
    rest: Rest, sandbox: Sandbox, name: str, kind: int
) -> None:
    """It has the message's id, begins with it, and the message tells of it; the channel says nothing more."""
    _, message = await rest("POST", f"{path(sandbox, name)}/messages", HELLO)
    assert message["flags"] == 0
    thread = await opened(rest, f"{path(sandbox, name)}/messages/{message['id']}", {})
    assert (thread["type"], thread["id"], thread["message_count"]) == (kind, message["id"], 0)
    [shown] = sandbox.person("alice").sees(name)
    assert (shown["flags"], shown["thread"]["id"]) == (1 << 5, message["id"])
    [starter] = (await rest("GET", f"/channels/{thread['id']}/messages"))[1]
    assert (starter["type"], starter["referenced_message"]["content"]) == (21, "Hello")
    assert starter["message_reference"]["message_id"] == message["id"]
    _, edited = await rest("PATCH", f"{path(sandbox, name)}/messages/{message['id']}", {"content": "x", "flags": 32})
    assert edited["flags"] == 1 << 5


async def test_a_message_has_one_thread_and_only_what_somebody_wrote_has_any(rest: Rest, sandbox: Sandbox) -> None:
    """160004 for a second one, 50021 for Discord's own lines, 50024 where there are no threads."""
    _, message = await rest("POST", f"{path(sandbox, 'table-one')}/messages", HELLO)
    place = f"{path(sandbox, 'table-one')}/messages"
    await opened(rest, f"{place}/{message['id']}", {})
    assert (await rest.code("POST", f"{place}/{message['id']}/threads", {"name": "x"}))[1] == 160004
    await opened(rest, path(sandbox, "table-one"), {"type": 11})
    line = sandbox.person("alice").sees("table-one")[-1]
    assert (await rest.code("POST", f"{place}/{line['id']}/threads", {"name": "x"}))[1] == 50021
    assert (await rest.code("PATCH", f"{place}/{line['id']}", HELLO))[1] == 50021
    place = f"{path(sandbox, 'lounge')}/messages"
    _, message = await rest("POST", place, HELLO)
    assert await rest.code("POST", f"{place}/{message['id']}/threads", {"name": "x"}) == (400, 50024)


async def test_a_public_thread_without_a_message_is_told_in_its_channel(rest: Rest, sandbox: Sandbox) -> None:
    """ "Sobek started a thread: A table", with the way to it; of a private one nothing is said."""
    thread = await opened(rest, path(sandbox, "table-one"), {"type": 11})
    [line] = sandbox.person("alice").sees("table-one")
    assert (line["type"], line["content"]) == (18, "A table")
    assert line["message_reference"]["channel_id"] == thread["id"]
    await opened(rest, path(sandbox, "table-one"), {})
    assert len(sandbox.person("alice").sees("table-one")) == 1


async def test_a_new_name_is_told_in_the_thread(rest: Rest, sandbox: Sandbox) -> None:
    """As a message that counts like any other; the same name is no news."""
    thread = await opened(rest, path(sandbox, "table-one"), {"type": 11})
    for _ in range(2):
        await rest("PATCH", f"/channels/{thread['id']}", {"name": "Round 2"})
    [line] = sandbox.person("alice").sees(thread["id"])
    assert (line["type"], line["content"]) == (4, "Round 2")


@pytest.mark.parametrize(
    ("name", "body", "permission"),
    [
        ("table-one", {"type": 11}, "create_public_threads"),
        ("table-one", {"type": 12}, "create_private_threads"),
        ("news", {"type": 10}, "create_public_threads"),
        ("ideas", {"message": HELLO}, "send_messages"),
    ],
)
async def test_opening_a_thread_needs_a_permission(
    rest: Rest, sandbox: Sandbox, name: str, body: dict[str, Any], permission: str
) -> None:
    """Another one for each kind."""
    sandbox.permit(name, **{permission: False})
    assert await rest.code("POST", f"{path(sandbox, name)}/threads", {"name": "x", **body}) == (403, 50013)


async def test_writing_in_threads_has_a_permission_of_its_own(rest: Rest, sandbox: Sandbox) -> None:
    """Both are the parent's; `send_messages` alone is not enough, and not needed."""
    thread = await opened(rest, path(sandbox, "table-one"), {"type": 11})
    sandbox.permit("table-one", send_messages=False)
    assert (await rest("POST", f"/channels/{thread['id']}/messages", HELLO))[0] == 200
    sandbox.permit("table-one", send_messages=True, send_messages_in_threads=False)
    assert await rest.code("POST", f"/channels/{thread['id']}/messages", HELLO) == (403, 50013)
    sandbox.permit("table-one", view_channel=False)
    assert await rest.code("GET", f"/channels/{thread['id']}") == (403, 50001)


async def test_a_post_is_opened_with_its_first_message(sandbox: Sandbox, client: Client) -> None:
    """Both have one id; the first message is not counted, the second is."""
    forum = client.get_channel(named("channel", "ideas"))
    assert isinstance(forum, discord.ForumChannel)
    made = await forum.create_thread(name="More crocodiles", content="Please")
    assert made.thread.id == made.message.id
    assert made.thread.type is discord.ChannelType.public_thread
    await made.thread.send("Thank you")
    assert [one["content"] for one in sandbox.person("alice").sees(made.thread.id)] == ["Please", "Thank you"]
    fetched = await client.fetch_channel(made.thread.id)
    assert isinstance(fetched, discord.Thread)
    assert fetched.message_count == 1


async def test_a_post_needs_words_and_sometimes_a_tag(rest: Rest, sandbox: Sandbox) -> None:
    """A message that would be refused elsewhere is refused here, and no post stays behind."""
    sandbox.schema = None
    place = f"{path(sandbox, 'ideas')}/threads"
    before = len(sandbox.world.channels)
    status, answer = await rest("POST", place, {"name": "x"})
    assert (status, answer["errors"]["message"]["_errors"][0]["code"]) == (400, "BASE_TYPE_REQUIRED")
    status, answer = await rest("POST", place, {"name": "x", "message": {"content": "x" * 2001}})
    assert (status, list(answer["errors"]["message"])) == (400, ["content"])
    assert await rest.code("POST", place, {"name": "x", "message": {}}) == (400, 50006)
    forum = sandbox.channel("ideas")
    forum.flags, forum.tags = 1 << 4, [{"id": "1", "name": "Wish", "moderated": False}]
    assert await rest.code("POST", place, {"name": "x", "message": HELLO}) == (400, 40067)
    assert await rest.code("POST", place, {"name": "x", "message": HELLO, "applied_tags": ["2"]}) == (400, 50035)
    assert len(sandbox.world.channels) == before
    post = await opened(rest, path(sandbox, "ideas"), {"message": HELLO, "applied_tags": ["1"]})
    assert post["applied_tags"] == ["1"]
