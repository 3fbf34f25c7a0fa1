"""The trial on the sandbox: all rows are as expected there, and each belief that is broken turns its row."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from bot.discord_api.login_errors import BAD_TOKEN
from bot.ops.errors import OperationFailed
from bot.ops.try_discord.assumptions import ASSUMPTIONS, Needs
from bot.ops.try_discord.command import run
from bot.ops.try_discord.person_trials import TAKE_PART, WORDS
from bot.ops.try_discord.trial_session import MARK, THREAD, texts
from sandbox import component_checks, ratelimits
from sandbox.person import components_of, text_of
from sandbox.ratelimits import Figure
from sandbox.server import Sandbox
from sandbox.uploads import Body
from tests.bot.ops.try_discord.taking_part import (
    CHANNEL,
    QUICK,
    UNATTENDED,
    bring_emojis,
    config_of,
    taking_part,
    tried,
    verdicts,
)
from tests.sandbox.conftest import point

HOUR = {one.code for one in ASSUMPTIONS if one.needs is Needs.HOUR}
LIMITS = {"token-limit", "patch-bucket", "window", "figures"}
"""What is not tried where Discord tells no rate limits, as the sandbox without them."""


@pytest.fixture
async def sandbox(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Sandbox]:
    async with Sandbox() as sandbox:
        point(monkeypatch, sandbox)
        bring_emojis(sandbox)
        yield sandbox


@pytest.mark.thorough  # it keeps Discord's rate limits, and waits for them
async def test_all_rows_are_as_expected_on_the_sandbox(sandbox: Sandbox, tmp_path: Path) -> None:
    sandbox.limit_rates()
    async with taking_part(sandbox) as taking:
        code, said = await tried(sandbox, tmp_path)
    assert verdicts(said) == {one.code: "-" if one.code in HOUR else "ok" for one in ASSUMPTIONS}, said
    assert code == 0
    assert said[-1] == "As expected: 23. Not as expected: 0. Not tried: 2."
    assert sandbox.rate_limits.earned == {}
    assert sandbox.warnings == []
    assert len(taking.pressed) < 20


async def test_one_message_stays_and_a_thread_in_the_archive(sandbox: Sandbox, tmp_path: Path) -> None:
    async with taking_part(sandbox) as taking:
        _, said = await tried(sandbox, tmp_path)
    (message,) = taking.person.sees(CHANNEL)
    assert MARK not in text_of(message)
    assert f"{len(ASSUMPTIONS) - len(HOUR | LIMITS)}. Not as expected: 0. Not tried: 6." in text_of(message)
    assert all(one.assumed in text_of(message) for one in ASSUMPTIONS)
    assert taking.person.pings(CHANNEL) == []
    (thread,) = [one for one in sandbox.world.channels.values() if one.name == THREAD]
    assert thread.archived
    assert any(THREAD in line for line in said)
    async with taking_part(sandbox):
        await tried(sandbox, tmp_path)
    assert [one for one in sandbox.world.channels.values() if one.name == THREAD] == [thread]
    assert thread.archived


async def test_a_bot_that_manages_threads_leaves_none(sandbox: Sandbox, tmp_path: Path) -> None:
    sandbox.permit(CHANNEL, manage_threads=True)
    await tried(sandbox, tmp_path, UNATTENDED)
    assert [one for one in sandbox.world.channels.values() if one.name == THREAD] == []


BROKEN: dict[str, set[str]] = {
    "v2_push_has_words": {"push-v2"},
    "content_push_is_empty": {"push-content"},
    "silent_pushes": {"push-silent"},
    "edits_push": {"edit-push"},
    "edits_drop_mentions": {"edit-highlight"},
    "gallery_deferrals_refused": {"gallery-deferred"},
    "originals_stay": {"press-delete"},
    "phone_keeps_no_forms": {"form-same-id"},
    "phone_keeps_any_form": {"form-new-id"},
    "gallery_patches_refused": {"gallery-patch"},
    "nonces_ignored": {"nonce-there", "nonce-deleted"},
    "deleted_nonces_post": {"nonce-deleted"},
    "emojis_lost": {"emojis"},
    "archived_edits_taken": {"thread-edit"},
    "archived_threads_stay": {"thread-send"},
}
"""Which rows each quirk of the sandbox turns."""

TOGETHER = set(BROKEN) - {"phone_keeps_any_form", "deleted_nonces_post"}


def turned(said: list[str]) -> set[str]:
    return {code for code, verdict in verdicts(said).items() if verdict == "OTHER"}


async def test_what_is_otherwise_on_discord_turns_its_rows(sandbox: Sandbox, tmp_path: Path) -> None:
    for quirk in TOGETHER:
        setattr(sandbox.quirks, quirk, True)
    async with taking_part(sandbox) as taking:
        code, said = await tried(sandbox, tmp_path)
    assert code == 1
    assert turned(said) == set().union(*(BROKEN[quirk] for quirk in TOGETHER)), said
    (line,) = [line for line in said if " push-v2 " in line]
    assert "PINGS_AS_TEXT=off" in line
    assert len(taking.person.sees(CHANNEL)) == 1


@pytest.mark.thorough
@pytest.mark.parametrize("quirk", sorted(BROKEN))
async def test_each_belief_that_is_broken_turns_its_own_rows_alone(
    sandbox: Sandbox, tmp_path: Path, quirk: str
) -> None:
    setattr(sandbox.quirks, quirk, True)
    async with taking_part(sandbox):
        code, said = await tried(sandbox, tmp_path)
    assert (code, turned(said)) == (1, BROKEN[quirk]), said


async def test_other_sizes_turn_their_rows(sandbox: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sandbox.schema = None  # it has figures of its own
    monkeypatch.setattr(component_checks, "MOST_COMPONENTS", 41)
    monkeypatch.setattr(component_checks, "MOST_TEXT", 3999)
    monkeypatch.setattr(component_checks, "MOST_ALT", 1025)
    _, said = await tried(sandbox, tmp_path, UNATTENDED)
    assert turned(said) == {"components", "characters", "alt-text"}
    assert any("seen: 40 taken, 41 taken" in line for line in said)
    assert any("seen: 4000 refused, 4001 refused" in line for line in said)


def one_bucket(method: str, template: str) -> str:
    return template.removesuffix("/#")


async def test_other_rate_limits_turn_their_rows(
    sandbox: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sandbox.limit_rates()
    plenty = Figure(50, 2.0)
    monkeypatch.setattr(ratelimits, "FIGURES", dict.fromkeys(ratelimits.FIGURES, plenty))
    monkeypatch.setattr(ratelimits, "_HOOKS", plenty)
    monkeypatch.setattr(ratelimits, "_UNLIMITED", ratelimits.re.compile("nothing"))
    monkeypatch.setattr(ratelimits, "bucket_of", one_bucket)
    slide(monkeypatch)
    async with taking_part(sandbox):
        _, said = await tried(sandbox, tmp_path)
    assert turned(said) == LIMITS | {"callback-free"}, said


def slide(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a window go on with each request."""
    left: Callable[[Any, float], int] = ratelimits._Window.left

    def slides(window: Any, now: float) -> int:
        rest = left(window, now)
        window.ends = now + window.figure.seconds
        return rest

    monkeypatch.setattr(ratelimits._Window, "left", slides)


async def test_where_nobody_presses_all_else_is_tried(sandbox: Sandbox, tmp_path: Path) -> None:
    code, said = await tried(sandbox, tmp_path, UNATTENDED)
    alone = {one.code for one in ASSUMPTIONS if one.needs is Needs.NOTHING} - LIMITS
    assert {row for row, verdict in verdicts(said).items() if verdict == "ok"} == alone
    assert code == 0
    assert sum("not tried: nobody pressed within 0 s" in line for line in said) == 11


async def test_without_a_phone_what_needs_none_is_tried(sandbox: Sandbox, tmp_path: Path) -> None:
    async with taking_part(sandbox, phone=False):
        code, said = await tried(sandbox, tmp_path)
    phone = {one.code for one in ASSUMPTIONS if one.needs is Needs.PHONE}
    assert {row for row, verdict in verdicts(said).items() if verdict == "-"} == phone | HOUR | LIMITS
    assert sum("no phone was there" in line for line in said) == len(phone)
    assert code == 0


async def test_the_presses_of_others_are_refused_kindly(sandbox: Sandbox, tmp_path: Path) -> None:
    alice, bob = sandbox.person("alice"), sandbox.person("bob")
    running = asyncio.create_task(tried(sandbox, tmp_path))
    message = await sandbox.wait_for(lambda: next(iter(alice.sees(CHANNEL)), None))
    await alice.press(message, TAKE_PART, wait=0.05)
    question = await sandbox.wait_for(
        lambda: next((one for one in bob.sees(CHANNEL) for part in components_of(one) if part["label"] == WORDS), None)
    )
    answer = await bob.press(question, WORDS)
    assert (answer.text, answer.ephemeral) == ("This is not for you, or not now.", True)
    async with taking_part(sandbox):
        code, said = await running
    assert (code, verdicts(said)["push-v2"]) == (0, "ok")


async def test_a_press_that_comes_twice_is_answered_once(sandbox: Sandbox, tmp_path: Path) -> None:
    sandbox.repeat_interactions(100)
    async with taking_part(sandbox):
        code, said = await tried(sandbox, tmp_path)
    assert (code, turned(said)) == (0, set())


async def test_what_a_killed_run_left_is_deleted_by_the_next(sandbox: Sandbox, tmp_path: Path) -> None:
    await tried(sandbox, tmp_path, UNATTENDED)
    (first,) = sandbox.person("alice").sees(CHANNEL)
    sandbox.fail(status=403, method="DELETE", times=100)
    await tried(sandbox, tmp_path, UNATTENDED)
    left = [one for one in sandbox.person("alice").sees(CHANNEL) if MARK in text_of(one)]
    assert left
    sandbox.person("bob").say(CHANNEL, f"Bob quotes: {MARK}")
    sandbox.faults.clear()
    await tried(sandbox, tmp_path, UNATTENDED)
    there = sandbox.person("alice").sees(CHANNEL)
    assert [one["author"]["username"] for one in there if MARK in text_of(one)] == ["bob"]
    assert there[0] == first
    assert len(there) == 4


async def test_a_channel_that_is_none_and_permissions_that_are_missing_are_named(
    sandbox: Sandbox, tmp_path: Path
) -> None:
    config = config_of(sandbox, tmp_path)
    with pytest.raises(OperationFailed, match="sees no text channel 12345"):
        await run(config, 12345, [].append, tempo=QUICK)
    sandbox.permit(CHANNEL, attach_files=False, read_message_history=False)
    with pytest.raises(OperationFailed, match="Attach Files, Read Message History"):
        await tried(sandbox, tmp_path)
    assert sandbox.person("alice").sees(CHANNEL) == []
    sandbox.permit(CHANNEL, attach_files=True, read_message_history=True, create_public_threads=False)
    _, said = await tried(sandbox, tmp_path, UNATTENDED)
    assert sum("not tried: missing: Create Public Threads" in line for line in said) == 2


async def test_a_token_that_discord_does_not_know_is_one_line(sandbox: Sandbox, tmp_path: Path) -> None:
    config = replace(config_of(sandbox, tmp_path), token="bad token")
    with pytest.raises(OperationFailed) as caught:
        await run(config, sandbox.channel(CHANNEL).id, [].append, tempo=QUICK)
    assert str(caught.value) == BAD_TOKEN


async def test_what_is_tried_goes_through_the_proxy(sandbox: Sandbox, tmp_path: Path) -> None:
    """It is asked for another host than itself, and knows no token."""
    hosts: set[str] = set()

    async def answer(request: web.Request) -> web.Response:
        hosts.add(request.host)
        return web.json_response({}, status=401)

    app = web.Application()
    app.router.add_route("*", "/{rest:.*}", answer)
    async with TestServer(app) as server:
        proxy = f"http://127.0.0.1:{server.port}"
        config = replace(config_of(sandbox, tmp_path), api_url="http://discord.invalid", proxy=proxy)
        with pytest.raises(OperationFailed) as caught:
            await run(config, sandbox.channel(CHANNEL).id, [].append, tempo=QUICK)
    assert str(caught.value) == BAD_TOKEN
    assert hosts == {"discord.invalid"}


async def test_a_discord_that_fails_in_between_is_no_broken_belief(sandbox: Sandbox, tmp_path: Path) -> None:
    sandbox.fail(status=503, method="POST", path="/messages$", times=100)
    code, said = await tried(sandbox, tmp_path)
    assert turned(said) == set()
    assert code == 0
    assert any("could not be posted: Discord answers 503" in line for line in said)


async def test_a_bot_that_runs_beside_is_found_out(
    sandbox: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    create = sandbox.interactions.create

    def answered(*given: Any, **more: Any) -> Any:
        interaction = create(*given, **more)
        sandbox.interactions.respond(interaction.id, interaction.token, Body({"type": 6}))
        return interaction

    monkeypatch.setattr(sandbox.interactions, "create", answered)
    async with taking_part(sandbox):
        with pytest.raises(OperationFailed, match="stop the bot"):
            await tried(sandbox, tmp_path)
    assert sandbox.person("alice").sees(CHANNEL) == []


async def test_no_token_is_said_or_posted(sandbox: Sandbox, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with taking_part(sandbox) as taking:
        _, said = await tried(sandbox, tmp_path)
    tokens = {one.token for one in sandbox.interactions._known.values()}
    assert len(tokens) >= 10
    shown = "\n".join([*said, text_of(taking.person.sees(CHANNEL)[0])])
    assert [token for token in tokens if token in shown] == []
    assert (tmp_path / "try.json").stat().st_mode & 0o77 == 0


def test_what_is_deleted_again_has_the_mark() -> None:
    assert MARK in str(texts("words"))
