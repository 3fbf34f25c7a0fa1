"""`sobek-play` with bots of our own making beside the sandbox."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
from pathlib import Path

import pytest

from sandbox.__main__ import _Stop

PROJECT = Path(__file__).resolve().parents[2]
BOT = """
import asyncio, os, signal, discord, yarl
url = os.environ["DISCORD_API_URL"]
discord.http.Route.BASE = url + "/api/v10"
discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(url.replace("http", "ws") + "/gateway")

async def run():
    async with discord.Client(intents=discord.Intents(guilds=True)) as bot:
        # A handler of the loop's own wakes the loop at once, whichever thread the signal comes to.
        for name in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(name, lambda: asyncio.ensure_future(bot.close()))
        await bot.start(os.environ["DISCORD_TOKEN"])

print("bot token", os.environ["DISCORD_TOKEN"], flush=True)
asyncio.run(run())
print("bot ends", flush=True)
"""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


async def launch(folder: Path, bot: str, **env: str) -> asyncio.subprocess.Process:
    """Start `sobek-play` in a folder, as its script does; `bot` is the program of the bot beside the sandbox."""
    packages = folder / "packages"
    (packages / "bot").mkdir(parents=True)
    (packages / "sandbox").symlink_to(PROJECT / "sandbox", target_is_directory=True)  # with what is compiled of it
    (packages / "bot" / "__init__.py").write_text("")
    (packages / "bot" / "__main__.py").write_text(bot)
    settings = ("DISCORD_TOKEN", "PYTHONPATH", "SANDBOX_PORT", "SANDBOX_RATE_LIMITS", "SANDBOX_GUILD", "SANDBOX_BOT")
    clean = {key: value for key, value in os.environ.items() if key not in settings}
    play = f"import sys; sys.path.insert(0, {str(packages)!r}); from sandbox.__main__ import main; main()"
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-P", "-c", play),
        cwd=folder,
        env={**clean, **env},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )


async def test_without_a_token_both_run_and_ctrl_c_stops_both(tmp_path: Path) -> None:
    port = free_port()
    process = await launch(tmp_path, BOT, SANDBOX_PORT=str(port))
    assert process.stdout is not None
    assert (await process.stdout.readline()).decode().strip() == "bot token sandbox"
    line = (await process.stdout.readline()).decode()
    assert f"http://127.0.0.1:{port}/" in line
    assert "?user=bob&lang=de" in line
    process.send_signal(signal.SIGINT)
    out, err = await process.communicate()
    assert process.returncode == 0
    assert out.decode().strip() == "bot ends"
    assert "Traceback" not in err.decode()


async def test_a_port_in_use_is_one_clear_line(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        process = await launch(tmp_path, BOT, SANDBOX_PORT=str(port))
        out, err = await process.communicate()
    assert process.returncode == 1
    assert out == b""
    assert err.decode().count("\n") == 1
    assert str(port) in err.decode()


async def test_server_and_bot_are_called_as_the_environment_says(tmp_path: Path) -> None:
    """Whoever tries a bot by hand sees it under its own name."""
    bot = (
        "import json, os, urllib.request\n"
        "request = urllib.request.Request(os.environ['DISCORD_API_URL'] + '/api/v10/users/@me')\n"
        "request.add_header('Authorization', 'Bot sandbox')\n"
        "print(json.load(urllib.request.urlopen(request))['username'])\nraise SystemExit(7)"
    )
    process = await launch(tmp_path, bot, SANDBOX_PORT=str(free_port()), SANDBOX_BOT="Crocodile", SANDBOX_GUILD="Nile")
    out, err = await process.communicate()
    assert (process.returncode, out.decode().strip()) == (7, "Crocodile"), err.decode()


@pytest.mark.parametrize(("setting", "on"), [({}, "True"), ({"SANDBOX_RATE_LIMITS": "0"}, "False")])
async def test_rate_limits_are_kept_unless_they_are_switched_off(
    tmp_path: Path, setting: dict[str, str], on: str
) -> None:
    """Whoever tries the bot by hand sees how it is on Discord."""
    bot = (
        "import json, os, urllib.request\n"
        "state = json.load(urllib.request.urlopen(os.environ['DISCORD_API_URL'] + '/control/state'))\n"
        "print(state['rate_limits']['on'])\nraise SystemExit(7)"
    )
    process = await launch(tmp_path, bot, SANDBOX_PORT=str(free_port()), **setting)
    out, err = await process.communicate()
    assert (process.returncode, out.decode().strip()) == (7, on), err.decode()


@pytest.mark.parametrize("port", ["many", "70000"])
async def test_a_port_that_is_none_is_one_clear_line(tmp_path: Path, port: str) -> None:
    process = await launch(tmp_path, BOT, SANDBOX_PORT=port)
    _, err = await process.communicate()
    assert process.returncode == 1
    assert err.decode().count("\n") == 1


async def test_a_bot_that_ends_is_told_of_and_ends_all(tmp_path: Path) -> None:
    process = await launch(tmp_path, "raise SystemExit(7)", SANDBOX_PORT=str(free_port()))
    _, err = await process.communicate()
    assert process.returncode == 7
    assert err.decode().strip() == "The bot has stopped with exit code 7."


async def test_a_token_in_the_env_file_runs_the_bot_alone(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("DISCORD_TOKEN=real\n")
    bot = (
        "import os\nassert 'DISCORD_API_URL' not in os.environ\nprint(os.environ['DISCORD_TOKEN'])\nraise SystemExit(5)"
    )
    process = await launch(tmp_path, bot)
    out, err = await process.communicate()
    assert process.returncode == 5, err.decode()
    assert out.decode().strip() == "real"


async def test_a_foreign_bot_in_the_current_folder_is_not_run(tmp_path: Path) -> None:
    """It would be given the token."""
    (tmp_path / ".env").write_text("DISCORD_TOKEN=real\n")
    (tmp_path / "bot.py").write_text("import os\nprint('stolen', os.environ['DISCORD_TOKEN'])\n")
    (tmp_path / "asyncio.py").write_text("print('stolen')\n")
    process = await launch(tmp_path, "import asyncio, os\nprint('own', os.environ['DISCORD_TOKEN'])")
    out, err = await process.communicate()
    assert (process.returncode, out.decode().strip()) == (0, "own real"), err.decode()


async def test_the_bot_finds_what_python_was_told_to_find(tmp_path: Path) -> None:
    """After the packages of `sobek-play` itself."""
    (tmp_path / "more" / "bot").mkdir(parents=True)
    (tmp_path / "more" / "bot" / "__main__.py").write_text("print('foreign')")
    (tmp_path / "more" / "helper.py").write_text("WORD = 'found'")
    more = str(tmp_path / "more")
    process = await launch(tmp_path, "import helper\nprint(helper.WORD)", DISCORD_TOKEN="real", PYTHONPATH=more)
    out, err = await process.communicate()
    assert (process.returncode, out.decode().strip()) == (0, "found"), err.decode()


async def test_a_signal_is_passed_on_to_the_bot_alone(tmp_path: Path) -> None:
    bot = (
        "import signal, sys, time\nsignal.signal(signal.SIGTERM, lambda *_: sys.exit(3))\nprint('up', flush=True)\n"
        "while True: time.sleep(0.05)"
    )
    process = await launch(tmp_path, bot, DISCORD_TOKEN="real")
    assert process.stdout is not None
    await process.stdout.readline()
    process.send_signal(signal.SIGTERM)
    await process.communicate()
    assert process.returncode == 3


@pytest.mark.parametrize("asked", [{}, {"DISCORD_TOKEN": "real"}])
async def test_without_the_package_of_emojis_only_the_page_says_what_to_install(
    tmp_path: Path, asked: dict[str, str]
) -> None:
    """With a token the bot runs all the same: the extra `play` is what the page needs."""
    (tmp_path / "hidden").mkdir()
    (tmp_path / "hidden" / "emoji.py").write_text("raise ModuleNotFoundError('hidden', name='emoji')\n")
    process = await launch(tmp_path, "print('up')", PYTHONPATH=str(tmp_path / "hidden"), **asked)
    out, err = await process.communicate()
    said = "The page needs the package emoji: pip install 'sobek-table[play]'\n"
    expected = (0, "up\n", "") if asked else (1, "", said)
    assert (process.returncode, out.decode(), err.decode()) == expected


async def test_an_env_file_of_windows_is_read(tmp_path: Path) -> None:
    """Its editors write a byte order mark in front of the first name."""
    (tmp_path / ".env").write_text("DISCORD_TOKEN=real\n", encoding="utf-8-sig")
    process = await launch(tmp_path, "import os\nprint(os.environ['DISCORD_TOKEN'])", SANDBOX_PORT=str(free_port()))
    out, err = await process.communicate()
    assert (process.returncode, out.decode().strip()) == (0, "real"), err.decode()


class OnWindows:
    """A process as Windows has it: it takes SIGTERM as its end, and no SIGINT."""

    returncode = None

    def __init__(self) -> None:
        self.ended = False

    def send_signal(self, number: int) -> None:
        if number != signal.SIGTERM:
            raise ValueError(f"Unsupported signal: {number}")
        self.ended = True

    def kill(self) -> None:
        self.ended = True


@pytest.mark.parametrize(("number", "ended"), [(signal.SIGINT, False), (signal.SIGTERM, True)])
async def test_on_windows_ctrl_c_is_left_to_the_bot(
    monkeypatch: pytest.MonkeyPatch, number: signal.Signals, ended: bool
) -> None:
    """It comes to all processes of a console; a wish to end is passed on."""

    def refuse(*_: object) -> None:
        raise NotImplementedError

    handlers = {}
    monkeypatch.setattr(asyncio.get_running_loop(), "add_signal_handler", refuse)
    monkeypatch.setattr(signal, "signal", handlers.__setitem__)
    stop, bot = _Stop(), OnWindows()
    stop.then(bot)  # type: ignore[arg-type]
    handlers[number](number, None)
    assert (stop.asked, bot.ended) == (True, ended)
