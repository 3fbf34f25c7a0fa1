"""Reads the files of words: what cannot be read is logged and left out, for no translation may stop the bot."""

from __future__ import annotations

import logging
from pathlib import Path

from babel import Locale, UnknownLocaleError
from fluent.runtime import FluentResource
from fluent.syntax import ast

_log = logging.getLogger(__name__)


def read_language(folder: Path) -> list[ast.Resource]:
    """Return the files of the language whose code is the folder's name; none where there is no message in them."""
    try:
        Locale.parse(folder.name.replace("-", "_"))
    except (UnknownLocaleError, ValueError):
        _log.warning("locale folder %s is no language", folder.name)
        return []
    found: list[ast.Resource] = []
    ids: set[str] = set()
    for path in sorted(folder.glob("*.ftl")):
        try:
            resource = FluentResource(path.read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError) as error:
            _log.warning("words of %s in %s cannot be read (%s)", folder.name, path.name, type(error).__name__)
            continue
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                _log.warning(
                    "words of %s in %s: what begins %.40r cannot be read", folder.name, path.name, entry.content
                )
            elif isinstance(entry, ast.Message):
                if entry.id.name in ids:
                    _log.warning("message %s in %s stands twice", entry.id.name, folder.name)
                ids.add(entry.id.name)
        found.append(resource)
    return found if ids else []
