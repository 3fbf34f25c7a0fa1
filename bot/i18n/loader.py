"""Cuts the files of words into messages, unparsed; what cannot be read is logged: no translation may stop the bot."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from babel import Locale, UnknownLocaleError
from fluent.syntax import FluentParser, ast

TERM: Final = "-"
"""What the name of a term begins with; a message's never does."""

# At the margin of a message that can be read, no line has a name before a "=", and none begins with "#".
_HEAD: Final = re.compile(r"^(?:(-?[a-zA-Z][a-zA-Z0-9_-]*) *=|#)", re.MULTILINE)
_REMARK: Final = re.compile(r"(?:#{1,3}(?: .*)?)?[ \n]*")
# A line that begins like no other of a message, but for placeables that go on at the margin.
_STRAY: Final = re.compile(r"\n[^ \n{}]")
# More than half of the messages are one line of text alone, which the parser would go through character by character.
_PLAIN: Final = re.compile(r"(-?)([a-zA-Z][a-zA-Z0-9_-]*) *= *([^ \n\r{}](?:[^\n\r{}]*[^ \n\r{}])?)[ \n]*")

_log = logging.getLogger(__name__)


def read_language(folder: Path) -> dict[str, str]:
    """Return the messages and terms of the language whose code is the folder's name, each as it is written.

    There are none where the folder is no language, or has no message that can be read. A message with a fault within is
    among them. Of two with one name the first counts that can be read.
    """
    try:
        Locale.parse(folder.name.replace("-", "_"))
    except (UnknownLocaleError, ValueError):
        _log.warning("locale folder %s is no language", folder.name)
        return {}
    found: dict[str, str] = {}
    for path in sorted(folder.glob("*.ftl")):
        try:
            text = path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            _log.warning("words of %s in %s cannot be read (%s)", folder.name, path.name, type(error).__name__)
            continue
        for name, written in _cut(text):
            if _STRAY.search(written) if name else not _REMARK.fullmatch(written):
                _log_junk(folder.name, path.name, written)
            if not name:
                continue
            if name in found and readable(found[name]):
                if not name.startswith(TERM):
                    _log.warning("message %s in %s stands twice", name, folder.name)
            else:
                found[name] = written.rstrip(" \n")
    return found if any(readable(text) for name, text in found.items() if not name.startswith(TERM)) else {}


def laid_over(over: Mapping[str, str], under: Mapping[str, str]) -> dict[str, str]:
    """Return the messages and terms of both; of two with one name that of `over`, unless it cannot be read."""
    return {**under, **{name: text for name, text in over.items() if name not in under or readable(text)}}


def parsed(text: str) -> ast.EntryType:
    """Return what a message or term says, `ast.Junk` if it cannot be read."""
    if (plain := _PLAIN.fullmatch(text)) is not None:
        kind = ast.Term if plain[1] else ast.Message
        return kind(ast.Identifier(plain[2]), ast.Pattern([ast.TextElement(plain[3])]))
    return FluentParser(with_spans=False).parse_entry(text)


def readable(text: str) -> bool:
    """Whether a message or term can be read."""
    return not isinstance(parsed(text), ast.Junk)


def _cut(text: str) -> Iterator[tuple[str, str]]:
    """Yield the pieces of a file, and before each the name of the message or term it begins with, or nothing."""
    name, start = "", 0
    for head in _HEAD.finditer(text):
        yield name, text[start : head.start()]
        name, start = head[1] or "", head.start()
    yield name, text[start:]


def _log_junk(language: str, file: str, text: str) -> None:
    """Log what stands in a piece of a file beside its message and remarks."""
    for entry in FluentParser(with_spans=False).parse(text).body:
        if isinstance(entry, ast.Junk):
            _log.warning("words of %s in %s: what begins %.40r cannot be read", language, file, entry.content)
