"""Games to practise in: one person against apprentices. They are no tables, and nobody else hears of them."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from bot.domain.computer_level import Level
from bot.domain.lobby_expiry import Then
from bot.domain.pace import Fallback, Pace
from bot.store import Entry, Practice, Shown, Status
from bot.tables.auto_answer import played_on
from bot.tables.errors import Reason, TableError
from bot.tables.play import answered
from bot.tables.players import Place, Player, Sitters
from bot.tables.repository import Shelf
from bot.tables.session import Course, begin
from bot.tables.table import Table
from engine.game import IllegalAction
from engine.rules import AnyRules

SEAT: Final = 0
"""Where whoever practises sits."""
_VERSIONS: Final = 10**9
"""Versions are counted from a number below this that is drawn for each game, so that no press means an earlier one."""
_NOWHERE: Final = Place(0, 0)


@dataclass(frozen=True, slots=True)
class Exercise:
    """A game to practise in, as it is stored, and as a table that stands nowhere and has no number."""

    practice: Practice
    table: Table = field(repr=False)

    @property
    def can_take_back(self) -> bool:
        """Whether its person has made a move."""
        return any(seat == self.practice.seat for seat, _ in self.practice.moves)


class Practising:
    """Games to practise in, one a person and kind. Each is read, changed and written as a whole.

    Whoever practises may take back whatever he did: the game goes on alike if he does the same again, and it counts
    for nothing. `names` are those of the seats, in their order.
    """

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf

    async def of(self, user: int, kind: str, names: Sequence[str]) -> Exercise | None:
        """Return somebody's game, None where there is none, or none whose rules are still there.

        Raises:
            TableError: STORE.
        """
        with self._shelf.as_table_error():
            practice = await self._shelf.store.practices.of(user, kind, self._shelf.now)
        rules = None if practice is None else self._rules(practice)
        if practice is None or rules is None:
            return None
        try:
            course = _course(rules, practice)
        except IllegalAction:
            return None
        return Exercise(practice, _table(practice, user, rules, course, names))

    async def begin(self, user: int, kind: str, options: Mapping[str, str], names: Sequence[str]) -> Exercise:
        """Begin a game with as many seats as there are names, in the place of the one that is there.

        Raises:
            TableError: STORE, STALE (another was begun at the same moment).
        """
        rules, now = self._shelf.games[kind], self._shelf.now
        begun = (kind, rules.version, len(names), SEAT, options, secrets.token_hex(16))
        made = Practice(*begun, version=secrets.randbelow(_VERSIONS), at=now)
        course = await _computers(_table(made, user, rules, _course(rules, made), names), rules)
        practice = replace(made, moves=_moves(course))
        with self._shelf.as_table_error():
            await self._shelf.store.practices.begin(user, practice)
        return Exercise(practice, _table(practice, user, rules, course, names))

    async def act(
        self, user: int, kind: str, version: int, codes: Sequence[str], told: Sequence[str], names: Sequence[str]
    ) -> Exercise:
        """Make a person's actions, then what they force, and let the apprentices answer.

        Args:
            user: whose game it is.
            kind: of which kind.
            version: that of the game which he saw.
            codes: those of his actions.
            told: the codes of what was explained to him with it.
            names: see above.

        Raises:
            TableError: NO_TABLE, STALE, GAME_OVER, STORE.
            IllegalAction: one of the actions is against the rules.
        """
        now = await self._there(user, kind, version, names)
        rules, course, seat = now.table.rules, now.table._course, now.practice.seat
        if rules is None or course is None or now.table.status is not Status.RUNNING:
            raise TableError(Reason.GAME_OVER)
        course, _ = played_on(course, seat, [rules.parse(code) for code in codes])
        course = await _computers(replace(now.table, _course=course), rules)
        practice = now.practice
        new = dict.fromkeys((*practice.told, *told))
        return await self._changed(user, now, replace(practice, moves=_moves(course), told=tuple(new)), names)

    async def take_back(self, user: int, kind: str, version: int, names: Sequence[str]) -> Exercise:
        """Undo a person's last action, and all that came after it.

        Raises:
            TableError: NO_TABLE, STALE, TAKE_BACK_NOTHING, STORE.
        """
        now = await self._there(user, kind, version, names)
        moves, seat = now.practice.moves, now.practice.seat
        last = max((place for place, (actor, _) in enumerate(moves) if actor == seat), default=None)
        if last is None:
            raise TableError(Reason.TAKE_BACK_NOTHING)
        return await self._changed(user, now, replace(now.practice, moves=moves[:last]), names)

    async def explain(self, user: int, kind: str, version: int, names: Sequence[str], *, quiet: bool) -> Exercise:
        """Have what is possible explained from now on, or not.

        Raises:
            TableError: NO_TABLE, STALE, STORE.
        """
        now = await self._there(user, kind, version, names)
        return await self._changed(user, now, replace(now.practice, quiet=quiet), names)

    async def drop(self, user: int, kind: str) -> None:
        """Forget somebody's game.

        Raises:
            TableError: STORE.
        """
        with self._shelf.as_table_error():
            await self._shelf.store.practices.drop(user, kind)

    async def _there(self, user: int, kind: str, version: int, names: Sequence[str]) -> Exercise:
        found = await self.of(user, kind, names)
        if found is None:
            raise TableError(Reason.NO_TABLE)
        if found.practice.version != version:
            raise TableError(Reason.STALE)
        return found

    async def _changed(self, user: int, before: Exercise, practice: Practice, names: Sequence[str]) -> Exercise:
        changed = replace(practice, version=practice.version + 1, at=self._shelf.now)
        with self._shelf.as_table_error():
            await self._shelf.store.practices.change(user, changed)
        rules = before.table.rules
        if rules is None:
            raise TableError(Reason.RETIRED)
        return Exercise(changed, _table(changed, user, rules, _course(rules, changed), names))

    def _rules(self, practice: Practice) -> AnyRules | None:
        rules = self._shelf.games.get(practice.game)
        return None if rules is None else rules.of(practice.rules)


def _course(rules: AnyRules, practice: Practice) -> Course:
    """Play a game again from its deal; each move stands for itself.

    Raises:
        IllegalAction: the rules do not allow what was stored.
    """
    course = begin(rules.new(practice.seats, practice.options, practice.seed), 0)
    for seat, code in practice.moves:
        course = course.play(Entry.PLAY if seat == practice.seat else Entry.AUTO, seat, [rules.parse(code)])
    return course


async def _computers(table: Table, rules: AnyRules) -> Course:
    """Return the course when every apprentice has acted who is waited for."""
    course = table._course
    if course is None:
        raise TableError(Reason.RETIRED)
    while computers := [seat for seat in course.game.waiting if table.players[seat].user is None]:
        course = await answered(table, rules, course, computers[0])
    return course


def _moves(course: Course) -> tuple[tuple[int, str], ...]:
    return tuple((step.seat, step.code) for step in course.steps)


def _table(practice: Practice, user: int, rules: AnyRules, course: Course, names: Sequence[str]) -> Table:
    players = tuple(
        Player(seat, user, name) if seat == practice.seat else Player(seat, None, name, Level.APPRENTICE)
        for seat, name in enumerate(names)
    )
    return Table(
        id=0,
        kind=practice.game,
        rules=rules,
        size=practice.seats,
        options=practice.options,
        status=Status.FINISHED if course.game.outcome is not None else Status.RUNNING,
        version=practice.version,
        place=_NOWHERE,
        host=user,
        language="",
        pace=Pace.UNTIMED,
        fallback=Fallback.ASK,
        proposal=None,
        sitters=Sitters(players),
        shown=Shown(),
        digest=None,
        words=(),
        salts=(),
        salts_given=0,
        secret=None,
        seed=None,
        created=practice.at,
        updated=practice.at,
        finished=None,
        closes=None,
        closing=Then.CLOSE,
        role=None,
        host_seen=None,
        hints=False,
        hinted={},
        ending=None,
        guests=(),
        motions=(),
        watches=(),
        actor=None,
        _begun=True,
        _course=course,
    )
