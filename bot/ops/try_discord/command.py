"""The command `sobek-bot try`: connect, do all trials, clean up, and leave a report in the channel."""

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
from bot.discord_api.login_errors import explanation
from bot.discord_api.sharded_client import point_to
from bot.interactions.bot_permissions import missing_permissions
from bot.ops.errors import OperationFailed
from bot.ops.try_discord.assumptions import ASSUMPTIONS, BY_CODE, Needs
from bot.ops.try_discord.later_trials import LAST_RUN_FILE, WAIT, LastRun, delete, later_trials, read, report_body, save
from bot.ops.try_discord.person_trials import WITH_PERSON, find_person
from bot.ops.try_discord.report import Row, Verdict, line, summary
from bot.ops.try_discord.requests import NotTried
from bot.ops.try_discord.trial_session import MESSAGES, USUAL, Tempo, TrialClient, TrialSession
from bot.ops.try_discord.unattended_trials import UNATTENDED, Observation, Trial, permission_names

PLAN: Final = """\
In channel {channel} about 25 messages are posted, edited and deleted again, one after another, and a thread is made.
One person is asked there to press buttons for five minutes, best with a phone, and is mentioned five times.
One message stays, with what was seen. Stop the bot first; games and database are not touched."""

_UNREACHED: Final = "Discord cannot be reached: is this machine online?"
_PATIENCE: Final = 60.0
"""Seconds to log in, and to get the servers."""

WriteLine = Callable[[str], None]


async def run(
    config: Config,
    channel: int,
    say: WriteLine,
    *,
    tempo: Tempo = USUAL,
    now: Callable[[], float] = time.time,
    file: Path = LAST_RUN_FILE,
) -> int:
    """Do all trials that can be done now, and leave a message with the report.

    Args:
        config: the bot's settings.
        channel: the id of a text channel.
        say: takes each line for the operator.
        tempo: how long the run waits for what.
        now: returns the time, in seconds since 1970.
        file: gets what `again` needs.

    Returns:
        0 if all that was tried is as expected, else 1.

    Raises:
        OperationFailed: it cannot be tried in this channel, or the bot is running.
    """
    rows: list[Row] = []
    async with _connected(config, tempo) as client:
        trial_run = _start_run(client, channel, tempo)
        try:
            await trial_run.clean_up()
            say("Now press “I take part” in the channel. Each row is told here as it comes.")
            await find_person(trial_run)
            for trial in (*WITH_PERSON, *UNATTENDED):
                await _do(trial, trial_run, rows, say)
        finally:
            await trial_run.clean_up()
        rows += [
            Row(one.code, Verdict.NOT_TRIED, _try_again_hint(now())) for one in ASSUMPTIONS if one.needs is Needs.HOUR
        ]
        for row in rows[-2:]:
            say(line(row))
        await _leave_report(trial_run, rows, say, now(), file)
    return _summarise(rows, say)


async def again(
    config: Config, say: WriteLine, *, now: Callable[[], float] = time.time, file: Path = LAST_RUN_FILE
) -> int:
    """Do the trials that need an hour's wait, and add them to the message with the report.

    Args:
        config: the bot's settings.
        say: takes each line for the operator.
        now: returns the time, in seconds since 1970.
        file: what the first run has saved; it is deleted.

    Returns:
        0 if all that was tried is as expected, else 1.

    Raises:
        OperationFailed: there is no first run, or it is too early.
    """
    last = read(file, now())
    rows: list[Row] = []
    async with _logged_in(config) as client:
        trial_run = TrialSession(client, last.channel, 0, discord.Permissions.none(), USUAL)
        for trial in later_trials(last):
            await _do(trial, trial_run, rows, say)
        new = {row.code: row for row in rows}
        try:
            await trial_run.edit(last.message, report_body([new.get(row.code, row) for row in last.rows]))
        except NotTried as error:
            say(f"The message that was left could not be edited: {error}.")
    delete(file)
    return _summarise(rows, say)


async def _do(trial: Trial, trial_run: TrialSession, rows: list[Row], say: WriteLine) -> None:
    """Do a trial and add its rows; a row without an observation counts as not tried."""
    seen: dict[str, Observation] = {}
    why = "nothing was seen"
    try:
        async for one in trial.do(trial_run):
            seen[one.code] = one
    except NotTried as error:
        why = str(error)
    for code in trial.codes:
        rows.append(_row(seen[code]) if code in seen else Row(code, Verdict.NOT_TRIED, why))
        say(line(rows[-1]))


def _row(seen: Observation) -> Row:
    return Row(seen.code, Verdict.RIGHT if seen.text == BY_CODE[seen.code].expected else Verdict.WRONG, seen.text)


def _summarise(rows: Iterable[Row], say: WriteLine) -> int:
    rows = list(rows)
    say(summary(rows))
    return int(any(row.verdict is Verdict.WRONG for row in rows))


def _try_again_hint(now: float) -> str:
    return f"`sobek-bot try --again` after {time.strftime('%H:%M', time.localtime(now + WAIT))}"


async def _leave_report(trial_run: TrialSession, rows: Sequence[Row], say: WriteLine, now: float, file: Path) -> None:
    """Post the message with the report, and save what the next run needs."""
    for note in trial_run.notes:
        say(note)
    try:
        answer = await trial_run.request("POST", MESSAGES, report_body(rows), channel_id=trial_run.channel)
    except NotTried as error:
        say(f"The message with the rows could not be posted: {error}.")
        return
    if not answer.taken:
        say(f"The message with the rows was {answer.refusal}.")
        return
    token = trial_run.last.token if trial_run.last is not None else ""
    try:
        save(file, LastRun(trial_run.channel, int(answer.body["id"]), token, now, tuple(rows)))
    except OSError as error:
        say(f"{file} cannot be written ({error.strerror}): there is nothing for --again.")
    else:
        say(f"For --again it is kept in {file}.")


def _start_run(client: TrialClient, channel: int, tempo: Tempo) -> TrialSession:
    """Return a run in a channel in which the bot has all permissions.

    Raises:
        OperationFailed: there is no such channel, or the bot lacks permissions there.
    """
    found = client.get_channel(channel)
    if not isinstance(found, discord.TextChannel):
        raise OperationFailed(f"The bot sees no text channel {channel}: copy the id of one in a server that it is in.")
    have = found.permissions_for(found.guild.me)
    if lacking := missing_permissions(have, thread=False):
        raise OperationFailed(
            f"The bot lacks in this channel: {permission_names(lacking)}. Grant it to the bot's role there."
        )
    return TrialSession(client, channel, found.guild.id, have, tempo)


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
        with _login_errors_as_lines():
            async with asyncio.timeout(_PATIENCE):
                await client.login(config.token)
        yield client
    finally:
        await client.close()


@asynccontextmanager
async def _connected(config: Config, tempo: Tempo) -> AsyncIterator[TrialClient]:
    """Log in, and connect to the gateway, which delivers presses.

    Raises:
        OperationFailed: Discord cannot be reached or does not let the bot in.
    """
    async with _logged_in(config, tempo) as client:
        running = asyncio.create_task(client.connect())
        ready = asyncio.create_task(client.wait_until_ready())
        try:
            with _login_errors_as_lines():
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
def _login_errors_as_lines() -> Iterator[None]:
    """Turn errors of the login into one line.

    Raises:
        OperationFailed: Discord does not let the bot in.
    """
    try:
        yield
    except NETWORK:
        raise OperationFailed(_UNREACHED) from None
    except discord.DiscordException as error:
        raise OperationFailed(explanation(error) or _UNREACHED) from None
