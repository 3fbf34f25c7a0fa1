"""The bot goes back to a backup while its channels show what came after: they show again what is stored."""

from __future__ import annotations

import asyncio
import time
from random import Random

import pytest

from bot.ops.backup.backup_files import make_backup
from bot.ops.backup.restore import restore
from bot.store.deletion_log import FILE
from sandbox.person import text_of
from sandbox.server import Sandbox
from tests.e2e.conftest import NewTable
from tests.e2e.harness import Bot, labels
from tests.e2e.truth import SOON, right

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest.mark.thorough
async def test_channels_show_what_is_stored_after_a_restore_and_every_table_goes_on(
    bot: Bot, sandbox: Sandbox, new_table: NewTable
) -> None:
    """One game has gone on since and one not, one lobby has begun, one has somebody in it who deleted his data."""
    chance, address = Random(1), bot.url.render_as_string(hide_password=False)
    played, quiet, begun, waiting = new_table(2), new_table(2), new_table(2), new_table(2)
    for table in (played, quiet):
        await table.start(2)
    await begun.open(2)
    await waiting.open(3)
    before = {table: table.row for table in (played, quiet, begun, waiting)}
    await asyncio.to_thread(make_backup, address, bot.folder / "backups", time.time())
    (file,) = (one for one in (bot.folder / "backups").iterdir() if one.name.endswith(("sqlite3", "pgdump")))
    for _ in range(4):
        await played.turn(chance)
    await begun.host.press((begun.lobby or {})["id"], "Start")
    await begun.settled()
    gone_on = played.row
    gone = waiting.people[1]
    page = await gone.command(gone.direct(), "sobek privacy")
    question = await gone.press(page.message, "Delete my data")
    await gone.press(question.message, "Delete my data")
    assert await bot.stop() == 0
    # As it was stored before it lay beside the backups: beside the database, or where a server has that.
    lists = [bot.folder / FILE, bot.folder / "data" / FILE]
    done = await restore(file, address, lists, time.time())
    assert done.erased == 1
    await bot.start()
    await right(played, quiet)
    for table in (played, quiet):
        assert table.row["version"] == before[table]["version"]
    await sandbox.wait_for(lambda: not begun.boards and "2 of 2 seats taken" in text_of(begun.public[-1]), SOON)
    assert len(begun.public) == 1
    assert "Start" in labels(begun.public[0])
    await sandbox.wait_for(lambda: "1 of 3 seats taken" in text_of(waiting.public[-1]), SOON)
    assert len(waiting.public) == 1
    assert bot.rows('SELECT count(*) FROM seats WHERE "user" = ?', gone.id)[0][0] == 0
    for table in (played, quiet):
        await table.turn(chance)
    await begun.host.press(begun.public[0]["id"], "Start")
    await right(played, quiet, begun)
    # And back to what was there before: boards and lobby of the state that is given up now are brought right as well.
    assert done.previous is not None
    assert await bot.stop() == 0
    await restore(done.previous, address, lists, time.time())
    await bot.start()
    await right(played, quiet, begun)
    assert played.row["version"] == gone_on["version"]
    for table in (played, quiet, begun):
        await table.turn(chance)
    await right(played, quiet, begun)
