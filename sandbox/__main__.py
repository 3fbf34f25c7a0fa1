"""`python -m sandbox`: with a token the bot alone, without one the bot and a Discord of its own on this machine."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from dotenv import load_dotenv

if TYPE_CHECKING:
    from sandbox.server import Sandbox

DEFAULT_PORT = 8765
_PACKAGES = Path(__file__).absolute().parents[1]
"""The folder of the project's own packages, in which the bot is."""
_PATIENCE = 10.0
_KEPT = "page"
"""The folder beside the bot's database in which the page's world is kept."""


def main() -> None:
    """Run, and end with the exit code that fits."""
    load_dotenv(Path.cwd() / ".env", encoding="utf-8-sig")  # as the bot reads it
    sys.exit(asyncio.run(_run()))


async def _run() -> int:
    stop = _Stop()
    if os.environ.get("DISCORD_TOKEN", "").strip():
        return await _bot_alone(stop)
    return await _both(stop)


async def _bot_alone(stop: _Stop) -> int:
    bot = await _start_bot({})
    ended = asyncio.create_task(bot.wait())
    stop.then(bot)
    return _exit_code(await ended)


async def _both(stop: _Stop) -> int:
    try:
        # The bot alone needs nothing of it.
        from sandbox.entry import WINDOW
        from sandbox.server import Sandbox
        from sandbox.world import BOT_NAME, CHANNELS, GUILD_NAME
    except ModuleNotFoundError as error:
        if error.name != "emoji":
            raise
        print("The page needs the package emoji: pip install 'sobek-table[play]'", file=sys.stderr)
        return 1
    try:
        port = int(os.environ.get("SANDBOX_PORT") or DEFAULT_PORT)
        limited = os.environ.get("SANDBOX_RATE_LIMITS", "").strip() != "0"
        guild, bot = os.environ.get("SANDBOX_GUILD") or GUILD_NAME, os.environ.get("SANDBOX_BOT") or BOT_NAME
        sandbox = Sandbox(port=port, rate_limits=limited, guild=guild, bot=bot, folder=_folder())
        await sandbox.open()
        sandbox.set_system_channel(CHANNELS[0])
        if not sandbox.restored:
            # In a new server the bot has just been added.
            sandbox.invite_bot()
        sandbox.gateway.entry.window = WINDOW
    except (ValueError, OverflowError):
        print(f"SANDBOX_PORT must be a number from 1 to 65535, not {os.environ['SANDBOX_PORT']!r}.", file=sys.stderr)
        return 1
    except OSError as error:
        reason = error.strerror or str(error)
        print(
            f"Port {port} cannot be used ({reason}). Stop what uses it, or choose another: SANDBOX_PORT=8766 make run",
            file=sys.stderr,
        )
        return 1
    try:
        return await _with_bot(sandbox, stop)
    finally:
        await sandbox.close()


def _folder() -> Path:
    """Return where the page's world is kept: beside the bot's database, or in data/ where that is on a server."""
    address = os.environ.get("DATABASE_URL", "").strip()
    file = address.partition(":///")[2] if address.startswith("sqlite") else ""
    return (Path(file).parent if file else Path("data")) / _KEPT


async def _with_bot(sandbox: Sandbox, stop: _Stop) -> int:
    level = os.environ.get("LOG_LEVEL") or "WARNING"  # beside the page, only what goes wrong is of interest
    bot = await _start_bot({"LOG_LEVEL": level, "DISCORD_TOKEN": "sandbox", "DISCORD_API_URL": sandbox.url})
    stop.then(bot)
    ended = asyncio.create_task(bot.wait())
    online = asyncio.create_task(sandbox.wait_online(3600))
    await asyncio.wait({ended, online}, return_when=asyncio.FIRST_COMPLETED)
    if not ended.done():
        print(
            f"Play at {sandbox.url}/  (several tabs are several people: "
            f"{sandbox.url}/?user=alice and {sandbox.url}/?user=bob&lang=de)  Ctrl-C stops.",
            flush=True,
        )
    online.cancel()
    code = await ended
    if stop.asked:
        return 0
    print(f"The bot has stopped with exit code {_exit_code(code)}.", file=sys.stderr)
    return _exit_code(code)


async def _start_bot(more: dict[str, str]) -> asyncio.subprocess.Process:
    # The bot is given the token: no `bot.py` of the current folder may run in its place.
    found_in = os.pathsep.join(filter(None, (str(_PACKAGES), os.environ.get("PYTHONPATH"))))
    # A session of its own: Ctrl-C reaches this process alone, which passes it on once.
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-P", "-m", "bot"),
        env={**os.environ, **more, "PYTHONPATH": found_in},
        start_new_session=True,
    )


def _exit_code(code: int) -> int:
    return 128 - code if code < 0 else code


class _Stop:
    """Passes Ctrl-C and its like on to the bot, and remembers that the end was asked for."""

    def __init__(self) -> None:
        self.asked = False
        self._told_by_console = False
        self._bot: asyncio.subprocess.Process | None = None
        loop = asyncio.get_running_loop()
        for name in (signal.SIGINT, signal.SIGTERM):
            try:
                loop.add_signal_handler(name, self._hear, name)
            except NotImplementedError:  # Windows: Ctrl-C also reaches the bot, and cannot be passed on
                self._told_by_console = True
                signal.signal(name, lambda number, _: self._hear(signal.Signals(number)))

    def then(self, bot: asyncio.subprocess.Process) -> None:
        """Pass signals on to this process from now on; one that came already at once."""
        self._bot = bot
        if self.asked:
            self._hear(signal.SIGTERM)

    def _hear(self, name: signal.Signals) -> None:
        self.asked = True
        if self._bot is not None and self._bot.returncode is None:
            if name is not signal.SIGINT or not self._told_by_console:
                self._bot.send_signal(name)
            asyncio.get_running_loop().call_later(_PATIENCE, self._kill)

    def _kill(self) -> None:
        if self._bot is not None and self._bot.returncode is None:
            self._bot.kill()


if __name__ == "__main__":
    main()
