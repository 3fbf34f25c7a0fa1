"""A discord.js bot does its whole round on the sandbox, and people see of it what they would see on Discord."""

from __future__ import annotations

import itertools
import re
from typing import Any

import pytest

from sandbox.person import Person, text_of
from sandbox.server import Sandbox
from sandbox.uploads import Upload

pytestmark = pytest.mark.asyncio(loop_scope="module")

V2 = 1 << 15
_NUMBERS = itertools.count(1)


@pytest.fixture
def place(js: Sandbox) -> str:
    """Give a channel in which nothing was said yet."""
    return js.world.add_channel(f"js-{next(_NUMBERS)}").name


@pytest.fixture
def alice(js: Sandbox) -> Person:
    return js.person("alice", "de")


@pytest.fixture
def bob(js: Sandbox) -> Person:
    return js.person("bob")


def texts(person: Person, place: Any) -> list[str]:
    """Give all that a person reads in a channel."""
    return [text_of(message) for message in person.sees(place)]


async def test_options_of_all_kinds_arrive(js: Sandbox, place: str, alice: Person, bob: Person) -> None:
    answer = await alice.command(
        place,
        "market goods describe",
        kind="f",
        count=3,
        weight=2.5,
        fresh=True,
        seller=bob.id,
        place=js.channel(place).id,
        guild=js.world.role("Players").id,
        witness=js.world.role("Moderators").id,
        picture=Upload("fish.gif", b"GIF89a"),
    )
    assert answer.text.splitlines() == [
        "kind=f",
        "count=3",
        "weight=2.5",
        "fresh=true",
        "seller=Bob true",
        f"place={place}",
        "guild=Players",
        f"witness={js.world.role('Moderators').id}",
        "picture=fish.gif 6",
    ]


async def test_options_left_out_are_nothing(place: str, alice: Person) -> None:
    answer = await alice.command(place, "market goods describe", kind="i", count=1)
    assert answer.text == "kind=i\ncount=1"


async def test_completions_are_offered_and_taken(place: str, alice: Person) -> None:
    offered = await alice.complete(place, "market goods find", "item", "fi")
    assert offered.choices is not None
    assert [choice["name"] for choice in offered.choices] == ["item fish", "item fig"]
    answer = await alice.command(place, "market goods find", item=offered.choices[1]["value"])
    assert answer.text == "found fig"


async def test_a_private_answer_in_the_readers_language(place: str, alice: Person, bob: Person) -> None:
    answer = await alice.command(place, "market open")
    assert answer.ephemeral
    assert answer.text == "open, de"
    assert bob.sees(place) == []


async def test_context_menus_know_whom_and_what_they_are_used_on(place: str, alice: Person, bob: Person) -> None:
    said = bob.say(place, "I am Bob")
    assert (await alice.context(place, "Greet", bob)).text == "Alice greets Bob"
    assert (await alice.context(place, "Quote", said)).text == "bob: I am Bob"


async def test_an_answer_is_edited_by_its_token_and_by_the_channel(js: Sandbox, place: str, alice: Person) -> None:
    answer = await alice.command(place, "answer edited")
    await js.wait_for(lambda: len(texts(alice, place)) == 1 and "too" in texts(alice, place)[0])
    assert texts(alice, place) == ["second, edited true, by the channel too"]
    assert answer.message["interaction_metadata"]["user"]["id"] == str(alice.id)


async def test_a_file_comes_late(place: str, alice: Person) -> None:
    answer = await alice.command(place, "answer late")
    assert answer.state == "ok"
    assert answer.text == "a file"
    [file] = answer.message["attachments"]
    assert (file["filename"], file["description"], file["content_type"]) == ("dot.gif", "A dot", "image/gif")
    assert (file["width"], file["height"]) == (1, 1)


async def test_a_secret_comes_late(place: str, alice: Person, bob: Person) -> None:
    answer = await alice.command(place, "answer secret")
    assert answer.ephemeral
    assert answer.text == f"for <@{alice.id}>"
    assert [file["filename"] for file in answer.message["attachments"]] == ["secret.gif"]
    assert bob.sees(place) == []


async def test_more_is_said_changed_and_taken_away(js: Sandbox, place: str, alice: Person, bob: Person) -> None:
    await alice.command(place, "answer more")
    await js.wait_for(lambda: js.count("DELETE", "/webhooks/.*/messages/") and len(texts(alice, place)) == 3)
    assert texts(alice, place) == ["one", "two, edited", "three, edited"]
    assert texts(bob, place) == ["one", "two, edited"]
    assert bob.sees(place)[1]["attachments"] == []


async def test_an_embed_shows_its_own_picture(place: str, alice: Person) -> None:
    [embed] = (await alice.command(place, "answer embed")).message["embeds"]
    assert embed["title"] == "A card"
    assert embed["fields"] == [{"name": "Kind", "value": "ivory", "inline": True}]
    assert embed["image"]["url"].endswith("card.gif")


async def test_buttons_of_every_style(place: str, alice: Person, bob: Person) -> None:
    board = (await alice.command(place, "panel buttons")).message
    styles = [button["style"] for button in board["components"][0]["components"]]
    assert styles == [1, 2, 3, 4, 5]
    assert (await alice.press(board, "Pressed 0")).message["id"] == board["id"]
    assert (await bob.press(board, "Pressed 1")).state == "ok"
    assert (await bob.press(board, "Slowly")).text == "slowly done"
    assert board["components"][0]["components"][0]["emoji"]["name"] == "🐟"
    labels = [button.get("label") for button in alice.sees(place)[0]["components"][0]["components"]]
    assert labels[0] == "Pressed 2"


async def test_a_private_panel_closes_itself(js: Sandbox, place: str, alice: Person, bob: Person) -> None:
    board = (await alice.command(place, "panel buttons")).message
    own = await bob.press(board, "Only me")
    assert own.ephemeral
    await bob.press(own.message, "Close", wait=2)
    await js.wait_for(lambda: len(bob.sees(place)) == 1)


async def test_selects_of_every_kind(js: Sandbox, place: str, alice: Person, bob: Person) -> None:
    board = (await alice.command(place, "panel selects")).message
    players, here = str(js.world.role("Players").id), str(js.channel(place).id)
    assert (await bob.select(board, "Goods", ["Fish", "Amber"])).text == "goods: f, a"
    assert (await bob.select(board, "People", [str(alice.id), str(bob.id)])).text == "people: Alice alice, Bob bob"
    assert (await bob.select(board, "Roles", [players])).text == "roles: Players"
    assert (await bob.select(board, "Anybody", [str(alice.id), players])).text == "anybody: alice, Players"
    assert (await bob.select(board, "Channels", [here])).text == f"channels: {place}"


async def test_a_modal_of_rows(place: str, alice: Person) -> None:
    asked = await alice.command(place, "panel form")
    assert asked.modal is not None
    assert asked.modal["title"] == "A form"
    answer = await alice.submit(asked.modal, {"Name": "Anubis", "Story": "weighs hearts"})
    assert answer.text == "Anubis: weighs hearts"


async def test_a_modal_of_labels_with_selects(js: Sandbox, place: str, alice: Person, bob: Person) -> None:
    asked = await alice.command(place, "panel labels")
    assert asked.modal is not None
    answer = await alice.submit(
        asked.modal,
        {
            "Word": "lotus",
            "Goods": ["f", "i"],
            "Who": [str(bob.id)],
            "Where": [str(js.channel(place).id)],
            "Proof": [Upload("proof.txt", b"seen")],
        },
    )
    assert answer.text == f"lotus | f+i | Bob | {place} | proof.txt"


async def test_what_is_left_out_of_a_modal_is_empty(place: str, alice: Person) -> None:
    asked = await alice.command(place, "panel labels")
    assert asked.modal is not None
    answer = await alice.submit(asked.modal, {"Word": "lotus", "Goods": ["f"]})
    assert answer.text == "lotus | f | nobody | nowhere | nothing"


async def test_a_collector_waits_for_the_one_who_was_asked(place: str, alice: Person, bob: Person) -> None:
    board = (await alice.command(place, "panel wait")).message
    answer = await alice.press(board, "Yes")
    assert answer.text == "You said yes."
    assert answer.message["components"] == []


async def test_a_layout_is_shown_and_changed_and_keeps_its_files(js: Sandbox, place: str, alice: Person) -> None:
    board = (await alice.command(place, "panel layout")).message
    assert board["flags"] & V2
    assert [part["type"] for part in board["components"]] == [17, 13]
    assert [part["type"] for part in board["components"][0]["components"]] == [10, 9, 9, 14, 12, 1]
    answer = await alice.press(board, "Turn")
    assert text_of(answer.message).splitlines()[0] == "# Tails"
    assert sorted(file["filename"] for file in answer.message["attachments"]) == ["notes.txt", "one.gif", "two.gif"]
    gallery = answer.message["components"][0]["components"][4]
    assert [item["media"]["url"].rsplit("/", 1)[-1].split("?")[0] for item in gallery["items"]] == [
        "one.gif",
        "two.gif",
    ]
    side = await alice.select(answer.message, "Side", ["Left"])
    assert side.ephemeral
    assert side.text == "The left side"


async def test_a_thread_grows_out_of_a_message(js: Sandbox, place: str, alice: Person) -> None:
    answer = await alice.command(place, "thread from")
    await js.wait_for(lambda: f"From a message in {place}" in texts(alice, place))
    thread = next(one for one in js.world.channels.values() if one.parent_id == js.channel(place).id)
    assert str(thread.id) == answer.messages[0]["id"], "such a thread has its message's id"
    assert texts(alice, thread.id)[-1] == f"welcome, <@{alice.id}>"
    assert alice.pings(thread.id)


async def test_a_thread_without_a_message_is_archived_and_woken(js: Sandbox, place: str, alice: Person) -> None:
    answer = await alice.command(place, "thread bare")
    assert answer.text == "archived true, still active false"
    thread = next(one for one in js.world.channels.values() if one.parent_id == js.channel(place).id)
    assert (thread.name, thread.kind, thread.archived, thread.locked) == ("Named anew", 11, True, False)
    said = [text_of(message) for message in alice.sees(thread.id) if message["type"] == 0]
    assert said == ["still alone here", "awake again"], "beside what Discord itself writes"


async def test_a_private_thread_has_its_members(js: Sandbox, place: str, alice: Person, bob: Person) -> None:
    answer = await alice.command(place, "thread private", guest=bob.id)
    assert answer.text == "12 true false true"
    thread = next(one for one in js.world.channels.values() if one.parent_id == js.channel(place).id)
    assert "between us" in texts(alice, thread.id)


async def test_a_forum_gets_a_post(js: Sandbox, place: str, alice: Person) -> None:
    answer = await alice.command(place, "thread post", forum=js.channel("ideas").id)
    assert answer.text == "A new idea in ideas"
    thread = next(one for one in js.world.channels.values() if one.name == "A new idea")
    assert texts(alice, thread.id) == ["what about fish?"]


async def test_an_emoji_of_the_bots_own_is_made_used_and_taken_away(js: Sandbox, place: str, alice: Person) -> None:
    await alice.command(place, "look emojis")
    await js.wait_for(lambda: re.search("true (true|false)$", texts(alice, place)[-1]))
    [shown] = alice.sees(place)
    words = re.fullmatch(r"<:lotus:(\d+)> true false", shown["content"])
    assert words is not None, shown["content"]
    assert shown["components"][0]["components"][0]["emoji"]["id"] == words[1]


async def test_the_server_is_looked_at(js: Sandbox, place: str, alice: Person) -> None:
    answer = await alice.command(place, "look guild")
    assert answer.text == f"{js.world.guild_name} true true true manager"


async def test_members_are_fetched_listed_and_searched(place: str, alice: Person) -> None:
    assert (await alice.command(place, "look members")).text == "Alice true true true"


async def test_words_are_collected(js: Sandbox, place: str, alice: Person, bob: Person) -> None:
    await alice.command(place, "look listen")
    bob.say(place, "not mine")
    alice.say(place, "one")
    alice.say(place, "two")
    await js.wait_for(lambda: texts(bob, place)[-1] == "one and two")


async def test_reactions_are_given_and_taken_back(js: Sandbox, place: str, alice: Person) -> None:
    await alice.command(place, "look reactions")
    await js.wait_for(lambda: texts(alice, place)[-1] != "react")
    assert texts(alice, place) == ["1 true true 🐟"]


async def test_what_was_said_is_read(js: Sandbox, place: str, alice: Person) -> None:
    for words in ("long ago", "first", "second"):
        alice.say(place, words)
    assert (await alice.command(place, "look history")).text == "last: second, first"


async def test_a_command_is_registered_changed_and_taken_away(js: Sandbox, place: str, alice: Person) -> None:
    assert (await alice.command(place, "look commands")).text == "Changed true false"
    assert js.world.guild_commands == {}


async def test_words_are_heard_and_replied_to(js: Sandbox, place: str, alice: Person) -> None:
    said = alice.say(place, "!ping")
    await js.wait_for(lambda: len(alice.sees(place)) == 2)
    pong = alice.sees(place)[-1]
    assert pong["content"] == "pong"
    assert pong["message_reference"]["message_id"] == said["id"]
    assert alice.pings(place) == []
    alice.say(place, "!type")
    await js.wait_for(lambda: texts(alice, place)[-1] == "typed")


async def test_a_direct_message_is_sent(js: Sandbox, place: str, alice: Person) -> None:
    alice.say(place, "!private")
    direct = js.world.direct(alice.user)
    await js.wait_for(lambda: texts(alice, direct) == ["psst"])


async def test_commands_speak_the_languages_they_were_given(js: Sandbox) -> None:
    [market] = [command for command in js.world.commands.values() if command["name"] == "market"]
    assert market["name_localizations"] == {"de": "markt", "fr": "marche"}
    names = {command["name"]: command["type"] for command in js.world.commands.values()}
    assert (names["Greet"], names["Quote"]) == (2, 3)
    assert re.fullmatch(r"\d+", market["version"])
