"""Checks of application commands: names, descriptions and options, in every language."""

from __future__ import annotations

import re
from typing import Any

from sandbox.errors import Form, Json, Path
from sandbox.ids import named

SLASH, USER_MENU, MESSAGE_MENU = 1, 2, 3
SUBCOMMAND, GROUP = 1, 2
STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = 3, 4, 5, 6, 7, 8, 9, 10, 11
MOST_CHARACTERS = 8000
ENTRY_POINT = 4
# so many of each type, everywhere and again in each guild
MOST = {1: 100, 2: 15, 3: 15, ENTRY_POINT: 1}
DUPLICATE = ("APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique")

# Discord's pattern also admits two Indic scripts, which Python's \w does not cover in full.
_NAME = re.compile(r"^[-_'\w]{1,32}$")
_LOCALES = frozenset(
    (
        *(
            "id",
            "da",
            "de",
            "en-GB",
            "en-US",
            "es-ES",
            "es-419",
            "fr",
            "hr",
            "it",
            "lt",
            "hu",
            "nl",
            "no",
            "pl",
            "pt-BR",
        ),
        *("ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th", "zh-CN", "ja", "zh-TW", "ko"),
    )
)
_KEYS = frozenset(
    {"id", "type", "name", "name_localizations", "description", "description_localizations", "options"}
    | {"default_member_permissions", "dm_permission", "default_permission", "nsfw", "integration_types", "contexts"}
    | {"handler", "application_id", "guild_id", "version"}
)
_OPTION_KEYS = frozenset(
    {"type", "name", "name_localizations", "description", "description_localizations", "required", "choices"}
    | {"options", "channel_types", "min_value", "max_value", "min_length", "max_length", "autocomplete"}
)
_CHOICE_KEYS = frozenset({"name", "name_localizations", "value"})


def check_commands(commands: Any, *, guild: bool = False) -> None:
    """Check a whole set of commands.

    Args:
        commands: the request's JSON.
        guild: whether they are to be one guild's own.

    Raises:
        Refusal: 50035 with all faults.
    """
    form = Form()
    names: set[tuple[int, str]] = set()
    given = form.listing(commands, (), 0, sum(MOST.values()))
    for index, command in enumerate(given):
        if not isinstance(command, dict):
            form.add((index,), "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
            continue
        _command(command, (index,), form, guild=guild)
        key = (command.get("type") or 1, str(command.get("name")))
        if key in names:
            form.add((), *DUPLICATE)
        names.add(key)
    form.close()


def check_command(command: Any, *, guild: bool = False) -> None:
    """Check one command.

    Raises:
        Refusal: 50035 with all faults.
    """
    form = Form()
    if isinstance(command, dict):
        _command(command, (), form, guild=guild)
    else:
        form.add((), "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
    form.close()


def stored(command: Json, application_id: int, guild_id: int | None = None) -> Json:
    """Return a command as Discord stores it, but for its version: with an id that follows from its name."""
    kind = command.get("type") or 1
    permissions = command.get("default_member_permissions")
    body: Json = {
        "name_localizations": None,
        "description": "",
        "description_localizations": None,
        "nsfw": False,
        **command,
        "default_member_permissions": None if permissions is None else str(permissions),
        "type": kind,
        "id": str(named("command", f"{guild_id}:{kind}:{command['name']}")),
        "application_id": str(application_id),
        "contexts": command.get("contexts"),
        "integration_types": command.get("integration_types") or [0],
    }
    body["dm_permission"] = command.get("dm_permission", True)
    if guild_id is not None:
        body["guild_id"] = str(guild_id)
    return body


def _command(command: Json, path: Path, form: Form, *, guild: bool) -> None:
    form.keys(command, path, _KEYS)
    kind = command.get("type") or 1
    form.required(command, path, "name")
    permissions = command.get("default_member_permissions")
    if permissions is not None and not str(permissions).isdecimal():
        form.add((*path, "default_member_permissions"), "NUMBER_TYPE_COERCE", "Value is not a whole number.")
    if kind not in MOST:
        form.add((*path, "type"), "BASE_TYPE_CHOICES", f"Value must be one of {tuple(MOST)}.")
        return
    if kind == ENTRY_POINT:
        _entry_point(command, path, form, guild=guild)
        return
    if kind != 1:
        for place, name in _translations(command, "name", path, form):
            form.text(name, place, 1, 32)
        if command.get("description"):
            form.add((*path, "description"), "APPLICATION_COMMAND_DESCRIPTION", "A context menu has no description.")
        return
    _names(command, path, form)
    _descriptions(command, path, form)
    _options(command.get("options"), path, form, depth=0)
    if (size := _size(command)) > MOST_CHARACTERS:
        message = f"Command exceeds maximum size ({MOST_CHARACTERS}): {size}"
        form.add(path, "APPLICATION_COMMAND_TOO_LARGE", message)


def _entry_point(command: Json, path: Path, form: Form, *, guild: bool) -> None:
    _names(command, path, form)
    form.text(command.get("description"), (*path, "description"), 0, 100)
    form.required(command, path, "handler")
    form.number(command.get("handler"), (*path, "handler"), 1, 2)
    if guild:
        form.add((*path, "type"), "APPLICATION_COMMAND_TYPE_INVALID", "An entry point command belongs to no guild.")


def _names(thing: Json, path: Path, form: Form) -> None:
    form.required(thing, path, "name")
    for place, name in _translations(thing, "name", path, form):
        if not isinstance(name, str) or not _NAME.match(name) or name != name.lower():
            form.add(place, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


def _descriptions(thing: Json, path: Path, form: Form) -> None:
    form.required(thing, path, "description")
    for place, text in _translations(thing, "description", path, form):
        form.text(text, place, 1, 100)


def _translations(thing: Json, key: str, path: Path, form: Form) -> list[tuple[Path, Any]]:
    found: list[tuple[Path, Any]] = [((*path, key), thing[key])] if thing.get(key) is not None else []
    others = thing.get(f"{key}_localizations") or {}
    for locale, text in others.items():
        place = (*path, f"{key}_localizations", locale)
        if locale not in _LOCALES:
            form.add(place, "ENUM_TYPE_COERCE", f"Value {locale!r} is not a valid locale.")
        found.append((place, text))
    return found


def _options(options: Any, path: Path, form: Form, *, depth: int) -> None:
    given = form.listing(options, (*path, "options"), 0, 25)
    names: dict[str, set[str]] = {}
    optional = False
    kinds = set()
    for index, option in enumerate(given):
        place = (*path, "options", index)
        if not isinstance(option, dict):
            form.add(place, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
            continue
        form.keys(option, place, _OPTION_KEYS)
        _names(option, place, form)
        _descriptions(option, place, form)
        # Names must differ in every language, the untranslated ones standing in for missing translations.
        for locale in (None, *(option.get("name_localizations") or {})):
            name = (option.get("name_localizations") or {}).get(locale, option.get("name"))
            if name in names.setdefault(str(locale), set()):
                message = "Option names must be unique in every language"
                form.add(place, "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", message)
            names[str(locale)].add(str(name))
        kind = option.get("type")
        if not form.number(kind, (*place, "type"), 1, 11):
            form.required(option, place, "type")
            continue
        kinds.add(kind in (SUBCOMMAND, GROUP))
        if kind in (SUBCOMMAND, GROUP):
            if (kind == GROUP and depth) or depth > 1:
                form.add((*place, "type"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Nested too deep.")
            _options(option.get("options"), place, form, depth=depth + (1 if kind == GROUP else 2))
            continue
        if option.get("required"):
            if optional:
                message = "Required options must be placed before non-required options"
                form.add(place, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message)
        else:
            optional = True
        _value(option, int(option["type"]), place, form)
    if len(kinds) > 1:
        message = "Sub-command and sub-command group option types are mutually exclusive to all other types"
        form.add((*path, "options"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message)


def _value(option: Json, kind: int, path: Path, form: Form) -> None:
    choices = form.listing(option.get("choices"), (*path, "choices"), 0, 25)
    if choices and option.get("autocomplete"):
        form.add(path, "APPLICATION_COMMAND_AUTOCOMPLETE_AND_CHOICES", "Choices and autocomplete exclude each other.")
    if (choices or option.get("autocomplete")) and kind not in (STRING, INTEGER, NUMBER):
        form.add(path, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Choices fit only texts and numbers.")
    check_choices(choices, kind, (*path, "choices"), form)
    form.number(option.get("min_length"), (*path, "min_length"), 0, 6000)
    form.number(option.get("max_length"), (*path, "max_length"), 1, 6000)
    low, high = option.get("min_value"), option.get("max_value")
    if low is not None and high is not None and low > high:
        form.add((*path, "min_value"), "APPLICATION_COMMAND_OPTIONS_MIN_MAX", "min_value is larger than max_value.")


def check_choices(choices: list[Any], kind: int, path: Path, form: Form) -> None:
    """Check the choices of an option, fixed or completed: at most 25, names up to 100 letters, values of the kind."""
    form.listing(choices, path, 0, 25)
    seen: set[str] = set()
    for index, choice in enumerate(choices):
        place = (*path, index)
        if not isinstance(choice, dict):
            form.add(place, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
            continue
        form.keys(choice, place, _CHOICE_KEYS)
        form.required(choice, place, "name", "value")
        for spot, name in _translations(choice, "name", place, form):
            form.text(name, spot, 1, 100)
        value = choice.get("value")
        if kind == STRING:
            form.text(value, (*place, "value"), 1, 100)
        elif value is not None and (isinstance(value, bool) or not isinstance(value, int | float)):
            form.add((*place, "value"), "NUMBER_TYPE_COERCE", "Value is not a number.")
        if str(choice.get("name")) in seen:
            form.add(place, "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS", "Choice names must be unique")
        seen.add(str(choice.get("name")))


def _size(thing: Json) -> int:
    size = 0
    # Of all languages the longest counts.
    for key in ("name", "description"):
        texts = [thing.get(key), *(thing.get(f"{key}_localizations") or {}).values()]
        size += max((len(text) for text in texts if isinstance(text, str)), default=0)
    size += len(thing["value"]) if isinstance(thing.get("value"), str) else 0
    for key in ("options", "choices"):
        size += sum(_size(part) for part in thing.get(key) or () if isinstance(part, dict))
    return size
