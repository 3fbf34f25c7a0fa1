"""Discord's refusals: an HTTP status, a code, and for a bad form the place of every fault in it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any

Json = dict[str, Any]
Path = tuple[str | int, ...]

_UNKNOWN_KEYS: ContextVar[list[Path] | None] = ContextVar("unknown keys", default=None)

UNKNOWN = {
    "Application": 10002,
    "Channel": 10003,
    "Guild": 10004,
    "Member": 10007,
    "Message": 10008,
    "Role": 10011,
    "User": 10013,
    "Emoji": 10014,
    "Webhook": 10015,
    "interaction": 10062,
    "application command": 10063,
}


class Refusal(Exception):
    """A request that Discord would refuse.

    Args:
        status: the HTTP status.
        code: Discord's own error code.
        message: Discord's words for it.
        errors: for a bad form, the faults at their places.
        extra: more keys of the answer, `retry_after` for one.
        headers: headers of the answer.
    """

    def __init__(
        self,
        status: int,
        code: int,
        message: str,
        *,
        errors: Json | None = None,
        extra: Json | None = None,
        headers: dict[str, str] | None = None,
    ) -> None:
        super().__init__(f"{status} {code}: {message} {errors or ''}".rstrip())
        self.status = status
        self.code = code
        self.message = message
        self.errors = errors
        self.extra = extra or {}
        self.headers = headers or {}

    def body(self) -> Json:
        """Return the JSON that Discord answers with."""
        body: Json = {"message": self.message, "code": self.code, **self.extra}
        if self.errors:
            body["errors"] = self.errors
        return body


class Impossible(ValueError):
    """Something that Discord's client would not let a person do."""


def unknown(thing: str) -> Refusal:
    """Make the 404 for something that is not there."""
    return Refusal(404, UNKNOWN[thing], f"Unknown {thing}")


def missing_access() -> Refusal:
    """Make the 403 for a channel that the bot may not see."""
    return Refusal(403, 50001, "Missing Access")


def missing_permissions() -> Refusal:
    """Make the 403 for something that the bot may not do."""
    return Refusal(403, 50013, "Missing Permissions")


@contextmanager
def noting_unknown_keys() -> Iterator[list[Path]]:
    """Collect the places of keys that Discord does not know; it ignores them, but they may be a slip of the bot's."""
    places: list[Path] = []
    token = _UNKNOWN_KEYS.set(places)
    try:
        yield places
    finally:
        _UNKNOWN_KEYS.reset(token)


class Form:
    """Collects the faults of one request body, so that all are told at once.

    Args:
        base: where what is checked stands in the whole body.
    """

    def __init__(self, base: Path = ()) -> None:
        self._base = base
        self._errors: Json = {}

    def add(self, path: Path, code: str, message: str) -> None:
        """Note one fault at the place `path` of the body."""
        place = self._errors
        for step in (*self._base, *path):
            place = place.setdefault(str(step), {})
        place.setdefault("_errors", []).append({"code": code, "message": message})

    @property
    def good(self) -> bool:
        """Return whether nothing is wrong so far."""
        return not self._errors

    def faults(self) -> Iterator[tuple[Path, str, str]]:
        """Go through all faults: place, code, words."""
        yield from _faults(self._errors, ())

    def close(self) -> None:
        """End the check.

        Raises:
            Refusal: 50035 with all faults, if there are any.
        """
        if self._errors:
            raise Refusal(400, 50035, "Invalid Form Body", errors=self._errors)

    def keys(self, value: Json, path: Path, known: frozenset[str]) -> None:
        """Note every key of `value` that Discord does not know there; it is no fault."""
        noted = _UNKNOWN_KEYS.get()
        if noted is not None and isinstance(value, dict):
            noted += [(*self._base, *path, key) for key in value if key not in known]

    def required(self, value: Json, path: Path, *keys: str) -> None:
        """Note every one of `keys` that is missing."""
        for key in keys:
            if value.get(key) is None:
                self.add((*path, key), "BASE_TYPE_REQUIRED", "This field is required")

    def text(self, value: Any, path: Path, low: int, high: int) -> bool:
        """Check a text's length if there is one; tells whether it is a good text."""
        if value is None:
            return False
        if not isinstance(value, str):
            self.add(path, "BASE_TYPE_STRING", "Must be a string.")
            return False
        # Discord trims texts before it counts them.
        length = len(value.strip())
        if not low <= length <= high:
            self.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")
            return False
        return True

    def truth(self, value: Any, path: Path) -> None:
        """Note an error where neither true nor false stands, nor nothing."""
        if not isinstance(value, bool | None):
            self.add(path, "BOOLEAN_TYPE_CONVERT", "Must be either true or false.")

    def number(self, value: Any, path: Path, low: int, high: int) -> bool:
        """Check a whole number if there is one; tells whether it is a good number."""
        if value is None:
            return False
        if isinstance(value, bool) or not isinstance(value, int):
            self.add(path, "NUMBER_TYPE_COERCE", "Value is not a whole number.")
            return False
        if not low <= value <= high:
            self.add(path, "NUMBER_TYPE_MAX", f"int value should be between {low} and {high}.")
            return False
        return True

    def listing(self, value: Any, path: Path, low: int, high: int) -> list[Any]:
        """Check a list's length and give the list, or an empty one where there is none."""
        if value is None:
            value = []
        if not isinstance(value, list):
            self.add(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return []
        if not low <= len(value) <= high:
            self.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")
        return value


def _faults(errors: Json, path: Path) -> Iterator[tuple[Path, str, str]]:
    for key, value in errors.items():
        if key == "_errors":
            for error in value:
                yield path, error["code"], error["message"]
        else:
            yield from _faults(value, (*path, key))
