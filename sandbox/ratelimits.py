"""Rate limits as Discord's: a bucket for each route and place, 50 requests a second in all, and what a ban counts.

What Discord documents is kept to the letter: headers, body, scopes, major parameters, the 50 a second, who is exempt,
and what an invalid request is. It documents no figures of single routes: these are as seen, or assumed; docs/sandbox.md
says which.
"""

from __future__ import annotations

import hashlib
import math
import re
from collections import Counter, deque
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from sandbox.errors import Json, Refusal
from sandbox.ids import Clock

EVERYWHERE: Final = 50
"""Requests of one bot in a second."""
INVALID: Final = 10_000
"""Answers of 401, 403 and 429 in ten minutes after which Discord bans an address for a while."""

_SECOND: Final = 1.0
_TEN_MINUTES: Final = 600.0
_INVALID_STATUS: Final = frozenset({401, 403, 429})
_MOST_WINDOWS: Final = 4096
_MAJOR: Final = re.compile(r"/(?:channels|guilds)/(\d+)|/webhooks/(\d+)(?:/([^/]+))?")
_OTHER: Final = re.compile(r"(?<=/reactions/)[^/]+|\d+")
_OWN_TOKEN: Final = re.compile(r"/interactions/|/webhooks/\d+/[^/]+")
"""What carries an interaction's or a webhook's own token and so counts for no bot."""
_UNLIMITED: Final = re.compile(r"/interactions/\d+/[^/]+/callback")
_PLENTY: Final = {"X-RateLimit-Limit": "1000", "X-RateLimit-Remaining": "999", "X-RateLimit-Reset-After": "1.000"}
"""What is told while nothing is limited."""


@dataclass(frozen=True, slots=True)
class Figure:
    """So many requests in so many seconds, counted from the first of them."""

    many: int
    seconds: float


FIGURES: Final[Mapping[str, Figure]] = {
    "POST /channels/#/messages": Figure(5, 5.0),
    "PATCH /channels/#/messages/#": Figure(5, 5.0),
    "DELETE /channels/#/messages/#": Figure(5, 1.0),
    "POST /channels/#/messages/bulk-delete": Figure(1, 3.0),
    "GET /channels/#/messages": Figure(5, 5.0),
    "GET /channels/#/messages/#": Figure(5, 5.0),
    "POST /channels/#/typing": Figure(5, 5.0),
    "PATCH /channels/#": Figure(5, 15.0),
    "GET /gateway/bot": Figure(2, 5.0),
}
_OTHERS: Final = Figure(10, 5.0)
_HOOKS: Final = Figure(5, 2.0)
_RENAMES: Final = Figure(2, _TEN_MINUTES)
"""Of one channel or thread: hidden behind the bucket of its route, whose headers know nothing of it."""


@dataclass(slots=True)
class _Window:
    """What is used of a figure since the first request."""

    figure: Figure
    ends: float = 0.0
    used: int = 0

    def left(self, now: float) -> int:
        """Return how many requests are left, with a new window if the last one is over."""
        if now >= self.ends:
            self.ends, self.used = now + self.figure.seconds, 0
        return self.figure.many - self.used

    def take(self, now: float) -> None:
        """Count a request."""
        self.used += 1


@dataclass(slots=True)
class _Sliding(_Window):
    """What is used of a figure in the time before each request."""

    taken: deque[float] = field(default_factory=deque)

    def left(self, now: float) -> int:
        """Return how many requests are left: each counts for as long as the figure says."""
        while self.taken and now - self.taken[0] >= self.figure.seconds:
            self.taken.popleft()
        self.ends = (self.taken[0] if self.taken else now) + self.figure.seconds
        return self.figure.many - len(self.taken)

    def take(self, now: float) -> None:
        """Count a request."""
        self.taken.append(now)


class TooMany(Refusal):
    """A request too many; unlike other refusals it has no code.

    Args:
        seconds: after how long it may be tried again.
        scope: "user" for a bucket of the bot's, "shared" for one of the place's, "global" for all requests.
        headers: those of the bucket.
    """

    def __init__(self, seconds: float, scope: str, headers: Mapping[str, str]) -> None:
        wait = _up(max(seconds, 0.001))
        told = {"Retry-After": str(math.ceil(wait)), "X-RateLimit-Scope": scope, "Via": "1.1 sandbox"}
        super().__init__(
            429,
            0,
            "You are being rate limited.",
            extra={"retry_after": wait, "global": scope == "global"},
            headers={**headers, **told},
        )

    def body(self) -> Json:
        """Return the JSON that Discord answers with."""
        return {"message": self.message, **self.extra}


class RateLimits:
    """Counts the bot's requests, and refuses those that are too many while it is switched on.

    Args:
        clock: the time by which windows pass.
        on: whether limits are kept; invalid requests are counted in any case.
    """

    def __init__(self, clock: Clock, *, on: bool = False) -> None:
        self.on = on
        self.sliding = False
        """Whether windows slide: Discord's are assumed to end as a whole. For those that are begun from then on."""
        self.earned: Counter[str] = Counter()
        """Every 429 that was answered, by its scope."""
        self.counted = 0
        """Requests that were let pass and counted against the 50 a second."""
        self._clock = clock
        self._windows: dict[str, _Window] = {}
        self._latest: deque[float] = deque()
        self._invalid: deque[float] = deque(maxlen=2 * INVALID)

    @property
    def invalid(self) -> int:
        """Invalid requests of the last ten minutes."""
        now = self._clock.now()
        while self._invalid and now - self._invalid[0] >= _TEN_MINUTES:
            self._invalid.popleft()
        return len(self._invalid)

    def state(self) -> Json:
        """Return what `GET /control/state` tells."""
        return {
            "on": self.on,
            "counted": self.counted,
            "earned": dict(self.earned),
            "invalid": self.invalid,
            "invalid_limit": INVALID,
            "banned": self.invalid >= INVALID,
        }

    def take(self, method: str, path: str, body: Any = None) -> dict[str, str]:
        """Count a request and give the headers of its bucket, none for what is never limited.

        Args:
            method: the HTTP method.
            path: the path below /api/v10.
            body: what is sent, for a limit may lie on a single key of it.

        Raises:
            Refusal: 429, one limit or another is reached; nothing is counted.
        """
        if not self.on:
            return dict(_PLENTY)
        if _UNLIMITED.fullmatch(path):
            return {}
        now = self._clock.now()
        own_token = _OWN_TOKEN.match(path) is not None
        if not own_token:
            self._see_everywhere(now)
        template, major = route_of(path)
        window, bucket = self._window(f"{method} {template}", major, own_token), bucket_of(method, template)
        left = window.left(now)
        if left <= 0:
            raise TooMany(window.ends - now, "user", _headers(window, bucket, 0, now))
        headers = _headers(window, bucket, left - 1, now)
        if method == "PATCH" and template == "/channels/#" and isinstance(body, dict) and "name" in body:
            self._rename(major, now, headers)
        window.take(now)
        if not own_token:
            self.counted += 1
            self._latest.append(now)
        return headers

    def note(self, status: int, scope: str | None) -> None:
        """Count an answer if its request was invalid; a limit that others share is nobody's own fault."""
        if status == 429:
            self.earned[scope or "user"] += 1
        if status in _INVALID_STATUS and scope != "shared":
            self._invalid.append(self._clock.now())

    def _see_everywhere(self, now: float) -> None:
        latest = self._latest
        while latest and now - latest[0] >= _SECOND:
            latest.popleft()
        if len(latest) >= EVERYWHERE:
            raise TooMany(_SECOND - (now - latest[0]), "global", {"X-RateLimit-Global": "true"})

    def _rename(self, channel: str, now: float, headers: dict[str, str]) -> None:
        window = self._kept(f"rename {channel}", _RENAMES)
        if window.left(now) <= 0:
            raise TooMany(window.ends - now, "shared", headers)
        window.take(now)

    def _window(self, route: str, major: str, own_token: bool) -> _Window:
        return self._kept(f"{route} {major}", _HOOKS if own_token else FIGURES.get(route, _OTHERS))

    def _kept(self, key: str, figure: Figure) -> _Window:
        window = self._windows.get(key)
        if window is None:
            if len(self._windows) >= _MOST_WINDOWS:
                now = self._clock.now()
                self._windows = {key: one for key, one in self._windows.items() if one.ends > now}
            window = self._windows[key] = (_Sliding if self.sliding else _Window)(figure)
        return window


def route_of(path: str) -> tuple[str, str]:
    """Split a path into its route, with # for numbers and tokens, and its major parameter, which may be empty."""
    found = _MAJOR.match(path)
    major = "+".join(part for part in found.groups() if part) if found else ""
    if found and found[3]:
        path = path[: found.start(3)] + "#" + path[found.end(3) :]
    return _OTHER.sub("#", path), major


def bucket_of(method: str, template: str) -> str:
    """Make the name under which a route's bucket goes, the same in all places."""
    return hashlib.blake2b(f"{method} {template}".encode(), digest_size=16).hexdigest()


def _headers(window: _Window, bucket: str, left: int, now: float) -> dict[str, str]:
    return {
        "X-RateLimit-Limit": str(window.figure.many),
        "X-RateLimit-Remaining": str(left),
        "X-RateLimit-Reset": f"{_up(window.ends):.3f}",
        "X-RateLimit-Reset-After": f"{_up(window.ends - now):.3f}",
        "X-RateLimit-Bucket": bucket,
    }


def _up(seconds: float) -> float:
    """Round up to milliseconds: a client that waits as long as it is told must not come too early."""
    return math.ceil(seconds * 1000) / 1000
