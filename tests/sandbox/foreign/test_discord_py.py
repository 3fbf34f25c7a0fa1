"""Bots of discord.py, written as people write them, each doing its whole round on the sandbox."""

from __future__ import annotations

from typing import Any

import pytest

from sandbox.person import Person, components_of, text_of
from sandbox.server import Sandbox
from sandbox.uploads import Upload
from tests.sandbox.foreign.conftest import Start
from tests.sandbox.foreign.python.background import BackgroundBot
from tests.sandbox.foreign.python.dropdown import DropdownBot
from tests.sandbox.foreign.python.forms import FormBot
from tests.sandbox.foreign.python.layout import LayoutBot
from tests.sandbox.foreign.python.persistent import PersistentBot
from tests.sandbox.foreign.python.prefix import PrefixBot
from tests.sandbox.foreign.python.slash import SlashBot
from tests.sandbox.foreign.python.threads import ThreadBot
from tests.sandbox.foreign.python.waiting import WaitingBot

Json = dict[str, Any]
PLACE = "table-one"


@pytest.fixture
def alice(sandbox: Sandbox) -> Person:
    return sandbox.person("alice")


@pytest.fixture
def bob(sandbox: Sandbox) -> Person:
    return sandbox.person("bob")


async def said(sandbox: Sandbox, person: Person, words: str, *, place: Any = PLACE) -> Json:
    """Let a person say something, wait for what the bot says to it, and give that."""
    before = len(person.sees(place))
    person.say(place, words)
    await sandbox.wait_for(lambda: len(person.sees(place)) >= before + 2)
    return person.sees(place)[-1]


async def shown(sandbox: Sandbox, person: Person, words: str, *, place: Any = PLACE) -> None:
    """Wait until the last that a person sees are these words."""
    try:
        await sandbox.wait_for(lambda: person.sees(place) and text_of(person.sees(place)[-1]) == words)
    except TimeoutError:
        assert [text_of(one) for one in person.sees(place)][-1:] == [words]


def labels(message: Json) -> list[str]:
    """Give the words on a message's buttons and selects."""
    return [part.get("label") or part.get("placeholder") or "" for part in components_of(message)]


async def test_dropdowns_of_every_kind(sandbox: Sandbox, start: Start, alice: Person, bob: Person) -> None:
    await start(DropdownBot())
    menu = await said(sandbox, alice, "$choose")
    assert labels(menu) == ["People", "Roles", "Anybody", "Channels", "A colour"]
    assert (await bob.select(menu, "A colour", ["lapis", "Red"])).text == "You like lapis and Red."
    people = await bob.select(menu, "People", [str(alice.id), str(bob.id)])
    assert people.text == "Alice (Member), Bob (Member)"
    players = str(sandbox.world.role("Players").id)
    assert (await bob.select(menu, "Roles", [players])).text == "Players"
    assert (await bob.select(menu, "Anybody", [str(alice.id), players])).text == "alice, Players"
    here, there = (str(sandbox.channel(name).id) for name in ("table-one", "table-two"))
    name = sandbox.world.guild_name
    assert (await bob.select(menu, "Channels", [here, there])).text == f"table-one in {name}, table-two in {name}"


async def test_counters_and_a_question_that_waits(sandbox: Sandbox, start: Start, alice: Person, bob: Person) -> None:
    await start(WaitingBot())
    public = (await alice.command(PLACE, "counters")).message
    mine, other = await alice.press(public, "Count for me"), await bob.press(public, "Count for me")
    assert mine.ephemeral
    assert mine.message["id"] != other.message["id"]
    counted = mine.message
    for number in range(3):
        counted = (await alice.press(counted, str(number))).message
    assert counted["id"] == mine.message["id"]
    [button] = components_of(counted)
    assert (button["label"], button["style"], button["disabled"]) == ("3", 3, True)
    assert labels(bob.sees(PLACE)[-1]) == ["0"]

    asked = (await alice.command(PLACE, "ask")).message
    assert (await bob.press(asked, "Confirm")).text == "You were not asked."
    assert (await alice.press(asked, "Confirm")).text == "Confirming"
    await sandbox.wait_for(lambda: "Confirmed" in [text_of(one) for one in bob.sees(PLACE)])
    asked = (await alice.command(PLACE, "ask")).message
    assert (await alice.press(asked, "Cancel")).text == "Cancelling"
    await sandbox.wait_for(lambda: "Cancelled" in [text_of(one) for one in bob.sees(PLACE)])
    await alice.command(PLACE, "ask", seconds=0.2)
    await shown(sandbox, bob, "Timed out")
    assert components_of(bob.sees(PLACE)[-1]) == []


async def test_buttons_outlive_the_bot(sandbox: Sandbox, start: Start, alice: Person, bob: Person) -> None:
    first = PersistentBot()
    await start(first)
    doors, mine = await said(sandbox, alice, "!doors"), await said(sandbox, alice, "!mine")
    assert mine["message_reference"]["message_id"]
    assert labels((await alice.press(mine, "Mine 0")).message) == ["Mine 1"]
    await first.close()
    await sandbox.wait_for(lambda: not sandbox.gateway.online)
    await start(PersistentBot())
    assert (await bob.press(doors, "Left")).text == "A crocodile."
    assert labels((await alice.press(mine, "Mine 1")).message) == ["Mine 2"]
    sandbox.interactions.first_answer = 0.3
    assert (await bob.press(mine, "Mine 2")).state == "failed", "it is not his"
    gone = await bob.press(doors, "Right")
    assert gone.text == "An empty room."
    assert components_of(gone.message) == []


async def test_forms_of_both_kinds(sandbox: Sandbox, start: Start, alice: Person, bob: Person) -> None:
    await start(FormBot())
    form = (await alice.command(PLACE, "feedback")).modal
    assert form is not None
    told = await alice.submit(form, {"Name": "Alice", "What do you think?": "More fish"})
    assert (told.text, told.ephemeral) == ("Thanks, Alice! More fish", True)

    form = (await alice.command(PLACE, "order")).modal
    assert form is not None
    filled = {"Goods": ["f", "i"], "Buyer": [str(bob.id)], "Speed": "By camel", "Extras": ["Salt"], "Sure": True}
    told = await alice.submit(form, filled)
    assert (told.text, told.ephemeral) == ("f+i for Bob, By camel, Salt, sure True", True)
    form = (await alice.command(PLACE, "order")).modal
    assert form is not None
    told = await alice.submit(form, {"Goods": ["i"], "Speed": "By boat"})
    assert told.text == "i for nobody, By boat, Reed, sure False"

    form, picture = (await alice.command(PLACE, "report")).modal, Upload("a.gif", b"GIF89a")
    assert form is not None
    told = await alice.submit(form, {"Where": [str(sandbox.channel("table-two").id)], "Picture": [picture]})
    assert told.text == "Oops: table-two ['a.gif']"


async def test_a_layout_changes_where_it_stands(sandbox: Sandbox, start: Start, alice: Person) -> None:
    await start(LayoutBot())
    board = (await alice.command(PLACE, "settings")).message
    assert [part["type"] for part in board["components"]] == [10, 1, 17]
    assert [part["type"] for part in board["components"][2]["components"]] == [10, 9, 9, 14, 1, 12, 13]
    assert board["components"][0]["id"] == 7
    assert sorted(file["filename"] for file in board["attachments"]) == ["dot.gif", "log.txt"]
    quiet = await alice.press(board, "On")
    assert quiet.message["id"] == board["id"]
    assert "Off" in labels(quiet.message)
    assert len(quiet.message["attachments"]) == 2
    here = sandbox.channel(PLACE).id
    told = await alice.select(board, "Where", [str(here)])
    assert f"News in <#{here}>" in told.text
    done = await alice.press(board, "Done")
    assert all(part["disabled"] for part in components_of(done.message))


async def test_slash_commands_of_all_kinds(sandbox: Sandbox, start: Start, alice: Person, bob: Person) -> None:
    bot = SlashBot(sandbox.world.guild_id)
    await start(bot)
    assert [one["name"] for one in sandbox.world.commands.values()] == ["market"]
    assert len(sandbox.world.guild_commands) == 5
    assert bot.mentions["market"].startswith("</market:")
    assert (await alice.command(PLACE, "market go", point="3,4")).text == "At 3 and 4"
    assert (await alice.command(PLACE, "market go", point="far")).text == "TransformerError"
    offered = await alice.complete(PLACE, "market buy", "item", "fi", pay="d")
    assert offered.choices == [{"name": "fish d", "value": "fish"}, {"name": "fig d", "value": "fig"}]
    bought = await alice.command(PLACE, "market buy", **{"item": "fish", "how-many": 2, "pay": "g", "wrap": "linen"})
    assert bought.text == "2 fish for Gold in linen"
    opened = await alice.command(
        PLACE,
        "market stalls open",
        stall=2,
        keeper=bob.id,
        guests=sandbox.world.role("Players").id,
        where=sandbox.channel("table-two").id,
        whom=sandbox.world.role("Moderators").id,
        picture=Upload("stall.gif", b"GIF89a"),
        rent=1.5,
        covered=False,
    )
    assert opened.text == "south: bob, Players, table-two, Moderators, stall.gif, 1.5, False"
    assert (await alice.command(PLACE, "market stalls open", stall=1)).text == "north: -, -, -, -, -, 0.5, True"
    assert (await alice.command(PLACE, "shout")).text == "Hey!"
    assert (await alice.command(PLACE, "shout")).text == "CommandOnCooldown"
    assert (await sandbox.person("manager").command(PLACE, "close")).text == "Closed"
    words = bob.say(PLACE, "three words here")
    assert (await alice.context(PLACE, "Joined when", bob)).text == "bob joined in 2024"
    place, number = sandbox.channel(PLACE).id, words["id"]
    link = f"https://discord.com/channels/{sandbox.world.guild_id}/{place}/{number}"
    assert (await alice.context(PLACE, "Count words", words)).text == f"3 words by bob: {link}"


async def test_words_with_a_prefix(sandbox: Sandbox, start: Start, alice: Person, bob: Person) -> None:
    await start(PrefixBot())

    async def told(words: str, person: Person = alice) -> str:
        return text_of(await said(sandbox, person, words))

    assert await told(f"?pay {bob.mention} 3d two fish") == "Alice pays Bob 3 for two fish"
    assert await told("?pay bob 4d") == "Alice pays Bob 4 for nothing"
    assert await told("?pay bob much") == "BadArgument: much is no weight"
    assert await told("?pay nobody 1d") == 'MemberNotFound: Member "nobody" not found.'
    assert await told("?add 1 2 3 of all") == "6 of all"
    assert (await said(sandbox, alice, "?close"))["content"].startswith("MissingPermissions")
    assert await told("?close", sandbox.person("manager")) == "closed"
    assert await told("?nonsense") == 'CommandNotFound: Command "nonsense" is not found'
    assert "Adds numbers." in await told("?help")
    assert await told("?look fish") == "fish by word"
    looked = await alice.command(PLACE, "look", what="figs")
    assert (looked.text, looked.ephemeral) == ("figs by slash", True)
    assert (await alice.command(PLACE, "goods all")).text == "fish and figs"
    assert (await alice.command(PLACE, "goods count", good="figs", number=3)).text == "3 figs"
    assert await told("?goods count figs 4") == "4 figs"
    await said(sandbox, alice, "?guess")
    bob.say(PLACE, "5")
    alice.say(PLACE, "7")
    await shown(sandbox, alice, "It was 7, of course.")
    recent = {one["id"] for one in bob.sees(PLACE)[-19:] if one["author"]["bot"]}
    bob.say(PLACE, "?tidy")
    await shown(sandbox, bob, f"{len(recent)} away")
    assert recent.isdisjoint({one["id"] for one in bob.sees(PLACE)})


async def test_threads_are_made_and_tended(sandbox: Sandbox, start: Start, alice: Person, bob: Person) -> None:
    bot = ThreadBot()
    await start(bot)
    message = (await alice.command(PLACE, "discuss", title="Fish")).message
    await sandbox.wait_for(lambda: any(one.name == "Fish?" for one in sandbox.world.channels.values()))
    assert str(sandbox.channel(message["id"]).id) == message["id"]
    assert alice.pings(message["id"])
    talked = await alice.command(PLACE, "talk")
    assert talked.text == "archived ['Talk'], active True"
    whispered = await alice.command(PLACE, "whisper", guest=bob.id)
    assert whispered.text == "private_thread True False"
    sandbox.delete_channel(message["id"])
    await sandbox.wait_for(lambda: "Fish? deleted" in bot.heard)
    # discord.py forgets a thread that is archived, and takes one that wakes up for one that it joins.
    assert [one for one in bot.heard if one.startswith("Talk")][-2:] == ["Talk archived True", "Talk joined"]
    assert {"Fish created", "Talk created"} < set(bot.heard)


async def test_work_in_the_background(sandbox: Sandbox, start: Start, alice: Person) -> None:
    bot = BackgroundBot(sandbox.channel(PLACE).id)
    await start(bot)
    await sandbox.wait_for(lambda: len(alice.sees(PLACE)) == 3 and "emojis" in bot.seen)
    assert [text_of(one) for one in alice.sees(PLACE)] == ["1", "2", "3"]
    assert {one["flags"] for one in alice.sees(PLACE)} == {1 << 12}, "silently"
    assert bot.seen == {
        "guild": sandbox.world.guild_name,
        "channels": True,
        "roles": True,
        "me": True,
        "app": True,
        "emojis": ["scarab", 0],
    }
