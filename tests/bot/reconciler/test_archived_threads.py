"""A thread that is archived is noted and its table woken; others are none of its business."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.reconciler import Reconciler
from bot.reconciler.archived_threads import ArchivedThreads
from bot.store import Store, StoreUnavailable
from bot.tables import ChannelRef, Tables
from tests.bot.at_table import started

ELSEWHERE = 10**17 + 5


def watching(tables: Tables, woken: list[int], *asleep: int) -> ArchivedThreads:
    """Return what notes archived threads; Discord tells of all as open but `asleep`."""

    def is_asleep(ref: ChannelRef) -> bool:
        return ref.channel in asleep

    return ArchivedThreads(tables, cast(Reconciler, SimpleNamespace(wake=woken.append)), is_asleep)


async def test_only_a_table_whose_thread_falls_asleep_is_woken(tables: Tables) -> None:
    """Neither another channel nor a thread that was opened again has anything to be done."""
    table, woken = await started(tables), list[int]()
    threads = watching(tables, woken)
    await threads.note_archived(ELSEWHERE, asleep=True)
    await threads.note_archived(table.channel_ref.channel, asleep=False)
    assert woken == []
    await threads.note_archived(table.channel_ref.channel, asleep=True)
    assert woken == [table.id]


async def test_a_thread_that_was_archived_unheard_is_found_once(tables: Tables) -> None:
    table, woken = await started(tables), list[int]()
    await watching(tables, woken).find_archived()
    assert woken == []
    threads = watching(tables, woken, table.channel_ref.channel)
    await threads.find_archived()
    await threads.find_archived()
    assert woken == [table.id]


async def test_a_store_that_fails_is_logged_and_the_next_search_finds_it(
    tables: Tables, store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table, woken = await started(tables), list[int]()
    threads = watching(tables, woken, table.channel_ref.channel)

    async def fails(*_: Any, **__: Any) -> Any:
        raise StoreUnavailable("away")

    with monkeypatch.context() as broken:
        broken.setattr(store.outbox, "awake", fails)
        await threads.find_archived()
    await threads.find_archived()
    assert woken == [table.id]
    assert "could not be looked for" in caplog.text
