"""How the independent checkers of both games say that a record is wrong, and judge files."""

import json
import sys
from pathlib import Path


class Wrong(Exception):
    """The record breaks a rule or its own form."""


def need(holds, what):
    if not holds:
        raise Wrong(what)


def judge(check, names):
    """Check files, say what is wrong with each, and return 1 if anything is."""
    bad = 0
    for name in names:
        try:
            check(json.loads(Path(name).read_text(encoding="utf-8")))
        except (Wrong, KeyError, TypeError, ValueError) as error:
            bad += 1
            sys.stdout.write(f"{name}: {error!r}\n")
    sys.stdout.write(f"{len(names) - bad} of {len(names)} records are right\n")
    return 1 if bad else 0
