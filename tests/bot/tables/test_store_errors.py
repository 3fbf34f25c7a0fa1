"""Tables call the store through one wrapper, which turns the store's errors into errors of tables."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from bot.store import ChannelTaken, StaleVersion, StoreUnavailable
from bot.tables.errors import Reason, TableError
from bot.tables.store_errors import with_table_errors


class Part:
    """A part of a store."""

    size = 3

    async def read(self, error: type[Exception] | None = None) -> int:
        return self.count(error)

    def count(self, error: type[Exception] | None = None) -> int:
        if error is not None:
            raise error("lost")
        return self.size


def store() -> Any:
    return with_table_errors(SimpleNamespace(part=Part(), count=Part().count))


@pytest.mark.parametrize(("error", "reason"), [(StoreUnavailable, Reason.STORE), (StaleVersion, Reason.STALE)])
async def test_an_error_of_the_store_becomes_one_of_tables(error: type[Exception], reason: Reason) -> None:
    with pytest.raises(TableError) as refused:
        await store().part.read(error)
    assert refused.value.reason is reason
    assert isinstance(refused.value.__cause__, error)


@pytest.mark.parametrize("count", [lambda: store().count, lambda: store().part.count])
def test_calls_that_do_not_wait_are_no_exception(count: Callable[[], Any]) -> None:
    with pytest.raises(TableError):
        count()(StoreUnavailable)
    assert count()() == 3


async def test_other_errors_and_values_pass() -> None:
    with pytest.raises(ChannelTaken):
        await store().part.read(ChannelTaken)
    assert (await store().part.read(), store().part.size) == (3, 3)
