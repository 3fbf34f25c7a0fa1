"""All texts that users read: Fluent messages in the reader's language, in English where one is missing."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from pathlib import Path
from typing import Final, Self, TypeAlias, TypeGuard

from babel import Locale, UnknownLocaleError

from bot.i18n.command_mentions import FUNCTION, CommandMentions
from bot.i18n.icons import NO_ICONS, IconSet
from bot.i18n.lazy_bundle import Bundle
from bot.i18n.loader import overlay, read_language
from bot.i18n.name_sanitizer import clean_name, escape_name
from engine.game import Named, Seat
from render.name_text import isolated
from render.presentation import Seating

ENGLISH: Final = "en"

Argument: TypeAlias = str | int | float

_CACHED: Final = 8192
_LOCALES: Final = 256

_log = logging.getLogger(__name__)


class Words:
    """All messages of all languages; loaded once at the start by `load`."""

    def __init__(self, sources: Mapping[str, Mapping[str, str]]) -> None:
        """Take the messages and terms of each language, each as it is written (`read_language`)."""
        self.icons: IconSet = NO_ICONS
        self._mentions = CommandMentions(self._command_name, ENGLISH)
        sources = {ENGLISH: {}, **sources}
        self._bundles = {code: self._bundle(code, some, markdown=False) for code, some in sources.items()}
        # For Markdown texts; only messages that mention a command differ there.
        self._marked = {code: self._bundle(code, some, markdown=True) for code, some in sources.items()}
        # Most texts of a board are those of the last board, and formatting takes much of the time of a press.
        self._cached_format = lru_cache(_CACHED)(self._format)
        self._logged: set[tuple[str, str]] = set()
        self._sorted = sorted(sources)

    @classmethod
    def load(cls, *folders: Path) -> Self:
        """Read every language below the `folders`; by default below `words_folder`.

        A folder that is no language and a file that cannot be read are logged and skipped. So is a message that cannot
        be read, at its first use.
        """
        found: dict[str, dict[str, str]] = {}
        for folder in folders or (words_folder(),):
            for path in sorted(folder.iterdir()) if folder.is_dir() else ():
                if path.is_dir() and (sources := read_language(path)):
                    found[path.name] = overlay(found.get(path.name, {}), sources)
        return cls(found)

    @property
    def command_id(self) -> int | None:
        """Return the id of the command group at Discord, None as long as it is not known.

        With this id, texts mention commands as links.
        """
        return self._mentions.command_id

    @command_id.setter
    def command_id(self, number: int | None) -> None:
        self._mentions.command_id = number

    @property
    def languages(self) -> tuple[str, ...]:
        """Return the languages that have at least one message, English always first."""
        return (ENGLISH, *(language for language in self._bundles if language != ENGLISH))

    def pick(self, *locales: str | None) -> str:
        """Return our language for the first of the Discord `locales` ("en-GB", "de") that we have, else "en"."""
        return self.offer(*locales) or ENGLISH

    def offer(self, *locales: str | None) -> str | None:
        """Return our language for the first of the Discord `locales` that we have, or None.

        A locale without a language of its own gets the one without a region, else that of another region.
        """
        found = (self._language_for(locale.replace("_", "-")) for locale in locales if locale)
        return next((language for language in found if language is not None), None)

    def _language_for(self, locale: str) -> str | None:
        for code in (locale, locale.lower(), locale.partition("-")[0].lower()):
            if code in self._bundles:
                return code
        written = _writing(locale)
        return None if written is None else next((code for code in self._sorted if _writing(code) == written), None)

    def speech(
        self, language: str, game: str = "", players: Sequence[Seating] = (), *, markdown: bool = False
    ) -> BoundSpeech:
        """Return the words of one reader: their language, a game, and its players in seat order.

        Without a game, things and messages have the words that all games share.

        With `markdown`, the words stand in a Discord message: names are escaped, so that Discord shows them as they
        are, commands are links, and things have their icons before their names if Discord has them (`icons`). Labels,
        pictures and files have no Markdown. Names that are written from right to left are isolated (`isolated`).
        """
        seating = tuple(replace(player, name=clean_name(player.name)) for player in players)
        names = tuple(escape_name(player.name) if markdown else isolated(player.name) for player in seating)
        icons = self.icons if markdown else NO_ICONS
        return BoundSpeech(self, self.pick(language), game, names, seating, markdown, icons)

    def text(self, language: str, message: str, /, **values: object) -> str:
        """Return one message in `language` for a text without a game and without Markdown."""
        return self.speech(language).say(message, **values)

    def note(self, language: str, message: str, /, **values: object) -> str:
        """Return one message in `language` for a Discord message without a game."""
        return self.speech(language, markdown=True).say(message, **values)

    def has(self, language: str, message: str) -> bool:
        """Return whether `language` itself has the message."""
        bundle = self._bundles.get(language)
        return bundle is not None and bundle.has_message(message)

    def format(self, language: str, message: str, values: Mapping[str, Argument], *, markdown: bool = False) -> str:
        """Return the message with spelled values; in English if it is missing or broken in `language`.

        Each problem is logged once and none raises: a message that English lacks too becomes its own id.
        """
        return self._cached_format(
            language, message, tuple(values.items()), markdown, self.command_id if markdown else None
        )

    def _format(
        self,
        language: str,
        message: str,
        items: tuple[tuple[str, Argument], ...],
        markdown: bool,
        command_id: int | None,  # part of the cache's key: with another id, a mention is another text
    ) -> str:
        values = dict(items)
        text, sound = self._try(language, message, values, markdown=markdown)
        if not sound and language != ENGLISH:
            english, _ = self._try(ENGLISH, message, values, markdown=markdown)
            text = english if english is not None else text
        return message if text is None else text

    def _try(
        self, language: str, message: str, values: Mapping[str, Argument], *, markdown: bool
    ) -> tuple[str | None, bool]:
        """Return a message in one language, None if it is missing there, and whether it had no error."""
        bundle = self._bundles[language]
        if not bundle.has_message(message):
            self._log_once(language, message, "is missing")
            return None, False
        try:
            if markdown and bundle.calls(message):
                bundle = self._marked[language]
            pattern = bundle.get_message(message).value
            if pattern is None:
                self._log_once(language, message, "has no text")
                return None, False
            text, errors = bundle.format_pattern(pattern, dict(values))
        except Exception as error:  # a faulty translation must never stop a game
            self._log_once(language, message, f"is broken ({type(error).__name__})")
            return None, False
        if errors:
            # Only the kinds of the errors: their texts could hold a value, and a value could be a hidden card.
            kinds = ", ".join(sorted({type(error).__name__ for error in errors}))
            self._log_once(language, message, f"is broken ({kinds})")
        return str(text), not errors

    def _bundle(self, language: str, sources: Mapping[str, str], *, markdown: bool) -> Bundle:
        functions = {FUNCTION: partial(self._mentions.mention, language, markdown=markdown)}
        return Bundle(language, sources, functions, partial(self._log_once, language, problem="cannot be read"))

    def _command_name(self, language: str, code: str) -> str | None:
        message = f"cmd-{code}-name"
        return self.format(language, message, {}) if self.has(ENGLISH, message) else None

    def _log_once(self, language: str, message: str, problem: str) -> None:
        if (language, message) not in self._logged:
            self._logged.add((language, message))
            _log.warning("message %s in %s %s", message, language, problem)


@dataclass(frozen=True, slots=True)
class BoundSpeech:
    """Words bound to a language, a game ("" for none) and its players; fulfils `render.presentation.Speech`.

    `reader` is the seat that the texts call "you", None if everybody reads them (`to`).
    """

    words: Words
    language: str
    game: str
    names: tuple[str, ...]
    seating: tuple[Seating, ...]
    markdown: bool = False
    icons: IconSet = NO_ICONS
    reader: int | None = None

    @property
    def without_icons(self) -> BoundSpeech:
        """Return the same words without icons, for texts that are read aloud or must fit."""
        return self if self.icons is NO_ICONS else replace(self, icons=NO_ICONS)

    def to(self, seat: int | None) -> Self:
        """Return the words for the reader at a seat: texts call the reader "you" if there is such a message.

        If a value of a message is the reader's seat, another message is preferred: `message-you` if the key of the
        value is `seat`, else `message-key-you`. A list then names only the others.
        """
        return replace(self, reader=seat)

    def say(self, message: str, /, **values: object) -> str:
        """Return the message formatted with `values`.

        A named value becomes its name as `$x` and its code as `$x-code`, for selectors; a list is joined, with equal
        things counted, and its length is `$x-count`; None is an empty text with the code "none"; True and False are
        "yes" and "no".

        A game can have its own version of a shared message: `game-own-message` is preferred to `message`.
        """
        own = f"{self.game}-own-{message}"
        if self.words.has(self.language, own):
            message = own
        if self.reader is not None:
            message, values = self._spoken_to(message, values, str(self.reader))
        return self._format(message, self._spelled(values) if values else {})

    def find(self, message: str, /, **values: object) -> str | None:
        """Return the message like `say`, or None if neither this language nor English has it."""
        if self.words.has(self.language, message) or self.words.has(ENGLISH, message):
            return self.say(message, **values)
        return None

    def name(self, value: Named) -> str:
        """Return the name of a thing with its icon: a player's, or message `game-term-code` or `term-code`.

        A term can have one message for all its codes instead (`game-term` or `term`, with `$code`).
        """
        return self.icons.beside(self.game, value, self._named(value))

    def _named(self, value: Named) -> str:
        if value.term == "seat":
            return self._player(value.code)
        own, common = f"{self.game}-{value.term}", value.term
        candidates = (f"{own}-{value.code}", f"{common}-{value.code}")
        code: Argument = int(value.code) if value.code.isdecimal() else value.code
        for language in dict.fromkeys((self.language, ENGLISH)):
            for message in candidates:
                if self.words.has(language, message):
                    return self._format(message, {}, language)
            for message in (own, common):
                if self.words.has(language, message):
                    return self._format(message, {"code": code}, language)
        return self._format(candidates[0], {})

    def join(self, texts: Iterable[str]) -> str:
        """Return texts as a list in the language's manner: "a, b and c"."""
        parts = list(texts)
        if not parts:
            return self._format("list-empty", {})
        joined = parts[0]
        for count, part in enumerate(parts[1:], start=2):
            message = "list-middle" if count < len(parts) else "list-two" if count == 2 else "list-last"
            joined = self._format(message, {"first": joined, "second": part})
        return joined

    def _spoken_to(self, message: str, values: dict[str, object], reader: str) -> tuple[str, dict[str, object]]:
        """Return the message that calls the reader "you", and its values; unchanged if the language has none."""
        for key, value in values.items():
            yours = f"{message}-you" if key == "seat" else f"{message}-{key}-you"
            if _is_seat(value, reader) and self.words.has(self.language, yours):
                return yours, values
            if isinstance(value, tuple) and any(_is_seat(one, reader) for one in value):
                others = tuple(one for one in value if not _is_seat(one, reader))
                if self.words.has(self.language, yours):
                    return yours, {**values, key: others}
        return message, values

    def _spelled(self, values: Mapping[str, object]) -> dict[str, Argument]:
        spelled: dict[str, Argument] = {}
        for key, value in values.items():
            if isinstance(value, bool):
                spelled[key] = "yes" if value else "no"
            elif value is None:
                spelled[key] = ""
                spelled[f"{key}-code"] = "none"
            elif _is_named(value):
                spelled[key] = self.name(value)
                spelled[f"{key}-code"] = value.code
            elif isinstance(value, (str, int, float)):
                spelled[key] = value
            elif isinstance(value, Iterable):
                things = list(value)
                spelled[key] = self._listed(things)
                spelled[f"{key}-count"] = len(things)
            else:
                spelled[key] = str(value)
        return spelled

    def _listed(self, things: Sequence[object]) -> str:
        counts: dict[str, int] = {}
        for thing in things:
            text = self._spelled({"it": thing})["it"] if thing is not None else self.say("list-hidden")
            counts[str(text)] = counts.get(str(text), 0) + 1
        return self.join(
            name if count == 1 else self._format("list-counted", {"count": count, "name": name})
            for name, count in counts.items()
        )

    def _player(self, code: str) -> str:
        seat = int(code)
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return self._format("player-number", {"number": seat + 1})

    def _format(self, message: str, values: Mapping[str, Argument], language: str = "") -> str:
        return self.words.format(language or self.language, message, values, markdown=self.markdown)


@lru_cache(_LOCALES)
def _writing(locale: str) -> tuple[str, str | None] | None:
    """Return a locale's language and script, None if it is no locale; regions of one language can share these."""
    try:
        known = Locale.parse(locale, sep="-")
    except (UnknownLocaleError, ValueError):
        return None
    # zh-CN and zh-TW have different scripts: who reads one of them may not be able to read the other.
    return known.language, known.script


def _is_named(value: object) -> TypeGuard[Named]:
    return isinstance(value, Seat) or (hasattr(value, "term") and hasattr(value, "code"))


def _is_seat(value: object, code: str) -> bool:
    return _is_named(value) and value.term == "seat" and value.code == code


def words_folder() -> Path:
    """Return the folder of the bot's locale files: the one inside the installed `bot`, or the project's."""
    here = Path(__file__).resolve().parents[1]
    installed = here / "locale"
    return installed if installed.is_dir() else here.parent / "locale"
