"""Courses of real scrapes, laid out over minutes, of which Prometheus' own engine says whether they raise an alert."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from decimal import Decimal
from pathlib import Path
from typing import Any, Final

from tests.e2e.watched import Scrape, series
from tests.promtool import RULES, try_rules

QUIET: Final = 10
"""Minutes for which the first scrape of a course stands before anything happens."""
LAST: Final = 20
"""Minutes for which the last one stands, longer than any alert waits."""


@dataclass(frozen=True, slots=True)
class Course:
    """What was scraped, a quiet moment first.

    Args:
        scrapes: in the order in which they were made.
        apart: minutes between two of them.
        held: minutes for which Prometheus sees the same; by default until the next, and after the last for long.
        labels: those that the alert is to have, beside its own name.
    """

    scrapes: Sequence[Scrape]
    labels: Mapping[str, str]
    apart: int = 5
    held: int | None = field(default=None, kw_only=True)

    @property
    def minutes(self) -> int:
        """How long it is in all."""
        return QUIET + self.apart * (len(self.scrapes) - 2) + LAST

    def try_alert(self, alert: str, folder: Path) -> None:
        """Let Prometheus' engine see that the course raises an alert, and that the quiet moment by itself does not."""
        quiet = Course([self.scrapes[0]] * len(self.scrapes), {}, self.apart)
        raised = {"labels": series("", {"alertname": alert, "alertstate": "firing", **self.labels}), "value": 1}
        tried = {
            "rule_files": [str(RULES)],
            "evaluation_interval": "1m",
            "tests": [quiet._expects(alert, []), self._expects(alert, [raised])],
        }
        file = folder / f"{alert}.yml"
        file.write_text(json.dumps(tried), encoding="utf-8")  # which is YAML as well
        try_rules(file)

    def _expects(self, alert: str, found: Sequence[Mapping[str, Any]]) -> Mapping[str, Any]:
        names = sorted({name for scrape in self.scrapes for name in scrape})
        expr = f'max_over_time(ALERTS{{alertname="{alert}",alertstate="firing"}}[{self.minutes}m])'
        return {
            "name": "the course" if found else "the quiet moment",
            "interval": "1m",
            "input_series": [{"series": name, "values": " ".join(self._values(name))} for name in names],
            "promql_expr_test": [{"expr": expr, "eval_time": f"{self.minutes}m", "exp_samples": found}],
        }

    def _values(self, name: str) -> Iterator[str]:
        """Yield a series minute by minute; when a scrape lacks it, Prometheus notes once that it has ended."""
        there = False
        for minute in range(self.minutes + 1):
            number, since = self._scrape_at(minute)
            value = self.scrapes[number].get(name)
            if number and self.held is not None and since >= self.held:
                yield "_"
            elif value is None:
                yield "stale" if there else "_"
                there = False
            else:
                yield f"{Decimal(value):f}" if Decimal(value).is_finite() else str(value)
                there = True

    def _scrape_at(self, minute: int) -> tuple[int, int]:
        """Return the scrape that stands at a minute, and for how many minutes it has stood."""
        if minute < QUIET:
            return 0, minute
        number, since = divmod(minute - QUIET, self.apart)
        last = len(self.scrapes) - 1
        return (number + 1, since) if number < last else (last, minute - QUIET - self.apart * (last - 1))
