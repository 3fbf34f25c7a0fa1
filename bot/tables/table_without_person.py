"""Remove a person from a table: from its guests, motions, spectators and plans, and from what its channel shows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TypeVar

from bot.domain.ping_recipient import Seat, User
from bot.store import Guest, Motion, MotionKind, ShownState
from bot.tables.table import Table

K = TypeVar("K")
V = TypeVar("V")


def without_person(table: Table, user: int) -> Table:
    """Return a table that names a person nowhere but on their seat, which they must leave separately.

    The person's guest entries, motions and watches are removed, and what is about them that keeps a game from being
    rated. People whom they invited have no inviter. The plans of their seat, its ballots on motions, and the record of
    waiting for it are removed. Another person becomes the host.
    """
    seat = table.seat_of(user)
    shown = shown_without_person(table.shown, user)
    if seat is not None:
        shown = replace(shown, waits=_without(shown.waits, Seat(seat)))
    host = table.host
    if host == user:
        host = next((each for each in table.people if each != user), None)
    return replace(
        table,
        host=host,
        shown=shown,
        guests=tuple(_uninvited(guest, user) for guest in table.guests if guest.user != user),
        motions=tuple(_without_ballot(motion, seat) for motion in table.motions if not _is_of(motion, user, seat)),
        unrated=tuple(one for one in table.unrated if user not in (one.user, one.other)),
        watches=tuple(watch for watch in table.watches if watch.user != user),
        _plans=tuple(plan for plan in table._plans if plan.seat != seat),
    )


def shown_without_person(shown: ShownState, user: int) -> ShownState:
    """Return the shown state without a person: no pings, no waiting, no invitation to the thread."""
    sending, recipient = shown.sending, User(user)
    if sending is not None:
        sending = replace(
            sending, pinged=_without(sending.pinged, recipient), messages=_without(sending.messages, recipient)
        )
    return replace(
        shown,
        pinged=None if shown.pinged is None else _without(shown.pinged, recipient),
        sending=sending,
        invite=tuple(each for each in shown.invite if each != user),
        waits=_without(shown.waits, recipient),
    )


def _uninvited(guest: Guest, user: int) -> Guest:
    return replace(guest, by=None) if guest.by == user else guest


def _is_of(motion: Motion, user: int, seat: int | None) -> bool:
    """Whether a motion is by or for this person; a claim to their seat belongs to the claimant."""
    return motion.user == user or (seat is not None and motion.seat == seat and motion.kind is not MotionKind.CLAIM)


def _without_ballot(motion: Motion, seat: int | None) -> Motion:
    return replace(motion, ballots=_without(motion.ballots, seat)) if seat in motion.ballots else motion


def _without(values: Mapping[K, V], key: K | None) -> dict[K, V]:
    return {each: value for each, value in values.items() if each != key}
