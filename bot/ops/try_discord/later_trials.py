"""Trials for an hour later: edit a message older than an hour, use an interaction's token that has expired."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bot.ops.errors import OperationFailed
from bot.ops.try_discord.assumptions import BY_CODE
from bot.ops.try_discord.report import Row, Verdict, message
from bot.ops.try_discord.requests import NotTried
from bot.ops.try_discord.trial_session import NOBODY, V2, Json, TrialSession
from bot.ops.try_discord.unattended_trials import Observation, Observations, Trial
from bot.store.deletion_log import DATA

LAST_RUN_FILE: Final = DATA / "try.json"
"""The file in which a run saves what the next run needs."""
WAIT: Final = 65 * 60
"""Seconds after a run before these trials can be done."""

_TOO_OLD: Final = 30046
_EDITS: Final = 6
_ABOUT: Final = range(2, 5)


@dataclass(frozen=True, slots=True)
class LastRun:
    """What a run leaves for the next: message, expiring token, rows, time (seconds since 1970)."""

    channel: int
    message: int
    token: str
    at: float
    rows: tuple[Row, ...]


def save(file: Path, last: LastRun) -> None:
    """Save what the next run needs, readable by the bot's user alone.

    Raises:
        OSError: it cannot be written.
    """
    rows = [[row.code, row.verdict.name, row.seen] for row in last.rows]
    content: Json = {"channel": last.channel, "message": last.message, "token": last.token, "at": last.at, "rows": rows}
    file.parent.mkdir(parents=True, exist_ok=True)
    # An existing file would keep its mode.
    file.unlink(missing_ok=True)
    with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as out:
        json.dump(content, out)


def read(file: Path, now: float) -> LastRun:
    """Return what the last run has saved.

    Raises:
        OperationFailed: there is no file, it cannot be read, or it is too early.
    """
    try:
        content = json.loads(file.read_text(encoding="utf-8"))
        rows = tuple(Row(code, Verdict[verdict], seen) for code, verdict, seen in content["rows"] if code in BY_CODE)
        last = LastRun(
            int(content["channel"]), int(content["message"]), str(content["token"]), float(content["at"]), rows
        )
    except FileNotFoundError:
        raise OperationFailed(f"There is no {file}: run `sobek-bot try --channel ID` before.") from None
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise OperationFailed(f"{file} cannot be read ({type(error).__name__}): delete it, and try again.") from None
    if now < last.at + WAIT:
        minutes = int(last.at + WAIT - now) // 60 + 1
        raise OperationFailed(f"It is too early: try again in {minutes} min.")
    return last


def delete(file: Path) -> None:
    """Delete what the last run has saved."""
    file.unlink(missing_ok=True)


def report_body(rows: Sequence[Row], more: str = "") -> Json:
    """Return the body of the message with the report, which stays."""
    components = [{"type": 10, "content": f"{message(rows)}{more}"}]
    return {"flags": V2, "components": components, "allowed_mentions": NOBODY}


def later_trials(last: LastRun) -> tuple[Trial, ...]:
    """Return the trials that follow a run."""
    return Trial(("old-edits",), _old_edits(last)), Trial(("token-ended",), _token(last))


def _old_edits(last: LastRun) -> Callable[[TrialSession], Observations]:
    async def edits(trial_run: TrialSession) -> Observations:
        taken = 0
        for number in range(_EDITS):
            answer = await trial_run.edit(last.message, report_body(last.rows, f"\n-# {number + 1}"))
            # discord.py waits such a refusal out, and the edit is made after all.
            if any(one.code == _TOO_OLD for one in answer.responses):
                break
            if not answer.taken:
                raise NotTried(f"the edit of the message of the first run was {answer.refusal}")
            taken += 1
        expected = BY_CODE["old-edits"].expected
        refused = "" if taken == _EDITS else f", then refused ({_TOO_OLD})"
        yield Observation("old-edits", expected if taken in _ABOUT else f"{taken} taken{refused}")

    return edits


def _token(last: LastRun) -> Callable[[TrialSession], Observations]:
    async def token(trial_run: TrialSession) -> Observations:
        if not last.token:
            raise NotTried("nobody had pressed in the first run")
        path = "/webhooks/{webhook_id}/{webhook_token}/messages/@original"
        answer = await trial_run.request("GET", path, webhook_id=trial_run.application, webhook_token=last.token)
        yield Observation("token-ended", "taken" if answer.taken else answer.refusal)

    return token
