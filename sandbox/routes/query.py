"""What stands behind the question mark of a path: numbers, times and yes or no."""

from __future__ import annotations

from datetime import datetime

from aiohttp import web

from sandbox.errors import Form


def whole(request: web.Request, key: str, usual: int, low: int = 0, high: int = 2**63 - 1) -> int:
    """Read a whole number.

    Args:
        request: whose query is read.
        key: which of its values.
        usual: what is meant where it is not told.
        low: the least that is taken.
        high: the most that is taken.

    Raises:
        Refusal: 50035, it is no number or out of range.
    """
    text = request.query.get(key)
    if text is None:
        return usual
    form = Form()
    if text.isascii() and text.isdigit():
        form.number(int(text), (key,), low, high)
    else:
        form.add((key,), "NUMBER_TYPE_COERCE", f"Value {text!r} is not a whole number.")
    form.close()
    return int(text)


def moment(request: web.Request, key: str) -> float | None:
    """Read a time, as seconds since 1970; none where it is not told.

    Raises:
        Refusal: 50035, it is no time.
    """
    text = request.query.get(key)
    if text is None:
        return None
    try:
        return datetime.fromisoformat(text.replace(" ", "+")).timestamp()  # a `+` not escaped arrives as a blank
    except ValueError:
        form = Form()
        form.add((key,), "DATETIME_TYPE_PARSE", f"Value {text!r} is no time.")
        form.close()
        raise


def yes(request: web.Request, key: str) -> bool:
    """Return whether something is asked for."""
    return request.query.get(key, "").lower() in ("1", "true")
