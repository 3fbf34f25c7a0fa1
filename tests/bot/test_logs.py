"""What the bot writes: lines or JSON with the mark of a press, and to Sentry nothing that names anybody or a card."""

from __future__ import annotations

import asyncio
import io
import json
import logging
from collections.abc import Iterator
from contextlib import suppress
from typing import Any
from unittest.mock import patch

import discord
import pytest
import sentry_sdk
from sentry_sdk.envelope import Envelope
from sentry_sdk.transport import Transport
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool

from bot.config.settings import ConfigError, load_config
from bot.logs import LogFormat, SentryUnavailable, press_mark, report_to_sentry, set_up_log
from tests.bot.faults.discord import http

log = logging.getLogger("bot.tests")
HIDDEN = ("Xanthippe", "scribe", "5eed")


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """Give what is written, and leave the logging of the tests as it was."""
    root, own = logging.getLogger(), logging.getLogger("bot")
    handlers, level, before = root.handlers[:], root.level, own.level
    yield io.StringIO()
    root.handlers, root.level = handlers, level
    own.setLevel(before)


def into(stream: io.StringIO, form: LogFormat) -> None:
    """Log into a stream."""
    logging.getLogger().handlers = []
    set_up_log(logging.INFO, form)
    (handler,) = logging.getLogger().handlers
    assert isinstance(handler, logging.StreamHandler)
    handler.setStream(stream)


async def test_what_a_press_brings_about_has_its_mark(written: io.StringIO) -> None:
    """Also what goes on when it was answered; and what nobody pressed for has none."""
    into(written, LogFormat.TEXT)

    async def board() -> None:
        await asyncio.sleep(0)
        log.info("a board")

    log.info("before")
    with press_mark(255):
        log.info("pressed")
        going_on = asyncio.create_task(board())
    log.info("after")
    await going_on
    ends = [line.partition("bot.tests: ")[2] for line in written.getvalue().splitlines()]
    assert ends == ["before", "pressed [ff]", "after", "a board [ff]"]


@pytest.mark.parametrize(("code", "lines"), [(10062, 1), (50035, 3)])
def test_a_completion_that_came_too_late_is_one_line(written: io.StringIO, code: int, lines: int) -> None:
    """What Discord refuses in it otherwise is a fault of the bot's own."""
    into(written, LogFormat.TEXT)
    try:
        raise http(discord.NotFound, 404, code)
    except discord.NotFound:
        logging.getLogger("discord.app_commands.tree").exception("Ignoring exception in autocomplete for %r", "take")
    first, *rest = written.getvalue().splitlines()
    assert "Ignoring exception in autocomplete for 'take'" in first
    assert ("Traceback" in "".join(rest), len(rest) >= lines - 1) == (lines > 1, True)


async def test_a_database_connection_that_cannot_be_closed_in_order_is_one_line(written: io.StringIO) -> None:
    """As one to a server that stood still; any other failure is a fault of the bot's own."""
    into(written, LogFormat.TEXT)
    engine = create_async_engine("sqlite+aiosqlite://", poolclass=AsyncAdaptedQueuePool)

    def fail(error: BaseException) -> None:
        def close(_: Any) -> None:
            raise error

        with patch.object(engine.dialect, "do_close", close):
            engine.sync_engine.pool._close_connection(object())  # type: ignore[arg-type]

    fail(TimeoutError())
    with suppress(asyncio.CancelledError):
        fail(asyncio.CancelledError())
    lines = written.getvalue().splitlines()
    assert all("Exception closing connection" in line for line in lines)
    assert [line.rpartition(" ")[2] for line in lines] == ["(TimeoutError)", "(CancelledError)"]
    fail(ValueError())
    assert "Traceback" in written.getvalue()
    await engine.dispose()


def test_lines_for_programs_are_objects(written: io.StringIO) -> None:
    """One object a line, with any content."""
    into(written, LogFormat.JSON)
    log.info("Zażółć\n%s", 1)
    with press_mark(16):
        try:
            raise ValueError("wrong")
        except ValueError:
            log.exception("failed")
    first, second = (json.loads(line) for line in written.getvalue().splitlines())
    assert (first["level"], first["logger"], first["message"]) == ("INFO", "bot.tests", "Zażółć\n1")
    assert "press" not in first
    assert second["press"] == "10"
    assert second["error"].endswith("ValueError: wrong")


def test_of_libraries_warnings_are_written_at_most(written: io.StringIO) -> None:
    """Below that they tell what they send."""
    into(written, LogFormat.JSON)
    logging.getLogger("discord.http").info("a body")
    logging.getLogger("aiosqlite").debug("a seed")
    logging.getLogger("discord.http").warning("too many requests")
    assert [json.loads(line)["message"] for line in written.getvalue().splitlines()] == ["too many requests"]


class Caught(Transport):
    """Keeps what would go to Sentry."""

    def __init__(self) -> None:
        super().__init__()
        self.events: list[Any] = []

    def capture_envelope(self, envelope: Envelope) -> None:
        self.events.append(envelope.get_event())


@pytest.fixture
def caught(monkeypatch: pytest.MonkeyPatch) -> Iterator[Caught]:
    """Give what is reported."""
    kept, begin = Caught(), sentry_sdk.init
    monkeypatch.setattr(sentry_sdk, "init", lambda dsn, **more: begin(dsn, transport=kept, **more))
    report_to_sentry("https://key@sentry.invalid/1")
    yield kept
    sentry_sdk.get_client().close()
    sentry_sdk.get_global_scope().set_client(None)


def test_a_fault_is_reported_with_its_place_and_without_what_it_was_about(caught: Caught) -> None:
    """No text of the error, no values in the log's words, no variables, no lines of the source."""
    name = HIDDEN[0]
    with press_mark(17):
        try:
            raise KeyError(f"{name} holds the {HIDDEN[1]}, seed {HIDDEN[2]}")
        except KeyError:
            log.exception("table of %s failed", name)
    (event,) = caught.events
    text = json.dumps(event)
    assert not [word for word in HIDDEN if word in text]
    assert event["logentry"]["message"] == "table of %s failed"
    (error,) = event["exception"]["values"]
    assert error["type"] == "KeyError"
    assert error["stacktrace"]["frames"][-1]["function"].startswith("test_a_fault")
    assert event["tags"] == {"mark": "11"}
    assert not {"breadcrumbs", "extra", "modules", "request", "server_name", "user"} & event.keys()


def test_what_is_no_fault_is_not_reported(caught: Caught) -> None:
    log.warning("a warning")
    log.info("a line")
    assert caught.events == []


def test_an_address_that_is_none_is_named_in_one_line() -> None:
    with pytest.raises(SentryUnavailable, match=r"^SENTRY_DSN is no address of Sentry: [^\n]+$"):
        report_to_sentry("sentry")


def test_a_sentry_that_is_not_installed_is_named_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "sentry_sdk", None)
    with pytest.raises(SentryUnavailable, match=r"^SENTRY_DSN is set, but sentry-sdk is not installed: [^\n]+$"):
        report_to_sentry("https://key@sentry.invalid/1")


@pytest.mark.parametrize(("said", "form"), [("", LogFormat.TEXT), (" JSON ", LogFormat.JSON), ("text", LogFormat.TEXT)])
def test_the_format_is_chosen(said: str, form: LogFormat) -> None:
    assert load_config({"DISCORD_TOKEN": "x", "LOG_FORMAT": said}).log_format is form


def test_a_format_that_is_none_is_named() -> None:
    with pytest.raises(ConfigError, match=r"^LOG_FORMAT=xml is no format: use text or json\.$"):
        load_config({"DISCORD_TOKEN": "x", "LOG_FORMAT": "xml"})
