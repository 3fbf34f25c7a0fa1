"""What components there are, and how one goes through those nested in others."""

from __future__ import annotations

from collections.abc import Iterator

from sandbox.errors import Json, Path

ROW, BUTTON, SELECT, TEXT_INPUT = 1, 2, 3, 4
USERS, ROLES, MENTIONABLES, CHANNELS = 5, 6, 7, 8
SELECTS = frozenset({SELECT, USERS, ROLES, MENTIONABLES, CHANNELS})
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER = 9, 10, 11, 12, 13, 14, 17
LABEL, UPLOAD, RADIO, CHECKBOXES, CHECKBOX = 18, 19, 21, 22, 23

_SELECT_KEYS = ("custom_id", "placeholder", "min_values", "max_values", "disabled", "required")
_OWN_KEYS: dict[int, tuple[str, ...]] = {
    ROW: ("components",),
    BUTTON: ("style", "label", "emoji", "custom_id", "sku_id", "url", "disabled"),
    SELECT: (*_SELECT_KEYS, "options"),
    TEXT_INPUT: ("custom_id", "style", "label", "min_length", "max_length", "required", "value", "placeholder"),
    USERS: (*_SELECT_KEYS, "default_values"),
    ROLES: (*_SELECT_KEYS, "default_values"),
    MENTIONABLES: (*_SELECT_KEYS, "default_values"),
    CHANNELS: (*_SELECT_KEYS, "default_values", "channel_types"),
    SECTION: ("components", "accessory"),
    TEXT: ("content",),
    THUMBNAIL: ("media", "description", "spoiler"),
    GALLERY: ("items",),
    FILE: ("file", "spoiler"),
    SEPARATOR: ("divider", "spacing"),
    CONTAINER: ("components", "accent_color", "spoiler"),
    LABEL: ("label", "description", "component"),
    UPLOAD: ("custom_id", "min_values", "max_values", "required"),
    RADIO: ("custom_id", "options", "required"),
    CHECKBOXES: ("custom_id", "options", "min_values", "max_values", "required"),
    CHECKBOX: ("custom_id", "default"),
}
# What Discord knows in each kind of component.
KEYS = {kind: frozenset((*keys, "type", "id")) for kind, keys in _OWN_KEYS.items()}


def children(component: Json) -> Iterator[tuple[Path, Json]]:
    """Go through the components directly inside `component`, each with its place."""
    for index, child in enumerate(component.get("components") or ()):
        yield ("components", index), child
    for key in ("accessory", "component"):
        if isinstance(component.get(key), dict):
            yield (key,), component[key]


def walk(components: list[Json]) -> Iterator[Json]:
    """Go through all components, nested ones too, in reading order."""
    for component in components:
        yield component
        yield from walk([child for _, child in children(component)])


def numbered(components: list[Json]) -> list[Json]:
    """Return every component a number, as Discord does, and forget keys without a value."""
    used = {component.get("id") for component in walk(components)}
    number = 0
    for component in walk(components):
        if not component.get("id"):
            number += 1
            while number in used:
                number += 1
            component["id"] = number
        for key in [key for key, value in component.items() if value is None]:
            del component[key]
    # Libraries send numbers, Discord tells texts.
    for named in (*custom_emojis(components), *_chosen(components)):
        named["id"] = str(named["id"])
    return components


def custom_emojis(components: list[Json]) -> Iterator[Json]:
    """Go through all emojis of buttons and options that are known by an id."""
    for component in walk(components):
        for holder in (component, *component.get("options", ())):
            if (holder.get("emoji") or {}).get("id") is not None:
                yield holder["emoji"]


def _chosen(components: list[Json]) -> Iterator[Json]:
    """Go through all people, roles and channels that are chosen from the start."""
    for component in walk(components):
        yield from component.get("default_values", ())
