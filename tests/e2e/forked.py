"""Bots as forks of one process that has loaded what every bot loads: words, sprites, icons, an empty store.

Each ends with the process of the tests that started it, however that one ends.

What is forked is a process of its own in all else: its folder, environment, log, signals, threads and exit code. The
program "bot" is always started as an operator starts it, and so is every other where processes cannot be forked.
"""

from __future__ import annotations

import asyncio
import atexit
import ctypes
import gc
import json
import os
import runpy
import select
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
from collections.abc import Mapping
from contextlib import suppress
from functools import cache, partial
from pathlib import Path
from typing import Any, Final, Protocol
from unittest.mock import patch
from uuid import uuid4

from filelock import FileLock

import bot.__main__  # noqa: F401  # a fork has it already
from bot.games import GAMES
from bot.i18n.messages import ENGLISH, Words
from bot.store import Store
from tests.once import made_once

ROOT = Path(__file__).parents[2]
USER: Final = b"u"
FORK: Final = b"f"
"""What a connection begins with: of one that may ask as long as it is open, and of one that asks."""
FIRST_USER: Final = 60.0
"""Seconds for which what bots are forks of waits for its first user, who may have ended before."""
_GUARD: Final = "import os, sys\nif not sys.stdin.buffer.read(1): os.kill(int(sys.argv[1]), 9)"
_LIBRARY: Final = ctypes.CDLL(None) if sys.platform == "linux" else None
_ON_PARENTS_DEATH: Final = 1  # PR_SET_PDEATHSIG


class Process(Protocol):
    """What is needed of a process that was started; asyncio's own has it too."""

    @property
    def pid(self) -> int:
        """Its number."""

    @property
    def returncode(self) -> int | None:
        """The exit code, less than 0 for a signal, None as long as it runs."""

    def send_signal(self, number: int, /) -> None:
        """Send it a signal."""

    async def wait(self) -> int:
        """Wait for its end and give the exit code."""


async def start(program: str, folder: Path, environment: Mapping[str, str], log: Path) -> Process:
    """Start a program in a folder, with an environment and with a log that it goes on writing.

    Args:
        program: the name of a module.
        folder: where it runs.
        environment: all there is in it.
        log: gets what the program writes to its output and to its errors.
    """
    if program == "bot" or not hasattr(os, "fork"):
        with log.open("ab") as output:
            return _Guarded(
                await asyncio.create_subprocess_exec(
                    *(sys.executable, "-m", program),
                    cwd=folder,
                    env=environment,
                    stdout=output,
                    stderr=output,
                    preexec_fn=partial(end_with, os.getpid()) if _LIBRARY is not None else None,
                )
            )
    reader, writer = await asyncio.open_unix_connection(_parent())
    wanted = {"program": program, "folder": str(folder), "environment": dict(environment), "log": str(log)}
    writer.write(FORK + json.dumps(wanted).encode() + b"\n")
    return _Forked(int(await reader.readline()), reader, writer)


def end_with(parent: int) -> None:
    """Have the system kill this process when its parent ends, where the system can do that.

    Args:
        parent: the parent's number; it may have ended before this is asked for.
    """
    if _LIBRARY is not None:
        _LIBRARY.prctl(_ON_PARENTS_DEATH, signal.SIGKILL, 0, 0, 0)
        if os.getppid() != parent:
            os._exit(1)


class _Guarded:
    """A process that another one ends when the pipe between that one and the tests closes."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.pid = process.pid
        self.send_signal = process.send_signal
        self._process = process
        self._guard = subprocess.Popen([sys.executable, "-c", _GUARD, str(process.pid)], stdin=subprocess.PIPE)

    @property
    def returncode(self) -> int | None:
        return self._process.returncode

    async def wait(self) -> int:
        code = await self._process.wait()
        if self._guard.returncode is None:
            await asyncio.to_thread(self._guard.communicate, b"ended")
        return code


class _Forked:
    """A process that was forked by another; that other tells how it ended."""

    def __init__(self, number: int, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.returncode: int | None = None
        self.pid = number
        self._ending = asyncio.create_task(self._end(reader, writer))

    async def _end(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.returncode = int(await reader.readline())
        writer.close()

    def send_signal(self, number: int, /) -> None:
        os.kill(self.pid, number)

    async def wait(self) -> int:
        await asyncio.shield(self._ending)
        assert self.returncode is not None
        return self.returncode


@cache
def _parent() -> str:
    """Have the process of which bots are forks, and give the address where it listens.

    All workers of one run of pytest have the same one: whoever is first starts it. It ends when the last of them does.
    """
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID") or uuid4().hex
    folder = Path(tempfile.gettempdir(), f"bots-{run[:16]}")
    folder.mkdir(exist_ok=True)
    address = str(folder / "listening")
    with FileLock(folder / "lock"):
        if (user := _user(address)) is None:
            _launch(address)
            user = _user(address)
    assert user is not None, "what bots are forks of does not answer"
    atexit.register(user.close)  # until then it is wanted
    return address


def _user(address: str) -> socket.socket | None:
    """Be a user of the process at an address, if there is one that has not made up its mind to end."""
    user = socket.socket(socket.AF_UNIX)
    with suppress(OSError):
        user.connect(address)
        user.sendall(USER)
        if user.recv(1) == USER:
            return user
    user.close()
    return None


def _launch(address: str) -> None:
    """Start the process, which goes on listening at an address of which nobody else is in charge."""
    Path(address).parent.mkdir(exist_ok=True)
    Path(address).unlink(missing_ok=True)  # one that has ended listened there
    with socket.socket(socket.AF_UNIX) as listener:
        listener.bind(address)
        listener.listen(64)
        subprocess.Popen(
            [sys.executable, "-m", __name__, str(listener.fileno()), address],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            cwd=ROOT,
            pass_fds=[listener.fileno()],
        )


def _load() -> None:
    """Load what every bot loads at its start, and keep what may be kept; what is made once is to be so already."""
    english = Words.load()._bundles[ENGLISH]
    for message in filter(english.has_message, english._sources):
        english.get_message(message)
    for game in GAMES.values():
        game.face.preload()
        if (drawing := game.face.draws_icons) is not None:
            patch.object(drawing, "icons", return_value=drawing.icons()).start()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(_open(f"sqlite:///{folder}/games.sqlite3"))
    gc.collect()
    gc.freeze()


async def _open(url: str) -> None:
    await (await Store.open(url)).close()


def _serve(listener: socket.socket) -> dict[str, Any] | None:
    """Fork whatever is asked for, and return in each fork what it is to be; None at the end, when nobody may ask."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    assert threading.active_count() == 1, "a thread would not be in the forks"
    users: list[socket.socket] = []
    used = False
    while users or not used:
        ready, _, _ = select.select([listener, *users], [], [], None if used else FIRST_USER)
        if not ready:
            break
        for user in set(users).intersection(ready):  # they say nothing until they end
            users.remove(user)
            user.close()
        if listener not in ready:
            continue
        connection, _ = listener.accept()
        wish = connection.recv(1)
        if wish == USER:
            used = True
            users.append(connection)
            with suppress(OSError):  # it may have ended already, which is seen in a moment
                connection.sendall(USER)
            continue
        if wish == FORK and os.fork() == 0:
            for one in (listener, *users):
                one.close()
            return _watch(connection)
        connection.close()
    return None


def _watch(connection: socket.socket) -> dict[str, Any]:
    """Fork once more, tell the number of the fork and in the end its exit code; return in the fork what it is to be.

    If the connection closes before that, the tests have ended, and the fork is killed.
    """
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    with connection, connection.makefile() as lines:
        wanted: dict[str, Any] = json.loads(lines.readline())
        watcher, number = os.getpid(), os.fork()
        if number == 0:
            end_with(watcher)
            return wanted
        threading.Thread(target=_kill_at_the_end, args=(connection, number), daemon=True).start()
        with suppress(BrokenPipeError):  # who asked may have ended first
            connection.sendall(b"%d\n" % number)
            _, status = os.waitpid(number, 0)
            connection.sendall(b"%d\n" % os.waitstatus_to_exitcode(status))
    os._exit(0)


def _kill_at_the_end(connection: socket.socket, number: int) -> None:
    """Kill a process when a connection closes, over which nothing comes any more."""
    with suppress(OSError):
        connection.recv(1)
    with suppress(ProcessLookupError):
        os.kill(number, signal.SIGKILL)


def _be(wanted: Mapping[str, Any]) -> None:
    """Run a program as if it had been started here and now."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    os.chdir(wanted["folder"])
    os.environ.clear()
    os.environ.update(wanted["environment"])
    log = os.open(wanted["log"], os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o644)
    nothing = os.open(os.devnull, os.O_RDONLY)
    for here, there in ((nothing, 0), (log, 1), (log, 2)):
        os.dup2(here, there)
    os.close(log)
    os.close(nothing)
    runpy.run_module(wanted["program"], run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    with made_once():
        _load()
        asked = _serve(socket.socket(fileno=int(sys.argv[1])))
        if asked is not None:
            _be(asked)
        else:
            shutil.rmtree(Path(sys.argv[2]).parent, ignore_errors=True)
