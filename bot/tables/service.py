"""The service of all tables: one attribute for each feature, over one repository."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping

from bot.ai_workers import WorkerPool
from bot.domain.ping_recipient import Recipient
from bot.store import DeletionLog, Status, Store
from bot.tables.announcements import Announcements
from bot.tables.blocklist import Blocklist
from bot.tables.early_end import EarlyEnds
from bot.tables.game.seat_memory import SeatMemory
from bot.tables.game_record_export import GameRecordExport
from bot.tables.gone_servers import GoneServers
from bot.tables.guild_settings_cache import GuildSettingsCache
from bot.tables.hint_usage import HintUsage
from bot.tables.host_succession import HostSuccession
from bot.tables.joinable_tables import JoinableTables
from bot.tables.ladders import LadderChanges
from bot.tables.lobby.actions import Lobbies
from bot.tables.lobby.changes import LobbyChanges
from bot.tables.lobby.invitations import LobbyInvitations
from bot.tables.lobby.waiting_lobby import WaitingLobbies
from bot.tables.missing_results import MissingResults
from bot.tables.overdue_players import OverduePlayers
from bot.tables.pace_changes import PaceChanges
from bot.tables.people.lesson_progress import LessonTracker
from bot.tables.people.notes import TableNotes
from bot.tables.people.practice_games import PracticeGames
from bot.tables.people.secure_deletion import SecureDeletionDuty
from bot.tables.people.user_data import UserData
from bot.tables.plans import Plans
from bot.tables.play import Play
from bot.tables.rated_results import RatedResults
from bot.tables.repository import CAPACITY, Repository
from bot.tables.seat_transfers import SeatTransfers
from bot.tables.server_results import ServerResultTotals
from bot.tables.shown_state import Outbox
from bot.tables.spectators import Spectators
from bot.tables.stored_reviews import GameReviews
from bot.tables.table import Table, is_still_pinged
from bot.tables.welcomes import Welcomes
from engine.rules import AnyRules


class Tables:
    """Finds tables, and gives access to the features. What a feature returns has been committed."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyRules],
        *,
        capacity: int = CAPACITY,
        clock: Callable[[], float] = time.time,
        searching: WorkerPool | None = None,
        deletions: DeletionLog | None = None,
    ) -> None:
        self.searching = searching or WorkerPool(games, 0)
        self._repository = repository = Repository(store, games, capacity=capacity, clock=clock)
        self.lobbies = Lobbies(repository)
        self.lobby_changes = LobbyChanges(repository)
        self.invitations = LobbyInvitations(repository)
        self.play = Play(repository, self.searching)
        self.early_ends = EarlyEnds(repository)
        self.pace_changes = PaceChanges(repository)
        self.overdue_players = OverduePlayers(repository, self.early_ends)
        self.disk_cleanup = SecureDeletionDuty(repository)
        self.rated_results = rated_results = RatedResults(repository)
        self.people = UserData(repository, self.lobbies, self.early_ends, self.disk_cleanup, rated_results, deletions)
        self.game_records = GameRecordExport(repository)
        self.outbox = Outbox(repository)
        self.guild_settings = GuildSettingsCache(repository)
        self.welcomes = Welcomes(repository)
        self.announcements = Announcements(repository)
        self.blocklist = Blocklist(repository)
        self.notes = TableNotes(repository)
        self.spectators = Spectators(repository)
        self.waiting_lobbies = WaitingLobbies(repository)
        self.seat_transfers = SeatTransfers(repository, self.early_ends)
        self.host_succession = HostSuccession(repository)
        self.plans = Plans(repository)
        self.joinable_tables = JoinableTables(repository)
        self.hints = HintUsage(repository)
        self.reviews = GameReviews(repository)
        self.missing_results = MissingResults(repository)
        self.ladder_changes = LadderChanges(repository)
        self.gone_servers = GoneServers(repository, self.guild_settings)
        self.server_results = ServerResultTotals(repository)
        self.lesson_progress = LessonTracker(repository)
        self.practice_games = PracticeGames(repository)

    @property
    def now(self) -> int:
        """The present moment, in seconds since 1970, that dates everything at tables."""
        return self._repository.now

    async def get(self, table_id: int) -> Table:
        """Return a table of any status, and read the settings of its server for `GuildSettingsCache.known`.

        Raises:
            TableError: NO_TABLE, STORE.
        """
        table = await self._repository.get(table_id)
        await self.guild_settings.of(table.channel_ref.guild)
        return table

    async def memory(self, table_id: int, seat: int) -> SeatMemory | None:
        """Return a seat's view, memory and actions in a running game; None if the game has no memory.

        Raises:
            TableError: NOT_RUNNING, GAME_OVER, RETIRED, NO_TABLE, STORE.
        """
        return await self.play.memory(table_id, seat)

    def note_name(self, table: Table, user: int, name: str) -> None:
        """Note a user's present name; if their seat at the live table has another, the next commit stores it."""
        self._repository.note_name(table, user, name)

    async def store_names(self, table_id: int) -> Table | None:
        """Store the noted names of a table if no commit has done so; return the table if it was changed.

        Raises:
            TableError: NO_TABLE, STORE.
        """
        return await self._repository.store_names(table_id)

    def is_search_next(self, table: Table) -> bool:
        """Whether the next computer to act searches, which takes a while; others act at once."""
        return self.play.is_search_next(table)

    async def live_in(self, channel: int) -> Table | None:
        """Return the live table of a channel, or None.

        Raises:
            TableError: STORE.
        """
        found = await self._repository.store.live_in_channel(channel)
        return None if found is None else await self.get(found)

    async def last_over(self, channel: int) -> Table | None:
        """Return the latest finished or stopped table of a channel, or None.

        Raises:
            TableError: STORE.
        """
        return await self._last(channel, Status.FINISHED, Status.STOPPED)

    async def last_finished(self, channel: int) -> Table | None:
        """Return the latest table of a channel that was played to its end, or None.

        Raises:
            TableError: STORE.
        """
        return await self._last(channel, Status.FINISHED)

    def is_responsible_for(self, table: Table) -> bool:
        """Whether this process is responsible for a table: shows it, lets its computers act.

        Tables of other processes may be changed here as well, as by a press in a direct message: the commit marks them
        as due, and the responsible process finds them at its next sweep.
        """
        return self._repository.is_responsible_for(table)

    async def drop_if_shared(self, table_id: int) -> None:
        """Drop a table from memory, if another process may have changed it.

        Raises:
            TableError: STORE.
        """
        if not self._repository.store.shards.whole:
            await self._repository.evict([table_id])

    def is_unchanged(self, table_id: int, version: int, called: Mapping[Recipient, int] | None = None) -> bool:
        """Whether a table still has this version and pings all these recipients, as far as is known in memory.

        Motions end without a new version, so the recipients are compared as well.
        """
        table = self._repository.peek(table_id)
        same = self._repository.version(table_id) in (None, version)
        return same and (table is None or is_still_pinged(table, called or {}))

    async def _last(self, channel: int, *statuses: Status) -> Table | None:
        found = await self._repository.store.last_of(channel, *statuses)
        return None if found is None else await self.get(found)

    def __len__(self) -> int:
        """Return the number of tables in memory."""
        return len(self._repository)
