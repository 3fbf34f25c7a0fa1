"""What a lobby shows of invitations: for whom seats are held, who is called, who may be invited."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.app_context import App
from bot.deadlines.table_deadlines import TableContext
from bot.domain.lobby_expiry_choices import LobbyExpiryAction
from bot.domain.outages import Outage, Outages
from bot.domain.pace import DAY, HOUR, Fallback, Pace, PaceProposal
from bot.interactions.custom_id import PressId, Verb
from bot.screens.lobby import lobby_screen
from bot.screens.lobby_invitations import ACCEPT, refusal_lines
from bot.screens.lobby_options import options_page
from bot.store import Guest, GuestKind, Motion, MotionKind
from bot.tables import InvitationRefusal, Table
from tests.bot.message_limits import NAME, check
from tests.bot.screens.invited_lobbies import AT, BEN, CLEO, held, lobby
from tests.bot.screens.pages import app, parts, text
from tests.locale.messages import LANGUAGES, PHONE_LABEL

__all__ = ["app"]

USER_SELECT = 5
ROLE = 10**18 + 99


def offered(screen: Any) -> dict[str, Any]:
    """Return what can be pressed and is not disabled, by verb and argument."""
    found = {}
    for part in parts(screen):
        press = PressId.parse(part.get("custom_id") or "")
        if press is not None and not part.get("disabled"):
            found[f"{press.verb}:{press.arg}"] = part
    return found


async def test_a_lobby_names_those_for_whom_seats_are_held(app: App) -> None:
    """In the order of seats, with the moment until when; they answer by buttons of their own."""
    screen = lobby_screen(app, lobby(held(BEN)))
    assert f"\n2. Held for <@{BEN}>, free again <t:{AT + DAY}:R>\n3. *Open seat*" in text(screen)
    assert {f"j:{ACCEPT}", f"{Verb.REFUSE}:"} <= offered(screen).keys()
    plain = lobby_screen(app, lobby())
    assert not {f"j:{ACCEPT}", f"{Verb.REFUSE}:"} & offered(plain).keys()


async def test_an_outage_makes_it_longer_there_too(app: App) -> None:
    """What is shown is what holds."""
    context = TableContext(outages=Outages((Outage(AT + 5, AT + 5 + HOUR),)))
    assert f"<t:{AT + DAY + HOUR}:R>" in text(lobby_screen(app, lobby(held(BEN)), context, AT + DAY))


async def test_as_many_can_be_chosen_as_there_is_room_for_and_as_are_invited(app: App) -> None:
    """An invited person can be chosen again, which withdraws the invitation; on a full table that is all."""

    def most(table: Table) -> int | None:
        select = offered(options_page(app, table, 10**18, "en")).get(f"{Verb.INVITE}:")
        if select is None:
            return None
        assert (select["type"], select["min_values"]) == (USER_SELECT, 1)
        return int(select["max_values"])

    assert most(lobby()) == 3
    assert most(lobby(held(BEN))) == 3
    full = lobby(held(BEN), held(CLEO), seated=2)
    assert most(full) == 2
    assert f"{Verb.ADD_COMPUTER}:" not in offered(lobby_screen(app, full))
    assert f"{Verb.JOIN}:" not in offered(lobby_screen(app, full)), "nobody else can join"
    assert f"{Verb.JOIN}:{ACCEPT}" in offered(lobby_screen(app, full)), "for those who are invited"
    assert "The free seats are held for invitations" in text(lobby_screen(app, full))
    assert "held for invitations" not in text(lobby_screen(app, lobby(seated=4)))
    assert most(lobby(seated=4)) is None


async def test_a_role_is_named_as_long_as_there_is_room(app: App) -> None:
    """By a mention, which calls only where it is allowed to."""
    assert f"<@&{ROLE}>, a table is open here." in text(lobby_screen(app, lobby(role=ROLE)))
    assert str(ROLE) not in text(lobby_screen(app, lobby(role=ROLE, seated=4)))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_fullest_lobby_keeps_the_limits(app: App, language: str) -> None:
    """With people invited, waiting to join, a role, another pace proposed, a motion, and each button at once."""
    spares = [Guest(BEN + n, GuestKind.SPARE, NAME, None, AT, None, n) for n in range(25)]
    motion = Motion(MotionKind.HOST, 1, 10**18 + 1, NAME, AT, 1, True)
    table = replace(
        lobby(held(BEN), *spares, seated=2, language=language, role=ROLE),
        proposal=PaceProposal(Pace.SLOW, Fallback.TAKEOVER, (10**18,)),
        motions=(motion,),
        closing=LobbyExpiryAction.FILL,
    )
    labels = check(lobby_screen(app, table))
    assert {label for label in labels if len(label) > PHONE_LABEL} == set()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_each_refusal_names_the_one_whom_it_is_about(app: App, language: str) -> None:
    """Unless it is the reader."""
    speech = app.words.speech(language, markdown=True)
    for why in InvitationRefusal:
        (line,) = refusal_lines([(BEN, why)], speech)
        assert (f"<@{BEN}>" in line) == (why is not InvitationRefusal.SELF)
