"""What an operator is told when a command cannot do what it is for."""

from __future__ import annotations


class OperationFailed(Exception):
    """The text is one line, without passwords: what is wrong, and what to do."""


def sentence(text: str) -> str:
    """Return what stands behind a colon elsewhere as a line of its own."""
    return text[:1].upper() + text[1:]
