"""What all tests share: what is made once, the deals, and databases to test with."""

from __future__ import annotations

import gc
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack
from functools import cache
from pathlib import Path

import pytest

from tests.databases import SERVED, SERVER, drop_database, make_database, server
from tests.deals import deals_of, same_deals
from tests.once import made_once

LONG = ("e2e", "bot/faults", "locale", "sandbox", "engine")
"""The folders whose files take longest, longest first: begun late, such a file would keep one worker alone."""


def pytest_configure(config: pytest.Config) -> None:
    """Make what every test needs once in a process; many modules need it as soon as they are imported."""
    making = ExitStack()
    making.enter_context(made_once())
    config.add_cleanup(making.close)


def pytest_sessionstart() -> None:
    """Collect no garbage while tests are found: all that is made then stays to the end."""
    gc.disable()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the files that take longest."""
    folders = [Path(__file__).parent / folder for folder in LONG]

    @cache
    def rank(path: Path) -> int:
        return next((place for place, one in enumerate(folders) if one in path.parents), len(LONG))

    items.sort(key=lambda item: rank(item.path))


def pytest_collection_finish() -> None:
    """Let no collection of garbage go through all modules and words again."""
    gc.enable()
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def dealt(request: pytest.FixtureRequest) -> Iterator[None]:
    """Deal in every run of a test what was dealt to it before."""
    with same_deals(deals_of(request.node.nodeid)):
        yield


@pytest.fixture(params=["sqlite", SERVED])
async def url(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[str]:
    """Give the address of an empty database."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path}/games.sqlite3"
        return
    at = server()
    if at is None:
        pytest.skip(f"{SERVER} names no PostgreSQL server")
    made = await make_database(at)
    yield made.render_as_string(hide_password=False)
    await drop_database(at, made)
