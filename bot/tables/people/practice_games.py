"""Practice games: one person against apprentices. They are not tables, and nobody else learns of them."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from bot.domain.computer_level import ComputerLevel
from bot.domain.lobby_expiry_choices import LobbyExpiryAction
from bot.domain.pace import Fallback, Pace
from bot.store import Entry, Practice, ShownState, Status
from bot.tables.errors import Reason, TableError
from bot.tables.game.auto_answer import play_with_auto_answers
from bot.tables.game.session import GameSession, begin_session
from bot.tables.play import with_computer_action
from bot.tables.repository import Repository
from bot.tables.seat_history import ChannelRef, Player, SeatHistory
from bot.tables.table import Table
from engine.game import IllegalAction
from engine.rules import AnyRules

SEAT: Final = 0
"""The seat of the person who practises."""
_VERSIONS: Final = 10**9
"""Bound of the first version, drawn for each game, so that a press does not match the version of an earlier game."""
_NOWHERE: Final = ChannelRef(0, 0)


@dataclass(frozen=True, slots=True)
class PracticeGame:
    """A practice game: its stored row, and the same as a table without channel and number."""

    practice: Practice
    table: Table = field(repr=False)

    @property
    def can_take_back(self) -> bool:
        """Whether the person has made a move."""
        return any(seat == self.practice.seat for seat, _ in self.practice.moves)


class PracticeGames:
    """Practice games, one for each person and kind. Each is read, changed and written as a whole.

    The person may take back everything: the game continues in the same way after the same actions, and counts for
    nothing. `names` are the names of the seats in their order.
    """

    def __init__(self, repository: Repository) -> None:
        self._repository = repository

    async def of(self, user: int, kind: str, names: Sequence[str]) -> PracticeGame | None:
        """Return a user's game, None if there is none or its rules are gone.

        Raises:
            TableError: STORE.
        """
        practice = await self._repository.store.practices.of(user, kind, self._repository.now)
        rules = None if practice is None else self._rules(practice)
        if practice is None or rules is None:
            return None
        try:
            game_session = _replayed(rules, practice)
        except IllegalAction:
            return None
        return PracticeGame(practice, _table(practice, user, rules, game_session, names))

    async def begin(self, user: int, kind: str, options: Mapping[str, str], names: Sequence[str]) -> PracticeGame:
        """Begin a game with as many seats as names, in place of the present one.

        Raises:
            TableError: STORE, STALE (another was begun at the same moment).
        """
        rules, now = self._repository.games[kind], self._repository.now
        begun = (kind, rules.version, len(names), SEAT, options, secrets.token_hex(16))
        made = Practice(*begun, version=secrets.randbelow(_VERSIONS), at=now)
        game_session = await _computers(_table(made, user, rules, _replayed(rules, made), names), rules)
        practice = replace(made, moves=_moves(game_session))
        await self._repository.store.practices.begin(user, practice)
        return PracticeGame(practice, _table(practice, user, rules, game_session, names))

    async def act(
        self, user: int, kind: str, version: int, codes: Sequence[str], explained: Sequence[str], names: Sequence[str]
    ) -> PracticeGame:
        """Apply a person's actions and the automatic answers, and let the apprentices answer.

        Args:
            user: the person.
            kind: the kind of the game.
            version: the version of the game that the person saw.
            codes: the codes of the actions.
            explained: the codes of what was explained to the person with it.
            names: see above.

        Raises:
            TableError: NO_TABLE, STALE, GAME_OVER, STORE.
            IllegalAction: an action is against the rules.
        """
        now = await self._require_game(user, kind, version, names)
        rules, game_session, seat = now.table.rules, now.table._game_session, now.practice.seat
        if rules is None or game_session is None or now.table.status is not Status.RUNNING:
            raise TableError(Reason.GAME_OVER)
        game_session, _ = play_with_auto_answers(game_session, seat, [rules.parse(code) for code in codes])
        game_session = await _computers(replace(now.table, _game_session=game_session), rules)
        practice = now.practice
        new = dict.fromkeys((*practice.explained, *explained))
        after = replace(practice, moves=_moves(game_session), explained=tuple(new))
        return await self._changed(user, now, after, names)

    async def take_back(self, user: int, kind: str, version: int, names: Sequence[str]) -> PracticeGame:
        """Undo a person's last action, and all that came after it.

        Raises:
            TableError: NO_TABLE, STALE, TAKE_BACK_NOTHING, STORE.
        """
        now = await self._require_game(user, kind, version, names)
        moves, seat = now.practice.moves, now.practice.seat
        last = max((index for index, (actor, _) in enumerate(moves) if actor == seat), default=None)
        if last is None:
            raise TableError(Reason.TAKE_BACK_NOTHING)
        return await self._changed(user, now, replace(now.practice, moves=moves[:last]), names)

    async def explain(self, user: int, kind: str, version: int, names: Sequence[str], *, quiet: bool) -> PracticeGame:
        """Turn explanations of what is possible on or off.

        Raises:
            TableError: NO_TABLE, STALE, STORE.
        """
        now = await self._require_game(user, kind, version, names)
        return await self._changed(user, now, replace(now.practice, quiet=quiet), names)

    async def drop(self, user: int, kind: str) -> None:
        """Delete a user's game.

        Raises:
            TableError: STORE.
        """
        await self._repository.store.practices.drop(user, kind)

    async def _require_game(self, user: int, kind: str, version: int, names: Sequence[str]) -> PracticeGame:
        found = await self.of(user, kind, names)
        if found is None:
            raise TableError(Reason.NO_TABLE)
        if found.practice.version != version:
            raise TableError(Reason.STALE)
        return found

    async def _changed(self, user: int, before: PracticeGame, practice: Practice, names: Sequence[str]) -> PracticeGame:
        changed = replace(practice, version=practice.version + 1, at=self._repository.now)
        await self._repository.store.practices.change(user, changed)
        rules = before.table.rules
        if rules is None:
            raise TableError(Reason.RETIRED)
        return PracticeGame(changed, _table(changed, user, rules, _replayed(rules, changed), names))

    def _rules(self, practice: Practice) -> AnyRules | None:
        rules = self._repository.games.get(practice.game)
        return None if rules is None else rules.of(practice.rules)


def _replayed(rules: AnyRules, practice: Practice) -> GameSession:
    """Replay a practice game from its deal; each move counts as a press of its own.

    Raises:
        IllegalAction: the rules do not allow a stored action.
    """
    game_session = begin_session(rules.new(practice.seats, practice.options, practice.seed), 0)
    for seat, code in practice.moves:
        game_session = game_session.play(Entry.PLAY if seat == practice.seat else Entry.AUTO, seat, [rules.parse(code)])
    return game_session


async def _computers(table: Table, rules: AnyRules) -> GameSession:
    """Return the game session after the actions of all apprentices who are asked."""
    game_session = table._game_session
    if game_session is None:
        raise TableError(Reason.RETIRED)
    while computers := [seat for seat in game_session.game.waiting if table.players[seat].user is None]:
        game_session = await with_computer_action(table, rules, game_session, computers[0])
    return game_session


def _moves(game_session: GameSession) -> tuple[tuple[int, str], ...]:
    return tuple((step.seat, step.code) for step in game_session.steps)


def _table(practice: Practice, user: int, rules: AnyRules, game_session: GameSession, names: Sequence[str]) -> Table:
    players = tuple(
        Player(seat, user, name) if seat == practice.seat else Player(seat, None, name, ComputerLevel.APPRENTICE)
        for seat, name in enumerate(names)
    )
    return Table(
        id=0,
        kind=practice.game,
        rules=rules,
        size=practice.seats,
        options=practice.options,
        status=Status.FINISHED if game_session.game.outcome is not None else Status.RUNNING,
        version=practice.version,
        channel_ref=_NOWHERE,
        host=user,
        language="",
        pace=Pace.UNTIMED,
        fallback=Fallback.ASK,
        proposal=None,
        changed_from=None,
        wanted=None,
        seat_history=SeatHistory(players),
        shown=ShownState(),
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
        closing=LobbyExpiryAction.CLOSE,
        role=None,
        host_seen=None,
        hints=False,
        hinted={},
        rated=None,
        unrated=(),
        ending=None,
        guests=(),
        motions=(),
        watches=(),
        actor=None,
        _begun=True,
        _game_session=game_session,
    )
