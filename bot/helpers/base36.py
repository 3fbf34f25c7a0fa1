"""Numbers in base 36, short enough for custom ids and nonces."""

from __future__ import annotations

from typing import Final

DIGITS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"


def base36(number: int) -> str:
    """Return a number from 0 in digits and small letters."""
    text = ""
    while number:
        number, digit = divmod(number, 36)
        text = DIGITS[digit] + text
    return text or "0"
