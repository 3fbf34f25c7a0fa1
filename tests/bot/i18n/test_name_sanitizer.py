"""Names in messages are read as they are: no markup, no mention, no link, nothing unseen, and every script whole."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.i18n.name_sanitizer import clean_name, escape_name, escape_text, likeness

# What Discord or a browser takes for an address, with and without its scheme.
ADDRESS = re.compile(
    r"""//[^\s\u200b] | \bwww\.[^\s\u200b]
    | discord(app)?\.com/invite | \b(discord|dsc)\.gg | \w\.[^\W\d_]{2,}""",
    re.IGNORECASE | re.VERBOSE,
)


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Anna", "Anna"),
        ("a_b*c", "a\\_b\\*c"),
        ("# Boss", "\\# Boss"),
        ("1. First", "1\\. First"),
        ("@everyone", "@\u200beveryone"),
        ("<@123>", "\\<@\u200b123\\>"),
        ("[x](https://example.org)", "\\[x\\]\\(https\\:/\u200b/example.\u200borg\\)"),
        ("two\nlines", "two lines"),
        ("\u202eturned", "turned"),
        (" \u200b ", "?"),
    ],
)
def test_names_stand_in_a_message_as_they_are(name: str, shown: str) -> None:
    assert escape_name(name) == shown


def test_names_outside_of_markdown_are_only_cleaned() -> None:
    assert clean_name("a_b\u202e\n*c") == "a_b *c"
    assert clean_name("discord.gg/x") == "discord.gg/x"


@pytest.mark.parametrize(
    "name",
    [
        "",
        "\u3164",
        "\u115f\u1160",
        "\uffa0 \u3164",
        "\u2800\u2800",
        "\U0001d159",
        "\u00ad\u2060\ufeff",
        "\u2065\ufff3",
        "\u200d\u200c",
        "\ufe0f\ufe0e\U000e0100",
        "\u180b\u034f\u17b4",
        "\u0301\u0489 \u20dd\u200d\u093e",
        "\U000e0041\U000e007f\U000e0002",
    ],
    ids=ascii,
)
def test_a_name_that_shows_nothing_is_a_question_mark(name: str) -> None:
    assert clean_name(name) == "?"
    assert escape_name(name) == "?"


@pytest.mark.parametrize(
    ("name", "seen"),
    [
        ("Anna\u3164\u3164", "Anna"),
        ("A\u2800b", "A b"),
        ("a \u200b b", "a b"),
        ("\u0301Anna", "Anna"),
        ("An\u200dna\u200c", "Anna"),
        ("A\u200c\u200d\u200cb", "Ab"),
        ("مح\u200d \u200cمد\u200c", "مح مد"),
        ("Anna\U000e0042\U000e006f\U000e0062", "Anna"),
        ("\U0001f3f4\U000e0041\U000e007f", "\U0001f3f4"),
    ],
    ids=ascii,
)
def test_what_is_not_seen_is_left_out_of_a_name(name: str, seen: str) -> None:
    assert clean_name(name) == seen


@pytest.mark.parametrize(
    "name",
    [
        "Zoë",
        "Zoe\u0308",
        "محمّد",
        "می\u200cخواهم",
        "שָׂרָה",
        "लक्ष्मी",
        "क्\u200dष",
        "ശ്രീ\u200d\u0d32",
        "น้ำทิพย์",
        "葛\U000e0100城",
        "한글",
        "ⓂⓐⓎⓐ",
        "👩\u200d🔬",
        "👨\u200d👩\u200d👧\u200d👦",
        "🏳\ufe0f\u200d🌈",
        "❤\ufe0f\u200d🔥",
        "🏴\u200d☠\ufe0f",
        "👍🏽",
        "🇵🇱 Ola",
        "1\ufe0f\u20e3",
        "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f Ewan",
    ],
)
def test_every_script_and_emoji_stays_whole(name: str) -> None:
    assert clean_name(name) == name
    assert escape_text(name) == name


@pytest.mark.parametrize(
    "name",
    [
        "discord.gg/x",
        "DISCORD.GG/x",
        "discord.com/invite/x",
        "discordapp.com/invite/x",
        "dsc.gg/x",
        "https://evil.example",
        "http://1.2.3.4/x",
        "https://discord.gg/x",
        "steam://run",
        "www.x.com",
        "WWW.x",
        "join discord.gg/x now",
        "discord\u200d.gg/x",
        "пример.рф",
        "a_b.xn--p1ai/x",
        "1.com",
    ],
)
def test_no_address_in_a_name_leads_anywhere(name: str) -> None:
    assert ADDRESS.search(clean_name(name))
    escaped = escape_name(name)
    assert not ADDRESS.search(escaped)
    assert not ADDRESS.search(escaped.replace("\\", "")), "nor does it when the backslashes are read"
    assert escaped.replace("\u200b", "").replace("\\", "") == clean_name(name), "it is read as it was written"


@pytest.mark.parametrize("name", ["J.R. Smith", "v1.5", "Dr. Who", "...", "a/b", "A.I", "p. 3.14", "etc."])
def test_dots_and_slashes_of_ordinary_names_stay_as_they_are(name: str) -> None:
    assert escape_name(name) == name


SIGNS = st.text(st.sampled_from("aZ1é. /:ا\u0301\u200c\u200d\ufe0f\u3164\u200b🏴\U000e0067\U000e007f👩\n"), max_size=12)


@given(SIGNS)
def test_a_clean_name_is_clean(name: str) -> None:
    clean = clean_name(name)
    assert clean_name(clean) == clean
    assert clean.strip()


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Z" + "\u0301" * 30, "Z" + "\u0301" * 3),
        ("a\u0301\u0302\u0303\u0304b\u0301", "a\u0301\u0302\u0303b\u0301"),
        ("ב" + "\u05bc\u05b8\u0591\u0592\u200c\u0593" + "ג", "ב\u05bc\u05b8\u0591\u200cג"),
        ("ệ\u0301", "ệ\u0301"),
        ("1\ufe0f\u20e3", "1\ufe0f\u20e3"),
    ],
)
def test_a_letter_keeps_three_accents(name: str, shown: str) -> None:
    assert clean_name(name) == shown


def test_a_name_from_right_to_left_is_isolated_in_a_message() -> None:
    assert escape_name("דנה_1") == "\u2068דנה\\_1\u2069"
    assert escape_text("דנה_1") == "דנה\\_1"
    assert escape_name("\u2068דנה\u2069\u202e") == "\u2068דנה\u2069"


@pytest.mark.parametrize(
    "other", ["alex", "ALEX ", "Ａｌｅｘ", "A\u200blex", "𝐀lex", "Alex 🐊", "🏳️\u200d🌈 Alex", "Alex👍🏽", "Alex\u202e"]
)
def test_names_that_readers_cannot_tell_apart_are_alike(other: str) -> None:
    assert likeness(other) == likeness("Alex")


@pytest.mark.parametrize(("one", "other"), [("Emile", "Émile"), ("Alex", "Al ex"), ("🐊", "🦛"), ("Alex", "Alex2")])
def test_names_that_look_different_are_not_alike(one: str, other: str) -> None:
    assert likeness(one) != likeness(other)
