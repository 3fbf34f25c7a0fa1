"""Custom ids: what a button or select says when it is pressed, in at most 100 characters and valid for ever."""

from __future__ import annotations

import re
import secrets
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

_DIGITS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"
TEMPLATE: Final = re.compile(
    r"s:(?P<table>[0-9a-z]{1,10}):(?P<version>[0-9a-z]{1,6}):(?P<verb>[a-z]{1,3})(?::(?P<arg>[^:].{0,75}))?"
)
LONGEST_MODAL_ARG: Final = 50
_MODAL: Final = re.compile(
    r"s:(?P<table>[0-9a-z]{1,10}):(?P<version>[0-9a-z]{1,6}):(?P<verb>[a-z]{1,3})"
    rf":(?P<arg>[^:]{{0,{LONGEST_MODAL_ARG}}}):(?P<revision>[0-9a-z]{{1,13}}):(?P<opening>[0-9a-z]{{6}})"
)
"""A modal's custom id; no argument of a modal has a colon, so an older id is never taken for a newer."""


class Verb(StrEnum):
    """What a press asks for."""

    ACT = "a"
    BRANCH = "b"
    PICK = "k"
    PLAY = "p"
    HAND = "h"
    MORE = "m"
    SEE = "se"
    TEXT = "t"
    SCORES = "sc"
    KNOWN = "kn"
    RULES = "r"
    TOPIC = "rt"
    TAKE_BACK = "u"
    JOIN = "j"
    LEAVE = "l"
    ADD_COMPUTER = "ca"
    REMOVE_COMPUTER = "cr"
    LEVEL = "cv"
    START = "go"
    CANCEL = "x"
    OPTIONS = "op"
    VARIANT = "w"
    EXPANSION = "xp"
    WORD = "wd"
    REMATCH = "rm"
    RECORD = "rc"
    RESIGN = "rs"
    STOP = "st"
    FORGET = "f"
    HISTORY = "hi"
    FILM = "fi"
    BALLOT = "v"
    SNOOZE = "sz"
    PACE = "pc"
    PROPOSE = "pp"
    AGREE = "pa"
    DECLINE = "pd"
    GAMES = "g"
    NEXT = "n"
    REMINDERS = "rp"
    REMIND_EVERY = "re"
    REMIND_WHERE = "rw"
    QUIET = "q"
    ZONE = "z"
    CITY = "zc"
    AWAY = "aw"
    AWAY_AS = "as"
    BACK = "bk"
    RECAP = "ra"
    MISSED = "mi"
    AVOID = "av"
    PRIVACY = "pv"
    NOTE = "nt"
    WATCH = "wt"
    SPARE = "jn"
    NOTIFIED = "tb"
    CLOSES = "cl"
    SEAT_OFFER = "of"
    SEAT_TO = "ot"
    SEAT_TAKE = "tk"
    SEAT_OPEN = "oe"
    MOTION = "mo"
    MOTIONS = "ms"
    HOSTING = "ho"
    INVITE = "iv"
    REFUSE = "ix"
    INVITATIONS = "in"
    EXPORT = "ex"
    PLAN = "pln"
    PLAN_PICK = "plk"
    PLAN_PLAY = "plp"
    PLAN_ALLOW = "plc"
    PLAN_MAKE = "pls"
    PLAN_DROP = "plx"
    SETTINGS = "ss"
    HINT = "ht"
    HINTS = "hs"
    REVIEW = "rv"
    LEARN = "le"
    OPEN = "nw"
    SAMPLE = "sa"
    FIRSTS = "fs"
    PRACTICE = "pr"
    NOTE_SENT = "nts"
    AWAY_SENT = "aws"
    WORD_SENT = "wds"


MODAL_VERBS: Final = frozenset({Verb.WORD, Verb.AWAY, Verb.NOTE})
"""What a modal may be about."""


LOBBY_VERBS: Final = frozenset(
    {
        Verb.JOIN,
        Verb.LEAVE,
        Verb.ADD_COMPUTER,
        Verb.REMOVE_COMPUTER,
        Verb.LEVEL,
        Verb.START,
        Verb.CANCEL,
        Verb.OPTIONS,
        Verb.VARIANT,
        Verb.EXPANSION,
        Verb.WORD,
        Verb.WORD_SENT,
        Verb.SPARE,
        Verb.NOTIFIED,
        Verb.INVITE,
        Verb.REFUSE,
        Verb.HINTS,
    }
)
"""What the buttons of a lobby and of its page of options ask for, and no board's."""

OWN_SEAT_VERBS: Final = frozenset(
    {
        Verb.ACT,
        Verb.BRANCH,
        Verb.PICK,
        Verb.PLAY,
        Verb.HAND,
        Verb.MORE,
        Verb.SEE,
        Verb.TEXT,
        Verb.SCORES,
        Verb.KNOWN,
        Verb.RULES,
        Verb.TOPIC,
        Verb.TAKE_BACK,
        Verb.RECORD,
        Verb.RESIGN,
        Verb.STOP,
        Verb.HISTORY,
        Verb.FILM,
        Verb.SNOOZE,
        Verb.AWAY,
        Verb.PACE,
        Verb.PROPOSE,
        Verb.RECAP,
        Verb.MISSED,
        Verb.NOTE,
        Verb.NOTE_SENT,
        Verb.CLOSES,
        Verb.SEAT_OFFER,
        Verb.SEAT_TO,
        Verb.MOTION,
        Verb.MOTIONS,
        Verb.HOSTING,
        Verb.PLAN,
        Verb.PLAN_PICK,
        Verb.PLAN_PLAY,
        Verb.PLAN_ALLOW,
        Verb.PLAN_MAKE,
        Verb.PLAN_DROP,
        Verb.HINT,
        Verb.REVIEW,
        Verb.FIRSTS,
    }
)
"""What whoever sits at a table may ask for from anywhere: nothing that needs a channel, or a permission in one."""

STOP: Final = "stop"
"""Of what somebody asks for who wants to watch no longer: he may do so from anywhere."""


@dataclass(frozen=True, slots=True)
class PressId:
    """A custom id taken apart: the table, the version that its message showed, what is asked for, and of what."""

    table: int
    version: int
    verb: Verb
    arg: str = ""
    revision: int | None = None
    """Of a modal: the revision of what it was filled from, 0 where nothing was stored; None in older custom ids."""
    opening: str = ""
    """Of a modal: random characters, others at each opening, because a phone shows again what an id first opened."""

    def __str__(self) -> str:
        text = f"s:{base36(self.table)}:{base36(self.version)}:{self.verb}"
        if self.opening:
            return f"{text}:{self.arg}:{base36(self.revision or 0)}:{self.opening}"
        return f"{text}:{self.arg}" if self.arg else text

    @classmethod
    def parse(cls, text: str) -> PressId | None:
        """Return the parts of a custom id, or None if it is none of ours."""
        modal = _MODAL.fullmatch(text)
        if modal is not None and modal["verb"] in MODAL_VERBS:
            head = int(modal["table"], 36), int(modal["version"], 36), Verb(modal["verb"])
            return cls(*head, modal["arg"], int(modal["revision"], 36), modal["opening"])
        match = TEMPLATE.fullmatch(text)
        if match is None or match["verb"] not in set(Verb):
            return None
        return cls(int(match["table"], 36), int(match["version"], 36), Verb(match["verb"]), match["arg"] or "")


def random_opening() -> str:
    """Return random characters for one opening of a modal."""
    return "".join(secrets.choice(_DIGITS) for _ in range(6))


def base36(number: int) -> str:
    """Return a number, from 0, in digits and small letters."""
    text = ""
    while number:
        number, digit = divmod(number, 36)
        text = _DIGITS[digit] + text
    return text or "0"
