"""Checks of message and modal components against Discord's limits, the ones its published schema misses among them."""

from __future__ import annotations

from collections.abc import Container
from typing import Any

from sandbox.components import (
    BUTTON,
    CHECKBOX,
    CHECKBOXES,
    CONTAINER,
    FILE,
    GALLERY,
    KEYS,
    LABEL,
    RADIO,
    ROW,
    SECTION,
    SELECT,
    SELECTS,
    SEPARATOR,
    TEXT,
    TEXT_INPUT,
    THUMBNAIL,
    UPLOAD,
)
from sandbox.default_values import check_default_values
from sandbox.emoji import check_emoji
from sandbox.errors import Form, Json, Path
from sandbox.links import WEB, check_url

MOST_COMPONENTS = 40
MOST_TEXT = 4000
MOST_ALT = 1024

_BLOCKS = frozenset({ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR})
_TOP_V2 = _BLOCKS | {CONTAINER}
_TOP_LEGACY = frozenset({ROW})
_TOP_MODAL = frozenset({ROW, TEXT, LABEL})
_IN_ROW = SELECTS | {BUTTON}
_IN_LABEL = SELECTS | {TEXT_INPUT, UPLOAD, RADIO, CHECKBOXES, CHECKBOX}

_OPTION_KEYS = frozenset({"label", "value", "description", "emoji", "default"})
_MEDIA_KEYS = frozenset({"url"})
_ITEM_KEYS = frozenset({"media", "description", "spoiler"})


def check_message(
    components: Any, form: Form, *, v2: bool, files: frozenset[str], emojis: Container[int] | None
) -> None:
    """Check a message's components.

    Args:
        components: what the request carries.
        form: where faults are noted.
        v2: whether the message has the Components V2 flag.
        files: the names that `attachment://` may refer to.
        emojis: the custom emojis that exist; none where they were looked at before.
    """
    top = form.listing(components, ("components",), 0, MOST_COMPONENTS if v2 else 5)
    check = _Check(form, files, emojis, modal=False)
    check.all(top, ("components",), _TOP_V2 if v2 else _TOP_LEGACY)
    check.totals(("components",))


def check_modal(data: Json, form: Form, path: Path, emojis: Container[int] = ()) -> None:
    """Check a modal: title, custom id and its one to five parts, with the custom emojis that exist."""
    form.keys(data, path, frozenset({"custom_id", "title", "components"}))
    form.required(data, path, "custom_id", "title")
    form.text(data.get("custom_id"), (*path, "custom_id"), 1, 100)
    form.text(data.get("title"), (*path, "title"), 1, 45)
    top = form.listing(data.get("components"), (*path, "components"), 1, 5)
    check = _Check(form, frozenset(), emojis, modal=True)
    check.all(top, (*path, "components"), _TOP_MODAL)
    check.totals((*path, "components"))


class _Check:
    """One pass over a tree of components, with what must be unique or counted over all of it."""

    def __init__(self, form: Form, files: frozenset[str], emojis: Container[int] | None, *, modal: bool) -> None:
        self.form = form
        self.files = files
        self.emojis = emojis
        self.modal = modal
        self.count = 0
        self.characters = 0
        self.custom_ids: set[str] = set()
        self.ids: set[int] = set()

    def totals(self, path: Path) -> None:
        if self.count > MOST_COMPONENTS:
            self.form.add(path, "BASE_TYPE_MAX_LENGTH", f"At most {MOST_COMPONENTS} components, nested ones counted.")
        if self.characters > MOST_TEXT:
            self.form.add(path, "COMPONENT_MAX_TOTAL_TEXT", f"At most {MOST_TEXT} characters of text in all.")

    def all(self, components: list[Any], path: Path, allowed: frozenset[int]) -> None:
        for index, component in enumerate(components):
            self.one(component, (*path, index), allowed)

    def one(self, component: Any, path: Path, allowed: frozenset[int]) -> None:
        if not isinstance(component, dict):
            self.form.add(path, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
            return
        kind = component.get("type")
        if kind not in allowed:
            names = ", ".join(str(value) for value in sorted(allowed))
            self.form.add((*path, "type"), "UNION_TYPE_CHOICES", f"Value of field 'type' must be one of ({names}).")
            return
        self.count += 1
        self.form.keys(component, path, KEYS[kind])
        number = component.get("id")
        if self.form.number(number, (*path, "id"), 0, 2**31 - 1) and number:
            if number in self.ids:
                self.form.add((*path, "id"), "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated")
            self.ids.add(number)
        match kind:
            case 1:
                self.row(component, path)
            case 2:
                self.button(component, path)
            case 3 | 5 | 6 | 7 | 8:
                self.select(component, path)
            case 4:
                self.text_input(component, path)
            case 9:
                self.section(component, path)
            case 10:
                self.form.required(component, path, "content")
                if self.form.text(component.get("content"), (*path, "content"), 1, MOST_TEXT):
                    self.characters += len(component["content"])
            case 11:
                self.media(component, path)
            case 12:
                items = self.form.listing(component.get("items"), (*path, "items"), 1, 10)
                for index, item in enumerate(items):
                    self.form.keys(item, (*path, "items", index), _ITEM_KEYS)
                    self.media(item, (*path, "items", index))
            case 13:
                self.form.required(component, path, "file")
                self.link(component.get("file"), (*path, "file"), attached=True)
            case 14:
                self.form.number(component.get("spacing"), (*path, "spacing"), 1, 2)
            case 17:
                self.form.number(component.get("accent_color"), (*path, "accent_color"), 0, 0xFFFFFF)
                inside = self.form.listing(component.get("components"), (*path, "components"), 1, MOST_COMPONENTS)
                self.all(inside, (*path, "components"), _BLOCKS)
            case 18:
                self.label(component, path)
            case 19 | 21 | 22 | 23:
                self.choice(component, path)

    def row(self, row: Json, path: Path) -> None:
        inside = self.form.listing(row.get("components"), (*path, "components"), 1, 5)
        self.all(inside, (*path, "components"), frozenset({TEXT_INPUT}) if self.modal else _IN_ROW)
        kinds = [child.get("type") for child in inside if isinstance(child, dict)]
        if len(kinds) > 1 and any(kind != BUTTON for kind in kinds):
            message = "A row holds up to five buttons or one select."
            self.form.add((*path, "components"), "COMPONENT_LAYOUT_WIDTH_EXCEEDED", message)

    def custom_id(self, component: Json, path: Path) -> None:
        self.form.required(component, path, "custom_id")
        value = component.get("custom_id")
        if self.form.text(value, (*path, "custom_id"), 1, 100) and isinstance(value, str):
            if value in self.custom_ids:
                message = "Component custom id cannot be duplicated"
                self.form.add((*path, "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", message)
            self.custom_ids.add(value)

    def button(self, button: Json, path: Path) -> None:
        self.form.required(button, path, "style")
        style = button.get("style")
        self.form.number(style, (*path, "style"), 1, 6)
        self.form.text(button.get("label"), (*path, "label"), 1 if style == 5 else 0, 80)
        check_emoji(button.get("emoji"), (*path, "emoji"), self.form, self.emojis)
        if style == 6:
            self.form.required(button, path, "sku_id")
        elif not button.get("label") and not button.get("emoji"):
            self.form.add(path, "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A button needs a label or an emoji.")
        if style in (1, 2, 3, 4):
            self.custom_id(button, path)
            self.without(button, path, "url", "sku_id")
        elif style == 5:
            self.form.required(button, path, "url")
            check_url(button.get("url"), (*path, "url"), self.form, (*WEB, "discord"), 512)
            self.without(button, path, "custom_id", "sku_id")

    def without(self, component: Json, path: Path, *keys: str) -> None:
        for key in keys:
            if component.get(key) is not None:
                self.form.add((*path, key), "BUTTON_COMPONENT_EXCLUSIVE", "Not on a button of this style.")

    def select(self, select: Json, path: Path) -> None:
        self.custom_id(select, path)
        self.form.text(select.get("placeholder"), (*path, "placeholder"), 0, 150)
        high = 25
        if select["type"] == SELECT:
            options = self.options(select, path, 1, 25)
            high = max(1, len(options))
            if sum(bool(option.get("default")) for option in options) > (select.get("max_values") or 1):
                message = "More options are chosen from the start than may be chosen."
                self.form.add((*path, "options"), "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", message)
        else:
            check_default_values(select, path, self.form)
        self.span(select, path, high)

    def span(self, component: Json, path: Path, high: int) -> None:
        low_good = self.form.number(component.get("min_values"), (*path, "min_values"), 0, 25)
        high_good = self.form.number(component.get("max_values"), (*path, "max_values"), 1, high)
        low, most = component.get("min_values"), component.get("max_values") or 1
        if low_good and (high_good or component.get("max_values") is None) and low is not None and low > most:
            self.form.add((*path, "min_values"), "SELECT_MIN_MAX", "min_values is larger than max_values.")

    def options(self, component: Json, path: Path, low: int, high: int) -> list[Json]:
        given = self.form.listing(component.get("options"), (*path, "options"), low, high)
        good: list[Json] = []
        values: set[str] = set()
        for index, option in enumerate(given):
            place = (*path, "options", index)
            if not isinstance(option, dict):
                self.form.add(place, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
                continue
            good.append(option)
            self.form.keys(option, place, _OPTION_KEYS)
            self.form.required(option, place, "label", "value")
            self.form.text(option.get("label"), (*place, "label"), 1, 100)
            self.form.text(option.get("description"), (*place, "description"), 1, 100)
            check_emoji(option.get("emoji"), (*place, "emoji"), self.form, self.emojis)
            if self.form.text(option.get("value"), (*place, "value"), 1, 100):
                if option["value"] in values:
                    message = "The specified option value is already used"
                    self.form.add((*place, "value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", message)
                values.add(option["value"])
        return good

    def text_input(self, box: Json, path: Path) -> None:
        self.custom_id(box, path)
        self.form.required(box, path, "style")
        self.form.number(box.get("style"), (*path, "style"), 1, 2)
        self.form.text(box.get("label"), (*path, "label"), 1, 45)
        self.form.number(box.get("min_length"), (*path, "min_length"), 0, 4000)
        self.form.number(box.get("max_length"), (*path, "max_length"), 1, 4000)
        self.form.text(box.get("value"), (*path, "value"), 0, box.get("max_length") or 4000)
        self.form.text(box.get("placeholder"), (*path, "placeholder"), 0, 100)

    def section(self, section: Json, path: Path) -> None:
        inside = self.form.listing(section.get("components"), (*path, "components"), 1, 3)
        self.all(inside, (*path, "components"), frozenset({TEXT}))
        self.form.required(section, path, "accessory")
        if section.get("accessory") is not None:
            self.one(section["accessory"], (*path, "accessory"), frozenset({BUTTON, THUMBNAIL}))

    def label(self, label: Json, path: Path) -> None:
        self.form.required(label, path, "label", "component")
        self.form.text(label.get("label"), (*path, "label"), 1, 45)
        self.form.text(label.get("description"), (*path, "description"), 1, 100)
        if label.get("component") is not None:
            self.one(label["component"], (*path, "component"), _IN_LABEL)

    def choice(self, component: Json, path: Path) -> None:
        self.custom_id(component, path)
        match component["type"]:
            case 21:
                self.options(component, path, 2, 10)
            case 22:
                self.span(component, path, max(1, len(self.options(component, path, 1, 10))))
            case 19:
                self.span(component, path, 10)

    def media(self, item: Json, path: Path) -> None:
        self.form.required(item, path, "media")
        self.link(item.get("media"), (*path, "media"), attached=False)
        self.form.text(item.get("description"), (*path, "description"), 1, MOST_ALT)

    def link(self, media: Any, path: Path, *, attached: bool) -> None:
        if not isinstance(media, dict):
            return
        self.form.keys(media, path, _MEDIA_KEYS)
        self.form.required(media, path, "url")
        url = media.get("url")
        if not isinstance(url, str) or not url.startswith("attachment://"):
            check_url(url, (*path, "url"), self.form, ("attachment",) if attached else (*WEB, "attachment"))
        elif url.removeprefix("attachment://") not in self.files:
            message = "The referenced attachment was not found in the message."
            self.form.add((*path, "url"), "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", message)
