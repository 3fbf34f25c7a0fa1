"""What was found out about one thing, as `sobek-bot check` says it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Finding:
    """What was looked at, whether it is right, and one line about it: what to do, where it is not."""

    what: str
    right: bool
    line: str


def told(finding: Finding) -> str:
    """Return a finding as a line."""
    return f"{'ok   ' if finding.right else 'WRONG'} {finding.what}: {finding.line}"
