"""What a bot says of everything that is stored, as plain data under names that no renaming in the code touches."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import select

from bot.store import Store
from bot.store.schema import games
from bot.tables import PracticeGame, Status, Table, Tables
from tests.bot.faults.world import GUILD, NAMES

GUILDS = (GUILD, 2)
PRACTISED = ("sobek", "duel")


async def everything(tables: Tables, store: Store) -> dict[str, Any]:
    """Return what the bot says of every table, person and server."""
    numbers = await numbers_of(store)
    counts = {" ".join(key): value for key, value in sorted((await store.lessons.counts()).items())}
    return {
        "tables": {str(number): await table_said(tables, await tables.get(number)) for number in numbers},
        "people": {str(user): await person_said(tables, user) for user in NAMES},
        "servers": {str(guild): await server_said(tables, guild) for guild in GUILDS},
        "lessons": counts,
    }


async def numbers_of(store: Store) -> list[int]:
    """Return the numbers of all tables."""
    async with store._database.reading() as connection:
        return list(await connection.scalars(select(games.c.id).order_by(games.c.id)))


async def table_said(tables: Tables, table: Table) -> dict[str, Any]:
    """Return what the bot says of a table: what everybody may know, and what each seat may."""
    seats = [await _seat_said(tables, table, player.seat) for player in table.players]
    outcome = table.seen_by(None)
    over = table.status is Status.FINISHED
    return {
        "kind": table.kind,
        "size": table.size,
        "options": dict(table.options),
        "status": table.status.value,
        "version": table.version,
        "guild": table.channel_ref.guild,
        "channel": table.channel_ref.channel,
        "host": table.host,
        "host_seen": table.host_seen,
        "language": table.language,
        "pace": table.pace.value,
        "fallback": table.fallback.value,
        "proposal": [table.proposal.code, list(table.proposal.agreed)] if table.proposal is not None else None,
        "digest": table.digest,
        "words": list(table.words),
        "secret": table.secret,
        "seed": table.seed,
        "created": table.created,
        "updated": table.updated,
        "finished": table.finished,
        "closes": table.closes,
        "closing": table.closing.value,
        "role": table.role,
        "hints": table.hints,
        "hinted": {str(seat): [one.count, one.mark] for seat, one in table.hinted.items()},
        "ending": table.ending.code if table.ending is not None else None,
        "board": table.shown.board,
        "note": table.shown.note,
        "shown_versions": [table.shown.board_version, table.shown.note_version],
        "called": {_number(one): at for one, at in (table.shown.pinged or {}).items()},
        "waits": {
            _number(to): [one.decision, one.since, one.reminded, one.written, one.snoozed]
            for to, one in table.shown.waits.items()
        },
        "called_for": {_number(one): at for one, at in table.called_for.items()},
        "guests": sorted(
            [one.user, one.kind.value, one.name, one.by, one.at, one.until, one.version] for one in table.guests
        ),
        "motions": [
            [one.kind.value, one.seat, one.user, one.name, one.at, one.version, one.accepted, _keyed(one.ballots)]
            for one in table.motions
        ],
        "watches": sorted([one.user, one.letters, one.rounds_known, one.closed, one.at] for one in table.watches),
        "asked": _keyed(table.asked),
        "absent": _keyed(table.absent),
        "votes": {
            str(seat): [one.version, one.at, {str(by): ballot.value for by, ballot in one.ballots.items()}]
            for seat, one in table.votes.items()
        },
        "longer": _keyed(table.longer),
        "missed": _keyed(table.missed),
        "passed": _keyed(table.passed),
        "seats": seats,
        "scores": repr(outcome.outcome) if over and outcome is not None else None,
        "record": await tables.game_records.record(table.id) if over else None,
    }


async def _seat_said(tables: Tables, table: Table, seat: int) -> dict[str, Any]:
    player, seen = table.players[seat], table.seen_by(seat)
    found = await tables.reviews.of(table.id, seat) if table.dealt else None
    return {
        "user": player.user,
        "name": player.name,
        "level": player.level.value if player.level is not None else None,
        "word": player.word,
        "legal": [action.code for action in seen.legal] if seen is not None else None,
        "plans": [
            [
                one.kind,
                [len(wish) for wish in one.wishes],
                list(one.places),
                one.corruption,
                one.void,
                one.draft,
                one.ready,
            ]
            for one in (seen.plans if seen is not None else ())
        ],
        "takes_back": player.user is not None and table.can_take_back(player.user),
        "note": await tables.notes.of(table.id, player.user) if player.user is not None else "",
        "review": None
        if found is None
        else [
            found.decisions,
            list(found.luck),
            [[one.number, one.better, one.points, one.error] for one in found.lost],
        ],
    }


async def person_said(tables: Tables, user: int) -> dict[str, Any]:
    """Return what the bot says of a person: what is theirs alone, and the export of it."""
    people = tables.people
    habits = (await people.preferences([user]))[user]
    practised = {kind: await tables.practice_games.of(user, kind, (NAMES[user], "Merit")) for kind in PRACTISED}
    return {
        "language": (await people.reading(user))[0],
        "interval": habits.interval,
        "where": habits.where.value,
        "quiet": [habits.quiet.start, habits.quiet.end, habits.quiet.zone] if habits.quiet is not None else None,
        "zone": habits.zone,
        "away": [[one.since, one.until, one.stand_in] for one in habits.absences],
        "uninvited": habits.uninvited,
        "unaided": habits.unaided,
        "no_icons": habits.no_icons,
        "avoids": [[one.user, one.name, one.at] for one in await tables.blocklist.of(user)],
        "learning": {kind: one.step for kind, one in (await tables.lesson_progress.of(user)).items()},
        "practice": {kind: _exercise_said(one) for kind, one in practised.items() if one is not None},
        "tables": [one.id for one in await people.tables_of(user)],
        "watching": [one.id for one in await tables.spectators.tables_of(user)],
        "export": await people.export(user),
    }


def _exercise_said(exercise: PracticeGame) -> dict[str, Any]:
    practice, seen = exercise.practice, exercise.table.seen_by(exercise.practice.seat)
    return {
        "version": practice.version,
        "seat": practice.seat,
        "moves": [list(one) for one in practice.moves],
        "status": exercise.table.status.value,
        "legal": [action.code for action in seen.legal] if seen is not None else None,
        "takes_back": exercise.can_take_back,
    }


async def server_said(tables: Tables, guild: int) -> dict[str, Any]:
    """Return what the bot says of a server's settings."""
    settings = await tables.guild_settings.of(guild)
    return {
        "language": settings.language,
        "channels": list(settings.channels),
        "role": settings.role,
        "pace": settings.pace.value,
        "fallback": settings.fallback.value,
        "threads": settings.threads,
        "quiet": [settings.quiet.start, settings.quiet.end, settings.quiet.zone] if settings.quiet else None,
        "zone": settings.zone,
        "openers": settings.openers.value,
        "opener_role": settings.opener_role,
    }


def _keyed(values: Mapping[int, Any]) -> dict[str, Any]:
    return {str(key): value for key, value in values.items()}


def _number(recipient: Any) -> str:
    """Return the number by which a recipient is stored; before November 27, 2026 the bot knew them by it alone."""
    if isinstance(recipient, int):
        return str(recipient)
    from bot.store.recipient_codec import number_of

    return str(number_of(recipient))
