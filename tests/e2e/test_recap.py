"""Whoever comes back is told what he missed: on the board, in his hand, and as an animation that only he gets."""

from __future__ import annotations

import io
from random import Random

import pytest
from PIL import Image

from bot.i18n.messages import Words
from bot.interactions.custom_id import PressId, Verb
from sandbox.server import Sandbox
from tests.e2e.conftest import NewTable
from tests.e2e.harness import FILM, file_of, labels

pytestmark = pytest.mark.asyncio(loop_scope="module")

WORDS = Words.load()


async def test_what_was_missed_is_told_on_the_board_in_the_hand_and_as_an_animation(
    sandbox: Sandbox, new_table: NewTable
) -> None:
    table, chance = new_table(3), Random(11)
    await table.start(3)
    first, _ = await table.turn(chance, take=1)
    hand = await first.press(table.board, "My hand")
    assert WORDS.text("en", "board-since") not in hand.text
    forged = str(PressId(table.row["id"], table.row["version"], Verb.RECAP))
    nothing = await first.press(table.board, forged, stale=True)
    assert (nothing.text, nothing.ephemeral) == (WORDS.text("en", "error-film-nothing"), True)
    others = [(await table.turn(chance, take=1))[0] for _ in range(2)]
    assert table.asked() == [first]

    told = [part.get("content", "") for part in texts(table.board)][1]
    board = "\n".join(line.removeprefix("-# ") for line in told.splitlines())
    assert f"{others[-1].user.global_name} took" in board, "the newest is told where there is room for one alone"
    assert first.user.global_name not in board
    hand = await first.press(table.board, "My hand")
    assert f"{others[-1].user.global_name} took" in hand.text
    assert f"-# {WORDS.text('en', 'board-since')}" in hand.text
    page = await first.press(hand.message, str(PressId(table.row["id"], table.row["version"], Verb.MISSED)), stale=True)
    assert page.message["id"] == hand.message["id"]
    for one in others:
        assert f"{one.user.global_name} took" in page.text
    assert WORDS.text("en", "hand-film") in labels(page.message)
    film = await first.press(page.message, "Show animation", wait=FILM)
    assert film.ephemeral
    assert film.message["id"] != page.message["id"]
    back = await first.press(page.message, "My hand")
    assert back.message["id"] == page.message["id"]
    assert film.text == f"### {WORDS.text('en', 'board-since')}"
    (attachment,) = film.message["attachments"]
    assert (attachment["content_type"], attachment["width"]) == ("image/gif", 800)
    assert Image.open(io.BytesIO(file_of(sandbox, film.message))).n_frames == 3
    stranger = sandbox.person("passer-by")
    assert not (await stranger.press(table.board, forged, stale=True)).message["attachments"]


def texts(message: dict[str, object]) -> list[dict[str, str]]:
    """Return the parts of a message's one frame."""
    (frame,) = message["components"]  # type: ignore[misc]
    parts: list[dict[str, str]] = frame["components"]
    return parts
