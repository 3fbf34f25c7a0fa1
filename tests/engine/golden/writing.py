"""How any value of a game is written as text: what a default would say is left out, and of a change only the change."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import MISSING, fields, is_dataclass
from difflib import SequenceMatcher
from enum import Enum
from functools import cache
from itertools import groupby
from typing import Any, get_args, get_origin, get_type_hints

from engine.game import Event

# Text that may stand without quotation marks: it can be taken for no other value.
BARE = re.compile(r"(?!(?:none|yes|no)$)[a-z][a-z0-9_-]*")


def text(value: Any) -> str:
    """Return a value on one line, so that different values of one type are different texts; raise TypeError on others.

    Things with a code are written by it, and equal ones side by side once, with their number. Of a dataclass (an event,
    a part of a view) only the fields that tell something are written, see `silence`.
    """
    match value:
        case None:
            return "none"
        case bool():
            return "yes" if value else "no"
        case Event():
            return f"{value.code}({joined(value)})"
        case object(code=str()):
            return str(value.code)
        case Enum() | type():
            pass
        case int():
            return str(value)
        case str():
            return value if BARE.fullmatch(value) else f'"{value}"'
        case tuple() | list():
            return f"[{' '.join(runs(map(text, value)))}]"
        case Mapping():
            return f"{{{joined(value)}}}"
        case _ if is_dataclass(value):
            return f"{type(value).__name__}({joined(value)})"
    raise TypeError(f"no way to write {value!r}")


def outline(value: Any) -> list[str]:
    """Return a mapping or a dataclass on several lines: one for each part, or each item of a layered one."""
    lines: list[str] = []
    named = parts(value)
    assert named is not None, value
    for name, written in telling(value).items():
        part = named[name]
        if layered(part):
            lines += [f"{name}.{number} {text(item)}" for number, item in enumerate(part)]
        else:
            lines.append(f"{name} {written}")
    return lines


def changes(before: Any, after: Any, path: str = "") -> list[str]:
    """Return lines that tell how `before` became `after`, each with the path of what changed; none if nothing did.

    With `before` at hand, different `after` are different lines.
    """
    if type(before) is type(after):
        if isinstance(before, (tuple, list)):
            return shortest(before, after, path)
        old, new = parts(before), parts(after)
        if old is not None and new is not None and list(old) == list(new):
            return [line for name in old for line in changes(old[name], new[name], below(path, name))]
    then, now = text(before), text(after)
    return [] if then == now else [f"{path} {then} > {now}"]


@cache
def silence(kind: type[Any]) -> dict[str, str | None]:
    """Return the fields of a dataclass with the text that need not be written, None where everything has to be.

    A field is silent where it has its default. Without a default it is where it has nothing to tell: None where that is
    possible, otherwise an empty tuple or False. A 0 is written, since it may be a seat.
    """
    hints = get_type_hints(kind)
    found: dict[str, str | None] = {}
    for field in fields(kind):
        hint = hints[field.name]
        if field.default is not MISSING:
            found[field.name] = text(field.default)
        elif field.default_factory is not MISSING:
            found[field.name] = text(field.default_factory())
        elif type(None) in get_args(hint):
            found[field.name] = text(None)
        else:
            found[field.name] = {tuple: text(()), bool: text(False)}.get(get_origin(hint) or hint)
    return found


def parts(value: Any) -> dict[str, Any] | None:
    """Return by name the parts of what is written part by part, a mapping or a dataclass without a code, else None."""
    if isinstance(value, Mapping):
        return {text(key): one for key, one in value.items()}
    if is_dataclass(value) and (isinstance(value, Event) or not hasattr(value, "code")):
        return {field.name: getattr(value, field.name) for field in fields(value)}
    return None


def layered(value: object) -> bool:
    """Return whether a value is a list of lists or of what has parts, too much for one line."""
    return isinstance(value, tuple) and any(isinstance(item, tuple) or parts(item) is not None for item in value)


def telling(value: Any) -> dict[str, str]:
    """Return by name the texts of those parts that have to be written."""
    named = parts(value)
    assert named is not None, value
    written = {name: text(part) for name, part in named.items()}
    if isinstance(value, Mapping):
        return written
    return {name: one for name, one in written.items() if one != silence(value.__class__)[name]}


def joined(value: Any) -> str:
    return " ".join(f"{name}={written}" for name, written in telling(value).items())


def runs(texts: Iterable[str]) -> Iterator[str]:
    """Return texts with equal ones that stand side by side as one, with their number."""
    for one, alike in groupby(texts):
        count = len(list(alike))
        yield one if count == 1 else f"{count}x{one}"


def below(path: str, name: str | int) -> str:
    return f"{path}.{name}" if path else str(name)


def shortest(before: Sequence[Any], after: Sequence[Any], path: str) -> list[str]:
    """Return how a list changed in the shortest of three ways: item by item, what went and came, or all of it."""
    old, new = list(map(text, before)), list(map(text, after))
    if old == new:
        return []
    ways = [[f"{path} {edited(old, new)}"], [f"{path} {text(after)}"]]
    if len(old) == len(new):
        pairs = enumerate(zip(before, after, strict=True))
        ways.insert(0, [line for number, pair in pairs for line in changes(*pair, below(path, number))])
    return min(ways, key=lambda lines: sum(map(len, lines)))


def edited(old: Sequence[str], new: Sequence[str]) -> str:
    """Return what went (-) and what came (+) in a list of texts, and how many stayed where (..)."""
    found = []
    for what, start, end, first, last in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if what == "equal":
            found.append(f"..{end - start}")
        else:
            found += [f"-{one}" for one in runs(old[start:end])]
            found += [f"+{one}" for one in runs(new[first:last])]
    return f"[{' '.join(found)}]"
