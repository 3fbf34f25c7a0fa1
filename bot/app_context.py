"""What the parts of the bot share: words, tables, games, and threads that draw pictures off the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Final, ParamSpec, TypeVar

from bot.ai_workers import WorkerPool
from bot.board_picture_cache import BoardPictureCache
from bot.deadlines.stand_ins import ALL_PRESENT, Standings
from bot.domain.computer_level import ComputerLevel
from bot.domain.guild_settings import HintState
from bot.games import GAMES, Playable
from bot.i18n.messages import BoundSpeech, Words
from bot.i18n.name_sanitizer import likeness
from bot.interactions.locale import Languages
from bot.tables import Player, Table, Tables
from bot.telemetry.metrics import DRAWN
from engine.rules import AnyRules
from render.presentation import AnyFace, Seating, Standing

P = ParamSpec("P")
R = TypeVar("R")

_COMPUTERS: Final = {
    ComputerLevel.APPRENTICE: Standing.APPRENTICE,
    ComputerLevel.MERCHANT: Standing.MERCHANT,
    ComputerLevel.MASTER: Standing.MASTER,
}


@dataclass(frozen=True, repr=False)  # of all it holds, the moves of lessons alone would be thousands of characters
class App:
    """The bot without Discord: everything that screens and handlers need."""

    words: Words
    tables: Tables
    languages: Languages
    games: Mapping[str, Playable] = field(default_factory=lambda: GAMES)
    pictures: BoardPictureCache = field(default_factory=BoardPictureCache)
    drawing_threads: ThreadPoolExecutor = field(
        default_factory=lambda: ThreadPoolExecutor(2, thread_name_prefix="painter")
    )

    @property
    def searching(self) -> WorkerPool:
        """The search that judges what a seat can do."""
        return self.tables.searching

    def is_searchable(self, table: Table) -> bool:
        """Return whether a table's game can be searched, so that hints are possible."""
        return self.searching.can_search(self.rules(table))

    def hints(self, table: Table) -> HintState:
        """Return whether a table gives hints."""
        server = self.tables.guild_settings.known(table.channel_ref.guild)
        return server.hints(searched=self.is_searchable(table), chosen=table.gives_hints)

    def is_reviewable(self, table: Table) -> bool:
        """Return whether a table's game can be reviewed when it is over."""
        return self.is_searchable(table) and self.rules(table).compare is not None

    def face(self, table: Table) -> AnyFace:
        """Return the face of a table's game."""
        return self.games[table.kind].face

    def rules(self, table: Table) -> AnyRules:
        """Return the rules of a table's game: those under which it began, else the newest."""
        return table.rules or self.games[table.kind].rules

    def speech(
        self,
        table: Table,
        language: str,
        *,
        markdown: bool = True,
        players: tuple[Player, ...] | None = None,
        standings: Standings = ALL_PRESENT,
    ) -> BoundSpeech:
        """Return the words for a table, with its players or others; without `markdown`, names are not escaped.

        `standings` say who acts for a seat; the board's picture and the board as text show it.
        """
        seating = self.seating(table, language, players, standings)
        return self.words.speech(language, table.kind, seating, markdown=markdown)

    def seating(
        self,
        table: Table,
        language: str,
        players: Sequence[Player] | None = None,
        standings: Standings = ALL_PRESENT,
    ) -> tuple[Seating, ...]:
        """Return who sits at a table, or the given players of it; a deleted name is replaced by a word of `language`.

        Names that readers cannot tell apart have numbers (`SeatHistory.name_of`).
        """
        shown = table.players if players is None else players
        return tuple(Seating(self._name(table, one, language), _standing(one, standings)) for one in shown)

    def computer_name(self, table: Table, language: str) -> str:
        """Return a computer's name that is not used at the table yet."""
        taken = {likeness(player.name) for player in table.players}
        names = [self.words.text(language, f"computer-name-{number}") for number in range(1, 7)]
        return next((name for name in names if likeness(name) not in taken), names[0])

    def _name(self, table: Table, player: Player, language: str) -> str:
        return self.words.text(language, "privacy-name") if player.is_erased else table.seat_history.name_of(player)

    async def draw(self, function: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Run a drawing function in a drawing thread."""
        loop = asyncio.get_running_loop()
        with DRAWN.time():
            return await loop.run_in_executor(self.drawing_threads, lambda: function(*args, **kwargs))


def _standing(player: Player, standings: Standings) -> Standing:
    if player.level is None:
        return standings.get(player.seat, Standing.PRESENT)
    return _COMPUTERS[player.level]
