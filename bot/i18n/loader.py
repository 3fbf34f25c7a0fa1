"""Reads the files of words: what cannot be read is logged and left out, for no translation may stop the bot."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Final, cast

from babel import Locale, UnknownLocaleError
from fluent.syntax import FluentParser, ast

TERM: Final = "-"
"""What the name of a term begins with; a message's never does."""

_log = logging.getLogger(__name__)


def read_language(folder: Path) -> dict[str, str]:
    """Return the messages and terms of the language whose code is the folder's name, each as it is written.

    There are none where the folder is no language, or has no message. Of two with one name the first counts.
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
        for entry in read(text):
            match entry:
                case ast.Junk():
                    _log.warning(
                        "words of %s in %s: what begins %.40r cannot be read", folder.name, path.name, entry.content
                    )
                case ast.Message() if entry.id.name in found:
                    _log.warning("message %s in %s stands twice", entry.id.name, folder.name)
                case ast.Message() | ast.Term():
                    found.setdefault(*_written(entry, text))
    return found if any(not name.startswith(TERM) for name in found) else {}


def read(text: str) -> list[ast.EntryType]:
    """Return all that stands in a file, with its places."""
    return FluentParser().parse(text).body


def parsed(text: str) -> ast.Message | ast.Term:
    """Return what a message or term says that can be read."""
    return cast(ast.Message | ast.Term, FluentParser(with_spans=False).parse_entry(text))


def _written(entry: ast.Message | ast.Term, text: str) -> tuple[str, str]:
    """Return an entry's name and how it is written, without its comment."""
    mark = TERM if isinstance(entry, ast.Term) else ""
    name, whole = entry.id.span, entry.span
    if name is None or whole is None:
        raise ValueError("an entry was read without its places")
    return mark + entry.id.name, text[name.start - len(mark) : whole.end]
