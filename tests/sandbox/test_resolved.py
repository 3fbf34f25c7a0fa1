"""What is chosen in selects, modals and options arrives at the real client as people, roles, channels and files."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from discord import app_commands

from sandbox.errors import Impossible
from sandbox.forms import modal_values
from sandbox.roles import MODERATORS, PLAYERS
from sandbox.server import Sandbox
from sandbox.things import ATTACHMENT_LIMIT
from sandbox.uploads import Upload
from tests.sandbox.channels import channel_of
from tests.sandbox.conftest import Client
from tests.sandbox.modals import open_modal
from tests.sandbox.page_tabs import TABLE, browser, open_tab

__all__ = ["browser"]

KINDS = {
    "people": discord.ui.UserSelect,
    "roles": discord.ui.RoleSelect,
    "both": discord.ui.MentionableSelect,
    "places": discord.ui.ChannelSelect,
}


def ids(sandbox: Sandbox) -> dict[str, str]:
    """Give one id for each kind of select, and more under their names."""
    bob, role, place = sandbox.person("bob").id, sandbox.world.role(PLAYERS).id, sandbox.channel("table-two").id
    return {"people": str(bob), "roles": str(role), "both": str(role), "places": str(place)}


def names(values: list[Any]) -> list[str]:
    return [getattr(value, "display_name", None) or value.name for value in values]


async def ask(sandbox: Sandbox, client: Client, select: Any) -> tuple[str, list[Any], list[Any]]:
    """Show a select, and give its message with the values and the data that will have arrived."""
    values: list[Any] = []
    data: list[Any] = []

    async def callback(interaction: discord.Interaction[Any]) -> None:
        values.append(select.values)
        data.append(interaction.data)
        await interaction.response.defer()

    select.callback = callback
    view = discord.ui.View(timeout=None)
    view.add_item(select)
    return str((await channel_of(client).send("Choose", view=view)).id), values, data


@pytest.mark.parametrize(
    ("kind", "arrived", "keys"),
    [
        ("people", ["Bob"], {"users", "members"}),
        ("roles", ["Players"], {"roles"}),
        ("both", ["Players"], {"roles"}),
        ("places", ["table-two"], {"channels"}),
    ],
)
async def test_what_is_chosen_is_sent_along(
    sandbox: Sandbox, client: Client, kind: str, arrived: list[str], keys: set[str]
) -> None:
    """Every kind of select brings its things, and nothing else, in `resolved`."""
    message, values, data = await ask(sandbox, client, KINDS[kind](custom_id="s"))
    await sandbox.person("alice").select(message, "s", [ids(sandbox)[kind]], wait=0.05)
    assert names(values[0]) == arrived
    assert set(data[0]["resolved"]) == keys
    with pytest.raises(Impossible):
        await sandbox.person("alice").select(message, "s", ["1"])


async def test_people_and_roles_are_chosen_together(sandbox: Sandbox, client: Client) -> None:
    """A select of both gives both."""
    message, values, _ = await ask(sandbox, client, discord.ui.MentionableSelect(custom_id="s", max_values=2))
    given = [ids(sandbox)["roles"], ids(sandbox)["people"]]
    await sandbox.person("alice").select(message, "s", given, wait=0.05)
    assert {type(value) for value in values[0]} == {discord.Role, discord.Member}


async def test_where_nothing_is_chosen_nothing_is_sent_along(sandbox: Sandbox, client: Client) -> None:
    """The key `resolved` is missing, not empty."""
    message, values, data = await ask(sandbox, client, discord.ui.RoleSelect(custom_id="s", min_values=0))
    await sandbox.person("alice").select(message, "s", [], wait=0.05)
    assert values == [[]]
    assert "resolved" not in data[0]


async def test_a_member_is_sent_without_the_user_and_a_channel_in_part(sandbox: Sandbox, client: Client) -> None:
    """The shapes are Discord's: a member's user stands beside, a channel tells what its chooser and the bot may do."""
    alice = sandbox.person("alice")
    alice.permit(manage_messages=True)
    sandbox.permit("table-two", send_messages=False)
    message, _, _ = await ask(sandbox, client, discord.ui.UserSelect(custom_id="s"))
    await alice.select(message, "s", [ids(sandbox)["people"]], wait=0.05)
    message, _, _ = await ask(sandbox, client, discord.ui.ChannelSelect(custom_id="s"))
    await alice.select(message, "s", [ids(sandbox)["places"]], wait=0.05)
    # The library puts the user into the member.
    people, places = (one.data["resolved"] for one in sandbox.interactions._known.values())
    [member], [channel] = people["members"].values(), places["channels"].values()
    assert member.keys().isdisjoint({"user", "deaf", "mute"})
    assert member["roles"] == [str(sandbox.world.role(PLAYERS).id)]
    assert channel["permissions"] == str(alice.user.permissions)
    allowed = discord.Permissions(int(channel["app_permissions"]))
    assert (allowed.send_messages, allowed.view_channel) == (False, True)
    assert "permission_overwrites" not in channel


async def test_a_channel_of_another_type_is_not_offered(sandbox: Sandbox, client: Client) -> None:
    """A select of voice channels has no text channel in it."""
    select = discord.ui.ChannelSelect[Any](custom_id="s", channel_types=[discord.ChannelType.voice])
    message, _, _ = await ask(sandbox, client, select)
    with pytest.raises(Impossible):
        await sandbox.person("alice").select(message, "s", [ids(sandbox)["places"]])


async def test_nothing_is_chosen_twice(sandbox: Sandbox, client: Client) -> None:
    """A client marks a thing once."""
    message, _, _ = await ask(sandbox, client, discord.ui.UserSelect(custom_id="s", max_values=2))
    with pytest.raises(Impossible):
        await sandbox.person("alice").select(message, "s", [ids(sandbox)["people"]] * 2)


class Everything(discord.ui.Modal, title="Everything"):
    """A modal with a select of each kind that has things from outside, and a file."""

    def __init__(self, sandbox: Sandbox) -> None:
        super().__init__()
        self.boxes: list[Any] = [
            *(KINDS[kind](custom_id=kind) for kind in ("people", "roles", "both")),
            discord.ui.ChannelSelect(
                custom_id="places", default_values=[discord.Object(sandbox.channel("english").id)], required=False
            ),
            discord.ui.FileUpload(custom_id="files", min_values=0, max_values=2, required=False),
        ]
        for box in self.boxes:
            self.add_item(discord.ui.Label(text=box.custom_id.title(), component=box))
        self.data: Any = None

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        self.data = interaction.data
        told = [names(box.values) for box in self.boxes[:4]]
        told.append([(await file.read()).decode() for file in self.boxes[4].values])
        await interaction.response.send_message(str(told))


async def test_what_is_chosen_in_a_modal_is_sent_along(sandbox: Sandbox, client: Client) -> None:
    """People, roles, channels and files of a modal arrive as what they are; what is not touched keeps its default."""
    modal = Everything(sandbox)
    asked = await open_modal(sandbox, client, modal)
    assert asked.modal is not None
    given: dict[str, Any] = {key: [value] for key, value in ids(sandbox).items() if key != "places"}
    given["Files"] = [Upload("a.txt", b"first"), Upload("b.txt", b"second")]
    answer = await sandbox.person("alice").submit(asked.modal, given)
    assert answer.text == "[['Bob'], ['Players'], ['Players'], ['english'], ['first', 'second']]"
    assert set(modal.data["resolved"]) == {"users", "members", "roles", "channels", "attachments"}


@pytest.mark.parametrize("files", ["a.txt", [Upload("a.txt", b"")] * 3, Upload("a", bytes(ATTACHMENT_LIMIT + 1))])
async def test_a_client_does_not_send_files_that_do_not_fit(sandbox: Sandbox, client: Client, files: Any) -> None:
    """What is no file, too many and too large stay where they are."""
    asked = await open_modal(sandbox, client, Everything(sandbox))
    assert asked.modal is not None
    given: dict[str, Any] = {key: [value] for key, value in ids(sandbox).items()}
    with pytest.raises(Impossible):
        await sandbox.person("alice").submit(asked.modal, {**given, "Files": files})


async def options(client: Client, guild: discord.abc.Snowflake | None = None) -> list[Any]:
    """Register a command with an option of every kind that Discord resolves; what arrives is put into the list."""
    heard: list[Any] = []

    @client.tree.command(name="take", description="Take all", guild=guild)
    async def take(
        interaction: discord.Interaction[Any],
        who: discord.Member | None = None,
        role: discord.Role | None = None,
        whom: discord.Member | discord.Role | None = None,
        where: discord.TextChannel | None = None,
        what: discord.Attachment | None = None,
        how: app_commands.Range[str, 2, 3] | None = None,
        many: app_commands.Range[int, 1, 5] | None = None,
    ) -> None:
        heard.append(interaction.data)
        given = [who, role, whom, where, what, how, many]
        told = [getattr(one, "filename", getattr(one, "name", one)) for one in given if one is not None]
        await interaction.response.send_message(f"{told}")

    await client.tree.sync(guild=guild)
    return heard


async def test_options_are_sent_along_as_what_they_are(sandbox: Sandbox, client: Client) -> None:
    """People, roles, channels and files given to a slash command arrive as objects."""
    heard, alice = await options(client), sandbox.person("alice")
    given = ids(sandbox)
    answer = await alice.command(
        "table-one",
        "take",
        who=given["people"],
        role=int(given["roles"]),
        whom=sandbox.world.role(MODERATORS).id,
        where=given["places"],
        what=Upload("deal.txt", b"x"),
    )
    assert answer.text == "['bob', 'Players', 'Moderators', 'table-two', 'deal.txt']"
    assert set(heard[0]["resolved"]) == {"users", "members", "roles", "channels", "attachments"}


@pytest.mark.parametrize(
    "wrong", [{"role": 1}, {"whom": "x"}, {"what": "deal.txt"}, {"how": "x"}, {"many": 6}, {"where": "table-two"}]
)
async def test_a_client_does_not_send_options_that_do_not_fit(
    sandbox: Sandbox, client: Client, wrong: dict[str, Any]
) -> None:
    """Roles and channels that are not there, what is no file, lengths and numbers out of range."""
    await options(client)
    with pytest.raises(Impossible):
        await sandbox.person("alice").command("table-one", "take", **wrong)


async def test_an_option_takes_only_channels_of_its_types(sandbox: Sandbox, client: Client) -> None:
    """A thread is no text channel."""
    await options(client)
    thread = await channel_of(client).create_thread(name="aside", type=discord.ChannelType.public_thread)
    with pytest.raises(Impossible):
        await sandbox.person("alice").command("table-one", "take", where=thread.id)


async def test_a_command_without_options_sends_none(sandbox: Sandbox, client: Client) -> None:
    """Neither `options` nor `resolved` is there where there is nothing to say."""
    heard = await options(client)
    await sandbox.person("alice").command("table-one", "take")
    assert set(heard[0]) == {"id", "name", "type"}


async def test_a_command_of_a_guild_names_the_guild(sandbox: Sandbox, client: Client) -> None:
    """discord.py looks a command that is registered in a guild up by it, and knows no other of that name."""
    heard = await options(client, discord.Object(sandbox.world.guild_id))
    assert (await sandbox.person("alice").command("table-one", "take", many=3)).text == "[3]"
    assert heard[0]["guild_id"] == str(sandbox.world.guild_id)


async def test_a_page_sends_files_in_base_64(sandbox: Sandbox, client: Client, browser: Any) -> None:
    """With a command and with a modal alike; what is no base 64 is refused."""
    await options(client)
    tab = await open_tab(browser, sandbox, "user=alice")
    file = {"filename": "a b.txt", "data": "Y2FyZHM="}
    told = {"channel_id": TABLE, "name": "take", "options": [{"name": "what", "type": 11, "value": file}]}
    await tab.says("command", nonce="a", **told)
    assert (await tab.hears("message"))["message"]["content"] == "['a_b.txt']"
    told["options"] = [{"name": "what", "type": 11, "value": {**file, "data": "?"}}]
    await tab.says("command", nonce="b", **told)
    assert (await tab.hears("interaction", nonce="b"))["state"] == "failed"
    given = [{"type": 18, "component": {"type": 19, "custom_id": "files", "values": [file]}}]
    [upload] = modal_values(given)["files"]
    assert (upload.filename, upload.data) == ("a_b.txt", b"cards")


async def test_what_is_chosen_from_the_start_is_told_in_texts(sandbox: Sandbox, client: Client) -> None:
    """Libraries send numbers, which a page could not keep: Discord tells texts."""
    number = sandbox.channel("english").id
    chosen = [discord.SelectDefaultValue(id=number, type=discord.SelectDefaultValueType.channel)]
    await ask(sandbox, client, discord.ui.ChannelSelect(custom_id="s", default_values=chosen))
    [row] = sandbox.person("alice").sees("table-one")[-1]["components"]
    assert row["components"][0]["default_values"] == [{"id": str(number), "type": "channel"}]
