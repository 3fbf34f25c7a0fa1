"""Keep tables as seats and an append-only log, so that a game is there again by replay."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

LIVE = sa.text("status IN ('lobby', 'running')")


def upgrade() -> None:
    op.create_table(
        "games",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("rules", sa.String(16), nullable=False),
        sa.Column("size", sa.SmallInteger, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("seed", sa.String(64)),
        sa.Column("status", sa.String(12), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("guild", sa.BigInteger, nullable=False),
        sa.Column("channel", sa.BigInteger, nullable=False),
        sa.Column("host", sa.BigInteger),
        sa.Column("language", sa.String(16), nullable=False),
        sa.Column("board", sa.BigInteger),
        sa.Column("due", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.Column("finished", sa.BigInteger),
        sa.PrimaryKeyConstraint("id", name="pk_games"),
        sqlite_autoincrement=True,
    )
    op.create_index(
        "one_live_game_per_channel", "games", ["channel"], unique=True, sqlite_where=LIVE, postgresql_where=LIVE
    )
    op.create_index("live_games_by_guild", "games", ["guild"], sqlite_where=LIVE, postgresql_where=LIVE)
    op.create_index(
        "games_with_a_computer_due", "games", ["id"], sqlite_where=sa.text("due"), postgresql_where=sa.text("due")
    )
    op.create_index("games_by_channel", "games", ["channel", "id"])
    op.create_table(
        "seats",
        sa.Column("game", sa.Integer, nullable=False),
        sa.Column("seat", sa.SmallInteger, autoincrement=False, nullable=False),
        sa.Column("user", sa.BigInteger),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("computer", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("game", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_seats_game", ondelete="CASCADE"),
    )
    op.create_index("seats_by_user", "seats", ["user"])
    op.create_table(
        "log",
        sa.Column("game", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, autoincrement=False, nullable=False),
        sa.Column("first", sa.Integer, nullable=False),
        sa.Column("entry", sa.String(8), nullable=False),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("game", "number", name="pk_log"),
        sa.ForeignKeyConstraint(["game"], ["games.id"], name="fk_log_game", ondelete="CASCADE"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "people",
        sa.Column("user", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("language", sa.String(16)),
        sa.PrimaryKeyConstraint("user", name="pk_people"),
    )


def downgrade() -> None:
    for name in ("people", "log", "seats", "games"):
        op.drop_table(name)
