"""One run of the fault machine with all chance out of its seed, the deals' secrets too."""

from __future__ import annotations

from pathlib import Path
from random import Random
from unittest.mock import patch

from tests.bot.faults.machine import Machine


async def run_machine(seed: int, steps: int, folder: Path) -> None:
    """Let the machine do so many things.

    The same seed gives the same run, but for what threads decide where several things happen at the same moment.

    Raises:
        AssertionError: something was not right in the end; it has the last of the trail, and the reason as its cause.
    """
    secrets = Random(f"secrets of {seed}")
    with patch("secrets.token_hex", lambda count: secrets.randbytes(count).hex()):
        await Machine(seed, folder).run(steps, to_the_end=seed % 4 == 0)
