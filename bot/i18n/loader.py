"""Read the locale files as unparsed messages; unreadable parts are logged, because no translation may stop the bot."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from babel import Locale, UnknownLocaleError
from fluent.syntax import FluentParser, ast

TERM: Final = "-"
"""The first character of a term's name; no message's name begins with it."""

# In a readable message, no further line at the margin has a name before a "=" or begins with "#".
_HEAD: Final = re.compile(r"^(?:(-?[a-zA-Z][a-zA-Z0-9_-]*) *=|#)", re.MULTILINE)
_REMARK: Final = re.compile(r"(?:#{1,3}(?: .*)?)?[ \n]*")
# A line at the margin that cannot belong to a message; placeables may continue at the margin.
_STRAY: Final = re.compile(r"\n[^ \n{}]")
# More than half of the messages are one line of plain text, for which the parser is slow.
_PLAIN: Final = re.compile(r"(-?)([a-zA-Z][a-zA-Z0-9_-]*) *= *([^ \n\r{}](?:[^\n\r{}]*[^ \n\r{}])?)[ \n]*")

_log = logging.getLogger(__name__)


def read_language(folder: Path) -> dict[str, str]:
    """Return the messages and terms of the language that the folder is named after, each as it is written.

    The result is empty if the folder is no language or has no readable message. It includes messages with errors
    inside. Of two with one name, the first that can be read counts.
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
            if name in found and is_readable(found[name]):
                if not name.startswith(TERM):
                    _log.warning("message %s in %s stands twice", name, folder.name)
            else:
                found[name] = written.rstrip(" \n")
    return found if any(is_readable(text) for name, text in found.items() if not name.startswith(TERM)) else {}


def overlay(over: Mapping[str, str], under: Mapping[str, str]) -> dict[str, str]:
    """Return the messages and terms of both; of two with one name that of `over`, if it can be read."""
    return {**under, **{name: text for name, text in over.items() if name not in under or is_readable(text)}}


def parse_message(text: str) -> ast.EntryType:
    """Return the syntax tree of a message or term, `ast.Junk` if it cannot be read."""
    if (plain := _PLAIN.fullmatch(text)) is not None:
        kind = ast.Term if plain[1] else ast.Message
        return kind(ast.Identifier(plain[2]), ast.Pattern([ast.TextElement(plain[3])]))
    return FluentParser(with_spans=False).parse_entry(text)


def is_readable(text: str) -> bool:
    """Return whether a message or term can be read."""
    return not isinstance(parse_message(text), ast.Junk)


def _cut(text: str) -> Iterator[tuple[str, str]]:
    """Yield the pieces of a file, each after the name of the message or term that it begins with, or ""."""
    name, start = "", 0
    for head in _HEAD.finditer(text):
        yield name, text[start : head.start()]
        name, start = head[1] or "", head.start()
    yield name, text[start:]


def _log_junk(language: str, file: str, text: str) -> None:
    """Log the parts of a piece of a file that are neither its message nor comments."""
    for entry in FluentParser(with_spans=False).parse(text).body:
        if isinstance(entry, ast.Junk):
            _log.warning("words of %s in %s: what begins %.40r cannot be read", language, file, entry.content)
