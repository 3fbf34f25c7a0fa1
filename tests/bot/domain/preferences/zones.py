"""Time zones, and moments that Hypothesis draws."""

from __future__ import annotations

from datetime import UTC, datetime
from zoneinfo import available_timezones

from hypothesis import strategies as st

ZONES = sorted(zone for zone in available_timezones() if "/" in zone)
MOMENTS = st.integers(
    int(datetime(2000, 1, 1, tzinfo=UTC).timestamp()), int(datetime(2037, 1, 1, tzinfo=UTC).timestamp())
)
