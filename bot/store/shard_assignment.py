"""Which servers a process looks after, when several processes share them by Discord's shards."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ShardAssignment:
    """The shards of one process; by default the only one, which has every server.

    Args:
        count: into how many shards all servers are divided.
        ids: the shards of this process, counted from 0.

    Raises:
        ValueError: there is no such shard, or none at all.
    """

    count: int = 1
    ids: frozenset[int] = frozenset({0})

    def __post_init__(self) -> None:
        if not self.ids or not all(0 <= one < self.count for one in self.ids):
            raise ValueError(f"shards are numbered from 0 to {self.count - 1}")

    @property
    def whole(self) -> bool:
        """Whether these are all shards, so that no other process changes anything."""
        return len(self.ids) == self.count

    def owns(self, guild: int | None) -> bool:
        """Return whether a server is among them; what belongs to no server (None or 0) is shard 0's."""
        return ((guild or 0) >> 22) % self.count in self.ids


ALL = ShardAssignment()
"""Every server, in one process."""
