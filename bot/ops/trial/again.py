"""What can be tried only later: edits of a message older than an hour, an interaction's token that has ended."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bot.ops.errors import OperationFailed
from bot.ops.trial.assumptions import BY_CODE
from bot.ops.trial.report import Row, Verdict, message
from bot.ops.trial.session import NOBODY, V2, Json, Session
from bot.ops.trial.trials import Found, Seen, Trial
from bot.ops.trial.wire import Untried
from bot.store.deletion_log import DATA

KEPT: Final = DATA / "try.json"
"""The file in which a run keeps for the next what that needs."""
WAIT: Final = 65 * 60
"""Seconds after a run from which on it can be tried again."""

_TOO_OLD: Final = 30046
_EDITS: Final = 6
_ABOUT: Final = range(2, 5)


@dataclass(frozen=True, slots=True)
class Kept:
    """What a run leaves for the next: its message, a token that ends, what was seen, and when (seconds since 1970)."""

    channel: int
    message: int
    token: str
    at: float
    rows: tuple[Row, ...]


def keep(file: Path, kept: Kept) -> None:
    """Write down what the next run needs, for the bot's user alone.

    Raises:
        OSError: it cannot be written.
    """
    rows = [[row.code, row.verdict.name, row.seen] for row in kept.rows]
    told: Json = {"channel": kept.channel, "message": kept.message, "token": kept.token, "at": kept.at, "rows": rows}
    file.parent.mkdir(parents=True, exist_ok=True)
    # A file that is there keeps its rights when it is opened.
    file.unlink(missing_ok=True)
    with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as out:
        json.dump(told, out)


def read(file: Path, now: float) -> Kept:
    """Return what the last run has left.

    Raises:
        OperationFailed: there is nothing, it cannot be read, or it is too early.
    """
    try:
        told = json.loads(file.read_text(encoding="utf-8"))
        rows = tuple(Row(code, Verdict[verdict], seen) for code, verdict, seen in told["rows"] if code in BY_CODE)
        kept = Kept(int(told["channel"]), int(told["message"]), str(told["token"]), float(told["at"]), rows)
    except FileNotFoundError:
        raise OperationFailed(f"There is no {file}: run `sobek-bot try --channel ID` before.") from None
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise OperationFailed(f"{file} cannot be read ({type(error).__name__}): delete it, and try again.") from None
    if now < kept.at + WAIT:
        minutes = int(kept.at + WAIT - now) // 60 + 1
        raise OperationFailed(f"It is too early: try again in {minutes} min.")
    return kept


def forget(file: Path) -> None:
    """Delete what the last run has left."""
    file.unlink(missing_ok=True)


def stays(rows: Sequence[Row], more: str = "") -> Json:
    """Return the body of the message that stays."""
    components = [{"type": 10, "content": f"{message(rows)}{more}"}]
    return {"flags": V2, "components": components, "allowed_mentions": NOBODY}


def later(kept: Kept) -> tuple[Trial, ...]:
    """Return the trials of what a run has left."""
    return Trial(("old-edits",), _old_edits(kept)), Trial(("token-ended",), _token(kept))


def _old_edits(kept: Kept) -> Callable[[Session], Found]:
    async def edits(session: Session) -> Found:
        taken = 0
        for number in range(_EDITS):
            answer = await session.edit(kept.message, stays(kept.rows, f"\n-# {number + 1}"))
            # discord.py waits such a refusal out, and the edit is made after all.
            if any(one.code == _TOO_OLD for one in answer.heard):
                break
            if not answer.taken:
                raise Untried(f"the edit of the message of the first run was {answer.refusal}")
            taken += 1
        expected = BY_CODE["old-edits"].expected
        refused = "" if taken == _EDITS else f", then refused ({_TOO_OLD})"
        yield Seen("old-edits", expected if taken in _ABOUT else f"{taken} taken{refused}")

    return edits


def _token(kept: Kept) -> Callable[[Session], Found]:
    async def token(session: Session) -> Found:
        if not kept.token:
            raise Untried("nobody had pressed in the first run")
        path = "/webhooks/{webhook_id}/{webhook_token}/messages/@original"
        answer = await session.request("GET", path, webhook_id=session.application, webhook_token=kept.token)
        yield Seen("token-ended", "taken" if answer.taken else answer.refusal)

    return token
