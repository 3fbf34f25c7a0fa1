"""The status of the bot for its owner, shown beside the public card of a game."""

from __future__ import annotations

from typing import Final

from bot.app_context import App
from bot.interactions.response import Screen
from bot.queries.owner_status import OwnerStatus
from bot.screens.components import Layout
from bot.tables import Status

_LENGTHS: Final = {"steward-days": 86400, "steward-hours": 3600, "steward-minutes": 60}


def owner_status_screen(app: App, now: OwnerStatus, language: str) -> Screen:
    """Return the status of the bot in the owner's language."""

    def say(message: str, **values: str | int) -> str:
        return app.words.text(language, message, **values)

    def duration(seconds: float) -> str:
        for message, length in _LENGTHS.items():
            if seconds >= length:
                return say(message, count=int(seconds // length))
        return say("steward-seconds", count=int(seconds))

    lines = [say("steward-version", version=now.version, python=now.python, up=duration(now.up))]
    known, away, count = now.connection, now.connection.disconnected, len(now.connection.shards)
    shards = say("steward-shards", there=count - len(away), count=count, servers=known.servers)
    if known.latency is not None:
        shards += say("steward-latency", milliseconds=_milliseconds(known.latency))
    if away:
        shards += say("steward-away", numbers=", ".join(map(str, away)))
    lines.append(shards)
    if now.tables is None or now.store is None:
        lines.append(say("steward-no-store"))
    else:
        over = sum(count for status, count in now.tables.items() if not Status(status).live)
        lines.append(
            say(
                "steward-tables",
                lobbies=now.tables.get(Status.LOBBY, 0),
                running=now.tables.get(Status.RUNNING, 0),
                over=over,
            )
        )
        lines.append(say("steward-store", milliseconds=_milliseconds(now.store)))
    if now.behind:
        lines.append(say("steward-behind", count=len(now.behind), time=duration(max(now.behind))))
    else:
        lines.append(say("steward-shown"))
    lines.append(say("steward-late", milliseconds=_milliseconds(now.late), searches=now.searches))
    layout = Layout()
    layout.text(f"### {say('steward-title')}\n{say('steward-private')}")
    layout.text("\n".join(f"- {line}" for line in lines))
    return layout.screen()


def _milliseconds(seconds: float) -> int:
    return round(seconds * 1000)
