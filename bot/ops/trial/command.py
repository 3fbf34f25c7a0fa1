"""The command itself: it connects, tries one thing after the other, cleans up, and leaves what it saw."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Final

import discord

from bot.config.settings import Config
from bot.discord_api.errors import NETWORK
from bot.discord_api.gateway import point_to
from bot.discord_api.login_errors import explanation
from bot.interactions.permissions import missing_permissions
from bot.ops.errors import OperationFailed
from bot.ops.trial.again import KEPT, WAIT, Kept, forget, keep, later, read, stays
from bot.ops.trial.assumptions import ASSUMPTIONS, BY_CODE, Needs
from bot.ops.trial.person_trials import WITH_PERSON, begin
from bot.ops.trial.report import Row, Verdict, line, summary
from bot.ops.trial.session import MESSAGES, USUAL, Session, Tempo, TrialClient
from bot.ops.trial.trials import ALONE, Seen, Trial, named
from bot.ops.trial.wire import Untried

PLAN: Final = """\
In channel {channel} about 25 messages are posted, edited and deleted again, one after another, and a thread is made.
One person is asked there to press buttons for five minutes, best with a phone, and is mentioned five times.
One message stays, with what was seen. Stop the bot first; games and database are not touched."""

_UNREACHED: Final = "Discord cannot be reached: is this machine online?"
_PATIENCE: Final = 60.0
"""Seconds for signing in, and for the servers to be told."""

Say = Callable[[str], None]


async def run(
    config: Config,
    channel: int,
    say: Say,
    *,
    tempo: Tempo = USUAL,
    now: Callable[[], float] = time.time,
    file: Path = KEPT,
) -> int:
    """Try everything that can be tried now, and leave a message with it.

    Args:
        config: the bot's settings.
        channel: the id of a text channel.
        say: takes each line for the operator.
        tempo: how long it waits.
        now: tells the moment, in seconds since 1970.
        file: where it is kept what `again` needs.

    Returns:
        0 if all that was tried is as expected, else 1.

    Raises:
        OperationFailed: it cannot be tried in this channel, or the bot is running.
    """
    rows: list[Row] = []
    async with _connected(config, tempo) as client:
        session = _session(client, channel, tempo)
        try:
            await session.clean_up()
            say("Now press “I take part” in the channel. Each row is told here as it comes.")
            await begin(session)
            for trial in (*WITH_PERSON, *ALONE):
                await _do(trial, session, rows, say)
        finally:
            await session.clean_up()
        rows += [Row(one.code, Verdict.NOT_TRIED, _later(now())) for one in ASSUMPTIONS if one.needs is Needs.HOUR]
        for row in rows[-2:]:
            say(line(row))
        await _leave(session, rows, say, now(), file)
    return _ended(rows, say)


async def again(config: Config, say: Say, *, now: Callable[[], float] = time.time, file: Path = KEPT) -> int:
    """Try what needs an hour's wait, and write it into the message that was left.

    Args:
        config: the bot's settings.
        say: takes each line for the operator.
        now: tells the moment, in seconds since 1970.
        file: what the first run has kept; it is deleted.

    Returns:
        0 if all that was tried is as expected, else 1.

    Raises:
        OperationFailed: there is no first run, or it is too early.
    """
    kept = read(file, now())
    rows: list[Row] = []
    async with _logged_in(config) as client:
        session = Session(client, kept.channel, 0, discord.Permissions.none(), USUAL)
        for trial in later(kept):
            await _do(trial, session, rows, say)
        new = {row.code: row for row in rows}
        try:
            await session.edit(kept.message, stays([new.get(row.code, row) for row in kept.rows]))
        except Untried as error:
            say(f"The message that was left could not be edited: {error}.")
    forget(file)
    return _ended(rows, say)


async def _do(trial: Trial, session: Session, rows: list[Row], say: Say) -> None:
    """Do a trial and add its rows; those that are not reached are not tried."""
    seen: dict[str, Seen] = {}
    why = "nothing was seen"
    try:
        async for one in trial.do(session):
            seen[one.code] = one
    except Untried as error:
        why = str(error)
    for code in trial.codes:
        rows.append(_row(seen[code]) if code in seen else Row(code, Verdict.NOT_TRIED, why))
        say(line(rows[-1]))


def _row(seen: Seen) -> Row:
    return Row(seen.code, Verdict.RIGHT if seen.text == BY_CODE[seen.code].expected else Verdict.WRONG, seen.text)


def _ended(rows: Iterable[Row], say: Say) -> int:
    rows = list(rows)
    say(summary(rows))
    return int(any(row.verdict is Verdict.WRONG for row in rows))


def _later(now: float) -> str:
    return f"`sobek-bot try --again` after {time.strftime('%H:%M', time.localtime(now + WAIT))}"


async def _leave(session: Session, rows: Sequence[Row], say: Say, now: float, file: Path) -> None:
    """Post the message that stays, and keep what the next run needs."""
    for note in session.notes:
        say(note)
    try:
        answer = await session.request("POST", MESSAGES, stays(rows), channel_id=session.channel)
    except Untried as error:
        say(f"The message with the rows could not be posted: {error}.")
        return
    if not answer.taken:
        say(f"The message with the rows was {answer.refusal}.")
        return
    token = session.last.token if session.last is not None else ""
    try:
        keep(file, Kept(session.channel, int(answer.body["id"]), token, now, tuple(rows)))
    except OSError as error:
        say(f"{file} cannot be written ({error.strerror}): there is nothing for --again.")
    else:
        say(f"For --again it is kept in {file}.")


def _session(client: TrialClient, channel: int, tempo: Tempo) -> Session:
    """Return a run in a channel, with its permissions looked at.

    Raises:
        OperationFailed: there is no such channel, or the bot may not do there what it needs.
    """
    found = client.get_channel(channel)
    if not isinstance(found, discord.TextChannel):
        raise OperationFailed(f"The bot sees no text channel {channel}: copy the id of one in a server that it is in.")
    have = found.permissions_for(found.guild.me)
    if lacking := missing_permissions(have, thread=False):
        raise OperationFailed(f"The bot lacks in this channel: {named(lacking)}. Grant it to the bot's role there.")
    return Session(client, channel, found.guild.id, have, tempo)


@asynccontextmanager
async def _logged_in(config: Config, tempo: Tempo = USUAL) -> AsyncIterator[TrialClient]:
    """Log in as the bot does, without the gateway.

    Raises:
        OperationFailed: Discord cannot be reached or does not let the bot in.
    """
    if config.api_url is not None:
        point_to(config.api_url)
    client = TrialClient(tempo.ready, config.proxy)
    try:
        with _explained():
            async with asyncio.timeout(_PATIENCE):
                await client.login(config.token)
        yield client
    finally:
        await client.close()


@asynccontextmanager
async def _connected(config: Config, tempo: Tempo) -> AsyncIterator[TrialClient]:
    """Log in, and connect to the gateway, by which presses come.

    Raises:
        OperationFailed: Discord cannot be reached or does not let the bot in.
    """
    async with _logged_in(config, tempo) as client:
        running = asyncio.create_task(client.connect())
        ready = asyncio.create_task(client.wait_until_ready())
        try:
            with _explained():
                await asyncio.wait({running, ready}, timeout=_PATIENCE, return_when=asyncio.FIRST_COMPLETED)
                if running.done():
                    await running
                if not ready.done():
                    raise TimeoutError
            yield client
        finally:
            ready.cancel()
            await client.close()
            await asyncio.gather(running, ready, return_exceptions=True)


@contextmanager
def _explained() -> Iterator[None]:
    """Say in one line why Discord does not let the bot in.

    Raises:
        OperationFailed: it does not.
    """
    try:
        yield
    except NETWORK:
        raise OperationFailed(_UNREACHED) from None
    except discord.DiscordException as error:
        raise OperationFailed(explanation(error) or _UNREACHED) from None
