"""The result of one check of `sobek-bot check`."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Finding:
    """What was checked, whether it is right, and one line about it, with what to do if it is wrong."""

    what: str
    right: bool
    line: str


def finding_line(finding: Finding) -> str:
    """Return a finding as a line of text."""
    return f"{'ok   ' if finding.right else 'WRONG'} {finding.what}: {finding.line}"
