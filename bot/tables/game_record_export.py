"""Records of finished games, with which others can check them (docs/record.md)."""

from __future__ import annotations

from bot.store import Entry, Status
from bot.tables.errors import Reason, TableError
from bot.tables.repository import Repository
from engine.chance import seed_digest
from engine.json_value import Json


class GameRecordExport:
    """Makes the records of finished games."""

    def __init__(self, repository: Repository) -> None:
        self._repository = repository

    async def record(self, table_id: int) -> dict[str, Json]:
        """Return the record of a finished game; actions that were taken back are not part of it.

        If players added words to the seed, it has the secret and the hashes of the words, and the digests of the salts
        if these were drawn before. It lists the moves that computers made for persons.

        Raises:
            TableError: NO_RECORD, NO_TABLE, STORE.
        """
        table = await self._repository.get(table_id)
        if (
            table.status is not Status.FINISHED
            or table.rules is None
            or table._game_session is None
            or table.seed is None
        ):
            raise TableError(Reason.NO_RECORD)
        steps = table._game_session.steps
        moves = [(step.seat, step.code) for step in steps]
        stand_ins = frozenset(number for number, step in enumerate(steps) if step.entry is Entry.SUB)
        record = table.rules.record(table.size, table.options, table.seed, moves, stand_ins)
        if not table.words or table.secret is None:
            return record
        mixed = {"secret": table.secret, "secret_sha256": seed_digest(table.secret), "words": list(table.words)}
        salts = {"salts_sha256": list(table.salts)} if table.salts else {}
        head = {key: record.pop(key) for key in tuple(record) if key in _HEAD}
        return {**head, **mixed, **salts, **record}


_HEAD = frozenset({"format", "game", "way", "rules", "seats", "seed", "seed_sha256"})
