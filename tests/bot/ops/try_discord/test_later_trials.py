"""An hour later: edits of an old message are refused after a few, and a token has ended."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.ops.errors import OperationFailed
from bot.ops.try_discord.assumptions import ASSUMPTIONS
from bot.ops.try_discord.command import again
from bot.ops.try_discord.later_trials import WAIT
from sandbox import editing, interactions
from sandbox.person import text_of
from sandbox.server import Sandbox
from tests.bot.ops.try_discord.taking_part import (
    CHANNEL,
    NOW,
    UNATTENDED,
    bring_emojis,
    config_of,
    taking_part,
    tried,
    verdicts,
)
from tests.sandbox.conftest import point


@pytest.fixture
async def sandbox(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Sandbox]:
    monkeypatch.setattr(editing, "_OLD_EDITS_WINDOW", 0.2)
    async with Sandbox() as sandbox:
        point(monkeypatch, sandbox)
        bring_emojis(sandbox)
        yield sandbox


async def later(sandbox: Sandbox, folder: Path, *, moved: float = WAIT) -> tuple[int, list[str]]:
    """Let the time pass, and try again."""
    said: list[str] = []
    sandbox.clock.advance(moved)
    config, file = config_of(sandbox, folder), folder / "try.json"
    return await again(config, said.append, now=lambda: NOW + moved, file=file), said


async def test_an_hour_later_both_rows_are_as_expected_and_stand_in_the_message(
    sandbox: Sandbox, tmp_path: Path
) -> None:
    async with taking_part(sandbox) as taking:
        await tried(sandbox, tmp_path)
    code, said = await later(sandbox, tmp_path)
    assert (code, verdicts(said)) == (0, {"old-edits": "ok", "token-ended": "ok"}), said
    assert not (tmp_path / "try.json").exists()
    (message,) = taking.person.sees(CHANNEL)
    assert "Not tried: 4." in text_of(message), "those of rate limits, which the sandbox does not keep here"
    assert all(one.assumed in text_of(message) for one in ASSUMPTIONS)


@pytest.mark.parametrize("many", [1, 9])
async def test_edits_that_are_taken_seldom_or_always_turn_their_row(
    sandbox: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, many: int
) -> None:
    async with taking_part(sandbox):
        await tried(sandbox, tmp_path)
    monkeypatch.setattr(editing, "_OLD_EDITS", many)
    code, said = await later(sandbox, tmp_path)
    assert (code, verdicts(said)["old-edits"]) == (1, "OTHER")


async def test_a_token_that_does_not_end_turns_its_row(
    sandbox: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with taking_part(sandbox):
        await tried(sandbox, tmp_path)
    monkeypatch.setattr(interactions, "TOKEN_LIFE", 1e9)
    code, said = await later(sandbox, tmp_path)
    assert (code, verdicts(said)["token-ended"]) == (1, "OTHER")


async def test_where_nobody_pressed_there_is_no_token(sandbox: Sandbox, tmp_path: Path) -> None:
    await tried(sandbox, tmp_path, UNATTENDED)
    code, said = await later(sandbox, tmp_path)
    assert (code, verdicts(said)) == (0, {"old-edits": "ok", "token-ended": "-"})


async def test_too_early_is_told_and_keeps_what_is_there(sandbox: Sandbox, tmp_path: Path) -> None:
    with pytest.raises(OperationFailed, match="run `sobek-bot try --channel ID` before"):
        await later(sandbox, tmp_path)
    await tried(sandbox, tmp_path, UNATTENDED)
    with pytest.raises(OperationFailed, match="try again in 5 min"):
        await later(sandbox, tmp_path, moved=WAIT - 290)
    assert (tmp_path / "try.json").exists()


async def test_a_message_that_was_deleted_meanwhile_is_no_broken_belief(sandbox: Sandbox, tmp_path: Path) -> None:
    await tried(sandbox, tmp_path, UNATTENDED)
    sandbox.delete_message(sandbox.person("alice").sees(CHANNEL)[0])
    code, said = await later(sandbox, tmp_path)
    assert (code, verdicts(said)["old-edits"]) == (0, "-")


async def test_a_file_that_is_damaged_is_named(sandbox: Sandbox, tmp_path: Path) -> None:
    (tmp_path / "try.json").write_text("{}")
    with pytest.raises(OperationFailed, match="cannot be read"):
        await later(sandbox, tmp_path)
