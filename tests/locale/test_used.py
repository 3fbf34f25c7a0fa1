"""No words are kept that nothing says: whoever translates has no work for nothing."""

from __future__ import annotations

import re
from enum import Enum

import pytest

from bot.domain.preferences.absence_days import DayRefusal
from bot.i18n.messages import ENGLISH
from bot.tables import Ending, InvitationRefusal, Reason
from bot.tables.history import NoHistoryReason
from engine.duel import actions as duel_actions
from engine.game import Refusal
from engine.planning.contract import Void
from engine.sobek import actions as sobek_actions
from tests.locale.composed import NO_MESSAGES, PROGRAM, composed, literals, shapes, text_of
from tests.locale.messages import messages

TEXT = "\n".join(path.read_text(encoding="utf-8") for path in sorted((PROGRAM / "locale" / ENGLISH).glob("*.ftl")))
DEFINED = {message.id.name for message in messages(ENGLISH)}
MADE = composed(DEFINED)


def test_every_message_is_said_somewhere() -> None:
    """Its id stands in the program, is put together there of codes that occur, or another message has it within."""
    assert len(DEFINED) > 1500
    mentioned = set(re.findall(r"\{ ([a-z][a-z0-9-]*) [}(]", TEXT))
    said = literals("bot") | literals("render") | mentioned | set().union(*MADE.values())
    assert sorted(DEFINED - said) == []


def test_every_id_that_is_put_together_has_its_message() -> None:
    """So a code that is new cannot be without words, nor one that is gone be kept in the list of those that occur."""
    assert {shape: sorted(lacking) for shape, made in MADE.items() if (lacking := made - DEFINED)} == {}


def test_every_way_of_putting_an_id_together_is_known() -> None:
    """A new f-string has to be filled with its codes before any message counts as said by it."""
    found = shapes("bot") | shapes("render")
    assert sorted(found - {*MADE} - NO_MESSAGES) == []
    assert sorted(({*MADE} | NO_MESSAGES) - found) == []


@pytest.mark.parametrize(
    ("reasons", "folder"),
    [
        (Reason, "bot"),
        (NoHistoryReason, "bot"),
        (InvitationRefusal, "bot"),
        (Ending, "bot"),
        (DayRefusal, "bot"),
        (Refusal, "engine"),
        (Void, "engine"),
        (sobek_actions.Reason, "engine/sobek"),
        (duel_actions.Reason, "engine/duel"),
    ],
    ids=lambda one: one if isinstance(one, str) else f"{one.__module__}.{one.__name__}",
)
def test_every_reason_that_has_words_is_given_somewhere(reasons: type[Enum], folder: str) -> None:
    """A code that nothing names any more would keep its words for ever."""
    given = set(re.findall(rf"\b{reasons.__name__}\.([A-Z_]+)\b", text_of(folder)))
    assert [one.name for one in reasons if one.name not in given] == []
