"""What a command has chosen goes into a button and out of it again."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.commands.new import expansions_to_choose, seats_to_choose, variants_to_choose
from bot.domain.pace import Pace
from bot.games import GAMES
from bot.i18n.messages import Words
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.errors import Refused
from bot.services.open_table import TableRequest, request_of
from bot.tables import Invitee

BEN, GONE, BOT = 10**18 + 1, 10**18 + 2, 2**63 - 1


class Members:
    """A server in which one person is called Ben, one is a bot, and one is no more."""

    async def fetch_member(self, user: int) -> Any:
        """Return a member."""
        if user == GONE:
            raise discord.NotFound(cast(Any, SimpleNamespace(status=404, reason="")), "unknown member")
        return SimpleNamespace(id=user, display_name="Ben", bot=user == BOT)


async def read(code: str) -> TableRequest:
    return await request_of(code, cast(discord.Guild, Members()))


@pytest.mark.parametrize(
    "request_",
    [
        TableRequest(None, None, None, None, None, None, ()),
        TableRequest("sobek", 4, "open", None, "slow", None, (Invitee(BEN, "Ben"), Invitee(BOT, "Ben", bot=True))),
        TableRequest("duel", None, None, "treasures", None, True, ()),
    ],
)
async def test_the_same_comes_out_for_a_thread(request_: TableRequest) -> None:
    again = await read(request_.code)
    assert again.thread is True
    for part in ("game", "seats", "variant", "expansion", "pace", "people"):
        assert getattr(again, part) == getattr(request_, part), part


async def test_who_has_left_the_server_is_left_out() -> None:
    request = TableRequest(None, None, None, None, None, None, (Invitee(GONE, "Cleo"), Invitee(BEN, "Ben")))
    assert (await read(request.code)).people == (Invitee(BEN, "Ben"),)


def test_whatever_is_chosen_fits_into_a_custom_id() -> None:
    words, longest = Words.load(), lambda texts: max(map(str, texts), key=len)
    people = tuple(Invitee(2**64 - 1 - number, "") for number in range(max(seats_to_choose(GAMES)) - 1))
    request = TableRequest(
        longest(GAMES),
        max(seats_to_choose(GAMES)),
        longest(variants_to_choose(words, GAMES)),
        longest(expansions_to_choose(GAMES)),
        longest(Pace),
        None,
        people,
    )
    press = PressId(0, 0, Verb.OPEN_THREAD, request.code)
    assert len(str(press)) <= 100
    assert PressId.parse(str(press)) == press


@pytest.mark.parametrize("code", ["", "sobek", "sobek|2||", "sobek|many|||", "sobek|2||||Ben!", "sobek|2||||"])
async def test_what_no_button_says_is_refused(code: str) -> None:
    with pytest.raises(Refused):
        await read(code)
