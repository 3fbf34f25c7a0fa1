"""A table without one person: nothing that stands beside the game, and nothing of what is shown, names him."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TypeVar

from bot.domain.recipient import Seat, User
from bot.store import Guest, Motion, MotionKind, Shown
from bot.tables.table import Table

K = TypeVar("K")
V = TypeVar("V")


def without(table: Table, user: int) -> Table:
    """Return a table with nothing of a person but his seat, which he has to leave besides.

    Guests, motions and watches that are his are gone, whom he has invited has been invited by nobody, what was decided
    in advance for his seat and what it said to motions is gone, for how long it was waited for and what signs it gave,
    and somebody else is the host.
    """
    seat = table.seat_of(user)
    shown = shown_without(table.shown, user)
    if seat is not None:
        shown = replace(shown, waits=_but(shown.waits, Seat(seat)))
    host = table.host
    if host == user:
        host = next((each for each in table.people if each != user), None)
    return replace(
        table,
        host=host,
        shown=shown,
        guests=tuple(_uninvited(guest, user) for guest in table.guests if guest.user != user),
        motions=tuple(_unsaid(motion, seat) for motion in table.motions if not _his(motion, user, seat)),
        watches=tuple(watch for watch in table.watches if watch.user != user),
        _plans=tuple(plan for plan in table._plans if plan.seat != seat),
    )


def shown_without(shown: Shown, user: int) -> Shown:
    """Return what is shown without a person who is called, waited for or to be added to a thread."""
    sending, his = shown.sending, User(user)
    if sending is not None:
        sending = replace(sending, called=_but(sending.called, his), messages=_but(sending.messages, his))
    return replace(
        shown,
        called=None if shown.called is None else _but(shown.called, his),
        sending=sending,
        invite=tuple(each for each in shown.invite if each != user),
        waits=_but(shown.waits, his),
    )


def _uninvited(guest: Guest, user: int) -> Guest:
    return replace(guest, by=None) if guest.by == user else guest


def _his(motion: Motion, user: int, seat: int | None) -> bool:
    """Whether somebody is to have what a motion is about, or has made it; a claim to his seat is another's."""
    return motion.user == user or (seat is not None and motion.seat == seat and motion.kind is not MotionKind.CLAIM)


def _unsaid(motion: Motion, seat: int | None) -> Motion:
    return replace(motion, ballots=_but(motion.ballots, seat)) if seat in motion.ballots else motion


def _but(kept: Mapping[K, V], gone: K | None) -> dict[K, V]:
    return {each: value for each, value in kept.items() if each != gone}
