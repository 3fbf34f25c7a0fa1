"""Which texts are one emoji, and what is wrong with the emoji of a button or an option."""

from __future__ import annotations

from collections.abc import Container
from typing import Any

from emoji import EMOJI_DATA

from sandbox.errors import Form, Path

_AS_PICTURE = "\ufe0f"
# Unicode says which of them go with U+FE0F; Discord takes each with it and without. A flag's letter alone is one there.
_PLAIN = frozenset(known.replace(_AS_PICTURE, "") for known in EMOJI_DATA) | frozenset(
    map(chr, range(0x1F1E6, 0x1F200))
)
_KEYS = frozenset({"id", "name", "animated"})


def is_emoji(text: str) -> bool:
    """Return whether a text is one emoji of Unicode's and nothing else."""
    return text.replace(_AS_PICTURE, "") in _PLAIN and not text.startswith(_AS_PICTURE) and _AS_PICTURE * 2 not in text


def check_emoji(emoji: Any, path: Path, form: Form, known: Container[int] | None) -> None:
    """Note what is wrong with the emoji of a button or an option, if there is one.

    Args:
        emoji: what the request carries: one of Unicode's by its name, or a custom one by its id.
        path: where.
        form: where faults are noted.
        known: the custom ones that exist; none where they were looked at before.
    """
    if emoji is None:
        return
    if not isinstance(emoji, dict):
        form.add(path, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
        return
    form.keys(emoji, path, _KEYS)
    custom, name = emoji.get("id"), emoji.get("name")
    if custom is None:
        key, good = "name", isinstance(name, str) and is_emoji(name)
    else:
        key, good = "id", known is None or (str(custom).isdecimal() and int(custom) in known)
    if not good:
        # Discord's code speaks of buttons in selects too.
        form.add((*path, key), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")
