"""A throw-away language: English with every text in brackets, made by a program as a translator would make a folder.

What a screen shows outside the brackets was never looked up, and so could not be translated.
"""

from __future__ import annotations

import re
import shutil
import tempfile
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

import bot.i18n.messages
from bot.i18n.icons import NO_ICONS
from bot.i18n.messages import Words

LANGUAGE = "eo"
LOCALE = Path(bot.i18n.messages.__file__).resolve().parents[2] / "locale"
_BRACKETED = re.compile(r"⟦[^⟦⟧]*⟧")


class _Bracket(Transformer):
    """Puts the words of every text into brackets; numbers and variables stay as they are."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        node.value = re.sub(r"[^\W\d_](?:[^\n{}]*[^\W\d_])?", lambda text: f"⟦{text[0]}⟧", node.value)
        return node


def add_language(folder: Path) -> Path:
    """Copy English and its throw-away translation into `folder`, and give the folder."""
    shutil.copytree(LOCALE / "en", folder / "en")
    (folder / LANGUAGE).mkdir()
    for name, translated in _translation().items():
        (folder / LANGUAGE / name).write_text(translated, encoding="utf-8")
    return folder


def bracketed_words() -> Words:
    """Return the words of both languages; whoever asks later is not told what Discord told these."""
    words = _loaded()
    words.icons, words.command_id = NO_ICONS, None
    words._logged.clear()
    return words


@cache
def _loaded() -> Words:
    with tempfile.TemporaryDirectory() as folder:
        return Words.load(add_language(Path(folder)))


@cache
def _translation() -> dict[str, str]:
    """Translate English, and give the files' texts by their names."""
    parsed = {
        path.name: FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8"))
        for path in (LOCALE / "en").glob("*.ftl")
    }
    return {name: FluentSerializer().serialize(_Bracket().visit(resource)) for name, resource in parsed.items()}


def never_looked_up(text: str, names: tuple[str, ...]) -> str:
    """Return the words of a text that stand outside all brackets and are no player's name."""
    for name in names:
        text = text.replace(name, "")
    text = re.sub(r"<@\d+>|https?://\S+|`[0-9a-f]+…?`|</?[^>]*>", "", text)
    while _BRACKETED.search(text):
        text = _BRACKETED.sub("", text)
    return " ".join(re.findall(r"[^\W\d_⟦⟧]{2,}", text))
