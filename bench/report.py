"""How a benchmark's result is printed: one JSON line, and a short table for people."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any


def show(result: Mapping[str, Any], promised: Mapping[str, float] | None = None) -> None:
    """Print a result as one JSON line and as a table of its figures, beside what is promised of some of them."""
    print(json.dumps(result))
    print(table(result, promised or {}), flush=True)


def table(result: Mapping[str, Any], promised: Mapping[str, float]) -> str:
    """Return the figures of a result one below the other."""
    figures = {name: value for name, value in result.items() if name != "benchmark"}
    width = max(map(len, figures), default=0)
    lines = [f"  {result.get('benchmark', '')}".rstrip()]
    for name, value in figures.items():
        promise = f"   promised {promised[name]:,g}" if name in promised else ""
        lines.append(f"    {name:<{width}}  {_figure(value):>12}{promise}")
    return "\n".join(lines)


def _figure(value: Any) -> str:
    if value is None:
        return "not installed"
    return f"{value:,}" if isinstance(value, int | float) else str(value)
