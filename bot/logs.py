"""The log: lines for people or JSON for programs, and faults to Sentry if configured.

All lines that a press causes carry the same mark, from the gateway to the board, also those that a background task
writes minutes later. A mark does not reveal who pressed what.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import UTC, datetime
from enum import StrEnum
from typing import Any, Final

from bot.discord_api.login_errors import ShortAutocompleteErrors, ShortNetworkErrors
from bot.version import __version__


class LogFormat(StrEnum):
    """The form of log lines."""

    TEXT = "text"
    JSON = "json"


class SentryUnavailable(Exception):
    """SENTRY_DSN is set and cannot be used; the text is one line for the operator."""


_MARK: Final[ContextVar[str]] = ContextVar("mark", default="")
_FRAME: Final = ("filename", "abs_path", "module", "function", "lineno", "in_app")
"""The keys of a stack frame that go to Sentry: no variables, no lines around it."""
_POOL: Final = "sqlalchemy.pool.impl.AsyncAdaptedQueuePool"
"""The logger of database connections that could not be closed properly, which are dropped all the same."""
_KEPT: Final = ("event_id", "timestamp", "level", "logger", "platform", "release", "sdk")


@contextmanager
def press_mark(number: int) -> Iterator[None]:
    """Mark all lines of this context, and of the tasks that it starts, with the id of an interaction."""
    token = _MARK.set(f"{number:x}")
    try:
        yield
    finally:
        _MARK.reset(token)


def set_up_log(level: int, form: LogFormat = LogFormat.TEXT) -> None:
    """Set up the log from a level up; for libraries, from warnings up.

    Below warnings, libraries log what they send and store: seeds, actions, names.
    """
    handler = logging.StreamHandler()
    handler.setFormatter(_Json() if form is LogFormat.JSON else _Text())
    logging.basicConfig(level=max(level, logging.WARNING), handlers=[handler])
    logging.getLogger("bot").setLevel(level)
    for name in ("discord.shard", "discord.client", _POOL):
        logging.getLogger(name).addFilter(ShortNetworkErrors())
    logging.getLogger("discord.app_commands.tree").addFilter(ShortAutocompleteErrors())


def last_line(text: str, form: LogFormat) -> str:
    """Return the last line of a failed start in the form of the log."""
    if form is LogFormat.TEXT:
        return text
    level = logging.CRITICAL
    found = {"name": "bot", "levelno": level, "levelname": logging.getLevelName(level), "msg": text}
    return _Json().format(logging.makeLogRecord(found))


def report_to_sentry(dsn: str) -> None:
    """Send faults with their stack traces to Sentry.

    Raises:
        SentryUnavailable: the address is wrong, or the library is not installed.
    """
    try:
        import sentry_sdk
        from sentry_sdk.integrations.logging import LoggingIntegration
        from sentry_sdk.utils import BadDsn
    except ImportError:
        raise SentryUnavailable(
            "SENTRY_DSN is set, but sentry-sdk is not installed: pip install 'sobek-table[sentry]'."
        ) from None
    try:
        sentry_sdk.init(
            dsn,
            release=__version__,
            server_name="",
            include_local_variables=False,
            include_source_context=False,
            max_request_body_size="never",
            max_breadcrumbs=0,
            default_integrations=False,
            integrations=[LoggingIntegration(level=None, event_level=logging.ERROR)],
            before_send=scrub,
        )
    except BadDsn:
        raise SentryUnavailable(
            "SENTRY_DSN is no address of Sentry: copy it from the project's settings there."
        ) from None


def scrub(event: Any, hint: Mapping[str, Any]) -> Any:
    """Return an event for Sentry without private data: error types, stack traces, raw log messages.

    The text of an error and the arguments of a log message may name a card or a person, so only the log has them.
    """
    scrubbed: dict[str, Any] = {name: event[name] for name in _KEPT if name in event}
    record = hint.get("log_record")
    if isinstance(record, logging.LogRecord):
        scrubbed["logentry"] = {"message": str(record.msg)}
    errors = event.get("exception", {}).get("values", ())
    scrubbed["exception"] = {
        "values": [
            {
                "type": error.get("type"),
                "module": error.get("module"),
                "stacktrace": {
                    "frames": [
                        {name: frame[name] for name in _FRAME if name in frame}
                        for frame in (error.get("stacktrace") or {}).get("frames", ())
                    ]
                },
            }
            for error in errors
        ]
    }
    scrubbed["tags"] = {"mark": _MARK.get()} if _MARK.get() else {}
    return scrubbed


class _Text(logging.Formatter):
    """Formats lines for people; a line that a press causes ends with its mark."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 logging's name
        mark = _MARK.get()
        return f"{super().formatMessage(record)} [{mark}]" if mark else super().formatMessage(record)


class _Json(logging.Formatter):
    """Formats lines as JSON objects: time, level, logger, message, the press's mark, the traceback."""

    def format(self, record: logging.LogRecord) -> str:
        found = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
        }
        if mark := _MARK.get():
            found["press"] = mark
        if record.exc_info:
            found["error"] = self.formatException(record.exc_info)
        return json.dumps(found, ensure_ascii=False)
