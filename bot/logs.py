"""What the bot writes of itself: lines for people, or JSON for programs; faults to Sentry where that is asked for.

Each line that a press brought about carries the same mark, from the gateway to the board, were it written minutes later
by something that was begun then. A mark says nothing of who pressed what.
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

from bot.discord_api.login_errors import Brief, BriefCompletion
from bot.version import __version__


class Format(StrEnum):
    """How lines are written."""

    TEXT = "text"
    JSON = "json"


class NoSentry(Exception):
    """SENTRY_DSN is set, and cannot be used; the text is one line for whoever starts the bot."""


_MARK: Final[ContextVar[str]] = ContextVar("mark", default="")
_FRAME: Final = ("filename", "abs_path", "module", "function", "lineno", "in_app")
"""What of a place in the code goes to Sentry: no variables, no lines around it."""
_POOL: Final = "sqlalchemy.pool.impl.AsyncAdaptedQueuePool"
"""Tells of database connections that could not be closed in order, which are given up all the same."""
_KEPT: Final = ("event_id", "timestamp", "level", "logger", "platform", "release", "sdk")


@contextmanager
def marked(number: int) -> Iterator[None]:
    """Give what is written within, and by all that is begun within, the mark of a press: Discord's number for it."""
    token = _MARK.set(f"{number:x}")
    try:
        yield
    finally:
        _MARK.reset(token)


def log_from(level: int, form: Format = Format.TEXT) -> None:
    """Log what the bot tells from a level up; of libraries warnings at most.

    Below that they tell what they send and store: seeds, actions, names.
    """
    handler = logging.StreamHandler()
    handler.setFormatter(_Json() if form is Format.JSON else _Text())
    logging.basicConfig(level=max(level, logging.WARNING), handlers=[handler])
    logging.getLogger("bot").setLevel(level)
    for name in ("discord.shard", "discord.client", _POOL):
        logging.getLogger(name).addFilter(Brief())
    logging.getLogger("discord.app_commands.tree").addFilter(BriefCompletion())


def last_line(text: str, form: Format) -> str:
    """Return the line with which a start ends that cannot go on, in the form of the log."""
    if form is Format.TEXT:
        return text
    level = logging.CRITICAL
    found = {"name": "bot", "levelno": level, "levelname": logging.getLevelName(level), "msg": text}
    return _Json().format(logging.makeLogRecord(found))


def report_to(dsn: str) -> None:
    """Send faults, with the place in the code where they were, to Sentry.

    Raises:
        NoSentry: the address is none, or the library for it is not installed.
    """
    try:
        import sentry_sdk
        from sentry_sdk.integrations.logging import LoggingIntegration
        from sentry_sdk.utils import BadDsn
    except ImportError:
        raise NoSentry(
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
            before_send=scrubbed,
        )
    except BadDsn:
        raise NoSentry("SENTRY_DSN is no address of Sentry: copy it from the project's settings there.") from None


def scrubbed(event: Any, hint: Mapping[str, Any]) -> Any:
    """Return of an event for Sentry what names nobody: what kind of error where in the code, and the words of the log.

    The text of an error may name a card, so it stays here; the log has it. What the words were filled with stays, too.
    """
    kept: dict[str, Any] = {name: event[name] for name in _KEPT if name in event}
    record = hint.get("log_record")
    if isinstance(record, logging.LogRecord):
        kept["logentry"] = {"message": str(record.msg)}
    errors = event.get("exception", {}).get("values", ())
    kept["exception"] = {
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
    kept["tags"] = {"mark": _MARK.get()} if _MARK.get() else {}
    return kept


class _Text(logging.Formatter):
    """Lines for people; what a press brought about has its mark at the end."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 logging's name
        mark = _MARK.get()
        return f"{super().formatMessage(record)} [{mark}]" if mark else super().formatMessage(record)


class _Json(logging.Formatter):
    """An object a line: time, level, logger, message, the mark of the press, and the traceback of an error."""

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
