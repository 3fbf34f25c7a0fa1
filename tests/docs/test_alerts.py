"""Alerts and dashboard go by what the bot counts, and whoever is alerted finds what to do."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from bot.discord_api.errors import EVERYDAY
from bot.ops.health_server import NAMES
from bot.telemetry.metrics import REGISTRY
from tests.promtool import RULES, alerts, try_rules

ROOT = Path(__file__).resolve().parents[2]
DASHBOARD = ROOT / "deploy/grafana/sobek.json"
NAME = re.compile(r"\b(?:sobek|process)_[a-z_]+\b")


def counted() -> set[str]:
    """Return all names under which something is counted, as Prometheus has them."""
    names = set(NAMES)
    for metric in REGISTRY.collect():
        match metric.type:
            case "histogram":
                names |= {f"{metric.name}_{part}" for part in ("bucket", "count", "sum")}
            case "counter":
                names.add(f"{metric.name}_total")
            case "info":
                names.add(f"{metric.name}_info")
            case _:
                names.add(metric.name)
    return names


def panels() -> list[dict[str, Any]]:
    """Return the dashboard's panels."""
    found: list[dict[str, Any]] = json.loads(DASHBOARD.read_text(encoding="utf-8"))["panels"]
    return found


def test_alerts_go_by_what_is_counted() -> None:
    asked = set(re.findall(NAME, RULES.read_text(encoding="utf-8")))
    assert len(asked) >= 10
    assert asked <= counted()


def test_what_people_do_every_day_is_no_alert() -> None:
    """A thousand servers have a message deleted, a thread locked or a late press in every minute."""
    (left,) = re.findall(r'code!~"([^"]+)"', RULES.read_text(encoding="utf-8"))
    assert {code for code in left.split("|") if len(code) == 5} == set(map(str, EVERYDAY))


def test_the_dashboard_shows_what_is_counted_and_nothing_of_it_is_left_out() -> None:
    """But for the version, and what the machine's own programs tell better."""
    shown = {name for panel in panels() for target in panel["targets"] for name in NAME.findall(target["expr"])}
    assert shown <= counted()
    whole = {re.sub(r"_(bucket|count|sum)$", "", name) for name in shown}
    own = {re.sub(r"_(bucket|count|sum)$", "", name) for name in counted() if name.startswith("sobek_")}
    assert own - whole == {"sobek_info"}


def test_panels_do_not_lie_upon_each_other() -> None:
    places = [
        (panel["gridPos"]["x"] + right, panel["gridPos"]["y"] + down)
        for panel in panels()
        for right in range(panel["gridPos"]["w"])
        for down in range(panel["gridPos"]["h"])
    ]
    assert len(places) == len(set(places))
    assert max(right for right, _ in places) == 23


@pytest.mark.parametrize("alert", alerts())
def test_what_to_do_about_an_alert_is_told(alert: str) -> None:
    text = (ROOT / "docs/operations.md").read_text(encoding="utf-8")
    assert re.search(rf"^\| `{alert}` \| [^|]+ \| [^|]+ \|$", text, re.MULTILINE)


def test_each_alert_is_raised_by_what_it_is_for() -> None:
    """Prometheus's own tool tries it, with a quiet evening that raises none."""
    tried = RULES.with_name("alerts_test.yml")
    text = tried.read_text(encoding="utf-8")
    assert all(text.count(f"alertname: {alert}") == 2 for alert in alerts())
    try_rules(tried)
