"""Custom ids of buttons, selects and modals: at most 100 characters, and valid for ever."""

from __future__ import annotations

import re
import secrets
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bot.helpers.base36 import DIGITS, base36

TEMPLATE: Final = re.compile(
    r"s:(?P<table>[0-9a-z]{1,10}):(?P<version>[0-9a-z]{1,6}):(?P<verb>[a-z]{1,3})(?::(?P<arg>[^:].{0,75}))?"
)
LONGEST_MODAL_ARG: Final = 50
_MODAL: Final = re.compile(
    r"s:(?P<table>[0-9a-z]{1,10}):(?P<version>[0-9a-z]{1,6}):(?P<verb>[a-z]{1,3})"
    rf":(?P<arg>[^:]{{0,{LONGEST_MODAL_ARG}}}):(?P<revision>[0-9a-z]{{1,13}}):(?P<opening>[0-9a-z]{{6}})"
)
"""A modal's custom id; no argument of a modal has a colon, so an older id is never read as a newer one."""


class Verb(StrEnum):
    """The request of a press."""

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
    ICONS = "ic"
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
    HELP = "he"
    WELCOME = "wc"
    NOTE_SENT = "nts"
    AWAY_SENT = "aws"
    WORD_SENT = "wds"
    SETUP = "su"
    GIVE_SEAT = "gv"
    FAIR_PLAY = "fp"
    OPEN_THREAD = "nth"
    SEAT_ASK = "oq"
    LANGUAGE = "lg"
    ASK_STOP = "ask"
    LADDER = "la"
    SHOW_LADDER = "las"
    MANAGE_LADDERS = "mla"
    HIDE = "hid"


STOP: Final = "stop"
"""The argument that ends watching; it is served from anywhere."""
ASK: Final = "ask"
"""The argument, or a part of it, by which a press is asked about before anything is done."""


@dataclass(frozen=True, slots=True)
class PressId:
    """The parts of a custom id: the table, the version that its message showed, the verb and its argument."""

    table: int
    version: int
    verb: Verb
    arg: str = ""
    revision: int | None = None
    """Of a modal: the revision of its stored content, 0 if nothing was stored; None in older custom ids."""
    opening: str = ""
    """Of a modal: random characters for each opening, because a phone caches a modal by its custom id."""

    def __str__(self) -> str:
        text = f"s:{base36(self.table)}:{base36(self.version)}:{self.verb}"
        if self.opening:
            return f"{text}:{self.arg}:{base36(self.revision or 0)}:{self.opening}"
        return f"{text}:{self.arg}" if self.arg else text

    @classmethod
    def parse(cls, text: str, *, sent: bool = False) -> PressId | None:
        """Return the parts of a custom id, or None if it is none of the bot's.

        Args:
            text: the custom id.
            sent: whether it is the id of a sent modal; modals that were opened before there were revisions have none.
        """
        modal = _MODAL.fullmatch(text) if sent else None
        if modal is not None and modal["verb"] in set(Verb):
            head = int(modal["table"], 36), int(modal["version"], 36), Verb(modal["verb"])
            return cls(*head, modal["arg"], int(modal["revision"], 36), modal["opening"])
        match = TEMPLATE.fullmatch(text)
        if match is None or match["verb"] not in set(Verb):
            return None
        return cls(int(match["table"], 36), int(match["version"], 36), Verb(match["verb"]), match["arg"] or "")


def random_opening() -> str:
    """Return random characters for one opening of a modal."""
    return "".join(secrets.choice(DIGITS) for _ in range(6))
