"""The alerts, and Prometheus' own tool, which tries them; tests that need it are skipped or, if none may be, fail."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Final

import pytest

PROMETHEUS: Final = Path(__file__).parents[1] / "deploy/prometheus"
RULES: Final = PROMETHEUS / "alerts.yml"


def alerts() -> list[str]:
    """Return the alerts' names."""
    return re.findall(r"- alert: (\w+)", RULES.read_text(encoding="utf-8"))


def try_rules(tried: Path) -> None:
    """Let promtool try what a file expects of rules, and fail with what it says; the file may name others beside it."""
    tool = shutil.which("promtool")
    if tool is None:
        if os.environ.get("FOREIGN_REQUIRED"):
            raise AssertionError("promtool is not there")
        pytest.skip("promtool is not there")
    done = subprocess.run([tool, "test", "rules", tried.name], cwd=tried.parent, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
