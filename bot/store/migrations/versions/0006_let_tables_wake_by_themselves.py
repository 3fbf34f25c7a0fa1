"""Let a table say itself when it wants to be looked at next; the only timers there were closed lobbies."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

WAKES = sa.text("wakes IS NOT NULL")


def upgrade() -> None:
    op.add_column("games", sa.Column("closes", sa.BigInteger))
    op.add_column("games", sa.Column("wakes", sa.BigInteger))
    op.create_index(
        "games_by_the_moment_they_wake", "games", ["wakes"], sqlite_where=WAKES, postgresql_where=WAKES
    )
    op.execute(
        "UPDATE games SET closes = (SELECT at FROM timers WHERE timers.game = games.id AND timers.kind = 'lobby')"
        " WHERE status = 'lobby'"
    )
    op.execute("UPDATE games SET wakes = closes")
    op.drop_table("timers")


def downgrade() -> None:
    op.create_table(
        "timers",
        sa.Column("game", sa.Integer, nullable=False),
        sa.Column("seat", sa.SmallInteger, autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("decision", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("stage", sa.SmallInteger, nullable=False),
        sa.PrimaryKeyConstraint("game", "seat", "kind", name="pk_timers"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_timers_game", ondelete="CASCADE"),
    )
    op.create_index("timers_by_moment", "timers", ["at"])
    op.execute(
        "INSERT INTO timers (game, seat, kind, decision, at, stage)"
        " SELECT id, -1, 'lobby', 0, closes, 0 FROM games WHERE closes IS NOT NULL"
    )
    op.drop_index("games_by_the_moment_they_wake", "games")
    op.drop_column("games", "wakes")
    op.drop_column("games", "closes")
