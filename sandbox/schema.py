"""Checks request bodies against Discord's published HTTP description, where that file is at hand.

The description is not part of this project. It is looked for where SANDBOX_OPENAPI says, else in `shared/discord`
beside the checkout. Only as much of JSON Schema is understood as the description uses.
"""

from __future__ import annotations

import json
import os
import re
from functools import lru_cache
from pathlib import Path as File
from typing import Any

from sandbox.errors import Form, Json, Path

# An emoji's name may be missing where there is an id; the sandbox's own check knows the rest too.
_OWN_CHECKS = frozenset({"ComponentEmojiForRequest"})
_NAMES: dict[str, tuple[type, ...]] = {
    "string": (str,),
    "integer": (int,),
    "number": (int, float),
    "boolean": (bool,),
    "array": (list,),
    "object": (dict,),
    "null": (type(None),),
}
# Discord takes more than is described: permissions and a description as texts, an avatar alone.
_LOOSE = frozenset({"ChannelPermissionOverwriteRequest", "ApplicationFormPartial", "BotAccountPatchRequest"})


def find_description() -> File | None:
    """Find the file with Discord's description of its HTTP interface."""
    told = os.environ.get("SANDBOX_OPENAPI")
    if told is not None:
        return File(told) if told and File(told).is_file() else None
    beside = File(__file__).resolve().parents[2] / "shared" / "discord" / "openapi.json"
    return beside if beside.is_file() else None


@lru_cache(maxsize=2)
def load(file: File | None) -> Schema | None:
    """Read the description; none where there is no file."""
    return None if file is None else Schema(json.loads(file.read_text("utf-8")))


class Schema:
    """The description, ready to check bodies with.

    Args:
        document: the description's JSON.
    """

    def __init__(self, document: Json) -> None:
        self._schemas: Json = document["components"]["schemas"]
        self._routes: dict[tuple[str, int], list[tuple[tuple[str, ...], Json]]] = {}
        for path, methods in document["paths"].items():
            for method, operation in methods.items():
                content = operation.get("requestBody", {}).get("content", {}) if isinstance(operation, dict) else {}
                if "application/json" in content:
                    parts = tuple(path.strip("/").split("/"))
                    key = (method.upper(), len(parts))
                    self._routes.setdefault(key, []).append((parts, content["application/json"]["schema"]))
        for routes in self._routes.values():
            # `@original` before `{message_id}`
            routes.sort(key=lambda route: sum(part.startswith("{") for part in route[0]))

    def check(self, method: str, path: str, body: Any) -> None:
        """Check a body, if the description knows the route.

        Args:
            method: the HTTP method.
            path: the path below the API's version.
            body: the JSON.

        Raises:
            Refusal: 50035 with the faults.
        """
        parts = path.strip("/").split("/")
        for template, schema in self._routes.get((method, len(parts)), ()):
            if all(one == other or one.startswith("{") for one, other in zip(template, parts, strict=True)):
                form = Form()
                self._check(schema, body, (), form)
                form.close()
                return

    def _check(self, schema: Json, value: Any, path: Path, form: Form) -> None:
        if "$ref" in schema:
            name = schema["$ref"].rsplit("/", 1)[1]
            if name in _LOOSE:
                return
            # discord.py sends ids as numbers, and Discord takes them.
            if name == "SnowflakeType" and isinstance(value, int) and not isinstance(value, bool):
                return
            if name in _OWN_CHECKS:
                return
            self._check(self._schemas[name], value, path, form)
            return
        for part in schema.get("allOf", ()):
            self._check(part, value, path, form)
        for key in ("oneOf", "anyOf"):
            if key in schema:
                self._any(schema[key], value, path, form)
        if "const" in schema and value != schema["const"]:
            form.add(path, "BASE_TYPE_CHOICES", f"Value must be {schema['const']!r}.")
        if "enum" in schema and value not in schema["enum"]:
            form.add(path, "BASE_TYPE_CHOICES", f"Value must be one of {schema['enum']!r}.")
        if _is_digits(value, schema):
            value = int(value)
        if "type" in schema and not _is(value, schema["type"]):
            form.add(path, "BASE_TYPE", f"Must be of type {schema['type']}.")
            return
        if isinstance(value, str):
            self._text(schema, value, path, form)
        elif isinstance(value, dict):
            self._object(schema, value, path, form)
        elif isinstance(value, list):
            self._list(schema, value, path, form)
        elif not isinstance(value, bool | None) and not (
            schema.get("minimum", value) <= value <= schema.get("maximum", value)
        ):
            form.add(path, "NUMBER_TYPE_RANGE", f"{value} is out of range.")

    def _any(self, branches: list[Json], value: Any, path: Path, form: Form) -> None:
        branches = self._fitting(branches, value)
        last = Form()
        for branch in branches:
            trial = Form()
            self._check(branch, value, (), trial)
            if trial.good:
                return
            last = trial
        if len(branches) == 1:
            _graft(form, path, last)
        else:
            form.add(path, "UNION_TYPE_CHOICES", "Fits none of the forms that are possible here.")

    def _fitting(self, branches: list[Json], value: Any) -> list[Json]:
        # Most unions tell their members apart by the number in `type`: try only the one that is meant.
        if not isinstance(value, dict) or "type" not in value:
            return branches
        meant = []
        for branch in branches:
            schema = self._schemas[branch["$ref"].rsplit("/", 1)[1]] if "$ref" in branch else branch
            kinds = schema.get("properties", {}).get("type", {}).get("enum")
            if kinds is None and schema.get("type") != "null":
                return branches
            if kinds is not None and value["type"] in kinds:
                meant.append(branch)
        return meant or branches

    def _object(self, schema: Json, value: Json, path: Path, form: Form) -> None:
        for key in schema.get("required", ()):
            if key not in value:
                form.add((*path, key), "BASE_TYPE_REQUIRED", "This field is required")
        properties = schema.get("properties", {})
        rest = schema.get("additionalProperties")
        for key, item in value.items():
            if key in properties:
                self._check(properties[key], item, (*path, key), form)
            elif isinstance(rest, dict):
                self._check(rest, item, (*path, key), form)
        if len(value) > schema.get("maxProperties", len(value)):
            form.add(path, "DICT_TYPE_LENGTH", f"At most {schema['maxProperties']} keys.")

    def _list(self, schema: Json, value: list[Any], path: Path, form: Form) -> None:
        if not schema.get("minItems", 0) <= len(value) <= schema.get("maxItems", len(value)):
            form.add(path, "BASE_TYPE_BAD_LENGTH", f"{len(value)} are too few or too many.")
        if "items" in schema:
            for index, item in enumerate(value):
                self._check(schema["items"], item, (*path, index), form)
        if schema.get("uniqueItems") and len({repr(item) for item in value}) < len(value):
            form.add(path, "SET_TYPE_DUPLICATE", "Twice the same.")

    def _text(self, schema: Json, value: str, path: Path, form: Form) -> None:
        if not schema.get("minLength", 0) <= len(value) <= schema.get("maxLength", len(value)):
            form.add(path, "BASE_TYPE_BAD_LENGTH", f"{len(value)} characters are too few or too many.")
        if "pattern" in schema and not re.search(schema["pattern"], value):
            form.add(path, "STRING_TYPE_REGEX", "Does not have the form that is needed here.")


def _is_digits(value: Any, schema: Json) -> bool:
    # discord.js sends permissions as text; Discord reads numbers out of texts.
    kinds = schema.get("type", ())
    return isinstance(value, str) and value.isdecimal() and "integer" in kinds and "string" not in kinds


def _is(value: Any, kinds: str | list[str]) -> bool:
    for kind in [kinds] if isinstance(kinds, str) else kinds:
        if isinstance(value, _NAMES[kind]) and (kind == "boolean" or not isinstance(value, bool)):
            return True
    return False


def _graft(form: Form, path: Path, other: Form) -> None:
    for place, code, message in other.faults():
        form.add((*path, *place), code, message)
