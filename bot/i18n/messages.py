"""Every word that a player reads: Fluent messages in his language, falling back to English, never failing."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from pathlib import Path
from typing import Final, Self, TypeAlias, TypeGuard

from bot.i18n.bundles import Bundle
from bot.i18n.command_mentions import FUNCTION, Mentions
from bot.i18n.icons import NO_ICONS, Icons
from bot.i18n.loader import laid_over, read_language
from bot.i18n.names import clean_name, escape_name
from engine.game import Named, Seat
from render.face import Seating

ENGLISH: Final = "en"

Argument: TypeAlias = str | int | float

_REMEMBERED: Final = 8192

_log = logging.getLogger(__name__)


class Words:
    """All messages of all languages; made once at the start by `load`."""

    def __init__(self, sources: Mapping[str, Mapping[str, str]]) -> None:
        """Take the messages and terms of each language, each as it is written (`read_language`)."""
        self.icons: Icons = NO_ICONS
        self._mentions = Mentions(self._command_name, ENGLISH)
        sources = {ENGLISH: {}, **sources}
        self._bundles = {code: self._bundle(code, some, markdown=False) for code, some in sources.items()}
        # Where Markdown is read: of a language's words only those that name a command differ there.
        self._marked = {code: self._bundle(code, some, markdown=True) for code, some in sources.items()}
        # Most of a board says what the last one said, and formatting takes a good part of the time of a press.
        self._said = lru_cache(_REMEMBERED)(self._format)
        self._told: set[tuple[str, str]] = set()

    @classmethod
    def load(cls, *folders: Path) -> Self:
        """Read every language below the `folders`; by default below `words_folder`.

        A folder that is no language and a file that cannot be read are logged and left out. So is a message that cannot
        be read, when it is first wanted.
        """
        found: dict[str, dict[str, str]] = {}
        for folder in folders or (words_folder(),):
            for path in sorted(folder.iterdir()) if folder.is_dir() else ():
                if path.is_dir() and (sources := read_language(path)):
                    found[path.name] = laid_over(found.get(path.name, {}), sources)
        return cls(found)

    @property
    def command_id(self) -> int | None:
        """The number under which Discord knows the commands, None as long as that is not known.

        Every text that names a command does so by this number, so that it can be pressed.
        """
        return self._mentions.command_id

    @command_id.setter
    def command_id(self, number: int | None) -> None:
        self._mentions.command_id = number

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages that have at least one message, English always first."""
        return (ENGLISH, *(language for language in self._bundles if language != ENGLISH))

    def pick(self, *wanted: str | None) -> str:
        """Return our language for the first of the `wanted` Discord locales ("en-GB", "de") that we have, else "en"."""
        return self.offer(*wanted) or ENGLISH

    def offer(self, *wanted: str | None) -> str | None:
        """Return our language for the first of the `wanted` Discord locales that we have, or None."""
        for locale in wanted:
            if locale:
                exact = locale.replace("_", "-")
                for code in (exact, exact.lower(), exact.partition("-")[0].lower()):
                    if code in self._bundles:
                        return code
        return None

    def speech(
        self, language: str, game: str = "", players: Sequence[Seating] = (), *, markdown: bool = False
    ) -> BoundSpeech:
        """Return the words of one reader: his language, the game whose things are named, the players in seat order.

        Where no game is meant, things and messages have the words of all games.

        With `markdown` the words stand in a Discord message: names are escaped, so that they are read as they are
        written, commands are mentioned, so that they can be pressed, and things have their icons before their names, as
        far as Discord has them by now (`icons`). Labels, pictures and files know none of that.
        """
        seating = tuple(replace(player, name=clean_name(player.name)) for player in players)
        names = tuple(escape_name(player.name) if markdown else player.name for player in seating)
        icons = self.icons if markdown else NO_ICONS
        return BoundSpeech(self, self.pick(language), game, names, seating, markdown, icons)

    def text(self, language: str, message: str, /, **values: object) -> str:
        """Return one message in `language`, for places where there is no game and no Markdown is read."""
        return self.speech(language).say(message, **values)

    def note(self, language: str, message: str, /, **values: object) -> str:
        """Return one message in `language` for a Discord message in which there is no game."""
        return self.speech(language, markdown=True).say(message, **values)

    def has(self, language: str, message: str) -> bool:
        """Whether `language` itself has the message."""
        bundle = self._bundles.get(language)
        return bundle is not None and bundle.has_message(message)

    def format(self, language: str, message: str, values: Mapping[str, Argument], *, markdown: bool = False) -> str:
        """Return the message with values that are ready; English where `language` lacks it or has it broken.

        Each lack is logged once and none raises: a message that English lacks too becomes its own id.
        """
        return self._said(language, message, tuple(values.items()), markdown, self.command_id if markdown else None)

    def _format(
        self,
        language: str,
        message: str,
        items: tuple[tuple[str, Argument], ...],
        markdown: bool,
        command_id: int | None,  # remembered are texts, and a mention is another text when its number is known
    ) -> str:
        values = dict(items)
        text, sound = self._try(language, message, values, markdown=markdown)
        if not sound and language != ENGLISH:
            spare, _ = self._try(ENGLISH, message, values, markdown=markdown)
            text = spare if spare is not None else text
        return message if text is None else text

    def _try(
        self, language: str, message: str, values: Mapping[str, Argument], *, markdown: bool
    ) -> tuple[str | None, bool]:
        """Return what one language makes of a message (None if it has it not) and whether it did so without error."""
        bundle = self._bundles[language]
        if not bundle.has_message(message):
            self._tell_once(language, message, "is missing")
            return None, False
        try:
            if markdown and bundle.calls(message):
                bundle = self._marked[language]
            pattern = bundle.get_message(message).value
            if pattern is None:
                self._tell_once(language, message, "has no text")
                return None, False
            text, errors = bundle.format_pattern(pattern, dict(values))
        except Exception as error:  # a translation must never stop a game
            self._tell_once(language, message, f"is broken ({type(error).__name__})")
            return None, False
        if errors:
            # Only the errors' kinds: their texts could hold a value, and a value could be a hidden card.
            kinds = ", ".join(sorted({type(error).__name__ for error in errors}))
            self._tell_once(language, message, f"is broken ({kinds})")
        return str(text), not errors

    def _bundle(self, language: str, sources: Mapping[str, str], *, markdown: bool) -> Bundle:
        functions = {FUNCTION: partial(self._mentions.written, language, markdown=markdown)}
        return Bundle(language, sources, functions, partial(self._tell_once, language, trouble="cannot be read"))

    def _command_name(self, language: str, code: str) -> str | None:
        message = f"cmd-{code}-name"
        return self.format(language, message, {}) if self.has(ENGLISH, message) else None

    def _tell_once(self, language: str, message: str, trouble: str) -> None:
        if (language, message) not in self._told:
            self._told.add((language, message))
            _log.warning("message %s in %s %s", message, language, trouble)


@dataclass(frozen=True, slots=True)
class BoundSpeech:
    """Words bound to a language, a game ("" for none) and its players; what `render.face.Speech` asks for.

    `reader` is the seat of the one who is spoken to as "you", None where everybody reads (`to`).
    """

    words: Words
    language: str
    game: str
    names: tuple[str, ...]
    seating: tuple[Seating, ...]
    markdown: bool = False
    icons: Icons = NO_ICONS
    reader: int | None = None

    @property
    def bare(self) -> BoundSpeech:
        """The same words without icons: for what is read aloud, or must fit."""
        return self if self.icons is NO_ICONS else replace(self, icons=NO_ICONS)

    def to(self, seat: int | None) -> Self:
        """Return the words for the one at a seat: what happened to him is told him as "you" where there are words so.

        Where a value of a message is his seat, one of that name goes before it: `message-you` if the value is `seat`,
        else `message-key-you`. A list then names the others alone.
        """
        return replace(self, reader=seat)

    def say(self, message: str, /, **values: object) -> str:
        """Return the message formatted with `values`.

        A named value becomes its name and gives `$x-code` for selectors beside `$x`; a list is joined, equal things
        counted, and gives `$x-count`; None is empty text with the code "none"; True and False are "yes" and "no".

        A game may word a message of all games its own way: `game-own-message` goes before `message`.
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
        """Return the name of a named thing: a seat's player, else the message `game-term-code` or `term-code`.

        A term that has one message for all its codes (`game-term` or `term`, with `$code`) is named by that. Before the
        name stands the thing's icon.
        """
        return self.icons.beside(self.game, value, self._named(value))

    def _named(self, value: Named) -> str:
        if value.term == "seat":
            return self._player(value.code)
        own, common = f"{self.game}-{value.term}", value.term
        wanted = (f"{own}-{value.code}", f"{common}-{value.code}")
        code: Argument = int(value.code) if value.code.isdecimal() else value.code
        for language in dict.fromkeys((self.language, ENGLISH)):
            for message in wanted:
                if self.words.has(language, message):
                    return self._format(message, {}, language)
            for message in (own, common):
                if self.words.has(language, message):
                    return self._format(message, {"code": code}, language)
        return self._format(wanted[0], {})

    def join(self, texts: Iterable[str]) -> str:
        """Return texts as a list in the language's manner: "a, b and c"."""
        parts = list(texts)
        if not parts:
            return self._format("list-empty", {})
        joined = parts[0]
        for place, part in enumerate(parts[1:], start=2):
            manner = "list-middle" if place < len(parts) else "list-two" if place == 2 else "list-last"
            joined = self._format(manner, {"first": joined, "second": part})
        return joined

    def _spoken_to(self, message: str, values: dict[str, object], reader: str) -> tuple[str, dict[str, object]]:
        """Return the message that speaks to the reader, and its values; a language without it keeps his name."""
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


def _is_named(value: object) -> TypeGuard[Named]:
    return isinstance(value, Seat) or (hasattr(value, "term") and hasattr(value, "code"))


def _is_seat(value: object, code: str) -> bool:
    return _is_named(value) and value.term == "seat" and value.code == code


def words_folder() -> Path:
    """Return the folder of the bot's own words: the one that the wheel put into `bot`, or the project's."""
    here = Path(__file__).resolve().parents[1]
    installed = here / "locale"
    return installed if installed.is_dir() else here.parent / "locale"
