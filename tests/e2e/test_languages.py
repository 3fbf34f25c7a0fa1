"""Four people with four languages at one table: each reads his own in private, all read the table's in public."""

from __future__ import annotations

import re
from collections import defaultdict
from functools import cache
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import bot.i18n.messages
from bot.i18n.loader import parse_message, read_language
from bot.i18n.messages import Words
from sandbox.person import Person, text_of
from tests.e2e.conftest import NewTable, People
from tests.e2e.harness import Bot, Json, Table, labels

pytestmark = [pytest.mark.asyncio(loop_scope="module"), pytest.mark.xdist_group("e2e-languages")]

LOCALES = {"en": "en-GB", "fr": "fr", "de": "de", "pl": "pl"}
FOLDER = Path(bot.i18n.messages.__file__).resolve().parents[2] / "locale"
WORDS = Words.load()


class _Phrases(Visitor):
    """Collects what stands still in messages: pieces of three words or more."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        for line in node.value.splitlines():
            text = line.strip(" .,:;*#-()")
            if len(re.findall(r"[^\W\d_]+", text)) >= 3:
                self.found.add(text)


@cache
def phrases(language: str) -> frozenset[str]:
    """Return the phrases of a language that stand still in its messages."""
    visitor = _Phrases()
    for text in read_language(FOLDER / language).values():
        visitor.visit(parse_message(text))
    return frozenset(visitor.found)


def everything(message: Json) -> str:
    """Return all that a person can read of a message, the alt texts of its pictures too."""
    alts = [one.get("description") or "" for one in message["attachments"]]
    return "\n".join([text_of(message), *labels(message), *alts])


def foreign(text: str, language: str) -> list[str]:
    """Return the phrases of other languages that stand in a text."""
    own = "\n".join(phrases(language))
    return [
        phrase
        for other in LOCALES
        if other != language
        for phrase in phrases(other)
        if phrase in text and phrase not in own
    ]


async def speakers(table: Table) -> dict[str, Person]:
    for person, locale in zip(table.people, LOCALES.values(), strict=True):
        person.user.locale = locale
    return dict(zip(LOCALES, table.people, strict=True))


@pytest.mark.thorough
@pytest.mark.parametrize("public", ["pl", "de"])
async def test_everybody_reads_his_own_language_to_the_end(bot: Bot, new_table: NewTable, public: str) -> None:
    table, chance = new_table(4), Random(public)
    reading = await speakers(table)
    table.host.permit(manage_guild=True)
    assert (
        await table.host.command(table.channel, "sobek language", language=public, **{"for": "server"})
    ).state != "failed"
    lobby = (await table.host.command(table.channel, "sobek new", seats=4)).message
    for one in table.people[1:]:
        await one.press(lobby["id"], WORDS.text(public, "lobby-join"))
    await table.host.press(lobby["id"], WORDS.text(public, "lobby-start"))
    read: dict[str, list[str]] = defaultdict(list)
    for _ in range(600):
        await table.settled()
        read[public] += [everything(message) for message in table.public]
        if table.over:
            break
        person = chance.choice(table.asked())
        language = next(code for code, one in reading.items() if one is person)
        panel = await person.press(table.board, WORDS.text(public, "board-hand"))
        read[language] += [everything(message) for message in panel.messages]
        if chance.random() < 0.15:
            for command in ("help", "rules", "score", "privacy", "language"):
                read[language].append((await person.command(table.channel, f"sobek {command}")).text)
            read[language].append((await table.more(person, WORDS.text(language, "board-text"))).text)
        answer = await table.done(table.choose(person, panel, chance))
        read[language] += [everything(message) for message in answer.messages]
    assert table.over
    for language, texts in read.items():
        assert len(texts) > 10
        for text in texts:
            assert foreign(text, language) == [], text
    await table.host.command(table.channel, "sobek language", language="auto", **{"for": "server"})


async def test_a_chosen_language_goes_before_that_of_the_client(new_table: NewTable, people: People) -> None:
    table = new_table(2)
    host, guest = table.people
    await table.start(2)
    answer = await guest.command(table.channel, "sobek language", language="de")
    assert answer.ephemeral
    assert answer.text == WORDS.text("de", "language-set-me", language="Deutsch")
    assert (
        WORDS.text("de", "rules-title", game="Sobek") in (await table.more(guest, WORDS.text("de", "board-rules"))).text
    )
    assert WORDS.text("en", "rules-title", game="Sobek") in (await table.more(host, "Rules")).text
    shown = (await guest.command(table.channel, "sobek language")).text
    assert "Deutsch" in shown
    assert "English" in shown, "the table's own language is told too"
    back = await guest.command(table.channel, "sobek language", language="auto")
    assert back.text == WORDS.text("en", "language-set-me-automatic")


async def test_the_host_changes_the_tables_language_and_nobody_else(new_table: NewTable) -> None:
    table = new_table(2)
    host, guest = table.people
    await table.start(2)
    refused = await guest.command(table.channel, "sobek language", language="fr", **{"for": "table"})
    assert refused.ephemeral
    assert refused.text == WORDS.text("en", "error-language-table")
    requests = len(table.sandbox.requests)
    done = await host.command(table.channel, "sobek language", language="fr", **{"for": "table"})
    assert done.text == WORDS.text("en", "language-set-table", language="Français")
    await table.sandbox.wait_for(lambda: WORDS.text("fr", "board-hand") in labels(table.board))
    assert len(table.boards) == 1
    assert len(table.sandbox.requests) - requests <= 3
    refused = await host.command(table.channel, "sobek language", language="auto", **{"for": "table"})
    assert refused.text == WORDS.text("en", "error-language-automatic")


async def test_the_servers_language_is_for_who_may_manage_it(new_table: NewTable) -> None:
    table = new_table(1)
    refused = await table.host.command(table.channel, "sobek language", language="pl", **{"for": "server"})
    assert refused.text == WORDS.text("en", "error-language-server")
    table.host.permit(manage_guild=True)
    await table.host.command(table.channel, "sobek language", language="pl", **{"for": "server"})
    lobby = (await table.host.command(table.channel, "sobek new")).message
    assert WORDS.text("pl", "lobby-join") in labels(lobby)
    await table.host.command(table.channel, "sobek language", language="auto", **{"for": "server"})


async def test_a_command_that_a_text_names_is_pressable_in_every_language(new_table: NewTable) -> None:
    """A mention is right in each client's language, in private errors as in public words."""
    table = new_table(4)
    reading = await speakers(table)
    (group,) = table.sandbox.world.commands.values()
    new, stop = (f"</sobek {name}:{group['id']}>" for name in ("new", "stop"))
    for language, person in reading.items():
        answer = await person.command(table.channel, "sobek board")
        assert new in answer.text
        assert answer.text == WORDS.text(language, "error-no-table").replace(named(language, "new"), new)
    await table.host.command(table.channel, "sobek new")
    assert stop in (await reading["pl"].command(table.channel, "sobek new")).text
    await table.call_off(table.host)
    await table.sandbox.wait_for(lambda: new in text_of(table.public[0]))


def named(language: str, code: str) -> str:
    """Give a command in the words of a language, as it is typed."""
    return f"/{WORDS.text(language, 'cmd-sobek-name')} {WORDS.text(language, f'cmd-{code}-name')}"
