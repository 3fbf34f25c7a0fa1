"""What all tests share: what is made once, the deals, and databases to test with."""

from __future__ import annotations

import gc
import os
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from types import SimpleNamespace

import pytest
from hypothesis import settings

from tests.databases import SERVED, SERVER, drop_database, make_database, server
from tests.deals import deals_of, same_deals
from tests.depth import sample
from tests.once import WORDS, made_once

WAITING = ("e2e", "sandbox")
"""The folders whose tests mostly wait, for a bot or a page."""
LONG = ("bot/faults", "locale", "engine")
"""Of the others those whose files take longest, longest first: begun late, such a file would keep one worker alone."""
_TABLES = (
    *("ending", "expansion", "failures", "guild_settings_cache", "hint_usage", "killed", "play", "rules", "settling"),
    *("shards", "take_back", "variant"),
)
_LOBBY = ("actions", "closing_notice", "waiting_lobby", "invitations")
ON_SERVER = (
    "bot/store/",
    *(f"bot/tables/test_{name}.py" for name in _TABLES),
    *(f"bot/tables/lobby/test_{name}.py" for name in _LOBBY),
    "bot/tables/people/test_preferences.py",
    *("bot/ops/", "e2e/"),
)
"""How the paths begin whose tests are tried on a server of databases, too, in a run that is thorough but not deep."""
GARBAGE = (100_000, 20, 100)
"""After how many new objects garbage is collected: Python's own figures take a fifteenth of the tests' time."""
_NO_PARAMS = SimpleNamespace(params={})
# A busy machine is no fault of what is tested: Hypothesis gives each example 200 ms otherwise.
settings.register_profile("unhurried", deadline=None)
settings.load_profile("unhurried")


def pytest_configure(config: pytest.Config) -> None:
    """Make what every test needs once in a process; many modules need it as soon as they are imported."""
    making = ExitStack()
    making.enter_context(made_once())
    config.add_cleanup(making.close)


def pytest_sessionstart() -> None:
    """Collect no garbage while tests are found: all that is made then stays to the end."""
    gc.disable()


def pytest_itemcollected(item: pytest.Item) -> None:
    """Let only what stores, and the tables by themselves, be tried on a server whenever it is to be thorough."""
    of_server = "postgresql" in getattr(item, "callspec", _NO_PARAMS).params.values()
    if of_server and not str(item.path.relative_to(Path(__file__).parent)).startswith(ON_SERVER):
        item.add_marker(pytest.mark.deep)


@pytest.hookimpl(trylast=True)  # of what the command line leaves
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Begin with the files that take longest, and spread those that wait among those that compute; leave out some."""
    files: dict[Path, list[pytest.Item]] = {}
    for item in items:
        files.setdefault(item.path, []).append(item)
    waiting = [file for file in files if _place(file, WAITING) < len(WAITING)]
    computing = sorted((file for file in files if file not in set(waiting)), key=lambda file: _place(file, LONG))
    order = {file: place / len(some) for some in (waiting, computing) for place, file in enumerate(some)}
    if "SAMPLE" in os.environ:
        files = {file: sample(some, os.environ["SAMPLE"]) for file, some in files.items()}
        config.hook.pytest_deselected(items=list(set(items).difference(*files.values())))
    items[:] = [item for file in sorted(files, key=lambda file: order[file]) for item in files[file]]


def _place(file: Path, folders: Sequence[str]) -> int:
    """Return in which of some folders a file is, their number for none."""
    here = Path(__file__).parent
    return next((place for place, one in enumerate(folders) if here / one in file.parents), len(folders))


def pytest_collection_finish() -> None:
    """Let no collection of garbage go through all modules and words again, and let there be fewer of them."""
    gc.enable()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)


@pytest.fixture(autouse=True)
def dealt(request: pytest.FixtureRequest) -> Iterator[None]:
    """Deal in every run of a test what was dealt to it before."""
    with same_deals(deals_of(request.node.nodeid)):
        yield


@pytest.fixture(autouse=True)
def forgotten() -> Iterator[None]:
    """Let no test know what the words of another were told."""
    yield
    WORDS.forget()


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
