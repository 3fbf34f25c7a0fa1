"""Direct messages, and commands of an application that a person has installed for use without the bot."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from discord import app_commands

from sandbox.errors import Impossible
from sandbox.person import Person, text_of
from sandbox.server import Sandbox
from tests.sandbox.conftest import Client, view
from tests.sandbox.rest import Rest

EVERYWHERE = {"guilds": True, "dms": True, "private_channels": True}
IN_DIRECT = 0x6C000  # files, links, calling everybody, emojis of elsewhere
AMONG_PEOPLE = 0x2C000  # without the emojis


@pytest.fixture
def alice(sandbox: Sandbox) -> Person:
    return sandbox.person("alice")


@pytest.fixture
def bob(sandbox: Sandbox) -> Person:
    return sandbox.person("bob")


async def offer(client: Client, *, guild: bool, person: bool, **contexts: bool) -> list[discord.Interaction[Any]]:
    """Register `where`, which answers with a button, for these installations and contexts; gives what it hears."""
    heard: list[discord.Interaction[Any]] = []

    async def where(interaction: discord.Interaction[Any]) -> None:
        heard.append(interaction)
        await interaction.response.send_message(view=view("more", text="here"))

    async def whom(interaction: discord.Interaction[Any], who: discord.User) -> None:
        heard.append(interaction)
        await interaction.response.send_message(f"{type(who).__name__} {who.name}", ephemeral=True)

    installs = app_commands.AppInstallationType(guild=guild, user=person)
    places = app_commands.AppCommandContext(
        guild=contexts.get("guilds"), dm_channel=contexts.get("dms"), private_channel=contexts.get("private_channels")
    )
    for name, callback in (("where", where), ("whom", whom)):
        command: Any = app_commands.Command(name=name, description="Ask", callback=callback)
        command.allowed_installs, command.allowed_contexts = installs, places
        client.tree.add_command(command)
    await client.tree.sync()
    return heard


def told(interaction: discord.Interaction[Any]) -> tuple[int, list[str], int]:
    """What an interaction tells of its place: the context, by whose installations, what the application may do."""
    context = interaction.context
    number = 0 if context.guild else 1 if context.dm_channel else 2
    # discord.py's own question for the guild's installation says no in direct messages.
    owners = sorted(interaction._integration_owners)
    return number, [("guild", "user")[one] for one in owners], interaction.app_permissions.value


async def test_a_message_of_the_bot_has_buttons_that_work(sandbox: Sandbox, client: Client, alice: Person) -> None:
    """It notifies, though it names nobody; a press on it comes from the direct conversation, with its user alone."""
    pressed: list[discord.Interaction[Any]] = []
    client.event(_hearing(pressed))
    user = await client.fetch_user(alice.id)
    await user.send(view=view("more", "own", text="Your turn"))
    (message,) = alice.pings(alice.direct())
    assert text_of(message) == "Your turn"
    answer = await alice.press(message, "More")
    assert (answer.state, answer.text) == ("ok", "more")
    assert (await alice.press(answer.message, "Own")).ephemeral
    assert told(pressed[0]) == (1, ["guild"], IN_DIRECT)
    assert (pressed[0].guild_id, pressed[0].user.id) == (None, alice.id)
    assert isinstance(pressed[0].channel, discord.DMChannel)
    assert sandbox.person("bob").sees(alice.direct()) == []


async def test_a_command_for_direct_messages_works_there(client: Client, alice: Person) -> None:
    """By the guild's installation, which is told as 0 there; nobody is a member of anything."""
    heard = await offer(client, guild=True, person=False, guilds=True, dms=True)
    answer = await alice.command(alice.direct(), "where")
    assert told(heard[0]) == (1, ["guild"], IN_DIRECT)
    assert answer.message["interaction_metadata"]["authorizing_integration_owners"] == {"0": "0"}
    assert "guild_id" not in answer.message
    assert (await alice.press(answer.message, "More")).text == "more"
    assert (await alice.command(alice.direct(), "whom", who=str(alice.id))).text == "User alice"


async def test_what_both_have_installed_is_told_of_both(sandbox: Sandbox, client: Client, alice: Person) -> None:
    """In a guild with the bot a person's own installation is told beside the guild's."""
    heard = await offer(client, guild=True, person=True, **EVERYWHERE)
    first = await alice.command("table-one", "where")
    alice.install()
    second = await alice.command("table-one", "where")
    assert [told(one)[1] for one in heard] == [["guild"], ["guild", "user"]]
    owners = [one.message["interaction_metadata"]["authorizing_integration_owners"] for one in (first, second)]
    guild = str(sandbox.world.guild_id)
    assert owners == [{"0": guild}, {"0": guild, "1": str(alice.id)}]


async def test_an_installed_command_works_in_a_guild_without_the_bot(
    sandbox: Sandbox, client: Client, alice: Person, bob: Person, rest: Rest
) -> None:
    """Its answer is there for everybody, who may press on it; the bot reaches the channel in no other way."""
    heard = await offer(client, guild=True, person=True, **EVERYWHERE)
    elsewhere = sandbox.add_guild("Elsewhere", "cellar")
    sandbox.remove_bot(elsewhere)
    assert (await alice.command("cellar", "where")).state == "failed"
    alice.install()
    answer = await alice.command("cellar", "where")
    assert told(heard[0]) == (0, ["user"], AMONG_PEOPLE)
    assert (heard[0].guild_id, heard[0].user.id) == (elsewhere.id, alice.id)
    assert answer.message["interaction_metadata"]["authorizing_integration_owners"] == {"1": str(alice.id)}
    assert [text_of(one) for one in bob.sees("cellar")] == ["here"]
    assert (await bob.press(answer.message, "More")).text == "more"
    place = f"/channels/{sandbox.channel('cellar').id}/messages"
    assert await rest.code("POST", place, {"content": "x"}) == (403, 50001)
    assert await rest.code("GET", place) == (403, 50001)
    alice.install(False)
    assert (await bob.press(bob.sees("cellar")[-1], "More")).state == "failed"


async def test_an_installed_command_works_between_two_people(
    client: Client, alice: Person, bob: Person, rest: Rest
) -> None:
    """Both see the answer; the bot hears nothing else of their conversation."""
    heard = await offer(client, guild=True, person=True, **EVERYWHERE)
    place = alice.direct(bob)
    with pytest.raises(Impossible):
        await alice.command(place, "where")
    alice.install()
    answer = await alice.command(place, "where")
    assert told(heard[0]) == (2, ["user"], AMONG_PEOPLE)
    channel = heard[0].channel
    assert isinstance(channel, discord.DMChannel)
    assert channel.recipient is not None
    assert (heard[0].guild_id, channel.recipient.id) == (None, bob.id)
    assert text_of(bob.sees(place)[0]) == "here"
    assert (await bob.press(answer.message, "More")).text == "more"
    bob.say(place, "hello")
    assert [one["content"] for one in alice.pings(place)] == ["hello"]
    assert await rest.code("POST", f"/channels/{place.id}/messages", {"content": "x"}) == (403, 50001)
    assert Person(alice._sandbox, alice._sandbox.world.person("carol")).sees(place) == []
    with pytest.raises(Impossible):
        await bob.command(place, "where")


@pytest.mark.parametrize(
    ("contexts", "guild", "direct", "among"),
    [
        ({"guilds": True}, True, False, False),
        ({"dms": True}, False, True, False),
        ({"private_channels": True}, False, False, True),
        (EVERYWHERE, True, True, True),
    ],
)
async def test_commands_are_offered_in_their_contexts_alone(
    client: Client, alice: Person, bob: Person, contexts: dict[str, bool], guild: bool, direct: bool, among: bool
) -> None:
    """To somebody who has installed the application, by whose installation the guild's one need not allow it."""
    await offer(client, guild=False, person=True, **contexts)
    places = ("table-one", alice.direct(), alice.direct(bob))
    for place in places:
        with pytest.raises(Impossible):
            await bob.command(place, "where")
    alice.install()
    for place, offered in zip(places, (guild, direct, among), strict=True):
        if offered:
            assert (await alice.command(place, "where")).state == "ok"
        else:
            with pytest.raises(Impossible):
                await alice.command(place, "where")


async def test_who_takes_no_direct_messages_can_still_use_commands(client: Client, alice: Person) -> None:
    """Sending is refused, answering is not."""
    await offer(client, guild=True, person=False, dms=True)
    user = await client.fetch_user(alice.id)
    alice.close()
    with pytest.raises(discord.Forbidden) as refused:
        await user.send("Your turn")
    assert (refused.value.code, refused.value.text) == (50007, "Cannot send messages to this user")
    assert (await alice.command(alice.direct(), "where")).state == "ok"
    alice.close(False)
    await user.send("Your turn")
    assert len(alice.pings(alice.direct())) == 1


async def test_with_no_guild_in_common_only_who_installed_it_is_reached(
    sandbox: Sandbox, client: Client, alice: Person
) -> None:
    """Discord has a refusal of its own for strangers."""
    await offer(client, guild=True, person=True, dms=True)
    user = await client.fetch_user(alice.id)
    sandbox.remove_bot()
    with pytest.raises(discord.Forbidden) as refused:
        await user.send("Your turn")
    assert refused.value.code == 50278
    assert (await alice.command(alice.direct(), "where")).state == "failed"
    alice.install()
    message = await user.send(view=view("more", text="Your turn"))
    assert (await alice.press(message.id, "More")).state == "ok"
    owners = (await alice.command(alice.direct(), "where")).message["interaction_metadata"]
    assert owners["authorizing_integration_owners"] == {"1": str(alice.id)}


@pytest.mark.parametrize("recipient", [None, "x", "1", "bot"])
async def test_a_conversation_with_nobody_is_refused(sandbox: Sandbox, rest: Rest, recipient: str | None) -> None:
    """Neither strangers nor bots can be written to."""
    given = str(sandbox.world.bot.id) if recipient == "bot" else recipient
    sandbox.schema = None
    assert await rest.code("POST", "/users/@me/channels", {"recipient_id": given}) == (400, 50033)


async def test_a_conversation_is_told_as_discord_tells_it(sandbox: Sandbox, alice: Person, rest: Rest) -> None:
    """It is the same one however often it is opened, and knows its last message."""
    status, first = await rest("POST", "/users/@me/channels", {"recipient_id": str(alice.id)})
    assert (status, first["type"], first["flags"], first["last_message_id"]) == (200, 1, 0, None)
    assert [one["id"] for one in first["recipients"]] == [str(alice.id)]
    _, message = await rest("POST", f"/channels/{first['id']}/messages", {"content": "x"})
    _, again = await rest("POST", "/users/@me/channels", {"recipient_id": str(alice.id)})
    assert (again["id"], again["last_message_id"]) == (first["id"], message["id"])


def _hearing(heard: list[discord.Interaction[Any]]) -> Any:
    async def on_interaction(interaction: discord.Interaction[Any]) -> None:
        heard.append(interaction)

    return on_interaction
