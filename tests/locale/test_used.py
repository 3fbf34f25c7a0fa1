"""No words are kept that nothing says: whoever translates has no work for nothing."""

from __future__ import annotations

import re
from pathlib import Path

import discord

import bot.words
from bot.closings import LENGTHS, Then
from bot.commands.language import SCOPES
from bot.games import GAMES
from bot.habits.days import Near, Unfit
from bot.paces import Ballot, Fallback, Pace
from bot.permissions import missing
from bot.screens.away import MANNERS
from bot.screens.habits import FROM, TO
from bot.screens.overtime import SNOOZES
from bot.screens.plans import KINDS
from bot.settings import Openers, Uncallable
from bot.tables import Ending, NotInvited, Reason
from bot.tables.foresight import BACK
from bot.tables.history import Missing
from bot.troubles import _message
from bot.words import ENGLISH
from engine.foresight import Void
from engine.game import Refusal
from render.face import Standing
from tests import commands

PROGRAM = Path(bot.words.__file__).parent.parent
FOLDER = PROGRAM / "locale" / ENGLISH

# A term that has one message for all its codes, such as a place, is looked up by the value that is named.
TERMS = {"place"}
COMPUTERS = range(1, 7)
NOTHING = discord.Permissions.none()


def test_every_message_of_all_games_is_said_somewhere() -> None:
    general = (path for path in sorted(FOLDER.glob("*.ftl")) if path.stem.partition("-")[0] not in GAMES)
    text = "\n".join(path.read_text(encoding="utf-8") for path in general)
    defined = re.findall(r"^([a-z][a-z0-9-]*) =", text, re.MULTILINE)
    assert len(defined) > 150
    written = set(re.findall(r"[\"']([a-z0-9-]+)[\"']", code("bot") + code("render")))
    mentioned = set(re.findall(r"\{ ([a-z][a-z0-9-]*) [}(]", text))
    assert [name for name in defined if name not in written | mentioned | TERMS | composed()] == []
    assert composed() - set(defined) == set()


def composed() -> set[str]:
    """Give every id that the program puts together out of a stem and a code."""
    lacking = {*missing(NOTHING, thread=True, new_thread=True), *missing(NOTHING, thread=False)}
    return {
        *(f"cmd-{name}-{part}" for name in commands.names() for part in ("name", "description")),
        *(f"computer-name-{number}" for number in COMPUTERS),
        *(_message(reason) for reason in Reason),
        *(f"error-history-{reason.code}" for reason in Missing),
        *(f"permission-{name.replace('_', '-')}" for name in lacking),
        *(f"refusal-{reason.code}" for reason in Refusal),
        *(f"scope-{scope}" for scope in SCOPES),
        *(f"pace-{pace}{part}" for pace in Pace for part in ("", "-means")),
        *(f"fallback-{fallback}" for fallback in Fallback),
        *(f"vote-{ballot}" for ballot in Ballot if ballot is not Ballot.WAIT),
        *(f"vote-{Ballot.WAIT}-{pace}" for pace in Pace),
        *(f"snooze-{kind}" for kind in SNOOZES),
        *(f"player-{standing}" for standing in Standing if standing is not Standing.PRESENT),
        # A game has no time limit: only a lobby ends by it.
        *(f"stopped-{ending.code}" for ending in Ending if ending is not Ending.TIME),
        *(f"{what}-{part}" for what in confirmed() for part in ("confirm", "button")),
        *(f"choice-{one}" for one in choices()),
        *(f"away-{manner}" for manner in MANNERS),
        *(f"away-day-{near}" for near in Near),
        *(f"error-away-{unfit}" for unfit in Unfit),
        *(f"habits-quiet-{end}-time" for end in (FROM, TO)),
        *(f"closing-in-{length}" for length in LENGTHS),
        *(f"closing-then-{then}" for then in Then),
        *(f"closing-line-{then}" for then in Then if then is not Then.CLOSE),
        *(f"invite-not-{why.code}" for why in NotInvited),
        *(f"plan-{part}-{kind}" for kind in KINDS for part in ("title", "open")),
        *(f"plan-void-{why}" for why in (*Void, BACK)),
        *(f"plan-{way}" for way in ("else", "also")),
        *(f"settings-openers-{openers}" for openers in Openers),
        *(f"settings-role-{reason}" for reason in Uncallable),
    }


def confirmed() -> list[str]:
    """Give what a command asks about before it is done."""
    return re.findall(r"ask\(reply, \"(\w+)\"", code("bot"))


def choices() -> set[str]:
    """Give the codes of choices for which a game has no words of its own."""
    common = set()
    for kind in GAMES:
        own = (FOLDER / f"{kind}-terms.ftl").read_text(encoding="utf-8")
        labelled = re.findall(r"Label\(\"choice\", \"([\w-]+)\"\)", code(f"engine/{kind}"))
        common |= {one for one in labelled if f"\n{kind}-choice-{one} =" not in own}
    return common


def code(folder: str) -> str:
    """Give the program text of a folder."""
    return "".join(path.read_text(encoding="utf-8") for path in sorted((PROGRAM / folder).rglob("*.py")))
