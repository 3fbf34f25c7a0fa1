"""What is known against packages is told, and what could not be asked is never taken for all clear."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path
from types import SimpleNamespace

import pytest

from releasing import audit
from releasing.audit import Findings, findings_in, main, told

SOUND = {"name": "aiohttp", "version": "3.14.5", "vulns": []}
SKIPPED = {"name": "babel", "skip_reason": "Dependency not found on PyPI and could not be audited: babel (2.18.0)"}
HOLED = {
    "name": "pillow",
    "version": "1.0",
    "vulns": [
        {"id": "PYSEC-1", "fix_versions": ["1.1", "2.0"], "aliases": [], "description": "Much."},
        {"id": "PYSEC-2", "fix_versions": [], "aliases": [], "description": "More."},
    ],
}
LINES = ["pillow 1.0: PYSEC-1, mended in 1.1, 2.0", "pillow 1.0: PYSEC-2, mended in no version yet"]
AWAY = "Traceback ...\nrequests.exceptions.ConnectionError: Max retries exceeded"


def report(*packages: object) -> str:
    return json.dumps({"dependencies": packages, "fixes": []})


@pytest.fixture
def answers(monkeypatch):
    """Give what pip-audit answers for each service, as standard output and error, and note who was asked."""
    given: dict[str, tuple[str, str]] = {}
    asked: list[str] = []

    def answer(command, **_):
        service = command[command.index("--vulnerability-service") + 1]
        asked.append(service)
        out, error = given[service]
        return SimpleNamespace(stdout=out, stderr=error, returncode=1)

    monkeypatch.setattr(subprocess, "run", answer)
    return SimpleNamespace(given=given, asked=asked)


def test_a_report_is_read():
    assert findings_in(report(SOUND, SKIPPED, HOLED)) == Findings(2, ("babel",), tuple(LINES))


def test_what_was_not_looked_up_is_said():
    assert told(Findings(1, ("babel",), ()), "pypi.org") == [
        "known vulnerabilities: none in 1 packages, says pypi.org",
        "not known there: babel",
    ]


def test_where_all_is_sound_the_code_is_0(answers, capsys):
    answers.given["pypi"] = report(SOUND), ""
    assert main() == 0
    assert capsys.readouterr().out == "known vulnerabilities: none in 1 packages, says pypi.org\n"
    assert answers.asked == ["pypi"]


def test_a_vulnerability_is_told_and_the_code_is_1(answers, capsys):
    answers.given["pypi"] = report(SOUND, HOLED), ""
    assert main() == 1
    assert capsys.readouterr().out.splitlines() == [
        *LINES,
        "known vulnerabilities: 2 in 2 packages, says pypi.org",
    ]


@pytest.mark.parametrize("first", [("", AWAY), (report(SKIPPED), "")], ids=["away", "knows none"])
def test_where_one_cannot_be_asked_the_other_is(answers, capsys, first):
    """A mirror that knows none of the packages says of each that it is skipped, and that no vulnerability is known."""
    answers.given.update(pypi=first, osv=(report(HOLED), ""))
    assert main() == 1
    assert answers.asked == ["pypi", "osv"]
    assert "says osv.dev" in capsys.readouterr().out


@pytest.mark.parametrize("first", [("", AWAY), (report(SKIPPED), "")], ids=["away", "knows none"])
def test_where_nobody_can_be_asked_that_is_one_line_and_a_code_of_its_own(answers, capsys, first):
    answers.given.update(pypi=first, osv=("", AWAY))
    assert main() == 3
    line = "Nothing was looked up: neither pypi.org nor osv.dev can be asked from here.\n"
    assert capsys.readouterr().out == line


def test_a_lock_that_cannot_be_read_is_no_silence(answers, capsys):
    answers.given["pypi"] = "", "ERROR:pip_audit._cli:requirement aiohttp is not pinned\n"
    assert main() == 2
    assert "aiohttp is not pinned" in capsys.readouterr().err


@pytest.mark.parametrize(("code", "ends"), [(0, 0), (1, 1), (2, 2), (3, 0), (4, 4), (127, 127)])
def test_what_checks_a_change_allows_that_code_alone(tmp_path, code, ends):
    """The function of `.ci/run` is run with an audit that ends with each code."""
    text = (Path(__file__).parents[2] / ".ci/run").read_text(encoding="utf-8")
    (function,) = re.findall(r"^audit\(\) \{$.*?^\}$", text, re.MULTILINE | re.DOTALL)
    python = tmp_path / ".venv-audit/bin/python"
    python.parent.mkdir(parents=True)
    python.write_text(f"#!/bin/sh\nexit {code}\n")
    python.chmod(0o755)
    script = f"set -euo pipefail\nmake() {{ :; }}\n{function}\naudit && exit 0\n"
    assert subprocess.run(["bash", "-c", script], cwd=tmp_path, check=False).returncode == ends


def test_every_lock_is_looked_through(monkeypatch):
    seen = []

    def note(service, locks):
        seen.extend(lock.name for lock in locks)
        return Findings(1, (), ())

    monkeypatch.setattr(audit, "asked", note)
    main()
    assert {"run.lock", "dev.lock", "build.lock", "image.lock", "audit.lock"} <= set(seen)
