"""The results of games that ended before results were kept: each game is replayed once."""

from __future__ import annotations

import logging
from typing import Final

from bot.store import EndedGame, GameResult
from bot.tables.errors import TableError
from bot.tables.repository import Repository, table_of
from bot.tables.results import result_of

log = logging.getLogger(__name__)

_BATCH: Final = 100


class MissingResults:
    """Finds the games of this process without a result, and gives them one.

    Which these are follows from what is stored, so it can be stopped at any moment and begun again. Their tables do
    not come into memory: nobody is looking at them.
    """

    def __init__(self, repository: Repository) -> None:
        self._repository = repository

    async def find(self, after: int = 0) -> tuple[EndedGame, ...]:
        """Return the next games after this one that are over and have no result; none if there are no more.

        Raises:
            TableError: STORE.
        """
        return await self._repository.store.results.without_result(_BATCH, after)

    async def fill(self, ended: EndedGame) -> None:
        """Store the result that a game would have got at its end.

        Of a game that cannot be replayed any more it says who sat there; of one that cannot be read, only how it ended.

        Raises:
            TableError: STORE.
        """
        try:
            result = await self._result_of(ended.game)
        except TableError:
            raise
        except Exception as error:
            log.warning("table %s: nothing but its end can be read (%s)", ended.game, type(error).__name__)
            result = None
        await self._repository.store.results.keep(ended.game, result or GameResult(ended.at, ended.ended, ()))

    async def _result_of(self, game: int) -> GameResult | None:
        """Return the result of a game, None if it is not there any more."""
        stored = await self._repository.store.load(game)
        if stored is None:
            return None
        try:
            table = table_of(stored, self._repository.games)
        except Exception as error:
            # Only the type: the text of an error may name a card.
            log.warning("table %s: its game cannot be replayed (%s)", game, type(error).__name__)
            table = table_of(stored, {})
        return result_of(table)
