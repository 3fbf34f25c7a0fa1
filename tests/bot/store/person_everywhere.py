"""A person of whom every table of the database stores something."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import insert, update

from bot.domain.preferences import Absence, QuietHours, ReminderTarget
from bot.store import Practice, SeatRow, Store
from bot.store.schema import (
    games,
    ladder_changes,
    ladder_exclusions,
    log,
    metadata,
    rated_games,
    rated_players,
    seats,
    shown,
)
from bot.tables import ChannelRef, Tables, TableSpec
from tests.bot.at_table import ANA, BEN, CLEO, DAN

ME, NAME = 10**17 + 4711, "Somebody-4711"
NAMING = {
    *("games.host", "games.proposal", "seats.user", "seats.name", "formers.user", "formers.name"),
    *("guests.user", "guests.name", "guests.by", "motions.user", "motions.name", "watches.user", "notes.user"),
    *("notes.text", "shown.called", "shown.sending", "shown.invite", "shown.waits", "people.user", "absences.user"),
    *("invitations.inviter", "invitations.user", "avoids.user", "avoids.other", "avoids.name"),
    *("learning.user", "practices.user", "placings.user", "games.unrated", "rated_players.user"),
    *("rated_players.name", "ladder_exclusions.user", "ladder_exclusions.name"),
    *("ladder_changes.by", "ladder_changes.user"),
}
"""What may hold a person's id or name: all of it is filled with them here."""


@dataclass(frozen=True, slots=True)
class Everywhere:
    """Tables in which the person has every possible role: with and without a seat, before, in and after a game."""

    hosted: int
    visited: int
    played: int
    watched: int
    over: int
    left: int

    @property
    def all(self) -> tuple[int, ...]:
        return self.hosted, self.visited, self.played, self.watched, self.over, self.left


async def everywhere(tables: Tables, store: Store) -> Everywhere:
    """Write the person everywhere at once, where parts of the bot would write them by and by."""
    made = []
    for number in range(6):
        host, other = ((ME, BEN), (BEN, CLEO))[number % 2]
        name = NAME if host == ME else "Ben"
        table = await tables.lobbies.create(TableSpec(ChannelRef(1, 100 + number), "toy", 2, {}, "en"), host, name)
        await tables.lobbies.join(table.id, other, "Other")
        if number > 1:
            await tables.lobbies.start(table.id, host)
        if number > 3:
            await tables.early_ends.stop(table.id, host)
        made.append(table.id)
        # As if this were written by a bot that had been killed before it cleared up.
        await beside(store, table.id, lobby=number < 2, seated=host == ME)
    await store.people.choose_language(ME, "fr")
    await store.preferences.choose_reminders(ME, 7200, ReminderTarget.BOTH)
    await store.preferences.choose_quiet(ME, QuietHours(1320, 420, "Europe/Berlin"))
    await store.preferences.go_away(ME, Absence(5, 9, stand_in=True))
    await tables.blocklist.add(ME, {CLEO: "Cleo"})
    await tables.blocklist.add(BEN, {ME: NAME, CLEO: "Cleo"})
    await tables.lesson_progress.reach(ME, "toy", 2, ["one", "two", "three"])
    await tables.lesson_progress.reach(BEN, "toy", 0, ["one"])
    for user in (ME, BEN):
        await store.practices.begin(user, Practice("toy", "1", 2, 0, {}, "seed", at=tables.now))
    rows = [{"inviter": a, "user": b, "game": made[0], "at": 5} for a, b in ((ME, BEN), (BEN, ME), (BEN, CLEO))]
    async with store._database.writing() as connection:
        await connection.execute(insert(metadata.tables["invitations"]), rows)
        await connection.execute(insert(ladder_exclusions), {"guild": 1, "user": ME, "name": NAME, "at": 5})
        change = {"guild": 1, "at": 5, "kind": "exclude"}
        await connection.execute(
            insert(ladder_changes), [{**change, "by": ME, "user": BEN}, {**change, "by": BEN, "user": ME}]
        )
    return Everywhere(*made)


async def beside(store: Store, game: int, *, lobby: bool, seated: bool) -> None:
    place, other = {str(ME): 3}, {str(BEN): 3}
    sending = {"slot": "note" if lobby else "board", "nonce": "n", "version": 1, "at": 5, "look": ""}
    guest = {"game": game, "kind": "held" if lobby else "told", "at": 5, "until": None, "version": 1}
    motion = {"game": game, "at": 5, "version": 1, "accepted": False}
    watch = {"game": game, "letters": True, "rounds_known": 0, "writing": None, "closed": False, "at": 5}
    plan = {"game": game, "kind": "k", "body": "b", "version": 1, "at": 5, "void": None}
    rows: dict[str, list[dict[str, Any]]] = {
        "guests": [
            {**guest, "user": ME, "name": NAME, "by": BEN},
            {**guest, "user": DAN, "name": "Dan", "by": ME},
        ],
        "motions": [
            {**motion, "kind": "claim", "seat": 1, "user": ME, "name": NAME, "ballots": {"0": True, "1": True}},
            {**motion, "kind": "host", "seat": 1, "user": CLEO, "name": "Cleo", "ballots": {"0": True, "1": False}},
            {**motion, "kind": "offer", "seat": 0, "user": DAN, "name": "Dan", "ballots": {}},
        ],
        "watches": [{**watch, "user": ME}, {**watch, "user": DAN}],
        "notes": [
            {"game": game, "user": ME, "text": f"{NAME} thinks", "at": 5},
            {"game": game, "user": BEN, "text": "Ben thinks", "at": 5},
        ],
        "plans": [{**plan, "seat": 0}, {**plan, "seat": 1}],
    }
    async with store._database.writing() as connection:
        for name, values in rows.items():
            await connection.execute(insert(metadata.tables[name]), values)
        if not seated:
            former = {"game": game, "seat": 0, "until": 0, "user": ME, "name": NAME}
            await connection.execute(insert(metadata.tables["formers"]), former)
        state = {
            "called": {**place, **other, "0": 2},
            "sending": {**sending, "called": {**place, **other}, "told": place},
            "invite": [ME, BEN],
            "waits": {str(ME): [3, 5], str(BEN): [3, 5]},
        }
        await connection.execute(update(shown).where(shown.c.game == game).values(**state))
        proposal = {"pace": "live", "fallback": "ask", "agreed": [ME, BEN] if seated else [ME]}
        unrated = [["young", ME, None, 9], ["day", BEN, ME, 9], ["hints", None, None, None]]
        await connection.execute(update(games).where(games.c.id == game).values(proposal=proposal, unrated=unrated))
        if not lobby:
            await connection.execute(
                insert(rated_games), {"game": game, "guild": 1, "ladder": "toy", "started": 5, "settled": 6}
            )
            player = {"game": game, "place": 1, "counts": True}
            players = [{**player, "seat": seat, "user": ME, "name": NAME} for seat in (0, 1)]
            await connection.execute(insert(rated_players), players)


def forget(tables: Tables) -> Any:
    """Return the deletion."""
    return tables.people.erase(ME, lambda language: f"merchant-{language}")


async def many(store: Store, count: int, moves: int) -> None:
    """Write so many games that are over, each with so many moves, half of them Ana's."""
    made = [await store.load(1)]
    assert made[0] is not None
    game = {column.name: getattr(made[0].game, column.name) for column in games.columns if column.name != "id"}
    async with store._database.writing() as connection:
        for number in range(count):
            values = {**game, "status": "finished", "channel": 10_000 + number, "options": dict(game["options"])}
            id_ = (await connection.execute(insert(games).returning(games.c.id), values)).scalar_one()
            two = [SeatRow(0, ANA, "Ana"), SeatRow(1, BEN, "Ben")]
            await connection.execute(
                insert(seats),
                [{"game": id_, "seat": s.seat, "user": s.user, "name": s.name} for s in two],
            )
            await connection.execute(
                insert(log),
                [
                    {"game": id_, "number": n, "first": n, "entry": "play", "seat": n % 2, "code": f"code{n}", "at": n}
                    for n in range(moves)
                ],
            )
