"""One run of the fault machine with all chance out of its seed, the deals' secrets too."""

from __future__ import annotations

from pathlib import Path

from tests.bot.faults.machine import Machine
from tests.deals import same_deals


async def run_machine(seed: int, steps: int, folder: Path) -> None:
    """Let the machine do so many things.

    The same seed gives the same run, but for what threads decide where several things happen at the same moment.

    Raises:
        AssertionError: something was not right in the end; it has the last of the trail, and the reason as its cause.
    """
    with same_deals(f"secrets of {seed}"):
        await Machine(seed, folder).run(steps, to_the_end=seed % 4 == 0)
