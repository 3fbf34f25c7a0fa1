"""The data export: everything stored about a user as one JSON value, described in docs/privacy-export.md.

It holds the user's own data: no number or name of others, except the names on the user's own list; and of a running
game nothing that the user cannot see there. Secrets of a table are not even read for it.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any, Final

from bot.domain.preferences import QuietHours
from bot.store import Entry, PersonalData, Status, TableFacts
from bot.store.personal_data import OwnLogRow, OwnPractice, OwnRatedGame, OwnResult, OwnSeat
from bot.tables.stored_reviews import SeatReview, review_of

FORMAT: Final = "sobek-data"
VERSION: Final = 1


def export_data(user: int, about: PersonalData, now: int) -> dict[str, Any]:
    """Return all data stored about a user, with every log row of theirs.

    Args:
        user: the user's id.
        about: the stored data, the log included.
        now: the present moment.
    """
    return {
        "format": FORMAT,
        "version": VERSION,
        "written": _moment(now),
        "user": str(user),
        "choices": _choices(about),
        "tables": [_table(one) for one in about.tables.values()],
        "seats": [_seat(one) for one in about.seats],
        "moves": [_act(one) for one in about.log],
        "plans": [
            {
                "table": table,
                "seat": one.seat,
                "kind": one.kind,
                "plan": one.body,
                "at": _moment(one.at),
                "void": one.void,
            }
            for table, one in about.plans
        ],
        "notes": [{"table": one.game, "text": one.text, "at": _moment(one.at)} for one in about.notes],
        "motions": [
            {
                "table": table,
                "kind": one.kind.value,
                "seat": one.seat,
                "name": one.name,
                "at": _moment(one.at),
                "accepted": one.accepted,
            }
            for table, one in about.motions
        ],
        "answers": [
            {"table": one.game, "kind": one.kind.value, "seat": one.about, "yes": one.yes} for one in about.ballots
        ],
        "lobbies": [
            {
                "table": table,
                "kind": one.kind.value,
                "name": one.name,
                "at": _moment(one.at),
                "until": _moment(one.until),
                "invited": one.by is not None,
            }
            for table, one in about.guests
        ],
        "guests": [
            {"table": table, "at": _moment(one.at), "until": _moment(one.until)} for table, one in about.invited
        ],
        "invitations": [
            {"table": one.game, "direction": "sent" if one.sent else "received", "at": _moment(one.at)}
            for one in about.invitations
        ],
        "watches": [
            {
                "table": table,
                "letters": one.letters,
                "rounds_told": one.rounds_known,
                "letter_under_way": _moment(one.writing),
                "letters_refused": one.closed,
                "letter_unfinished": one.letter is not None,
                "at": _moment(one.at),
            }
            for table, one in about.watches
        ],
        "avoided": [{"name": one.name, "at": _moment(one.at)} for one in about.blocklist],
        "lessons": [{"game": one.game, "step": one.step, "at": _moment(one.at)} for one in about.lessons],
        "practices": [_practice(one) for one in about.practices],
        "results": [_result(one) for one in about.results],
        "rated_games": [_rated(one) for one in about.rated],
        "exclusions": [{"server": str(one.guild), "name": one.name, "at": _moment(one.at)} for one in about.exclusions],
        "ladder_changes": [
            {
                "server": str(one.guild),
                "what": one.kind.value,
                "table": one.game,
                "ladder": one.ladder,
                "yours": one.mine,
                "at": _moment(one.at),
            }
            for one in about.ladder_changes
        ],
    }


def _choices(about: PersonalData) -> dict[str, Any]:
    preferences = about.preferences
    return {
        "language": about.language,
        "reminders": {"every_seconds": preferences.interval, "where": preferences.where.value},
        "quiet_hours": _quiet(preferences.quiet),
        "time_zone": preferences.zone,
        "absences": [
            {
                "from": _moment(one.since),
                "until": _moment(one.until),
                "meanwhile": "computer" if one.stand_in else "wait",
            }
            for one in preferences.absences
        ],
        "no_invitations": about.uninvited,
        "no_help_lines": preferences.unaided,
        "no_icons": preferences.no_icons,
        "hidden_on_ladders": about.hidden,
    }


def _quiet(quiet: QuietHours | None) -> dict[str, str] | None:
    return None if quiet is None else {"from": _clock(quiet.start), "until": _clock(quiet.end)}


def _table(table: TableFacts) -> dict[str, Any]:
    agreed = None if table.agreed is None else {"pace": table.agreed[0], "fallback": table.agreed[1]}
    return {
        "table": table.id,
        "game": table.kind,
        "seats": table.size,
        "options": dict(table.options),
        "status": table.status.value,
        "ending": table.ending,
        "language": table.language,
        "pace": table.pace,
        "fallback": table.fallback,
        "agreed_to": agreed,
        "not_rated_for": list(table.unrated),
        "host": table.hosted,
        "server": str(table.guild),
        "channel": str(table.channel),
        "opened": _moment(table.created),
        # While a game is played, the time of a change could tell that another player has just made a plan.
        "changed": None if table.status is Status.RUNNING else _moment(table.updated),
        "ended": _moment(table.finished),
    }


def _seat(seating: OwnSeat) -> dict[str, Any]:
    wait = seating.wait
    waited = None
    if wait is not None:
        waited = {
            "since": _moment(wait.since),
            "told_at_table": wait.reminded,
            "told_directly": wait.written,
            "letter_under_way": _moment(wait.writing),
            "snoozed_until": _moment(wait.snoozed),
            "letters_refused": wait.closed,
            "last_sign": _moment(wait.seen),
            "looked_for": _moment(wait.looked),
            "left_server": wait.left,
        }
    return {
        "table": seating.game,
        "seat": seating.seat,
        "name": seating.name,
        "left_after": seating.until,
        "word_sha256": seating.word,
        "word_salt": None if seating.salt is None else seating.salt + 1,
        "waited_for": waited,
        "hints": seating.hints,
        "review": None if seating.review is None else _review(review_of(seating.review)),
    }


def _review(found: SeatReview) -> dict[str, Any]:
    return {
        "decisions": found.decisions,
        "luck": list(found.luck),
        "moments": [{"move": one.number, "better": one.better, "points": one.points} for one in found.lost],
    }


def _practice(practice: OwnPractice) -> dict[str, Any]:
    """Return a practice game: it is running, so without its seed and the computers' actions."""
    return {
        "game": practice.game,
        "seats": practice.seats,
        "seat": practice.seat,
        "options": dict(practice.options),
        "moves": list(practice.moves),
        "explained": list(practice.explained),
        "explains": not practice.quiet,
        "at": _moment(practice.at),
    }


def _result(result: OwnResult) -> dict[str, Any]:
    placing = result.placing
    return {
        "table": result.game,
        "seat": placing.seat,
        "at": _moment(result.at),
        "how": result.ended,
        "came_after": placing.since,
        "left_after": placing.until,
        "points": placing.points,
        "won": placing.won,
        "turns": placing.turns,
        "turns_by_computer": placing.stand_in_turns,
    }


def _rated(game: OwnRatedGame) -> dict[str, Any]:
    stands = game.settled is not None
    return {
        "table": game.game,
        "seat": game.seat,
        "name": game.name,
        "server": str(game.guild),
        "ladder": game.ladder,
        "started": _moment(game.started),
        "settled": _moment(game.settled),
        "place": game.place,
        "counted": game.counts if stands else None,
        "struck": _moment(game.struck),
    }


def _act(act: OwnLogRow) -> dict[str, Any]:
    return {
        "table": act.game,
        "number": act.number,
        "seat": act.seat,
        "what": _WHAT[act.entry],
        "code": act.code,
        "at": _moment(act.at),
    }


_WHAT: Final = {
    Entry.PLAY: "move",
    Entry.AUTO: "move of a computer",
    Entry.BACK: "take-back",
    Entry.HAND: "handed over",
    Entry.SUB: "move of a computer for you",
    Entry.ASK: "others asked about you",
    Entry.VOTE: "vote",
    Entry.LONGER: "others wait longer for you",
    Entry.GONE: "computer plays for you",
    Entry.HERE: "you are back",
    Entry.MOTION: "put to the table",
    Entry.TAKEN: "seat taken",
}


def _moment(at: int | None) -> str | None:
    """Return a moment as ISO 8601 in UTC."""
    return None if at is None else datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def _clock(minute: int) -> str:
    return f"{minute // 60:02}:{minute % 60:02}"
