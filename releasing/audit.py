"""`make audit`: look for known vulnerabilities of the pinned packages, if a server can be reached."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
SERVICES: Final = {"pypi": "pypi.org", "osv": "osv.dev"}
"""Whom pip-audit asks, by the names that it gives them; where one does not answer the other has the same."""
NOT_REACHED: Final = re.compile(r"requests\.exceptions\.|ServiceError|Could not connect|not redirecting|no internet")
"""What pip-audit says where it is not the packages with which something is wrong."""


NOBODY_ASKED: Final = 3
"""The exit code where neither can be asked: nothing is known then, which is not all clear."""


class NotDone(Exception):
    """Nothing could be asked, for another reason than that nobody answers; the text is what pip-audit said."""


@dataclass(frozen=True, slots=True)
class Findings:
    """What was found: how many packages were looked up, which could not be, and a line for each vulnerability."""

    looked_up: int
    unknown: tuple[str, ...]
    vulnerabilities: tuple[str, ...]


def main() -> int:
    """Say what is known; return the exit code.

    It is 1 for a vulnerability, 2 if pip-audit cannot work, NOBODY_ASKED where neither answers, else 0.
    """
    locks = sorted((ROOT / "requirements").glob("*.lock"))
    try:
        for service, address in SERVICES.items():
            found = asked(service, locks)
            if found is not None and found.looked_up:
                print("\n".join(told(found, address)))
                return int(bool(found.vulnerabilities))
    except NotDone as error:
        print(error, file=sys.stderr)
        return 2
    print(f"Nothing was looked up: neither {' nor '.join(SERVICES.values())} can be asked from here.")
    return NOBODY_ASKED


def asked(service: str, locks: Sequence[Path]) -> Findings | None:
    """Return what a service knows of what is pinned in files, None if it cannot be reached.

    Raises:
        NotDone: pip-audit is not there, or does not understand a file.
    """
    files = [word for lock in locks for word in ("--requirement", str(lock))]
    # The files say everything: pip is not asked what else would be installed.
    given = ["--vulnerability-service", service, "--require-hashes", "--disable-pip", *files]
    command = [sys.executable, "-m", "pip_audit", *given, "--format", "json", "--progress-spinner", "off"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.stdout.strip():
        return findings_in(done.stdout)
    if NOT_REACHED.search(done.stderr):
        return None
    raise NotDone(done.stderr.strip())


def findings_in(report: str) -> Findings:
    """Read pip-audit's report.

    Args:
        report: as JSON.
    """
    looked_up = 0
    unknown, vulnerabilities = [], []
    for package in json.loads(report)["dependencies"]:
        if "skip_reason" in package:
            unknown.append(package["name"])
            continue
        looked_up += 1
        for one in package["vulns"]:
            mended = ", ".join(one["fix_versions"]) or "no version yet"
            vulnerabilities.append(f"{package['name']} {package['version']}: {one['id']}, mended in {mended}")
    return Findings(looked_up, tuple(unknown), tuple(vulnerabilities))


def told(found: Findings, address: str) -> list[str]:
    """Return what is said of findings, line by line.

    Args:
        found: with at least one package looked up.
        address: who was asked.
    """
    lines = [*found.vulnerabilities]
    lines.append(f"known vulnerabilities: {len(lines) or 'none'} in {found.looked_up} packages, says {address}")
    if found.unknown:
        lines.append(f"not known there: {', '.join(found.unknown)}")
    return lines


if __name__ == "__main__":
    sys.exit(main())
