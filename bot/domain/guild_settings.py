"""What a server has set for its tables: a value, and what follows from it for whoever wants something there."""

from __future__ import annotations

from collections.abc import Container, Iterable
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from bot.domain.pace import USUAL_PACE, Fallback, Pace
from bot.domain.preferences import QuietHours


class Openers(StrEnum):
    """Who may open tables in a server."""

    ALL = "all"
    """Everybody."""
    ROLE = "role"
    """Who has a role, and who manages the server."""
    MANAGE = "manage"
    """Who manages the server."""


class Uncallable(StrEnum):
    """Why a role cannot be called."""

    EVERYONE = "everyone"
    """It is that of everybody."""
    BOT = "bot"
    """It belongs to a bot."""
    SILENT = "silent"
    """Nobody may mention it, and the bot may not mention what nobody may."""
    GONE = "gone"
    """It is there no more."""


class HintState(StrEnum):
    """Whether a table gives hints, and why not."""

    ON = "on"
    OFF = "off"
    """The host does not want any, or has not chosen and there are several players."""
    NONE = "none"
    """No worker searches the game."""


@dataclass(frozen=True, slots=True)
class Role:
    """What is to be known of a role before it is called."""

    everyone: bool
    bot: bool
    mentionable: bool


@dataclass(frozen=True, slots=True)
class Settings:
    """What a server has set.

    Tables stand in `channels` and their threads alone, where any are named. `role` is called when a table is opened.
    `pace` and `fallback` are those of tables for which none are chosen, `threads` tells whether such a table gets a
    thread of its own. `quiet` are the quiet hours of people who have none, `zone` the zone of them, if it is known.
    `openers` may open tables, with `opener_role` if it takes one. Channels and roles that are named may be gone.
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

    def with_quiet(self, zone: str, *, start: int | None = None, end: int | None = None) -> Settings:
        """Return these with one end of the quiet hours chosen, as the clocks of a zone read.

        Raises:
            ValueError: the zone is not known.
        """
        return replace(self, quiet=QuietHours.moved(self.quiet, zone, start=start, end=end), zone=zone)

    def in_zone(self, zone: str) -> Settings:
        """Return these with another zone, by whose clocks the quiet hours are from now on."""
        return replace(self, zone=zone, quiet=None if self.quiet is None else replace(self.quiet, zone=zone))

    def opened_by(self, openers: Openers) -> Settings:
        """Return these with others who may open tables; a role is kept only where it takes one."""
        return replace(self, openers=openers, opener_role=self.opener_role if openers is Openers.ROLE else None)

    def places(self, there: Container[int]) -> tuple[int, ...]:
        """Return the channels in which tables may stand, of those that are there; none if it is everywhere."""
        return tuple(channel for channel in self.channels if channel in there)

    def may_stand(self, place: Iterable[int], there: Container[int]) -> bool:
        """Whether a table may stand in a place: a channel, or a thread and the channel that it is in."""
        places = self.places(there)
        return not places or any(one in places for one in place)

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
        """Return who may open tables now: where it takes a role that is none of those there, who manages the server."""
        lost = self.openers is Openers.ROLE and self.opener_role not in there
        return Openers.MANAGE if lost else self.openers

    def may_open(self, roles: Container[int], there: Container[int], *, manages: bool) -> bool:
        """Whether somebody with these roles may open tables; who manages the server always may."""
        openers = self.openers_of(there)
        return manages or openers is Openers.ALL or (openers is Openers.ROLE and self.opener_role in roles)


NO_SETTINGS: Final = Settings()
"""Of a server that has set nothing."""


def uncallable(role: Role | None, *, may_mention: bool) -> Uncallable | None:
    """Return why a role cannot be called, or None if it can.

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
