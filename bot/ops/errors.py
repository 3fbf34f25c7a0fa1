"""The error of operator commands."""

from __future__ import annotations


class OperationFailed(Exception):
    """A command cannot do its work; the text is one line without passwords: what is wrong, and what to do."""


def capitalised(text: str) -> str:
    """Return a text with a capital letter at its start."""
    return text[:1].upper() + text[1:]
