"""Writes a page on which translators read every message of every language beside the screen that shows it."""

from __future__ import annotations

import argparse
import asyncio
import html
import inspect
import tempfile
from base64 import b64encode
from collections.abc import Iterable, Iterator, Mapping
from itertools import islice
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.serializer import FluentSerializer

from bench.words_pages import Scene
from bench.words_screens import scenes
from bot.app_context import App
from bot.games import GAMES
from bot.i18n.messages import ENGLISH, Argument, Words, words_folder
from bot.interactions.locale import Languages
from bot.interactions.response import Screen
from bot.store import Store
from bot.tables import Tables

_HEAD: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Words</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>
body{font:16px/1.45 system-ui,sans-serif;margin:0 auto;max-width:1600px;padding:1rem;color:#222;background:#fff}
h2{border-top:2px solid #c9822b;padding-top:.6rem;margin-top:2rem}
.four{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,290px),1fr));gap:.5rem 1rem}
.four>div{min-width:0;overflow-wrap:anywhere}img{max-width:100%;height:auto}
details{white-space:pre-wrap;background:#f4f1ea;padding:.5rem;border-radius:6px}
.message{border-top:1px solid #ddd;padding:.4rem 0}.message>b{font:13px ui-monospace,monospace;color:#666}
.message pre{white-space:pre-wrap;margin:0;font:inherit}small{color:#888;margin-right:.4em}
</style><h1>Words</h1>"""


# Where messages of which no screen is built are met, by a part of their names.
_MET: Final = {
    "-cmd-": "the list of commands, as Discord shows it while one is typed",
    "-error-": "private answers that say why something cannot be done",
    "-refusal-": "private answers to a move that cannot be made",
    "-explain-": "descriptions under choices",
    "-permission-": "the answer that names missing permissions",
    "-card-": "names of things, in sentences",
    "-short-": "names of things, on buttons",
    "-plain-": "names of things, on buttons",
    "-alt-": "alt texts of pictures",
    "-picture-": "words inside pictures",
}
_SERIALIZER: Final = FluentSerializer()


class NotingWords(Words):
    """Words that note which messages were said, and with what."""

    said: dict[str, Mapping[str, Argument]]

    def format(self, language: str, message: str, values: Mapping[str, Argument], *, markdown: bool = False) -> str:
        """Return what `Words.format` does, and note it."""
        self.said.setdefault(message, dict(values))
        return super().format(language, message, values, markdown=markdown)


def main() -> None:
    """Write the page; `--out` is another file than build/words.html."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=Path("build") / "words.html")
    out = parser.parse_args().out
    out.parent.mkdir(parents=True, exist_ok=True)
    text, unseen = asyncio.run(page())
    out.write_text(text, encoding="utf-8")
    print(f"{out}: {len(text) // 1024} KB, {unseen} messages that no screen showed are at its end")


async def page(most: int | None = None) -> tuple[str, int]:
    """Return the page, and how many messages none of its screens showed.

    Args:
        most: how many screens are built, None for all.
    """
    words = NotingWords.load()
    words.said = {}
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(f"sqlite:///{folder}/games.sqlite3")
        tables = Tables(store, {code: game.rules for code, game in GAMES.items()})
        app = App(words, tables, Languages(words, tables))
        try:
            parts = [_HEAD]
            shown: set[str] = set()
            for scene in islice(scenes(app), most):
                parts.append(await _scene(words, scene, shown))
        finally:
            app.drawing_threads.shutdown()
            await store.close()
    rest, unseen = _unseen(words, shown)
    return "\n".join([*parts, *rest]), unseen


async def _scene(words: NotingWords, scene: Scene, shown: set[str]) -> str:
    """Return a screen in all languages, and below it the messages on it that stood on none before."""
    columns: list[str] = []
    said: dict[str, dict[str, Mapping[str, Argument]]] = {}
    for language in words.languages:
        words.said = {}
        screen = scene.build(language)
        screen = await screen if inspect.isawaitable(screen) else screen
        if screen is None:
            return ""
        said[language] = {key: values for key, values in words.said.items() if words.has(ENGLISH, key)}
        columns.append(f"<div lang={language}>{_drawn(screen)}</div>")
    fresh = [key for key in said[ENGLISH] if key not in shown]
    if not fresh:
        return ""
    shown.update(fresh)
    rows = []
    for key in fresh:
        texts = {
            language: words.format(language, key, values.get(key, said[ENGLISH][key]))
            for language, values in said.items()
            if words.has(language, key)
        }
        rows.append(_message(key, texts))
    return f'<h2>{html.escape(scene.title)}</h2><div class="four">{"".join(columns)}</div>{"".join(rows)}'


def _drawn(screen: Screen) -> str:
    """Return a screen's pictures, and folded its texts, labels and alt texts."""
    pictures = [
        f'<img loading="lazy" alt="" src="data:image/png;base64,{b64encode(data).decode()}">'
        for name, data in screen.files
        if name.endswith((".png", ".webp"))
    ]
    view: Any = screen.view  # discord.py gives its parts without types
    lines = "\n".join(_texts(view.to_components()))
    return f"{''.join(pictures)}<details><summary>Text</summary>{html.escape(lines)}</details>"


def _texts(parts: Iterable[Mapping[str, Any]]) -> Iterator[str]:
    for part in parts:
        for key, form in (("content", "{}"), ("label", "[ {} ]"), ("description", "({})"), ("placeholder", "▾ {}")):
            if part.get(key):
                yield form.format(part[key])
        for inner in ("components", "options", "items"):
            yield from _texts(part.get(inner, ()))
        if part.get("accessory"):
            yield from _texts([part["accessory"]])


def _message(key: str, texts: Mapping[str, str]) -> str:
    cells = "".join(
        f"<div lang={language}><small>{language}</small><pre>{html.escape(text)}</pre></div>"
        for language, text in texts.items()
    )
    return f'<div class="message" data-key="{key}"><b>{key}</b><div class="four">{cells}</div></div>'


def _unseen(words: Words, shown: set[str]) -> tuple[list[str], int]:
    """Return the messages that no screen showed as they stand in their files, by file, and how many they are."""
    parts: list[str] = []
    count = 0
    sources = {language: dict(_sources(language)) for language in words.languages}
    files: dict[str, list[str]] = {}
    for key, (file, _) in sources[ENGLISH].items():
        if key not in shown:
            files.setdefault(f"{file}: {_group(key)}", []).append(key)
            count += 1
    for file, keys in files.items():
        parts.append(f"<h2>On no screen above: {file}</h2>")
        parts += [
            _message(key, {language: some[key][1] for language, some in sources.items() if key in some}) for key in keys
        ]
    return parts, count


def _group(key: str) -> str:
    """Say where messages that no screen showed are met."""
    for part, where in _MET.items():
        if part in f"-{key}":
            return where
    return "elsewhere"


def _sources(language: str) -> Iterator[tuple[str, tuple[str, str]]]:
    """Yield the messages of a language with their file's name and what stands there, its comment included."""
    for path in sorted((words_folder() / language).glob("*.ftl")):
        for entry in FluentResource(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                yield entry.id.name, (path.name, _SERIALIZER.serialize_entry(entry).strip())


if __name__ == "__main__":
    main()
