"""A short run of what `soak_kills` does for hours: people press all the time and the bot is killed again and again."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.e2e.soak_kills import soak


@pytest.mark.timeout(400)
@pytest.mark.deep
async def test_killed_again_and_again_every_table_comes_right_by_itself(tmp_path: Path) -> None:
    assert await soak(6, 3, seed=5, patience=20.0, folder=tmp_path, longest=1.5) == []
