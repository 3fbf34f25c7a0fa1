"""Texts name commands by the function COMMAND alone: only commands that there are, and the same in every language."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast, visitor

from bot.i18n.command_mentions import FUNCTION, GROUP
from bot.i18n.messages import ENGLISH, Words
from tests import commands
from tests.locale.messages import FOLDER, LANGUAGES, fillings, messages

# A message that is a command's own name, and its placement in another text.
OWN_NAME = re.compile(r"cmd-\w+-name")


class Named(visitor.Visitor):
    """Collects the commands that a message names, and what it says beside them."""

    def __init__(self) -> None:
        self.commands: list[str] = []
        self.references: set[str] = set()
        self.texts: list[str] = []

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        if node.id.name == FUNCTION:
            # Anything but one text is no command either.
            self.commands += [getattr(one, "value", "?") for one in node.arguments.positional] or ["?"]
            self.commands += ["?" for _ in node.arguments.named]

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)


@cache
def named(message: ast.Message) -> Named:
    found = Named()
    found.visit(message)
    return found


def unknown(message: ast.Message) -> set[str]:
    """Give what a message calls a command though there is none."""
    return set(named(message).commands) - set(commands.names())


def missing(translation: ast.Message, english: ast.Message) -> set[str]:
    """Give the commands that only one of two wordings of a message names."""
    return set(named(translation).commands) ^ set(named(english).commands)


def literal(message: ast.Message, group: str) -> list[str]:
    """Give the texts of a message that name a command in letters, or put one together of its names."""
    found = named(message)
    names = f"/({re.escape(group)}|{GROUP})\\b"
    texts = [text for text in found.texts if re.search(names, text)]
    return texts + [one for one in found.references if OWN_NAME.fullmatch(one)]


def parsed(text: str) -> ast.Message:
    (message,) = FluentResource(text).body
    assert isinstance(message, ast.Message)
    return message


ENGLISH_MESSAGES = {message.id.name: message for message in messages(ENGLISH)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_name_commands_that_there_are(language: str) -> None:
    """And nothing else stands where a command's name is expected."""
    assert {message.id.name: lost for message in messages(language) if (lost := unknown(message))} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_translation_names_the_commands_that_english_names(language: str) -> None:
    """Whoever reads it is led to the same commands, no fewer and no others."""
    differing = {
        message.id.name: lost
        for message in messages(language)
        if (lost := missing(message, ENGLISH_MESSAGES[message.id.name]))
    }
    assert differing == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_writes_a_command_in_letters(language: str) -> None:
    """Those would be right in the table's language only, and not in that of the reader's client."""
    group = Words.load(FOLDER).text(language, f"cmd-{GROUP}-name")
    assert {message.id.name: texts for message in messages(language) if (texts := literal(message, group))} == {}


def test_what_these_tests_are_for_is_found_by_them() -> None:
    """A command that there is not, one that a translation lacks, and names in letters or put together."""
    right = parsed('a = Open one with { COMMAND("new") }.')
    assert (unknown(right), missing(right, right), literal(right, "sobek")) == (set(), set(), [])
    assert unknown(parsed('a = { COMMAND("start") }')) == {"start"}
    assert unknown(parsed("a = { COMMAND($new) } { COMMAND() }")) == {"?"}
    assert missing(parsed("a = Eröffne einen."), right) == {"new"}
    assert missing(parsed('a = { COMMAND("new") }, { COMMAND("stop") }'), right) == {"stop"}
    assert literal(parsed("a = Open one with /sobek new."), "sobek")
    assert literal(parsed("a = Otwórz go: /krokodyl nowa-gra"), "krokodyl")
    assert literal(parsed("a = Ouvre une table : /{ cmd-sobek-name } { cmd-new-name }"), "sobek")
    assert not literal(parsed("a = Sobek, and/or the other game"), "sobek")


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_with_mentions_fit_a_message(language: str) -> None:
    """A mention is longer than a command's words; a help page has a heading, an error a button beside it."""
    words = Words.load(FOLDER)
    words.command_id = commands.LONGEST
    for message in messages(language):
        if codes := named(message).commands:
            for values in fillings(message):
                text = words.note(language, message.id.name, **values)
                assert all(commands.mention(code) in text for code in codes), message.id.name
                assert len(text) <= 3500, message.id.name


def test_help_names_every_command_but_itself() -> None:
    """It is the one place where people learn of them."""
    assert {*named(ENGLISH_MESSAGES["help-text"]).commands} == {*commands.names()} - {"help"}


def test_other_files_than_those_of_words_show_no_command_in_letters() -> None:
    """What the program itself says to people comes out of the files of words."""
    shown = re.compile(rf"[\"'`]/{GROUP} \w")
    for folder in ("bot", "render"):
        for path in sorted((Path(FOLDER).parent / folder).rglob("*.py")):
            assert shown.search(path.read_text(encoding="utf-8")) is None, path.name
