"""The trial as an operator runs it, in a process of its own, stopped in the middle."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from functools import partial
from pathlib import Path

from sandbox.server import Sandbox
from tests.e2e.forked import ROOT

CHANNEL = "table-one"


async def test_a_trial_that_is_stopped_deletes_what_it_posted(tmp_path: Path) -> None:
    async with Sandbox() as sandbox:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bot", "try", "--channel", str(sandbox.channel(CHANNEL).id), "--yes"),
            cwd=tmp_path,
            env={**os.environ, "PYTHONPATH": str(ROOT), "DISCORD_TOKEN": "sandbox", "DISCORD_API_URL": sandbox.url},
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
            # What runs the tests may ignore Ctrl-C, as a job in the background does, and its children with it.
            preexec_fn=partial(signal.signal, signal.SIGINT, signal.SIG_DFL),
        )
        alice = sandbox.person("alice")
        await sandbox.wait_for(lambda: alice.sees(CHANNEL))
        process.send_signal(signal.SIGINT)
        out, err = await asyncio.wait_for(process.communicate(), 60)
        assert alice.sees(CHANNEL) == []
    assert (process.returncode, err.decode()) == (1, "Stopped.\n")
    assert "messages are posted, edited and deleted again" in out.decode()
    assert os.listdir(tmp_path) == [], "neither a database nor anything for --again is made"
