"""Emojis and addresses in components and embeds: taken and refused as Discord does."""

from __future__ import annotations

import re
from typing import Any

import discord
import pytest

from sandbox.checks import Way, check_body
from sandbox.component_checks import check_modal
from sandbox.emoji import is_emoji
from sandbox.errors import Form, Refusal
from sandbox.payloads import V2
from sandbox.server import Sandbox
from sandbox.things import Message
from tests.sandbox.channels import channel_of
from tests.sandbox.conftest import Client

Json = dict[str, Any]

ENGLAND = "🏴" + "".join(map(chr, (0xE0067, 0xE0062, 0xE0065, 0xE006E, 0xE0067, 0xE007F)))
EMOJIS = (
    *re.findall(r"\S+", "🐊 ❤️ ❤ ☠️ © ♂️ 🃏 👍 👍🏽 1️⃣ #⃣ 🇫🇷 🇦 👩‍🚀 👩🏽‍🚀 👨‍👩‍👧‍👦 👩‍❤️‍💋‍👨 🧑🏻‍🤝‍🧑🏿 🏃🏽‍♀️‍➡️ 🏳️‍🌈"),
    *re.findall(r"\S+", "🏴‍☠️ 🐻‍❄️ 👁️‍🗨️ ❤️‍🔥 🫱🏻‍🫲🏿 ⛓️‍💥 🙂‍↔️"),
    *("🐊\ufe0f", "🏳\u200d🌈", "🇿", "🏻", "\U0001fae9"),
    ENGLAND,
)
NO_EMOJIS = (
    *re.findall(
        r"\S+", "x fish :fish: black_nib 1 # ✓ ♔ ☰ é → 🐊🐊 🐊x 🐊🏽 🇿🇿 🇫🇷🇩🇪 👨‍🐊 🐊‍👨 👨‍ 🏴‍🌈 👩‍❤️‍💋‍👨‍👩 <:fish:1>"
    ),
    *("", " ", "🐊 ", "\u200d", "\ufe0f", "\ufe0f🐊", "🐊\ufe0f\ufe0f"),
)


def button(**more: Any) -> Json:
    return {"type": 2, "style": 1, "custom_id": "a", **more}


def row(part: Json) -> Json:
    return {"content": "x", "components": [{"type": 1, "components": [part]}]}


def link(url: Any) -> Json:
    return row({"type": 2, "style": 5, "label": "x", "url": url})


def select(emoji: Any) -> Json:
    return {"type": 3, "custom_id": "s", "options": [{"label": "x", "value": "y", "emoji": emoji}]}


def picture(url: str) -> Json:
    return {"flags": V2, "components": [{"type": 12, "items": [{"media": {"url": url}}]}]}


def refused(body: Json, *known: int, old: Message | None = None) -> list[tuple[str, str]]:
    """Give the places and codes of what is wrong."""
    try:
        check_body(body, Way.EDIT if old else Way.CREATE, {}, old, frozenset(known))
    except Refusal as refusal:
        form = Form()
        form._errors = refusal.errors or {}
        return [(".".join(map(str, place)), code) for place, code, _ in form.faults()]
    return []


@pytest.mark.parametrize("text", EMOJIS)
def test_every_kind_of_emoji_is_one(text: str) -> None:
    """Signs, skin tones, keycaps, flags, and those joined of several."""
    assert is_emoji(text)
    assert refused(row(button(emoji={"name": text}))) == []


@pytest.mark.parametrize("text", NO_EMOJIS)
def test_what_is_no_emoji_is_refused(text: str) -> None:
    """Names, letters, other signs, two at once and what nobody has joined."""
    assert not is_emoji(text)
    place = "components.0.components.0.emoji.name"
    assert (place, "BUTTON_COMPONENT_INVALID_EMOJI") in refused(row(button(label="x", emoji={"name": text})))


@pytest.mark.parametrize("emoji", [{}, {"name": None}, {"id": None, "name": "fish"}])
def test_an_option_needs_a_real_emoji_too(emoji: Json) -> None:
    """Discord's code for it is that of buttons."""
    place = "components.0.components.0.options.0.emoji.name"
    assert refused(row(select(emoji))) == [(place, "BUTTON_COMPONENT_INVALID_EMOJI")]


@pytest.mark.parametrize("number", [77, "77"])
def test_a_custom_emoji_must_exist(number: Any) -> None:
    """It is known by its id alone, whatever its name."""
    body = row(button(label="x", emoji={"id": number, "name": "fish"}))
    assert refused(body) == [("components.0.components.0.emoji.id", "BUTTON_COMPONENT_INVALID_EMOJI")]
    assert refused(body, 77) == []
    assert refused(row(button(emoji={"id": number})), 77) == []


def test_the_emojis_of_a_modal_are_looked_at_as_well() -> None:
    """A select in a modal has options like others."""
    data = {"custom_id": "m", "title": "x", "components": [{"type": 18, "label": "x", "component": select({"id": 77})}]}
    for known, good in (((), False), ((77,), True)):
        form = Form()
        check_modal(data, form, (), frozenset(known))
        assert form.good is good


def test_a_message_may_be_edited_after_its_emoji_is_gone() -> None:
    """Only what is sent is looked at."""
    old = Message(1, 2, 3, 0.0, content="x", components=row(button(emoji={"id": "77"}))["components"])
    assert refused({"content": "y"}, old=old) == []
    assert refused({"components": old.components}, old=old) != []


async def test_the_emojis_of_the_world_are_those_that_exist(sandbox: Sandbox, client: Client) -> None:
    """The real client's buttons with custom emojis go through once the emoji is there."""
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(custom_id="a", emoji=discord.PartialEmoji(name="fish", id=77)))
    with pytest.raises(discord.HTTPException) as refusal:
        await channel_of(client).send("x", view=view)
    assert "Invalid emoji" in str(refusal.value)
    sandbox.world.emojis[77] = {"name": "fish"}
    await channel_of(client).send("x", view=view)


GOOD_LINKS = ("https://example.org", "http://127.0.0.1:8765/a?b=c#d", "HTTPS://Example.org/ä", "discord://-/users/1")
BAD_LINKS = {
    "example.org": "URL_TYPE_INVALID_URL",
    "//example.org": "URL_TYPE_INVALID_URL",
    "https://": "URL_TYPE_INVALID_URL",
    "https:///path": "URL_TYPE_INVALID_URL",
    "https://exa mple.org": "URL_TYPE_INVALID_URL",
    "https://example.org:port": "URL_TYPE_INVALID_URL",
    "https://[::1": "URL_TYPE_INVALID_URL",
    "ftp://example.org": "URL_TYPE_INVALID_SCHEME",
    "javascript://example.org": "URL_TYPE_INVALID_SCHEME",
    "attachment://a.png": "URL_TYPE_INVALID_SCHEME",
    "https://example.org/" + "x" * 493: "BASE_TYPE_BAD_LENGTH",
}


@pytest.mark.parametrize("url", GOOD_LINKS)
def test_good_addresses_are_taken(url: str) -> None:
    """The web, and Discord's own places."""
    assert refused(link(url)) == []


@pytest.mark.parametrize(("url", "code"), BAD_LINKS.items(), ids=[url[:30] for url in BAD_LINKS])
def test_bad_addresses_are_refused(url: str, code: str) -> None:
    """Other schemes, no host, too long."""
    assert refused(link(url)) == [("components.0.components.0.url", code)]


def test_a_picture_is_on_the_web_or_attached() -> None:
    """Discord's own places are for buttons alone."""
    place = "components.0.items.0.media.url"
    assert refused(picture("https://example.org/a.png")) == []
    assert refused(picture("discord://-/a.png")) == [(place, "URL_TYPE_INVALID_SCHEME")]
    assert refused(picture("a.png")) == [(place, "URL_TYPE_INVALID_URL")]


@pytest.mark.parametrize(
    ("place", "part"),
    [
        ("url", None),
        ("author", "url"),
        ("author", "icon_url"),
        ("footer", "icon_url"),
        ("image", "url"),
        ("thumbnail", "url"),
    ],
)
def test_the_addresses_of_an_embed_are_looked_at(place: str, part: str | None) -> None:
    """Each place of it; pictures may be attached, links may not."""
    picture = part == "icon_url" or place in ("image", "thumbnail")
    for url, good in (("https://example.org", True), ("gopher://x", False), ("x", False), ("attachment://a", picture)):
        embed = {"title": "x", place: url if part is None else {part: url, "name": "x", "text": "x"}}
        assert (refused({"embeds": [embed]}) == []) is good
