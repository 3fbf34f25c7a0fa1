"""The settings of a server for its tables, and what follows from them."""

from __future__ import annotations

from collections.abc import Container, Iterable
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from bot.domain.ladders import LadderPreset
from bot.domain.pace import USUAL_PACE, Fallback, Pace
from bot.domain.preferences import QuietHours


class Openers(StrEnum):
    """The users who may open tables in a server."""

    ALL = "all"
    """Everybody."""
    ROLE = "role"
    """Users with a role, and managers of the server."""
    MANAGE = "manage"
    """Managers of the server."""


class Uncallable(StrEnum):
    """Why a role cannot be pinged."""

    EVERYONE = "everyone"
    """It is the role of everybody."""
    BOT = "bot"
    """It belongs to a bot."""
    SILENT = "silent"
    """Nobody may mention it, and the bot lacks the permission to mention such roles."""
    GONE = "gone"
    """It was deleted."""


class HintState(StrEnum):
    """Whether a table gives hints, and why not."""

    ON = "on"
    OFF = "off"
    """The host does not want any, or has not chosen and there are several players."""
    NONE = "none"
    """No worker searches the game."""


@dataclass(frozen=True, slots=True)
class PingedRole:
    """The facts about a role that decide whether it can be pinged."""

    everyone: bool
    bot: bool
    mentionable: bool


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of a server.

    Tables stand only in `channels` and their threads, if any are named. `role` is pinged when a table is opened.
    `pace` and `fallback` are those of tables for which none are chosen, `threads` says whether such a table gets a
    thread of its own. `quiet` are the quiet hours of people who have none, `zone` the zone of them, if it is known.
    `openers` may open tables, with `opener_role` if it takes one. With `results` final boards have a line of ratings
    and the server has statistics, with `ladders` tables can be rated, and new ones are as it says; `announcements` is
    the channel in which tables and results are announced. Channels and roles that are named may be gone.
    """

    language: str | None = None
    channels: tuple[int, ...] = ()
    role: int | None = None
    pace: Pace = USUAL_PACE
    fallback: Fallback = Fallback.ASK
    threads: bool = False
    quiet: QuietHours | None = None
    zone: str | None = None
    openers: Openers = Openers.ALL
    opener_role: int | None = None
    results: bool = False
    ladders: LadderPreset | None = None
    announcements: int | None = None

    @property
    def rated_preset(self) -> bool | None:
        """Whether a new table is to be rated, None without ladders."""
        return None if self.ladders is None else self.ladders is LadderPreset.RATED

    def with_quiet(self, zone: str, *, start: int | None = None, end: int | None = None) -> Settings:
        """Return these with another start or end of the quiet hours, by the clocks of a zone.

        Raises:
            ValueError: the zone is not known.
        """
        return replace(self, quiet=QuietHours.moved(self.quiet, zone, start=start, end=end), zone=zone)

    def in_zone(self, zone: str) -> Settings:
        """Return these with another zone, also for the quiet hours."""
        return replace(self, zone=zone, quiet=None if self.quiet is None else replace(self.quiet, zone=zone))

    def opened_by(self, openers: Openers) -> Settings:
        """Return these with other users who may open tables; the role stays only if it matters."""
        return replace(self, openers=openers, opener_role=self.opener_role if openers is Openers.ROLE else None)

    def allowed_channels(self, there: Container[int]) -> tuple[int, ...]:
        """Return the existing channels in which tables may stand; empty if they may stand everywhere."""
        return tuple(channel for channel in self.channels if channel in there)

    def may_stand(self, channels: Iterable[int], there: Container[int]) -> bool:
        """Return whether a table may stand in a channel, or in a thread and its channel."""
        allowed_channels = self.allowed_channels(there)
        return not allowed_channels or any(one in allowed_channels for one in channels)

    def hints(self, *, searched: bool, chosen: bool) -> HintState:
        """Return whether a table of the server gives hints: the one place that decides it.

        Args:
            searched: whether a worker can search the table's game.
            chosen: whether the table gives hints by its host's choice, or by its number of players.
        """
        if not searched:
            return HintState.NONE
        return HintState.ON if chosen else HintState.OFF

    def openers_of(self, there: Container[int]) -> Openers:
        """Return who may open tables now: managers, if the role that it takes was deleted."""
        lost = self.openers is Openers.ROLE and self.opener_role not in there
        return Openers.MANAGE if lost else self.openers

    def may_open(self, roles: Container[int], there: Container[int], *, manages: bool) -> bool:
        """Return whether a user with these roles may open tables; a manager always may."""
        openers = self.openers_of(there)
        return manages or openers is Openers.ALL or (openers is Openers.ROLE and self.opener_role in roles)


NO_SETTINGS: Final = Settings()
"""The settings of a server that has set nothing."""


def uncallable(role: PingedRole | None, *, may_mention: bool) -> Uncallable | None:
    """Return why a role cannot be pinged; None if it can.

    Args:
        role: what is known of it; None if it is gone.
        may_mention: whether the bot may mention roles that others may not.
    """
    if role is None:
        return Uncallable.GONE
    if role.everyone:
        return Uncallable.EVERYONE
    if role.bot:
        return Uncallable.BOT
    return None if role.mentionable or may_mention else Uncallable.SILENT
