"""What each failure of Discord means for what was to be done."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.discord_api.errors import timeout_of, trouble_of
from bot.reconciler import Blocked, ChannelGone, DiscordFailure, Forbidden, Gone, Rejected, Slow, TooOld, Unsure
from tests.bot.faults.discord import http

NOW = 1_790_000_000
MINUTE = 60


@pytest.mark.parametrize(
    ("status", "code", "kind"),
    [
        (404, 10008, Gone),
        (404, 10003, ChannelGone),
        (429, 30046, Slow),
        (400, 30046, TooOld),
        (403, 50013, Forbidden),
        (403, 50001, Forbidden),
        (400, 50083, Forbidden),
        (400, 200000, Blocked),
        (400, 200001, Blocked),
        (400, 50035, Rejected),
        (503, 0, Unsure),
    ],
)
def test_a_refusal_is_told_apart_by_its_code(status: int, code: int, kind: type[DiscordFailure]) -> None:
    raised = discord.Forbidden if status == 403 else discord.HTTPException
    assert type(trouble_of(http(raised, status, code))) is kind


def client_whose_member(until: str | None) -> Any:
    """Return a client whose own member has this end of its timeout."""

    async def get_member(guild: int, user: int) -> dict[str, Any]:
        assert (guild, user) == (7, 9)
        return {"communication_disabled_until": until}

    return SimpleNamespace(user=SimpleNamespace(id=9), http=SimpleNamespace(get_member=get_member))


@pytest.mark.parametrize(
    ("until", "found"),
    [
        (None, None),
        ("2026-09-21T14:23:20+00:00", NOW + 10 * MINUTE),
        ("2026-09-21T14:13:10+00:00", NOW - 10),
        ("2026-09-21T14:03:20+00:00", None),
    ],
    ids=["none", "lasting", "just over, as Discord's clock may be behind", "over"],
)
async def test_a_timeout_is_read_off_the_bots_own_member(until: str | None, found: float | None) -> None:
    assert await timeout_of(client_whose_member(until), 7, NOW) == found
